//! Chance out of a scenario: what falls, in order, and what cannot.

use super::place::Flaw;
use super::play::{Run, Stuck};
use super::read::{Chances, Text};
use super::words::reason;
use kernel::{Chance, Input, Notation, Refusal, Rolled, Seat, Waiting};
use std::collections::VecDeque;
use std::ops::Range;

/// The chance of one step, partly used.
pub(super) struct Script<'a> {
    rolls: VecDeque<&'a Text>,
    impossible: &'a [(usize, Text)],
    /// How many times chance was asked for in this step.
    asked: usize,
}

impl<'a> Script<'a> {
    pub(super) fn of(chance: &'a Chances) -> Script<'a> {
        Script { rolls: chance.rolls.iter().collect(), impossible: &chance.impossible, asked: 0 }
    }
}

/// A card where cards are drawn, dice where dice are rolled.
fn same_kind(chance: Chance, rolled: &Rolled) -> bool {
    match chance {
        Chance::Dice { .. } => matches!(rolled, Rolled::Dice(_)),
        Chance::Draw { .. } => matches!(rolled, Rolled::Drawn(_)),
        Chance::Pick { .. } => matches!(rolled, Rolled::Picked(_)),
    }
}

impl<G: Notation> Run<G> {
    /// The chance before the first step.
    pub(super) fn feed(&mut self, chance: &Chances) -> Result<(), Stuck> {
        let mut script = Script::of(chance);
        self.settle(Seat(0), &mut script, &self.start.clone())?;
        self.used_up(&script)
    }

    /// Chance comes from the script, in order.
    pub(super) fn settle(
        &mut self,
        seat: Seat,
        script: &mut Script<'_>,
        span: &Range<usize>,
    ) -> Result<(), Stuck> {
        let seat = if seat.0 < self.bout.seats() { seat } else { Seat(0) };
        while let Waiting::Chance(chance) = self.bout.waiting() {
            script.asked += 1;
            self.cannot(seat, chance, script)?;
            let Some(text) = script.rolls.pop_front() else { return Err(self.no_chance(seat, chance, span)) };
            let read = G::read_rolled(self.bout.at(seat), chance, &text.value);
            let rolled = read.map_err(|what| self.flaw(&text.span, what))?;
            self.input(Input::Chance(rolled), &text.span)?;
        }
        Ok(())
    }

    /// An impossible roll must be refused as impossible. One that cannot be read is a mistake.
    fn cannot(&mut self, seat: Seat, chance: Chance, script: &Script<'_>) -> Result<(), Stuck> {
        let here = script.impossible.iter().filter(|(time, _)| *time == script.asked);
        for (_, text) in here {
            let read = G::read_rolled(self.bout.at(seat), chance, &text.value);
            let rolled = read.map_err(|what| self.flaw(&text.span, what))?;
            if !same_kind(chance, &rolled) {
                let what = format!("`{}` is no outcome of {chance:?}, possible or not", text.value);
                return Err(self.flaw(&text.span, what));
            }
            match self.bout.clone().play(Input::Chance(rolled)) {
                Err(Refusal::ImpossibleChance(..)) => {}
                Err(other) => {
                    self.flaw(&text.span, format!("`{}` is refused: {}", text.value, reason(&other)));
                }
                Ok(_) => {
                    let possible = self.possible(seat, chance);
                    let what = format!("`{}` is possible here; possible: {possible}", text.value);
                    self.flaw(&text.span, what);
                }
            }
        }
        Ok(())
    }

    fn no_chance(&mut self, seat: Seat, chance: Chance, span: &Range<usize>) -> Stuck {
        let help = format!("add it to `rolls`: one of {}", self.possible(seat, chance));
        self.flaws.push(Flaw::at(span, format!("chance is missing: {chance:?}")).help(Some(help)));
        Stuck
    }

    /// Some of what can come of this chance.
    fn possible(&self, seat: Seat, chance: Chance) -> String {
        let outcomes = chance.outcomes(self.bout.pile()).unwrap_or_default();
        let at = self.bout.at(seat);
        let texts: Vec<String> =
            outcomes.iter().take(8).map(|(rolled, _)| G::write_rolled(at, rolled)).collect();
        texts.join(", ")
    }

    /// Chance that was written and not asked for.
    pub(super) fn used_up(&mut self, script: &Script<'_>) -> Result<(), Stuck> {
        let later = |(time, _): &&(usize, Text)| *time > script.asked;
        for (time, text) in script.impossible.iter().filter(later) {
            let what = format!(
                "`{}`: chance is asked for {} times in this step, not {time}",
                text.value, script.asked
            );
            self.flaw(&text.span, what);
        }
        match script.rolls.front() {
            None => Ok(()),
            Some(text) => Err(self.flaw(&text.span, format!("`{}` was not used", text.value))),
        }
    }
}
