//! Conditions for using a text: needs, range, objects. GR-8.2, GR-10.12, GR-10.21, GR-24.6, GR-25.2, GR-R52.

use crate::city::Cells;
use crate::content::{
    Ability, Cancels, Card, CardFacts, Chooser, Clause, Code, Content, Kind, Need, Rerolled, Span, Verb, Who,
    Whose,
};
use crate::dice::Side;
use crate::illegal::Illegal;
use crate::legality::responses;
use crate::queries;
use crate::statics::{self, Prices};
use crate::table::{Aim, Deed, Item, Reaction, Stage, Table};
use crate::text::{Part, Source, Text};
use kernel::Seat;

type Verdict = Result<(), Illegal>;

/// GR-25.2: whether all of these are so for the seat.
pub(crate) fn met(table: &Table, content: &Content, seat: Seat, needs: &[Need], spares: bool) -> Verdict {
    needs.iter().try_for_each(|&need| {
        let so = is_met(table, content, seat, need, spares);
        if so { Ok(()) } else { Err(Illegal::Need(need)) }
    })
}

pub(super) fn is_met(table: &Table, content: &Content, seat: Seat, need: Need, spares: bool) -> bool {
    let combat = &table.combat;
    let robot = table.flies(seat);
    let side = combat.side_of(robot);
    let open = combat.is_on() && combat.stage < Stage::Resolving;
    let attacks = |side: Option<Side>| {
        side.is_some_and(|side| combat.attacks(side) && !combat.camp(side).cards.is_empty())
    };
    let foes = side.map(Side::other).filter(|&other| other == Side::Active || combat.answered);
    let allowed =
        |side: Option<Side>| side.is_some_and(|side| !spares || !has_only_ultimates(table, content, side));
    let attacked =
        || open && combat.stage >= Stage::Declared && side == Some(Side::Reactive) && allowed(foes);
    match need {
        Need::Active => table.flies(table.active) == robot,
        Need::Ability(code) => statics::unlocked(table, content, seat, code.as_str()),
        Need::OnStructure => table.cell(seat).is_some_and(|cell| table.city.site(cell).has_structure()),
        Need::OffStructure => table.cell(seat).is_some_and(|cell| !table.city.site(cell).has_structure()),
        Need::MyAttack => open && attacks(side),
        Need::MayReact => attacked(),
        Need::Targeted => attacked() && combat.aim == Aim::Robot,
        Need::AgainstMelee => {
            let facing = combat.camps[0]
                .cards
                .first()
                .map(|first| table.facts(content, combat.seats[0], first.card).kind);
            combat.is_on() && side == Some(Side::Reactive) && facing == Some(Kind::Melee)
        }
        Need::MyRoll => combat.has_rolled() && attacks(side),
        Need::FoesRoll => combat.has_rolled() && attacks(foes) && allowed(foes),
        Need::FoesDice => combat.has_rolled() && foes.is_some() && allowed(foes),
        Need::AnyRoll => combat.has_rolled() && side.is_some(),
        Need::MySuccess => {
            combat.stage == Stage::Determined && attacks(side) && side == succeeded(table) && allowed(side)
        }
        // GR-31.10: also against somebody else.
        Need::FoesSuccess => {
            let winner = succeeded(table).map(|side| combat.seat(side));
            combat.stage == Stage::Determined
                && winner.is_some_and(|winner| table.opposed(robot, winner))
                && allowed(succeeded(table))
        }
        Need::FailedDefense => {
            combat.stage == Stage::Determined
                && side == Some(Side::Reactive)
                && combat.reaction == Reaction::Defend
                && succeeded(table) == Some(Side::Active)
        }
        Need::FoesInstant => is_declared(table, content, seat, Cancels::Instant, spares),
        Need::FoesTrigger => is_declared(table, content, seat, Cancels::Trigger, spares),
        Need::FoesActivation => is_declared(table, content, seat, Cancels::Activation, spares),
        Need::FoesAttackCard => {
            open && attacks(foes)
                && foes.is_some_and(|foes| has_cards_to_cancel(table, content, foes, spares))
        }
        Need::FoesCard => {
            open && attacks(foes)
                && foes.is_some_and(|foes| !queries::blankable(table, content, foes, spares).is_empty())
        }
        Need::Replacement => open && attacks(side) && may_replace(table, content, seat),
    }
}

/// GR-R46, GR-R47: whether a card of the attack could be taken back for another one, for all that the others know.
fn may_replace(table: &Table, content: &Content, seat: Seat) -> bool {
    let from = responses::possible(table, content, seat);
    queries::replaceable(&Prices::now(table, content, seat), from).next().is_some()
}

fn is_declared(table: &Table, content: &Content, seat: Seat, what: Cancels, spares: bool) -> bool {
    queries::cancellable(table, content, seat, what, spares).next().is_some()
}

/// GR-R45: an attack whose first card was Cancelled is over.
fn has_cards_to_cancel(table: &Table, content: &Content, side: Side, spares: bool) -> bool {
    let lives = table.combat.camp(side).cards.first().is_some_and(|first| !first.cancelled);
    lives && !queries::cancellable_cards(table, content, side, spares).is_empty()
}

/// The side whose attack is succeeding (GR-13.11: a Defense is not an attack).
pub(crate) fn succeeded(table: &Table) -> Option<Side> {
    table.combat.winner.filter(|&side| table.combat.attacks(side))
}

fn has_only_ultimates(table: &Table, content: &Content, side: Side) -> bool {
    let combat = &table.combat;
    let seat = combat.seat(side);
    let cards = &combat.camp(side).cards;
    !cards.is_empty() && cards.iter().all(|card| table.facts(content, seat, card.card).ultimate)
}

/// GR-10.12, GR-31.6, GR-31.11: a printed range of an Instant asks for a legal Target within it.
pub(crate) fn in_range_of_something(
    table: &Table,
    content: &Content,
    seat: Seat,
    facts: &CardFacts,
) -> Verdict {
    let Some((least, most)) = facts.range else { return Ok(()) };
    let near = |from| queries::grid(table, content).at_distance(from, least, most);
    let near = table.cell(seat).map_or(Cells::NONE, near);
    if queries::targets(table, seat, near).next().is_some() {
        Ok(())
    } else {
        Err(Illegal::NothingInRange { least, most })
    }
}

/// GR-R52: whether a declared response still has what it refers to when it resolves.
pub(crate) fn still(table: &Table, content: &Content, item: &Item) -> bool {
    let text = Text { seat: item.seat, source: item.source, part: Part::Rules };
    match (item.source, item.deed) {
        (Source::Card(card), _) => {
            let facts = table.facts(content, item.seat, card);
            met(table, content, item.seat, &facts.needs, facts.spares_ultimates).is_ok()
                && in_range_of_something(table, content, item.seat, facts).is_ok()
                && objects(table, content, item.seat, facts.rules.iter().chain(&facts.played))
        }
        (_, Deed::Trigger(at)) => text.ability(table, content).is_some_and(|ability| {
            let trigger = &ability.triggers[usize::from(at)];
            met(table, content, item.seat, &trigger.needs, false).is_ok()
                && objects(table, content, item.seat, &trigger.rules)
        }),
        (Source::Ability(at), Deed::Activate) => table
            .ability(content, item.seat, at)
            .and_then(|it| lacks(table, content, item.seat, it))
            .is_none(),
        (Source::Ability(at), Deed::Deactivate) => {
            table.player(table.flies(item.seat)).active[usize::from(at)]
        }
        _ => true,
    }
}

/// GR-24.6: the ability that must be activated before this one, and is not.
pub(super) fn lacks(table: &Table, content: &Content, seat: Seat, ability: &Ability) -> Option<Code> {
    ability.after.filter(|code| !statics::unlocked(table, content, seat, code.as_str()))
}

/// GR-R52: whether a text would have something to work on: a card to give, a token to move, somebody to hit.
pub(crate) fn objects<'a>(
    table: &Table,
    content: &Content,
    seat: Seat,
    rules: impl IntoIterator<Item = &'a Clause>,
) -> bool {
    let mut rules = rules.into_iter().peekable();
    rules.peek().is_none() || rules.any(|clause| has_object(table, content, seat, &clause.verb))
}

fn has_object(table: &Table, content: &Content, seat: Seat, verb: &Verb) -> bool {
    let combat = &table.combat;
    let side = combat.side_of(table.flies(seat));
    let attacks = side.is_some_and(|side| combat.attacks(side));
    match verb {
        Verb::Reroll { whose: Rerolled::Mine, .. } | Verb::DropLowest(_) => {
            side.is_some() && combat.has_rolled()
        }
        Verb::Reroll { .. } => combat.has_rolled(),
        Verb::RaiseDie => attacks && combat.has_rolled(),
        Verb::Dice { whose, .. } => {
            let rolls = *whose == Whose::Mine || combat.answered;
            side.is_some() && rolls && combat.stage < Stage::Rolled
        }
        Verb::Lock => attacks && combat.stage < Stage::Resolving,
        Verb::Concede(_) => side == Some(Side::Reactive) && combat.stage < Stage::Resolving && !combat.locked,
        Verb::HalveByDefense => {
            side == Some(Side::Reactive) && combat.reaction == Reaction::Defend && combat.has_rolled()
        }
        Verb::Blank => is_met(table, content, seat, Need::FoesCard, false),
        Verb::Replace => is_met(table, content, seat, Need::Replacement, false),
        Verb::GainCost => side.is_some() && succeeded(table) == side,
        Verb::Until { span: Span::ThisAttack, .. } => combat.is_on(),
        Verb::Cancel(Cancels::AttackCard) => is_met(table, content, seat, Need::FoesAttackCard, false),
        Verb::Cancel(what) => is_declared(table, content, seat, *what, false),
        Verb::Gain { who: Who::FoesNear, .. } => !queries::foes_near(table, content, seat).is_empty(),
        Verb::Spend { chooser: Chooser::Owner, who: Who::Me, .. } => !table.player(seat).hand.is_empty(),
        _ => true,
    }
}

/// Whether a card's Requirements are met now, hand and cost aside (GR-10.21, GR-24.6); none can be played in a turn that is
/// skipped (GR-R53).
pub(crate) fn playable(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    if table.skips(seat) {
        return Err(Illegal::TurnSkipped);
    }
    let facts = table.facts(content, seat, card);
    met(table, content, seat, &facts.needs, facts.spares_ultimates)?;
    if facts.kind == Kind::Instant { works(table, content, seat, facts) } else { Ok(()) }
}

/// GR-10.12, GR-R52: whether an Instant whose Requirements are met has something within its range and something to work on.
pub(crate) fn works(table: &Table, content: &Content, seat: Seat, facts: &CardFacts) -> Verdict {
    in_range_of_something(table, content, seat, facts)?;
    let replaces = facts.needs.contains(&Need::Replacement)
        && facts.rules.iter().any(|clause| clause.verb == Verb::Replace);
    if replaces || objects(table, content, seat, facts.rules.iter().chain(&facts.played)) {
        Ok(())
    } else {
        Err(Illegal::NoObject)
    }
}
