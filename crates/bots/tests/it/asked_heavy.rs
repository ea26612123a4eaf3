//! How often a person is asked in a bout of GKR Heavy Hitters against the computer.

use crate::quick_answer;
use bots::Level;
use heavy_hitters::{Answer, HeavyHitters};
use kernel::{Bout, Dealer, Input, Library, Notation, Seat, Waiting};
use testkit::laws::soak;

/// Where the person sits; the computer sits opposite.
const PERSON: Seat = Seat(0);
/// The bouts of a usual run; the soak plays more.
const BOUTS: u64 = 3;
/// The most questions of a bout, on average. If the seat is asked for everything, there are some 226.
const MOST: u64 = 150;

/// The questions that reach the person of this bout: the table passes where a response could only be to pass.
fn asked_in(mut bout: Bout<HeavyHitters>, seed: u64) -> u64 {
    let mut dealer = Dealer::new(seed);
    let mut bots = [0, 1].map(|seat| Level::Veteran.bot::<HeavyHitters>(Dealer::stream(seed, seat)));
    let (mut asked, mut listed) = (0, Vec::new());
    loop {
        let input = match bout.waiting() {
            Waiting::Over => return asked,
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                listed.clear();
                bout.answers(seat, &mut listed);
                let answer = quick_answer(&bout, seat, bots[seat.index()].as_mut(), &mut dealer);
                let is_passed = bout.question(seat).is_some_and(HeavyHitters::is_window) && listed.len() == 1;
                if seat == PERSON && bout.table().turn() > 0 && !is_passed {
                    asked += 1;
                }
                // Who loses the top card loses the rest in the same way, and says so at once.
                let is_rest = answer == Answer::Top && listed.contains(&Answer::Tops);
                Input::Answer(seat, if is_rest { Answer::Tops } else { answer })
            }
        };
        bout.play(input).expect("a legal input");
    }
}

#[test]
fn a_person_is_asked_for_what_they_can_decide() {
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults");
    let (_, setup) = HeavyHitters::setups().swap_remove(0);
    let bouts = BOUTS * soak();
    let open = || Bout::<HeavyHitters>::open(&setup, &content, None).expect("a legal set-up");
    let asked: u64 = (0..bouts).map(|seed| asked_in(open(), seed)).sum();
    println!("{asked} questions in {bouts} bouts");
    assert!(asked <= MOST * bouts, "{asked} questions in {bouts} bouts");
}
