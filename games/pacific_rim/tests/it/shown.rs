//! What is shown: a move that the ground ends, a shot that is void, and the ghosts of what is placed.

use kernel::{Bout, Dealer, Input, Library, Notation, Rules, Seat, Show, Waiting, heard, offers};
use pacific_rim::queries::WHOLE;
use pacific_rim::{Event, Mode, PacificRim, Question, Setup};
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

/// The position of a start, after these answers of the first seat.
fn after(start: &str, changes: &[(&str, &str)], answers: &[&str]) -> Bout<PacificRim> {
    let mut bout = position(start, changes);
    beats(&mut bout, answers);
    bout
}

/// What the answers show that attack this.
fn promised(bout: &Bout<PacificRim>, answer: &str) -> Vec<Overlay> {
    let choices = shown(bout, Seat(0)).prompt.choices;
    let choice = choices.into_iter().find(|choice| choice.answer == answer);
    choice.unwrap_or_else(|| panic!("{answer} is offered")).preview
}

/// The cases in words, the chance of success in parts of a thousand, and the dice of both sides.
fn odds(overlays: &[Overlay]) -> Vec<(String, u64, [i64; 2])> {
    let number = |title: &words::Message, name: &str| match title.args.iter().find(|(key, _)| key == name) {
        Some((_, words::Arg::Number(number))) => *number,
        _ => panic!("{title:?} has no {name}"),
    };
    let text = |title: &words::Message, name: &str| match title.args.iter().find(|(key, _)| key == name) {
        Some((_, words::Arg::Text(text))) => text.clone(),
        _ => panic!("{title:?} has no {name}"),
    };
    let told = overlays.iter().filter_map(|overlay| match overlay {
        Overlay::Odds { cases, of, title } if title.key == "pr-odds-strike" => {
            let case = format!("{} {}", text(title, "range"), text(title, "arc"));
            let thousand = (u128::from(*cases) * 1000 / u128::from(*of)) as u64;
            Some((case, thousand, [number(title, "dice"), number(title, "against")]))
        }
        _ => None,
    });
    told.collect()
}

/// PR-1.42, PR-R2, PR-10.3: before a shot is declared its odds are told for every case, and wherever the target stands they
/// are the same: near or far, before or behind, in sight or not.
#[test]
fn the_odds_of_a_shot_tell_nothing_of_where_the_target_stands() {
    let at = "x = 1_100_000_000, y = 800_000_000 }, facing = 180";
    let places = [
        at,
        "x = 400_000_000, y = 400_000_000 }, facing = 180",
        "x = 400_000_000, y = 400_000_000 }, facing = 0",
        "x = 100_000_000, y = 400_000_000 }, facing = 0",
    ];
    let told =
        places.map(|place| promised(&after("shot", &[(at, place)], &["do 0 0", "pass"]), "strike model K1"));
    assert!(odds(&told[0]).len() >= 2, "{:?}", told[0]);
    let arcs: Vec<_> = odds(&told[0]).into_iter().map(|(case, ..)| case).collect();
    assert!(
        arcs.iter().any(|case| case.contains("front")) && arcs.iter().any(|case| case.contains("behind"))
    );
    for other in &told[1..] {
        assert_eq!(*other, told[0]);
    }
}

/// PR-9.3, PR-9.4: the dice that an attack promises are those that are rolled, and every structure that may be left is told.
#[test]
fn the_odds_of_a_melee_attack_are_those_of_its_dice() {
    let mut bout = after("melee", &[], &["do 0 0"]);
    let preview = promised(&bout, "strike model K1");
    let told = odds(&preview);
    let [(_, thousand, dice)] = &told[..] else { panic!("{told:?} is not one case") };
    assert!((1..1000).contains(thousand), "{thousand}");
    let left = preview.iter().find_map(|overlay| match overlay {
        Overlay::Forecast { outcomes, .. } => Some(outcomes),
        _ => None,
    });
    let left = left.expect("what may be left is told");
    assert_eq!(left.iter().map(|outlook| outlook.cases).sum::<u64>(), WHOLE);
    assert!(left.len() > 2 && left.windows(2).all(|pair| pair[0].value < pair[1].value), "{left:?}");

    let mut told = Vec::new();
    let answer = PacificRim::read_answer(bout.at(Seat(0)), Seat(0), "strike model K1").expect("an answer");
    bout.play_telling(Input::Answer(Seat(0), answer), Some(&mut told)).expect("a legal answer");
    let mut dealer = Dealer::new(1);
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("the dealer rolls what is possible");
    }
    let rolled = told.iter().filter_map(|told| match told.event {
        Event::Rolled { dice, .. } => Some(i64::from(dice)),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<i64>>(), dice);
}

/// PR-18: both heads have the points of their side, from the first moment on.
#[test]
fn both_heads_have_the_points_of_their_side() {
    let bout = position("shot", &[]);
    let scene = shown(&bout, Seat(0));
    for seat in 0..2 {
        let panel = scene.parts.iter().find_map(|part| match part {
            Part::Panel(panel) if panel.seat == Some(seat) => Some(panel),
            _ => None,
        });
        let gauges = panel.expect("each seat has a panel").parts.iter().filter_map(|part| match part {
            Part::Gauge(gauge) => Some(gauge.title.key.as_ref()),
            _ => None,
        });
        assert!(gauges.into_iter().any(|title| title == "pr-scene-points"), "seat {seat}");
    }
}
