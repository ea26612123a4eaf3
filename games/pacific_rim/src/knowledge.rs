//! Knowledge: what a seat may not know, and whole bouts that fit it.
//!
//! Hidden are the action cards that others have chosen and not revealed, which lie in their private strands, and secret
//! missions (PR-R66). All else lies open (PR-1.48).

use crate::PacificRim;
use crate::content::MissionId;
use crate::procedures::{Choosing, Frame, choosers};
use crate::table::{Goal, Table};
use kernel::{Bout, Conceal, Dealer, Seat, Sketch};

impl Conceal for PacificRim {
    /// PR-19.1: the secret mission of the other side lies among those that nobody has drawn.
    fn conceal(sketch: &mut Sketch<PacificRim>, seat: Option<Seat>) {
        let Table {
            sides,
            mat: _,
            scenario: _,
            round: _,
            models: _,
            towers: _,
            tokens: _,
            areas: _,
            leaders: _,
            edges: _,
            goals,
            secret,
            missions,
        } = sketch.table_mut();
        let own = seat.map(|seat| sides[seat] as usize);
        for (side, goal) in goals.iter_mut().enumerate() {
            if let Goal::Card(mission) = *goal
                && *secret
                && own != Some(side)
            {
                missions.add(mission.0);
                *goal = Goal::Hidden;
            }
        }
    }

    /// Any mission that nobody has seen is as likely as any other.
    fn fill(sketch: &mut Sketch<PacificRim>, dealer: &mut Dealer) {
        let table = sketch.table_mut();
        for goal in table.goals.iter_mut().filter(|goal| **goal == Goal::Hidden) {
            let drawn = dealer.draw(table.missions.counts());
            assert!(table.missions.take(drawn), "the missions hold what is drawn");
            *goal = Goal::Card(MissionId(drawn));
        }
    }

    fn strand(bout: &Bout<PacificRim>, seat: Seat) -> Option<Frame> {
        let is_there = !bout.left().contains(seat);
        let chooses = choosers(bout.table(), bout.left(), seat).next().is_some();
        (is_there && chooses).then(|| Choosing::begin(seat).into())
    }
}
