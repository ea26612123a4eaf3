//! Tiles as words, printed from what they do, so that none can say one thing and do another.

use super::read::{ARCS, DELIVERIES, WAYS};
use super::{Attack, Board, Defence, Kind, Movement, Span, Terrain, What};
use tabletop::pack::word_of;
use words::{Arg, Message};

/// The name of a tile, as an argument of a message.
pub fn name_of(kind: &Kind) -> Arg {
    Arg::Text(kind.names.get(words::ENGLISH).unwrap_or(&kind.code).clone())
}

/// All that is printed on a tile, line by line: name, type, what it does, properties.
pub fn say_kind(kind: &Kind) -> Vec<Message> {
    let generation = kind.back.generation();
    let mut lines = vec![
        Message::new("sa-tile-name").with("name", name_of(kind)).with("code", kind.code.as_str()),
        Message::new("sa-tile-type")
            .with("type", kind.back.colour().word())
            .with("generation", generation)
            .with("copies", kind.copies),
    ];
    lines.extend(say_what(&kind.what));
    let properties = [
        ("auto-cool", kind.auto_cool),
        ("speedy", kind.speedy),
        ("one-use", kind.one_use),
        ("passive", kind.is_passive()),
    ];
    let printed = properties.into_iter().filter(|(_, has)| *has);
    lines.extend(printed.map(|(property, _)| Message::new("sa-tile-property").with("property", property)));
    lines
}

/// What a tile does, line by line.
pub fn say_what(what: &What) -> Vec<Message> {
    match what {
        What::Turn(span) => vec![say_turn(*span)],
        What::Movement(movement) => vec![say_movement(movement)],
        What::Attack(attack) => say_attack(attack),
        What::Defence(defence) => vec![say_defence(defence)],
        What::Terrain(terrain) => say_terrain(terrain),
    }
}

/// What a module does, in a few words; terrain has none.
pub fn brief(what: &What) -> Option<Message> {
    match what {
        What::Turn(span) => Some(brief_turn(*span)),
        What::Movement(movement) => Some(brief_movement(movement)),
        What::Attack(attack) => Some(brief_attack(attack)),
        What::Defence(Defence { arc, value, .. }) => {
            Some(Message::new("sa-brief-defence").with("arc", word_of(&ARCS, arc)).with("value", *value))
        }
        What::Terrain(_) => None,
    }
}

/// A turn in a few words.
pub fn brief_turn(span: Span) -> Message {
    ranged("sa-brief-turn", span)
}

/// A movement in a few words.
pub fn brief_movement(movement: &Movement) -> Message {
    ranged("sa-brief-movement", movement.span).with("way", word_of(&WAYS, &movement.way))
}

/// An attack in a few words.
pub fn brief_attack(attack: &Attack) -> Message {
    Message::new("sa-brief-attack")
        .with("delivery", word_of(&DELIVERIES, &attack.delivery))
        .with("damage", attack.damage)
        .with("splinter", attack.splinter)
        .with("push", attack.push)
        .with("spin", attack.spin)
        .with("heat", attack.heat)
}

fn ranged(key: &'static str, span: Span) -> Message {
    Message::new(key).with("least", span.least).with("most", span.most).with("range", range(span))
}

/// The abilities of one side of the robot boards.
pub fn say_side(side: &str, board: &Board) -> Vec<Message> {
    let mut lines = vec![Message::new("sa-board-side").with("side", side)];
    lines.extend(say_attack(&board.attack));
    lines.push(say_movement(&board.movement));
    lines.push(say_turn(board.turn));
    lines.extend(board.defence.iter().map(say_defence));
    if board.auto_cool {
        lines.push(Message::new("sa-tile-property").with("property", "auto-cool"));
    }
    lines
}

fn say_turn(span: Span) -> Message {
    ranged("sa-tile-turn", span)
}

fn range(span: Span) -> &'static str {
    if span.least == span.most { "one" } else { "range" }
}

fn say_movement(movement: &Movement) -> Message {
    ranged("sa-tile-movement", movement.span).with("way", word_of(&WAYS, &movement.way))
}

fn say_attack(attack: &Attack) -> Vec<Message> {
    let delivery = word_of(&DELIVERIES, &attack.delivery);
    let main = Message::new("sa-tile-attack").with("delivery", delivery).with("damage", attack.damage);
    let effects =
        [("splinter", attack.splinter), ("push", attack.push), ("spin", attack.spin), ("heat", attack.heat)];
    let effect =
        |(effect, number)| Message::new("sa-tile-effect").with("effect", effect).with("number", number);
    let there = effects.into_iter().filter(|&(_, number): &(&str, u8)| number > 0);
    std::iter::once(main).chain(there.map(effect)).collect()
}

/// A defence in words.
pub fn say_defence(defence: &Defence) -> Message {
    let arc = word_of(&ARCS, &defence.arc);
    let how = if defence.reaction { "reaction" } else { "passive" };
    Message::new("sa-tile-defence").with("arc", arc).with("value", defence.value).with("how", how)
}

fn say_terrain(terrain: &Terrain) -> Vec<Message> {
    let flag = |feature: &'static str, has: bool| has.then_some((feature, 0));
    let number = |feature: &'static str, number: u8| (number > 0).then_some((feature, number));
    let features = [
        flag("obstacle", terrain.obstacle),
        flag("interference", terrain.interference),
        number("blast", terrain.blast),
        number("splinter", terrain.splinter),
        number("burns", terrain.burns),
        flag("cools", terrain.cools),
        flag("melts", terrain.melts),
        number("cover", terrain.cover),
    ];
    let line = |(feature, number): (&'static str, u8)| {
        Message::new("sa-tile-terrain").with("feature", feature).with("number", number)
    };
    features.into_iter().flatten().map(line).collect()
}
