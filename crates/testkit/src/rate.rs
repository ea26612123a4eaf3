//! Random bouts to be measured: the same ones for the same seed, with nothing else in the loop.

use crate::laws::Battery;
use kernel::{Bout, Dealer, Input, Library, Players, Rules, Seat, Waiting};
use std::sync::Arc;

/// Bouts before memory is counted: they find how much there must be.
const WARM_UP: u64 = 32;

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Bouts from their opening to their end.
    pub bouts: u64,
    /// Answers given in them.
    pub answers: u64,
}

/// Every seat answers at random.
struct AtRandom<'a> {
    dealer: &'a mut Dealer,
    answers: u64,
}

impl<R: Rules> Players<R> for AtRandom<'_> {
    #[inline]
    fn dealer(&mut self) -> &mut Dealer {
        self.dealer
    }

    #[inline]
    fn choose(&mut self, _bout: &Bout<R>, _seat: Seat, answers: &[R::Answer]) -> Option<usize> {
        self.answers += 1;
        Some(self.dealer.below(answers.len() as u32) as usize)
    }
}

/// Plays random bouts of one set-up, again and again in the same memory.
#[derive(Clone, Debug)]
pub struct Player<R: Rules> {
    opening: Bout<R>,
    bout: Bout<R>,
    listed: Vec<R::Answer>,
    dealer: Dealer,
}

impl<R: Rules> Player<R> {
    /// A player of this set-up; the seed decides all that happens.
    pub fn new(setup: &R::Setup, content: &Arc<R::Content>, seed: u64) -> Result<Player<R>, Vec<R::Illegal>> {
        let opening = Bout::open(setup, content, None)?;
        let (bout, listed) = (opening.clone(), Vec::with_capacity(1024));
        Ok(Player { opening, bout, listed, dealer: Dealer::new(seed) })
    }

    /// This many whole bouts.
    pub fn play(&mut self, bouts: u64) -> Played {
        let mut at_random = AtRandom { dealer: &mut self.dealer, answers: 0 };
        for _ in 0..bouts {
            self.bout.clone_from(&self.opening);
            self.bout.playout(&mut at_random, &mut self.listed);
        }
        Played { bouts, answers: at_random.answers }
    }

    /// Positions of random bouts at which a seat owes an answer, each with the answer given there.
    pub fn positions(&mut self, count: usize) -> Vec<(Bout<R>, Seat, R::Answer)> {
        let mut positions = Vec::with_capacity(count);
        self.bout.clone_from(&self.opening);
        while positions.len() < count {
            self.bout.settle(&mut self.dealer);
            let before = self.bout.clone();
            match self.answer() {
                Some((seat, answer)) => positions.push((before, seat, answer)),
                None => self.bout.clone_from(&self.opening),
            }
        }
        positions
    }

    /// Chance, then one random answer; nothing if the bout is over.
    #[inline]
    fn answer(&mut self) -> Option<(Seat, R::Answer)> {
        self.bout.settle(&mut self.dealer);
        let Waiting::Seats(owing) = self.bout.waiting() else { return None };
        let seat = owing.iter().next().expect("the bout waits for somebody");
        self.listed.clear();
        self.bout.answers(seat, &mut self.listed);
        let answer = self.listed[self.dealer.below(self.listed.len() as u32) as usize];
        self.bout.play(Input::Answer(seat, answer)).expect("a listed answer is legal");
        Some((seat, answer))
    }
}

/// Answers in the steady state, in so many bouts of every named set-up: those set-ups in which they
/// allocate. `count` does what it is given and says how often memory was asked for meanwhile: only a
/// program of its own can count that.
pub fn allocating<R: Library>(bouts: u64, count: impl Fn(&mut dyn FnMut()) -> u64) -> Vec<String> {
    let Battery { content, setups, .. } = Battery::<R>::house(1);
    let mut faults = Vec::new();
    for (name, setup) in setups {
        let mut player = Player::<R>::new(&setup, &content, 1).expect("a named set-up is legal");
        player.play(WARM_UP);
        let mut answers = 0;
        let allocations = count(&mut || answers = player.play(bouts).answers);
        assert!(answers > 0, "nothing was played in {name}");
        if allocations > 0 {
            faults.push(format!("{name}: {allocations} allocations for {answers} answers"));
        }
    }
    faults
}

/// What `cargo xtask bench` reads from the `…_rate` example of a game: one figure in each line.
pub fn figures<R: Rules>(played: Played) -> String {
    let Played { bouts, answers } = played;
    let sizes = [
        ("table", size_of::<R::Table>()),
        ("frame", size_of::<R::Frame>()),
        ("question", size_of::<R::Question>()),
        ("answer", size_of::<R::Answer>()),
        ("bout", size_of::<Bout<R>>()),
    ];
    let mut lines = format!("bouts {bouts}\nanswers {answers}\n");
    for (what, bytes) in sizes {
        lines.push_str(&format!("{what} {bytes} B\n"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Played, Player, figures};
    use crate::toys::ConnectFour;
    use crate::toys::connect_four::NoChoice;
    use kernel::Waiting;
    use std::sync::Arc;

    fn player(seed: u64) -> Player<ConnectFour> {
        Player::new(&NoChoice {}, &Arc::new(()), seed).expect("the set-up is legal")
    }

    #[test]
    fn the_same_seed_plays_the_same_bouts() {
        let played = player(1).play(50);
        assert_eq!(played, player(1).play(50));
        assert_ne!(played.answers, player(2).play(50).answers);
        assert!((50 * 7..=50 * 42).contains(&played.answers));
    }

    #[test]
    fn positions_wait_for_the_seat_whose_answer_they_have() {
        for (bout, seat, answer) in player(3).positions(100) {
            assert_eq!(bout.waiting(), Waiting::Seats(kernel::SeatSet::only(seat)));
            assert!(bout.check(seat, answer).is_ok());
        }
    }

    #[test]
    fn figures_are_lines_of_a_name_and_a_number() {
        let text = figures::<ConnectFour>(Played { bouts: 2, answers: 31 });
        assert!(text.starts_with("bouts 2\nanswers 31\n"), "{text}");
        assert!(text.lines().all(|line| line.split(' ').nth(1).is_some_and(|n| n.parse::<u64>().is_ok())));
    }
}
