//! A desk for the tests: it drives a lobby, and keeps its entries and everything that it sent to each person.

use kernel::Seat;
use lobby::{
    Command, ConnectionId, Effect, Entry, Finished, Lobby, Moment, Note, Pause, PersonId, Refusal, Reply,
    Request, SetupChoice, Sight, StageCard, TableCard, TableId, Terms, Thought, To, Token, Who,
};
use std::collections::BTreeMap;

pub(crate) const ADA: PersonId = PersonId(1);
pub(crate) const BO: PersonId = PersonId(2);
pub(crate) const CY: PersonId = PersonId(3);
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// A lobby with its driver.
#[derive(Default)]
pub(crate) struct Desk {
    pub(crate) lobby: Lobby,
    pub(crate) now: u64,
    pub(crate) entries: Vec<Entry>,
    pub(crate) finished: Vec<Finished>,
    pub(crate) sent: Vec<(To, Note)>,
    pub(crate) wake: Option<Moment>,
    pub(crate) sights: BTreeMap<(PersonId, TableId), Sight>,
    pub(crate) cards: BTreeMap<(PersonId, TableId), TableCard>,
    pub(crate) next: u64,
    /// Computers do not think any more: their tasks are laid aside.
    pub(crate) is_numb: bool,
    pub(crate) thoughts: Vec<Thought>,
}

/// The terms of a short bout.
pub(crate) fn short() -> Terms {
    written("depth = 3")
}

pub(crate) fn written(setup: &str) -> Terms {
    Terms::of("stak-bots", SetupChoice::Written(setup.to_owned()))
}

/// Terms in which every question of the bout is asked in turn, reactions among them.
pub(crate) fn reactive() -> Terms {
    Terms { holding: Pause { least: 100, most: 900 }, ..written("depth = 3\nreactive = true\nfirst = \"A\"") }
}

impl Desk {
    /// A lobby with these persons connected.
    pub(crate) fn with(persons: &[PersonId]) -> Desk {
        let mut desk = Desk::default();
        for &person in persons {
            desk.connect(person, 1);
        }
        desk
    }

    pub(crate) fn connect(&mut self, person: PersonId, connection: u64) {
        if !self.lobby.is_present(person) {
            // A person who connects again gets everything again.
            self.cards.retain(|(it, _), _| *it != person);
        }
        let name = format!("P{person}");
        let connect = Command::Connect { connection: ConnectionId(connection), name };
        self.request(Who::Person(person), Request::own(connect)).expect("welcome");
    }

    pub(crate) fn disconnect(&mut self, person: PersonId, connection: u64) {
        let disconnect = Command::Disconnect { connection: ConnectionId(connection) };
        self.request(Who::Person(person), Request::own(disconnect)).expect("good bye");
    }

    /// Sends a command under a new number.
    pub(crate) fn send(&mut self, person: PersonId, command: Command) -> Result<Reply, Refusal> {
        self.next += 1;
        let request = Request::new(self.next, command);
        self.request(Who::Person(person), request)
    }

    /// Sends a command that is accepted.
    pub(crate) fn done(&mut self, person: PersonId, command: Command) {
        self.send(person, command).expect("it is accepted");
    }

    pub(crate) fn request(&mut self, from: Who, request: Request) -> Result<Reply, Refusal> {
        let answer = self.lobby.apply(Moment(self.now), from, request);
        let (effects, verdict) = match answer {
            Ok(effects) => (effects, Ok(())),
            Err(refused) => (refused.effects, Err(refused.why)),
        };
        let reply = self.note(effects);
        self.think();
        self.check_cards();
        verdict.map(|()| reply)
    }

    /// Computers think at once, unless thinking is switched off.
    pub(crate) fn think(&mut self) {
        self.thoughts.append(&mut self.lobby.thoughts());
        if !self.is_numb {
            for thought in std::mem::take(&mut self.thoughts) {
                self.lobby.take_thought(thought.think());
            }
            self.wake = self.lobby.wake_at();
        }
    }

    /// Everybody who is connected knows the current table.
    fn check_cards(&self) {
        for ((person, table), card) in self.cards.iter().filter(|((it, _), _)| self.lobby.is_present(*it)) {
            assert_eq!(self.lobby.card(*table).as_ref(), Some(card), "{person:?} was not told");
        }
    }

    fn note(&mut self, effects: Vec<Effect>) -> Reply {
        let mut replied = Reply::Done;
        for effect in effects {
            match effect {
                Effect::Store(entry) => self.entries.push(*entry),
                Effect::Reply { reply, .. } => replied = reply,
                Effect::Wake(at) => self.wake = at,
                Effect::Finished(finished) => self.finished.push(*finished),
                Effect::Send { to, note } => {
                    let (To::Person(person) | To::Connection(person, _)) = to;
                    match note.as_ref() {
                        Note::Bout { table, sight: Some(sight), .. } => {
                            self.sights.insert((person, *table), sight.clone());
                        }
                        Note::Table(card) => {
                            self.cards.insert((person, card.table), card.clone());
                        }
                        Note::Gone(table) => drop(self.cards.remove(&(person, *table))),
                        Note::Bout { sight: None, .. } | Note::Talk { .. } => {}
                    }
                    self.sent.push((to, Note::clone(&note)));
                }
            }
        }
        replied
    }

    /// Lets time pass, and wakes the lobby whenever it asked to be woken.
    pub(crate) fn pass(&mut self, millis: u64) {
        let end = self.now + millis;
        while let Some(at) = self.wake.filter(|at| at.0 <= end) {
            self.now = self.now.max(at.0);
            self.wake();
        }
        self.now = end;
    }

    /// Lets time pass in one leap.
    pub(crate) fn leap(&mut self, millis: u64) {
        self.now += millis;
        self.wake();
    }

    fn wake(&mut self) {
        self.wake = None;
        self.request(Who::House, Request::own(Command::Wake)).expect("time passes");
        self.wake = self.lobby.wake_at();
    }

    pub(crate) fn restart(&mut self) {
        self.request(Who::House, Request::own(Command::Restart)).expect("it starts again");
        self.wake = self.lobby.wake_at();
    }

    pub(crate) fn open(&mut self, person: PersonId, terms: Terms) -> TableId {
        self.open_seeded(person, terms, 7)
    }

    pub(crate) fn open_seeded(&mut self, person: PersonId, terms: Terms, seed: u64) -> TableId {
        let token = Token(format!("token-of-many-letters-{}", self.next));
        match self.send(person, Command::Open { terms, token, seed }) {
            Ok(Reply::Opened(table)) => table,
            other => panic!("not opened: {other:?}"),
        }
    }

    pub(crate) fn sit(&mut self, person: PersonId, table: TableId, seat: Seat) {
        self.done(person, Command::Sit { table, seat, token: None });
    }

    /// A bout of Ada and Bo at these terms.
    pub(crate) fn bout(terms: Terms) -> (Desk, TableId) {
        Desk::bout_seeded(terms, 7)
    }

    pub(crate) fn bout_seeded(terms: Terms, seed: u64) -> (Desk, TableId) {
        let mut desk = Desk::with(&[ADA, BO, CY]);
        let table = desk.open_seeded(ADA, terms, seed);
        for (person, seat) in [(ADA, A), (BO, B)] {
            desk.sit(person, table, seat);
            desk.done(person, Command::Ready { table, ready: true });
        }
        (desk, table)
    }

    /// A bout of Ada against a computer.
    pub(crate) fn solo(terms: Terms, level: bots::Level) -> (Desk, TableId) {
        let mut desk = Desk::with(&[ADA]);
        let table = desk.open(ADA, terms);
        desk.sit(ADA, table, A);
        desk.done(ADA, Command::Fill { table, seat: B, level: Some(level) });
        desk.done(ADA, Command::Ready { table, ready: true });
        (desk, table)
    }

    pub(crate) fn card(&self, table: TableId) -> TableCard {
        self.lobby.card(table).expect("the table is there")
    }

    pub(crate) fn sight(&self, person: PersonId, table: TableId) -> &Sight {
        &self.sights[&(person, table)]
    }

    /// The seats that owe an answer. None if no bout is played.
    pub(crate) fn owing(&self, table: TableId) -> Vec<u8> {
        match self.card(table).stage {
            StageCard::Playing { owing, .. } => owing,
            StageCard::Gathering | StageCard::Over(_) => Vec::new(),
        }
    }

    pub(crate) fn is_over(&self, table: TableId) -> bool {
        matches!(self.card(table).stage, StageCard::Over(_))
    }

    /// The answers that a person may give, in notation.
    pub(crate) fn choices(&self, person: PersonId, table: TableId) -> Vec<String> {
        let scene = &self.sight(person, table).look.scene;
        scene.prompt.choices.iter().map(|choice| choice.answer.clone()).collect()
    }

    pub(crate) fn answer(
        &mut self,
        person: PersonId,
        table: TableId,
        answer: &str,
    ) -> Result<Reply, Refusal> {
        let number = self.sight(person, table).number;
        self.send(person, Command::Move { table, number, answers: vec![answer.to_owned()] })
    }

    /// The person (Ada or Bo) who owes an answer gives the first one of the list that starts with this text.
    pub(crate) fn play(&mut self, table: TableId, start: &str) -> bool {
        let Some(&seat) = self.owing(table).first() else { return false };
        let person = [ADA, BO][usize::from(seat)];
        let choices = self.choices(person, table);
        let Some(answer) = choices.iter().find(|choice| choice.starts_with(start)) else { return false };
        self.answer(person, table, answer).expect("it was on offer");
        true
    }

    /// Ends the current turn as fast as the game allows.
    pub(crate) fn end_turn(&mut self, table: TableId) {
        let seat = self.owing(table)[0];
        while self.owing(table).first() == Some(&seat) {
            let ended = ["end", "discard", "scrap", "pass", ""].iter().any(|start| self.play(table, start));
            assert!(ended, "somebody can play on");
        }
    }

    /// How many notes went to this person since `from`.
    pub(crate) fn notes_to(&self, person: PersonId, from: usize) -> Vec<&Note> {
        let to_person = |to: &To| matches!(to, To::Person(it) | To::Connection(it, _) if *it == person);
        self.sent[from..].iter().filter(|(to, _)| to_person(to)).map(|(_, note)| note).collect()
    }

    /// The lobby of a snapshot is equal.
    pub(crate) fn assert_restored(&self) {
        let text = serde_json::to_string(&self.lobby.snapshot()).expect("it can be written");
        let restored = Lobby::restore(serde_json::from_str(&text).expect("it can be read"));
        assert!(restored == self.lobby, "restored: {restored:#?}\nbefore: {:#?}", self.lobby);
    }

    /// The lobby rebuilt from all entries is equal.
    pub(crate) fn assert_rebuilt(&self) {
        let rebuilt = Lobby::rebuild(&self.entries).expect("the entries fit");
        assert!(rebuilt == self.lobby, "rebuilt: {rebuilt:#?}\nbefore: {:#?}", self.lobby);
    }
}
