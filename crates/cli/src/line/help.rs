//! Help: how to answer, what else can be said, what a card or a rule is.

use super::asked::Asked;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::rulebook::{Found, Rule, find};
use crate::session::Session;
use catalog::Playable;
use kernel::Seat;
use words::Message;

/// So many rules are shown of a search.
const RULES_MAX: usize = 8;

impl<G: Playable> Session<'_, G> {
    pub(super) fn show_help(&self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        stage.gap()?;
        let asked = Asked::new(self.recording.bout(), seat);
        let example = asked.texts.first().map_or("", String::as_str);
        stage.say(&Message::new("cli-help-answer").with("example", example))?;
        let lines = [
            ("?", Message::new("cli-help-help")),
            ("? …", Message::new("cli-help-topic")),
            ("table", Message::new("cli-help-table")),
            ("log", Message::new("cli-help-log")),
            ("undo", Message::new("cli-help-undo")),
            ("save", Message::new("cli-help-save")),
            ("resign", Message::new("cli-help-resign")),
            ("quit", Message::new("cli-help-quit")),
        ];
        for (word, line) in lines {
            stage.meaning(word, &line)?;
        }
        Ok(())
    }
}

/// Shows the piece of this name, or the rules that this finds. Whether there was anything.
pub(crate) fn look_up<G: Playable>(stage: &mut Stage<'_>, content: &G::Content, topic: &str) -> Run<bool> {
    if let Some(lines) = G::say_piece(content, topic) {
        for line in lines {
            stage.say(&line)?;
        }
        return Ok(true);
    }
    match find(G::RULES, topic) {
        Found::One(rule) => show(stage, &[rule])?,
        Found::Section(section) => {
            stage.say_as(Accent::Title, &Message::new("cli-section").with("title", section.title))?;
            show(stage, &section.rules)?;
        }
        Found::Several(rules) => {
            show(stage, &rules[..rules.len().min(RULES_MAX)])?;
            if rules.len() > RULES_MAX {
                let more = Message::new("cli-rules-more").with("more", rules.len() - RULES_MAX);
                stage.say_as(
                    Accent::Quiet,
                    &more.with("command", format!("hangar rules {} {topic}", G::ID)),
                )?;
            }
        }
        Found::Nothing(near) => {
            let what = match near {
                Some(near) => Message::new("cli-nothing-near").with("near", near),
                None => Message::new("cli-nothing"),
            };
            stage.say_as(Accent::Harm, &what.with("topic", topic))?;
            return Ok(false);
        }
    }
    Ok(true)
}

fn show(stage: &mut Stage<'_>, rules: &[Rule<'_>]) -> Run {
    rules.iter().try_for_each(|rule| stage.text(&format!("{}  {}", rule.id, rule.text)))
}
