//! The page: the clock, what is wanted and when, the moments that set it. On a small window the least important rows go
//! first; the clock and what comes soonest stay.

use antre::core::Message;
use antre::dq9::Window;
use antre::draw::{Ink, evidence_mark};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::clock::Shown;
use super::watch::{Next, Watch};
use crate::terminal::{Row, fit, ink};

/// Columns below which a row says only when and where.
const NARROW: u16 = 46;

pub(super) fn draw(frame: &mut Frame<'_>, watch: &Watch) {
    let area = frame.area();
    if area.width == 0 || area.height == 0 {
        return;
    }
    let mut rows = vec![
        Row {
            line: line(watch, Ink::Dim, &format!("{} · {}", watch.facts.map, watch.facts.name)), spare: 6
        },
        Row { line: clock(watch, area.width), spare: 0 },
    ];
    rows.extend(wants(watch, area.width));
    rows.push(Row {
        line: line(watch, Ink::Mark, &watch.note),
        spare: if watch.note.is_empty() { 9 } else { 2 },
    });
    rows.extend(wrapped(watch, &moments(watch), area.width, 5));
    rows.extend(wrapped(watch, &watch.words.word("watch-keys"), area.width, 7));
    let mut page = Paragraph::new(fit(rows, area.height));
    if watch.flashes() {
        page = page.style(Style::new().add_modifier(Modifier::REVERSED));
    }
    frame.render_widget(page, area);
}

/// `1:07.3`.
fn time(shown: Shown) -> String {
    let sign = if shown < 0 { "-" } else { "" };
    let tenths = shown.unsigned_abs() / 100;
    format!("{sign}{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

fn clock(watch: &Watch, width: u16) -> Line<'static> {
    let shown = watch.shown();
    let offset = 1_000 * Shown::from(watch.facts.stopwatch_offset);
    let mut text = format!("T {}", time(shown));
    if width >= NARROW {
        let mark = evidence_mark(watch.facts.offset_evidence, watch.style.unicode);
        let said = Message::new("watch-offset").with("offset", watch.facts.stopwatch_offset);
        text = format!("{text}   s {}   {mark} {}", time(shown - offset), watch.words.say(&said));
    }
    let mut spans = vec![Span::styled(watch.style.words(&text), ink(watch.colored, Ink::Bold))];
    if !watch.clock.runs() {
        let told = if watch.clock.untouched() {
            let tenths = watch.facts.start_tenths;
            let start = format!("{}.{}", tenths / 10, tenths % 10);
            watch.words.say(&Message::new("watch-ready").with("start", start))
        } else {
            watch.words.word("watch-stopped")
        };
        spans.push(Span::raw("   "));
        spans.push(Span::styled(watch.style.words(&told), ink(watch.colored, Ink::Mark)));
    }
    Line::from(spans)
}

fn place(window: &Window) -> String {
    let chests = window.chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    format!("B{}F {chests}", window.floor)
}

fn span((from, to): (u32, u32)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// A row for each thing wanted, the soonest being given up last.
fn wants(watch: &Watch, width: u16) -> Vec<Row> {
    let wait = |want: usize| match watch.next(want) {
        Next::Now(..) => 0,
        Next::In(_, wait) => wait,
        Next::Over => Shown::MAX,
    };
    let soonest = (0..watch.facts.wants.len()).min_by_key(|&want| wait(want));
    let rows = watch.facts.wants.iter().enumerate().map(|(at, want)| {
        let told =
            |id: &'static str, wait: Shown| watch.words.say(&Message::new(id).with("time", time(wait)));
        let (of, when, window) = match watch.next(at) {
            Next::Now(window, left) => {
                let now = watch.words.word("watch-now");
                (Ink::Mark, format!("{now} · {}", told("watch-left", left)), Some(window))
            }
            Next::In(window, wait) => (Ink::Plain, told("watch-in", wait), Some(window)),
            Next::Over => (Ink::Dim, watch.words.word("watch-over"), None),
        };
        let text = match window {
            Some(window) if width < NARROW => format!("{when} {}", place(window)),
            Some(window) => {
                let hollow = if window.hollow {
                    format!("  ({})", watch.words.word("dq9-word-hollow"))
                } else {
                    String::new()
                };
                format!(
                    "{when:<24} T {:<9} {:<10} {}{hollow}",
                    span(window.stopwatch),
                    place(window),
                    want.item
                )
            }
            None => format!("{when:<24} {}", want.item),
        };
        Row { line: line(watch, of, &text), spare: if Some(at) == soonest { 1 } else { 3 } }
    });
    rows.collect()
}

/// The moments that set it, each with its key and how well it is known.
fn moments(watch: &Watch) -> String {
    let title = format!("0 {}", watch.words.word("dq9-moment-title"));
    let each = watch.facts.moments.iter().zip(1u32..).map(|(moment, key)| {
        let word = watch.words.word(&format!("dq9-moment-{}", moment.moment.word()));
        let mark = evidence_mark(moment.evidence, watch.style.unicode);
        format!("{key} {word} T {} {mark}", moment.stopwatch)
    });
    let all: Vec<String> = std::iter::once(title).chain(each).collect();
    all.join("  ")
}

/// Dim rows of pieces that two blanks part, as many on each as it has room for.
fn wrapped(watch: &Watch, text: &str, width: u16, spare: u8) -> Vec<Row> {
    let mut rows: Vec<Line<'static>> = Vec::new();
    let mut so_far = String::new();
    for piece in text.split("  ") {
        let longer = if so_far.is_empty() { piece.to_owned() } else { format!("{so_far}  {piece}") };
        if !so_far.is_empty() && Line::raw(longer.as_str()).width() > width.into() {
            rows.push(line(watch, Ink::Dim, &so_far));
            piece.clone_into(&mut so_far);
        } else {
            so_far = longer;
        }
    }
    rows.push(line(watch, Ink::Dim, &so_far));
    rows.into_iter().map(|line| Row { line, spare }).collect()
}

fn line(watch: &Watch, of: Ink, text: &str) -> Line<'static> {
    Line::from(Span::styled(watch.style.words(text), ink(watch.colored, of)))
}
