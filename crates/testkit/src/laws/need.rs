//! Law 12: nobody is asked without need.
//!
//! "Everybody knows" means: it holds in every world that can be reached by imagining: another world
//! that one seat cannot tell from this one, from there another that some seat cannot tell from that one,
//! and so on. A question with one legal answer in all of them tells nobody anything and decides nothing.

use super::walk::{listed, one_of, owing, walk};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Imaginer, Listing, Rules, Seat, SeatSet};

const LAW: &str = "12: nobody is asked without need";

/// Chains of imagined worlds before a question counts as needless.
const CHAINS: u32 = 400;
/// Worlds in a chain.
const LINKS: u32 = 6;

/// A seat with one listed answer has more in another world that fits all that everybody knows, or its
/// question is one that is [asked anyway](Rules::asked_anyway).
pub fn need<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    walk(battery, LAW, |bout, dealer| owing(bout).iter().try_for_each(|seat| look(bout, seat, dealer)))
}

fn look<R: Rules>(bout: &Bout<R>, seat: Seat, dealer: &mut Dealer) -> Result<(), String> {
    let Some(question) = bout.question(seat) else { return Ok(()) };
    let sampled = R::listing(question) == Listing::Sample;
    if sampled || R::asked_anyway(question).is_some() {
        return Ok(());
    }
    let list = listed(bout, seat);
    if list.len() > 1 || (0..CHAINS).any(|_| has_more_elsewhere(bout, seat, dealer)) {
        return Ok(());
    }
    Err(format!(
        "seat {seat} is asked {question:?}, and everybody knows that it can answer nothing but {list:?}"
    ))
}

/// Whether the seat has more than one answer somewhere along one chain of worlds.
fn has_more_elsewhere<R: Rules>(bout: &Bout<R>, seat: Seat, dealer: &mut Dealer) -> bool {
    let mut world = bout.clone();
    (0..LINKS).any(|_| {
        let there = SeatSet::first(world.seats()).minus(world.left());
        let Some(eyes) = one_of(there, dealer) else { return false };
        world = Imaginer::new(&world, eyes).imagine(dealer);
        listed(&world, seat).len() > 1
    })
}
