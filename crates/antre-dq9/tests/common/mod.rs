//! Reading the vectors of `testdata/dq9`.
#![allow(dead_code, reason = "every test binary uses its own part")]

use std::fmt::Write as _;
use std::fs;
use std::io::Read;
use std::path::PathBuf;

use flate2::read::GzDecoder;
use sha2::{Digest, Sha256};

/// A file of `testdata/dq9`.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/dq9").join(name)
}

/// A text file.
pub(crate) fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A text file packed with gzip.
pub(crate) fn unpacked(name: &str) -> String {
    let file = fs::File::open(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).unwrap_or_else(|error| panic!("{name}: {error}"));
    text
}

/// A JSON file.
pub(crate) fn json(name: &str) -> serde_json::Value {
    serde_json::from_str(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The SHA-256 of bytes in hex.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    hex(Sha256::digest(bytes).as_slice())
}

/// Bytes in hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string takes everything");
    }
    text
}
