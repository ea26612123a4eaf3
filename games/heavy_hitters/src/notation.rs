//! Notation: everything as short stable text, from the declarations of the types.

mod builds;
mod fits;

use crate::city::Way;
use crate::content::{Content, FactionId};
use crate::procedures::{Deploying, Frame, Phase, Turn};
use crate::setup::{CHOICES, Setup};
use crate::table::player::ENERGY;
use crate::table::{Hitter, Table};
use crate::{HeavyHitters, Question};
use kernel::{Seat, SeatSet};
use tabletop::told::{Misfit, Position, Told};

tabletop::notation!(HeavyHitters, CHOICES, builds::read, builds::write);

impl Told for HeavyHitters {
    /// The usual battlefield, the Heavy Hitters on its start hexes, quick decks, the first turn at its Deploy Phase.
    fn blank(content: &Content, seats: u8) -> (Table, Vec<Frame>) {
        let setup = Setup::usual(seats);
        let field = setup.field().expect("the usual battlefield is legal");
        let mut table = Table::new(seats, setup.options(), &field, content);
        table.turn = 1;
        let starts = table.starts;
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
    /// the deck is written. Sponsor Cards that lie nowhere else are in their pile.
    fn fits(position: &mut Position<'_, HeavyHitters>) -> Vec<Misfit> {
        fits::complete(position);
        fits::misfits_of(position)
    }

    /// GK-R18: what may be played in an attack, and in what others do.
    fn is_window(question: &Question) -> bool {
        matches!(question, Question::Window(_))
    }
}
