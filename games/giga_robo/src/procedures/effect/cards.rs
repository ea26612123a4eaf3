//! Verbs about cards that are being played. GR-10.21, GR-10.24, GR-R52, GR-R79.

use super::{AskStep, Effect, then};
use crate::content::{Amount, Card, Cards, Content, Filter, Kind, Need, Stock, Topic, Who};
use crate::dice::Side;
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::legality::responses::possible;
use crate::legality::{attacks, needs};
use crate::procedures::{Cx, Declare, Flow, Paying, Step, ask, attack, is_anew};
use crate::queries;
use crate::question::{Answer, Chosen, Question};
use crate::statics::{self, Prices};
use crate::table::{CardInPlay, Deed, Lasting, Stage, Table, Until};
use crate::text::Source;
use kernel::{Seat, SeatSet};

steps! {
    /// A card of the own attack goes, and another one comes.
    ReplaceStep { Begin = 0, HearOut = 1, HearIn = 2, Paid = 3; Played = 4 }
}

steps! {
    /// A card is played for free.
    FreeStep { Begin = 0, HearCard = 1, HearAim = 2; Played = 3 }
}

impl Effect {
    pub(super) fn spares(&self, cx: &Cx<'_>) -> bool {
        self.text.card(cx.table(), cx.content()).is_some_and(|card| card.spares_ultimates)
    }

    /// A card of the opponent's attack loses its Rules Text.
    pub(super) fn blank(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let Some(side) = cx.table().combat.side_of(robot).map(Side::other) else {
            return self.done(cx);
        };
        let from = queries::blankable(cx.table(), cx.content(), side, self.spares(cx));
        let of = cx.table().combat.seat(side);
        if is_anew(&reply) && from.len() > 1 {
            let question = Question::Card { chosen: Chosen::Blank, of, from, may_stop: false };
            return ask(self.text.seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        let card = named.or(from.nth(0));
        let camp = cx.table_mut().combat.camp_mut(side);
        camp.cards.iter_mut().filter(|other| Some(other.card) == card).for_each(|other| other.blank = true);
        self.done(cx)
    }

    /// A card of the own attack is taken back, another one takes its place, the difference is paid or regained (GR-R79).
    pub(super) fn replace(mut self, cx: &mut Cx<'_>, step: ReplaceStep, reply: Step) -> Flow {
        let seat = self.text.seat;
        let Some(side) = cx.table().combat.side_of(seat) else { return self.done(cx) };
        let hand = possible(cx.table(), cx.content(), seat);
        match (step, reply) {
            (ReplaceStep::HearOut, Step::Answer(Answer::Card(card))) => self.chosen = Cards::only(card).0,
            (ReplaceStep::HearIn, Step::Answer(Answer::Card(card))) => {
                let out = Cards(self.chosen).nth(0).expect("a card was taken back");
                let due = settle(cx, seat, side, out, card);
                swap(cx, seat, side, out, card);
                return then(
                    Frame::Paying(Paying::new(seat, due)),
                    Effect { chosen: Cards::only(card).0, ..self },
                    ReplaceStep::Paid,
                );
            }
            (ReplaceStep::Paid, _) => {
                let card = Cards(self.chosen).nth(0).expect("a card has come");
                return then(Frame::Effect(Effect::played(cx, seat, card)), self, ReplaceStep::Played);
            }
            (ReplaceStep::Begin, _) | (ReplaceStep::HearOut, Step::Go) => {
                let from: Cards =
                    queries::replaceable(&Prices::now(cx.table(), cx.content(), seat), hand).collect();
                if from.len() > 1 {
                    let question =
                        Question::Card { chosen: Chosen::TakeBack, of: seat, from, may_stop: false };
                    return ask(seat, question, self.on(ReplaceStep::HearOut));
                }
                self.chosen = from.0;
            }
            (ReplaceStep::HearIn, Step::Go) => {}
            (ReplaceStep::HearOut | ReplaceStep::HearIn | ReplaceStep::Played, _) => return self.done(cx),
        }
        let Some(out) = Cards(self.chosen).nth(0) else { return self.done(cx) };
        let from: Cards =
            queries::replacements(&Prices::now(cx.table(), cx.content(), seat), out, hand).collect();
        if from.is_empty() {
            return self.done(cx);
        }
        ask(
            seat,
            Question::Card { chosen: Chosen::Replace, of: seat, from, may_stop: false },
            self.on(ReplaceStep::HearIn),
        )
    }

    /// GR-10.24, GR-R175: a card of the hand without its cost: an Instant as an action of its own; an attack while the user is the
    /// Active Player and no combat is in progress.
    pub(super) fn play_free(
        mut self,
        cx: &mut Cx<'_>,
        filter: &Filter,
        most: Option<Amount>,
        step: FreeStep,
        reply: Step,
    ) -> Flow {
        let seat = self.text.seat;
        let most = most.map_or(u8::MAX, |most| self.number(cx, most));
        match (step, reply) {
            (FreeStep::HearCard, Step::Answer(Answer::Card(card))) => {
                if cx.table().facts(cx.content(), seat, card).kind == Kind::Instant {
                    let declare = Declare::action(seat, Source::Card(card), Deed::Play).free();
                    return then(Frame::Declare(declare), self, FreeStep::Played);
                }
                self.chosen = Cards::only(card).0;
                return self.ask_aim(card);
            }
            (FreeStep::HearAim, Step::Go) => {
                let card = Cards(self.chosen).nth(0).expect("an attack was chosen");
                return self.ask_aim(card);
            }
            (FreeStep::HearAim, Step::Answer(Answer::Aim(cell, aim))) => {
                let card = Cards(self.chosen).nth(0).expect("an attack was chosen");
                let attack = crate::procedures::Attack::declare(cx, seat, &[card], (cell, aim), true);
                return then(Frame::Attack(attack), self, FreeStep::Played);
            }
            (FreeStep::Begin, _) | (FreeStep::HearCard, Step::Go) => {}
            (FreeStep::HearCard | FreeStep::HearAim | FreeStep::Played, _) => return self.done(cx),
        }
        let question = for_free(cx.table(), cx.content(), seat, filter, most);
        question.map_or_else(|| self.done(cx), |question| ask(seat, question, self.on(FreeStep::HearCard)))
    }

    /// GR-R98, GR-R134: the user names an attack card of the opponent; its Rules Text waits for the next attack.
    pub(super) fn graft(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let (seat, foe) = (self.text.seat, self.foe);
        let from = queries::lendable(cx.table(), cx.content(), foe, self.spares(cx));
        if is_anew(&reply) && from.len() > 1 && !cx.left().contains(seat) {
            let question = Question::Card { chosen: Chosen::Lender, of: foe, from, may_stop: false };
            return ask(seat, question, self.on(AskStep::Hear));
        }
        let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
        let text = self.text.begins(self.at);
        if let (Some(card), Some(text)) = (named.or(from.nth(0)), text)
            && !cx.table().lasting.is_full()
        {
            let until = Until::NextAttack;
            let lasting = Lasting { seat, text, foe, until, spent: false, counted: card.0 };
            cx.table_mut().lasting.begin(lasting, Topic::Moment);
            cx.tell(Event::Grafted { card, of: foe });
        }
        self.done(cx)
    }

    /// GR-R136, GR-R157: the opponent pays what the attack just declared costs once more, or takes its cards back.
    pub(super) fn surcharge(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let (table, content) = (cx.table(), cx.content());
        let robot = table.flies(self.text.seat);
        let side = table.combat.side_of(robot).map(Side::other);
        let declared = needs::met(table, content, robot, &[Need::FoesDeclaration], false).is_ok();
        let touched = |&side: &Side| !queries::has_immune(cx.table(), side);
        let Some(side) = side.filter(|_| declared || !is_anew(&reply)).filter(touched) else {
            return self.done(cx);
        };
        let (foe, n) = (table.combat.seat(side), attack::cost_of(table, content, side));
        let owed = queries::with_surcharge(table, content, foe, n);
        match reply {
            Step::Go if n == 0 => self.done(cx),
            Step::Go if owed <= queries::purse(table, foe) && !cx.left().contains(foe) => {
                ask(foe, Question::Surcharge { n }, self.on(AskStep::Hear))
            }
            Step::Answer(Answer::Yes) => then(Frame::Paying(Paying::new(foe, n)), self, AskStep::Hear),
            Step::Out(_) => self.done(cx),
            Step::Go | Step::Answer(_) | Step::Left(_) | Step::Rolled(_) | Step::Apart(_) => {
                recall(cx, side);
                self.done(cx)
            }
        }
    }

    /// GR-R94: the attack does these robots no damage.
    pub(super) fn spare(self, cx: &mut Cx<'_>, who: Who) -> Flow {
        let people = self.people(cx, who);
        let robots: SeatSet = people.iter().map(|seat| cx.table().flies(seat)).collect();
        let combat = &mut cx.table_mut().combat;
        combat.spared = combat.spared.or(robots);
        self.done(cx)
    }

    /// GR-R68: the attack will be played once more.
    pub(super) fn repeat(mut self, cx: &mut Cx<'_>, every: bool) -> Flow {
        let combat = &mut cx.table_mut().combat;
        if every || !combat.repeated {
            combat.repeats = true;
            self.done = 1;
        }
        self.done(cx)
    }

    fn ask_aim(self, card: Card) -> Flow {
        ask(self.text.seat, Question::Aim(card), self.on(FreeStep::HearAim))
    }

    /// The next card of the Combo reaches nearer or farther.
    pub(super) fn next_range(self, cx: &mut Cx<'_>, min: i8, max: i8) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        if let (Some(card), Some(side)) = (self.card(), cx.table().combat.side_of(robot)) {
            let cards = &mut cx.table_mut().combat.camp_mut(side).cards;
            let here = cards.iter().position(|other| other.card == card);
            if let Some(next) = here.and_then(|here| cards.get_mut(here + 1)) {
                next.reach = (next.reach.0 + min, next.reach.1 + max);
            }
        }
        self.done(cx)
    }
}

/// GR-R136: the cards of the attack of this side go back, and stay in hand until the turn of their player ends.
fn recall(cx: &mut Cx<'_>, side: Side) {
    let combat = &mut cx.table_mut().combat;
    combat.recalled = true;
    let seat = combat.seat(side);
    let cards: Cards = combat.camp(side).cards.iter().map(|card| card.card).collect();
    let player = cx.table_mut().player_mut(seat);
    player.barred = player.barred.union(cards);
}

/// Which card is played for free; nothing if none can be.
fn for_free(table: &Table, content: &Content, seat: Seat, filter: &Filter, most: u8) -> Option<Question> {
    let from = free_cards(table, content, seat, filter, most);
    let question = Question::Card { chosen: Chosen::PlayFree, of: seat, from, may_stop: true };
    (!from.is_empty()).then_some(question)
}

/// GR-R175: the cards that may be in the hand, for all that the others know, and could be played for free now: all that they
/// ask for is there.
fn free_cards(table: &Table, content: &Content, seat: Seat, filter: &Filter, most: u8) -> Cards {
    let hand = possible(table, content, seat);
    let fits = |card: &Card| {
        let facts = table.facts(content, seat, *card);
        let time = match facts.kind {
            Kind::Instant => table.stack.len() < crate::table::STACK_MAX,
            Kind::Melee | Kind::Ranged => {
                table.active == seat && !table.combat.is_on() && attacks::can_aim(table, content, seat, *card)
            }
        };
        let cheap = most == u8::MAX || statics::cost(table, content, seat, *card) <= most;
        time && cheap
            && statics::fits(filter, facts, *card)
            && needs::playable(table, content, seat, *card).is_ok()
            && attacks::gives(table, content, seat, &[*card], hand).is_ok()
    };
    hand.iter().filter(fits).collect()
}

/// GR-6.6, GR-R79: what is due for the card that comes, beyond what was paid for the one that goes; what is too much comes
/// back, within the cap.
pub(super) fn settle(cx: &mut Cx<'_>, seat: Seat, side: Side, out: Card, card: Card) -> u8 {
    if !queries::is_paid(cx.table(), side) {
        return 0;
    }
    let [back, cost] = [out, card].map(|card| statics::cost(cx.table(), cx.content(), seat, card));
    refund(cx, seat, back.saturating_sub(cost));
    cost.saturating_sub(back)
}

/// GR-6.6, GR-R42: what was paid comes back, within the cap.
pub(super) fn refund(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    let room = cx.table().pilot(cx.content(), seat).max_fs.saturating_sub(cx.table().player(seat).fs);
    let got = n.min(room);
    if got > 0 {
        cx.table_mut().player_mut(seat).fs += got;
        cx.tell(Event::Gained { seat, sum: Sum { n: got, what: Stock::Fs } });
    }
}

/// GR-9.12, GR-11.7, GR-12.1: the cards change places between hand and attack. A first card brings its Counter, and its
/// dice if they are still to be rolled.
pub(super) fn swap(cx: &mut Cx<'_>, seat: Seat, side: Side, out: Card, card: Card) {
    super::meter::reveal(cx, seat, card);
    let gone = cx.table().combat.camp(side).cards.iter().find(|gone| gone.card == out).copied();
    super::unmake::put_back(cx, seat, &gone.unwrap_or(CardInPlay::new(out)));
    let player = cx.table_mut().player_mut(seat);
    player.hand.remove(card);
    player.used.insert(card);
    cx.tell(Event::TookPlace { card, of: seat });
    let [gone, come] = [out, card].map(|card| cx.table().facts(cx.content(), seat, card));
    let (gone, come, counter) = (gone.dice as i8, come.dice as i8, come.counter);
    let combat = &mut cx.table_mut().combat;
    let stage = combat.stage;
    let camp = combat.camp_mut(side);
    let Some(at) = camp.cards.iter().position(|other| other.card == out) else { return };
    camp.cards[at] = CardInPlay::new(card);
    if at == 0 && stage >= Stage::Pools {
        camp.counter = side == Side::Reactive && counter;
    }
    if at == 0 && stage == Stage::Pools {
        camp.base += come - gone;
        attack::recount(cx);
    }
}
