//! Notation: everything as short stable text, from the declarations of the types.

use crate::TinDuel;
use crate::content::Content;
use crate::procedures::{Frame, Round};
use crate::setup::{ARMOUR, CHOICES, Setup};
use crate::table::Table;
use tabletop::told::{Misfit, Position, TOO_MANY, Told, misfits};

tabletop::notation!(TinDuel, CHOICES);

impl Told for TinDuel {
    /// Usual armour, empty hands, the first round.
    fn blank(content: &Content, _seats: u8) -> (Table, Vec<Frame>) {
        (Table::new(Setup::USUAL.armour, content), vec![Round::begin(1).into()])
    }

    /// Unseen are the moves that lie nowhere else.
    fn fits(position: &mut Position<'_, TinDuel>) -> Vec<Misfit> {
        let too_many = position.complete("unseen", |table| &mut table.unseen);
        let Table { armour, hands, .. } = &*position.table;
        misfits([
            ("unseen", TOO_MANY, too_many),
            ("armour", "no robot has more than 30", armour.iter().any(|(_, armour)| armour > ARMOUR.end())),
            ("hands", "a position hides no move", hands.iter().any(|(_, hand)| hand.hidden > 0)),
        ])
    }
}
