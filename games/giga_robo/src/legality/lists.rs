//! Lists of legal answers: candidates, kept where [`super::check`] agrees.

use super::{At, check, hexes, responses, shoves};
use crate::city::{CELLS_MAX, Cell};
use crate::content::{Card, Tile, Trauma};
use crate::procedures::{effect, opening};
use crate::queries;
use crate::question::{Answer, Obstacle, Question};
use crate::table::{Aim, Deed, Watch};
use crate::text::Source;
use kernel::Seat;

/// Every legal answer, sorted, appended to `out`. Hexes come from the sets that [`check`] looks into, and are not looked
/// up one by one again.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let start = out.len();
    hexes_of(at, question, seat, out);
    candidates(at, question, seat, &mut |answer| {
        if check(at, question, seat, answer).is_ok() {
            out.push(answer);
        }
    });
    out[start..].sort_unstable();
}

/// The hexes that may be answered.
fn hexes_of(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let (table, content) = (at.table, at.content);
    let reach = |movement: u8| {
        let from = table.cell(seat)?;
        Some(crate::procedures::walking::walk(table, content, seat, movement, from).reach().cells())
    };
    match *question {
        Question::Obstacle => obstacles(at, out),
        Question::Zone => out.extend(opening::free_zones(table, content).iter().map(Answer::Cell)),
        Question::Act => {
            let cells = reach(crate::procedures::turn::movement(table, content, seat)).unwrap_or_default();
            out.extend(cells.iter().map(Answer::Walk));
            if !cells.is_empty() {
                out.push(Answer::Plan);
            }
        }
        Question::Path { movement, spends: false, .. } => {
            out.extend(reach(movement).unwrap_or_default().iter().map(Answer::Walk));
        }
        Question::Hex(wanted) => out.extend(hexes(at, seat, wanted).iter().map(Answer::Cell)),
        Question::Shove { .. } => out.extend(shoves(at).iter().map(Answer::Cell)),
        Question::Barrier => {
            let cells = effect::map::barrier_cells(table, content, table.flies(seat));
            out.extend(cells.iter().map(Answer::Cell));
        }
        _ => {}
    }
}

fn candidates(at: At<'_>, question: &Question, seat: Seat, put: &mut impl FnMut(Answer)) {
    let (table, content) = (at.table, at.content);
    match *question {
        Question::Map => (0..content.maps.len() as u8).for_each(|map| put(Answer::Map(map))),
        Question::Position => (0..table.seats()).for_each(|place| put(Answer::Position(place))),
        Question::Opens | Question::Foe | Question::Join | Question::Crew(_) => {
            (0..table.seats()).for_each(|seat| put(Answer::Seat(Seat(seat))));
            put(Answer::No);
        }
        Question::Upkeep => [Answer::Heart, Answer::Power].into_iter().for_each(put),
        Question::Rage => [Answer::Rage, Answer::Power].into_iter().for_each(put),
        Question::Flood => {
            put(Answer::Yes);
            (1..=3).for_each(|slot| put(Answer::Slot(slot)));
        }
        Question::Shed(_) => (1..=3).for_each(|slot| put(Answer::Slot(slot))),
        Question::Order(due) => (1..=due.len() as u8).for_each(|place| put(Answer::Number(place))),
        Question::Act => act(at, seat, put),
        Question::Respond(_) => {
            put(Answer::Pass);
            watches(at, seat, put);
            responses::all(table, content, seat, |source, deed| put(answer_of(source, deed)));
        }
        Question::Path { .. } => path(question, put),
        Question::Aim(_) => {
            put(Answer::Back);
            queries::targets(table, content, seat).for_each(|(cell, aim)| put(Answer::Aim(cell, aim)));
        }
        Question::Combo { .. } | Question::ReactCombo => {
            [Answer::Back, Answer::Go].into_iter().for_each(&mut *put);
            table.player(seat).hand.iter().for_each(|card| put(Answer::Add(card)));
        }
        Question::React => {
            [Answer::Defend, Answer::TakeHit].into_iter().for_each(&mut *put);
            for card in table.player(seat).hand.iter() {
                [Aim::Robot, Aim::Structure, Aim::Barrier]
                    .into_iter()
                    .for_each(|aim| put(Answer::React(card, aim)));
            }
        }
        Question::PowerDice { most, .. } => (0..=most).for_each(|n| put(Answer::Number(n))),
        Question::Number { least, most, .. } => (least..=most).for_each(|n| put(Answer::Number(n))),
        Question::May { .. } => [Answer::Yes, Answer::No].into_iter().for_each(put),
        Question::Dice { .. } => {
            put(Answer::Yes);
            (0..table.combat.dice.len() as u8).for_each(|die| put(Answer::Die(die)));
        }
        Question::Card { from, .. } => {
            put(Answer::No);
            from.iter().for_each(|card| put(Answer::Card(card)));
        }
        Question::Deactivate(of) => {
            table.player(of).raised().iter().for_each(|card| put(Answer::Card(card)));
            (0..3).for_each(|at| put(Answer::Ability(at)));
        }
        Question::Token { .. } => {
            for slot in 1..=3 {
                Trauma::ALL.into_iter().for_each(|trauma| put(Answer::Token(slot, trauma)));
            }
        }
        Question::Cancel(_) => (0..table.stack.len() as u8).for_each(|item| put(Answer::Item(item))),
        Question::Obstacle | Question::Zone | Question::Hex(_) => {}
        Question::Shove { .. } => put(Answer::No),
        Question::Barrier => put(Answer::Shield),
    }
}

fn obstacles(at: At<'_>, out: &mut Vec<Answer>) {
    let tiers = [1, 2].map(Obstacle::Structure);
    let structures = opening::obstacle_cells(at.table, at.content, tiers[0]);
    let ruins = opening::obstacle_cells(at.table, at.content, Obstacle::Tile(Tile::Rubble));
    for (what, left) in tiers.into_iter().zip(at.table.supply) {
        let cells = if left > 0 { structures } else { Default::default() };
        out.extend(cells.iter().map(|cell| Answer::Lay(what, cell)));
    }
    for what in Tile::ALL.map(Obstacle::Tile) {
        out.extend(ruins.iter().map(|cell| Answer::Lay(what, cell)));
    }
}

fn act(at: At<'_>, seat: Seat, put: &mut impl FnMut(Answer)) {
    let (table, content) = (at.table, at.content);
    put(Answer::Pass);
    watches(at, seat, put);
    put(Answer::Trample);
    table.player(seat).hand.iter().for_each(|card: Card| put(Answer::Attack(card)));
    responses::all(table, content, seat, |source, deed| put(answer_of(source, deed)));
}

/// The other standing orders.
fn watches(at: At<'_>, seat: Seat, put: &mut impl FnMut(Answer)) {
    let now = at.table.player(seat).watch;
    let others = [Watch::Every, Watch::Could, Watch::Key].into_iter().filter(|&watch| watch != now);
    others.for_each(|watch| put(Answer::Watch(watch)));
}

fn path(question: &Question, put: &mut impl FnMut(Answer)) {
    let Question::Path { spends, .. } = *question else { return };
    if spends {
        [Answer::Back, Answer::Go].into_iter().for_each(&mut *put);
        return (0..CELLS_MAX as u8).for_each(|cell| put(Answer::Cell(Cell(cell))));
    }
    put(Answer::No);
}

fn answer_of(source: Source, deed: Deed) -> Answer {
    match (source, deed) {
        (Source::Card(card), _) => Answer::Play(card),
        (source, Deed::Trigger(at)) => Answer::Trigger(source, at),
        (Source::Ability(at), Deed::Deactivate) => Answer::Deactivate(at),
        (Source::Ability(at), _) => Answer::Activate(at),
        (Source::Pilot, _) => Answer::Trigger(source, 0),
    }
}
