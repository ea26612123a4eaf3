//! A replay and a set-up by chance on the screen.

use super::pictures::text_of;
use super::sessions::{COMPUTER, with_session};
use crate::edge::paint::{ColorChoice, Paint};
use crate::failure::Run;
use crate::film::{Eyes, Film};
use crate::packs::{self, Packs};
use crate::players::Player;
use crate::screen::face::Face;
use crate::screen::film::Reel;
use crate::screen::local::Local;
use crate::screen::paint::{Brush, paint};
use crate::screen::source::{Moment, Source};
use crate::screen::table::Table;
use crate::screen::terminal::Surface;
use catalog::{Playable, Visitor};
use kernel::Seat;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::io;
use std::time::Duration;

/// A screen on which each key is pressed once; none: the time passes.
struct Watcher {
    terminal: Terminal<TestBackend>,
    keys: Vec<Option<KeyCode>>,
    frames: Vec<String>,
}

impl Surface for Watcher {
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        self.terminal.draw(|frame| paint(face, brush, frame.buffer_mut())).expect("a test can draw");
        self.frames.push(text_of(self.terminal.backend().buffer()));
        Ok(())
    }

    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        let key = match self.keys.is_empty() {
            true => Some(KeyCode::Char('q')),
            false => self.keys.remove(0),
        };
        if key.is_none() {
            std::thread::park_timeout(within.expect("the replay plays"));
        }
        Ok(key.map(|key| Event::Key(KeyEvent::new(key, KeyModifiers::NONE))))
    }
}

/// What is shown before each of these keys, and at the end, of a bout between computers.
struct Watch<'k>(&'k [Option<KeyCode>]);

impl Visitor for Watch<'_> {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        with_session::<G, _>(&[COMPUTER, COMPUTER], 9, |session, brush| {
            {
                let mut source = Local::new(session, brush.say);
                while !matches!(source.turn().expect("a bout here").moment, Moment::Over { .. }) {}
            }
            let packs: Packs<G> =
                packs::load(&[], Paint::new(ColorChoice::Never, false, false)).expect("sound");
            let film = Film { whole: session.recording.clone(), packs: &packs };
            let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test has a screen");
            let mut watcher = Watcher { terminal, keys: self.0.to_vec(), frames: Vec::new() };
            let mut reel = Reel::new(&film, Eyes::Spectator);
            let watched: Run<_> = Table::new(&mut reel, &mut watcher, brush).run();
            watched.expect("a test has a screen");
            watcher.frames
        })
    }
}

/// The step that a frame shows.
#[track_caller]
fn step(frame: &str) -> usize {
    let (_, rest) = frame.split_once("Step ").expect("a replay says its step");
    rest.split(' ').next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn a_replay_goes_on_and_back_by_steps_and_turns_and_plays() {
    let keys = [
        Some(KeyCode::Home),
        Some(KeyCode::Down),
        Some(KeyCode::Down),
        Some(KeyCode::Right),
        Some(KeyCode::Left),
        Some(KeyCode::Up),
        Some(KeyCode::Char('3')),
        Some(KeyCode::Enter),
        Some(KeyCode::Char('+')),
        Some(KeyCode::Char('+')),
        Some(KeyCode::Char('+')),
        Some(KeyCode::Char(' ')),
        None,
        Some(KeyCode::Char(' ')),
        Some(KeyCode::Char('v')),
        Some(KeyCode::End),
    ];
    let frames = catalog::with_game("stak-bots", Watch(&keys)).expect("the game is there");
    let at: Vec<usize> = frames.iter().map(|frame| step(frame)).collect();
    assert!(at[0] > 0, "it begins after the deal");
    assert_eq!(at[1], 0);
    let turn = at[2];
    assert!(turn > 0 && at[3] > turn, "turn by turn: {at:?}");
    assert_eq!((at[4], at[5], at[6]), (at[3] + 1, at[3], turn), "{at:?}");
    assert!(frames[7].contains("3_ "), "{}", frames[7]);
    assert_eq!(at[8], 3, "to a step by its number");
    assert!(frames[12].contains("playing at speed 5 of 5"), "{}", frames[12]);
    assert!(at[13] > 3, "it plays by itself: {at:?}");
    assert!(!frames[14].contains("playing"), "{}", frames[14]);
    assert!(frames[15].contains("seen by A") && frames[15].contains("A (you)"), "{}", frames[15]);
    assert!(frames[16].contains("as far as the bout went"), "{}", frames[16]);
}

/// How many inputs of a bout between computers are no step for a spectator, for A, for B, and for who sees all.
struct Unseen;

impl Visitor for Unseen {
    type Out = [usize; 4];

    fn visit<G: Playable>(self) -> [usize; 4] {
        with_session::<G, _>(&[COMPUTER, COMPUTER], 9, |session, brush| {
            {
                let mut source = Local::new(session, brush.say);
                while !matches!(source.turn().expect("a bout here").moment, Moment::Over { .. }) {}
            }
            let packs: Packs<G> =
                packs::load(&[], Paint::new(ColorChoice::Never, false, false)).expect("sound");
            let film = Film { whole: session.recording.clone(), packs: &packs };
            [Eyes::Spectator, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::All].map(|eyes| {
                let stops = film.stops(eyes);
                let inputs = &film.whole.record().inputs;
                assert_eq!((stops[0], stops.last()), (0, Some(&inputs.len())));
                let unseen: Vec<usize> = (1..=inputs.len()).filter(|at| !stops.contains(at)).collect();
                for &at in &unseen {
                    assert!(inputs[at - 1].by().is_some_and(|seat| eyes != Eyes::Seat(seat)));
                    assert!(film.heard(at, eyes).is_empty(), "what is no step is not heard");
                }
                unseen.len()
            })
        })
    }
}

#[test]
fn secret_answers_of_others_are_no_steps_of_their_own() {
    let [spectator, first, second, all] =
        catalog::with_game("heavy-hitters", Unseen).expect("the game is there");
    assert!(first > 0 && second > 0, "both declare more than one card somewhere");
    assert_eq!(spectator, first + second);
    assert_eq!(all, 0);
    assert_eq!(catalog::with_game("stak-bots", Unseen), Ok([0; 4]), "nobody chooses in secret there");
}

/// What is asked first once chance has set up the table, and whether that can be taken back.
struct ByChance(bool);

impl Visitor for ByChance {
    type Out = (u32, String);

    fn visit<G: Playable>(self) -> (u32, String) {
        with_session::<G, _>(&[Player::Human, COMPUTER], 5, |session, brush| {
            if self.0 {
                session.set_up_by_chance();
            }
            let mut source = Local::new(session, brush.say);
            while !matches!(source.turn().expect("a bout here").moment, Moment::Asked) {}
            let turns = G::turns(source.session.recording.bout());
            let undone = source.undo().expect("a bout here");
            (turns, format!("{undone:?}"))
        })
    }
}

#[test]
fn by_chance_the_first_question_belongs_to_a_turn() {
    for entry in catalog::entries() {
        let (turns, _) = catalog::with_game(entry.id, ByChance(true)).expect("the game is there");
        assert!(turns > 0, "{} begins with its first turn", entry.id);
    }
    for game in ["steel-arena", "giga-robo"] {
        let (turns, _) = catalog::with_game(game, ByChance(false)).expect("the game is there");
        assert_eq!(turns, 0, "{game} is set up by hand");
    }
}
