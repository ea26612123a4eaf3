//! Records: the bytes are a record in JSON; it replays or it does not, and then it can be rewound.

use crate::ground::{Ground, random_input};
use catalog::Playable;
use kernel::{Dealer, Header, Input, Record, Recording, Seat, Waiting};

/// Set-ups with a record among the seeds.
const SETUPS: usize = 24;
/// The most inputs of a seed.
const INPUTS: usize = 60;

pub(crate) fn seeds<G: Playable>(ground: &Ground<G>) -> Vec<Vec<u8>> {
    let stride = ground.setups.len().div_ceil(SETUPS).max(1);
    let some = ground.setups.iter().step_by(stride).enumerate();
    some.map(|(number, (_, setup))| record::<G>(ground, setup, number)).collect()
}

fn record<G: Playable>(ground: &Ground<G>, setup: &G::Setup, number: usize) -> Vec<u8> {
    let header = Header { digest_every: 16, ..Header::of::<G>(Vec::new()) };
    let opened = Recording::<G>::open(header, setup.clone(), &ground.content);
    let mut recording = opened.expect("a named set-up is legal");
    let mut dealer = Dealer::new(number as u64);
    while recording.len() < INPUTS && !matches!(recording.bout().waiting(), Waiting::Over) {
        let input = match (random_input(recording.bout(), &mut dealer), recording.len() % 7) {
            (Input::Answer(seat, answer), 0) => Input::Batch(seat, vec![answer]),
            (input, _) => input,
        };
        recording.play(input).expect("a listed answer is legal");
    }
    serde_json::to_vec(recording.record()).expect("a record can be written")
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Record<G>>(data) else { return false };
    let written = serde_json::to_string(&record).expect("a record can be written");
    let again: Record<G> = serde_json::from_str(&written).expect("a written record can be read");
    assert!(again.inputs == record.inputs, "a record is another one when read back");
    let packs = record.header.packs.clone();
    let half = record.inputs.len() / 2;
    if let Ok(part) = Recording::replay(record.clone(), &packs, &ground.content, half) {
        assert_eq!(part.len(), half);
    }
    let Ok(mut recording) = Recording::replay(record, &packs, &ground.content, usize::MAX) else {
        return true;
    };
    for viewer in (0..recording.bout().seats()).map(|seat| Some(Seat(seat))).chain([None]) {
        let seen = serde_json::to_string(&recording.seat_record(viewer));
        assert!(seen.is_ok(), "the record of {viewer:?} cannot be written");
        viewer.and_then(|seat| recording.free_undo(seat));
    }
    recording.rewind(half);
    assert_eq!(recording.len(), half);
    true
}
