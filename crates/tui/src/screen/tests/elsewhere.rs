//! A table on a server: a source that changes by itself. The screen knows neither its game nor its bout.

use super::drafts::{amounts, four_seats, posing, said, speaker};
use super::pictures::text_of;
use crate::failure::Run;
use crate::lookup::Entry;
use crate::orders::{Change, Orders};
use crate::screen::face::Face;
use crate::screen::paint::{Brush, paint};
use crate::screen::source::{Given, Linger, Moment, News, Notice, Probed, Reply, Source, Turn};
use crate::screen::table::{Left, Table};
use crate::screen::terminal::Surface;
use crate::screen::theme::Theme;
use crate::session::Ended;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use scene::{Id, Scene};
use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};
use words::Message;

/// A made-up source. What it hears is written down.
pub(super) struct Elsewhere {
    turns: VecDeque<Turn>,
    news: VecDeque<News>,
    /// The result of a probe after it was unknown this many times.
    unknown: usize,
    pub(super) heard: Vec<String>,
    orders: Option<Orders>,
    /// Whether taking back is a fault of the program, for the test of faults.
    pub(super) panics: bool,
}

impl Elsewhere {
    pub(super) fn new(turns: Vec<Turn>) -> Elsewhere {
        let (turns, news) = (turns.into(), VecDeque::new());
        Elsewhere { turns, news, unknown: 0, heard: Vec::new(), orders: None, panics: false }
    }

    /// The place that an answer speaks of.
    fn place(answer: &str) -> Option<(i32, i32)> {
        let mut words = answer.strip_prefix("place ")?.split(' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    }
}

impl Source for Elsewhere {
    fn turn(&mut self) -> Run<Turn> {
        let last = self.turns.len() == 1;
        Ok(if last { self.turns[0].clone() } else { self.turns.pop_front().expect("a turn is left") })
    }

    fn tick(&self) -> Option<Duration> {
        Some(Duration::from_millis(50))
    }

    fn news(&mut self) -> Run<News> {
        Ok(self.news.pop_front().unwrap_or(News::Nothing))
    }

    fn clock(&self) -> Option<Message> {
        Some(said("02:59"))
    }

    fn game(&self) -> Option<String> {
        Some(catalog::entries()[0].id.to_owned())
    }

    fn about(&self) -> Vec<Message> {
        let orders = self.orders.iter().flat_map(Orders::lines);
        [said("A draft"), said("Everything is allowed.")].into_iter().chain(orders).collect()
    }

    fn name(&self, seat: u8) -> Message {
        said(["Ada", "Bob", "Cleo", "Dan"][usize::from(seat)])
    }

    fn give(&mut self, given: &Given) -> Run<Reply> {
        self.heard.push(given.answer.clone());
        Ok(Reply::Sent)
    }

    fn probe(&mut self, answer: &str) -> Probed {
        if self.unknown > 0 {
            self.unknown -= 1;
            return Probed::Unknown;
        }
        self.heard.push(format!("probe {answer}"));
        match Elsewhere::place(answer) {
            Some((x, y)) if (300..500).contains(&x) && (200..500).contains(&y) => {
                Probed::Refused(said("It would stand in the tower (XX-7.2)."))
            }
            Some((x, _)) if x < 100 => Probed::Refused(said("That is too near to the edge (XX-7.1).")),
            None if answer == "mumble" => Probed::Unread,
            _ => Probed::Legal,
        }
    }

    fn why(&mut self, thing: &Id) -> Option<Message> {
        self.heard.push(format!("why {thing}"));
        None
    }

    fn look_up(&mut self, topic: &str) -> Vec<Entry> {
        self.heard.push(format!("look up {topic}"));
        vec![Entry::Piece(said("It enters with a bang.")), Entry::Rule(format!("XX-4.1  All of {topic}."))]
    }

    fn undo(&mut self) -> Run<Reply> {
        assert!(!self.panics, "a fault on purpose");
        Ok(Reply::Refused(said("Not here (XX-1.1).")))
    }

    fn resign(&mut self) -> Run<Reply> {
        self.heard.push("resign".to_owned());
        Ok(Reply::Sent)
    }

    fn orders(&self) -> Option<Orders> {
        self.orders.clone()
    }

    fn order(&mut self, change: &Change) -> Run<Reply> {
        self.heard.push(format!("{change:?}"));
        Ok(Reply::Sent)
    }

    fn save(&mut self) -> Notice {
        Notice::help(said("It is kept there."))
    }

    fn keep_quietly(&mut self) {}
}

/// Keys pressed one by one, at a pace, and ticks between them; it ends by leaving.
struct Script {
    terminal: Terminal<TestBackend>,
    frames: Vec<String>,
    keys: VecDeque<Option<KeyCode>>,
    pace: Duration,
    now: Instant,
}

impl Surface for Script {
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        self.terminal.draw(|frame| paint(face, brush, frame.buffer_mut())).expect("a test can draw");
        self.frames.push(text_of(self.terminal.backend().buffer()));
        Ok(())
    }

    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        if within == Some(Duration::ZERO) {
            return Ok(None);
        }
        self.now += self.pace;
        let key = self.keys.pop_front().unwrap_or(Some(KeyCode::Char('q')));
        Ok(key.map(|code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE))))
    }

    fn now(&self) -> Instant {
        self.now
    }
}

pub(super) fn turn(scene: Scene, moment: Moment, number: u64) -> Turn {
    Turn { scene, log: vec![(said("Bob waits (XX-1.1)."), true)], moment, number, notice: None }
}

/// What the source hears and what every frame shows while these keys are pressed. `None` is a tick.
fn played(source: &mut Elsewhere, keys: &[Option<KeyCode>]) -> Vec<String> {
    played_at(Duration::from_secs(1), source, keys)
}

/// The same, with so much time between the keys.
fn played_at(pace: Duration, source: &mut Elsewhere, keys: &[Option<KeyCode>]) -> Vec<String> {
    let speaker = speaker();
    let say = |message: &Message| speaker.say(message);
    let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test has a screen");
    let (keys, now) = (keys.iter().copied().collect(), Instant::now());
    let mut script = Script { terminal, frames: Vec::new(), keys, pace, now };
    let brush = Brush { say: &say, theme: Theme::new(false) };
    let left = Table::new(source, &mut script, brush).run().expect("a test has a screen");
    assert_eq!(left, Left { ended: Ended::Left, again: false });
    assert_eq!(speaker.faults(), [], "everything has words");
    script.frames
}

fn typed(keys: &str) -> Vec<Option<KeyCode>> {
    let key = |letter: char| match letter {
        '→' => Some(KeyCode::Right),
        '←' => Some(KeyCode::Left),
        '↑' => Some(KeyCode::Up),
        '↓' => Some(KeyCode::Down),
        '⏎' => Some(KeyCode::Enter),
        '⎋' => Some(KeyCode::Esc),
        '·' => None,
        '⌫' => Some(KeyCode::Backspace),
        letter => Some(KeyCode::Char(letter)),
    };
    keys.chars().map(key).collect()
}

fn last(frames: &[String]) -> &str {
    frames.last().expect("something is shown")
}

#[test]
fn a_pose_is_moved_turned_probed_and_given() {
    let mut source = Elsewhere::new(vec![turn(posing(true), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("1→↑.>-→⏎"));
    assert!(frames[1].contains("At 150, 700 mm, turned 45°. Each step is 25 mm."), "{}", frames[1]);
    assert!(frames[1].contains("This place is allowed."), "{}", frames[1]);
    let heard = [
        "probe place 150 700 45000",
        "probe place 175 700 45000",
        "probe place 175 675 45000",
        "probe place 175 675 60000",
        "probe place 175 675 105000",
        "probe place 185 675 105000",
        "place 185 675 105000",
    ];
    assert_eq!(source.heard, heard);
    assert!(last(&frames).contains("! Sent."), "{}", last(&frames));
}

#[test]
fn a_refused_pose_says_why_at_once_and_is_not_given() {
    let mut source = Elsewhere::new(vec![turn(posing(true), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("1+←⏎"));
    assert_eq!(source.heard.last().map(String::as_str), Some("probe place 50 700 45000"));
    let shown = last(&frames);
    assert!(shown.contains("× That is too near to the edge (XX-7.1).") && shown.contains("×●At↗"), "{shown}");
    let mut source = Elsewhere::new(vec![turn(posing(true), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("1+←←←←"));
    assert!(last(&frames).contains("At 0, 700 mm"), "never off the plane");
}

#[test]
fn a_probe_that_takes_time_is_asked_again() {
    let mut source = Elsewhere::new(vec![turn(posing(true), Moment::Asked, 1)]);
    source.unknown = 2;
    let frames = played(&mut source, &typed("1···"));
    assert!(frames[1].contains("Checking whether this place is allowed."), "{}", frames[1]);
    assert!(last(&frames).contains("This place is allowed."), "{}", last(&frames));
}

#[test]
fn a_pose_is_one_of_the_answers_where_there_are_others() {
    let mut source = Elsewhere::new(vec![turn(posing(false), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("1→⎋2"));
    assert!(!frames[0].contains("Each step is"), "{}", frames[0]);
    assert!(frames[1].contains("Each step is 25 mm."), "{}", frames[1]);
    assert_eq!(source.heard.last().map(String::as_str), Some("place 150 700 45000"), "the listed answer");
}

#[test]
fn amounts_are_set_by_arrows_and_digits() {
    let given = |keys: &str| {
        let mut source = Elsewhere::new(vec![turn(amounts(), Moment::Asked, 1)]);
        played(&mut source, &typed(keys));
        source.heard
    };
    assert_eq!(given("⏎"), [""; 0], "nothing is highlighted");
    assert_eq!(given("↓⏎"), ["heat 0"]);
    assert_eq!(given("↓→→→←⏎"), ["heat 2"]);
    assert_eq!(given("↓++-⏎"), ["heat 1"]);
    assert_eq!(given("↓17⏎"), ["heat 17"]);
    assert_eq!(given("↓179⏎"), ["heat 9"], "there is no 179");
    assert_eq!(given("↓19←⏎"), ["heat 18"]);
    assert_eq!(given("1⏎"), ["heat 0"], "its number takes it in hand");
    assert_eq!(given("12⏎"), ["heat 2"], "and a digit is the amount then");
    assert_eq!(given("3→⏎"), ["pay 1 Lamp Bot"]);
    assert_eq!(given("4"), ["pass"]);
    let mut source = Elsewhere::new(vec![turn(amounts(), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("2→"));
    let shown = last(&frames);
    assert!(shown.contains("Sparks for Winch Bot: 1  ◂ 1 ▸  0…3"), "{shown}");
    assert_eq!(shown.matches("Sparks for").count(), 2, "one line for each: {shown}");
}

#[test]
fn news_leave_what_was_begun_and_another_question_does_not() {
    let asked = |number: u64, headline: &str| {
        turn(Scene { headline: said(headline), ..four_seats() }, Moment::Asked, number)
    };
    let mut source = Elsewhere::new(vec![asked(1, "First."), asked(1, "Bob is back."), asked(2, "Second.")]);
    source.news.extend([
        News::Nothing,
        News::Nothing,
        News::Notice(Notice::help(said("Hello from Bob."))),
        News::Turn,
        News::Nothing,
        News::Turn,
    ]);
    let frames = played(&mut source, &typed("↓↓····"));
    assert!(frames[0].contains("First.") && frames[0].contains("02:59"), "{}", frames[0]);
    let noticed = frames.iter().find(|frame| frame.contains("! Hello from Bob.")).expect("it is shown");
    assert!(noticed.contains("›2. "), "{noticed}");
    let same = frames.iter().find(|frame| frame.contains("Bob is back.")).expect("it is shown");
    assert!(same.contains("›[3 Winch Bot]"), "the highlight is where it was: {same}");
    let other = last(&frames);
    assert!(other.contains("Second.") && !other.contains("›[3 Winch Bot]"), "{other}");
}

#[test]
fn who_presses_keys_without_a_pause_hears_the_news() {
    let asked = |headline: &str| turn(Scene { headline: said(headline), ..four_seats() }, Moment::Asked, 1);
    let mut source = Elsewhere::new(vec![asked("First."), asked("Bob is back.")]);
    source.news.extend([News::Nothing, News::Notice(Notice::help(said("Hello from Bob."))), News::Turn]);
    let frames = played(&mut source, &typed("l⎋l⎋l⎋"));
    assert!(frames.iter().any(|frame| frame.contains("! Hello from Bob.")), "{frames:?}");
    assert!(last(&frames).contains("Bob is back."), "{}", last(&frames));
}

#[test]
fn what_is_proposed_is_not_agreed_to_by_enter() {
    let mut scene = amounts();
    scene.prompt.choices.truncate(2);
    for (place, answer) in ["agree", "decline"].into_iter().enumerate() {
        let choice = &mut scene.prompt.choices[place];
        (choice.answer, choice.words, choice.amount) = (answer.to_owned(), said(answer), None);
    }
    let mut source = Elsewhere::new(vec![turn(scene, Moment::Asked, 1)]);
    played(&mut source, &typed("⏎⏎"));
    assert_eq!(source.heard, [""; 0]);
    played(&mut source, &typed("1"));
    assert_eq!(source.heard, ["agree"]);
}

/// What is given when these keys are pressed 150 milliseconds apart.
fn given_in_haste(turns: &[Turn], keys: &str) -> (Vec<String>, Vec<String>) {
    let mut source = Elsewhere::new(turns.to_vec());
    let frames = played_at(Duration::from_millis(150), &mut source, &typed(keys));
    (source.heard, frames)
}

#[test]
fn enter_gives_nothing_that_nobody_has_chosen() {
    let asked = turn(amounts(), Moment::Asked, 1);
    let (heard, frames) = given_in_haste(&[asked], "⏎⏎⏎⏎");
    assert_eq!(heard, [""; 0]);
    assert!(last(&frames).contains("! Nothing is chosen. ↑ ↓ or a number chooses"), "{}", last(&frames));
}

#[test]
fn enter_is_not_heard_right_after_a_question_came_up() {
    let asked = turn(amounts(), Moment::Asked, 2);
    let given = |turns: &[Turn], keys: &str| given_in_haste(turns, keys).0;
    let only = std::slice::from_ref(&asked);
    assert_eq!(given(only, "↓⏎"), [""; 0], "300 milliseconds after the question");
    assert_eq!(given(only, "↓⏎⏎"), ["heat 0"], "450 milliseconds after it");
    let words = said("Bob has moved.");
    let paused = turn(amounts(), Moment::Others { words, linger: Linger::Key }, 1);
    let both = [paused, asked.clone()];
    assert_eq!(given(&both, "⏎⏎⏎⏎"), [""; 0], "the first ends the pause");
    assert_eq!(given(&both, "⏎↓⏎"), [""; 0], "the pause does not count");
    assert_eq!(given(&both, "⏎↓⏎⏎"), ["heat 0"]);
    let curtain = turn(amounts(), Moment::Curtain(said("Pass the screen to Bob.")), 1);
    let (_, frames) = given_in_haste(&[curtain, asked], "⏎⏎");
    assert!(last(&frames).contains("Pass the screen to Bob."), "{}", last(&frames));
}

#[test]
fn a_key_that_does_nothing_says_so_once() {
    let mut source = Elsewhere::new(vec![turn(four_seats(), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("xxx"));
    let said = "! “x” does nothing. ↑ ↓ or a number chooses, Enter answers, ? lists all keys.";
    assert_eq!(last(&frames).matches(said).count(), 1, "{}", last(&frames));
    let frames = played(&mut source, &typed("x↓"));
    assert!(!last(&frames).contains("does nothing"), "{}", last(&frames));
}

#[test]
fn cards_rules_and_refusals_are_read_at_the_table() {
    let mut source = Elsewhere::new(vec![turn(four_seats(), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("i?"));
    let shown = last(&frames);
    assert!(shown.contains("(Esc goes back)") && shown.contains("It enters with a bang."), "{shown}");
    let frames = played(&mut source, &typed("/feex⌫d⏎"));
    assert!(frames.iter().any(|frame| frame.contains("words to look for: fee_")), "{frames:?}");
    assert!(last(&frames).contains("feed (Esc goes back)"), "{}", last(&frames));
    assert!(last(&frames).contains("XX-4.1 All of feed."), "{}", last(&frames));
    let frames = played(&mut source, &typed("/feed⏎⎋"));
    assert!(!last(&frames).contains("All of feed"), "{}", last(&frames));
    source.unknown = 2;
    let frames = played(&mut source, &typed("wplace 50 50⏎···"));
    assert!(last(&frames).contains("! That is too near to the edge (XX-7.1)."), "{}", last(&frames));
    let frames = played(&mut source, &typed("wmumble⏎"));
    assert!(last(&frames).contains("! “mumble” is not an answer to this question."), "{}", last(&frames));
    assert!(source.heard.iter().all(|heard| heard.starts_with("look up ") || heard.starts_with("probe ")));
}

#[test]
fn the_lesson_is_played_beside_the_bout() {
    let mut source = Elsewhere::new(vec![turn(four_seats(), Moment::Asked, 1)]);
    // The answers of the lesson, found by trying: the right one leads on, any other is refused.
    let tries: String = "123456789".repeat(12);
    let frames = played(&mut source, &typed(&format!("h2{tries}")));
    let has = |words: &str| frames.iter().any(|frame| frame.contains(words));
    assert!(has("A first lesson of"), "{}", last(&frames));
    assert!(has("(1 of 8)") && has("(8 of 8)") && has("The lesson is over."), "{}", last(&frames));
    assert!(has("not what this step is about"));
    assert!(source.heard.is_empty() || source.heard.iter().all(|heard| !heard.starts_with("place")));
    assert!(frames.iter().filter(|frame| frame.contains("The lesson is over.")).count() > 0);
    let frames = played(&mut source, &typed("h1⏎⏎"));
    assert!(frames.iter().any(|frame| frame.contains("(2 of ")), "{}", last(&frames));
    let frames = played(&mut source, &typed("hq⎋"));
    assert!(last(&frames).contains("Your turn: play, attack, or end it."), "{}", last(&frames));
}

#[test]
fn while_others_act_the_table_can_be_looked_at_and_left() {
    let mut scene = four_seats();
    scene.prompt.owing = vec![1, 2];
    scene.prompt.choices.clear();
    let others = Moment::Others { words: said("Waiting for Bob and Cleo."), linger: Linger::News };
    let mut source = Elsewhere::new(vec![turn(scene, others, 1)]);
    let frames = played(&mut source, &typed("x·i⏎"));
    assert!(frames.iter().all(|frame| frame.contains("… Waiting for Bob and Cleo.")));
    let shown = last(&frames);
    assert!(shown.contains("cannot be chosen now: it is Bob and Cleo who must answer."), "{shown}");
    assert!(source.heard[0].starts_with("why "), "{:?}", source.heard);
    let frames = played(&mut source, &typed("r⏎"));
    assert!(last(&frames).contains("Do you really want to resign?"), "Enter alone is no: {}", last(&frames));
    assert!(source.heard.iter().all(|heard| heard != "resign"), "{:?}", source.heard);
    let frames = played(&mut source, &typed("⎋r1"));
    assert_eq!(source.heard.last().map(String::as_str), Some("resign"));
    assert!(last(&frames).contains("! Sent."), "{}", last(&frames));
}

#[test]
fn standing_orders_are_seen_given_and_removed() {
    let mut source = Elsewhere::new(vec![turn(four_seats(), Moment::Asked, 1)]);
    let frames = played(&mut source, &typed("o"));
    assert!(
        last(&frames).contains("! Only somebody who plays can give standing orders."),
        "{}",
        last(&frames)
    );
    source.orders = Some(Orders::default());
    let frames = played(&mut source, &typed("o"));
    let anyway = "1. Ask me for responses even where I can only";
    assert!(last(&frames).contains(anyway), "{}", last(&frames));
    let standing = [("act".to_owned(), lobby::Order::Pass)];
    source.orders =
        Some(Orders { kind: Some("react".to_owned()), standing: standing.into(), ..Orders::default() });
    let frames = played(&mut source, &typed("t"));
    assert!(last(&frames).contains("- Standing order at “act”: pass"), "{}", last(&frames));
    let frames = played(&mut source, &typed("o"));
    let shown = last(&frames);
    assert!(shown.contains("1. Pass from now on at “react”"), "{shown}");
    assert!(shown.contains("2. Ask me again at “act” (now: pass)"), "{shown}");
    let frames = played(&mut source, &typed("o⏎"));
    assert!(last(&frames).contains("! Nothing is chosen."), "Enter alone changes nothing");
    assert_eq!(source.heard, [""; 0]);
    let frames = played(&mut source, &typed("o1"));
    assert!(last(&frames).contains("! Sent."), "{}", last(&frames));
    played(&mut source, &typed("o2"));
    assert_eq!(source.heard, ["Pass(\"react\")", "Ask(\"act\")"]);
}
