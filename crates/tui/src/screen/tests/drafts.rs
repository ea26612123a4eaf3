//! Draft scenes of no game: four seats with cards, a hex board, a plane, dice, tracks, orders.

use scene::{
    Amount, Board, Card, Cell, Choice, Die, DieState, Face, Field, Gauge, Glyph, Hex, HexEdge, Hexes, Id,
    Item, Layout, Mark, Number, Order, Overlay, Panel, Part, Piece, Plane, Point, Pose, PoseTool, Prompt,
    Scene, Shape, Spot, Token, Tone, Top, Tray, Zone,
};
use words::{Catalog, Message, Speaker};

/// A text that is data.
pub(super) fn said(text: &str) -> Message {
    Message::new("draft").with("text", text)
}

/// Says drafts, and the program's own words.
pub(super) fn speaker() -> Speaker {
    let mut catalog: Catalog = crate::edge::language::catalog();
    catalog.add("en", "draft = { $text }\ndraft-amount = { $text }: { $count }").expect("a sound source");
    Speaker::new(&catalog, "en")
}

fn card(id: Id, title: &str, power: i64, marks: Vec<Mark>) -> Item {
    let number = |title: &str, value: i64, tone| Number { title: said(title), value, tone };
    let face = Face::Front {
        turned_down: false,
        title: said(title),
        glyph: Glyph::named("bot"),
        numbers: vec![number("power", power, Tone::Power), number("rank", 3, Tone::Plain)],
        text: vec![said("When it enters, draw a card and look at another.")],
    };
    Item::Card(Card { marks, ..Card::new(id, face) })
}

fn back(id: Id) -> Item {
    let face = Face::Back { title: said("face-down card"), tone: Tone::Plain };
    Item::Card(Card::new(id, face))
}

fn zone(id: &str, title: &str, layout: Layout, items: Vec<Item>) -> Part {
    let (id, title) = (Id::of("zone", id), said(title));
    Part::Zone(Zone { id, title, layout, items, unlisted: 0, marks: Vec::new() })
}

fn seat(seat: u8, name: &str) -> Part {
    let at = |place: u8| Id::of("stak", seat).at(place);
    let damage = Mark::new(said("damage 2"), Tone::Harm).drawn("damage").counting(2);
    let stak = vec![
        card(at(3), "Courier Bot", 12, vec![damage]),
        card(at(2), "Tin Recruit", 4, Vec::new()),
        back(at(1)),
        back(at(0)),
    ];
    let held = |place: u8| match seat {
        0 => card(
            Id::of("hand", place),
            ["Winch Bot", "Lamp Bot", "Rocket Bot"][usize::from(place)],
            3,
            Vec::new(),
        ),
        _ => back(Id::of("hand", seat).at(place)),
    };
    let slot = Item::Empty { id: Id::of("slot", seat).at(1), title: said("left arm") };
    let worn = card(Id::of("slot", seat).at(0), "Drill", 2, vec![Mark::new(said("overheated"), Tone::Heat)]);
    let token = Token {
        id: Id::of("token", seat),
        title: said("spark"),
        glyph: Glyph::named("spark"),
        tone: Tone::Power,
        copies: 3,
    };
    let gauge = Gauge {
        id: Id::of("armour", seat),
        title: said("Armour"),
        value: 3,
        most: Some(5),
        tone: Tone::Help,
    };
    Part::Panel(Panel {
        id: Id::of("seat", seat),
        title: said(name),
        seat: Some(seat),
        active: seat == 0,
        marks: if seat == 3 { vec![Mark::new(said("out"), Tone::Spent)] } else { Vec::new() },
        parts: vec![
            zone(&format!("stak{seat}"), "Stak", Layout::Stack, stak),
            zone(&format!("hand{seat}"), "Hand", Layout::Fan, (0..3).map(held).collect()),
            zone(&format!("track{seat}"), "Modules", Layout::Track, vec![worn, slot, Item::Token(token)]),
            Part::Gauge(gauge),
        ],
    })
}

fn tray() -> Part {
    let die = |place: u8, face, state| Die { id: Id::of("die", place), face, sides: 6, state, note: None };
    let dice = vec![
        die(0, Some(5), DieState::InPlay),
        die(1, Some(3), DieState::SetAside),
        die(2, Some(6), DieState::Success),
        die(3, None, DieState::Power),
    ];
    let total = Some(said("11"));
    Part::Tray(Tray { id: Id::of("tray", 0), title: said("Attack"), seat: Some(0), dice, total })
}

fn order() -> Part {
    let entries =
        vec![(Some(Id::of("stak", 0).at(3)), said("Courier Bot enters")), (None, said("end of turn"))];
    Part::Order(Order { id: Id::of("order", 0), title: said("Waiting"), entries })
}

fn choice(answer: &str, words: &str, things: Vec<Id>) -> Choice {
    let (answer, words) = (answer.to_owned(), said(words));
    Choice::new(answer, words, things)
}

/// Seven answers: plays of two cards onto two Staks, two attacks, the end of the turn.
fn choices() -> Vec<Choice> {
    let (winch, lamp) = (Id::of("hand", 0), Id::of("hand", 1));
    let (own, foe) = (Id::of("zone", "stak0"), Id::of("zone", "stak1"));
    let top = |seat: u8| Id::of("stak", seat).at(3);
    let struck = Overlay::Things { ids: vec![top(1)], tone: Tone::Harm };
    let line = Overlay::Line { from: top(0), to: top(1), blocker: None };
    let odds = Overlay::Odds { cases: 5, of: 36, title: said("scrapped") };
    let mut attack =
        choice("attack 1", "Attack B: Courier Bot (12) against Courier Bot (12)", vec![top(0), top(1)]);
    attack.preview = vec![line, struck, odds];
    vec![
        choice("play winch own", "Play Winch Bot onto your Stak", vec![winch.clone(), own.clone()]),
        choice("play winch foe", "Play Winch Bot onto B's Stak", vec![winch, foe.clone()]),
        choice("play lamp own", "Play Lamp Bot onto your Stak", vec![lamp.clone(), own]),
        choice("play lamp foe", "Play Lamp Bot onto B's Stak", vec![lamp, foe]),
        attack,
        choice("attack 2", "Attack C", vec![top(0), top(2)]),
        choice("end", "End your turn", Vec::new()),
    ]
}

fn scene(parts: Vec<Part>, choices: Vec<Choice>) -> Scene {
    let question = Some(said("Your turn: play, attack, or end it."));
    Scene {
        game: "draft".to_owned(),
        headline: said("Turn 4 is yours."),
        looker: Some(0),
        seats: 4,
        parts,
        overlays: Vec::new(),
        prompt: Prompt::new([0], question, choices),
        outcome: None,
    }
}

/// Four seats with everything that cards can be.
pub(super) fn four_seats() -> Scene {
    let names = ["A (you)", "B", "C", "D"];
    let seats = (0..).zip(names).map(|(number, name)| seat(number, name));
    scene([order(), tray()].into_iter().chain(seats).collect(), choices())
}

fn cell(q: i16, r: i16, height: i16, ground: u8) -> Cell {
    let at = Hex { q, r };
    let id = Id::of("hex", format!("{q},{r}"));
    Cell {
        id,
        at,
        height,
        ground: Tone::Ground(ground),
        title: None,
        printed: false,
        edges: Vec::new(),
        half: None,
    }
}

fn robot(seat: u8, q: i16, r: i16, layer: i16) -> Piece {
    Piece {
        id: Id::of("robot", seat).at(layer),
        title: said(["Atlas", "Brunt"][usize::from(seat)]),
        spot: Spot::Cell { hex: Hex { q, r }, facing: Some(seat * 2 + 1) },
        layer,
        base: Vec::new(),
        glyph: Glyph::named("robot"),
        tone: Tone::Side(seat),
        marks: vec![Mark::new(said("damage 2"), Tone::Harm).counting(2)],
    }
}

/// A board of hexes with heights, a wall, stacked pieces and a path to be chosen.
pub(super) fn hexes() -> Scene {
    let mut cells: Vec<Cell> = (-2..=2i16)
        .flat_map(|r| (-3..=3i16).map(move |q| (q, r)))
        .filter(|(q, r)| (q + r).abs() < 4)
        .map(|(q, r)| cell(q, r, (q - r).rem_euclid(3), (q * r).unsigned_abs() as u8 % 3))
        .collect();
    let wall = |side| HexEdge { side, mark: Mark::new(said("a wall"), Tone::Plain).drawn("wall") };
    cells
        .iter_mut()
        .filter(|cell| cell.at == Hex { q: 1, r: 0 })
        .for_each(|cell| cell.edges = vec![wall(0), wall(4)]);
    let board = Board {
        id: Id::of("board", 0),
        title: said("The yard"),
        field: Field::Hexes(Hexes { top: Top::Pointed, cells }),
        pieces: vec![robot(0, 0, 0, 0), robot(1, 2, -1, 0), robot(1, 2, -1, 1)],
    };
    let hex = |q: i16, r: i16| Id::of("hex", format!("{q},{r}"));
    let mut walk = choice("walk", "Walk two hexes", vec![hex(1, 1)]);
    walk.preview = vec![
        Overlay::Path(vec![hex(0, 1), hex(1, 1)]),
        Overlay::Cells { hexes: vec![Hex { q: -1, r: 0 }], tone: Tone::Harm },
        Overlay::Mark { on: Id::of("robot", 0).at(0), mark: Mark::new(said("heat 3"), Tone::Heat) },
    ];
    let fire = choice("fire", "Fire at Brunt", vec![Id::of("robot", 1).at(1)]);
    scene(vec![Part::Board(board), tray()], vec![walk, fire, choice("stay", "Stay", vec![hex(0, 0)])])
}

/// A plane with a building, a zone and two models with bases.
pub(super) fn plane() -> Scene {
    let corners = |places: [(i32, i32); 4]| places.map(|(x, y)| Point { x, y }).to_vec();
    let shape = |id: &str, places, tone, title: &str| Shape {
        id: Id::of("shape", id),
        corners: corners(places),
        tone,
        title: said(title),
    };
    let model = |seat: u8, x: i32, y: i32, turned: i32| Piece {
        spot: Spot::Free(Pose { at: Point { x, y }, turned }),
        base: corners([(-60, -60), (60, -60), (60, 60), (-60, 60)]),
        ..robot(seat, 0, 0, 0)
    };
    let board = Board {
        id: Id::of("board", 0),
        title: said("The bay"),
        field: Field::Plane(Plane {
            unruled: false,
            ground: Tone::Plain,
            width: 1200,
            depth: 900,
            shapes: vec![
                shape("tower", [(300, 200), (500, 200), (500, 500), (300, 500)], Tone::Ground(3), "tower"),
                shape("sea", [(800, 500), (1200, 400), (1200, 900), (800, 900)], Tone::Ground(1), "sea"),
            ],
        }),
        pieces: vec![model(0, 150, 700, 45_000), model(1, 950, 200, 180_000)],
    };
    let mut shot = choice("shoot", "Shoot at Brunt", vec![Id::of("robot", 1).at(0)]);
    shot.preview = vec![Overlay::Line {
        from: Id::of("robot", 0).at(0),
        to: Id::of("robot", 1).at(0),
        blocker: Some(Id::of("shape", "tower")),
    }];
    scene(vec![Part::Board(board), order()], vec![shot, choice("wait", "Wait", Vec::new())])
}

/// The plane, where the robot of seat 0 is placed freely: with answers besides, or alone.
pub(super) fn posing(alone: bool) -> Scene {
    let mut scene = plane();
    let start = Pose { at: Point { x: 150, y: 700 }, turned: 45_000 };
    let (piece, answer) = (Id::of("robot", 0).at(0), "place {x} {y} {turn}".to_owned());
    scene.prompt.pose = Some(PoseTool::new(piece.clone(), start, 15_000, answer));
    let zone = [(50, 500), (450, 500), (450, 850), (50, 850)].map(|(x, y)| Point { x, y }).to_vec();
    scene.overlays = vec![Overlay::Area { corners: zone, tone: Tone::Help }];
    match alone {
        true => scene.prompt.choices.clear(),
        false => {
            scene.prompt.choices = vec![choice("place 150 700 45000", "Leave it where it is", vec![piece])]
        }
    }
    scene
}

/// The first two seats, with amounts to choose: some heat, and some sparks for one of two cards.
pub(super) fn amounts() -> Scene {
    let mut scene = four_seats();
    scene.parts.truncate(4);
    let amount = |answer: String, words: &str, value: i64, most: i64, things: Vec<Id>| Choice {
        amount: Some(Amount { value, least: 0, most }),
        words: Message::new("draft-amount").with("text", words).with("count", value),
        ..choice(&answer, "", things)
    };
    let gauge = || vec![Id::of("armour", 0)];
    let card = |place: u8| vec![Id::of("hand", place), Id::of("token", 0)];
    let mut choices: Vec<Choice> =
        (0..=25).map(|heat| amount(format!("heat {heat}"), "Take heat", heat, 25, gauge())).collect();
    for (place, name) in [(0, "Winch Bot"), (1, "Lamp Bot")] {
        let pay = |sparks: i64| {
            amount(format!("pay {sparks} {name}"), &format!("Sparks for {name}"), sparks, 3, card(place))
        };
        choices.extend((0..=3).map(pay));
    }
    choices.push(choice("pass", "Take nothing and pay nothing", Vec::new()));
    scene.prompt.choices = choices;
    scene
}

/// A card with more words than a small screen has room for, and a name of forty letters.
pub(super) fn wordy() -> Scene {
    let mut scene = four_seats();
    let Part::Panel(panel) = &mut scene.parts[2] else { return scene };
    panel.marks.push(Mark::new(said("Wolfeschlegelsteinhausenbergerdorff-Smith"), Tone::Side(0)));
    let Part::Zone(zone) = &mut panel.parts[1] else { return scene };
    let Item::Card(card) = &mut zone.items[0] else { return scene };
    let mut face = Face::clone(&card.face);
    let Face::Front { text, title, .. } = &mut face else { return scene };
    *title = said("Incomprehensible Winch-Operating Bot of the Seventh Yard");
    *text = (1..=9).map(|line| said(&format!("Line {line} of all that this card says it can do."))).collect();
    card.face = face.into();
    scene
}
