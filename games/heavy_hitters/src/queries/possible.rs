//! What everybody may conclude of hidden cards: a deck is a legal one (GK-4.1), and some of it was seen.

use crate::content::{Card, CardId, CardKind, Content, DEPLOYS, FactionId, Rank, UTILITIES, kinds};
use crate::table::{Player, Reshuffled};

/// What everybody knows of the hidden cards of a player.
#[derive(Clone, Copy, Debug)]
pub struct Guess<'a> {
    content: &'a Content,
    player: &'a Player,
    free_deploys: bool,
    has_hand: bool,
    /// Whether everything that is hidden now was seen before.
    all_shown: bool,
    /// GK-5.4: whether the hand can hold nothing but cards that were reshuffled last.
    all_fresh: bool,
}

impl<'a> Guess<'a> {
    /// Of this player; GK-R7: whether decks may have fewer Deploy Cards.
    pub fn of(content: &'a Content, player: &'a Player, free_deploys: bool) -> Guess<'a> {
        let hand = player.hand_size();
        let hidden = hand + player.deck_size() + player.damage_size() - player.bared.total() as u8;
        let all_shown = u32::from(hidden) == player.shown.total();
        let all_fresh = fresh_at_least(player) >= hidden - player.reshuffled.buried.min(hidden);
        Guess { content, player, free_deploys, has_hand: hand > 0, all_shown, all_fresh }
    }

    /// GK-4.1, GK-R7: whether the hand may hold this card, for all that everybody knows.
    pub fn could_hold(&self, card: CardId) -> bool {
        let (player, facts) = (self.player, self.content.card(card));
        if !self.has_hand || facts.faction != player.faction {
            return false;
        }
        if self.all_fresh && !player.reshuffled.cards.contains(card.0) {
            return false;
        }
        if self.all_shown {
            return player.shown.count(card.0) > elsewhere(player, card);
        }
        self.most(card, facts) > open(player, card) + elsewhere(player, card)
    }

    /// The only card that the hand may hold, for all that everybody knows.
    fn certain(&self) -> Option<CardId> {
        let mut pool = self.content.pool(self.player.faction?).map(|(id, _)| id);
        let only = pool.find(|id| self.could_hold(*id))?;
        pool.all(|id| !self.could_hold(id)).then_some(only)
    }

    /// The most copies that the deck may have.
    fn most(&self, card: CardId, facts: &Card) -> u8 {
        let free = self.free_deploys;
        match (facts.rank(), facts.kind) {
            (Some(rank), _) => {
                let sets = if rank == Rank::Primary { 1 } else { 2 };
                let is_other = self.seen(card) == 0 && self.known_sets(rank) == sets;
                if is_other { 0 } else { rank.copies() }
            }
            (None, CardKind::Deploy) if !free => DEPLOYS,
            (None, _) => {
                let wanted = UTILITIES + if free { DEPLOYS } else { 0 };
                let further = self.pool().filter(|(_, other)| other.is_further(free));
                let known: u8 = further.map(|(id, _)| self.seen(id)).sum();
                facts.copies.min(self.seen(card) + wanted.saturating_sub(known))
            }
        }
    }

    /// How many sets of weapons of this rank were seen.
    fn known_sets(&self, rank: Rank) -> usize {
        self.pool().filter(|(id, card)| card.rank() == Some(rank) && self.seen(*id) > 0).count()
    }

    fn pool(&self) -> impl Iterator<Item = (CardId, &'a Card)> {
        self.content.pool(self.player.faction.unwrap_or(FactionId(0)))
    }

    /// The copies of a card that were seen, lie where they may.
    fn seen(&self, card: CardId) -> u8 {
        open(self.player, card) + self.player.shown.count(card.0)
    }
}

/// GK-5.4: how many of the cards that were reshuffled last are hidden still, whatever lies open. None of them is buried.
fn fresh_at_least(player: &Player) -> u8 {
    kinds(&player.reshuffled.cards).map(|(id, count)| count.saturating_sub(open(player, CardId(id)))).sum()
}

/// GK-5.4: the copies of a card that were reshuffled last and cannot all have been drawn since: they are in the deck, or
/// were milled.
fn elsewhere(player: &Player, card: CardId) -> u8 {
    let Reshuffled { cards, milled, .. } = &player.reshuffled;
    let drawn = (cards.total() as u8).saturating_sub(player.deck_size()).saturating_sub(*milled);
    cards.count(card.0).saturating_sub(drawn)
}

/// The only card that the hand of the player may hold, for all that everybody knows.
pub(crate) fn certain(content: &Content, player: &Player, free_deploys: bool) -> Option<CardId> {
    Guess::of(content, player, free_deploys).certain()
}

/// The copies of a card that lie where everybody sees them.
pub(crate) fn open(player: &Player, card: CardId) -> u8 {
    let lying = [&player.discard, &player.bared, &player.line];
    lying.iter().map(|cards| cards.count(card.0)).sum()
}
