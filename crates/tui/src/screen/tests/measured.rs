//! What is measured over a board: lit on the table, and said word for word in the details.

use super::drafts::{hexes, plane, said, speaker};
use super::pictures::{drawn, face, press, text_of};
use ratatui::crossterm::event::KeyCode;
use scene::{
    Arc, Field, Hex, Id, Label, Layout, Mark, Overlay, Part, Place, Point, Pose, Push, Ruler, Scene, Seen,
    Segment, Sight, Sweep, Template, Tone, Trace, Zone,
};

fn robot(seat: u8) -> Id {
    Id::of("robot", seat).at(0)
}

fn sight() -> Overlay {
    let segment = |until, seen, why: &str| Segment { until, seen, why: said(why) };
    let segments =
        vec![segment(500, Seen::Clear, "open ground"), segment(1000, Seen::Cover, "cover of the wall")];
    Overlay::Sight(Sight { from: robot(0), to: robot(1), segments })
}

/// The draft of hexes with everything that is measured among hexes; a pile of life and a sealed tray beside it.
fn among_hexes() -> Scene {
    let mut scene = hexes();
    let front = Sweep::Sides { sides: vec![5, 0], reach: 2 };
    let cost = Mark::new(said("3 steps"), Tone::May).counting(3);
    scene.overlays = vec![
        Overlay::Arc(Arc { of: robot(0), title: said("front arc"), sweep: front, tone: Tone::Side(0) }),
        Overlay::Ruler(Ruler {
            from: Place::Thing(robot(0)),
            to: Place::Thing(robot(1)),
            words: said("2 hexes"),
        }),
        Overlay::Label(Label { at: Place::Hex(Hex { q: -1, r: 1 }), mark: cost }),
    ];
    scene.prompt.choices[1].preview = vec![
        sight(),
        Overlay::Push(Push {
            of: robot(1),
            way: vec![Place::Hex(Hex { q: 3, r: -1 })],
            against: None,
            words: said("pushed 1"),
        }),
        Overlay::Template(Template {
            at: Place::Thing(robot(1)),
            corners: Vec::new(),
            reach: 1,
            hits: vec![robot(1)],
            words: said("blast, 1 hex"),
            tone: Tone::Harm,
        }),
    ];
    let zone = |id: &str, title: &str, layout, left| {
        Part::Zone(Zone::new(Id::of("zone", id), said(title), layout, Vec::new()).with_unlisted(left))
    };
    scene.parts.push(zone("life", "Deck of life", Layout::Life, 23));
    scene.parts.push(zone("sealed", "Sealed orders", Layout::Sealed, 2));
    scene
}

/// The draft of a plane with the same.
fn on_a_plane() -> Scene {
    let mut scene = plane();
    let front = Sweep::Sector { from: 0, wide: 90_000, reach: 300 };
    scene.overlays =
        vec![Overlay::Arc(Arc { of: robot(0), title: said("front"), sweep: front, tone: Tone::Side(0) })];
    let pose = |x, y, turned| Pose { at: Point { x, y }, turned };
    scene.prompt.choices[0].preview = vec![
        sight(),
        Overlay::Trace(Trace {
            of: robot(0),
            base: Vec::new(),
            reach: 60,
            way: vec![pose(150, 700, 45_000), pose(600, 700, 90_000)],
            words: said("450 mm"),
            tone: Tone::May,
        }),
    ];
    scene
}

#[test]
fn what_is_measured_is_lit_and_said() {
    let speaker = speaker();
    for (name, scene, downs, heard) in [
        (
            "measured-hexes",
            among_hexes(),
            2,
            &["✓ open", "◐ cover", "pushed", "blast,", "front", "steps"][..],
        ),
        ("measured-plane", on_a_plane(), 1, &["450", "✓ open", "front"][..]),
    ] {
        let mut face = face(scene, &speaker);
        drawn(&mut face, &speaker, 140, 45);
        (0..downs).for_each(|_| {
            press(&mut face, KeyCode::Down);
        });
        let lit = text_of(&drawn(&mut face, &speaker, 140, 45));
        let folded = lit.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in heard {
            assert!(folded.contains(words), "{name}: {words:?} is not heard\n{lit}");
        }
    }
    assert_eq!(speaker.faults(), [], "everything has words");
}

#[test]
fn an_arc_lights_its_cells_and_no_others() {
    let scene = among_hexes();
    let face = face(scene.clone(), &speaker());
    let lit = face.lights().cells;
    let Some(Part::Board(board)) = scene.parts.first() else { panic!("a board") };
    assert!(matches!(board.field, Field::Hexes(_)));
    let own = lit.iter().filter(|(_, tone)| **tone == Tone::Side(0)).map(|(hex, _)| (hex.q, hex.r));
    let own: Vec<(i16, i16)> = own.collect();
    assert!(own.contains(&(1, 0)) && own.contains(&(2, 0)) && own.contains(&(1, -1)), "{own:?}");
    assert!(!own.contains(&(0, 0)) && !own.contains(&(3, 0)) && !own.contains(&(-1, 0)), "{own:?}");
}
