//! `hangar rules`: the numbered rules of a game, in whole or in part.

use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use tui::rulebook::{Found, Rule, find, plain, sections};
use words::Message;

/// Which rules.
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
    /// A rule id, a section or words to search for; without any, the sections are listed
    pub(crate) query: Vec<String>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &RulesArgs) -> Run<Verdict> {
    with_game(&args.game, Rules { stage: &mut desk.stage, query: &args.query.join(" ") })?
}

struct Rules<'d, 'a> {
    stage: &'d mut Stage<'a>,
    query: &'d str,
}

impl Visitor for Rules<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        if self.query.trim().is_empty() {
            list_sections::<G>(self.stage)?;
            return Ok(Verdict::Good);
        }
        match find(G::RULES, self.query) {
            Found::One(rule) => show(self.stage, &[rule])?,
            Found::Several(rules) => show(self.stage, &rules)?,
            Found::Section(section) => {
                let title = Message::new("tui-section").with("title", section.title);
                self.stage.say_as(Accent::Title, &title)?;
                show(self.stage, &section.rules)?;
            }
            Found::Nothing(near) => {
                let what = Message::new("cli-rules-nothing").with("query", self.query).with("game", G::TITLE);
                let help = match near {
                    Some(near) => Message::new("cli-rules-near").with("near", near),
                    None => Message::new("cli-rules-list").with("command", format!("hangar rules {}", G::ID)),
                };
                return Err(Failure::failed(what).help(help).into());
            }
        }
        Ok(Verdict::Good)
    }
}

/// The sections with the ids that they hold.
pub(super) fn list_sections<G: Playable>(stage: &mut Stage<'_>) -> Run {
    stage.say_as(Accent::Title, &Message::new("cli-rules-of").with("game", G::TITLE))?;
    for section in sections(G::RULES) {
        let (first, last) = (section.rules.first(), section.rules.last());
        let line = Message::new("cli-rules-section")
            .with("title", section.title)
            .with("first", first.map_or("", |rule| rule.id))
            .with("last", last.map_or("", |rule| rule.id));
        stage.item(&line)?;
    }
    Ok(())
}

fn show(stage: &mut Stage<'_>, rules: &[Rule<'_>]) -> Run {
    rules.iter().try_for_each(|rule| stage.text(&format!("{}  {}", rule.id, plain(rule.text))))
}
