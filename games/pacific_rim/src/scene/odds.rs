//! What an attack promises: its dice, how likely it is to succeed, what it leaves of the structure of its target.
//!
//! PR-1.42, PR-R2, PR-10.3: before a shot is declared, nothing of its range, its arc or its sight is told. Its odds are
//! told for each case that there is, whichever it will be. Melee is between bases in contact, where nothing is measured
//! (PR-9.1): it has the case that everybody sees.

use super::{Look, fight, ids, panel};
use crate::content::Reach;
use crate::pool::Pip;
use crate::procedures::{Striking, StrikingStep, candidates};
use crate::queries::{Facts, Prospect, Roll, WHOLE, Weapon, pool_of_attack, pool_of_defence, prospect};
use crate::table::{Target, Who};
use scene::{Outlook, Overlay, Tone};
use words::Message;

/// The odds of a case of an attack, with the dice of both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Case {
    dice: [u8; 2],
    prospect: Prospect,
}

/// In which cases these odds hold.
#[derive(Clone, Copy)]
struct When {
    range: &'static str,
    arc: &'static str,
}

const ALWAYS: When = When { range: "any", arc: "any" };

/// What an attack promises against this target, before it is declared.
pub(super) fn of(look: Look<'_>, strike: Striking, target: Target) -> Vec<Overlay> {
    let attack = strike.weapon.attack(look.names.table, look.names.content);
    if attack.reach == Reach::Melee {
        let facts = Facts::of(look.names.table, strike.who, target);
        let arc = if facts.behind { "behind" } else { "any" };
        return told(look, target, When { arc, ..ALWAYS }, case(look, strike, target, facts));
    }
    let cases = shots(look, strike, target);
    cases.into_iter().flat_map(|(when, case)| told(look, target, when, case)).collect()
}

/// What an attack promises whose target is chosen next: if there is one alone, against it.
pub(super) fn next(look: Look<'_>, strike: Striking) -> Vec<Overlay> {
    let attack = strike.weapon.attack(look.names.table, look.names.content);
    if attack.reach == Reach::Ranged {
        return Vec::new();
    }
    let (table, all) = (look.names.table, candidates(look.names.table, &strike, attack));
    let models = table.standing().map(|(who, _)| Target::Model(who));
    let blocks = table.blocks().map(|(block, _)| Target::Building(block));
    let targets: Vec<Target> = models.chain(blocks).filter(|target| all.contains(*target)).collect();
    let ids = targets.iter().map(|target| ids::target(*target)).collect();
    match targets[..] {
        [] => Vec::new(),
        [only] => {
            [Overlay::Things { ids, tone: Tone::Harm }].into_iter().chain(of(look, strike, only)).collect()
        }
        _ => vec![Overlay::Things { ids, tone: Tone::Harm }],
    }
}

/// PR-10.10, PR-10.11, PR-10.13, PR-15.7: the cases of a shot that differ. A throw has none beyond short range.
fn shots(look: Look<'_>, strike: Striking, target: Target) -> Vec<(When, Case)> {
    let is_thrown = matches!(strike.weapon, Weapon::Object { .. });
    let at = |short: bool, behind: bool| case(look, strike, target, Facts { short, behind, contact: false });
    let ranges = |behind: bool| match (at(true, behind), at(false, behind)) {
        (near, _) if is_thrown => vec![("short", near)],
        (near, far) if near == far => vec![("any", near)],
        (near, far) => vec![("short", near), ("long", far)],
    };
    let arcs = match (ranges(false), ranges(true)) {
        (front, _) if target.model().is_none() => vec![("any", front)],
        (front, behind) if front == behind => vec![("any", front)],
        (front, behind) => vec![("front", front), ("behind", behind)],
    };
    let all = arcs.into_iter().flat_map(|(arc, ranges)| ranges.into_iter().map(move |it| (arc, it)));
    all.map(|(arc, (range, case))| (When { range, arc }, case)).collect()
}

fn case(look: Look<'_>, strike: Striking, target: Target, facts: Facts) -> Case {
    let strike = strike.declared(look.at(), target, facts);
    let combat = strike.combat(look.names.table, look.names.content);
    let dice = [pool_of_attack(&combat), pool_of_defence(&combat)];
    Case { dice, prospect: prospect(&combat, Roll::of(dice[0]), Roll::of(dice[1])) }
}

/// The odds in words, and what they leave of a model.
fn told(look: Look<'_>, target: Target, when: When, case: Case) -> Vec<Overlay> {
    let [dice, against] = case.dice;
    let title = words("pr-odds-strike", target, when).with("dice", dice).with("against", against);
    let odds = Overlay::Odds { cases: case.prospect.won, of: WHOLE, title };
    [odds].into_iter().chain(left(look, target, when, case.prospect)).collect()
}

fn words(key: &'static str, target: Target, when: When) -> Message {
    let kind = if target.model().is_some() { "model" } else { "building" };
    Message::new(key).with("target", kind).with("range", when.range).with("arc", when.arc)
}

/// PR-11.1, PR-11.6: the structure that is left, for each damage.
fn left(look: Look<'_>, target: Target, when: When, prospect: Prospect) -> Option<Overlay> {
    let who = target.model()?;
    let now = panel::left(look, look.names.table.model(who)?);
    let mut outcomes: Vec<Outlook> = Vec::new();
    for (damage, cases) in (0u8..).zip(prospect.damage).filter(|(_, cases)| *cases > 0) {
        let value = i64::from(now.saturating_sub(damage));
        match outcomes.last_mut() {
            Some(last) if last.value == value => last.cases += cases,
            _ => outcomes.push(Outlook { value, cases }),
        }
    }
    outcomes.reverse();
    let title = words("pr-odds-structure", target, when);
    Some(Overlay::Forecast { on: ids::gauge(who, "structure"), title, now: now.into(), outcomes })
}

/// The odds of the attack that is under way, until its dice are compared.
pub(super) fn under_way(look: Look<'_>) -> Vec<Overlay> {
    let open = fight::declared(look).filter(|(strike, _)| !fight::is_settled(strike.step));
    let Some((strike, target)) = open else { return Vec::new() };
    let combat = strike.combat(look.names.table, look.names.content);
    let dice = [pool_of_attack(&combat), pool_of_defence(&combat)];
    let fallen = [&strike.attack, &strike.defence].map(|pool| Roll::after(pool, 0));
    let [attack, defence] = match strike.step {
        StrikingStep::Aim | StrikingStep::Attack => dice.map(Roll::of),
        StrikingStep::Defend => [fallen[0], Roll::of(dice[1])],
        _ => fallen,
    };
    told(look, target, ALWAYS, Case { dice, prospect: prospect(&combat, attack, defence) })
}

/// PR-R22, PR-R39: what the attack comes to if this die is rolled again, for who rolls it.
pub(super) fn again(look: Look<'_>, kept: u8, pip: Pip) -> Vec<Overlay> {
    let Some((strike, target)) = fight::declared(look) else { return Vec::new() };
    let Some((who, mut pool)) = strike.roller() else { return Vec::new() };
    pool.take(kept, pip);
    let combat = strike.combat(look.names.table, look.names.content);
    let (anew, attacks) = (Roll::after(&pool, 1), who == strike.who);
    let prospect = if attacks {
        prospect(&combat, anew, Roll::after(&strike.defence, 0))
    } else {
        prospect(&combat, Roll::after(&strike.attack, 0), anew)
    };
    let (side, cases) = if attacks { ("attack", prospect.won) } else { ("defence", WHOLE - prospect.won) };
    let odds = Overlay::Odds { cases, of: WHOLE, title: Message::new("pr-odds-again").with("side", side) };
    [odds].into_iter().chain(left(look, target, ALWAYS, prospect)).collect()
}

/// PR-12.4, PR-12.5, PR-R30: one die for what is in the way of a push, and one for who is pushed.
pub(super) fn collision(look: Look<'_>, against: Option<Target>, pushed: Who) -> Vec<Overlay> {
    let hurt = |target: Target| {
        let title = Message::new("pr-odds-collision").with("target", look.names.target(target));
        Overlay::Odds { cases: Roll::of(1).at_least(1), of: WHOLE, title }
    };
    against.into_iter().chain([Target::Model(pushed)]).map(hurt).collect()
}
