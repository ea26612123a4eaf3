//! Lines: connections as they come, before anything is known about them. Their number per address is limited,
//! and a line that is not used is closed.

use crate::config::Limits;
use crate::throttle::Counted;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

/// A line may last as long as this many requests may take. A connection for play no longer counts as a line.
const REQUESTS: u32 = 4;
/// How long the last request of a line may take when the server stops.
const PARTING: Duration = Duration::from_secs(2);
/// How long nothing is accepted after the system failed to accept a line.
const PAUSE: Duration = Duration::from_millis(200);

/// The limits for the lines of a server.
#[derive(Clone)]
struct Rules {
    /// The most lines of each address. `None` behind a proxy, from which all lines come.
    each: Option<u32>,
    /// How long the head of a request may take, including the silence before it.
    head: Duration,
    /// How long a line may last.
    whole: Duration,
    /// How long a request may take.
    request: Duration,
}

/// Accepts lines until the server stops, then waits until they have ended.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    behind_proxy: bool,
    mut stops: watch::Receiver<bool>,
) {
    let rules = Rules {
        each: (!behind_proxy).then_some(limits.lines_per_address),
        head: limits.silent_line,
        whole: limits.request * REQUESTS,
        request: limits.request,
    };
    let (counted, all) =
        (Arc::new(Counted::default()), Arc::new(Semaphore::new(crate::descriptors::lines())));
    let mut lines = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = lines.join_next() => continue,
            _ = stops.wait_for(|stops| *stops) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // A client with too many lines gets no answer, which costs least.
                if let Some(line) = Line::enter(stream, peer.ip(), &counted, rules.each, &all) {
                    lines.spawn(serve(line, peer, router.clone(), rules.clone(), stops.clone()));
                }
            }
            Err(why) => {
                tracing::warn!(%why, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    while lines.join_next().await.is_some() {}
}

/// Answers the requests of a line, until it ends or becomes a connection for play.
async fn serve(line: Line, peer: SocketAddr, router: Router, rules: Rules, mut stops: watch::Receiver<bool>) {
    let pages = TowerToHyperService::new(router);
    let pages = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        pages.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(rules.head);
    let connection = http.serve_connection(TokioIo::new(line), pages).with_upgrades();
    tokio::pin!(connection);
    let last = tokio::select! {
        // What goes wrong on a line concerns only its client.
        _ = connection.as_mut() => return,
        () = tokio::time::sleep(rules.whole) => rules.request,
        _ = stops.wait_for(|stops| *stops) => PARTING,
    };
    connection.as_mut().graceful_shutdown();
    drop(tokio::time::timeout(last, connection).await);
}

/// A line that is counted as long as it exists, also as a connection for play.
struct Line {
    stream: TcpStream,
    address: IpAddr,
    counted: Option<Arc<Counted>>,
    _one: OwnedSemaphorePermit,
}

impl Line {
    /// Accepts a line, unless its address has too many, or there are too many in all.
    fn enter(
        stream: TcpStream,
        address: IpAddr,
        counted: &Arc<Counted>,
        each: Option<u32>,
        all: &Arc<Semaphore>,
    ) -> Option<Line> {
        let one = Arc::clone(all).try_acquire_owned().ok()?;
        let counted = match each {
            Some(most) if !counted.enter(address, most) => return None,
            Some(_) => Some(Arc::clone(counted)),
            None => None,
        };
        // Data is sent at once: it is short, and somebody waits for it.
        drop(stream.set_nodelay(true));
        Some(Line { stream, address, counted, _one: one })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if let Some(counted) = &self.counted {
            counted.leave(self.address);
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, from)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
