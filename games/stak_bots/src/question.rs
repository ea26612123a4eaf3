//! Questions and answers: all that a seat ever does.

use crate::card::{Card, StakId, StakSet};
use crate::content::{Clause, KindId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The main action of the active player (SB-4.5).
    Act,
    /// Whether to play a card onto the attacked Stak (SB-17.4).
    React {
        /// The attacked Stak.
        at: StakId,
        /// The attacking Stak.
        from: StakId,
    },
    /// After recycling: whether to draw (SB-17.8).
    RecycleDraw,
    /// Which of the player's own waiting effects goes first (SB-R1).
    Order {
        /// The Staks whose top cards have the effects.
        among: StakSet,
    },
    /// An instruction of an effect needs a choice.
    Effect(Prompt),
}

/// The question of an effect's instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// The kind whose text it is.
    pub kind: KindId,
    /// The Stak that the card was in when its effect began.
    pub stak: StakId,
    /// The instruction.
    pub clause: Clause,
    /// What is to be chosen now.
    pub wanted: Wanted,
}

/// What is to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// Whether to do it at all (SB-R32).
    Consent,
    /// An opponent still in the game.
    Opponent,
    /// One of the Staks of this player.
    StakOf(Seat),
    /// A Stak that the verb can act on.
    Stak,
    /// A face-up card that is not a top card.
    CoveredCard,
    /// A card of the player's own hand.
    HandCard,
}

/// What a seat can answer. The order is the order of lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Play a card (SB-5.1).
    Play {
        /// The card of the hand.
        card: Card,
        /// The Stak it goes on.
        onto: StakId,
    },
    /// Attack (SB-7.1).
    Attack {
        /// One's own Stak.
        from: StakId,
        /// The attacked Stak.
        at: StakId,
    },
    /// Scrap the player's own top card (SB-6.1).
    Scrap(StakId),
    /// Discard a card (SB-6.2).
    Discard(Card),
    /// Scrap the top card and discard (SB-17.8).
    Recycle {
        /// The Stak whose top card is scrapped.
        stak: StakId,
        /// The card of the hand.
        card: Card,
    },
    /// End the turn (SB-4.15).
    EndTurn,
    /// Play this card in reaction (SB-17.4).
    React(Card),
    /// Do not react.
    Pass,
    /// Yes.
    Yes,
    /// No.
    No,
    /// The effect of the top card of this Stak goes first.
    First(StakId),
    /// This player.
    Opponent(Seat),
    /// This Stak.
    Stak(StakId),
    /// The card at this height of this Stak; 0 is the bottom card.
    Place {
        /// The Stak.
        stak: StakId,
        /// The height.
        height: u8,
    },
    /// This card of the player's own hand.
    HandCard(Card),
}

impl Answer {
    /// Whether it names a card of the player's own hand.
    pub(crate) fn is_of_hand(self) -> bool {
        match self {
            Answer::Play { .. }
            | Answer::Discard(_)
            | Answer::Recycle { .. }
            | Answer::React(_)
            | Answer::HandCard(_) => true,
            Answer::Attack { .. }
            | Answer::Scrap(_)
            | Answer::EndTurn
            | Answer::Pass
            | Answer::Yes
            | Answer::No
            | Answer::First(_)
            | Answer::Opponent(_)
            | Answer::Stak(_)
            | Answer::Place { .. } => false,
        }
    }
}
