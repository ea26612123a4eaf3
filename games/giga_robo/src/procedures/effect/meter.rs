//! Verbs that move cards and tokens in Cooldown Meters and out of hands. GR-22, GR-R41, GR-R63, GR-R64.

use super::{AskStep, Effect};
use crate::content::{Amount, Card, Cards, Chooser, Filter, Trauma, Who, Whose};
use crate::event::{Event, Sum};
use crate::legality::responses::possible;
use crate::procedures::{Cx, Flow, Step, ask, is_anew, resolve};
use crate::question::{AbilityAt, Answer, Chosen, Question};
use crate::statics;
use crate::table::Table;
use crate::text::Source;
use kernel::{Chance, Seat};

steps! {
    /// Cards go out of hands: their owners name them, or chance picks them.
    SpendStep { Begin = 0, Hear = 1; Picked = 2 }
}

impl Effect {
    pub(super) fn whose(&self, table: &Table, whose: Whose) -> Option<Seat> {
        match whose {
            Whose::Mine => Some(self.text.seat),
            Whose::Foes => self.opponent(table),
        }
    }

    /// GR-22.13, GR-R41: the user names cards one after the other; each goes up one slot.
    pub(super) fn raise(
        mut self,
        cx: &mut Cx<'_>,
        whose: Whose,
        n: Amount,
        step: AskStep,
        reply: Step,
    ) -> Flow {
        let Some(of) = self.whose(cx.table(), whose) else { return self.done(cx) };
        if step == AskStep::Begin {
            self.left = self.number(cx, n);
            self.chosen = 0;
        } else if let Step::Answer(Answer::Card(card)) = reply {
            slide_up(cx, of, card);
            self.chosen |= Cards::only(card).0;
            self.left -= 1;
        } else if !is_anew(&reply) {
            return self.done(cx);
        }
        let meter = &cx.table().player(of).meter;
        let from = meter[0].cards.union(meter[1].cards).minus(Cards(self.chosen));
        if self.left == 0 || from.is_empty() {
            return self.done(cx);
        }
        ask(
            self.text.seat,
            Question::Card { chosen: Chosen::Raise, of, from, may_stop: false },
            self.on(AskStep::Hear),
        )
    }

    /// Every card of the own meter that fits goes down one slot.
    pub(super) fn lower_all(self, cx: &mut Cx<'_>, filter: &Filter) -> Flow {
        let seat = self.text.seat;
        for slot in 0..3 {
            let cards = cx.table().player(seat).meter[slot].cards;
            for card in cards.iter() {
                if statics::fits(filter, cx.table().facts(cx.content(), seat, card), card) {
                    slide_down(cx, seat, card, slot);
                }
            }
        }
        self.done(cx)
    }

    /// Hand cards go into the meter, Deactivated: chosen by their owner, or by chance; as many different ones as the text
    /// says (GR-R63, GR-R64).
    #[expect(clippy::too_many_arguments, reason = "a verb with its four words, and where it stands")]
    pub(super) fn spend(
        mut self,
        cx: &mut Cx<'_>,
        who: Who,
        n: Amount,
        chooser: Chooser,
        cards: &Filter,
        step: SpendStep,
        reply: Step,
    ) -> Flow {
        match (step, reply) {
            (SpendStep::Begin, _) => {
                self.todo = self.people(cx, who);
                self.left = 0;
            }
            (SpendStep::Hear, Step::Answer(Answer::Card(card))) => self.spend_one(cx, card),
            (SpendStep::Picked, Step::Rolled(rolled)) => {
                let hand = cx.table().player(self.about).hand;
                let from = fitting(cx, self.about, hand, cards).minus(Cards(self.chosen));
                let card = from.nth(rolled.picked() as usize).expect("one of the cards was picked");
                self.spend_one(cx, card);
            }
            (SpendStep::Hear | SpendStep::Picked, Step::Go) => {}
            (SpendStep::Hear | SpendStep::Picked, _) => self.left = 0,
        }
        loop {
            let hand = match chooser {
                Chooser::Owner => possible(cx.table(), cx.content(), self.about),
                Chooser::Chance => cx.table().player(self.about).hand,
            };
            let from = fitting(cx, self.about, hand, cards).minus(Cards(self.chosen));
            if self.left == 0 || from.is_empty() {
                if self.take_next(cx).is_none() {
                    return self.done(cx);
                }
                (self.left, self.chosen) = (self.number(cx, n), 0);
                continue;
            }
            return match chooser {
                Chooser::Owner => {
                    let question =
                        Question::Card { chosen: Chosen::Spend, of: self.about, from, may_stop: false };
                    ask(self.about, question, self.on(SpendStep::Hear))
                }
                Chooser::Chance => Flow::Roll {
                    chance: Chance::Pick { of: u32::from(from.len()) },
                    then: self.on(SpendStep::Picked),
                },
            };
        }
    }

    fn spend_one(&mut self, cx: &mut Cx<'_>, card: Card) {
        into_meter(cx, self.about, card);
        self.chosen |= Cards::only(card).0;
        self.left -= 1;
    }

    /// GR-R48: one card of each hand leaves the game, chosen by its owner.
    pub(super) fn banish(mut self, cx: &mut Cx<'_>, who: Who, step: AskStep, reply: Step) -> Flow {
        if let Step::Answer(Answer::Card(card)) = reply {
            reveal(cx, self.about, card);
            let player = cx.table_mut().player_mut(self.about);
            player.hand.remove(card);
            player.gone.insert(card);
            cx.tell(Event::Banished { of: self.about, card });
        }
        if step == AskStep::Begin {
            self.todo = self.people(cx, who);
        } else if is_anew(&reply) {
            self.todo.insert(self.about);
        }
        while let Some(seat) = self.take_next(cx) {
            let from = possible(cx.table(), cx.content(), seat);
            if !from.is_empty() {
                let question = Question::Card { chosen: Chosen::Banish, of: seat, from, may_stop: false };
                return ask(seat, question, self.on(AskStep::Hear));
            }
        }
        self.done(cx)
    }

    /// An Activated card or ability of the opponent is Deactivated; what rested on it falls.
    pub(super) fn deactivate(self, cx: &mut Cx<'_>, step: AskStep, reply: Step) -> Flow {
        let foe = self.foe;
        match (step, reply) {
            (AskStep::Begin, _) if !has_active(cx.table(), foe) => return self.done(cx),
            (AskStep::Begin, _) | (AskStep::Hear, Step::Go) => {
                return ask(self.text.seat, Question::Deactivate(foe), self.on(AskStep::Hear));
            }
            (AskStep::Hear, Step::Answer(Answer::Card(card))) => {
                cx.table_mut().player_mut(foe).meter.iter_mut().for_each(|slot| {
                    slot.up.remove(card);
                });
                cx.tell(Event::Deactivated { of: foe, source: Source::Card(card) });
            }
            (AskStep::Hear, Step::Answer(Answer::Ability(AbilityAt(at)))) => {
                let player = cx.table_mut().player_mut(foe);
                player.active[usize::from(at)] = false;
                player.laid[usize::from(at)] = 0;
                cx.tell(Event::Deactivated { of: foe, source: Source::Ability(at) });
            }
            (AskStep::Hear, _) => return self.done(cx),
        }
        fall(cx, foe);
        self.done(cx)
    }

    /// Tokens go from the own meter to the same slots of the opponent's.
    pub(super) fn hand_over(mut self, cx: &mut Cx<'_>, n: Amount, step: AskStep, reply: Step) -> Flow {
        let seat = self.text.seat;
        match (step, reply) {
            (AskStep::Begin, _) => self.left = self.number(cx, n),
            (AskStep::Hear, Step::Answer(Answer::Token(slot, trauma))) => {
                let (slot, kind) = (usize::from(slot) - 1, trauma as usize);
                cx.table_mut().player_mut(seat).meter[slot].tokens[kind] -= 1;
                cx.table_mut().player_mut(self.foe).meter[slot].tokens[kind] += 1;
                cx.tell(Event::Cleared { seat, sum: Sum { n: 1, what: trauma.into() } });
                cx.tell(Event::Gained { seat: self.foe, sum: Sum { n: 1, what: trauma.into() } });
                self.left -= 1;
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => return self.done(cx),
        }
        let any = Trauma::ALL.iter().any(|&trauma| cx.table().player(seat).tokens(trauma) > 0);
        if self.left == 0 || !any {
            return self.done(cx);
        }
        ask(seat, Question::Token { left: self.left }, self.on(AskStep::Hear))
    }

    /// This card leaves the game.
    pub(super) fn vanish(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(card) = self.card() {
            let player = cx.table_mut().player_mut(self.text.seat);
            player.used.remove(card);
            player.lift(card);
            player.gone.insert(card);
            cx.tell(Event::Banished { of: self.text.seat, card });
        }
        self.done(cx)
    }

    /// This attack card goes back to hand instead of cooling down.
    pub(super) fn keep_in_hand(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        if let (Some(card), Some(side)) = (self.card(), cx.table().combat.side_of(robot)) {
            let camp = cx.table_mut().combat.camp_mut(side);
            camp.cards.iter_mut().filter(|other| other.card == card).for_each(|other| other.kept = true);
        }
        self.done(cx)
    }
}

/// The cards among these that fit.
fn fitting(cx: &Cx<'_>, seat: Seat, from: Cards, filter: &Filter) -> Cards {
    let fits = |card: &Card| statics::fits(filter, cx.table().facts(cx.content(), seat, *card), *card);
    from.iter().filter(fits).collect()
}

/// GR-R47: marks that a card of the hand is shown.
pub(super) fn reveal(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    if !cx.table().player(seat).shown.contains(card) {
        cx.reveal();
        cx.table_mut().player_mut(seat).shown.insert(card);
    }
}

/// GR-R63: into the slot of its Cooldown Value, Deactivated; a card without one stays in hand and is shown.
fn into_meter(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    reveal(cx, seat, card);
    let slot = cx.table().facts(cx.content(), seat, card).cooldown;
    cx.table_mut().player_mut(seat).cool(card, slot, false);
    cx.tell(Event::cooled(seat, card, slot, false));
}

fn slide_up(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    let player = cx.table_mut().player_mut(seat);
    let Some(slot) = player.slot_of(card).filter(|&slot| slot < 2) else { return };
    let up = player.meter[slot].up.contains(card);
    player.lift(card);
    player.meter[slot + 1].cards.insert(card);
    if up {
        player.meter[slot + 1].up.insert(card);
    }
    cx.tell(Event::Slid { of: seat, card, to: slot as u8 + 2 });
}

/// GR-22.5, GR-22.6, GR-22.12: one slot down; out of slot 1 into the hand.
pub(in crate::procedures) fn slide_down(cx: &mut Cx<'_>, seat: Seat, card: Card, slot: usize) {
    let player = cx.table_mut().player_mut(seat);
    let up = player.meter[slot].up.contains(card);
    player.lift(card);
    match slot.checked_sub(1) {
        None => {
            player.hand.insert(card);
            cx.tell(Event::Returned { of: seat, card });
        }
        Some(below) => {
            player.meter[below].cards.insert(card);
            if up {
                player.meter[below].up.insert(card);
            }
            cx.tell(Event::Slid { of: seat, card, to: below as u8 + 1 });
        }
    }
}

fn has_active(table: &Table, seat: Seat) -> bool {
    !table.player(seat).raised().is_empty() || table.player(seat).active.contains(&true)
}

/// An Instant whose Requirements are broken is Cancelled, an attack's card has no Rules Text any more.
fn fall(cx: &mut Cx<'_>, foe: Seat) {
    use crate::content::Need;
    let (table, content) = (cx.table(), cx.content());
    let broken = |card: Card| {
        let rests = |need: &Need| {
            let Need::Ability(code) = need else { return false };
            !statics::unlocked(table, content, foe, code.as_str())
        };
        table.facts(content, foe, card).needs.iter().any(rests)
    };
    let items: arrayvec::ArrayVec<usize, 48> = (0..table.stack.len())
        .filter(|&at| table.stack[at].seat == foe && table.stack[at].card().is_some_and(broken))
        .collect();
    let side = table.combat.side_of(table.flies(foe));
    let blank: Cards = side.map_or(Cards::default(), |side| {
        table.combat.camp(side).cards.iter().map(|card| card.card).filter(|&card| broken(card)).collect()
    });
    for at in items.into_iter().rev() {
        resolve::cancel(cx, at);
    }
    if let Some(side) = side {
        let camp = cx.table_mut().combat.camp_mut(side);
        camp.cards.iter_mut().filter(|card| blank.contains(card.card)).for_each(|card| card.blank = true);
    }
}
