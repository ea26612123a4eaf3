//! Events: what happened.

use crate::city::{Cell, Path};
use crate::content::{Card, Icon, ImpactId, MapId, Stock, Tile};
use crate::question::{Nth, Obstacle};
use crate::table::{Aim, Deed};
use crate::text::Source;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use words::telling::Node;

/// Cards of an attack, left to right.
pub type Combo = arrayvec::ArrayVec<Card, 3>;

/// The faces of a roll, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Faces(pub arrayvec::ArrayVec<u8, 17>);

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Faces {
        Faces(faces.into_iter().collect())
    }
}

/// So much of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sum {
    /// How much.
    pub n: u8,
    /// Of what.
    pub what: Stock,
}

/// The Armor that is left, which everybody sees on the robot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArmorLeft {
    /// How much.
    pub left: u8,
    /// How much of it went: less than the damage where there was less (GR-15.1).
    pub lost: u8,
}

/// A fact that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Event {
    /// The start roll (GR-3.24).
    StartRolled { seat: Seat, face: u8 },
    /// The seat won the start roll.
    WonStart { seat: Seat },
    /// The map was chosen.
    ChoseMap { seat: Seat, map: MapId },
    /// An Obstacle was placed.
    Placed { seat: Seat, what: Obstacle, at: Cell },
    /// The seat has this place in the turn order.
    Positioned { seat: Seat, at: Nth },
    /// The robot stands in its Starting Zone.
    Started { seat: Seat, at: Cell },
    /// A turn began.
    Began { seat: Seat, turn: u16 },
    /// The turn is skipped.
    SkippedTurn { seat: Seat },
    /// Something was gained.
    Gained { seat: Seat, sum: Sum },
    /// Something was lost or paid.
    Lost { seat: Seat, sum: Sum },
    /// The Max Armor of the robot is lower by so much (GR-R105).
    Worn { seat: Seat, n: u8 },
    /// So many Power Surges lie on an ability of the robot now.
    Stored { seat: Seat, n: u8 },
    /// So many of them were spent.
    Released { seat: Seat, n: u8 },
    /// A movement was declared: the whole way, and whether it goes through Structures (GR-R57).
    DeclaredMove { seat: Seat, by: Path, trampling: bool },
    /// The robot moved one hex by itself.
    Stepped { seat: Seat, to: Cell },
    /// The robot leapt.
    Leapt { seat: Seat, to: Cell },
    /// The robot was forced into a hex.
    Forced { seat: Seat, to: Cell },
    /// The robot collided with another.
    Bumped { seat: Seat, other: Seat },
    /// The robot collided with a Structure of this Tier.
    CrashedInto { seat: Seat, tier: u8, at: Cell },
    /// The robot collided with a Static Barrier.
    CrashedIntoBarrier { seat: Seat, at: Cell },
    /// A Structure was destroyed.
    Collapsed { tier: u8, at: Cell },
    /// The used Impact Cards are the deck again, so many (GR-R37).
    Reshuffled { cards: u8 },
    /// An Impact Card was drawn.
    Impact { card: ImpactId },
    /// An Impact Tile was created.
    TileCreated { tile: Tile, at: Cell },
    /// An Impact Tile was removed.
    TileRemoved { tile: Tile, at: Cell },
    /// A Static Barrier stands there now.
    SetBarrier { seat: Seat, at: Cell },
    /// A Static Barrier was destroyed.
    BarrierBroken { at: Cell },
    /// A Target Token lies there now.
    Marked { seat: Seat, at: Cell },
    /// A Target Token was removed.
    Unmarked { seat: Seat, at: Cell },
    /// The damage of an attack goes to that hex.
    Deflected { seat: Seat, at: Cell },
    /// The robot has an Active Barrier.
    Shielded { seat: Seat },
    /// Its Active Barrier was used up.
    ShieldBroken { seat: Seat },
    /// The robot was damaged: how much Armor it took, and by whom.
    Took { seat: Seat, damage: u8, by: Option<Seat>, left: ArmorLeft },
    /// An attack was declared.
    Attacked { seat: Seat, cards: Combo, at: Cell, aim: Aim },
    /// An attack was taken back (GR-10.22).
    TookBack { seat: Seat },
    /// A Reactive Attack was declared, at what in the hex of the attacker.
    Reacted { seat: Seat, cards: Combo, at: Aim },
    /// The seat Defends.
    Defended { seat: Seat },
    /// The seat Takes the Hit.
    TookHit { seat: Seat },
    /// Power Dice were added.
    AddedPower { seat: Seat, dice: u8 },
    /// The dice of a side fell: Attack, Power and Defense Dice one after the other.
    Rolled { seat: Seat, faces: Faces },
    /// A die was rolled again.
    Rerolled { seat: Seat, from: i8, to: i8 },
    /// A die was changed.
    TurnedDie { seat: Seat, from: i8, to: i8 },
    /// A die was removed.
    LostDie { seat: Seat, of: i8 },
    /// Success was determined: the seat is ahead with so many successes.
    Led { seat: Seat, with: u8 },
    /// Success was determined: nobody is ahead.
    NobodyLed,
    /// A response was declared.
    Declared { seat: Seat, deed: Deed, source: Source },
    /// It was Cancelled.
    Cancelled { source: Source, of: Seat },
    /// It came to nothing.
    Fizzled { source: Source, of: Seat },
    /// It was resolved.
    Resolved { source: Source, of: Seat },
    /// A card entered the meter.
    Cooled { card: Card, of: Seat, slot: u8, activated: bool },
    /// A card came back to hand at once: it needs no cooling, or is taken back.
    CameBack { card: Card, of: Seat },
    /// A card takes the place of one of the attack, which was taken back (GR-R79).
    TookPlace { card: Card, of: Seat },
    /// A card came back to hand from the meter.
    Returned { card: Card, of: Seat },
    /// A card moved to another slot.
    Slid { card: Card, of: Seat, to: u8 },
    /// A Power Surge held the card.
    Held { card: Card, of: Seat },
    /// A card left the game.
    Banished { card: Card, of: Seat },
    /// A card has an icon until the turn ends.
    Granted { card: Card, of: Seat, icon: Icon },
    /// The Rules Text of a card is borrowed for the next attack.
    Grafted { card: Card, of: Seat },
    /// A card of an attack is immune to Instants until the turn ends (GR-R157).
    Guarded { card: Card, of: Seat },
    /// An Anchor came onto this hex.
    DroppedAnchor { seat: Seat, at: Cell },
    /// The Anchors on this hex are gone.
    AnchorsGone { at: Cell },
    /// A hand was laid open (GR-R167).
    LaidOpen { of: Seat },
    /// A card has lent its Rules Text to one of an attack of that seat (GR-R166).
    Lent { card: Card, of: Seat, to: Seat },
    /// A card or ability was Deactivated.
    Deactivated { source: Source, of: Seat },
    /// An ability was activated.
    Activated { source: Source, of: Seat },
    /// Tokens left the meter.
    Cleared { seat: Seat, sum: Sum },
    /// A card broke a Combo, or could not resolve (GR-14.6).
    Broke { card: Card, of: Seat },
    /// A Recovery Roll succeeded.
    Recovered { seat: Seat, faces: Faces },
    /// A Recovery Roll failed.
    NotRecovered { seat: Seat, faces: Faces },
    /// The robot is defeated.
    Defeated { seat: Seat },
    /// The seat shares the robot of another now.
    Joined { seat: Seat, host: Seat },
    /// The seat left the table.
    Left { seat: Seat },
    /// The time was up.
    TimeUp,
    /// The limit of turns was reached.
    TurnLimit,
}

impl Event {
    /// The seat that it is about, whose cards and abilities it names.
    pub(crate) fn about(&self) -> Option<Seat> {
        let node = Node::of(self);
        let seat = node.field("seat").or(node.field("of"))?;
        (seat.type_name() == Some("Seat")).then(|| seat.get())
    }

    /// GR-22.2: a card that was used cools down in this slot, or comes back to hand if it has no Cooldown Value.
    pub(crate) fn cooled(of: Seat, card: Card, slot: Option<u8>, activated: bool) -> Event {
        match slot {
            Some(slot) => Event::Cooled { card, of, slot, activated },
            None => Event::CameBack { card, of },
        }
    }
}
