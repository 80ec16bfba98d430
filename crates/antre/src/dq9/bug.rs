//! The bug of four players (`docs/rules/dq9.md`, section 18).

use antre_core::{Evidence, Message};
use antre_dq9::tables::{BOSSES, Language};
use antre_dq9::{Edition, Grotto, Header, MapId, MapName, Multibug};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Answer, Said, Words};

/// What a map becomes in the host's world.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BugFacts {
    /// Both headers.
    #[serde(flatten)]
    pub headers: Multibug,
    /// Its own name.
    pub own_name: String,
    /// Its own boss.
    pub own_boss: &'static str,
    /// First and last floor that the host gains; `None` if there is none.
    pub gained: Option<(u8, u8)>,
    /// The last floor that a guest can walk down to.
    pub guest_floors: u8,
}

impl BugFacts {
    pub(super) fn of(id: MapId, language: Language) -> Self {
        let headers = Multibug::of(id);
        let gained = headers.gained();
        Self {
            headers,
            own_name: MapName::of(&headers.own).in_language(language),
            own_boss: BOSSES[usize::from(headers.own.boss) - 1].words.in_language(language),
            gained: (!gained.is_empty()).then(|| (*gained.start(), *gained.end())),
            guest_floors: headers.guest_floors(),
        }
    }
}

/// The header that everything placed follows, with the floors that can be walked down to: by the host, or by a guest.
pub(super) fn header(bug: &Multibug, guests: bool) -> Header {
    let floors = if guests { bug.guest_floors() } else { bug.host_floors() };
    let Header { environment, smr, .. } = bug.own;
    Header { environment, smr, floors, ..bug.shown }
}

/// The floors of the host's world, or all that a guest can walk down to.
pub(super) fn grotto(id: MapId, guests: bool, edition: &Edition) -> Grotto {
    let bug = Multibug::of(id);
    let header = header(&bug, guests);
    let floors =
        (1..=header.floors).filter_map(|number| antre_dq9::Floor::of(id, &bug.own, number, edition).ok());
    Grotto { id, header, floors: floors.collect() }
}

/// Says in an answer what is the bug's and what stays, and how well that is known.
pub(super) fn mark(answer: &mut Answer, facts: &BugFacts, words: &Words) {
    answer.evidence = answer.evidence.and(Evidence::SingleSource);
    let (own, shown) = (&facts.headers.own, &facts.headers.shown);
    let floors = match facts.gained {
        Some((first, last)) => Message::new("dq9-bug-gained")
            .with("first", first)
            .with("last", last)
            .with("count", u32::from(last - first) + 1),
        None => Message::new("dq9-bug-not-gained").with("floors", shown.floors),
    };
    let said = Message::new("dq9-bug")
        .with("name", facts.own_name.as_str())
        .with("floors", own.floors)
        .with("boss", facts.own_boss);
    let notes = [said, floors, Message::new("dq9-bug-stays"), Message::new("dq9-bug-how")];
    answer.notes.splice(0..0, notes.map(|note| Said::new(words, note)));
}
