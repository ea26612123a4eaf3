//! A simulation from seeds: persons over a bad network, restarts, leaps of time; nothing is lost.

mod rest;
mod tally;

use crate::desk::{reactive, short, written};
use bots::Level;
use kernel::{Dealer, Seat};
use lobby::{
    Abandoned, Clock, ClockCard, Command, ConnectionId, Effect, Ended, Entry, Finished, Lobby, Moment, Note,
    Order, PersonId, Proposal, Refusal, Reply, Request, RequestId, Sight, SitterCard, Snapshot, StageCard,
    TableCard, TableId, Terms, Thought, To, Token, Who,
};
use std::collections::{BTreeMap, BTreeSet};
use tally::Tally;

const PERSONS: u64 = 4;
const STEPS: u32 = 3_000;

/// What a person's program knows of the lobby: only what it was sent.
#[derive(Default)]
struct Client {
    connections: BTreeSet<u64>,
    sights: BTreeMap<TableId, Sight>,
    cards: BTreeMap<TableId, TableCard>,
    /// The replies to its requests.
    replies: BTreeMap<RequestId, Reply>,
}

struct World {
    lobby: Lobby,
    entries: Vec<Entry>,
    now: u64,
    dealer: Dealer,
    clients: BTreeMap<PersonId, Client>,
    /// Restored from a snapshot; since then it has carried out all stored entries.
    twin: Option<Lobby>,
    finished: Vec<Finished>,
    /// Requests on their way, in no order.
    network: Vec<(PersonId, Request)>,
    next: u64,
    tally: Tally,
    /// What computers still think about.
    thoughts: Vec<Thought>,
}

impl World {
    fn new(seed: u64) -> World {
        let clients = (1..=PERSONS).map(|id| (PersonId(id), Client::default())).collect();
        World {
            lobby: Lobby::new(),
            entries: Vec::new(),
            now: 0,
            dealer: Dealer::new(seed),
            clients,
            twin: None,
            finished: Vec::new(),
            network: Vec::new(),
            next: 0,
            tally: Tally::default(),
            thoughts: Vec::new(),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dealer.below(bound.max(1) as u32) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn fresh(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn somebody(&mut self) -> PersonId {
        PersonId(1 + self.below(PERSONS as usize) as u64)
    }

    /// Brings a request to the lobby. With `deaf`, the lobby's messages are lost on the way.
    fn deliver(&mut self, from: Who, request: &Request, deaf: bool) {
        let before = self.entries.len();
        let known = self
            .entries
            .iter()
            .any(|entry| request.id.is_some() && (entry.from, entry.request.id) == (from, request.id));
        let probed = self.probe(from, request).filter(|_| !known);
        let (effects, why) = match self.lobby.apply(Moment(self.now), from, request.clone()) {
            Ok(effects) => (effects, None),
            Err(refused) => (refused.effects, Some(refused.why)),
        };
        self.check_probe(probed, why.as_ref());
        let mut replied = None;
        for effect in effects {
            match effect {
                Effect::Store(entry) => self.entries.push(*entry),
                Effect::Reply { id, reply } => replied = id.map(|id| (id, reply)),
                Effect::Send { to, note } if !deaf => self.receive(to, Note::clone(&note)),
                Effect::Finished(finished) => self.finished.push(*finished),
                Effect::Send { .. } | Effect::Wake(_) => {}
            }
        }
        for entry in &self.entries[before..] {
            self.twin.iter_mut().for_each(|twin| twin.apply_stored(entry).expect("it fits"));
        }
        let stored = self.entries[before..].iter().filter(|entry| entry.request == *request).count();
        match why {
            Some(why) => {
                assert_eq!(stored, 0, "a refused request is not stored");
                self.tally.refused += 1;
                self.tally.stale += u32::from(matches!(why, Refusal::Stale { .. }));
            }
            None if known => {
                assert_eq!(stored, 0, "a double send is not applied again: {request:?}");
                self.tally.doubles += 1;
            }
            None => self.accepted(request),
        }
        if let (Who::Person(person), Some((id, reply)), false) = (from, replied, deaf) {
            let client = self.clients.get_mut(&person).expect("a person");
            let first = *client.replies.entry(id).or_insert(reply);
            assert_eq!(first, reply, "a double send is replied to alike");
        }
        self.check_clocks();
        for (_, client) in self.clients.iter().filter(|(person, _)| self.lobby.is_present(**person) && !deaf)
        {
            let is_known = |card: &TableCard| self.lobby.card(card.table).as_ref() == Some(card);
            assert!(client.cards.values().all(is_known), "somebody was not told");
        }
        self.think();
        assert!(!self.chance(5) || self.lobby.is_sound(), "what is derived differs");
    }

    /// What a probe says of a move, if nothing happens before the move.
    fn probe(&self, from: Who, request: &Request) -> Option<Result<(), Refusal>> {
        let (Who::Person(person), Command::Move { table, answers, .. }) = (from, &request.command) else {
            return None;
        };
        let due = self.lobby.wake_at().is_some_and(|at| at.0 <= self.now);
        (!due).then(|| self.lobby.probe(person, *table, answers))
    }

    /// A probe agrees with the move, but for its number and what comes after its first answer.
    fn check_probe(&mut self, probed: Option<Result<(), Refusal>>, why: Option<&Refusal>) {
        let Some(probed) = probed else { return };
        self.tally.probes += 1;
        self.tally.probed_in_vain += u32::from(probed.is_err());
        match (probed, why) {
            (_, Some(Refusal::Stale { .. })) | (Ok(()), None) => {}
            (Ok(()), Some(Refusal::Illegal { place, .. })) => assert!(*place > 0, "the first is allowed"),
            (probed, why) => assert_eq!(probed.as_ref().err(), why, "the probe says otherwise"),
        }
    }

    fn accepted(&mut self, request: &Request) {
        let tally = &mut self.tally;
        match &request.command {
            Command::Move { .. } => tally.moves += 1,
            Command::Undo { .. } => tally.undone += 1,
            Command::Rematch { .. } => tally.rematches += 1,
            Command::Start { .. } => tally.among_computers += 1,
            Command::Agree { proposal: Proposal::TakeBack, agreed: true, .. } => tally.taken_back += 1,
            _ => {}
        }
    }

    /// A person gets a note: only notes for that person, and only while connected.
    fn receive(&mut self, to: To, note: Note) {
        let (To::Person(person) | To::Connection(person, _)) = to;
        let seat = |card: &TableCard| seat_of(card, person);
        if self.chance(20) {
            let text = serde_json::to_string(&note).expect("a note can be written");
            assert_eq!(serde_json::from_str::<Note>(&text).expect("a note can be read"), note);
            self.tally.read_back += 1;
        }
        let client = self.clients.get_mut(&person).expect("a person");
        assert!(!client.connections.is_empty(), "nothing goes to those who are away");
        match note {
            Note::Table(card) => {
                self.tally.played_out += u32::from(matches!(card.stage, StageCard::Over(Ended::Played(_))));
                self.tally.drawn += u32::from(card.stage == StageCard::Over(Ended::Drawn));
                assert_ne!(card.stage, StageCard::Over(Ended::OtherRules), "the rules are the same");
                client.cards.insert(card.table, card);
            }
            Note::Bout { table, sight, .. } => {
                let own = client.cards.get(&table).and_then(seat);
                if let Some(sight) = sight {
                    assert_eq!(sight.look.scene.looker.map(Seat), own, "everybody has the own sight");
                    assert!(own.is_some() || sight.look.asked.is_none());
                    if let Some(before) = client.sights.get(&table) {
                        assert!(own.is_none() || to != To::Person(person) || *before != sight, "no news");
                    }
                    client.sights.insert(table, sight);
                }
            }
            Note::Gone(table) => {
                client.cards.remove(&table);
                client.sights.remove(&table);
            }
            Note::Talk { .. } => {}
        }
    }

    /// No clock has run out unnoticed.
    fn check_clocks(&self) {
        for card in self.lobby.listed(PersonId(0)) {
            for ClockCard { left, running_since } in card.seats.iter().filter_map(|seat| seat.clock) {
                if let Some(since) = running_since {
                    assert!(self.now - since.0.min(self.now) <= left, "a clock ran out unnoticed");
                }
            }
        }
    }

    /// At every table, the person whose turn it is is there, or something is due.
    fn check_waiting(&self) {
        for card in self.lobby.listed(PersonId(0)) {
            let StageCard::Playing { owing, .. } = &card.stage else { continue };
            assert!(!owing.is_empty(), "a bout that is not over waits for somebody");
            let there = |seat: &u8| match &card.seats[usize::from(*seat)].sitter {
                SitterCard::Person { present, .. } => *present,
                SitterCard::Open | SitterCard::Computer(_) => false,
            };
            assert!(
                owing.iter().any(there) || self.lobby.wake_at().is_some() || !self.thoughts.is_empty(),
                "it waits for nobody: {card:?}"
            );
        }
    }

    /// The lobby of all entries is equal; from now on it takes the place of the other.
    fn rebuild(&mut self) {
        let text = serde_json::to_string(&self.entries).expect("entries can be written");
        let entries: Vec<Entry> = serde_json::from_str(&text).expect("entries can be read");
        let mut rebuilt = Lobby::rebuild(&entries).expect("all entries fit");
        assert!(rebuilt == self.lobby, "the rebuilt lobby differs");
        assert!(rebuilt.is_sound(), "what is derived differs");
        assert_eq!(rebuilt.take_finished(), self.finished, "other bouts are over");
        self.lobby = rebuilt;
        self.think();
    }

    /// The lobby of a snapshot is equal, and so is the one of an earlier snapshot and what came after
    /// it. From now on either takes the place of the lobby, or follows what happens to it.
    fn snapshot(&mut self) {
        self.tally.snapshots += 1;
        let text = serde_json::to_string(&self.lobby.snapshot()).expect("a snapshot can be written");
        let snapshot: Snapshot = serde_json::from_str(&text).expect("a snapshot can be read");
        let mut restored = Lobby::restore(snapshot);
        assert!(restored == self.lobby, "the restored lobby differs");
        assert!(restored.is_sound(), "what is derived differs");
        assert_eq!(restored.take_finished(), [], "the rules are the same");
        assert!(self.twin.as_ref().is_none_or(|twin| *twin == self.lobby), "it went on otherwise");
        if self.chance(50) {
            self.lobby = restored;
            self.think();
        } else {
            self.twin = Some(restored);
        }
    }

    /// A person is deleted. Somebody else may get their number.
    fn forget(&mut self, person: PersonId) {
        self.tally.forgotten += 1;
        self.network.retain(|(from, _)| *from != person);
        self.clients.insert(person, Client::default());
        self.deliver(Who::House, &Request::own(Command::Forget { person }), false);
        let left = format!("{:?}", self.lobby);
        for trace in [format!("{person:?}"), format!("\"P{person}\"")] {
            assert!(!left.contains(&trace), "{trace} is left: {left}");
        }
    }

    fn restart(&mut self) {
        self.tally.restarts += 1;
        self.rebuild();
        self.now += self.below(5_000_000) as u64;
        self.clients.values_mut().for_each(|client| client.connections.clear());
        self.deliver(Who::House, &Request::own(Command::Restart), false);
        for card in self.lobby.listed(PersonId(0)) {
            assert!(
                card.seats
                    .iter()
                    .all(|seat| !matches!(seat.sitter, SitterCard::Person { present: true, .. }))
            );
        }
    }

    fn connect(&mut self, person: PersonId) {
        let connection = self.fresh();
        let client = self.clients.get_mut(&person).expect("a person");
        if client.connections.is_empty() {
            (client.sights, client.cards) = Default::default();
        }
        client.connections.insert(connection);
        let connect = Command::Connect { connection: ConnectionId(connection), name: format!("P{person}") };
        self.deliver(Who::Person(person), &Request::own(connect), false);
    }

    fn disconnect(&mut self, person: PersonId) {
        let first = self.clients[&person].connections.first().copied();
        let Some(connection) = first else { return };
        let disconnect = Command::Disconnect { connection: ConnectionId(connection) };
        // What was due happens first, and the person who goes still gets it.
        self.deliver(Who::Person(person), &Request::own(disconnect), false);
        self.clients.get_mut(&person).expect("a person").connections.remove(&connection);
    }

    fn pass(&mut self, millis: u64) {
        self.now += millis;
        self.wake();
    }

    fn wake(&mut self) {
        self.deliver(Who::House, &Request::own(Command::Wake), false);
    }

    fn step(&mut self) {
        let away = self.somebody();
        if self.clients[&away].connections.is_empty() && self.chance(20) {
            self.connect(away);
        }
        match self.below(100) {
            0..30 => {
                let person = self.somebody();
                self.want(person);
            }
            30..80 => self.bring(),
            80..92 => {
                let pauses = [1, 50, 400, 1_500];
                let millis = pauses[self.below(pauses.len())];
                self.pass(millis);
            }
            92 if self.chance(25) => {
                let leap = self.below(200_000) as u64;
                self.pass(leap);
            }
            93 => {
                let person = self.somebody();
                self.disconnect(person);
            }
            95..99 => {
                let person = self.somebody();
                if self.clients[&person].connections.len() < 3 {
                    self.connect(person);
                }
            }
            94 if self.chance(40) => self.snapshot(),
            94 if self.chance(5) => {
                let person = self.somebody();
                self.forget(person);
            }
            _ if self.chance(20) => self.restart(),
            _ => self.check_waiting(),
        }
    }

    /// Something arrives: any request that is on its way, perhaps not for the last time.
    fn bring(&mut self) {
        if self.network.is_empty() {
            return;
        }
        // Mostly in order. Sometimes a later request comes first.
        let place = if self.chance(75) { 0 } else { self.below(self.network.len()) };
        let (person, request) =
            if self.chance(15) { self.network[place].clone() } else { self.network.remove(place) };
        if self.clients[&person].connections.is_empty() || self.chance(2) {
            return;
        }
        if self.below(300) == 0 {
            // It is stored, but nobody gets the reply: the server crashes, and the client sends again.
            self.tally.lost_replies += 1;
            self.deliver(Who::Person(person), &request, true);
            self.network.push((person, request));
            self.restart();
        } else {
            self.deliver(Who::Person(person), &request, false);
        }
    }

    fn want(&mut self, person: PersonId) {
        let Some(command) = self.command(person) else { return };
        let id = self.fresh();
        self.network.push((person, Request::new(id, command)));
    }

    /// A random wish of a person, given what its program knows.
    fn command(&mut self, person: PersonId) -> Option<Command> {
        if let Some(command) = self.urgent(person).filter(|_| self.chance(75)) {
            return Some(command);
        }
        let tables: Vec<TableId> = self.lobby.listed(person).iter().map(|card| card.table).collect();
        if tables.len() < 4 && self.chance(20) {
            let (terms, number) = (self.terms(), self.fresh());
            return Some(Command::Open {
                terms,
                token: Token(format!("token-of-the-table-{number}")),
                seed: number,
            });
        }
        let table = *tables.get(self.below(tables.len()))?;
        let card = self.clients[&person].cards.get(&table).cloned();
        let Some(card) = card else {
            let seats = self.lobby.card(table).map(|card| card.seats).unwrap_or_default();
            let open = seats.iter().position(|seat| seat.sitter == SitterCard::Open);
            return Some(match open.filter(|_| self.chance(80)) {
                Some(seat) => Command::Sit { table, seat: Seat(seat as u8), token: None },
                None if self.chance(10) => Command::Sit { table, seat: Seat(0), token: None },
                None => Command::Watch { table, token: None },
            });
        };
        Some(match card.stage {
            StageCard::Gathering => self.gathering(person, &card),
            StageCard::Playing { .. } => self.playing(person, &card),
            StageCard::Over(_) => match self.below(12) {
                0 => Command::Stand { table },
                1 => Command::Close { table },
                2 => Command::Ready { table, ready: true },
                3 | 4 if card.host == person => Command::Start { table },
                _ => Command::Rematch { table },
            },
        })
    }

    /// What a person is asked: for an answer, or for agreement.
    fn urgent(&mut self, person: PersonId) -> Option<Command> {
        let client = &self.clients[&person];
        let asked = client.sights.iter().find(|(_, sight)| sight.look.asked.is_some());
        let asked = asked.map(|(&table, sight)| (table, sight.clone()));
        let undo = client.sights.iter().find(|(_, sight)| sight.undo);
        let undo = undo.map(|(&table, sight)| Command::Undo { table, number: sight.number });
        let proposed = client.cards.values().find_map(|card| {
            let seat = seat_of(card, person)?;
            match &card.stage {
                StageCard::Playing { proposed: Some((what, _, waiting)), .. }
                    if waiting.contains(&seat.0) =>
                {
                    Some((card.table, *what))
                }
                _ => None,
            }
        });
        if let Some((table, proposal)) = proposed.filter(|_| self.chance(60)) {
            return Some(Command::Agree { table, proposal, agreed: self.chance(80) });
        }
        if undo.is_some() && self.chance(30) {
            return undo;
        }
        let (table, sight) = asked?;
        let sent = self.network.iter().any(|(from, request)| {
            let Command::Move { table: to, number, .. } = request.command else { return false };
            (*from, to, number) == (person, table, sight.number)
        });
        (!sent || self.chance(10)).then(|| self.answer(table, Some(&sight)))
    }

    fn answer(&mut self, table: TableId, sight: Option<&Sight>) -> Command {
        let number = sight.map_or(0, |sight| sight.number);
        let choices = sight.map(|sight| sight.look.scene.prompt.choices.as_slice()).unwrap_or_default();
        let choice = choices.get(self.below(choices.len()));
        let answer = choice.map_or("end".to_owned(), |choice| choice.answer.clone());
        let answers = if self.chance(95) { vec![answer] } else { vec![answer.clone(), answer] };
        Command::Move { table, number, answers }
    }

    fn gathering(&mut self, person: PersonId, card: &TableCard) -> Command {
        let table = card.table;
        let seat = Seat(self.below(card.seats.len()) as u8);
        let sits = seat_of(card, person).is_some();
        let computers = card.seats.iter().all(|seat| matches!(seat.sitter, SitterCard::Computer(_)));
        if computers && card.host == person && self.chance(50) {
            return Command::Start { table };
        }
        match self.below(10) {
            0 => Command::Stand { table },
            1 => Command::Unwatch { table },
            2..5 if card.host == person => {
                let level = [Some(Level::Random), None, Some(Level::Veteran)][self.below(10).min(2)];
                let level = level.or(Some(Level::Random)).filter(|_| self.chance(85));
                Command::Fill {
                    table,
                    seat,
                    level: level.map(|it| if self.chance(90) { Level::Random } else { it }),
                }
            }
            _ if sits => Command::Ready { table, ready: self.chance(95) },
            _ => Command::Sit { table, seat, token: None },
        }
    }

    fn playing(&mut self, person: PersonId, card: &TableCard) -> Command {
        let table = card.table;
        let sight = self.clients[&person].sights.get(&table).cloned();
        let number = sight.as_ref().map_or(0, |sight| sight.number);
        match self.below(100) {
            0..3 => Command::Talk { table, text: "hm".to_owned() },
            3..6 => Command::Propose { table, proposal: Proposal::TakeBack },
            6 | 7 => Command::Propose { table, proposal: Proposal::Draw },
            8..14 => {
                let proposal = if self.chance(70) { Proposal::TakeBack } else { Proposal::Draw };
                Command::Agree { table, proposal, agreed: self.chance(80) }
            }
            14..20 => Command::Undo { table, number },
            20..25 => {
                let orders =
                    [None, Some(Order::Pass), Some(Order::Ask), Some(Order::Answer("end".to_owned()))];
                let order = orders[self.below(4)].clone();
                let kind = ["react", "act"][self.below(2)].to_owned();
                Command::Declare { table, kind, order }
            }
            25 if self.chance(30) => Command::Concede { table },
            26 => Command::Stand { table },
            _ => self.answer(table, sight.as_ref()),
        }
    }

    fn terms(&mut self) -> Terms {
        let base =
            [short(), reactive(), written("depth = 3\nseats = 3"), written("depth = 4\nrecycling = true")];
        let mut terms = base[self.below(4)].clone();
        terms.clock = [
            Clock::None,
            Clock::PerMove(60_000),
            Clock::Bank { bank: 300_000, increment: 2_000 },
            Clock::Bank { bank: 20_000, increment: 0 },
        ][self.below(4)];
        terms.grace = [5_000, 60_000][self.below(2)];
        terms.abandoned = match (self.below(3), terms.clock) {
            (0, _) => Abandoned::Leave,
            (1, Clock::PerMove(_) | Clock::Bank { .. }) => Abandoned::Clock,
            _ => Abandoned::StandIn(Level::Random),
        };
        terms.bout_time = self.chance(10).then_some(120_000);
        terms
    }

    /// Every request was stored at most once, and every one that was replied to exactly once.
    fn check_entries(&self) {
        let mut stored: BTreeMap<(PersonId, RequestId), u32> = BTreeMap::new();
        for entry in &self.entries {
            if let (Who::Person(person), Some(id)) = (entry.from, entry.request.id) {
                *stored.entry((person, id)).or_default() += 1;
            }
        }
        assert!(stored.values().all(|&count| count == 1), "applied twice");
        for (&person, client) in &self.clients {
            let lost = client.replies.keys().find(|&&id| !stored.contains_key(&(person, id)));
            assert_eq!(lost, None, "replied to, but lost");
        }
    }
}

fn seat_of(card: &TableCard, person: PersonId) -> Option<Seat> {
    let own =
        |seat: &lobby::SeatCard| matches!(seat.sitter, SitterCard::Person { person: it, .. } if it == person);
    card.seats.iter().position(own).map(|place| Seat(place as u8))
}

#[test]
fn nothing_is_lost_and_nothing_comes_twice() {
    let seeds = if std::env::var_os("HANGAR_SOAK").is_some() { 1_000 } else { 6 };
    let mut tally = Tally::default();
    for seed in 0..seeds {
        let mut world = World::new(seed);
        for person in 1..=PERSONS {
            world.connect(PersonId(person));
        }
        for _ in 0..STEPS {
            world.step();
        }
        world.rebuild();
        world.check_waiting();
        world.come_to_rest();
        world.rebuild();
        world.check_entries();
        let came = world.entries.iter().flat_map(|entry| entry.came.values());
        world.tally.by_computers = came.map(|came| came.chosen.len() as u32).sum();
        tally.add(&world.tally);
    }
    println!("{tally:?}");
    tally.check();
}
