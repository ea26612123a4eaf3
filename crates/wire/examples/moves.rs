//! What moves cost without sockets and disk: a lobby, what is told of it, and both as text, in one thread and always
//! alike, so that instructions can be counted.
//!
//! `cargo run --profile fast -p wire --example moves [GAME] [SETUP] [TABLES] [MOVES]`, or the program that this builds
//! under `valgrind --tool=callgrind --toggle-collect='*counted*'`.

use lobby::{
    Command, ConnectionId, Effect, Lobby, Moment, Note, PersonId, Request, SetupChoice, Sight, StageCard,
    Still, TableId, Terms, To, Token, Who,
};
use scene::delta::Told;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use wire::protocol::ToClient;
use wire::told::{BoutTold, SightTold, StillTold};

/// What a player knows of its bout, and what it was told.
#[derive(Default)]
struct Player {
    number: u32,
    choices: Vec<Vec<String>>,
    told: Told,
    count: u32,
}

struct Hall {
    lobby: Lobby,
    players: Vec<[Player; 2]>,
    over: Vec<bool>,
    chance: u64,
    bytes: usize,
    moves: usize,
    now: u64,
}

fn person(table: usize, seat: usize) -> PersonId {
    PersonId((2 * table + seat + 1) as u64)
}

impl Hall {
    fn new(game: &str, setup: &str, tables: usize) -> Hall {
        let players = (0..tables).map(|_| Default::default()).collect();
        let over = vec![false; tables];
        let mut hall = Hall { lobby: Lobby::new(), players, over, chance: 1, bytes: 0, moves: 0, now: 0 };
        for table in 0..tables {
            for seat in 0..2 {
                let connect = Command::Connect { connection: ConnectionId(1), name: "Ada".to_owned() };
                hall.send(table, seat, connect);
            }
            let terms = Terms::of(game, SetupChoice::Named(setup.to_owned()));
            let token = Token(format!("a-link-of-many-letters-{table}"));
            hall.send(table, 0, Command::Open { terms, token, seed: table as u64 });
            let id = table + 1;
            for seat in 0..2 {
                for order in [
                    format!("{{\"sit\":{{\"table\":{id},\"seat\":{seat},\"token\":null}}}}"),
                    format!("{{\"ready\":{{\"table\":{id},\"ready\":true}}}}"),
                ] {
                    hall.send(table, seat, serde_json::from_str(&order).expect("a command"));
                }
            }
        }
        hall
    }

    fn below(&mut self, count: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 11) as usize % count
    }

    fn send(&mut self, table: usize, seat: usize, command: Command) {
        self.now += 1;
        let request = Request::own(command);
        let effects = self.lobby.apply(Moment(self.now / 1_000), Who::Person(person(table, seat)), request);
        for effect in effects.expect("it is allowed") {
            match effect {
                Effect::Store(entry) => self.written(&*entry),
                Effect::Send { to: To::Person(to), note } => self.hear(to, note),
                Effect::Send { .. } | Effect::Finished(_) | Effect::Reply { .. } | Effect::Wake(_) => {}
            }
        }
    }

    #[inline(never)]
    fn written(&mut self, what: &impl serde::Serialize) {
        self.bytes += black_box(serde_json::to_string(what).expect("it can be written")).len();
    }

    fn hear(&mut self, to: PersonId, note: Arc<Note>) {
        let place = to.0 as usize - 1;
        if let Note::Table(card) = &*note {
            self.over[place / 2] = matches!(card.stage, StageCard::Over(_));
        }
        let Note::Bout { .. } = &*note else { return };
        let Note::Bout { table, whole, events, stills, sight } = Arc::unwrap_or_clone(note) else {
            return;
        };
        let stills = stills.into_iter().map(|still| self.on_the_way(place, &still)).collect();
        let sight = sight.map(|sight| self.told(place, sight));
        self.written(&ToClient::Bout(Box::new(BoutTold { table, whole, events, stills, sight })));
    }

    fn on_the_way(&mut self, place: usize, still: &Still) -> StillTold {
        let player = &mut self.players[place / 2][place % 2];
        player.count += 1;
        StillTold { after: still.after, scene: player.told.next(&still.scene) }
    }

    fn told(&mut self, place: usize, sight: Sight) -> SightTold {
        let player = &mut self.players[place / 2][place % 2];
        let Sight { number, look, orders, rests, may_rest, anyway, held_until, undo } = sight;
        if player.told.is_full() {
            (player.told, player.count) = (Told::default(), 0);
        }
        let scene = player.told.next(&look.scene);
        player.count += 1;
        player.number = number;
        let answers = |choice: &scene::Choice| {
            std::iter::once(choice.answer.clone()).chain(choice.then.iter().cloned()).collect()
        };
        player.choices = look.scene.prompt.choices.iter().map(answers).collect();
        SightTold {
            base: player.count - 1,
            number,
            asked: look.asked,
            orders,
            rests,
            may_rest,
            anyway,
            held_until,
            undo,
            scene,
        }
    }

    /// Somebody answers at this table; a bout that is over is played again.
    fn step(&mut self, table: usize) {
        let id = TableId(table as u64 + 1);
        if self.over[table] {
            for seat in 0..2 {
                self.send(table, seat, Command::Rematch { table: id });
            }
            return;
        }
        let Some(seat) = (0..2).find(|&seat| !self.players[table][seat].choices.is_empty()) else { return };
        let count = self.players[table][seat].choices.len();
        let chosen = self.below(count);
        let player = &mut self.players[table][seat];
        let answers = player.choices[chosen].clone();
        let number = player.number;
        self.moves += 1;
        self.send(table, seat, Command::Move { table: id, number, answers });
    }
}

#[inline(never)]
fn moves(hall: &mut Hall, count: usize) {
    let until = hall.moves + count;
    for table in (0..hall.players.len()).cycle() {
        if hall.moves >= until {
            return;
        }
        hall.step(table);
    }
}

/// The same under another name: these moves are counted, and those that lead into the middle of a bout are not.
#[inline(never)]
fn counted(hall: &mut Hall, count: usize) {
    moves(hall, black_box(count));
}

fn main() {
    let mut given = std::env::args().skip(1);
    let mut text = |usual: &str| given.next().unwrap_or_else(|| usual.to_owned());
    let (game, setup) = (text("stak-bots"), text("standard"));
    let mut number = |usual| given.next().map_or(usual, |text| text.parse().expect("a number"));
    let (tables, count) = (number(20), number(2_000));
    let mut hall = Hall::new(&game, &setup, tables);
    moves(&mut hall, 20 * tables);
    hall.bytes = 0;
    let begun = Instant::now();
    counted(&mut hall, count);
    let took = begun.elapsed();
    println!(
        "{game}: {:.1} us and {} bytes a move",
        took.as_secs_f64() * 1e6 / count as f64,
        hall.bytes / count
    );
}
