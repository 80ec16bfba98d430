//! Pieces of texts that a page writes by clicking: marks of a drawing, actions of a script, speeds.

use schemars::JsonSchema;
use serde::Serialize;

#[cfg(feature = "forms")]
use crate::compare::{Deed, Pace};

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// What it is a piece of: `mark`, `input`, `trait`, `action`, `pace`, `deed`.
    pub group: &'static str,
    /// As it is written.
    pub value: String,
    /// What it is, where the writing does not say so.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub told: &'static str,
}

/// The pieces of a field; none for one that is no such text.
#[cfg(feature = "forms")]
pub(crate) fn pieces(system: &str, field: &str) -> Vec<Piece> {
    match (system, field) {
        ("sky", "scenario") => {
            // Whom those work on that do not work on their user is not part of the rules: a script names them.
            let sources = antre_sky::SOURCES.iter().map(|source| {
                if source.on_user { source.name.to_owned() } else { format!("{}:L", source.name) }
            });
            let verbs = antre_sky::Verb::ALL.iter().map(|verb| verb.form).filter(|form| !form.contains(':'));
            verbs.map(str::to_owned).chain(sources).map(|value| piece("action", value, "")).collect()
        }
        ("torneko3", "scenario") => {
            use antre_torneko3::{INPUT_FORMS, MARKS, Speed, Status, TRAIT_FORMS};
            let marks = MARKS.iter().map(|(mark, told)| piece("mark", mark.to_string(), told));
            let inputs = INPUT_FORMS.iter().map(|form| piece("input", *form, ""));
            let speeds = Speed::ALL.iter().map(|speed| piece("trait", speed.name(), ""));
            let traits = TRAIT_FORMS.iter().map(|form| piece("trait", *form, ""));
            let states = Status::ALL.iter().map(|status| piece("trait", status.name(), ""));
            marks.chain(inputs).chain(speeds).chain(traits).chain(states).collect()
        }
        ("compare", "party") => {
            let paces = Pace::ALL.iter().map(|(name, _)| piece("pace", *name, ""));
            paces.chain(Deed::ALL.iter().map(|(name, _)| piece("deed", *name, ""))).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(feature = "forms")]
fn piece(group: &'static str, value: impl Into<String>, told: &'static str) -> Piece {
    Piece { group, value: value.into(), told }
}

#[cfg(all(test, feature = "forms"))]
mod tests {
    use antre_torneko3::Setup;

    use super::*;

    fn of(system: &str, field: &str, group: &str) -> Vec<Piece> {
        pieces(system, field).into_iter().filter(|piece| piece.group == group).collect()
    }

    #[test]
    fn every_piece_can_be_meant() {
        for piece in of("torneko3", "scenario", "mark") {
            let mark = if piece.value == "@" { "." } else { &piece.value };
            let trap = if mark == "^" { " trap=warp>2,0" } else { "" };
            let text = format!("@{mark}.C E{trap}");
            assert!(Setup::short(&text).is_ok(), "{text}: {:?}", Setup::short(&text).err());
        }
        for piece in of("torneko3", "scenario", "input") {
            let text = format!("@..A {}", piece.value);
            assert!(Setup::short(&text).is_ok(), "{text}: {:?}", Setup::short(&text).err());
        }
        for piece in of("torneko3", "scenario", "trait") {
            let text = format!("@..C E C={}", piece.value);
            assert!(Setup::short(&text).is_ok(), "{text}: {:?}", Setup::short(&text).err());
        }
        for piece in of("sky", "scenario", "action") {
            let text = format!("L:{} E1:walk", piece.value);
            assert!(
                antre_sky::Scenario::short(&text).is_ok_and(|scenario| scenario.play().is_ok()),
                "{text}"
            );
        }
        for pace in of("compare", "party", "pace") {
            for deed in of("compare", "party", "deed") {
                let text = format!("L:{}:{}", pace.value, deed.value);
                assert!(text.parse::<crate::compare::MemberText>().is_ok(), "{text}");
            }
        }
    }
}
