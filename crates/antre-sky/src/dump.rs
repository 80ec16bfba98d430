//! A floor's speeds from a raw memory dump (section 1).

use alloc::vec::Vec;

use crate::{COUNTERS, Floor, Monster, Pending, Rules, SLOTS, SkyError, Slot};

/// Which build of the game the dump is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Region {
    /// North America and Europe: the same layout.
    #[default]
    NaEu,
    /// Japan.
    Jp,
}

/// Offsets in bytes; section 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Of the counter (u16) in the dungeon structure.
    pub fractional_turn: u32,
    /// Of the 20 monster slot pointers in the entity table's header.
    pub slots: u32,
    /// Of the pointer to the monster in the entity that a slot points to.
    pub info: u32,
    /// Of the block of statuses in the monster; the next three are relative to it.
    pub statuses: u32,
    /// Of the cached stage.
    pub stage: u32,
    /// Of the five raise counters.
    pub up: u32,
    /// Of the five lowering counters.
    pub down: u32,
    /// Of the lock in the monster.
    pub locked: u32,
    /// Of the "stage was raised" mark in the monster.
    pub sped: u32,
}

impl Layout {
    /// The layout of a region. The status block of the Japanese build is three bytes shorter before the speeds.
    pub const fn of(region: Region) -> Self {
        let (shorter, locked) = match region {
            Region::NaEu => (0, 0x152),
            Region::Jp => (3, 0x14E),
        };
        Self {
            fractional_turn: 0x780,
            slots: 0,
            info: 0xB4,
            statuses: 0xA9,
            stage: 0x67 - shorter,
            up: 0x6B - shorter,
            down: 0x70 - shorter,
            locked,
            sped: 0x101,
        }
    }
}

/// A dump of a stretch of memory.
#[derive(Debug, Clone, Copy)]
pub struct Memory<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// Address of the first byte: `0x0200_0000` for a dump of the main memory.
    pub base: u32,
}

impl<'a> Memory<'a> {
    fn read(&self, what: &'static str, address: u32, length: usize) -> Result<&'a [u8], SkyError> {
        let start = address.checked_sub(self.base).map(|offset| offset as usize);
        start.and_then(|start| self.bytes.get(start..start.checked_add(length)?)).ok_or_else(|| {
            SkyError::Dump {
                what,
                address,
                start: self.base,
                end: self.base.saturating_add(u32::try_from(self.bytes.len()).unwrap_or(u32::MAX)),
            }
        })
    }

    fn pointer(&self, what: &'static str, address: u32) -> Result<u32, SkyError> {
        let bytes = self.read(what, address, 4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    fn byte(&self, what: &'static str, address: u32) -> Result<u8, SkyError> {
        Ok(self.read(what, address, 1)?[0])
    }

    /// The floor as the dump shows it. `dungeon` and `table` are the addresses of the dungeon structure and of the entity
    /// table's header; `leader` is the leader's slot.
    ///
    /// What the dump's stage says beyond the counters becomes a flat modifier, so that the floor goes on at that stage.
    ///
    /// # Errors
    /// [`SkyError::Dump`] for an address outside the dump; [`SkyError::Range`] for a counter above 23 or a stage above 4.
    pub fn floor(
        &self,
        rules: Rules,
        layout: &Layout,
        dungeon: u32,
        table: u32,
        leader: Slot,
    ) -> Result<Floor, SkyError> {
        let counter = self.read("counter", dungeon.saturating_add(layout.fractional_turn), 2)?;
        let counter = u16::from_le_bytes([counter[0], counter[1]]);
        antre_core::in_range("counter", counter.into(), 0..=23)?;
        let mut floor = Floor::new(rules);
        let (mut locked, mut sped, mut swap, mut skip): (Vec<Slot>, Vec<Slot>, Vec<Slot>, Vec<Slot>) =
            Default::default();
        for number in 0..SLOTS {
            let slot = Slot::new(number)?;
            let at = table.saturating_add(layout.slots).saturating_add(4 * u32::from(number));
            let entity = self.pointer("slot", at)?;
            if entity == 0 {
                continue;
            }
            let monster = self.pointer("monster pointer", entity.saturating_add(layout.info))?;
            if monster == 0 {
                continue;
            }
            floor.place(slot, self.monster(monster, layout)?)?;
            let flags = self.read("flags", monster, 2)?;
            let flags = u16::from_le_bytes([flags[0], flags[1]]);
            for (set, on) in [
                (&mut locked, self.byte("lock", monster.saturating_add(layout.locked))? != 0),
                (&mut sped, self.byte("mark", monster.saturating_add(layout.sped))? != 0),
                (&mut swap, flags & 0x8000 != 0),
                (&mut skip, flags & 0x4000 != 0),
            ] {
                if on {
                    set.push(slot);
                }
            }
        }
        floor.edit(|state| {
            state.counter = counter as u8;
            state.leader = leader;
            // A dump is taken in the middle of a floor: its first step is over.
            state.first = false;
            state.locked = locked.into_iter().collect();
            state.sped = sped.into_iter().collect();
            state.swap = swap.into_iter().collect();
            state.skip = skip.into_iter().collect();
            state.pending = None::<Pending>;
        })?;
        Ok(floor)
    }

    fn monster(&self, address: u32, layout: &Layout) -> Result<Monster, SkyError> {
        let statuses = address.saturating_add(layout.statuses);
        let stage = self.pointer("stage", statuses.saturating_add(layout.stage))?;
        antre_core::in_range("stage", stage.into(), 0..=4)?;
        let counters = |what, offset: u32| -> Result<[u8; COUNTERS], SkyError> {
            let mut counters = [0; COUNTERS];
            counters.copy_from_slice(self.read(what, statuses.saturating_add(offset), COUNTERS)?);
            Ok(counters)
        };
        let (up, down) =
            (counters("raise counters", layout.up)?, counters("lowering counters", layout.down)?);
        let occupied = |counters: &[u8]| counters.iter().filter(|counter| **counter != 0).count() as i16;
        let from_counters = 1 + occupied(&up) - occupied(&down);
        let flat = if from_counters.clamp(0, 4) == stage as i16 { 0 } else { stage as i16 - from_counters };
        Ok(Monster { up, down, flat: flat as i8, ..Monster::default() })
    }
}
