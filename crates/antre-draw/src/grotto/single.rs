//! One floor in detail: plan, chests by second, monsters, memory; beside one another, or below on a phone.

use super::plan::{self, Place};
use super::{GrottoChart, GrottoChest, GrottoFloor, has_unreachable};
use crate::svg::{Form, Svg, broken, cut, n, text_width};

const WIDE: f64 = 920.0;
const NARROW: f64 = 360.0;
/// Where the column beside the plan begins.
const COLUMN: f64 = 472.0;

/// A column of text: where it stands and how wide it is.
#[derive(Clone, Copy)]
struct Column {
    x: f64,
    width: f64,
    /// How many of the seconds fit.
    seconds: usize,
}

impl GrottoChart {
    pub(super) fn single_svg(&self, form: Form) -> String {
        let Some(floor) = self.floors.first() else { return self.sheet_svg(form) };
        let column = Column { x: COLUMN, width: WIDE - 28.0 - COLUMN, seconds: 3 };
        let (_, top) = self.started(WIDE, 0.0);
        let plan = top + 36.0;
        let end = self.column(&mut self.started(WIDE, 0.0).0, floor, column, plan);
        // Small floors are drawn larger: the plan takes the same room.
        let cell = (400.0 / f64::from(floor.side.max(10))).floor();
        let end = end.max(plan + cell * f64::from(floor.side)) + 26.0;
        let height = end + 17.0 * notes(floor, WIDE).len() as f64 + 48.0;
        let (mut svg, _) = self.started(WIDE, height);
        coordinates(&mut svg, floor, 48.0, plan, cell);
        plan::draw(&mut svg, floor, &self.words, Place { left: 48.0, top: plan, cell, fine: true });
        self.column(&mut svg, floor, column, plan);
        write_notes(&mut svg, floor, WIDE, end);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    pub(super) fn single_svg_narrow(&self, form: Form) -> String {
        let Some(floor) = self.floors.first() else { return self.sheet_svg_narrow(form) };
        let column = Column { x: 28.0, width: NARROW - 56.0, seconds: 2 };
        let (_, top) = self.started(NARROW, 0.0);
        let cell = ((NARROW - 60.0) / f64::from(floor.side)).floor().min(20.0);
        let plan = top + 30.0;
        let below = plan + cell * f64::from(floor.side) + 32.0;
        let end = self.column(&mut self.started(NARROW, 0.0).0, floor, column, below);
        let end = end + 26.0;
        let height = end + 17.0 * notes(floor, NARROW).len() as f64 + 64.0;
        let (mut svg, _) = self.started(NARROW, height);
        coordinates(&mut svg, floor, 40.0, plan, cell);
        plan::draw(&mut svg, floor, &self.words, Place { left: 40.0, top: plan, cell, fine: true });
        self.column(&mut svg, floor, column, below);
        write_notes(&mut svg, floor, NARROW, end);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    pub(super) fn started(&self, width: f64, height: f64) -> (Svg, f64) {
        let mut svg = Svg::new("grotto-floor", width, height, &self.sentence, &self.description);
        let top = svg.head(&self.sentence, &self.facts);
        (svg, top)
    }

    /// Everything beside the plan, and where it ends.
    fn column(&self, svg: &mut Svg, floor: &GrottoFloor, at: Column, top: f64) -> f64 {
        let mut y = top;
        if !floor.chests.is_empty() {
            y = self.chests(svg, floor, at, y);
        }
        y = self.monsters(svg, floor, at, y);
        y = self.memory(svg, floor, at, y + 30.0);
        self.key(svg, at, y + 34.0)
    }

    fn chests(&self, svg: &mut Svg, floor: &GrottoFloor, at: Column, top: f64) -> f64 {
        let shown = self.seconds.len().min(at.seconds);
        let first = 66.0;
        let each = (at.width - first) / shown.max(1) as f64;
        let row = 46.0;
        svg.text("l b", at.x, top, &self.words.chests_title);
        if shown > 0 {
            let height = 26.0 + row * floor.chests.len() as f64;
            svg.rect("band", at.x + first - 8.0, top - 16.0, each - 2.0, height, 6.0);
        }
        for (index, second) in self.seconds.iter().take(shown).enumerate() {
            let class = if index == 0 { "s t2 b" } else { "s t2" };
            svg.text(class, at.x + first + each * index as f64, top, second);
        }
        for (index, chest) in floor.chests.iter().enumerate() {
            let y = top + 30.0 + row * index as f64;
            svg.path("hair", &format!("M{} {}h{}", n(at.x), n(y - 20.0), n(at.width)));
            plan::chest_at(svg, chest, &format!("chest-rank-{index}"), at.x + 12.0, y + 2.0, 24.0);
            svg.text("s t2", at.x + 30.0, y + 6.0, &format!("{},{}", chest.cell.x, chest.cell.y));
            contents(svg, chest, shown, at.x + first, y, each);
        }
        top + 42.0 + row * floor.chests.len() as f64 + 14.0
    }

    fn monsters(&self, svg: &mut Svg, floor: &GrottoFloor, at: Column, top: f64) -> f64 {
        let line = cut(&floor.monsters_told, 11.0, at.width - 80.0);
        svg.text("l b", at.x, top, &self.words.monsters);
        svg.text("s t2 e", at.x + at.width, top, &line);
        svg.path("hair", &format!("M{} {}h{}", n(at.x), n(top + 9.0), n(at.width)));
        let columns = if at.width > 400.0 { 2 } else { 1 };
        let rows = floor.monsters.len().div_ceil(columns);
        let each = at.width / columns as f64;
        for (index, monster) in floor.monsters.iter().enumerate() {
            let (x, y) = (at.x + each * (index / rows) as f64, top + 30.0 + 19.0 * (index % rows) as f64);
            svg.text("s t3", x, y, &monster.number);
            let note = text_width(&monster.note, 11.0);
            let name = cut(&monster.name, 12.0, each - 48.0 - note);
            svg.text(if monster.present { "" } else { "t3" }, x + 32.0, y, &name);
            if !monster.present {
                let width = text_width(&name, 12.0) * 0.92;
                svg.path("rule", &format!("M{} {}h{}", n(x + 30.0), n(y - 4.0), n(width)));
            }
            svg.text(if monster.present { "s t2 e" } else { "s t2 b e" }, x + each - 12.0, y, &monster.note);
        }
        top + 30.0 + 19.0 * rows as f64
    }

    fn memory(&self, svg: &mut Svg, floor: &GrottoFloor, at: Column, top: f64) -> f64 {
        let memory = floor.memory;
        let scale = at.width / f64::from(memory.area.max(1));
        svg.text("l b", at.x, top, &self.words.memory);
        svg.text("s t2 e", at.x + at.width, top, &floor.memory_told);
        let taken = (f64::from(memory.taken) * scale).min(at.width);
        svg.open("plain", None);
        svg.rect("band", at.x, top + 10.0, at.width, 10.0, 3.0);
        svg.rect("dot", at.x, top + 10.0, taken, 10.0, 3.0);
        let records = (f64::from(memory.records) * scale).min(at.width - taken);
        if records > 0.0 {
            svg.rect("full", at.x + taken, top + 10.0, records, 10.0, 0.0);
        }
        svg.close();
        let mut y = top + 20.0;
        for line in broken(&floor.memory_note, 11.0, at.width) {
            y += 16.0;
            svg.text("s t2", at.x, y, &line);
        }
        y
    }

    /// The marks that the floor uses, each with its word, as many in a row as fit.
    fn key(&self, svg: &mut Svg, at: Column, top: f64) -> f64 {
        let words = &self.words;
        let mut marks = vec![
            (Mark::Arrive, &words.arrive),
            (Mark::Down, &words.go_down),
            (Mark::Doorway, &words.doorway),
            (Mark::Corridor, &words.corridor),
            (Mark::Rock, &words.rock),
        ];
        if self.has(has_unreachable) {
            marks.push((Mark::Struck, &words.unreachable));
        }
        if self.has(|floor| !floor.closed.is_empty()) {
            marks.push((Mark::Closed, &words.closed));
        }
        if self.has(|floor| !floor.ghosts.is_empty()) {
            marks.push((Mark::Ghost, &words.ghost));
        }
        if self.has(|floor| !floor.isolated.is_empty()) {
            marks.push((Mark::Isolated, &words.isolated));
        }
        let (mut x, mut y) = (at.x, top);
        for (mark, word) in marks {
            let width = 28.0 + text_width(word, 11.0);
            if x > at.x && x + width > at.x + at.width {
                (x, y) = (at.x, y + 28.0);
            }
            mark.draw(svg, x + 10.0, y);
            svg.text("s t2", x + 26.0, y + 4.0, word);
            x += width + 14.0;
        }
        y + 12.0
    }
}

/// The lines below, broken at the picture's width.
fn notes(floor: &GrottoFloor, width: f64) -> Vec<String> {
    let lines = floor.lines.iter().map(|line| line.replace('\t', ": "));
    lines.flat_map(|line| broken(&line, 12.0, width - 56.0)).collect()
}

fn write_notes(svg: &mut Svg, floor: &GrottoFloor, width: f64, top: f64) {
    for (index, line) in notes(floor, width).iter().enumerate() {
        svg.text("t2", 28.0, top + 4.0 + 17.0 * index as f64, line);
    }
}

/// What a chest holds at each of the seconds.
fn contents(svg: &mut Svg, chest: &GrottoChest, shown: usize, left: f64, y: f64, each: f64) {
    for (index, content) in chest.contents.iter().take(shown).enumerate() {
        let x = left + each * index as f64;
        let shift = if content.trap { 14.0 } else { 0.0 };
        svg.open_fact(if content.trap { "enemy" } else { "mark" }, &content.told, &content.fact);
        if content.trap {
            svg.path("fill", &format!("M{} {}l5 9h-10z", n(x + 5.0), n(y - 9.0)));
        }
        let class = if content.trap || content.rare { "b tc" } else { "" };
        svg.text(class, x + shift, y, &cut(&content.name, 12.0, each - 10.0 - shift));
        svg.text("s t2", x, y + 15.0, &content.note).close();
    }
}

/// Columns above and rows beside a plan.
fn coordinates(svg: &mut Svg, floor: &GrottoFloor, left: f64, top: f64, cell: f64) {
    for index in 0..floor.side {
        let at = f64::from(index) * cell + cell / 2.0;
        svg.text("s m t3", left + at, top - 6.0, &index.to_string());
        svg.text("s e t3", left - 8.0, top + at + 4.0, &index.to_string());
    }
}

/// A mark of the key.
#[derive(Clone, Copy)]
enum Mark {
    Arrive,
    Down,
    Doorway,
    Corridor,
    Rock,
    Struck,
    Closed,
    Ghost,
    Isolated,
}

impl Mark {
    fn draw(self, svg: &mut Svg, x: f64, y: f64) {
        match self {
            Self::Arrive | Self::Down => {
                svg.open("hero", None);
                plan::stairs(svg, x, y, 10.0, matches!(self, Self::Arrive));
                svg.close()
            }
            Self::Doorway => svg.rect("hair", x - 5.0, y - 5.0, 10.0, 10.0, 0.0),
            Self::Corridor => svg.path("rule", &format!("M{} {}h4m5 0h4", n(x - 6.5), n(y))),
            Self::Rock => svg.rect("wall", x - 8.0, y - 8.0, 16.0, 16.0, 3.0),
            Self::Struck => {
                svg.open("mark", None).rect("free", x - 9.0, y - 9.0, 18.0, 18.0, 3.0);
                svg.path("line", &format!("M{} {}l18 -18", n(x - 9.0), n(y + 9.0))).close()
            }
            Self::Closed => {
                let (l, t) = (x - 9.0, y - 9.0);
                let d = format!(
                    "M{l} {}l6 -6M{l} {}l12 -12M{l} {}l18 -18M{} {}l12 -12M{} {}l6 -6",
                    n(t + 6.0),
                    n(t + 12.0),
                    n(t + 18.0),
                    n(l + 6.0),
                    n(t + 18.0),
                    n(l + 12.0),
                    n(t + 18.0),
                    l = n(l)
                );
                svg.path("rule", &d)
            }
            Self::Ghost => svg.open("hero", None).circle("thin dash", x, y, 8.0).close(),
            Self::Isolated => svg.rect("skip", x - 8.0, y - 8.0, 16.0, 16.0, 0.0),
        };
    }
}
