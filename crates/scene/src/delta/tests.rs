//! A short story with things of every kind, told change by change. The browser client's tests fold the same story.

use super::*;
use crate::board::{Field, Hex, HexEdge, Hexes, Plane, Point, Pose, Spot, Top};
use crate::part::{Card, DieState, Item, Layout, Number};
use crate::tone::{Glyph, Tone};
use crate::{Amount, Outlook, Role, Scene};
use serde::Serialize;

/// The story as the browser's tests read it. `HANGAR_BLESS=1` writes it.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/fixtures/story.json");

/// One step of the story.
#[derive(Serialize)]
struct Step {
    delta: Delta,
    scene: Scene,
}

fn say(key: &'static str) -> Message {
    Message::new(key).with("count", 2)
}

fn mark(key: &'static str) -> Mark {
    Mark::new(say(key), Tone::Help).drawn("shield").counting(3)
}

fn face(key: &'static str) -> Face {
    let numbers = vec![Number::new(say("strength"), 4, Tone::Power)];
    Face::front(say(key), "mech", numbers)
}

fn choice(number: usize) -> Choice {
    let preview = vec![Overlay::Path(vec![Id::of("hex", 0), Id::of("hex", 1)])];
    let amount = Some(Amount { value: 1, least: 0, most: 3 });
    let things = vec![Id::of("hex", 1)];
    let choice = Choice::new(format!("move {number}"), say("move"), things).grouped(say("verb"));
    Choice { preview, amount, role: Role::Deed, ..choice.with_badge(mark("cost")) }
}

fn hexes() -> Board {
    let cell = |number: i16, height: i16| Cell {
        id: Id::of("hex", number),
        at: Hex { q: number, r: 0 },
        height,
        ground: Tone::Ground(1),
        title: None,
        printed: number == 1,
        edges: vec![HexEdge { side: 2, mark: mark("wall") }],
        half: None,
    };
    let field = Field::Hexes(Hexes { top: Top::Flat, cells: vec![cell(0, 0), cell(1, 2)] });
    Board { id: Id::of("board", 0), title: say("city"), field, pieces: vec![piece(0), piece(1)] }
}

fn piece(number: i16) -> Piece {
    Piece {
        id: Id::of("piece", number),
        title: say("robot"),
        spot: Spot::Cell { hex: Hex { q: number, r: 0 }, facing: Some(3) },
        layer: 0,
        base: Vec::new(),
        glyph: Glyph::named("mech"),
        tone: Tone::Side(0),
        marks: vec![mark("damage")],
    }
}

fn plane() -> Board {
    let corners = vec![Point { x: 0, y: 0 }, Point { x: 9, y: 0 }, Point { x: 0, y: 9 }];
    let shape = Shape { id: Id::of("shape", 0), corners, tone: Tone::Harm, title: say("ruin") };
    let field = Field::Plane(Plane {
        width: 900,
        depth: 600,
        shapes: vec![shape],
        unruled: false,
        ground: Tone::Plain,
    });
    let spot = Spot::Free(Pose { at: Point { x: 5, y: 6 }, turned: 90_000 });
    let pieces = vec![Piece { spot, id: Id::of("model", 0), ..piece(0) }];
    Board { id: Id::of("plane", 0), title: say("plane"), field, pieces }
}

fn zone() -> Zone {
    let id = Id::of("hand", 0);
    let items = vec![
        Item::Card(Card::new(id.at(0), face("laser"))),
        Item::Card(Card::new(id.at(1), face("shield"))),
        Item::Card(Card::new(id.at(2), Face::back(say("back")))),
        Item::Token(Token {
            id: id.at(3),
            title: say("heat"),
            glyph: Glyph::named("flame"),
            tone: Tone::Heat,
            copies: 2,
        }),
        Item::Empty { id: id.at(4), title: say("slot") },
    ];
    Zone::new(id, say("hand"), Layout::Grid(3), items)
}

fn tray() -> Tray {
    let id = Id::of("tray", 0);
    let die = |place: u8, face| Die {
        id: id.at(place),
        face,
        sides: 6,
        state: DieState::InPlay,
        note: Some(say("bought")),
    };
    let dice = vec![die(0, Some(4)), die(1, None)];
    Tray { id: id.clone(), title: say("roll"), seat: Some(1), dice, total: Some(say("total")) }
}

fn first() -> Scene {
    let parts = vec![
        Part::Gauge(Gauge::new(Id::of("armour", 0), say("armour"), 7)),
        Part::Zone(zone()),
        Part::Note(mark("note")),
        Part::Tray(tray()),
    ];
    let panel = Panel::new(Id::of("panel", 0), say("seat"), parts).of_seat(0, true);
    let entries = vec![(Some(Id::of("piece", 0)), say("first")), (None, say("second"))];
    let order = Order { id: Id::of("order", 0), title: say("order"), entries };
    Scene {
        parts: vec![
            Part::Panel(panel),
            Part::Board(hexes()),
            Part::Note(mark("note")),
            Part::Order(order),
            Part::Board(plane()),
        ],
        overlays: vec![Overlay::Things { ids: vec![Id::of("piece", 0)], tone: Tone::Harm }],
        prompt: Prompt::new([0], Some(say("question")), (0..4).map(choice).collect()),
        ..Scene::of("toy", Some(0), 2, say("headline"), false)
    }
}

fn panel_of(scene: &mut Scene) -> &mut Panel {
    let Part::Panel(panel) = &mut scene.parts[0] else { unreachable!("the panel is first") };
    panel
}

fn hand_of(scene: &mut Scene) -> &mut Zone {
    let Part::Zone(zone) = &mut panel_of(scene).parts[1] else { unreachable!("the hand is second") };
    zone
}

fn board_of(scene: &mut Scene) -> &mut Board {
    let Part::Board(board) = &mut scene.parts[1] else { unreachable!("the board is second") };
    board
}

/// The scenes of the story, each with what the change that leads to it must do without.
fn story() -> Vec<Scene> {
    let mut all = vec![first()];
    let mut then = |change: &dyn Fn(&mut Scene)| {
        let mut scene = all.last().expect("it has begun").clone();
        change(&mut scene);
        all.push(scene);
    };
    then(&|_| {});
    // A piece goes, and what could be chosen is no longer asked.
    then(&|scene| {
        board_of(scene).pieces[0].spot = Spot::Cell { hex: Hex { q: 1, r: 0 }, facing: None };
        scene.prompt = Prompt::new([1], None, Vec::new());
        scene.overlays.clear();
    });
    // A card is played, and another of its kind is drawn; the rest moves up.
    then(&|scene| {
        let hand = hand_of(scene);
        hand.items.remove(0);
        let card = Card::new(Id::of("hand", 9), face("shield")).times(3u32);
        hand.items.insert(1, Item::Card(card));
        hand.unlisted = 5;
        panel_of(scene).parts.swap(0, 2);
    });
    // The same is asked again, in another order, and something more.
    then(&|scene| {
        let choices = [3, 1, 2, 9].map(choice).to_vec();
        scene.prompt =
            Prompt::new([0], Some(say("question")), choices).because(Some(say("why"))).trying("at {cell}");
        board_of(scene).pieces.remove(1);
        let outcomes = vec![Outlook { value: 2, cases: 1 }];
        let (on, title) = (Id::of("piece", 0), say("armour"));
        scene.overlays = vec![Overlay::Forecast { on, title, now: 4, outcomes }];
    });
    // What was gone is there again, as it was.
    then(&|scene| {
        board_of(scene).pieces.push(piece(1));
        scene.parts.remove(4);
    });
    then(&|scene| {
        scene.outcome = Some(say("won"));
        scene.headline = say("won");
        scene.prompt = Prompt::default();
    });
    all
}

fn told() -> Vec<Step> {
    let mut told = Told::default();
    story().into_iter().map(|scene| Step { delta: told.next(&scene), scene }).collect()
}

#[test]
fn changes_alone_make_the_whole() {
    let mut held = Held::default();
    for Step { delta, scene } in told() {
        let text = serde_json::to_string(&delta).expect("it is plain data");
        assert_eq!(serde_json::from_str::<Delta>(&text).expect("it can be read back"), delta);
        assert_eq!(held.fold(delta), Ok(scene));
    }
}

#[test]
fn a_delta_says_no_more_than_what_has_changed() {
    let deltas: Vec<Delta> = told().into_iter().map(|step| step.delta).collect();
    assert_eq!(deltas[1], Delta::default());
    let names = |delta: &Delta| delta.things.iter().map(|it| it.id().as_str().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&deltas[2]), ["piece:0"]);
    // It only moved: its title and its drawing were told before.
    let mut moved = deltas[2].things[0].clone();
    let (title, glyph) = moved.look().expect("a piece has both");
    assert_eq!((title.key.as_ref(), glyph.map(|it| it.0.as_str())), ("", Some("")));
    assert_eq!(deltas[2].offered, Some(Vec::new()));
    // The face of the new card was told with another card.
    assert_eq!((deltas[0].faces.len(), deltas[3].faces.len()), (3, 0));
    assert!(names(&deltas[3]).contains(&"hand:9".to_owned()));
    // Of the choices, only the new one is told, and all are named.
    assert_eq!(deltas[4].choices, [choice(9)]);
    assert_eq!(deltas[4].offered, Some(vec![(3, 1), (1, 2), (4, 1)]));
    assert_eq!(names(&deltas[5]), ["piece:1"]);
    assert!(deltas[6].frame.is_some() && deltas[6].things.is_empty());
}

#[test]
fn choices_are_forgotten_before_they_are_too_many() {
    let (mut told, mut held) = (Told::default(), Held::default());
    let mut forgot = 0;
    for round in 0..8 {
        let mut scene = first();
        scene.prompt.choices = (round * 150..round * 150 + 200).map(choice).collect();
        let delta = told.next(&scene);
        forgot += u32::from(delta.forget);
        assert_eq!(held.fold(delta), Ok(scene));
    }
    // After 200, 350 and 500 choices, 650 would be too many.
    assert_eq!(forgot, 2);
}

#[test]
fn whoever_missed_something_notices_or_is_not_harmed() {
    for missed in 0..story().len() - 1 {
        let mut held = Held::default();
        let mut seen = Vec::new();
        for (place, Step { delta, scene }) in told().into_iter().enumerate() {
            if place != missed {
                seen.push((held.fold(delta), scene));
            }
        }
        let is_empty = told()[missed].delta == Delta::default();
        let is_harmed = seen.iter().any(|(folded, scene)| folded.as_ref() != Ok(scene));
        assert_eq!(is_harmed, !is_empty, "without delta {missed}");
    }
    assert_eq!(Held::default().fold(Delta::default()), Err(Gap));
}

#[test]
fn the_browser_reads_the_same_story() {
    let steps: Vec<String> =
        told().iter().map(|step| serde_json::to_string(step).expect("it is plain data")).collect();
    let written = format!("[\n{}\n]\n", steps.join(",\n"));
    if std::env::var_os("HANGAR_BLESS").is_some() {
        std::fs::write(FILE, &written).expect("the client's folder can be written to");
    }
    let there = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        there == written,
        "web/src/wire/fixtures/story.json is out of date: HANGAR_BLESS=1 writes it anew"
    );
}
