//! One tile of a pack, and one side of the robot boards: the keys of their tables, with what they may hold.

use crate::content::{
    Arc, Attack, Back, Board, Colour, Defence, Delivery, Kind, Movement, NUMBER_MAX, Span, Terrain, Way, What,
};
use std::collections::BTreeMap;
use tabletop::pack::{DASHED, Keys, Part};

/// The most tiles of one kind.
const COPIES_MAX: u8 = 30;

/// The most sectors that an attack spins its target: more would bring it back.
const SPIN_MAX: u8 = 5;

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

/// What a key means that is the same for tiles and boards.
const COOLS: &str = "Its heat goes away at once (SA-4.2).";

/// A tile.
pub(in crate::content) const TILE: Part<Kind> =
    Part { name: "tile", says: "A kind of tile: of exactly one type.", read: read_tile };

/// SA-1.2, SA-5.5: side A (0) or B (1), and its abilities.
pub(in crate::content) const BOARD: Part<(usize, Board)> =
    Part { name: "board", says: "One side of the robot boards.", read: read_board };

/// A robot: its names by language.
pub(in crate::content) const ROBOT: Part<BTreeMap<String, String>> =
    Part { name: "robot", says: "A robot.", read: |keys| keys.names("The name by language.") };

const TURN: Part<Span> =
    Part { name: "turn", says: "So many sectors.", read: |keys| read_span(keys, "sectors") };
const MOVEMENT: Part<Movement> = Part { name: "movement", says: "So many cells.", read: read_movement };
const ATTACK: Part<Attack> =
    Part { name: "attack", says: "An attack: it does something at least.", read: read_attack };
const DEFENCE: Part<Defence> = Part { name: "defence", says: "A defence.", read: read_defence };
const TERRAIN: Part<Terrain> = Part { name: "terrain", says: "A terrain.", read: read_terrain };

fn read_tile(keys: &Keys<'_>) -> Option<Kind> {
    let says = "The short name of the kind, in notation: 2 to 16 capital letters, digits and `-`.";
    let code = keys.code_like("code", DASHED, says);
    let generation =
        keys.number("generation", 1..=3, "1: a player's first set; 2: on the field; 3: in the stack.");
    let names = keys.names("The name by language; English must be there.");
    let says = "How many of it there are; 1 if left out, 0 takes an earlier one away.";
    let copies = keys.number_or("copies", 0..=COPIES_MAX, 1, says);
    let auto_cool = keys.flag("auto-cool", COOLS);
    let speedy = keys.flag("speedy", "Activating it costs none of the actions of a turn (SA-4.3).");
    let one_use = keys.flag("one-use", "It goes to the box after its use (SA-4.6).");
    let what = read_what(keys);
    if let Some(what) = &what {
        properties_fit(keys, what, [auto_cool, speedy, one_use]);
    }
    let what = what?;
    let back = Back::new(generation?, what.colour());
    let (code, names, (fronts, picture)) = (code?, names?, Default::default());
    Some(Kind { code, names, back, copies, auto_cool, speedy, one_use, what, fronts, picture })
}

/// Exactly one of the five types.
fn read_what(keys: &Keys<'_>) -> Option<What> {
    let types = [
        keys.may_part("turn", &TURN, "The tile turns its own robot.").map(|it| it.map(What::Turn)),
        keys.may_part("movement", &MOVEMENT, "The tile moves its own robot.")
            .map(|it| it.map(What::Movement)),
        keys.may_part("attack", &ATTACK, "The tile attacks.").map(|it| it.map(What::Attack)),
        keys.may_part("defence", &DEFENCE, "The tile defends.").map(|it| it.map(What::Defence)),
        keys.may_part("terrain", &TERRAIN, "The tile lies on the field.").map(|it| it.map(What::Terrain)),
    ];
    keys.exactly_one(&["terrain", "defence", "turn", "movement", "attack"]);
    let mut found = types.into_iter().flatten();
    let (first, second) = (found.next(), found.next());
    match (first, second) {
        (Some(what), None) => what,
        (None, _) | (_, Some(_)) => {
            let words: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
            keys.fault("a tile is of exactly one type", &format!("write one of: {}", words.join(", ")));
            None
        }
    }
}

/// Terrain has no properties, and what is never activated cannot be speedy.
fn properties_fit(keys: &Keys<'_>, what: &What, [auto_cool, speedy, one_use]: [bool; 3]) {
    let is_terrain = matches!(what, What::Terrain(_));
    let is_defence = matches!(what, What::Defence(_));
    if is_terrain && (auto_cool || speedy || one_use) {
        keys.fault("terrain has no properties", "leave out `auto-cool`, `speedy` and `one-use`");
    }
    if is_defence && speedy {
        keys.fault("a defence is no activation of its turn, so it cannot be speedy", "leave out `speedy`");
    }
}

fn read_span(keys: &Keys<'_>, of: &str) -> Option<Span> {
    let least = keys.number("least", 1..=NUMBER_MAX, &format!("The least number of {of}."));
    let most = keys.number("most", 1..=NUMBER_MAX, &format!("The most {of}."));
    let span = Span { least: least?, most: most? };
    if span.least > span.most {
        keys.fault("`least` is more than `most`", "exchange them");
    }
    Some(span)
}

fn read_movement(keys: &Keys<'_>) -> Option<Movement> {
    let way = keys.word("way", &WAYS, "How it moves.");
    let span = read_span(keys, "cells");
    Some(Movement { way: way?, span: span? })
}

fn read_attack(keys: &Keys<'_>) -> Option<Attack> {
    let delivery = keys.word("delivery", &DELIVERIES, "How it reaches its target.");
    let number = |key, says| keys.number_or(key, 0..=NUMBER_MAX, 0, says);
    let damage = number("damage", "Damage to the target.");
    let splinter = number("splinter", "Damage to the cells around it: a blast.");
    let push = number("push", "So many cells the target may be pushed.");
    let spin = keys.number_or("spin", 0..=SPIN_MAX, 0, "So many sectors the target may be spun.");
    let heat = number("heat", "So many modules of the target become overheated.");
    if damage + splinter + push + spin + heat == 0 {
        keys.fault("the attack does nothing", "write `damage`, `push`, `spin` or `heat`");
    }
    let delivery = delivery?;
    if splinter > 0 && !matches!(delivery, Delivery::Direct | Delivery::Indirect) {
        let help = "leave out `splinter`, or write another `delivery`";
        keys.fault("a blast is shot: direct or indirect", help);
    }
    Some(Attack { delivery, damage, splinter, push, spin, heat })
}

fn read_defence(keys: &Keys<'_>) -> Option<Defence> {
    let arc = keys.word("arc", &ARCS, "From where it protects.");
    let value = keys.number("value", 1..=NUMBER_MAX, "How much it prevents.");
    let says = "Whether it must be activated when a hit comes; otherwise it is PASSIVE.";
    let reaction = keys.flag("reaction", says);
    let defence = Defence { arc: arc?, value: value?, reaction };
    if defence.arc == Arc::Everywhere && !reaction {
        keys.fault("only a reaction protects everywhere", "write `reaction = true`, or another `arc`");
    }
    Some(defence)
}

fn read_terrain(keys: &Keys<'_>) -> Option<Terrain> {
    let number = |key, says| keys.number_or(key, 0..=NUMBER_MAX, 0, says);
    let terrain = Terrain {
        obstacle: keys.flag("obstacle", "Blocks movement (SA-7.2)."),
        interference: keys.flag("interference", "Blocks direct shots (SA-17.3)."),
        blast: number("blast", "Damage on the tile when it goes off; 0 if it cannot (SA-17.5)."),
        splinter: number("splinter", "Damage around it when it goes off."),
        burns: number("burns", "Damage to a robot that comes onto it (SA-17.17)."),
        cools: keys.flag("cools", "A robot that comes onto it cools a module (SA-17.15)."),
        melts: keys.flag("melts", "Heat destroys it (SA-17.16)."),
        cover: number("cover", "What it prevents of every hit of a robot on it (SA-17.13)."),
    };
    if terrain.splinter > 0 && terrain.blast == 0 {
        keys.fault("`splinter` without `blast`", "write `blast` too: the damage on the tile itself");
    }
    Some(terrain)
}

fn read_board(keys: &Keys<'_>) -> Option<(usize, Board)> {
    let side = keys.word("side", &[("A", 0, "Normal mode."), ("B", 1, "Reinforced mode.")], "Which side.");
    let attack = keys.part("attack", &ATTACK, "Its attack.");
    let movement = keys.part("movement", &MOVEMENT, "Its movement.");
    let turn = keys.part("turn", &TURN, "Its turn.");
    let defence = keys.may_part("defence", &DEFENCE, "Its defence, if it has one; a passive one.");
    let auto_cool = keys.flag("auto-cool", COOLS);
    let defence = match defence {
        Some(read) => Some(read?),
        None => None,
    };
    if defence.is_some_and(|defence| defence.reaction) {
        keys.fault("the defence of a board is passive", "leave out `reaction`");
    }
    Some((side?, Board { attack: attack?, movement: movement?, turn: turn?, defence, auto_cool }))
}
