//! The house: the one task that owns the lobby and brings everything to it in one order.

use crate::clock;
use crate::ledger::{Page, Pen};
use crate::outbox::{Off, Outbox, Parcel};
use crate::stats::Stats;
use lobby::{
    Command, ConnectionId, Effect, Lobby, Moment, PersonId, Refusal, Refused, Reply, Request, RequestId,
    TableId, Terms, To, Token, Who,
};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use wire::protocol::{Came, ToClient, link_path};

/// So many words may wait for the house; whoever says more waits.
const WAITING_MAX: usize = 4_096;
/// So many of them are carried out before what came of them goes to the ledger.
const AT_ONCE: usize = 128;

/// What is said to the house.
pub(crate) enum Word {
    /// A connection is there.
    Arrive {
        person: PersonId,
        name: String,
        outbox: Outbox,
        reply: oneshot::Sender<Result<ConnectionId, Refusal>>,
    },
    /// A connection is gone.
    Depart { person: PersonId, connection: ConnectionId },
    /// A person is signed out or forgotten: all connections end.
    Expel { person: PersonId },
    /// A person wishes something.
    Wish { from: From, id: u32, wish: Wish },
    /// The server wants something of the lobby. The reply comes when it is stored.
    Order { from: Who, command: Command, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Something is asked that changes nothing.
    Ask(Box<dyn FnOnce(&Lobby) + Send>),
    /// The server stops.
    Stop,
}

/// Who wishes something, and where the reply goes.
#[derive(Clone)]
pub(crate) struct From {
    pub(crate) person: PersonId,
    /// The client's number, which makes the numbers of its requests its own.
    pub(crate) client: u32,
    pub(crate) outbox: Outbox,
}

/// What a person wishes.
pub(crate) enum Wish {
    Open(Box<Terms>),
    Do(Box<Command>),
    Probe(TableId, Vec<String>),
    Link(TableId),
}

/// The way to the house.
#[derive(Clone)]
pub(crate) struct Door(mpsc::Sender<Word>);

impl Door {
    /// Says something to the house; false if it is closed.
    pub(crate) async fn say(&self, word: Word) -> bool {
        self.0.send(word).await.is_ok()
    }

    /// Asks the lobby something; none if the house is closed.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Lobby) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, heard) = oneshot::channel();
        let ask = move |lobby: &Lobby| drop(reply.send(question(lobby)));
        self.0.send(Word::Ask(Box::new(ask))).await.ok()?;
        heard.await.ok()
    }

    /// Gives an order and waits until it is stored; none if the house is closed.
    pub(crate) async fn order(&self, from: Who, command: Command) -> Option<Result<(), Refusal>> {
        let (reply, heard) = oneshot::channel();
        self.0.send(Word::Order { from, command, reply }).await.ok()?;
        heard.await.ok()
    }
}

/// The task that owns the lobby.
pub(crate) struct House {
    lobby: Lobby,
    words: mpsc::Receiver<Word>,
    connections: HashMap<PersonId, Vec<(ConnectionId, Outbox)>>,
    connected: u64,
    wake: Option<Moment>,
    page: Page,
    pen: Pen,
    stats: Arc<Stats>,
}

impl House {
    pub(crate) fn new(lobby: Lobby, pen: Pen, stats: Arc<Stats>) -> (House, Door) {
        let (door, words) = mpsc::channel(WAITING_MAX);
        let wake = lobby.wake_at();
        let house = House {
            lobby,
            words,
            connections: HashMap::new(),
            connected: clock::now().0,
            wake,
            page: Page::default(),
            pen,
            stats,
        };
        (house, Door(door))
    }

    /// Works until the server stops; the last it does is a snapshot of the lobby.
    pub(crate) async fn run(mut self) {
        let mut words = Vec::with_capacity(AT_ONCE);
        loop {
            let sleep = sleep_until(self.wake);
            tokio::select! {
                biased;
                count = self.words.recv_many(&mut words, AT_ONCE) => {
                    if count == 0 {
                        break;
                    }
                }
                () = sleep => self.own(Command::Wake),
            }
            let mut stops = false;
            for word in words.drain(..) {
                stops |= matches!(word, Word::Stop);
                self.hear(word);
            }
            if self.turn_page().await.is_err() || stops {
                break;
            }
        }
        let snapshot = self.lobby.snapshot();
        self.pen.write_down(snapshot).await;
    }

    async fn turn_page(&mut self) -> Result<(), crate::ledger::Closed> {
        self.stats.show(self.lobby.metrics());
        let page = std::mem::take(&mut self.page);
        if !page.is_empty() {
            self.pen.turn(page).await?;
        }
        if self.pen.wants_snapshot() {
            let snapshot = self.lobby.snapshot();
            self.pen.write_down(snapshot).await;
        }
        Ok(())
    }

    fn hear(&mut self, word: Word) {
        match word {
            Word::Arrive { person, name, outbox, reply } => self.arrive(person, name, outbox, reply),
            Word::Depart { person, connection } => self.depart(person, connection),
            Word::Expel { person } => {
                let there = self.connections.get(&person).into_iter().flatten();
                there.for_each(|(_, outbox)| outbox.close(Off::SignedOut));
            }
            Word::Wish { from, id, wish } => self.wish(&from, id, wish),
            Word::Order { from, command, reply } => {
                let verdict = self.apply(from, Request::own(command), None);
                self.page.then(move || drop(reply.send(verdict)));
            }
            Word::Ask(question) => question(&self.lobby),
            Word::Stop => {}
        }
    }

    fn own(&mut self, command: Command) {
        if let Err(why) = self.apply(Who::House, Request::own(command), None) {
            tracing::error!(code = why.code(), "the lobby refused what the server itself wanted");
        }
    }

    fn arrive(
        &mut self,
        person: PersonId,
        name: String,
        outbox: Outbox,
        reply: oneshot::Sender<Result<ConnectionId, Refusal>>,
    ) {
        self.connected += 1;
        let connection = ConnectionId(self.connected);
        // It must be known before: what it must know is sent at once.
        self.connections.entry(person).or_default().push((connection, outbox));
        let verdict =
            self.apply(Who::Person(person), Request::own(Command::Connect { connection, name }), None);
        if verdict.is_err() {
            self.disconnect(person, connection);
        }
        drop(reply.send(verdict.map(|()| connection)));
    }

    fn depart(&mut self, person: PersonId, connection: ConnectionId) {
        self.disconnect(person, connection);
        // A person who was forgotten meanwhile has no connections any more.
        drop(self.apply(Who::Person(person), Request::own(Command::Disconnect { connection }), None));
    }

    fn disconnect(&mut self, person: PersonId, connection: ConnectionId) {
        if let Some(there) = self.connections.get_mut(&person) {
            there.retain(|(id, _)| *id != connection);
            if there.is_empty() {
                self.connections.remove(&person);
            }
        }
    }

    fn wish(&mut self, from: &From, id: u32, wish: Wish) {
        let verdict = match wish {
            Wish::Probe(table, answers) => {
                self.lobby.probe(from.person, table, &answers).map(|()| Some(Came::Possible))
            }
            Wish::Link(table) => self
                .lobby
                .link(from.person, table)
                .map(|token| Some(Came::Link { path: link_path(&token.0) })),
            Wish::Open(terms) => match secrets() {
                Ok((token, seed)) => self.request(from, id, Command::Open { terms: *terms, token, seed }),
                Err(()) => return self.say(from, broken(id)),
            },
            Wish::Do(command) if command.is_of_server() => Err(Refusal::HouseOnly),
            Wish::Do(command) => self.request(from, id, *command),
        };
        self.stats.requested(verdict.is_ok());
        match verdict {
            Ok(Some(came)) => self.say(from, ToClient::Done { id, came }),
            Ok(None) => {}
            Err(why) => self.say(from, refused(id, &why)),
        }
    }

    /// A command of a person. Its reply is among its effects.
    fn request(&mut self, from: &From, id: u32, command: Command) -> Result<Option<Came>, Refusal> {
        let number = RequestId(u64::from(from.client) << 32 | u64::from(id));
        let request = Request { id: Some(number), command };
        self.apply(Who::Person(from.person), request, Some((from, id))).map(|()| None)
    }

    fn say(&mut self, to: &From, message: ToClient) {
        self.page.send(to.outbox.clone(), Parcel::of(message));
    }

    fn apply(&mut self, who: Who, request: Request, asker: Option<(&From, u32)>) -> Result<(), Refusal> {
        let (effects, verdict) = match self.lobby.apply(clock::now(), who, request) {
            Ok(effects) => (effects, Ok(())),
            Err(Refused { why, effects }) => (effects, Err(why)),
        };
        let mut last: Option<(*const lobby::Note, Arc<Parcel>)> = None;
        for effect in effects {
            match effect {
                Effect::Store(entry) => self.page.enter(*entry),
                Effect::Finished(finished) => self.page.finish(*finished),
                Effect::Reply { reply, .. } => {
                    if let Some((from, id)) = asker {
                        let came = self.came(from.person, reply);
                        self.say(from, ToClient::Done { id, came });
                    }
                }
                Effect::Send { to, note } => {
                    let same = last.take().filter(|(known, _)| *known == Arc::as_ptr(&note));
                    let (_, parcel) = last.insert(
                        same.unwrap_or_else(|| (Arc::as_ptr(&note), Parcel::note(Arc::clone(&note)))),
                    );
                    let parcel = Arc::clone(parcel);
                    self.send(to, &parcel);
                }
                Effect::Wake(at) => self.wake = at,
            }
        }
        verdict
    }

    fn came(&self, person: PersonId, reply: Reply) -> Came {
        match reply {
            Reply::Done => Came::Done,
            Reply::Opened(table) => {
                let path = self
                    .lobby
                    .link(person, table)
                    .map_or_else(|_| String::new(), |token| link_path(&token.0));
                Came::Opened { table, path }
            }
        }
    }

    fn send(&mut self, to: To, parcel: &Arc<Parcel>) {
        let (person, only) = match to {
            To::Person(person) => (person, None),
            To::Connection(person, connection) => (person, Some(connection)),
        };
        let there = self.connections.get(&person).into_iter().flatten();
        for (_, outbox) in there.filter(|(id, _)| only.is_none_or(|only| only == *id)) {
            self.page.send(outbox.clone(), Arc::clone(parcel));
        }
    }
}

async fn sleep_until(at: Option<Moment>) {
    match at {
        Some(at) => tokio::time::sleep(Duration::from_millis(at.since(clock::now()))).await,
        None => std::future::pending().await,
    }
}

/// A link and a seed that nobody can guess.
fn secrets() -> Result<(Token, u64), ()> {
    let token = crate::sessions::random_text().map_err(drop)?;
    let seed = getrandom::u64().map_err(drop)?;
    Ok((Token(token), seed))
}

/// A refusal as it is sent.
pub(crate) fn refused(id: u32, why: &Refusal) -> ToClient {
    ToClient::Refused {
        id: Some(id),
        code: why.code().to_owned(),
        rule: why.rule().map(str::to_owned),
        why: why.say(),
    }
}

fn broken(id: u32) -> ToClient {
    ToClient::Refused {
        id: Some(id),
        code: "broken".to_owned(),
        rule: None,
        why: words::Message::new("server-broken"),
    }
}
