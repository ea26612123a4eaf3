//! Tiles as words, printed from what they do, so that none can say one thing and do another.

use super::{Attack, Board, Defence, Kind, Movement, Span, Terrain, What};
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
    lines.extend(match &kind.what {
        What::Turn(span) => vec![say_turn(*span)],
        What::Movement(movement) => vec![say_movement(movement)],
        What::Attack(attack) => say_attack(attack),
        What::Defence(defence) => vec![say_defence(defence)],
        What::Terrain(terrain) => say_terrain(terrain),
    });
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
    Message::new("sa-tile-turn").with("least", span.least).with("most", span.most).with("range", range(span))
}

fn range(span: Span) -> &'static str {
    if span.least == span.most { "one" } else { "range" }
}

fn say_movement(movement: &Movement) -> Message {
    let way = match movement.way {
        super::Way::Forward => "forward",
        super::Way::Diagonal => "diagonal",
        super::Way::Jump => "jump",
    };
    let Movement { span, .. } = *movement;
    Message::new("sa-tile-movement")
        .with("way", way)
        .with("least", span.least)
        .with("most", span.most)
        .with("range", range(span))
}

fn say_attack(attack: &Attack) -> Vec<Message> {
    let delivery = match attack.delivery {
        super::Delivery::Direct => "direct",
        super::Delivery::Indirect => "indirect",
        super::Delivery::Beam => "beam",
        super::Delivery::Melee => "melee",
        super::Delivery::Sweep => "sweep",
    };
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
    let arc = match defence.arc {
        super::Arc::Front => "front",
        super::Arc::Side => "side",
        super::Arc::Circular => "circular",
        super::Arc::Everywhere => "everywhere",
    };
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
