//! The measures of a bout for statistics, and the figures that the house pack must reach.

use crate::GigaRobo;
use kernel::{Bout, Figures, Seat};

impl Figures for GigaRobo {
    /// What the figures of many bouts between equal players must be: figure, least, most. Scores and shares are per mille.
    const WANTED: &'static [(&'static str, i64, i64)] =
        &[("first", 450, 550), ("turns", 6, 40), ("draws", 0, 20), ("limits", 0, 20)];

    /// GR-3.26: who has the first turn, until it is over.
    fn starter(bout: &Bout<GigaRobo>) -> Option<Seat> {
        let table = bout.table();
        (table.turn == 1).then(|| table.order[0])
    }

    /// How many turns have begun; none once the bout is over.
    fn turns(bout: &Bout<GigaRobo>) -> u32 {
        if bout.outcome().is_some() { 0 } else { bout.table().turn.into() }
    }

    /// The pilot, the robot, and both together, as `dash in ayzn`; nothing before the first turn.
    fn opening_labels(bout: &Bout<GigaRobo>, seat: Seat) -> Vec<String> {
        let (table, content) = (bout.table(), bout.content());
        if table.turn == 0 {
            return Vec::new();
        }
        let player = table.player(seat);
        let (pilot, robot) = (
            &content.pilots[usize::from(player.pilot)].code,
            &content.robots[usize::from(player.robot)].code,
        );
        vec![format!("pilot {pilot}"), format!("robot {robot}"), format!("{pilot} in {robot}")]
    }
}
