//! Law 13: playing on inside the kernel is the same as putting in one input after another.

use super::walk::{each_bout, looker};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Input, Players, Rolled, Rules, Seat};

const LAW: &str = "13: played on inside the kernel, a bout is the same";

/// Every seat answers at random until so many answers are given, and everything is noted.
struct Noting<R: Rules> {
    dealer: Dealer,
    most: usize,
    answers: usize,
    inputs: Vec<Input<R>>,
}

impl<R: Rules> Players<R> for Noting<R> {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.dealer
    }

    fn choose(&mut self, _bout: &Bout<R>, seat: Seat, answers: &[R::Answer]) -> Option<usize> {
        if self.answers == self.most {
            return None;
        }
        self.answers += 1;
        let chosen = self.dealer.below(answers.len() as u32) as usize;
        self.inputs.push(Input::Answer(seat, answers[chosen]));
        Some(chosen)
    }

    fn rolled(&mut self, _bout: &Bout<R>, rolled: &Rolled) {
        self.inputs.push(Input::Chance(rolled.clone()));
    }
}

/// A bout played on by [`Bout::playout`], stopped on the way and played on again, stands where the same inputs
/// lead one by one.
pub fn playouts<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut slow = bout.clone();
        let stop = dealer.below(40) as usize;
        let mut players = Noting { dealer: looker(dealer), most: stop, answers: 0, inputs: Vec::new() };
        for most in [stop, battery.answers_max as usize] {
            players.most = most;
            bout.playout(&mut players, &mut Vec::new());
            for input in players.inputs.drain(..) {
                let text = format!("{input:?}");
                slow.play(input).map_err(|refusal| format!("{text} is refused: {refusal:?}"))?;
                *number += 1;
            }
            if slow != bout {
                return Err("the same inputs lead elsewhere".to_owned());
            }
        }
        let over = bout.outcome().is_some() || players.answers == players.most;
        if over { Ok(()) } else { Err("it stopped although nobody did".to_owned()) }
    })
}
