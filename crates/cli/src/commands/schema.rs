//! `hangar schema`: the JSON Schema of a game's pack files, for editors.

use super::{Desk, with_game};
use crate::failure::{Run, Verdict};
use catalog::{Playable, Visitor};

pub(super) fn run(desk: &mut Desk<'_>, game: &str) -> Run<Verdict> {
    let schema = with_game(game, Schema)?;
    desk.stage.plain(&schema)?;
    Ok(Verdict::Good)
}

struct Schema;

impl Visitor for Schema {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        G::schema()
    }
}
