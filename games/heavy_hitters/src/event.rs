//! Events: what happened. What only some may hear is told apart when it is told.

use crate::city::{Cell, Facing};
use crate::content::{CardId, FactionId, Gkr, PilotId};
use crate::question::{Mode, Shooter};
use kernel::Seat;

kernel::facts! {
    /// A fact that happened.
    pub enum Event {
        /// The seat rolled for the Glory Hound token.
        RolledForGlory { seat: Seat, total: u8 },
        /// The seat has the Glory Hound token.
        TookGlory { seat: Seat },
        /// The seat picked a faction.
        PickedFaction { seat: Seat, faction: FactionId },
        /// The Heavy Hitter of the seat was placed.
        Placed { seat: Seat, cell: Cell, facing: Facing },
        /// The seat picked a Pilot.
        PickedPilot { seat: Seat, pilot: PilotId },
        /// The seat chose a card or a set for its deck.
        Took { seat: Seat, card: CardId },
        /// The seat has built its deck.
        BuiltDeck { seat: Seat },
        /// The seat drew this card; the others only hear that it drew.
        Drew { seat: Seat, card: Option<CardId> },
        /// The seat keeps its hand.
        Kept { seat: Seat },
        /// The seat draws a new hand.
        Rebooted { seat: Seat },
        /// The Discard Pile of the seat became its deck.
        Reshuffled { seat: Seat, cards: u8 },
        /// A turn began.
        TurnBegan { turn: u16, seat: Seat },
        /// The seat paid energy.
        Paid { seat: Seat, energy: u8 },
        /// The seat spends energy that is not there.
        RedLined { seat: Seat, points: u8 },
        /// The seat played this card.
        Played { seat: Seat, card: CardId },
        /// A unit of the seat was deployed.
        Deployed { seat: Seat, gkr: Gkr, cell: Cell },
        /// A piece moved.
        Moved { seat: Seat, gkr: Gkr, cell: Cell },
        /// The Heavy Hitter of the seat looks there.
        Turned { seat: Seat, facing: Facing },
        /// A unit of the seat was pushed.
        Pushed { seat: Seat, gkr: Gkr, cell: Cell },
        /// The seat declared this card, as it alone knows.
        Declared { seat: Seat, card: CardId },
        /// The seat has declared so many cards.
        LinedUp { seat: Seat, cards: u8 },
        /// The seat red-lines with so many cards of the hand and of the deck.
        PaidCards { seat: Seat, hand: u8, deck: u8 },
        /// The seat revealed this card.
        Revealed { seat: Seat, card: CardId },
        /// The seat will pay with this card, as it alone knows.
        Offered { seat: Seat, card: Option<CardId> },
        /// The seat has chosen this card of the hand to be discarded.
        SetAside { seat: Seat, card: CardId },
        /// An attack was announced.
        Aimed { seat: Seat, shooter: Shooter, at: Seat, gkr: Gkr, mode: Mode, number: u8 },
        /// An attack was not made.
        Held { seat: Seat, shooter: Shooter },
        /// The attack was rolled.
        RolledAttack { seat: Seat, first: u8, second: u8 },
        /// It hit.
        Hit { seat: Seat },
        /// It was a Critical Hit.
        HitCritically { seat: Seat },
        /// It missed.
        Missed { seat: Seat },
        /// It was a Critical Miss.
        MissedCritically { seat: Seat },
        /// The armour of the seat cancelled damage.
        Saved { seat: Seat, dice: u8, cancelled: u8 },
        /// The seat lost a card of its hand, or the top card of its deck; the others do not hear which.
        LostFromHand { seat: Seat, card: Option<CardId> },
        /// The seat lost the top card of its deck.
        LostFromDeck { seat: Seat, card: Option<CardId> },
        /// The seat lost a card of its Firing Line.
        LostFromLine { seat: Seat, card: CardId },
        /// A unit of the seat lost Hit Points.
        UnitHurt { seat: Seat, gkr: Gkr, hits: u8 },
        /// A unit of the seat was destroyed.
        UnitDestroyed { seat: Seat, gkr: Gkr },
        /// The Heavy Hitter of the seat was destroyed.
        Destroyed { seat: Seat },
        /// The card of the seat goes back to its hand.
        TookBack { seat: Seat, card: CardId },
        /// The used card of the seat goes to its Discard Pile; a Sponsor Card to those that were used.
        Discarded { seat: Seat, card: CardId },
        /// The seat discarded this Faction Card of its hand.
        DiscardedFromHand { seat: Seat, card: CardId },
        /// The Pilot Token of the seat moved to this space.
        Advanced { seat: Seat, space: u8 },
        /// The upgrade of the seat is unlocked.
        Unlocked { seat: Seat, upgrade: u8 },
        /// A piece of the seat tagged the building on this hex.
        Tagged { seat: Seat, gkr: Gkr, cell: Cell },
        /// So many tags of the seat went back to its supply from the building on this hex, which is demolished.
        Returned { seat: Seat, cell: Cell, tags: u8 },
        /// The seat demolished the building on this hex.
        Demolished { seat: Seat, cell: Cell },
        /// The seat drew a Sponsor Card.
        DrewSponsor { seat: Seat, card: Option<CardId> },
        /// The used Sponsor Cards became the pile.
        SponsorsShuffled { cards: u8 },
        /// The seat recharged; so much more energy it has now, or less if it had more than that.
        Recharged { seat: Seat, energy: i8 },
        /// The seat gained energy by a text.
        Gained { seat: Seat, energy: u8 },
        /// The seat lost energy by a text.
        Drained { seat: Seat, energy: u8 },
        /// The Target Number of the attack changed.
        Renumbered { number: u8 },
        /// The damage before saves changed by a card.
        Strengthened { amount: i8 },
        /// The armour got better by a card.
        Armoured { amount: i8 },
        /// Damage that got through was cancelled.
        Stopped { points: u8 },
        /// The card of the seat went from the Damage Pile to the Discard Pile.
        Repaired { seat: Seat, card: CardId },
        /// The unit of the seat is easier to hit this turn.
        Marked { seat: Seat, gkr: Gkr },
        /// A Heavy Hitter or a unit of the seat was pushed or pulled by a hit.
        Shoved { seat: Seat, gkr: Gkr, cell: Cell },
        /// The declared card of the seat is slower.
        Slowed { seat: Seat, card: CardId, by: u8 },
        /// The unit of the seat neither moves nor attacks this turn.
        Frozen { seat: Seat, gkr: Gkr },
        /// The seat countered the hack.
        Countered { seat: Seat, card: CardId },
        /// A tag of the seat was removed from the building on this hex, by a text or by the tag that takes its place.
        Untagged { seat: Seat, cell: Cell },
        /// The tags of the seat are guarded.
        Guarded { seat: Seat },
        /// A unit of the seat may tag once more.
        TagsAgain { seat: Seat },
        /// Something of the seat lasts until the end of the turn.
        Lasts { seat: Seat },
        /// Red-lined points of the seat cost no card.
        Spared { seat: Seat, points: u8 },
        /// The bout is scored.
        Scored { seat: Seat, points: u8 },
        /// The seat left the table.
        Left { seat: Seat },
        /// The time was up.
        TimeUp,
    }
}
