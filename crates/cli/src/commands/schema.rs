//! `hangar schema`: the JSON Schema of a game's pack files, for editors.

use super::{Desk, with_game};
use crate::failure::{Failure, Run, Verdict};
use catalog::{Playable, Visitor};
use words::Message;

pub(super) fn run(desk: &mut Desk<'_>, game: &str) -> Run<Verdict> {
    let id = with_game(game, Id)?;
    let Some((_, schema)) = SCHEMAS.iter().find(|(known, _)| *known == id) else {
        return Err(Failure::failed(Message::new("cli-schema-none").with("game", game)).into());
    };
    desk.stage.plain(&schema())?;
    Ok(Verdict::Good)
}

type Print = fn() -> String;

/// The schemas there are, by game.
const SCHEMAS: &[(&str, Print)] = &[("stak-bots", stak_bots::content::schema)];

struct Id;

impl Visitor for Id {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::ID
    }
}
