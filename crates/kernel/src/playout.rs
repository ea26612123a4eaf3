//! Playing on without anybody outside: chance and answers are supplied inside the kernel's own loop.

use crate::bout::Bout;
use crate::chance::{Chance, Rolled};
use crate::dealer::Dealer;
use crate::flow::Reply;
use crate::input::Pending;
use crate::rules::Rules;
use crate::seat::Seat;

/// Who plays all seats of a bout, for [`Bout::playout`].
pub trait Players<R: Rules> {
    /// Where chance comes from.
    fn dealer(&mut self) -> &mut Dealer;

    /// Which of the listed answers `seat` gives, by its place in the list. `None` stops here.
    fn choose(&mut self, bout: &Bout<R>, seat: Seat, answers: &[R::Answer]) -> Option<usize>;

    /// Chance has this outcome. `bout` still waits for it.
    #[inline]
    fn rolled(&mut self, _bout: &Bout<R>, _rolled: &Rolled) {}
}

/// What the loop hears when the bout waits.
#[derive(Debug)]
pub(crate) enum Heard<R: Rules> {
    /// Nothing: the bout goes on waiting.
    Nothing,
    /// The only answer there is. It belongs to the input before.
    Forced(Reply<R>),
    /// A new input.
    Input(Reply<R>),
}

/// Who supplies what the bout waits for, inside the loop.
pub(crate) trait Outside<R: Rules> {
    fn hear(&mut self, bout: &Bout<R>) -> Heard<R>;
}

/// Nobody: the bout waits for [`Bout::play`].
pub(crate) struct Nobody;

impl<R: Rules> Outside<R> for Nobody {
    #[inline]
    fn hear(&mut self, bout: &Bout<R>) -> Heard<R> {
        match &bout.pending {
            Pending::Asked(seat, question) => {
                bout.only_answer(*seat, question).map_or(Heard::Nothing, Heard::Forced)
            }
            Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => Heard::Nothing,
        }
    }
}

/// A dealer, and nobody who answers.
struct Chances<'a>(&'a mut Dealer);

impl<R: Rules> Outside<R> for Chances<'_> {
    #[inline]
    fn hear(&mut self, bout: &Bout<R>) -> Heard<R> {
        match bout.pending {
            Pending::Rolling(chance) => Heard::Input(Reply::Rolled(bout.rolled_by(self.0, Seat(0), chance))),
            Pending::Asked(..) | Pending::Apart | Pending::Over(_) => Nobody.hear(bout),
        }
    }
}

/// Players, with room for the list of answers, and whether one of them has stopped.
struct All<'a, R: Rules, P> {
    players: &'a mut P,
    answers: &'a mut Vec<R::Answer>,
    stopped: bool,
}

impl<R: Rules, P: Players<R>> All<'_, R, P> {
    #[inline]
    fn roll(&mut self, bout: &Bout<R>, seat: Seat, chance: Chance) -> Rolled {
        let rolled = bout.rolled_by(self.players.dealer(), seat, chance);
        self.players.rolled(bout, &rolled);
        rolled
    }

    #[inline]
    fn list(&mut self, bout: &Bout<R>, seat: Seat, question: &R::Question) {
        self.answers.clear();
        R::answers(bout.at(seat), question, seat, self.answers);
    }

    #[inline]
    fn choose(&mut self, bout: &Bout<R>, seat: Seat) -> Option<R::Answer> {
        let chosen = self.players.choose(bout, seat, self.answers);
        self.stopped = chosen.is_none();
        Some(self.answers[chosen?])
    }
}

impl<R: Rules, P: Players<R>> Outside<R> for All<'_, R, P> {
    /// A listed answer is legal, and a dealer rolls what is asked: neither is judged again. A list with two
    /// entries proves that the seat must be asked.
    #[inline(always)]
    fn hear(&mut self, bout: &Bout<R>) -> Heard<R> {
        match &bout.pending {
            Pending::Asked(seat, question) => {
                self.list(bout, *seat, question);
                if self.answers.len() == 1
                    && let Some(reply) = bout.only_answer(*seat, question)
                {
                    return Heard::Forced(reply);
                }
                self.choose(bout, *seat).map_or(Heard::Nothing, |answer| Heard::Input(Reply::Answer(answer)))
            }
            Pending::Rolling(chance) => Heard::Input(Reply::Rolled(self.roll(bout, Seat(0), *chance))),
            Pending::Apart | Pending::Over(_) => Heard::Nothing,
        }
    }
}

impl<R: Rules> Bout<R> {
    /// Plays on until the bout is over or a player stops. The same as listing, choosing and
    /// [`Bout::play`] in turn, but faster. `room` is where answers are listed.
    pub fn playout(&mut self, players: &mut impl Players<R>, room: &mut Vec<R::Answer>) {
        self.plan.drop();
        let mut all = All { players, answers: room, stopped: false };
        loop {
            match &self.pending {
                Pending::Over(_) => return,
                Pending::Asked(..) | Pending::Rolling(_) => {
                    match all.hear(self) {
                        Heard::Nothing => return,
                        Heard::Forced(reply) | Heard::Input(reply) => {
                            self.run(reply, None, &mut false, &mut all);
                        }
                    }
                    // Strands that close at once, with nobody asked in them, lead back here without a stop.
                    if all.stopped {
                        return;
                    }
                }
                Pending::Apart => match self.strands.rolling() {
                    Some((seat, chance)) => {
                        let rolled = all.roll(self, seat, chance);
                        self.run_strand(seat, Reply::Rolled(rolled), None, &mut false);
                    }
                    None => {
                        let seat = self.strands.owing().iter().next().expect("an open strand owes something");
                        let question = self.question(seat).expect("a seat that owes is asked").clone();
                        all.list(self, seat, &question);
                        let Some(answer) = all.choose(self, seat) else { return };
                        self.run_strand(seat, Reply::Answer(answer), None, &mut false);
                    }
                },
            }
        }
    }

    /// Lets `dealer` supply chance until a seat owes an answer or the bout is over.
    #[inline]
    pub fn settle(&mut self, dealer: &mut Dealer) {
        loop {
            match &self.pending {
                Pending::Rolling(chance) => {
                    let rolled = self.rolled_by(dealer, Seat(0), *chance);
                    self.run(Reply::Rolled(rolled), None, &mut false, &mut Chances(dealer));
                }
                Pending::Apart => {
                    let Some((seat, chance)) = self.strands.rolling() else { return };
                    let rolled = self.rolled_by(dealer, seat, chance);
                    self.run_strand(seat, Reply::Rolled(rolled), None, &mut false);
                }
                Pending::Asked(..) | Pending::Over(_) => return,
            }
        }
    }
}
