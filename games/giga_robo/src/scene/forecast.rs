//! What Armor may be left, for attacker and defender: exact, or not said.

use super::ids;
use super::preview::Outlook;
use crate::city::{Cell, Cells};
use crate::content::Card;
use crate::forecast::{Clash, Harm, Stop};
use crate::legality::attacks;
use crate::prose::names::{Names, flag, listed, reaction_word};
use crate::queries;
use crate::question::{Answer, Question};
use crate::table::{Aim, Reaction, Stage};
use scene::Overlay;
use words::Message;

/// GR-14.10: what the answer would leave of Armor.
pub(super) fn of(outlook: &Outlook<'_>, answer: Answer) -> Vec<Overlay> {
    let Outlook { names, view, seat, .. } = *outlook;
    let (table, content) = (names.table, names.content);
    let now = || Clash::now(table, content);
    match (answer, view.question) {
        (Answer::Attack(card), _) => {
            only_target(outlook, card).map_or_else(Vec::new, |at| attack(outlook, &[card], at))
        }
        (Answer::Aim(cell, aim), Some(Question::Aim(card))) => attack(outlook, &[card], (cell, aim)),
        (Answer::Go, Some(Question::Combo { cards, cell, aim })) => attack(outlook, &cards, (cell, aim)),
        (Answer::Add(card), Some(Question::Combo { cards, cell, aim })) => {
            let cards: Vec<Card> = cards.iter().copied().chain([card]).collect();
            attack(outlook, &cards, (cell, aim))
        }
        (Answer::TakeHit, _) => shown(names, &now().met(Reaction::Hit).harm(None), None),
        (Answer::Defend, _) => shown(names, &now().met(Reaction::Defend).harm(None), None),
        (Answer::React(card, aim), _) => shown(names, &now().met_with(card, aim).harm(None), None),
        (Answer::Number(dice), Some(Question::PowerDice { recovery: false, .. })) => {
            let side = table.combat.side_of(table.flies(seat));
            side.map_or_else(Vec::new, |side| shown(names, &now().harm(Some((side, dice))), None))
        }
        _ => Vec::new(),
    }
}

/// The same for the combat in progress, once the reaction is known.
pub(super) fn standing(names: Names<'_>) -> Vec<Overlay> {
    let combat = &names.table.combat;
    let clash = || Clash::now(names.table, names.content);
    match (combat.stage, combat.reaction) {
        (Stage::Pools, Reaction::Attack | Reaction::Defend | Reaction::Hit) => {
            shown(names, &clash().harm(None), None)
        }
        (Stage::Determined, _) => shown(names, &clash().settled(), None),
        (Stage::None | Stage::Declared | Stage::Reacting | Stage::Pools, _)
        | (Stage::Rolled | Stage::Resolving | Stage::Resolved, _) => Vec::new(),
    }
}

/// GR-10.5: the only Target, if there is only one.
fn only_target(outlook: &Outlook<'_>, card: Card) -> Option<(Cell, Aim)> {
    let (table, content, seat) = (outlook.names.table, outlook.names.content, outlook.seat);
    let legal = |at: &(Cell, Aim)| attacks::check_aim(table, content, seat, card, *at).is_ok();
    let mut targets = queries::targets(table, seat, Cells::ALL).filter(legal);
    targets.next().filter(|_| targets.next().is_none())
}

/// GR-11.2: an attack that could come, against both plain reactions.
fn attack(outlook: &Outlook<'_>, cards: &[Card], at: (Cell, Aim)) -> Vec<Overlay> {
    let Outlook { names, seat, .. } = *outlook;
    let clash = || Clash::attack(names.table, names.content, seat, cards, at);
    let met = |reaction| shown(names, &clash().met(reaction).harm(None), Some(reaction));
    let mut overlays = if clash().may_defend() { met(Reaction::Defend) } else { Vec::new() };
    overlays.extend(met(Reaction::Hit));
    overlays
}

fn shown(names: Names<'_>, harms: &[Harm], met: Option<Reaction>) -> Vec<Overlay> {
    let met = reaction_word(met.unwrap_or(Reaction::Open));
    let overlay = |harm: &Harm| Overlay::Forecast {
        on: ids::gauge(harm.victim, "armor"),
        title: titled(names, harm).with("met", met),
        now: harm.now.into(),
        outcomes: harm
            .outcomes
            .iter()
            .map(|&(armor, cases)| scene::Outlook { value: armor.into(), cases })
            .collect(),
    };
    harms.iter().map(overlay).collect()
}

/// GR-11.13, GR-14.8: whose Armor it is, and what keeps all damage away from it.
fn titled(names: Names<'_>, harm: &Harm) -> Message {
    let stop = |stop: &Stop| match *stop {
        Stop::Text(text) => Message::new("gr-name").with("name", names.source(text.seat, text.source)),
        Stop::Barrier => Message::new("gr-scene-shield"),
    };
    names
        .about("gr-forecast-armor", harm.victim)
        .with("stopped", flag(!harm.stops.is_empty()))
        .with("by", listed(harm.stops.iter().map(stop)))
}
