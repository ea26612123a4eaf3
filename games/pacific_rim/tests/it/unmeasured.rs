//! PR-1.42, PR-R2: before a model is committed, no question, no list and no scene tells a distance.

use crate::stage::content;
use kernel::{Bout, Dealer, Input, Notation, Rules, Seat, Show, offers};
use pacific_rim::PacificRim;
use scene::{Point, Pose, Scene, Spot};
use std::fs;
use std::sync::Arc;

/// The start with the Kaiju at another place.
fn position(start: &str, x: i64, content: &Arc<pacific_rim::Content>) -> Bout<PacificRim> {
    let path = format!("{}/tests/scenarios/starts/{start}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the start is there");
    read(&placed(&text, x, 400_000_000, 180), content)
}

/// The text of a start with the other model at this place.
fn placed(text: &str, x: i64, y: i64, facing: u32) -> String {
    let there = format!("x = {x}, y = {y} }}, facing = {facing}");
    text.replace("x = 1_100_000_000, y = 800_000_000 }, facing = 180", &there)
}

fn read(text: &str, content: &Arc<pacific_rim::Content>) -> Bout<PacificRim> {
    PacificRim::read_position(text, Some("given"), content).expect("a position that can be played on")
}

/// What the seat sees, with what is on offer.
fn seen(bout: &Bout<PacificRim>, seat: Seat) -> Scene {
    PacificRim::show(bout.content(), &PacificRim::view(bout, Some(seat)), offers(bout, seat))
}

/// The same with every piece in one place: nothing else may tell where one stands.
fn without_spots(mut scene: Scene) -> Scene {
    for part in &mut scene.parts {
        let scene::Part::Board(board) = part else { continue };
        for piece in &mut board.pieces {
            piece.spot = Spot::Free(Pose { at: Point { x: 0, y: 0 }, turned: 0 });
        }
    }
    scene
}

/// What the seat is asked, what is listed, and what is seen with all previews.
fn asked(bout: &Bout<PacificRim>, seat: Seat) -> String {
    let mut listed = Vec::new();
    bout.answers(seat, &mut listed);
    format!("{:?} {listed:?} {:?}", bout.question(seat), without_spots(seen(bout, seat)))
}

/// The same, one answer after the other, until the answers are used up.
fn told(bout: &mut Bout<PacificRim>, seat: Seat, answers: &[&str]) -> Vec<String> {
    let mut told = Vec::new();
    for answer in answers {
        told.push(asked(bout, seat));
        let answer = PacificRim::read_answer(bout.at(seat), seat, answer).expect("an answer");
        bout.play(Input::Answer(seat, answer)).expect("a legal answer");
    }
    told
}

#[test]
fn whether_the_way_ahead_is_clear_is_not_told_before_the_model_is_committed() {
    let content = content();
    let near = told(&mut position("moving", 700_000_000, &content), Seat(0), &["go forward"]);
    let far = told(&mut position("moving", 1_100_000_000, &content), Seat(0), &["go forward"]);
    assert_eq!(near, far);
}

#[test]
fn the_length_of_a_move_is_not_told_while_it_goes_on() {
    let content = content();
    let answers = ["go forward", "on"];
    let near = told(&mut position("moving", 740_000_000, &content), Seat(0), &answers);
    let far = told(&mut position("moving", 1_100_000_000, &content), Seat(0), &answers);
    assert_eq!(near, far);
}

#[test]
fn who_can_be_shot_is_not_told_before_a_target_is_declared() {
    let content = content();
    let answers = ["do 0 0", "pass", "pass"];
    let near = told(&mut position("shot", 500_000_000, &content), Seat(0), &answers);
    let behind = told(&mut position("shot", 100_000_000, &content), Seat(0), &answers);
    assert_eq!(near, behind);
}

#[test]
fn a_range_is_told_as_soon_as_the_target_is_declared() {
    let content = content();
    let declared = |x: i64| {
        let mut bout = position("shot", x, &content);
        told(&mut bout, Seat(0), &["do 0 0", "pass", "strike model K1"]);
        without_spots(seen(&bout, Seat(0)))
    };
    let (near, far) = (declared(500_000_000), declared(1_100_000_000));
    assert_ne!(near.overlays, far.overlays);
}

/// A start: who is asked, what is answered before, and what is changed in the text.
type Start = (&'static str, Seat, &'static [&'static str], &'static [(&'static str, &'static str)]);

/// Before a move, before a shot, before a throw.
const STARTS: [Start; 5] = [
    ("moving", Seat(0), &[], &[]),
    ("moving-kaiju", Seat(1), &[], &[]),
    ("shot", Seat(0), &[], &[]),
    ("shot", Seat(0), &["do 0 0", "pass"], &[]),
    (
        "shot",
        Seat(0),
        &["do 0 0", "throw"],
        &[
            ("deck = [0, 1, 2, 3, 5], face = 4", "deck = [0, 2, 3, 4, 5], face = 1, carries = \"O1\""),
            ("tokens = []", "tokens = [{ load = \"object YACHT\", spot = \"carried\" }]"),
        ],
    ),
];

/// How far from the own model the other one stands at least, in nanometres: two bases that do not touch.
const APART: i64 = 75_000_000;

/// Wherever the other model stands and looks, near or far, ahead or behind, hidden or in sight: as long as nothing
/// touches, what is asked, listed, previewed and seen is the same.
#[test]
fn nothing_tells_where_the_other_model_stands() {
    let content = content();
    let mut dealer = Dealer::new(4);
    for (start, seat, answers, changes) in STARTS {
        let path = format!("{}/tests/scenarios/starts/{start}.toml", env!("CARGO_MANIFEST_DIR"));
        let mut text = fs::read_to_string(path).expect("the start is there");
        for (old, new) in changes {
            assert!(text.contains(old), "{start}: {old}");
            text = text.replace(old, new);
        }
        let at = |x: i64, y: i64, facing: u32| {
            let mut bout = read(&placed(&text, x, y, facing), &content);
            let mut all = told(&mut bout, seat, answers);
            all.push(asked(&bout, seat));
            all
        };
        let first = at(1_100_000_000, 800_000_000, 180);
        let own = if start == "shot" { 300_000_000 } else { 600_000_000 };
        for _ in 0..25 {
            let x = 40_000_000 + i64::from(dealer.below(1_130)) * 1_000_000;
            let y = 40_000_000 + i64::from(dealer.below(830)) * 1_000_000;
            if (x - own).abs().max((y - 400_000_000).abs()) >= APART {
                assert_eq!(first, at(x, y, dealer.below(360)), "{start}: {x} {y}");
            }
        }
    }
}
