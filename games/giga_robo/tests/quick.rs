//! Random bouts run to their end.
use giga_robo::{GigaRobo, Setup, content};
use kernel::{Bout, Dealer, Input, Waiting};
use std::sync::Arc;

#[test]
fn random_bouts_end() {
    let content = Arc::new(content::read_packs(&content::house_files()).expect("the house pack reads"));
    let mut longest = 0;
    for seed in 0..100u64 {
        let seats = [2u8, 2, 3, 4][seed as usize % 4];
        let mut setup = Setup::standard(seats);
        if seats == 4 { setup.mode = giga_robo::Mode::Team; }
        let mut bout = Bout::<GigaRobo>::open(&setup, &content, None).expect("a legal set-up");
        let mut dealer = Dealer::new(seed);
        let mut steps = 0;
        let mut answers = Vec::new();
        loop {
            bout.settle(&mut dealer);
            match bout.waiting() {
                Waiting::Over => break,
                Waiting::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    answers.clear();
                    bout.answers(seat, &mut answers);
                    assert!(!answers.is_empty(), "seed {seed}: {:?}", bout.question(seat));
                    let n = dealer.below(answers.len() as u32) as usize;
                    bout.play(Input::Answer(seat, answers[n])).expect("a listed answer is legal");
                    steps += 1;
                }
                Waiting::Chance(_) => unreachable!(),
            }
        }
        longest = longest.max(steps);
        eprintln!("{seed}: {steps} answers, turn {}, {:?}", giga_robo::View::turn_of(&bout), bout.outcome());
    }
    eprintln!("longest {longest}");
}
