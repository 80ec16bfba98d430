//! Damage kinds (section 5.2).

use alloc::string::ToString;

use crate::Error;

/// What a blow is made of; decides resistance, weakness and the effect after a hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// Cuts; may cause bleeding.
    Slash,
    /// Pierces; ten points more critical chance.
    Pierce,
    /// Strikes; may stun.
    Blunt,
    /// Burns; may set alight.
    Fire,
    /// Poisons, always.
    Poison,
    /// A kind of the embedding game's own, numbered 0..=58: it can be resisted, and causes no effect.
    #[cfg_attr(feature = "serde", serde(skip))]
    Other(u8),
}

impl Kind {
    /// The kinds that the rules text names.
    pub const ALL: [Self; 5] = [Self::Slash, Self::Pierce, Self::Blunt, Self::Fire, Self::Poison];

    /// Number in [`KindSet`]'s bits.
    const fn bit(self) -> u64 {
        match self {
            Self::Slash => 1,
            Self::Pierce => 2,
            Self::Blunt => 4,
            Self::Fire => 8,
            Self::Poison => 16,
            Self::Other(number) => 1u64 << (5 + number % 59),
        }
    }

    /// Lower-case English name, as rosters write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slash => "slash",
            Self::Pierce => "pierce",
            Self::Blunt => "blunt",
            Self::Fire => "fire",
            Self::Poison => "poison",
            Self::Other(_) => "other",
        }
    }
}

impl core::str::FromStr for Kind {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| Error::UnknownKind { found: name.to_string() })
    }
}

/// A set of damage kinds: what a combatant resists, or is weak to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// No kind at all.
    pub const NONE: Self = Self(0);

    /// The set of one kind more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | kind.bit())
    }

    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & kind.bit() != 0
    }

    /// The named kinds of the set, in the order of [`Kind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for KindSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for KindSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds: alloc::vec::Vec<Kind> = serde::Deserialize::deserialize(deserializer)?;
        Ok(kinds.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for KindSet {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "KindSet".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <alloc::vec::Vec<Kind>>::json_schema(generator)
    }
}
