//! Telling: who plays, what happened since somebody last looked, the table.

use super::offering::say_scene;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use draw::prose::Detail;
use kernel::{Bout, Seat, offers};
use scene::Scene;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// The game, the table, who sits where, and how to get help.
    pub(super) fn introduce(&self, stage: &mut Stage<'_>) -> Run {
        stage.say_as(Accent::Title, &Message::new("tui-bout").with("game", G::TITLE))?;
        for line in G::say_setup(&self.packs.content, &self.recording.record().setup) {
            stage.item(&line)?;
        }
        for (seat, sitter) in (0..).map(Seat).zip(&self.sitters) {
            let line =
                Message::new("tui-sits").with("who", self.name(seat)).with("player", sitter.player.say());
            stage.item(&line)?;
        }
        if !self.all_people().is_empty() {
            let hint = Message::new("tui-hint").with("help", "?").with("quit", "quit");
            stage.say_as(Accent::Quiet, &hint)?;
        }
        Ok(())
    }

    /// What `seat` has not heard yet; the table too, if it is the first look.
    pub(super) fn tell_news(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        let since = self.heard[seat.index()];
        let steps = self.recording.len() + 1;
        let news: Vec<G::Event> = self.news(since, Some(seat));
        self.heard[seat.index()] = steps;
        if !news.is_empty() {
            stage.gap()?;
            stage.say_as(Accent::Quiet, &Message::new("tui-news"))?;
        }
        for event in &news {
            stage.item(&G::say_event(self.recording.bout(), event, Some(seat)))?;
        }
        if self.looked.contains(seat) {
            return Ok(());
        }
        self.looked.insert(seat);
        self.show_table(stage, seat, Detail::Short)
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

    /// The table as `seat` sees it.
    pub(super) fn show_table(&self, stage: &mut Stage<'_>, seat: Seat, detail: Detail) -> Run {
        stage.gap()?;
        say_table(stage, self.recording.bout(), Some(seat), detail)
    }
}

/// What a seat or a spectator sees, with the answers that are on offer there.
pub fn scene_of<G: Playable>(bout: &Bout<G>, viewer: Option<Seat>) -> Scene {
    let offered = viewer.map(|seat| offers(bout, seat)).unwrap_or_default();
    G::show(bout.content(), &G::view(bout, viewer), offered)
}

/// Says the table of the scene that a screen would draw.
pub fn say_table<G: Playable>(
    stage: &mut Stage<'_>,
    bout: &Bout<G>,
    viewer: Option<Seat>,
    detail: Detail,
) -> Run {
    say_scene(stage, &scene_of(bout, viewer), detail)
}
