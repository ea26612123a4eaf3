//! Law 4: every bout ends.

use super::walk::{each_bout, listed, one_of, owing, play_legal, random_input, roll};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Input, Rules, Seat, SeatSet, Waiting};

const LAW: &str = "4: every bout ends";

#[derive(Clone, Copy, Debug)]
enum Player {
    Random,
    First,
    Default,
    /// Random, and now and then somebody leaves or the time is up.
    Interrupted,
}

/// Every bout ends, with a random player, an always-first player, the default answers, and with
/// seats leaving or the time running out in the middle.
pub fn ends<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    for player in [Player::Random, Player::First, Player::Default, Player::Interrupted] {
        each_bout(battery, LAW, |mut bout, dealer, number| {
            while let Some(input) = next(&bout, player, dealer)? {
                if *number >= battery.answers_max as usize {
                    return Err(format!("the {player:?} player is still playing"));
                }
                play_legal(&mut bout, input)?;
                *number += 1;
            }
            everybody_has_a_place(&bout)
        })?;
    }
    each_bout(battery, LAW, |bout, dealer, _| left_one_by_one(bout, dealer))
}

/// One after the other leaves before anything is decided: the bout goes on, or all who are still there have won.
fn left_one_by_one<R: Rules>(mut bout: Bout<R>, dealer: &mut Dealer) -> Result<(), String> {
    while bout.outcome().is_none() {
        if let Waiting::Chance(chance) = bout.waiting() {
            let rolled = roll(&bout, chance, dealer)?;
            play_legal(&mut bout, Input::Chance(rolled))?;
            continue;
        }
        let seat = anybody_there(&bout, dealer).ok_or("nobody is there, and it goes on")?;
        play_legal(&mut bout, Input::Leave(seat))?;
        let there = SeatSet::first(bout.seats()).minus(bout.left());
        if let Some(outcome) = bout.outcome()
            && (outcome.is_draw() || !there.minus(outcome.first()).is_empty())
        {
            return Err(format!("seat {seat} leaves, {there:?} are there, and it ends with {outcome:?}"));
        }
    }
    Ok(())
}

fn everybody_has_a_place<R: Rules>(bout: &Bout<R>) -> Result<(), String> {
    let outcome = bout.outcome().ok_or("nobody is waited for, but there is no outcome")?;
    let placed = SeatSet::first(bout.seats()).iter().all(|seat| outcome.place(seat) >= 1);
    let someone_is_first = !outcome.first().is_empty() || outcome.is_draw();
    if placed && someone_is_first { Ok(()) } else { Err(format!("{outcome:?} does not place everybody")) }
}

fn next<R: Rules>(bout: &Bout<R>, player: Player, dealer: &mut Dealer) -> Result<Option<Input<R>>, String> {
    if let Waiting::Chance(chance) = bout.waiting() {
        return Ok(Some(Input::Chance(roll(bout, chance, dealer)?)));
    }
    let Some(seat) = owing(bout).iter().next() else { return random_input(bout, dealer) };
    match player {
        Player::Random => random_input(bout, dealer),
        Player::First => {
            let first = listed(bout, seat).first().copied();
            let first = first.ok_or_else(|| format!("nothing is listed for seat {seat}"))?;
            Ok(Some(Input::Answer(seat, first)))
        }
        Player::Default => {
            let default = bout.default_answer(seat).ok_or("no default answer")?;
            Ok(Some(Input::Answer(seat, default)))
        }
        Player::Interrupted => match (dealer.below(24), anybody_there(bout, dealer)) {
            (0, Some(seat)) => Ok(Some(Input::Leave(seat))),
            (1, _) if dealer.below(4) == 0 => Ok(Some(Input::TimeUp)),
            _ => random_input(bout, dealer),
        },
    }
}

fn anybody_there<R: Rules>(bout: &Bout<R>, dealer: &mut Dealer) -> Option<Seat> {
    one_of(SeatSet::first(bout.seats()).minus(bout.left()), dealer)
}
