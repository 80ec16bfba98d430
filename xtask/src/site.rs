//! The explorer's page as plain files: the rules as WebAssembly beside it.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fmt, fs, thread};

use sha2::{Digest, Sha256};
use walrus::{ExportItem, Module, ModuleConfig, RefType, Table};
use wasm_bindgen_cli_support::Bindgen;

use crate::quiet::quiet;

type Done<T = ()> = Result<T, Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";
/// What a page loads: the rules in parts, of which a lab needs one. Each is an example of `antre-wasm` and its feature.
const MODULES: [&str; 4] = ["fights", "floors", "grottos", "turns"];
/// A file that says that this job made the folder.
const MARK: &str = "site.json";
/// Where Debian's `rust-web-src` puts the standard library.
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// What builds WebAssembly here.
pub(crate) enum Toolchain {
    /// The rustc in use has the target's standard library.
    Own,
    /// Debian's rustc builds it from source; rustup's own linker links.
    Debian { linker: PathBuf },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => write!(f, "rustc has {TARGET}"),
            Self::Debian { .. } => write!(f, "Debian's rustc-web builds {TARGET} from rust-web-src"),
        }
    }
}

/// Finds, or lets rustup bring, what builds WebAssembly. `ANTRE_WASM=debian` asks for Debian's compiler whatever rustup has.
///
/// # Errors
/// What is missing.
pub(crate) fn toolchain() -> Done<Toolchain> {
    match env::var("ANTRE_WASM").as_deref() {
        Ok("debian") => return debian(),
        Ok(other) if !other.is_empty() => {
            return Err(format!("ANTRE_WASM \"{other}\": expected debian, or nothing").into());
        }
        _ => {}
    }
    if installed() || (added() && installed()) {
        return Ok(Toolchain::Own);
    }
    debian().map_err(|error| {
        format!("WebAssembly cannot be built here: rustup did not add {TARGET}, and {error}").into()
    })
}

/// Whether the rustc in use has the target.
fn installed() -> bool {
    let dir = output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    dir.is_ok_and(|dir| Path::new(dir.trim()).is_dir())
}

/// Lets rustup bring it; a machine that reaches no server waits no longer than that takes elsewhere.
fn added() -> bool {
    const PATIENCE: Duration = Duration::from_mins(1);
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut rustup) = rustup.spawn() else { return false };
    #[allow(clippy::disallowed_methods, reason = "how long it may take")]
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match rustup.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    // It may have ended by itself in between.
    let _ = rustup.kill().and_then(|()| rustup.wait());
    false
}

/// Debian's recipe, if all of it is there.
fn debian() -> Done<Toolchain> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let host = output(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let linker = Path::new(sysroot.trim()).join("lib/rustlib").join(host.trim()).join("bin/rust-lld");
    let parts = [Path::new(DEBIAN_RUSTC), Path::new(DEBIAN_SOURCE), &linker];
    let missing: Vec<String> =
        parts.iter().filter(|path| !path.exists()).map(|path| path.display().to_string()).collect();
    if missing.is_empty() {
        return Ok(Toolchain::Debian { linker });
    }
    let missing = missing.join(", ");
    Err(format!("of Debian's recipe (apt-get install rustc-web rust-web-src) these are missing: {missing}")
        .into())
}

/// Builds the site into a folder, which is made anew.
///
/// # Errors
/// What cannot be built or written.
pub(crate) fn run(dir: &Path) -> Done {
    let root = &crate::workspace()?;
    let toolchain = toolchain()?;
    if dir.exists() {
        // Only what an earlier run made may be thrown away.
        if !dir.join(MARK).exists() && fs::read_dir(dir)?.next().is_some() {
            let name = dir.display();
            return Err(format!("{name}: not made by this job: expected an empty or a new folder").into());
        }
        fs::remove_dir_all(dir)?;
    }
    fs::create_dir_all(dir)?;
    let built = build(root, &toolchain)?;
    copy(&root.join("web/page"), dir)?;
    let rules = dir.join("rules");
    for module in MODULES {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(built.join(format!("{module}.wasm")));
        bindgen.web(true)?.typescript(false).omit_default_module_path(false).remove_name_section(true);
        let failed = |error| format!("wasm-bindgen: {error:#}");
        let mut made = bindgen.generate_output().map_err(failed)?;
        quiet(made.wasm_mut());
        made.emit(&rules).map_err(failed)?;
        smaller(&rules.join(format!("{module}_bg.wasm")), &built.join("smaller").join(module))?;
    }
    // An example of the whole workspace: what `cargo test --workspace` built is as good.
    let files = ["run", "--quiet", "--locked", "--example", "site_files", "--"];
    output(Command::new("cargo").current_dir(root).args(files).arg(fs::canonicalize(dir)?))?;
    let index = dir.join("index.html");
    let page = fs::read_to_string(&index)?;
    let own =
        page.replace("<meta name=\"antre\" content=\"server\">", "<meta name=\"antre\" content=\"worker\">");
    if own == page {
        return Err("index.html: no mark for the place of the rules".into());
    }
    fs::write(&index, own)?;
    // Which files there are, and a name for just this set of them: what the service worker keeps.
    let mut sums = BTreeMap::new();
    list(dir, dir, &mut sums)?;
    let mut all = Sha256::new();
    for (name, sum) in &sums {
        all.update(name);
        all.update(sum);
    }
    let version: String = all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let names: Vec<&String> = sums.keys().filter(|name| *name != "sw.js").collect();
    let site = serde_json::json!({ "version": version, "files": names });
    fs::write(dir.join(MARK), serde_json::to_vec_pretty(&site)?)?;
    // A browser looks for a new worker by its bytes, so the version stands in it.
    let worker = fs::read_to_string(dir.join("sw.js"))?;
    fs::write(
        dir.join("sw.js"),
        worker.replace("const VERSION = \"\";", &format!("const VERSION = \"{version}\";")),
    )?;
    println!("{}", dir.display());
    Ok(())
}

/// Builds the modules and tells where they are; a folder of their own, since another compiler may build them.
fn build(root: &Path, toolchain: &Toolchain) -> Done<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    // Each compiler has its own: what one built, another cannot use.
    let target = target.join(match toolchain {
        Toolchain::Own => "wasm",
        Toolchain::Debian { .. } => "wasm-debian",
    });
    for module in MODULES {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(root).args([
            "build",
            "--quiet",
            "--locked",
            "--profile",
            "wasm",
            "--target",
            TARGET,
        ]);
        cargo.args(["--package", "antre-wasm", "--no-default-features", "--features", module]);
        cargo.args(["--example", module]).env("CARGO_TARGET_DIR", &target);
        if let Toolchain::Debian { linker } = toolchain {
            cargo.args(["-Z", "build-std=std,panic_abort"]);
            cargo.env("RUSTC", DEBIAN_RUSTC).env("RUSTDOC", "/usr/bin/rustdoc").env("RUSTC_BOOTSTRAP", "1");
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        output(&mut cargo)?;
    }
    Ok(target.join(TARGET).join("wasm/examples"))
}

/// Makes the module smaller by Binaryen's `wasm-opt`, where it is installed (Debian's package `binaryen`); without it the
/// site is the same, and larger. That takes longer than building the module, so that what was made of it is kept.
fn smaller(module: &Path, kept: &Path) -> Done {
    let Ok(version) = output(Command::new("wasm-opt").arg("--version")) else {
        eprintln!("xtask: the module is not made smaller: wasm-opt (binaryen) is not on the path");
        return Ok(());
    };
    let mut tool = Command::new("wasm-opt");
    // What rustc's default for the target may use; older versions of the tool know none of it by themselves.
    for feature in [
        "bulk-memory",
        "multivalue",
        "mutable-globals",
        "nontrapping-float-to-int",
        "reference-types",
        "sign-ext",
    ] {
        tool.arg(format!("--enable-{feature}"));
    }
    tool.arg("-Oz");
    let asked = Sha256::new()
        .chain_update(format!("mended {version}{tool:?}"))
        .chain_update(fs::read(module)?)
        .finalize();
    let made = kept.with_extension("wasm");
    let of = kept.with_extension("of");
    if !(made.exists() && fs::read(&of).is_ok_and(|known| known == asked.as_slice())) {
        fs::create_dir_all(kept.parent().ok_or("the module has a folder")?)?;
        // Until it is there, what is kept is of nothing.
        let _ = fs::remove_file(&of);
        output(tool.arg(module).arg("-o").arg(&made))?;
        mend(&made)?;
        fs::write(&of, asked)?;
    }
    fs::copy(&made, module)?;
    Ok(())
}

/// Versions of `wasm-opt` as old as Debian's 108 export the first table in place of any other; the one that is exported holds
/// what JavaScript lends.
fn mend(module: &Path) -> Done {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let failed = |error| format!("{}: {error:#}", module.display());
    let mut read = Module::from_file_with_config(module, &config).map_err(failed)?;
    let lent = read.tables.iter().find(|table| table.element_ty == RefType::EXTERNREF).map(Table::id);
    for export in read.exports.iter_mut() {
        if let (ExportItem::Table(table), Some(lent)) = (&mut export.item, lent) {
            *table = lent;
        }
    }
    read.emit_wasm_file(module).map_err(failed)?;
    Ok(())
}

/// Copies a folder; descriptions for the type checker stay behind.
fn copy(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() {
            copy(&path, &to.join(&name))?;
        } else if !name.to_string_lossy().ends_with(".d.mts") {
            fs::copy(&path, to.join(&name))?;
        }
    }
    Ok(())
}

/// The files of a folder with their checksums, by their names in an address.
fn list(root: &Path, dir: &Path, sums: &mut BTreeMap<String, Vec<u8>>) -> Done {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, sums)?;
        } else {
            let parts = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy().into_owned());
            let name = parts.collect::<Vec<_>>().join("/");
            sums.insert(name, Sha256::digest(fs::read(&path)?).to_vec());
        }
    }
    Ok(())
}

fn output(command: &mut Command) -> Done<String> {
    let done = command.output().map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        return Err(format!("{}: {}\n{said}", command.get_program().display(), done.status).into());
    }
    Ok(String::from_utf8(done.stdout)?)
}
