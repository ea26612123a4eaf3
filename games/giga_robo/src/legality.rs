//! Legality: what may be answered to each question. `check` is the only authority; lists are made of it.

pub(crate) mod attacks;
mod lists;
pub(crate) mod needs;
pub(crate) mod responses;
mod standing;

pub(crate) use lists::{answers, only_answer};
pub(crate) use standing::stands;

use crate::GigaRobo;
use crate::city::{Cells, Path, Walk};
use crate::content::{Card, Cards, Content, Force, MapId, Price, Static, Topic, Trait, Trauma};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::procedures::{Declare, effect, ending, forcing, opening, shedding, stock, walking};
use crate::queries;
use crate::question::{AbilityAt, Answer, Chosen, DiceSet, Nth, Obstacle, Question, Sides, Wanted};
use crate::statics;
use crate::table::Table;
use kernel::Seat;

pub(crate) type At<'a> = kernel::At<'a, GigaRobo>;
type Verdict = Result<(), Illegal>;

/// Whether `answer` is legal. GR-T2: an answer is of the kind that is asked.
pub(crate) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Verdict {
    let (table, content) = (at.table, at.content);
    match (*question, answer) {
        (Question::Map, Answer::Map(MapId(map))) => {
            so(usize::from(map) < content.maps.len(), Illegal::NoSuchMap)
        }
        (Question::Obstacle, Answer::Lay(what, cell)) => {
            supplied(table, what)?;
            so(opening::obstacle_cells(table, content, what).contains(cell), Illegal::NoPlaceForObstacle)
        }
        (Question::Position, Answer::Position(Nth(place))) => so(is_open(at, place), Illegal::PlaceTaken),
        (Question::Opens, Answer::Seat(opener)) => {
            let mate = opener.0 < table.seats() && table.team(opener) == table.team(seat);
            so(mate && !has_place(at, opener), Illegal::NotTeammate)
        }
        (Question::Zone, Answer::Cell(cell)) => {
            so(opening::free_zones(table, content).contains(cell), Illegal::NoFreeZone)
        }
        (Question::Upkeep, Answer::Heart | Answer::Power)
        | (Question::Rage, Answer::Rage | Answer::Power) => Ok(()),
        (Question::Rage, Answer::No) => {
            so(statics::rage_toll(table, content, table.flies(seat)) > 0, Illegal::NotAsked)
        }
        (Question::Flood, Answer::Yes) => Ok(()),
        (Question::Flood, Answer::Slot(slot)) => so((1..=3).contains(&slot), Illegal::NoSuchSlot),
        (Question::Act | Question::Respond { .. }, Answer::Pass) => Ok(()),
        (Question::Act, answer) => check_act(table, content, seat, answer),
        (Question::Respond { .. }, answer) => {
            let (source, deed) = Declare::of(answer).ok_or(Illegal::NotAsked)?;
            responses::check(table, content, seat, source, deed)
        }
        (Question::Path { .. }, answer) => {
            check_path(table, content, seat, question, answer)?;
            so(may_stride(at, answer), Illegal::NotThere)
        }
        (Question::Aim(card), Answer::Aim(cell, aim)) => {
            attacks::has_pays(table, content, seat, card)?;
            attacks::check_aim(table, content, seat, card, (cell, aim))
        }
        (Question::Aim(_) | Question::Combo { .. }, Answer::Back) | (Question::Combo { .. }, Answer::Go) => {
            Ok(())
        }
        (Question::Combo { cards, cell, aim }, Answer::Add(card)) => {
            attacks::check_add(table, content, seat, &cards, (cell, aim), card)
        }
        (Question::React, Answer::React(card, aim)) => attacks::check_react(table, content, card, aim),
        (Question::React, Answer::Defend) => attacks::check_defend(table, content),
        (Question::React, Answer::TakeHit) | (Question::ReactCombo, Answer::Go) => Ok(()),
        (Question::ReactCombo, Answer::Add(card)) => attacks::check_react_add(table, content, card),
        (Question::PowerDice { most, .. }, Answer::Number(n)) => so(n <= most, Illegal::TooMany { most }),
        (Question::Number { least, most, .. }, Answer::Number(n)) => {
            let all = buys_all(at) && n != 0 && n != most;
            so((least..=most).contains(&n) && !all, Illegal::WrongNumber { least, most })
        }
        (Question::Share { least, most }, Answer::Number(n)) => {
            so((least..=most).contains(&n), Illegal::WrongNumber { least, most })
        }
        (Question::Order(due), Answer::Number(n)) => {
            so((1..=due.len()).contains(&usize::from(n)), Illegal::NotDue)
        }
        (Question::Shed(trauma), Answer::Slot(slot)) => {
            so(shedding::slots(table, content, seat, trauma).any(|other| other == slot), Illegal::NoneInSlot)
        }
        (question, answer) => check_choice(at, question, seat, answer),
    }
}

/// The questions of a text, a Forced Movement or a defeat.
fn check_choice(at: At<'_>, question: Question, seat: Seat, answer: Answer) -> Verdict {
    let (table, content) = (at.table, at.content);
    match (question, answer) {
        (Question::Foe, Answer::Seat(foe)) => so(foes_asked(at, seat).contains(foe), Illegal::NoSuchFoe),
        (Question::May { .. }, Answer::Yes | Answer::No) | (Question::Surcharge { .. }, Answer::No) => Ok(()),
        (Question::Surcharge { n }, Answer::Yes) => {
            let (cost, has) = (queries::with_surcharge(table, content, seat, n), queries::purse(table, seat));
            so(cost <= has, Illegal::TooDear { cost, has })
        }
        (Question::Hex(Wanted::Lift), Answer::No) => Ok(()),
        (Question::Dice { sides, chosen, price, .. }, answer) => {
            check_die(table, seat, sides, chosen, price, answer)
        }
        (Question::Card { chosen, of, from, .. }, Answer::Card(card)) => {
            check_named(table, content, (chosen, of, from), card)
        }
        (Question::Card { may_stop: true, .. }, Answer::No) => Ok(()),
        (Question::Card { of, from, .. }, Answer::No) => {
            so(responses::held(table, content, of, from).is_empty(), Illegal::NotAsked)
        }
        (Question::Deactivate(of), answer) => check_deactivated(table, of, answer),
        (Question::Token { .. }, Answer::Token(slot, trauma)) => {
            let there = (1..=3).contains(&slot) && statics::loose_in(table, content, seat, slot, trauma) > 0;
            so(there, Illegal::NoSuchToken)
        }
        (Question::Cancel(what), Answer::Item(Nth(item))) => {
            let spares = cancels_no_ultimates(at);
            so(
                queries::cancellable(table, content, seat, what, spares).any(|other| other == item),
                Illegal::NoSuchResponse,
            )
        }
        (Question::Keyword { to_me, .. }, Answer::How(how)) => {
            so(!to_me || how != Force::Push, Illegal::WrongWay { how })
        }
        (Question::Purge(_), Answer::No) => Ok(()),
        (Question::Purge(_), Answer::Slot(slot)) => {
            let can_go = |&trauma: &Trauma| statics::loose_in(table, content, seat, slot, trauma) > 0;
            so((1..=3).contains(&slot) && Trauma::ALL.iter().any(can_go), Illegal::NoneInSlot)
        }
        (Question::Hex(Wanted::HaulMore), Answer::No) => Ok(()),
        (Question::Hex(wanted), Answer::Cell(cell)) => {
            so(hexes(at, seat, wanted).contains(cell), Illegal::NotThere)
        }
        (Question::Shove { how, .. }, Answer::Cell(cell)) => {
            so(shoves(at).contains(cell), Illegal::WrongWay { how })
        }
        (Question::Shove { may_stop: true, .. }, Answer::No) => Ok(()),
        (Question::Break { .. }, Answer::Aim(cell, aim)) => {
            so(breakable(at).any(|other| other == (cell, aim)), Illegal::NotThere)
        }
        (Question::Break { may_stop: true }, Answer::No) => Ok(()),
        (Question::Barrier, Answer::Shield) => {
            so(!table.player(table.flies(seat)).barrier, Illegal::HasBarrier)
        }
        (Question::Barrier, Answer::Cell(cell)) => so(
            effect::map::barrier_cells(table, content, table.flies(seat)).contains(cell),
            Illegal::NotThere,
        ),
        (Question::Join, Answer::Seat(host)) => {
            so(ending::hosts(table, seat).contains(host), Illegal::NoRoom)
        }
        (Question::Join, Answer::No) => Ok(()),
        (Question::Crew(robot), Answer::Seat(pilot)) => {
            so(table.crew(robot).any(|mate| mate == pilot), Illegal::NoSuchFoe)
        }
        _ => Err(Illegal::NotAsked),
    }
}

/// GR-R175: a card of those in question; of one that is played for free the cost is waived, not what it asks for.
fn check_named(
    table: &Table,
    content: &Content,
    (chosen, of, from): (Chosen, Seat, Cards),
    card: Card,
) -> Verdict {
    so(responses::held(table, content, of, from).contains(card), Illegal::NotThisCard)?;
    if chosen == Chosen::PlayFree { attacks::has_pays(table, content, of, card) } else { Ok(()) }
}

fn so(fits: bool, otherwise: Illegal) -> Verdict {
    if fits { Ok(()) } else { Err(otherwise) }
}

fn supplied(table: &Table, what: Obstacle) -> Verdict {
    match what {
        Obstacle::Structure(tier @ 1..=2) => so(table.supply[usize::from(tier) - 1] > 0, Illegal::SupplyOut),
        Obstacle::Structure(_) => Err(Illegal::SupplyOut),
        Obstacle::Tile(_) => Ok(()),
    }
}

/// GR-5.5: an action of the Combat phase.
fn check_act(table: &Table, content: &Content, seat: Seat, answer: Answer) -> Verdict {
    match answer {
        Answer::Walk(to) => {
            let walk = own_walk(table, content, seat)?;
            so(walk.ends().contains(to), Illegal::TooFar { movement: walk.movement })
        }
        Answer::Plan => {
            let walk = own_walk(table, content, seat)?;
            so(!walk.ends().is_empty(), Illegal::TooFar { movement: walk.movement })
        }
        Answer::Trample => {
            so(statics::may_trample(table, content, seat), Illegal::NotActivated)?;
            own_walk(table, content, seat).map(|_| ())
        }
        Answer::Attack(card) => attacks::check_first(table, content, seat, card),
        answer => {
            let (source, deed) = Declare::of(answer).ok_or(Illegal::NotAsked)?;
            responses::check(table, content, seat, source, deed)
        }
    }
}

/// GR-7.1, GR-7.3: the movement that the robot still has.
fn own_walk<'a>(table: &'a Table, content: &'a Content, seat: Seat) -> Result<Walk<'a>, Illegal> {
    let held = |what: &Static| matches!(what, Static::Trait(Trait::NoMovement));
    if statics::any(table, content, seat, Topic::Movement, held) {
        return Err(Illegal::HeldFast);
    }
    let movement = crate::procedures::turn::movement(table, content, seat);
    let from = table.cell(seat).ok_or(Illegal::NotAsked)?;
    if movement == 0 {
        return Err(Illegal::HasMoved);
    }
    Ok(walking::walk(table, content, seat, movement, from))
}

/// GR-R11, GR-R57: a path, hex by hex.
fn check_path(table: &Table, content: &Content, seat: Seat, question: &Question, answer: Answer) -> Verdict {
    let Question::Path { plan, movement, spends, tramples } = *question else {
        return Err(Illegal::NotAsked);
    };
    let from = table.cell(seat).ok_or(Illegal::NotAsked)?;
    let walk = walking::walk(table, content, seat, movement, from);
    if tramples {
        return check_trample(table, &walk, &plan, answer);
    }
    let far = Illegal::TooFar { movement };
    match (spends, answer) {
        (true, Answer::Cell(next)) => so(walk.may_step(&plan, next), far),
        (true, Answer::Go) => so(walk.is_legal(&plan), far),
        (true, Answer::Back) | (false, Answer::No) => Ok(()),
        (false, Answer::Walk(to)) => so(walk.ends().contains(to), far),
        _ => Err(Illegal::NotAsked),
    }
}

/// A path through Structures, hex by hex.
fn check_trample(table: &Table, walk: &Walk<'_>, plan: &Path, answer: Answer) -> Verdict {
    let far = Illegal::TooFar { movement: walk.movement };
    let city = walking::flat(table);
    match answer {
        Answer::Cell(next) => so(Walk { city: &city, ..*walk }.may_step(plan, next), far),
        Answer::Go => so(walking::tramples(table, walk, plan), far),
        Answer::Back => Ok(()),
        _ => Err(Illegal::NotAsked),
    }
}

/// GR-13.3, GR-13.5, GR-R25: any die of the roll but removed ones, each once.
fn check_die(
    table: &Table,
    seat: Seat,
    Sides(sides): Sides,
    DiceSet(chosen): DiceSet,
    price: Option<Price>,
    answer: Answer,
) -> Verdict {
    match answer {
        Answer::Yes => Ok(()),
        Answer::Die(Nth(at)) => {
            let die =
                table.combat.dice.get(usize::from(at)).filter(|die| !die.out && sides[die.side as usize]);
            let die = die.filter(|_| chosen & (1 << at) == 0).ok_or(Illegal::NoSuchDie)?;
            let first = (0u8..).zip(table.combat.dice.iter()).find(|(at, _)| chosen & (1 << at) != 0);
            so(first.is_none_or(|(_, first)| first.side == die.side), Illegal::NoSuchDie)?;
            let times = chosen.count_ones() as u8 + 1;
            let Some(price) = price else { return Ok(()) };
            let source = crate::text::Source::Pilot;
            let has = stock::purse(table, seat, source, price);
            so(stock::affords(table, seat, source, price, times), Illegal::CannotPay { price, has })
        }
        _ => Err(Illegal::NotAsked),
    }
}

fn check_deactivated(table: &Table, of: Seat, answer: Answer) -> Verdict {
    match answer {
        Answer::Card(card) => so(table.player(of).raised().contains(card), Illegal::NotActivated),
        Answer::Ability(AbilityAt(at)) => {
            so(table.player(of).active.get(usize::from(at)) == Some(&true), Illegal::NotActivated)
        }
        _ => Err(Illegal::NotAsked),
    }
}

/// GR-R8: whether the seat has its place in the turn order already.
fn has_place(at: At<'_>, seat: Seat) -> bool {
    matches!(at.stack.last(), Some(Frame::Opening(opening)) if opening.has_place(seat))
}

/// Whether that place in the turn order is free.
fn is_open(at: At<'_>, place: u8) -> bool {
    match at.stack.last() {
        Some(Frame::Opening(opening)) => opening.open_places(at.table.seats()).any(|open| open == place),
        _ => false,
    }
}

/// The opponents who can be named for what is being declared.
fn foes_asked(at: At<'_>, seat: Seat) -> kernel::SeatSet {
    match at.stack.last() {
        Some(Frame::Declare(declare)) => {
            queries::foes_for(at.table, at.content, seat, declare.source, declare.deed)
        }
        Some(Frame::Hooks(hooks)) => hooks.foes_asked(at.table, at.content),
        _ => at.table.foes(seat),
    }
}

/// Whether the text that Cancels spares Ultimate Techniques.
fn cancels_no_ultimates(at: At<'_>) -> bool {
    match at.stack.last() {
        Some(Frame::Effect(effect)) => {
            effect.text.card(at.table, at.content).is_some_and(|card| card.spares_ultimates)
        }
        _ => false,
    }
}

/// GR-24.12, GR-R178: whether the damage that is asked about is bought as a whole or not at all.
fn buys_all(at: At<'_>) -> bool {
    match at.stack.last() {
        Some(Frame::Attack(attack)) => attack.buys_all(at.table, at.content),
        _ => false,
    }
}

/// Whether a way within the range of a card may go on, or end, so.
fn may_stride(at: At<'_>, answer: Answer) -> bool {
    match at.stack.last() {
        Some(Frame::Effect(effect)) => effect.may_stride(at.table, at.content, answer),
        _ => true,
    }
}

/// The hexes that can be named.
pub(crate) fn hexes(at: At<'_>, seat: Seat, wanted: Wanted) -> Cells {
    match (at.stack.last(), wanted) {
        (Some(Frame::Effect(effect)), Wanted::Land) => effect.landings(at.table, at.content),
        (Some(Frame::Effect(effect)), Wanted::Goal) => effect.goals(at.table, at.content),
        (
            Some(Frame::Effect(effect)),
            Wanted::Tile(_)
            | Wanted::Raze
            | Wanted::Remove(_)
            | Wanted::Anchor
            | Wanted::Crash
            | Wanted::Haul
            | Wanted::HaulMore,
        ) => effect.named_cells(at.table, at.content),
        (
            Some(Frame::Effect(effect)),
            Wanted::Mark | Wanted::Lift | Wanted::Unmark | Wanted::Strike | Wanted::Deflect,
        ) => effect.aimed_cells(at.table, at.content, wanted),
        (Some(Frame::Effect(effect)), Wanted::Retreat) => effect.retreats(at.table, at.content),
        (Some(Frame::Effect(effect)), Wanted::Stand) if effect.approaches(at.table, at.content) => {
            effect.closest(at.table, at.content)
        }
        (Some(Frame::Effect(effect)), Wanted::Stand) => {
            effect::moves::beside(at.table, at.content, at.table.flies(seat), effect.foe)
        }
        (Some(Frame::Forcing(forcing)), Wanted::GiveWay(_)) => forcing.ways(at.table, at.content),
        _ => Cells::NONE,
    }
}

/// The Barriers that can be named.
pub(crate) fn breakable<'a>(
    at: At<'a>,
) -> impl Iterator<Item = (crate::city::Cell, crate::table::Aim)> + use<'a> {
    let effect = match at.stack.last() {
        Some(Frame::Effect(effect)) => Some(effect),
        _ => None,
    };
    effect.into_iter().flat_map(move |effect| effect.breakable(at.table, at.content))
}

/// The hexes that a Forced Movement can go to next.
pub(crate) fn shoves(at: At<'_>) -> Cells {
    match at.stack.last() {
        Some(Frame::Forcing(forcing)) => forcing::options(at.table, at.content, forcing),
        _ => Cells::NONE,
    }
}

/// A legal answer for a seat whose clock ran out: the one that does least.
pub(crate) fn default_answer(at: At<'_>, question: &Question, seat: Seat) -> Answer {
    let quiet = [
        Answer::Pass,
        Answer::No,
        Answer::Defend,
        Answer::TakeHit,
        Answer::Heart,
        Answer::Rage,
        Answer::Yes,
        Answer::Number(0),
    ];
    let quiet = quiet.into_iter().chain([Answer::Back, Answer::Go]);
    let legal = |answer: &Answer| check(at, question, seat, *answer).is_ok();
    quiet.into_iter().find(legal).unwrap_or_else(|| {
        let mut all = Vec::new();
        answers(at, question, seat, &mut all);
        *all.first().expect("every question has an answer")
    })
}
