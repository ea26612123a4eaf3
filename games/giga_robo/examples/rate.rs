//! How fast random bouts are: bouts and answers a second on one core.
use giga_robo::{Answer, GigaRobo, Setup, content};
use kernel::{Bout, Dealer, Input, Waiting};
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let content = Arc::new(content::read_packs(&content::house_files()).expect("the house pack reads"));
    let start = Instant::now();
    let (mut count, mut bouts, mut turns) = (0u64, 0u64, 0u64);
    let mut answers = Vec::new();
    while start.elapsed().as_secs() < 5 {
        let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("legal");
        let mut dealer = Dealer::new(bouts);
        loop {
            bout.settle(&mut dealer);
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let seat = seats.iter().next().expect("somebody");
            answers.clear();
            bout.answers(seat, &mut answers);
            let acts: Vec<Answer> =
                answers.iter().copied().filter(|answer| !matches!(answer, Answer::Watch(_))).collect();
            bout.play(Input::Answer(seat, acts[dealer.below(acts.len() as u32) as usize])).expect("legal");
            count += 1;
        }
        turns += u64::from(giga_robo::View::turn_of(&bout));
        bouts += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} bouts/s, {:.0} answers/s = {:.0} ns, {} answers a bout, {} turns",
        bouts as f64 / seconds,
        count as f64 / seconds,
        seconds * 1e9 / count as f64,
        count / bouts,
        turns / bouts
    );
}
