//! Law 8: imagined bouts are other bouts, keep what is known, and come as often as they should.

use super::walk::{apart, each_bout, listed, looker, owing, play_legal, random_input, settle};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Imaginer, Input, Rules, Seat, Waiting};
use std::collections::BTreeMap;

const LAW: &str = "8: imagine reaches other worlds";

/// Imagined bouts before it counts as always the same.
const TRIES: u32 = 60;
/// Every position of a bout is tried up to this input; later one in eight.
const DENSE: usize = 40;

/// What is imagined keeps everything known; and where another bout is possible for all that a seat
/// knows, the truth is not all that comes. Another bout is possible if chance, or another seat's
/// secret answer, could have been different without the seat knowing.
pub fn imagining<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut looker = looker(dealer);
        while let Some(input) = random_input(&bout, dealer)? {
            if *number >= battery.answers_max as usize {
                return Ok(());
            }
            let looks = *number < DENSE || looker.below(8) == 0;
            let siblings = if looks { siblings(&bout, &input) } else { Vec::new() };
            play_legal(&mut bout, input)?;
            *number += 1;
            let settled = !matches!(bout.waiting(), Waiting::Chance(_));
            for seat in (0..bout.seats()).map(Seat).filter(|&seat| looks && !bout.left().contains(seat)) {
                if settled {
                    keeps_knowledge(&bout, seat, &mut looker)?;
                }
                reaches_others(&bout, seat, &siblings, &mut looker)?;
            }
        }
        Ok(())
    })
}

fn keeps_knowledge<R: Rules>(bout: &Bout<R>, seat: Seat, dealer: &mut Dealer) -> Result<(), String> {
    let known = R::known(bout, seat);
    let imaginer = Imaginer::new(bout, seat);
    for _ in 0..2 {
        let again = R::known(&imaginer.imagine(dealer), seat);
        if again != known {
            return Err(apart(&format!("what seat {seat} knows of the imagined bout"), &known, &again));
        }
    }
    Ok(())
}

/// Bouts that other chance, or another answer in its place, would have led to.
fn siblings<R: Rules>(bout: &Bout<R>, input: &Input<R>) -> Vec<Bout<R>> {
    let others: Vec<Input<R>> = match (input, bout.waiting()) {
        (Input::Chance(_), Waiting::Chance(chance)) => {
            let outcomes = chance.outcomes(bout.pile()).unwrap_or_default();
            outcomes.into_iter().take(8).map(|(rolled, _)| Input::Chance(rolled)).collect()
        }
        (Input::Answer(seat, _), _) => {
            listed(bout, *seat).into_iter().take(8).map(|answer| Input::Answer(*seat, answer)).collect()
        }
        _ => Vec::new(),
    };
    let after = |other: Input<R>| {
        let mut sibling = bout.clone();
        sibling.play(other).ok().map(|_| sibling)
    };
    others.into_iter().filter(|other| other != input).filter_map(after).collect()
}

fn reaches_others<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    siblings: &[Bout<R>],
    dealer: &mut Dealer,
) -> Result<(), String> {
    if !matches!(bout.waiting(), Waiting::Seats(_)) {
        return reaches_after_chance(bout, seat, siblings, dealer);
    }
    let known = R::known(bout, seat);
    // A plan that is not declared yet, and could still be taken back, does not make another world.
    let possible = |other: &&Bout<R>| other.table() != bout.table() && R::known(other, seat) == known;
    let Some(other) = siblings.iter().find(possible) else { return Ok(()) };
    let imaginer = Imaginer::new(bout, seat);
    if (0..TRIES).any(|_| imaginer.imagine(dealer) != *bout) {
        return Ok(());
    }
    Err(format!("for seat {seat} only the truth is imagined, though {}", apart("another bout", bout, other)))
}

/// While chance is still to come, siblings are compared after it: the same for both where possible.
fn reaches_after_chance<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    siblings: &[Bout<R>],
    dealer: &mut Dealer,
) -> Result<(), String> {
    let settled = |bout: &Bout<R>| {
        let mut next = bout.clone();
        settle(&mut next, &mut dealer.clone()).ok()?;
        (!owing(&next).is_empty()).then_some(next)
    };
    let Some(next) = settled(bout) else { return Ok(()) };
    let siblings: Vec<Bout<R>> = siblings.iter().filter_map(settled).collect();
    reaches_others(&next, seat, &siblings, dealer)
}

/// Whether imagined bouts come as often as an exact enumeration says: `key` names the world of a
/// bout, `weights` says how often each is due. Chi-square at about one in a thousand.
pub fn matches_enumeration<R: Rules, K: Ord + std::fmt::Debug>(
    bout: &Bout<R>,
    seat: Seat,
    key: impl Fn(&Bout<R>) -> K,
    weights: &[(K, u64)],
    samples: u32,
    seed: u64,
) -> Result<(), String> {
    let imaginer = Imaginer::new(bout, seat);
    let mut dealer = Dealer::new(seed);
    let mut counted: BTreeMap<K, u32> = BTreeMap::new();
    for _ in 0..samples {
        *counted.entry(key(&imaginer.imagine(&mut dealer))).or_default() += 1;
    }
    let possible = |world: &K| weights.iter().any(|(due, weight)| due == world && *weight > 0);
    if let Some(world) = counted.keys().find(|world| !possible(world)) {
        return Err(format!("{world:?} was imagined and cannot be"));
    }
    let observed: Vec<u32> =
        weights.iter().map(|(world, _)| counted.get(world).copied().unwrap_or(0)).collect();
    let due: Vec<u64> = weights.iter().map(|(_, weight)| *weight).collect();
    if chi_square_fits(&observed, &due) {
        return Ok(());
    }
    Err(format!("worlds came {observed:?} times, due in proportion {due:?}"))
}

/// Whether counts fit these weights: chi-square below the mean of its distribution plus a bit more
/// than three deviations, which is passed by 999 in 1000 fair samples. Worlds of weight 0 count not.
pub fn chi_square_fits(observed: &[u32], weights: &[u64]) -> bool {
    let samples: u64 = observed.iter().map(|&count| u64::from(count)).sum();
    let total: u64 = weights.iter().sum();
    let terms = observed.iter().zip(weights).filter(|&(_, &weight)| weight > 0);
    let degrees = terms.clone().count().saturating_sub(1) as f64;
    let chi_square: f64 = terms
        .map(|(&count, &weight)| {
            let expected = samples as f64 * weight as f64 / total as f64;
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum();
    chi_square <= degrees + 3.3 * (2.0 * degrees).sqrt() + 5.0
}
