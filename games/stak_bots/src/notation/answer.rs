//! Answers as text: `play PARCEL`, `attack B`, `scrap`, `end`. A seat with one Stak need not name it.

use super::names::Names;
use crate::card::StakId;
use crate::question::Answer;
use kernel::Seat;
use words::telling::{line, read as read_line, variants};

/// Answers whose first word is not that of their declaration.
const WORDS: [(&str, &str); 3] = [("end", "end-turn"), ("card", "place"), ("hand", "hand-card")];

/// The Stak that goes without saying: the only one of `seat`.
fn own(names: Names<'_>, seat: Seat) -> Option<StakId> {
    (names.options.staks_each == 1).then_some(StakId(seat.0))
}

pub(super) fn write(names: Names<'_>, seat: Seat, answer: Answer) -> String {
    let with = |what: String, how: &str, stak: StakId| match own(names, seat) {
        Some(own) if own == stak => what,
        _ => format!("{what} {how}{}", names.stak(stak)),
    };
    match answer {
        Answer::Play { card, onto } => with(format!("play {}", names.card(card)), "on ", onto),
        Answer::Attack { from, at } => with(format!("attack {}", names.stak(at)), "with ", from),
        Answer::Recycle { stak, card } => with(format!("recycle {}", names.card(card)), "with ", stak),
        Answer::Scrap(stak) => with("scrap".to_owned(), "", stak),
        plain => {
            let text = line(&plain, &names);
            let odd = WORDS.iter().find_map(|(word, of)| Some((word, text.strip_prefix(of)?)));
            odd.map_or_else(|| text.clone(), |(word, rest)| format!("{word}{rest}"))
        }
    }
}

/// Of several Staks one has to be named; without a name it is the first.
pub(super) fn read(names: Names<'_>, seat: Seat, text: &str) -> Result<Answer, String> {
    let own = names.stak(StakId(seat.0 * names.options.staks_each));
    let words: Vec<&str> = text.split_whitespace().collect();
    let declared = match *words.as_slice() {
        ["play", card] => format!("play {card} {own}"),
        ["play", card, "on", stak] => format!("play {card} {stak}"),
        ["attack", at] => format!("attack {own} {at}"),
        ["attack", at, "with", from] => format!("attack {from} {at}"),
        ["recycle", card] => format!("recycle {own} {card}"),
        ["recycle", card, "with", stak] => format!("recycle {stak} {card}"),
        ["scrap"] => format!("scrap {own}"),
        [] => return Err("an answer is missing".to_owned()),
        [verb @ ("play" | "attack" | "recycle"), ..] => {
            return Err(format!("`{text}`: `{verb}` does not go with these words"));
        }
        [verb, ref rest @ ..] => format!("{} {}", declared_word(verb)?, rest.join(" ")),
    };
    read_line(&declared, &names)
}

/// The word of the declaration for the first word of an answer.
fn declared_word(verb: &str) -> Result<&'static str, String> {
    let said = |of: &'static str| WORDS.iter().find(|(_, odd)| *odd == of).map_or(of, |(word, _)| word);
    let all = variants::<Answer>();
    all.iter().copied().find(|of| said(of) == verb).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|of| said(of)).collect();
        match tabletop::sheet::nearest(verb, &known) {
            Some(near) => format!("`{verb}` is no answer; did you mean `{near} …`?"),
            None => format!("`{verb}` is no answer; answers begin with {}", known.join(", ")),
        }
    })
}
