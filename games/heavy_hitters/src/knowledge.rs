//! Knowledge: what a seat may not know, and whole bouts that fit the rest.
//!
//! Of another player a seat does not know which cards lie in the deck, the hand and the Damage Pile. It knows how many
//! they are, and what was seen of them before. Together with what lies open they are a legal deck (GK-4.1). When the
//! Discard Pile becomes the deck (GK-5.4), everybody knows what is in it; what lay in the Damage Pile before is not.

mod deal;
#[cfg(test)]
mod tests;

use crate::HeavyHitters;
use crate::content::{Cards, Sponsors};
use crate::procedures::declaring::may_declare;
use crate::procedures::discarding::surplus;
use crate::procedures::paying::has_choice;
use crate::procedures::{
    Assembling, CombatStep, Declaring, Discarding, Frame, OpeningStep, Paying, Rebooting,
};
use crate::table::{Player, Table, Veil};
use deal::Hidden;
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
                let hidden = Hidden { deck, hand, damage };
                deal::deal(&content, &mut table.players[seat], hidden, free, dealer);
            }
        }
    }

    fn strand(bout: &Bout<HeavyHitters>, seat: Seat) -> Option<Frame> {
        match bout.stack().last()? {
            Frame::Opening(opening) if opening.step == OpeningStep::Decks => {
                let builds = bout.table().player(seat).deck_size() == 0;
                builds.then(|| Assembling::begin(seat).into())
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
            Frame::Turn(_) => {
                let all = surplus(bout.table(), bout.content(), seat);
                (all > 0).then(|| Discarding::begin(seat, all).into())
            }
            Frame::Assembling(_)
            | Frame::Rebooting(_)
            | Frame::Drawing(_)
            | Frame::Deploying(_)
            | Frame::Moving(_)
            | Frame::Declaring(_)
            | Frame::Discarding(_)
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
        reshuffled: _,
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
