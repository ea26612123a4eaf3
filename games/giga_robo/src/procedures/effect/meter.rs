//! Verbs that move cards and tokens in Cooldown Meters and out of hands. GR-22, GR-R41, GR-R63, GR-R64.

use super::{AskStep, CallStep, Effect};
use crate::content::{
    Amount, Card, Cards, Chooser, Code, Filter, Hook, Icon, Static, Trauma, Verb, Who, Whose, Zone,
};
use crate::event::{Event, Sum};
use crate::legality::responses::possible;
use crate::procedures::{Cx, Flow, Step, Stirring, ask, attack, hooks, is_anew, resolve};
use crate::queries;
use crate::question::{AbilityAt, Answer, Chosen, Question};
use crate::statics;
use crate::table::Table;
use crate::text::Source;
use kernel::{Chance, Seat};

steps! {
    /// Cards go up, then cards go down.
    ShiftStep { Begin = 0, HearUp = 1; HearDown = 2 }
}

/// What a text says of cards that leave the game.
#[derive(Clone, Copy)]
pub(super) struct Expel<'a> {
    pub(super) who: Who,
    pub(super) n: Amount,
    pub(super) from: Zone,
    pub(super) cards: &'a Filter,
}

/// What a text says of hand cards that go into meters.
#[derive(Clone, Copy)]
pub(super) struct Spend<'a> {
    pub(super) who: Who,
    pub(super) n: Amount,
    pub(super) chooser: Chooser,
    pub(super) cards: &'a Filter,
    pub(super) up_to: bool,
    pub(super) activated: bool,
}

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

    /// GR-22.13, GR-R41: the user names cards one after the other; each goes up one slot, or to slot 3.
    pub(super) fn raise(
        mut self,
        cx: &mut Cx<'_>,
        (whose, n, top): (Whose, Amount, bool),
        step: AskStep,
        reply: Step,
    ) -> Flow {
        let Some(of) = self.whose(cx.table(), whose) else { return self.done(cx) };
        if step == AskStep::Begin {
            self.left = self.number(cx, n);
            self.chosen = 0;
        } else if let Step::Answer(Answer::Card(card)) = reply {
            slide_up(cx, of, card, top);
            self.chosen |= Cards::only(card).0;
            self.left -= 1;
            self.done += 1;
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

    /// The cards that the verb could raise.
    pub(super) fn raisable(&self, cx: &Cx<'_>, verb: &Verb) -> Cards {
        let Verb::Raise { whose, .. } = verb else { return Cards::default() };
        let of = self.whose(cx.table(), *whose);
        of.map_or(Cards::default(), |of| {
            let meter = &cx.table().player(of).meter;
            meter[0].cards.union(meter[1].cards)
        })
    }

    /// The cards of the own meter that fit.
    pub(super) fn returnable(&self, cx: &Cx<'_>, filter: &Filter) -> Cards {
        fitting(cx, self.text.seat, cx.table().player(self.text.seat).cooling(), filter)
    }

    /// GR-22.13, GR-R41: first the user names cards that go up one slot, then cards that go down one; each card once.
    pub(super) fn shift(
        mut self,
        cx: &mut Cx<'_>,
        n: Option<Amount>,
        filter: &Filter,
        step: ShiftStep,
        reply: Step,
    ) -> Flow {
        let seat = self.text.seat;
        let mut up = step != ShiftStep::HearDown;
        match (step, reply) {
            (ShiftStep::Begin, _) => {
                (self.left, self.chosen) = (n.map_or(u8::MAX, |n| self.number(cx, n)), 0);
            }
            (ShiftStep::HearUp | ShiftStep::HearDown, Step::Answer(Answer::Card(card))) => {
                if up {
                    slide_up(cx, seat, card, false);
                } else if let Some(slot) = cx.table().player(seat).slot_of(card) {
                    slide_down(cx, seat, card, slot);
                }
                self.chosen |= Cards::only(card).0;
                (self.left, self.done) = (self.left - 1, self.done + 1);
            }
            (ShiftStep::HearUp | ShiftStep::HearDown, Step::Go) => {}
            (ShiftStep::HearUp, _) => up = false,
            (ShiftStep::HearDown, _) => return self.done(cx),
        }
        let open = self.returnable(cx, filter).minus(Cards(self.chosen));
        let top = cx.table().player(seat).meter[2].cards;
        let ways = [(up, open.minus(top), Chosen::Raise), (true, open, Chosen::Lower)];
        let Some((_, from, chosen)) = ways.into_iter().find(|(asked, from, _)| *asked && !from.is_empty())
        else {
            return self.done(cx);
        };
        if self.left == 0 || cx.left().contains(seat) {
            return self.done(cx);
        }
        let hear = if chosen == Chosen::Raise { ShiftStep::HearUp } else { ShiftStep::HearDown };
        ask(seat, Question::Card { chosen, of: seat, from, may_stop: true }, self.on(hear))
    }

    /// GR-22.12: the user names cards of the own meter that come back to hand.
    pub(super) fn give_back(
        mut self,
        cx: &mut Cx<'_>,
        n: Amount,
        filter: &Filter,
        step: AskStep,
        reply: Step,
    ) -> Flow {
        let seat = self.text.seat;
        match (step, reply) {
            (AskStep::Begin, _) => self.left = self.number(cx, n),
            (AskStep::Hear, Step::Answer(Answer::Card(card))) => {
                return_to_hand(cx, seat, card);
                (self.left, self.done) = (self.left - 1, self.done + 1);
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => return self.done(cx),
        }
        let from = self.returnable(cx, filter);
        if self.left == 0 || from.is_empty() {
            return self.done(cx);
        }
        let question = Question::Card { chosen: Chosen::Return, of: seat, from, may_stop: false };
        ask(seat, question, self.on(AskStep::Hear))
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
    pub(super) fn spend(mut self, cx: &mut Cx<'_>, order: Spend<'_>, step: SpendStep, reply: Step) -> Flow {
        let Spend { who, n, chooser, cards, up_to, activated } = order;
        match (step, reply) {
            (SpendStep::Begin, _) => {
                self.todo = self.people(cx, who);
                (self.left, self.spent) = (0, 0);
            }
            (SpendStep::Hear, Step::Answer(Answer::Card(card))) => self.spend_one(cx, card, activated),
            (SpendStep::Picked, Step::Rolled(rolled)) => {
                let hand = cx.table().player(self.about).hand;
                let from = fitting(cx, self.about, hand, cards).minus(Cards(self.chosen));
                let card = from.nth(rolled.picked() as usize).expect("one of the cards was picked");
                self.spend_one(cx, card, activated);
            }
            (SpendStep::Hear | SpendStep::Picked, Step::Go) => {}
            (SpendStep::Hear | SpendStep::Picked, _) => self.left = 0,
        }
        loop {
            let hand = match chooser {
                Chooser::Owner => possible(cx.table(), cx.content(), self.about),
                Chooser::Chance => cx.table().player(self.about).hand,
                // GR-R98: what nobody has seen cannot be named.
                Chooser::User | Chooser::Foe => {
                    let player = cx.table().player(self.about);
                    player.hand.and(player.shown)
                }
            };
            let from = fitting(cx, self.about, hand, cards).minus(Cards(self.chosen));
            if self.left == 0 || from.is_empty() {
                if self.take_next(cx).is_none() {
                    return self.done(cx);
                }
                (self.left, self.chosen) = (self.number(cx, n), 0);
                continue;
            }
            // GR-R90: what must go as a whole is not named card by card.
            let all = chooser == Chooser::Owner && !up_to && from.len() <= self.left;
            if all && from.minus(cx.table().player(self.about).hand).is_empty() {
                from.iter().for_each(|card| self.spend_one(cx, card, activated));
                self.left = 0;
                continue;
            }
            return match chooser {
                Chooser::Owner | Chooser::User | Chooser::Foe => {
                    let question =
                        Question::Card { chosen: Chosen::Spend, of: self.about, from, may_stop: up_to };
                    let asked = match chooser {
                        Chooser::User => self.text.seat,
                        Chooser::Foe => self.foe,
                        Chooser::Owner | Chooser::Chance => self.about,
                    };
                    ask(asked, question, self.on(SpendStep::Hear))
                }
                Chooser::Chance => Flow::Roll {
                    chance: Chance::Pick { of: u32::from(from.len()) },
                    then: self.on(SpendStep::Picked),
                },
            };
        }
    }

    /// GR-R47: the cards that the user may put away, for all that the others know.
    pub(super) fn spendable(&self, cx: &Cx<'_>, filter: &Filter) -> Cards {
        let seat = self.text.seat;
        fitting(cx, seat, possible(cx.table(), cx.content(), seat), filter)
    }

    fn spend_one(&mut self, cx: &mut Cx<'_>, card: Card, up: bool) {
        self.spent = self.spent.saturating_add(statics::cost(cx.table(), cx.content(), self.about, card));
        into_meter(cx, self.about, card, up);
        self.sum = cx.table().facts(cx.content(), self.about, card).dice;
        self.chosen |= Cards::only(card).0;
        (self.left, self.done) = (self.left - 1, self.done + 1);
    }

    /// GR-R48: cards of hands or meters leave the game, chosen by their owners.
    pub(super) fn expel(mut self, cx: &mut Cx<'_>, order: Expel<'_>, step: AskStep, reply: Step) -> Flow {
        let Expel { who, n, from: zone, cards } = order;
        match (step, reply) {
            (AskStep::Begin, _) => (self.todo, self.left) = (self.people(cx, who), 0),
            (AskStep::Hear, Step::Answer(Answer::Card(card))) => {
                reveal(cx, self.about, card);
                lift(cx, self.about, card);
                let player = cx.table_mut().player_mut(self.about);
                player.hand.remove(card);
                player.gone.insert(card);
                cx.tell(Event::Banished { of: self.about, card });
                (self.left, self.done) = (self.left - 1, self.done + 1);
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => self.left = 0,
        }
        loop {
            let there = match zone {
                Zone::Hand => possible(cx.table(), cx.content(), self.about),
                Zone::Meter => cx.table().player(self.about).cooling(),
            };
            let from = fitting(cx, self.about, there, cards);
            if self.left > 0 && !from.is_empty() {
                let question =
                    Question::Card { chosen: Chosen::Banish, of: self.about, from, may_stop: false };
                return ask(self.about, question, self.on(AskStep::Hear));
            }
            if self.take_next(cx).is_none() {
                return self.done(cx);
            }
            self.left = self.number(cx, n);
        }
    }

    /// GR-24.8, GR-R90: Activated cards of the opponent are Deactivated; what rested on them falls.
    pub(super) fn turn_down(mut self, cx: &mut Cx<'_>, n: Amount, step: AskStep, reply: Step) -> Flow {
        let foe = self.foe;
        match (step, reply) {
            (AskStep::Begin, _) => self.left = self.number(cx, n),
            (AskStep::Hear, Step::Answer(Answer::Card(card))) => {
                lay_down(cx, foe, card);
                (self.left, self.done) = (self.left - 1, self.done + 1);
                fall(cx, foe);
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => return self.done(cx),
        }
        let from = cx.table().player(foe).raised();
        if self.left == 0 || from.is_empty() {
            return self.done(cx);
        }
        let question = Question::Card { chosen: Chosen::Deactivate, of: foe, from, may_stop: false };
        ask(self.text.seat, question, self.on(AskStep::Hear))
    }

    /// GR-R103: an attack card has an icon until the turn ends; the user shows which.
    pub(super) fn grant(self, cx: &mut Cx<'_>, icon: Icon, reply: Step) -> Flow {
        let seat = self.text.seat;
        if is_anew(&reply) {
            let from = self.grantable(cx, icon);
            if from.is_empty() || cx.left().contains(seat) {
                return self.done(cx);
            }
            let question = Question::Card { chosen: Chosen::Grant, of: seat, from, may_stop: false };
            return ask(seat, question, self.on(AskStep::Hear));
        }
        if let Step::Answer(Answer::Card(card)) = reply {
            reveal(cx, seat, card);
            cx.table_mut().player_mut(seat).granted[icon as usize].insert(card);
            cx.tell(Event::Granted { of: seat, card, icon });
            attack::look_for_counter(cx);
        }
        self.done(cx)
    }

    /// The attack cards that could get the icon.
    fn grantable(&self, cx: &Cx<'_>, icon: Icon) -> Cards {
        let (table, content, seat) = (cx.table(), cx.content(), self.text.seat);
        let hand = possible(table, content, seat);
        let side = table.combat.side_of(table.flies(seat)).filter(|_| icon == Icon::Counter);
        let played = side.map(|side| table.combat.camp(side).cards.iter().map(|card| card.card).collect());
        let spares = self.spares(cx);
        let lacks = |card: &Card| {
            let facts = table.facts(content, seat, *card);
            let has = match icon {
                Icon::Combo => facts.combo,
                Icon::Counter => facts.counter,
            } || table.player(seat).immune.contains(*card);
            facts.kind.is_attack() && !has && !(spares && facts.ultimate)
        };
        hand.union(played.unwrap_or_default()).iter().filter(lacks).collect()
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
                lay_down(cx, foe, card);
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

    /// GR-24.8: an own ability is Deactivated.
    pub(super) fn switch_off(self, cx: &mut Cx<'_>, code: Code, step: CallStep) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let place = statics::place_of(cx.table(), cx.content(), robot, code.as_str());
        let Some(at) = place.filter(|_| step == CallStep::Begin) else { return self.done(cx) };
        let texts = resolve::switch_off(cx, self.text.seat, at);
        hooks(cx, texts, self.on(CallStep::Called))
    }

    /// A Deactivated card of the own meter is Activated; texts may wait for that.
    pub(super) fn activate(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.text.seat;
        let from = queries::wakeable(cx.table(), cx.content(), seat);
        if is_anew(&reply) && from.len() > 1 && !cx.left().contains(seat) {
            let question = Question::Card { chosen: Chosen::Activate, of: seat, from, may_stop: false };
            return ask(seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        if let Some(card) = named.or(from.nth(0)) {
            for slot in &mut cx.table_mut().player_mut(seat).meter {
                if slot.cards.contains(card) {
                    slot.up.insert(card);
                }
            }
            cx.tell(Event::Activated { of: seat, source: Source::Card(card) });
            stir(cx, seat, card, Hook::Activated);
        }
        self.done(cx)
    }

    /// GR-T7: tokens go from the own meter to the same slots of the opponent's.
    pub(super) fn hand_over(mut self, cx: &mut Cx<'_>, n: Amount, step: AskStep, reply: Step) -> Flow {
        let seat = self.text.seat;
        match (step, reply) {
            (AskStep::Begin, _) => self.left = self.number(cx, n),
            (AskStep::Hear, Step::Answer(Answer::Token(slot, trauma))) => {
                let (slot, kind) = (usize::from(slot) - 1, trauma as usize);
                cx.table_mut().player_mut(seat).meter[slot].tokens[kind] -= 1;
                cx.tell(Event::Cleared { seat, sum: Sum { n: 1, what: trauma.into() } });
                if cx.table().player(self.foe).room_for(trauma) > 0 {
                    cx.table_mut().player_mut(self.foe).meter[slot].tokens[kind] += 1;
                    cx.tell(Event::Gained { seat: self.foe, sum: Sum { n: 1, what: trauma.into() } });
                }
                self.left -= 1;
            }
            (AskStep::Hear, Step::Go) => {}
            (AskStep::Hear, _) => return self.done(cx),
        }
        let any =
            Trauma::ALL.iter().any(|&trauma| statics::loose(cx.table(), cx.content(), seat, trauma) > 0);
        if self.left == 0 || !any {
            return self.done(cx);
        }
        ask(seat, Question::Token { left: self.left }, self.on(AskStep::Hear))
    }

    /// This card leaves the game.
    pub(super) fn vanish(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(card) = self.card() {
            lift(cx, self.text.seat, card);
            let player = cx.table_mut().player_mut(self.text.seat);
            player.used.remove(card);
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

/// An Activated card is Deactivated.
pub(super) fn lay_down(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    cx.table_mut().player_mut(seat).meter.iter_mut().for_each(|slot| {
        slot.up.remove(card);
    });
    cx.tell(Event::Deactivated { of: seat, source: Source::Card(card) });
}

/// The cards among these that fit.
fn fitting(cx: &Cx<'_>, seat: Seat, from: Cards, filter: &Filter) -> Cards {
    let fits = |card: &Card| statics::fits(filter, cx.table().facts(cx.content(), seat, *card), *card);
    from.iter().filter(fits).collect()
}

/// GR-R47: marks that a card of the hand is shown.
pub(in crate::procedures) fn reveal(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    if !cx.table().player(seat).shown.contains(card) {
        cx.reveal();
        cx.table_mut().player_mut(seat).shown.insert(card);
    }
}

/// GR-R63: into the slot of its Cooldown Value; a card without one stays in hand and is shown.
fn into_meter(cx: &mut Cx<'_>, seat: Seat, card: Card, up: bool) {
    reveal(cx, seat, card);
    let slot = statics::cooldown(cx.table(), cx.content(), seat, card);
    cx.table_mut().player_mut(seat).cool(card, slot, up);
    cx.tell(Event::cooled(seat, card, slot, up && slot.is_some()));
}

/// GR-22.12: all cards of the meter come back to hand, and all tokens are gone that can go.
pub(in crate::procedures) fn empty_meter(cx: &mut Cx<'_>, seat: Seat) {
    let cooling = cx.table().player(seat).cooling();
    cooling.iter().for_each(|card| return_to_hand(cx, seat, card));
    for trauma in Trauma::ALL {
        let n = statics::loose(cx.table(), cx.content(), seat, trauma);
        for slot in 1..=3 {
            let loose = statics::loose_in(cx.table(), cx.content(), seat, slot, trauma);
            let tokens = &mut cx.table_mut().player_mut(seat).meter[usize::from(slot) - 1].tokens;
            tokens[trauma as usize] -= loose;
        }
        if n > 0 {
            cx.tell(Event::Cleared { seat, sum: Sum { n, what: trauma.into() } });
        }
    }
}

/// GR-22.13: one slot up, or up to slot 3.
fn slide_up(cx: &mut Cx<'_>, seat: Seat, card: Card, top: bool) {
    let player = cx.table_mut().player_mut(seat);
    let Some(slot) = player.slot_of(card).filter(|&slot| slot < 2) else { return };
    let to = if top { 2 } else { slot + 1 };
    let up = player.meter[slot].up.contains(card);
    player.lift(card);
    player.meter[to].cards.insert(card);
    if up {
        player.meter[to].up.insert(card);
    }
    cx.tell(Event::Slid { of: seat, card, to: to as u8 + 1 });
}

/// GR-R168: the card leaves the meter; what it says of that moment is remembered, if it lay Activated there.
pub(in crate::procedures) fn lift(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    let was_up = cx.table().player(seat).raised().contains(card);
    cx.table_mut().player_mut(seat).lift(card);
    if was_up {
        stir(cx, seat, card, Hook::Leaving);
    }
}

/// GR-22.12: out of the meter into the hand.
fn return_to_hand(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    let was_up = cx.table().player(seat).raised().contains(card);
    lift(cx, seat, card);
    cx.table_mut().player_mut(seat).hand.insert(card);
    cx.tell(Event::Returned { of: seat, card });
    if was_up {
        stir(cx, seat, card, Hook::Returning);
    }
}

/// GR-R130, GR-R168: texts of the card that wait for this moment will be carried out when what is going on is done.
pub(in crate::procedures) fn stir(cx: &mut Cx<'_>, seat: Seat, card: Card, hook: Hook) {
    let active = &cx.table().facts(cx.content(), seat, card).active;
    if !active.iter().any(|what| matches!(what, Static::On { when, .. } if *when == hook)) {
        return;
    }
    let table = cx.table_mut();
    let Some(at) = Stirring::MOMENTS.iter().position(|&moment| moment == hook) else { return };
    table.player_mut(seat).stirred[at].insert(card);
    table.stirred.insert(seat);
}

/// GR-22.5, GR-22.6, GR-22.12: one slot down; out of slot 1 into the hand.
pub(in crate::procedures) fn slide_down(cx: &mut Cx<'_>, seat: Seat, card: Card, slot: usize) {
    match slot.checked_sub(1) {
        None => return_to_hand(cx, seat, card),
        Some(below) => {
            let player = cx.table_mut().player_mut(seat);
            let up = player.meter[slot].up.contains(card);
            player.lift(card);
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
pub(super) fn fall(cx: &mut Cx<'_>, foe: Seat) {
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
