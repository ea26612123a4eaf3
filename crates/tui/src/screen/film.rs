//! A replay as the source of a table: the recorded bout, moved on and back by its watcher.

use super::source::{Given, Moment, Notice, Probed, Reply, Source, Turn, Wind};
use crate::failure::Run;
use crate::film::{Eyes, Film, say_input};
use crate::lookup::{Entry, look_up};
use catalog::Playable;
use kernel::Seat;
use scene::{Id, Scene};
use std::time::Duration;
use words::Message;

/// How long a step is shown while it plays, the slowest first.
const PACES: [Duration; 5] = [
    Duration::from_millis(3000),
    Duration::from_millis(1600),
    Duration::from_millis(800),
    Duration::from_millis(350),
    Duration::from_millis(120),
];

/// A film as a source.
pub(super) struct Reel<'f, 'a, G: Playable> {
    film: &'f Film<'a, G>,
    eyes: Eyes,
    /// How many inputs were played.
    at: usize,
    /// The steps that these eyes count, each as the number of inputs that lead there.
    stops: Vec<usize>,
    /// After how many inputs turns have begun.
    turns: Vec<usize>,
    pace: usize,
    is_playing: bool,
    /// How many turns of the table there were.
    number: u64,
}

impl<'f, 'a, G: Playable> Reel<'f, 'a, G> {
    /// The film at its beginning, once everything is dealt.
    pub(super) fn new(film: &'f Film<'a, G>, eyes: Eyes) -> Reel<'f, 'a, G> {
        let (stops, turns) = (film.stops(eyes), film.turns());
        Reel { film, eyes, at: film.deal(), stops, turns, pace: 1, is_playing: false, number: 0 }
    }

    fn last(&self) -> usize {
        self.film.whole.len()
    }

    /// The number of the step that these eyes have come to.
    fn step(&self) -> usize {
        self.stops.partition_point(|&stop| stop <= self.at).saturating_sub(1)
    }

    /// How many inputs lead to this step, or to the last one.
    fn stop(&self, step: usize) -> usize {
        self.stops[step.min(self.stops.len() - 1)]
    }

    /// Where the turn begins that is the next one, or the one before.
    fn turn_from_here(&self, is_next: bool) -> usize {
        match is_next {
            true => self.turns.iter().copied().find(|&turn| turn > self.at).unwrap_or(self.last()),
            false => self.turns.iter().copied().rfind(|&turn| turn < self.at).unwrap_or(0),
        }
    }

    /// The eyes after these: spectators, each seat, everything.
    fn next_eyes(&self) -> Eyes {
        let seats = self.film.whole.bout().seats();
        match self.eyes {
            Eyes::Spectator => Eyes::Seat(Seat(0)),
            Eyes::Seat(seat) if seat.0 + 1 < seats => Eyes::Seat(Seat(seat.0 + 1)),
            Eyes::Seat(_) => Eyes::All,
            Eyes::All => Eyes::Spectator,
        }
    }

    /// What has happened, what came by the last step as new.
    fn log(&self) -> Vec<(Message, bool)> {
        let deal = self.film.deal();
        let is_new = |step: usize| step == self.at || (self.at == deal && step <= deal);
        let told = |step: usize| {
            let heard = self.film.heard(step, self.eyes).into_iter();
            heard.map(move |words| (words, is_new(step)))
        };
        (0..=self.at).flat_map(told).collect()
    }

    /// Where it stands, and what was done last.
    fn words(&self) -> Message {
        let done = match self.at {
            0 => Message::new("tui-film-begins"),
            at => {
                let before = self.film.at(at - 1);
                say_input(before.bout(), &self.film.whole.record().inputs[at - 1], self.eyes)
            }
        };
        let eyes = match self.eyes {
            Eyes::Spectator => "spectator".to_owned(),
            Eyes::All => "all".to_owned(),
            Eyes::Seat(seat) => G::seat_word(seat).to_string(),
        };
        let plays = if self.is_playing { "yes" } else { "no" };
        let words = Message::new("tui-film-at").with("at", self.step()).with("last", self.stops.len() - 1);
        let words = words.with("eyes", eyes).with("plays", plays).with("what", done);
        words.with("pace", self.pace + 1).with("paces", PACES.len())
    }

    fn scene(&self) -> Scene {
        let recording = self.film.at(self.at);
        let bout = recording.bout();
        G::show(bout.content(), &G::view(bout, self.eyes.seat()), Vec::new())
    }
}

fn nothing_to_choose() -> Message {
    Message::new("tui-film-nothing-to-choose")
}

impl<G: Playable> Source for Reel<'_, '_, G> {
    fn turn(&mut self) -> Run<Turn> {
        self.number += 1;
        self.is_playing &= self.at < self.last();
        let pace = self.is_playing.then(|| PACES[self.pace]);
        let moment = Moment::Past { words: self.words(), pace };
        let is_over = self.at == self.last();
        let notice = is_over.then(|| Notice::help(Message::new("tui-film-is-over")));
        Ok(Turn { scene: self.scene(), log: self.log(), moment, number: self.number, notice })
    }

    fn wind(&mut self, wind: Wind) {
        self.is_playing &= matches!(wind, Wind::On | Wind::Faster | Wind::Slower | Wind::Eyes);
        self.at = match wind {
            Wind::On => self.stop(self.step() + 1),
            Wind::Back => self.stop(self.step().saturating_sub(1)),
            Wind::Turn => self.turn_from_here(true),
            Wind::TurnBack => self.turn_from_here(false),
            Wind::Start => 0,
            Wind::End => self.last(),
            Wind::To(step) => self.stop(step),
            Wind::Play | Wind::Pause | Wind::Faster | Wind::Slower | Wind::Eyes => self.at,
        };
        match wind {
            Wind::Play => self.is_playing = true,
            Wind::Faster => self.pace = (self.pace + 1).min(PACES.len() - 1),
            Wind::Slower => self.pace = self.pace.saturating_sub(1),
            Wind::Eyes => {
                self.eyes = self.next_eyes();
                self.stops = self.film.stops(self.eyes);
            }
            Wind::On | Wind::Back | Wind::Turn | Wind::TurnBack => {}
            Wind::Start | Wind::End | Wind::To(_) | Wind::Pause => {}
        }
    }

    fn game(&self) -> Option<String> {
        Some(G::ID.to_owned())
    }

    fn about(&self) -> Vec<Message> {
        let setup = &self.film.whole.record().setup;
        let game = Message::new("tui-film-about").with("game", G::TITLE);
        [game].into_iter().chain(G::say_setup(&self.film.packs.content, setup)).collect()
    }

    fn name(&self, seat: u8) -> Message {
        Message::new("tui-seat").with("seat", G::seat_word(Seat(seat)))
    }

    fn give(&mut self, _given: &Given) -> Run<Reply> {
        Ok(Reply::Refused(nothing_to_choose()))
    }

    fn probe(&mut self, _answer: &str) -> Probed {
        Probed::Refused(nothing_to_choose())
    }

    fn why(&mut self, _thing: &Id) -> Option<Message> {
        Some(nothing_to_choose())
    }

    fn look_up(&mut self, topic: &str) -> Vec<Entry> {
        look_up::<G>(&self.film.packs.content, topic, usize::MAX)
    }

    fn undo(&mut self) -> Run<Reply> {
        Ok(Reply::Refused(nothing_to_choose()))
    }

    fn resign(&mut self) -> Run<Reply> {
        Ok(Reply::Refused(nothing_to_choose()))
    }

    fn save(&mut self) -> Notice {
        Notice::harm(nothing_to_choose())
    }

    fn keep_quietly(&mut self) {}
}
