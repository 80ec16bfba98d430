#![no_main]

use antre_isaac::StartSeed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match StartSeed::of_typed(text) {
        Ok(seed) => assert_eq!(StartSeed::of_text(&seed.to_string()), Ok(seed)),
        Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
    }
});
