//! The twenty places of a floor and sets of them.

use antre_core::in_range;

use crate::SkyError;

/// Number of monster slots on a floor (section 1).
pub const SLOTS: u8 = 20;

/// The place of a monster on the floor: 0..=3 the team, 4..=19 everybody else (section 1).
///
/// Slot order is acting order within a phase; a newcomer takes the lowest free slot of its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slot(u8);

impl Slot {
    /// The slot with this number.
    ///
    /// # Errors
    /// [`SkyError::Range`] if it is not 0..=19.
    pub fn new(number: u8) -> Result<Self, SkyError> {
        in_range("slot", number.into(), 0..=i64::from(SLOTS) - 1)?;
        Ok(Self(number))
    }

    /// The same without a check, for numbers that come from a [`SlotSet`].
    pub(crate) const fn known(number: u32) -> Self {
        Self(number as u8)
    }

    /// The number, 0..=19.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the slot belongs to the team.
    pub const fn is_team(self) -> bool {
        self.0 < 4
    }

    /// The set that holds only this slot.
    pub const fn set(self) -> SlotSet {
        SlotSet(1 << self.0)
    }
}

impl TryFrom<u8> for Slot {
    type Error = SkyError;

    fn try_from(number: u8) -> Result<Self, SkyError> {
        Self::new(number)
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.0
    }
}

/// A set of slots, one bit each: walking through it goes in slot order, which is the game's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotSet(u32);

/// Slots 0..=3.
pub const TEAM: SlotSet = SlotSet(0xF);
/// Slots 4..=19.
pub const ENEMIES: SlotSet = SlotSet(0xF_FFF0);

impl SlotSet {
    /// No slot.
    pub const EMPTY: Self = Self(0);

    /// Whether `slot` is in the set.
    pub const fn has(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many slots are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Puts `slot` in.
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot.0;
    }

    /// Takes `slot` out.
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot.0);
    }

    /// Puts `slot` in or takes it out.
    pub(crate) const fn set_if(&mut self, slot: Slot, present: bool) {
        if present { self.insert(slot) } else { self.remove(slot) }
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set itself if `keep`, else the empty set; without a branch.
    pub(crate) const fn only_if(self, keep: bool) -> Self {
        Self(self.0 & (keep as u32).wrapping_neg())
    }

    /// The slots that are at least `number`.
    #[must_use]
    #[inline]
    pub(crate) fn not_below(self, number: u8) -> Self {
        Self(self.0 & u32::MAX.checked_shl(number.into()).unwrap_or(0))
    }

    /// The lowest slot that is at least `number`.
    #[inline]
    pub fn from(self, number: u8) -> Option<Slot> {
        self.not_below(number).first()
    }

    /// The lowest slot.
    #[inline]
    pub fn first(self) -> Option<Slot> {
        (self.0 != 0).then(|| Slot::known(self.0.trailing_zeros()))
    }

    /// The slots, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Slot> {
        (0..u32::from(SLOTS)).map(Slot::known).filter(move |slot| self.has(*slot))
    }

    /// Bits beyond slot 19 dropped; for sets that come from outside.
    pub(crate) const fn trimmed(self) -> Self {
        self.and(TEAM.or(ENEMIES))
    }
}

impl FromIterator<Slot> for SlotSet {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Self::EMPTY, |set, slot| set.or(slot.set()))
    }
}
