//! A place at a table on a server: it keeps what the server sends, sends each request once and follows it
//! until it is answered.

use super::connection::{Connection, Told};
use super::gathering::fills;
use super::pages::{House, last_review};
use super::seen::{New, Seen, Stand};
use super::trouble::failed;
use super::words::span;
use crate::failure::Run;
use crate::orders::Change;
use crate::review::{Curve, review_words};
use ::words::Message;
use anygame::review::Review;
use bots::Level;
use kernel::Seat;
use lobby::{
    Abandoned, Command, Kit, PersonId, Proposal, SeatCard, SitterCard, TableCard, TableId, Terms, Token,
};
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use wire::client::{Address, Session, Trouble};
use wire::protocol::{Came, ToClient, ToServer};

/// How long the server may take while the person goes to a table.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long the server may take to hear that the person leaves.
const PARTING: Duration = Duration::from_secs(2);
/// So often it is looked whether something has come, where nothing else is done.
const WATCH: Duration = Duration::from_millis(50);

/// Something to notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub(crate) is_bad: bool,
    pub(crate) words: Message,
}

/// Whether an answer could be given now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Possible {
    /// It may be given.
    Yes,
    /// It may not, and this is why.
    No(Message),
}

/// What was sent and is not answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sent {
    Move,
    Ready,
    Link,
    Propose(Proposal),
    Order(Change),
    /// Whether this could be answered.
    Probe(String),
    /// Why nothing can be chosen somewhere.
    Why,
    /// Somebody waits for the result.
    Call,
    Other,
}

/// The server's reply to a request that somebody waits for: the result, or why it was refused.
pub(crate) type Said = Result<Came, (String, Message)>;

/// A place at a table.
pub struct Bench {
    connection: Connection,
    pub(crate) address: Address,
    session: Session,
    /// The last bout, looked back at: which bout of the table it was. None of it if the server told nothing.
    review: Option<(u32, Option<Review>)>,
    pub(crate) me: PersonId,
    pub(crate) table: TableId,
    /// What is known of the table.
    pub seen: Seen,
    /// The whole link by which others are invited.
    pub(crate) link: Option<String>,
    sent: BTreeMap<u32, Sent>,
    said: Option<Said>,
    notes: VecDeque<Note>,
    /// The notes that came before the table was known.
    early: Option<Vec<lobby::Note>>,
    /// When a broken line is tried again.
    away: Option<Instant>,
    /// How many milliseconds the server's clock is ahead of this one.
    ahead: i64,
    /// The table as it was when the person was last said to be ready.
    readied: Option<TableCard>,
    is_choosing: bool,
    is_leaving: bool,
    /// Whether answers were refused that were given.
    is_refused: bool,
    probed: BTreeMap<String, Possible>,
    /// For which sight that holds.
    probed_at: (u32, u32),
    /// The answers that are still to be probed to say why.
    whys: VecDeque<String>,
}

impl Bench {
    fn new(house: &House) -> Run<Bench> {
        let table = TableId(0);
        Ok(Bench {
            connection: Connection::open(house)?,
            address: house.address.clone(),
            session: house.session.clone(),
            review: None,
            me: house.me,
            table,
            seen: Seen::new(house.me, table),
            link: None,
            sent: BTreeMap::new(),
            said: None,
            notes: VecDeque::new(),
            early: Some(Vec::new()),
            away: None,
            ahead: 0,
            readied: None,
            is_choosing: false,
            is_leaving: false,
            is_refused: false,
            probed: BTreeMap::new(),
            probed_at: (0, 0),
            whys: VecDeque::new(),
        })
    }

    /// A place at a table that is there.
    pub fn at(house: &House, table: TableId, token: Option<&str>) -> Run<Bench> {
        let mut bench = Bench::new(house)?;
        bench.turn_to(table);
        match token {
            Some(token) => bench.link = Some(bench.link_of(&wire::protocol::link_path(token))),
            None => bench.ask(Sent::Link, |id| ToServer::Link { id, table }),
        }
        Ok(bench)
    }

    /// A place at a new table.
    pub fn open(house: &House, terms: &Terms) -> Run<Result<Bench, (String, Message)>> {
        let mut bench = Bench::new(house)?;
        let said = bench.call(|id| ToServer::Open { id, terms: Box::new(terms.clone()) })?;
        if let Ok(Came::Opened { table, path }) = &said {
            bench.turn_to(*table);
            bench.link = Some(bench.link_of(path));
            bench.patiently(|bench| bench.seen.card.as_ref().map(drop))?;
        }
        Ok(said.map(|_| bench))
    }

    fn turn_to(&mut self, table: TableId) {
        self.table = table;
        self.seen = Seen::new(self.me, table);
        for note in self.early.take().into_iter().flatten() {
            self.seen.hear(note);
        }
    }

    fn link_of(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Takes a seat.
    pub fn sit(&mut self, seat: Seat, token: Option<&str>) -> Run<Said> {
        let (table, token) = (self.table, token.map(|token| Token(token.to_owned())));
        self.command(Command::Sit { table, seat, token })
    }

    /// Watches.
    pub fn watch(&mut self, token: Option<&str>) -> Run<Said> {
        let (table, token) = (self.table, token.map(|token| Token(token.to_owned())));
        self.command(Command::Watch { table, token })
    }

    /// What is told of the bout that is over, to who sat in it. The server is asked once; if it cannot say, the result is
    /// told without it.
    pub fn story(&mut self, curve: Curve) -> Vec<Message> {
        let Some(card) = self.seen.card.as_ref().filter(|_| self.seen.seat().is_some()) else {
            return Vec::new();
        };
        if self.review.as_ref().is_none_or(|(bout, _)| *bout != card.bouts) {
            let review = last_review(&self.address, &self.session, &card.terms.game).ok().flatten();
            self.review = Some((card.bouts, review));
        }
        let review = self.review.as_ref().and_then(|(_, review)| review.as_ref());
        review.map(|review| review_words(review, curve, |seat| self.seen.name(seat.0))).unwrap_or_default()
    }

    /// A person who has still to choose a kit is not ready.
    pub fn choosing(&mut self, is_choosing: bool) {
        self.is_choosing = is_choosing;
    }

    /// Brings this kit to the person's own seat.
    pub fn bring(&mut self, text: String) -> Run<Said> {
        let (table, seat) = (self.table, self.seen.seat().unwrap_or(Seat(0)));
        self.command(Command::Bring { table, seat, kit: Some(Kit::Written(text)) })
    }

    /// Gives a seat to a computer, as this answer of the gathering says. Whether the answer is one of them.
    pub(crate) fn fill(&mut self, answer: &str) -> bool {
        let fills = self.seen.card.as_ref().map(|card| fills(card, self.me)).unwrap_or_default();
        let Some((_, seat, level)) = fills.into_iter().find(|(known, ..)| known == answer) else {
            return false;
        };
        let table = self.table;
        self.order(Sent::Other, Command::Fill { table, seat, level: Some(level) });
        true
    }

    /// Gives a seat to a computer, and waits for the result.
    pub fn seat_computer(&mut self, seat: Seat, level: Level) -> Run<Said> {
        let table = self.table;
        self.command(Command::Fill { table, seat, level: Some(level) })
    }

    /// Gives answers to what is asked, all or none; refused while others are under way.
    pub(crate) fn give(&mut self, answers: Vec<String>) -> Result<(), Message> {
        if self.is_under_way() {
            return Err(Message::new("tui-join-under-way"));
        }
        let Some(sight) = self.seen.sight.as_ref().filter(|_| self.seen.stand() == Stand::Asked) else {
            return Err(Message::new("tui-not-now"));
        };
        let (table, number) = (self.table, sight.number);
        self.seen.know_all();
        self.order(Sent::Move, Command::Move { table, number, answers });
        Ok(())
    }

    /// Whether answers are under way.
    pub(crate) fn is_under_way(&self) -> bool {
        self.sent.values().any(|sent| *sent == Sent::Move)
    }

    /// Whether anything that the person did is under way.
    pub(crate) fn is_busy(&self) -> bool {
        let is_deed = |sent: &Sent| match sent {
            Sent::Move | Sent::Propose(_) | Sent::Order(_) | Sent::Call | Sent::Other => true,
            Sent::Ready | Sent::Link | Sent::Probe(_) | Sent::Why => false,
        };
        self.sent.values().any(is_deed)
    }

    /// Whether answers were refused since this was asked last.
    pub(crate) fn take_refused(&mut self) -> bool {
        std::mem::take(&mut self.is_refused)
    }

    /// Whether the line is broken.
    pub(crate) fn is_away(&self) -> bool {
        self.away.is_some()
    }

    /// If the connection is broken, the person must learn that the request waits.
    pub(crate) fn note_away(&mut self) {
        if self.is_away() {
            self.note(false, Message::new("tui-join-when-back"));
        }
    }

    /// Takes the last answer back: freely where that can be, else by proposing it to the others.
    pub(crate) fn undo(&mut self) -> Result<(), Message> {
        let Some(sight) = self.seen.sight.as_ref().filter(|_| self.seen.plays()) else {
            return Err(Message::new("tui-not-now"));
        };
        let (table, number) = (self.table, sight.number);
        match sight.undo {
            true => self.order(Sent::Other, Command::Undo { table, number }),
            false => self.propose(Proposal::TakeBack),
        }
        Ok(())
    }

    /// Proposes something to all who still play.
    pub(crate) fn propose(&mut self, proposal: Proposal) {
        let table = self.table;
        self.order(Sent::Propose(proposal), Command::Propose { table, proposal });
    }

    /// Sets a standing order, or removes it.
    pub(crate) fn declare(&mut self, change: &Change) {
        let command = change.clone().into_command(self.table);
        self.order(Sent::Order(change.clone()), command);
    }

    /// Agrees to what was proposed, or declines it.
    pub(crate) fn agree(&mut self, proposal: Proposal, agreed: bool) {
        let table = self.table;
        self.order(Sent::Other, Command::Agree { table, proposal, agreed });
    }

    /// Gives the bout up.
    pub(crate) fn concede(&mut self) {
        let table = self.table;
        self.order(Sent::Other, Command::Concede { table });
    }

    /// Wants another bout.
    pub(crate) fn rematch(&mut self) {
        let table = self.table;
        self.order(Sent::Other, Command::Rematch { table });
    }

    /// Says something to all at the table.
    pub(crate) fn talk(&mut self, text: &str) {
        let (table, text) = (self.table, text.to_owned());
        self.order(Sent::Other, Command::Talk { table, text });
    }

    /// Whether this could be answered now; nothing while that is not known. One is asked at a time.
    pub(crate) fn probe(&mut self, answer: &str) -> Option<Possible> {
        let at = (self.seen.bout, self.seen.sight.as_ref().map_or(0, |sight| sight.number));
        if std::mem::replace(&mut self.probed_at, at) != at {
            self.probed.clear();
        }
        if let Some(possible) = self.probed.get(answer) {
            return Some(possible.clone());
        }
        if !self.sent.values().any(|sent| matches!(sent, Sent::Probe(_))) {
            let (table, answers) = (self.table, vec![answer.to_owned()]);
            self.ask(Sent::Probe(answer.to_owned()), |id| ToServer::Probe { id, table, answers });
        }
        None
    }

    /// Asks why none of these can be answered; the first refusal by a rule will be to notice.
    pub(crate) fn ask_why(&mut self, answers: Vec<String>) {
        self.whys = answers.into();
        self.next_why();
    }

    fn next_why(&mut self) {
        let Some(answer) = self.whys.pop_front() else { return };
        let table = self.table;
        self.ask(Sent::Why, |id| ToServer::Probe { id, table, answers: vec![answer] });
    }

    fn command(&mut self, command: Command) -> Run<Said> {
        self.call(|id| ToServer::Do { id, command: Box::new(command) })
    }

    fn order(&mut self, sent: Sent, command: Command) {
        self.ask(sent, |id| ToServer::Do { id, command: Box::new(command) });
    }

    fn ask(&mut self, sent: Sent, make: impl FnOnce(u32) -> ToServer) {
        let id = self.connection.ask(make);
        self.sent.insert(id, sent);
    }

    /// Asks for something and waits for the result.
    fn call(&mut self, make: impl FnOnce(u32) -> ToServer) -> Run<Said> {
        self.ask(Sent::Call, make);
        self.patiently(|bench| bench.said.take())
    }

    /// Waits until something is there.
    fn patiently<T>(&mut self, look: impl Fn(&mut Bench) -> Option<T>) -> Run<T> {
        let begun = Instant::now();
        loop {
            if let Some(found) = look(self) {
                return Ok(found);
            }
            if begun.elapsed() > PATIENCE {
                let (server, why) = (self.address.to_string(), "no answer within 30 seconds".to_owned());
                return Err(failed(Some(&self.address), Trouble::Unreachable { server, why }).into());
            }
            self.hear(WATCH)?;
        }
    }

    /// Takes in what has come, or comes within this time. Whether there is something else to show.
    pub(crate) fn hear(&mut self, within: Duration) -> Run<bool> {
        let (mut is_new, mut within) = (false, within);
        while let Some(told) = self.connection.next(within) {
            is_new |= match told {
                Told::Message(message) => self.take_in(*message),
                Told::Away(again) => {
                    if self.away.replace(again).is_none() {
                        self.note(true, Message::new("tui-join-broke"));
                    }
                    false
                }
                Told::Over(trouble) => return Err(failed(Some(&self.address), trouble).into()),
            };
            within = Duration::ZERO;
        }
        self.keep_ready();
        Ok(is_new)
    }

    fn take_in(&mut self, message: ToClient) -> bool {
        match message {
            ToClient::Welcome { now, .. } => {
                self.ahead = i64::try_from(now).unwrap_or(i64::MAX).saturating_sub(millis());
                if self.away.take().is_some() {
                    self.note(false, Message::new("tui-join-back"));
                }
                false
            }
            ToClient::Note(note) => self.hear_note(*note),
            ToClient::Done { id, came } => {
                self.done(id, came);
                false
            }
            ToClient::Refused { id, code, why, .. } => {
                self.refused(id, code, why);
                false
            }
            ToClient::Bye { why, .. } => {
                self.note(true, why);
                false
            }
            // The line makes notes of them.
            ToClient::Bout(_) | ToClient::Table(_) => false,
        }
    }

    fn hear_note(&mut self, note: lobby::Note) -> bool {
        if let Some(early) = &mut self.early {
            early.push(note);
            return false;
        }
        match self.seen.hear(note) {
            New::Nothing => false,
            New::Shown => true,
            New::Said(words) => {
                self.note(false, words);
                true
            }
        }
    }

    fn done(&mut self, id: u32, came: Came) {
        match (self.sent.remove(&id), came) {
            (Some(Sent::Call), came) => self.said = Some(Ok(came)),
            (Some(Sent::Link), Came::Link { path }) => self.link = Some(self.link_of(&path)),
            (Some(Sent::Probe(answer)), _) => {
                self.probed.insert(answer, Possible::Yes);
            }
            (Some(Sent::Why), _) => self.next_why(),
            (Some(Sent::Propose(Proposal::TakeBack)), _) => {
                self.note(false, Message::new("tui-join-take-back-sent"));
            }
            (Some(Sent::Propose(Proposal::Draw)), _) => self.note(false, Message::new("tui-join-draw-sent")),
            (Some(Sent::Order(change)), _) => self.note(false, change.done()),
            (Some(Sent::Move | Sent::Ready | Sent::Link | Sent::Other) | None, _) => {}
        }
    }

    fn refused(&mut self, id: Option<u32>, code: String, why: Message) {
        match id.and_then(|id| self.sent.remove(&id)) {
            Some(Sent::Call) => self.said = Some(Err((code, why))),
            Some(Sent::Probe(answer)) => {
                if code != "too-fast" {
                    self.probed.insert(answer, Possible::No(why));
                }
            }
            Some(Sent::Why) if code == "illegal" => {
                self.whys.clear();
                self.note(true, why);
            }
            Some(Sent::Why) => self.next_why(),
            // Only people who may invite get the link.
            Some(Sent::Link) => {}
            Some(Sent::Move) => {
                self.is_refused = true;
                self.note(true, why);
            }
            Some(Sent::Ready | Sent::Propose(_) | Sent::Order(_) | Sent::Other) | None => {
                self.note(true, why)
            }
        }
    }

    fn note(&mut self, is_bad: bool, words: Message) {
        self.notes.push_back(Note { is_bad, words });
    }

    /// The news.
    pub(crate) fn next_note(&mut self) -> Option<Note> {
        self.notes.pop_front()
    }

    /// The person on this seat is ready at once, and again after the host has seated somebody.
    fn keep_ready(&mut self) {
        let is_wanted = self.seen.stand() == Stand::Gathering && self.seen.seat().is_some();
        if !is_wanted || self.is_choosing || self.is_leaving || self.seen.is_ready() {
            self.readied = None;
            return;
        }
        let is_new = self.readied.as_ref() != self.seen.card.as_ref();
        if is_new && !self.sent.values().any(|sent| *sent == Sent::Ready) {
            self.readied.clone_from(&self.seen.card);
            let table = self.table;
            self.order(Sent::Ready, Command::Ready { table, ready: true });
        }
    }

    /// The clocks as they stand; or, while the line is broken, when it is tried again.
    pub(crate) fn clock(&self) -> Option<Message> {
        match self.away {
            Some(again) => {
                let left = again.saturating_duration_since(Instant::now()).as_millis().div_ceil(1000);
                Some(Message::new("tui-join-broken").with("seconds", left as i64))
            }
            None => {
                let now = u64::try_from(millis().saturating_add(self.ahead)).unwrap_or(0);
                self.seen.clocks(now)
            }
        }
    }

    /// Leaves, and says what happens to the seat.
    pub fn leave(&mut self) -> Vec<Message> {
        self.is_leaving = true;
        let begun = Instant::now();
        let is_patient = |bench: &Bench| bench.away.is_none() && begun.elapsed() < PARTING;
        // If the connection is over, a person who leaves does not mind.
        while self.is_busy() && is_patient(self) && self.hear(WATCH).is_ok() {}
        let words = self.last_words();
        let table = self.table;
        let command = match self.seen.stand() {
            Stand::Gathering if self.seen.seat().is_some() => Some(Command::Ready { table, ready: false }),
            Stand::Over | Stand::Again if self.is_alone() => Some(Command::Close { table }),
            Stand::Over | Stand::Again if self.seen.seat().is_some() => Some(Command::Stand { table }),
            _ => None,
        };
        let Some(command) = command.filter(|_| self.away.is_none()) else { return words };
        self.ask(Sent::Call, |id| ToServer::Do { id, command: Box::new(command) });
        while self.is_busy() && is_patient(self) && self.hear(WATCH).is_ok() {}
        words
    }

    /// Whether the table is the person's own and nobody else is there.
    fn is_alone(&self) -> bool {
        let others = |card: &TableCard| {
            let other = |seat: &SeatCard| match seat.sitter {
                SitterCard::Person { person, .. } => person != self.me,
                SitterCard::Open | SitterCard::Computer(_) => false,
            };
            card.watchers > 0 || card.seats.iter().any(other)
        };
        self.seen.card.as_ref().is_some_and(|card| card.host == self.me && !others(card))
    }

    /// What happens to the seat if the person leaves now, and how to come back.
    pub(crate) fn last_words(&self) -> Vec<Message> {
        let bye = || vec![Message::new("tui-bye")];
        let (Some(card), Some(seat)) = (&self.seen.card, self.seen.seat()) else { return bye() };
        let grace = span(card.terms.grace);
        let stays = match (self.seen.stand(), card.terms.abandoned) {
            (Stand::Gone | Stand::Over | Stand::Again, _) => return bye(),
            (Stand::Gathering, _) => Message::new("tui-join-kept"),
            _ if card.seats[seat.index()].left => return bye(),
            (_, Abandoned::Leave) => Message::new("tui-join-parted"),
            (_, Abandoned::StandIn(_)) => Message::new("tui-join-parted-stand-in"),
            (_, Abandoned::Clock) => Message::new("tui-join-parted-clock"),
        };
        let command = format!("hangar join {}", self.address);
        vec![stays.with("grace", grace), Message::new("tui-join-come-back").with("command", command)]
    }
}

/// This machine's clock.
fn millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
