//! Rules Texts that another card lends. GR-27.2, GR-R166, GR-R167.

use super::{Effect, meter, then};
use crate::content::{Cancels, Card, Cards, Content, Filter, Kind, Lender, Static, Stock, Trait};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::procedures::{Cx, Flow, Step, ask, is_anew, resolve, stock};
use crate::queries;
use crate::question::{Answer, Chosen, Nth, Question};
use crate::statics;
use crate::table::{Lasting, Lent, STACK_MAX, Table, Until};
use crate::text::{Origin, Part, Text};
use kernel::Seat;

steps! {
    /// A text is named, and carried out.
    BorrowStep { Begin = 0, Hear = 1; Carried = 2 }
}

steps! {
    /// An own card is named, then one of the other side.
    MirrorStep { Begin = 0, HearMine = 1; HearTheirs = 2 }
}

impl Effect {
    /// GR-R166: the user names an Instant, pays its cost, and has its Rules Text until the turn ends.
    pub(super) fn borrow(
        mut self,
        cx: &mut Cx<'_>,
        from: Lender,
        cards: &Filter,
        step: BorrowStep,
        reply: Step,
    ) -> Flow {
        let seat = self.text.seat;
        let of = match from {
            Lender::FoesHand => self.foe,
            Lender::MyMeter => seat,
        };
        if let (BorrowStep::Hear, Step::Answer(Answer::Card(card))) = (step, &reply) {
            let cost = price_of(cx.table(), cx.content(), of, *card);
            stock::lose(cx, seat, Stock::Fs, cost);
            self.chosen = Cards::only(*card).0;
            return self.carry_out(cx, of, *card);
        }
        match (step, reply) {
            (BorrowStep::Begin, _) | (BorrowStep::Hear, Step::Go) => {}
            (BorrowStep::Hear, _) => return self.done(cx),
            (BorrowStep::Carried, _) => return self.keep(cx, of),
        }
        if step == BorrowStep::Begin && from == Lender::FoesHand {
            lay_open(cx, of);
        }
        let from = lenders(cx.table(), cx.content(), seat, of, cards);
        if from.is_empty() || cx.left().contains(seat) {
            return self.done(cx);
        }
        let question = Question::Card { chosen: Chosen::Borrow, of, from, may_stop: true };
        ask(seat, question, self.on(BorrowStep::Hear))
    }

    /// GR-27.2, GR-R166: the Instant is Cancelled; its Rules Text is carried out for the user instead.
    pub(super) fn usurp(mut self, cx: &mut Cx<'_>, step: BorrowStep, reply: Step) -> Flow {
        let seat = self.text.seat;
        if step == BorrowStep::Carried {
            let foe = self.foe;
            return self.keep(cx, foe);
        }
        let spares = self.spares(cx);
        let items: arrayvec::ArrayVec<u8, STACK_MAX> =
            queries::cancellable(cx.table(), cx.content(), seat, Cancels::Instant, spares).collect();
        if is_anew(&reply) && items.len() > 1 && !cx.left().contains(seat) {
            let question = Question::Cancel(Cancels::Instant);
            return ask(seat, question, self.on(BorrowStep::Hear));
        }
        let named = if let Step::Answer(Answer::Item(Nth(at))) = reply { Some(at) } else { None };
        let Some(at) = named.or(items.last().copied()) else { return self.done(cx) };
        let item = cx.table().stack[usize::from(at)];
        resolve::cancel(cx, usize::from(at));
        let Some(card) = item.card() else { return self.done(cx) };
        self.foe = item.seat;
        if !lends(cx.table(), cx.content(), seat, item.seat, card) {
            return self.done(cx);
        }
        self.chosen = Cards::only(card).0;
        self.carry_out(cx, item.seat, card)
    }

    fn carry_out(self, cx: &mut Cx<'_>, of: Seat, card: Card) -> Flow {
        let text = Text { part: Part::Borrowed { of, card }, ..self.text };
        if text.clauses(cx.table(), cx.content()).is_empty() {
            return self.keep(cx, of);
        }
        then(Frame::Effect(Effect::new(text, self.foe)), self, BorrowStep::Carried)
    }

    /// GR-R166: what holds while the lender lies Activated holds for the user until the turn ends.
    fn keep(self, cx: &mut Cx<'_>, of: Seat) -> Flow {
        let Some(card) = Cards(self.chosen).nth(0) else { return self.done(cx) };
        let content = cx.content();
        for (what, at) in cx.table().facts(content, of, card).active.iter().zip(0u8..) {
            let part = Part::Begun(Origin::Lent { of, card }, at);
            let text = Text { part, ..self.text };
            let lasting = Lasting {
                seat: text.seat,
                text,
                foe: self.foe,
                until: Until::TurnEnds,
                spent: false,
                counted: 0,
            };
            if !cx.table().lasting.is_full() {
                cx.table_mut().lasting.begin(lasting, what.topic());
            }
        }
        self.done(cx)
    }

    /// GR-R157, GR-R166: of several cards the user names its own, then one of the other side.
    pub(super) fn mirror(mut self, cx: &mut Cx<'_>, step: MirrorStep, reply: Step) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let Some(side) = cx.table().combat.side_of(robot) else { return self.done(cx) };
        let theirs = cx.table().combat.seat(side.other());
        let lenders = mirrored(cx.table(), cx.content(), side.other());
        let mine = overwritable(cx.table(), side);
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        let asked =
            |chosen: Chosen, of: Seat, from: Cards| Question::Card { chosen, of, from, may_stop: false };
        if step == MirrorStep::Begin || step == MirrorStep::HearMine && is_anew(&reply) {
            if mine.len() > 1 {
                return ask(robot, asked(Chosen::Overwrite, robot, mine), self.on(MirrorStep::HearMine));
            }
            self.chosen = mine.0;
        } else if step == MirrorStep::HearMine {
            self.chosen = named.or(mine.nth(0)).map_or(0, |card| Cards::only(card).0);
        }
        let hears = step != MirrorStep::HearTheirs || is_anew(&reply);
        if hears && lenders.len() > 1 && !cx.left().contains(robot) {
            return ask(robot, asked(Chosen::Lender, theirs, lenders), self.on(MirrorStep::HearTheirs));
        }
        let named = named.filter(|_| step == MirrorStep::HearTheirs);
        if let (Some(own), Some(card)) = (Cards(self.chosen).nth(0), named.or(lenders.nth(0))) {
            let camp = cx.table_mut().combat.camp_mut(side);
            let lent = Some(Lent { of: theirs, card });
            camp.cards.iter_mut().filter(|other| other.card == own).for_each(|other| other.lent = lent);
            cx.tell(Event::Lent { of: theirs, card, to: robot });
        }
        self.done(cx)
    }
}

/// GR-R167: who looks at a hand shows it to all.
fn lay_open(cx: &mut Cx<'_>, of: Seat) {
    let hand = cx.table().player(of).hand;
    hand.iter().for_each(|card| meter::reveal(cx, of, card));
    if !hand.is_empty() {
        cx.tell(Event::LaidOpen { of });
    }
}

/// The cards of the attack of this side that have not been undone.
fn own_cards(table: &Table, side: Side) -> Cards {
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.cancelled && !card.blank);
    cards.map(|card| card.card).collect()
}

/// GR-R157: those of them that may get another Rules Text: an immune card keeps its own.
pub(crate) fn overwritable(table: &Table, side: Side) -> Cards {
    own_cards(table, side).minus(table.player(table.combat.seat(side)).immune)
}

/// GR-R166: the cards of the attack of this side that have a Rules Text to lend.
pub(crate) fn mirrored(table: &Table, content: &Content, side: Side) -> Cards {
    let seat = table.combat.seat(side);
    let says = |card: &Card| !table.facts(content, seat, *card).rules.is_empty();
    own_cards(table, side).iter().filter(says).collect()
}

/// GR-R166: the Instants of this player that the user can pay and use: of a hand all of them, for it lies open.
pub(crate) fn lenders(table: &Table, content: &Content, seat: Seat, of: Seat, cards: &Filter) -> Cards {
    let player = table.player(of);
    let there = if seat == of { player.cooling() } else { player.hand.and(player.shown) };
    let fits = |&card: &Card| {
        let facts = table.facts(content, of, card);
        facts.kind == Kind::Instant
            && price_of(table, content, of, card) <= table.player(seat).fs
            && statics::fits(cards, facts, card)
            && lends(table, content, seat, of, card)
    };
    there.iter().filter(fits).collect()
}

/// GR-R21, GR-R166: what the text of the Instant costs: its printed cost, and an X comes to at least 1.
fn price_of(table: &Table, content: &Content, of: Seat, card: Card) -> u8 {
    table.facts(content, of, card).cost.max(1)
}

/// GR-R166: whether the text of the Instant would do anything for the user now: what it asks for is so.
fn lends(table: &Table, content: &Content, seat: Seat, of: Seat, card: Card) -> bool {
    let facts = table.facts(content, of, card);
    let holds = facts.active.iter().any(|what| !matches!(what, Static::Trait(Trait::UntilHurt)));
    let met = needs::met(table, content, seat, &facts.needs, facts.spares_ultimates).is_ok();
    let works = !facts.rules.is_empty() && needs::objects(table, content, seat, None, &facts.rules);
    met && (works || holds)
}
