//! `hangar lesson`: how a game is played, on the whole screen or in lines.

use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use tui::failure::{Failure, Run, Verdict};
use tui::{line, screen};
use words::Message;

/// Which game.
#[derive(Args, Debug)]
pub(crate) struct LessonArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
    /// Learn line by line instead of on the whole screen
    #[arg(long)]
    pub(crate) line: bool,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &LessonArgs) -> Run<Verdict> {
    let game = with_game(&args.game, Named)?;
    let is_there = if args.line || !desk.stage.is_whole_screen() {
        line::lesson(&mut desk.stage, game)?
    } else {
        desk.stage.flush()?;
        screen::lesson(game, desk.speaker, desk.paint)?
    };
    match is_there {
        true => Ok(Verdict::Good),
        false => Err(Failure::failed(Message::new("tui-screen-no-lesson")).into()),
    }
}

/// The name of a game that there is.
struct Named;

impl Visitor for Named {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::ID
    }
}
