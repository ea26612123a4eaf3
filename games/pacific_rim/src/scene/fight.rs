//! The attack in progress: both sides, their dice, what was so when it was declared, the damage. PR-9, PR-10.
//!
//! What is measured stands here only after the target was declared.

use super::{Look, ids, odds};
use crate::content::Reach;
use crate::pool::{Pip, Pool};
use crate::procedures::{Striking, StrikingStep};
use crate::queries::{Combat, Weapon, pool_of_attack, pool_of_defence};
use crate::table::{Block, Target};
use kernel::{Procedure, Seat};
use scene::{Die, DieState, Id, Mark, Overlay, Panel, Part, Place, Ruler, Tone, Tray};
use words::Message;

/// The kinds of ends of a chain of dice, as pools count them.
const ENDS: [Pip; 3] = [Pip::Blank, Pip::Trigger, Pip::Success];

/// The attack whose target is declared.
pub(super) fn declared(look: Look<'_>) -> Option<(Striking, Target)> {
    let striking = *Striking::of(look.view.stack())?;
    if striking.step == StrikingStep::Aim {
        return None;
    }
    Some((striking, striking.target?))
}

/// PR-10.3: the line between both, what was measured when the target was declared, and the odds.
pub(super) fn overlays(look: Look<'_>) -> Vec<Overlay> {
    let Some((striking, target)) = declared(look) else { return Vec::new() };
    if !is_there(look, Target::Model(striking.who)) || !is_there(look, target) {
        return Vec::new();
    }
    let (from, to) = (ids::model(striking.who), ids::target(target));
    let mut overlays = vec![Overlay::Line { from: from.clone(), to: to.clone(), blocker: None }];
    if !striking.facts.contact {
        let range = if striking.facts.short { "short" } else { "long" };
        let words = Message::new("pr-scene-range").with("range", range);
        overlays.push(Overlay::Ruler(Ruler { from: Place::Thing(from), to: Place::Thing(to), words }));
    }
    overlays.extend(odds::under_way(look));
    overlays
}

/// Whether it is drawn on the plane.
pub(super) fn is_there(look: Look<'_>, target: Target) -> bool {
    match target {
        Target::Model(who) => look.names.table.model(who).is_some_and(|figure| figure.pose().is_some()),
        Target::Building(Block(block)) => usize::from(block) < look.names.table.towers().len(),
    }
}

/// PR-9.2 to PR-9.7: the sheet of a fight.
pub(super) fn panel(look: Look<'_>) -> Option<Panel> {
    let (striking, target) = declared(look)?;
    let combat = striking.combat(look.names.table, look.names.content);
    let reach = match combat.attack.reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
    };
    let title = Message::new("pr-scene-fight")
        .with("who", look.names.model(striking.who))
        .with("target", look.names.target(target))
        .with("reach", reach);
    let mut parts = vec![Part::Note(weapon(look, &striking))];
    parts.extend(facts(&striking).map(Part::Note));
    parts.push(Part::Tray(tray(look, &striking, &combat, true)));
    parts.push(Part::Tray(tray(look, &striking, &combat, false)));
    parts.extend(result(&striking).map(Part::Note));
    Some(Panel { active: true, ..Panel::new(Id::of("fight", 0), title, parts) })
}

/// With what is attacked.
fn weapon(look: Look<'_>, striking: &Striking) -> Mark {
    let (with, name) = match striking.weapon {
        Weapon::Plain => ("plain", Message::new("pr-no-text")),
        Weapon::Card { card, .. } => {
            let name = look.names.content.card(card).name.as_str();
            ("card", Message::new("pr-piece").with("name", name))
        }
        Weapon::Object { thing, .. } => ("object", look.names.thing(thing)),
    };
    Mark::new(Message::new("pr-scene-weapon").with("with", with).with("name", name), Tone::Plain)
        .drawn("attack")
}

/// PR-2.7, PR-10.10, PR-10.11: from behind, at which range.
fn facts(striking: &Striking) -> impl Iterator<Item = Mark> + use<> {
    let facts = striking.facts;
    let behind = facts.behind.then(|| Mark::new(Message::new("pr-scene-behind"), Tone::Harm).drawn("rear"));
    let range = (!facts.contact).then(|| {
        let (word, glyph) = if facts.short { ("short", "near") } else { ("long", "far") };
        Mark::new(Message::new("pr-scene-range").with("range", word), Tone::Plain).drawn(glyph)
    });
    behind.into_iter().chain(range)
}

/// PR-9.3, PR-9.4: the dice of one side. Before they fall, how many there will be.
fn tray(look: Look<'_>, striking: &Striking, combat: &Combat<'_>, attacks: bool) -> Tray {
    let (pool, count) = match attacks {
        true => (striking.attack, pool_of_attack(combat)),
        false => (striking.defence, pool_of_defence(combat)),
    };
    let side = if attacks { "attack" } else { "defence" };
    let target = striking.target.and_then(Target::model);
    let who = if attacks { Some(striking.who) } else { target };
    let seat: Option<Seat> = who.and_then(|who| look.names.table.model(who)).map(|figure| figure.owner);
    let has_rolled = match striking.step {
        StrikingStep::Aim | StrikingStep::Attack => false,
        StrikingStep::Defend => attacks,
        _ => true,
    };
    let total =
        Message::new("pr-scene-total").with("successes", pool.successes).with("triggers", pool.triggers);
    Tray {
        id: Id::of("dice", side),
        title: Message::new("pr-scene-dice").with("side", side).with("dice", count),
        seat: seat.map(|seat| seat.0),
        dice: if has_rolled { dice(&Id::of("dice", side), &pool) } else { Vec::new() },
        total: has_rolled.then_some(total),
    }
}

/// The dice of a pool as chains: criticals, and what followed the last one. Those that were rolled again are in the total.
fn dice(id: &Id, pool: &Pool) -> Vec<Die> {
    let mut all = Vec::new();
    for (chain, count) in pool.fresh.iter().enumerate() {
        let (criticals, end) = ((chain / ENDS.len()) as u8, ENDS[chain % ENDS.len()]);
        for copy in 0..*count {
            let at = |kept: u8| id.at(format!("{chain}-{copy}-{kept}"));
            all.extend((0..criticals).map(|kept| die(at(kept), Pip::Critical)));
            all.push(die(at(criticals), end));
        }
    }
    all
}

/// Where the die lies that an answer rolls again: the first one of this kind.
pub(super) fn fresh(look: Look<'_>, kept: u8, pip: Pip) -> Option<Id> {
    let striking = Striking::of(look.view.stack())?;
    let (who, pool) = striking.roller()?;
    let id = Id::of("dice", if who == striking.who { "attack" } else { "defence" });
    let fits = |chain: usize| {
        let (criticals, end) = ((chain / ENDS.len()) as u8, ENDS[chain % ENDS.len()]);
        let is_it = if pip == Pip::Critical { criticals > kept } else { (criticals, end) == (kept, pip) };
        is_it && pool.fresh[chain] > 0
    };
    let chain = (0..pool.fresh.len()).find(|chain| fits(*chain))?;
    Some(id.at(format!("{chain}-0-{kept}")))
}

/// PR-1.34: one combat die.
pub(super) fn die(id: Id, pip: Pip) -> Die {
    let (face, word) = match pip {
        Pip::Blank => (1, "blank"),
        Pip::Trigger => (3, "trigger"),
        Pip::Success => (4, "success"),
        Pip::Critical => (6, "critical"),
    };
    let counts = matches!(pip, Pip::Success | Pip::Critical);
    Die {
        id,
        face: Some(face),
        sides: 6,
        state: if counts { DieState::Success } else { DieState::InPlay },
        note: Some(Message::new("pr-scene-die").with("pip", word)),
    }
}

/// PR-9.6, PR-9.7, PR-11.1: what came of it.
fn result(striking: &Striking) -> Option<Mark> {
    let won = if striking.won { "yes" } else { "no" };
    let words = Message::new("pr-scene-result").with("won", won).with("damage", striking.damage);
    let mark = Mark::new(words, Tone::Harm).drawn("damage").counting(striking.damage);
    is_settled(striking.step).then_some(mark)
}

/// Whether the dice of both sides were compared.
pub(super) fn is_settled(step: StrikingStep) -> bool {
    match step {
        StrikingStep::Aim
        | StrikingStep::Attack
        | StrikingStep::Defend
        | StrikingStep::Reroll
        | StrikingStep::RerollDefence
        | StrikingStep::Compare => false,
        StrikingStep::Replace
        | StrikingStep::Hurt
        | StrikingStep::Accurate
        | StrikingStep::Blows
        | StrikingStep::Spoils
        | StrikingStep::SpoilsDefence
        | StrikingStep::Shove
        | StrikingStep::Shoved
        | StrikingStep::StepIn
        | StrikingStep::Brutal
        | StrikingStep::Again => true,
    }
}
