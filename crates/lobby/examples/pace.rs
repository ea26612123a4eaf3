//! How fast a lobby is by itself: many tables, two persons each, random moves; and what a snapshot costs.
//!
//! `cargo run --profile fast -p lobby --example pace [TABLES] [MOVES]`

use kernel::{Dealer, Seat};
use lobby::{
    Command, ConnectionId, Effect, Entry, Lobby, Moment, Note, PersonId, Request, SetupChoice, Snapshot,
    StageCard, TableId, Terms, Token, Who,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a program at a table knows of its bout.
#[derive(Clone, Default)]
struct Seen {
    number: u32,
    choices: Vec<String>,
}

/// The lobby with both programs of each table.
struct Hall {
    lobby: Lobby,
    seen: Vec<[Seen; 2]>,
    entries: Vec<Entry>,
    over: Vec<bool>,
    written: Vec<usize>,
    write: bool,
    bouts: u64,
}

fn person(table: usize, seat: usize) -> PersonId {
    PersonId((2 * table + seat + 1) as u64)
}

impl Hall {
    fn new(tables: usize) -> Hall {
        let mut hall = Hall {
            lobby: Lobby::new(),
            seen: vec![Default::default(); tables],
            entries: Vec::new(),
            over: vec![false; tables],
            written: Vec::new(),
            write: false,
            bouts: 0,
        };
        for table in 0..tables {
            for seat in 0..2 {
                let connect = Command::Connect { connection: ConnectionId(1), name: "Ada".to_owned() };
                hall.send(table, seat, connect);
            }
            let terms = Terms::of("stak-bots", SetupChoice::Named("standard".to_owned()));
            let token = Token(format!("a-link-of-many-letters-{table}"));
            hall.send(table, 0, Command::Open { terms, token, seed: table as u64 });
            let id = TableId(table as u64 + 1);
            for seat in 0..2 {
                hall.send(table, seat, Command::Sit { table: id, seat: Seat(seat as u8), token: None });
                hall.send(table, seat, Command::Ready { table: id, ready: true });
            }
        }
        hall
    }

    fn send(&mut self, table: usize, seat: usize, command: Command) -> Duration {
        let request = Request::own(command);
        let begun = Instant::now();
        let effects = self.lobby.apply(Moment(0), Who::Person(person(table, seat)), request);
        let took = begun.elapsed();
        for effect in effects.expect("it is allowed") {
            match effect {
                Effect::Store(entry) => self.entries.push(*entry),
                Effect::Send { to: lobby::To::Person(to), note } => self.hear(to, &note),
                Effect::Finished(_) => self.bouts += 1,
                Effect::Send { .. } | Effect::Reply { .. } | Effect::Wake(_) => {}
            }
        }
        took
    }

    fn hear(&mut self, to: PersonId, note: &Arc<Note>) {
        let place = to.0 as usize - 1;
        match &**note {
            Note::Bout { sight: Some(sight), .. } => {
                let prompt = &sight.look.scene.prompt;
                let choices = prompt.choices.iter().map(|choice| choice.answer.clone()).collect();
                self.seen[place / 2][place % 2] = Seen { number: sight.number, choices };
            }
            Note::Table(card) => self.over[place / 2] = matches!(card.stage, StageCard::Over(_)),
            Note::Bout { sight: None, .. } | Note::Talk { .. } | Note::Gone(_) => {}
        }
        if self.write && matches!(**note, Note::Bout { .. }) {
            self.written.push(serde_json::to_vec(&**note).expect("it can be written").len());
        }
    }

    /// Somebody answers at this table; a bout that is over is played again.
    fn step(&mut self, table: usize, dealer: &mut Dealer) -> Option<Duration> {
        let id = TableId(table as u64 + 1);
        if self.over[table] {
            // After each bout everybody moves on one seat.
            for seat in 0..2 {
                self.send(table, seat, Command::Rematch { table: id });
            }
            return None;
        }
        let seat = (0..2).find(|&seat| !self.seen[table][seat].choices.is_empty())?;
        let Seen { number, choices } = &self.seen[table][seat];
        let answer = choices[dealer.below(choices.len() as u32) as usize].clone();
        let number = *number;
        Some(self.send(table, seat, Command::Move { table: id, number, answers: vec![answer] }))
    }
}

/// Kibibytes of memory that this process holds.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

fn moves(hall: &mut Hall, count: usize, dealer: &mut Dealer) -> Vec<Duration> {
    let tables = hall.seen.len();
    let mut took = Vec::with_capacity(count);
    for table in (0..tables).cycle() {
        if took.len() == count {
            return took;
        }
        took.extend(hall.step(table, dealer));
    }
    took
}

fn micros(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e6 / count as f64
}

fn main() {
    let mut given = std::env::args().skip(1).map(|text| text.parse::<usize>().expect("a number"));
    let (tables, count) = (given.next().unwrap_or(1_000), given.next().unwrap_or(200_000));
    let mut dealer = Dealer::new(1);
    let empty = resident();
    let mut hall = Hall::new(tables);
    moves(&mut hall, 20 * tables, &mut dealer);
    hall.entries = Vec::new();
    let held = resident() - empty;
    println!(
        "resident: {:.1} KiB per table mid-bout, both programs' lists included",
        held as f64 / tables as f64
    );
    pace(&mut hall, count, &mut dealer);
    replay_alone(&mut hall, &mut dealer);
    sizes(&mut hall, &mut dealer);
    snapshots(&hall, tables);
}

/// The mean of all but the slowest hundredth, in which other programs had the processor.
fn mean(took: &mut [Duration]) -> f64 {
    took.sort_unstable();
    let kept = &took[..took.len() * 99 / 100];
    micros(kept.iter().sum(), kept.len())
}

/// Moves per second through the whole lobby.
fn pace(hall: &mut Hall, count: usize, dealer: &mut Dealer) {
    let mut took = moves(hall, count, dealer);
    let mean = mean(&mut took);
    println!(
        "moves: {:.0} a second; {mean:.1} us each, p10 {:.1}, median {:.1}, p99 {:.1}; {} bouts ended",
        1e6 / mean,
        micros(took[count / 10], 1),
        micros(took[count / 2], 1),
        micros(took[count * 99 / 100], 1),
        hall.bouts,
    );
}

/// The same moves with nobody told: stored entries carried out again.
fn replay_alone(hall: &mut Hall, dealer: &mut Dealer) {
    let mut twin = Lobby::restore(hall.lobby.snapshot());
    hall.entries.clear();
    let count = 20_000;
    let took = mean(&mut moves(hall, count, dealer));
    let again = |entry| {
        let begun = Instant::now();
        twin.apply_stored(entry).expect("it fits");
        begun.elapsed()
    };
    let rules = mean(&mut hall.entries.iter().map(again).collect::<Vec<Duration>>());
    assert!(twin == hall.lobby, "it went on alike");
    println!(
        "of {took:.1} us a move: rules, index and clocks {rules:.1}; sights, digests and telling {:.1}",
        took - rules,
    );
    let cards = Instant::now();
    let listed = hall.lobby.listed(PersonId(0)).len();
    println!("a table's card: {:.2} us", micros(cards.elapsed(), listed));
}

/// Bytes of the notes, and what writing them costs.
fn sizes(hall: &mut Hall, dealer: &mut Dealer) {
    hall.write = true;
    moves(hall, 20_000, dealer);
    hall.write = false;
    let mut written = std::mem::take(&mut hall.written);
    written.sort_unstable();
    let at = |percent: usize| written[(written.len() - 1) * percent / 100];
    println!("a bout's note as JSON: median {} bytes, p99 {}", at(50), at(99));
}

fn snapshots(hall: &Hall, tables: usize) {
    let begun = Instant::now();
    let snapshot = hall.lobby.snapshot();
    let taken = begun.elapsed();
    let begun = Instant::now();
    let text = serde_json::to_string(&snapshot).expect("it can be written");
    let written = begun.elapsed();
    let begun = Instant::now();
    let read: Snapshot = serde_json::from_str(&text).expect("it can be read");
    let restored = Lobby::restore(read);
    let back = begun.elapsed();
    assert!(restored == hall.lobby, "it is equal");
    println!(
        "snapshot of {tables} tables: taken in {:.1} ms, written in {:.1} ms ({:.1} MB), read and restored in {:.1} ms",
        taken.as_secs_f64() * 1e3,
        written.as_secs_f64() * 1e3,
        text.len() as f64 / 1e6,
        back.as_secs_f64() * 1e3,
    );
}
