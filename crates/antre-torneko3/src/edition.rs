//! The readings of the rules: every switch of `docs/rules/torneko3.md`, section 11, as a named value.

use alloc::format;
use alloc::string::{String, ToString};

use antre_core::Evidence;

use crate::error::Torneko3Error;

macro_rules! reading {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal $(| $alias:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$variant_doc])* #[cfg_attr(feature = "serde", serde(rename = $word $(, alias = $alias)?))] $variant),+
        }

        impl $name {
            const WORDS: &'static [&'static str] = &[$($word),+];

            /// Its word in scenarios and vectors.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word $(| $alias)? => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

reading! {
    /// A01: does each character decide and execute before the next decides, or does the class decide first?
    DecisionOrder {
        /// One by one, so that later ones see what earlier ones did.
        Interleaved = "interleaved",
        /// The whole class decides, then it executes.
        Batch = "batch",
    }
}
reading! {
    /// A02: whose pending effects fire in L1?
    MidTerrain {
        /// Everybody's.
        All = "all",
        /// Those of double-speed characters.
        FastOnly = "fast_only",
    }
}
reading! {
    /// A03: when is the ring of warping tested?
    RingTest {
        /// In L1 for a double player, in L2 always.
        Chart = "chart",
        /// In L1 always, in L2 for a double player.
        TrapSection = "trap_section",
    }
}
reading! {
    /// A04: what comes first in L2?
    FinalOrder {
        /// Recovery, then statues, as the source article has it.
        Article = "article" | "seed",
        /// Statues, then recovery, as a revision of 2023 has it.
        Wiki2023 = "wiki2023",
    }
}
reading! {
    /// A07: how is a monster house judged that somebody enters other than by walking?
    HouseEntry {
        /// Pending, like any terrain effect.
        Pending = "pending",
        /// At once.
        ImmediateIfNotMove = "immediate_if_not_move",
    }
}
reading! {
    /// A08: which exception holds where both would?
    HouseOverlap {
        /// Exception 2, in its own example.
        Exception2 = "exc2",
        /// Exception 1.
        Exception1 = "exc1",
    }
}
reading! {
    /// A13: which number does a newcomer get?
    Vacancy {
        /// The lowest that is free.
        Lowest = "lowest",
        /// The one after the last, the lowest when the range is full.
        Append = "append",
    }
}
reading! {
    /// A19: does the player's own elapse run in every step of a slide?
    SlideElapse {
        /// In each.
        Each = "each",
        /// Once for the whole slide.
        Once = "once",
    }
}

/// The rules, down to every disputed or assumed reading. The default is what the rules text chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a reading of its own")]
pub struct Rules {
    /// A01 (certain): one by one, or the whole class first.
    pub decision: DecisionOrder,
    /// A02 (single source): whose terrain fires in L1.
    pub mid_terrain: MidTerrain,
    /// A03 (single source): when the ring of warping is tested.
    pub ring: RingTest,
    /// A04 (single source): recovery or statues first in L2.
    pub final_order: FinalOrder,
    /// A06 (single source): napping monsters decide to wait, and so fire pending effects.
    pub nap_decides: bool,
    /// A07 (disputed): a monster house entered by a warp is judged at once.
    pub mh_entry: HouseEntry,
    /// A08 (single source): which exception of the monster house wins.
    pub mh_overlap: HouseOverlap,
    /// A09 (single source): terrain damage costs the second half even where the player had an input in P2.
    pub td_strict_second: bool,
    /// A10 (single source): fast effects a monster can hold.
    pub accum_max_fast: u8,
    /// A10 (single source): slow effects a monster can hold.
    pub accum_max_slow: u8,
    /// A13 (assumed): which vacated order number a newcomer takes.
    pub vacancy: Vacancy,
    /// A19 (disputed): the player's elapse while sliding.
    pub slide_elapse: SlideElapse,
    /// A20 (certain): the turn in which the fourth wind blows; the warnings come 200, 100 and 50 turns before.
    pub wind_limit: u32,
    /// A24 (single source): waiting fires pending effects.
    pub wait_flushes: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            decision: DecisionOrder::Interleaved,
            mid_terrain: MidTerrain::All,
            ring: RingTest::Chart,
            final_order: FinalOrder::Article,
            nap_decides: false,
            mh_entry: HouseEntry::Pending,
            mh_overlap: HouseOverlap::Exception2,
            td_strict_second: false,
            accum_max_fast: 7,
            accum_max_slow: 5,
            vacancy: Vacancy::Lowest,
            slide_elapse: SlideElapse::Each,
            wind_limit: 1800,
            wait_flushes: true,
        }
    }
}

/// A reading as users see it: its key, where it is explained, its words, how well it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Switch {
    /// Key in scenarios and vectors.
    pub key: &'static str,
    /// Entry of the rules text, section 11.
    pub entry: &'static str,
    /// How well the default is known.
    pub evidence: Evidence,
    /// The readings, the default first. For numbers: those worth trying.
    pub values: &'static [&'static str],
}

const BOOL: &[&str] = &["false", "true"];

impl Switch {
    /// All switches in the order of their entries. The wind limit is a fact of the dungeon, not a reading; it stands
    /// here without alternatives.
    pub const ALL: [Self; 14] = [
        Self::new("decision", "A01", Evidence::Certain, DecisionOrder::WORDS),
        Self::new("mid_terrain", "A02", Evidence::SingleSource, MidTerrain::WORDS),
        Self::new("ring", "A03", Evidence::SingleSource, RingTest::WORDS),
        Self::new("final_order", "A04", Evidence::SingleSource, FinalOrder::WORDS),
        Self::new("nap_decides", "A06", Evidence::SingleSource, BOOL),
        Self::new("mh_entry", "A07", Evidence::Disputed, HouseEntry::WORDS),
        Self::new("mh_overlap", "A08", Evidence::SingleSource, HouseOverlap::WORDS),
        Self::new("td_strict_second", "A09", Evidence::SingleSource, BOOL),
        Self::new("accum_max_fast", "A10", Evidence::SingleSource, &["7", "9"]),
        Self::new("accum_max_slow", "A10", Evidence::SingleSource, &["5", "6"]),
        Self::new("vacancy", "A13", Evidence::Assumed, Vacancy::WORDS),
        Self::new("slide_elapse", "A19", Evidence::Disputed, SlideElapse::WORDS),
        Self::new("wind_limit", "A20", Evidence::Certain, &["1800"]),
        Self::new("wait_flushes", "A24", Evidence::SingleSource, &["true", "false"]),
    ];

    const fn new(
        key: &'static str,
        entry: &'static str,
        evidence: Evidence,
        values: &'static [&'static str],
    ) -> Self {
        Self { key, entry, evidence, values }
    }

    /// The switch with this key.
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|switch| switch.key == key)
    }
}

impl Rules {
    /// The value of a switch as a word; empty for an unknown key.
    pub fn get(&self, key: &str) -> String {
        match key {
            "decision" => self.decision.name().into(),
            "mid_terrain" => self.mid_terrain.name().into(),
            "ring" => self.ring.name().into(),
            "final_order" => self.final_order.name().into(),
            "nap_decides" => self.nap_decides.to_string(),
            "mh_entry" => self.mh_entry.name().into(),
            "mh_overlap" => self.mh_overlap.name().into(),
            "td_strict_second" => self.td_strict_second.to_string(),
            "accum_max_fast" => self.accum_max_fast.to_string(),
            "accum_max_slow" => self.accum_max_slow.to_string(),
            "vacancy" => self.vacancy.name().into(),
            "slide_elapse" => self.slide_elapse.name().into(),
            "wind_limit" => self.wind_limit.to_string(),
            "wait_flushes" => self.wait_flushes.to_string(),
            _ => String::new(),
        }
    }

    /// The same rules with one switch set by its words.
    ///
    /// # Errors
    /// [`Torneko3Error::Unknown`] with the words that exist.
    pub fn with(mut self, key: &str, value: &str) -> Result<Self, Torneko3Error> {
        let switch = Switch::find(key).ok_or_else(|| Torneko3Error::Unknown {
            what: "rule".into(),
            found: key.into(),
            expected: words(Switch::ALL.iter().map(|switch| switch.key)),
        })?;
        let set = match key {
            "decision" => DecisionOrder::from_word(value).map(|word| self.decision = word),
            "mid_terrain" => MidTerrain::from_word(value).map(|word| self.mid_terrain = word),
            "ring" => RingTest::from_word(value).map(|word| self.ring = word),
            "final_order" => FinalOrder::from_word(value).map(|word| self.final_order = word),
            "nap_decides" => value.parse().ok().map(|word| self.nap_decides = word),
            "mh_entry" => HouseEntry::from_word(value).map(|word| self.mh_entry = word),
            "mh_overlap" => HouseOverlap::from_word(value).map(|word| self.mh_overlap = word),
            "td_strict_second" => value.parse().ok().map(|word| self.td_strict_second = word),
            "accum_max_fast" => value.parse().ok().map(|word| self.accum_max_fast = word),
            "accum_max_slow" => value.parse().ok().map(|word| self.accum_max_slow = word),
            "vacancy" => Vacancy::from_word(value).map(|word| self.vacancy = word),
            "slide_elapse" => SlideElapse::from_word(value).map(|word| self.slide_elapse = word),
            "wind_limit" => value.parse().ok().map(|word| self.wind_limit = word),
            _ => value.parse().ok().map(|word| self.wait_flushes = word),
        };
        if set.is_some() {
            return Ok(self);
        }
        let expected = match key {
            "accum_max_fast" | "accum_max_slow" => "0..=255".into(),
            "wind_limit" => "0..=4294967295".into(),
            _ => words(switch.values.iter().copied()),
        };
        Err(Torneko3Error::Unknown { what: format!("rule {key}"), found: value.into(), expected })
    }

    /// How well the rules hold as a whole: the weakest evidence among the switches that are not at their default,
    /// and `certain` for those in the source's own words.
    pub fn changed(&self) -> impl Iterator<Item = &'static Switch> + '_ {
        let usual = Self::default();
        Switch::ALL.iter().filter(move |switch| self.get(switch.key) != usual.get(switch.key))
    }
}

/// Words for a sentence: `a, b or c`.
pub(crate) fn words<'a>(items: impl IntoIterator<Item = &'a str>) -> String {
    let mut out = String::new();
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        if !out.is_empty() {
            out.push_str(if items.peek().is_some() { ", " } else { " or " });
        }
        out.push_str(item);
    }
    out
}
