//! Whole sessions on a screen of the test: what every frame shows while scripted keys are pressed.

use super::pictures::text_of;
use crate::edge::language;
use crate::edge::paint::{ColorChoice, Paint};
use crate::packs::{self, Packs};
use crate::players::Player;
use crate::screen::face::Face;
use crate::screen::paint::{Brush, paint};
use crate::screen::session::{Left, Table};
use crate::screen::terminal::Surface;
use crate::screen::theme::Theme;
use crate::session::{Ended, Opening, Session, Sitter};
use catalog::{Playable, Visitor};
use kernel::{Header, Recording, Waiting};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use scene::Id;
use std::io;
use std::time::Duration;
use words::Message;

const COMPUTER: Player = Player::Computer(bots::Level::Random);

/// A screen that keeps every frame, and keys that are pressed one by one, the last for ever.
struct Script {
    terminal: Terminal<TestBackend>,
    frames: Vec<String>,
    keys: Vec<KeyCode>,
    pressed: usize,
}

impl Script {
    fn new(keys: &[KeyCode]) -> Script {
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test has a screen");
        Script { terminal, frames: Vec::new(), keys: keys.to_vec(), pressed: 0 }
    }
}

impl Surface for Script {
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        self.terminal.draw(|frame| paint(face, brush, frame.buffer_mut())).expect("a test can draw");
        self.frames.push(text_of(self.terminal.backend().buffer()));
        Ok(())
    }

    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        // A key skips the rest of a pause; nothing was typed before a question.
        if within == Some(Duration::ZERO) {
            return Ok(None);
        }
        let code = self.keys[self.pressed.min(self.keys.len() - 1)];
        self.pressed += usize::from(within.is_none());
        assert!(self.pressed < 5000, "the session never ends: {:?}", self.frames.last());
        let code = if within.is_some() { KeyCode::Char('x') } else { code };
        Ok(Some(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))))
    }
}

fn with_session<G: Playable, T>(
    players: &[Player],
    act: impl FnOnce(&mut Session<'_, G>, Brush<'_>) -> T,
) -> T {
    let paint = Paint::new(ColorChoice::Never, false, false);
    let speaker = language::speaker(Some("en"));
    let packs: Packs<G> = packs::load(&[], paint).expect("the house pack is sound");
    let (_, setup) = G::setups().swap_remove(0);
    let recording = Recording::open(Header::of::<G>(packs.refs.clone()), setup, &packs.content);
    let sitter = |&player: &Player| Sitter { player, name: None };
    let opening = Opening {
        recording: recording.expect("a named table is legal"),
        packs: &packs,
        sitters: players.iter().map(sitter).collect(),
        seed: 3,
        slot: None,
        pauses: false,
    };
    let say = |message: &Message| speaker.say(message);
    let brush = Brush { say: &say, theme: Theme::new(false) };
    let done = act(&mut Session::new(opening), brush);
    assert_eq!(speaker.faults(), [], "everything has words");
    done
}

/// Plays with these players while these keys are pressed.
struct Play<'k> {
    players: &'k [Player],
    keys: &'k [KeyCode],
}

impl Visitor for Play<'_> {
    type Out = (Vec<String>, Left);

    fn visit<G: Playable>(self) -> Self::Out {
        with_session::<G, _>(self.players, |session, brush| {
            let mut script = Script::new(self.keys);
            let left = Table::new(session, &mut script, brush).run().expect("a test has a screen");
            (script.frames, left)
        })
    }
}

fn played(players: &[Player], keys: &[KeyCode]) -> (Vec<String>, Left) {
    let first = catalog::entries()[0].id;
    catalog::with_game(first, Play { players, keys }).expect("the first game is there")
}

#[test]
fn a_bout_is_played_to_its_end_and_another_one_can_be_wanted() {
    let (frames, left) = played(&[Player::Human, COMPUTER], &[KeyCode::Enter]);
    assert_eq!(left, Left { ended: Ended::Over, again: true });
    assert!(frames.iter().any(|frame| frame.contains("Waiting for B.")), "computers are shown");
    assert!(frames.last().is_some_and(|frame| frame.contains("Leave the table")));
    let asked = frames.iter().filter(|frame| frame.contains("take back"));
    assert!(asked.clone().count() > 5);
    assert!(asked.into_iter().all(|frame| frame.contains("1. ") && frame.contains("A (you)")));
}

#[test]
fn nobody_sees_the_hand_of_another_person() {
    let (frames, left) = played(&[Player::Human, Player::Human], &[KeyCode::Enter]);
    assert_eq!(left.ended, Ended::Over);
    let curtains = frames.iter().filter(|frame| frame.contains("Pass the screen to"));
    assert!(curtains.clone().count() > 2);
    assert!(curtains.into_iter().all(|frame| !frame.contains("and:") && !frame.contains("(you)")));
    let mut looker = "";
    for frame in &frames {
        let sees = |seat: &str| frame.contains(&format!("{seat} (you)"));
        assert!(!(sees("A") && sees("B")), "{frame}");
        let next = match (sees("A"), sees("B")) {
            (true, _) => "A",
            (_, true) => "B",
            _ => "",
        };
        assert!(next.is_empty() || looker.is_empty() || looker == next, "without a curtain:\n{frame}");
        looker = next;
    }
}

#[test]
fn computers_alone_are_watched_and_left() {
    let (frames, left) = played(&[COMPUTER, COMPUTER], &[KeyCode::Enter]);
    assert_eq!(left, Left { ended: Ended::Over, again: false });
    assert!(frames.len() > 10 && frames.iter().all(|frame| !frame.contains("(you)")));
}

#[test]
fn answers_are_taken_back_and_bouts_given_up() {
    let letters = |letters: &str| letters.chars().map(KeyCode::Char).collect::<Vec<_>>();
    let (frames, left) = played(&[Player::Human, COMPUTER], &letters("ur2q"));
    assert_eq!(left, Left { ended: Ended::Left, again: false });
    assert!(frames.iter().any(|frame| frame.contains("! You cannot take that back")), "{frames:?}");
    assert!(frames.iter().any(|frame| frame.contains("Do you really resign?")));
    assert!(frames.last().is_some_and(|frame| frame.contains("take back")), "the game's question is back");
    let (frames, left) = played(&[Player::Human, COMPUTER], &letters("r12"));
    assert_eq!(left, Left { ended: Ended::Over, again: false });
    assert!(frames.last().is_some_and(|frame| frame.contains("You have lost.")));
}

/// What was bound to a thing and is refused now.
struct Why;

impl Visitor for Why {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        with_session::<G, _>(&[Player::Human, COMPUTER], |session, brush| {
            session.settle();
            let Waiting::Seats(owing) = session.recording.bout().waiting() else { return Vec::new() };
            let seat = owing.iter().next().expect("somebody is asked");
            let (known, unknown) = (Id::of("seat", 0), Id::of("seat", 1));
            let mut script = Script::new(&[KeyCode::Enter]);
            let mut table = Table::new(session, &mut script, brush);
            table.show_question(seat, 0);
            table.bound.insert((seat, known.clone()), vec!["end".to_owned()]);
            let mut said = Vec::new();
            for id in [known, unknown] {
                table.say_why(seat, &id);
                let notice = table.face.as_ref().and_then(|face| face.notice.clone());
                said.extend(notice.map(|(_, words)| words));
            }
            said
        })
    }
}

#[test]
fn what_cannot_be_chosen_is_refused_with_its_rule() {
    let said = catalog::with_game("stak-bots", Why).expect("the game is there");
    assert!(said[0].contains("SB-"), "{said:?}");
    assert_eq!(said[1], "Nothing can be chosen there now.");
}
