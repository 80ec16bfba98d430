#![no_main]

use antre_dq9::save::Save;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(error) = Save::read(bytes) {
        assert!(!error.to_string().contains('\n'), "{error}");
    }
});
