//! The verb, the role and the badge of each answer, and why the looking seat is asked.

use super::aim::Aim;
use super::odds::{ROLLS, Rolls};
use super::{Look, preview};
use crate::content::Gkr;
use crate::procedures::declaring::declared_cost;
use crate::procedures::{
    Attack, Deploying, Frame, Losing, Moving, Phase, Playing, Source, Tagging, Turn, Volley, Working,
};
use crate::queries::{next_attacks, reach};
use crate::question::{Answer, Mode, Question};
use crate::reckoning::{cost, move_cost};
use kernel::{Procedure, Seat};
use scene::{Choice, Mark, Role, Tone};
use words::Message;

/// The choice with its verb, its role, and a badge where one decides by a cost or a chance.
pub(super) fn dressed(look: Look<'_>, answer: Answer, choice: Choice) -> Choice {
    let verb = verb(look.view.question(), answer);
    let badge = if choice.things.is_empty() { None } else { badge(look, answer) };
    Choice {
        group: verb.map(|verb| Message::new("gk-verb").with("verb", verb)),
        role: role(answer),
        badge,
        ..choice
    }
}

/// The verb that an answer is counted under; what answers the question by itself has none.
fn verb(asked: Option<&Question>, answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::At(_) => Some(match asked {
            Some(Question::Start) => "start",
            Some(Question::DeployAt(_)) => "deploy",
            Some(Question::Push(_) | Question::Shove) => "push",
            _ => "move",
        }),
        Answer::Face(_) => Some("look"),
        Answer::Faction(_) | Answer::Pilot(_) | Answer::Quick(_) => Some("choose"),
        Answer::Take(_) => Some("take"),
        Answer::Deploy { .. } => Some("deploy"),
        Answer::Declare(_) => Some("declare"),
        Answer::Lose(_) | Answer::Top | Answer::Tops => Some("lose"),
        Answer::Next(_) => Some("order"),
        Answer::Fire { .. } => Some("fire"),
        Answer::Tag { .. } => Some("tag"),
        Answer::Discard(_) => Some("discard"),
        Answer::Play(_) => Some("play"),
        Answer::On { .. } | Answer::Untag { .. } => Some("choose"),
        Answer::Recover(_) => Some("repair"),
        Answer::Pass | Answer::Back | Answer::Build | Answer::Reboot => None,
    }
}

fn role(answer: Answer) -> Role {
    match answer {
        Answer::Pass => Role::Pass,
        Answer::Back => Role::Back,
        Answer::Faction(_)
        | Answer::Pilot(_)
        | Answer::Quick(_)
        | Answer::Build
        | Answer::Take(_)
        | Answer::Reboot
        | Answer::Deploy { .. }
        | Answer::At(_)
        | Answer::Face(_)
        | Answer::Declare(_)
        | Answer::Top
        | Answer::Tops
        | Answer::Lose(_)
        | Answer::Next(_)
        | Answer::Fire { .. }
        | Answer::Tag { .. }
        | Answer::Discard(_)
        | Answer::Play(_)
        | Answer::On { .. }
        | Answer::Recover(_)
        | Answer::Untag { .. } => Role::Deed,
    }
}

/// The energy of a move, a unit or a card; the chance of a shot.
fn badge(look: Look<'_>, answer: Answer) -> Option<Mark> {
    let (table, content, seat) = (look.names.table, look.names.content, look.seat);
    let costs_of = |energy: u8, left: u8| {
        let lost = energy.saturating_sub(left);
        let words = Message::new("gk-cost").with("energy", energy - lost).with("cards", lost);
        let tone = if lost > 0 { Tone::Harm } else { Tone::Power };
        Mark::new(words, tone).drawn("power").counting(energy)
    };
    let costs = |energy: u8| costs_of(energy, table.player(seat).energy);
    match (answer, look.view.question()) {
        (Answer::At(cell), Some(Question::Move(Gkr::Hitter))) => {
            let steps = reach(table, content, seat, Gkr::Hitter)?.steps(cell)?;
            Some(costs(move_cost(table, content, seat, steps)))
        }
        (Answer::Deploy { card, .. }, _) => Some(costs(preview::deploying(look, card))),
        (Answer::Declare(card), _) => {
            // What is declared already is paid for first.
            let left = table.player(seat).energy.saturating_sub(declared_cost(look.at(), seat));
            Some(costs_of(cost(table, content, seat, card), left))
        }
        (Answer::Fire { seat: owner, gkr, mode }, Some(&Question::Fire(shooter)))
            if mode != Mode::Orbital =>
        {
            let number = preview::number(look, Aim { seat, shooter, owner, gkr, mode })?;
            let percent = Rolls::against(number).hits() * 100 / ROLLS;
            let words = Message::new("gk-chance").with("percent", percent as u32).with("target", number);
            Some(Mark::new(words, Tone::Harm).drawn("dice").counting(i64::from(number)))
        }
        _ => None,
    }
}

/// The seat that acts.
pub(super) fn turn_of(look: Look<'_>) -> Option<Seat> {
    let stack = look.view.stack();
    if look.view.outcome().is_some() {
        return None;
    }
    let attack = Attack::of(stack).map(|attack| attack.seat);
    let moving = Moving::of(stack).map(|moving| moving.seat);
    let deploying = Deploying::of(stack).map(|deploying| deploying.seat);
    let tagging = Tagging::of(stack).map(|tagging| tagging.who);
    let volley = || {
        Volley::of(stack)?;
        next_attacks(look.names.table, look.names.content).map(|(seat, _)| seat)
    };
    attack.or(moving).or(deploying).or(tagging).or_else(volley)
}

/// What led to the question.
pub(super) fn why(look: Look<'_>) -> Option<Message> {
    let stack = look.view.stack();
    let turn = || Turn::of(stack).map(|_| look.names.whose("gk-why-order", look.names.table.glory));
    let attacked = || {
        let attack = Attack::of(stack)?;
        let with = look.names.shooter(attack.seat, attack.shooter);
        let [(_, whom), (_, at)] = words::telling::who(attack.at, look.names.reader);
        let said = look.names.whose("gk-why-attack", attack.seat).with("with", with);
        Some(
            said.with("whom", whom)
                .with("at", at)
                .with("known", if attack.has_hit() { "hit" } else { "open" }),
        )
    };
    match look.view.question()? {
        Question::Faction
        | Question::Start
        | Question::Pilot
        | Question::Deck
        | Question::Set(_)
        | Question::Fill(_)
        | Question::Reboot => Some(Message::new("gk-why").with("why", "setup")),
        Question::Confirm if look.names.table.turn == 0 => Some(Message::new("gk-why").with("why", "setup")),
        Question::Face if look.names.table.turn == 0 => Some(Message::new("gk-why").with("why", "setup")),
        Question::Lose(_) => match Losing::of(stack) {
            Some(_) if Attack::of(stack).is_some() => attacked(),
            _ => Some(Message::new("gk-why").with("why", "red-line")),
        },
        Question::Pay(_) => Some(Message::new("gk-why").with("why", "red-line")),
        Question::Confirm if Turn::of(stack).is_some_and(|turn| turn.phase == Phase::Reset) => {
            Some(Message::new("gk-why").with("why", "limit"))
        }
        Question::Declare | Question::Confirm => Some(Message::new("gk-why").with("why", "secret")),
        Question::Order | Question::Fire(_) => Some(Message::new("gk-why").with("why", "volley")),
        Question::Push(_) => Some(Message::new("gk-why").with("why", "push")),
        Question::Window(_) => attacked().or_else(turn),
        Question::Against(_)
        | Question::Repair(_)
        | Question::Step(_)
        | Question::Shove
        | Question::Untag => text(look),
        Question::Discard => text(look).or_else(|| Some(Message::new("gk-why").with("why", "limit"))),
        Question::Shed => Some(Message::new("gk-why").with("why", "limit")),
        Question::Deploy | Question::DeployAt(_) | Question::Move(_) | Question::Face | Question::Tag => {
            turn()
        }
    }
}

/// The text that asks.
fn text(look: Look<'_>) -> Option<Message> {
    let stack = look.view.stack();
    let working = <Working as Procedure<Frame>>::of(stack).map(|working| (working.seat, working.source));
    let playing = Playing::of(stack).map(|playing| (playing.seat, Source::Card(playing.card)));
    let (seat, source) = working.or(playing)?;
    Some(look.names.whose("gk-why-text", seat).with("name", look.names.source(seat, source)))
}
