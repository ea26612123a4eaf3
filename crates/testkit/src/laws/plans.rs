//! Law 15: what a seat could still take back, nobody else knows.
//!
//! A deed may take several answers: where to go, then where to look. Until something is told, the seat may take them
//! back. So long everything that others can get comes from the position before: their knowledge and their views are the
//! same, byte for byte. The law of two worlds does not see this: it gives both worlds
//! the same answers, so both hold the same half-done deed.

use super::walk::{apart, each_bout, listed, owing, play_legal, random_input, settle};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Input, Pending, Rules, Seat, SeatSet, Told};

const LAW: &str = "15: what can be taken back is not known";

/// Answers tried at each position besides the one that is played.
const TRIED: u32 = 3;

/// No answer that nobody else hears of, and after which the same seat is asked alone again, changes what others know.
pub fn plans<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    plans_met(battery).map(|_| ())
}

/// The same, and how many such answers were met.
pub fn plans_met<R: Rules>(battery: &Battery<R>) -> Result<usize, Broken> {
    let mut met = 0;
    each_bout(battery, LAW, |mut bout, dealer, number| {
        loop {
            settle(&mut bout, dealer)?;
            let Some(input) = random_input(&bout, dealer)? else { return Ok(()) };
            if *number >= battery.answers_max as usize {
                return Ok(());
            }
            met += look(&bout, &input, dealer)?;
            play_legal(&mut bout, input)?;
            *number += 1;
        }
    })?;
    Ok(met)
}

/// Looks at the answer that is given next, and at some others.
fn look<R: Rules>(bout: &Bout<R>, input: &Input<R>, dealer: &mut Dealer) -> Result<usize, String> {
    let (Input::Answer(seat, given), Pending::Asked(..)) = (input, bout.pending()) else { return Ok(0) };
    let list = listed(bout, *seat);
    let mut tried = vec![*given];
    tried.extend((0..TRIED).map(|_| list[dealer.below(list.len() as u32) as usize]));
    tried.dedup();
    let mut met = 0;
    for answer in tried {
        met += usize::from(answered(bout, *seat, answer)?);
    }
    Ok(met)
}

/// Whether this answer could be taken back unseen. If so, nobody else may know anything of it.
fn answered<R: Rules>(bout: &Bout<R>, seat: Seat, answer: R::Answer) -> Result<bool, String> {
    let (mut after, mut told) = (bout.clone(), Vec::new());
    let played = after.play_telling(Input::Answer(seat, answer), Some(&mut told));
    let revealed = played.map_err(|refusal| format!("{answer:?} is refused: {refusal:?}"))?.revealed;
    if revealed || owing(&after) != SeatSet::only(seat) || is_heard(&told, seat) {
        return Ok(false);
    }
    if matches!(after.pending(), Pending::Apart) {
        return Ok(false);
    }
    let there = SeatSet::first(bout.seats()).without(seat);
    for other in there.iter() {
        let (before, now) = (R::known(bout, other), R::known(&after, other));
        if before != now {
            let what = format!("what seat {other} knows of {answer:?} of seat {seat}");
            return Err(apart(&what, &before, &now));
        }
    }
    for viewer in there.iter().map(Some).chain([None]) {
        let (before, now) = (R::view(bout, viewer), R::view(&after, viewer));
        if before != now {
            let what = format!("what {viewer:?} sees of {answer:?} of seat {seat}");
            return Err(apart(&what, &before, &now));
        }
    }
    Ok(true)
}

/// Whether anybody but `seat` hears one of these events.
fn is_heard<E>(told: &[Told<E>], seat: Seat) -> bool {
    told.iter().any(|told| told.to.is_for_others_than(seat))
}
