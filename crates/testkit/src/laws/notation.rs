//! Law 6: what is written can be read back.

use super::walk::{apart, listed, owing, roll, walk};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Notation, Pending, Rules, SEATS_MAX, Seat, Waiting};
use std::collections::BTreeMap;

const LAW: &str = "6: notation round trip";

/// Answers tried at one position.
const ANSWERS_TRIED: u32 = 40;

/// Answers, chance, positions, seats and set-ups survive the round trip through their notation.
pub fn notation<G: Rules + Notation>(battery: &Battery<G>) -> Result<(), Broken> {
    for (name, setup) in &battery.setups {
        setup_survives::<G>(setup).map_err(|what| Broken {
            law: LAW,
            setup: name.clone(),
            seed: 0,
            input: 0,
            what,
        })?;
    }
    walk(battery, LAW, |bout, dealer| {
        seats_survive(bout)?;
        owing(bout).iter().try_for_each(|seat| answers_survive(bout, seat, dealer))?;
        if let Waiting::Chance(chance) = bout.waiting() {
            let asked = Seat(0);
            let rolled = roll(bout, chance, dealer)?;
            let text = G::write_rolled(bout.at(asked), &rolled);
            let read = G::read_rolled(bout.at(asked), chance, &text);
            if read.as_ref() != Ok(&rolled) {
                return Err(format!("chance {rolled:?} is written `{text}` and read as {read:?}"));
            }
        }
        if matches!(bout.pending(), Pending::Apart) { Ok(()) } else { position_survives(bout) }
    })
}

fn setup_survives<G: Rules>(setup: &G::Setup) -> Result<(), String> {
    let text = serde_json::to_string(setup).map_err(|error| format!("the set-up: {error}"))?;
    let read: G::Setup = serde_json::from_str(&text).map_err(|error| format!("the set-up: {error}"))?;
    if format!("{read:?}") == format!("{setup:?}") { Ok(()) } else { Err(apart("the set-up", setup, &read)) }
}

fn seats_survive<G: Notation>(bout: &Bout<G>) -> Result<(), String> {
    debug_assert!(usize::from(bout.seats()) <= SEATS_MAX);
    match (0..bout.seats()).map(Seat).find(|&seat| G::read_seat(&G::seat_word(seat)) != Some(seat)) {
        Some(seat) => Err(format!("seat {seat} is not read back from `{}`", G::seat_word(seat))),
        None => Ok(()),
    }
}

fn answers_survive<G: Notation>(bout: &Bout<G>, seat: Seat, dealer: &mut Dealer) -> Result<(), String> {
    let at = bout.at(seat);
    let list = listed(bout, seat);
    let mut texts = BTreeMap::new();
    for &answer in &list {
        if list.len() as u32 > ANSWERS_TRIED && dealer.below(list.len() as u32) >= ANSWERS_TRIED {
            continue;
        }
        let text = G::write_answer(at, seat, answer);
        let read = G::read_answer(at, seat, &text);
        if read.as_ref() != Ok(&answer) {
            return Err(format!("{answer:?} is written `{text}` and read as {read:?}"));
        }
        if let Some(other) = texts.insert(text.clone(), answer) {
            return Err(format!("{answer:?} and {other:?} are both written `{text}`"));
        }
    }
    Ok(())
}

fn position_survives<G: Notation>(bout: &Bout<G>) -> Result<(), String> {
    let text = G::write_position(bout);
    let read = G::read_position(&text, None, bout.content())
        .map_err(|faults| format!("the position cannot be read back: {faults:?}\n{text}"))?;
    if read != *bout {
        return Err(format!("{}\n{text}", apart("the position read back", bout, &read)));
    }
    let again = G::write_position(&read);
    if again != text {
        return Err(apart("the position written again", &text, &again));
    }
    if read.digest() == bout.digest() { Ok(()) } else { Err("equal positions, other digests".to_owned()) }
}
