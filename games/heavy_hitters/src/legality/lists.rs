//! Lists: every legal answer, and those that everybody knows to be the only one.

use super::places::{move_cells, push_list};
use super::{At, against, check, check_opening, check_tops, holds_deploy, might_play, plays, untaggable};
use crate::city::{Cells, Way};
use crate::content::{CardId, Cards, FactionId, Gkr, kinds};
use crate::procedures::declaring::may_declare;
use crate::procedures::losing::{last_cards, resolving};
use crate::procedures::tagging::is_spent;
use crate::procedures::working::{shove_cells, step_cells};
use crate::queries::{Shot, certain, deploy_cells, next_attacks, taggable, targets};
use crate::question::{Answer, Question};
use crate::table::Player;
use kernel::Seat;

/// Every legal answer, sorted.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    each(at, question, seat, &mut |answer| out.push(answer));
}

/// Every legal answer, one after the other.
fn each(at: At<'_>, question: &Question, seat: Seat, out: &mut impl FnMut(Answer)) {
    let player = at.table.player(seat);
    let hand = || kinds(&player.hand).map(|(id, _)| CardId(id));
    match *question {
        Question::Faction
        | Question::Start
        | Question::Face
        | Question::Pilot
        | Question::Deck
        | Question::Set(_)
        | Question::Fill(_)
        | Question::Confirm
        | Question::Reboot => opening_answers(at, question, seat, out),
        Question::Deploy => deploy_answers(at, seat, out),
        Question::DeployAt(_) => cells(deploy_cells(at.table, seat), out),
        Question::Move(gkr) => {
            out(Answer::Pass);
            cells(move_cells(at, seat, gkr), out);
        }
        Question::Push(gkr) => cells(push_list(at, seat, gkr), out),
        Question::Declare => {
            out(Answer::Pass);
            legal(at, question, seat, hand().map(Answer::Declare), out);
        }
        Question::Pay(_) => {
            let all = [Answer::Top, Answer::Tops].into_iter().chain(hand().map(Answer::Lose));
            legal(at, question, seat, all, out);
        }
        Question::Order => {
            let next = next_attacks(at.table, at.content).map(|(_, shooters)| shooters).unwrap_or_default();
            next.into_iter().for_each(|shooter| out(Answer::Next(shooter)));
        }
        Question::Fire(shooter) => {
            out(Answer::Pass);
            let mut fire = |shot: Shot| out(Answer::Fire { seat: shot.seat, gkr: shot.gkr, mode: shot.mode });
            targets(at.table, at.content, (seat, shooter), &mut fire);
        }
        Question::Lose(points) => lose_answers(at, seat, points, out),
        Question::Tag => {
            out(Answer::Pass);
            if at.table.tags_left(seat) > 0 {
                for gkr in Gkr::ALL.into_iter().filter(|gkr| !is_spent(at, seat, *gkr)) {
                    taggable(at.table, seat, gkr).iter().for_each(|at| out(Answer::Tag { gkr, at }));
                }
            }
        }
        Question::Shed => kinds(&player.sponsors).for_each(|(id, _)| out(Answer::Discard(CardId(id)))),
        Question::Discard => legal(at, question, seat, hand().map(Answer::Discard), out),
        Question::Window(_) => out(Answer::Pass),
        Question::Against(_)
        | Question::Repair(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => text_answers(at, question, seat, out),
    }
    if !plays::moments(question).is_empty() {
        let cards = kinds(&player.sponsors).chain(kinds(&player.hand)).map(|(id, _)| CardId(id));
        let legal = cards.filter(|&card| plays::check_play(at, question, seat, card).is_ok());
        legal.for_each(|card| out(Answer::Play(card)));
    }
}

/// Those of these answers that are legal.
fn legal(
    at: At<'_>,
    question: &Question,
    seat: Seat,
    answers: impl Iterator<Item = Answer>,
    out: &mut impl FnMut(Answer),
) {
    answers.filter(|&answer| check(at, question, seat, answer).is_ok()).for_each(out);
}

/// Each of these hexes.
fn cells(cells: Cells, out: &mut impl FnMut(Answer)) {
    cells.iter().for_each(|cell| out(Answer::At(cell)));
}

/// GK-3, GK-4: what is chosen before the first turn.
fn opening_answers(at: At<'_>, question: &Question, seat: Seat, out: &mut impl FnMut(Answer)) {
    let faction = at.table.player(seat).faction;
    let mut legal = |answer: Answer| {
        if check_opening(at, *question, seat, answer).is_ok() {
            out(answer);
        }
    };
    match *question {
        Question::Faction => {
            (0..at.content.factions.len() as u8).for_each(|id| legal(Answer::Faction(FactionId(id))));
        }
        Question::Start => cells(at.table.starts, &mut legal),
        Question::Face => Way::ALL.into_iter().for_each(|way| out(Answer::Face(way))),
        Question::Pilot => {
            let pilots = faction.into_iter().flat_map(|faction| at.content.pilots_of(faction));
            pilots.for_each(|(pilot, _)| legal(Answer::Pilot(pilot)));
        }
        Question::Deck => {
            let decks = faction.map_or(0, |faction| at.content.faction(faction).quick.len());
            (0..decks as u8).for_each(|number| out(Answer::Quick(number)));
            out(Answer::Build);
        }
        Question::Set(_) | Question::Fill(_) => {
            let pool = faction.into_iter().flat_map(|faction| at.content.pool(faction));
            pool.for_each(|(card, _)| legal(Answer::Take(card)));
        }
        Question::Confirm => [Answer::Pass, Answer::Back].into_iter().for_each(out),
        Question::Reboot => [Answer::Pass, Answer::Reboot].into_iter().for_each(out),
        Question::Deploy
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
        | Question::Discard
        | Question::Window(_)
        | Question::Against(_)
        | Question::Repair(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => {}
    }
}

/// GK-7.1, GK-7.3, GK-7.5: each class that is not on the board.
fn deploy_answers(at: At<'_>, seat: Seat, out: &mut impl FnMut(Answer)) {
    out(Answer::Pass);
    if deploy_cells(at.table, seat).is_empty() {
        return;
    }
    let has_card = holds_deploy(at, seat);
    for gkr in Gkr::UNITS.into_iter().filter(|gkr| at.table.cell_of(seat, *gkr).is_none()) {
        out(Answer::Deploy { gkr, card: false });
        if has_card {
            out(Answer::Deploy { gkr, card: true });
        }
    }
}

/// GK-12.7, GK-12.10, GK-R33: the top of the deck, for this point or for all, each card of the hand; each of the Firing Line if there is no other.
fn lose_answers(at: At<'_>, seat: Seat, points: u8, out: &mut impl FnMut(Answer)) {
    let player = at.table.player(seat);
    let has_stock = player.stock() > 0;
    if has_stock {
        out(Answer::Top);
    }
    if check_tops(points, player.stock()).is_ok() {
        out(Answer::Tops);
    }
    let mut each = |cards: &Cards| kinds(cards).for_each(|(id, _)| out(Answer::Lose(CardId(id))));
    if has_stock || player.hand_size() > 0 {
        each(&player.hand);
    } else {
        each(&last_cards(player, resolving(at.stack, seat)));
    }
}

/// What a text asks.
fn text_answers(at: At<'_>, question: &Question, seat: Seat, out: &mut impl FnMut(Answer)) {
    let player = at.table.player(seat);
    match *question {
        Question::Against(card) => {
            let all = against(at, seat, card).into_iter();
            all.for_each(|(seat, what)| out(Answer::On { seat, what }));
        }
        Question::Repair(_) => {
            player.damaged().iter().for_each(|(id, _)| out(Answer::Recover(CardId(id))));
        }
        Question::Step(most) => {
            out(Answer::Pass);
            cells(step_cells(at.table, at.content, seat, most), out);
        }
        Question::Shove => cells(shove_cells(at), out),
        Question::Untag => {
            untaggable(at.table, seat).for_each(|(at, side)| out(Answer::Untag { at, side }));
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
        | Question::Discard
        | Question::Window(_) => {}
    }
}

/// For who does not answer in time: the Heavy Hitter looks where it looked; otherwise the first of the list.
pub(crate) fn default_answer(at: At<'_>, question: &Question, seat: Seat) -> Answer {
    let hitter = at.table.player(seat).hitter.filter(|_| *question == Question::Face);
    let first = || {
        let mut first = None;
        each(at, question, seat, &mut |answer| first = first.or(Some(answer)));
        first
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
        | Question::Push(_)
        | Question::Order
        | Question::Fire(_)
        | Question::Tag
        | Question::Against(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => only_listed(at, question, seat),
        Question::Move(gkr) => move_cells(at, seat, gkr).is_empty().then_some(Answer::Pass),
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
    let (mut first, mut count) = (None, 0);
    each(at, question, seat, &mut |answer| {
        first = first.or(Some(answer));
        count += 1;
    });
    first.filter(|_| count == 1)
}
