//! Law 9: equal positions hash equally, whatever road led there.

use super::walk::{each_bout, listed, one_of, owing, play_legal, random_answer, random_input, settle};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Input, Rules, Seat};

const LAW: &str = "9: equal positions hash equally";

/// Positions compared with each other for each set-up.
const POSITIONS_MAX: usize = 300;
/// Positions where answers are swapped in each bout.
const CROSSINGS_MAX: usize = 60;

/// Equal positions have equal digests: positions of different bouts, two answers in either order,
/// and two seats answering in either order.
pub fn roads<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    roads_found(battery).map(|_| ())
}

/// As [`roads`], and how many pairs of equal positions with different histories were found.
pub fn roads_found<R: Rules>(battery: &Battery<R>) -> Result<usize, Broken> {
    let mut found = 0;
    for (name, setup) in &battery.setups {
        let one = battery.with_setup(name, setup);
        let mut seen: Vec<Bout<R>> = Vec::new();
        each_bout(&one, LAW, |mut bout, dealer, number| {
            while let Some(input) = random_input(&bout, dealer)? {
                if *number >= battery.answers_max as usize {
                    break;
                }
                if *number < CROSSINGS_MAX {
                    found += cross(&bout, &mut dealer.clone())?;
                }
                for other in &seen {
                    found += usize::from(meet(&bout, other)?);
                }
                if seen.len() < POSITIONS_MAX && dealer.below(3) == 0 {
                    seen.push(bout.clone());
                }
                play_legal(&mut bout, input)?;
                *number += 1;
            }
            Ok(())
        })?;
    }
    Ok(found)
}

/// Whether two bouts are equal; if so, they must hash equally.
fn meet<R: Rules>(one: &Bout<R>, other: &Bout<R>) -> Result<bool, String> {
    if one != other {
        return Ok(false);
    }
    if one.digest() == other.digest() {
        return Ok(true);
    }
    Err(format!("equal positions with digests {:x} and {:x}: {one:?}", one.digest(), other.digest()))
}

/// Two answers given in either order: by one seat one after the other, and by two seats that both owe.
fn cross<R: Rules>(bout: &Bout<R>, dealer: &mut Dealer) -> Result<usize, String> {
    let Some(seat) = one_of(owing(bout), dealer) else { return Ok(0) };
    let list = listed(bout, seat);
    let mut found = 0;
    for _ in 0..4 {
        let one = list[dealer.below(list.len() as u32) as usize];
        let other = list[dealer.below(list.len() as u32) as usize];
        let between = between(bout, seat, one, dealer);
        let there = in_order(bout, (seat, one), between, (seat, other), dealer);
        let back = in_order(bout, (seat, other), between, (seat, one), dealer);
        if let (Some(there), Some(back)) = (there, back) {
            found += usize::from(one != other && meet(&there, &back)?);
        }
    }
    if let Some(second) = one_of(owing(bout).without(seat), dealer) {
        let answers = (random_answer(bout, seat, dealer)?, random_answer(bout, second, dealer)?);
        let there = in_order(bout, (seat, answers.0), None, (second, answers.1), dealer);
        let back = in_order(bout, (second, answers.1), None, (seat, answers.0), dealer);
        if let (Some(there), Some(back)) = (there, back) {
            found += usize::from(meet(&there, &back)?);
        }
    }
    Ok(found)
}

/// The answer of another seat if it is asked next. Nothing if the seat itself is asked.
fn between<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    answer: R::Answer,
    dealer: &Dealer,
) -> Option<(Seat, R::Answer)> {
    let mut next = bout.clone();
    next.play(Input::Answer(seat, answer)).ok()?;
    settle(&mut next, &mut dealer.clone()).ok()?;
    let asked = one_of(owing(&next).without(seat), &mut dealer.clone())?;
    Some((asked, random_answer(&next, asked, &mut dealer.clone()).ok()?))
}

/// The bout after these answers, if all are legal in this order. Chance is the same for every order,
/// as far as it is the same chance.
fn in_order<R: Rules>(
    bout: &Bout<R>,
    first: (Seat, R::Answer),
    between: Option<(Seat, R::Answer)>,
    second: (Seat, R::Answer),
    dealer: &Dealer,
) -> Option<Bout<R>> {
    let mut next = bout.clone();
    for (seat, answer) in [Some(first), between, Some(second)].into_iter().flatten() {
        next.play(Input::Answer(seat, answer)).ok()?;
        settle(&mut next, &mut dealer.clone()).ok()?;
    }
    Some(next)
}
