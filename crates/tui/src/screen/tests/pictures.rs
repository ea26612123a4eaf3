//! Pictures of draft scenes as text files. `HANGAR_BLESS=1` writes them anew, to be read before they
//! are kept.

use super::drafts::{amounts, four_seats, hexes, plane, posing, speaker, wordy};
use crate::screen::asked::{Asked, Line, Subject};
use crate::screen::face::{Face, Told};
use crate::screen::input::Act;
use crate::screen::paint::{Brush, paint};
use crate::screen::theme::Theme;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use scene::{Id, Scene, Tone};
use std::path::Path;
use words::{Message, Speaker};

/// A face that asks what the scene asks.
pub(super) fn face(scene: Scene, speaker: &Speaker) -> Face {
    let say = |message: &Message| speaker.say(message);
    let asked = Asked::of(&scene, &say);
    let mut face = Face::new(scene, asked);
    let told = |number: usize| Told {
        words: format!("Event {number} happened (XX-1.{number})."),
        is_new: number > 9,
    };
    face.log = (1..=12).map(told).collect();
    face
}

pub(super) fn drawn(face: &mut Face, speaker: &Speaker, width: u16, height: u16) -> Buffer {
    let say = |message: &Message| speaker.say(message);
    let brush = Brush { say: &say, theme: Theme::new(false) };
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test has a screen");
    terminal.draw(|frame| paint(face, brush, frame.buffer_mut())).expect("it is drawn");
    terminal.backend().buffer().clone()
}

pub(super) fn text_of(buffer: &Buffer) -> String {
    let row = |y: u16| {
        let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        format!("{}\n", row.trim_end())
    };
    (0..buffer.area.height).map(row).collect()
}

pub(super) fn press(face: &mut Face, code: KeyCode) -> Act {
    face.hear(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

#[track_caller]
fn compare(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests/pictures").join(name);
    if std::env::var_os("HANGAR_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("made");
        std::fs::write(&file, text).expect("written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{name} is drawn differently; HANGAR_BLESS=1 keeps what is drawn now:\n{text}");
}

#[test]
fn drafts_are_drawn_as_they_were() {
    let speaker = speaker();
    for (name, scene) in [("four-seats", four_seats()), ("hexes", hexes()), ("plane", plane())] {
        for (width, height) in [(80, 24), (100, 30), (140, 45)] {
            let mut face = face(scene.clone(), &speaker);
            let still = drawn(&mut face, &speaker, width, height);
            press(&mut face, KeyCode::Down);
            if name == "four-seats" {
                press(&mut face, KeyCode::Char('5'));
            }
            let lit = drawn(&mut face, &speaker, width, height);
            let text = format!("{}\n{}", text_of(&still), text_of(&lit));
            compare(&format!("{name}-{width}x{height}.txt"), &text);
        }
    }
    assert_eq!(speaker.faults(), [], "everything has words");
}

#[test]
fn overlays_and_questions_of_the_program_are_drawn() {
    let speaker = speaker();
    let mut face = face(four_seats(), &speaker);
    drawn(&mut face, &speaker, 80, 24);
    press(&mut face, KeyCode::Char('?'));
    let mut text = text_of(&drawn(&mut face, &speaker, 80, 24));
    press(&mut face, KeyCode::Char('l'));
    text += &text_of(&drawn(&mut face, &speaker, 80, 24));
    press(&mut face, KeyCode::Esc);
    press(&mut face, KeyCode::Char('i'));
    face.notice = Some((Tone::Harm, "That Stak is gone (XX-5.3).".to_owned()));
    text += &text_of(&drawn(&mut face, &speaker, 80, 24));
    let lines = ["Yes", "No"].map(|words| Line::bare(words.to_owned())).to_vec();
    face.interpose(Asked { subject: Subject::Resign, question: "Really?".to_owned(), lines });
    text += &text_of(&drawn(&mut face, &speaker, 80, 24));
    face.curtain = Some("Pass the screen to Bob.".to_owned());
    let curtain = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(!curtain.contains("Winch") && curtain.contains("Pass the screen to Bob."), "{curtain}");
    compare("overlays-80x24.txt", &(text + &curtain));
}

#[test]
fn no_size_of_the_screen_loses_the_question_or_panics() {
    let speaker = speaker();
    for scene in [four_seats(), hexes(), plane()] {
        let mut face = face(scene, &speaker);
        drawn(&mut face, &speaker, 80, 24);
        press(&mut face, KeyCode::Down);
        for (width, height) in
            (1..200).step_by(13).flat_map(|width| (1..60).step_by(7).map(move |height| (width, height)))
        {
            let text = text_of(&drawn(&mut face, &speaker, width, height));
            let has_room = width >= 72 && height >= 20;
            assert_eq!(
                text.contains("Your turn: play, attack, or end it."),
                has_room,
                "{width}x{height}\n{text}"
            );
            assert_eq!(text.contains("1. "), has_room, "{width}x{height}");
            assert_eq!(face.drawn.fits, has_room);
        }
        assert_eq!(face.highlighted(), Some(0), "the size changes nothing");
    }
    assert!(text_of(&drawn(&mut face(hexes(), &speaker), &speaker, 60, 10)).contains("72 columns"));
}

#[test]
fn what_may_be_chosen_is_told_without_colours() {
    let speaker = speaker();
    let mut face = face(four_seats(), &speaker);
    let text = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(text.contains("*[3 Winch Bot]") && !text.contains("*[3 Rocket Bot]"), "{text}");
    press(&mut face, KeyCode::Char('5'));
    face.cursor = Some(4);
    let text = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(text.contains("›[12 Courier Bot"), "{text}");
    let buffer = drawn(&mut face, &speaker, 80, 24);
    let coloured = buffer.content().iter().filter(|cell| cell.fg != ratatui::style::Color::Reset);
    assert_eq!(coloured.count(), 0, "no colour where none is wanted");
}

/// Four pictures of a face: after each of these keys.
fn pictures(face: &mut Face, speaker: &Speaker, keys: &[KeyCode], (width, height): (u16, u16)) -> String {
    let mut text = text_of(&drawn(face, speaker, width, height));
    for key in keys {
        press(face, *key);
        text += &text_of(&drawn(face, speaker, width, height));
    }
    text
}

#[test]
fn poses_amounts_and_long_texts_are_drawn_as_they_were() {
    let speaker = speaker();
    for size in [(80, 24), (100, 30), (140, 45)] {
        let name = |name: &str| format!("{name}-{}x{}.txt", size.0, size.1);
        let mut placed = face(posing(false), &speaker);
        let mut text = pictures(&mut placed, &speaker, &[KeyCode::Char('1')], size);
        placed.probed(Err("It would stand in the tower (XX-7.2).".to_owned()));
        text += &pictures(&mut placed, &speaker, &[KeyCode::Right, KeyCode::Char('>')], size);
        placed.probed(Ok(()));
        text += &text_of(&drawn(&mut placed, &speaker, size.0, size.1));
        compare(&name("posing"), &text);
        let keys = [KeyCode::Down, KeyCode::Right, KeyCode::Char('1'), KeyCode::Char('7')];
        compare(&name("amounts"), &pictures(&mut face(amounts(), &speaker), &speaker, &keys, size));
        let mut wordy = face(wordy(), &speaker);
        wordy.looked = Some(Id::of("hand", 0));
        let keys = [KeyCode::PageDown, KeyCode::PageDown, KeyCode::PageUp];
        compare(&name("wordy"), &pictures(&mut wordy, &speaker, &keys, size));
    }
    assert_eq!(speaker.faults(), [], "everything has words");
}
