//! The scenarios that ship with the program.

/// Name and TOML text of each.
pub const SHIPPED: [(&str, &str); 8] = [
    ("all-normal", include_str!("../data/scenarios/all-normal.toml")),
    ("agility-three", include_str!("../data/scenarios/agility-three.toml")),
    ("enemy-agility", include_str!("../data/scenarios/enemy-agility.toml")),
    ("focus-punch-leader", include_str!("../data/scenarios/focus-punch-leader.toml")),
    ("focus-punch-ally", include_str!("../data/scenarios/focus-punch-ally.toml")),
    ("focus-punch-enemy", include_str!("../data/scenarios/focus-punch-enemy.toml")),
    ("refresh-trap", include_str!("../data/scenarios/refresh-trap.toml")),
    ("slow-leader", include_str!("../data/scenarios/slow-leader.toml")),
];

/// The TOML text of a shipped scenario.
pub fn shipped(name: &str) -> Option<&'static str> {
    SHIPPED.into_iter().find(|(known, _)| *known == name).map(|(_, text)| text)
}
