//! The space of fights: a roster on a range of seeds.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use antre_duel::fast::{Plan, Summary};
use antre_duel::{Dice, Discard, Fighter, Rules, lesson};
use antre_search::{Column, Schema, Space, Stage, Stages};

use crate::Error;
use crate::duel::Roster;

/// A fight's end.
#[derive(Debug, Clone)]
pub struct FightItem {
    /// Seed of the dice.
    pub seed: i64,
    /// How it ended.
    pub summary: Summary,
}

/// Fights of one roster on consecutive seeds.
pub struct Fights {
    first: i64,
    size: u64,
    roster: &'static Roster,
    plan: Option<Plan<'static>>,
    edition: String,
}

impl Fights {
    /// A roster on these seeds.
    ///
    /// # Errors
    /// The range is empty.
    pub fn new(roster: Roster, seeds: &RangeInclusive<i64>) -> Result<Self, Error> {
        let (first, last) = (*seeds.start(), *seeds.end());
        let size = i128::from(last) - i128::from(first) + 1;
        let size = u64::try_from(size)
            .ok()
            .filter(|&size| size > 0)
            .ok_or_else(|| Error::new(format!("seeds {first}..={last}: expected at least one seed")))?;
        let edition = format!("{}, {}", crate::duel::edition(&roster.rules), party_word(&roster.party));
        // One roster per run of the program: the plan borrows it for as long as it lasts.
        let roster: &'static Roster = Box::leak(Box::new(roster));
        Ok(Self { first, size, plan: Plan::new(&roster.party, &roster.rules), roster, edition })
    }

    /// Name of the hero.
    pub fn hero(&self) -> String {
        self.roster.party.first().map(|hero| hero.name.clone()).unwrap_or_default()
    }

    fn seed(&self, position: u64) -> i64 {
        self.first.wrapping_add_unsigned(position)
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

static SCHEMA: LazyLock<Schema<FightItem>> = LazyLock::new(|| {
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
});

impl Space for Fights {
    type Item = FightItem;

    fn name(&self) -> String {
        format!("duel fights from seed {}", self.first)
    }

    fn edition(&self) -> String {
        self.edition.clone()
    }

    fn size(&self) -> u64 {
        self.size
    }

    fn schema(&self) -> &Schema<FightItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[Stage { name: "fight", doc: "the whole fight" }]
    }

    fn blank(&self) -> FightItem {
        FightItem { seed: 0, summary: Summary::default() }
    }

    fn open(&self, first: u64, items: &mut [FightItem]) {
        for (position, item) in (first..).zip(items) {
            item.seed = self.seed(position);
            item.summary = match &self.plan {
                Some(plan) => plan.outcome(item.seed),
                None => fight_slowly(&self.roster.party, &self.roster.rules, item.seed),
            };
        }
    }

    fn deepen(&self, _stage: usize, _item: &mut FightItem) {}

    fn obvious(&self, position: u64, _stages: Stages) -> FightItem {
        let seed = self.seed(position);
        FightItem { seed, summary: fight_slowly(&self.roster.party, &self.roster.rules, seed) }
    }

    fn id(&self, position: u64) -> String {
        format!("seed {}", self.seed(position))
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        let wrong = || format!("seed \"{id}\": expected a whole number");
        let seed: i64 = id.trim_start_matches("seed ").trim().parse().map_err(|_| wrong())?;
        let last = i128::from(self.first) + i128::from(self.size) - 1;
        u64::try_from(i128::from(seed) - i128::from(self.first))
            .ok()
            .filter(|&position| position < self.size)
            .ok_or_else(|| format!("seed {seed}: expected {}..={last}", self.first))
    }
}
