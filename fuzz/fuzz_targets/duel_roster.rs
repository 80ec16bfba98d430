#![no_main]

use antre::{Detail, Input, Query, duel};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let input = Input::new("roster", text);
    let query = duel::Query::Fight(duel::Fight { roster: Some(input), ..duel::Fight::default() });
    if let Err(error) = antre::answer(&Query::Duel(query), &Detail::default()) {
        assert!(!error.sentence().contains('\n'), "{error}");
        let _ = error.excerpt();
    }
});
