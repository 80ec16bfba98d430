//! The program as a test runs it.
#![allow(dead_code, reason = "each test program uses its part")]

use std::path::Path;

use assert_cmd::Command;

/// What a run gave.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `antre` with a UTF-8 locale, in a folder, with a text on standard input.
pub(crate) fn antre_in(folder: &Path, args: &[&str], stdin: &[u8]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_antre"))
        .current_dir(folder)
        .args(args)
        .env("LC_ALL", "C.UTF-8")
        .env_remove("NO_COLOR")
        .write_stdin(stdin)
        .output()
        .expect("the program runs");
    Ran {
        code: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

pub(crate) fn antre(args: &[&str]) -> Ran {
    antre_in(Path::new("."), args, b"")
}

/// Exit 2, one sentence, nothing on standard output.
pub(crate) fn assert_refused(ran: &Ran, says: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
    let first = ran.err.lines().next().unwrap_or_default();
    assert!(first.starts_with("antre: ") && first.contains(says), "{says}: {}", ran.err);
    assert!(ran.err.lines().skip(1).all(|line| line.starts_with("  ")), "{}", ran.err);
}
