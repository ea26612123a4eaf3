//! A person at a table through all kills: keeps all notes and acknowledged moves, and compares them after each kill.

use crate::hangar::page;
use crate::together::Together;
use kernel::{Dealer, Seat};
use lobby::{Command, Heard as Event, Note, PersonId, Sight, SitterCard, StageCard, TableCard, TableId};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::client::{Address, Heard, Session, Steady};
use wire::protocol::{Came, ToClient, ToServer};

/// A person who plays at a table, or watches all of them.
pub(crate) struct Person {
    pub(crate) address: Address,
    pub(crate) session: Session,
    pub(crate) steady: Steady,
    pub(crate) person: PersonId,
    /// What everybody shares.
    pub(crate) together: Arc<Together>,
    pub(crate) dealer: Dealer,
    /// The table to play at; a spectator has none.
    pub(crate) table: Option<TableId>,
    pub(crate) known: BTreeMap<TableId, Known>,
    pub(crate) open: Option<Open>,
    pub(crate) report: Report,
}

/// What the server has sent about a table.
#[derive(Default)]
pub(crate) struct Known {
    card: Option<TableCard>,
    /// The bout that the rest is about.
    bout: u32,
    events: Vec<Event>,
    sight: Option<Sight>,
}

/// A request that was not answered yet.
pub(crate) struct Open {
    id: u32,
    /// The bout that is moved in, if it is a move.
    moves: Option<u32>,
    /// A record has shown that it is stored, although the answer never came.
    stored: bool,
    /// It was sent more than once.
    again: bool,
}

/// Statistics of one person.
#[derive(Default, Debug)]
pub(crate) struct Report {
    /// Moves that were acknowledged, by the number of their bout.
    pub(crate) moves: BTreeMap<u32, usize>,
    /// Breaks of the connection.
    pub(crate) breaks: usize,
    /// Requests that were sent again after a break.
    pub(crate) again: usize,
    /// Moves that were stored when the server was killed, and not acknowledged.
    pub(crate) untold: usize,
    /// The bouts that began at the table.
    pub(crate) bouts: u32,
}

impl Person {
    /// Plays or watches until everything is over.
    pub(crate) async fn go_on(mut self) -> Person {
        loop {
            match self.steady.next().await.expect("the server knows its people") {
                Heard::Away { .. } => self.away().await,
                Heard::Message(message) => self.hear(*message),
            }
            if self.open.is_none() && !self.act().await {
                break;
            }
        }
        self.report.bouts = self.known.values().map(|known| known.bout).max().unwrap_or(0);
        self
    }

    fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Note(note) => self.note(*note),
            ToClient::Done { id, came: Came::Done } => {
                let open = self.open.take().filter(|open| open.id == id).expect("what is answered was asked");
                if let Some(bout) = open.moves {
                    *self.report.moves.entry(bout).or_default() += 1;
                }
            }
            ToClient::Refused { code, .. } => panic!("{:?} is refused: {code}", self.person),
            ToClient::Bye { code, .. } => panic!("{:?} is sent away: {code}", self.person),
            ToClient::Bout(_) | ToClient::Table(_) => panic!("the line makes notes of what is told"),
            ToClient::Welcome { .. } | ToClient::Done { .. } => {}
        }
    }

    pub(crate) fn note(&mut self, note: Note) {
        match note {
            Note::Table(card) => {
                let table = card.table;
                self.known.entry(table).or_default().card = Some(card);
            }
            Note::Bout { table, whole, events, stills: _, sight } => {
                let known = self.known.entry(table).or_default();
                known.hear(self.person, whole, events);
                known.see(self.person, sight);
            }
            Note::Talk { .. } => {}
            Note::Gone(table) => panic!("{:?} was at {table}, and is no longer", self.person),
        }
    }

    /// The connection broke. Before anything is sent again, the data that the new server has stored is compared
    /// with what the old one has acknowledged.
    async fn away(&mut self) {
        self.report.breaks += 1;
        let Some(table) = self.table else { return };
        let (card, record) = self.stored(table).await;
        let acknowledged = self.report.moves.get(&card.bouts).copied().unwrap_or(0);
        let open = self.open.as_mut().filter(|open| open.moves == Some(card.bouts));
        match (own_inputs(&record, seat_of(&card, self.person)) - acknowledged, open) {
            (0, Some(open)) => assert!(!open.stored, "{:?}: what was stored is gone", self.person),
            (0, None) => {}
            (1, Some(open)) => {
                self.report.untold += usize::from(!open.stored);
                open.stored = true;
            }
            (more, _) => panic!("{:?}: {more} moves are stored that nobody made", self.person),
        }
        if let Some(open) = &mut self.open {
            self.report.again += usize::from(!open.again);
            open.again = true;
        }
    }

    /// What the server knows of the table and its bout, both of one time.
    async fn stored(&self, table: TableId) -> (TableCard, Value) {
        let path = format!("/api/tables/{}", table.0);
        loop {
            let card = || async {
                let reply = page(&self.address, ("GET", &path), Some(&self.session)).await;
                serde_json::from_str::<TableCard>(&reply.body).expect("a card")
            };
            let before = card().await;
            let record = page(&self.address, ("GET", &format!("{path}/record")), Some(&self.session)).await;
            if card().await.bouts == before.bouts {
                return (before, serde_json::from_str(&record.body).expect("a record"));
            }
        }
    }

    /// Does the next thing. Returns false when there is nothing more to do.
    async fn act(&mut self) -> bool {
        let Some(table) = self.table else { return !self.together.is_over() };
        let Some(known) = self.known.get(&table) else { return true };
        let (Some(card), Some(sight)) = (&known.card, &known.sight) else { return true };
        let (bout, number) = (known.bout, sight.number);
        let is_over = matches!(card.stage, StageCard::Over(_)) && card.bouts == bout;
        if is_over && is_ready(card, self.person) {
            return true;
        }
        if is_over {
            let goes_on = self.together.another(table, bout);
            if goes_on {
                self.ask(Command::Rematch { table }, None).await;
            }
            return goes_on;
        }
        let choices = &sight.look.scene.prompt.choices;
        if choices.is_empty() {
            return true;
        }
        let choice = &choices[self.dealer.below(choices.len() as u32) as usize];
        let answers = [std::slice::from_ref(&choice.answer), choice.then.as_slice()].concat();
        self.ask(Command::Move { table, number, answers }, Some(bout)).await;
        true
    }

    async fn ask(&mut self, command: Command, moves: Option<u32>) {
        let id = self.steady.ask(|id| ToServer::Do { id, command: Box::new(command) }).await;
        self.open = Some(Open { id, moves, stored: false, again: false });
    }
}

impl Known {
    /// What the server sends again must equal what it sent before.
    fn hear(&mut self, person: PersonId, whole: bool, events: Vec<Event>) {
        let bout = self.card.as_ref().map_or(0, |card| card.bouts);
        // How an event is shown follows from what is seen when it is told. What happened stays the same.
        let events: Vec<Event> = events.into_iter().map(|event| Event { beat: None, ..event }).collect();
        if !whole {
            assert_eq!(self.bout, bout, "{person:?}: news of a bout that was not told");
            return self.events.extend(events);
        }
        assert!(self.bout <= bout, "{person:?}: bout {} was told of, and now is {bout}", self.bout);
        if self.bout == bout {
            let (known, told) = (self.events.len(), events.len());
            assert!(
                events.starts_with(&self.events),
                "{person:?}: {known} events were told, now other {told}"
            );
        } else {
            self.sight = None;
        }
        (self.bout, self.events) = (bout, events);
    }

    fn see(&mut self, person: PersonId, sight: Option<Sight>) {
        let Some(sight) = sight else { return };
        if let Some(known) = &self.sight {
            assert!(known.number <= sight.number, "{person:?}: what was seen has not been there");
        }
        self.sight = Some(sight);
    }
}

/// Whether the person at the table wants another bout already.
fn is_ready(card: &TableCard, who: PersonId) -> bool {
    let is = |sitter: &SitterCard| matches!(sitter, SitterCard::Person { person, ready: true, .. } if *person == who);
    card.seats.iter().any(|seat| is(&seat.sitter))
}

fn seat_of(card: &TableCard, who: PersonId) -> Seat {
    let is = |sitter: &SitterCard| matches!(sitter, SitterCard::Person { person, .. } if *person == who);
    let place = card.seats.iter().position(|seat| is(&seat.sitter)).expect("they sit there");
    Seat(u8::try_from(place).expect("few seats"))
}

/// How many inputs of a record are this seat's own: of a whole one, or of the seat's own redacted one.
pub(crate) fn own_inputs(record: &Value, seat: Seat) -> usize {
    let list = |name: &str| record[name].as_array().into_iter().flatten();
    let given = list("entries").filter_map(|entry| entry.get("gave"));
    let is_own = |input: &&Value| {
        let by =
            ["answer", "batch"].iter().find_map(|kind| input.get(kind)).and_then(|input| input[0].as_u64());
        by == Some(seat.0.into())
    };
    given.chain(list("inputs")).filter(is_own).count()
}
