//! What a run is like: profile, mode, curse, what the player holds. Flags of every command, fields of every query.

use antre_core::in_range;
use antre_isaac::rooms::Library;
use antre_isaac::stage::{Chapters, CurseRule};
use antre_isaac::{AbplusSetup, Curse, Edge, FlashSetup, Profile, Shape, StartSeed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::RoomFiles;
use crate::error::told;
use crate::{Error, Input, nearest};

/// What a run is like. What is left out is as a new run of a player who has unlocked everything.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Run"))]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct RunOptions {
    /// Which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    #[cfg_attr(feature = "clap", arg(long, value_name = "PROFILE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Hard mode (abplus)
    #[cfg_attr(feature = "clap", arg(long))]
    pub hard: bool,
    /// The curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else none]
    #[cfg_attr(feature = "clap", arg(long, value_name = "CURSE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub curse: Option<String>,
    /// A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub curse_one_in: Option<u32>,
    /// File with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Input::read))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unlocks: Option<Input>,
    /// Red half hearts held [default: 6]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hearts: Option<u32>,
    /// Red half hearts at most [default: 6]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_hearts: Option<u32>,
    /// Soul half hearts held
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    pub soul_hearts: u32,
    /// Coins held
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    pub coins: u32,
    /// Keys held (abplus)
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    pub keys: u32,
    /// A book is carried
    #[cfg_attr(feature = "clap", arg(long))]
    pub book: bool,
    /// A devil room was entered
    #[cfg_attr(feature = "clap", arg(long))]
    pub devil_visited: bool,
    /// All seven sins were met (flash)
    #[cfg_attr(feature = "clap", arg(long))]
    pub sins_met: bool,
    /// The chapter's other form, such as the Cellar (flash)
    #[cfg_attr(feature = "clap", arg(long))]
    pub alt_chapter: bool,
    /// Which rows can be grown: open or swf8 (flash) [default: open; disputed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "EDGE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<String>,
    /// Shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    #[cfg_attr(feature = "clap", arg(long, value_name = "SHAPE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boss_shape: Option<String>,
    /// Door slots of the boss room's template, one bit each [default: all of its shape]
    #[cfg_attr(feature = "clap", arg(long, value_name = "BITS"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boss_doors: Option<u8>,
    /// Folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIR", value_parser = RoomFiles::read))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rooms: Option<RoomFiles>,
    /// The run is of Repentance: say what holds there
    #[cfg_attr(feature = "clap", arg(long))]
    pub repentance: bool,
    /// Greed mode (refused: its floors are not established)
    #[cfg_attr(feature = "clap", arg(long))]
    pub greed: bool,
    /// Repentance's other path, such as downpour (refused: its floors are not established)
    #[cfg_attr(feature = "clap", arg(long, value_name = "CHAPTER"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// What is unlocked, as a file says it; what it leaves out is as in a game with everything unlocked.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of the file")]
struct Unlocks {
    /// A stage is cursed once in N.
    curse_one_in: Option<u32>,
    /// Cellar, Catacombs, Necropolis, Utero.
    second_chapters: bool,
    /// Burning Basement, Flooded Caves, Dank Depths, Scarred Womb.
    third_chapters: bool,
    /// No curse is rolled.
    black_candle: bool,
    /// The miniboss Ultra Pride was met before.
    ultra_pride_met: bool,
}

impl Default for Unlocks {
    fn default() -> Self {
        Self {
            curse_one_in: None,
            second_chapters: true,
            third_chapters: true,
            black_candle: false,
            ultra_pride_met: false,
        }
    }
}

/// One of a list of words, or a sentence with the nearest.
fn one_of<'w>(what: &str, found: &str, known: &[&'w str]) -> Result<&'w str, Error> {
    if let Some(word) = known.iter().find(|word| **word == found) {
        return Ok(word);
    }
    Err(told!("error-choice", what = what, found = found, expected = known.join(", "))
        .perhaps(nearest(found, known.iter().copied())))
}

impl RunOptions {
    /// The profile.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn profile(&self) -> Result<Profile, Error> {
        let names = Profile::ALL.map(Profile::name);
        let name = one_of("profile", self.profile.as_deref().unwrap_or("abplus"), &names)?;
        Ok(Profile::ALL.into_iter().find(|profile| profile.name() == name).unwrap_or_default())
    }

    /// Refuses what no rule is known for.
    fn refuse(&self) -> Result<(), Error> {
        if self.greed {
            return Err(told!("error-isaac-greed"));
        }
        if let Some(path) = &self.path
            && path != "main"
        {
            return Err(told!("error-isaac-path", path = path));
        }
        Ok(())
    }

    /// The curse asked for, if it is none or a curse; without a word it is rolled.
    fn curse(&self) -> Result<CurseRule, Error> {
        let Some(name) = &self.curse else { return Ok(CurseRule::Rolled) };
        let mut known = vec!["none"];
        known.extend(Curse::ALL.map(Curse::name));
        let name = one_of("curse", name, &known)?;
        Ok(CurseRule::Forced(Curse::of_name(name)))
    }

    /// The seed as it is typed: eight letters, or the number itself. The Flash game and the demo have no seeds of their
    /// own: theirs is the number that the stream starts from, 0 included.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn seed(&self, typed: &str) -> Result<StartSeed, Error> {
        if self.profile()? != Profile::Abplus && typed.trim().parse::<u32>() == Ok(0) {
            return Ok(StartSeed(0));
        }
        Ok(StartSeed::of_typed(typed)?)
    }

    /// The inputs of the Rebirth engine, checked.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn abplus(&self, stage: u8) -> Result<AbplusSetup, Error> {
        self.refuse()?;
        let unlocks = match &self.unlocks {
            None => Unlocks::default(),
            Some(input) => {
                toml::from_str(&input.text).map_err(|error| crate::toml_error::toml_error(input, &error))?
            }
        };
        let curse = match self.curse()? {
            CurseRule::Rolled if unlocks.black_candle => CurseRule::Skipped,
            rule => rule,
        };
        let boss_shape = match &self.boss_shape {
            None => Shape::SQUARE,
            Some(name) => Shape::of_name(name)
                .ok_or_else(|| antre_isaac::Error::Shape { found: name.clone() })
                .map_err(Error::from)?,
        };
        let plain = AbplusSetup::default();
        let setup = AbplusSetup {
            stage,
            hard: self.hard,
            curse,
            curse_one_in: self.curse_one_in.or(unlocks.curse_one_in),
            chapters: Chapters { second: unlocks.second_chapters, third: unlocks.third_chapters },
            hearts: self.hearts.unwrap_or(plain.hearts),
            max_hearts: self.max_hearts.unwrap_or(plain.max_hearts),
            soul_hearts: self.soul_hearts,
            coins: self.coins,
            keys: self.keys,
            book: self.book,
            devil_visited: self.devil_visited,
            ultra_pride_met: unlocks.ultra_pride_met,
            boss_shape,
            boss_doors: self.boss_doors.unwrap_or(boss_shape.door_mask()),
        };
        setup.check(self.profile()?)?;
        Ok(setup)
    }

    /// The player's templates, where there are some.
    pub fn library(&self) -> Option<Library> {
        self.rooms.as_ref().map(|rooms| Library::new(rooms.templates.clone()))
    }

    /// As [`Self::abplus`], for commands that look at every stage: a labyrinth that a stage cannot have is left out.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn abplus_head(&self, stage: u8) -> Result<AbplusSetup, Error> {
        let labyrinth = self.curse.as_deref() == Some("labyrinth");
        if labyrinth && !antre_isaac::stage::labyrinth_fits(stage) {
            return Self { curse: Some("none".into()), ..self.clone() }.abplus(stage);
        }
        self.abplus(stage)
    }

    /// The demo has one stage and no curse.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn demo(&self, stage: u8) -> Result<(), Error> {
        self.refuse()?;
        in_range("stage of the demo", stage.into(), 1..=1)?;
        one_of("curse", self.curse.as_deref().unwrap_or("none"), &["none"])?;
        Ok(())
    }

    /// The inputs of the Flash game, checked.
    ///
    /// # Errors
    /// A sentence that names the input, what was found and what is allowed.
    pub fn flash(&self, stage: u8) -> Result<FlashSetup, Error> {
        self.refuse()?;
        let curse = match self.curse()? {
            CurseRule::Forced(curse) => curse,
            CurseRule::Rolled | CurseRule::Skipped => None,
        };
        if let Some(curse) = curse.filter(|curse| !matches!(curse, Curse::Labyrinth | Curse::Lost)) {
            return Err(told!("error-isaac-flash-curse", curse = curse.name()));
        }
        let edge = match &self.edge {
            Some(edge) if one_of("edge", edge, &["open", "swf8"])? == "swf8" => Edge::Swf8,
            _ => Edge::Open,
        };
        let plain = AbplusSetup::default();
        let (hearts, most) =
            (self.hearts.unwrap_or(plain.hearts), self.max_hearts.unwrap_or(plain.max_hearts));
        let setup = FlashSetup {
            stage,
            xl: curse == Some(Curse::Labyrinth),
            lost: curse == Some(Curse::Lost),
            full_health: hearts >= most,
            coins: self.coins,
            book: self.book,
            devil_visited: self.devil_visited,
            miniboss_pool: !self.sins_met,
            alt_chapter: self.alt_chapter,
            edge,
        };
        setup.check(self.profile()?)?;
        Ok(setup)
    }

    /// The flags that give the same run, for the command under a picture.
    pub fn flags(&self) -> String {
        let mut text = String::new();
        let mut put = |flag: &str, value: Option<String>| {
            text.push_str(" --");
            text.push_str(flag);
            if let Some(value) = value {
                text.push(' ');
                text.push_str(&value);
            }
        };
        let named = [
            ("profile", self.profile.clone()),
            ("curse", self.curse.clone()),
            ("curse-one-in", self.curse_one_in.map(|n| n.to_string())),
            ("unlocks", self.unlocks.as_ref().map(|input| input.name.clone())),
            ("rooms", self.rooms.as_ref().map(|rooms| rooms.name.clone())),
            ("hearts", self.hearts.map(|n| n.to_string())),
            ("max-hearts", self.max_hearts.map(|n| n.to_string())),
            ("soul-hearts", (self.soul_hearts > 0).then(|| self.soul_hearts.to_string())),
            ("coins", (self.coins > 0).then(|| self.coins.to_string())),
            ("keys", (self.keys > 0).then(|| self.keys.to_string())),
            ("edge", self.edge.clone()),
            ("boss-shape", self.boss_shape.clone()),
            ("boss-doors", self.boss_doors.map(|n| n.to_string())),
        ];
        for (flag, value) in named {
            if value.is_some() {
                put(flag, value);
            }
        }
        let switches = [
            ("hard", self.hard),
            ("book", self.book),
            ("devil-visited", self.devil_visited),
            ("sins-met", self.sins_met),
            ("alt-chapter", self.alt_chapter),
            ("repentance", self.repentance),
        ];
        for (flag, on) in switches {
            if on {
                put(flag, None);
            }
        }
        text
    }
}

/// A stage as every command takes it.
pub(super) fn stage(stage: u8) -> Result<u8, Error> {
    in_range("stage", stage.into(), 1..=13)?;
    Ok(stage)
}
