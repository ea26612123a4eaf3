//! Verbs about dice. GR-13.3, GR-13.5, GR-13.7, GR-R25, GR-R51, GR-R61, GR-R62, GR-R77.

use super::{AskStep, Effect};
use crate::content::{Amount, DiceKind, Price, Rerolled, Whose};
use crate::dice::{DieKind, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::attack;
use crate::procedures::{Cx, Flow, Hurt, Step, ask, is_anew, stock};
use crate::question::{Answer, DiceSet, Nth, Question, Sides};
use crate::table::Stage;
use kernel::{Chance, Seat};

/// What a re-roll says.
#[derive(Clone, Copy)]
pub(super) struct Reroll {
    pub(super) whose: Rerolled,
    pub(super) n: Option<Amount>,
    pub(super) price: Option<Price>,
    pub(super) answered: bool,
}

steps! {
    /// Dice are chosen and roll again; then those of the other side, if the text says so.
    RerollStep {
        Begin = 0,
        Hear = 1,
        Twelves = 2,
        Tens = 3,
        Rerolled = 4,
        HearAnswer = 5,
        AnswerTwelves = 6,
        AnswerTens = 7; Answered = 8
    }
}

impl RerollStep {
    /// Whether ten-sided dice fall.
    fn tens(self) -> bool {
        matches!(self, RerollStep::Tens | RerollStep::AnswerTens)
    }

    fn next(self) -> RerollStep {
        (self as u8 + 1).into()
    }
}

impl Effect {
    fn side(&self, cx: &Cx<'_>) -> Option<Side> {
        cx.table().combat.side_of(cx.table().flies(self.text.seat))
    }

    fn sides(&self, cx: &Cx<'_>, whose: Rerolled) -> [bool; 2] {
        let Some(mine) = self.side(cx) else { return [true, true] };
        match whose {
            Rerolled::Either => [true, true],
            Rerolled::Mine | Rerolled::MyDefense => [mine == Side::Active, mine == Side::Reactive],
            Rerolled::Foes => [mine == Side::Reactive, mine == Side::Active],
        }
    }

    /// How many dice there are to choose from.
    pub(super) fn dice_of(&self, cx: &Cx<'_>, whose: Rerolled) -> u8 {
        let sides = self.sides(cx, whose);
        cx.table().combat.dice.iter().filter(|die| sides[die.side as usize] && !die.out).count() as u8
    }

    /// GR-12.6, GR-12.10: dice for a roll that is still to be made; those fallen already stay.
    pub(super) fn add_dice(self, cx: &mut Cx<'_>, whose: Whose, kind: DiceKind, n: Amount) -> Flow {
        let Some(mine) = self.side(cx) else { return self.done(cx) };
        let side = if whose == Whose::Mine { mine } else { mine.other() };
        let n = crate::statics::number(cx.table(), cx.content(), self.counting(), n);
        let camp = cx.table_mut().combat.camp_mut(side);
        match kind {
            DiceKind::Attack => camp.more = camp.more.saturating_add(n),
            DiceKind::Power => camp.gift = camp.gift.saturating_add(n),
            DiceKind::Defense => camp.ten_sided = camp.ten_sided.saturating_add(n),
        }
        attack::recount(cx);
        self.done(cx)
    }

    /// GR-13.5: dice are chosen one by one, set-aside ones among them, and rolled together.
    pub(super) fn reroll(mut self, cx: &mut Cx<'_>, order: Reroll, step: RerollStep, reply: Step) -> Flow {
        match (step, reply) {
            (RerollStep::Begin, _) => {
                self.chosen = 0;
                let all = order.n.is_none() && order.price.is_none();
                self.left = match (order.n, order.price) {
                    (Some(n), _) => self.number(cx, n),
                    (None, Some(price)) => stock::times(cx.table(), self.text.seat, self.text.source, price),
                    (None, None) => u8::MAX,
                };
                if all {
                    self.chosen = all_of(cx, self.sides(cx, order.whose));
                    return self.roll_chosen(cx, RerollStep::Twelves);
                }
                self.ask_dice(cx, order)
            }
            (RerollStep::Hear, Step::Go) => self.ask_dice(cx, order),
            (RerollStep::HearAnswer, Step::Go) => self.ask_rival(cx),
            (RerollStep::Hear, Step::Answer(Answer::Die(die))) => self.with_die(die).ask_dice(cx, order),
            (RerollStep::HearAnswer, Step::Answer(Answer::Die(die))) => self.with_die(die).ask_rival(cx),
            (RerollStep::Hear, _) => self.pay_and_roll(cx, order.price),
            (RerollStep::HearAnswer, _) => self.roll_chosen(cx, RerollStep::AnswerTwelves),
            (RerollStep::Rerolled, _) if order.answered && self.faces_attack(cx) => {
                (self.chosen, self.left) = (0, self.sum);
                self.ask_rival(cx)
            }
            (RerollStep::Rerolled | RerollStep::Answered, _) => self.done(cx),
            (
                RerollStep::Twelves | RerollStep::Tens | RerollStep::AnswerTwelves | RerollStep::AnswerTens,
                Step::Rolled(rolled),
            ) => {
                self.set(cx, step.tens(), rolled.faces());
                self.roll_chosen(cx, step.next())
            }
            (
                RerollStep::Twelves | RerollStep::Tens | RerollStep::AnswerTwelves | RerollStep::AnswerTens,
                _,
            ) => self.roll_chosen(cx, step),
        }
    }

    fn with_die(self, Nth(die): Nth) -> Effect {
        Effect { chosen: self.chosen | 1 << die, left: self.left - 1, ..self }
    }

    /// GR-29.1: whether the other side makes an Attack Roll as well. A Defense Roll does not count.
    fn faces_attack(&self, cx: &Cx<'_>) -> bool {
        self.side(cx).is_some_and(|mine| cx.table().combat.attacks(mine.other()))
    }

    /// The player on the other side of the combat.
    fn rival(&self, cx: &Cx<'_>) -> Seat {
        let combat = &cx.table().combat;
        combat.other(cx.table().flies(self.text.seat)).unwrap_or(self.text.seat)
    }

    fn theirs(&self, cx: &Cx<'_>) -> [bool; 2] {
        let [mine, theirs] = self.sides(cx, Rerolled::Mine);
        [theirs, mine]
    }

    /// The user names the next die, as long as there is one to name.
    fn ask_dice(self, cx: &mut Cx<'_>, order: Reroll) -> Flow {
        let (asked, sides) = (self.text.seat, self.sides(cx, order.whose));
        match self.open_dice(cx, sides, asked, order.price) {
            Some(question) => ask(asked, question, self.on(RerollStep::Hear)),
            None => self.pay_and_roll(cx, order.price),
        }
    }

    /// The same for the player on the other side, who pays nothing.
    fn ask_rival(self, cx: &mut Cx<'_>) -> Flow {
        let (asked, sides) = (self.rival(cx), self.theirs(cx));
        match self.open_dice(cx, sides, asked, None) {
            Some(question) => ask(asked, question, self.on(RerollStep::HearAnswer)),
            None => self.roll_chosen(cx, RerollStep::AnswerTwelves),
        }
    }

    fn open_dice(
        &self,
        cx: &Cx<'_>,
        sides: [bool; 2],
        asked: Seat,
        price: Option<Price>,
    ) -> Option<Question> {
        // One die of a side that is named is of that side's roll alone.
        let open = (0u8..)
            .zip(cx.table().combat.dice.iter())
            .any(|(at, die)| sides[die.side as usize] && !die.out && self.chosen & (1 << at) == 0);
        let asks = self.left > 0 && open && !cx.left().contains(asked);
        let (sides, chosen) = (Sides(sides), DiceSet(self.chosen));
        asks.then_some(Question::Dice { sides, chosen, most: self.left, price })
    }

    fn pay_and_roll(mut self, cx: &mut Cx<'_>, price: Option<Price>) -> Flow {
        let count = self.chosen.count_ones() as u8;
        self.sum = count;
        if let Some(price) = price {
            let owed = stock::pay(cx, self.text.seat, price, count);
            assert!(owed.is_none(), "packs say no re-roll that costs tokens of the meter");
        }
        self.roll_chosen(cx, RerollStep::Twelves)
    }

    /// The chosen dice fall, twelve-sided ones before ten-sided ones.
    fn roll_chosen(self, cx: &mut Cx<'_>, mut step: RerollStep) -> Flow {
        while !matches!(step, RerollStep::Rerolled | RerollStep::Answered) {
            let dice = (0u8..).zip(cx.table().combat.dice.iter());
            let count = dice.filter(|&(at, die)| self.is_rolled(at, die.kind, step.tens())).count() as u8;
            if count > 0 {
                let chance = Chance::Dice { count, sides: if step.tens() { 10 } else { 12 } };
                return Flow::Roll { chance, then: self.on(step) };
            }
            step = step.next();
        }
        Flow::Go(self.on(step))
    }

    fn is_rolled(&self, at: u8, kind: DieKind, tens: bool) -> bool {
        self.chosen & (1 << at) != 0 && (kind == DieKind::Defense) == tens
    }

    /// GR-R51, GR-R77: the new results, with what lasting texts add to them.
    fn set(&self, cx: &mut Cx<'_>, tens: bool, faces: &[u8]) {
        let mut faces = faces.iter();
        let mut dice = cx.table().combat.dice;
        for (at, die) in (0u8..).zip(dice.iter_mut()) {
            if self.is_rolled(at, die.kind, tens) {
                let face = *faces.next().expect("as many dice were rolled") as i8;
                let more = attack::results(cx.table(), cx.content(), die.side, die.kind);
                cx.tell(Event::Rerolled {
                    seat: cx.table().combat.seat(die.side),
                    from: die.value,
                    to: face + more,
                });
                die.value = face + more;
            }
        }
        cx.table_mut().combat.dice = dice;
        cx.table_mut().combat.change();
    }

    /// GR-R25: removed dice cannot come back.
    pub(super) fn drop_lowest(self, cx: &mut Cx<'_>, n: Amount) -> Flow {
        let Some(side) = self.side(cx).map(Side::other) else { return self.done(cx) };
        for _ in 0..self.number(cx, n) {
            let seat = cx.table().combat.seat(side);
            let dice = &mut cx.table_mut().combat.dice;
            let lowest =
                dice.iter_mut().filter(|die| die.side == side && !die.out).min_by_key(|die| die.value);
            let Some(die) = lowest else { break };
            die.out = true;
            let value = die.value;
            cx.table_mut().combat.change();
            cx.tell(Event::LostDie { seat, of: value });
        }
        self.done(cx)
    }

    /// GR-13.9: how many dice of the opponent are successes now.
    pub(super) fn foes_successes(&self, cx: &Cx<'_>) -> u8 {
        let Some(side) = self.side(cx).map(Side::other) else { return 0 };
        let contest = cx.table().combat.contest();
        if contest.winner == Some(side) { contest.successes } else { 0 }
    }

    /// GR-13.9, GR-R25: as many of the opponent's dice as are successes are removed, the highest first.
    pub(super) fn drop_successes(self, cx: &mut Cx<'_>, n: Amount) -> Flow {
        let Some(side) = self.side(cx).map(Side::other) else { return self.done(cx) };
        for _ in 0..self.number(cx, n).min(self.foes_successes(cx)) {
            let contest = cx.table().combat.contest();
            let seat = cx.table().combat.seat(side);
            let dice = cx.table_mut().combat.dice.iter_mut().enumerate();
            let counts = |(at, die): &(usize, &mut crate::dice::Die)| {
                die.side == side && !die.out && !contest.is_set_aside(*at)
            };
            let Some((_, die)) = dice.filter(counts).max_by_key(|(_, die)| die.value) else { break };
            die.out = true;
            let value = die.value;
            cx.table_mut().combat.change();
            cx.tell(Event::LostDie { seat, of: value });
        }
        self.done(cx)
    }

    /// One Attack Die of the own roll counts one more.
    pub(super) fn raise_die(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(side) = self.side(cx) else { return self.done(cx) };
        let mine = |die: &crate::dice::Die| die.side == side && die.kind == DieKind::Attack && !die.out;
        if is_anew(&reply) && cx.table().combat.dice.iter().any(mine) {
            let sides = self.sides(cx, Rerolled::Mine);
            let question = Question::Dice {
                sides: Sides(sides),
                chosen: DiceSet(self.others(cx, side)),
                most: 1,
                price: None,
            };
            return ask(self.text.seat, question, self.on(AskStep::Hear));
        }
        if let Step::Answer(Answer::Die(Nth(at))) = reply {
            let seat = cx.table().combat.seat(side);
            let die = &mut cx.table_mut().combat.dice[usize::from(at)];
            die.value += 1;
            let value = die.value;
            cx.table_mut().combat.change();
            cx.tell(Event::TurnedDie { seat, from: value - 1, to: value });
        }
        self.done(cx)
    }

    /// Dice of the side that are no Attack Dice, as if they were chosen already.
    fn others(&self, cx: &Cx<'_>, side: Side) -> u64 {
        let dice = (0u8..).zip(cx.table().combat.dice.iter());
        dice.filter(|(_, die)| die.side == side && die.kind != DieKind::Attack)
            .fold(0, |all, (at, _)| all | 1 << at)
    }

    /// GR-30.6: the opponent's attack succeeds with exactly this many successes, unless they can no longer be changed.
    pub(super) fn concede(self, cx: &mut Cx<'_>, successes: u8) -> Flow {
        let mine = self.side(cx);
        let combat = &mut cx.table_mut().combat;
        if !combat.locked && mine == Some(Side::Reactive) {
            combat.conceded = Some(successes);
            combat.change();
        }
        self.done(cx)
    }

    /// Instants cannot change the successes of the own attack from now on.
    pub(super) fn lock(self, cx: &mut Cx<'_>) -> Flow {
        if !self.side(cx).is_some_and(|side| cx.table().combat.attacks(side)) {
            return self.done(cx);
        }
        let combat = &mut cx.table_mut().combat;
        combat.locked = true;
        if matches!(combat.stage, Stage::Rolled | Stage::Determined) {
            combat.settle();
        }
        self.done(cx)
    }

    /// The coming damage is halved, once for each own Defense Die above an Attack Die of the opponent.
    pub(super) fn halve_by_defense(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let theirs = combat
            .dice
            .iter()
            .filter(|die| die.side == Side::Active && die.kind == DieKind::Attack && !die.out);
        let lowest = theirs.map(|die| die.value).min();
        let better = |die: &&crate::dice::Die| {
            die.side == Side::Reactive
                && die.kind == DieKind::Defense
                && !die.out
                && lowest.is_some_and(|low| die.value > low)
        };
        let count = combat.dice.iter().filter(better).count() as u8;
        cx.table_mut().combat.halved += count;
        self.done(cx)
    }

    /// The damage that is about to be inflicted is halved.
    pub(super) fn halve_damage(self, cx: &mut Cx<'_>) -> Flow {
        for frame in cx.below_mut().iter_mut().rev() {
            if let Frame::Hurt(hurt) = frame {
                Hurt::halve(hurt);
                break;
            }
        }
        self.done(cx)
    }
}

impl Effect {
    /// The damage that is about to be inflicted is so much less.
    pub(super) fn lessen_damage(self, cx: &mut Cx<'_>, n: Amount) -> Flow {
        let n = self.number(cx, n);
        for frame in cx.below_mut().iter_mut().rev() {
            if let Frame::Hurt(hurt) = frame {
                Hurt::lessen(hurt, n);
                break;
            }
        }
        self.done(cx)
    }
}

/// All dice of these sides that are in the roll.
fn all_of(cx: &Cx<'_>, sides: [bool; 2]) -> u64 {
    let dice = (0u8..).zip(cx.table().combat.dice.iter());
    dice.filter(|(_, die)| sides[die.side as usize] && !die.out).fold(0, |all, (at, _)| all | 1 << at)
}
