//! Reads a save file (`docs/rules/dq9.md`, section 15). Never writes one.
//!
//! The layout has one source, a decompiled save editor; both checksums of a slot are verified, which confirms where the
//! data stands but not what every byte means.

use alloc::string::String;
use alloc::vec::Vec;

use antre_core::{OutOfRange, in_range};

use crate::Error;
use crate::quality::{Base, locations};
use crate::rank::{MapId, Rank, Seed};
use crate::tables::SAVE_CHARACTERS;

/// Bytes of a slot.
pub const SLOT: usize = 32_768;
/// Bytes of the two slots: a save has at least these.
pub const SAVE: usize = 2 * SLOT;
/// What a save begins with.
pub const MARK: &[u8] = b"DRAGON QUEST IX";
/// How many bytes a dumper may put in front of the save.
pub const MOST_IN_FRONT: usize = 1_008;
/// The vocations in the order in which a save keeps their levels.
pub const VOCATIONS: [&str; 13] = [
    "guardian",
    "warrior",
    "priest",
    "mage",
    "martial artist",
    "thief",
    "minstrel",
    "gladiator",
    "armamentalist",
    "paladin",
    "sage",
    "luminary",
    "ranger",
];

const HEROES: usize = 13;
const HERO: usize = 572;
const MAPS: usize = 99;
const MAP: usize = 28;

/// Which of the two saves of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SlotKind {
    /// Saved in a church.
    Church,
    /// Saved anywhere and left.
    Quick,
}

impl SlotKind {
    /// Word id (`church`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Church => "church",
            Self::Quick => "quick",
        }
    }
}

/// One of a slot's two checksums.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Checksum {
    /// First byte that it covers.
    pub from: u32,
    /// Byte behind the last one.
    pub to: u32,
    /// CRC-32 as the save has it.
    pub stored: u32,
    /// CRC-32 of the bytes.
    pub computed: u32,
}

impl Checksum {
    /// Whether both agree.
    pub const fn holds(&self) -> bool {
        self.stored == self.computed
    }
}

/// How far the player has come with a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Progress {
    /// The entrance has not been found.
    Undiscovered,
    /// The entrance has been found.
    Discovered,
    /// The boss has been beaten.
    Cleared,
    /// None of the three bits is set.
    Unknown,
}

impl Progress {
    /// Word id (`undiscovered`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Undiscovered => "undiscovered",
            Self::Discovered => "discovered",
            Self::Cleared => "cleared",
            Self::Unknown => "unknown",
        }
    }
}

/// What a stored map leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Destination {
    /// A grotto.
    Grotto {
        /// Quality as stored; 2..=248 in an honest save.
        quality: u8,
        /// Seed as stored; 0..=32767 in an honest save.
        seed: u16,
    },
    /// A boss of an earlier game.
    Legacy {
        /// Number as stored; 1..=13 in an honest save.
        boss: u8,
        /// Level that the boss has grown to.
        level: u8,
        /// Fewest turns of a victory at this level; 0 before the first.
        turns: u16,
    },
    /// Neither bit is set, or both.
    Unknown,
}

/// A map in the player's bag.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoredMap {
    /// Place in the bag, from 1.
    pub number: u8,
    /// How far the player has come.
    pub progress: Progress,
    /// Whether it is the map being followed.
    pub followed: bool,
    /// Who found it.
    pub finder: String,
    /// Who beat it.
    pub conqueror: String,
    /// Entrance as stored; 1..=150 in an honest save.
    pub location: u8,
    /// Which of the boss's three drops have been seen.
    pub loot_seen: [bool; 3],
    /// What it leads to.
    pub destination: Destination,
}

impl StoredMap {
    /// The grotto, if it is one that the game can make.
    pub fn id(&self) -> Option<MapId> {
        match self.destination {
            Destination::Grotto { quality: quality @ 2..=248, seed } => {
                Some(MapId::new(Rank::of_quality(quality), Seed::new(seed.into()).ok()?))
            }
            _ => None,
        }
    }

    /// The first number that no honest save has; `None` for a sound record.
    pub fn fault(&self) -> Option<OutOfRange> {
        let check = match self.destination {
            Destination::Grotto { quality, seed } => in_range("quality", quality.into(), 2..=248)
                .and_then(|_| in_range("seed", seed.into(), 0..=32_767))
                .and_then(|_| in_range("location", self.location.into(), 1..=locations(quality).into())),
            Destination::Legacy { boss, level, .. } => in_range("legacy boss", boss.into(), 1..=13)
                .and_then(|_| in_range("legacy level", level.into(), 1..=99))
                .and_then(|_| in_range("location", self.location.into(), 1..=150)),
            Destination::Unknown => return None,
        };
        check.err()
    }
}

/// A character of the save. Which one is the hero is not established.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hero {
    /// Place among the records, from 1.
    pub number: u8,
    /// Name.
    pub name: String,
    /// Level in each of the [`VOCATIONS`].
    pub levels: Vec<u8>,
    /// Revocations of each of them.
    pub revocations: Vec<u8>,
}

impl Hero {
    /// What counts for the next map: the highest level (1..=99) and the highest revocations (0..=10) in any vocation.
    pub fn counting(&self) -> (u8, u8) {
        let level = self.levels.iter().copied().max().unwrap_or(1).clamp(1, 99);
        let revocations = self.revocations.iter().copied().max().unwrap_or(0).min(10);
        (level, revocations)
    }

    /// The base of a map that is not dropped by a boss.
    ///
    /// # Errors
    /// Never, since [`Hero::counting`] keeps to the ranges.
    pub fn reward_base(&self) -> Result<Base, Error> {
        let (level, revocations) = self.counting();
        Base::of_reward(level.into(), revocations.into())
    }

    /// The base of the map that the boss of a grotto of this level drops.
    ///
    /// # Errors
    /// The grotto's level is not in 1..=99.
    pub fn boss_base(&self, grotto: i64) -> Result<Base, Error> {
        let (level, revocations) = self.counting();
        Base::of_boss(level.into(), revocations.into(), grotto)
    }
}

/// One of the two saves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaveSlot {
    /// Which one.
    pub kind: SlotKind,
    /// The checksums of the head and of the body.
    pub checksums: [Checksum; 2],
    /// Characters, those at rest first, then the party.
    pub heroes: Vec<Hero>,
    /// How many of them are in the party: the last ones.
    pub party: u8,
    /// Maps in the order of the bag.
    pub maps: Vec<StoredMap>,
    /// Grottos cleared so far.
    pub cleared: u32,
}

impl SaveSlot {
    /// Says which checksum does not hold, if one does not.
    ///
    /// # Errors
    /// A checksum differs: the slot was damaged or edited.
    pub fn check(&self) -> Result<(), Error> {
        match self.checksums.iter().find(|checksum| !checksum.holds()) {
            Some(&checksum) => Err(Error::SaveChecksum { slot: self.kind.word(), checksum }),
            None => Ok(()),
        }
    }
}

/// A save file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Save {
    /// Bytes that stand in front of the save.
    pub in_front: u32,
    /// The church save, then the quick save if there is one.
    pub slots: Vec<SaveSlot>,
}

impl Save {
    /// Reads a file. Checksums are computed, not insisted on: see [`SaveSlot::check`].
    ///
    /// # Errors
    /// The file is too short, is no save of this game, or says that it holds more maps than the game allows.
    pub fn read(file: &[u8]) -> Result<Self, Error> {
        let in_front = file
            .windows(MARK.len())
            .take(MOST_IN_FRONT + 1)
            .position(|window| window == MARK)
            .ok_or(Error::SaveForeign)?;
        let save = file.get(in_front..).unwrap_or_default();
        if save.len() < SAVE {
            return Err(Error::SaveShort { found: save.len(), expected: SAVE });
        }
        let (church, rest) = save.split_at(SLOT);
        let mut slots = Vec::new();
        slots.push(slot(SlotKind::Church, church)?);
        let quick = &rest[..SLOT];
        if quick[20] == 1 {
            slots.push(slot(SlotKind::Quick, quick)?);
        }
        Ok(Self { in_front: in_front as u32, slots })
    }

    /// One of the two saves, if the file has it.
    pub fn slot(&self, kind: SlotKind) -> Option<&SaveSlot> {
        self.slots.iter().find(|slot| slot.kind == kind)
    }
}

/// Reads a slot of [`SLOT`] bytes.
fn slot(kind: SlotKind, bytes: &[u8]) -> Result<SaveSlot, Error> {
    let checksums = [(16, 20, 36), (132, 136, 28_644)].map(|(at, from, to)| Checksum {
        from: from as u32,
        to: to as u32,
        stored: u32_at(bytes, at),
        computed: crc32(&bytes[from..to]),
    });
    let party = bytes[7_577] & 7;
    let resting = bytes[7_572] & 15;
    let heroes = bytes
        .chunks_exact(HERO)
        .take(HEROES.min(usize::from(party) + usize::from(resting)))
        .zip(1..)
        .map(|(record, number)| Hero {
            number,
            name: name(&record[456..466]),
            levels: record[138..151].to_vec(),
            revocations: record[151..164].iter().map(|byte| byte & 15).collect(),
        })
        .collect();
    let count = bytes[24_204];
    in_range("maps in the bag", count.into(), 0..=MAPS as i64)?;
    let maps = bytes[24_206..].chunks_exact(MAP).take(count.into()).zip(1..).map(stored_map).collect();
    let cleared = (u32_at(bytes, 16_037) & 0xF_FFC0) >> 6;
    Ok(SaveSlot { kind, checksums, heroes, party, maps, cleared })
}

fn stored_map((record, number): (&[u8], u8)) -> StoredMap {
    let flags = record[0];
    let bit = |bit: u8| flags >> bit & 1 == 1;
    let last = u16::from_le_bytes([record[26], record[27]]);
    StoredMap {
        number,
        progress: match (bit(0), bit(1), bit(2)) {
            (true, ..) => Progress::Undiscovered,
            (_, true, _) => Progress::Discovered,
            (.., true) => Progress::Cleared,
            _ => Progress::Unknown,
        },
        followed: bit(5),
        finder: name(&record[1..11]),
        conqueror: name(&record[11..21]),
        location: record[21],
        loot_seen: [0, 1, 2].map(|loot| record[22] >> loot & 1 == 1),
        destination: match (bit(3), bit(4)) {
            (true, false) => Destination::Grotto { quality: record[23], seed: last },
            (false, true) => Destination::Legacy { boss: record[23], level: record[24], turns: last },
            _ => Destination::Unknown,
        },
    }
}

/// A name in the encoding of the western releases; what is not known becomes U+FFFD.
fn name(bytes: &[u8]) -> String {
    let characters =
        bytes.iter().take_while(|&&byte| byte != 0).map(|&byte| match SAVE_CHARACTERS[usize::from(byte)] {
            '\0' => char::REPLACEMENT_CHARACTER,
            character => character,
        });
    let text: String = characters.collect();
    text.trim_end().into()
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map_or(0, u32::from_le_bytes)
}

/// CRC-32 (IEEE 802.3), as the game stores it.
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc: u32, &byte| crc >> 8 ^ CRC_TABLE[(crc as u8 ^ byte) as usize])
}

const CRC_TABLE: [u32; 256] = {
    let mut table = [0u32; 256];
    let mut index = 0;
    while index < 256 {
        let mut crc = index as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
            bit += 1;
        }
        table[index] = crc;
        index += 1;
    }
    table
};
