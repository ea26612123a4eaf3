//! New bouts go on from positions of finished ones.

use anygame::replay::{Frame, Past, past, replay};
use bots::Level;
use kernel::Seat;
use lobby::{
    Command, ConnectionId, Effect, Ended, Entry, Finished, Lobby, Moment, Origin, PersonId, Refusal, Request,
    SetupChoice, StageCard, TableId, Terms, Token, Who,
};

const HOST: PersonId = PersonId(1);
const GAME: &str = "stak-bots";

/// A lobby whose computers play, and its results.
struct Hall {
    lobby: Lobby,
    now: u64,
    entries: Vec<Entry>,
    finished: Vec<Finished>,
}

impl Hall {
    fn new() -> Hall {
        let mut hall = Hall { lobby: Lobby::new(), now: 0, entries: Vec::new(), finished: Vec::new() };
        hall.does(Command::Connect { connection: ConnectionId(1), name: "Ada".to_owned() }).expect("welcome");
        hall
    }

    fn send(&mut self, from: Who, command: Command) -> Result<Vec<Effect>, Refusal> {
        let done = self.lobby.apply(Moment(self.now), from, Request::own(command)).map_err(|it| it.why)?;
        for effect in &done {
            match effect {
                Effect::Store(entry) => self.entries.push(Entry::clone(entry)),
                Effect::Finished(finished) => self.finished.push(Finished::clone(finished)),
                Effect::Reply { .. } | Effect::Send { .. } | Effect::Wake(_) => {}
            }
        }
        for thought in self.lobby.thoughts() {
            self.lobby.take_thought(thought.think());
        }
        Ok(done)
    }

    fn does(&mut self, command: Command) -> Result<Vec<Effect>, Refusal> {
        self.send(Who::Person(HOST), command)
    }

    /// Computers play at this table to the end.
    fn computers_play(&mut self, table: TableId) -> Finished {
        for seat in [Seat(0), Seat(1)] {
            self.does(Command::Fill { table, seat, level: Some(Level::Random) }).expect("the host may");
        }
        let before = self.finished.len();
        self.does(Command::Start { table }).expect("all seats are taken");
        while self.finished.len() == before {
            self.now = self.lobby.wake_at().expect("a computer thinks").0;
            self.send(Who::House, Command::Wake).expect("time passes");
        }
        self.finished[before].clone()
    }

    fn finished(&mut self, seed: u64) -> Finished {
        let terms = Terms::of(GAME, SetupChoice::Written("seats = 2\nreactive = true".to_owned()));
        let token = Token(format!("{seed:020}"));
        self.does(Command::Open { terms, token, seed }).expect("a table");
        let table = TableId(self.lobby.metrics().tables as u64);
        self.computers_play(table)
    }

    fn go_on(&mut self, from: &Finished, step: u32, seed: u64) -> TableId {
        let past = past(GAME, &from.record, step).expect("a position");
        self.try_to_go_on(from, past, (step, seed)).expect("a table");
        TableId(self.lobby.metrics().tables as u64)
    }

    fn try_to_go_on(&mut self, from: &Finished, past: Past, (step, seed): (u32, u64)) -> Result<(), Refusal> {
        let terms = Terms::of(GAME, SetupChoice::From { bout: "b".to_owned(), step });
        let token = Token(format!("c{seed:020}"));
        let mut origins = line(from);
        origins.iter_mut().rev().take(1).for_each(|last| last.step = step);
        self.does(Command::Continue { terms, token, seed, past, origins }).map(drop)
    }
}

/// The bouts that lead to this one, and itself.
fn line(bout: &Finished) -> Vec<Origin> {
    bout.origins.iter().cloned().chain([Origin::whole(bout.table, bout.bout)]).collect()
}

fn all_frames(record: &str, seat: Option<Seat>) -> Vec<Frame> {
    let mut frames = Vec::new();
    loop {
        let more = replay(GAME, record, seat, (frames.len() as u32, 1_000), u32::MAX).expect("a replay");
        frames.extend(more.frames);
        if frames.len() as u32 == more.steps {
            return frames;
        }
    }
}

#[test]
fn a_bout_goes_on_from_a_position_with_fresh_chance() {
    let mut hall = Hall::new();
    let first = hall.finished(7);
    let step = replay(GAME, &first.record, None, (0, 0), u32::MAX).expect("a replay").steps / 2;
    let table = hall.go_on(&first, step, 100);
    let second = hall.computers_play(table);
    let (old, new) = (all_frames(&first.record, Some(Seat(0))), all_frames(&second.record, Some(Seat(0))));
    let until = step as usize;
    // The answer given there may differ.
    assert_eq!(old[..until], new[..until]);
    assert_eq!((&old[until].scene, &old[until].events), (&new[until].scene, &new[until].events));
    assert_ne!(old[until + 1..], new[until + 1..]);
    let again = hall.go_on(&first, step, 101);
    assert_ne!(hall.computers_play(again).record, second.record, "each table has its own chance");
    assert_eq!(second.setup, SetupChoice::From { bout: "b".to_owned(), step });

    let rebuilt = Lobby::rebuild(&hall.entries).expect("the entries hold");
    assert_eq!(rebuilt, hall.lobby);
    let text = serde_json::to_string(&hall.lobby.snapshot()).expect("a snapshot");
    let restored = Lobby::restore(serde_json::from_str(&text).expect("a snapshot"));
    assert_eq!(restored, hall.lobby);
}

#[test]
fn a_past_of_other_rules_ends_the_table_and_not_the_server() {
    let mut hall = Hall::new();
    let first = hall.finished(9);
    let table = hall.go_on(&first, 3, 100);
    let second = hall.computers_play(table);
    let mut entries = hall.entries.clone();
    for entry in &mut entries {
        if let Command::Continue { past, .. } = &mut entry.request.command {
            past.record = past.record.replace("\"seats\":2", "\"seats\":3");
        }
    }
    let lobby = Lobby::rebuild(&entries).expect("the rest goes on");
    assert_eq!(lobby.card(table).expect("a table").stage, StageCard::Over(Ended::OtherRules));
    assert!(matches!(second.ended, Ended::Played(_)));
}

#[test]
fn what_a_bout_goes_on_from_is_closed_until_it_is_over() {
    let mut hall = Hall::new();
    let first = hall.finished(7);
    let (page, position) = (|hall: &Hall| hall.lobby.record(first.table, HOST), past(GAME, &first.record, 3));
    assert!(page(&hall).is_some() && hall.lobby.closed(&line(&first)).is_none());
    let before = hall.go_on(&first, 2, 99);
    let copy = hall.computers_play(before);
    assert_eq!(hall.lobby.closed(&line(&first)), None, "it is over");

    let table = hall.go_on(&first, 3, 100);
    assert_eq!(hall.lobby.closed(&line(&first)), Some(3));
    assert_eq!(hall.lobby.closed(&line(&copy)), Some(2), "a copy shows the same past");
    assert!(page(&hall).is_none() && hall.lobby.scenario(first.table, HOST).is_none());
    assert!(hall.lobby.record(copy.table, HOST).is_none());
    let refused = hall.try_to_go_on(&first, position.expect("a position"), (3, 101));
    assert_eq!(refused, Err(Refusal::GoesOnElsewhere), "who goes on there sees what somebody holds");
    let (eve, connection) = (Who::Person(PersonId(2)), ConnectionId(2));
    hall.send(eve, Command::Connect { connection, name: "Eve".to_owned() }).expect("welcome");
    for closed in [first.table, copy.table] {
        let watched = hall.send(eve, Command::Watch { table: closed, token: None });
        assert_eq!(watched.expect_err("it is closed"), Refusal::GoesOnElsewhere);
        let sat = hall.does(Command::Sit { table: closed, seat: Seat(0), token: None });
        assert_eq!(sat.expect_err("it is closed"), Refusal::GoesOnElsewhere);
    }
    hall.send(eve, Command::Watch { table, token: None }).expect("the new table is open");

    let text = serde_json::to_string(&hall.lobby.snapshot()).expect("a snapshot");
    let restored = Lobby::restore(serde_json::from_str(&text).expect("a snapshot"));
    assert_eq!(restored.closed(&line(&copy)), Some(2), "also after a restart");
    let rebuilt = Lobby::rebuild(&hall.entries).expect("the entries hold");
    assert_eq!(rebuilt.closed(&line(&first)), Some(3));

    let second = hall.computers_play(table);
    assert_eq!(second.origins, [Origin { step: 3, ..Origin::whole(first.table, first.bout) }]);
    assert!(page(&hall).is_some() && hall.lobby.closed(&line(&copy)).is_none());
}
