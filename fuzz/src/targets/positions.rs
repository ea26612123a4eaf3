//! Positions: the bytes are a position; what the reader accepts can be played.

use super::{PLAYED_ON, faults_fit, seed_of};
use crate::corpus;
use crate::ground::Ground;
use crate::playing::play_on;
use catalog::Playable;
use kernel::Pending;

pub(crate) fn seeds<G: Playable>(ground: &Ground<G>) -> Vec<Vec<u8>> {
    let written = ground.bouts.iter().filter(|bout| !matches!(bout.pending(), Pending::Apart));
    let mut seeds: Vec<Vec<u8>> = written.map(|bout| G::write_position(bout).into_bytes()).collect();
    seeds.extend(corpus::scenarios(G::ID));
    seeds
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let part = text.contains("[given]").then_some("given");
    match G::read_position(&text, part, &ground.content) {
        Ok(bout) => {
            play_on(bout, seed_of(data), PLAYED_ON);
            true
        }
        Err(faults) => {
            faults_fit(&text, &faults);
            false
        }
    }
}
