//! Answers and questions as text: `play PARCEL`, `attack B`, `scrap`, `end`.

use super::{Names, letter};
use crate::card::Card;
use crate::question::{Answer, Question, Wanted};
use crate::table::Table;
use kernel::Seat;

/// The words that an answer can begin with.
const VERBS: [&str; 15] = [
    "play", "attack", "scrap", "discard", "recycle", "end", "react", "pass", "yes", "no", "first",
    "opponent", "stak", "card", "hand",
];

pub(super) fn write(names: Names<'_>, seat: Seat, answer: Answer) -> String {
    let several = names.options.staks_each > 1;
    match answer {
        Answer::Play { card, onto } if onto.0 == seat.0 && !several => format!("play {}", names.card(card)),
        Answer::Play { card, onto } => format!("play {} on {}", names.card(card), names.stak(onto)),
        Answer::Attack { from, at } if from.0 == seat.0 && !several => format!("attack {}", names.stak(at)),
        Answer::Attack { from, at } => format!("attack {} with {}", names.stak(at), names.stak(from)),
        Answer::Scrap(stak) if stak.0 == seat.0 && !several => "scrap".to_owned(),
        Answer::Scrap(stak) => format!("scrap {}", names.stak(stak)),
        Answer::Discard(card) => format!("discard {}", names.card(card)),
        Answer::Recycle { stak, card } if stak.0 == seat.0 && !several => {
            format!("recycle {}", names.card(card))
        }
        Answer::Recycle { stak, card } => format!("recycle {} with {}", names.card(card), names.stak(stak)),
        Answer::EndTurn => "end".to_owned(),
        Answer::React(card) => format!("react {}", names.card(card)),
        Answer::Pass => "pass".to_owned(),
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::First(stak) => format!("first {}", names.stak(stak)),
        Answer::Opponent(other) => format!("opponent {}", letter(other)),
        Answer::Stak(stak) => format!("stak {}", names.stak(stak)),
        Answer::Place { stak, height } => format!("card {} {height}", names.stak(stak)),
        Answer::HandCard(card) => format!("hand {}", names.card(card)),
    }
}

pub(super) fn read(names: Names<'_>, table: &Table, seat: Seat, text: &str) -> Result<Answer, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let own = || table.staks_of(seat).next().ok_or_else(|| "this seat has no Stak".to_owned());
    let card = |word: &str| -> Result<Card, String> {
        let card = names.read_card(word, table.deck_of(seat))?;
        if card.kind().is_none() { Err("an unseen card cannot be named".to_owned()) } else { Ok(card) }
    };
    match words.as_slice() {
        ["play", code] => Ok(Answer::Play { card: card(code)?, onto: own()? }),
        ["play", code, "on", stak] => Ok(Answer::Play { card: card(code)?, onto: names.read_stak(stak)? }),
        ["attack", at] => Ok(Answer::Attack { from: own()?, at: names.read_stak(at)? }),
        ["attack", at, "with", from] => {
            Ok(Answer::Attack { from: names.read_stak(from)?, at: names.read_stak(at)? })
        }
        ["scrap"] => Ok(Answer::Scrap(own()?)),
        ["scrap", stak] => Ok(Answer::Scrap(names.read_stak(stak)?)),
        ["discard", code] => Ok(Answer::Discard(card(code)?)),
        ["recycle", code] => Ok(Answer::Recycle { stak: own()?, card: card(code)? }),
        ["recycle", code, "with", stak] => {
            Ok(Answer::Recycle { stak: names.read_stak(stak)?, card: card(code)? })
        }
        ["end"] => Ok(Answer::EndTurn),
        ["react", code] => Ok(Answer::React(card(code)?)),
        ["pass"] => Ok(Answer::Pass),
        ["yes"] => Ok(Answer::Yes),
        ["no"] => Ok(Answer::No),
        ["first", stak] => Ok(Answer::First(names.read_stak(stak)?)),
        ["opponent", other] => Ok(Answer::Opponent(names.read_seat(other)?)),
        ["stak", stak] => Ok(Answer::Stak(names.read_stak(stak)?)),
        ["card", stak, height] => Ok(Answer::Place {
            stak: names.read_stak(stak)?,
            height: height.parse().map_err(|_| format!("`{height}` is no height; 0 is the bottom card"))?,
        }),
        ["hand", code] => Ok(Answer::HandCard(card(code)?)),
        [] => Err("an answer is missing".to_owned()),
        [verb, ..] => Err(match tabletop::sheet::nearest(verb, &VERBS) {
            Some(near) if near != *verb => format!("`{text}` is no answer; did you mean `{near} …`?"),
            Some(_) => format!("`{text}`: `{verb}` does not go with these words"),
            None => format!("`{text}` is no answer; answers begin with {}", VERBS.join(", ")),
        }),
    }
}

pub(super) fn write_question(names: Names<'_>, question: &Question) -> String {
    match question {
        Question::Act => "act".to_owned(),
        Question::React { at, from } => format!("react at {} against {}", names.stak(*at), names.stak(*from)),
        Question::RecycleDraw => "draw or not".to_owned(),
        Question::Order { among } => format!("order of {}", names.staks(*among)),
        Question::Effect(prompt) => {
            let code = &names.content.kind(prompt.kind).code;
            let wanted = match prompt.wanted {
                Wanted::Consent => "yes or no".to_owned(),
                Wanted::Opponent => "an opponent".to_owned(),
                Wanted::StakOf(seat) => format!("a Stak of {}", letter(seat)),
                Wanted::Stak => "a Stak".to_owned(),
                Wanted::CoveredCard => "a covered card".to_owned(),
                Wanted::HandCard => "a hand card".to_owned(),
            };
            format!("{code} chooses {wanted}")
        }
    }
}
