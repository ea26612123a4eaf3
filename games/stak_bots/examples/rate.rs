//! A quick look at the rate of random bouts.

use kernel::{Bout, Dealer, Input, Library, Waiting};
use stak_bots::{Setup, StakBots};
use std::time::Instant;

fn main() {
    let content = StakBots::content(&StakBots::house()).expect("house");
    let setup = Setup::standard(2);
    let mut dealer = Dealer::new(1);
    let mut list = Vec::new();
    let bouts = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000u64);
    let mut answers = 0u64;
    let start = Instant::now();
    let mut wins = [0u64; 3];
    for _ in 0..bouts {
        let mut bout = Bout::<StakBots>::open(&setup, &content, None).expect("legal");
        loop {
            bout.settle(&mut dealer);
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let seat = seats.iter().next().expect("somebody owes");
            list.clear();
            bout.answers(seat, &mut list);
            assert!(!list.is_empty(), "{bout:?}");
            let answer = list[dealer.below(list.len() as u32) as usize];
            bout.play(Input::Answer(seat, answer)).expect("listed answers are legal");
            answers += 1;
        }
        let outcome = bout.outcome().expect("over");
        if outcome.is_draw() {
            wins[2] += 1
        } else {
            wins[outcome.first().iter().next().unwrap().index()] += 1
        }
    }
    let took = start.elapsed();
    println!(
        "{} bouts/s, {:.1} ns per answer, {:.1} answers per bout, {wins:?}, table {} B, bout {} B, frame {} B",
        (bouts as f64 / took.as_secs_f64()) as u64,
        took.as_nanos() as f64 / answers as f64,
        answers as f64 / bouts as f64,
        size_of::<stak_bots::Table>(),
        size_of::<Bout<StakBots>>(),
        size_of::<stak_bots::Frame>(),
    );
}
