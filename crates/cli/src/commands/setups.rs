//! `hangar setups`: the named tables of a game, found by words, and what each of them means.

use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use tui::edge::paint::Accent;
use tui::failure::{Run, Verdict};
use tui::near::nearest;
use tui::packs::{self, Packs};
use words::Message;

/// Which named tables.
#[derive(Args, Debug)]
pub(crate) struct SetupsArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
    /// Only the tables whose names have these words, with all that is chosen for them
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
            let title = G::say_setup_name(&name).map(|title| self.desk.speaker.say(&title));
            let text = format!("{name} {}", title.unwrap_or_default()).to_lowercase();
            if !words.iter().all(|word| text.contains(word)) {
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
            let none = match near::<G>(&self.args.words.join(" ")) {
                Some(near) => Message::new("cli-setups-near").with("near", near),
                None => Message::new("cli-setups-none"),
            };
            self.desk.stage.say(&none.with("game", G::ID))?;
            return Ok(Verdict::Bad);
        }
        Ok(Verdict::Good)
    }
}

/// The name that was most likely meant, or else a word of the names.
fn near<G: Playable>(query: &str) -> Option<String> {
    let names: Vec<String> = G::setups().into_iter().map(|(name, _)| name).collect();
    let known = || names.iter().map(String::as_str);
    nearest(query, known())
        .or_else(|| nearest(query, known().flat_map(str::split_whitespace)))
        .map(str::to_owned)
}
