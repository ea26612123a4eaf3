//! Draft scenes with everything that is measured: arcs, sight, rulers, swept ways, pushes, templates, costs; decks that
//! are health, sealed trays, and four units of one seat.

use super::drafts::{asked, cells, choice, corners, hex, on, piece, plate, say, scene};
use scene::*;

pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    vec![("hitters", hitters()), ("watch", watch())]
}

fn id(name: &str) -> Id {
    Id::of("piece", name)
}

fn segment(until: u16, seen: Seen, why: &str) -> Segment {
    Segment { until, seen, why: say(why) }
}

/// A seat of four units, each with its counters, a deck that is its life, and a tray that is still closed.
fn side(seat: u8, name: &str, units: [(&str, &str, i64); 4]) -> Part {
    let unit = |(place, (title, glyph, armour)): (u8, (&str, &str, i64))| {
        let of = Id::of("unit", seat).at(place);
        let gauge = |what: &str, value, most, tone| {
            Part::Gauge(Gauge { id: of.at(what), title: say(what), value, most: Some(most), tone })
        };
        let parts =
            vec![gauge("armour", armour, 6, Tone::Help), gauge("heat", i64::from(place), 4, Tone::Heat)];
        let mark = Mark::new(say("ready"), Tone::Plain).drawn(glyph);
        Part::Panel(Panel { marks: vec![mark], ..Panel::new(of, say(title), parts) })
    };
    let deck = Id::of("life", seat);
    let flipped = [("Coolant", 2), ("Long Gun", 7)];
    let flipped = (0u8..).zip(flipped).map(|(place, (title, number))| {
        Item::Card(plate(deck.at(place), &format!("{title} {name}"), number, ""))
    });
    let life = Zone::new(deck.clone(), say("deck, its life"), Layout::Life, flipped.collect());
    let tray = Id::of("tray", seat);
    let laid = |place: u8| {
        let back = Face::back(say("sealed card"));
        let known = plate(tray.at(place), &format!("Order {place}"), 3, "Fire at the nearest.");
        Item::Card(if seat == 0 { known } else { Card::new(tray.at(place), back) })
    };
    let sealed = Zone::new(tray.clone(), say("sealed orders"), Layout::Sealed, (0..2).map(laid).collect());
    let mut parts = vec![Part::Zone(life.with_unlisted(if seat == 0 { 23 } else { 4 })), Part::Zone(sealed)];
    parts.extend((0u8..).zip(units).map(unit));
    Part::Panel(Panel::new(Id::of("seat", seat), say(name), parts).of_seat(seat, seat == 0))
}

/// Arcs on hexes, sight with cover and with a block, a push into a tower, a template, costs on cells.
fn hitters() -> Scene {
    let board = Board {
        id: Id::of("board", 0),
        title: say("The district"),
        field: Field::Hexes(Hexes { top: Top::Pointed, cells: cells() }),
        pieces: vec![
            piece("heavy", "Heavy", on(-2, -1, Some(0)), "kaiju", 0),
            piece("scout", "Scout", on(-3, 0, Some(1)), "crate", 0),
            piece("brute", "Brute", on(1, -1, Some(3)), "kaiju", 1),
            piece("gunner", "Gunner", on(2, 1, Some(4)), "crate", 1),
        ],
    };
    let sight =
        |to: &str, segments: Vec<Segment>| Overlay::Sight(Sight { from: id("heavy"), to: id(to), segments });
    let mut shoot = choice("fire brute", "Fire at Brute: the wall gives it cover", &[id("brute")]);
    shoot.preview = vec![
        sight(
            "brute",
            vec![segment(550, Seen::Clear, "in sight"), segment(1000, Seen::Cover, "cover: the wall")],
        ),
        Overlay::Push(Push {
            of: id("brute"),
            way: vec![Place::Hex(Hex { q: 2, r: -1 }), Place::Thing(hex(3, -1))],
            against: Some(hex(3, -1)),
            words: say("pushed 2, against the tower"),
        }),
    ];
    let mut lob = choice("lob gunner", "Lob at Gunner: nothing is seen behind the tower", &[id("gunner")]);
    lob.preview = vec![
        sight(
            "gunner",
            vec![segment(400, Seen::Clear, "open ground"), segment(1000, Seen::Blocked, "behind the tower")],
        ),
        Overlay::Template(Template {
            at: Place::Thing(id("gunner")),
            corners: Vec::new(),
            reach: 1,
            hits: vec![id("gunner")],
            words: say("blast, 1 hex"),
            tone: Tone::Harm,
        }),
    ];
    let prompt = asked("Heavy acts. What does it do?", vec![shoot, lob, choice("wait", "Wait", &[])]);
    let parts = vec![
        Part::Board(board),
        side(
            0,
            "A (you)",
            [("Heavy", "shield", 6), ("Scout", "may", 2), ("Mule", "crate", 4), ("Eye", "tag", 1)],
        ),
        side(
            1,
            "B",
            [("Brute", "shield", 5), ("Gunner", "attack", 3), ("Drone", "tag", 2), ("Truck", "crate", 4)],
        ),
    ];
    Scene { overlays: district(), ..scene("heavy-hitters", "Round 2. A deploys in secret.", parts, prompt) }
}

/// What is measured in the district before anything is chosen.
fn district() -> Vec<Overlay> {
    let arc = |of: &str, title: &str, sides: &[u8], tone| {
        let sweep = Sweep::Sides { sides: sides.to_vec(), reach: 3 };
        Overlay::Arc(Arc { of: id(of), title: say(title), sweep, tone })
    };
    let cost = |q: i16, r: i16, cost: i64| {
        let mark = Mark::new(say(&format!("{cost} moves")), Tone::May).counting(cost);
        Overlay::Label(Label { at: Place::Hex(Hex { q, r }), mark })
    };
    vec![
        arc("heavy", "front arc", &[5, 0], Tone::Side(0)),
        arc("brute", "rear arc", &[0], Tone::Spent),
        Overlay::Ruler(Ruler {
            from: Place::Thing(id("heavy")),
            to: Place::Thing(id("scout")),
            words: say("1 hex"),
        }),
        cost(-2, 0, 1),
        cost(-1, -1, 2),
        cost(-1, 0, 3),
    ]
}

/// What is measured in the strait before anything is chosen.
fn strait() -> Vec<Overlay> {
    let point = |x: i32, y: i32| Point { x, y };
    let sector = Sweep::Sector { from: 15_000, wide: 90_000, reach: 320 };
    let cost = Mark::new(say("shoal: 20 mm more for each 10"), Tone::Asked);
    vec![
        Overlay::Arc(Arc { of: id("tide"), title: say("front"), sweep: sector, tone: Tone::Side(0) }),
        Overlay::Ruler(Ruler {
            from: Place::Thing(id("tide")),
            to: Place::Point(point(420, 410)),
            words: say("242 mm"),
        }),
        Overlay::Area {
            corners: corners(&[(760, 520), (1100, 500), (1080, 740), (740, 720)]),
            tone: Tone::Asked,
        },
        Overlay::Label(Label { at: Place::Thing(Id::of("shape", 1)), mark: cost }),
    ]
}

/// The same on a plane: a sector, a line of sight, a ruler, a swept way around a corner, a template, an area with a cost.
fn watch() -> Scene {
    let point = |x: i32, y: i32| Point { x, y };
    let pose = |x: i32, y: i32, turned| Pose { at: Point { x, y }, turned };
    let base = corners(&[(-45, -35), (45, -35), (60, 0), (45, 35), (-45, 35), (-60, 0)]);
    let model = |name: &str, title: &str, at: Pose, side, base: &[Point]| Piece {
        base: base.to_vec(),
        ..piece(name, title, Spot::Free(at), "kaiju", side)
    };
    let shape = |number: u8, title: &str, places: &[(i32, i32)], ground| Shape {
        id: Id::of("shape", number),
        corners: corners(places),
        tone: Tone::Ground(ground),
        title: say(title),
    };
    let board = Board {
        id: Id::of("board", 0),
        title: say("The strait, 1200 × 800 mm"),
        field: Field::Plane(Plane {
            unruled: false,
            ground: Tone::Plain,
            width: 1200,
            depth: 800,
            shapes: vec![
                shape(0, "Warehouse", &[(420, 250), (640, 230), (650, 390), (430, 410)], 3),
                shape(1, "Shoal", &[(760, 520), (1100, 500), (1080, 740), (740, 720)], 2),
            ],
        }),
        pieces: vec![
            model("tide", "Tide Walker", pose(230, 560, 60_000), 0, &base),
            model("reef", "Reef Horror", pose(930, 180, 250_000), 1, &base),
        ],
    };
    let mut walk = choice("walk", "Walk around the warehouse", &[id("tide")]);
    walk.preview = vec![Overlay::Trace(Trace {
        of: id("tide"),
        base: base.clone(),
        reach: 0,
        way: vec![pose(230, 560, 60_000), pose(420, 500, 90_000), pose(640, 520, 120_000)],
        words: say("420 mm, two turns"),
        tone: Tone::May,
    })];
    let mut spit = choice("spit", "Spit at Reef Horror over the warehouse", &[id("reef")]);
    let segments = vec![
        segment(300, Seen::Clear, "in sight"),
        segment(620, Seen::Blocked, "the warehouse hides it"),
        segment(1000, Seen::Cover, "only its head is seen"),
    ];
    spit.preview = vec![
        Overlay::Sight(Sight { from: id("tide"), to: id("reef"), segments }),
        Overlay::Template(Template {
            at: Place::Point(point(930, 180)),
            corners: corners(&[(-90, -50), (90, -50), (90, 50), (-90, 50)]),
            reach: 0,
            hits: vec![id("reef")],
            words: say("spray, 180 × 100 mm"),
            tone: Tone::Harm,
        }),
    ];
    let prompt = asked("Tide Walker acts.", vec![walk, spit]);
    Scene {
        overlays: strait(),
        ..scene("extinction", "Turn 2 of the Watch.", vec![Part::Board(board)], prompt)
    }
}
