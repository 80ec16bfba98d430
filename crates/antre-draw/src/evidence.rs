//! Marks of evidence; the word always stands beside them.

use antre_core::Evidence;

/// The mark of a level: `●` certain, `◐` single source, `◇` disputed, `○` assumed; letters where marks cannot be shown.
pub const fn evidence_mark(evidence: Evidence, unicode: bool) -> &'static str {
    match (evidence, unicode) {
        (Evidence::Certain, true) => "●",
        (Evidence::SingleSource, true) => "◐",
        (Evidence::Disputed, true) => "◇",
        (Evidence::Assumed, true) => "○",
        (Evidence::Certain, false) => "*",
        (Evidence::SingleSource, false) => "+",
        (Evidence::Disputed, false) => "?",
        (Evidence::Assumed, false) => "o",
    }
}
