//! The end: who won, and where the bout is kept; or how to take it up again.

use crate::edge::files::{replace, shown};
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::review::{Curve, look_back};
use crate::session::Session;
use catalog::Playable;
use kernel::Seat;
use std::path::Path;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// The last events, the outcome in words, and where the record is.
    pub fn end(&mut self, stage: &mut Stage<'_>) -> Run {
        let people = self.all_people();
        let reader = people.iter().next().filter(|_| people.len() == 1);
        let since = match (reader, self.screen) {
            (Some(seat), _) | (None, Some(seat)) => self.heard[seat.index()].max(self.watched),
            (None, None) => self.watched,
        };
        let news = self.news(since, reader);
        if !news.is_empty() {
            stage.gap()?;
        }
        for event in &news {
            stage.item(&G::say_event(self.recording.bout(), event, reader))?;
        }
        stage.gap()?;
        self.say_outcome(stage, reader)?;
        self.keep(stage)?;
        match &self.slot {
            Some(slot) => stage.say(&Message::new("tui-record-at").with("file", shown(&slot.path))),
            None => Ok(()),
        }
    }

    fn say_outcome(&self, stage: &mut Stage<'_>, reader: Option<Seat>) -> Run {
        for (place, words) in self.outcome_words(reader).iter().enumerate() {
            match (place, words.key.as_ref()) {
                (0, _) => stage.say_as(Accent::Title, words)?,
                (_, "tui-place") => stage.item(words)?,
                _ => stage.say(words)?,
            }
        }
        let looked_back = look_back(self.recording.record(), Curve::Amounts, |seat| self.name(seat));
        looked_back.iter().try_for_each(|words| stage.item(words))
    }

    /// The players leave: the bout is saved, and the program says how to resume it.
    pub fn part(&mut self, stage: &mut Stage<'_>) -> Run {
        self.keep(stage)?;
        stage.gap()?;
        let Some(slot) = &self.slot else { return stage.say(&Message::new("tui-parted-unkept")) };
        let file = shown(&slot.path);
        stage.say(&Message::new("tui-parted").with("file", file.as_str()))?;
        let command = match slot.is_own {
            true => format!("hangar play {} --resume", G::ID),
            false => format!("hangar play {} --resume {file}", G::ID),
        };
        stage.say(&Message::new("tui-parted-resume").with("command", command))
    }

    /// Writes the bout where it is kept. If that fails it is said once, and the bout goes on.
    pub(super) fn keep(&mut self, stage: &mut Stage<'_>) -> Run {
        match self.try_keep() {
            Some(why) => stage.say_as(Accent::Harm, &why),
            None => Ok(()),
        }
    }

    /// Writes a copy of the bout, never over another file.
    pub(super) fn save(&mut self, stage: &mut Stage<'_>, file: Option<&str>) -> Run {
        let Some(file) = file else {
            self.keep(stage)?;
            return match &self.slot {
                Some(slot) => stage.say(&Message::new("tui-saved").with("file", shown(&slot.path))),
                None => stage.say_as(Accent::Harm, &Message::new("tui-save-where").with("save", "save")),
            };
        };
        let path = Path::new(file);
        if path.exists() {
            return stage.say_as(Accent::Harm, &Message::new("tui-save-exists").with("file", file));
        }
        match replace(path, &self.text()) {
            Ok(()) => stage.say(&Message::new("tui-saved").with("file", file)),
            Err(error) => {
                let what = Message::new("tui-not-kept").with("file", file).with("why", error.to_string());
                stage.say_as(Accent::Harm, &what)
            }
        }
    }
}
