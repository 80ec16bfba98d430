//! Maps whose chests give something at seconds that players can hit (`docs/rules/dq9.md`, section 19).

use antre_core::{Evidence, Message, Value};
use antre_dq9::tables::{Content, Language};
use antre_dq9::timer_search::{
    Clock, Load, Pattern, Searcher, Stage, Target, TimerSearch, keep_nearest_deeper,
};
use antre_dq9::{Edition, Header, Item, MapId, MapName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::language;
use super::{Among, EditionOptions, Names, Parts, answered, counted, steps, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Table, Words};

/// What is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum FarmPattern {
    /// Several chests of one floor near the entrance have it right after the save is loaded (QL)
    #[default]
    QuickLoad,
    /// Several floors have it at one second (5A, 9A)
    AllFloors,
    /// The third chests of two neighbouring floors have it (3rd)
    ThirdChests,
    /// A first or second chest has it at once, then a third chest, which is slow, has its partner (Combo)
    Combo,
}

/// How the clock is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum ClockOption {
    /// The save is loaded: second 1 alone, second 2 with four
    #[default]
    Load,
    /// Pals Past & Present with two consoles: second 0
    Five,
    /// Pals Past & Present, then out of both screens: second 4
    Nine,
}

/// Finds maps whose chests give something right after the save is loaded, or at another second that one can hit.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-farm"))]
#[serde(deny_unknown_fields)]
pub struct Farm {
    /// What is looked for
    #[cfg_attr(feature = "clap", arg(value_enum, value_name = "PATTERN"))]
    pub pattern: FarmPattern,
    /// An item, gold (670 gold) or trap monster in any language, or millionaire, s-weapon, metal-slime-piece
    #[cfg_attr(feature = "clap", arg(value_name = "ITEM"))]
    pub item: String,
    /// How the clock is set
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "CLOCK", default_value_t))]
    #[serde(default)]
    pub clock: ClockOption,
    /// Walking distances too, shortest first; items of deep floors are then looked for on floor 10 as well
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(default)]
    pub way: bool,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Which maps are looked at.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub among: Among,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// A map that has what was looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FarmRow {
    /// The map.
    pub map: MapId,
    /// The six hex digits that players use.
    pub community: String,
    /// Its name.
    pub name: String,
    /// What its floors offer.
    pub stages: Vec<Stage>,
}

/// Maps that have what was looked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FarmFacts {
    /// What the chests give.
    pub item: String,
    /// What was looked for.
    pub pattern: FarmPattern,
    /// How the clock is set.
    pub clock: ClockOption,
    /// How many maps there are in all.
    pub found: u32,
    /// The first of them: by way if it was asked for, else by rank and seed.
    pub maps: Vec<FarmRow>,
}

impl FarmPattern {
    const fn word(self) -> &'static str {
        match self {
            Self::QuickLoad => "quick-load",
            Self::AllFloors => "all-floors",
            Self::ThirdChests => "third-chests",
            Self::Combo => "combo",
        }
    }

    const fn of_rules(self) -> Pattern {
        match self {
            Self::QuickLoad => Pattern::QuickLoad,
            Self::AllFloors => Pattern::AllFloors,
            Self::ThirdChests => Pattern::ThirdChests,
            Self::Combo => Pattern::Combo,
        }
    }
}

impl ClockOption {
    const fn of_rules(self) -> Clock {
        match self {
            Self::Load => Clock::Load,
            Self::Five => Clock::Five,
            Self::Nine => Clock::Nine,
        }
    }
}

impl Farm {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let target = Target::named(&self.item)?;
        self.check(target)?;
        let maps = self.among.read(&edition, detail)?;
        let words = detail.words();
        let language = language(self.names, detail);
        let search = TimerSearch {
            pattern: self.pattern.of_rules(),
            target,
            clock: self.clock.of_rules(),
            routes: self.way,
        };
        let mut hits = Searcher::new().run_on(maps.ids().into_iter(), &search);
        if self.way {
            keep_nearest_deeper(&mut hits);
            let nearest =
                |stages: &[Stage]| stages.iter().filter_map(|stage| stage.routes.first()).min().copied();
            hits.sort_by_key(|hit| (nearest(&hit.stages).unwrap_or(u32::MAX), hit.id));
        }
        let found = hits.len() as u32;
        let rows = hits.into_iter().take(maps.limit).map(|hit| FarmRow {
            map: hit.id,
            community: hit.id.community(),
            name: MapName::of(&Header::quick(hit.id)).in_language(language),
            stages: hit.stages,
        });
        let facts = FarmFacts {
            item: target_said(target, language, &words),
            pattern: self.pattern,
            clock: self.clock,
            found,
            maps: rows.collect(),
        };
        Ok(told(facts, &edition, &words))
    }

    /// Refuses searches that nothing can come of.
    fn check(&self, target: Target) -> Result<(), Error> {
        match self.pattern {
            FarmPattern::QuickLoad | FarmPattern::AllFloors if target.is_trap() => {
                Err(told!("error-dq9-farm-trap", item = target.word()))
            }
            FarmPattern::Combo if !target.has_combo() => {
                Err(told!("error-dq9-farm-combo", item = target.word()))
            }
            _ => Ok(()),
        }
    }
}

/// What a target is called.
pub(super) fn target_said(target: Target, language: Language, words: &Words) -> String {
    match target {
        Target::Item(name) => Item::named(name).map_or_else(
            |_| name.into(),
            |item| match item.content() {
                Content::Gold(gold) => words.say(&Message::new("dq9-gold").with("gold", gold)),
                _ => item.words().in_language(language).to_owned(),
            },
        ),
        set => words.word(&format!("dq9-set-{}", set.word())),
    }
}

fn told(facts: FarmFacts, edition: &Edition, words: &Words) -> Answer {
    let id = match (facts.found, facts.maps.first()) {
        (0, _) => "dq9-farm-none",
        (_, None) => "dq9-farm-count",
        (_, Some(_)) => "dq9-farm",
    };
    let pattern = words.word(&format!("dq9-farm-{}", facts.pattern.word()));
    let mut message =
        counted(id, facts.found as usize).with("item", facts.item.as_str()).with("pattern", pattern);
    if let Some(first) = facts.maps.first() {
        message = message.with("first", first.name.as_str()).with("map", first.map.to_string());
    }
    let mut notes = Vec::new();
    let hidden = facts.found as usize - facts.maps.len();
    if hidden > 0 {
        notes.push(counted("dq9-special-more", hidden));
    }
    notes.push(match facts.clock {
        ClockOption::Load => Message::new("dq9-chests-party")
            .with("solo", edition.moments.solo + edition.stopwatch_offset)
            .with("party", edition.moments.party + edition.stopwatch_offset),
        ClockOption::Five => Message::new("dq9-moment-five-how"),
        ClockOption::Nine => Message::new("dq9-moment-nine-how"),
    });
    let (picture, table) = (picture(&facts, words), table(&facts));
    let parts = Parts {
        // The contents are certain; that these seconds can be hit was measured.
        evidence: Evidence::SingleSource,
        message,
        notes,
        picture,
        table,
        found: facts.found > 0,
    };
    answered(edition, words, parts, Facts::Dq9Farm(Box::new(facts)))
}

/// `1 2` of an opening, with who opens them: `1 2 (solo)`.
fn openings(stage: &Stage, words: &Words) -> String {
    let said = stage.openings.iter().map(|opening| {
        let chests = opening.chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        match opening.load {
            Load::Solo => format!("{chests} ({})", words.word("dq9-moment-solo")),
            Load::Party => format!("{chests} ({})", words.word("dq9-moment-party")),
            Load::Fixed => chests,
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

fn thirds(stage: &Stage) -> String {
    let said = stage.thirds.iter().map(|(floor, chest)| format!("B{floor}F {chest}"));
    let places = said.collect::<Vec<_>>().join(", ");
    match stage.third_second {
        Some(second) if !places.is_empty() => format!("{places} · s {second}"),
        _ => places,
    }
}

fn picture(facts: &FarmFacts, words: &Words) -> Picture {
    if facts.maps.is_empty() {
        return Picture::None;
    }
    let stages = || facts.maps.iter().flat_map(|row| &row.stages);
    let (opened, later, walked) = (
        stages().any(|stage| !stage.openings.is_empty()),
        stages().any(|stage| !stage.thirds.is_empty()),
        stages().any(|stage| !stage.routes.is_empty()),
    );
    let rows = facts.maps.iter().flat_map(|row| {
        row.stages.iter().enumerate().map(move |(index, stage)| {
            let mut cells =
                if index == 0 { vec![row.map.to_string(), row.name.clone()] } else { vec![String::new(); 2] };
            if opened {
                cells.push(format!("B{}F {}", stage.floor, openings(stage, words)));
            }
            if later {
                cells.push(thirds(stage));
            }
            if walked {
                let ways = stage.routes.iter().map(|&way| steps(way, words));
                cells.push(ways.collect::<Vec<_>>().join(" / "));
            }
            cells
        })
    });
    let mut columns = vec![("map", Align::Left), ("name", Align::Left)];
    columns.extend(opened.then_some(("at-once", Align::Left)));
    columns.extend(later.then_some(("later", Align::Left)));
    columns.extend(walked.then_some(("way", Align::Left)));
    text_table(words, &columns, rows.collect())
}

fn table(facts: &FarmFacts) -> Table {
    let rows = facts.maps.iter().flat_map(|row| {
        row.stages.iter().map(move |stage| {
            let chests = |load: &[Load]| {
                let opening = stage.openings.iter().find(|opening| load.contains(&opening.load));
                opening.map_or_else(String::new, |opening| {
                    opening.chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
                })
            };
            let places: Vec<String> =
                stage.thirds.iter().map(|(floor, chest)| format!("{floor}/{chest}")).collect();
            vec![
                Value::from(row.map.to_string()),
                Value::from(row.community.as_str()),
                Value::from(row.name.as_str()),
                Value::from(stage.floor),
                Value::from(chests(&[Load::Solo, Load::Fixed])),
                Value::from(chests(&[Load::Party, Load::Fixed])),
                Value::from(places.join(" ")),
                stage.third_second.map_or_else(|| Value::from(""), Value::from),
                stage.routes.first().map_or_else(|| Value::from(""), |&way| Value::from(way)),
            ]
        })
    });
    let columns = vec![
        "map",
        "community",
        "name",
        "floor",
        "solo_chests",
        "party_chests",
        "third_chests",
        "third_second",
        "half_steps",
    ];
    Table { columns, rows: rows.collect() }
}
