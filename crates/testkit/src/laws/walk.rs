//! Random bouts for the laws to look at.

use super::{Battery, Broken};
use kernel::{Bout, Chance, Dealer, Input, Rolled, Rules, Seat, SeatSet, Waiting};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The most answers kept as conceivable.
const POOL_MAX: usize = 4_000;
/// The most conceivable answers tried at one position.
const TRIED_MAX: usize = 200;

/// Plays a random bout for each set-up and seed and looks at every position on the way. `look` has
/// a dealer of its own.
pub(super) fn walk<R: Rules>(
    battery: &Battery<R>,
    law: &'static str,
    mut look: impl FnMut(&Bout<R>, &mut Dealer) -> Result<(), String>,
) -> Result<(), Broken> {
    each_bout(battery, law, |mut bout, dealer, input_number| {
        let mut looker = looker(dealer);
        loop {
            look(&bout, &mut looker)?;
            let Some(input) = random_input(&bout, dealer)? else { return Ok(()) };
            if *input_number >= battery.answers_max as usize {
                return Ok(());
            }
            play_legal(&mut bout, input)?;
            *input_number += 1;
        }
    })
}

/// A dealer of its own for looking at a bout, so that looking does not change the bout.
pub(super) fn looker(dealer: &Dealer) -> Dealer {
    Dealer::stream(u64::from(dealer.clone().below(u32::MAX)), 1)
}

/// Opens a bout for each set-up and seed and hands it to `play`, with a dealer and a counter.
pub(super) fn each_bout<R: Rules>(
    battery: &Battery<R>,
    law: &'static str,
    mut play: impl FnMut(Bout<R>, &mut Dealer, &mut usize) -> Result<(), String>,
) -> Result<(), Broken> {
    for (number, (name, setup)) in (0u64..).zip(&battery.setups) {
        for seed in battery.seeds.clone() {
            let mut input = 0;
            let mut dealer = Dealer::stream(seed, number);
            let opened = Bout::open(setup, &battery.content, None)
                .map_err(|reasons| format!("the set-up is refused: {reasons:?}"));
            opened.and_then(|bout| play(bout, &mut dealer, &mut input)).map_err(|what| Broken {
                law,
                setup: name.clone(),
                seed,
                input,
                what,
            })?;
        }
    }
    Ok(())
}

/// A random next input; none when the bout is over.
pub(super) fn random_input<R: Rules>(
    bout: &Bout<R>,
    dealer: &mut Dealer,
) -> Result<Option<Input<R>>, String> {
    match bout.waiting() {
        Waiting::Over => Ok(None),
        Waiting::Chance(chance) => Ok(Some(Input::Chance(roll(bout, chance, dealer)?))),
        Waiting::Seats(owing) => {
            let seat = one_of(owing, dealer).ok_or("the bout waits for nobody")?;
            let answer = random_answer(bout, seat, dealer)?;
            Ok(Some(Input::Answer(seat, answer)))
        }
    }
}

pub(super) fn random_answer<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    dealer: &mut Dealer,
) -> Result<R::Answer, String> {
    let listed = listed(bout, seat);
    if listed.is_empty() {
        return Err(format!("seat {seat} owes an answer to {:?}, and none is listed", bout.question(seat)));
    }
    Ok(listed[dealer.below(listed.len() as u32) as usize])
}

pub(super) fn roll<R: Rules>(bout: &Bout<R>, chance: Chance, dealer: &mut Dealer) -> Result<Rolled, String> {
    let pile = bout.pile();
    if matches!(chance, Chance::Draw { .. }) && pile.iter().all(|&count| count == 0) {
        return Err(format!("{chance:?} from an empty pile"));
    }
    Ok(dealer.roll(chance, pile))
}

/// Gives chance until none is due.
pub(super) fn settle<R: Rules>(bout: &mut Bout<R>, dealer: &mut Dealer) -> Result<(), String> {
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = roll(bout, chance, dealer)?;
        play_legal(bout, Input::Chance(rolled))?;
    }
    Ok(())
}

pub(super) fn play_legal<R: Rules>(bout: &mut Bout<R>, input: Input<R>) -> Result<(), String> {
    let text = format!("{input:?}");
    match bout.play(input) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(format!("{text} was offered and then refused: {refusal:?}")),
    }
}

pub(super) fn listed<R: Rules>(bout: &Bout<R>, seat: Seat) -> Vec<R::Answer> {
    let mut out = Vec::new();
    bout.answers(seat, &mut out);
    out
}

pub(super) fn one_of(seats: SeatSet, dealer: &mut Dealer) -> Option<Seat> {
    let count = u32::from(seats.len());
    (count > 0).then(|| seats.iter().nth(dealer.below(count) as usize).unwrap_or(Seat(0)))
}

pub(super) fn owing<R: Rules>(bout: &Bout<R>) -> SeatSet {
    match bout.waiting() {
        Waiting::Seats(seats) => seats,
        Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
    }
}

/// Every answer that was listed anywhere in the battery's bouts, sorted: what is conceivable.
pub(super) fn conceivable<R: Rules>(
    battery: &Battery<R>,
    law: &'static str,
) -> Result<Vec<R::Answer>, Broken> {
    let mut pool = BTreeSet::new();
    walk(battery, law, |bout, _| {
        if pool.len() < POOL_MAX {
            owing(bout).iter().for_each(|seat| pool.extend(listed(bout, seat)));
        }
        Ok(())
    })?;
    Ok(pool.into_iter().collect())
}

/// Some of the conceivable answers: all where they are few.
pub(super) fn some_of<A: Copy>(pool: &[A], dealer: &mut Dealer) -> Vec<A> {
    if pool.len() <= TRIED_MAX {
        return pool.to_vec();
    }
    (0..TRIED_MAX).map(|_| pool[dealer.below(pool.len() as u32) as usize]).collect()
}

/// Where two values differ, as a short text.
pub(super) fn apart<T: Debug + ?Sized>(what: &str, one: &T, other: &T) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let common = one.chars().zip(other.chars()).take_while(|(left, right)| left == right).count();
    let part = |text: &str| text.chars().skip(common.saturating_sub(40)).take(120).collect::<String>();
    format!("{what} differs: …{}… against …{}…", part(&one), part(&other))
}
