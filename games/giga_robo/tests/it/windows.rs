//! Every moment of the timing table opens a window, and a seat can respond there. GR-9.1 to GR-9.24, GR-R16, GR-R17.

use giga_robo::{Answer, GigaRobo, Moment, Question, Setup, Watch, content};
use kernel::{Bout, Dealer, Input, Seat, Waiting};
use std::collections::BTreeSet;
use std::sync::Arc;

/// More bouts than were ever needed.
const BOUTS: u64 = 60;

#[test]
fn every_moment_is_responded_to() {
    let content = Arc::new(content::read_packs(&content::house_files()).expect("the house pack reads"));
    let mut responded: BTreeSet<Moment> = BTreeSet::new();
    for seed in 0..BOUTS {
        play(&content, seed, &mut responded);
        if responded.len() == Moment::ALL.len() {
            return;
        }
    }
    let missing: Vec<_> = Moment::ALL.iter().filter(|moment| !responded.contains(moment)).collect();
    panic!("nobody could respond at {missing:?}");
}

/// A bout of two random players who are asked at every window and respond where nobody has responded yet.
fn play(content: &Arc<giga_robo::Content>, seed: u64, responded: &mut BTreeSet<Moment>) {
    let setup = Setup { watch: Watch::Every, ..Setup::standard(2) };
    let mut bout = Bout::<GigaRobo>::open(&setup, content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(seed);
    let mut answers = Vec::new();
    for _ in 0..1_500 {
        bout.settle(&mut dealer);
        let Waiting::Seats(seats) = bout.waiting() else { return };
        let seat = seats.iter().next().expect("somebody is asked");
        answers.clear();
        bout.answers(seat, &mut answers);
        let answer = choose(&bout, seat, &answers, responded, &mut dealer);
        bout.play(Input::Answer(seat, answer)).expect("a listed answer is legal");
    }
}

fn choose(
    bout: &Bout<GigaRobo>,
    seat: Seat,
    answers: &[Answer],
    responded: &mut BTreeSet<Moment>,
    dealer: &mut Dealer,
) -> Answer {
    if let Some(Question::Respond { moment, .. }) = bout.question(seat) {
        let response = answers.iter().find(|&&answer| answer != Answer::Pass);
        return match response {
            Some(&response) if responded.insert(*moment) => response,
            Some(_) | None => Answer::Pass,
        };
    }
    answers[dealer.below(answers.len() as u32) as usize]
}
