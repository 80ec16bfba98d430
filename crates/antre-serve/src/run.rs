//! Binding, serving, stopping.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::patient::Patient;
use crate::router::stoppable;
use crate::{Hosts, Limits};

/// Largest head of a request, in bytes: links with a whole scenario fit.
const HEAD: usize = 64 << 10;
/// How long open connections may go on after the stop.
const GRACE: Duration = Duration::from_secs(5);

/// A server that has its port and waits for the start.
pub struct Bound {
    listener: TcpListener,
    limits: Limits,
    hosts: Vec<String>,
}

/// Takes the port; 0 takes a free one.
///
/// # Errors
/// The address is not this machine's, or the port is taken.
pub async fn bind(address: SocketAddr, hosts: Vec<String>, limits: Limits) -> io::Result<Bound> {
    Ok(Bound { listener: TcpListener::bind(address).await?, limits, hosts })
}

impl Bound {
    /// Where it listens.
    ///
    /// # Errors
    /// The system does not tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is there, then lets what has begun come to its end.
    ///
    /// # Errors
    /// The system does not tell the address.
    pub async fn serve(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let address = self.address()?;
        let hosts = Hosts::new(address.port(), self.hosts).with_address(address.ip());
        let closing = Arc::new(AtomicBool::new(false));
        let service = stoppable(self.limits, hosts, Arc::clone(&closing));
        let places = Arc::new(Semaphore::new(self.limits.connections));
        let open = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            let place = tokio::select! {
                place = places.clone().acquire_owned() => place,
                () = &mut stop => break,
            };
            let stream = tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, _)) => stream,
                    // Out of file handles, or gone before it was here: others may come through.
                    Err(error) => {
                        tracing::warn!(%error, "no connection");
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        continue;
                    }
                },
                () = &mut stop => break,
            };
            // Answers are small and wanted at once.
            let _ = stream.set_nodelay(true);
            let connection = Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(self.limits.arrival)
                .max_buf_size(HEAD)
                .serve_connection(
                    TokioIo::new(Patient::new(stream, self.limits.reading)),
                    TowerToHyperService::new(service.clone()),
                );
            let connection = open.watch(connection);
            tokio::spawn(async move {
                let _place = place;
                if let Err(error) = connection.await {
                    tracing::debug!(%error, "connection ended");
                }
            });
        }
        drop(self.listener);
        closing.store(true, Ordering::Relaxed);
        if tokio::time::timeout(GRACE, open.shutdown()).await.is_err() {
            tracing::warn!("connections were still open at the end");
        }
        Ok(())
    }
}
