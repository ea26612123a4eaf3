//! Dice: how many are rolled in a combat, which may be rolled again, and what the results bring.

use super::bases::{solid, stands, touch};
use super::stats::{ability, short, stat, traits};
use crate::content::{Ability, Attack, Boon, CardId, Content, If, Reach, Stat, Step, Trait};
use crate::pool::{Pool, damage};
use crate::table::{Block, Load, Table, Target, Thing, Who};
use serde::{Deserialize, Serialize};

/// PR-15.6: the dice of an object without a number of its own.
const OBJECT: i8 = 3;

/// With what a model attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// PR-R17: SKL + POW and nothing else, in melee.
    Plain,
    /// A step of an action card.
    Card {
        /// The card.
        card: CardId,
        /// Which of its actions.
        action: u8,
        /// Which of its steps.
        step: u8,
    },
    /// PR-15.5: a carried object, in melee or thrown.
    Object {
        /// The object.
        thing: Thing,
        /// How.
        reach: Reach,
    },
}

impl Weapon {
    /// What the attack is.
    pub fn attack(self, table: &Table, content: &Content) -> Attack {
        match self {
            Weapon::Plain => Attack::plain(Reach::Melee),
            Weapon::Card { card, action, step } => {
                let action = content.card(card).actions.get(usize::from(action));
                match action.and_then(|action| action.steps.get(usize::from(step))) {
                    Some(Step::Attack(attack)) => *attack,
                    _ => Attack::plain(Reach::Melee),
                }
            }
            Weapon::Object { thing, reach } => {
                let token = table.tokens().get(usize::from(thing.0));
                let dice = match token.map(|token| token.load) {
                    Some(Load::Object(kind)) => content.object(kind).power as i8,
                    Some(Load::Bomb) | None => OBJECT,
                };
                Attack { dice, ..Attack::plain(reach) }
            }
        }
    }
}

/// What was so when an attack was declared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Facts {
    /// PR-10.10: the target was at short range.
    pub short: bool,
    /// PR-2.7: the attacker was completely in the rear arc of the target.
    pub behind: bool,
    /// PR-R31: the two were in contact.
    pub contact: bool,
}

impl Facts {
    /// What is so now.
    pub(crate) fn of(table: &Table, by: Who, target: Target) -> Facts {
        let own = stands(table, by);
        let Some(aim) = solid(table, target) else { return Facts::default() };
        let behind = target.model().is_some() && aim.has_wholly_behind(&own);
        Facts { short: short(&own, &aim), behind, contact: touch(&own, &aim) }
    }
}

/// A combat as the dice see it.
#[derive(Clone, Copy, Debug)]
pub struct Combat<'a> {
    /// The table.
    pub table: &'a Table,
    /// The packs.
    pub content: &'a Content,
    /// Who attacks.
    pub by: Who,
    /// Whom.
    pub target: Target,
    /// With what.
    pub attack: Attack,
    /// What was so when it was declared.
    pub facts: Facts,
    /// Further dice: those that were paid for, and those of MOMENTUM.
    pub more: u8,
}

impl Combat<'_> {
    /// PR-10.8, PR-10.9, PR-R86: only what a text asks for is looked at.
    fn holds(&self, condition: Option<If>) -> bool {
        condition.is_none_or(|condition| match condition {
            If::Short => self.facts.short,
            If::Long => !self.facts.short,
            If::Building => self.target.is_building(),
            If::Behind => self.facts.behind,
        })
    }

    /// PR-14.1, PR-14.3: the traits of a model that work in this combat with so many triggers.
    fn works<'a>(&'a self, who: Who, triggers: u8) -> impl Iterator<Item = Trait> + 'a {
        let (attacks, reach) = (who == self.by, self.attack.reach);
        let held = traits(self.content, self.table.figure(who));
        held.filter(move |held| {
            held.on.works(reach, attacks) && held.triggers <= triggers && self.holds(held.condition)
        })
    }

    fn dice(&self, who: Who) -> i16 {
        let gives = |held: Trait| match held.boon {
            Boon::Dice(n) => i16::from(n),
            _ => 0,
        };
        self.works(who, 0).map(gives).sum()
    }

    /// PR-14.5, PR-14.6, PR-R45: the successes that the traits of a model add, with so many triggers.
    pub(super) fn more_successes(&self, who: Who, triggers: u8) -> u8 {
        let gives = |held: Trait| match held.boon {
            Boon::Success(n) => n,
            _ => 0,
        };
        self.works(who, triggers).map(gives).sum()
    }

    /// PR-14.4: whether a model takes no damage with so many triggers.
    pub(super) fn spares(&self, who: Who, triggers: u8) -> bool {
        self.works(who, triggers).any(|held| held.boon == Boon::NoDamage)
    }

    fn number(&self, who: Who, wanted: Stat) -> i16 {
        i16::from(stat(self.table, self.content, who, wanted))
    }
}

/// PR-9.3, PR-10.13, PR-13.11, PR-R22: the dice of the attacker.
pub(crate) fn pool_of_attack(combat: &Combat<'_>) -> u8 {
    let (by, attack) = (combat.by, combat.attack);
    let odds = attack.odds.iter().flatten().filter(|(condition, _)| combat.holds(Some(*condition)));
    let odds: i16 = odds.map(|(_, n)| i16::from(*n)).sum();
    let focus = combat.table.figure(by).waits.focus && attack.reach == Reach::Melee;
    let base = combat.number(by, Stat::Skill) + combat.number(by, Stat::Power);
    let all = base + i16::from(attack.dice) + odds + combat.dice(by) + i16::from(focus);
    (all + i16::from(combat.more)).clamp(0, DICE) as u8
}

/// More dice than this are never rolled at once (PR-T5).
const DICE: i16 = 60;

/// PR-9.4, PR-9.5, PR-16.2: the dice of the defender.
pub(crate) fn pool_of_defence(combat: &Combat<'_>) -> u8 {
    let who = match combat.target {
        Target::Building(Block(place)) => {
            let tower = combat.table.towers().get(usize::from(place));
            return tower.map_or(0, |tower| tower.kind.armour());
        }
        Target::Model(who) => who,
    };
    let held = traits(combat.content, combat.table.figure(who));
    let is_watchful = { held }.any(|held| held.boon == Boon::Watchful);
    let skill = if combat.facts.behind && !is_watchful { 0 } else { combat.number(who, Stat::Skill) };
    (skill + combat.number(who, Stat::Armour) + combat.dice(who)).clamp(0, DICE) as u8
}

/// PR-R39: how many own dice a model may roll again for nothing, and whether it may pay for more (PR-13.16).
pub(crate) fn rerolls(combat: &Combat<'_>, who: Who) -> (u8, bool) {
    let gives = |held: Trait| match held.boon {
        Boon::Reroll(n) => n,
        _ => 0,
    };
    let figure = combat.table.figure(who);
    let paid = ability(combat.content, figure, Ability::MarkOne) && figure.tracks[0] > 0;
    (combat.works(who, 0).map(gives).sum(), paid)
}

/// PR-9.6, PR-9.7, PR-R22, PR-R78: whether the attack is successful, and its damage.
pub(crate) fn damage_of(combat: &Combat<'_>, attack: &Pool, defence: &Pool) -> (bool, u8) {
    let strikes = attack.successes.saturating_add(combat.more_successes(combat.by, attack.triggers));
    let Target::Model(who) = combat.target else {
        return (strikes > defence.successes, damage(strikes, defence.successes));
    };
    let wards = defence.successes.saturating_add(combat.more_successes(who, defence.triggers));
    let is_spared = combat.spares(who, defence.triggers);
    (strikes > wards, if is_spared { 0 } else { damage(strikes, wards) })
}

/// What the traits of a model give after a combat, with so many triggers: the boons in their order.
pub(crate) fn spoils(combat: &Combat<'_>, who: Who, triggers: u8, n: u8) -> Option<Boon> {
    combat.works(who, triggers).map(|held| held.boon).nth(usize::from(n))
}
