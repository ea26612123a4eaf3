//! Playing a scenario: its steps put into a bout, and what follows compared.

use super::compare::{compare, list};
use super::place::{Flaw, nearest_help};
use super::read::{Action, Expected, Play, Scenario, Seen, Text, Texts};
use kernel::{
    Bout, Cited, Ending, Input, Listing, Notation, Outcome, Refusal, SEATS_MAX, Seat, SeatSet, Told, Waiting,
};
use std::collections::{BTreeSet, VecDeque};
use std::ops::Range;

/// A scenario being played.
pub(super) struct Run<G: Notation> {
    pub(super) bout: Bout<G>,
    /// All that was told so far.
    told: Vec<String>,
    /// Where the scenario begins.
    start: Range<usize>,
    pub(super) flaws: Vec<Flaw>,
}

/// What the kernel refuses by itself, without any rule of the game.
pub(super) const KERNEL_REASONS: [&str; 4] = ["not asked", "no such seat", "has left", "over"];

/// The scenario cannot go on.
struct Stuck;

impl<G: Notation> Run<G> {
    pub(super) fn new(bout: Bout<G>, told: Vec<Told<G::Event>>, start: Range<usize>) -> Run<G> {
        let mut run = Run { bout, told: Vec::new(), start, flaws: Vec::new() };
        run.hear(&told);
        run
    }

    pub(super) fn play_through(&mut self, scenario: &Scenario, text_end: usize) {
        let mut goes_on = self.feed(Seat(0), &scenario.rolls, &self.start.clone());
        for play in &scenario.plays {
            if goes_on.is_err() {
                return;
            }
            let before = self.told.len();
            goes_on = self.step(play);
            if goes_on.is_ok() {
                self.expect(&play.expected, before, &play.span);
            }
        }
        if goes_on.is_err() {
            return;
        }
        let end = scenario.plays.last().map_or(self.start.clone(), |play| play.span.clone());
        self.expect(&scenario.end, 0, &end);
        self.asks(&scenario.asks);
        let last = scenario.plays.last().and_then(|play| play.expected.waiting.as_ref());
        if scenario.end.waiting.is_none() && last.is_none() {
            self.end_in_silence(&scenario.end, &end, text_end);
        }
    }

    /// Plays the first steps and compares nothing. Whether it came so far.
    pub(super) fn play_to(&mut self, scenario: &Scenario, steps: usize) -> bool {
        let mut goes_on = self.feed(Seat(0), &scenario.rolls, &self.start.clone());
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

    fn flaw(&mut self, span: &Range<usize>, what: String) -> Stuck {
        self.flaws.push(Flaw::at(span, what));
        Stuck
    }

    fn hear(&mut self, told: &[Told<G::Event>]) {
        let content = self.bout.content();
        self.told.extend(told.iter().map(|told| G::write_event(content, &told.event)));
    }

    fn step(&mut self, play: &Play) -> Result<(), Stuck> {
        let seat = self.acting(play)?;
        if let Some(seat) = seat {
            self.lists(play, seat)?;
            if let Some((refused, because)) = &play.refused {
                self.refuses(seat, refused, because)?;
            }
        }
        self.act(play, seat)
    }

    fn acting(&mut self, play: &Play) -> Result<Option<Seat>, Stuck> {
        play.seat.as_ref().map(|text| self.seat(text)).transpose()
    }

    fn act(&mut self, play: &Play, seat: Option<Seat>) -> Result<(), Stuck> {
        let acting = seat.unwrap_or(Seat(0));
        let mut rolls = play.rolls.iter().collect();
        match &play.action {
            None => return Ok(()),
            Some(Action::Answer(text)) => self.answer(acting, text, &mut rolls)?,
            Some(Action::Answers(texts)) => self.batch(acting, texts)?,
            Some(Action::All { answer, times }) => {
                (0..*times).try_for_each(|_| self.all(answer, &mut rolls))?;
            }
            Some(Action::Default) => match self.bout.default_answer(acting) {
                Some(answer) => self.input(Input::Answer(acting, answer), &play.span)?,
                None => return Err(self.flaw(&play.span, "this seat owes no answer now".to_owned())),
            },
            Some(Action::Leave) => self.input(Input::Leave(acting), &play.span)?,
            Some(Action::TimeUp) => self.input(Input::TimeUp, &play.span)?,
        }
        self.settle(acting, &mut rolls, &play.span)?;
        self.used_up(&rolls)
    }

    fn seat(&mut self, text: &Text) -> Result<Seat, Stuck> {
        let seats = (0..self.bout.seats()).map(Seat);
        match G::read_seat(&text.value).filter(|seat| usize::from(seat.0) < SEATS_MAX) {
            Some(seat) => Ok(seat),
            None => {
                let words: Vec<String> = seats.map(G::seat_word).collect();
                let help = nearest_help(&text.value, words.iter().map(String::as_str));
                let what = format!("there is no seat `{}`", text.value);
                self.flaws.push(Flaw::at(&text.span, what).help(help));
                Err(Stuck)
            }
        }
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

    fn refuses(&mut self, seat: Seat, refused: &Texts, because: &Text) -> Result<(), Stuck> {
        for text in &refused.values {
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

    fn answer(&mut self, seat: Seat, text: &Text, rolls: &mut VecDeque<&Text>) -> Result<(), Stuck> {
        let answer = self.read(&self.bout.clone(), seat, text)?;
        if let Err(refusal) = self.bout.check(seat, answer) {
            let what = format!("`{}` is refused: {}", text.value, reason(&refusal));
            let help =
                format!("it is {}; legal: {}", self.waiting().join(", "), self.listed(seat).join(", "));
            self.flaws.push(Flaw::at(&text.span, what).help(Some(help)));
            return Err(Stuck);
        }
        self.input(Input::Answer(seat, answer), &text.span)?;
        self.settle(seat, rolls, &text.span)
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
    fn all(&mut self, text: &Text, rolls: &mut VecDeque<&Text>) -> Result<(), Stuck> {
        let Waiting::Seats(seats) = self.bout.waiting() else {
            return Err(self.flaw(&text.span, "nobody is asked".to_owned()));
        };
        for seat in seats.iter() {
            if self.bout.question(seat).is_some() {
                self.answer(seat, text, rolls)?;
            }
        }
        Ok(())
    }

    fn input(&mut self, input: Input<G>, span: &Range<usize>) -> Result<(), Stuck> {
        let mut told = Vec::new();
        match self.bout.play_telling(input, Some(&mut told)) {
            Ok(_) => {
                self.hear(&told);
                Ok(())
            }
            Err(refusal) => Err(self.flaw(span, format!("this is refused: {}", reason(&refusal)))),
        }
    }

    fn feed(&mut self, seat: Seat, rolls: &[Text], span: &Range<usize>) -> Result<(), Stuck> {
        let mut rolls = rolls.iter().collect();
        self.settle(seat, &mut rolls, span)?;
        self.used_up(&rolls)
    }

    /// Chance comes from the script, in order.
    fn settle(&mut self, seat: Seat, rolls: &mut VecDeque<&Text>, span: &Range<usize>) -> Result<(), Stuck> {
        while let Waiting::Chance(chance) = self.bout.waiting() {
            let seat = if seat.0 < self.bout.seats() { seat } else { Seat(0) };
            let Some(text) = rolls.pop_front() else {
                let possible = chance.outcomes(self.bout.pile()).unwrap_or_default();
                let at = self.bout.at(seat);
                let texts: Vec<String> =
                    possible.iter().take(8).map(|(rolled, _)| G::write_rolled(at, rolled)).collect();
                let help = format!("add it to `rolls`: one of {}", texts.join(", "));
                self.flaws.push(Flaw::at(span, format!("chance is missing: {chance:?}")).help(Some(help)));
                return Err(Stuck);
            };
            let read = G::read_rolled(self.bout.at(seat), chance, &text.value);
            let rolled = read.map_err(|what| self.flaw(&text.span, what))?;
            self.input(Input::Chance(rolled), &text.span)?;
        }
        Ok(())
    }

    fn used_up(&mut self, rolls: &VecDeque<&Text>) -> Result<(), Stuck> {
        match rolls.front() {
            None => Ok(()),
            Some(text) => Err(self.flaw(&text.span, format!("`{}` was not used", text.value))),
        }
    }

    fn expect(&mut self, expected: &Expected, told_before: usize, span: &Range<usize>) {
        if let Some(written) = &expected.position {
            self.compare_position(written, span);
        }
        if let Some(waiting) = &expected.waiting {
            self.compare_waiting(waiting);
        }
        if let Some(events) = &expected.events {
            self.compare_events(events, told_before);
        }
        for seen in &expected.seen {
            self.compare_seen(seen);
        }
    }

    fn compare_position(&mut self, written: &toml_edit::Item, span: &Range<usize>) {
        if written.as_table_like().is_some_and(|table| table.is_empty()) {
            return;
        }
        match G::write_position(&self.bout).parse::<toml_edit::DocumentMut>() {
            Ok(found) => compare(written, found.as_item(), span, &mut self.flaws),
            Err(error) => {
                self.flaw(span, format!("the position is written as broken TOML: {error}"));
            }
        }
    }

    /// Who owes which answer, each as `seat: question`; the outcome if the bout is over.
    fn waiting(&self) -> Vec<String> {
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
        if let Some(outcome) = self.bout.outcome() {
            let ending = match outcome.ending {
                Ending::Rules => "rules",
                Ending::Time => "time",
                Ending::Limit => "limit",
            };
            accepted.extend([vec!["nobody".to_owned()], vec![format!("{} by {ending}", found[0])]]);
        }
        let mut written: Vec<String> = expected.values.iter().map(|text| text.value.clone()).collect();
        written.sort();
        accepted.iter_mut().for_each(|texts| texts.sort());
        if accepted.contains(&written) {
            return;
        }
        let new = if found.len() == 1 { list(&found)[1..].replace("\"]", "\"") } else { list(&found) };
        let flaw = Flaw::at(&expected.span, format!("it is {}", found.join(", and ")));
        self.flaws.push(flaw.corrected(&expected.span, new));
    }

    /// In this order; others may stand between them.
    fn compare_events(&mut self, expected: &Texts, told_before: usize) {
        let happened = &self.told[told_before..];
        let mut rest = happened.iter();
        let missing = expected.values.iter().find(|text| !rest.any(|event| *event == text.value));
        let Some(missing) = missing else { return };
        let what =
            format!("`{}` did not happen (in this order); what did: {}", missing.value, happened.join("; "));
        let flaw = Flaw::at(&missing.span, what);
        self.flaws.push(flaw.corrected(&expected.span, list(happened)));
    }

    fn compare_seen(&mut self, seen: &Seen) {
        let viewer = if seen.who.value == "spectator" {
            None
        } else {
            match self.seat(&seen.who) {
                Ok(seat) => Some(seat),
                Err(Stuck) => return,
            }
        };
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

/// The rule that a refusal cites, or the kernel's own reason.
fn cited<G: Notation>(refusal: &Refusal<G>) -> String {
    match refusal {
        Refusal::Illegal(illegal) => illegal.rule().to_owned(),
        Refusal::InBatch(_, inner) => cited(inner),
        Refusal::NotAsked(_) => KERNEL_REASONS[0].to_owned(),
        Refusal::NoSuchSeat(_) => KERNEL_REASONS[1].to_owned(),
        Refusal::HasLeft(_) => KERNEL_REASONS[2].to_owned(),
        Refusal::Over => KERNEL_REASONS[3].to_owned(),
        other => format!("{other:?}"),
    }
}

fn reason<G: Notation>(refusal: &Refusal<G>) -> String {
    match refusal {
        Refusal::Illegal(illegal) => format!("{} {illegal:?}", illegal.rule()),
        other => cited(other),
    }
}

/// `A wins`, `A C win`, `draw A B`.
fn outcome_text<G: Notation>(outcome: &Outcome) -> String {
    let words = |seats: SeatSet| seats.iter().map(G::seat_word).collect::<Vec<_>>().join(" ");
    match (outcome.is_draw(), outcome.first()) {
        (true, first) => format!("draw {}", words(first)),
        (false, first) if first.len() == 1 => format!("{} wins", words(first)),
        (false, first) => format!("{} win", words(first)),
    }
}
