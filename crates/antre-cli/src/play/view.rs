//! The page: the lesson's screen, the coming turns, the menu. On a small window the least important rows go first.

use antre::core::{Evidence, Role};
use antre::draw::{Ink, evidence_mark, role_ink};
use antre::duel::Command;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::game::{Game, Menu};

/// Columns from which the coming turns stand beside the screen.
const WIDE: u16 = 76;
/// Columns that they take there.
const PANEL: u16 = 24;
/// Rows of the screen above the enemies.
const HEAD: usize = 3;
/// Columns below which bars are left out.
const NARROW: u16 = 46;

/// A row and how soon it is given up: the highest first.
struct Row {
    line: Line<'static>,
    spare: u8,
}

pub(super) fn draw(frame: &mut Frame<'_>, game: &Game) {
    let area = frame.area();
    if area.width == 0 || area.height == 0 {
        return;
    }
    let wide = area.width >= WIDE && !game.over();
    let mut rows = screen(game, area.width);
    rows.extend(menu(game));
    rows.push(Row {
        line: line(game, Ink::Enemy, &game.note),
        spare: if game.note.is_empty() { 9 } else { 1 },
    });
    if !wide && !game.over() {
        rows.push(Row { line: coming_line(game), spare: 3 });
    }
    // Once it is over, the footer names the keys itself.
    if !game.over() {
        rows.push(Row { line: keys(game), spare: 8 });
    }
    while rows.len() > usize::from(area.height) {
        let most = rows.iter().map(|row| row.spare).max();
        let Some(at) = rows.iter().position(|row| Some(row.spare) == most) else { break };
        rows.remove(at);
    }
    let left = Rect { width: if wide { area.width - PANEL } else { area.width }, ..area };
    frame.render_widget(Paragraph::new(rows.into_iter().map(|row| row.line).collect::<Vec<_>>()), left);
    if wide {
        let panel = Rect { x: left.width, width: PANEL, ..area };
        frame.render_widget(Paragraph::new(coming_panel(game)), panel);
    }
}

/// The lesson's screen without its footer.
fn screen(game: &Game, width: u16) -> Vec<Row> {
    let lines = game.facts.screen.lines();
    let enemies = game.facts.targets.len();
    let shown = &lines[..lines.len().saturating_sub(1)];
    let mut rows = Vec::with_capacity(lines.len());
    for (at, pieces) in shown.iter().enumerate() {
        let log = at >= HEAD + enemies;
        let last = at + 1 == shown.len();
        let spare = match at {
            0 => 7,
            1 => 6,
            2 => 0,
            _ if !log => 2,
            _ if last => 3,
            // The oldest line goes first.
            _ => 5,
        };
        let short = (width < NARROW).then(|| compact(game, at, enemies)).flatten();
        let line = match short {
            Some((ink, text)) => line(game, ink, &text),
            None => styled(game, pieces),
        };
        rows.push(Row { line, spare });
    }
    if game.over() {
        rows.push(Row { line: line(game, Ink::Mark, &game.sentence), spare: 1 });
    }
    rows
}

/// The rows with bars, in few columns.
fn compact(game: &Game, at: usize, enemies: usize) -> Option<(Ink, String)> {
    let facts = &game.facts;
    if at == HEAD - 1 {
        let [life, mana] = ["play-life", "play-mana"].map(|id| game.words.word(id));
        return Some((
            Ink::Enemy,
            format!("{life} {}/{} {mana} {}", facts.hp[0], facts.max_hp[0], facts.mana),
        ));
    }
    let number = at.checked_sub(HEAD).filter(|&number| number < enemies)?;
    let target = facts.targets[number];
    let life = format!("{}/{}", facts.hp[target], facts.max_hp[target]);
    Some((Ink::Plain, format!("{} {life} {}", number + 1, facts.names[target])))
}

fn menu(game: &Game) -> Vec<Row> {
    let entries = game.entries();
    let mark = evidence_mark(Evidence::Assumed, game.style.unicode);
    let style = |at: usize, allowed: bool| {
        let style = ink(game, if allowed { Ink::Plain } else { Ink::Dim });
        if at == game.cursor { style.add_modifier(Modifier::REVERSED) } else { style }
    };
    if game.menu == Menu::Commands {
        let mut spans = Vec::with_capacity(2 * entries.len());
        for (at, entry) in entries.iter().enumerate() {
            if at > 0 {
                spans.push(Span::raw("  "));
            }
            let text = game.style.words(&format!("{} {}", at + 1, entry.text));
            spans.push(Span::styled(text, style(at, entry.allowed)));
        }
        let line = if entries.is_empty() {
            line(game, Ink::Plain, &game.words.word("play-over"))
        } else {
            Line::from(spans)
        };
        let mut rows = vec![Row { line, spare: 0 }];
        if !entries.is_empty() {
            rows.push(Row { line: prices(game), spare: 7 });
        }
        return rows;
    }
    let rows = entries.iter().enumerate().map(|(at, entry)| {
        let tag = if entry.assumed { format!("  {mark}") } else { String::new() };
        let text = game.style.words(&format!("{} {}", at + 1, entry.text));
        let spans =
            vec![Span::styled(text, style(at, entry.allowed)), Span::styled(tag, ink(game, Ink::Dim))];
        Row { line: Line::from(spans), spare: if at == game.cursor { 0 } else { 4 } }
    });
    rows.collect()
}

/// What the command under the cursor costs, and how well its rule is known.
fn prices(game: &Game) -> Line<'static> {
    let command = [Command::Strike, Command::Skill, Command::Item, Command::Flight].get(game.cursor);
    let mut of = game.facts.options.iter().filter(|option| Some(&option.command) == command);
    let told = match (of.next(), of.next()) {
        (Some(option), None) => option.told.clone(),
        (Some(first), Some(second)) => {
            let names = [first, second].into_iter().chain(of).map(|option| option.name.clone());
            names.collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    };
    let evidence = game
        .facts
        .options
        .iter()
        .find(|option| Some(&option.command) == command)
        .map_or(Evidence::Certain, |option| option.evidence);
    let word = game.words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")));
    line(game, Ink::Dim, &format!("{told}  {} {word}", evidence_mark(evidence, game.style.unicode)))
}

fn keys(game: &Game) -> Line<'static> {
    let id = if game.menu == Menu::Commands { "play-keys" } else { "play-keys-menu" };
    line(game, Ink::Dim, &game.words.word(id))
}

/// A list with a tick on each row; what differs from the order after a strike is marked.
fn coming_panel(game: &Game) -> Vec<Line<'static>> {
    let mut lines = vec![line(game, Ink::Bold, &game.words.word("play-coming"))];
    for turn in &game.facts.coming {
        let mark = if turn.differs { "_" } else { " " };
        let mut spans = vec![Span::styled(format!("{mark}{:>4} ", turn.tick), ink(game, Ink::Dim))];
        spans.push(actor(game, turn.index, turn.differs));
        lines.push(Line::from(spans));
    }
    lines
}

/// The same on one row.
fn coming_line(game: &Game) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{}:", game.words.word("play-coming")), ink(game, Ink::Bold))];
    for turn in &game.facts.coming {
        spans.push(Span::raw(if turn.differs { " _" } else { " " }));
        spans.push(actor(game, turn.index, turn.differs));
    }
    Line::from(spans)
}

fn actor(game: &Game, index: usize, differs: bool) -> Span<'static> {
    let role = if index == 0 { Role::Hero } else { Role::Enemy };
    let style = if differs {
        ink(game, Ink::Mark).add_modifier(Modifier::UNDERLINED)
    } else {
        ink(game, role_ink(role))
    };
    Span::styled(format!("{} {}", game.style.marks().role(role), game.facts.names[index]), style)
}

fn line(game: &Game, of: Ink, text: &str) -> Line<'static> {
    Line::from(Span::styled(game.style.words(text), ink(game, of)))
}

fn styled(game: &Game, pieces: &[(Ink, String)]) -> Line<'static> {
    Line::from(pieces.iter().map(|(of, text)| Span::styled(text.clone(), ink(game, *of))).collect::<Vec<_>>())
}

/// The sixteen colours of the user's own theme, or none.
fn ink(game: &Game, ink: Ink) -> Style {
    let plain = Style::new();
    if !game.colored {
        return plain;
    }
    match ink {
        Ink::Plain => plain,
        Ink::Dim => plain.add_modifier(Modifier::DIM),
        Ink::Bold => plain.add_modifier(Modifier::BOLD),
        Ink::Hero => plain.fg(Color::Blue),
        Ink::Ally => plain.fg(Color::Green),
        Ink::Enemy => plain.fg(Color::Red),
        Ink::Field => plain.fg(Color::Magenta),
        Ink::Mark => plain.fg(Color::Yellow).add_modifier(Modifier::BOLD),
    }
}
