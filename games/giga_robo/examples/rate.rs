//! Random bouts and nothing else, to be timed or counted: `rate [BOUTS]`.

use giga_robo::{GigaRobo, Setup};
use kernel::Library;
use testkit::rate::{Player, figures};

/// Bouts where no number is given.
const BOUTS: u64 = 20_000;

fn main() {
    let bouts = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(BOUTS);
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let player = Player::<GigaRobo>::new(&Setup::standard(2), &content, 1);
    let played = player.expect("the standard game is legal").play(bouts);
    print!("{}", figures::<GigaRobo>(played));
}
