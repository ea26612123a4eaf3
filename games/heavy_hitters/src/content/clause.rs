//! Clauses: what cards, Pilots, units and upgrades do, as data: when, and what.

/// When a clause works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// Always.
    Passive,
    /// GK-R18 (a): target and Target Number are announced.
    Aimed,
    /// GK-R18 (b): the attack was rolled.
    Rolled,
    /// GK-R18 (c): before the Armour Save.
    Saving,
    /// GK-R18 (d): after the Armour Save.
    Saved,
    /// GK-R18 (e): after damage was taken.
    Damaged,
    /// Before the own Heavy Hitter moves.
    BeforeMove,
    /// After the own Heavy Hitter has moved.
    AfterMove,
    /// Before the declared cards are revealed.
    BeforeReveal,
}

/// The words of [`When`] in packs.
pub(super) const WHENS: [(&str, When, &str); 9] = [
    ("always", When::Passive, "Always."),
    ("aimed", When::Aimed, "After the target was announced, before the roll."),
    ("rolled", When::Rolled, "After the attack roll."),
    ("saving", When::Saving, "Before the armour save."),
    ("saved", When::Saved, "After the armour save."),
    ("damaged", When::Damaged, "After damage was taken."),
    ("before-move", When::BeforeMove, "Before the own Heavy Hitter moves."),
    ("after-move", When::AfterMove, "After the own Heavy Hitter has moved."),
    ("before-reveal", When::BeforeReveal, "Before the declared cards are revealed."),
];

/// What a clause does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Rolls both Attack Dice again (GK-R47).
    Reroll,
    /// So much on the Target Number.
    ToHit(i8),
    /// So much on the damage.
    Damage(i8),
    /// So much on the armour value.
    Armour(i8),
    /// So many cards from the Damage Pile to the Discard Pile (GK-R76).
    Repair(u8),
    /// So many cards are drawn.
    Draw(u8),
    /// So much energy.
    Energy(i8),
}

/// A word, the effect of an amount, and what it means for people.
type EffectWord = (&'static str, fn(i8) -> Effect, &'static str);

/// The words of [`Effect`] in packs, each with what makes it of a number.
pub(super) const EFFECTS: [EffectWord; 7] = [
    ("reroll", |_| Effect::Reroll, "Both Attack Dice are rolled again."),
    ("to-hit", Effect::ToHit, "So much on the Target Number."),
    ("damage", Effect::Damage, "So much on the damage."),
    ("armour", Effect::Armour, "So much on the armour value."),
    ("repair", |count| Effect::Repair(count.unsigned_abs()), "So many cards from the Damage Pile."),
    ("draw", |count| Effect::Draw(count.unsigned_abs()), "So many cards are drawn."),
    ("energy", Effect::Energy, "So much energy."),
];

/// One sentence of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// When it works.
    pub when: When,
    /// What it does.
    pub effect: Effect,
}
