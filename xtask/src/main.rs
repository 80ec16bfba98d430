//! Jobs of the workspace: `cargo xtask dist` puts together what a release holds.

mod dist;
mod linked;

use std::path::PathBuf;
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
    /// The program, its man pages, completions, the wheel, licences and bill of materials, with checksums, in a folder
    Dist {
        /// Where it goes; the folder is made anew
        #[arg(long, default_value = "dist")]
        dir: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().job {
        Job::Dist { dir } => dist::run(&dir),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}
