//! The question in words, from the view and what is on offer.

use super::names::{Names, yes};
use crate::StakBots;
use crate::content::{Clause, Part, say_clause};
use crate::notation::letter;
use crate::question::{Answer, Prompt, Question, Wanted};
use kernel::Offer;
use words::{Arg, Message};

pub(super) fn say(names: &Names<'_>, question: &Question, offers: &[Offer<StakBots>]) -> Message {
    match *question {
        Question::Act => act(names, offers),
        Question::React { at, from } => {
            let attacker = names.owner(from);
            Message::new("sb-ask-react")
                .with("who", names.who(attacker))
                .with("seat", letter(attacker))
                .with("stak", names.stak(at))
                .with("attacker", names.top_with_damage(from))
                .with("defender", names.top_with_damage(at))
        }
        Question::RecycleDraw => Message::new("sb-ask-recycle-draw"),
        Question::Order { among } => Message::new("sb-ask-order").with("count", among.len()),
        Question::Effect(prompt) => effect(names, prompt),
    }
}

/// SB-4.5, SB-4.15, SB-17.23, SB-R47: the main question. A turn that offers no play though there is
/// a card to play has reached its limit of actions.
fn act(names: &Names<'_>, offers: &[Offer<StakBots>]) -> Message {
    let offered = |is: fn(&Answer) -> bool| offers.iter().any(|offer| is(&offer.answer));
    let plays = offered(|answer| matches!(answer, Answer::Play { .. }));
    let ends = offered(|answer| matches!(answer, Answer::EndTurn));
    let cards = names.view.seat.map_or(0, |seat| names.view.players[seat.index()].cards_in_hand);
    let fed = names.view.turn.is_some_and(|turn| turn.fed);
    let state = match (cards > 0 && !plays, fed, ends) {
        (true, _, _) => "limit",
        (false, false, _) => "unfed",
        (false, true, true) => "fed",
        (false, true, false) => "hand",
    };
    Message::new("sb-ask-act").with("state", state).with("acts", acts(offers)).with("cards", cards)
}

/// The kinds of action on offer: "play, attack or end your turn".
fn acts(offers: &[Offer<StakBots>]) -> Message {
    let mut keys: Vec<&'static str> = offers.iter().filter_map(|offer| act_key(offer.answer)).collect();
    keys.dedup();
    let last = keys.len().saturating_sub(1);
    let mut named = keys.into_iter().map(Message::new).enumerate();
    let first = named.next().map_or(Message::new("list-none"), |(_, first)| first);
    named.fold(first, |before, (place, next)| {
        let key = if place == last { "sb-or-last" } else { "sb-or-middle" };
        Message::new(key).with("before", before).with("next", next)
    })
}

/// Answers are listed by their kind, so equal keys follow one another.
fn act_key(answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::Play { .. } => Some("sb-act-play"),
        Answer::Attack { .. } => Some("sb-act-attack"),
        Answer::Scrap(_) => Some("sb-act-scrap"),
        Answer::Discard(_) => Some("sb-act-discard"),
        Answer::Recycle { .. } => Some("sb-act-recycle"),
        Answer::EndTurn => Some("sb-act-end"),
        Answer::React(_)
        | Answer::Pass
        | Answer::Yes
        | Answer::No
        | Answer::First(_)
        | Answer::Opponent(_)
        | Answer::Stak(_)
        | Answer::Place { .. }
        | Answer::HandCard(_) => None,
    }
}

/// The instruction of an effect: its card, and what the choice does.
fn effect(names: &Names<'_>, prompt: Prompt) -> Message {
    let about = |key: &'static str| {
        Message::new(key)
            .with("card", names.kind(prompt.kind))
            .with("verb", verb_word(&prompt.clause))
            .with("count", prompt.clause.count)
    };
    match prompt.wanted {
        Wanted::Consent => about("sb-ask-consent").with("text", in_short(&prompt.clause)),
        Wanted::Opponent => about("sb-ask-opponent"),
        Wanted::StakOf(whose) => about("sb-ask-stak-of").with("seat", letter(whose)),
        Wanted::Stak => about("sb-ask-stak"),
        Wanted::CoveredCard => about("sb-ask-covered-card"),
        Wanted::HandCard => about("sb-ask-hand-card").with("stak", names.stak(prompt.stak)),
    }
}

/// The word that messages select by: the end of the key under which the instruction is printed.
fn verb_word(clause: &Clause) -> String {
    say_clause(clause, Part::Entry).key.trim_start_matches("sb-card-").to_owned()
}

/// The instruction in short, as an order without a person.
fn in_short(clause: &Clause) -> Message {
    let printed = say_clause(clause, Part::Entry).args.into_iter();
    let choose = printed.filter(|(name, _)| name == "choose").map(|(_, choose)| choose).next();
    Message::new(format!("sb-short-{}", verb_word(clause)))
        .with("part", "entry")
        .with("may", yes(false))
        .with("choose", choose.unwrap_or(Arg::Text(String::new())))
        .with("count", clause.count)
}
