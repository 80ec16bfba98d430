#![no_main]

use antre::{Detail, Input, Query, duel};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let input = Input::new("exercise", text);
    let query = duel::Query::Queue(duel::Queue {
        exercise: input,
        cost: Vec::new(),
        cost_by: duel::CostBy::Turn,
        rules: duel::RuleOptions::default(),
    });
    if let Err(error) = antre::answer(&Query::Duel(query), &Detail::default()) {
        assert!(!error.sentence().contains('\n'), "{error}");
        let _ = error.excerpt();
    }
});
