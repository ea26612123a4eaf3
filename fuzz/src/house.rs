//! A house: a lobby with some tables, to which messages are brought the way a server brings them.

use crate::words::KnownWords;
use catalog::Playable;
use kernel::{Dealer, Seat};
use lobby::{
    Clock, Command, ConnectionId, Effect, Entry, Lobby, Moment, Note, Pause, PersonId, Refusal, Request,
    RequestId, SetupChoice, Sight, Snapshot, StageCard, TableId, Terms, To, Token, Who,
};
use std::collections::BTreeMap;
use std::rc::Rc;
use wire::protocol::ToServer;

/// So many answers have been given in the rooms that are kept.
const GIVEN: [usize; 3] = [0, 5, 24];
/// Whoever is numbered like this has a connection.
const THERE: u64 = 4;
/// So much time passes before each message.
const BETWEEN: u64 = 400;
/// The table of persons alone, and the one with a computer.
const TABLES: [TableId; 2] = [TableId(1), TableId(2)];

/// A house as it stands at some moment.
pub(crate) struct Room {
    entries: Vec<Entry>,
    snapshot: Snapshot,
    now: u64,
    sights: BTreeMap<(PersonId, TableId), Sight>,
    terms: Terms,
    words: Rc<KnownWords>,
}

/// A lobby and what a server does around it.
pub(crate) struct House {
    lobby: Lobby,
    /// It is told nothing but what is stored.
    twin: Lobby,
    entries: Vec<Entry>,
    now: u64,
    /// What everybody sees.
    sights: BTreeMap<(PersonId, TableId), Sight>,
    /// Usual terms of a table.
    pub(crate) terms: Terms,
    words: Rc<KnownWords>,
}

/// The rooms of a game: its first set-up before the bout, in it and after it.
pub(crate) fn rooms<G: Playable>() -> Vec<Room> {
    let setup = G::setups().into_iter().next().expect("a game has a set-up").0;
    let terms = Terms {
        clock: Clock::Bank { bank: 600_000, increment: 1_000 },
        thinking: Pause { least: 200, most: 500 },
        holding: Pause { least: 1, most: 900 },
        ..Terms::of(G::ID, SetupChoice::Named(setup))
    };
    let words = Rc::new(KnownWords::new());
    let (sights, entries) = (BTreeMap::new(), Vec::new());
    let mut house = House { lobby: Lobby::new(), twin: Lobby::new(), entries, now: 0, sights, terms, words };
    house.open_tables();
    let mut rooms = vec![house.room()];
    house.begin();
    let mut dealer = Dealer::new(1);
    let mut given = 0;
    for until in GIVEN {
        while given < until && house.answer(&mut dealer) {
            given += 1;
        }
        rooms.push(house.room());
    }
    house.end();
    rooms.push(house.room());
    rooms
}

impl House {
    /// A house as it stood.
    pub(crate) fn at(room: &Room) -> House {
        let Room { entries, snapshot, now, sights, terms, words } = room;
        House {
            lobby: Lobby::restore(snapshot.clone()),
            twin: Lobby::restore(snapshot.clone()),
            entries: entries.clone(),
            now: *now,
            sights: sights.clone(),
            terms: terms.clone(),
            words: Rc::clone(words),
        }
    }

    fn room(&self) -> Room {
        Room {
            entries: self.entries.clone(),
            snapshot: self.lobby.snapshot(),
            now: self.now,
            sights: self.sights.clone(),
            terms: self.terms.clone(),
            words: Rc::clone(&self.words),
        }
    }

    /// Two tables, nobody on their seats but a computer.
    fn open_tables(&mut self) {
        for person in (1..=THERE).map(PersonId) {
            let (connection, name) = (ConnectionId(1), format!("P{person}"));
            self.must(Who::Person(person), Command::Connect { connection, name });
        }
        let host = PersonId(1);
        for (table, letter) in TABLES.into_iter().zip(["a", "b"]) {
            let (terms, token) = (self.terms.clone(), Token(letter.repeat(20)));
            self.must(Who::Person(host), Command::Open { terms, token, seed: table.0 });
        }
        let (table, seat) = (TABLES[1], Seat(0));
        self.must(Who::Person(host), Command::Fill { table, seat, level: Some(bots::Level::Random) });
    }

    /// Everybody takes a seat; where seats are left, computers take them.
    fn begin(&mut self) {
        let level = Some(bots::Level::Random);
        for (table, persons) in [(TABLES[0], 2), (TABLES[1], 1)] {
            let seats = self.lobby.card(table).map_or(0, |card| card.seats.len() as u8);
            for (seat, person) in (0..seats).rev().map(Seat).zip(1..) {
                match person <= persons {
                    true => {
                        self.must(Who::Person(PersonId(person)), Command::Sit { table, seat, token: None })
                    }
                    false => self.must(Who::Person(PersonId(1)), Command::Fill { table, seat, level }),
                }
            }
            for person in (1..=persons).map(PersonId) {
                self.must(Who::Person(person), Command::Ready { table, ready: true });
            }
        }
        self.must(Who::Person(PersonId(3)), Command::Watch { table: TABLES[0], token: None });
    }

    /// Everybody gives up.
    fn end(&mut self) {
        for (person, table) in [(1, TABLES[0]), (2, TABLES[0]), (1, TABLES[1])] {
            if self.lobby.card(table).is_some_and(|card| matches!(card.stage, StageCard::Playing { .. })) {
                self.must(Who::Person(PersonId(person)), Command::Concede { table });
            }
        }
    }

    /// Somebody gives an answer, or time passes; false once nobody has anything to answer.
    fn answer(&mut self, dealer: &mut Dealer) -> bool {
        self.wake();
        let Some((person, table, number, answer)) = self.owed(dealer) else { return false };
        self.must(Who::Person(person), Command::Move { table, number, answers: vec![answer] });
        true
    }

    /// An answer that somebody may give: who, where, the number it carries.
    pub(crate) fn owed(&self, dealer: &mut Dealer) -> Option<(PersonId, TableId, u32, String)> {
        let asks = |(_, sight): &(&(PersonId, TableId), &Sight)| !sight.look.scene.prompt.choices.is_empty();
        let all: Vec<_> = self.sights.iter().filter(asks).collect();
        let place = dealer.below(all.len().max(1) as u32) as usize;
        let &(&(person, table), sight) = all.get(place)?;
        let choices = &sight.look.scene.prompt.choices;
        let choice = &choices[dealer.below(choices.len() as u32) as usize];
        Some((person, table, sight.number, choice.answer.clone()))
    }

    fn must(&mut self, from: Who, command: Command) {
        let text = format!("{from:?}: {command:?}");
        let verdict = self.apply(from, Request::own(command));
        verdict.unwrap_or_else(|why| panic!("{text} is refused: {why:?}"));
    }

    /// Somebody sends this. Whether it was carried out; nothing if it cannot be read.
    pub(crate) fn hear(&mut self, from: PersonId, text: &str) -> Option<bool> {
        let message: ToServer = serde_json::from_str(text).ok()?;
        let written = serde_json::to_string(&message).expect("a message can be written");
        assert_eq!(serde_json::from_str(&written).ok(), Some(message.clone()), "read back otherwise");
        self.wake();
        let verdict = self.wish(from, message);
        if let Err(why) = &verdict {
            assert!(self.words.say(&why.say()), "no words for {why:?}");
            assert!(!why.code().is_empty());
            assert!(self.lobby == self.twin, "{why:?} has changed something");
        }
        Some(verdict.is_ok())
    }

    /// What a server does with a message of somebody who has said hello.
    fn wish(&mut self, from: PersonId, message: ToServer) -> Result<(), Refusal> {
        match message {
            ToServer::Hello { .. } => Ok(()),
            ToServer::Probe { table, answers, .. } => self.lobby.probe(from, table, &answers),
            ToServer::Link { table, .. } => self.lobby.link(from, table).map(drop),
            ToServer::Open { id, terms } => {
                let token = Token(format!("{:020}", self.entries.len()));
                let seed = self.entries.len() as u64;
                self.request(from, id, Command::Open { terms: *terms, token, seed })
            }
            ToServer::Do { command, .. } if command.is_of_server() => Err(Refusal::HouseOnly),
            ToServer::Do { id, command } => self.request(from, id, *command),
        }
    }

    fn request(&mut self, from: PersonId, id: u32, command: Command) -> Result<(), Refusal> {
        let id = Some(RequestId(from.0 << 32 | u64::from(id)));
        self.apply(Who::Person(from), Request { id, command })
    }

    fn wake(&mut self) {
        self.now += BETWEEN;
        self.must(Who::House, Command::Wake);
    }

    fn apply(&mut self, from: Who, request: Request) -> Result<(), Refusal> {
        let (effects, verdict) = match self.lobby.apply(Moment(self.now), from, request) {
            Ok(effects) => (effects, Ok(())),
            Err(refused) => (refused.effects, Err(refused.why)),
        };
        for effect in effects {
            match effect {
                Effect::Store(entry) => self.store(&entry),
                Effect::Send { to, note } => self.tell(to, &note),
                Effect::Reply { .. } | Effect::Finished(_) | Effect::Wake(_) => {}
            }
        }
        for thought in self.lobby.thoughts() {
            self.lobby.take_thought(thought.think());
        }
        verdict
    }

    /// A note goes out: it can be written and read, and all that was heard has words.
    fn tell(&mut self, to: To, note: &Note) {
        let (To::Person(person) | To::Connection(person, _)) = to;
        let text = serde_json::to_string(note).expect("a note can be written");
        let read: Note = serde_json::from_str(&text).expect("a written note can be read");
        assert!(read == *note, "a note is another one when read back: {text}");
        match read {
            Note::Bout { table, events, sight, .. } => {
                for heard in events {
                    assert!(self.words.say(&heard.words), "no words for {heard:?}");
                }
                self.sights.extend(sight.map(|sight| ((person, table), sight)));
            }
            Note::Gone(table) => drop(self.sights.remove(&(person, table))),
            Note::Table(_) | Note::Talk { .. } => {}
        }
    }

    /// An entry goes to the store; the twin carries out what is read back from there.
    fn store(&mut self, entry: &Entry) {
        let text = serde_json::to_string(entry).expect("an entry can be written");
        let read: Entry = serde_json::from_str(&text).expect("a written entry can be read");
        assert!(read == *entry, "an entry is another one when read back: {text}");
        self.twin.apply_stored(&read).expect("a stored entry fits");
        self.entries.push(read);
    }

    /// The lobby is that of its entries and that of its snapshot, and what is derived follows.
    pub(crate) fn check(&self, from_the_first: bool) {
        assert!(self.lobby.is_sound(), "what is derived differs");
        assert!(self.lobby == self.twin, "the lobby of the stored entries is another one");
        let written = serde_json::to_string(&self.lobby.snapshot()).expect("a snapshot can be written");
        let snapshot = serde_json::from_str(&written).expect("a written snapshot can be read");
        assert!(Lobby::restore(snapshot) == self.lobby, "the lobby of the snapshot is another one");
        if from_the_first {
            let rebuilt = Lobby::rebuild(&self.entries).expect("stored entries fit");
            assert!(rebuilt == self.lobby, "the lobby of all entries is another one");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{House, Room, TABLES, rooms};
    use crate::catching::caught;
    use catalog::{Playable, Visitor};
    use lobby::{Command, PersonId};
    use wire::protocol::ToServer;

    /// The rooms of the first game.
    fn first_rooms() -> Vec<Room> {
        struct Rooms;
        impl Visitor for Rooms {
            type Out = Vec<Room>;
            fn visit<G: Playable>(self) -> Vec<Room> {
                rooms::<G>()
            }
        }
        catalog::with_game(catalog::entries()[0].id, Rooms).expect("it is in the catalog")
    }

    fn order(id: u32, command: Command) -> String {
        serde_json::to_string(&ToServer::Do { id, command: Box::new(command) }).expect("it can be written")
    }

    #[test]
    fn messages_are_carried_out_refused_or_not_read() {
        let rooms = first_rooms();
        let mut house = House::at(&rooms[2]);
        let (table, entries) = (TABLES[0], house.entries.len());
        assert_eq!(house.hear(PersonId(1), "{\"do\": 7}"), None);
        assert_eq!(house.hear(PersonId(1), &order(1, Command::Restart)), Some(false), "of the server");
        assert_eq!(house.hear(PersonId(9), &order(1, Command::Concede { table })), Some(false), "unknown");
        assert_eq!(house.hear(PersonId(1), &order(2, Command::Concede { table })), Some(true));
        let stored = house.entries.len();
        assert!(stored > entries);
        assert_eq!(house.hear(PersonId(1), &order(2, Command::Concede { table })), Some(true), "sent again");
        house.check(true);
        assert!(house.entries[stored..].iter().all(|entry| entry.request.command == Command::Wake));
    }

    #[test]
    fn a_lobby_that_is_not_that_of_its_entries_is_noticed() {
        let rooms = first_rooms();
        let mut house = House::at(&rooms[2]);
        house.twin = House::at(&rooms[1]).twin;
        let panic = caught(|| house.check(false)).expect_err("it is another lobby");
        assert!(panic.what.contains("another one"), "{}", panic.what);
        let refused = caught(|| house.hear(PersonId(1), &order(1, Command::Restart))).expect_err("a change");
        assert!(refused.what.contains("has changed something"), "{}", refused.what);
    }
}
