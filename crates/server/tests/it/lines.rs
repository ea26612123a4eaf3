//! Connections: a person who opens many, or keeps them unused, does not keep others out.

use crate::bed::Bed;
use crate::home::{Home, PATIENCE, wide};
use server::Limits;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection to a server from this address of the machine.
async fn line(home: &Home, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
    socket.connect(home.listening).await.expect("a connection")
}

/// Everything that comes until the server closes the connection.
async fn until_end(line: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let read =
        tokio::time::timeout(PATIENCE, line.read_to_end(&mut all)).await.expect("the line ends in time");
    // A connection that is closed with unread data is reset.
    drop(read);
    String::from_utf8_lossy(&all).into_owned()
}

const ASK: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Whether the server answers over this connection.
async fn is_served(line: &mut TcpStream) -> bool {
    let mut answer = Vec::new();
    let asked = line.write_all(ASK).await;
    let answered = async {
        while !answer.ends_with(b"ok\n") {
            if line.read_buf(&mut answer).await.is_ok_and(|count| count > 0) {
                continue;
            }
            return false;
        }
        true
    };
    asked.is_ok() && tokio::time::timeout(PATIENCE, answered).await.unwrap_or(false)
}

pub(crate) async fn idle_lines_of_one_address_keep_nobody_out(bed: &mut Bed) {
    const MANY: usize = 1_500;
    let limits = Limits { lines_per_address: 100, silent_line: 10 * PATIENCE, ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let mut idle = Vec::with_capacity(MANY);
    for _ in 0..MANY {
        idle.push(line(&home, [127, 0, 0, 1]).await);
    }
    let begun = Instant::now();
    assert!(is_served(&mut line(&home, [127, 0, 0, 2]).await).await, "a newcomer is served");
    eprintln!("with {MANY} idle lines a newcomer is served in {:?}", begun.elapsed());
    // The server keeps as many as it said, and no more.
    assert!(is_served(&mut idle[99]).await);
    assert_eq!(until_end(&mut idle[100]).await, "");
    assert_eq!(until_end(&mut idle[MANY - 1]).await, "");
    // A person who closes one may open another.
    drop(idle);
    let begun = Instant::now();
    while !is_served(&mut line(&home, [127, 0, 0, 1]).await).await {
        assert!(begun.elapsed() < PATIENCE, "a line that is free again is not given away");
    }
}

pub(crate) async fn who_does_not_use_a_line_loses_it(bed: &mut Bed) {
    let limits = Limits { silent_line: Duration::from_millis(200), request: PATIENCE * 10, ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let here = [127, 0, 0, 1];
    let mut silent = line(&home, here).await;
    assert_eq!(until_end(&mut silent).await, "");
    let mut half = line(&home, here).await;
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: loc").await.expect("written");
    until_end(&mut half).await;
    let mut used = line(&home, here).await;
    assert!(is_served(&mut used).await);
    assert_eq!(until_end(&mut used).await, "", "nothing more was asked over it");
}

pub(crate) async fn no_request_and_no_line_lasts_for_ever(bed: &mut Bed) {
    let limits = Limits { silent_line: PATIENCE * 10, request: Duration::from_millis(400), ..wide() };
    let home = Home::with(bed.place(), limits).await;
    let here = [127, 0, 0, 1];
    // A body that never comes.
    let mut waiting = line(&home, here).await;
    let head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                 Content-Length: 9\r\n\r\n{";
    waiting.write_all(head).await.expect("written");
    let answer = until_end(&mut waiting).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    // Nobody keeps a connection for ever, whatever they request.
    let begun = Instant::now();
    let mut busy = line(&home, here).await;
    while is_served(&mut busy).await {
        assert!(begun.elapsed() < PATIENCE, "a busy line never ends");
    }
    assert!(begun.elapsed() >= Duration::from_millis(1_600), "it lasts as long as four requests may take");
}

pub(crate) async fn a_server_that_stops_waits_for_no_silent_line(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let silent = line(&home, [127, 0, 0, 1]).await;
    let mut half = line(&home, [127, 0, 0, 1]).await;
    half.write_all(b"GET /").await.expect("written");
    let without_hello = wire::client::Line::open(&home.address, &session).await.expect("a connection");
    let begun = Instant::now();
    home.stop().await;
    let took = begun.elapsed();
    eprintln!("the server stopped in {took:?}");
    assert!(took < Duration::from_secs(3), "{took:?}");
    drop((silent, half, without_hello));
}
