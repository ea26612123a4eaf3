//! One bout between bots, from its opening to its end, and what is noted of it.

use crate::duel::Duel;
use crate::pace::Pace;
use crate::tally::Finished;
use bots::{Bot, Level, Sight};
use kernel::{Bout, Dealer, Hints, Imaginer, Input, Players, Rolled, SEATS_MAX, Seat};

/// Bots take their chance from another seed than the bout, so that what they imagine does not
/// show them what will come.
const OF_BOTS: u64 = 0x626f_7473_0000_0001;

/// Who sits where, and the chance of the bout and of each bot.
pub(crate) struct Seated {
    levels: Vec<Level>,
    dealer: Dealer,
    of_bots: Vec<Dealer>,
}

impl Seated {
    /// Each seat with its level and the number of its source of chance among those of the bout.
    pub(crate) fn new(seed: u64, number: u64, seats: impl Iterator<Item = (Level, u64)>) -> Seated {
        let of_bot = |source| Dealer::stream(seed ^ OF_BOTS, number * SEATS_MAX as u64 + source);
        let (levels, of_bots) = seats.map(|(level, source)| (level, of_bot(source))).unzip();
        Seated { levels, dealer: Dealer::stream(seed, number), of_bots }
    }

    /// The levels of a duel, moved on one seat from bout to bout.
    pub(crate) fn of<R: Hints>(duel: &Duel<R>, number: u64, seats: u8) -> Seated {
        let turned = (number % u64::from(seats)) as usize;
        let level = |seat: usize| match duel.levels.len() {
            0 => Level::Random,
            levels => duel.levels[(seat + turned) % usize::from(seats) % levels],
        };
        Seated::new(duel.seed, number, (0..usize::from(seats)).map(|seat| (level(seat), seat as u64)))
    }
}

/// Who plays one bout, and what is noted of it.
pub(crate) struct Match<'a, R: Hints> {
    duel: &'a Duel<R>,
    dealer: Dealer,
    levels: Vec<Level>,
    bots: Vec<Box<dyn Bot<R>>>,
    answers: u32,
    turns: u32,
    starter: Option<Seat>,
    labels: Vec<Vec<String>>,
    inputs: Vec<Input<R>>,
    pace: Vec<Pace>,
}

impl<'a, R: Hints> Match<'a, R> {
    fn new(duel: &'a Duel<R>, seated: Seated) -> Match<'a, R> {
        let Seated { levels, dealer, of_bots } = seated;
        let bots = levels.iter().zip(of_bots).map(|(level, dealer)| level.bot(dealer)).collect();
        let (answers, turns, starter, labels) = (0, 0, None, vec![Vec::new(); levels.len()]);
        let (inputs, pace) = (Vec::new(), vec![Pace::default(); levels.len()]);
        Match { duel, dealer, levels, bots, answers, turns, starter, labels, inputs, pace }
    }

    /// The bout of those who are seated, from its opening to its end.
    pub(crate) fn play(duel: &'a Duel<R>, seated: impl FnOnce(u8) -> Seated) -> (Finished, Vec<Input<R>>) {
        let mut bout = Bout::open(&duel.setup, &duel.content, None).expect("the set-up was legal before");
        let mut players = Match::new(duel, seated(bout.seats()));
        bout.playout(&mut players, &mut Vec::new());
        players.note_opening(&bout);
        let outcome = bout.outcome().expect("players answer until the bout is over").clone();
        let turns = duel.measures.turns.map(|_| players.turns);
        let road = duel.measures.road.and_then(|road| road(&bout)).map(str::to_owned);
        let Match { levels, answers, starter, labels, inputs, mut pace, .. } = players;
        if !duel.timed {
            pace.clear();
        }
        (Finished { levels, outcome, answers, turns, starter, road, labels, pace }, inputs)
    }

    /// Who starts and what each seat begins with, once that is settled: seats may have to answer before.
    fn note_opening(&mut self, bout: &Bout<R>) {
        let measures = &self.duel.measures;
        if self.starter.is_none() {
            self.starter = measures.starter.and_then(|starter| starter(bout));
        }
        if let Some(labels) = measures.labels
            && self.labels.iter().all(Vec::is_empty)
        {
            self.labels = (0..bout.seats()).map(|seat| labels(bout, Seat(seat))).collect();
        }
    }

    /// What chance answers for the seat.
    fn dealt(&mut self, bout: &Bout<R>, seat: Seat) -> Option<R::Answer> {
        let among = if self.duel.dealt { R::by_chance(bout, seat) } else { Vec::new() };
        (!among.is_empty()).then(|| among[self.dealer.below(among.len() as u32) as usize])
    }

    /// A bout that is over remembers no turns, so they are counted while it runs.
    fn count_turns(&mut self, bout: &Bout<R>) {
        if let Some(turns) = self.duel.measures.turns {
            self.turns = self.turns.max(turns(bout));
        }
    }
}

impl<R: Hints> Players<R> for Match<'_, R> {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.dealer
    }

    fn choose(&mut self, bout: &Bout<R>, seat: Seat, answers: &[R::Answer]) -> Option<usize> {
        self.note_opening(bout);
        self.count_turns(bout);
        let answer = match self.dealt(bout, seat) {
            Some(answer) => answer,
            None => {
                let (imaginer, question) = (Imaginer::new(bout, seat), bout.question(seat)?);
                let (bot, pace) = (&mut self.bots[seat.index()], &mut self.pace[seat.index()]);
                let mut choose = || bot.choose(Sight { imaginer: &imaginer, question, answers });
                if self.duel.timed { pace.of(choose) } else { choose() }
            }
        };
        self.inputs.push(Input::Answer(seat, answer));
        self.answers += 1;
        Some(answers.binary_search(&answer).expect("a bot gives a listed answer"))
    }

    /// The opening is complete when it is settled who starts, even if nobody has been asked yet.
    fn rolled(&mut self, bout: &Bout<R>, rolled: &Rolled) {
        if self.duel.measures.starter.is_some_and(|starter| starter(bout).is_some()) {
            self.note_opening(bout);
        }
        self.inputs.push(Input::Chance(rolled.clone()));
    }
}
