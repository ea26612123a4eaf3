//! Sockets: a connection for play, from its hello to its end.

use crate::app::App;
use crate::clock;
use crate::house::{From, Wish, Word};
use crate::http::caller::{Address, Me};
use crate::http::fault::Fault;
use crate::outbox::{Cut, Off, Outbox, Parcel};
use crate::store::Account;
use crate::throttle::Bucket;
use axum::extract::State;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use lobby::{ConnectionId, PersonId};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use wire::protocol::{MESSAGE_MAX, ToClient, ToServer, VERSION};
use words::Message;

/// So long a client may take for its hello.
const HELLO: Duration = Duration::from_secs(10);
/// So long it may take until a message is written.
const WRITE: Duration = Duration::from_secs(20);
/// So long a client may take to hear that it is told goodbye.
const LINGER: Duration = Duration::from_secs(2);
/// So often it is looked whether a client is still there.
const PING: Duration = Duration::from_secs(20);
/// A client that sends on though it is told to wait so often is cut off.
const WARNINGS: u32 = 100;
/// What a connection holds of what it reads, and of what it writes.
const BUFFER: usize = 2 * 1024;

/// `GET /api/play`: the connection for play.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Address(address): Address,
    me: Me,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let most = app.config.limits.connections_per_address;
    if !app.connections.enter(address, most) {
        return Err(Fault::too_many_connections(most));
    }
    let leave = Leave { app: Arc::clone(&app), address };
    app.stats.connected(1);
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(16 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let app = Arc::clone(&leave.app);
        converse(&app, me.account, socket).await;
        drop(leave);
    }))
}

/// A connection that is counted as long as this is there.
struct Leave {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for Leave {
    fn drop(&mut self) {
        self.app.connections.leave(self.address);
        self.app.stats.connected(-1);
    }
}

/// Why a conversation ends.
enum End {
    /// The client is gone, or cannot be written to.
    Gone,
    /// It is told why, after all that waits for it.
    Told(ToClient),
    /// It is told why, and nothing else.
    Cut(ToClient),
}

fn bye(code: &str, why: Message, again: bool) -> End {
    End::Told(ToClient::Bye { code: code.to_owned(), why, again })
}

fn cut_off(code: &str, why: Message, again: bool) -> End {
    End::Cut(ToClient::Bye { code: code.to_owned(), why, again })
}

async fn converse(app: &Arc<App>, account: Account, socket: WebSocket) {
    let (mut to_client, mut from_client) = socket.split();
    let (outbox, mut waiting, cut) = Outbox::new();
    let end = match hello(app, &account, &mut from_client, &outbox).await {
        Ok((connection, client)) => {
            let person = PersonId(account.id);
            let from = From { person, client, outbox };
            let end = tokio::select! {
                end = listen(app, &from, &mut from_client) => end,
                end = write(&mut to_client, &mut waiting) => end,
                end = others(app, &cut) => end,
            };
            app.door.say(Word::Depart { person, connection }).await;
            end
        }
        Err(end) => end,
    };
    let is_patient = matches!(end, End::Told(_));
    let (End::Told(message) | End::Cut(message)) = end else { return };
    let last = async {
        while let Some(parcel) = waiting.try_recv().ok().filter(|_| is_patient) {
            to_client.send(Frame::Text(parcel.text())).await?;
        }
        to_client.send(Frame::Text(Parcel::of(message).text())).await?;
        to_client.send(Frame::Close(None)).await
    };
    drop(tokio::time::timeout(WRITE, last).await);
    if is_patient {
        // Whoever hangs up on somebody who still talks takes their own last word back.
        let rest = async { while from_client.next().await.is_some_and(|frame| frame.is_ok()) {} };
        drop(tokio::time::timeout(LINGER, rest).await);
    }
}

/// The first message and its answer; then the connection is known to the house.
async fn hello(
    app: &Arc<App>,
    account: &Account,
    from_client: &mut SplitStream<WebSocket>,
    outbox: &Outbox,
) -> Result<(ConnectionId, u32), End> {
    let text = next_text(from_client, HELLO).await?;
    let client = match serde_json::from_str(text.as_str()) {
        Ok(ToServer::Hello { protocol: VERSION, client }) => client,
        Ok(ToServer::Hello { protocol, .. }) => {
            let why = Message::new("server-other-protocol").with("theirs", protocol).with("ours", VERSION);
            return Err(bye("other-protocol", why, false));
        }
        Ok(_) | Err(_) => return Err(bye("no-hello", Message::new("server-no-hello"), false)),
    };
    let person = PersonId(account.id);
    outbox.put(Parcel::of(ToClient::Welcome {
        protocol: VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        person,
        name: account.name.clone(),
        now: clock::now().0,
    }));
    let (reply, heard) = oneshot::channel();
    let word = Word::Arrive { person, name: account.name.clone(), outbox: outbox.clone(), reply };
    let stops = || bye("stops", Message::new("server-stops"), true);
    if !app.door.say(word).await {
        return Err(stops());
    }
    match heard.await {
        Ok(Ok(connection)) => Ok((connection, client)),
        Ok(Err(why)) => Err(bye(why.code(), why.say(), false)),
        Err(_) => Err(stops()),
    }
}

/// The next message that is text, within the time.
async fn next_text(from_client: &mut SplitStream<WebSocket>, silence: Duration) -> Result<Utf8Bytes, End> {
    loop {
        // Pongs are no text, but they are a sign of life.
        let frame = tokio::time::timeout(silence, from_client.next()).await;
        match frame.map_err(|_| bye("silent", Message::new("server-silent"), true))? {
            Some(Ok(Frame::Text(text))) => return Ok(text),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            Some(Ok(Frame::Binary(_))) => {
                return Err(bye("not-text", Message::new("server-not-text"), false));
            }
            Some(Ok(Frame::Close(_))) | None => return Err(End::Gone),
            // Too long, or no WebSocket at all: it is not known where the next message would begin.
            Some(Err(_)) => {
                let why = Message::new("server-unreadable-frame").with("most", MESSAGE_MAX);
                return Err(bye("unreadable-frame", why, false));
            }
        }
    }
}

/// Listens to a client until it is gone or has to go.
async fn listen(app: &Arc<App>, from: &From, from_client: &mut SplitStream<WebSocket>) -> End {
    let limits = app.config.limits;
    let rate = f64::from(limits.messages_per_second);
    let mut bucket = Bucket::new(rate, limits.messages_at_once, Instant::now());
    let mut warnings = 0;
    loop {
        let text = match next_text(from_client, limits.silence).await {
            Ok(text) => text,
            Err(end) => return end,
        };
        if let Err(wait) = bucket.take(Instant::now()) {
            warnings += 1;
            if warnings > WARNINGS {
                return bye("too-fast", Message::new("server-flood"), false);
            }
            from.outbox.put(Parcel::of(too_fast(id_of(&text), wait)));
            continue;
        }
        match read(&text) {
            Ok((id, wish)) => {
                if !app.door.say(Word::Wish { from: from.clone(), id, wish }).await {
                    return bye("stops", Message::new("server-stops"), true);
                }
            }
            Err(refusal) => from.outbox.put(Parcel::of(refusal)),
        }
    }
}

/// What a client wishes, or what it is told instead.
fn read(text: &str) -> Result<(u32, Wish), ToClient> {
    match serde_json::from_str(text) {
        Ok(ToServer::Open { id, terms }) => Ok((id, Wish::Open(terms))),
        Ok(ToServer::Do { id, command }) => Ok((id, Wish::Do(command))),
        Ok(ToServer::Probe { id, table, answers }) => Ok((id, Wish::Probe(table, answers))),
        Ok(ToServer::Link { id, table }) => Ok((id, Wish::Link(table))),
        Ok(ToServer::Hello { .. }) => Err(refused(None, "second-hello", Message::new("server-second-hello"))),
        Err(why) => Err(unreadable(id_of(text), &why)),
    }
}

/// Writes what waits, and looks now and then whether the client is still there.
async fn write(
    to_client: &mut SplitSink<WebSocket, Frame>,
    waiting: &mut mpsc::Receiver<Arc<Parcel>>,
) -> End {
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    loop {
        let frame = tokio::select! {
            parcel = waiting.recv() => match parcel {
                Some(parcel) => Frame::Text(parcel.text()),
                None => return End::Gone,
            },
            _ = ping.tick() => Frame::Ping(Default::default()),
        };
        match tokio::time::timeout(WRITE, to_client.send(frame)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return End::Gone,
        }
    }
}

/// What else ends a conversation: the client is too slow, or the server stops.
async fn others(app: &Arc<App>, cut: &Cut) -> End {
    let mut stops = app.stops.clone();
    tokio::select! {
        why = cut.off() => match why {
            Off::Slow => cut_off("too-slow", Message::new("server-too-slow"), true),
            Off::SignedOut => cut_off("signed-out", Message::new("server-signed-out"), false),
        },
        _ = stops.wait_for(|stops| *stops) => cut_off("stops", Message::new("server-stops"), true),
    }
}

/// The number of a request that cannot be read as a whole, if that at least can be read.
fn id_of(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let (_, inner) = value.as_object()?.iter().next()?;
    u32::try_from(inner.get("id")?.as_u64()?).ok()
}

fn refused(id: Option<u32>, code: &str, why: Message) -> ToClient {
    ToClient::Refused { id, code: code.to_owned(), rule: None, why }
}

fn unreadable(id: Option<u32>, why: &serde_json::Error) -> ToClient {
    refused(id, "unreadable", Message::new("server-unreadable").with("why", why.to_string()))
}

fn too_fast(id: Option<u32>, wait: Duration) -> ToClient {
    let millis = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
    refused(id, "too-fast", Message::new("server-too-fast").with("millis", millis))
}
