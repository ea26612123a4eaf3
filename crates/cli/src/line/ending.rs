//! The end: who won, and where the bout is kept; or how to take it up again.

use super::session::Session;
use crate::edge::files::{replace, shown};
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::record::text_of;
use catalog::Playable;
use kernel::{Ending, Outcome, Seat};
use std::path::Path;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// The last events, the outcome in words, and where the record is.
    pub(super) fn end(&mut self, stage: &mut Stage<'_>) -> Run {
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
        if let Some(outcome) = self.recording.bout().outcome() {
            self.say_outcome(stage, outcome, reader)?;
        }
        self.keep(stage)?;
        match &self.slot {
            Some(slot) => stage.say(&Message::new("cli-record-at").with("file", shown(&slot.path))),
            None => Ok(()),
        }
    }

    fn say_outcome(&self, stage: &mut Stage<'_>, outcome: &Outcome, reader: Option<Seat>) -> Run {
        let first: Vec<Message> = outcome.first().iter().map(|seat| self.name(seat)).collect();
        let result = match reader {
            _ if outcome.is_draw() => Message::new("cli-drawn").with("who", first),
            Some(seat) if outcome.place(seat) == 1 => Message::new("cli-you-won"),
            Some(_) => Message::new("cli-you-lost").with("who", first),
            None => Message::new("cli-won").with("count", first.len()).with("who", first),
        };
        stage.say_as(Accent::Title, &result)?;
        match outcome.ending {
            Ending::Rules => {}
            Ending::Time => stage.say(&Message::new("cli-ending-time"))?,
            Ending::Limit => stage.say(&Message::new("cli-ending-limit"))?,
        }
        self.say_places(stage, outcome)
    }

    /// The places behind the first, where they differ.
    fn say_places(&self, stage: &mut Stage<'_>, outcome: &Outcome) -> Run {
        let seats = self.sitters.len() as u8;
        let places = |place: u8| (0..seats).map(Seat).filter(move |&seat| outcome.place(seat) == place);
        let behind: Vec<u8> = (2..=seats).filter(|&place| places(place).next().is_some()).collect();
        for &place in behind.iter().filter(|_| behind.len() > 1) {
            let who: Vec<Message> = places(place).map(|seat| self.name(seat)).collect();
            stage.item(&Message::new("cli-place").with("place", place).with("who", who))?;
        }
        Ok(())
    }

    /// The players go away: the bout is kept, and they are told how to take it up again.
    pub(super) fn part(&mut self, stage: &mut Stage<'_>) -> Run {
        self.keep(stage)?;
        stage.gap()?;
        let Some(slot) = &self.slot else { return stage.say(&Message::new("cli-parted-unkept")) };
        let file = shown(&slot.path);
        stage.say(&Message::new("cli-parted").with("file", file.as_str()))?;
        let command = match slot.is_own {
            true => format!("hangar play {} --resume", G::ID),
            false => format!("hangar play {} --resume {file}", G::ID),
        };
        stage.say(&Message::new("cli-parted-resume").with("command", command))
    }

    /// Writes the bout where it is kept. If that fails it is said once, and the bout goes on.
    pub(super) fn keep(&mut self, stage: &mut Stage<'_>) -> Run {
        let Some(slot) = &self.slot else { return Ok(()) };
        if let Err(error) = slot.write(&self.text()) {
            let what = Message::new("cli-not-kept").with("file", shown(&slot.path));
            stage.say_as(Accent::Harm, &what.with("why", error.to_string()))?;
            self.slot = None;
        }
        Ok(())
    }

    /// Writes the bout where it is kept, if that can be done.
    pub(super) fn keep_quietly(&self) {
        if let Some(slot) = &self.slot {
            slot.write(&self.text()).ok();
        }
    }

    /// Writes a copy of the bout, never over another file.
    pub(super) fn save(&mut self, stage: &mut Stage<'_>, file: Option<&str>) -> Run {
        let Some(file) = file else {
            self.keep(stage)?;
            return match &self.slot {
                Some(slot) => stage.say(&Message::new("cli-saved").with("file", shown(&slot.path))),
                None => stage.say_as(Accent::Harm, &Message::new("cli-save-where").with("save", "save")),
            };
        };
        let path = Path::new(file);
        if path.exists() {
            return stage.say_as(Accent::Harm, &Message::new("cli-save-exists").with("file", file));
        }
        match replace(path, &self.text()) {
            Ok(()) => stage.say(&Message::new("cli-saved").with("file", file)),
            Err(error) => {
                let what = Message::new("cli-not-kept").with("file", file).with("why", error.to_string());
                stage.say_as(Accent::Harm, &what)
            }
        }
    }

    fn text(&self) -> String {
        text_of(self.recording.record(), &self.sitting(), &self.packs.content)
    }
}
