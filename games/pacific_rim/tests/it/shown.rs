//! What is shown: a move that the ground ends, a shot that is void, and the ghosts of what is placed.

use kernel::{Bout, Dealer, Input, Library, Notation, Rules, Seat, Show, Waiting, heard, offers};
use pacific_rim::{Mode, PacificRim, Question, Setup};
use scene::{Beat, Field, Overlay, Part, Point, Scene};

fn shown(bout: &Bout<PacificRim>, seat: Seat) -> Scene {
    PacificRim::show(bout.content(), &PacificRim::view(bout, Some(seat)), offers(bout, seat))
}

/// The position of a start, changed by text.
fn position(start: &str, changes: &[(&str, &str)]) -> Bout<PacificRim> {
    let content = crate::stage::content();
    let path = format!("{}/tests/scenarios/starts/{start}.toml", env!("CARGO_MANIFEST_DIR"));
    let mut text = std::fs::read_to_string(path).expect("the start is there");
    for (from, to) in changes {
        assert!(text.contains(from), "{start} has no {from}");
        text = text.replace(from, to);
    }
    PacificRim::read_position(&text, Some("given"), &content).expect("a position that can be played on")
}

/// Gives these answers, and shows what everybody hears of the last one.
fn beats(bout: &mut Bout<PacificRim>, answers: &[&str]) -> Vec<Beat> {
    let seat = Seat(0);
    let mut told = Vec::new();
    for text in answers {
        told.clear();
        let answer = PacificRim::read_answer(bout.at(seat), seat, text).expect("an answer");
        bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("a legal answer");
    }
    let view = PacificRim::view(bout, None);
    let events = heard(&told, None);
    events.iter().filter_map(|event| PacificRim::beat(bout.content(), &view, event)).collect()
}

/// PR-7.7: a run that the ground ends is traced from where it began to where it stopped, which is less than a hex.
#[test]
fn the_trace_of_a_move_that_the_ground_ends_is_as_long_as_the_move() {
    let lagoon =
        "areas = [{ piece = \"LAGOON\", pose = { at = { x = 746_128_800, y = 400_000_000 }, facing = 0 } }]";
    let run =
        [("areas = []", lagoon), ("deck = [0, 2, 3, 4, 5], face = 1", "deck = [1, 2, 3, 4, 5], face = 0")];
    let mut bout = position("moving", &run);
    let way = |beats: Vec<Beat>| {
        let mut traces =
            beats.into_iter().flat_map(|beat| beat.overlays).filter_map(|overlay| match overlay {
                Overlay::Trace(trace) => Some(trace.way),
                _ => None,
            });
        traces.next_back().expect("a move leaves a trace")
    };
    let walk = ["pass", "pass", "do 0 0", "go forward"];
    let ways = way(beats(&mut bout, &walk));
    let [from, to] = ways[..] else { panic!("{ways:?} is no way") };
    assert_eq!(from.at, Point { x: 600, y: 514 });
    assert_eq!(from.at.y, to.at.y);
    assert!((1..64).contains(&(to.at.x - from.at.x)), "{ways:?}");
}

/// PR-R2: a shot that turns out to be none says why.
#[test]
fn a_void_shot_says_why() {
    let mut bout =
        position("shot", &[("x = 1_100_000_000, y = 800_000_000", "x = 100_000_000, y = 400_000_000")]);
    let all = beats(&mut bout, &["do 0 0", "pass", "strike model K1"]);
    let said = format!("{all:?}");
    assert!(said.contains("pr-scene-void") && said.contains("out-of-arc"), "{said}");
}

/// PR-1.42, PR-R64: the plane has no grid, and each model that can be deployed has a ghost, whose first pose is legal.
#[test]
fn each_model_that_is_deployed_has_a_ghost_that_begins_where_it_may_stand() {
    let content = PacificRim::content(&PacificRim::house()).expect("the house pack has no faults");
    let setup = Setup { mode: Mode::Battle, ..Setup::usual(2) };
    let mut dealer = Dealer::new(3);
    let mut bout = Bout::<PacificRim>::open(&setup, &content, None).expect("a legal set-up");
    let mut seen = 0;
    while seen < 2 {
        match bout.waiting() {
            Waiting::Chance(chance) => {
                let rolled = dealer.roll(chance, bout.pile());
                bout.play(Input::Chance(rolled)).expect("the dealer rolls what is possible");
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                if matches!(bout.question(seat), Some(Question::Lay(_) | Question::Deploy(_))) {
                    seen += usize::from(matches!(bout.question(seat), Some(Question::Deploy(_))));
                    check_ghosts(&bout, seat);
                }
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                let answer = listed[dealer.below(listed.len() as u32) as usize];
                bout.play(Input::Answer(seat, answer)).expect("it was listed");
            }
            Waiting::Over => panic!("the bout is over before anybody deployed"),
        }
    }
}

fn check_ghosts(bout: &Bout<PacificRim>, seat: Seat) {
    let scene = shown(bout, seat);
    let tool = scene.prompt.pose.as_ref().expect("what is placed has a tool");
    for one in tool.all() {
        let text = one.answer_for(one.start);
        let answer = PacificRim::read_answer(bout.at(seat), seat, &text).expect("an answer");
        assert_eq!(bout.check(seat, answer), Ok(()), "{text}");
    }
    let boards = scene.parts.iter().filter_map(|part| match part {
        Part::Board(board) => Some(&board.field),
        _ => None,
    });
    assert!(boards.into_iter().all(|field| matches!(field, Field::Plane(plane) if plane.unruled)));
}

/// PR-13.23 to PR-13.25: who activates a Jaeger without its whole crew knows what the test at the end may cost.
#[test]
fn the_chance_of_a_neural_load_test_is_told_before_it() {
    let odds = |pilots: &str| -> Vec<(u64, u64)> {
        let crew = r#"["PLAIN-PILOT-2", "PLAIN-PILOT-3", "-"]"#;
        let scene = shown(&position("moving", &[(crew, pilots)]), Seat(0));
        let odds = scene.overlays.iter().filter_map(|overlay| match overlay {
            Overlay::Odds { cases, of, .. } => Some((*cases, *of)),
            _ => None,
        });
        odds.collect()
    };
    assert_eq!(odds(r#"["PLAIN-PILOT-2", "PLAIN-PILOT-3", "-"]"#), [], "a whole crew makes none");
    assert_eq!(odds(r#"["PLAIN-PILOT-2", "-", "-"]"#), [(3, 6)]);
}
