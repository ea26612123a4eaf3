//! The house: the only task that owns the lobby. It brings everything to it in one order.

use crate::chance::Source;
use crate::clock;
use crate::failure::Stopped;
use crate::ledger::{Page, Pen};
use crate::outbox::{Off, Outbox, Parcel};
use crate::shown::Shown;
use crate::stats::Stats;
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::throttle::network;
use lobby::{
    Command, ConnectionId, Done, Effect, Finished, Lobby, Moment, Note, PersonId, Refusal, Refused, Reply,
    Request, RequestId, TableId, Terms, To, Who,
};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use wire::protocol::{Came, ToClient, link_path};

/// The most words that may wait for the house. A sender beyond that waits.
const WAITING_MAX: usize = 4_096;
/// How many milliseconds the house waits before it checks again for room in the store.
const LOOKING: u64 = 1_000;
/// The addresses of closed tables are dropped when there are more than this, and more than of open ones.
const CLOSED_KEPT: usize = 64;
/// The most words that are carried out before their results go to the ledger.
const AT_ONCE: usize = 128;

/// A message to the house.
pub(crate) enum Word {
    /// A connection has opened.
    Arrive {
        person: PersonId,
        name: String,
        outbox: Outbox,
        reply: oneshot::Sender<Result<ConnectionId, Refusal>>,
    },
    /// A connection has closed.
    Depart { person: PersonId, connection: ConnectionId },
    /// A person wants something.
    Wish { from: From, id: u32, wish: Wish },
    /// The server wants something of the lobby. The reply comes when it is stored.
    Order { from: Who, command: Command, reply: oneshot::Sender<Result<(), Refusal>> },
    /// A computer has finished thinking.
    Thought(Done),
    /// A question that changes nothing.
    Ask(Box<dyn FnOnce(&Lobby) + Send>),
    /// The server is stopping.
    Stop,
}

/// Who wants something, and where the reply goes.
#[derive(Clone)]
pub(crate) struct From {
    pub(crate) person: PersonId,
    /// The client's number. Request numbers are counted separately for each client.
    pub(crate) client: u32,
    pub(crate) outbox: Outbox,
}

/// What a person wants.
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
    /// Sends a word to the house. False if it is closed.
    pub(crate) async fn say(&self, word: Word) -> bool {
        self.0.send(word).await.is_ok()
    }

    /// Asks the lobby a question. `None` if the house is closed.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Lobby) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, heard) = oneshot::channel();
        let ask = move |lobby: &Lobby| drop(reply.send(question(lobby)));
        self.0.send(Word::Ask(Box::new(ask))).await.ok()?;
        heard.await.ok()
    }

    /// Gives an order and waits until it is stored. `None` if the house is closed.
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
    /// What each connection holds of its tables.
    shown: Shown,
    wake: Option<Moment>,
    page: Page,
    pen: Pen,
    stats: Arc<Stats>,
    store: Arc<Store>,
    thinkers: Thinkers,
    chance: Source,
    /// The address from which each table was opened.
    opened: HashMap<TableId, IpAddr>,
    /// The most bouts between computers at the tables of one address.
    computers: u32,
    /// If the store has no room: when to check again. Until then, commands that would have to be stored are
    /// refused, and no time passes at the tables.
    looks_at: Option<Moment>,
}

impl House {
    pub(crate) fn new(
        lobby: Lobby,
        pen: Pen,
        (store, stats): (Arc<Store>, Arc<Stats>),
        chance: Source,
        computers: u32,
    ) -> (House, Door) {
        let (door, words) = mpsc::channel(WAITING_MAX);
        let wake = lobby.wake_at();
        let tell = door.downgrade();
        let thinkers = Thinkers::new(move |done| {
            if let Some(door) = tell.upgrade() {
                drop(door.blocking_send(Word::Thought(done)));
            }
        });
        let house = House {
            lobby,
            words,
            connections: HashMap::new(),
            connected: clock::now().0,
            shown: Shown::default(),
            wake,
            page: Page::default(),
            pen,
            stats,
            store,
            thinkers,
            chance,
            opened: HashMap::new(),
            computers,
            looks_at: None,
        };
        (house, Door(door))
    }

    /// Works until the server stops. At the end it makes a snapshot of the lobby.
    pub(crate) async fn run(mut self) {
        let mut words = Vec::with_capacity(AT_ONCE);
        self.thinkers.put(self.lobby.thoughts());
        loop {
            let sleep = sleep_until(self.looks_at.or(self.wake));
            tokio::select! {
                biased;
                count = self.words.recv_many(&mut words, AT_ONCE) => {
                    if count == 0 {
                        break;
                    }
                }
                () = self.pen.filled(), if self.looks_at.is_none() => {}
                () = sleep => {}
            }
            if self.stats.is_full()
                && self.looks_at.is_none()
                && let Err(why) = self.fall_back().await
            {
                tracing::error!(%why, "what is stored cannot be read back: the server stops");
                break;
            }
            let mut stops = false;
            for word in words.drain(..) {
                stops |= matches!(word, Word::Stop);
                self.hear(word);
            }
            // Time passes, however many words come.
            self.pass_time().await;
            self.thinkers.put(self.lobby.thoughts());
            if self.turn_page().await.is_err() || stops {
                break;
            }
        }
        if self.looks_at.is_some() {
            return;
        }
        let snapshot = self.lobby.snapshot();
        self.pen.write_down(snapshot).await;
    }

    /// Fires the timers due by now.
    async fn pass_time(&mut self) {
        let now = clock::now();
        match self.looks_at {
            Some(at) if at <= now => self.look_for_room().await,
            Some(_) => {}
            None if self.wake.is_some_and(|at| at <= now) => self.own(Command::Wake),
            None => {}
        }
    }

    /// There was no room for the last accepted commands, and nobody has been told of them: puts the lobby
    /// back to what is stored. Connections opened meanwhile must connect again.
    async fn fall_back(&mut self) -> Result<(), Stopped> {
        self.pen.mend().await.map_err(|_| Stopped::Broken("the ledger"))?;
        self.lobby = crate::serve::replayed(&self.store).await?.lobby;
        self.shown = Shown::default();
        self.looks_at = Some(clock::now().plus(LOOKING));
        let known: HashSet<_> = self.lobby.connections().into_iter().collect();
        for (&person, there) in &mut self.connections {
            let (stay, go) =
                std::mem::take(there).into_iter().partition(|it| known.contains(&(person, it.0)));
            *there = stay;
            go.iter().for_each(|(_, outbox): &(ConnectionId, Outbox)| outbox.close(Off::NoRoom));
        }
        self.connections.retain(|_, there| !there.is_empty());
        Ok(())
    }

    /// Goes on if there is room again. The time in which nothing could be stored does not count.
    async fn look_for_room(&mut self) {
        if let Err(why) = self.store.try_room().await {
            tracing::debug!(%why, "there is no room still");
            self.looks_at = Some(clock::now().plus(LOOKING));
            return;
        }
        tracing::info!("there is room again");
        self.looks_at = None;
        self.stats.set_full(false);
        self.own(Command::Resume);
        for (person, connection) in self.lobby.connections() {
            let there = self.connections.get(&person).into_iter().flatten();
            if !there.map(|(id, _)| *id).any(|id| id == connection) {
                drop(self.apply(Who::Person(person), Request::own(Command::Disconnect { connection }), None));
            }
        }
        self.wake = self.lobby.wake_at();
    }

    async fn turn_page(&mut self) -> Result<(), crate::ledger::Closed> {
        let metrics = self.lobby.metrics();
        self.stats.show(metrics);
        if self.opened.len() > 2 * metrics.tables + CLOSED_KEPT {
            self.opened.retain(|&table, _| self.lobby.card(table).is_some());
        }
        let page = std::mem::take(&mut self.page);
        if !page.is_empty() {
            self.pen.turn(page).await?;
        }
        if self.pen.wants_snapshot() && self.looks_at.is_none() {
            let snapshot = self.lobby.snapshot();
            self.pen.write_down(snapshot).await;
        }
        Ok(())
    }

    fn hear(&mut self, word: Word) {
        match word {
            Word::Arrive { person, name, outbox, reply } => self.arrive(person, name, outbox, reply),
            Word::Depart { person, connection } => self.depart(person, connection),
            Word::Wish { from, id, wish } => self.wish(&from, id, wish),
            Word::Order { from, command, reply } => {
                let verdict = self.apply(from, Request::own(command), None);
                self.page.then(move |stored| {
                    drop(reply.send(if stored { verdict } else { Err(Refusal::NoRoom) }));
                });
            }
            Word::Thought(done) => {
                self.lobby.take_thought(done);
                self.wake = self.lobby.wake_at();
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
        // The connection must be known first, because what it must know is sent at once.
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
        // A person who was forgotten meanwhile has no connections left.
        drop(self.apply(Who::Person(person), Request::own(Command::Disconnect { connection }), None));
    }

    fn disconnect(&mut self, person: PersonId, connection: ConnectionId) {
        self.shown.leave(connection);
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
            Wish::Open(terms) => match self.chance.table(self.lobby.next_table()) {
                Ok((token, seed)) => {
                    let terms = self.chance.terms(terms.plain());
                    self.request(from, id, Command::Open { terms, token, seed })
                }
                Err(_) => return self.say(from, broken(id)),
            },
            Wish::Do(command) if command.is_of_server() => Err(Refusal::HouseOnly),
            Wish::Do(command) => match self.few_computers(from, &command) {
                Ok(()) => {
                    let command = self.plain(*command);
                    self.request(from, id, command)
                }
                Err(why) => Err(why),
            },
        };
        self.stats.requested(verdict.is_ok());
        match verdict {
            Ok(Some(came)) => self.say(from, ToClient::Done { id, came }),
            Ok(None) => {}
            Err(why) => self.say(from, refused(id, &why)),
        }
    }

    /// The command with its kit as the game of its table writes it.
    fn plain(&self, command: Command) -> Command {
        let Command::Bring { table, .. } = &command else { return command };
        match self.lobby.card(*table) {
            Some(card) => command.plain(&card.terms.game),
            None => command,
        }
    }

    /// The address from which a table was opened. After a restart: the address of the person who opened it.
    fn place(&self, table: TableId, host: PersonId) -> Option<IpAddr> {
        let known = self.opened.get(&table).copied();
        known.or_else(|| Some(network(self.connections.get(&host)?.first()?.1.address())))
    }

    /// Refused if the address already has the most bouts between computers.
    fn few_computers(&self, from: &From, command: &Command) -> Result<(), Refusal> {
        let Command::Start { table } = command else { return Ok(()) };
        let here = Some(network(from.outbox.address()));
        let going = self.lobby.of_computers().into_iter();
        let others = going.filter(|(it, host)| it != table && self.place(*it, *host) == here).count();
        if others >= self.computers as usize {
            return Err(Refusal::TooManyComputers { most: self.computers });
        }
        Ok(())
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
        if self.looks_at.is_some() {
            return Err(Refusal::NoRoom);
        }
        let (effects, verdict) = match self.lobby.apply(clock::now(), who, request) {
            Ok(effects) => (effects, Ok(())),
            Err(Refused { why, effects }) => (effects, Err(why)),
        };
        let mut effects = effects.into_iter().peekable();
        while let Some(effect) = effects.next() {
            match effect {
                Effect::Store(entry) => self.page.enter(*entry),
                Effect::Finished(finished) => self.finish(*finished),
                Effect::Reply { reply, .. } => {
                    if let Some((from, id)) = asker {
                        if let Reply::Opened(table) = reply {
                            self.opened.insert(table, network(from.outbox.address()));
                        }
                        let came = self.came(from.person, reply);
                        self.say(from, ToClient::Done { id, came });
                    }
                }
                Effect::Send { to, note } => {
                    let same = |effect: &Effect| match effect {
                        Effect::Send { note: other, .. } => Arc::ptr_eq(&note, other),
                        Effect::Store(_) | Effect::Reply { .. } | Effect::Finished(_) | Effect::Wake(_) => {
                            false
                        }
                    };
                    let mut all = vec![to];
                    while let Some(Effect::Send { to, .. }) = effects.next_if(same) {
                        all.push(to);
                    }
                    self.send(&all, note);
                }
                Effect::Wake(at) => self.wake = at,
            }
        }
        verdict
    }

    /// Keeps a finished bout, if a person played it.
    fn finish(&mut self, finished: Finished) {
        let host = self.lobby.card(finished.table).map(|card| card.host);
        let from = host.and_then(|host| self.place(finished.table, host));
        if host.is_none() {
            self.opened.remove(&finished.table);
        }
        if finished.is_of_persons() {
            self.page.finish(finished, from);
        }
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

    /// Sends the note to all of these, as far as they do not hold it.
    fn send(&mut self, to: &[To], note: Arc<Note>) {
        let mut there: Vec<(ConnectionId, Outbox)> = Vec::with_capacity(to.len());
        for to in to {
            let (person, only) = match *to {
                To::Person(person) => (person, None),
                To::Connection(person, connection) => (person, Some(connection)),
            };
            let connections = self.connections.get(&person).into_iter().flatten();
            there.extend(connections.filter(|(id, _)| only.is_none_or(|only| only == *id)).cloned());
        }
        let ids: Vec<ConnectionId> = there.iter().map(|(id, _)| *id).collect();
        let parcel = self.shown.parcel(note, &ids);
        for (_, outbox) in there {
            self.page.send(outbox, Arc::clone(&parcel));
        }
    }
}

async fn sleep_until(at: Option<Moment>) {
    match at {
        Some(at) => tokio::time::sleep(Duration::from_millis(at.since(clock::now()))).await,
        None => std::future::pending().await,
    }
}

/// A refusal, as it is sent.
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
