//! Sockets: a connection for play, from its hello to its end.

use crate::app::App;
use crate::clock;
use crate::house::{From, Wish, Word};
use crate::http::caller::{Address, Me};
use crate::http::fault::Fault;
use crate::outbox::{Bundle, Cut, Off, Outbox, Parcel};
use crate::store::Account;
use crate::throttle::Bucket;
use crate::upgrade::{Coming, Outgoing, Upgrade};
use axum::extract::State;
use axum::response::Response;
use futures_util::StreamExt;
use lobby::{ConnectionId, PersonId};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use wire::protocol::{MESSAGE_MAX, ToClient, ToServer, VERSION};
use words::Message;

/// How long a client may take for its hello.
const HELLO: Duration = Duration::from_secs(10);
/// How long writing a message may take.
const WRITE: Duration = Duration::from_secs(20);
/// How long a client may take to receive the goodbye.
const LINGER: Duration = Duration::from_secs(2);
/// How often the server checks that a client is still there.
const PING: Duration = Duration::from_secs(20);
/// How often a client may go on sending after it was told to wait. Beyond that it is cut off.
const WARNINGS: u32 = 100;
/// The size of the buffers of a connection, for reading and for writing.
const BUFFER: usize = 2 * 1024;

/// `GET /api/play`: the connection for play.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Address(address): Address,
    me: Me,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    let most = app.config.limits.connections_per_address;
    if !app.connections.enter(address, most) {
        return Err(Fault::too_many_connections(most));
    }
    let leave = Leave { app: Arc::clone(&app), address };
    app.stats.connected(1);
    let config = WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_MAX))
        .max_frame_size(Some(MESSAGE_MAX))
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(16 * 1024 * 1024);
    Ok(upgrade.agreed(config, move |to_client, from_client| async move {
        let app = Arc::clone(&leave.app);
        converse(&app, me, address, (to_client, from_client)).await;
        drop(leave);
    }))
}

/// A connection that is counted as long as this exists.
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
    /// The client is gone or cannot be written to.
    Gone,
    /// The client is told why, after all waiting messages.
    Told(ToClient),
    /// The client is told why, and nothing else.
    Cut(ToClient),
}

fn bye(code: &str, why: Message, again: bool) -> End {
    End::Told(ToClient::Bye { code: code.to_owned(), why, again })
}

fn cut_off(code: &str, why: Message, again: bool) -> End {
    End::Cut(ToClient::Bye { code: code.to_owned(), why, again })
}

async fn converse(
    app: &Arc<App>,
    me: Me,
    address: IpAddr,
    (mut to_client, mut from_client): (Outgoing, Coming),
) {
    let (outbox, mut waiting, cut) = Outbox::new(address);
    // Entered before the session is checked, so that the session cannot end unnoticed in between.
    let _entered = app.sockets.enter(&me.session, me.account.id, &cut);
    let first = tokio::select! {
        text = next_text(&mut from_client, HELLO) => text,
        end = others(app, &cut) => Err(end),
    };
    let welcomed = match first {
        // In a box of its own: a conversation that goes on does not keep its room.
        Ok(text) => Box::pin(hello(app, &me, text.as_str(), &outbox)).await,
        Err(end) => Err(end),
    };
    let end = match welcomed {
        Ok((connection, client, packed)) => {
            let person = PersonId(me.account.id);
            let from = From { person, client, outbox };
            let end = tokio::select! {
                // The end comes before all waiting messages: a person who is signed out hears nothing more.
                biased;
                end = others(app, &cut) => end,
                end = listen(app, &from, &mut from_client) => end,
                end = write(&mut to_client, &mut waiting, packed) => end,
            };
            app.door.say(Word::Depart { person, connection }).await;
            end
        }
        Err(end) => end,
    };
    let is_patient = matches!(end, End::Told(_));
    let (End::Told(message) | End::Cut(message)) = end else { return };
    let last = async {
        while let Some(bundle) = waiting.try_recv().ok().filter(|_| is_patient) {
            to_client.send(Frame::Text(bundle.text())).await?;
        }
        to_client.send(Frame::Text(Parcel::of(message).text())).await?;
        to_client.send(Frame::Close(None)).await
    };
    drop(tokio::time::timeout(WRITE, last).await);
    if is_patient {
        // If we hang up while the client still sends, it may lose our last message.
        let rest = async { while from_client.next().await.is_some_and(|frame| frame.is_ok()) {} };
        drop(tokio::time::timeout(LINGER, rest).await);
    }
}

/// Reads the first message and answers it; after that, the house knows the connection.
async fn hello(app: &App, me: &Me, text: &str, outbox: &Outbox) -> Result<(ConnectionId, u32, bool), End> {
    let (client, packed) = match serde_json::from_str(text) {
        Ok(ToServer::Hello { protocol: VERSION, client, packed }) => (client, packed),
        Ok(ToServer::Hello { protocol, .. }) => {
            let why = Message::new("server-other-protocol").with("theirs", protocol).with("ours", VERSION);
            return Err(bye("other-protocol", why, false));
        }
        Ok(_) | Err(_) => return Err(bye("no-hello", Message::new("server-no-hello"), false)),
    };
    let account = holder(app, me).await?;
    let person = PersonId(account.id);
    // A name that is older than the rules for names may hold invisible characters.
    let name = lobby::readable_name(&account.name, &app.config.limits.lobby);
    let name = name.unwrap_or_else(|_| format!("Guest {:04}", account.id % 10_000));
    outbox.put(Parcel::of(ToClient::Welcome {
        protocol: VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        person,
        name: name.clone(),
        now: clock::now().0,
    }));
    let (reply, heard) = oneshot::channel();
    let word = Word::Arrive { person, name, outbox: outbox.clone(), reply };
    if !app.door.say(word).await {
        return Err(closed(app));
    }
    match heard.await {
        Ok(Ok(connection)) => Ok((connection, client, packed)),
        Ok(Err(why)) => Err(bye(why.code(), why.say(), why == lobby::Refusal::NoRoom)),
        Err(_) => Err(closed(app)),
    }
}

/// The house no longer listens.
fn closed(app: &App) -> End {
    if *app.gone.borrow() { no_store() } else { bye("stops", Message::new("server-stops"), true) }
}

fn no_store() -> End {
    cut_off("no-store", Message::new("server-no-store"), false)
}

/// The person whose socket it is, with their current name, if the session that opened it is still valid.
async fn holder(app: &App, me: &Me) -> Result<Account, End> {
    let held = match app.store.session(&me.session).await {
        Ok(Some(id)) if id == me.account.id => app.store.account(id).await,
        Ok(_) => Ok(None),
        Err(why) => Err(why),
    };
    match held {
        Ok(Some(account)) => Ok(account),
        Ok(None) => Err(signed_out()),
        Err(why) => {
            tracing::error!(%why, "the store failed for a hello");
            Err(bye("broken", Message::new("server-broken"), true))
        }
    }
}

fn signed_out() -> End {
    cut_off("signed-out", Message::new("server-signed-out"), false)
}

/// The next text message, within this time.
async fn next_text(from_client: &mut Coming, silence: Duration) -> Result<Utf8Bytes, End> {
    loop {
        // Pongs are not text, but a sign of life.
        let frame = tokio::time::timeout(silence, from_client.next()).await;
        match frame.map_err(|_| bye("silent", Message::new("server-silent"), true))? {
            Some(Ok(Frame::Text(text))) => return Ok(text),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => {}
            Some(Ok(Frame::Binary(_))) => {
                return Err(bye("not-text", Message::new("server-not-text"), false));
            }
            Some(Ok(Frame::Close(_))) | None => return Err(End::Gone),
            // The frame is too long, or this is no WebSocket at all, so nobody knows where the next message
            // begins.
            Some(Err(_)) => {
                let why = Message::new("server-unreadable-frame").with("most", MESSAGE_MAX);
                return Err(bye("unreadable-frame", why, false));
            }
        }
    }
}

/// Listens to a client until it is gone or must go.
async fn listen(app: &Arc<App>, from: &From, from_client: &mut Coming) -> End {
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
                    return closed(app);
                }
            }
            Err(refusal) => from.outbox.put(Parcel::of(refusal)),
        }
    }
}

/// What a client wants, or what it is told instead.
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

/// Writes waiting messages, and checks now and then that the client is still there.
async fn write(to_client: &mut Outgoing, waiting: &mut mpsc::Receiver<Bundle>, packed: bool) -> End {
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    loop {
        let frame = tokio::select! {
            bundle = waiting.recv() => match bundle {
                Some(bundle) => bundle.frame(packed),
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

/// Other ends of a conversation: the client is too slow, or the server stops.
async fn others(app: &Arc<App>, cut: &Cut) -> End {
    let (mut stops, mut gone) = (app.stops.clone(), app.gone.clone());
    tokio::select! {
        why = cut.off() => match why {
            Off::Slow => cut_off("too-slow", Message::new("server-too-slow"), true),
            Off::NoRoom => cut_off("no-room", lobby::Refusal::NoRoom.say(), true),
            Off::SignedOut => signed_out(),
        },
        _ = gone.wait_for(|gone| *gone) => no_store(),
        _ = stops.wait_for(|stops| *stops) => cut_off("stops", Message::new("server-stops"), true),
    }
}

/// The number of a request that cannot be read as a whole, if at least the number can be read.
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
