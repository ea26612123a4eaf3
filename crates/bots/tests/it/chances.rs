//! Chances to win: they add up, and bouts end as they say.

use bots::{Bot, Chances, Level, Sight};
use catalog::{Playable, Visitor};
use kernel::{Bout, Dealer, Hints, Imaginer, Players, Seat, SeatSet};

/// The Veteran at every seat, and what the hints said of every third question.
struct Bouts<G: Playable> {
    dealer: Dealer,
    bots: Vec<Box<dyn Bot<G>>>,
    answers: u32,
    said: Vec<(Seat, f64)>,
}

impl<G: Playable> Players<G> for Bouts<G> {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.dealer
    }

    fn choose(&mut self, bout: &Bout<G>, seat: Seat, answers: &[G::Answer]) -> Option<usize> {
        let chances = Chances::in_bout(bout);
        adds_up(bout, chances);
        self.answers += 1;
        if self.answers.is_multiple_of(3) && answers.len() > 1 {
            self.said.push((seat, chances[seat]));
        }
        let among = G::by_chance(bout, seat);
        let answer = if among.is_empty() {
            let (imaginer, question) = (Imaginer::new(bout, seat), bout.question(seat)?);
            self.bots[seat.index()].choose(Sight { imaginer: &imaginer, question, answers })
        } else {
            among[self.dealer.below(among.len() as u32) as usize]
        };
        answers.binary_search(&answer).ok()
    }
}

/// Sides share one whole, and mates have the same.
fn adds_up<R: Hints>(bout: &Bout<R>, chances: Chances) {
    let all = SeatSet::first(bout.seats());
    let speaks = |seat: &Seat| R::mates(bout, *seat).iter().next() == Some(*seat);
    let sum: f64 = all.iter().filter(speaks).map(|seat| chances[seat]).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    for seat in all.iter() {
        let mates = R::mates(bout, seat);
        assert!(mates.contains(seat) && mates.iter().all(|mate| chances[mate] == chances[seat]));
    }
}

/// How many nats the hints miss a result by, on average, in so many bouts of each named set-up for two; two halves for
/// each bout know nothing, and miss 0.693.
struct Loss {
    bouts: u64,
}

impl Visitor for Loss {
    type Out = f64;

    fn visit<G: Playable>(self) -> f64 {
        let content = G::content(&G::house()).expect("the house pack has no faults");
        let setups = G::setups();
        let for_two =
            |setup: &G::Setup| Bout::<G>::open(setup, &content, None).is_ok_and(|it| it.seats() == 2);
        let (_, setup) = setups.iter().find(|(_, setup)| for_two(setup)).expect("a set-up for two");
        let (mut sum, mut count) = (0.0, 0.0);
        for number in 0..self.bouts {
            let mut bout = Bout::<G>::open(setup, &content, None).expect("legal");
            let bots = (0..2).map(|seat| Level::Veteran.bot(Dealer::stream(number, seat))).collect();
            let mut bouts = Bouts { dealer: Dealer::stream(9, number), bots, answers: 0, said: Vec::new() };
            bout.playout(&mut bouts, &mut Vec::new());
            let outcome = bout.outcome().expect("it is played to the end");
            for (seat, chance) in bouts.said {
                let (won, chance) = (f64::from(outcome.halves(seat)) / 2.0, chance.clamp(1e-6, 1.0 - 1e-6));
                sum -= won * chance.ln() + (1.0 - won) * (1.0 - chance).ln();
                count += 1.0;
            }
        }
        sum / count
    }
}

/// What the hints may miss by at most: a few bouts vary more than the many of the soak.
const MISSES: [(&str, u64, f64, f64); 5] = [
    ("stak-bots", 100, 0.60, 0.58),
    ("steel-arena", 100, 0.54, 0.52),
    ("giga-robo", 2, 1.0, 0.62),
    ("heavy-hitters", 2, 1.0, 0.56),
    ("pacific-rim", 6, 0.80, 0.68),
];

#[test]
fn bouts_end_as_the_chances_say() {
    let soak = std::env::var_os("HANGAR_SOAK").is_some();
    for (game, few, roughly, closely) in MISSES {
        let (bouts, most) = if soak { (400, closely) } else { (few, roughly) };
        let loss = catalog::with_game(game, Loss { bouts }).expect("a game of the catalog");
        println!("{game}: {loss:.3} in {bouts} bouts");
        assert!(loss < most, "{game}: {loss} in {bouts} bouts");
    }
}
