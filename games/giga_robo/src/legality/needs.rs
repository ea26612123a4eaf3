//! Conditions for using a text: needs, range, objects. GR-8.2, GR-10.12, GR-10.21, GR-24.6, GR-25.2, GR-R52.

use crate::city::Cells;
use crate::content::{
    Ability, Cancels, Card, CardFacts, Chooser, Clause, Code, Content, If, Kind, Lender, Need, Place, Plain,
    Reach, Rerolled, Span, Sweep, Trigger, Verb, Who, Whose,
};
use crate::dice::Side;
use crate::illegal::Illegal;
use crate::legality::responses;
use crate::procedures::effect::{self, map, moves, unmake};
use crate::procedures::tiles;
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
    let around = || is_met_around(table, content, seat, need);
    match need {
        Need::Active => table.flies(table.active) == robot,
        Need::Ability(code) => statics::unlocked(table, content, seat, code.as_str()),
        Need::OnStructure | Need::OffStructure | Need::OnTile(_) => around(),
        Need::MyAttack => open && attacks(side),
        Need::MayReact => attacked(),
        Need::Targeted => attacked() && combat.aim == Aim::Robot,
        Need::AgainstMelee => side == Some(Side::Reactive) && is_melee(table, content),
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
        Need::FailedDefense => side == Some(Side::Reactive) && has_defense_failed(table),
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
        Need::FoeNear | Need::AfterMoving => around(),
        Need::BeforeMoving | Need::BarrierNear => around(),
        Need::AgainstRanged => attacked() && !is_melee(table, content),
        Need::AnchorNear | Need::StructureNear | Need::FoeAnchored | Need::FoesMove => around(),
        Need::FoesRangedSuccess => {
            let ranged = |side: Side| !queries::is_melee(table, content, side);
            is_met(table, content, seat, Need::FoesSuccess, spares) && succeeded(table).is_some_and(ranged)
        }
        Need::FoesDeclaration => has_foe_declared(table, side) && attacks(foes) && allowed(foes),
        Need::FoesCounter => {
            let has = |side: Side| crate::procedures::attack::has_icon(table, content, side);
            open && attacks(foes) && foes.is_some_and(has)
        }
        Need::BothDeclared => side.is_some() && has_both(table),
        Need::MyReaction => side == Some(Side::Reactive) && has_both(table),
        Need::MyReactionSuccess => {
            let reacts = side == Some(Side::Reactive) && succeeded(table) == side;
            combat.stage == Stage::Determined && reacts && allowed(side)
        }
        Need::Replacement => open && attacks(side) && may_replace(table, content, seat),
    }
}

/// The same of Requirements about what lies around, and about movement.
fn is_met_around(table: &Table, content: &Content, seat: Seat, need: Need) -> bool {
    let (robot, combat) = (table.flies(seat), &table.combat);
    match need {
        Need::AnchorNear => near(table, content, seat).iter().any(|cell| table.city.site(cell).anchors > 0),
        Need::StructureNear => {
            near(table, content, seat).iter().any(|cell| table.city.site(cell).has_structure())
        }
        Need::FoeAnchored => match combat.other(robot) {
            Some(other) => statics::is_anchored(table, other),
            None => table.foes(seat).iter().any(|foe| statics::is_anchored(table, foe)),
        },
        Need::FoesMove => table.foes(seat).iter().any(|foe| table.player(foe).moving),
        Need::FoeNear => !queries::foes_near(table, content, seat).is_empty(),
        Need::AfterMoving => {
            table.player(robot).just_moved && table.flies(table.active) == robot && !combat.is_on()
        }
        Need::BeforeMoving => {
            let player = table.player(robot);
            table.flies(table.active) == robot && !player.moved && player.spent == 0
        }
        Need::BarrierNear => {
            map::barriers(table, seat, map::ring(table, content, seat, (1, 1)), false).next().is_some()
        }
        Need::OnStructure => table.cell(seat).is_some_and(|cell| table.city.site(cell).has_structure()),
        Need::OffStructure => table.cell(seat).is_some_and(|cell| !table.city.site(cell).has_structure()),
        Need::OnTile(tile) => statics::is_on(table, seat, tile),
        _ => false,
    }
}

/// The hexes adjacent to the robot of the seat.
fn near(table: &Table, content: &Content, seat: Seat) -> Cells {
    table.cell(seat).map_or(Cells::NONE, |cell| queries::around(table, content, cell))
}

/// Whether the attack began with a Melee Attack.
fn is_melee(table: &Table, content: &Content) -> bool {
    let combat = &table.combat;
    let first = combat.camps[0].cards.first();
    let kind = first.map(|first| table.facts(content, combat.seats[0], first.card).kind);
    combat.is_on() && kind == Some(Kind::Melee)
}

/// Whether Defense Dice were rolled against the attack in vain.
fn has_defense_failed(table: &Table) -> bool {
    let combat = &table.combat;
    combat.stage == Stage::Determined
        && combat.reaction == Reaction::Defend
        && succeeded(table) == Some(Side::Active)
}

/// Whether the other side has just declared its attack.
fn has_foe_declared(table: &Table, side: Option<Side>) -> bool {
    let combat = &table.combat;
    match side {
        Some(Side::Reactive) => combat.stage == Stage::Declared,
        Some(Side::Active) => combat.stage == Stage::Reacting && combat.reaction == Reaction::Attack,
        None => false,
    }
}

/// GR-9.7: whether a Reactive Attack answers the attack, and nothing is rolled yet.
fn has_both(table: &Table) -> bool {
    let combat = &table.combat;
    combat.reaction == Reaction::Attack && matches!(combat.stage, Stage::Reacting | Stage::Pools)
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
        (Source::Card(card), Deed::Play) => {
            let facts = table.facts(content, item.seat, card);
            still_met(table, content, item.seat, facts)
                && in_range_of_something(table, content, item.seat, facts).is_ok()
                && objects(table, content, item.seat, facts.range, facts.rules.iter().chain(&facts.played))
        }
        (_, Deed::Trigger(at)) => text.triggers(table, content).get(usize::from(at)).is_some_and(|trigger| {
            met(table, content, item.seat, &trigger.needs, false).is_ok()
                && trigger_works(table, content, item.seat, trigger)
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

/// GR-R52, GR-R170: the Requirements of a card that was declared; what has just been done before that stays so.
fn still_met(table: &Table, content: &Content, seat: Seat, facts: &CardFacts) -> bool {
    let mut lasting =
        facts.needs.iter().filter(|need| **need != Need::AfterMoving && **need != Need::BeforeMoving);
    lasting.all(|&need| is_met(table, content, seat, need, facts.spares_ultimates))
}

/// GR-24.6: the ability that must be activated before this one, and is not.
pub(super) fn lacks(table: &Table, content: &Content, seat: Seat, ability: &Ability) -> Option<Code> {
    ability.after.filter(|code| !statics::unlocked(table, content, seat, code.as_str()))
}

/// GR-R49, GR-R52: whether a Trigger would have something to work on. One that needs an adjacent opponent Deactivates cards of
/// such a one alone.
pub(crate) fn trigger_works(table: &Table, content: &Content, seat: Seat, trigger: &Trigger) -> bool {
    let is_near = trigger.needs.contains(&Need::FoeNear);
    let turns_down = |clause: &Clause| matches!(clause.verb, Verb::TurnDown(_));
    let near = || queries::foes_near(table, content, seat);
    let idle = is_near
        && trigger.rules.iter().all(turns_down)
        && near().iter().all(|foe| table.player(foe).raised().is_empty());
    !idle && objects(table, content, seat, None, &trigger.rules)
}

/// GR-R52: whether a text would have something to work on: a card to give, a token to move, somebody to hit. What follows
/// only once something else is done does not count; what is done in place of something else does.
pub(crate) fn objects<'a>(
    table: &Table,
    content: &Content,
    seat: Seat,
    range: Option<(u8, u8)>,
    rules: impl IntoIterator<Item = &'a Clause>,
) -> bool {
    let mut rules = rules.into_iter().peekable();
    rules.peek().is_none()
        || rules.any(|clause| {
            clause.only_if != Some(If::Done) && has_object(table, content, seat, range, &clause.verb)
        })
}

fn has_object(table: &Table, content: &Content, seat: Seat, range: Option<(u8, u8)>, verb: &Verb) -> bool {
    let combat = &table.combat;
    let side = combat.side_of(table.flies(seat));
    let attacks = side.is_some_and(|side| combat.attacks(side));
    match verb {
        Verb::Reroll { whose: Rerolled::Mine, .. } | Verb::DropLowest(_) | Verb::DropSuccesses(_) => {
            side.is_some() && combat.has_rolled()
        }
        Verb::Reroll { whose: Rerolled::MyDefense, .. } => {
            side == Some(Side::Reactive) && combat.reaction == Reaction::Defend && combat.has_rolled()
        }
        Verb::Reroll { .. } => combat.has_rolled(),
        Verb::Mark { at, .. } => !queries::grounds(table, content, seat, *at).is_empty(),
        Verb::Unmark(at) => {
            let foe = queries::foe_now(table, seat);
            !queries::marked_at(table, content, seat, foe, *at).is_empty()
        }
        Verb::Strike(strike) => !queries::strikable(table, seat, *strike).is_empty(),
        Verb::Plain(Plain::Activate) => !queries::wakeable(table, content, seat).is_empty(),
        Verb::Plain(Plain::Graft) => table.foes(seat).iter().any(|foe| {
            let spares = false;
            !queries::lendable(table, content, foe, spares).is_empty()
        }),
        Verb::Plain(Plain::Surcharge) => goes_back(table, content, seat),
        Verb::Plain(Plain::RaiseDie) => attacks && combat.has_rolled(),
        Verb::Dice { whose, .. } => {
            let rolls = *whose == Whose::Mine || combat.answered;
            side.is_some() && rolls && combat.stage < Stage::Rolled
        }
        Verb::Plain(Plain::Lock) => attacks && combat.stage < Stage::Resolving,
        Verb::Concede(_) => side == Some(Side::Reactive) && combat.stage < Stage::Resolving && !combat.locked,
        Verb::Plain(Plain::HalveByDefense) => {
            side == Some(Side::Reactive) && combat.reaction == Reaction::Defend && combat.has_rolled()
        }
        Verb::BreakBarrier { at: at @ (Reach::NearMe | Reach::InRange), n, up_to, shields } => {
            let cells = map::ring(table, content, seat, map::span(*at, range));
            let least = if *up_to { 1 } else { n.plus.max(1) };
            map::barriers(table, seat, cells, *shields).count() >= least as usize
        }
        Verb::BreakAll(Sweep::OnMap) => !table.city.barriers().is_empty(),
        Verb::Jump(to) => !moves::jumps(table, content, seat, *to).is_empty(),
        Verb::Borrow { from: Lender::MyMeter, cards } => {
            !effect::borrow::lenders(table, content, seat, seat, cards).is_empty()
        }
        Verb::Plain(Plain::Usurp) => is_declared(table, content, seat, Cancels::Instant, false),
        Verb::Plain(Plain::Mirror) => {
            let foes = side.map(Side::other).filter(|&other| combat.attacks(other));
            let mine = side.is_some_and(|side| !effect::borrow::overwritable(table, side).is_empty());
            let theirs = |foes| !effect::borrow::mirrored(table, content, foes).is_empty();
            attacks && mine && foes.is_some_and(theirs)
        }
        _ => has_more(table, content, seat, verb),
    }
}

/// The same of what is done to cards, tiles and texts.
fn has_more(table: &Table, content: &Content, seat: Seat, verb: &Verb) -> bool {
    let combat = &table.combat;
    let side = combat.side_of(table.flies(seat));
    match verb {
        Verb::Spend { chooser: Chooser::Foe, .. } => false,
        Verb::TurnDown(_) => table.foes(seat).iter().any(|foe| !table.player(foe).raised().is_empty()),
        Verb::Spend { chooser: Chooser::User, cards, .. } => table.foes(seat).iter().any(|foe| {
            let player = table.player(foe);
            let known = player.hand.and(player.shown);
            known.iter().any(|card| statics::fits(cards, table.facts(content, foe, card), card))
        }),
        Verb::Leap { .. } => table.cell(seat).is_some(),
        Verb::Return { cards, .. } => table
            .player(seat)
            .cooling()
            .iter()
            .any(|card| statics::fits(cards, table.facts(content, seat, card), card)),
        Verb::RemoveTile { tile, at: at @ (Place::MyHex | Place::NearMe | Place::AroundMe) } => {
            let near = map::places(table, content, seat, None, *at);
            near.iter().any(|cell| tiles::lies(table.city.site(cell), *tile))
        }
        Verb::Plain(Plain::Blank) => is_met(table, content, seat, Need::FoesCard, false),
        Verb::Plain(Plain::Void) => is_met(table, content, seat, Need::FoesSuccess, false),
        Verb::Plain(Plain::AnchorLeap) => map::has_anchors(table, content),
        Verb::Plain(Plain::CrashBeside) => is_met(table, content, seat, Need::StructureNear, false),
        Verb::Plain(Plain::BreakCounter) => is_met(table, content, seat, Need::FoesCounter, false),
        Verb::Plain(Plain::Disarm) => {
            side.is_some_and(|side| combat.attacks(side.other())) && combat.stage < Stage::Resolving
        }
        Verb::Plain(Plain::Scramble) => goes_back(table, content, seat),
        Verb::Immune(whose) => !unmake::unguarded(table, seat, *whose).is_empty(),
        Verb::Plain(Plain::Replace) => is_met(table, content, seat, Need::Replacement, false),
        Verb::Plain(Plain::GainCost) => side.is_some() && succeeded(table) == side,
        Verb::Until { span: Span::ThisAttack, .. } => combat.is_on(),
        Verb::Cancel(Cancels::AttackCard) => is_met(table, content, seat, Need::FoesAttackCard, false),
        Verb::Cancel(what) => is_declared(table, content, seat, *what, false),
        Verb::Gain { who: Who::FoesNear, .. } => !queries::foes_near(table, content, seat).is_empty(),
        Verb::Spend { chooser: Chooser::Owner, who: Who::Me, .. } => !table.player(seat).hand.is_empty(),
        _ => true,
    }
}

/// GR-R157: whether an opponent's attack is declared that could be taken back: none of its cards is immune.
fn goes_back(table: &Table, content: &Content, seat: Seat) -> bool {
    let side = table.combat.side_of(table.flies(seat)).map(Side::other);
    is_met(table, content, seat, Need::FoesDeclaration, false)
        && side.is_some_and(|side| !queries::has_immune(table, side))
}

/// Whether a card's Requirements are met now, hand and cost aside (GR-10.21, GR-24.6); none can be played in a turn that is
/// skipped (GR-R53).
pub(crate) fn playable(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    if table.skips(seat) {
        return Err(Illegal::TurnSkipped);
    }
    let facts = table.facts(content, seat, card);
    met(table, content, seat, &facts.needs, facts.spares_ultimates)?;
    if facts.kind.is_attack() {
        permitted(table, content, seat, card)?;
    }
    if facts.kind == Kind::Instant { works(table, content, seat, facts) } else { Ok(()) }
}

/// GR-10.12, GR-R52: whether an Instant whose Requirements are met has something within its range and something to work on.
pub(crate) fn works(table: &Table, content: &Content, seat: Seat, facts: &CardFacts) -> Verdict {
    in_range_of_something(table, content, seat, facts)?;
    let replaces = facts.needs.contains(&Need::Replacement)
        && facts.rules.iter().any(|clause| clause.verb == Verb::Plain(Plain::Replace));
    if replaces || objects(table, content, seat, facts.range, facts.rules.iter().chain(&facts.played)) {
        Ok(())
    } else {
        Err(Illegal::NoObject)
    }
}

/// GR-R161: whether no text forbids to play this attack card.
#[inline]
pub(crate) fn permitted(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    match statics::forbidden(table, content, seat, card) {
        Some(icon) => Err(Illegal::Forbidden { icon }),
        None => Ok(()),
    }
}
