//! Knowledge: what a seat may not know, and whole bouts that fit the rest.
//!
//! Of another player a seat does not know which cards lie in the deck, the hand and the Damage Pile. It knows how many
//! they are, and what was seen of them before. Together with what lies open they are a legal deck (GK-4.1).

use crate::HeavyHitters;
use crate::content::{CardId, CardKind, Cards, Content, DECK, DEPLOYS, FactionId, Rank, Sponsors, UTILITIES};
use crate::procedures::declaring::may_declare;
use crate::procedures::paying::has_choice;
use crate::procedures::{Assembling, CombatStep, Declaring, Frame, OpeningStep, Paying, Rebooting};
use crate::table::{Player, Table, Veil};
use kernel::{Bout, Conceal, Dealer, Seat, Sketch};

impl Conceal for HeavyHitters {
    /// GK-R62, GK-R75: what lies face down, or in the hands of others.
    fn conceal(sketch: &mut Sketch<HeavyHitters>, seat: Option<Seat>) {
        let Table {
            options: _,
            starts: _,
            buildings: _,
            players,
            glory: _,
            turn: _,
            sponsors,
            sponsored: _,
            closing: _,
        } = sketch.table_mut();
        for (_, player) in players.iter_mut().filter(|(owner, _)| Some(*owner) != seat) {
            conceal(player, sponsors);
        }
    }

    fn fill(sketch: &mut Sketch<HeavyHitters>, dealer: &mut Dealer) {
        let content = std::sync::Arc::clone(sketch.bout().content());
        for seat in (0..sketch.bout().seats()).map(Seat) {
            let table = sketch.table_mut();
            let free = table.options.free_deploys;
            let Veil { deck, hand, damage, sponsors } = std::mem::take(&mut table.players[seat].veil);
            for _ in 0..sponsors {
                let drawn = dealer.draw(table.sponsors.counts());
                assert!(table.sponsors.take(drawn), "the pile holds what is drawn");
                table.players[seat].sponsors.add(drawn);
            }
            if deck + hand + damage > 0 {
                let player = &mut table.players[seat];
                let mut hidden = hidden_cards(&content, player, (deck + hand + damage, free), dealer);
                for (count, pile) in
                    [(hand, &mut player.hand), (damage, &mut player.damage), (deck, &mut player.deck)]
                {
                    for _ in 0..count {
                        let drawn = dealer.draw(hidden.counts());
                        assert!(hidden.take(drawn), "a deck has 25 cards");
                        pile.add(drawn);
                    }
                }
            }
        }
    }

    fn strand(bout: &Bout<HeavyHitters>, seat: Seat) -> Option<Frame> {
        match bout.stack().last()? {
            Frame::Opening(opening) if opening.step == OpeningStep::Decks => {
                Some(Assembling::begin(seat).into())
            }
            Frame::Opening(_) => Some(Rebooting { seat }.into()),
            Frame::Combat(combat) if combat.step == CombatStep::Declare => {
                let declares = may_declare(bout.table(), bout.content(), seat);
                declares.then(|| Declaring::begin(seat).into())
            }
            Frame::Combat(combat) => {
                let points = combat.points[seat.index()];
                has_choice(bout.table().player(seat), points).then(|| Paying::begin(seat, points).into())
            }
            Frame::Assembling(_)
            | Frame::Rebooting(_)
            | Frame::Drawing(_)
            | Frame::Turn(_)
            | Frame::Deploying(_)
            | Frame::Moving(_)
            | Frame::Declaring(_)
            | Frame::Paying(_)
            | Frame::Volley(_)
            | Frame::Attack(_)
            | Frame::Saving(_)
            | Frame::Losing(_)
            | Frame::Tagging(_)
            | Frame::Window(_)
            | Frame::Playing(_)
            | Frame::Working(_)
            | Frame::Hooks(_) => None,
        }
    }
}

fn conceal(player: &mut Player, pile: &mut Sponsors) {
    let Player {
        faction: _,
        pilot: _,
        hitter: _,
        units: _,
        energy: _,
        space: _,
        deck,
        hand,
        discard: _,
        damage,
        bared: _,
        line: _,
        played: _,
        shown: _,
        sponsors,
        today: _,
        veil,
    } = player;
    let count = |cards: &mut Cards| std::mem::take(cards).total() as u8;
    veil.deck += count(deck);
    veil.hand += count(hand);
    veil.damage += count(damage);
    veil.sponsors += sponsors.total() as u8;
    pile.absorb(sponsors);
}

/// So many cards that nobody else sees: those that were seen before, and what makes a legal deck of them and of what
/// lies open.
fn hidden_cards(
    content: &Content,
    player: &Player,
    (count, free_deploys): (u8, bool),
    dealer: &mut Dealer,
) -> Cards {
    let mut known = player.shown;
    for open in [&player.discard, &player.bared, &player.line] {
        known.extend(open.copies());
    }
    let faction = player.faction.expect("who has cards has a faction");
    let mut deck = complete(content, (faction, free_deploys), known, dealer);
    for open in [&player.discard, &player.bared, &player.line] {
        for id in open.copies() {
            assert!(deck.take(id), "what lies open is of the deck");
        }
    }
    assert!(deck.total() == u32::from(count), "a deck has {DECK} cards");
    deck
}

/// GK-4.1 to GK-4.6: a legal deck with these cards, by chance.
fn complete(
    content: &Content,
    (faction, free_deploys): (FactionId, bool),
    known: Cards,
    dealer: &mut Dealer,
) -> Cards {
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
    for _ in 0..wanted {
        let drawn = dealer.draw(rest.counts());
        assert!(rest.take(drawn), "the pool holds what is drawn");
        deck.add(drawn);
    }
    deck
}
