//! Events: what happened. The parts that only some may hear are told separately.

use crate::card::{Card, StakId};
use crate::content::KindId;
use kernel::{Ending, Seat};
use serde::{Deserialize, Serialize};

/// A card, for those who may know which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen(pub Option<Card>);

/// A fact that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The cards were dealt.
    Dealt,
    /// This seat starts.
    Starts {
        /// Which.
        seat: Seat,
    },
    /// A turn began; turns count from 1.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Its number.
        number: u16,
    },
    /// The seat drew this card; the others only hear that it drew.
    Drew {
        /// Who.
        seat: Seat,
        /// What, for those who may know.
        card: Seen,
    },
    /// Nothing could be drawn.
    DrewNothing {
        /// Who.
        seat: Seat,
    },
    /// The scrapheap became the supply.
    Reshuffled {
        /// The deck.
        deck: u8,
        /// How many cards.
        cards: u8,
    },
    /// A card was played from hand (from the supply, by the drone).
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Onto which Stak.
        on: StakId,
    },
    /// A card was discarded from hand.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A card of a Stak was scrapped.
    Scrapped {
        /// From which Stak.
        stak: StakId,
        /// What.
        card: Card,
        /// Where it lay; 0 is the bottom.
        height: u8,
    },
    /// A face-down card was turned face-up as top card.
    TurnedUpOnTop {
        /// In which Stak.
        stak: StakId,
        /// What.
        card: Card,
    },
    /// A face-down card below the top was turned face-up.
    TurnedUp {
        /// In which Stak.
        stak: StakId,
        /// What.
        card: Card,
        /// Where; 0 is the bottom.
        height: u8,
    },
    /// A face-up card was turned face-down.
    TurnedDown {
        /// In which Stak.
        stak: StakId,
        /// What.
        card: Card,
        /// Where; 0 is the bottom.
        height: u8,
    },
    /// An attack was declared.
    Attacked {
        /// The attacking Stak.
        stak: StakId,
        /// The attacked Stak.
        target: StakId,
    },
    /// The attack was cancelled by a reaction.
    AttackCancelled,
    /// The attack fell away before its battle.
    AttackFellAway,
    /// A card dealt damage.
    Damaged {
        /// The Stak whose top card was hit.
        stak: StakId,
        /// How much.
        by: u8,
    },
    /// The attacking card of a Stak was interrupted.
    Interrupted {
        /// The Stak.
        stak: StakId,
    },
    /// An entry effect triggered and waits.
    Triggered {
        /// The Stak of its card.
        stak: StakId,
        /// The card.
        kind: KindId,
    },
    /// An effect began.
    EffectBegan {
        /// The Stak of its card.
        stak: StakId,
        /// The card.
        kind: KindId,
    },
    /// A waiting effect was lost: its card is no longer the top card.
    EffectLost {
        /// The Stak.
        stak: StakId,
    },
    /// An instruction found nothing to do.
    NothingToDo {
        /// The card.
        kind: KindId,
    },
    /// A player chose an opponent.
    ChoseOpponent {
        /// Who.
        seat: Seat,
        /// Whom.
        opponent: Seat,
    },
    /// The top card of a supply went face-down under a Stak.
    Donated {
        /// Under which Stak.
        to: StakId,
    },
    /// The bottom card of a Stak went to its top.
    Raised {
        /// Which Stak.
        stak: StakId,
    },
    /// The top card of a Stak went to its bottom.
    Sank {
        /// Which Stak.
        stak: StakId,
    },
    /// The top cards of two Staks changed places.
    Swapped {
        /// One Stak.
        a: StakId,
        /// The other.
        b: StakId,
    },
    /// A card of a Stak was taken into a hand.
    Took {
        /// Who holds it now.
        seat: Seat,
        /// What, for those who may know.
        card: Seen,
        /// From which Stak.
        from: StakId,
        /// Where it lay; 0 is the bottom.
        height: u8,
    },
    /// A Stak is gone.
    StakGone {
        /// Which.
        stak: StakId,
    },
    /// A seat is out.
    Out {
        /// Who.
        seat: Seat,
    },
    /// A seat left the bout.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The turn ended and all cards healed.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The time is up; the current turn is the last.
    TimeUp,
    /// A technical limit was reached (SB-R47).
    LimitReached,
    /// The bout is over: a side has won.
    Won {
        /// Its first seat.
        seat: Seat,
    },
    /// The bout is over, and nobody has won.
    Drawn {
        /// Why.
        ending: Ending,
    },
}
