//! Everything that changes a result: profile, readings, the player's state (section 8b).

use antre_core::{Evidence, in_range};

use crate::stage::{Chapters, CurseRule, labyrinth_fits};
use crate::{Error, Shape};

/// Which game is reproduced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Profile {
    /// The browser demo of the article, bug for bug.
    Demo,
    /// The Flash game.
    Flash,
    /// The Rebirth engine as of Afterbirth+.
    #[default]
    Abplus,
    /// The Flash game's rules as the source article tells them.
    Article,
    /// Rebirth's rules as the source article tells them.
    ArticleRebirth,
}

impl Profile {
    /// All profiles.
    pub const ALL: [Self; 5] = [Self::Demo, Self::Flash, Self::Abplus, Self::Article, Self::ArticleRebirth];

    /// The name that is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Demo => "demo",
            Self::Flash => "flash",
            Self::Abplus => "abplus",
            Self::Article => "article",
            Self::ArticleRebirth => "article-rebirth",
        }
    }

    /// How well the layout of this profile is known (section 1).
    pub const fn layout_evidence(self) -> Evidence {
        match self {
            Self::Demo => Evidence::Certain,
            Self::Flash | Self::Abplus => Evidence::SingleSource,
            Self::Article | Self::ArticleRebirth => Evidence::Assumed,
        }
    }
}

/// Which rows of the Flash game's grid can be grown (section 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edge {
    /// All eight rows, as the source article says.
    #[default]
    Open,
    /// Rows 1 to 6, as Flash 8 would read the shipped file.
    Swf8,
}

impl Edge {
    /// How well this reading is known: both are tagged in section 3.2.
    pub const fn evidence(self) -> Evidence {
        match self {
            Self::Open => Evidence::Disputed,
            Self::Swf8 => Evidence::Assumed,
        }
    }
}

/// Inputs of the Flash game (section 3) and of the source article's profile (section 4a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is an input of the game")]
pub struct FlashSetup {
    /// 1..=9 or 11.
    pub stage: u8,
    /// Curse of the labyrinth: two floors in one; odd stages below 8.
    pub xl: bool,
    /// Curse of the lost.
    pub lost: bool,
    /// Full health.
    pub full_health: bool,
    /// Coins held.
    pub coins: u32,
    /// A book is carried.
    pub book: bool,
    /// A devil room was entered.
    pub devil_visited: bool,
    /// Some of the seven sins are left to meet.
    pub miniboss_pool: bool,
    /// The chapter's other form (Cellar, Catacombs, Necropolis, Utero).
    pub alt_chapter: bool,
    /// Which rows can be grown.
    pub edge: Edge,
}

impl Default for FlashSetup {
    fn default() -> Self {
        Self {
            stage: 1,
            xl: false,
            lost: false,
            full_health: true,
            coins: 0,
            book: false,
            devil_visited: false,
            miniboss_pool: true,
            alt_chapter: false,
            edge: Edge::Open,
        }
    }
}

impl FlashSetup {
    /// Checks the stage and whether two floors can be joined there.
    ///
    /// # Errors
    /// [`Error::Stage`] and [`Error::Labyrinth`].
    pub const fn check(&self, profile: Profile) -> Result<(), Error> {
        if !matches!(self.stage, 1..=9 | 11) {
            return Err(Error::Stage {
                stage: self.stage,
                profile: profile.name(),
                expected: "1..=9 or 11; the Flash game has no other generated floor",
            });
        }
        if self.xl && !labyrinth_fits(self.stage) {
            return Err(Error::Labyrinth { stage: self.stage });
        }
        Ok(())
    }

    /// The level used everywhere: the second of two joined floors.
    pub const fn level(&self) -> u8 {
        self.stage + self.xl as u8
    }
}

/// Inputs of the Rebirth engine (sections 6 and 8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is an input of the game")]
pub struct AbplusSetup {
    /// 1..=11.
    pub stage: u8,
    /// Hard mode.
    pub hard: bool,
    /// How the curse comes about.
    pub curse: CurseRule,
    /// N of the curse test; `None` is 2 in hard mode and 5 otherwise.
    pub curse_one_in: Option<u32>,
    /// Chapters unlocked.
    pub chapters: Chapters,
    /// Red half hearts held.
    pub hearts: u32,
    /// Red half hearts at most.
    pub max_hearts: u32,
    /// Soul half hearts held.
    pub soul_hearts: u32,
    /// Coins held.
    pub coins: u32,
    /// Keys held.
    pub keys: u32,
    /// The flag for books.
    pub book: bool,
    /// A devil room was entered.
    pub devil_visited: bool,
    /// Ultra Pride was met in this run.
    pub ultra_pride_met: bool,
    /// Shape of the boss room's template.
    pub boss_shape: Shape,
    /// Doors of the boss room's template, one bit per slot.
    pub boss_doors: u8,
}

impl Default for AbplusSetup {
    fn default() -> Self {
        Self {
            stage: 1,
            hard: false,
            curse: CurseRule::Rolled,
            curse_one_in: None,
            chapters: Chapters::ALL,
            hearts: 6,
            max_hearts: 6,
            soul_hearts: 0,
            coins: 0,
            keys: 0,
            book: false,
            devil_visited: false,
            ultra_pride_met: false,
            boss_shape: Shape::SQUARE,
            boss_doors: 15,
        }
    }
}

impl AbplusSetup {
    /// The largest N of the curse test.
    pub const MOST_CURSE_ODDS: i64 = 1000;

    /// Checks the stage, the curse and N.
    ///
    /// # Errors
    /// [`Error::Stage`] with the reason, [`Error::Labyrinth`], [`Error::OutOfRange`].
    pub fn check(&self, profile: Profile) -> Result<(), Error> {
        let refused = |expected| Err(Error::Stage { stage: self.stage, profile: profile.name(), expected });
        match self.stage {
            1..=11 => {}
            12 => {
                return refused(
                    "1..=11; which stream gives the Void (stage 12) its count of rooms is not established",
                );
            }
            13 => return refused("1..=11; the Home floor (stage 13) is not generated by these rules"),
            _ => return refused("1..=11"),
        }
        if self.curse == CurseRule::Forced(Some(crate::Curse::Labyrinth)) && !labyrinth_fits(self.stage) {
            return Err(Error::Labyrinth { stage: self.stage });
        }
        if let Some(one_in) = self.curse_one_in {
            in_range("curse_one_in", i64::from(one_in), 1..=Self::MOST_CURSE_ODDS)?;
        }
        Ok(())
    }

    /// N of the curse test.
    pub const fn curse_odds(&self) -> u32 {
        match self.curse_one_in {
            Some(one_in) => one_in,
            None if self.hard => 2,
            None => 5,
        }
    }

    /// Whether the player counts as healthy: red and soul hearts together reach the containers.
    pub const fn full_health(&self) -> bool {
        self.hearts as u64 + self.soul_hearts as u64 >= self.max_hearts as u64
    }
}
