//! Compares the events with the written ones: they must come in this order, with others in between.

use super::place::Flaw;
use super::read::{Text, Texts};
use kernel::{Audience, Seat};
use strsim::levenshtein;

/// How many events are named beside one that is missing.
const NEAREST_MAX: usize = 4;

/// An event as text, with those who hear it.
pub(super) struct Told {
    pub(super) to: Audience,
    pub(super) text: String,
}

/// What one listener hears; `None` is a spectator.
pub(super) fn heard(told: &[Told], listener: Option<Seat>) -> Vec<&str> {
    told.iter().filter(|told| told.to.hears(listener)).map(|told| told.text.as_str()).collect()
}

/// Whether a text is the event, where `*` stands for any letters.
pub(super) fn fits(written: &str, event: &str) -> bool {
    let Some((start, rest)) = written.split_once('*') else { return written == event };
    let Some(mut event) = event.strip_prefix(start) else { return false };
    let (middle, end) = rest.rsplit_once('*').unwrap_or(("", rest));
    for part in middle.split('*') {
        let Some(at) = event.find(part) else { return false };
        event = &event[at + part.len()..];
    }
    event.ends_with(end)
}

/// The fault if the written events did not happen in this order. An empty list means that
/// nothing happened.
pub(super) fn missing(expected: &Texts, happened: &[&str]) -> Option<Flaw> {
    let nothing_is_right = expected.values.is_empty() && happened.is_empty();
    if nothing_is_right {
        return None;
    }
    let Some((number, stood)) = first_missing(expected, happened) else {
        if !expected.values.is_empty() {
            return None;
        }
        let what = format!("something happened, first `{}`; {} events in all", happened[0], happened.len());
        return Some(
            Flaw::at(&expected.span, what).corrected(&expected.span, expected.form.write(&owned(happened))),
        );
    };
    let text = &expected.values[number];
    let what = match (happened.len(), stood) {
        (0, _) => format!("`{}` did not happen; nothing happened at all", text.value),
        (_, 0) => format!("`{}` did not happen", text.value),
        (all, stood) => {
            let before = happened[stood - 1];
            format!("`{}` did not happen after `{before}` (event {stood} of {all})", text.value)
        }
    };
    let near = nearest(&text.value, happened, stood).join(", ");
    let help = (!near.is_empty()).then(|| format!("nearest: {near}"));
    let flaw = Flaw::at(&text.span, what).help(help);
    Some(flaw.corrected(&expected.span, expected.form.write(&aligned(expected, happened))))
}

/// The fault if this happened.
pub(super) fn present(never: &Text, happened: &[&str]) -> Option<Flaw> {
    let at = happened.iter().position(|event| fits(&never.value, event))?;
    let what = format!("`{}` happened, event {} of {}", happened[at], at + 1, happened.len());
    Some(Flaw::at(&never.span, what))
}

/// The number of the first text that is missing, and how many events stand before the place where the
/// search for it began.
fn first_missing(expected: &Texts, happened: &[&str]) -> Option<(usize, usize)> {
    let mut stood = 0;
    for (number, text) in expected.values.iter().enumerate() {
        match happened[stood..].iter().position(|event| fits(&text.value, event)) {
            Some(at) => stood += at + 1,
            None => return Some((number, stood)),
        }
    }
    None
}

/// The events that are most like a text, each once; what stands before the search is marked.
fn nearest(text: &str, happened: &[&str], stood: usize) -> Vec<String> {
    let mut near: Vec<(usize, bool, &str)> = Vec::new();
    for (at, event) in happened.iter().enumerate().rev() {
        if !near.iter().any(|(.., other)| other == event) {
            near.push((levenshtein(text, event), at < stood, event));
        }
    }
    near.sort();
    let shown = |(_, before, event): &(usize, bool, &str)| {
        if *before { format!("`{event}` (before that)") } else { format!("`{event}`") }
    };
    near.iter().take(NEAREST_MAX).map(shown).collect()
}

/// The written list with each text changed to the event that is most like it, in the order of the events.
/// Lines that match stay as they are written.
fn aligned(expected: &Texts, happened: &[&str]) -> Vec<String> {
    let kept = expected.values.len().min(happened.len());
    let written: Vec<&str> = expected.values[..kept].iter().map(|text| text.value.as_str()).collect();
    let cost = |text: &str, event: &str| if fits(text, event) { 0 } else { levenshtein(text, event) + 1 };
    // best[n][m]: the least cost of the first n texts in the first m events, nothing where m < n.
    let mut best = vec![vec![Some(0); happened.len() + 1]];
    for (n, text) in written.iter().enumerate() {
        let mut row: Vec<Option<usize>> = vec![None; happened.len() + 1];
        for (m, event) in happened.iter().enumerate() {
            let here = best[n][m].map(|before| before + cost(text, event));
            row[m + 1] = [row[m], here].into_iter().flatten().min();
        }
        best.push(row);
    }
    let (mut texts, mut m) = (Vec::new(), happened.len());
    for n in (0..kept).rev() {
        while m > 0 && best[n + 1][m - 1] == best[n + 1][m] {
            m -= 1;
        }
        m -= 1;
        let (text, event) = (written[n], happened[m]);
        texts.push(if fits(text, event) { text.to_owned() } else { event.to_owned() });
    }
    texts.reverse();
    texts
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::read::Form;
    use super::*;

    fn texts(values: &[&str]) -> Texts {
        let text = |value: &&str| Text { value: (*value).to_owned(), span: 0..1 };
        Texts { values: values.iter().map(text).collect(), span: 0..9, form: Form::Toml }
    }

    #[test]
    fn a_star_stands_for_any_letters() {
        assert!(fits("A draws *", "A draws P1") && fits("*", "") && fits("* draws *1", "B draws P1"));
        assert!(!fits("A draws", "A draws P1") && !fits("A*A", "A") && !fits("* draws P2", "A draws P1"));
    }

    #[test]
    fn a_missing_event_is_told_with_its_place_and_the_nearest() {
        let happened = ["A draws P1", "A plays P1", "B draws P2", "B draws P3"];
        assert_eq!(missing(&texts(&["A plays *", "B draws P3"]), &happened), None);
        let flaw = missing(&texts(&["A plays P1", "A draws P1"]), &happened).expect("the wrong order");
        assert!(flaw.what.contains("after `A plays P1` (event 2 of 4)"), "{}", flaw.what);
        let help = flaw.help.expect("there are others");
        assert!(help.starts_with("nearest: `A draws P1` (before that), `B draws P2`"), "{help}");
    }

    #[test]
    fn a_list_is_brought_in_line_with_the_nearest_in_order() {
        let happened = ["A draws P1", "A plays P1", "B draws P2", "B draws P3"];
        let line = |written: &[&str]| aligned(&texts(written), &happened);
        assert_eq!(line(&["A plays *", "B draws P4"]), ["A plays *", "B draws P2"]);
        assert_eq!(line(&["B draws P3", "B draws P3"]), ["B draws P2", "B draws P3"]);
        assert_eq!(line(&["x"; 6]), happened);
    }
}
