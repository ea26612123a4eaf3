//! A connection between a server and its database that can be made to hang: it stays open, and nothing gets through.

use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// A proxy between a server and its database. It ends when this is dropped.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    hangs: watch::Sender<bool>,
    _tasks: JoinSet<()>,
}

impl Proxy {
    /// Between a server and the database that this URL leads to, on this machine.
    pub(crate) async fn start(url: &str) -> Proxy {
        let (_, host) = url.split_once('@').expect("a user and a host");
        let to = host.split('/').next().and_then(|host| host.parse().ok()).expect("an address");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (hangs, heard) = watch::channel(false);
        let mut tasks = JoinSet::new();
        tasks.spawn(accept(listener, to, heard));
        Proxy { address, hangs, _tasks: tasks }
    }

    /// From now on nothing gets through.
    pub(crate) fn hang(&self) {
        self.hangs.send_replace(true);
    }
}

async fn accept(listener: TcpListener, to: SocketAddr, hangs: watch::Receiver<bool>) {
    let mut lines = JoinSet::new();
    loop {
        let (near, _) = listener.accept().await.expect("a line");
        let Ok(far) = TcpStream::connect(to).await else { continue };
        let ((near_out, near_in), (far_out, far_in)) = (near.into_split(), far.into_split());
        lines.spawn(pass(near_out, far_in, hangs.clone()));
        lines.spawn(pass(far_out, near_in, hangs.clone()));
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut hangs: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            biased;
            _ = hangs.wait_for(|hangs| *hangs) => None,
            read = from.read(&mut bytes) => Some(read),
        };
        match read {
            None => std::future::pending().await,
            Some(Ok(count)) if count > 0 && to.write_all(&bytes[..count]).await.is_ok() => {}
            Some(Ok(_) | Err(_)) => return,
        }
    }
}
