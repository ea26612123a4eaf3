//! Questions and answers as text.

use super::{direction_word, read_direction};
use crate::SteelArena;
use crate::content::{Content, Span, Way};
use crate::question::{Ability, Answer, Question};
use crate::table::Table;
use crate::tile::{Arrival, Part};
use kernel::{At, Seat};

pub(super) fn write(at: At<'_, SteelArena>, seat: Seat, answer: Answer) -> String {
    let part = |part| write_part(at.table, at.content, seat, part);
    match answer {
        Answer::Cell(cell) => format!("cell {}", at.table.field().hex(cell)),
        Answer::Face(to) => format!("face {}", direction_word(to)),
        Answer::Cool => "cool".to_owned(),
        Answer::Stop => "stop".to_owned(),
        Answer::Activate(of) => format!("activate {}", part(of)),
        Answer::Use(ability) => format!("use {}", ability_word(ability)),
        Answer::Turn(sectors) => format!("turn {sectors}"),
        Answer::Go { to, cells } => format!("go {} {cells}", direction_word(to)),
        Answer::Deal => "deal".to_owned(),
        Answer::Push(cells) => format!("push {cells}"),
        Answer::Spin(sectors) => format!("spin {sectors}"),
        Answer::Defend(with) => format!("defend {}", part(with)),
        Answer::Endure => "endure".to_owned(),
        Answer::Split(on_damage) => format!("split {on_damage}"),
        Answer::Overheat(of) => format!("overheat {}", part(of)),
        Answer::Enough => "enough".to_owned(),
        Answer::Quench(of) => format!("quench {}", part(of)),
        Answer::Give(of) => format!("give {}", part(of)),
    }
}

pub(super) fn ability_word(ability: Ability) -> &'static str {
    match ability {
        Ability::Attack => "attack",
        Ability::Movement => "movement",
        Ability::Turn => "turn",
    }
}

/// `central`, `RUNNER-M1`, `RUNNER-M1#2`; `slot 9` for a place where nothing lies.
pub(super) fn write_part(table: &Table, content: &Content, seat: Seat, part: Part) -> String {
    let Part::Slot(slot) = part else { return "central".to_owned() };
    let modules = table.modules(seat);
    let Some(kind) = modules.get(usize::from(slot)).and_then(|module| module.tile.kind) else {
        return format!("slot {slot}");
    };
    let before = modules[..usize::from(slot)].iter().filter(|module| module.tile.kind == Some(kind)).count();
    let code = &content.kind(kind).code;
    if before == 0 { code.clone() } else { format!("{code}#{}", before + 1) }
}

pub(super) fn read(at: At<'_, SteelArena>, seat: Seat, text: &str) -> Result<Answer, String> {
    let wrong = || format!("`{text}` is no answer");
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let part = || read_part(at.table, at.content, seat, rest);
    let signed = || rest.parse::<i8>().map_err(|_| wrong());
    let number = || rest.parse::<u8>().map_err(|_| wrong());
    match (verb, rest) {
        ("cool", "") => Ok(Answer::Cool),
        ("stop", "") => Ok(Answer::Stop),
        ("deal", "") => Ok(Answer::Deal),
        ("endure", "") => Ok(Answer::Endure),
        ("enough", "") => Ok(Answer::Enough),
        ("cell", _) => {
            let hex = rest.parse().map_err(|_| wrong())?;
            let cell =
                at.table.field().find(hex).ok_or_else(|| format!("`{rest}` is no cell of the field"))?;
            Ok(Answer::Cell(cell))
        }
        ("face", _) => read_direction(rest).map(Answer::Face).ok_or_else(wrong),
        ("activate", _) => part().map(Answer::Activate),
        ("use", _) => {
            let found = Ability::ALL.into_iter().find(|&ability| ability_word(ability) == rest);
            found.map(Answer::Use).ok_or_else(wrong)
        }
        ("turn", _) => signed().map(Answer::Turn),
        ("go", _) => {
            let (to, cells) = rest.split_once(' ').ok_or_else(wrong)?;
            let to = read_direction(to).ok_or_else(wrong)?;
            Ok(Answer::Go { to, cells: cells.parse().map_err(|_| wrong())? })
        }
        ("push", _) => number().map(Answer::Push),
        ("spin", _) => signed().map(Answer::Spin),
        ("defend", _) => part().map(Answer::Defend),
        ("split", _) => number().map(Answer::Split),
        ("overheat", _) => part().map(Answer::Overheat),
        ("quench", _) => part().map(Answer::Quench),
        ("give", _) => part().map(Answer::Give),
        _ => Err(wrong()),
    }
}

fn read_part(table: &Table, content: &Content, seat: Seat, text: &str) -> Result<Part, String> {
    if text == "central" {
        return Ok(Part::Central);
    }
    if let Some(slot) = text.strip_prefix("slot ").and_then(|slot| slot.parse().ok()) {
        return Ok(Part::Slot(slot));
    }
    let mut slots = (0..table.modules(seat).len() as u8).map(Part::Slot);
    let found = slots.find(|&part| write_part(table, content, seat, part) == text);
    found.ok_or_else(|| format!("the robot has no module `{text}`"))
}

pub(super) fn write_question(question: &Question) -> String {
    let range = |Span { least, most }| {
        if least == most { format!("{least}") } else { format!("{least}-{most}") }
    };
    match *question {
        Question::Place => "place".to_owned(),
        Question::Face(_) => "face".to_owned(),
        Question::Act => "act".to_owned(),
        Question::GoOn { wearing: false } => "go on".to_owned(),
        Question::GoOn { wearing: true } => "go on, wearing out".to_owned(),
        Question::Turning(span) => format!("turn {}", range(span)),
        Question::Moving(movement) => {
            let way = match movement.way {
                Way::Forward => "forward",
                Way::Diagonal => "diagonal",
                Way::Jump => "jump",
            };
            format!("{way} {}", range(movement.span))
        }
        Question::Aiming(_) => "aim".to_owned(),
        Question::Effects { deals, push, spin } => {
            let deal = if deals { " deal" } else { "" };
            let push = if push > 0 { format!(" push {push}") } else { String::new() };
            let spin = if spin > 0 { format!(" spin {spin}") } else { String::new() };
            format!("effects{deal}{push}{spin}")
        }
        Question::NextHit(_) => "next explosion".to_owned(),
        Question::Defend { damage, heat, arrival } => {
            format!("defend {damage} heat {heat} {}", arrival_word(arrival))
        }
        Question::Split { damage, heat, points } => format!("split {points} on {damage} heat {heat}"),
        Question::Heat { left } => format!("heat {left}"),
        Question::Quench => "quench".to_owned(),
        Question::Limit => "limit".to_owned(),
        Question::Discard { left } => format!("discard {left}"),
        Question::Refill => "refill".to_owned(),
    }
}

fn arrival_word(arrival: Arrival) -> &'static str {
    match arrival {
        Arrival::Front => "front",
        Arrival::Side => "side",
        Arrival::Rear => "rear",
        Arrival::Beneath => "beneath",
    }
}
