//! Any bytes as a checkpoint: refused, or read and written back the same.
#![no_main]

use antre_search::checkpoint::Checkpoint;
use antre_search::sha256;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = Checkpoint::parse(bytes);
    // With a right checksum the body itself is looked at.
    let mut whole = bytes.to_vec();
    whole.extend(format!("\n{}\n", sha256(bytes)).bytes());
    if let Ok(read) = Checkpoint::parse(&whole) {
        assert_eq!(Checkpoint::parse(read.to_text().as_bytes()), Ok(read));
    }
});
