//! A bout on a server as the source of a table.

use super::known::Known;
use super::pen::Say;
use super::source::{Given, Linger, Moment, News, Notice, Probed, Reply, Source, Turn};
use crate::failure::Run;
use crate::lookup::{Entry, LookUp};
use crate::orders::{Change, Orders};
use crate::remote::{Bench, Note, Possible, Stand, gathering_scene};
use crate::review::Curve;
use kernel::Seat;
use lobby::SitterCard;
use scene::{Choice, Id, Mark, Part, Prompt, Scene, Tone};
use std::time::Duration;
use words::Message;

/// So often it is looked whether something has come.
const TICK: Duration = Duration::from_millis(100);

/// The answers to a proposal.
const AGREE: &str = "agree";
const DECLINE: &str = "decline";

/// A place at a server's table as a source.
pub(crate) struct Remote<'t> {
    bench: &'t mut Bench,
    say: Say<'t>,
    known: Known,
    /// How the person stood when the last turn was shown, in which bout, at which sight.
    stood: Option<(Stand, u32, u32)>,
    /// The number of that turn.
    number: u64,
    /// The news for the next turn.
    note: Option<Note>,
}

impl<'t> Remote<'t> {
    pub(crate) fn new(bench: &'t mut Bench, say: Say<'t>) -> Remote<'t> {
        Remote { bench, say, known: Known::default(), stood: None, number: 0, note: None }
    }

    /// The bout is over, and another one is wanted.
    pub(crate) fn again(&mut self) {
        self.bench.rematch();
    }

    /// The scene as the person sees it, with the names of the players.
    fn scene(&self) -> Scene {
        let seen = &self.bench.seen;
        let sight = seen.sight.as_ref().filter(|_| seen.stand() != Stand::Gathering);
        let Some(sight) = sight else {
            return gathering_scene(seen, self.bench.me, self.bench.link.as_deref());
        };
        let mut scene = sight.look.scene.clone();
        for part in &mut scene.parts {
            let Part::Panel(panel) = part else { continue };
            let Some(seat) = panel.seat else { continue };
            let card = seen.card.as_ref().and_then(|card| card.seats.get(usize::from(seat)));
            panel.marks.extend(card.map(|card| marks(seat, &card.sitter)).unwrap_or_default());
        }
        scene
    }

    /// The table with a question of the program.
    fn asking(&self, question: Message, choices: Vec<(&str, Message)>) -> Scene {
        let choice = |(answer, words): (&str, Message)| Choice::new(answer.to_owned(), words, Vec::new());
        let mut scene = self.scene();
        let choices = choices.into_iter().map(choice).collect();
        scene.prompt = Prompt::new(scene.prompt.owing, Some(question), choices);
        scene
    }

    fn moment(&mut self, stand: &Stand) -> (Scene, Moment) {
        let seen = &self.bench.seen;
        let others = |words: Message| Moment::Others { words, linger: Linger::News };
        match stand {
            Stand::Asked => (self.scene(), Moment::Asked),
            Stand::Waiting | Stand::Beginning | Stand::Again => (self.quiet(), others(seen.waiting())),
            Stand::Gathering => {
                let scene = self.scene();
                let words = scene.prompt.question.clone().unwrap_or_else(|| seen.waiting());
                let moment = if scene.prompt.choices.is_empty() { others(words) } else { Moment::Asked };
                (scene, moment)
            }
            Stand::Proposed(what, by) => {
                let choices = vec![
                    (AGREE, Message::new("tui-join-agree")),
                    (DECLINE, Message::new("tui-join-decline")),
                ];
                (self.asking(seen.ask_to_agree(*what, *by), choices), Moment::Asked)
            }
            Stand::Over => {
                let words = seen.outcome().into_iter().chain(seen.wanted_again()).collect();
                let story = self.bench.story(Curve::Signs);
                (self.quiet(), Moment::Over { words, story, can_repeat: self.bench.seen.seat().is_some() })
            }
            Stand::Gone => {
                let words = vec![Message::new("tui-join-gone")];
                (self.quiet(), Moment::Over { words, story: Vec::new(), can_repeat: false })
            }
        }
    }

    /// The table without a question.
    fn quiet(&self) -> Scene {
        let mut scene = self.scene();
        scene.prompt = Prompt::new(scene.prompt.owing, None, Vec::new());
        scene
    }

    fn replied(&mut self, done: Result<(), Message>) -> Run<Reply> {
        if done.is_ok() {
            self.bench.note_away();
        }
        Ok(done.map_or_else(Reply::Refused, |()| Reply::Sent))
    }
}

impl Source for Remote<'_> {
    fn turn(&mut self) -> Run<Turn> {
        self.bench.hear(Duration::ZERO)?;
        let seen = &self.bench.seen;
        let stand = seen.stand();
        let sight = seen.sight.as_ref().map_or(0, |sight| sight.number);
        let stood = (stand.clone(), seen.bout, sight);
        let (scene, moment) = self.moment(&stand);
        let is_new = self.stood.replace(stood.clone()).as_ref() != Some(&stood);
        if is_new || stand == Stand::Gathering {
            self.number += 1;
        }
        if let (Stand::Asked, Some(looker)) = (&stand, scene.looker) {
            self.known.remember(Seat(looker), &scene, self.say);
        }
        let note = self.note.take().or_else(|| self.bench.next_note());
        let held = self.bench.seen.held().filter(|_| is_new).map(Notice::help);
        let log = self.bench.seen.story();
        Ok(Turn { scene, log, moment, number: self.number, notice: note.map(notice).or(held) })
    }

    fn tick(&self) -> Option<Duration> {
        Some(TICK)
    }

    fn news(&mut self) -> Run<News> {
        if self.bench.hear(Duration::ZERO)? {
            return Ok(News::Turn);
        }
        Ok(self.bench.next_note().map_or(News::Nothing, |note| News::Notice(notice(note))))
    }

    fn clock(&self) -> Option<Message> {
        self.bench.clock()
    }

    fn game(&self) -> Option<String> {
        self.bench.seen.card.as_ref().map(|card| card.terms.game.clone())
    }

    fn about(&self) -> Vec<Message> {
        let server = Message::new("tui-join-server").with("server", self.bench.address.to_string());
        let link = self.bench.link.as_deref().map(|link| Message::new("tui-join-link").with("link", link));
        let orders = self.orders().map(|orders| orders.lines()).unwrap_or_default();
        let mut about = self.bench.seen.about().into_iter();
        about.next().into_iter().chain(orders).chain(about).chain([server]).chain(link).collect()
    }

    fn name(&self, seat: u8) -> Message {
        self.bench.seen.name(seat)
    }

    fn give(&mut self, given: &Given) -> Run<Reply> {
        match self.bench.seen.stand() {
            Stand::Proposed(what, _) => self.bench.agree(what, given.answer == AGREE),
            Stand::Gathering => {
                if !self.bench.fill(&given.answer) {
                    return Ok(Reply::Refused(Message::new("tui-not-now")));
                }
            }
            _ => {
                let answers = std::iter::once(&given.answer).chain(&given.then).cloned().collect();
                let given = self.bench.give(answers);
                return self.replied(given);
            }
        }
        Ok(Reply::Sent)
    }

    fn probe(&mut self, answer: &str) -> Probed {
        match self.bench.probe(answer) {
            Some(Possible::Yes) => Probed::Legal,
            Some(Possible::No(why)) => Probed::Refused(why),
            None => Probed::Unknown,
        }
    }

    fn why(&mut self, thing: &Id) -> Option<Message> {
        let scene = self.scene();
        if self.bench.seen.stand() == Stand::Asked
            && let Some(looker) = scene.looker
        {
            let known = self.known.of(Seat(looker), thing, (&scene, self.say));
            let tried = scene.tried(thing);
            self.bench.ask_why(tried.into_iter().chain(known.into_iter().map(str::to_owned)).collect());
        }
        None
    }

    fn look_up(&mut self, topic: &str) -> Vec<Entry> {
        let game = self.game().unwrap_or_default();
        catalog::with_game(&game, LookUp { topic, most: usize::MAX }).unwrap_or_default()
    }

    fn undo(&mut self) -> Run<Reply> {
        let undone = self.bench.undo();
        self.replied(undone)
    }

    fn resign(&mut self) -> Run<Reply> {
        if !self.bench.seen.plays() {
            return Ok(Reply::Refused(Message::new("tui-not-now")));
        }
        self.bench.concede();
        Ok(Reply::Sent)
    }

    fn orders(&self) -> Option<Orders> {
        self.bench.seen.orders()
    }

    fn order(&mut self, change: &Change) -> Run<Reply> {
        self.bench.declare(change);
        self.replied(Ok(()))
    }

    fn save(&mut self) -> Notice {
        let command = format!("hangar join {}", self.bench.address);
        Notice::help(Message::new("tui-join-stored").with("command", command))
    }

    fn keep_quietly(&mut self) {}
}

fn notice(note: Note) -> Notice {
    if note.is_bad { Notice::harm(note.words) } else { Notice::help(note.words) }
}

/// Who sits there, and whether they are there.
fn marks(seat: u8, sitter: &SitterCard) -> Vec<Mark> {
    let side = |words: Message| Mark::new(words, Tone::Side(seat));
    match sitter {
        SitterCard::Open => Vec::new(),
        SitterCard::Computer(level) => {
            vec![side(Message::new("tui-player-computer").with("level", level.name()))]
        }
        SitterCard::Person { name, present, stand_in, .. } => {
            let name = side(Message::new("tui-screen-name").with("name", name.as_str()));
            let away = match (present, stand_in) {
                (_, Some(_)) => Some(Message::new("tui-join-stand-in")),
                (false, None) => Some(Message::new("tui-join-away")),
                (true, None) => None,
            };
            [name].into_iter().chain(away.map(|words| Mark::new(words, Tone::Harm))).collect()
        }
    }
}
