//! The scenarios that ship with the crate, as TOML text. Whoever reads files parses them.

/// A shipped scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shipped {
    /// Its name.
    pub name: &'static str,
    /// The scenario in TOML.
    pub toml: &'static str,
}

macro_rules! shipped {
    ($($name:literal),+ $(,)?) => {
        /// All shipped scenarios.
        pub const ALL: &'static [Self] = &[
            $(Self { name: $name, toml: include_str!(concat!("../scenarios/", $name, ".toml")) }),+
        ];
    };
}

impl Shipped {
    shipped![
        "warp-trap",
        "warp-herb",
        "quick-herb",
        "slippery",
        "pillar-two-ahead",
        "foot-tapping",
        "theft-1",
        "theft-2",
        "carpet-leap",
        "monster-house",
        "monster-house-exception-1",
        "monster-house-exception-2",
        "wind-1799",
        "spawn-ticks",
    ];
}

/// The shipped scenario with this name.
pub fn shipped(name: &str) -> Option<&'static Shipped> {
    Shipped::ALL.iter().find(|known| known.name == name)
}
