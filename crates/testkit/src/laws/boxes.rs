//! Law 11: the box. Beside the bout lies a real box, whose hidden piles are in an order, shuffled when the rulebook
//! shuffles. What its piles give is what may come; and nothing else may, as often as that.
//!
//! A game whose hidden pieces share a multiset says that they can be exchanged for one another. The box knows nothing of
//! that: it has pieces in places. So it finds places that are thought alike and are not.

use super::walk::{each_bout, looker, one_of, random_answer, random_input, roll};
use super::{Battery, Broken, chi_square_fits};
use kernel::{Bout, Chance, Dealer, Input, Rolled, Rules, Told, Waiting};
use std::collections::BTreeMap;

const LAW: &str = "11: the box";

/// How seldom a seat leaves instead of answering.
const LEAVES_ONE_IN: u32 = 300;
/// Parts into which the odds of all draws are sorted.
const PARTS: usize = 16;
/// The most boxes that look alike and are counted.
const BOXES_MAX: usize = 8_000;

/// Puts a pile into an order that nobody knows.
pub type Shuffle<'a> = &'a mut dyn FnMut(&mut Vec<u8>);

/// The pieces of a game as they lie in a real box: kinds in places, each hidden pile in an order.
///
/// It is written from the rulebook, and follows the events and the places of things. It never looks at what the rules
/// reckon with.
pub trait Shadow<R: Rules>: Clone + Ord {
    /// The box for a position in which every hidden piece of a pile may still be any of it. Each pile is shuffled.
    fn lay(bout: &Bout<R>, shuffle: Shuffle<'_>) -> Self;

    /// The kind of the piece that the waiting draw turns over. None if there is no piece.
    fn piece(&self, bout: &Bout<R>) -> Option<u8>;

    /// Pieces go where the event says, and piles are shuffled where the rulebook shuffles; `bout` is the one after the
    /// input. What the box cannot do is a reason.
    fn hear(&mut self, bout: &Bout<R>, event: &R::Event, shuffle: Shuffle<'_>) -> Result<(), String>;
}

/// Every piece that a box turns over is admitted; and over all draws the odds are kept: sorted by how often each kind
/// came before in the bout, the draws of all bouts fall evenly. (What came once lies in another place than what never
/// came: that is where pieces are thought alike that are not.)
pub fn boxes<R: Rules, S: Shadow<R>>(battery: &Battery<R>) -> Result<(), Broken> {
    let mut parts = [0; PARTS];
    let mut last = None;
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut own = looker(dealer);
        let mut shadow = S::lay(&bout, &mut |pile| own.shuffle(pile));
        let mut came = [0; 256];
        while let Some(input) = next_input(&bout, &shadow, dealer)? {
            if *number >= battery.answers_max as usize {
                return Ok(());
            }
            if let Input::Chance(Rolled::Drawn(kind)) = input {
                let part = part_of(bout.pile(), kind, &came, &mut own);
                parts[part] += 1;
                came[usize::from(kind)] += 1;
            }
            follow(&mut bout, &mut shadow, input, &mut own)?;
            *number += 1;
        }
        last = Some(*number);
        Ok(())
    })?;
    if chi_square_fits(&parts, &[1; PARTS]) {
        return Ok(());
    }
    let (setup, what) = ("all".to_owned(), format!("the draws of all bouts fall into {parts:?}, not evenly"));
    Err(Broken { law: LAW, setup, seed: battery.seeds.end, input: last.unwrap_or(0), what })
}

/// What comes next: the piece of the box, other chance, an answer, or now and then somebody leaves.
fn next_input<R: Rules, S: Shadow<R>>(
    bout: &Bout<R>,
    shadow: &S,
    dealer: &mut Dealer,
) -> Result<Option<Input<R>>, String> {
    match bout.waiting() {
        Waiting::Chance(chance @ Chance::Draw { .. }) => {
            let rolled = Rolled::Drawn(shadow.piece(bout).ok_or("the box has no piece that could be drawn")?);
            if !chance.admits(&rolled, bout.pile()) {
                return Err(format!("the box gives {rolled:?} for {chance:?}, and it is not admitted"));
            }
            Ok(Some(Input::Chance(rolled)))
        }
        Waiting::Seats(owing) if dealer.below(LEAVES_ONE_IN) == 0 => {
            Ok(one_of(owing, dealer).map(Input::Leave))
        }
        Waiting::Seats(_) | Waiting::Chance(_) | Waiting::Over => random_input(bout, dealer),
    }
}

/// Where a draw falls among all that could have been drawn, least often drawn kinds first: evenly, if the odds are right.
fn part_of(pile: &[u8], drawn: u8, came: &[u32; 256], dealer: &mut Dealer) -> usize {
    let place = |kind: u8| (came[usize::from(kind)], kind);
    let kinds = || (0u8..).zip(pile).map(|(kind, &count)| (kind, u32::from(count)));
    let total: u32 = kinds().map(|(_, count)| count).sum();
    let before: u32 = kinds().filter(|&(kind, _)| place(kind) < place(drawn)).map(|(_, count)| count).sum();
    // The draw is any of the copies, and anywhere within its own width.
    let within = dealer.below(u32::from(pile[usize::from(drawn)]) << 16);
    let at = (u64::from(before) << 16) + u64::from(within);
    (at * PARTS as u64 / (u64::from(total) << 16)) as usize
}

fn follow<R: Rules, S: Shadow<R>>(
    bout: &mut Bout<R>,
    shadow: &mut S,
    input: Input<R>,
    dealer: &mut Dealer,
) -> Result<(), String> {
    for told in play(bout, input)? {
        shadow
            .hear(bout, &told.event, &mut |pile| dealer.shuffle(pile))
            .map_err(|what| format!("the box cannot follow {:?}: {what}", told.event))?;
    }
    Ok(())
}

fn play<R: Rules>(bout: &mut Bout<R>, input: Input<R>) -> Result<Vec<Told<R::Event>>, String> {
    let text = format!("{input:?}");
    let mut told = Vec::new();
    match bout.play_telling(input, Some(&mut told)) {
        Ok(_) => Ok(told),
        Err(refusal) => Err(format!("{text} was offered and then refused: {refusal:?}")),
    }
}

/// Small boxes are counted. All orders in which the hidden pieces of `start` may lie are followed at once, and of those
/// only the ones in which all that happened could happen: at each draw every piece must come in as many of them as the
/// rules say. Gives how many draws were compared. A bout is followed as long as its boxes can be counted.
pub fn boxes_counted<R: Rules, S: Shadow<R>>(
    start: &Bout<R>,
    seeds: std::ops::Range<u64>,
) -> Result<u32, String> {
    let mut compared = 0;
    for seed in seeds {
        let mut dealer = Dealer::new(seed);
        let mut bout = start.clone();
        let laid = every_order(&mut |shuffle| Ok(S::lay(&bout, shuffle)))?;
        let mut alike: BTreeMap<S, u64> = laid.into_iter().map(|shadow| (shadow, 1)).collect();
        while alike.len() <= BOXES_MAX {
            let input = match bout.waiting() {
                Waiting::Over => break,
                Waiting::Chance(chance @ Chance::Draw { .. }) => {
                    let rolled = roll(&bout, chance, &mut dealer)?;
                    compare(&bout, chance, &alike).map_err(|what| format!("seed {seed}: {what}"))?;
                    compared += 1;
                    alike.retain(|shadow, _| shadow.piece(&bout) == Some(rolled.drawn()));
                    Input::Chance(rolled)
                }
                Waiting::Chance(chance) => Input::Chance(roll(&bout, chance, &mut dealer)?),
                Waiting::Seats(owing) => {
                    let seat = one_of(owing, &mut dealer).ok_or("the bout waits for nobody")?;
                    Input::Answer(seat, random_answer(&bout, seat, &mut dealer)?)
                }
            };
            let told = play(&mut bout, input)?;
            alike = all_follow(&bout, alike, &told)?;
        }
    }
    Ok(compared)
}

/// Every piece that the rules admit lies there in some box, in as many as they say, and no other does.
fn compare<R: Rules, S: Shadow<R>>(
    bout: &Bout<R>,
    chance: Chance,
    alike: &BTreeMap<S, u64>,
) -> Result<(), String> {
    let mut there: BTreeMap<Option<u8>, u64> = BTreeMap::new();
    alike.iter().for_each(|(shadow, weight)| *there.entry(shadow.piece(bout)).or_default() += weight);
    let boxes: u64 = there.values().sum();
    let pieces: u64 = bout.pile().iter().map(|&count| u64::from(count)).sum();
    let mut kinds = (0u8..).zip(bout.pile());
    let counted = |kind: u8| there.get(&Some(kind)).copied().unwrap_or(0);
    let fits = kinds.all(|(kind, &count)| counted(kind) * pieces == u64::from(count) * boxes);
    if fits && !there.contains_key(&None) {
        return Ok(());
    }
    Err(format!(
        "{chance:?} admits {:?}, and of {boxes} boxes that look alike so many give: {there:?}",
        bout.pile()
    ))
}

/// Continues each box in every order in which its piles may be shuffled now.
fn all_follow<R: Rules, S: Shadow<R>>(
    bout: &Bout<R>,
    mut alike: BTreeMap<S, u64>,
    told: &[Told<R::Event>],
) -> Result<BTreeMap<S, u64>, String> {
    for told in told {
        let mut next = BTreeMap::new();
        let mut orders = None;
        for (shadow, weight) in alike {
            let followed = every_order(&mut |shuffle| {
                let mut shadow = shadow.clone();
                shadow.hear(bout, &told.event, shuffle).map(|()| shadow)
            })?;
            // As many orders for each: so all that follow weigh as much as the box that they come from.
            if *orders.get_or_insert(followed.len()) != followed.len() {
                return Err(format!("{:?} shuffles other pieces in each box", told.event));
            }
            followed.into_iter().for_each(|followed| *next.entry(followed).or_default() += weight);
        }
        alike = next;
    }
    Ok(alike)
}

/// The results of every order in which the piles may be shuffled, one after the other.
fn every_order<S>(make: &mut dyn FnMut(Shuffle<'_>) -> Result<S, String>) -> Result<Vec<S>, String> {
    let mut made = Vec::new();
    let mut scripts: Vec<Vec<Vec<u8>>> = vec![Vec::new()];
    while let Some(script) = scripts.pop() {
        let (mut nth, mut open) = (0, None);
        let one = make(&mut |pile| {
            match script.get(nth) {
                Some(order) => pile.clone_from(order),
                None => open = open.take().or_else(|| Some(pile.clone())),
            }
            nth += 1;
        })?;
        match open {
            None => made.push(one),
            Some(pile) => scripts.extend(orders_of(pile).into_iter().map(|order| {
                let mut longer = script.clone();
                longer.push(order);
                longer
            })),
        }
    }
    Ok(made)
}

/// All orders of these kinds that can be told apart.
fn orders_of(mut pile: Vec<u8>) -> Vec<Vec<u8>> {
    pile.sort_unstable();
    let mut orders = vec![pile.clone()];
    while let Some(rise) = pile.windows(2).rposition(|pair| pair[0] < pair[1]) {
        let other = pile.iter().rposition(|&kind| kind > pile[rise]).unwrap_or(rise);
        pile.swap(rise, other);
        pile[rise + 1..].reverse();
        orders.push(pile.clone());
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_pieces_have_no_order() {
        assert_eq!(orders_of(vec![1, 0, 1]), [vec![0, 1, 1], vec![1, 0, 1], vec![1, 1, 0]]);
        assert_eq!(orders_of(Vec::new()), [Vec::<u8>::new()]);
    }

    #[test]
    fn two_shuffles_have_every_pair_of_orders() {
        let both = every_order(&mut |shuffle| {
            let (mut one, mut other) = (vec![0, 1], vec![2, 3, 3]);
            shuffle(&mut one);
            shuffle(&mut other);
            Ok((one, other))
        });
        let mut both = both.expect("nothing goes wrong");
        both.sort();
        both.dedup();
        assert_eq!(both.len(), 6);
    }
}
