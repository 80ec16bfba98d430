//! The space of fights: a roster, or a grid of rosters, on a range of seeds.

use std::ops::RangeInclusive;

use antre_core::Message;
use antre_duel::fast::{Plan, Summary};
use antre_duel::{Dice, Discard, Fighter, Rules, lesson};
use antre_search::{Column, Kind, Schema, Space, Stage, Stages};

use super::Told;
use crate::duel::{Fight, Grid, Roster, Vary};
use crate::error::told;
use crate::link::link;
use crate::{Error, Input, Query};

/// A fight's end.
#[derive(Debug, Clone)]
pub struct FightItem {
    /// Seed of the dice.
    pub seed: i64,
    /// Which roster of the grid.
    cell: u32,
    /// What the first and the second axis of the grid are in it.
    values: [i64; 2],
    /// How it ended.
    pub summary: Summary,
}

/// Fights of the rosters of a grid, each on the same consecutive seeds; mostly of one roster.
pub struct Fights {
    first: i64,
    /// Seeds of each roster.
    seeds: u64,
    grid: Grid,
    cells: Vec<Cell>,
    schema: Schema<FightItem>,
    edition: String,
}

struct Cell {
    roster: Roster,
    plan: Option<Plan<'static>>,
}

impl Cell {
    fn new(roster: Roster) -> Self {
        let plan = Plan::new(&roster.party, &roster.rules).map(Plan::into_owned);
        Self { roster, plan }
    }
}

impl Fights {
    /// A roster on these seeds.
    ///
    /// # Errors
    /// The range is empty.
    pub fn new(roster: &Roster, seeds: &RangeInclusive<i64>) -> Result<Self, Error> {
        Self::grid(roster, &[], seeds)
    }

    /// A roster with one or two of its stats or rules varied, on these seeds: roster by roster, the first axis fastest.
    ///
    /// # Errors
    /// The range is empty, or a value is none of the stat's or the rule's.
    pub fn grid(roster: &Roster, vary: &[Vary], seeds: &RangeInclusive<i64>) -> Result<Self, Error> {
        let (first, last) = (*seeds.start(), *seeds.end());
        let grid = Grid::new(vary)?;
        let count = (i128::from(last) - i128::from(first) + 1).max(0);
        let seeds = u64::try_from(count)
            .ok()
            .filter(|&count| count > 0 && count.checked_mul(grid.cells().len() as u64).is_some())
            .ok_or_else(|| told!("error-seeds-none", range = format!("{first}..={last}")))?;
        let mut edition = format!("{}, {}", crate::duel::edition(&roster.rules), party_word(&roster.party));
        for axis in vary {
            edition += &format!(", {axis}");
        }
        let cells = grid.cells().iter().map(|cell| grid.changed(roster, cell).map(Cell::new));
        let cells = cells.collect::<Result<Vec<Cell>, Error>>()?;
        Ok(Self { first, seeds, cells, schema: schema(&grid), grid, edition })
    }

    /// Name of the hero.
    pub fn hero(&self) -> String {
        let hero = self.cells.first().and_then(|cell| cell.roster.party.first());
        hero.map(|hero| hero.name.clone()).unwrap_or_default()
    }

    /// What varies, with its value in a fight: `hero.speed` and 12.
    pub fn varied(&self, item: &FightItem) -> impl Iterator<Item = (String, i64)> {
        self.grid.axes().iter().zip(item.values).map(|(axis, value)| (axis.name(), value))
    }

    /// The roster of a fight as a file; none for the lesson's.
    pub(crate) fn roster_text(&self, item: &FightItem) -> Option<String> {
        let roster = &self.cells[item.cell as usize].roster;
        (*roster != Roster::lesson()).then(|| roster.written())
    }

    fn seed(&self, position: u64) -> i64 {
        self.first.wrapping_add_unsigned(position % self.seeds)
    }

    fn cell(&self, position: u64) -> u32 {
        (position / self.seeds).min(self.cells.len() as u64 - 1) as u32
    }

    fn values(&self, cell: u32) -> [i64; 2] {
        let values = &self.grid.cells()[cell as usize];
        [0, 1].map(|axis| values.get(axis).copied().unwrap_or(0))
    }

    /// What a cell's items are called behind their seed: ` hero.speed=12`.
    fn cell_word(&self, cell: &[i64]) -> String {
        self.grid.axes().iter().zip(cell).map(|(axis, value)| format!(" {}={value}", axis.name())).collect()
    }
}

/// A party in words that tell two of them apart.
fn party_word(party: &[Fighter]) -> String {
    if party == lesson::party() {
        return "the lesson's party".into();
    }
    let text = format!("{party:?}");
    format!("party {}", &antre_search::sha256(text.as_bytes())[..12])
}

/// Fights by the obvious loop.
pub(crate) fn fight_slowly(party: &[Fighter], rules: &Rules, seed: i64) -> Summary {
    let outcome = lesson::fight(party, &mut Dice::new(seed), rules, &mut Discard);
    Summary {
        won: outcome.won,
        hero_hp: outcome.hp.first().map_or(0, |&hp| i32::try_from(hp).unwrap_or(i32::MAX)),
        turns: outcome.turns,
        hero_turns: outcome.hero_turns,
        ticks: outcome.ticks,
        crits: outcome.crits,
        misses: outcome.misses,
        draws: outcome.draws,
        stopped: outcome.stopped,
    }
}

/// The columns of every fight, and those of a grid's axes.
fn schema(grid: &Grid) -> Schema<FightItem> {
    let mut schema = fight_columns();
    for (axis, vary) in grid.axes().iter().enumerate() {
        let [mut who, what] = vary.path();
        let (low, high) = vary.bounds();
        let column =
            Column::int(&what, low..=high, "", "What it is in this fight", move |i: &FightItem, _| {
                i.values[axis]
            });
        let one_of_mine = |column: &Column<FightItem>| matches!(column.kind, Kind::Record(_));
        // A fighter can be called as a column is.
        while schema.column(&who).is_some_and(|column| !one_of_mine(column)) {
            who.push('_');
        }
        match schema.columns.iter_mut().find(|column| column.name == who) {
            Some(Column { kind: Kind::Record(inner), .. }) if inner.column(&what).is_none() => {
                inner.columns.push(column);
            }
            _ => schema.columns.push(Column::record(&who, "What varies in the grid", vec![column])),
        }
    }
    schema
}

fn fight_columns() -> Schema<FightItem> {
    let most = i64::from(u32::MAX);
    Schema::new(vec![
        Column::int("seed", i64::MIN..=i64::MAX, "", "Seed of the dice", |i: &FightItem, _| i.seed),
        Column::bool("won", "Whether the hero won", |i: &FightItem, _| i.summary.won),
        Column::int(
            "hp",
            0..=i64::from(i32::MAX),
            "points",
            "The hero's life at the end",
            |i: &FightItem, _| i.summary.hero_hp.into(),
        ),
        Column::int("turns", 0..=most, "turns", "Turns taken by anybody", |i: &FightItem, _| {
            i.summary.turns.into()
        }),
        Column::int("hero_turns", 0..=most, "turns", "Turns begun by the hero", |i: &FightItem, _| {
            i.summary.hero_turns.into()
        }),
        Column::int("ticks", 0..=i64::MAX, "ticks", "Tick of the last turn", |i: &FightItem, _| {
            i.summary.ticks
        }),
        Column::int("crits", 0..=most, "blows", "Critical hits", |i: &FightItem, _| i.summary.crits.into()),
        Column::int("misses", 0..=most, "blows", "Blows that missed", |i: &FightItem, _| {
            i.summary.misses.into()
        }),
        Column::int("draws", 0..=most, "draws", "Dice drawn", |i: &FightItem, _| i.summary.draws.into()),
        Column::bool("stopped", "Whether a limit ended it", |i: &FightItem, _| i.summary.stopped),
    ])
}

impl Space for Fights {
    type Item = FightItem;

    fn name(&self) -> String {
        format!("duel fights from seed {}", self.first)
    }

    fn edition(&self) -> String {
        self.edition.clone()
    }

    fn size(&self) -> u64 {
        self.seeds * self.cells.len() as u64
    }

    fn schema(&self) -> &Schema<FightItem> {
        &self.schema
    }

    fn stages(&self) -> &'static [Stage] {
        &[Stage { name: "fight", doc: "the whole fight" }]
    }

    fn blank(&self) -> FightItem {
        FightItem { seed: 0, cell: 0, values: self.values(0), summary: Summary::default() }
    }

    fn open(&self, first: u64, items: &mut [FightItem]) {
        let mut rest = items;
        let mut position = first;
        while !rest.is_empty() {
            // As many as are of one cell.
            let left = self.seeds - position % self.seeds;
            let (these, others) = rest.split_at_mut(left.min(rest.len() as u64) as usize);
            let (cell, count) = (self.cell(position), these.len());
            let (seed, values) = (self.seed(position), self.values(cell));
            let Cell { roster, plan } = &self.cells[cell as usize];
            for (seed, item) in (0..).map(|more| seed.wrapping_add_unsigned(more)).zip(these) {
                item.seed = seed;
                item.cell = cell;
                item.values = values;
                item.summary = match plan {
                    Some(plan) => plan.outcome(seed),
                    None => fight_slowly(&roster.party, &roster.rules, seed),
                };
            }
            position += count as u64;
            rest = others;
        }
    }

    fn deepen(&self, _stage: usize, _item: &mut FightItem) {}

    fn obvious(&self, position: u64, _stages: Stages) -> FightItem {
        let (seed, cell) = (self.seed(position), self.cell(position));
        let roster = &self.cells[cell as usize].roster;
        let summary = fight_slowly(&roster.party, &roster.rules, seed);
        FightItem { seed, cell, values: self.values(cell), summary }
    }

    fn id(&self, position: u64) -> String {
        let cell = &self.grid.cells()[self.cell(position) as usize];
        format!("seed {}{}", self.seed(position), self.cell_word(cell))
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        let example = self.cell_word(&self.grid.cells()[0]);
        let wrong = || match example.as_str() {
            "" => format!("seed \"{id}\": expected a whole number"),
            example => format!("seed \"{id}\": expected a whole number and a cell, such as 16{example}"),
        };
        let text = id.trim().trim_start_matches("seed ").trim();
        let (seed, word) = text.split_at(text.find(' ').unwrap_or(text.len()));
        let seed: i64 = seed.parse().map_err(|_| wrong())?;
        let cell =
            self.grid.cells().iter().position(|cell| self.cell_word(cell) == word).ok_or_else(wrong)?;
        let last = i128::from(self.first) + i128::from(self.seeds) - 1;
        u64::try_from(i128::from(seed) - i128::from(self.first))
            .ok()
            .filter(|&position| position < self.seeds)
            .map(|position| cell as u64 * self.seeds + position)
            .ok_or_else(|| format!("seed {seed}: expected {}..={last}", self.first))
    }
}

impl Told for Fights {
    fn sentence(&self, _position: u64, item: &Self::Item) -> Message {
        let summary = &item.summary;
        let varied: Vec<String> = self.varied(item).map(|(name, value)| format!("{name} {value}")).collect();
        let seed = match varied.as_slice() {
            [] => item.seed.to_string(),
            varied => format!("{} ({})", item.seed, varied.join(", ")),
        };
        Message::new(if summary.won { "search-duel-won" } else { "search-duel-lost" })
            .with("seed", seed)
            .with("hero", self.hero())
            .with("turns", summary.turns)
            .with("draws", summary.draws)
            .with("crits", summary.crits)
            .with("hp", summary.hero_hp)
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        let roster = self.roster_text(item).map(|text| Input::new("roster", text));
        let fight = Fight { seed: item.seed, roster, ..Fight::default() };
        format!("/{}", link(&Query::Duel(crate::duel::Query::Fight(fight))))
    }
}
