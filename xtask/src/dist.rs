//! What a release holds: the static program with its man pages and completions, the wheel, the site, licences, a bill of
//! materials, checksums.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::{linked, site};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Shells that completions are written for.
const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "elvish", "powershell"];

/// Builds the release into a folder, which is made anew.
pub(crate) fn run(dir: &Path) -> Done {
    let dir = std::path::absolute(dir)?;
    let root = &crate::workspace()?;
    if dir.exists() {
        // Only what an earlier run made may be thrown away.
        if !dir.join("SHA256SUMS").exists() && fs::read_dir(&dir)?.next().is_some() {
            return Err(format!(
                "{}: not made by this job: expected an empty or a new folder",
                dir.display()
            )
            .into());
        }
        fs::remove_dir_all(&dir)?;
    }
    fs::create_dir_all(&dir)?;

    let program = build(root)?;
    let here = dir.join(program.file_name().ok_or("the program has a name")?);
    fs::copy(&program, &here)?;
    fs::create_dir_all(dir.join("man"))?;
    command(Command::new(&here).arg("man").arg(dir.join("man")))?;
    fs::create_dir_all(dir.join("completions"))?;
    for shell in SHELLS {
        let script = command(Command::new(&here).args(["completions", shell]))?;
        fs::write(dir.join("completions").join(format!("antre.{shell}")), script)?;
    }
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root.join(name), dir.join(name))?;
    }
    let crates = linked::linked(root, &["antre-cli", "antre-py", "antre-wasm"])?;
    fs::write(dir.join("THIRD-PARTY.md"), linked::licences(&crates)?)?;
    fs::write(dir.join("antre.cdx.json"), linked::bill(&crates, env!("CARGO_PKG_VERSION"))?)?;
    if Command::new("maturin").arg("--version").output().is_ok_and(|told| told.status.success()) {
        wheel(root, &dir)?;
    } else {
        eprintln!("xtask: no wheel: maturin is not on the path");
    }
    match site::toolchain() {
        Ok(_) => site::run(&dir.join("site"))?,
        Err(error) => eprintln!("xtask: no site: {error}"),
    }
    fs::write(dir.join("SHA256SUMS"), sums(&dir)?)?;
    println!("{}", dir.display());
    Ok(())
}

/// The program with everything it needs inside: on Linux with the C library linked in, so that it runs on any of them.
fn build(root: &Path) -> Done<PathBuf> {
    let target = command(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let target = String::from_utf8(target)?.trim().to_owned();
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root).args(["build", "--release", "--locked", "--package", "antre-cli"]);
    cargo.args(["--target", &target, "--message-format", "json-render-diagnostics"]);
    if target.contains("linux") {
        cargo.env("RUSTFLAGS", "-C target-feature=+crt-static");
    }
    let told = String::from_utf8(command(&mut cargo)?)?;
    let program = told
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find_map(|line| {
            let is_it = line["reason"] == "compiler-artifact" && line["target"]["name"] == "antre";
            is_it.then(|| line["executable"].as_str().map(PathBuf::from)).flatten()
        });
    Ok(program.ok_or("cargo built no program")?)
}

/// The wheel, by maturin: for the Python that runs it and all later ones.
fn wheel(root: &Path, dir: &Path) -> Done {
    let python = root.join("crates/antre-py");
    // The program's flags would be of no use in a module that an interpreter loads.
    let mut maturin = Command::new("maturin");
    maturin.current_dir(&python).args(["build", "--release", "--locked", "--out"]).arg(dir);
    maturin.env_remove("RUSTFLAGS");
    command(&mut maturin).map(drop)
}

/// Every file's checksum, in the form that `sha256sum --check` reads.
fn sums(dir: &Path) -> Done<String> {
    let mut folders = vec![dir.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    let mut text = String::new();
    for path in files {
        let digest: String =
            Sha256::digest(fs::read(&path)?).iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(text, "{digest}  {}", path.strip_prefix(dir)?.display())?;
    }
    Ok(text)
}

/// What a command prints.
pub(crate) fn command(command: &mut Command) -> Done<Vec<u8>> {
    let output = command.stderr(std::process::Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", output.status).into());
    }
    Ok(output.stdout)
}
