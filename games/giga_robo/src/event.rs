//! Events: what happened.

use crate::city::{Cell, Path};
use crate::content::{Card, Stock, Tile, Trauma};
use crate::question::{Moment, Obstacle};
use crate::table::{Aim, Deed, Watch};
use crate::text::Source;
use kernel::Seat;
use serde::Serialize;

/// The faces of a roll, in order.
pub type Faces = arrayvec::ArrayVec<u8, 17>;

/// A fact that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The start roll (GR-3.24).
    StartRoll(Seat, u8),
    /// The seat won the start roll.
    WonStart(Seat),
    /// The map was chosen.
    MapChosen(Seat, u8),
    /// An Obstacle was placed.
    Placed(Seat, Obstacle, Cell),
    /// The seat has this place in the turn order, from 0.
    Positioned(Seat, u8),
    /// The robot stands in its Starting Zone.
    Zoned(Seat, Cell),
    /// A turn began.
    TurnBegan(Seat, u16),
    /// The turn is skipped.
    TurnSkipped(Seat),
    /// A phase or moment came.
    Reached(Moment),
    /// Something was gained.
    Gained(Seat, Stock, u8),
    /// Something was lost or paid.
    Lost(Seat, Stock, u8),
    /// A movement was declared: the whole way, and whether it goes through Structures (GR-R57).
    MoveDeclared(Seat, Path, bool),
    /// The robot moved one hex by itself.
    Stepped(Seat, Cell),
    /// The robot leapt.
    Leapt(Seat, Cell),
    /// The robot was forced into a hex.
    Forced(Seat, Cell),
    /// The robot collided with another.
    Bumped(Seat, Seat),
    /// The robot collided with a Structure of this Tier.
    Crashed(Seat, Cell, u8),
    /// The robot collided with a Static Barrier.
    BarrierCrashed(Seat, Cell),
    /// A Structure was destroyed.
    Collapsed(Cell, u8),
    /// An Impact Card was drawn, by its place in the content.
    Impact(u8),
    /// An Impact Tile was created.
    TileCreated(Tile, Cell),
    /// An Impact Tile was removed.
    TileRemoved(Tile, Cell),
    /// A Static Barrier stands there now.
    BarrierSet(Seat, Cell),
    /// A Static Barrier was destroyed.
    BarrierBroken(Cell),
    /// The robot has an Active Barrier.
    Shielded(Seat),
    /// Its Active Barrier was used up.
    ShieldBroken(Seat),
    /// Damage: to whom, by whom, how much Armor it took, and how much was left.
    Damaged(Seat, Option<Seat>, u8, u8),
    /// An attack was declared: cards left to right.
    Attacked(Seat, arrayvec::ArrayVec<Card, 3>, Cell, Aim),
    /// An attack was taken back (GR-10.22).
    TakenBack(Seat),
    /// A Reactive Attack was declared, at what in the hex of the attacker.
    Reacted(Seat, arrayvec::ArrayVec<Card, 3>, Aim),
    /// The seat Defends.
    Defends(Seat),
    /// The seat Takes the Hit.
    TakesHit(Seat),
    /// Power Dice were added.
    PowerDice(Seat, u8),
    /// The dice of a side fell: Attack, Power and Defense Dice one after the other.
    Rolled(Seat, Faces),
    /// A die was rolled again: from, to.
    Rerolled(Seat, i8, i8),
    /// A die was changed: from, to.
    Turned(Seat, i8, i8),
    /// A die was removed.
    DieRemoved(Seat, i8),
    /// Success was determined: who is ahead, with how many successes.
    Determined(Option<Seat>, u8),
    /// A response was declared.
    Declared(Seat, Source, Deed),
    /// It was Cancelled.
    Cancelled(Seat, Source),
    /// It came to nothing.
    Fizzled(Seat, Source),
    /// It was resolved.
    Resolved(Seat, Source),
    /// A card entered the meter: its slot (0: back to hand), whether Activated.
    Cooled(Seat, Card, u8, bool),
    /// A card came back to hand from the meter.
    Returned(Seat, Card),
    /// A card moved to another slot.
    Slid(Seat, Card, u8),
    /// A Power Surge held the card.
    Held(Seat, Card),
    /// A card left the game.
    Banished(Seat, Card),
    /// A card or ability was Deactivated.
    Deactivated(Seat, Source),
    /// An ability was activated.
    Activated(Seat, Source),
    /// Tokens of the kind left the meter.
    Cleared(Seat, Trauma, u8),
    /// A card broke a Combo, or could not resolve (GR-14.6).
    Broke(Seat, Card),
    /// A Recovery Roll: the faces, and whether it succeeded.
    Recovery(Seat, Faces, bool),
    /// The robot is defeated.
    Defeated(Seat),
    /// The seat shares the robot of another now.
    Joined(Seat, Seat),
    /// The seat left the table.
    Left(Seat),
    /// The seat wants to be asked so.
    Watches(Seat, Watch),
    /// The time was up.
    TimeUp,
    /// The limit of turns was reached.
    TurnLimit,
}
