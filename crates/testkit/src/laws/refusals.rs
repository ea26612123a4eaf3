//! Law 2: a refused input changes nothing, and a clone stays what it was.

use super::walk::{apart, conceivable, each_bout, listed, owing, play_legal, random_input, some_of};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Faces, Input, Rolled, Rules, Seat};

const LAW: &str = "2: a refused input changes nothing";

/// Clones kept to the end of each bout.
const KEPT_MAX: usize = 16;

/// A refused input leaves an equal bout. A clone does not change when the original moves on.
pub fn refusals<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    let pool = conceivable(battery, LAW)?;
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut kept: Vec<(Bout<R>, u64)> = Vec::new();
        loop {
            if kept.len() < KEPT_MAX {
                kept.push((bout.clone(), bout.digest()));
            }
            let before = (bout.clone(), bout.digest());
            let Some(input) = random_input(&bout, dealer)? else { break };
            if *number >= battery.answers_max as usize {
                break;
            }
            play_legal(&mut bout, input)?;
            still_the_same(&before)?;
            *number += 1;
            look(&mut bout, &some_of(&pool, &mut Dealer::new(*number as u64)))?;
        }
        kept.iter().try_for_each(still_the_same)
    })
}

fn still_the_same<R: Rules>((clone, digest): &(Bout<R>, u64)) -> Result<(), String> {
    match clone.digest() {
        now if now == *digest => Ok(()),
        now => Err(format!("a clone changed when the original moved on: digest {digest:x}, then {now:x}")),
    }
}

fn look<R: Rules>(bout: &mut Bout<R>, tried: &[R::Answer]) -> Result<(), String> {
    let before = bout.clone();
    let digest = bout.digest();
    let inputs = refused_inputs(bout, tried);
    if bout.digest() != digest {
        return Err("asking what is legal changed the bout".to_owned());
    }
    for input in inputs {
        let text = format!("{input:?}");
        let mut told = Vec::new();
        if bout.play_telling(input, Some(&mut told)).is_ok() {
            return Err(format!("{text} was accepted"));
        }
        if !told.is_empty() {
            return Err(format!("{text} was refused, but told {told:?}"));
        }
        if *bout != before || bout.digest() != digest {
            return Err(format!("{text} was refused; {}", apart("the bout", &before, bout)));
        }
    }
    Ok(())
}

/// Inputs that must be refused here.
fn refused_inputs<R: Rules>(bout: &Bout<R>, tried: &[R::Answer]) -> Vec<Input<R>> {
    let mut inputs = Vec::new();
    for seat in (0..=bout.seats()).map(Seat) {
        let illegal = tried.iter().copied().filter(|&answer| bout.check(seat, answer).is_err());
        let illegal: Vec<R::Answer> = illegal.take(6).collect();
        inputs.extend(illegal.iter().map(|&answer| Input::Answer(seat, answer)));
        let first = listed(bout, seat).first().copied();
        inputs.extend(illegal.first().map(|&answer| Input::Batch(seat, vec![answer])));
        inputs.extend(first.and_then(|first| batch_that_breaks(bout, seat, first, &illegal)));
        inputs.push(Input::Batch(seat, Vec::new()));
    }
    let impossible = [Rolled::Picked(u32::MAX), Rolled::Drawn(u8::MAX), Rolled::Dice(Faces::new())];
    inputs.extend(impossible.map(Input::Chance));
    inputs.push(Input::Leave(Seat(bout.seats())));
    inputs.extend(bout.left().iter().map(Input::Leave));
    if owing(bout).is_empty() {
        inputs.extend([Input::TimeUp, Input::Leave(Seat(0))]);
    }
    inputs
}

/// A batch whose first answer is legal and whose second is not.
fn batch_that_breaks<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    first: R::Answer,
    illegal: &[R::Answer],
) -> Option<Input<R>> {
    let mut next = bout.clone();
    let played = next.play(Input::Answer(seat, first)).ok()?;
    let goes_on = !played.revealed && next.question(seat).is_some();
    let second = *illegal.iter().find(|&&answer| next.check(seat, answer).is_err())?;
    goes_on.then(|| Input::Batch(seat, vec![first, second]))
}
