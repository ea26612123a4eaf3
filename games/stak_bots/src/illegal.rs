//! Refusals: which rule forbids it, with the facts.

use crate::setup::Choice;
use kernel::{Cited, Seat};
use serde::{Deserialize, Serialize};

/// Why an answer or a set-up is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The answer belongs to another question.
    NotAsked,
    /// The hand holds no such card.
    NotInHand,
    /// A card is played onto a Stak that the mode does not allow.
    NotYourStak,
    /// Traitor: cards are played onto opponents' Staks.
    OntoOpponentsOnly,
    /// The Stak does not stand any more, or never did.
    NoSuchStak,
    /// Another player's top card cannot be scrapped as an action.
    ScrapOwnOnly,
    /// Traitor: no discards as an action.
    NoDiscards,
    /// Recycling was not agreed.
    NoRecycling,
    /// The attack must come from a Stak of one's own.
    AttackWithOwn,
    /// One's own Stak cannot be attacked.
    OwnStakAttacked,
    /// A teammate's Stak cannot be attacked.
    TeammateAttacked,
    /// An empty Stak has nothing to attack.
    NothingToAttack,
    /// Another card is the attacking card of this turn.
    AnotherAttacks,
    /// The attack was interrupted: no more attacks from this Stak this turn.
    AttackClosed,
    /// This card was interrupted and cannot attack again this turn.
    CardBarred,
    /// The attack tally is used up.
    TallyUsedUp {
        /// The attacks agreed.
        attacks: u8,
    },
    /// No card went to the scrapheap this turn yet.
    FeedFirst,
    /// Traitor: more than three cards in hand.
    HandTooLarge {
        /// The cards in hand.
        cards: u8,
    },
    /// The turn has reached its limit of actions: only feeding and ending it remain.
    TooManyActions,
    /// The effect cannot choose this opponent.
    NotAnOpponent,
    /// The effect cannot choose this Stak.
    NotATarget,
    /// The effect cannot choose this card.
    NotACardToChoose,
    /// This effect is not among those that wait together.
    NotWaiting,
    /// The number of seats.
    SeatCount {
        /// The seats wanted.
        seats: u8,
    },
    /// The depth of the Staks.
    Depth {
        /// The depth wanted.
        depth: u8,
    },
    /// The number of Staks for each player.
    StakCount {
        /// The Staks wanted for each.
        each: u8,
    },
    /// The starting hand.
    StartingHand {
        /// The cards wanted.
        cards: u8,
    },
    /// The named first player does not exist.
    NoSuchFirst {
        /// The seat named.
        seat: Seat,
    },
    /// The attack tally.
    AttackTally {
        /// The attacks wanted.
        attacks: u8,
    },
    /// The teams do not fit the seats.
    Teams {
        /// The teams wanted.
        teams: u8,
        /// The seats.
        seats: u8,
    },
    /// Two choices that do not go together.
    Clash {
        /// One of them.
        a: Choice,
        /// The other.
        b: Choice,
    },
    /// Not enough cards for this table.
    TooFewCards {
        /// Whose deck, if everybody has their own.
        seat: Option<Seat>,
        /// The cards needed.
        needed: u16,
        /// The cards there are.
        there: u16,
    },
    /// The packs hold too few cards of a rank to deal ranked decks.
    SetTooSmall {
        /// The rank.
        rank: u8,
    },
    /// Not one deck for each seat.
    DeckCount {
        /// The decks given.
        decks: usize,
        /// The seats.
        seats: u8,
    },
    /// A deck names a card that no pack has.
    NoSuchCard {
        /// Whose deck.
        seat: Seat,
        /// The code.
        code: String,
    },
    /// A deck has too many copies of a card.
    TooManyCopies {
        /// Whose deck.
        seat: Seat,
        /// The code.
        code: String,
        /// The copies.
        copies: u8,
    },
    /// A deck has too few or too many cards of a rank.
    RankSize {
        /// Whose deck.
        seat: Seat,
        /// The rank.
        rank: u8,
        /// The cards of it.
        there: u16,
    },
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotAsked => "SB-4.5",
            Illegal::NotInHand => "SB-5.1",
            Illegal::NotYourStak => "SB-5.3",
            Illegal::OntoOpponentsOnly => "SB-17.21",
            Illegal::NoSuchStak => "SB-R51",
            Illegal::ScrapOwnOnly => "SB-6.5",
            Illegal::NoDiscards => "SB-17.20",
            Illegal::NoRecycling => "SB-17.8",
            Illegal::AttackWithOwn => "SB-7.2",
            Illegal::OwnStakAttacked => "SB-7.16",
            Illegal::TeammateAttacked => "SB-R52",
            Illegal::NothingToAttack => "SB-R23",
            Illegal::AnotherAttacks => "SB-9.1",
            Illegal::AttackClosed => "SB-9.8",
            Illegal::CardBarred => "SB-9.7",
            Illegal::TallyUsedUp { .. } => "SB-R50",
            Illegal::FeedFirst => "SB-4.15",
            Illegal::HandTooLarge { .. } => "SB-17.23",
            Illegal::TooManyActions => "SB-R47",
            Illegal::NotAnOpponent | Illegal::NotATarget | Illegal::NotACardToChoose => "SB-R34",
            Illegal::NotWaiting => "SB-R1",
            Illegal::SeatCount { .. } | Illegal::Depth { .. } | Illegal::TooFewCards { .. } => "SB-R2",
            Illegal::StartingHand { .. } => "SB-T6",
            Illegal::StakCount { .. } => "SB-T4",
            Illegal::NoSuchFirst { .. } => "SB-R3",
            Illegal::AttackTally { .. } => "SB-T5",
            Illegal::Teams { .. } => "SB-R52",
            Illegal::Clash { .. } => "SB-T2",
            Illegal::SetTooSmall { .. } => "SB-R54",
            Illegal::DeckCount { .. }
            | Illegal::NoSuchCard { .. }
            | Illegal::TooManyCopies { .. }
            | Illegal::RankSize { .. } => "SB-17.25",
        }
    }
}
