//! Questions, answers, refusals: all that a seat ever does, and why it may not.

use crate::city::{Cell, Facing};
use crate::content::{CardId, FactionId, Gkr, PilotId, Rank, When};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What attacks (GK-9.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shooter {
    /// This card of the Heavy Hitter.
    Card(CardId),
    /// This Support Unit.
    Unit(Gkr),
}

/// How a target is attacked (GK-R73).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// With line of sight (GK-10.5).
    Direct,
    /// Through an alley (GK-10.14).
    Alley,
    /// By a spotter (GK-10.20).
    Indirect,
    /// From the sky, without an attack roll (GK-13.11).
    Orbital,
}

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which faction (GK-3.4).
    Faction,
    /// On which start hex (GK-3.6).
    Start,
    /// Where the Heavy Hitter looks (GK-8.15, GK-R5).
    Face,
    /// Which Pilot (GK-3.8).
    Pilot,
    /// Which deck (GK-3.15).
    Deck,
    /// Which set of weapons (GK-4.2, GK-4.3).
    Set(Rank),
    /// Which further card; so many are still wanted (GK-4.6).
    Fill(u8),
    /// Whether what was chosen in secret is final.
    Confirm,
    /// Whether to draw a new hand (GK-3.21).
    Reboot,
    /// What to deploy, if anything (GK-7.1).
    Deploy,
    /// Where to put the deployed unit (GK-7.4).
    DeployAt(Gkr),
    /// Where to move, if anywhere (GK-8.4).
    Move(Gkr),
    /// Where the pushed unit goes (GK-8.11).
    Push(Gkr),
    /// Which further card to declare, if any (GK-9.1).
    Declare,
    /// Which card pays a point of energy that is not there; so many points are left (GK-R43).
    Pay(u8),
    /// Which of the attacks of one speed comes first (GK-9.8).
    Order,
    /// At what this attacks, if at anything (GK-10.1).
    Fire(Shooter),
    /// Which card is lost; so many points are left (GK-12.7).
    Lose(u8),
    /// Which piece tags which building, if any (GK-14.1).
    Tag,
    /// Which Sponsor Card is discarded (GK-14.9).
    Shed,
    /// Which card is discarded (GK-15.3).
    Discard,
    /// Which card is played at this moment, if any (GK-R67).
    Window(When),
    /// Against what this card is played (GK-13.14).
    Against(CardId),
    /// Which card is repaired; so many may be (GK-R76).
    Repair(u8),
    /// Where the Heavy Hitter moves by a text; up to so many hexes.
    Step(u8),
    /// Where the target is pushed or pulled.
    Shove,
    /// Which tag is removed.
    Untag,
}

/// What a seat can answer. The order is the order of lists; the first one is given for who does not answer in time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Nothing, or nothing more.
    Pass,
    /// What was chosen in secret is chosen anew.
    Back,
    /// This faction.
    Faction(FactionId),
    /// This Pilot.
    Pilot(PilotId),
    /// The quick deck of this number.
    Quick(u8),
    /// A deck of one's own.
    Build,
    /// This card, or the whole set of this weapon, joins the deck.
    Take(CardId),
    /// A new hand.
    Reboot,
    /// This unit, with a Deploy Card or without one.
    Deploy {
        /// The class.
        gkr: Gkr,
        /// Whether a Deploy Card is played.
        card: bool,
    },
    /// This hex.
    At(Cell),
    /// This facing.
    Face(Facing),
    /// This card is declared.
    Declare(CardId),
    /// The top card of the deck is lost.
    Top,
    /// Every point that is left is a card from the top of the deck, as if each had been answered so.
    Tops,
    /// This card is lost.
    Lose(CardId),
    /// This attack comes next.
    Next(Shooter),
    /// This target.
    Fire {
        /// Whose piece it is.
        seat: Seat,
        /// The piece.
        gkr: Gkr,
        /// How.
        mode: Mode,
    },
    /// This piece tags the building on this hex.
    Tag {
        /// The piece.
        gkr: Gkr,
        /// The building.
        at: Cell,
    },
    /// This card is discarded.
    Discard(CardId),
    /// This card is played.
    Play(CardId),
    /// Against this declared card or unit of that seat.
    On {
        /// Whose it is.
        seat: Seat,
        /// What it is.
        what: Shooter,
    },
    /// This card is repaired.
    Recover(CardId),
    /// The tag on this face is removed.
    Untag {
        /// The building.
        at: Cell,
        /// The face.
        side: Facing,
    },
}

kernel::refusals! {
    /// Why an answer or a set-up is not legal.
    pub enum Illegal {
        /// That is no answer to this question.
        NotAsked => "GK-6.1",
        /// Pieces move and tag in other phases.
        OtherPhase => "GK-6.1",
        /// There is no such thing in the packs.
        Unknown => "GK-1.1",
        /// Another player has the faction.
        FactionTaken => "GK-3.4",
        /// The hex is no free start hex.
        NoStart => "GK-3.6",
        /// The Pilot belongs to another faction.
        ForeignPilot => "GK-3.9",
        /// Another player has this Pilot.
        PilotTaken => "GK-3.10",
        /// The faction has no such quick deck.
        NoQuickDeck => "GK-3.15",
        /// The card does not fit into the deck now.
        NotForDeck => "GK-4.1",
        /// The unit is on the board already.
        OnBoard => "GK-7.3",
        /// No Deploy Card is in the hand, or one was played this turn.
        NoDeployCard => "GK-7.5",
        /// No hex is free to deploy on.
        NoRoom => "GK-R60",
        /// The hex is no free hex near the own Heavy Hitter.
        NoDeployHex => "GK-7.4",
        /// No way leads there.
        OutOfReach => "GK-8.5",
        /// The way of the unit is longer than it moves.
        TooFar { distance: u8, most: u8 } => "GK-8.17",
        /// The piece stands there already.
        StandsThere => "GK-8.4",
        /// A Heavy Hitter does not end its move on a piece of its own.
        OwnThere => "GK-8.8",
        /// Another Heavy Hitter stands there.
        HitterThere => "GK-8.9",
        /// A Heavy Hitter does not enter a building.
        BuildingThere => "GK-8.12",
        /// A Heavy Hitter does not enter rubble.
        RubbleThere => "GK-8.13",
        /// A Support Unit does not end its move on another piece.
        OccupiedThere => "GK-8.19",
        /// A Support Unit does not enter a building or rubble.
        BuiltUp => "GK-8.21",
        /// A Recon unit does not land on a building or rubble.
        FliesOver => "GK-8.22",
        /// The Heavy Hitter is being turned.
        TurnsNow => "GK-8.15",
        /// The pushed unit cannot go there.
        NoPushHex => "GK-8.11",
        /// The card cannot be declared.
        NotDeclarable => "GK-9.1",
        /// A card of this name was played this turn.
        PlayedAlready => "GK-6.6",
        /// The hand holds no such card.
        NotInHand => "GK-5.1",
        /// There is no top card.
        NoTopCard => "GK-12.7",
        /// The Firing Line is taken only when all else is empty.
        NotFromLine => "GK-12.10",
        /// That attack does not come next.
        NotNext => "GK-9.7",
        /// The target cannot be attacked like this.
        NoTarget => "GK-10.2",
        /// The piece has tagged a building this turn, or is not on the board.
        CannotTag => "GK-14.6",
        /// The piece touches no such building.
        NotTouching => "GK-14.3",
        /// Rubble is not tagged.
        OnRubble => "GK-14.16",
        /// The tag on the face is guarded this turn.
        GuardedTag => "GK-14.7",
        /// An own tag is on the face already.
        OwnTag => "GK-R23",
        /// No tag is left.
        NoTagLeft => "GK-R24",
        /// The card is not played at this moment.
        NotNow => "GK-13.14",
        /// Only the owner of the attacked Heavy Hitter reacts.
        NotAttacked => "GK-13.10",
        /// Nobody reacts to an Orbital Strike.
        FromTheSky => "GK-13.12",
        /// What the card asks for is not so.
        Unmet => "GK-R18",
        /// The card could do nothing now.
        InVain => "GK-R67",
        /// The card cannot be played against that.
        NotAgainst => "GK-8.24",
        /// The Damage Pile holds no such card.
        NotDamaged => "GK-R76",
        /// No tag that can be removed is there.
        NoSuchTag => "GK-14.7",
        /// So many cannot play.
        SeatCount { seats: u8 } => "GK-3.2",
        /// The battlefield is for another number of players.
        FieldSize { players: u8, seats: u8 } => "GK-3.2",
        /// There is no such battlefield.
        NoSuchField => "GK-3.1",
        /// A battlefield of one's own has two buildings in one hex.
        BuildingTwice { cell: Cell } => "GK-2.7",
        /// It names a start hex twice.
        StartTwice { cell: Cell } => "GK-3.6",
        /// It has a building on a start hex.
        StartOnBuilding { cell: Cell } => "GK-2.7",
        /// It has more buildings than the box.
        TooManyBuildings { buildings: u8 } => "GK-1.2",
        /// It has fewer start hexes than players.
        TooFewStarts { starts: u8, players: u8 } => "GK-3.6",
        /// The packs have fewer factions.
        TooFewFactions { seats: u8 } => "GK-3.4",
        /// More is brought than there are seats.
        TooManyBrought { seats: u8 } => "GK-3.15",
        /// What the seat brings is not in the packs.
        UnknownBrought { seat: Seat } => "GK-1.1",
        /// Two seats bring the same faction.
        FactionBroughtTwice { seat: Seat } => "GK-3.4",
        /// The Pilot that the seat brings belongs to another faction.
        ForeignPilotBrought { seat: Seat } => "GK-3.9",
        /// Two seats bring the same Pilot.
        PilotBroughtTwice { seat: Seat } => "GK-3.10",
        /// What the seat brings is no deck of its faction.
        NoDeckBrought { seat: Seat } => "GK-4.1",
        /// No bout has so many turns.
        TurnCount { turns: u8 } => "GK-R70",
    }
}
