//! A player: the robots on the board, the cards in their zones, energy, tokens.

use super::Today;
use crate::city::{Cell, Cells, Facing};
use crate::content::{
    Card, CardId, Cards, Content, FactionId, Gkr, PilotId, SPACES, Sponsors, TRIGGERS, kinds,
};
use serde::{Deserialize, Serialize};

/// GK-5.9: the energy of a turn.
pub(crate) const ENERGY: u8 = 5;
/// The most energy that texts can give.
pub(crate) const ENERGY_MAX: u8 = 20;
/// GK-15.2: the cards of a hand.
pub(crate) const HAND: u8 = 6;

/// A Heavy Hitter on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hitter {
    /// Where it stands.
    pub cell: Cell,
    /// Where it looks (GK-2.8).
    pub facing: Facing,
}

/// A Support Unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drone {
    /// Where it stands.
    pub cell: Cell,
    /// Its Hit Points.
    pub hits: u8,
    /// GK-R56: whether it is still to attack in this Combat Phase.
    pub ready: bool,
}

/// The Support Units of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Units {
    combat: Option<Drone>,
    repair: Option<Drone>,
    recon: Option<Drone>,
}

impl Units {
    /// The unit of this class, if it is on the board.
    pub fn get(&self, gkr: Gkr) -> Option<Drone> {
        match gkr {
            Gkr::Hitter => None,
            Gkr::Combat => self.combat,
            Gkr::Repair => self.repair,
            Gkr::Recon => self.recon,
        }
    }

    /// The hexes of the units.
    pub fn cells(&self) -> Cells {
        [self.combat, self.repair, self.recon].into_iter().flatten().map(|drone| drone.cell).collect()
    }

    /// The place of the unit of this class.
    pub(crate) fn slot(&mut self, gkr: Gkr) -> &mut Option<Drone> {
        match gkr {
            Gkr::Hitter => unreachable!("a Heavy Hitter is no Support Unit"),
            Gkr::Combat => &mut self.combat,
            Gkr::Repair => &mut self.repair,
            Gkr::Recon => &mut self.recon,
        }
    }
}

/// How many cards lie where somebody cannot look: in what is seen and known, never on the table itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Veil {
    /// In the deck.
    pub deck: u8,
    /// In the hand.
    pub hand: u8,
    /// In the Damage Pile.
    pub damage: u8,
    /// Sponsor Cards in the hand.
    pub sponsors: u8,
}

/// GK-5.4: what everybody knows since the Discard Pile became the deck for the last time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Reshuffled {
    /// The cards that went into the deck; none before the first time.
    pub(crate) cards: Cards,
    /// How many cards lay in the Damage Pile then that nobody else had seen, and still lie there.
    pub(crate) buried: u8,
    /// How many cards went from the deck to the Damage Pile since, and still lie there.
    pub(crate) milled: u8,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The faction, once it is picked (GK-3.4).
    pub faction: Option<FactionId>,
    /// The Pilot, once it is picked (GK-3.8).
    pub pilot: Option<PilotId>,
    /// The Heavy Hitter, if it is on the board.
    pub hitter: Option<Hitter>,
    /// The Support Units.
    pub units: Units,
    /// The energy that is left.
    pub energy: u8,
    /// The spaces that the Pilot Token has travelled (GK-16.1).
    pub space: u8,
    /// The deck. Its order does not exist.
    pub(crate) deck: Cards,
    /// The hand.
    pub(crate) hand: Cards,
    /// The Discard Pile.
    pub(crate) discard: Cards,
    /// The Damage Pile, as far as nobody else has seen it (GK-R75).
    pub(crate) damage: Cards,
    /// What everybody saw go to the Damage Pile.
    pub(crate) bared: Cards,
    /// The Firing Line after the reveal, and cards that are being played (GK-R84).
    pub(crate) line: Cards,
    /// The names that were played this turn (GK-6.6, GK-R68).
    pub(crate) played: Cards,
    /// What everybody knows to be among the cards of deck, hand and Damage Pile that are not seen: it was seen before.
    pub(crate) shown: Cards,
    /// The deck's last reshuffle.
    pub(crate) reshuffled: Reshuffled,
    /// The Sponsor Cards in the hand.
    pub(crate) sponsors: Sponsors,
    /// This turn, as far as texts ask for it.
    pub(crate) today: Today,
    /// What lies where somebody cannot look.
    pub(crate) veil: Veil,
}

impl Player {
    /// The hex of the Heavy Hitter.
    pub fn hitter_cell(&self) -> Cells {
        self.hitter.map_or(Cells::NONE, |hitter| Cells::only(hitter.cell))
    }

    /// The cards of the hand, as far as they are known here.
    pub fn hand(&self) -> &Cards {
        &self.hand
    }

    /// The cards of the deck, as far as they are known here, in no order.
    pub fn deck(&self) -> &Cards {
        &self.deck
    }

    /// The Discard Pile.
    pub fn discard(&self) -> &Cards {
        &self.discard
    }

    /// The Firing Line after the reveal, and cards that are being played.
    pub fn line(&self) -> &Cards {
        &self.line
    }

    /// How many cards the hand has.
    pub fn hand_size(&self) -> u8 {
        self.hand.total() as u8 + self.veil.hand
    }

    /// How many cards the deck has.
    pub fn deck_size(&self) -> u8 {
        self.deck.total() as u8 + self.veil.deck
    }

    /// GK-5.4: how many cards can be drawn, the Discard Pile among them.
    pub fn stock(&self) -> u8 {
        self.deck_size() + self.discard.total() as u8
    }

    /// How many cards the Damage Pile has.
    pub fn damage_size(&self) -> u8 {
        (self.damage.total() + self.bared.total()) as u8 + self.veil.damage
    }

    /// How many Sponsor Cards the hand has.
    pub fn sponsor_size(&self) -> u8 {
        self.sponsors.total() as u8 + self.veil.sponsors
    }

    /// GK-5.2: how many cards there are in all zones.
    pub fn cards(&self) -> u8 {
        self.hand_size() + self.stock() + self.damage_size() + self.line.total() as u8
    }

    /// GK-17.5: the undamaged cards.
    pub fn sound(&self) -> u8 {
        self.hand_size() + self.stock() + self.line.total() as u8
    }

    /// This turn, as far as texts ask for it.
    pub fn today(&self) -> &Today {
        &self.today
    }

    /// GK-R76: the card leaves the Damage Pile for the Discard Pile, and everybody sees it.
    pub(crate) fn repair(&mut self, card: CardId) {
        if !self.bared.take(card.0) {
            assert!(self.damage.take(card.0), "only a damaged card is repaired");
            // Nobody else knows when it came there.
            let Reshuffled { buried, milled, .. } = &mut self.reshuffled;
            (*buried, *milled) = (buried.saturating_sub(1), milled.saturating_sub(1));
        }
        self.bare(card);
        self.discard.add(card.0);
    }

    /// GK-R76: the cards of the Damage Pile, as the owner sees them.
    pub fn damaged(&self) -> Cards {
        let mut all = self.damage;
        all.extend(self.bared.copies());
        all
    }

    /// GK-R42: the declared card goes back to the hand, as everybody sees.
    pub(crate) fn take_back(&mut self, card: CardId) {
        assert!(self.line.take(card.0), "the card lies in the Firing Line");
        self.hand.add(card.0);
        self.shown.add(card.0);
    }

    /// GK-16.6, GK-R79: whether the upgrade of this trigger space is unlocked. No space is ever lost.
    pub fn has_upgrade(&self, place: usize) -> bool {
        TRIGGERS.get(place).is_some_and(|&space| self.space >= space)
    }

    /// GK-16.1, GK-16.4, GK-R82: one space to the right, as far as there is one. The upgrade that it unlocks (GK-16.5).
    pub(crate) fn advance(&mut self) -> Option<u8> {
        if self.space >= SPACES {
            return None;
        }
        self.space += 1;
        TRIGGERS.iter().position(|&space| space == self.space).map(|place| place as u8)
    }

    /// GK-5.4, GK-5.5, GK-15.5, GK-R8: the discard alone becomes the deck, which is empty. How many cards.
    pub(crate) fn reshuffle(&mut self) -> u8 {
        assert!(self.deck_size() == 0, "only an empty deck takes in the discard");
        let count = self.discard.total() as u8;
        self.shown.extend(self.discard.copies());
        let buried = self.damage.total() as u8 + self.veil.damage;
        self.reshuffled = Reshuffled { cards: self.discard, buried, milled: 0 };
        self.deck.absorb(&mut self.discard);
        count
    }

    /// GK-12.7: the card that chance gave goes from the deck to the Damage Pile.
    pub(crate) fn mill(&mut self, card: CardId) {
        self.take_top(card);
        self.damage.add(card.0);
        self.reshuffled.milled += 1;
    }

    /// The card that chance gave leaves the deck.
    pub(crate) fn take_top(&mut self, card: CardId) {
        assert!(self.deck.take(card.0), "chance gave a card that the deck does not hold");
    }

    /// The card of the hand is seen by everybody, and lies in the line of cards in play.
    pub(crate) fn play(&mut self, card: CardId) {
        assert!(self.hand.take(card.0), "only a card of the hand can be played");
        self.bare(card);
        self.line.add(card.0);
        self.played.add(card.0);
    }

    /// A card becomes known to everybody.
    pub(crate) fn bare(&mut self, card: CardId) {
        let _was_shown = self.shown.take(card.0);
    }

    /// The card of the hand goes to the Discard Pile, and everybody sees it (GK-R62).
    pub(crate) fn discard_from_hand(&mut self, card: CardId) {
        assert!(self.hand.take(card.0), "only a card of the hand can be discarded");
        self.bare(card);
        self.discard.add(card.0);
    }

    /// The cards of the deck or hand that can be declared are those with a speed.
    pub fn declarable<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (CardId, &'a Card)> {
        let held = kinds(&self.hand).map(|(id, _)| CardId(id));
        let cards = held.map(|id| (id, content.card(id)));
        cards.filter(|(id, card)| card.speed().is_some() && !self.played.contains(id.0))
    }
}
