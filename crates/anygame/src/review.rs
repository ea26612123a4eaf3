//! Looking back at a finished bout: the curve of what decides it, the turn in which it tipped, the best deeds, luck, and
//! what else is counted.

mod tipping;

use crate::course::{Course, Stride};
use crate::replay::Unplayable;
use catalog::{Playable, Visitor};
use kernel::{Luck, Seat, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// What is told of a finished bout, to whoever may see its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Review {
    /// What the curve counts, if the game has one.
    pub measure: Option<Message>,
    /// The turns. The first entry is the time before the first one.
    pub turns: Vec<Turn>,
    /// The place among [`Review::turns`] of the turn in which the bout tipped: the lead changed hands for the last time, or
    /// grew beyond what the others ever made good in one turn.
    pub tipped: Option<u32>,
    /// The best deeds.
    pub feats: Vec<Feat>,
    /// What chance gave, against its mean.
    pub luck: Vec<Fortune>,
    /// What else is counted.
    pub figures: Vec<Figure>,
}

/// A turn of a finished bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Its number.
    pub number: u32,
    /// The step of the replay at which it begins.
    pub step: u32,
    /// What decides the game, at its end, by seat.
    pub by_seat: Vec<i64>,
}

/// The best deed of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Feat {
    /// Whose deed it was.
    pub seat: u8,
    /// What was done.
    pub words: Message,
    /// In which turn.
    pub turn: u32,
    /// The step of the replay that shows it.
    pub step: u32,
}

/// What chance gave in one respect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Fortune {
    /// What is added up.
    pub words: Message,
    /// How much more came than the mean, in tenths, by seat. Nothing for whom nothing came.
    pub tenths: Vec<Option<i64>>,
}

/// A line of a bout's statistics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Figure {
    /// What is counted.
    pub words: Message,
    /// The amounts by seat.
    pub by_seat: Vec<i64>,
}

/// Looks back at a finished bout: how many answers each seat gave, and what the game tells.
pub fn review(game: &str, record: &str) -> Result<(Vec<i64>, Review), Unplayable> {
    catalog::with_game(game, Looking(record)).unwrap_or(Err(Unplayable::OtherRules))
}

struct Looking<'a>(&'a str);

impl Visitor for Looking<'_> {
    type Out = Result<(Vec<i64>, Review), Unplayable>;

    fn visit<G: Playable>(self) -> Self::Out {
        let (mut course, opening) = Course::<G>::open(self.0).ok_or(Unplayable::OtherRules)?;
        let seats = usize::from(course.bout.seats());
        let mut past = Past::<G>::default();
        let mut answers = vec![0; seats];
        let mut stride = Some(opening);
        while let Some(done) = stride {
            if let Some(count) = done.by.and_then(|by| answers.get_mut(by.index())) {
                *count += 1;
            }
            past.add(&course, done);
            stride = course.advance();
        }
        let figures = G::count(&course.bout, &past.told).into_iter();
        let first = course.bout.outcome().filter(|outcome| !outcome.is_draw()).map(kernel::Outcome::first);
        let leads = first.map(|first| past.turns.iter().filter_map(|turn| lead(turn, first)).collect());
        let review = Review {
            measure: G::standing(&course.bout).map(|standing| standing.words),
            tipped: leads.and_then(|leads: Vec<i64>| tipping::tipped(&leads)).map(|place| place as u32),
            feats: G::feats(&course.bout, &past.told).into_iter().map(|feat| past.feat(feat)).collect(),
            luck: fortunes(&past.luck, seats),
            figures: figures.map(|(words, by_seat)| Figure { words, by_seat }).collect(),
            turns: past.turns,
        };
        Ok((answers, review))
    }
}

/// By how much the best of these seats is ahead of the best of the others.
fn lead(turn: &Turn, seats: kernel::SeatSet) -> Option<i64> {
    let best = |among: bool| {
        let amounts = (0..).map(Seat).zip(&turn.by_seat);
        amounts.filter(|(seat, _)| seats.contains(*seat) == among).map(|(_, amount)| *amount).max()
    };
    Some(best(true)? - best(false)?)
}

/// What was so in the bout, step by step.
struct Past<G: Playable> {
    told: Vec<Told<G::Event>>,
    /// How much was told by the end of each step.
    ends: Vec<usize>,
    turns: Vec<Turn>,
    luck: Vec<Luck<Message>>,
}

impl<G: Playable> Default for Past<G> {
    fn default() -> Past<G> {
        Past { told: Vec::new(), ends: Vec::new(), turns: Vec::new(), luck: Vec::new() }
    }
}

impl<G: Playable> Past<G> {
    fn add(&mut self, course: &Course<G>, done: Stride<G>) {
        self.told.extend(done.told);
        self.ends.push(self.told.len());
        self.luck.extend(done.luck);
        let by_seat = G::standing(&course.bout).map_or_else(Vec::new, |standing| standing.by_seat);
        // Where the first turn begins with the opening, the opening still comes before it.
        let number = if self.turns.is_empty() { 0 } else { G::turns(&course.bout) };
        match self.turns.last_mut() {
            Some(turn) if number <= turn.number => turn.by_seat = by_seat,
            _ => self.turns.push(Turn { number, step: course.step, by_seat }),
        }
    }

    fn feat(&self, feat: kernel::Feat<Message>) -> Feat {
        let step = self.ends.partition_point(|&end| end <= feat.at) as u32;
        let turn = self.turns.iter().rfind(|turn| turn.step <= step).map_or(0, |turn| turn.number);
        Feat { seat: feat.seat.0, words: feat.words, turn, step }
    }
}

/// The sums of all luck. One that is too fine a fraction to be exact is left out.
fn fortunes(luck: &[Luck<Message>], seats: usize) -> Vec<Fortune> {
    let mut all: Vec<&Message> = Vec::new();
    for one in luck {
        if !all.contains(&&one.words) {
            all.push(&one.words);
        }
    }
    let of = |words: &Message, seat: usize| {
        let mut own = luck.iter().filter(|one| one.words == *words && one.seat.index() == seat).peekable();
        own.peek()?;
        own.try_fold(Fraction(0, 1), Fraction::plus)?.tenths()
    };
    let fortune = |words: &Message| Fortune {
        words: words.clone(),
        tenths: (0..seats).map(|seat| of(words, seat)).collect(),
    };
    all.into_iter().map(fortune).collect()
}

/// A fraction in lowest terms; the second number is above 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    /// The sum of this and of how much more came than the mean, if that can be written down.
    fn plus(self, luck: &Luck<Message>) -> Option<Fraction> {
        let (sum, of) = (i128::from(luck.mean.0), i128::from(luck.mean.1).max(1));
        let more = i128::from(luck.got) * of - sum;
        let (above, below) = (self.0.checked_mul(of)?, more.checked_mul(self.1)?);
        let (sum, of) = (above.checked_add(below)?, self.1.checked_mul(of)?);
        let shared = common(sum.abs(), of);
        Some(Fraction(sum / shared, of / shared))
    }

    /// The nearest number of tenths; of two, the one further from 0.
    fn tenths(self) -> Option<i64> {
        let Fraction(sum, of) = self;
        let nearest = (sum.abs().checked_mul(20)? + of) / (2 * of);
        i64::try_from(nearest * sum.signum()).ok()
    }
}

/// The greatest number that divides both.
fn common(one: i128, other: i128) -> i128 {
    if other == 0 { one } else { common(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::{Fortune, fortunes};
    use kernel::{Luck, Seat};
    use words::Message;

    #[test]
    fn luck_is_added_up_exactly() {
        let words = || Message::new("dice");
        let luck = |seat, got, mean| Luck { seat: Seat(seat), words: words(), got, mean };
        let thirds = [luck(0, 1, (4, 3)), luck(0, 1, (4, 3)), luck(0, 1, (4, 3))];
        assert_eq!(fortunes(&thirds, 2), [Fortune { words: words(), tenths: vec![Some(-10), None] }]);
        let dice = [Luck::of_dice(Seat(1), words(), &[6, 5], 6), Luck::of_dice(Seat(1), words(), &[3], 6)];
        assert_eq!(fortunes(&dice, 2)[0].tenths, [None, Some(35)]);
        let round = [luck(0, 0, (-1, 20)), luck(1, 0, (1, 20))];
        assert_eq!(fortunes(&round, 2)[0].tenths, [Some(1), Some(-1)], "half a tenth goes away from 0");
    }
}
