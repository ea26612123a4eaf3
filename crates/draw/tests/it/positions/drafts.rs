//! Draft scenes: tables of no game, each with a part of the vocabulary that some game will need.

use scene::*;
use words::{Catalog, Speaker};

/// Every draft by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("hex-field", hex_field()),
        ("free-plane", free_plane()),
        ("track", track()),
        ("dice", dice()),
        ("four-seats", four_seats()),
        ("six-seats", six_seats()),
    ]
}

pub(crate) fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    catalog.add("en", "draft = { $text }\n").expect("the words are sound");
    Speaker::new(&catalog, "en")
}

pub(super) fn say(text: &str) -> Message {
    Message::new("draft").with("text", text)
}

pub(super) fn scene(game: &str, headline: &str, parts: Vec<Part>, prompt: Prompt) -> Scene {
    Scene {
        game: game.to_owned(),
        headline: say(headline),
        looker: Some(0),
        seats: 2,
        parts,
        overlays: Vec::new(),
        prompt,
        outcome: None,
    }
}

pub(super) fn asked(question: &str, choices: Vec<Choice>) -> Prompt {
    Prompt::new([0], Some(say(question)), choices)
}

pub(super) fn choice(answer: &str, words: &str, things: &[Id]) -> Choice {
    Choice::new(answer.to_owned(), say(words), things.to_vec())
}

pub(super) fn hex(q: i16, r: i16) -> Id {
    Id::of("hex", format!("{q},{r}"))
}

pub(super) fn piece(id: &str, title: &str, spot: Spot, glyph: &str, side: u8) -> Piece {
    Piece {
        id: Id::of("piece", id),
        title: say(title),
        spot,
        layer: 0,
        base: Vec::new(),
        glyph: Glyph::named(glyph),
        tone: Tone::Side(side),
        marks: Vec::new(),
    }
}

pub(super) fn on(q: i16, r: i16, facing: Option<u8>) -> Spot {
    Spot::Cell { hex: Hex { q, r }, facing }
}

pub(super) fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for r in -3i16..=3 {
        for q in -4i16..=4 {
            if (q + r).abs() > 4 {
                continue;
            }
            let (height, ground) = match (q, r) {
                (0, 0) => (3, 3),
                (1, 0) | (0, -1) | (-1, 1) => (2, 3),
                (2, -2) | (1, 1) => (1, 1),
                (-3, 1) | (-3, 2) | (-2, 2) | (-2, 1) => (-1, 2),
                (3, 0) | (3, 1) => (0, 5),
                (q, r) if (q * 3 + r * 5) % 7 == 0 => (1, 1),
                _ => (0, 0),
            };
            let title = ((q, r) == (0, 0)).then(|| say("Tower"));
            cells.push(Cell {
                id: hex(q, r),
                at: Hex { q, r },
                height,
                ground: Tone::Ground(ground),
                title,
                printed: false,
                edges: Vec::new(),
                half: None,
            });
        }
    }
    for (q, r, side, mark) in [
        (1, -2, 0, Mark::new(say("wall"), Tone::Plain).drawn("wall")),
        (1, -2, 1, Mark::new(say("wall"), Tone::Plain).drawn("wall")),
        (-1, 0, 3, Mark::new(say("tag of B"), Tone::Side(1)).drawn("tag")),
    ] {
        let cell = cells.iter_mut().find(|cell| cell.at == Hex { q, r }).expect("it is on the board");
        cell.edges.push(HexEdge { side, mark });
    }
    cells
}

/// Robots that face, heights, walls and tags on edges, three things in one cell, a path, a blocked line.
fn hex_field() -> Scene {
    let rust = Piece {
        marks: vec![Mark::new(say("heat 2"), Tone::Heat).drawn("heat").counting(2)],
        ..piece("rust", "Old Rust", on(-2, -1, Some(0)), "bot-skewer", 0)
    };
    let wreck = Piece { tone: Tone::Spent, ..piece("wreck", "wreck", on(2, 1, None), "wreck", 0) };
    let cargo = Piece { layer: 1, tone: Tone::Plain, ..piece("cargo", "crate", on(2, 1, None), "crate", 0) };
    let kite = Piece {
        layer: 2,
        marks: vec![Mark::new(say("damage 3"), Tone::Harm).drawn("damage").counting(3)],
        ..piece("kite", "Kite", on(2, 1, Some(4)), "bot-flare", 1)
    };
    let board = Board {
        id: Id::of("board", 0),
        title: say("The yard"),
        field: Field::Hexes(Hexes { top: Top::Pointed, cells: cells() }),
        pieces: vec![rust, wreck, cargo, kite, piece("boar", "Boar", on(3, -2, Some(3)), "bot-trample", 1)],
    };
    let mut walk =
        choice("move 0,-2", "Walk to 0,-2 along the wall, then turn right", &[hex(0, -2), hex(-1, -2)]);
    walk.then = vec!["turn 1".to_owned()];
    walk.preview = vec![
        Overlay::Path(vec![Id::of("piece", "rust"), hex(-1, -1), hex(-1, -2), hex(0, -2)]),
        Overlay::Cells { hexes: vec![Hex { q: 1, r: -3 }], tone: Tone::Help },
    ];
    let mut fire =
        choice("fire kite", "Fire the cannon at Kite: the tower is in the way", &[Id::of("piece", "kite")]);
    fire.preview = vec![
        Overlay::Line {
            from: Id::of("piece", "rust"),
            to: Id::of("piece", "kite"),
            blocker: Some(hex(0, 0)),
        },
        Overlay::Odds { cases: 15, of: 36, title: say("hits on 8 or more") },
    ];
    let mut ram = choice("ram boar", "Ram Boar", &[Id::of("piece", "boar")]);
    ram.preview = vec![Overlay::Things { ids: vec![Id::of("piece", "boar")], tone: Tone::Harm }];
    let stay = choice("stay", "Stay and cool down", &[]);
    let prompt = asked("Old Rust has 2 moves left. Where to?", vec![walk, fire, ram, stay]);
    scene("steel-arena", "Round 3, movement. A moves first.", vec![Part::Board(board)], prompt)
}

pub(super) fn corners(points: &[(i32, i32)]) -> Vec<Point> {
    points.iter().map(|&(x, y)| Point { x, y }).collect()
}

/// Polygons in millimetres, models on bases of their own shape, a pose that is still open.
fn free_plane() -> Scene {
    let building = |number: u8, title: &str, points: &[(i32, i32)], tone| Shape {
        id: Id::of("shape", number),
        corners: corners(points),
        tone,
        title: say(title),
    };
    let model = |id: &str, title: &str, (x, y, turned), glyph: &str, side, base: &[(i32, i32)]| Piece {
        base: corners(base),
        ..piece(id, title, Spot::Free(Pose { at: Point { x, y }, turned }), glyph, side)
    };
    let wide = [(-45, -35), (45, -35), (60, 0), (45, 35), (-45, 35), (-60, 0)];
    let board = Board {
        id: Id::of("board", 0),
        title: say("The harbour, 1200 × 800 mm"),
        field: Field::Plane(Plane {
            unruled: false,
            ground: Tone::Plain,
            width: 1200,
            depth: 800,
            shapes: vec![
                building(0, "Warehouse", &[(200, 120), (420, 100), (440, 260), (210, 280)], Tone::Ground(3)),
                building(
                    1,
                    "Dry dock",
                    &[(700, 300), (960, 360), (930, 480), (820, 520), (690, 440)],
                    Tone::Ground(2),
                ),
                building(
                    2,
                    "Silo",
                    &[(520, 560), (600, 540), (640, 600), (580, 660), (510, 640)],
                    Tone::Ground(5),
                ),
            ],
        }),
        pieces: vec![
            model("tide", "Tide Walker", (330, 470, 45_000), "kaiju", 1, &wide),
            model("gull", "Gull", (980, 170, 250_000), "bot-flare", 0, &[]),
            model(
                "ox",
                "Ox",
                (1010, 640, 315_000),
                "bot-lift",
                0,
                &[(-30, -40), (30, -40), (30, 40), (-30, 40)],
            ),
        ],
    };
    let start = Pose { at: Point { x: 860, y: 610 }, turned: 300_000 };
    let pose = PoseTool::new(Id::of("piece", "ox"), start, 15_000, "place {x} {y} {turn}".to_owned());
    let mut stay = choice("place 1010 640 315000", "Leave Ox where it is", &[Id::of("piece", "ox")]);
    let zone = corners(&[(810, 540), (1110, 540), (1110, 740), (810, 740)]);
    stay.preview = vec![Overlay::Area { corners: zone, tone: Tone::May }];
    let prompt =
        Prompt { pose: Some(pose), ..asked("Move Ox up to 150 mm, and turn it as you like.", vec![stay]) };
    scene("extinction", "Turn 5 of the Watch.", vec![Part::Board(board)], prompt)
}

pub(super) fn plate(id: Id, title: &str, number: i64, text: &str) -> Card {
    let face = Face::Front {
        turned_down: false,
        title: say(title),
        glyph: Glyph::named(format!("card-{}", title.to_lowercase())),
        numbers: vec![
            Number { title: say("speed"), value: number, tone: Tone::Power },
            Number { title: say("damage"), value: number / 2 + 1, tone: Tone::Harm },
        ],
        text: if text.is_empty() { Vec::new() } else { vec![say(text)] },
    };
    Card::new(id, face)
}

/// A track of three slots, a stack of responses, an amount.
fn track() -> Scene {
    let slots = Id::of("track", 0);
    let mut second = plate(slots.at(1), "Overcharge", 4, "Spend energy: one more die for each point.");
    second.marks.push(Mark::new(say("overheated"), Tone::Heat).drawn("heat"));
    let zone = Zone {
        id: slots.clone(),
        title: say("Combo"),
        layout: Layout::Track,
        items: vec![
            Item::Card(plate(slots.at(0), "Jab", 7, "Quick: nobody may respond.")),
            Item::Card(second),
            Item::Empty { id: slots.at(2), title: say("finisher") },
        ],
        unlisted: 0,
        marks: Vec::new(),
    };
    let order = Order {
        id: Id::of("order", 0),
        title: say("Responses, the next first"),
        entries: vec![
            (Some(slots.at(1)), say("B answers with Counterweight: the attack loses two dice")),
            (Some(slots.at(0)), say("A's combo: Jab, then Overcharge")),
        ],
    };
    let energy =
        Gauge { id: Id::of("gauge", 0), title: say("energy"), value: 3, most: Some(5), tone: Tone::Power };
    let spend = |value: i64| Choice {
        amount: Some(Amount { value, least: 0, most: 3 }),
        ..choice(&format!("spend {value}"), &format!("Spend {value} energy"), &[Id::of("gauge", 0)])
    };
    let prompt = asked("How much energy goes into Overcharge?", (0..=3).map(spend).collect());
    let parts = vec![Part::Order(order), Part::Zone(zone), Part::Gauge(energy)];
    scene("giga-robo", "Round 2. B has responded.", parts, prompt)
}

/// Dice that count, were bought, succeeded, are set aside, or are not rolled yet.
fn dice() -> Scene {
    let die = |id: u8, face, sides, state, note: Option<&str>| Die {
        id: Id::of("die", id),
        face,
        sides,
        state,
        note: note.map(say),
    };
    let attack = Tray {
        id: Id::of("tray", 0),
        title: say("A attacks"),
        seat: Some(0),
        dice: vec![
            die(0, Some(6), 6, DieState::Success, Some("hit")),
            die(1, Some(5), 6, DieState::Success, Some("hit")),
            die(2, Some(3), 6, DieState::InPlay, None),
            die(3, Some(4), 6, DieState::Power, Some("power")),
            die(4, Some(2), 6, DieState::SetAside, Some("set aside, a tie")),
            die(5, Some(2), 6, DieState::SetAside, Some("set aside, a tie")),
        ],
        total: Some(say("2 hits")),
    };
    let defence = Tray {
        id: Id::of("tray", 1),
        title: say("B defends"),
        seat: Some(1),
        dice: vec![
            die(6, Some(2), 6, DieState::SetAside, Some("set aside, a tie")),
            die(7, Some(1), 6, DieState::InPlay, None),
            die(8, Some(17), 20, DieState::InPlay, None),
            die(9, None, 6, DieState::InPlay, Some("not rolled yet")),
        ],
        total: None,
    };
    let reroll = |id: u8, text: &str| choice(&format!("reroll {id}"), text, &[Id::of("die", id)]);
    let choices =
        vec![reroll(2, "Roll the 3 again"), reroll(3, "Roll the 4 again"), choice("keep", "Keep all", &[])];
    let prompt = asked("Roll one die again?", choices);
    scene("giga-robo", "Round 2, attack of A.", vec![Part::Tray(attack), Part::Tray(defence)], prompt)
}

fn pilot(seat: u8, name: &str, glyph: &str) -> Part {
    let gauge = |what: &str, value, most, tone| {
        let id = Id::of(what, seat);
        Part::Gauge(Gauge { id, title: say(what), value, most, tone })
    };
    let hand = Id::of("hand", seat);
    let back = |place: u8| {
        let face = Face::Back { title: say("card"), tone: Tone::Side(seat) };
        Item::Card(Card::new(hand.at(place), face))
    };
    let zone = Zone {
        items: if seat == 0 {
            let known = [
                ("Missile rack", 8),
                ("Shield", 3),
                ("Plasma lance", 12),
                ("Long-range observation post", 1),
            ];
            (0u8..)
                .zip(known)
                .map(|(place, (title, number))| {
                    Item::Card(plate(hand.at(place), title, number, "Range 3 to 9."))
                })
                .collect()
        } else {
            (0..4).map(back).collect()
        },
        title: say("hand"),
        layout: Layout::Fan,
        unlisted: 0,
        marks: Vec::new(),
        id: hand.clone(),
    };
    let tokens = Id::of("support", seat);
    let token = |place: u8, title: &str, glyph: &str, copies| {
        Item::Token(Token {
            id: tokens.at(place),
            title: say(title),
            glyph: Glyph::named(glyph),
            tone: Tone::Side(seat),
            copies,
        })
    };
    let support = Zone {
        items: vec![token(0, "Repair", "shield", 1), token(1, "Tag", "tag", 3)],
        title: say("support"),
        layout: Layout::Row,
        unlisted: 0,
        marks: Vec::new(),
        id: tokens.clone(),
    };
    let out = Mark::new(say("out"), Tone::Spent).drawn("out");
    Part::Panel(Panel {
        id: Id::of("seat", seat),
        title: say(name),
        seat: Some(seat),
        active: seat == 1,
        marks: if seat == 3 { vec![out] } else { vec![Mark::new(say(glyph), Tone::Plain).drawn(glyph)] },
        parts: vec![
            gauge("armour", 12 - 3 * i64::from(seat), Some(12), Tone::Help),
            gauge("energy", i64::from(seat) + 1, Some(40), Tone::Power),
            gauge("points", 7, None, Tone::Plain),
            Part::Zone(zone),
            Part::Zone(support),
        ],
    })
}

fn four_seats() -> Scene {
    let names = ["A (you)", "B", "C, with a name that is far too long for any panel of this table", "D"];
    let glyphs = ["bot-lift", "bot-guzzle", "bot-crush", "bot-sink"];
    let panels = (0u8..).zip(names).zip(glyphs).map(|((seat, name), glyph)| pilot(seat, name, glyph));
    let target = |seat: u8, name: &str| {
        choice(&format!("at {name}"), &format!("Declare against {name}"), &[Id::of("seat", seat)])
    };
    let prompt = Prompt {
        owing: vec![0, 1, 2],
        ..asked("Choose in secret whom you fire at.", vec![target(1, "B"), target(2, "C")])
    };
    Scene { seats: 4, ..scene("heavy-hitters", "Round 1: everybody declares.", panels.collect(), prompt) }
}

fn six_seats() -> Scene {
    let names = ["A", "B", "C", "D", "E", "F"];
    let panels = (0u8..).zip(names).map(|(seat, name)| pilot(seat, name, "bot-plain"));
    let prompt = Prompt::new([5], None, Vec::new());
    let overlays = vec![Overlay::Line { from: Id::of("seat", 1), to: Id::of("seat", 5), blocker: None }];
    Scene { seats: 6, looker: None, overlays, ..scene("", "A table of six.", panels.collect(), prompt) }
}
