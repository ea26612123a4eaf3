//! The attack in progress and those that come: dice, number, the line of fire, the order by speed.

use super::aim::Aim;
use super::{Look, ids};
use crate::content::{CardId, Gkr};
use crate::procedures::{Attack, AttackStep, Saving, Volley};
use crate::queries::arms;
use crate::question::{Mode, Shooter};
use kernel::{Procedure, Seat};
use scene::{Die, DieState, Id, Mark, Order, Overlay, Panel, Part, Segment, Sight, Tone, Tray};
use words::Message;

/// The attack whose target is announced.
fn announced(look: Look<'_>) -> Option<(Attack, Aim)> {
    let attack = *Attack::of(look.view.stack())?;
    let Attack { seat, shooter, step, at: owner, gkr, mode, .. } = attack;
    (step != AttackStep::Aim).then_some((attack, Aim { seat, shooter, owner, gkr, mode }))
}

/// GK-R73: what is seen along the line of fire.
pub(super) fn overlays(look: Look<'_>) -> Vec<Overlay> {
    let Some((_, aim)) = announced(look) else { return Vec::new() };
    let (Some(_), Some((seen, why))) = (aim.ends(look), aim.sight(look)) else { return Vec::new() };
    let (from, to) = (ids::piece(aim.seat, aim.from()), ids::piece(aim.owner, aim.gkr));
    vec![Overlay::Sight(Sight { from, to, segments: vec![Segment { until: 1000, seen, why }] })]
}

/// GK-11.1: the Target Number with its reasons, and the dice.
pub(super) fn panel(look: Look<'_>) -> Option<Panel> {
    let (attack, aim) = announced(look)?;
    let with = look.names.shooter(attack.seat, attack.shooter);
    let title = look.names.whose("gk-scene-attack", attack.seat).with("with", with);
    let mut parts = Vec::new();
    if aim.mode != Mode::Orbital {
        let words =
            Message::new("gk-number").with("target", attack.number).with("reasons", aim.reasons(look));
        parts.push(Part::Note(Mark::new(words, Tone::Plain).drawn("attack")));
        parts.push(Part::Tray(tray(look, &attack)));
    }
    parts.extend(damage(look, &attack).map(Part::Note));
    Some(Panel { active: true, ..Panel::new(Id::of("attack", 0), title, parts) })
}

/// GK-12.5, GK-13.2: the damage that would come, until the armour saves are rolled; then what gets through. A miss has none.
fn damage(look: Look<'_>, attack: &Attack) -> Option<Mark> {
    let is_saving = Saving::of(look.view.stack()).is_some();
    let (known, damage) = match attack.step {
        AttackStep::Aim => return None,
        AttackStep::Aimed | AttackStep::Roll | AttackStep::Rolled | AttackStep::Saving | AttackStep::Save => {
            ("before", attack.full_damage(look.names.table, look.names.content))
        }
        AttackStep::Saved if is_saving => ("before", attack.saves),
        AttackStep::Saved | AttackStep::Hurt | AttackStep::Damaged | AttackStep::Worked => {
            ("got", attack.damage)
        }
        AttackStep::Over if attack.has_hit() => ("got", attack.damage),
        AttackStep::Over => return None,
    };
    let words = Message::new("gk-scene-damage").with("known", known).with("damage", damage);
    Some(Mark::new(words, Tone::Harm).drawn("damage"))
}

fn tray(look: Look<'_>, attack: &Attack) -> Tray {
    let id = Id::of("dice", attack.seat.0);
    let rolled = attack.dice != [0, 0];
    let die = |(place, &face): (usize, &u8)| Die {
        id: id.at(place),
        face: rolled.then_some(face),
        sides: 6,
        state: DieState::InPlay,
        note: None,
    };
    let total: u8 = attack.dice.iter().sum();
    let words = Message::new("gk-scene-total").with("total", total).with("target", attack.number);
    Tray {
        title: look.names.whose("gk-scene-dice", attack.seat),
        seat: Some(attack.seat.0),
        dice: attack.dice.iter().enumerate().map(die).collect(),
        total: rolled.then_some(words),
        id,
    }
}

/// GK-9.7: the attacks that are still to come, the fastest first.
pub(super) fn order(look: Look<'_>) -> Option<Order> {
    Volley::of(look.view.stack())?;
    let table = look.names.table;
    let mut all: Vec<(u8, Seat, Shooter)> = Vec::new();
    for seat in table.order() {
        let player = table.player(seat);
        let is_ready = |gkr: &Gkr| player.units.get(*gkr).is_some_and(|drone| drone.ready);
        let cards = player.line.iter().map(|(id, _)| Shooter::Card(CardId(id)));
        let units = Gkr::UNITS.into_iter().filter(is_ready).map(Shooter::Unit);
        let speed = |shooter| arms(table, look.names.content, seat, shooter).map(|arms| arms.speed);
        all.extend(cards.chain(units).filter_map(|shooter| Some((speed(shooter)?, seat, shooter))));
    }
    all.sort_by_key(|(speed, ..)| std::cmp::Reverse(*speed));
    let entry = |(speed, seat, shooter): (u8, Seat, Shooter)| {
        let id = match shooter {
            Shooter::Card(card) => ids::card("line", seat, card),
            Shooter::Unit(gkr) => ids::piece(seat, gkr),
        };
        let words = look.names.whose("gk-scene-next", seat).with("speed", speed);
        (Some(id), words.with("with", look.names.shooter(seat, shooter)))
    };
    let entries: Vec<_> = all.into_iter().map(entry).collect();
    let title = Message::new("gk-scene-volley");
    (!entries.is_empty()).then(|| Order { id: Id::of("volley", 0), title, entries })
}
