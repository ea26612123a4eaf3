//! Learning at the table: how the game is played, in pictures, and its first lesson. It is a source
//! like any other; what is done in it changes no bout.

use super::source::{Given, Linger, Moment, Notice, Probed, Reply, Source, Turn};
use crate::failure::Run;
use crate::lookup::{Entry, LookUp};
use anygame::learn::{Effect, Page, Picture};
use scene::{Choice, Id, Prompt, Scene};
use words::Message;

/// The first menu.
const PICTURES: &str = "pictures";
const LESSON: &str = "lesson";

/// Where the learner is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The learner chooses what to see.
    Menu,
    /// This picture is shown.
    Picture(usize),
    /// The answer of this page is to be found.
    Page(usize),
    /// The learner found the answer, and its effect is shown.
    Found(usize),
    /// The lesson is over.
    Over,
}

/// The pictures and the first lesson of a game.
pub(super) struct Lesson {
    game: String,
    pictures: Vec<Picture>,
    pages: Vec<Page>,
    place: Place,
    number: u64,
}

impl Lesson {
    /// The lessons of a game. Nothing if it has neither pictures nor a lesson.
    pub(super) fn of(game: &str) -> Option<Lesson> {
        let (pictures, pages) = (anygame::learn::pictures(game).ok()?, anygame::learn::lesson(game).ok()?);
        let is_there = !pictures.is_empty() || !pages.is_empty();
        is_there.then(|| Lesson { game: game.to_owned(), pictures, pages, place: Place::Menu, number: 0 })
    }

    /// What can be learned, as a question on the first picture.
    fn menu(&self) -> Scene {
        let first = self.pictures.first().map(|picture| &picture.scene);
        let scene =
            first.or(self.pages.first().map(|page| &page.scene)).expect("there is something to learn");
        let choice = |answer: &str, words: Message| Choice::new(answer.to_owned(), words, Vec::new());
        let pictures = Message::new("tui-learn-pictures").with("count", self.pictures.len());
        let pages = Message::new("tui-learn-lesson").with("count", self.pages.len());
        let mut choices = Vec::new();
        choices.extend((!self.pictures.is_empty()).then(|| choice(PICTURES, pictures)));
        choices.extend((!self.pages.is_empty()).then(|| choice(LESSON, pages)));
        let question = Some(Message::new("tui-learn"));
        let prompt = Prompt::new(Vec::<u8>::new(), question, choices);
        Scene { parts: Vec::new(), overlays: Vec::new(), prompt, ..scene.clone() }
    }

    /// What comes after a position that was only shown.
    fn next(&self) -> Place {
        match self.place {
            Place::Picture(at) if at + 1 < self.pictures.len() => Place::Picture(at + 1),
            Place::Picture(_) => Place::Menu,
            Place::Found(at) if at + 1 < self.pages.len() => Place::Page(at + 1),
            Place::Found(_) => Place::Over,
            Place::Menu | Place::Page(_) | Place::Over => self.place,
        }
    }

    fn turn_to(&mut self, scene: Scene, log: Vec<(Message, bool)>, moment: Moment) -> Turn {
        self.number += 1;
        Turn { scene, log, moment, number: self.number, notice: None }
    }
}

/// Shown until a key is pressed.
fn shown(words: Message) -> Moment {
    Moment::Others { words, linger: Linger::Key }
}

/// The words, with the place in the lesson.
fn counted(words: Message, at: usize, all: usize) -> Message {
    Message::new("tui-learn-step").with("words", words).with("at", at + 1).with("all", all)
}

impl Source for Lesson {
    fn turn(&mut self) -> Run<Turn> {
        let turn = match self.place {
            Place::Menu => {
                let menu = self.menu();
                self.turn_to(menu, Vec::new(), Moment::Asked)
            }
            Place::Picture(at) => {
                let Picture { words, scene } = self.pictures[at].clone();
                let words = counted(words, at, self.pictures.len());
                self.turn_to(scene, Vec::new(), shown(words))
            }
            Place::Page(at) => {
                let Page { words, mut scene, .. } = self.pages[at].clone();
                scene.prompt.question = Some(counted(words, at, self.pages.len()));
                self.turn_to(scene, Vec::new(), Moment::Asked)
            }
            Place::Found(at) => {
                let Page { words, after, effect, scene, .. } = self.pages[at].clone();
                let Effect { events, scene } = effect.unwrap_or(Effect { events: Vec::new(), scene });
                let log = events.into_iter().map(|heard| (heard.words, true)).collect();
                self.turn_to(scene, log, shown(after.unwrap_or(words)))
            }
            Place::Over => {
                let words = vec![Message::new("tui-learn-over")];
                let scene =
                    Scene { prompt: nothing_asked(), ..self.pages[self.pages.len() - 1].scene.clone() };
                self.turn_to(scene, Vec::new(), Moment::Over { words, story: Vec::new(), can_repeat: false })
            }
        };
        self.place = self.next();
        Ok(turn)
    }

    fn is_lesson(&self) -> bool {
        true
    }

    fn game(&self) -> Option<String> {
        None
    }

    fn about(&self) -> Vec<Message> {
        vec![Message::new("tui-learn")]
    }

    fn name(&self, seat: u8) -> Message {
        let seat = crate::remote::seat_word(&self.game, kernel::Seat(seat));
        Message::new("tui-seat").with("seat", seat)
    }

    fn give(&mut self, given: &Given) -> Run<Reply> {
        let answer = given.answer.as_str();
        let next = match self.place {
            Place::Menu if answer == PICTURES => Some(Place::Picture(0)),
            Place::Menu if answer == LESSON => Some(Place::Page(0)),
            Place::Page(at) if self.pages[at].answer.as_deref() == Some(answer) => Some(Place::Found(at)),
            Place::Menu | Place::Picture(_) | Place::Page(_) | Place::Found(_) | Place::Over => None,
        };
        Ok(match next {
            Some(next) => {
                self.place = next;
                Reply::Done
            }
            None => Reply::Refused(Message::new("tui-learn-other")),
        })
    }

    fn probe(&mut self, answer: &str) -> Probed {
        let Place::Page(at) = self.place else { return Probed::Unread };
        let choices = &self.pages[at].scene.prompt.choices;
        match choices.iter().any(|choice| choice.answer == answer) {
            true => Probed::Legal,
            false => Probed::Unread,
        }
    }

    fn why(&mut self, _thing: &Id) -> Option<Message> {
        None
    }

    fn look_up(&mut self, topic: &str) -> Vec<Entry> {
        catalog::with_game(&self.game, LookUp { topic, most: usize::MAX }).unwrap_or_default()
    }

    /// Goes back: to the page before, or the menu.
    fn undo(&mut self) -> Run<Reply> {
        self.place = match self.place {
            Place::Menu => return Ok(Reply::Refused(Message::new("tui-learn-first"))),
            Place::Page(0) | Place::Picture(_) => Place::Menu,
            Place::Page(at) | Place::Found(at) => Place::Page(at.saturating_sub(1)),
            Place::Over => Place::Page(self.pages.len() - 1),
        };
        Ok(Reply::Done)
    }

    fn resign(&mut self) -> Run<Reply> {
        Ok(Reply::Refused(Message::new("tui-learn-no-bout")))
    }

    fn save(&mut self) -> Notice {
        Notice::harm(Message::new("tui-learn-no-bout"))
    }

    fn keep_quietly(&mut self) {}
}

fn nothing_asked() -> Prompt {
    Prompt::default()
}
