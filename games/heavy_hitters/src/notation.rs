//! Notation: everything as short stable text, from the declarations of the types.

use crate::HeavyHitters;
use crate::city::Way;
use crate::content::{Cards, Content, DECK, FactionId};
use crate::procedures::{Deploying, Frame, Phase, Turn};
use crate::setup::{CHOICES, Setup};
use crate::table::player::ENERGY;
use crate::table::{Hitter, Player, Table};
use kernel::{Seat, SeatSet};
use tabletop::told::{Misfit, Position, Told, misfits};

tabletop::notation!(HeavyHitters, CHOICES);

impl Told for HeavyHitters {
    /// The usual battlefield, the Heavy Hitters on its start hexes, quick decks, the first turn at its Deploy Phase.
    fn blank(content: &Content, seats: u8) -> (Table, Vec<Frame>) {
        let setup = Setup::usual(seats);
        let mut table = Table::new(seats, setup.options(), content);
        table.turn = 1;
        let starts = table.field().starts;
        for (seat, cell) in (0..seats).map(Seat).zip(starts.iter()) {
            let faction = FactionId(seat.0);
            let player = table.player_mut(seat);
            player.faction = Some(faction);
            player.pilot = content.pilots_of(faction).next().map(|(id, _)| id);
            player.energy = ENERGY;
            let facing = if cell.place().1 < 10 { Way(3) } else { Way(0) };
            player.hitter = Some(Hitter { cell, facing });
        }
        let turn = Turn { phase: Phase::Deploy, done: SeatSet::only(Seat(0)), ..Turn::begin() };
        (table, vec![turn.into(), Deploying::begin(Seat(0)).into()])
    }

    /// The cards of the quick deck that lie nowhere else make up the 25: in the deck, or in the Damage Pile if some of
    /// the deck is written.
    fn fits(position: &mut Position<'_, HeavyHitters>) -> Vec<Misfit> {
        let content = position.content;
        let turn = position.table.turn;
        let built = |player: &Player| player.hitter.is_some() && (turn > 0 || player.energy > 0);
        let players = position.table.players.iter_mut().map(|(_, player)| player);
        players.filter(|player| built(player)).for_each(|player| fill_up(content, player));
        let table = &*position.table;
        let players = || table.players.iter().map(|(_, player)| player);
        let is_open = table.turn == 0;
        let is_whole = |player: &Player| {
            player.cards() == DECK || is_open || (player.hitter.is_none() && player.cards() == 0)
        };
        let veiled = players().any(|player| player.veil != crate::table::Veil::default());
        misfits([
            ("players", "a deck has 25 cards", !players().all(is_whole)),
            ("players", "a position hides nothing", veiled),
        ])
    }
}

fn fill_up(content: &Content, player: &mut Player) {
    let Some(faction) = player.faction.filter(|faction| usize::from(faction.0) < content.factions.len())
    else {
        return;
    };
    if player.cards() >= DECK {
        return;
    }
    let mut lying = Cards::new();
    for zone in [&player.deck, &player.hand, &player.discard, &player.damage, &player.bared, &player.line] {
        lying.extend(zone.copies());
    }
    let missing = DECK - player.cards();
    let quick = content.faction(faction).quick[0].cards;
    let rest = quick.iter().flat_map(|(id, copies)| {
        std::iter::repeat_n(id, usize::from(copies.saturating_sub(lying.count(id))))
    });
    let rest: Vec<u8> = rest.take(usize::from(missing)).collect();
    let pile = if player.deck.is_empty() { &mut player.deck } else { &mut player.damage };
    pile.extend(rest);
}
