//! Whole sessions on a screen of the test: what every frame shows while scripted keys are pressed.

use super::pictures::text_of;
use crate::edge::language;
use crate::edge::paint::{ColorChoice, Paint};
use crate::orders::Change;
use crate::packs::{self, Packs};
use crate::players::Player;
use crate::screen::face::Face;
use crate::screen::known::Known;
use crate::screen::local::Local;
use crate::screen::paint::{Brush, paint};
use crate::screen::source::{Moment, Reply, Source};
use crate::screen::table::{Left, Table};
use crate::screen::terminal::Surface;
use crate::screen::theme::Theme;
use crate::session::{Ended, Opening, Session, Sitter};
use catalog::{Playable, Visitor};
use kernel::{Dealer, Header, Imaginer, Recording, Seat, Waiting, offers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use scene::{Id, Part, Scene};
use std::collections::BTreeSet;
use std::io;
use std::time::{Duration, Instant};
use words::Message;

pub(super) const COMPUTER: Player = Player::Computer(bots::Level::Random);

/// The keys that give the first answer.
const FIRST: [KeyCode; 2] = [KeyCode::Home, KeyCode::Enter];

/// A screen that keeps every frame, and keys that are pressed one by one, again and again, a second apart.
struct Script {
    terminal: Terminal<TestBackend>,
    frames: Vec<String>,
    keys: Vec<KeyCode>,
    pressed: usize,
    begun: Instant,
}

impl Script {
    fn new(keys: &[KeyCode]) -> Script {
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test has a screen");
        Script { terminal, frames: Vec::new(), keys: keys.to_vec(), pressed: 0, begun: Instant::now() }
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
        let code = match within {
            Some(_) => KeyCode::Char('x'),
            None => self.keys[self.pressed % self.keys.len()],
        };
        self.pressed += usize::from(within.is_none());
        assert!(self.pressed < 2000, "the session never ends: {:?}", self.frames.last());
        Ok(Some(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))))
    }

    fn now(&self) -> Instant {
        self.begun + Duration::from_secs(self.pressed as u64)
    }
}

pub(super) fn with_session<G: Playable, T>(
    players: &[Player],
    seed: u64,
    act: impl FnOnce(&mut Session<'_, G>, Brush<'_>) -> T,
) -> T {
    let paint = Paint::new(ColorChoice::Never, false, false);
    let speaker = language::speaker(Some("en"), &[]);
    let packs: Packs<G> = packs::load(&[], paint).expect("the house pack is sound");
    let (_, setup) = G::setups().swap_remove(0);
    let recording = Recording::open(Header::of::<G>(packs.refs.clone()), setup, &packs.content);
    let sitter = |&player: &Player| Sitter { player, name: None };
    let opening = Opening {
        recording: recording.expect("a named table is legal"),
        packs: &packs,
        sitters: players.iter().map(sitter).collect(),
        seed,
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
        with_session::<G, _>(self.players, 3, |session, brush| {
            let mut script = Script::new(self.keys);
            let mut local = Local::new(session, brush.say);
            let left = Table::new(&mut local, &mut script, brush).run().expect("a test has a screen");
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
    let (frames, left) = played(&[Player::Human, COMPUTER], &FIRST);
    assert_eq!(left, Left { ended: Ended::Over, again: true });
    assert!(frames.iter().any(|frame| frame.contains("B has moved. Press Enter.")), "computers are shown");
    assert!(!frames.iter().any(|frame| frame.contains("Waiting for A")), "nobody waits for themselves");
    assert!(frames.last().is_some_and(|frame| frame.contains("Leave the table")));
    let asked = frames.iter().filter(|frame| frame.contains("take back"));
    assert!(asked.clone().count() > 5);
    assert!(asked.into_iter().all(|frame| frame.contains("1. ") && frame.contains("A (you)")));
}

#[test]
fn nobody_sees_the_hand_of_another_person() {
    let (frames, left) = played(&[Player::Human, Player::Human], &FIRST);
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
    let (frames, left) = played(&[COMPUTER, COMPUTER], &[KeyCode::Char('1')]);
    assert_eq!(left, Left { ended: Ended::Over, again: false });
    assert!(frames.len() > 10 && frames.iter().all(|frame| !frame.contains("(you)")));
}

#[test]
fn answers_are_taken_back_and_bouts_given_up() {
    let letters = |letters: &str| letters.chars().map(KeyCode::Char).collect::<Vec<_>>();
    let (frames, left) = played(&[Player::Human, COMPUTER], &letters("ur2q"));
    assert_eq!(left, Left { ended: Ended::Left, again: false });
    assert!(frames.iter().any(|frame| frame.contains("! You cannot take that back")), "{frames:?}");
    assert!(frames.iter().any(|frame| frame.contains("Do you really want to resign?")));
    assert!(frames.last().is_some_and(|frame| frame.contains("take back")), "the game's question is back");
    let (frames, left) = played(&[Player::Human, COMPUTER], &letters("r12"));
    assert_eq!(left, Left { ended: Ended::Over, again: false });
    assert!(frames.last().is_some_and(|frame| frame.contains("You have lost.")));
}

/// Every thing of a scene that a click can mean.
fn things(scene: &Scene) -> Vec<Id> {
    fn of(part: &Part, ids: &mut Vec<Id>) {
        match part {
            Part::Panel(panel) => {
                ids.push(panel.id.clone());
                panel.parts.iter().for_each(|part| of(part, ids));
            }
            Part::Zone(zone) => {
                ids.push(zone.id.clone());
                ids.extend(zone.items.iter().map(|item| item.id().clone()));
            }
            Part::Board(_) | Part::Gauge(_) | Part::Tray(_) | Part::Order(_) | Part::Note(_) => {}
        }
    }
    let mut ids = Vec::new();
    scene.parts.iter().for_each(|part| of(part, &mut ids));
    ids
}

/// What is said about every thing that has no answer, through a whole bout against a computer
/// that takes its chance from this seed.
struct Why(u64);

impl Visitor for Why {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        with_session::<G, _>(&[Player::Human, COMPUTER], self.0, |session, brush| {
            let mut source = Local::new(session, brush.say);
            let mut said = Vec::new();
            loop {
                let turn = source.turn().expect("a bout on this machine");
                match turn.moment {
                    Moment::Over { .. } => return said,
                    Moment::Others { .. } | Moment::Past { .. } | Moment::Curtain(_) => continue,
                    Moment::Asked => {}
                }
                let bound: BTreeSet<&Id> =
                    turn.scene.prompt.choices.iter().flat_map(|choice| &choice.things).collect();
                let free = things(&turn.scene).into_iter().filter(|id| !bound.contains(id));
                said.extend(free.filter_map(|id| source.why(&id)).map(|why| brush.words(&why)));
                let seat = source.session.screen.expect("somebody is asked");
                let answer = source.session.recording.bout().default_answer(seat).expect("it has a default");
                let input = kernel::Input::Answer(seat, answer);
                source.session.recording.play(input).expect("a default is legal");
            }
        })
    }
}

#[test]
fn what_cannot_be_chosen_is_refused_with_its_rule() {
    // One bout alone may be over after a few questions.
    let bout = |seed| catalog::with_game("stak-bots", Why(seed)).expect("the game is there");
    let said: Vec<String> = (3..7).flat_map(bout).collect();
    assert!(said.len() > 20, "{said:?}");
    assert!(said.iter().all(|why| why.contains("SB-")), "{said:?}");
    let different: BTreeSet<&String> = said.iter().collect();
    assert!(different.len() > 4, "{different:?}");
}

/// Whether what is remembered of the questions of others is the same in every bout that a seat cannot
/// tell from the true one.
struct NothingHidden;

impl Visitor for NothingHidden {
    type Out = usize;

    fn visit<G: Playable>(self) -> usize {
        with_session::<G, _>(&[Player::Human, COMPUTER], 3, |session, brush| {
            let (own, other, mut compared) = (Seat(0), Seat(1), 0);
            loop {
                session.settle();
                let Waiting::Seats(owing) = session.recording.bout().waiting() else { return compared };
                let bout = session.recording.bout();
                if owing.contains(other) {
                    let world = Imaginer::new(bout, own).imagine(&mut Dealer::new(7));
                    let learned = |world: &kernel::Bout<G>| {
                        let (mut known, mut dealer) = (Known::default(), Dealer::new(9));
                        let imaginer = Imaginer::new(world, own);
                        let scene = G::show(world.content(), &G::view(world, Some(own)), Vec::new());
                        known.remember_of_other(other, (&imaginer, &mut dealer), (&scene, brush.say));
                        known
                    };
                    assert_eq!(learned(bout), learned(&world));
                    compared += usize::from(offers(bout, other).len() != offers(&world, other).len());
                }
                let seat = owing.iter().next().expect("somebody is asked");
                let answer = session.recording.bout().default_answer(seat).expect("it has a default");
                session.recording.play(kernel::Input::Answer(seat, answer)).expect("a default is legal");
            }
        })
    }
}

#[test]
fn what_others_are_asked_tells_nothing_that_is_hidden() {
    let compared = catalog::with_game("stak-bots", NothingHidden).expect("the game is there");
    assert!(compared > 0, "the worlds differ in what the other is offered");
}

/// Two people at one screen, of whom the first passes at the first kind of question from then on, until that is
/// taken back: who was asked what, in order.
struct Ordered;

impl Visitor for Ordered {
    type Out = (String, Vec<(Seat, String)>, Vec<(Seat, String)>);

    fn visit<G: Playable>(self) -> Self::Out {
        with_session::<G, _>(&[Player::Human, Player::Human], 3, |session, brush| {
            let mut source = Local::new(session, brush.say);
            let (mut with_order, mut without) = (Vec::new(), Vec::new());
            let mut first: Option<(Seat, String)> = None;
            while without.len() < 12 {
                let turn = source.turn().expect("a bout on this machine");
                match turn.moment {
                    Moment::Over { .. } => break,
                    Moment::Others { .. } | Moment::Past { .. } | Moment::Curtain(_) => continue,
                    Moment::Asked => {}
                }
                let seat = source.session.screen.expect("somebody is asked");
                let orders = source.orders().expect("who is asked may give an order");
                let kind = orders.kind.clone().expect("a question has a kind");
                let Some((ordered, passed)) = first.clone() else {
                    assert_eq!(source.order(&Change::Pass(kind.clone())).expect("here"), Reply::Done);
                    first = Some((seat, kind));
                    continue;
                };
                let asked = if with_order.len() < 4 { &mut with_order } else { &mut without };
                asked.push((seat, kind));
                if with_order.len() == 4 && without.is_empty() {
                    assert_eq!(source.session.orders(ordered).standing.len(), 1, "it stands");
                    source.session.order(ordered, &Change::Ask(passed));
                }
                let answer = source.session.recording.bout().default_answer(seat).expect("it has a default");
                source
                    .session
                    .recording
                    .play(kernel::Input::Answer(seat, answer))
                    .expect("a default is legal");
            }
            let (seat, kind) = first.expect("somebody was asked");
            (format!("{}{kind}", seat.0), with_order, without)
        })
    }
}

#[test]
fn a_standing_order_passes_here_until_it_is_removed() {
    let (ordered, with_order, without) = catalog::with_game("stak-bots", Ordered).expect("the game is there");
    let written = |asked: &[(Seat, String)]| -> Vec<String> {
        asked.iter().map(|(seat, kind)| format!("{}{kind}", seat.0)).collect()
    };
    let (with_order, without) = (written(&with_order), written(&without));
    assert!(with_order.len() == 4 && !with_order.contains(&ordered), "{ordered}: {with_order:?}");
    assert!(without.contains(&ordered), "{ordered}: {without:?}");
}
