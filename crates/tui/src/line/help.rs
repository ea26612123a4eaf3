//! Help: how to answer, what else can be said, what a card or a rule is.

use super::asked::Asked;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::lookup::{self, Entry};
use crate::session::Session;
use catalog::Playable;
use kernel::Seat;
use words::Message;

/// How many rules a search shows.
const RULES_MAX: usize = 8;

impl<G: Playable> Session<'_, G> {
    pub(super) fn show_help(&self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        stage.gap()?;
        let asked = Asked::new(self.recording.bout(), seat);
        let example = asked.texts.first().map_or("", String::as_str);
        stage.say(&Message::new("tui-help-answer").with("example", example))?;
        let lines = [
            ("?", Message::new("tui-help-help")),
            ("? …", Message::new("tui-help-topic")),
            ("table", Message::new("tui-help-table")),
            ("log", Message::new("tui-help-log")),
            ("advice", Message::new("tui-help-advice")),
            ("undo", Message::new("tui-help-undo")),
            ("order", Message::new("tui-help-order")),
            ("save", Message::new("tui-help-save")),
            ("resign", Message::new("tui-help-resign")),
            ("quit", Message::new("tui-help-quit")),
        ];
        for (word, line) in lines {
            stage.meaning(word, &line)?;
        }
        Ok(())
    }
}

/// Shows the piece of this name, or the rules that this finds. Whether there was anything.
pub fn look_up<G: Playable>(stage: &mut Stage<'_>, content: &G::Content, topic: &str) -> Run<bool> {
    let mut found = true;
    for entry in lookup::look_up::<G>(content, topic, RULES_MAX) {
        match entry {
            Entry::Piece(line) => stage.say(&line)?,
            Entry::Title(title) => stage.say_as(Accent::Title, &title)?,
            Entry::Rule(rule) => stage.text(&rule)?,
            Entry::More(more) => stage.say_as(Accent::Quiet, &more)?,
            Entry::Nothing(nothing) => {
                found = false;
                stage.say_as(Accent::Harm, &nothing)?;
            }
        }
    }
    Ok(found)
}
