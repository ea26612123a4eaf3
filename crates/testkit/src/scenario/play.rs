//! Playing a scenario: its steps put into a bout, and what follows compared.

use super::compare::{compare, list};
use super::place::{Flaw, nearest_help};
use super::read::{Action, Expected, Form, Play, Scenario, Seen, Text, Texts};
use super::script::Script;
use super::told::{self, Told};
use super::words::{cited, outcome_text, outcome_texts, ranking_text, reason};
use kernel::{Bout, Input, Listing, Notation, SEATS_MAX, Seat, SeatSet, Waiting};
use std::collections::BTreeSet;
use std::ops::Range;

/// A scenario being played.
pub(super) struct Run<G: Notation> {
    pub(super) bout: Bout<G>,
    /// All events so far.
    pub(super) told: Vec<Told>,
    /// The seats that were asked after each input so far.
    asked: Vec<SeatSet>,
    /// Where the scenario begins.
    pub(super) start: Range<usize>,
    pub(super) flaws: Vec<Flaw>,
}

/// The scenario cannot go on.
pub(super) struct Stuck;

/// The place where a step begins in the events and questions.
#[derive(Clone, Copy, Default)]
struct Mark {
    told: usize,
    asked: usize,
}

impl<G: Notation> Run<G> {
    pub(super) fn new(bout: Bout<G>, told: Vec<kernel::Told<G::Event>>, start: Range<usize>) -> Run<G> {
        let mut run = Run { bout, told: Vec::new(), asked: Vec::new(), start, flaws: Vec::new() };
        run.hear(&told);
        run
    }

    pub(super) fn play_through(&mut self, scenario: &Scenario, text_end: usize) {
        let mut goes_on = self.feed(&scenario.chance);
        for play in &scenario.plays {
            if goes_on.is_err() {
                return;
            }
            let before = Mark { told: self.told.len(), asked: self.asked.len() };
            goes_on = self.step(play);
            if goes_on.is_ok() {
                self.expect(&play.expected, before, &play.span);
                self.asks(&play.asks);
            }
        }
        if goes_on.is_err() {
            return;
        }
        let end = scenario.plays.last().map_or(self.start.clone(), |play| play.span.clone());
        self.expect(&scenario.end, Mark::default(), &end);
        self.asks(&scenario.asks);
        let last = scenario.plays.last().and_then(|play| play.expected.waiting.as_ref());
        if scenario.end.waiting.is_none() && last.is_none() {
            self.end_in_silence(&scenario.end, &end, text_end);
        }
    }

    /// Plays the first steps and compares nothing. Whether it came so far.
    pub(super) fn play_to(&mut self, scenario: &Scenario, steps: usize) -> bool {
        let mut goes_on = self.feed(&scenario.chance);
        for play in scenario.plays.iter().take(steps) {
            goes_on = goes_on.and_then(|()| self.acting(play)).and_then(|seat| self.act(play, seat));
        }
        goes_on.is_ok()
    }

    /// A scenario that ends while somebody owes an answer must say so.
    fn end_in_silence(&mut self, expected: &Expected, end: &Range<usize>, text_end: usize) {
        if matches!(self.bout.waiting(), Waiting::Over) {
            return;
        }
        let waiting = list(&self.waiting());
        let what = "it ends while somebody owes an answer, and does not say so".to_owned();
        let flaw = Flaw::at(end, what).help(Some(format!("add `waiting = {waiting}` to [then]")));
        self.flaws.push(match expected.position {
            None => flaw.corrected(&(text_end..text_end), format!("\n[then]\nwaiting = {waiting}\n")),
            Some(_) => flaw,
        });
    }

    pub(super) fn flaw(&mut self, span: &Range<usize>, what: String) -> Stuck {
        self.flaws.push(Flaw::at(span, what));
        Stuck
    }

    /// The result of an input: the events, and the seats that are asked now.
    fn hear(&mut self, told: &[kernel::Told<G::Event>]) {
        let at = self.bout.at(Seat(0));
        let texts = told.iter().map(|told| Told { to: told.to, text: G::write_event(at, &told.event) });
        self.told.extend(texts);
        self.asked.push(self.owing());
    }

    /// Who owes an answer.
    fn owing(&self) -> SeatSet {
        (0..self.bout.seats()).map(Seat).filter(|&seat| self.bout.question(seat).is_some()).collect()
    }

    fn step(&mut self, play: &Play) -> Result<(), Stuck> {
        let seat = self.acting(play)?;
        if let Some(seat) = seat {
            self.lists(play, seat)?;
            self.refuses(seat, &play.refused)?;
        }
        self.act(play, seat)
    }

    fn acting(&mut self, play: &Play) -> Result<Option<Seat>, Stuck> {
        play.seat.as_ref().map(|text| self.seat(text)).transpose()
    }

    fn act(&mut self, play: &Play, seat: Option<Seat>) -> Result<(), Stuck> {
        let acting = seat.unwrap_or(Seat(0));
        let mut script = Script::of(&play.chance);
        match &play.action {
            None => {
                self.asked.push(self.owing());
                return Ok(());
            }
            Some(Action::Answer(text)) => self.answer(acting, text, &mut script)?,
            Some(Action::Answers(texts)) => self.batch(acting, texts)?,
            Some(Action::All { answer, times }) => {
                (0..*times).try_for_each(|_| self.all(answer, &mut script))?;
            }
            Some(Action::Default) => match self.bout.default_answer(acting) {
                Some(answer) => self.input(Input::Answer(acting, answer), &play.span)?,
                None => return Err(self.flaw(&play.span, "this seat owes no answer now".to_owned())),
            },
            Some(Action::Leave) => self.input(Input::Leave(acting), &play.span)?,
            Some(Action::TimeUp) => self.input(Input::TimeUp, &play.span)?,
        }
        self.settle(acting, &mut script, &play.span)?;
        self.used_up(&script)
    }

    fn seat(&mut self, text: &Text) -> Result<Seat, Stuck> {
        self.seat_below(text, SEATS_MAX as u8)
    }

    /// A seat of this table; one that acts may be none, and is refused by the kernel.
    fn sitting(&mut self, text: &Text) -> Result<Seat, Stuck> {
        self.seat_below(text, self.bout.seats())
    }

    fn seat_below(&mut self, text: &Text, seats: u8) -> Result<Seat, Stuck> {
        if let Some(seat) = G::read_seat(&text.value).filter(|seat| seat.0 < seats) {
            return Ok(seat);
        }
        let words: Vec<String> = (0..self.bout.seats()).map(Seat).map(G::seat_word).collect();
        let help = nearest_help(&text.value, words.iter().map(String::as_str));
        self.flaws.push(Flaw::at(&text.span, format!("there is no seat `{}`", text.value)).help(help));
        Err(Stuck)
    }

    fn read(&mut self, bout: &Bout<G>, seat: Seat, text: &Text) -> Result<G::Answer, Stuck> {
        G::read_answer(bout.at(seat), seat, &text.value).map_err(|what| self.flaw(&text.span, what))
    }

    /// `legal` and `legal-includes`.
    fn lists(&mut self, play: &Play, seat: Seat) -> Result<(), Stuck> {
        if let Some(legal) = &play.legal {
            let listing = self.bout.question(seat).map(G::listing);
            if listing.is_some_and(|listing| listing != Listing::Complete) {
                let what = "not all answers to this question are listed: use `legal-includes`";
                return Err(self.flaw(&legal.span, what.to_owned()));
            }
            let found: BTreeSet<String> = self.listed(seat).into_iter().collect();
            let expected: BTreeSet<String> = legal.values.iter().map(|text| text.value.clone()).collect();
            if found != expected {
                let missing: Vec<&String> = found.difference(&expected).collect();
                let wrong: Vec<&String> = expected.difference(&found).collect();
                let what = format!("legal besides: {missing:?}; not legal: {wrong:?}");
                self.flaw(&legal.span, what);
            }
        }
        for text in play.legal_includes.iter().flat_map(|includes| &includes.values) {
            let answer = self.read(&self.bout.clone(), seat, text)?;
            if let Err(refusal) = self.bout.check(seat, answer) {
                self.flaw(&text.span, format!("`{}` is refused: {}", text.value, reason(&refusal)));
            }
        }
        Ok(())
    }

    fn listed(&self, seat: Seat) -> Vec<String> {
        let mut listed = Vec::new();
        self.bout.answers(seat, &mut listed);
        listed.into_iter().map(|answer| G::write_answer(self.bout.at(seat), seat, answer)).collect()
    }

    fn refuses(&mut self, seat: Seat, refused: &[(Text, Text)]) -> Result<(), Stuck> {
        for (text, because) in refused {
            let answer = self.read(&self.bout.clone(), seat, text)?;
            match self.bout.check(seat, answer) {
                Ok(()) => {
                    self.flaw(&text.span, format!("`{}` is legal", text.value));
                }
                Err(refusal) if cited(&refusal) != because.value => {
                    let what = format!("`{}` is refused, but by {}", text.value, reason(&refusal));
                    self.flaw(&because.span, what);
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, text: &Text, script: &mut Script<'_>) -> Result<(), Stuck> {
        let answer = self.read(&self.bout.clone(), seat, text)?;
        if let Err(refusal) = self.bout.check(seat, answer) {
            let what = format!("`{}` is refused: {}", text.value, reason(&refusal));
            let help =
                format!("it is {}; legal: {}", self.waiting().join(", "), self.listed(seat).join(", "));
            self.flaws.push(Flaw::at(&text.span, what).help(Some(help)));
            return Err(Stuck);
        }
        self.input(Input::Answer(seat, answer), &text.span)?;
        self.settle(seat, script, &text.span)
    }

    /// All answers of a batch are read where they will be given.
    fn batch(&mut self, seat: Seat, texts: &Texts) -> Result<(), Stuck> {
        let mut trial = self.bout.clone();
        let mut answers = Vec::new();
        for text in &texts.values {
            let answer = self.read(&trial, seat, text)?;
            answers.push(answer);
            if let Err(refusal) = trial.play(Input::Answer(seat, answer)) {
                let what = format!("`{}` is refused: {}", text.value, reason(&refusal));
                return Err(self.flaw(&text.span, what));
            }
        }
        let mut told = Vec::new();
        match self.bout.play_telling(Input::Batch(seat, answers), Some(&mut told)) {
            Ok(played) if played.used < texts.values.len() => {
                let what = format!("the batch stopped after {} answers", played.used);
                Err(self.flaw(&texts.span, what))
            }
            Ok(_) => {
                self.hear(&told);
                Ok(())
            }
            Err(refusal) => Err(self.flaw(&texts.span, reason(&refusal))),
        }
    }

    /// Everybody who is asked now gives this answer.
    fn all(&mut self, text: &Text, script: &mut Script<'_>) -> Result<(), Stuck> {
        let Waiting::Seats(seats) = self.bout.waiting() else {
            return Err(self.flaw(&text.span, "nobody is asked".to_owned()));
        };
        for seat in seats.iter() {
            if self.bout.question(seat).is_some() {
                self.answer(seat, text, script)?;
            }
        }
        Ok(())
    }

    pub(super) fn input(&mut self, input: Input<G>, span: &Range<usize>) -> Result<(), Stuck> {
        let mut told = Vec::new();
        match self.bout.play_telling(input, Some(&mut told)) {
            Ok(_) => {
                self.hear(&told);
                Ok(())
            }
            Err(refusal) => Err(self.flaw(span, format!("this is refused: {}", reason(&refusal)))),
        }
    }

    fn expect(&mut self, expected: &Expected, before: Mark, span: &Range<usize>) {
        if let Some(written) = &expected.position {
            self.compare_position(written, span);
        }
        if let Some(waiting) = &expected.waiting {
            self.compare_waiting(waiting);
        }
        self.compare_told(expected, before.told);
        self.compare_asked(&expected.unasked, before.asked);
        for seen in &expected.seen {
            self.compare_seen(seen);
        }
    }

    fn compare_position(&mut self, written: &toml_edit::Item, span: &Range<usize>) {
        if written.as_table_like().is_some_and(|table| table.is_empty()) {
            return;
        }
        let position = G::write_position(&self.bout);
        match position.parse::<toml_edit::DocumentMut>() {
            Ok(found) => {
                let is_same = |path: &[&str], list: &toml_edit::Value| {
                    let with = put_in(&found, path, list);
                    let read = with.and_then(|text| G::read_position(&text, None, self.bout.content()).ok());
                    read.is_some_and(|bout| G::write_position(&bout) == position)
                };
                let flaws = compare(written, found.as_item(), span, &is_same);
                self.flaws.extend(flaws);
            }
            Err(error) => {
                self.flaw(span, format!("the position is written as broken TOML: {error}"));
            }
        }
    }

    /// The open questions, each as `seat: question`. The outcome if the bout is over.
    pub(super) fn waiting(&self) -> Vec<String> {
        let asked = |seat: Seat| {
            let question = self.bout.question(seat)?;
            let text = G::write_question(self.bout.at(seat), seat, question);
            Some(format!("{}: {text}", G::seat_word(seat)))
        };
        match (self.bout.waiting(), self.bout.outcome()) {
            (_, Some(outcome)) => vec![outcome_text::<G>(outcome)],
            (Waiting::Seats(seats), None) => seats.iter().filter_map(asked).collect(),
            (Waiting::Chance(chance), None) => vec![format!("{chance:?}")],
            (Waiting::Over, None) => Vec::new(),
        }
    }

    fn compare_waiting(&mut self, expected: &Texts) {
        let found = self.waiting();
        let mut accepted = vec![found.clone()];
        let outcomes = self.bout.outcome().map_or(Vec::new(), outcome_texts::<G>);
        accepted.extend(outcomes.into_iter().map(|text| vec![text]));
        let mut written: Vec<String> = expected.values.iter().map(|text| text.value.clone()).collect();
        written.sort();
        accepted.iter_mut().for_each(|texts| texts.sort());
        if accepted.contains(&written) {
            return;
        }
        let whole = self.bout.outcome().filter(|_| written.iter().any(|text| text.contains(", then ")));
        let found = whole.map_or(found, |outcome| vec![ranking_text::<G>(outcome)]);
        let new = match (expected.form, &found[..]) {
            (Form::Toml, [only]) => toml_edit::Value::from(only.as_str()).to_string(),
            (form, found) => form.write(found),
        };
        let flaw = Flaw::at(&expected.span, format!("it is {}", found.join(", and ")));
        self.flaws.push(flaw.corrected(&expected.span, new));
    }

    /// `events`, `never`, `heard` and `unheard`.
    fn compare_told(&mut self, expected: &Expected, before: usize) {
        let all: Vec<&str> = self.told[before..].iter().map(|told| told.text.as_str()).collect();
        let mut flaws: Vec<Flaw> = Vec::new();
        flaws.extend(expected.events.as_ref().and_then(|events| told::missing(events, &all)));
        flaws.extend(expected.never.iter().filter_map(|never| told::present(never, &all)));
        for (who, texts) in &expected.heard {
            let Ok(listener) = self.viewer(who) else { continue };
            flaws.extend(told::missing(texts, &told::heard(&self.told[before..], listener)));
        }
        for (who, texts) in &expected.unheard {
            let Ok(listener) = self.viewer(who) else { continue };
            let heard = told::heard(&self.told[before..], listener);
            flaws.extend(texts.values.iter().filter_map(|text| told::present(text, &heard)));
        }
        self.flaws.extend(flaws);
    }

    fn compare_asked(&mut self, unasked: &[Text], before: usize) {
        for who in unasked {
            let Ok(seat) = self.sitting(who) else { continue };
            if self.asked[before..].iter().any(|asked| asked.contains(seat)) {
                let waiting = self.waiting().join(", and ");
                self.flaw(&who.span, format!("{} was asked; after the step it is {waiting}", who.value));
            }
        }
    }

    /// A seat, or nobody for a spectator.
    fn viewer(&mut self, who: &Text) -> Result<Option<Seat>, Stuck> {
        if who.value == "spectator" { Ok(None) } else { self.sitting(who).map(Some) }
    }

    fn compare_seen(&mut self, seen: &Seen) {
        let Ok(viewer) = self.viewer(&seen.who) else { return };
        let text = G::write_view(self.bout.content(), &G::view(&self.bout, viewer));
        for shown in seen.shows.iter().filter(|shown| !text.contains(&shown.value)) {
            self.flaw(&shown.span, format!("{} does not see `{}`:\n{text}", seen.who.value, shown.value));
        }
        for hidden in seen.hides.iter().filter(|hidden| text.contains(&hidden.value)) {
            self.flaw(&hidden.span, format!("{} sees `{}`:\n{text}", seen.who.value, hidden.value));
        }
    }

    fn asks(&mut self, asks: &[(Text, Text)]) {
        for (name, value) in asks {
            match G::ask(&self.bout, &name.value) {
                Ok(found) if found == value.value => {}
                Ok(found) => {
                    self.flaw(&value.span, format!("`{}` is {found}", name.value));
                }
                Err(what) => {
                    self.flaw(&name.span, what);
                }
            }
        }
    }
}

/// The text of the position with this value at this path.
fn put_in(position: &toml_edit::DocumentMut, path: &[&str], value: &toml_edit::Value) -> Option<String> {
    let mut position = position.clone();
    let (last, tables) = path.split_last()?;
    let mut table: &mut dyn toml_edit::TableLike = position.as_table_mut();
    for key in tables {
        table = table.get_mut(key)?.as_table_like_mut()?;
    }
    table.insert(last, toml_edit::Item::Value(value.clone()));
    Some(position.to_string())
}
