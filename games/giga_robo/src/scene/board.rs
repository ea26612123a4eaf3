//! The city as a board: hexes at their levels, what stands and lies on them, and the robots.

use super::ids;
use crate::city::{Cell, Elemental, Site, Terrain};
use crate::content::name_of;
use crate::prose::names::Names;
use crate::prose::question::tile_name;
use crate::queries;
use crate::view::View;
use kernel::Seat;
use scene::{Board, Field, Glyph, Hexes, Id, Mark, Piece, Spot, Tone, Top};
use words::Message;

/// The layers of pieces on one hex: what makes up the ground, what lies on it, the robot.
const GROUND: i16 = 0;
const THINGS: i16 = 1;
const ROBOT: i16 = 2;

/// The grounds of what is printed on a map.
const ROAD: u8 = 6;
const ZONE: u8 = 7;
const RUIN: u8 = 8;
/// The grounds of tiles, which cover their hex.
const BURNING: Tone = Tone::Ground(0);
const BROKEN: Tone = Tone::Ground(2);
const WET: Tone = Tone::Ground(3);
const BUILT: Tone = Tone::Ground(4);
const CHARGED: Tone = Tone::Ground(5);

pub(super) fn board(names: Names<'_>, view: &View) -> Board {
    let cells = queries::grid(names.table, names.content).cells().iter();
    let pieces = view.sites.iter().flat_map(|&(cell, site)| standing(names, cell, site));
    let robots = (0..names.table.seats()).filter_map(|seat| robot(names, Seat(seat)));
    Board {
        id: Id::of("city", 0),
        title: Message::new("gr-scene-city"),
        field: Field::Hexes(Hexes { top: Top::Flat, cells: cells.map(|cell| hex(names, cell)).collect() }),
        pieces: pieces.chain(robots).collect(),
    }
}

/// GR-4.1 to GR-4.5: its height, and its printed ground, which matters only for the set-up (GR-4.3).
fn hex(names: Names<'_>, cell: Cell) -> scene::Cell {
    let map = &names.content.maps[usize::from(names.table.map)];
    let at = queries::grid(names.table, names.content).hex(cell);
    let printed = [(&map.roads, ROAD, "road"), (&map.zones, ZONE, "zone"), (&map.ruins, RUIN, "ruin")];
    let printed = printed.into_iter().find(|(hexes, ..)| hexes.contains(&at));
    scene::Cell {
        id: ids::cell(names, cell),
        at: ids::hex(names, cell),
        height: names.table.city.level(cell).into(),
        ground: printed.map_or(Tone::Plain, |(_, ground, _)| Tone::Ground(ground)),
        title: printed
            .filter(|_| names.table.turn == 0)
            .map(|(.., word)| Message::new("gr-scene-ground").with("ground", word)),
        printed: false,
        edges: Vec::new(),
        half: None,
    }
}

/// GR-1.14: the Obstacles of a hex.
fn standing(names: Names<'_>, cell: Cell, site: Site) -> Vec<Piece> {
    let piece = |kind: &str, title: Message, layer, glyph: String, tone| Piece {
        id: ids::on(names, kind, cell),
        title,
        spot: Spot::Cell { hex: ids::hex(names, cell), facing: None },
        layer,
        base: Vec::new(),
        glyph: Glyph::named(glyph),
        tone,
        marks: Vec::new(),
    };
    let terrain = site.terrain.map(|terrain| {
        let title = tile_name(terrain.into());
        piece("terrain", title, GROUND, terrain_word(terrain).to_owned(), BROKEN)
    });
    let structure = site.has_structure().then(|| {
        let title = Message::new("gr-structure").with("tier", site.structure);
        piece("structure", title, GROUND, format!("structure-{}", site.structure), BUILT)
    });
    let elemental = site.elemental.map(|tile| {
        let (lies, stands) = elemental_tones(tile);
        let (layer, tone) = if site.terrain.is_some() { (THINGS, stands) } else { (GROUND, lies) };
        piece("elemental", tile_name(tile.into()), layer, elemental_word(tile).to_owned(), tone)
    });
    let barrier = site
        .barrier
        .then(|| piece("barrier", Message::new("gr-barrier"), THINGS, "barrier".to_owned(), Tone::Help));
    let anchors = (site.anchors > 0).then(|| {
        let title = Message::new("gr-tokens").with("token", "anchor").with("n", site.anchors);
        let mut piece = piece("anchors", title.clone(), THINGS, "anchor".to_owned(), Tone::Harm);
        piece.marks.push(Mark::new(title, Tone::Harm).drawn("anchor").counting(site.anchors));
        piece
    });
    let marked = (0..names.table.seats()).filter(|seat| site.tokens & (1 << seat) != 0);
    let tokens = marked.map(|seat| {
        let title = names.about("gr-target-token", Seat(seat));
        piece(&format!("token-{seat}"), title, THINGS, "target-token".to_owned(), Tone::Side(seat))
    });
    let pieces = [terrain, structure, elemental, barrier, anchors];
    pieces.into_iter().flatten().chain(tokens).collect()
}

fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Crater => "crater",
        Terrain::Rubble => "rubble",
    }
}

fn elemental_word(elemental: Elemental) -> &'static str {
    match elemental {
        Elemental::Flood => "flood",
        Elemental::Inferno => "inferno",
        Elemental::ArcHazard => "arc-hazard",
    }
}

/// The meaning of an Elemental Tile that covers its hex, and of one that lies on another tile.
fn elemental_tones(elemental: Elemental) -> (Tone, Tone) {
    match elemental {
        Elemental::Flood => (WET, Tone::Help),
        Elemental::Inferno => (BURNING, Tone::Heat),
        Elemental::ArcHazard => (CHARGED, Tone::Power),
    }
}

/// A robot that is on the map.
fn robot(names: Names<'_>, seat: Seat) -> Option<Piece> {
    let player = names.table.player(seat);
    let cell = names.table.cell(seat).filter(|_| names.table.flies(seat) == seat)?;
    let robot = names.table.robot(names.content, seat);
    let title = names.about("gr-scene-robot", seat).with("robot", name_of(&robot.names));
    let armor = Message::new("gr-scene-armor-of").with("armor", player.armor);
    let mut marks = vec![Mark::new(armor, Tone::Side(seat.0)).drawn("armor").counting(player.armor)];
    let shield = Mark::new(Message::new("gr-scene-shield"), Tone::Help).drawn("barrier");
    marks.extend(player.barrier.then_some(shield));
    Some(Piece {
        id: ids::robot(seat),
        title,
        spot: Spot::Cell { hex: ids::hex(names, cell), facing: None },
        layer: ROBOT,
        base: Vec::new(),
        glyph: Glyph::named(super::mech(names, seat)),
        tone: Tone::Side(seat.0),
        marks,
    })
}
