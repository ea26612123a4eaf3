//! Law 1: what is listed is legal, and what is legal is listed.

use super::walk::{conceivable, listed, owing, some_of, walk};
use super::{Battery, Broken};
use kernel::{Bout, Listing, Refusal, Rules, Seat};

const LAW: &str = "1: lists equal legality";

/// Every listed answer passes `check`; another conceivable answer passes exactly when it is listed
/// (where the list promises to be complete). Lists are sorted, unique, non-empty for seats that owe,
/// empty for others. The default answer is legal.
pub fn lists<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    let pool = conceivable(battery, LAW)?;
    walk(battery, LAW, |bout, dealer| {
        let tried = some_of(&pool, dealer);
        (0..bout.seats()).map(Seat).try_for_each(|seat| look(bout, seat, &tried))
    })
}

fn look<R: Rules>(bout: &Bout<R>, seat: Seat, tried: &[R::Answer]) -> Result<(), String> {
    let list = listed(bout, seat);
    let Some(question) = bout.question(seat) else {
        return owes_nothing(bout, seat, &list, tried);
    };
    if list.is_empty() {
        return Err(format!("seat {seat} owes an answer to {question:?}, and none is listed"));
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(format!("the list for {question:?} is not sorted without repeats: {pair:?}"));
    }
    for &answer in &list {
        bout.check(seat, answer)
            .map_err(|refusal| format!("{answer:?} is listed for {question:?} and refused: {refusal:?}"))?;
    }
    let default = R::default_answer(bout.at(seat), question, seat);
    bout.check(seat, default).map_err(|refusal| {
        format!("the default answer {default:?} to {question:?} is refused: {refusal:?}")
    })?;
    if R::listing(question) != Listing::Complete {
        return Ok(());
    }
    let unlisted = |answer: &&R::Answer| list.binary_search(answer).is_err();
    match tried.iter().filter(unlisted).find(|answer| bout.check(seat, **answer).is_ok()) {
        Some(answer) => Err(format!("{answer:?} is legal for {question:?} but not listed")),
        None => Ok(()),
    }
}

fn owes_nothing<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    list: &[R::Answer],
    tried: &[R::Answer],
) -> Result<(), String> {
    if !list.is_empty() || owing(bout).contains(seat) {
        return Err(format!("seat {seat} has no question, but is waited for or has answers: {list:?}"));
    }
    let refused =
        |answer: &R::Answer| matches!(bout.check(seat, *answer), Err(refusal) if !is_rules(&refusal));
    match tried.iter().find(|answer| !refused(answer)) {
        Some(answer) => Err(format!("seat {seat} owes nothing, yet {answer:?} was considered")),
        None => Ok(()),
    }
}

fn is_rules<R: Rules>(refusal: &Refusal<R>) -> bool {
    matches!(refusal, Refusal::Illegal(_))
}
