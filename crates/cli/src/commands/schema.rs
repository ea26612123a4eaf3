//! `hangar schema`: the JSON Schema of a game's pack files, for editors.

use super::{Desk, with_game};
use crate::failure::{Failure, Run, Verdict};
use catalog::{Playable, Visitor};
use words::Message;

pub(super) fn run(desk: &mut Desk<'_>, game: &str) -> Run<Verdict> {
    let schema = with_game(game, Schema)?.ok_or_else(|| {
        Failure::failed(Message::new("cli-schema-none").with("game", game))
    })?;
    desk.stage.plain(&schema)?;
    Ok(Verdict::Good)
}

/// The schema, if the game has one.
struct Schema;

impl Visitor for Schema {
    type Out = Option<String>;

    fn visit<G: Playable>(self) -> Option<String> {
        catalog::schema::<G>()
    }
}
