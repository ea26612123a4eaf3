//! The cards of a seat that others do not see, dealt by chance as they may lie for all that is known.

use crate::content::{CardId, CardKind, Cards, Content, DECK, DEPLOYS, Rank, UTILITIES};
use crate::table::{Player, Reshuffled};
use kernel::Dealer;

/// How many cards lie where nobody else can look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hidden {
    pub(super) deck: u8,
    pub(super) hand: u8,
    pub(super) damage: u8,
}

impl Hidden {
    fn total(self) -> u8 {
        self.deck + self.hand + self.damage
    }
}

/// Puts cards where nobody else can look: those that were seen before, and what makes a legal deck of them and of what
/// lies open. What was reshuffled is in the deck, or has left it since.
pub(super) fn deal(content: &Content, player: &mut Player, hidden: Hidden, free: bool, dealer: &mut Dealer) {
    let open = open_cards(player);
    let whole = complete(content, player, (&open, hidden, free), dealer);
    let cards = whole.without(&open).expect("what lies open is of the deck");
    assert!(cards.total() == u32::from(hidden.total()), "a deck has {DECK} cards");
    let Reshuffled { cards: last, buried, milled } = player.reshuffled;
    if last.is_empty() {
        let mut cards = Heap { first: cards, then: Cards::new() };
        cards.put(hidden.deck, &mut player.deck, dealer);
        cards.put(hidden.hand, &mut player.hand, dealer);
        return cards.put(hidden.damage, &mut player.damage, dealer);
    }
    let milled = milled.min(hidden.damage);
    let buried = buried.min(hidden.damage - milled);
    let fresh = fresh_cards(&cards, &open, &last, (hidden.deck + milled, buried), dealer);
    let old = cards.without(&fresh).expect("they are of the hidden cards");
    let mut fresh = Heap { first: fresh, then: old };
    fresh.put(hidden.deck, &mut player.deck, dealer);
    fresh.put(milled, &mut player.damage, dealer);
    let mut old = Heap { first: fresh.then, then: fresh.first };
    old.put(buried, &mut player.damage, dealer);
    let mut rest = Heap { first: old.first.copies().chain(old.then.copies()).collect(), then: Cards::new() };
    rest.put(hidden.hand, &mut player.hand, dealer);
    rest.put(hidden.damage - milled - buried, &mut player.damage, dealer);
}

/// What everybody sees of the 25 cards.
fn open_cards(player: &Player) -> Cards {
    [&player.discard, &player.bared, &player.line].into_iter().flat_map(Cards::copies).collect()
}

/// Cards to draw from: others only when there are no more of the first.
struct Heap {
    first: Cards,
    then: Cards,
}

impl Heap {
    fn put(&mut self, count: u8, pile: &mut Cards, dealer: &mut Dealer) {
        for _ in 0..count {
            let from = if self.first.is_empty() { &mut self.then } else { &mut self.first };
            let drawn = dealer.draw(from.counts());
            assert!(from.take(drawn), "a deck has 25 cards");
            pile.add(drawn);
        }
    }
}

/// GK-5.4: which of the hidden cards were reshuffled last. Of a card that lies open now nobody knows whether it was in
/// the hand before or came from the deck since; so some are certain, and of others there may be more or fewer: enough
/// for the deck and for what was milled, and few enough for what is buried.
fn fresh_cards(
    hidden: &Cards,
    open: &Cards,
    last: &Cards,
    (least, buried): (u8, u8),
    dealer: &mut Dealer,
) -> Cards {
    let (mut fresh, mut others) = (Cards::new(), Cards::new());
    for (id, count) in last.iter() {
        let most = count.min(hidden.count(id));
        let certain = count.saturating_sub(open.count(id)).min(most);
        fresh.add_many(id, certain).expect("a deck has 25 cards");
        others.add_many(id, most - certain).expect("a deck has 25 cards");
    }
    let most = (fresh.total() + others.total()).min(hidden.total().saturating_sub(buried.into()));
    let least = fresh.total().max(least.into()).min(most);
    let wanted = least + dealer.below(most - least + 1);
    while fresh.total() < wanted {
        let drawn = dealer.draw(others.counts());
        assert!(others.take(drawn), "there are as many as may be wanted");
        fresh.add(drawn);
    }
    fresh
}

/// GK-4.1 to GK-4.6: a legal deck with these cards, by chance.
fn complete(
    content: &Content,
    player: &Player,
    (open, hidden, free_deploys): (&Cards, Hidden, bool),
    dealer: &mut Dealer,
) -> Cards {
    let faction = player.faction.expect("who has cards has a faction");
    let known: Cards = player.shown.copies().chain(open.copies()).collect();
    let mut deck = Cards::new();
    for (rank, sets) in [(Rank::Primary, 1), (Rank::Secondary, 2)] {
        let of_rank: Vec<CardId> =
            content.pool(faction).filter(|(_, card)| card.rank() == Some(rank)).map(|(id, _)| id).collect();
        let (mut chosen, mut open): (Vec<CardId>, Vec<CardId>) =
            of_rank.into_iter().partition(|id| known.contains(id.0));
        while chosen.len() < sets && !open.is_empty() {
            chosen.push(open.swap_remove(dealer.below(open.len() as u32) as usize));
        }
        for id in chosen {
            deck.add_many(id.0, rank.copies()).expect("a deck has 25 cards");
        }
    }
    let mut rest = Cards::new();
    let mut wanted = UTILITIES + if free_deploys { DEPLOYS } else { 0 };
    for (id, card) in content.pool(faction) {
        if card.is_further(free_deploys) {
            let there = known.count(id.0).min(card.copies);
            deck.add_many(id.0, there).expect("a deck has 25 cards");
            rest.add_many(id.0, card.copies - there).expect("a pool has 59 cards");
            wanted = wanted.saturating_sub(there);
        } else if card.kind == CardKind::Deploy {
            deck.add_many(id.0, DEPLOYS).expect("a deck has 25 cards");
        }
    }
    let (missing, mut due) = due_cards((&deck, &rest, open), &player.reshuffled.cards, hidden.deck);
    for _ in 0..wanted.min(missing) {
        let drawn = dealer.draw(due.counts());
        assert!(due.take(drawn) && rest.take(drawn), "the pool holds what is drawn");
        deck.add(drawn);
        wanted -= 1;
    }
    for _ in 0..wanted {
        let drawn = dealer.draw(rest.counts());
        assert!(rest.take(drawn), "the pool holds what is drawn");
        deck.add(drawn);
    }
    deck
}

/// GK-5.4: how many cards must still join so that the hidden ones can make up a deck of that size, all reshuffled last,
/// and which ones those can be.
fn due_cards((deck, rest, open): (&Cards, &Cards, &Cards), last: &Cards, size: u8) -> (u8, Cards) {
    let (mut there, mut due) = (0, Cards::new());
    for (id, count) in last.iter() {
        let hidden = deck.count(id).saturating_sub(open.count(id)).min(count);
        there += hidden;
        due.add_many(id, (count - hidden).min(rest.count(id))).expect("a deck has 25 cards");
    }
    (size.saturating_sub(there).min(due.total() as u8), due)
}
