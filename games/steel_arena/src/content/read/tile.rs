//! One tile of a pack, and one side of the robot boards.

use crate::content::{
    Arc, Attack, Back, Board, Colour, Defence, Delivery, Kind, Movement, NUMBER_MAX, Span, Terrain, Way, What,
};
use tabletop::pack::read_names;
use tabletop::sheet::{Table, quoted};

/// The most tiles of one kind.
pub(in crate::content) const COPIES_MAX: u8 = 30;

/// The most sectors that an attack spins its target: more would bring it back.
pub(in crate::content) const SPIN_MAX: u8 = 5;

/// How a robot moves, with what each word means.
pub(in crate::content) const WAYS: [(&str, Way, &str); 3] = [
    ("forward", Way::Forward, "Along the facing."),
    ("diagonal", Way::Diagonal, "One sector left or right of the facing."),
    ("jump", Way::Jump, "Along the facing, over whatever is between."),
];

/// How an attack reaches its target.
pub(in crate::content) const DELIVERIES: [(&str, Delivery, &str); 5] = [
    ("direct", Delivery::Direct, "One target, stopped by robots and interference."),
    ("indirect", Delivery::Indirect, "One target, over robots and interference."),
    ("beam", Delivery::Beam, "All targets of the firing line."),
    ("melee", Delivery::Melee, "The cell in front."),
    ("sweep", Delivery::Sweep, "The cell in front and the two beside it."),
];

/// From where a defence protects.
pub(in crate::content) const ARCS: [(&str, Arc, &str); 4] = [
    ("front", Arc::Front, "The front sector."),
    ("side", Arc::Side, "The four side sectors."),
    ("circular", Arc::Circular, "All six sectors."),
    ("everywhere", Arc::Everywhere, "All six sectors and the robot's own cell; only a reaction."),
];

/// The words, with only their meanings.
fn choices<T: Copy, const N: usize>(words: &[(&'static str, T, &str); N]) -> [(&'static str, T); N] {
    words.map(|(word, meaning, _)| (word, meaning))
}

/// The tile of this table.
pub(super) fn read(tile: &Table<'_>) -> Option<Kind> {
    let code = read_code(tile);
    let generation = tile.number("generation", 1..=3u8);
    let names = read_names(tile, "name");
    let copies = tile.number_or("copies", 0..=COPIES_MAX, 1);
    let (auto_cool, speedy, one_use) = (tile.flag("auto-cool"), tile.flag("speedy"), tile.flag("one-use"));
    let what = read_what(tile);
    if let Some(what) = &what {
        properties_fit(tile, what, [auto_cool, speedy, one_use]);
    }
    tile.finish();
    let what = what?;
    let back = Back::new(generation?, what.colour());
    Some(Kind { code: code?, names: names?, back, copies, auto_cool, speedy, one_use, what })
}

fn read_code(tile: &Table<'_>) -> Option<String> {
    let entry = tile.need("code")?;
    let code = entry.text()?;
    let sound = (2..=16).contains(&code.len())
        && code.starts_with(|first: char| first.is_ascii_uppercase())
        && code.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-');
    if !sound {
        let help = "write 2 to 16 capital letters, digits and `-`, a letter first".to_owned();
        entry.fault(format!("`code` cannot be {}", quoted(code)), Some(help));
    }
    sound.then(|| code.to_owned())
}

/// Exactly one of the five types.
fn read_what(tile: &Table<'_>) -> Option<What> {
    let types = [
        tile.may("turn").and_then(|entry| entry.table()).map(|table| read_span(&table).map(What::Turn)),
        tile.may("movement")
            .and_then(|entry| entry.table())
            .map(|table| read_movement(&table).map(What::Movement)),
        tile.may("attack").and_then(|entry| entry.table()).map(|table| read_attack(&table).map(What::Attack)),
        tile.may("defence")
            .and_then(|entry| entry.table())
            .map(|table| read_defence(&table).map(What::Defence)),
        tile.may("terrain")
            .and_then(|entry| entry.table())
            .map(|table| Some(What::Terrain(read_terrain(&table)))),
    ];
    let mut found = types.into_iter().flatten();
    let (first, second) = (found.next(), found.next());
    match (first, second) {
        (Some(what), None) => what,
        (None, _) | (_, Some(_)) => {
            let words: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
            tile.fault("a tile is of exactly one type", Some(format!("write one of: {}", words.join(", "))));
            None
        }
    }
}

/// Terrain has no properties, and what is never activated cannot be speedy.
fn properties_fit(tile: &Table<'_>, what: &What, [auto_cool, speedy, one_use]: [bool; 3]) {
    let is_terrain = matches!(what, What::Terrain(_));
    let is_defence = matches!(what, What::Defence(_));
    if is_terrain && (auto_cool || speedy || one_use) {
        tile.fault(
            "terrain has no properties",
            Some("leave out `auto-cool`, `speedy` and `one-use`".to_owned()),
        );
    }
    if is_defence && speedy {
        tile.fault(
            "a defence is no activation of its turn, so it cannot be speedy",
            Some("leave out `speedy`".to_owned()),
        );
    }
}

fn read_span(table: &Table<'_>) -> Option<Span> {
    let (least, most) = (table.number("least", 1..=NUMBER_MAX), table.number("most", 1..=NUMBER_MAX));
    table.finish();
    let span = Span { least: least?, most: most? };
    if span.least > span.most {
        table.fault("`least` is more than `most`", Some("exchange them".to_owned()));
    }
    Some(span)
}

fn read_movement(table: &Table<'_>) -> Option<Movement> {
    let way = table.choice("way", &choices(&WAYS));
    let span = read_span(table);
    Some(Movement { way: way?, span: span? })
}

fn read_attack(table: &Table<'_>) -> Option<Attack> {
    let delivery = table.choice("delivery", &choices(&DELIVERIES));
    let number = |key| table.number_or(key, 0..=NUMBER_MAX, 0);
    let (damage, splinter, push) = (number("damage"), number("splinter"), number("push"));
    let (spin, heat) = (table.number_or("spin", 0..=SPIN_MAX, 0), number("heat"));
    table.finish();
    if damage + splinter + push + spin + heat == 0 {
        table.fault("the attack does nothing", Some("write `damage`, `push`, `spin` or `heat`".to_owned()));
    }
    let delivery = delivery?;
    if splinter > 0 && !matches!(delivery, Delivery::Direct | Delivery::Indirect) {
        table.fault(
            "a blast is shot: direct or indirect",
            Some("leave out `splinter`, or write another `delivery`".to_owned()),
        );
    }
    Some(Attack { delivery, damage, splinter, push, spin, heat })
}

fn read_defence(table: &Table<'_>) -> Option<Defence> {
    let arc = table.choice("arc", &choices(&ARCS));
    let value = table.number("value", 1..=NUMBER_MAX);
    let reaction = table.flag("reaction");
    table.finish();
    let defence = Defence { arc: arc?, value: value?, reaction };
    if defence.arc == Arc::Everywhere && !reaction {
        table.fault(
            "only a reaction protects everywhere",
            Some("write `reaction = true`, or another `arc`".to_owned()),
        );
    }
    Some(defence)
}

fn read_terrain(table: &Table<'_>) -> Terrain {
    let number = |key| table.number_or(key, 0..=NUMBER_MAX, 0);
    let terrain = Terrain {
        obstacle: table.flag("obstacle"),
        interference: table.flag("interference"),
        blast: number("blast"),
        splinter: number("splinter"),
        burns: number("burns"),
        cools: table.flag("cools"),
        melts: table.flag("melts"),
        cover: number("cover"),
    };
    table.finish();
    if terrain.splinter > 0 && terrain.blast == 0 {
        table.fault(
            "`splinter` without `blast`",
            Some("write `blast` too: the damage on the tile itself".to_owned()),
        );
    }
    terrain
}

/// SA-1.2, SA-5.5: side A (0) or B (1), and its abilities.
pub(super) fn read_board(table: &Table<'_>) -> Option<(usize, Board)> {
    let side = table.choice("side", &[("A", 0), ("B", 1)]);
    let attack = table.table("attack").and_then(|table| read_attack(&table));
    let movement = table.table("movement").and_then(|table| read_movement(&table));
    let turn = table.table("turn").and_then(|table| read_span(&table));
    let defence = match table.may("defence") {
        Some(entry) => Some(entry.table().and_then(|table| read_defence(&table))?),
        None => None,
    };
    let auto_cool = table.flag("auto-cool");
    table.finish();
    if defence.is_some_and(|defence| defence.reaction) {
        table.fault("the defence of a board is passive", Some("leave out `reaction`".to_owned()));
    }
    Some((side?, Board { attack: attack?, movement: movement?, turn: turn?, defence, auto_cool }))
}
