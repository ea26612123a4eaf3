//! Lists: every legal answer, and those that everybody knows to be the only one.

use super::{At, against, check, might_play, move_cells, plays, push_list, untaggable};
use crate::city::Way;
use crate::content::{CardId, FactionId, Gkr, PilotId};
use crate::procedures::declaring::may_declare;
use crate::procedures::working::{shove_cells, step_cells};
use crate::queries::{certain, deploy_cells, next_attacks, shots, taggable};
use crate::question::{Answer, Question, Shooter};
use crate::table::Player;
use kernel::Seat;

/// Every legal answer, sorted.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let start = out.len();
    let player = at.table.player(seat);
    let cards = || (0..at.content.cards.len() as u8).map(CardId);
    let hand = || player.hand.iter().map(|(id, _)| CardId(id));
    match *question {
        Question::Faction => {
            out.extend((0..at.content.factions.len() as u8).map(|id| Answer::Faction(FactionId(id))));
        }
        Question::Start => out.extend(at.table.starts.iter().map(Answer::At)),
        Question::Face => out.extend(Way::ALL.map(Answer::Face)),
        Question::Pilot => {
            out.extend((0..at.content.pilots.len() as u8).map(|id| Answer::Pilot(PilotId(id))));
        }
        Question::Deck => {
            let decks = player.faction.map_or(0, |faction| at.content.faction(faction).quick.len());
            out.extend((0..decks as u8).map(Answer::Quick));
            out.push(Answer::Build);
        }
        Question::Set(_) | Question::Fill(_) => out.extend(cards().map(Answer::Take)),
        Question::Confirm => out.extend([Answer::Pass, Answer::Back]),
        Question::Reboot => out.extend([Answer::Pass, Answer::Reboot]),
        Question::Deploy => {
            out.push(Answer::Pass);
            let deploy = |gkr| [false, true].map(|card| Answer::Deploy { gkr, card });
            out.extend(Gkr::UNITS.into_iter().flat_map(deploy));
            out.extend(playable(player));
        }
        Question::DeployAt(_) => out.extend(deploy_cells(at.table, seat).iter().map(Answer::At)),
        Question::Move(gkr) => return move_answers(at, (question, gkr), seat, out),
        Question::Push(gkr) => out.extend(push_list(at, seat, gkr).iter().map(Answer::At)),
        Question::Declare => {
            out.push(Answer::Pass);
            out.extend(hand().map(Answer::Declare));
        }
        Question::Pay(_) => {
            out.push(Answer::Top);
            out.extend(hand().map(Answer::Lose));
        }
        Question::Order => {
            let next = next_attacks(at.table, at.content).map(|(_, shooters)| shooters).unwrap_or_default();
            out.extend(next.into_iter().map(Answer::Next));
        }
        Question::Fire(shooter) => return fire_answers(at, seat, shooter, out),
        Question::Lose(_) => {
            out.push(Answer::Top);
            out.extend(cards().map(Answer::Lose));
        }
        Question::Tag => {
            out.push(Answer::Pass);
            let of = |gkr| taggable(at.table, seat, gkr).iter().map(move |at| Answer::Tag { gkr, at });
            out.extend(Gkr::ALL.into_iter().flat_map(of));
            out.extend(playable(player));
        }
        Question::Shed => out.extend(player.sponsors.iter().map(|(id, _)| Answer::Discard(CardId(id)))),
        Question::Discard => out.extend(hand().map(Answer::Discard)),
        Question::Window(_)
        | Question::Against(_)
        | Question::Repair(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => text_answers(at, question, seat, out),
    }
    let legal = |answer: &Answer| check(at, question, seat, *answer).is_ok();
    let kept: Vec<Answer> = out.drain(start..).filter(legal).collect();
    out.extend(kept);
}

/// GK-8.4: to stay, to go, or to play a card before.
fn move_answers(at: At<'_>, (question, gkr): (&Question, Gkr), seat: Seat, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    out.extend(move_cells(at, seat, gkr).iter().map(Answer::At));
    let plays = playable(at.table.player(seat));
    out.extend(plays.filter(|answer| check(at, question, seat, *answer).is_ok()));
}

/// GK-10.1: to hold fire, or every target.
fn fire_answers(at: At<'_>, seat: Seat, shooter: Shooter, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    let all = shots(at.table, at.content, seat, shooter).into_iter();
    out.extend(all.map(|shot| Answer::Fire { seat: shot.seat, gkr: shot.gkr, mode: shot.mode }));
}

/// What a text asks, or the card that is played now.
fn text_answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let player = at.table.player(seat);
    match *question {
        Question::Window(_) => {
            out.push(Answer::Pass);
            out.extend(playable(player));
        }
        Question::Against(card) => {
            let all = against(at, seat, card).into_iter();
            out.extend(all.map(|(seat, what)| Answer::On { seat, what }));
        }
        Question::Repair(_) => {
            out.extend(player.damaged().iter().map(|(id, _)| Answer::Recover(CardId(id))));
        }
        Question::Step(most) => {
            out.push(Answer::Pass);
            out.extend(step_cells(at.table, at.content, seat, most).iter().map(Answer::At));
        }
        Question::Shove => out.extend(shove_cells(at).iter().map(Answer::At)),
        Question::Untag => {
            out.extend(untaggable(at.table, seat).map(|(at, side)| Answer::Untag { at, side }));
        }
        Question::Faction
        | Question::Start
        | Question::Face
        | Question::Pilot
        | Question::Deck
        | Question::Set(_)
        | Question::Fill(_)
        | Question::Confirm
        | Question::Reboot
        | Question::Deploy
        | Question::DeployAt(_)
        | Question::Move(_)
        | Question::Push(_)
        | Question::Declare
        | Question::Pay(_)
        | Question::Order
        | Question::Fire(_)
        | Question::Lose(_)
        | Question::Tag
        | Question::Shed
        | Question::Discard => {}
    }
}

/// Every card of the hands.
fn playable(player: &Player) -> impl Iterator<Item = Answer> + '_ {
    let sponsors = player.sponsors.iter();
    sponsors.chain(player.hand.iter()).map(|(id, _)| Answer::Play(CardId(id)))
}

/// For who does not answer in time: the Heavy Hitter looks where it looked; otherwise the first of the list.
pub(crate) fn default_answer(at: At<'_>, question: &Question, seat: Seat) -> Answer {
    let hitter = at.table.player(seat).hitter.filter(|_| *question == Question::Face);
    let first = || {
        let mut listed = Vec::new();
        answers(at, question, seat, &mut listed);
        listed.first().copied()
    };
    let answer = hitter.map(|hitter| Answer::Face(hitter.facing)).or_else(first);
    answer.expect("a seat is asked only what it can answer")
}

/// The only legal answer, where everybody knows that there is just one.
pub(crate) fn only_answer(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    let player = at.table.player(seat);
    if plays::moments(question).iter().any(|&moment| might_play(at, seat, moment)) {
        return None;
    }
    match *question {
        Question::Window(_) => Some(Answer::Pass),
        Question::Discard if player.hand_size() == 1 => Some(Answer::Discard(CardId(player.hand.nth(0)?))),
        Question::Repair(_) => only_damaged(player),
        Question::Faction
        | Question::Start
        | Question::Pilot
        | Question::Deck
        | Question::Set(_)
        | Question::DeployAt(_)
        | Question::Move(_)
        | Question::Push(_)
        | Question::Order
        | Question::Fire(_)
        | Question::Tag
        | Question::Against(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => only_listed(at, question, seat),
        Question::Deploy => {
            let is_off = |gkr: &Gkr| at.table.cell_of(seat, *gkr).is_none();
            let may = Gkr::UNITS.iter().any(is_off) && !deploy_cells(at.table, seat).is_empty();
            (!may).then_some(Answer::Pass)
        }
        Question::Declare => (!may_declare(at.table, at.content, seat)).then_some(Answer::Pass),
        Question::Lose(_) if player.stock() == 0 && player.hand_size() == 0 => {
            only_listed(at, question, seat)
        }
        Question::Pay(_) | Question::Lose(_) if player.stock() == 0 => {
            certain_card(at, seat).map(Answer::Lose)
        }
        Question::Discard => certain_card(at, seat).map(Answer::Discard),
        Question::Face
        | Question::Fill(_)
        | Question::Confirm
        | Question::Reboot
        | Question::Pay(_)
        | Question::Lose(_)
        | Question::Shed => None,
    }
}

/// GK-R76: the only card of the Damage Pile, or the only name in it that everybody has seen.
fn only_damaged(player: &Player) -> Option<Answer> {
    let all = player.damaged();
    let is_seen = player.damage_size() == 1 || u32::from(player.damage_size()) == player.bared.total();
    let first = all.nth(0)?;
    let is_only = u32::from(all.count(first)) == all.total();
    (is_seen && is_only).then_some(Answer::Recover(CardId(first)))
}

/// The only card that the hand may hold, for all that everybody knows.
fn certain_card(at: At<'_>, seat: Seat) -> Option<CardId> {
    certain(at.content, at.table.player(seat), at.table.options.free_deploys)
}

/// The only one of a list that follows from what everybody sees.
fn only_listed(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    let mut listed = Vec::new();
    answers(at, question, seat, &mut listed);
    match listed.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}
