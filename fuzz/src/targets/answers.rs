//! Answers: every line is read as an answer, chance and a name, the whole as a set-up.

use super::{PLAYED_ON, faults_fit, seed_of};
use crate::corpus;
use crate::ground::Ground;
use crate::playing::{judge, play_on};
use catalog::Playable;
use kernel::{Bout, Chance, Notation, Rolled, Seat, Waiting};

/// Positions at which a line is read.
const POSITIONS_TRIED: usize = 4;
/// Lines of one input that are read.
const LINES_MAX: usize = 40;

pub(crate) fn seeds<G: Playable>(ground: &Ground<G>) -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = ground.bouts.iter().map(|bout| lines(bout).into_bytes()).collect();
    seeds.retain(|lines| !lines.is_empty());
    seeds.extend(corpus::scenarios(G::ID));
    seeds
}

/// All listed answers of a position, and chance.
fn lines<G: Playable>(bout: &Bout<G>) -> String {
    let mut lines = Vec::new();
    for seat in (0..bout.seats()).map(Seat) {
        let mut listed = Vec::new();
        bout.answers(seat, &mut listed);
        lines.extend(listed.into_iter().map(|answer| G::write_answer(bout.at(seat), seat, answer)));
    }
    if let Waiting::Chance(chance) = bout.waiting() {
        let outcomes = chance.outcomes(bout.pile()).unwrap_or_default();
        lines.extend(outcomes.iter().map(|(rolled, _)| G::write_rolled(bout.at(Seat(0)), rolled)));
    }
    lines.join("\n")
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let seed = seed_of(data);
    let mut read = false;
    for nth in 0..POSITIONS_TRIED as u64 {
        let place = (seed.wrapping_add(nth * 17) % ground.bouts.len() as u64) as usize;
        let bout = &ground.bouts[place];
        for line in text.lines().take(LINES_MAX) {
            read |= read_line(bout, line);
        }
    }
    let part = text.contains("[setup]").then_some("setup");
    match G::read_setup(&text, part, &ground.content) {
        Ok(setup) => {
            G::say_setup(&ground.content, &setup);
            match Bout::<G>::open(&setup, &ground.content, None) {
                Ok(bout) => play_on(bout, seed, PLAYED_ON),
                Err(reasons) => reasons.iter().for_each(|reason| {
                    G::say_refusal(&ground.content, reason);
                }),
            }
            true
        }
        Err(faults) => {
            faults_fit(&text, &faults);
            read
        }
    }
}

fn read_line<G: Playable>(bout: &Bout<G>, line: &str) -> bool {
    let mut read = false;
    for seat in (0..bout.seats()).map(Seat) {
        if let Ok(answer) = G::read_answer(bout.at(seat), seat, line) {
            judge(bout, seat, answer);
            read = true;
        }
    }
    let at = bout.at(Seat(0));
    let chances = [Chance::Draw { pile: 0 }, Chance::Pick { of: 3 }, Chance::Dice { count: 2, sides: 6 }];
    for chance in chances {
        read |= G::read_rolled(at, chance, line).is_ok_and(|rolled| written(bout, &rolled));
    }
    let name = line.split(['"', '=']).nth(1).unwrap_or(line);
    read |= G::ask(bout, name).is_ok() | <G as Notation>::read_seat(name).is_some();
    G::say_piece(bout.content(), name);
    read
}

fn written<G: Playable>(bout: &Bout<G>, rolled: &Rolled) -> bool {
    !G::write_rolled(bout.at(Seat(0)), rolled).is_empty()
}
