//! The server inside a program of one's own: `serve [PORT]` prints its address and serves until Ctrl+C.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use antre_serve::{Limits, bind};

#[tokio::main]
async fn main() -> io::Result<()> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(0);
    let bound = bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)), Vec::new(), Limits::default()).await?;
    println!("http://{}/", bound.address()?);
    bound
        .serve(async {
            let _ = tokio::signal::ctrl_c().await;
        })
        .await
}
