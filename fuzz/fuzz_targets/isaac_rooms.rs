#![no_main]

use antre_isaac::rooms::read;
use libfuzzer_sys::fuzz_target;

// Both forms: the first letters decide.
fuzz_target!(|bytes: &[u8]| {
    if let Err(error) = read("01.rooms", bytes) {
        assert!(error.to_string().starts_with("01.rooms: "), "{error}");
    }
});
