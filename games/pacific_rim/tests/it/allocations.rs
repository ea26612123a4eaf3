//! No answer allocates once the first round has begun. Before it, lists of free places and of forces that fit do.

use allocation_counter::measure;
use kernel::{Bout, Dealer, Input, Library, Waiting};
use pacific_rim::{Answer, PacificRim};
use testkit::laws::Battery;

/// The set-ups, each with the bouts before memory is counted: they find how much there must be. The set-up of a battle
/// takes long.
const SETUPS: [(&str, u64); 3] = [("standard", 24), ("battle", 8), ("underwater", 8)];
/// Bouts of which every answer is counted.
const COUNTED: u64 = 4;

/// Chance, then one random answer; false if the bout is over.
fn answer(bout: &mut Bout<PacificRim>, dealer: &mut Dealer, listed: &mut Vec<Answer>) -> bool {
    bout.settle(dealer);
    let Waiting::Seats(owing) = bout.waiting() else { return false };
    let seat = owing.iter().next().expect("the bout waits for somebody");
    listed.clear();
    bout.answers(seat, listed);
    let answer = listed[dealer.below(listed.len() as u32) as usize];
    bout.play(Input::Answer(seat, answer)).expect("a listed answer is legal");
    true
}

/// How many answers were given from the first round on, and how often they asked for memory.
fn play(bout: &mut Bout<PacificRim>, dealer: &mut Dealer, listed: &mut Vec<Answer>) -> (u64, u64) {
    let (mut answers, mut used) = (0, 0);
    let mut goes_on = true;
    while goes_on {
        let has_begun = bout.table().round() > 0;
        let counted = measure(|| goes_on = answer(bout, dealer, listed)).count_total;
        if has_begun {
            (answers, used) = (answers + 1, used + counted);
        }
    }
    (answers, used)
}

#[test]
fn no_answer_allocates_once_the_first_round_has_begun() {
    let Battery { content, .. } = Battery::<PacificRim>::house(1);
    let mut faults = Vec::new();
    for (name, warm_up) in SETUPS {
        let named = PacificRim::setups().into_iter().find(|(other, _)| other == name);
        let (_, setup) = named.expect("there is such a set-up");
        let opening = Bout::open(&setup, &content, None).expect("a named set-up is legal");
        let (mut bout, mut listed) = (opening.clone(), Vec::with_capacity(1024));
        let mut dealer = Dealer::new(3);
        let (mut answers, mut used) = (0, 0);
        for number in 0..warm_up + COUNTED {
            bout.clone_from(&opening);
            let found = play(&mut bout, &mut dealer, &mut listed);
            if number >= warm_up {
                (answers, used) = (answers + found.0, used + found.1);
            }
        }
        assert!(answers > 0, "nothing was played in {name}");
        if used > 0 {
            faults.push(format!("{name}: {used} allocations for {answers} answers"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
