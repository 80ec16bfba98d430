//! The sentences in which the crate refuses something.

use alloc::string::String;

use antre_core::Message;

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

impl Torneko3Error {
    /// The same without words.
    pub fn message(&self) -> Message {
        match self {
            Self::Range(error) => error.message(),
            Self::Unknown { what, found, expected } => Message::new("error-torneko3-unknown")
                .with("what", what.as_str())
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::NoSuchCharacter { place, name, known } => Message::new("error-torneko3-character")
                .with("place", place.as_str())
                .with("name", name.as_str())
                .with("known", known.as_str()),
            Self::SameName { name } => Message::new("error-torneko3-name-twice").with("name", name.as_str()),
            Self::Overlap { x, y, first, second } => Message::new("error-torneko3-overlap")
                .with("x", *x)
                .with("y", *y)
                .with("first", first.as_str())
                .with("second", second.as_str()),
            Self::NotARectangle { row, found, expected } => Message::new("error-torneko3-rectangle")
                .with("row", *row)
                .with("found", *found)
                .with("expected", *expected),
            Self::MapSize { width, height } => {
                Message::new("error-torneko3-map-size").with("width", *width).with("height", *height)
            }
            Self::MapMark { x, y, found, expected } => Message::new("error-torneko3-map-mark")
                .with("x", *x)
                .with("y", *y)
                .with("found", String::from(*found))
                .with("expected", expected.as_str()),
            Self::OffMap { what, x, y, width, height } => Message::new("error-torneko3-off-map")
                .with("what", what.as_str())
                .with("x", *x)
                .with("y", *y)
                .with("width", *width)
                .with("height", *height),
            Self::InWall { what, x, y } => {
                Message::new("error-torneko3-wall").with("what", what.as_str()).with("x", *x).with("y", *y)
            }
            Self::Players { found } => Message::new("error-torneko3-players").with("found", *found),
            Self::NoOrder { class } => Message::new("error-torneko3-no-order").with("class", *class),
            Self::OrderTaken { order } => Message::new("error-torneko3-order-taken").with("order", *order),
            Self::Missing { place, verb, key } => Message::new("error-torneko3-missing")
                .with("place", place.as_str())
                .with("verb", verb.as_str())
                .with("key", *key),
            Self::Meaning { place, problem } => Message::new("error-torneko3-meaning")
                .with("place", place.as_str())
                .with("problem", problem.as_str()),
        }
    }
}
