//! What draws make.

use core::fmt;

/// Something that draws made: the seventh room, the second chest. Its text is what pictures and lists call it by:
/// `room-7`, `chest-content-2-5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fact {
    /// Lower-case words joined with hyphens: `room`, `chest-content`.
    pub name: &'static str,
    /// Which one, where there are several.
    pub number: Option<u32>,
    /// Which part of it, where it has several.
    pub part: Option<u32>,
}

impl Fact {
    /// A fact that a floor or a battle has once.
    pub const fn new(name: &'static str) -> Self {
        Self { name, number: None, part: None }
    }

    /// One of several.
    #[must_use]
    pub const fn number(self, number: u32) -> Self {
        Self { number: Some(number), ..self }
    }

    /// A part of one of several.
    #[must_use]
    pub const fn part(self, part: u32) -> Self {
        Self { part: Some(part), ..self }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        for number in [self.number, self.part].into_iter().flatten() {
            write!(f, "-{number}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fact {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
