//! `antre --version --verbose`: the number, the build, and the edition of every system.

use std::fmt::Write as _;

/// The text, if that is what was asked for. Editions are worked out only then: a start must cost nothing.
pub(crate) fn asked() -> Option<String> {
    let given: Vec<_> = std::env::args_os().skip(1).collect();
    let is = |words: &[&str]| given.iter().any(|word| words.iter().any(|one| word == one));
    let only = given.iter().all(|word| ["--version", "-V", "--verbose"].iter().any(|one| word == one));
    (only && is(&["--version", "-V"]) && is(&["--verbose"])).then(text)
}

fn text() -> String {
    let mut text = format!("antre {}\n", env!("CARGO_PKG_VERSION"));
    let build = if cfg!(debug_assertions) { "development" } else { "release" };
    let _ = writeln!(text, "build: {build}, {}-{}", std::env::consts::ARCH, std::env::consts::OS);
    for (system, edition) in antre::editions() {
        let _ = writeln!(text, "{system}: {edition}");
    }
    text
}
