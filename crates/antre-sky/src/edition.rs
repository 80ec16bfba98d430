//! Which rules hold: the game, the rule set, and every reading that could be chosen otherwise.

use antre_core::Evidence;

/// The game whose constants are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Game {
    /// Explorers of Sky: what the rules text tells.
    #[default]
    Sky,
    /// Explorers of Time and Darkness: assumed to be Sky without Shaymin and the later items (section 14).
    TimeDarkness,
}

/// Who schedules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RuleSet {
    /// The exact rules, as the game's code has them.
    #[default]
    Sky,
    /// The community article's simpler rules (section 12.1); `seed` is accepted as another name.
    #[cfg_attr(feature = "serde", serde(alias = "seed"))]
    Article,
}

/// When the article's counter goes back to 0 (section 12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ArticleReset {
    /// Any effect that changes the leader's stage, whoever causes it; running out is no effect.
    #[default]
    AnyEffect,
    /// Only what the leader's own action does to the leader.
    OwnAction,
}

/// How Self-Curer halves an odd duration (section 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rounding {
    /// Half counts as a whole: Sky.
    #[default]
    Up,
    /// Half is dropped: Red.
    Down,
}

/// Everything that changes a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// Whose constants.
    pub game: Game,
    /// The schedule.
    pub set: RuleSet,
    /// When the article's counter goes back to 0; the exact rules do not read it.
    pub article_reset: ArticleReset,
    /// Whether the end-of-turn part of a walk waits for the common display of walks (section 6). The game does; the
    /// article knows no batches, so that its walks end at once.
    pub walk_batches: bool,
    /// How Self-Curer rounds.
    pub self_curer: Rounding,
    /// Counters that a raise stores when it draws, lowest and highest (section 3.1). The article: 10.
    pub raise_counters: (u8, u8),
    /// Counters that a lowering stores when it draws, before abilities, lowest and highest (section 3.2).
    pub lower_counters: (u8, u8),
    /// Steps of shared ticks between two natural spawns (section 10).
    pub spawn_period: u16,
    /// The same during a thief alert.
    pub spawn_period_alert: u16,
    /// Enemies at which natural spawning stops, without a monster house.
    pub spawn_cap: u8,
    /// The same with a monster house.
    pub spawn_cap_house: u8,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            game: Game::Sky,
            set: RuleSet::Sky,
            article_reset: ArticleReset::AnyEffect,
            walk_batches: true,
            self_curer: Rounding::Up,
            raise_counters: (9, 10),
            lower_counters: (7, 8),
            spawn_period: 36,
            spawn_period_alert: 3,
            spawn_cap: 15,
            spawn_cap_house: 4,
        }
    }
}

impl Rules {
    /// The community article's rules (section 12.1).
    pub fn article() -> Self {
        Self { set: RuleSet::Article, walk_batches: false, raise_counters: (10, 10), ..Self::default() }
    }

    /// The preset of a rule set.
    pub fn of(set: RuleSet) -> Self {
        match set {
            RuleSet::Sky => Self::default(),
            RuleSet::Article => Self::article(),
        }
    }

    /// The highest enemy slot that can hold a monster: 19, but the article leaves that one empty (section 12.1).
    pub const fn last_slot(&self) -> u8 {
        match self.set {
            RuleSet::Sky => 19,
            RuleSet::Article => 18,
        }
    }

    /// What an answer under these rules is worth as a whole.
    pub const fn evidence(&self) -> Evidence {
        match (self.game, self.set) {
            (Game::TimeDarkness, _) => Evidence::Assumed,
            (Game::Sky, RuleSet::Article) => Evidence::Disputed,
            (Game::Sky, RuleSet::Sky) => Evidence::Certain,
        }
    }
}

/// A rule, by the part of the text that tells it, for asking how well it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Grounds {
    /// The due table (section 2).
    DueTable,
    /// The stage and its modifiers (section 3).
    Stage,
    /// Counters: start values, ticking, clearing (sections 3.1 to 3.4).
    Counters,
    /// Locks (section 4).
    Locks,
    /// Charging moves (section 4.1).
    Charging,
    /// The leader's phase and its immediate extra action (section 5).
    LeaderPhase,
    /// The order inside a batch of walks (section 6).
    WalkBatches,
    /// Allies and enemies (section 7).
    Phases,
    /// Out-of-order actions (section 8).
    OutOfOrder,
    /// Spawning (section 10).
    Spawning,
    /// Which move or item does what (section 11).
    Sources,
    /// The article's schedule (section 12.1).
    Article,
    /// How a chance is read from a draw, and the stream behind `seed`.
    Chances,
}

impl Grounds {
    /// Every rule.
    pub const ALL: [Self; 13] = [
        Self::DueTable,
        Self::Stage,
        Self::Counters,
        Self::Locks,
        Self::Charging,
        Self::LeaderPhase,
        Self::WalkBatches,
        Self::Phases,
        Self::OutOfOrder,
        Self::Spawning,
        Self::Sources,
        Self::Article,
        Self::Chances,
    ];

    /// The section of `docs/rules/sky.md`.
    pub const fn section(self) -> &'static str {
        match self {
            Self::DueTable => "2",
            Self::Stage => "3",
            Self::Counters => "3.1",
            Self::Locks => "4",
            Self::Charging => "4.1",
            Self::LeaderPhase => "5",
            Self::WalkBatches => "6",
            Self::Phases => "7",
            Self::OutOfOrder => "8",
            Self::Spawning => "10",
            Self::Sources => "11",
            Self::Article => "12.1",
            Self::Chances => "14",
        }
    }

    /// How well the rule is known in `game`.
    pub const fn evidence(self, game: Game) -> Evidence {
        match (game, self) {
            (Game::TimeDarkness, _) | (_, Self::Chances) => Evidence::Assumed,
            (_, Self::OutOfOrder | Self::WalkBatches) => Evidence::SingleSource,
            (_, Self::Article) => Evidence::Disputed,
            _ => Evidence::Certain,
        }
    }
}
