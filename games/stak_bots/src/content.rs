//! Content: the typed form of a pack. Printed numbers and a closed vocabulary of clauses.

mod print;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use print::{name_of, say_again, say_card, say_clause, say_damage};
pub use read::{Deck, DeckBreach, house_files, read_deck, read_packs, write_deck};
pub use schema::schema;
pub use vocabulary::Part;
pub(crate) use vocabulary::{choose_word, verb_word};

use crate::table::KINDS_MAX;
use arrayvec::ArrayVec;
use scene::{Glyph, Print};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Memo, Tally};

/// The most clauses of one part of a card.
pub const CLAUSES_MAX: usize = 4;

/// The highest power a card may have, so that damage always fits its counter.
pub const POWER_MAX: u8 = 15;

/// The highest rank (SB-14.5).
pub const RANK_MAX: u8 = 6;

/// The most cards that one instruction names.
pub const COUNT_MAX: u8 = 9;

/// The most copies of one kind in a deck.
pub const COPIES_MAX: u8 = 60;

/// A kind of card: its number in the tables of one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct KindId(pub u8);

/// All kinds of cards of the packs of a bout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The kinds, in a fixed order: by rank, then power, then code (the order of SB-R49).
    pub kinds: Vec<Kind>,
    /// Named deck lists of the packs, for games with own decks.
    pub decks: Vec<Deck>,
}

/// One kind of card (SB-1.12): all cards of a kind are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The short name in notation: `PARCEL`, `P3`.
    pub code: String,
    /// The name of its type: kinds of one type differ in power alone.
    pub type_code: String,
    /// Names by language; English is always there.
    pub names: BTreeMap<String, String>,
    /// SB-14.8.
    pub power: u8,
    /// SB-14.5.
    pub rank: u8,
    /// How many of them the common deck holds.
    pub copies: u8,
    /// The entry effect (SB-1.13), clause by clause.
    pub entry: ArrayVec<Clause, CLAUSES_MAX>,
    /// The ability that acts when it attacks (SB-13.6).
    pub attack: ArrayVec<Clause, CLAUSES_MAX>,
    /// The ability that acts when it damages a card (SB-13.4).
    pub damage: ArrayVec<DamageVerb, CLAUSES_MAX>,
    /// Whether it must attack again after a battle that it survives on top.
    pub again: bool,
    /// Its front as scenes show it: lying face up, face down.
    pub(crate) fronts: [Memo<Print>; 2],
    /// Its picture.
    pub(crate) picture: Memo<Glyph>,
}

/// One instruction of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clause {
    /// What is done.
    pub verb: Verb,
    /// What it is done to.
    pub choose: Choose,
    /// How many cards, where the verb counts.
    pub count: u8,
    /// "You may" (SB-R32).
    pub optional: bool,
}

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Verb {
    /// The chooser draws cards.
    Draw,
    /// The chooser discards cards of their choice.
    Discard,
    /// The chooser plays a card from hand onto the Stak of this card.
    Play,
    /// The top card of the supply goes face-down under the chosen player's Stak.
    Donate,
    /// The uppermost face-down card of the Stak is turned face-up where it is.
    TurnUp,
    /// A face-up card is turned face-down: the chosen covered card, or the top card of the Stak.
    TurnDown,
    /// The bottom card of the Stak goes to its top.
    Raise,
    /// The top card of the Stak goes to its bottom.
    Sink,
    /// This card and the top card of the Stak change places.
    Swap,
    /// The top cards of the Stak are scrapped together.
    ScrapTop,
    /// The cards directly below this card are scrapped together.
    ScrapBelow,
    /// The card directly below this card is taken into the hand.
    TakeBelow,
}

/// What an instruction is done to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choose {
    /// Nothing to choose: this card, its Stak, its player.
    Nothing,
    /// One opponent still in the game.
    Opponent,
    /// One Stak that the verb can act on, the own one too.
    AnyStak,
    /// One such Stak other than the one this card is in (SB-R34).
    OtherStak,
    /// Every Stak at once.
    EveryStak,
    /// One face-up card that is not a top card, in any Stak.
    CoveredCard,
}

/// What the ability of a card does to a card that it damages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DamageVerb {
    /// The damaged card is scrapped, whatever its power.
    ScrapDamaged,
    /// This many cards directly below the damaged card are scrapped too.
    ScrapBelow(u8),
    /// The damaged card returns to the hand of the player in whose Stak it is.
    ReturnDamaged,
}

impl Content {
    /// The kind of this number.
    #[inline]
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[usize::from(id.0)]
    }

    /// The kind of this code.
    pub fn find(&self, code: &str) -> Option<KindId> {
        (0u8..).zip(&self.kinds).find(|(_, kind)| kind.code == code).map(|(id, _)| KindId(id))
    }

    /// All kinds with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (KindId, &Kind)> {
        (0u8..).zip(&self.kinds).map(|(id, kind)| (KindId(id), kind))
    }

    /// SB-1.2: the common deck: all copies of all kinds.
    pub fn common_deck(&self) -> Tally<KINDS_MAX> {
        let mut deck = Tally::default();
        for (id, kind) in self.iter() {
            deck.add_many(id.0, kind.copies).expect("no kind comes twice, and its copies fit a count");
        }
        deck
    }
}
