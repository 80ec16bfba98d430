//! Texts and bytes of no meaning are refused, never a panic.

mod common;

use antre_search::checkpoint::Checkpoint;
use antre_search::{Filter, Space, sha256};
use common::Numbers;
use proptest::prelude::*;

/// Pieces that conditions are made of, in any order.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("n"),
        Just("rest"),
        Just("suit"),
        Just("text"),
        Just("digits"),
        Just("counts.odd"),
        Just("d"),
        Just("even"),
        Just("&&"),
        Just("||"),
        Just("!"),
        Just("("),
        Just(")"),
        Just("["),
        Just("]"),
        Just("{"),
        Just("}"),
        Just(","),
        Just("=="),
        Just("<"),
        Just("in"),
        Just("?"),
        Just(":"),
        Just("."),
        Just("-"),
        Just("/"),
        Just("%"),
        Just("+"),
        Just("1"),
        Just("0"),
        Just("-9223372036854775808"),
        Just("9223372036854775808"),
        Just("1.5"),
        Just("\"club\""),
        Just("'"),
        Just("\"\"\""),
        Just(".exists(d, d.value > 1)"),
        Just(".all(d, true)"),
        Just(".map(d, d)"),
        Just(".filter(d, d.odd)"),
        Just("size("),
        Just("has("),
        Just("matches(\"(\")"),
        Just("//"),
        Just("null"),
        Just("é"),
        Just("\n"),
        Just("b\"x\""),
        Just("type("),
        Just("string("),
        Just("@result"),
        Just("`n`"),
    ];
    proptest::collection::vec(piece, 0..14).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_pieces_are_refused_or_agree_with_cel(text in pieces()) {
        let space = Numbers::new(1_000);
        match Filter::parse(&text, space.schema()) {
            Ok(filter) => {
                for position in [0, 7, 500, 999] {
                    let item = space.obvious(position, filter.stages());
                    prop_assert_eq!(filter.fits(&item), filter.by_cel(&item), "{} at {}", &text, position);
                }
            }
            Err(error) => prop_assert!(!error.to_string().contains('\n'), "{}", error),
        }
    }

    #[test]
    fn any_text_is_no_panic(text in "\\PC{0,80}") {
        let _ = Filter::parse(&text, Numbers::new(1).schema());
    }

    #[test]
    fn any_bytes_are_no_checkpoint(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Checkpoint::parse(&bytes).is_err());
        let mut whole = bytes.clone();
        whole.extend(format!("\n{}\n", sha256(&bytes)).bytes());
        prop_assert!(Checkpoint::parse(&whole).is_err());
    }
}
