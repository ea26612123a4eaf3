//! Keys and clicks on draft scenes.

use super::drafts::{four_seats, hexes, speaker};
use super::pictures::{drawn, face, press, text_of};
use crate::screen::asked::{Asked, Line, Subject};
use crate::screen::face::{Face, Over};
use crate::screen::input::Act;
use crate::screen::reading::Wanted;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use scene::Id;
use words::Speaker;

fn ready(speaker: &Speaker) -> Face {
    let mut face = face(four_seats(), speaker);
    drawn(&mut face, speaker, 80, 24);
    face
}

fn given(place: usize) -> Act {
    Act::Give(Subject::Game, place)
}

/// A click in the middle of where a thing was drawn last.
#[track_caller]
fn click(face: &mut Face, id: &Id) -> Act {
    let places = face.drawn.things.iter().rev();
    let (area, _) = places.clone().find(|(_, known)| known == id).expect("the thing is in sight");
    // The last column: what lies inside of a zone begins further to the left.
    let kind = MouseEventKind::Down(MouseButton::Left);
    let (column, row) = (area.x + area.width / 2, area.y);
    face.hear(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

#[test]
fn numbers_give_answers_at_once_where_they_are_clear() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    assert_eq!(press(&mut face, KeyCode::Char('3')), given(2));
    for none in [KeyCode::Char('8'), KeyCode::Char('0')] {
        assert_eq!(press(&mut face, none), Act::Wrong(none), "there is no such answer");
    }
    let lines = (0..12).map(|number| Line::bare(number.to_string())).collect();
    face.asked = Asked { subject: Subject::Game, question: String::new(), lines };
    assert_eq!(press(&mut face, KeyCode::Char('1')), Act::Draw, "it may become 10, 11 or 12");
    assert_eq!(press(&mut face, KeyCode::Char('2')), given(11));
    assert_eq!(press(&mut face, KeyCode::Char('2')), given(1), "there is no 20");
    assert_eq!(press(&mut face, KeyCode::Char('1')), Act::Draw);
    assert_eq!(press(&mut face, KeyCode::Enter), given(0));
    press(&mut face, KeyCode::Char('1'));
    let nine = KeyCode::Char('9');
    assert_eq!(press(&mut face, nine), Act::Wrong(nine), "there is no 19");
    assert_eq!(face.typed, "");
}

#[test]
fn arrows_go_through_the_answers_and_enter_gives_one() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    assert!(face.lights().chosen.is_empty());
    press(&mut face, KeyCode::Down);
    assert_eq!(face.highlighted(), Some(0), "the first step shows where the highlight is");
    press(&mut face, KeyCode::Tab);
    assert!(face.lights().chosen.contains(&Id::of("zone", "stak1")));
    press(&mut face, KeyCode::Up);
    press(&mut face, KeyCode::BackTab);
    assert_eq!(press(&mut face, KeyCode::Enter), given(6), "around at the end");
    press(&mut face, KeyCode::Esc);
    assert_eq!(face.highlighted(), None, "Esc chooses nothing");
    press(&mut face, KeyCode::Up);
    assert_eq!(press(&mut face, KeyCode::Enter), given(6), "around at the end");
    press(&mut face, KeyCode::Home);
    assert_eq!(press(&mut face, KeyCode::Enter), given(0));
    press(&mut face, KeyCode::End);
    assert_eq!(press(&mut face, KeyCode::Enter), given(6));
}

#[test]
fn typed_words_filter_the_list() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let all = face.visible().len();
    let words = |face: &Face| face.asked.lines.iter().map(Line::words).collect::<Vec<_>>();
    let has = |face: &Face, wanted: &[&str]| -> Vec<usize> {
        let fits = |line: &String| wanted.iter().all(|word| line.to_lowercase().contains(word));
        (0..all).filter(|&place| fits(&words(face)[place])).collect()
    };
    let wanted = has(&face, &["winch", "b's"]);
    assert!(!wanted.is_empty() && wanted.len() < has(&face, &["winch"]).len(), "{:?}", words(&face));
    let typed = |face: &mut Face, keys: &str| {
        assert!(keys.chars().map(|key| press(face, KeyCode::Char(key))).all(|act| act == Act::Draw));
    };
    typed(&mut face, "fB's wINCH");
    assert_eq!((face.visible(), face.highlighted()), (wanted.clone(), Some(wanted[0])));
    let text = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(text.contains(&format!("({} of {all})", wanted.len())), "{text}");
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Draw, "it ends the writing");
    assert_eq!(press(&mut face, KeyCode::Enter), given(wanted[0]));
    let text = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(text.contains(&format!("{} of {all} with “B's wINCH”", wanted.len())), "{text}");
    typed(&mut face, "fx");
    assert_eq!((face.visible(), face.highlighted()), (Vec::new(), None));
    let text = text_of(&drawn(&mut face, &speaker, 80, 24));
    assert!(text.contains("No answer has these words. Esc shows all."), "{text}");
    press(&mut face, KeyCode::Backspace);
    press(&mut face, KeyCode::Down);
    assert_eq!(face.visible(), wanted, "an arrow goes through what is left");
    press(&mut face, KeyCode::Esc);
    assert_eq!((face.visible().len(), face.highlighted()), (all, None));
    assert_eq!(speaker.faults(), [], "everything has words");
}

#[test]
fn a_click_on_an_answer_gives_it() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let (area, line) = face.drawn.lines[1];
    let kind = MouseEventKind::Down(MouseButton::Left);
    let event = MouseEvent { kind, column: area.x + 5, row: area.y, modifiers: KeyModifiers::NONE };
    assert_eq!(face.hear(&Event::Mouse(event)), given(line));
}

#[test]
fn clicks_on_things_narrow_the_list_until_one_answer_is_left() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    assert_eq!(click(&mut face, &Id::of("hand", 0)), Act::Draw);
    assert_eq!(face.visible(), [0, 1]);
    drawn(&mut face, &speaker, 80, 24);
    assert_eq!(click(&mut face, &Id::of("hand", 1)), Act::Draw, "another card begins anew");
    assert_eq!(face.visible(), [2, 3]);
    assert_eq!(press(&mut face, KeyCode::Char('2')), given(3), "numbers are those of the list in sight");
    press(&mut face, KeyCode::Esc);
    assert_eq!(face.visible().len(), 7);
    assert_eq!(click(&mut face, &Id::of("stak", 2).at(3)), given(5), "one answer alone is given");
}

#[test]
fn a_card_stands_for_the_zone_around_it() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    click(&mut face, &Id::of("hand", 0));
    drawn(&mut face, &speaker, 80, 24);
    assert_eq!(click(&mut face, &Id::of("stak", 1).at(2)), given(1), "a covered card of B's Stak");
}

#[test]
fn what_cannot_be_chosen_is_asked_about() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let id = Id::of("hand", 2);
    assert_eq!(click(&mut face, &id), Act::Why(id.clone()));
    assert_eq!(face.looked, Some(id));
}

#[test]
fn inspecting_walks_from_thing_to_thing() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    press(&mut face, KeyCode::Char('i'));
    let first = face.looked.clone().expect("something is inspected");
    drawn(&mut face, &speaker, 80, 24);
    let steps = [KeyCode::Down, KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Up];
    let mut seen = vec![first];
    for step in steps {
        press(&mut face, step);
        drawn(&mut face, &speaker, 80, 24);
        seen.extend(face.looked.clone());
    }
    seen.dedup();
    assert!(seen.len() > 3, "{seen:?}");
    face.looked = Some(Id::of("hand", 0));
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Draw);
    assert_eq!(face.visible(), [0, 1]);
    assert_eq!(face.looked, None);
}

#[test]
fn commands_have_letters_and_questions_of_the_program_come_first() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let commands =
        [('a', Act::Advice), ('u', Act::Undo), ('s', Act::Save), ('r', Act::Resign), ('q', Act::Quit)];
    for (key, act) in commands {
        assert_eq!(press(&mut face, KeyCode::Char(key)), act);
    }
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(face.hear(&Event::Key(interrupt)), Act::Quit);
    press(&mut face, KeyCode::Char('?'));
    assert_eq!(face.over, Over::Help);
    press(&mut face, KeyCode::Esc);
    assert_eq!(face.over, Over::Nothing);
    click(&mut face, &Id::of("hand", 0));
    let lines = vec![Line::bare("Yes".to_owned()), Line::bare("No".to_owned())];
    face.interpose(Asked { subject: Subject::Resign, question: "?".to_owned(), lines });
    for nothing in [KeyCode::Char('u'), KeyCode::Char('a'), KeyCode::Enter] {
        assert_eq!(press(&mut face, nothing), Act::Wrong(nothing), "first the question");
    }
    assert_eq!(press(&mut face, KeyCode::Char('1')), Act::Give(Subject::Resign, 0));
    press(&mut face, KeyCode::Esc);
    assert_eq!((face.asked.subject.clone(), face.visible().len()), (Subject::Game, 7));
}

#[test]
fn a_key_that_does_nothing_is_known_as_such() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Wrong(KeyCode::Enter), "nothing is highlighted");
    press(&mut face, KeyCode::Down);
    for nothing in [KeyCode::Char(' '), KeyCode::Char('x'), KeyCode::F(5), KeyCode::Insert] {
        assert_eq!(press(&mut face, nothing), Act::Wrong(nothing));
    }
    press(&mut face, KeyCode::Char('?'));
    assert_eq!(press(&mut face, KeyCode::Char(' ')), Act::Draw, "it turns the page of what is read");
    assert_eq!(face.over, Over::Help);
}

#[test]
fn letters_are_text_while_something_is_written() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let written = |face: &mut Face, keys: &str| {
        keys.chars().map(|key| press(face, KeyCode::Char(key))).all(|act| act == Act::Draw)
    };
    assert!(written(&mut face, "/quru 1x"));
    press(&mut face, KeyCode::Backspace);
    press(&mut face, KeyCode::Backspace);
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Read(Wanted::LookUp, "quru".to_owned()));
    assert!(written(&mut face, "wend"));
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Read(Wanted::Why, "end".to_owned()));
    assert!(written(&mut face, "/q"));
    press(&mut face, KeyCode::Esc);
    assert_eq!(press(&mut face, KeyCode::Char('q')), Act::Quit, "nothing is written any more");
    assert!(written(&mut face, "/"));
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Draw, "nothing was written");
    assert_eq!(press(&mut face, KeyCode::Char('h')), Act::Learn);
}

#[test]
fn what_is_looked_at_is_explained() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    press(&mut face, KeyCode::Char('i'));
    let looked = face.looked.clone().expect("something is looked at");
    assert_eq!(press(&mut face, KeyCode::Char('?')), Act::Explain(looked.clone()));
    assert_eq!(press(&mut face, KeyCode::Char('w')), Act::Why(looked));
}

/// Every way to read is named on the screen, at the smallest size and at a large one.
#[test]
fn keys_to_read_are_shown() {
    let speaker = speaker();
    for (width, height) in [(80, 24), (140, 45)] {
        let mut face = face(four_seats(), &speaker);
        let hints = |face: &mut Face| {
            let text = text_of(&drawn(face, &speaker, width, height));
            text.lines().last().expect("hints").to_owned()
        };
        let asked = hints(&mut face);
        for key in ["Enter answer", "i look", "? help", "/ rules", "w why not", "h learn", "u take back"] {
            assert!(asked.contains(key), "{key} at {width}x{height}: {asked}");
        }
        press(&mut face, KeyCode::Char('i'));
        let looked = hints(&mut face);
        assert!(looked.contains("? explain") && looked.contains("w why not"), "{looked}");
    }
}

#[test]
fn behind_a_curtain_and_on_a_tiny_screen_nothing_is_answered() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    face.curtain = Some("Pass".to_owned());
    drawn(&mut face, &speaker, 80, 24);
    assert_eq!(press(&mut face, KeyCode::Char('1')), Act::Draw);
    drawn(&mut face, &speaker, 40, 10);
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Draw);
    drawn(&mut face, &speaker, 80, 24);
    assert_eq!(press(&mut face, KeyCode::Enter), Act::Seated);
    drawn(&mut face, &speaker, 40, 10);
    assert_eq!(press(&mut face, KeyCode::Char('1')), Act::Draw);
    assert_eq!(press(&mut face, KeyCode::Char('q')), Act::Quit);
}

#[test]
fn pieces_and_cells_can_be_clicked() {
    let speaker = speaker();
    for (width, height) in [(80, 24), (140, 45)] {
        let mut face = face(hexes(), &speaker);
        drawn(&mut face, &speaker, width, height);
        assert_eq!(click(&mut face, &Id::of("robot", 1).at(1)), given(1), "{width}x{height}");
        assert_eq!(click(&mut face, &Id::of("hex", "1,1")), given(0));
        assert_eq!(click(&mut face, &Id::of("robot", 0).at(0)), given(2), "a piece stands for its cell");
    }
}

#[test]
fn the_table_stays_as_it_is_while_a_list_is_narrowed_or_others_act() {
    let speaker = speaker();
    let mut face = ready(&speaker);
    let places = |face: &Face| face.drawn.things.clone();
    let before = places(&face);
    click(&mut face, &Id::of("hand", 0));
    face.notice = Some((scene::Tone::Harm, "That is not possible (XX-1.1).".to_owned()));
    drawn(&mut face, &speaker, 80, 24);
    let only_places =
        |places: Vec<(Rect, Id)>| places.into_iter().map(|(area, id)| (area.y, id)).collect::<Vec<_>>();
    assert_eq!(only_places(places(&face)), only_places(before.clone()));
    let waiting = Asked::nothing(Subject::Others, "Waiting".to_owned());
    let scene = face.scene.clone();
    face.turn(scene, waiting);
    drawn(&mut face, &speaker, 80, 24);
    assert_eq!(only_places(places(&face)), only_places(before));
}
