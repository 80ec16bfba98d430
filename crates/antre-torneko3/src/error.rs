//! The sentences in which the crate refuses something.

use alloc::string::String;

/// What was wrong with a scenario, a rule value or a call.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Torneko3Error {
    /// A number outside its range.
    #[error(transparent)]
    Range(#[from] antre_core::OutOfRange),
    /// A word that is not one of the known ones.
    #[error("{what} `{found}`: expected {expected}")]
    Unknown {
        /// What the word was for.
        what: String,
        /// The word.
        found: String,
        /// The known words.
        expected: String,
    },
    /// A name that no character has.
    #[error("{place}: there is no character `{name}`; the scenario has {known}")]
    NoSuchCharacter {
        /// Where it was named.
        place: String,
        /// The name.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// Two characters with one name.
    #[error("character `{name}`: the name is used twice")]
    SameName {
        /// The name.
        name: String,
    },
    /// Two things on one cell.
    #[error("cell {x},{y}: both {first} and {second} are there")]
    Overlap {
        /// Column.
        x: u8,
        /// Row.
        y: u8,
        /// What is there.
        first: String,
        /// What else is there.
        second: String,
    },
    /// A map whose rows differ in length.
    #[error("map row {row}: it has {found} cells, the first row has {expected}; a map is a rectangle")]
    NotARectangle {
        /// The row, from 0.
        row: usize,
        /// Its length.
        found: usize,
        /// The first row's length.
        expected: usize,
    },
    /// A map without cells, or one too large.
    #[error("map: {width} × {height} cells; expected 1 to 255 each way")]
    MapSize {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
    },
    /// A character nobody explained.
    #[error("map cell {x},{y} `{found}`: expected one of {expected}")]
    MapMark {
        /// Column.
        x: usize,
        /// Row.
        y: usize,
        /// The mark.
        found: char,
        /// The known marks.
        expected: String,
    },
    /// A place outside the map.
    #[error("{what} at {x},{y}: the map has {width} × {height} cells, counted from 0")]
    OffMap {
        /// What was to be there.
        what: String,
        /// Column.
        x: i64,
        /// Row.
        y: i64,
        /// Columns of the map.
        width: u8,
        /// Rows of the map.
        height: u8,
    },
    /// A character inside a wall.
    #[error("{what} at {x},{y}: there is a wall")]
    InWall {
        /// What was to be there.
        what: String,
        /// Column.
        x: u8,
        /// Row.
        y: u8,
    },
    /// Not exactly one player.
    #[error("the scenario has {found} players; expected 1")]
    Players {
        /// How many there are.
        found: usize,
    },
    /// Every order number of a class is taken.
    #[error("{class}: every order number of this class is taken")]
    NoOrder {
        /// The class.
        class: &'static str,
    },
    /// Two characters with one order number.
    #[error("order {order}: two characters have it; each needs its own")]
    OrderTaken {
        /// The number.
        order: u8,
    },
    /// Something that a verb needs and that is not there.
    #[error("{place}: `{verb}` needs `{key}`")]
    Missing {
        /// Where.
        place: String,
        /// The verb.
        verb: String,
        /// What it needs.
        key: &'static str,
    },
    /// Something that cannot be meant.
    #[error("{place}: {problem}")]
    Meaning {
        /// Where.
        place: String,
        /// What is wrong, and what would be right.
        problem: String,
    },
}
