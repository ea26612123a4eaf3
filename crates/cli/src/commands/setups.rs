//! `hangar setups`: the named tables of a game, and what each of them means.

use super::{Desk, with_game};
use crate::edge::paint::Accent;
use crate::failure::{Run, Verdict};
use crate::packs::{self, Packs};
use catalog::{Playable, Visitor};
use clap::Args;
use words::Message;

/// Which named tables.
#[derive(Args, Debug)]
pub(crate) struct SetupsArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
    /// Only those whose name has these words, with all that was chosen
    pub(crate) words: Vec<String>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &SetupsArgs) -> Run<Verdict> {
    with_game(&args.game, Setups { desk, args })?
}

struct Setups<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d SetupsArgs,
}

impl Visitor for Setups<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let packs: Packs<G> = packs::load(&[], self.desk.paint)?;
        let words: Vec<String> = self.args.words.iter().map(|word| word.to_lowercase()).collect();
        let mut found = 0;
        for (name, setup) in G::setups() {
            if !words.iter().all(|word| name.to_lowercase().contains(word)) {
                continue;
            }
            found += 1;
            if words.is_empty() {
                self.desk.stage.text(&name)?;
                continue;
            }
            self.desk.stage.say_as(Accent::Title, &Message::new("cli-setup").with("name", name))?;
            for line in G::say_setup(&packs.content, &setup) {
                self.desk.stage.item(&line)?;
            }
        }
        if found == 0 {
            self.desk.stage.say(&Message::new("cli-setups-none").with("game", G::ID))?;
            return Ok(Verdict::Bad);
        }
        Ok(Verdict::Good)
    }
}
