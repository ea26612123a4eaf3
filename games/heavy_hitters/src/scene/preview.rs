//! What an answer would bring, as far as everybody may know: ways and their costs, sight, odds, tags.

use super::aim::Aim;
use super::odds::{ROLLS, Rolls, harm};
use super::{Look, ids};
use crate::city::{Cell, Way};
use crate::content::{CardId, Gkr};
use crate::procedures::declaring::declared_cost;
use crate::procedures::{Moving, MovingStep, Opening, WITH_CARD, WITHOUT_CARD};
use crate::queries::{arms, reach, shots};
use crate::question::{Answer, Mode, Question, Shooter};
use crate::reckoning::{self, Reasons, cost, deploy_cost, move_cost, spared, sum};
use kernel::{Procedure, Seat};
use scene::{Arc, Id, Label, Mark, Outlook, Overlay, Place, Segment, Sight, Sweep, Tone};
use words::Message;

/// How far an arc is drawn.
const ARC: u8 = 5;
/// GK-14.11: so many own tags demolish a building.
const DEMOLISHES: usize = 4;

/// The overlays of an answer.
pub(super) fn of(look: Look<'_>, answer: Answer) -> Vec<Overlay> {
    let seat = look.seat;
    match (answer, look.view.question()) {
        (Answer::At(cell), Some(&Question::Move(gkr))) => moved(look, gkr, cell),
        (Answer::At(cell), _) => vec![Overlay::Things { ids: vec![cell.id()], tone: Tone::May }],
        (Answer::Face(way), _) => {
            turned_from(look).map(|cell| front(look, cell.id(), way)).into_iter().collect()
        }
        (Answer::Deploy { card, .. }, _) => spent(look, deploying(look, card)),
        (Answer::Declare(card), _) => declares(look, card),
        (Answer::Fire { seat: owner, gkr, mode }, Some(&Question::Fire(shooter))) => {
            fired(look, Aim { seat, shooter, owner, gkr, mode })
        }
        (Answer::Next(shooter), _) => targets(look, shooter).into_iter().collect(),
        (Answer::Tag { gkr, at }, _) => tagged(look, gkr, at),
        (Answer::Tops, Some(&(Question::Lose(points) | Question::Pay(points)))) => {
            vec![fewer(look, seat, points)]
        }
        (Answer::Top | Answer::Lose(_), _) => vec![fewer(look, seat, 1)],
        (
            Answer::Pass
            | Answer::Faction(_)
            | Answer::Pilot(_)
            | Answer::Quick(_)
            | Answer::Build
            | Answer::Take(_)
            | Answer::Tops
            | Answer::Reboot
            | Answer::Fire { .. }
            | Answer::Discard(_)
            | Answer::Back
            | Answer::Play(_)
            | Answer::On { .. }
            | Answer::Recover(_)
            | Answer::Untag { .. },
            _,
        ) => Vec::new(),
    }
}

/// GK-8.5: the way with its cost, and who is pushed.
fn moved(look: Look<'_>, gkr: Gkr, cell: Cell) -> Vec<Overlay> {
    let (table, content, seat) = (look.names.table, look.names.content, look.seat);
    let Some(reach) = reach(table, content, seat, gkr) else { return Vec::new() };
    let way = reach.way(cell).unwrap_or_default();
    let steps = reach.steps(cell).unwrap_or(0);
    let mut overlays = vec![Overlay::Path(way.into_iter().map(Cell::id).collect())];
    if gkr == Gkr::Hitter {
        let cost = move_cost(table, content, seat, steps);
        overlays.extend(spent(look, cost));
        overlays.push(cost_label(look, cell, cost));
    }
    if let Some((owner, pushed)) = table.piece_at(cell).filter(|&(owner, _)| owner != seat) {
        overlays.push(Overlay::Things { ids: vec![ids::piece(owner, pushed)], tone: Tone::Harm });
    }
    overlays
}

fn cost_label(look: Look<'_>, cell: Cell, cost: u8) -> Overlay {
    let lost = cost.saturating_sub(look.names.table.player(look.seat).energy);
    let words = Message::new("gk-cost").with("energy", cost - lost).with("cards", lost);
    let tone = if lost > 0 { Tone::Harm } else { Tone::Power };
    Overlay::Label(Label { at: Place::Hex(cell.hex()), mark: Mark::new(words, tone).counting(cost) })
}

/// GK-5.11, GK-5.12: what is left of energy, and of the cards if it is not enough.
fn spent(look: Look<'_>, cost: u8) -> Vec<Overlay> {
    let energy = look.names.table.player(look.seat).energy;
    let left = energy.saturating_sub(cost);
    let mut overlays = Vec::new();
    if left < energy {
        overlays.push(becomes(ids::gauge(look.seat, "energy"), "energy", energy, left));
    }
    let points = cost.saturating_sub(energy);
    let free = spared(look.names.table, look.names.content, look.seat, points);
    if points > free {
        overlays.push(fewer(look, look.seat, points - free));
    }
    overlays
}

/// GK-7.5, GK-7.6: the energy that deploying costs.
pub(super) fn deploying(look: Look<'_>, with_card: bool) -> u8 {
    let printed = if with_card { WITH_CARD } else { WITHOUT_CARD };
    deploy_cost(look.names.table, look.names.content, look.seat, printed)
}

fn fewer(look: Look<'_>, seat: Seat, cards: u8) -> Overlay {
    let sound = look.names.table.player(seat).sound();
    becomes(ids::gauge(seat, "sound"), "sound", sound, sound.saturating_sub(cards))
}

fn becomes(on: Id, name: &'static str, now: u8, then: u8) -> Overlay {
    let title = Message::new("gk-scene-gauge").with("name", name);
    let outcomes = vec![Outlook { value: then.into(), cases: 1 }];
    Overlay::Forecast { on, title, now: now.into(), outcomes }
}

/// The hex on which a Heavy Hitter is being turned.
pub(super) fn turned_from(look: Look<'_>) -> Option<Cell> {
    let moving = Moving::of(look.view.stack()).and_then(|moving| match moving.step {
        MovingStep::Face { cell } => Some(cell),
        MovingStep::Where | MovingStep::Paid { .. } | MovingStep::Push { .. } | MovingStep::Moved => None,
    });
    let placed = || Opening::of(look.view.stack()).and_then(|opening| opening.cell);
    moving.or_else(placed).or_else(|| look.names.table.cell_of(look.seat, Gkr::Hitter))
}

/// Where the Heavy Hitter of the looking seat goes, and where it looks until now, while that seat is asked where it shall
/// look and it does not stand there yet.
pub(super) fn pending(look: Look<'_>) -> Option<(Cell, Option<Way>)> {
    look.view.question().filter(|asked| **asked == Question::Face)?;
    let (player, cell) = (look.names.table.player(look.seat), turned_from(look)?);
    let stands = player.hitter.is_some_and(|hitter| hitter.cell == cell);
    (!stands).then_some((cell, player.hitter.map(|hitter| hitter.facing)))
}

/// What lies in front of it there, if it looks where it looks now.
pub(super) fn pending_front(look: Look<'_>) -> Option<Overlay> {
    let (cell, facing) = pending(look)?;
    Some(front(look, cell.id(), facing?))
}

/// GK-10.3: what lies in front.
fn front(look: Look<'_>, of: Id, way: Way) -> Overlay {
    let sides = [way.turn(5), way, way.turn(1)].map(Way::side).to_vec();
    let title = Message::new("gk-arc");
    Overlay::Arc(Arc { of, title, sweep: Sweep::Sides { sides, reach: ARC }, tone: Tone::Side(look.seat.0) })
}

/// GK-9.1: the energy for everything that is declared, and what could be fired at from here.
fn declares(look: Look<'_>, card: CardId) -> Vec<Overlay> {
    let (table, content) = (look.names.table, look.names.content);
    let mut overlays =
        spent(look, declared_cost(look.at(), look.seat) + cost(table, content, look.seat, card));
    overlays.extend(within(look, card));
    overlays.extend(targets(look, Shooter::Card(card)));
    overlays
}

/// GK-10.3, GK-10.8: how far it fires, and to which sides.
fn within(look: Look<'_>, card: CardId) -> Option<Overlay> {
    let (table, content) = (look.names.table, look.names.content);
    let arms = arms(table, content, look.seat, Shooter::Card(card))?;
    let way = table.player(look.seat).hitter?.facing;
    let around = arms.all_round || arms.orbital.is_some();
    let sides =
        if around { (0..6).collect() } else { [way.turn(5), way, way.turn(1)].map(Way::side).to_vec() };
    let title = Message::new("gk-range").with("card", content.card(card).name.as_str());
    let sweep = Sweep::Sides { sides, reach: arms.range };
    let of = ids::piece(look.seat, Gkr::Hitter);
    Some(Overlay::Arc(Arc { of, title, sweep, tone: Tone::Side(look.seat.0) }))
}

/// What this could fire at now.
fn targets(look: Look<'_>, shooter: Shooter) -> Option<Overlay> {
    let shots = shots(look.names.table, look.names.content, look.seat, shooter);
    let mut ids: Vec<Id> = shots.iter().map(|shot| ids::piece(shot.seat, shot.gkr)).collect();
    ids.dedup();
    (!ids.is_empty()).then_some(Overlay::Things { ids, tone: Tone::Harm })
}

/// GK-11, GK-12: sight, Target Number with its reasons, chance to hit, and what may be lost.
pub(super) fn fired(look: Look<'_>, aim: Aim) -> Vec<Overlay> {
    let (from, to) = (ids::piece(aim.seat, aim.from()), ids::piece(aim.owner, aim.gkr));
    let mut overlays = Vec::new();
    if let Some((seen, why)) = aim.sight(look) {
        overlays.push(Overlay::Sight(Sight {
            from,
            to: to.clone(),
            segments: vec![Segment { until: 1000, seen, why }],
        }));
    }
    let Some(number) = number(look, aim) else { return overlays };
    if aim.mode != Mode::Orbital {
        let title = Message::new("gk-odds").with("target", number);
        overlays.push(Overlay::Odds { cases: Rolls::against(number).hits(), of: ROLLS, title });
        let words = Message::new("gk-number").with("target", number).with("reasons", aim.reasons(look));
        overlays.push(Overlay::Mark {
            on: to,
            mark: Mark::new(words, Tone::Harm).drawn("dice").counting(number),
        });
    }
    overlays.extend(forecast(look, aim, number));
    overlays
}

/// GK-11.4: the Target Number of this attack.
pub(super) fn number(look: Look<'_>, aim: Aim) -> Option<u8> {
    let all = shots(look.names.table, look.names.content, aim.seat, aim.shooter);
    let shot =
        all.into_iter().find(|shot| (shot.seat, shot.gkr, shot.mode) == (aim.owner, aim.gkr, aim.mode));
    shot.map(|shot| shot.number)
}

/// GK-12: what may be left of the cards of a Heavy Hitter, or of the Hit Points of a Support Unit.
fn forecast(look: Look<'_>, aim: Aim, number: u8) -> Option<Overlay> {
    let (table, content) = (look.names.table, look.names.content);
    let attempt = aim.attempt(look);
    let of = |reasons: &Reasons| sum(reasons).clamp(0, 12).unsigned_abs();
    let damage = of(&reckoning::damage(table, content, &attempt));
    let armour = of(&reckoning::armour(table, content, &attempt));
    let rolls = if aim.mode == Mode::Orbital { Rolls::sure() } else { Rolls::against(number) };
    let cases = harm(rolls, damage, armour);
    let player = table.player(aim.owner);
    let (on, name, now) = match player.units.get(aim.gkr) {
        Some(drone) => (ids::piece(aim.owner, aim.gkr), "hits", drone.hits),
        None => (ids::gauge(aim.owner, "sound"), "sound", player.sound()),
    };
    let mut outcomes: Vec<Outlook> = Vec::new();
    for (points, cases) in (0u8..).zip(cases).filter(|(_, cases)| *cases > 0) {
        let value = i64::from(now.saturating_sub(points));
        match outcomes.last_mut() {
            Some(last) if last.value == value => last.cases += cases,
            _ => outcomes.push(Outlook { value, cases }),
        }
    }
    outcomes.reverse();
    let title = Message::new("gk-scene-gauge").with("name", name);
    Some(Overlay::Forecast { on, title, now: now.into(), outcomes })
}

/// GK-14.4, GK-14.11: the building, the own tags on it after this one, and whether it falls.
fn tagged(look: Look<'_>, gkr: Gkr, at: Cell) -> Vec<Overlay> {
    let (table, seat) = (look.names.table, look.seat);
    let own = table
        .building_at(at)
        .map_or(0, |place| table.buildings[place].faces.iter().filter(|owner| **owner == Some(seat)).count());
    let (tone, falls) = if own + 1 >= DEMOLISHES { (Tone::Harm, "yes") } else { (Tone::Help, "no") };
    let words = Message::new("gk-tagging").with("tags", own + 1).with("falls", falls);
    vec![
        Overlay::Line { from: ids::piece(seat, gkr), to: ids::building(at), blocker: None },
        Overlay::Things { ids: vec![ids::building(at)], tone },
        Overlay::Mark {
            on: ids::building(at),
            mark: Mark::new(words, tone).drawn("tag").counting(own as u8 + 1),
        },
    ]
}
