//! How often a person is asked in a turn of Giga-Robo!, at the table that "Play the computer" opens (GR-T5).

use crate::quick_answer;
use bots::Level;
use giga_robo::{Event, GigaRobo, Setup, Watch};
use kernel::{Bout, Dealer, Input, Library, Seat, Told, Waiting};

/// Where the person sits; the computer sits opposite.
const PERSON: Seat = Seat(0);
/// The most questions of a turn in the median: over a few bouts, and over the fifty of the soak. If a seat is asked
/// whenever it could respond, there are thirteen.
const MOST: [u32; 2] = [7, 6];

/// How often the person is asked in each turn of these bouts, sorted. The person answers as the best computer would.
fn asked(setup: &Setup, bouts: u64) -> Vec<u32> {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let mut turns = Vec::new();
    for seed in 0..bouts {
        let bout = Bout::<GigaRobo>::open(setup, &content, None).expect("a legal set-up");
        turns.extend(asked_in(bout, seed));
    }
    turns.sort_unstable();
    turns
}

/// The same for one bout. Chance sets up the city, as in quick play.
fn asked_in(mut bout: Bout<GigaRobo>, seed: u64) -> Vec<u32> {
    let mut dealer = Dealer::new(seed);
    let mut bots = [0, 1].map(|seat| Level::Veteran.bot::<GigaRobo>(Dealer::stream(seed, seat)));
    let (mut turns, mut events): (Vec<u32>, Vec<Told<Event>>) = (Vec::new(), Vec::new());
    loop {
        let input = match bout.waiting() {
            Waiting::Over => return turns,
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                if let Some(turn) = turns.last_mut().filter(|_| seat == PERSON) {
                    *turn += 1;
                }
                let answer = quick_answer(&bout, seat, bots[seat.index()].as_mut(), &mut dealer);
                Input::Answer(seat, answer)
            }
        };
        bout.play_telling(input, Some(&mut events)).expect("what is listed is legal");
        let begun = events.drain(..).filter(|told| matches!(told.event, Event::Began { .. })).count();
        turns.resize(turns.len() + begun, 0);
    }
}

/// The median of sorted numbers.
fn median(turns: &[u32]) -> u32 {
    turns[turns.len() / 2]
}

/// In three bouts, or in fifty of the soak; it prints what it counts.
#[test]
fn a_person_against_the_computer_is_asked_where_it_matters() {
    let soak = std::env::var_os("HANGAR_SOAK").is_some();
    let bouts = if soak { 50 } else { 3 };
    let (name, usual) = GigaRobo::setups().swap_remove(0);
    let turns = asked(&usual, bouts);
    let often = asked(&Setup { watch: Watch::Could, ..usual }, bouts.min(2));
    for (when, turns) in [(name.as_str(), &turns), ("whenever possible", &often)] {
        let mean = f64::from(turns.iter().sum::<u32>()) / turns.len() as f64;
        let ninth = turns[turns.len() * 9 / 10];
        println!("{when}: {} turns, median {}, mean {mean:.1}, p90 {ninth}", turns.len(), median(turns));
    }
    let most = MOST[usize::from(soak)];
    assert!(median(&turns) <= most, "{} questions in the median turn", median(&turns));
    assert!(median(&often) > most, "the measure tells the choices of the table apart");
}
