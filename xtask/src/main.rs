//! Jobs of the workspace: `cargo xtask dist` puts together what a release holds, `cargo xtask site` the explorer's page
//! without a server.

mod dist;
mod linked;
mod quiet;
mod site;

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(about = "Jobs of the workspace", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// The program, its man pages, completions, the wheel, the site, licences and bill of materials, with checksums, in a
    /// folder
    Dist {
        /// Where it goes; the folder is made anew
        #[arg(long, default_value = "dist")]
        dir: PathBuf,
    },
    /// The explorer's page as files for any web server: the rules run in the browser
    ///
    /// WebAssembly is built by the rustc in use, which rustup brings the target where it can; else by Debian's, from its packages
    /// rustc-web and rust-web-src. `ANTRE_WASM=debian` in the environment takes that one in any case.
    Site {
        /// Where it goes; the folder is made anew
        #[arg(long, default_value = "site")]
        dir: PathBuf,
        /// Only say whether and how the WebAssembly can be built here; exit code 3 where it cannot
        #[arg(long)]
        check: bool,
    },
}

/// The workspace's folder, as cargo tells it to what it runs: a program kept in a target folder that several checkouts share
/// may have been built in another one, which is gone by now.
fn workspace() -> Result<PathBuf, Box<dyn Error>> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").ok_or("run it by `cargo xtask`")?;
    Ok(Path::new(&manifest).parent().ok_or("the workspace has a folder")?.to_owned())
}

fn main() -> ExitCode {
    let done = match Cli::parse().job {
        Job::Dist { dir } => dist::run(&dir),
        Job::Site { check: true, .. } => match site::toolchain() {
            Ok(toolchain) => {
                println!("{toolchain}");
                Ok(())
            }
            Err(error) => {
                eprintln!("xtask: {error}");
                return ExitCode::from(3);
            }
        },
        Job::Site { dir, check: false } => site::run(&dir),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}
