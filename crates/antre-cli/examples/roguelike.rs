//! A roguelike's loop on other people's rules: a floor of Dragon Quest IX, turns from the energy queue, `ratatui` to draw.
//!
//! `cargo run -p antre-cli --example roguelike` plays (arrows or hjkl, `.` waits, q leaves);
//! `… -- --keys llll.jj` plays those keys and prints the last screen.

use std::error::Error;
use std::io::IsTerminal;

use antre::core::Cell;
use antre_dq9::{Edition, Floor, Header, MapId, Tile};
use antre_duel::Rules;
use antre_duel::queue::{HeapQueue, Queue};
use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use ratatui::backend::{Backend, TestBackend};
use ratatui::widgets::{Block, Paragraph};
use ratatui::{Terminal, layout::Rect};

/// What an action costs, as in the duel's lesson.
const COST: i64 = 100;

struct Actor {
    mark: char,
    at: Cell,
}

struct Game {
    floor: Floor,
    /// The hero first.
    actors: Vec<Actor>,
    queue: HeapQueue,
    caught: bool,
    left: bool,
}

impl Game {
    fn new(map: &str, number: u8) -> Result<Self, antre_dq9::Error> {
        let id: MapId = map.parse()?;
        let floor = Floor::of(id, &Header::of(id), number, &Edition::WESTERN)?;
        // A mimic is as good a monster as any: one stands on every chest, slower and faster than the hero.
        let mut actors = vec![Actor { mark: '@', at: floor.layout.up }];
        actors.extend(floor.layout.chests.iter().map(|&at| Actor { mark: 'm', at }));
        let speeds: Vec<i64> =
            (0..actors.len() as i64).map(|place| 10 + 3 * (place % 3) - 3 * (place / 3)).collect();
        Ok(Self { queue: HeapQueue::new(&speeds, &Rules::LESSON), floor, actors, caught: false, left: false })
    }

    fn open(&self, at: Cell) -> bool {
        let row = self.floor.layout.tiles.get(usize::from(at.y));
        row.and_then(|row| row.get(usize::from(at.x))).is_some_and(|tile| !tile.is_blocked())
    }

    fn free(&self, at: Cell) -> bool {
        self.open(at) && self.actors.iter().all(|actor| actor.at != at)
    }

    /// Lets monsters act until it is the hero's turn.
    fn until_hero(&mut self) {
        while let Some(turn) = self.queue.next() {
            if turn.index == 0 || self.caught {
                return;
            }
            self.monster(turn.index);
            self.queue.pay(turn.index, COST);
        }
    }

    /// One step nearer, if there is one; a monster beside the hero catches it.
    fn monster(&mut self, index: usize) {
        let (from, hero) = (self.actors[index].at, self.actors[0].at);
        if from.manhattan(hero) == 1 {
            self.caught = true;
            return;
        }
        let step = steps(from).into_iter().filter(|&to| self.free(to)).min_by_key(|to| to.manhattan(hero));
        if let Some(to) = step.filter(|to| to.manhattan(hero) < from.manhattan(hero)) {
            self.actors[index].at = to;
        }
    }

    fn hero(&mut self, key: KeyCode) {
        let [up, down, left, right] = steps(self.actors[0].at);
        let to = match key {
            KeyCode::Up | KeyCode::Char('k') => up,
            KeyCode::Down | KeyCode::Char('j') => down,
            KeyCode::Left | KeyCode::Char('h') => left,
            KeyCode::Right | KeyCode::Char('l') => right,
            KeyCode::Char('.') => self.actors[0].at,
            _ => return,
        };
        if to != self.actors[0].at && !self.free(to) {
            return;
        }
        self.actors[0].at = to;
        self.left = to == self.floor.layout.down;
        self.queue.pay(0, COST);
        self.until_hero();
    }

    fn over(&self) -> bool {
        self.caught || self.left
    }

    fn screen(&self) -> String {
        let mut lines = String::new();
        for (y, row) in (0..).zip(&self.floor.layout.tiles) {
            for (x, tile) in (0..).zip(row) {
                let at = Cell::new(x, y);
                let actor = self.actors.iter().find(|actor| actor.at == at);
                lines.push(
                    actor.map_or_else(|| mark(*tile, at == self.floor.layout.down), |actor| actor.mark),
                );
            }
            lines.push('\n');
        }
        lines
    }

    fn told(&self) -> String {
        match (self.caught, self.left) {
            (true, _) => "Caught.".into(),
            (_, true) => "You go down.".into(),
            _ => format!("tick {}, energy {}", self.queue.tick(), self.queue.energy(0)),
        }
    }
}

fn steps(at: Cell) -> [Cell; 4] {
    let Cell { x, y } = at;
    // Beyond an edge there is rock, which 255 is as well.
    [(x, y.wrapping_sub(1)), (x, y + 1), (x.wrapping_sub(1), y), (x + 1, y)].map(|(x, y)| Cell::new(x, y))
}

const fn mark(tile: Tile, down: bool) -> char {
    match tile {
        _ if down => '>',
        Tile::Rock | Tile::Line => '#',
        Tile::Doorway => '+',
        Tile::Floor | Tile::Corridor | Tile::Up | Tile::Down | Tile::Chest => '.',
    }
}

fn draw<B: Backend>(terminal: &mut Terminal<B>, game: &Game) -> Result<(), B::Error> {
    terminal.draw(|frame| {
        let area = frame.area().intersection(Rect::new(0, 0, 18, 18));
        let block = Block::bordered().title("grotto").title_bottom(game.told());
        frame.render_widget(Paragraph::new(game.screen()).block(block), area);
    })?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new("B5:15522", 4)?;
    game.until_hero();
    let given: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, keys] = given.as_slice()
        && flag == "--keys"
    {
        let mut terminal = Terminal::new(TestBackend::new(18, 18))?;
        for key in keys.chars().map(KeyCode::Char) {
            if !game.over() {
                game.hero(key);
            }
        }
        draw(&mut terminal, &game)?;
        println!("{}", terminal.backend());
        return Ok(());
    }
    if !std::io::stdin().is_terminal() {
        return Err("no terminal: expected one, or --keys KEYS".into());
    }
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, &mut game);
    ratatui::restore();
    Ok(played?)
}

fn play(terminal: &mut ratatui::DefaultTerminal, game: &mut Game) -> std::io::Result<()> {
    loop {
        draw(terminal, game)?;
        if let Event::Key(key) = event::read()?
            && key.kind == KeyEventKind::Press
        {
            if key.code == KeyCode::Char('q') || game.over() {
                return Ok(());
            }
            game.hero(key.code);
        }
    }
}
