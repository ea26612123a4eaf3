//! Content: the typed form of the packs. Factions with their cards and Support Units, Pilots, upgrades, Sponsor Cards.

mod fitting;
mod index;
mod order;
mod print;
mod read;
mod text;
mod vocabulary;
mod whole;

pub use print::{say_card, say_clauses, say_unit};
pub use read::{read_packs, schema};
pub use vocabulary::{Clause, Deed, If, When};

use serde::{Deserialize, Serialize};
use tabletop::Tally;

/// The most kinds of cards, those of all factions and the Sponsor Cards together.
pub const CARDS_MAX: usize = 128;
const _: () = assert!(CARDS_MAX.is_multiple_of(8), "kinds of cards are looked at by eights");
/// The most kinds of Sponsor Cards.
pub const SPONSORS_MAX: usize = 24;

/// A kind of card: the Sponsor Cards first, then those of each faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FactionId(pub u8);

/// A Pilot Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PilotId(pub u8);

/// A named deck of a faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct QuickId(pub u8);

/// A multiset of cards.
pub type Cards = Tally<CARDS_MAX>;

/// The kinds among the cards, each with its number of copies, in rising order. Of the many kinds that there are most
/// are none of them, so eight are passed over at once.
pub(crate) fn kinds(cards: &Cards) -> impl Iterator<Item = (u8, u8)> + '_ {
    let counts = cards.counts();
    let (eights, _) = counts.as_chunks();
    let mut eights = (0..).step_by(8).zip(eights.iter().map(|eight| u64::from_le_bytes(*eight)));
    let (mut start, mut left) = (0, 0);
    std::iter::from_fn(move || {
        while left == 0 {
            (start, left) = eights.next()?;
        }
        let place = left.trailing_zeros() / 8;
        left &= !(0xff << (8 * place));
        let id = start + place as usize;
        Some((id as u8, counts[id]))
    })
}

/// A multiset of Sponsor Cards.
pub type Sponsors = Cards;

/// The pieces of a player on the board, in the order in which they move (GK-8.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gkr {
    /// The Heavy Hitter.
    Hitter,
    /// The Combat unit.
    Combat,
    /// The Repair unit.
    Repair,
    /// The Recon unit, which flies (GK-8.20).
    Recon,
}

impl Gkr {
    /// All of them.
    pub const ALL: [Gkr; 4] = [Gkr::Hitter, Gkr::Combat, Gkr::Repair, Gkr::Recon];
    /// The Support Units.
    pub const UNITS: [Gkr; 3] = [Gkr::Combat, Gkr::Repair, Gkr::Recon];

    /// GK-12.14: the Hit Points of a Support Unit.
    pub fn hits(self) -> u8 {
        match self {
            Gkr::Hitter => 0,
            Gkr::Combat => 3,
            Gkr::Repair => 2,
            Gkr::Recon => 1,
        }
    }

    /// Its place among the Support Units; `None` for the Heavy Hitter.
    pub fn unit(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// GK-13.4: the classes of weapons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Fast, direct.
    Energy,
    /// Direct.
    Ballistic,
    /// Slow; may fire indirectly (GK-10.20).
    Missile,
}

/// GK-4.2, GK-4.3: the two kinds of sets of weapons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Five identical cards.
    Primary,
    /// Four identical cards.
    Secondary,
}

impl Rank {
    /// The copies of a set.
    pub fn copies(self) -> u8 {
        match self {
            Rank::Primary => 5,
            Rank::Secondary => 4,
        }
    }
}

/// GK-13.1: what is printed on a Weapon Card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Primary or secondary.
    pub rank: Rank,
    /// Its class.
    pub class: Class,
    /// Higher fires earlier (GK-9.7).
    pub speed: u8,
    /// The energy that is paid at the reveal (GK-9.5).
    pub cost: u8,
    /// How far it reaches (GK-10.8).
    pub range: u8,
    /// The damage of a hit before saves (GK-13.2).
    pub damage: u8,
    /// Whether it fires in all directions.
    pub all_round: bool,
}

/// GK-13.11, GK-R19: what is printed on an Orbital Strike Card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orbital {
    /// Higher strikes earlier.
    pub speed: u8,
    /// The energy that is paid at the reveal.
    pub cost: u8,
    /// The damage before saves.
    pub damage: u8,
    /// How far from the own Heavy Hitter it may strike.
    pub range: u8,
    /// Whether the target must be spotted by an own Support Unit.
    pub spotted: bool,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// A Sponsor Card.
    Sponsor {
        /// Whether it is a hack, which can be countered.
        hack: bool,
    },
    /// A Weapon Card.
    Weapon(Weapon),
    /// A Deploy Card (GK-13.9).
    Deploy,
    /// An Orbital Strike Card.
    Orbital(Orbital),
    /// A Reaction Card (GK-13.10).
    Reaction,
    /// A Manoeuvre Card (GK-13.13), with its energy cost.
    Manoeuvre(u8),
}

/// A kind of card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// Whose card it is; Sponsor Cards are nobody's.
    pub faction: Option<FactionId>,
    /// How many of them there are.
    pub copies: u8,
    /// What it is.
    pub kind: CardKind,
    /// When it can be played; always for what is not played by its text.
    pub when: When,
    /// It can be played only if all of these are so.
    pub needs: Vec<If>,
    /// What else it says.
    pub clauses: Vec<Clause>,
}

impl Card {
    /// GK-9.1, GK-R19: the speed of a card that can be declared.
    pub fn speed(&self) -> Option<u8> {
        match self.kind {
            CardKind::Weapon(weapon) => Some(weapon.speed),
            CardKind::Orbital(orbital) => Some(orbital.speed),
            CardKind::Sponsor { .. } | CardKind::Deploy | CardKind::Reaction | CardKind::Manoeuvre(_) => None,
        }
    }

    /// GK-9.5: the energy that is paid at the reveal.
    pub fn cost(&self) -> u8 {
        match self.kind {
            CardKind::Weapon(weapon) => weapon.cost,
            CardKind::Orbital(orbital) => orbital.cost,
            CardKind::Manoeuvre(cost) => cost,
            CardKind::Sponsor { .. } | CardKind::Deploy | CardKind::Reaction => 0,
        }
    }

    /// The set of weapons that it belongs to.
    pub fn rank(&self) -> Option<Rank> {
        match self.kind {
            CardKind::Weapon(weapon) => Some(weapon.rank),
            CardKind::Sponsor { .. }
            | CardKind::Deploy
            | CardKind::Orbital(_)
            | CardKind::Reaction
            | CardKind::Manoeuvre(_) => None,
        }
    }

    /// GK-4.6: one of the cards that fill a deck up.
    pub fn is_utility(&self) -> bool {
        match self.kind {
            CardKind::Orbital(_) | CardKind::Reaction | CardKind::Manoeuvre(_) => true,
            CardKind::Sponsor { .. } | CardKind::Weapon(_) | CardKind::Deploy => false,
        }
    }
}

impl Card {
    /// GK-4.6, GK-R7: one of the cards that are chosen one by one.
    pub fn is_further(&self, free_deploys: bool) -> bool {
        self.is_utility() || (free_deploys && self.kind == CardKind::Deploy)
    }
}

/// GK-13.6: what is printed on a Support Unit Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The name that players read.
    pub name: String,
    /// Higher fires earlier.
    pub speed: u8,
    /// Its armour value (GK-12.3).
    pub defence: u8,
    /// How far it moves (GK-8.17).
    pub moves: u8,
    /// How far its weapon reaches.
    pub range: u8,
    /// The damage of a hit before saves.
    pub damage: u8,
    /// How far it spots (GK-10.21).
    pub sight: u8,
    /// Its special ability (GK-13.8).
    pub clauses: Vec<Clause>,
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faction {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// Combat, Repair and Recon unit.
    pub units: [Unit; 3],
    /// GK-R79: the upgrade of each trigger space.
    pub upgrades: [Upgrade; 3],
    /// Decks for who builds none.
    pub quick: Vec<Quick>,
}

/// An Upgrade Tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upgrade {
    /// The name that players read.
    pub name: String,
    /// What it does.
    pub clauses: Vec<Clause>,
}

/// A named deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick {
    /// The name that players read.
    pub name: String,
    /// GK-4.1: its 25 cards.
    pub cards: Cards,
}

/// A Pilot Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pilot {
    /// The short name in notation.
    pub code: String,
    /// The name that players read: who has the same is the same person (GK-R6).
    pub name: String,
    /// Whose Pilot it is.
    pub faction: FactionId,
    /// The ability.
    pub clauses: Vec<Clause>,
}

/// GK-16, GK-R79: the spaces of the Achievements Board that unlock an upgrade.
pub const TRIGGERS: [u8; 3] = [3, 6, 9];
/// The last space of the Achievements Board.
pub const SPACES: u8 = 10;
/// GK-4.1: the cards of a deck.
pub const DECK: u8 = 25;
/// GK-4.5: the Deploy Cards of a deck.
pub const DEPLOYS: u8 = 5;
/// GK-4.6: the utility cards of a deck.
pub const UTILITIES: u8 = 7;

/// All packs of a bout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// All kinds of cards, Sponsor Cards first.
    pub cards: Vec<Card>,
    /// The factions.
    pub factions: Vec<Faction>,
    /// The Pilots.
    pub pilots: Vec<Pilot>,
    /// Where cards lie, and when they can be played.
    order: order::Order,
}

impl Content {
    /// The card with this number.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// The faction with this number.
    pub fn faction(&self, id: FactionId) -> &Faction {
        &self.factions[usize::from(id.0)]
    }

    /// All kinds of cards of the faction.
    pub fn pool(&self, faction: FactionId) -> impl Iterator<Item = (CardId, &Card)> {
        self.order.pool(faction).map(|id| (CardId(id), &self.cards[usize::from(id)]))
    }

    /// The cards that can be played at this moment.
    pub fn timed(&self, when: When) -> impl Iterator<Item = (CardId, &Card)> {
        self.order.timed(when).iter().map(|&id| (id, self.card(id)))
    }

    /// All kinds of cards.
    pub fn all(&self) -> impl Iterator<Item = (CardId, &Card)> {
        (0..).map(CardId).zip(&self.cards)
    }

    /// The Pilots of the faction.
    pub fn pilots_of(&self, faction: FactionId) -> impl Iterator<Item = (PilotId, &Pilot)> {
        (0..).map(PilotId).zip(&self.pilots).filter(move |(_, pilot)| pilot.faction == faction)
    }

    /// GK-3.14: all Sponsor Cards.
    pub fn sponsors(&self) -> Sponsors {
        let sponsors = self.all().filter(|(_, card)| matches!(card.kind, CardKind::Sponsor { .. }));
        sponsors.flat_map(|(id, card)| std::iter::repeat_n(id.0, usize::from(card.copies))).collect()
    }

    /// GK-4.1 to GK-4.6, GK-R7, GK-R63: whether these cards are a deck of the faction.
    pub fn is_deck(&self, faction: FactionId, cards: &Cards, free_deploys: bool) -> bool {
        let (mut sets, mut deploys, mut utilities) = ([0, 0], 0, 0);
        for (id, count) in cards.iter() {
            let card = self.card(CardId(id));
            if card.faction != Some(faction) || count > card.copies {
                return false;
            }
            match (card.rank(), card.kind) {
                (Some(rank), _) if count == rank.copies() => sets[rank as usize] += 1,
                (Some(_), _) => return false,
                (None, CardKind::Deploy) => deploys += count,
                (None, _) => utilities += count,
            }
        }
        let fits = if free_deploys { deploys <= DEPLOYS } else { deploys == DEPLOYS };
        sets == [1, 2] && fits && deploys + utilities == DEPLOYS + UTILITIES
    }
}
