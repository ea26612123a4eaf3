//! Lists: every legal answer, made of candidates that are checked.

use super::{At, before, check, striking};
use crate::content::{CARDS, CardId, Side};
use crate::pool::Pip;
use crate::procedures::{Activation, Moving, TURNS, engagements};
use crate::queries::Way;
use crate::question::{Answer, Question};
use crate::table::{Block, Target, Thing, Who};
use kernel::{Listing, Procedure, Seat, Sole};

/// Every legal answer, in order.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let first = out.len();
    each(at, question, &mut |answer| {
        if check(at, question, seat, answer).is_ok() {
            out.push(answer);
        }
    });
    out[first..].sort_unstable();
}

/// The only answer that there is: everybody knows everything that a question depends on.
pub(crate) fn only_answer(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    if super::listing(question) == Listing::Sample {
        return None;
    }
    let mut sole = Sole::new();
    each(at, question, &mut |answer| {
        if check(at, question, seat, answer).is_ok() {
            sole.extend([answer]);
        }
    });
    sole.only()
}

/// Every answer that may be legal, once.
fn each(at: At<'_>, question: &Question, give: &mut dyn FnMut(Answer)) {
    give(Answer::Pass);
    match *question {
        Question::Card(who) => {
            let model = at.table.figure(who).kit.model;
            let drone = super::is_drone(at, who);
            let named = |card| if drone { Answer::CardOf { who, card } } else { Answer::Card(card) };
            (0..CARDS).for_each(|place| give(named(CardId::of(model, place))));
        }
        Question::Confirm => give(Answer::Back),
        Question::First | Question::Faction => {
            Side::ALL.into_iter().for_each(|side| give(Answer::Side(side)))
        }
        Question::Activate => Who::all().for_each(|who| give(Answer::Activate(who))),
        Question::Start(_) => {
            [Way::Forward, Way::Back].into_iter().for_each(|way| give(Answer::Go(way)));
            turns(at, give);
        }
        Question::Onward(_) | Question::Obstacle(_) => {
            give(Answer::On);
            if let Some(moving) = Moving::of(at.stack) {
                let all = engagements(at.table, at.content, moving);
                all.iter().for_each(|choice| {
                    give(Answer::Engage { target: choice.target, face: choice.face });
                });
            }
        }
        Question::Pivot(_) => turns(at, give),
        Question::Charge(_) | Question::Target { .. } => {
            targets(at).for_each(|target| give(Answer::Strike(target)))
        }
        Question::Hindrance(_) => {
            targets(at).for_each(|target| give(Answer::Strike(target)));
            give(Answer::Edge);
        }
        Question::Action(_) => actions(at, give),
        Question::Circle(_) => circles(at, give),
        Question::Seize(_) => things(at, give),
        Question::Tactical(_) => {
            circles(at, give);
            things(at, give);
            [Answer::Hit, Answer::Swing, Answer::Throw, Answer::Rearm].into_iter().for_each(give);
        }
        Question::Reroll(_) => dice(at, give),
        Question::Dies(who) => {
            at.table.figure(who).pilots().for_each(|(_, pilot)| give(Answer::Pilot(pilot)));
        }
        Question::Twist(_) => TURNS.into_iter().for_each(|turn| give(Answer::Turn(turn))),
        Question::Ability(who) => {
            for (_, pilot) in at.table.figure(who).pilots() {
                let abilities = at.content.pilot(pilot).abilities.len() as u8;
                (0..abilities).for_each(|ability| give(Answer::Use { pilot, ability }));
            }
        }
        Question::Force(_)
        | Question::Element
        | Question::Lay(_)
        | Question::Side(_)
        | Question::Deploy(_)
        | Question::Leader(_)
        | Question::Reserve(_) => before::each(at, *question, give),
        Question::Again(_)
        | Question::Replace(_)
        | Question::Accurate(_)
        | Question::Shove(_)
        | Question::Brutal(_)
        | Question::StepIn(_)
        | Question::Solo(_) => give(Answer::Yes),
    }
}

fn targets(at: At<'_>) -> impl Iterator<Item = Target> {
    let blocks = 0..at.table.towers().len() as u8;
    Who::all().map(Target::Model).chain(blocks.map(|block| Target::Building(Block(block))))
}

fn turns(at: At<'_>, give: &mut dyn FnMut(Answer)) {
    TURNS.into_iter().for_each(|turn| give(Answer::Turn(turn)));
    for target in targets(at) {
        TURNS.into_iter().for_each(|turn| give(Answer::Half { turn, target }));
    }
}

fn circles(at: At<'_>, give: &mut dyn FnMut(Answer)) {
    for target in targets(at) {
        TURNS.into_iter().for_each(|turn| give(Answer::Circle { turn, target }));
    }
}

fn things(at: At<'_>, give: &mut dyn FnMut(Answer)) {
    (0..at.table.tokens().len() as u8).for_each(|thing| give(Answer::Take(Thing(thing))));
}

fn actions(at: At<'_>, give: &mut dyn FnMut(Answer)) {
    let card = Activation::of(at.stack).and_then(|active| active.card(at.table));
    let Some(card) = card else { return };
    for (action, facts) in (0..).zip(&at.content.card(card).actions) {
        let most = facts.extra.map_or(0, |extra| extra.times);
        (0..=most).for_each(|times| give(Answer::Do { action, times }));
    }
}

fn dice(at: At<'_>, give: &mut dyn FnMut(Answer)) {
    let pool = striking(at).and_then(|striking| striking.roller());
    let Some((_, pool)) = pool else { return };
    let all: [(u8, Pip); 16] = std::array::from_fn(|place| {
        let pips = [Pip::Blank, Pip::Trigger, Pip::Success, Pip::Critical];
        ((place / 4) as u8, pips[place % 4])
    });
    let there = all.into_iter().filter(|die| pool.choices().any(|choice| choice == *die));
    there.for_each(|(kept, pip)| give(Answer::Reroll { kept, pip }));
}
