//! One floor's plan: rock, walls, cells, stairs, chests and what is odd about them.

use antre_core::Cell;

use super::{GrottoChest, GrottoFloor, GrottoTile, GrottoWords};
use crate::svg::{Svg, n};

/// Where a plan is drawn and how large.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) left: f64,
    pub(super) top: f64,
    /// Side of a cell.
    pub(super) cell: f64,
    /// Cell lines, doorways and corridors are drawn: there is room for them.
    pub(super) fine: bool,
}

impl Place {
    fn corner(self, x: i32, y: i32) -> (f64, f64) {
        (self.left + f64::from(x) * self.cell, self.top + f64::from(y) * self.cell)
    }

    fn middle(self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.corner(cell.x.into(), cell.y.into());
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// Unit segments that begin at grid points, joined into long ones.
    fn segments(self, points: &[(i32, i32)], (dx, dy): (i32, i32)) -> String {
        let mut d = String::new();
        for &(x, y) in points.iter().filter(|&&(x, y)| !points.contains(&(x - dx, y - dy))) {
            let length = (1..=16).find(|&k| !points.contains(&(x + k * dx, y + k * dy))).unwrap_or(16);
            let (left, top) = self.corner(x, y);
            let way = if dx == 1 { 'h' } else { 'v' };
            d += &format!("M{} {}{way}{}", n(left), n(top), n(f64::from(length) * self.cell));
        }
        d
    }
}

/// Draws a floor.
pub(super) fn draw(svg: &mut Svg, floor: &GrottoFloor, words: &GrottoWords, place: Place) {
    let size = place.cell;
    let side = f64::from(floor.side) * size;
    svg.rect("wall", place.left, place.top, side, side, size / 4.0);
    ground(svg, floor, place);
    let mut doorways = String::new();
    for (x, y) in cells(floor).filter(|_| place.fine) {
        let cell = Cell::new(x as u8, y as u8);
        if floor.tile(x, y) == GrottoTile::Doorway && !is_taken(floor, cell) {
            let ((cx, cy), q) = (place.middle(cell), size * 0.2);
            doorways += &format!("M{} {}h{q}v{q}h-{q}z", n(cx - q), n(cy - q), q = n(2.0 * q));
        }
    }
    if !doorways.is_empty() {
        svg.path("hair", &doorways);
    }
    marks(svg, floor, words, place);
    for (cell, word, fact) in [(floor.up, &words.arrive, "up"), (floor.down, &words.go_down, "down")] {
        let (cx, cy) = place.middle(cell);
        svg.open_fact("hero", &format!("{word}: {},{}", cell.x, cell.y), fact);
        stairs(svg, cx, cy, size * 0.46, fact == "up");
        svg.close();
    }
    for (index, chest) in floor.chests.iter().enumerate() {
        let (cx, cy) = place.middle(chest.cell);
        chest_at(svg, chest, &format!("chest-{index}"), cx, cy, size * 0.92);
    }
}

/// Rock, open cells, walls, corridors.
fn ground(svg: &mut Svg, floor: &GrottoFloor, place: Place) {
    let open: Vec<(i32, i32)> = cells(floor).filter(|&(x, y)| floor.is_open(x, y)).collect();
    let size = n(place.cell);
    let rows = place.segments(&open, (1, 0));
    let rows = rows.split('M').skip(1).map(|row| {
        let width = row.split('h').nth(1).unwrap_or_default();
        format!("M{row}v{size}h-{width}z")
    });
    svg.path("floor", &rows.collect::<String>());
    let shifted = |dx: i32, dy: i32, keep: fn(bool) -> bool| -> Vec<(i32, i32)> {
        let touching = open.iter().filter(|&&(x, y)| keep(floor.is_open(x + dx, y + dy)));
        touching.map(|&(x, y)| (x + dx.max(0), y + dy.max(0))).collect()
    };
    if place.fine {
        let is_open: fn(bool) -> bool = |open| open;
        let inner = place.segments(&shifted(1, 0, is_open), (0, 1));
        svg.path("cell", &(inner + &place.segments(&shifted(0, 1, is_open), (1, 0))));
        let corridor = open.iter().filter(|&&(x, y)| {
            floor.tile(x, y) == GrottoTile::Corridor && !is_taken(floor, Cell::new(x as u8, y as u8))
        });
        let dashes = corridor.map(|&(x, y)| {
            let (cx, cy) = place.middle(Cell::new(x as u8, y as u8));
            format!("M{} {}h3", n(cx - 1.5), n(cy))
        });
        let dashes: String = dashes.collect();
        if !dashes.is_empty() {
            svg.path("rule", &dashes);
        }
    }
    let is_rock: fn(bool) -> bool = |open| !open;
    let mut across = shifted(0, -1, is_rock);
    across.extend(shifted(0, 1, is_rock));
    let mut along = shifted(-1, 0, is_rock);
    along.extend(shifted(1, 0, is_rock));
    svg.path("edge", &(place.segments(&across, (1, 0)) + &place.segments(&along, (0, 1))));
}

/// Hatched cells that nobody reaches, dotted rings of old stairs, dashed squares of cells without a passage.
fn marks(svg: &mut Svg, floor: &GrottoFloor, words: &GrottoWords, place: Place) {
    let size = place.cell;
    let told = |word: &str, cell: &Cell| format!("{word}: {},{}", cell.x, cell.y);
    for cell in &floor.closed {
        let (x, y) = place.corner(cell.x.into(), cell.y.into());
        let d = [0.25, 0.5, 0.75, 1.0].map(|part| {
            let q = size * part;
            format!("M{} {}L{} {}", n(x), n(y + q), n(x + q), n(y))
        });
        let rest = [0.25, 0.5, 0.75].map(|part| {
            let q = size * part;
            format!("M{} {}L{} {}", n(x + q), n(y + size), n(x + size), n(y + q))
        });
        svg.open("", Some(&told(&words.closed, cell)));
        svg.path("rule", &(d.concat() + &rest.concat())).close();
    }
    for cell in &floor.ghosts {
        let (cx, cy) = place.middle(*cell);
        svg.open("hero", Some(&told(&words.ghost, cell)));
        svg.circle("thin dash", cx, cy, size * 0.36).close();
    }
    for cell in &floor.isolated {
        let (cx, cy) = place.middle(*cell);
        let q = size * 0.34;
        svg.open("", Some(&told(&words.isolated, cell)));
        svg.rect("skip", cx - q, cy - q, 2.0 * q, 2.0 * q, 0.0).close();
    }
}

/// Stairs: a ring with an arrow up, or a disc with an arrow down.
pub(super) fn stairs(svg: &mut Svg, cx: f64, cy: f64, radius: f64, arrive: bool) {
    svg.circle(if arrive { "free" } else { "act" }, cx, cy, radius);
    let (w, h) = (radius * 0.43, radius * if arrive { 0.3 } else { -0.3 });
    let arrow = format!("M{} {}L{} {}L{} {}", n(cx - w), n(cy + h), n(cx), n(cy - h), n(cx + w), n(cy + h));
    svg.path(if arrive { "ico" } else { "ic" }, &arrow);
}

/// A chest with its letter, struck where nobody can reach it.
pub(super) fn chest_at(svg: &mut Svg, chest: &GrottoChest, fact: &str, cx: f64, cy: f64, size: f64) {
    let half = size / 2.0;
    svg.open_fact("mark", &chest.told, fact);
    svg.rect(
        if chest.top { "act" } else { "free" },
        cx - half,
        cy - half,
        size,
        size,
        (size * 0.17).min(4.0),
    );
    let letter = if size < 18.0 { ("s", 4.0) } else { ("l", 4.5) };
    let class = format!("{} b m {}", letter.0, if chest.top { "on" } else { "tc" });
    svg.text(&class, cx, cy + letter.1, &chest.letter.to_string());
    if chest.unreachable {
        let d = format!("M{} {}L{} {}", n(cx - half), n(cy + half), n(cx + half), n(cy - half));
        svg.path(if chest.top { "ic" } else { "line" }, &d);
    }
    svg.close();
}

fn cells(floor: &GrottoFloor) -> impl Iterator<Item = (i32, i32)> {
    let side = i32::from(floor.side);
    (0..side).flat_map(move |y| (0..side).map(move |x| (x, y)))
}

/// Whether something else is drawn in a cell.
fn is_taken(floor: &GrottoFloor, cell: Cell) -> bool {
    cell == floor.up
        || cell == floor.down
        || floor.chests.iter().any(|chest| chest.cell == cell)
        || floor.isolated.contains(&cell)
        || floor.ghosts.contains(&cell)
}
