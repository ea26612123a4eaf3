//! Telling: who plays, what happened since somebody last looked, the table.

use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use kernel::{Input, Seat};
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// The game, the table, who sits where, and how to get help.
    pub(super) fn introduce(&self, stage: &mut Stage<'_>) -> Run {
        stage.say_as(Accent::Title, &Message::new("cli-bout").with("game", G::TITLE))?;
        for line in G::say_setup(&self.packs.content, &self.recording.record().setup) {
            stage.item(&line)?;
        }
        for (seat, sitter) in (0..).map(Seat).zip(&self.sitters) {
            let line =
                Message::new("cli-sits").with("who", self.name(seat)).with("player", sitter.player.say());
            stage.item(&line)?;
        }
        if !self.all_people().is_empty() {
            let hint = Message::new("cli-hint").with("help", "?").with("quit", "quit");
            stage.say_as(Accent::Quiet, &hint)?;
        }
        Ok(())
    }

    /// What `seat` has not heard yet; the table too, if others have acted or it is the first look.
    pub(super) fn tell_news(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        let since = self.heard[seat.index()];
        let steps = self.recording.len() + 1;
        let inputs = &self.recording.record().inputs;
        let is_others = |input: &Input<G>| input.by().is_some_and(|by| by != seat);
        let others = !self.looked.contains(seat) || inputs[since.max(1) - 1..].iter().any(is_others);
        self.looked.insert(seat);
        let news: Vec<G::Event> = self.news(since, Some(seat));
        self.heard[seat.index()] = steps;
        if !news.is_empty() {
            stage.gap()?;
            let told = if others { Message::new("cli-news") } else { Message::new("cli-news-own") };
            stage.say_as(Accent::Quiet, &told)?;
        }
        for event in &news {
            stage.item(&G::say_event(self.recording.bout(), event, Some(seat)))?;
        }
        if others {
            self.show_table(stage, Some(seat))?;
        }
        Ok(())
    }

    /// Tells spectators what is new. Whether there was anything.
    pub(super) fn tell_spectator(&mut self, stage: &mut Stage<'_>) -> Run<bool> {
        let news = self.news(self.watched, None);
        self.watched = self.recording.len() + 1;
        for event in &news {
            stage.item(&G::say_event(self.recording.bout(), event, None))?;
        }
        Ok(!news.is_empty())
    }

    /// The table as `seat` or a spectator sees it.
    pub(super) fn show_table(&self, stage: &mut Stage<'_>, seat: Option<Seat>) -> Run {
        let bout = self.recording.bout();
        stage.gap()?;
        for line in G::say_view(bout.content(), &G::view(bout, seat)) {
            stage.say(&line)?;
        }
        Ok(())
    }
}
