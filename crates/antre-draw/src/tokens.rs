//! The colours, by role: one table for pictures, page and terminal.

/// A colour by its role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// Name of the custom property, without the dashes.
    pub name: &'static str,
    /// `#rrggbb`.
    pub colour: &'static str,
}

macro_rules! tokens {
    ($($name:literal $colour:literal),* $(,)?) => { &[$(Token { name: $name, colour: $colour }),*] };
}

/// On light paper, and in print.
pub const LIGHT: &[Token] = tokens![
    "paper" "#fbfbf8", "panel" "#ffffff", "sunk" "#eceeea", "rock" "#dfe2de", "line" "#d3d8d4", "line-2" "#7f8885",
    "ink" "#1b2024", "ink-2" "#475056", "ink-3" "#626b6f", "on" "#ffffff",
    "hero" "#0d4f94", "ally" "#12745f", "enemy" "#96152a", "field" "#8230b8", "mark" "#8a5f00",
    "hero-t" "#dbe9f8", "ally-t" "#d5eee4", "enemy-t" "#f9dfe1", "field-t" "#ede2f7", "mark-t" "#faecc6",
];

/// On dark paper.
pub const DARK: &[Token] = tokens![
    "paper" "#13171a", "panel" "#1a1f23", "sunk" "#22292d", "rock" "#2c3439", "line" "#353e44", "line-2" "#7b878e",
    "ink" "#eceeec", "ink-2" "#b8c0c4", "ink-3" "#99a3a8", "on" "#101416",
    "hero" "#9ccbfa", "ally" "#74deb8", "enemy" "#f4857f", "field" "#bf8ff2", "mark" "#f1c84b",
    "hero-t" "#18324a", "ally-t" "#143a30", "enemy-t" "#482326", "field-t" "#372748", "mark-t" "#3d3213",
];

/// The roles that give `--c` and `--ct` their values.
pub(crate) const ROLES: [(&str, &str, &str); 6] = [
    ("hero", "hero", "hero-t"),
    ("ally", "ally", "ally-t"),
    ("enemy", "enemy", "enemy-t"),
    ("field", "field", "field-t"),
    ("mark", "mark", "mark-t"),
    ("plain", "ink-2", "sunk"),
];

/// The colour of a token.
pub(crate) fn colour(tokens: &'static [Token], name: &str) -> &'static str {
    tokens.iter().find(|token| token.name == name).map_or("#000000", |token| token.colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let byte = u8::from_str_radix(&colour[at..at + 2], 16).expect("two hexadecimal digits");
            let c = f64::from(byte) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (x, y) = (luminance(a), luminance(b));
        (x.max(y) + 0.05) / (x.min(y) + 0.05)
    }

    #[test]
    fn every_pair_that_carries_text_can_be_read() {
        for tokens in [LIGHT, DARK] {
            let of = |name: &str| colour(tokens, name);
            let roles = ["hero", "ally", "enemy", "field", "mark"];
            for front in ["ink", "ink-2", "ink-3"].into_iter().chain(roles) {
                for back in ["paper", "panel", "sunk"] {
                    assert!(contrast(of(front), of(back)) >= 4.5, "{front} on {back}");
                }
            }
            for role in roles {
                assert!(contrast(of("on"), of(role)) >= 4.5, "on {role}");
                let tint = format!("{role}-t");
                assert!(contrast(colour(tokens, "ink"), colour(tokens, &tint)) >= 7.0, "ink on {tint}");
            }
            for back in ["paper", "panel", "sunk"] {
                assert!(contrast(of("line-2"), of(back)) >= 3.0, "line-2 on {back}");
            }
        }
    }
}
