//! What everybody may conclude of hidden cards: a deck is a legal one (GK-4.1), and some of it was seen.

use crate::content::{CardId, CardKind, Content, DEPLOYS, Rank, UTILITIES};
use crate::table::{Player, Reshuffled};

/// GK-4.1, GK-R7: whether the hand of the player may hold this card, for all that everybody knows.
pub fn could_hold(content: &Content, player: &Player, card: CardId, free_deploys: bool) -> bool {
    let facts = content.card(card);
    if player.hand_size() == 0 || facts.faction != player.faction {
        return false;
    }
    let hidden = player.hand_size() + player.deck_size() + player.damage_size() - player.bared.total() as u8;
    if u32::from(hidden) == player.shown.total() {
        return player.shown.count(card.0) > elsewhere(player, card);
    }
    let seen = |id: CardId| open(player, id) + player.shown.count(id.0);
    let known = |rank: Rank| {
        content
            .pool(facts.faction.unwrap_or(crate::content::FactionId(0)))
            .filter(move |(id, card)| card.rank() == Some(rank) && seen(*id) > 0)
    };
    let most = match (facts.rank(), facts.kind) {
        (Some(rank), _) => {
            let sets = if rank == Rank::Primary { 1 } else { 2 };
            let is_other = seen(card) == 0 && known(rank).count() == sets;
            if is_other { 0 } else { rank.copies() }
        }
        (None, CardKind::Deploy) if !free_deploys => DEPLOYS,
        (None, _) => {
            let wanted = UTILITIES + if free_deploys { DEPLOYS } else { 0 };
            let pool = content
                .all()
                .filter(|(_, other)| other.faction == facts.faction && other.is_further(free_deploys));
            let known: u8 = pool.map(|(id, _)| seen(id)).sum();
            facts.copies.min(seen(card) + wanted.saturating_sub(known))
        }
    };
    most > open(player, card) + elsewhere(player, card)
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
    let mut pool = content.pool(player.faction?).map(|(id, _)| id);
    let only = pool.find(|id| could_hold(content, player, *id, free_deploys))?;
    pool.all(|id| !could_hold(content, player, id, free_deploys)).then_some(only)
}

/// The copies of a card that lie where everybody sees them.
pub(crate) fn open(player: &Player, card: CardId) -> u8 {
    let lying = [&player.discard, &player.bared, &player.line];
    lying.iter().map(|cards| cards.count(card.0)).sum()
}
