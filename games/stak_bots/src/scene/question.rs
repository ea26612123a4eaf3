//! The question in words, from the view and what is on offer.

use super::names::Names;
use crate::StakBots;
use crate::prose;
use crate::question::{Answer, Question};
use kernel::Offer;
use words::Message;

pub(super) fn say(names: &Names<'_>, question: &Question, offers: &[Offer<StakBots>]) -> Message {
    let top = |stak| names.top_with_damage(stak);
    prose::question::say(names, question, || act(names, offers), top)
}

/// SB-4.5, SB-4.15, SB-17.23, SB-R47: the main question. A turn that offers no play though there is
/// a card to play has reached its limit of actions.
fn act(names: &Names<'_>, offers: &[Offer<StakBots>]) -> Message {
    let legal: Vec<Answer> = offers.iter().map(|offer| offer.answer).collect();
    let plays = legal.iter().any(|answer| matches!(answer, Answer::Play { .. }));
    let ends = legal.contains(&Answer::EndTurn);
    let cards = names.view.seat.map_or(0, |seat| names.view.players[seat.index()].cards_in_hand);
    let fed = names.view.turn.is_some_and(|turn| turn.fed);
    let state = match (cards > 0 && !plays, fed, ends) {
        (true, _, _) => "limit",
        (false, false, _) => "unfed",
        (false, true, true) => "fed",
        (false, true, false) => "hand",
    };
    prose::act::ask(state, &legal, cards.into())
}
