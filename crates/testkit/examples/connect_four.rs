//! Random bouts of Connect Four and nothing else: `connect_four [BOUTS] [bare]`, in the kernel or in a bare loop.

use kernel::Dealer;
use std::sync::Arc;
use testkit::rate::{Played, Player, figures};
use testkit::toys::connect_four::NoChoice;
use testkit::toys::{ConnectFour, connect_four_bare};

/// Bouts where no number is given.
const BOUTS: u64 = 20_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bouts = words.first().and_then(|number| number.parse().ok()).unwrap_or(BOUTS);
    let played = if words.iter().any(|word| word == "bare") { bare(bouts) } else { in_kernel(bouts) };
    print!("{}", figures::<ConnectFour>(played));
}

fn in_kernel(bouts: u64) -> Played {
    let player = Player::<ConnectFour>::new(&NoChoice {}, &Arc::new(()), 1);
    player.expect("the set-up is legal").play(bouts)
}

fn bare(bouts: u64) -> Played {
    let mut dealer = Dealer::new(1);
    let answers = (0..bouts).map(|_| u64::from(connect_four_bare::random_bout(&mut dealer).0)).sum();
    Played { bouts, answers }
}
