//! `antre explore`: the page and the API on this machine.

use std::env;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use antre::search::Search;
use antre::{Error, link};
use antre_serve::{Limits, bind};
use clap::Args;

use crate::output::Output;

/// The port that is tried first, so that links keep working from one day to the next.
const PORT: u16 = 7337;

#[derive(Debug, Args)]
pub(crate) struct Explore {
    /// A question to open, as the page's address names it: sky/timeline?scenario=agility-three
    #[arg(value_name = "LINK")]
    pub(crate) link: Option<String>,
    /// Port; 0 takes a free one [default: 7337, or a free one if that is taken]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    /// Address to listen on; anything but this machine's own lets others ask
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) address: IpAddr,
    /// A name that the machine is reached by, besides localhost; may be given several times
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    /// Do not open a browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Tell every request on standard error
    #[arg(long)]
    pub(crate) log: bool,
}

/// Serves until it is interrupted.
pub(crate) fn run(explore: Explore, output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    let opened = match &explore.link {
        Some(text) => match text.trim_start_matches(['#', '/']).split_once('?') {
            Some((path, values)) if path.ends_with("/find") => {
                Search::of_system(path.trim_end_matches("/find"), link::values(values.as_bytes()))?;
                format!("/#/{path}?{values}")
            }
            _ => format!("/#/{}", link::link(&link::of_link(text)?.0)),
        },
        None => "/".into(),
    };
    let level = if explore.log {
        tracing_subscriber::filter::LevelFilter::INFO
    } else {
        tracing_subscriber::filter::LevelFilter::WARN
    };
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false).init();
    let failed =
        |error: &dyn std::fmt::Display| Error::new(format!("explore: {error}: expected a free port"));
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let served = runtime.block_on(async {
        let at = |port| SocketAddr::new(explore.address, port);
        let bound =
            match bind(at(explore.port.unwrap_or(PORT)), explore.host.clone(), Limits::default()).await {
                Err(_) if explore.port.is_none() => bind(at(0), explore.host, Limits::default()).await,
                other => other,
            };
        let bound = bound.map_err(|error| failed(&error))?;
        let address = bound.address().map_err(|error| failed(&error))?;
        let page = format!("http://{address}{opened}");
        // Whoever starts it as a child reads the address here.
        println!("{page}");
        if !output.quiet {
            eprintln!("antre: the explorer is open on this address; Ctrl+C ends it");
        }
        if !explore.no_open && !open(&page) && !output.quiet {
            eprintln!("antre: no browser could be started: open the address above");
        }
        bound.serve(interrupted()).await.map_err(|error| failed(&error))
    });
    // Whose answer was not there in time is waited for by nobody.
    runtime.shutdown_background();
    served?;
    Ok(true)
}

/// Ctrl+C, or the signal that service managers send.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Opens an address in the browser; `false` if there is none to be found.
fn open(page: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else if env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some() {
        ("xdg-open", &[])
    } else {
        return false;
    };
    let quiet = || Stdio::null();
    Command::new(program)
        .args(before)
        .arg(page)
        .stdin(quiet())
        .stdout(quiet())
        .stderr(quiet())
        .spawn()
        .is_ok()
}
