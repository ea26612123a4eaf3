//! The vocabulary of texts: when a clause works, under which conditions, and what it does.

use super::{Class, Rank};
use serde::{Deserialize, Serialize};

/// When a clause works; for a card that is played, when it can be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As long as it is there.
    Always,
    /// GK-R18 (a): target and Target Number are announced.
    Aimed,
    /// GK-R18 (b): the attack was rolled.
    Rolled,
    /// GK-R18 (c): before the Armour Save.
    Saving,
    /// GK-R18 (d): after the Armour Save.
    Saved,
    /// GK-R18 (e): after damage was taken.
    Hurt,
    /// The attack of this card or unit hit, and its damage was taken.
    Hit,
    /// The attack of this card missed.
    Missed,
    /// Before the own Heavy Hitter moves.
    Moving,
    /// After the own Heavy Hitter has moved.
    Moved,
    /// When all units have moved.
    MovesDone,
    /// After the declared cards were revealed and paid.
    Revealed,
    /// Another player has played a hack against this one.
    Hacked,
    /// When the player tags.
    Tagging,
    /// When the player deploys, moves the Heavy Hitter or tags.
    AnyOwn,
    /// At the end of the turn, when hands are full again.
    Resetting,
    /// The unit was destroyed.
    Destroyed,
}

impl When {
    /// GK-R18: whether it is a window of an attack.
    pub fn is_window(self) -> bool {
        match self {
            When::Aimed | When::Rolled | When::Saving | When::Saved | When::Hurt => true,
            When::Always
            | When::Hit
            | When::Missed
            | When::Moving
            | When::Moved
            | When::MovesDone
            | When::Revealed
            | When::Hacked
            | When::Tagging
            | When::AnyOwn
            | When::Resetting
            | When::Destroyed => false,
        }
    }

    /// Whether there is an attack that conditions can look at.
    pub fn has_attack(self) -> bool {
        self.is_window() || matches!(self, When::Always | When::Hit | When::Missed)
    }
}

/// A word of packs, its meaning, and what it means for people.
pub(super) type Word<T> = (&'static str, T, &'static str);

/// What makes a condition or a deed of a number.
pub(super) type OfNumber<T> = fn(u8) -> T;
/// What makes a deed of a number that may be negative.
pub(super) type OfChange = fn(i8) -> Deed;

/// The words of [`When`].
pub(super) const WHENS: [Word<When>; 17] = [
    ("always", When::Always, "As long as it is there."),
    ("aimed", When::Aimed, "After the target was announced, before the roll."),
    ("rolled", When::Rolled, "After the attack roll."),
    ("saving", When::Saving, "Before the armour save."),
    ("saved", When::Saved, "After the armour save."),
    ("hurt", When::Hurt, "After damage was taken."),
    ("hit", When::Hit, "After a hit of this card or unit."),
    ("missed", When::Missed, "After a miss of this card."),
    ("moving", When::Moving, "Before the own Heavy Hitter moves."),
    ("moved", When::Moved, "After the own Heavy Hitter has moved."),
    ("moves-done", When::MovesDone, "When all units have moved."),
    ("revealed", When::Revealed, "After the declared cards were revealed."),
    ("hacked", When::Hacked, "In answer to a hack."),
    ("tagging", When::Tagging, "When the player tags."),
    ("any-own", When::AnyOwn, "When the player deploys, moves the Heavy Hitter or tags."),
    ("resetting", When::Resetting, "At the end of the turn."),
    ("destroyed", When::Destroyed, "When the unit is destroyed."),
];

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum If {
    /// This card, this unit, or the Heavy Hitter of the owner attacks.
    Mine,
    /// This unit, or the Heavy Hitter of the owner is attacked.
    AtMe,
    /// Any unit of the owner attacks.
    Ours,
    /// Any unit of the owner is attacked.
    AtOurs,
    /// A Heavy Hitter is attacked.
    AtHitter,
    /// A Support Unit is attacked.
    AtUnit,
    /// The target has a line of sight to the attacker.
    Direct,
    /// GK-10.20.
    Indirect,
    /// GK-10.11.
    PartialCover,
    /// GK-11.5.
    Flank,
    /// GK-10.21: this unit sees the target.
    Spots,
    /// The target is at most so far away.
    Near(u8),
    /// The target is at least so far away.
    Far(u8),
    /// The weapon is of this class.
    Class(Class),
    /// The weapon is of this rank.
    Rank(Rank),
    /// The own Heavy Hitter has not left its hex this turn.
    Still,
    /// The own Heavy Hitter has moved at least so many hexes this turn.
    Moved(u8),
    /// The player has spent energy this turn that was not there.
    RedLined,
    /// The own Heavy Hitter took damage this turn.
    Hurt,
    /// It took none.
    Unhurt,
    /// A unit of the player has hit a Heavy Hitter from the flank this turn.
    Flanked,
    /// At least so many own Support Units are on the board.
    Units(u8),
    /// This unit stands at most so far from the own Heavy Hitter.
    NearHitter(u8),
}

impl If {
    /// Whether it looks at an attack.
    pub fn is_of_attack(self) -> bool {
        match self {
            If::Mine
            | If::AtMe
            | If::Ours
            | If::AtOurs
            | If::AtHitter
            | If::AtUnit
            | If::Direct
            | If::Indirect
            | If::PartialCover
            | If::Flank
            | If::Spots
            | If::Near(_)
            | If::Far(_)
            | If::Class(_)
            | If::Rank(_) => true,
            If::Still
            | If::Moved(_)
            | If::RedLined
            | If::Hurt
            | If::Unhurt
            | If::Flanked
            | If::Units(_)
            | If::NearHitter(_) => false,
        }
    }

    /// Whether it says whose attack is meant.
    pub fn is_side(self) -> bool {
        matches!(self, If::Mine | If::AtMe | If::Ours | If::AtOurs)
    }
}

/// The conditions without a number.
pub(super) const IFS: [Word<If>; 16] = [
    ("mine", If::Mine, "This card or unit attacks, or the own Heavy Hitter."),
    ("at-me", If::AtMe, "This unit is attacked, or the own Heavy Hitter."),
    ("ours", If::Ours, "Any own unit attacks."),
    ("at-ours", If::AtOurs, "Any own unit is attacked."),
    ("at-hitter", If::AtHitter, "A Heavy Hitter is attacked."),
    ("at-unit", If::AtUnit, "A Support Unit is attacked."),
    ("direct", If::Direct, "The shot is direct."),
    ("indirect", If::Indirect, "The shot is indirect."),
    ("partial-cover", If::PartialCover, "The target has partial cover."),
    ("flank", If::Flank, "The attacker is on the flank."),
    ("spots", If::Spots, "This unit sees the target."),
    ("still", If::Still, "The own Heavy Hitter has not moved this turn."),
    ("red-lined", If::RedLined, "The player has red-lined this turn."),
    ("hurt", If::Hurt, "The own Heavy Hitter took damage this turn."),
    ("unhurt", If::Unhurt, "The own Heavy Hitter took no damage this turn."),
    ("flanked", If::Flanked, "An own unit hit a Heavy Hitter from the flank this turn."),
];

/// The words of conditions with a number.
pub(super) const IFS_OF_NUMBER: [Word<OfNumber<If>>; 5] = [
    ("near", If::Near, "The target is at most so far away."),
    ("far", If::Far, "The target is at least so far away."),
    ("moved", If::Moved, "The own Heavy Hitter has moved at least so many hexes this turn."),
    ("units", If::Units, "At least so many own Support Units are on the board."),
    ("near-hitter", If::NearHitter, "This unit stands at most so far from the own Heavy Hitter."),
];

/// What a clause does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// So much on the Target Number.
    Number(i8),
    /// So much on the damage before saves.
    Damage(i8),
    /// The armour is so much better.
    Armour(i8),
    /// Weapons reach so much further.
    Range(u8),
    /// The first so many hexes of a move cost nothing.
    Stride(u8),
    /// A weapon costs so much less.
    Cheaper(u8),
    /// Deploying costs so much less.
    CheaperDeploy(u8),
    /// The hand is filled up to so many cards more.
    Hand(u8),
    /// So many red-lined points of a turn cost no card.
    Spare(u8),
    /// Both Attack Dice are rolled again (GK-R47).
    RerollAttack,
    /// All Defence Dice are rolled again.
    RerollSaves,
    /// So much damage that got through is cancelled.
    Stop(u8),
    /// The target is pushed away, hex by hex.
    Push(u8),
    /// The target is pulled nearer, hex by hex.
    Pull(u8),
    /// The owner of the target discards so many cards.
    Strip(u8),
    /// Until the end of the turn the target is so much easier to hit.
    Mark(u8),
    /// An opponent loses so much energy.
    Drain(u8),
    /// The player loses so much energy.
    Lose(u8),
    /// The player gains so much energy.
    Energy(u8),
    /// The player loses so many cards from the top of the deck.
    Burn(u8),
    /// The player draws so many cards.
    Draw(u8),
    /// So many cards go from the Damage Pile to the Discard Pile (GK-R76).
    Repair(u8),
    /// The own Heavy Hitter moves up to so many hexes.
    Move(u8),
    /// The own Heavy Hitter turns.
    Turn,
    /// A declared card of an opponent goes back to the hand (GK-R42).
    Cancel,
    /// A declared card of an opponent is so much slower.
    Slow(u8),
    /// A Support Unit of an opponent neither moves nor attacks this turn.
    Freeze,
    /// The hack does nothing.
    Counter,
    /// A unit that has tagged may tag once more.
    Tag,
    /// A tag of an opponent is removed.
    Untag,
    /// Opponents neither overwrite tags of the player this turn nor remove them by a text. Demolishing still does.
    Guard,
}

/// The words of deeds without a number.
pub(super) const DEEDS: [Word<Deed>; 9] = [
    ("reroll-attack", Deed::RerollAttack, "Both Attack Dice are rolled again."),
    ("reroll-saves", Deed::RerollSaves, "All Defence Dice are rolled again."),
    ("turn", Deed::Turn, "The own Heavy Hitter turns."),
    ("cancel", Deed::Cancel, "A declared card of an opponent goes back to the hand."),
    ("freeze", Deed::Freeze, "A Support Unit of an opponent neither moves nor attacks this turn."),
    ("counter", Deed::Counter, "The hack does nothing."),
    ("tag", Deed::Tag, "A unit that has tagged may tag once more."),
    ("untag", Deed::Untag, "A tag of an opponent is removed."),
    (
        "guard",
        Deed::Guard,
        "Opponents neither overwrite tags of the player this turn nor remove them by a text.",
    ),
];

/// The words of deeds with a number that may be negative.
pub(super) const DEEDS_OF_CHANGE: [Word<OfChange>; 3] = [
    ("number", Deed::Number, "So much on the Target Number."),
    ("damage", Deed::Damage, "So much on the damage before saves."),
    ("armour", Deed::Armour, "The armour is so much better."),
];

/// The words of deeds with a number.
pub(super) const DEEDS_OF_NUMBER: [Word<OfNumber<Deed>>; 19] = [
    ("range", Deed::Range, "Weapons reach so much further."),
    ("stride", Deed::Stride, "The first so many hexes of a move cost nothing."),
    ("cheaper", Deed::Cheaper, "A weapon costs so much less."),
    ("cheaper-deploy", Deed::CheaperDeploy, "Deploying costs so much less."),
    ("hand", Deed::Hand, "The hand is filled up to so many cards more."),
    ("spare", Deed::Spare, "So many red-lined points of a turn cost no card."),
    ("stop", Deed::Stop, "So much damage that got through is cancelled."),
    ("push", Deed::Push, "The target is pushed away, hex by hex."),
    ("pull", Deed::Pull, "The target is pulled nearer, hex by hex."),
    ("strip", Deed::Strip, "The owner of the target discards so many cards."),
    ("mark", Deed::Mark, "Until the end of the turn the target is so much easier to hit."),
    ("drain", Deed::Drain, "The opponent loses so much energy."),
    ("lose", Deed::Lose, "The player loses so much energy."),
    ("energy", Deed::Energy, "The player gains so much energy."),
    ("burn", Deed::Burn, "The player loses so many cards from the top of the deck."),
    ("draw", Deed::Draw, "The player draws so many cards."),
    ("repair", Deed::Repair, "So many cards go from the Damage Pile to the Discard Pile."),
    ("move", Deed::Move, "The own Heavy Hitter moves up to so many hexes."),
    ("slow", Deed::Slow, "A declared card of an opponent is so much slower."),
];

/// One sentence of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// When it works.
    pub when: When,
    /// All of these must be so.
    pub ifs: Vec<If>,
    /// What it does.
    pub deed: Deed,
    /// Whether it lasts until the end of the turn.
    pub lasting: bool,
}

/// The word of a moment.
pub(super) fn when_word(when: When) -> &'static str {
    tabletop::pack::word_of(&WHENS, &when)
}
