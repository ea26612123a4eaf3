//! An attack from its declaration to the end. GR-9.5 to GR-9.17, GR-10 to GR-14.

mod closing;
mod damage;
pub(crate) mod pools;
mod reacting;
mod resolving;
mod rolling;

pub(super) use closing::could_repeat;
pub(crate) use damage::{RAZES, dealt, inflicted, total};
pub(super) use pools::look_for_counter;
pub(crate) use pools::{gathered, has_icon, is_covered, recount, stands_higher};
pub(crate) use rolling::results;

use super::{Cx, Effect, Flow, Hooks, Out, Paying, Step, call, is_anew, resolve, window};
use crate::content::{Card, Content, Hook, Need, Static};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::procedures::effect::{meter, unmake};
use crate::queries;
use crate::question::Moment;
use crate::statics;
use crate::table::{Aim, Camp, CardInPlay, Combat, NOWHERE, Reaction, Stage, Table, Until};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// An attack in progress; what everybody sees of it is [`Combat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attack {
    step: AttackStep,
    /// The place of the card that is being dealt with.
    at: u8,
    /// Power Dice for the side whose turn it is to add them, or dice of a kind.
    side: Side,
    /// Damage that was bought, or what is left to do.
    more: u8,
    /// The robots that still have to be dealt with.
    todo: SeatSet,
    /// How often the damage is still to be inflicted again, and one more; 0 before that is asked (GR-R153).
    #[serde(default)]
    again: u8,
}

kernel::known_to_all! { Attack { step, at, side, more, todo, again } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AttackStep {
    Played,
    Aimed,
    DeclaredWindow,
    Gives,
    React,
    HearReaction,
    HearCombo,
    ReactGives,
    ReactPlayed,
    ReactedWindow,
    Pools,
    HearPower,
    PowerWindow,
    Roll,
    HearDice,
    RollHooks,
    DefenseHooks,
    RolledWindow,
    Determine,
    HearTry,
    HearPricedTry,
    RetryDice,
    DeterminedWindow,
    SuccessHooks,
    HearBorrowed,
    Impacts,
    Rules,
    HearLent,
    Before,
    Damage,
    HearBought,
    HearOverload,
    Inflict,
    HearRepeat,
    Area,
    Splash,
    AfterDamage,
    ResolvedWindow,
    Close,
    Away,
    Raged,
    HearAgain,
}

impl Attack {
    /// GR-9.5, GR-10.3, GR-10.18, GR-10.19: the cards lie open, left to right; the Target is named. What they ask for is given
    /// and done next.
    pub(super) fn declare(
        cx: &mut Cx<'_>,
        seat: Seat,
        cards: &[Card],
        (cell, aim): (crate::city::Cell, Aim),
        free: bool,
    ) -> Attack {
        let reactor = queries::reactor(cx.table(), seat, cell);
        cx.table_mut().combat = Combat {
            stage: Stage::Declared,
            seats: [seat, reactor.unwrap_or(seat)],
            answered: reactor.is_some(),
            cell,
            aim,
            free,
            camps: [Camp::attacking(cards), Camp::NONE],
            stood: [cx.table().player(seat).cell, NOWHERE],
            ..Combat::NONE
        };
        lay_open(cx, seat, cards, Side::Active);
        take_up(cx, Side::Active);
        cx.tell(Event::Attacked { seat, cards: cards.iter().copied().collect(), at: cell, aim });
        Attack {
            step: AttackStep::Gives,
            at: 0,
            side: Side::Active,
            more: 0,
            todo: SeatSet::default(),
            again: 0,
        }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            AttackStep::Played => self.played(cx),
            AttackStep::Aimed => self.aimed(cx),
            AttackStep::DeclaredWindow => self.pay(cx),
            AttackStep::Gives => self.gives(cx, Side::Active),
            AttackStep::ReactGives => self.gives(cx, Side::Reactive),
            AttackStep::React => self.react(cx),
            AttackStep::HearReaction if is_anew(&reply) => self.go(AttackStep::React),
            AttackStep::HearReaction => self.hear_reaction(cx, reply),
            AttackStep::HearCombo if is_anew(&reply) => self.more_cards(cx),
            AttackStep::HearCombo => self.hear_combo(cx, reply),
            AttackStep::ReactPlayed => self.react_played(cx),
            AttackStep::ReactedWindow => self.reacted(cx),
            AttackStep::Pools => self.pools(cx),
            AttackStep::HearPower if is_anew(&reply) => self.ask_power(cx),
            AttackStep::HearPower => self.hear_power(cx, reply),
            AttackStep::PowerWindow => self.power_added(cx),
            AttackStep::Roll => self.roll(cx),
            AttackStep::HearDice if is_anew(&reply) => self.roll_lot(cx),
            AttackStep::HearDice => self.hear_dice(cx, reply),
            AttackStep::RollHooks => self.roll_hooks(cx),
            AttackStep::DefenseHooks => self.defense_hooks(cx),
            AttackStep::RolledWindow => window(cx, Moment::Rolled, self.at(AttackStep::Determine)),
            AttackStep::Determine => self.determine(cx),
            AttackStep::HearTry if is_anew(&reply) => self.go(AttackStep::Determine),
            AttackStep::HearTry => self.hear_try(cx, reply),
            AttackStep::HearPricedTry if is_anew(&reply) => self.go(AttackStep::Determine),
            AttackStep::HearPricedTry => self.hear_priced_try(cx, reply),
            AttackStep::RetryDice if is_anew(&reply) => self.ask_retry(cx),
            AttackStep::RetryDice => self.retry_dice(cx, reply),
            AttackStep::DeterminedWindow => self.determined(cx),
            AttackStep::SuccessHooks => self.impacts(cx),
            AttackStep::Impacts => self.next_impact(cx),
            AttackStep::HearBorrowed if is_anew(&reply) => self.go(AttackStep::SuccessHooks),
            AttackStep::HearBorrowed => self.hear_borrowed(cx, reply),
            AttackStep::Rules => self.rules(cx),
            AttackStep::HearLent if is_anew(&reply) => self.rules(cx),
            AttackStep::HearLent => self.hear_lent(cx, reply),
            AttackStep::Before => self.before(cx, &reply),
            AttackStep::Damage => self.damage(cx),
            AttackStep::HearBought if is_anew(&reply) => self.go(AttackStep::Damage),
            AttackStep::HearBought => self.hear_bought(cx, reply),
            AttackStep::HearOverload => self.hear_overload(cx, reply),
            AttackStep::Inflict => self.inflict(cx),
            AttackStep::HearRepeat => self.hear_repeat(cx, reply),
            AttackStep::Area => self.area(cx),
            AttackStep::Splash => self.splash(cx),
            AttackStep::AfterDamage => self.after_damage(cx),
            AttackStep::ResolvedWindow => self.resolved(cx),
            AttackStep::Close => self.unhurt(cx),
            AttackStep::Away => self.close(cx),
            AttackStep::Raged => self.over(cx),
            AttackStep::HearAgain => self.hear_again(cx, reply),
        }
    }

    fn at(self, step: AttackStep) -> Frame {
        Frame::Attack(Attack { step, ..self })
    }

    fn go(self, step: AttackStep) -> Flow {
        Flow::Go(self.at(step))
    }

    /// GR-10.21, GR-25.2: the effects of the Requirements, card by card; then the window.
    fn played(self, cx: &mut Cx<'_>) -> Flow {
        match next_played(cx, Side::Active, self.at) {
            Some((effect, at)) => call(effect, Frame::Attack(Attack { at, ..self })),
            None => match self.targeted(cx) {
                Some(texts) => call(Frame::Hooks(texts), self.at(AttackStep::Aimed)),
                None => self.aimed(cx),
            },
        }
    }

    /// Texts of the robot that is the Target of the attack.
    fn targeted(self, cx: &Cx<'_>) -> Option<Hooks> {
        let combat = &cx.table().combat;
        let [attacker, victim] = combat.seats;
        let aimed = combat.answered && combat.aim == Aim::Robot;
        let texts = aimed.then(|| Hooks::one(Hook::Targeted, victim, attacker))?;
        texts.needed(cx.table(), cx.content())
    }

    fn aimed(self, cx: &Cx<'_>) -> Flow {
        window(cx, Moment::AttackDeclared, Attack { at: 0, ..self }.at(AttackStep::DeclaredWindow))
    }

    /// GR-9.6, GR-10.22, GR-10.23, GR-R20, GR-R45: the attack is over if it was Cancelled, taken back if it is out of
    /// range or cannot be paid any more; otherwise paid.
    fn pay(self, cx: &mut Cx<'_>) -> Flow {
        let combat = cx.table().combat;
        let seat = combat.seats[0];
        if combat.camps[0].cards.first().is_none_or(|first| first.cancelled) {
            cx.table_mut().player_mut(seat).attacked = true;
            return self.go(AttackStep::Close);
        }
        if combat.recalled {
            return take_back(cx);
        }
        let cost = cost_of(cx.table(), cx.content(), Side::Active);
        if cost > queries::purse(cx.table(), seat) || !still_legal(cx, Side::Active) {
            return take_back(cx);
        }
        cx.table_mut().combat.stage = Stage::Reacting;
        cx.table_mut().player_mut(seat).attacked = true;
        call(Frame::Paying(Paying::new(seat, cost)), Attack { at: 0, ..self }.at(AttackStep::React))
    }

    /// GR-9.5, GR-25.2, GR-R175: what the Requirements of the cards of this side ask for is given, card by card, whether or not
    /// the attack is free.
    fn gives(self, cx: &mut Cx<'_>, side: Side) -> Flow {
        let (step, then) = match side {
            Side::Active => (AttackStep::Gives, AttackStep::Played),
            Side::Reactive => (AttackStep::ReactGives, AttackStep::ReactPlayed),
        };
        match next_given(cx, side, self.at) {
            Some((effect, at)) => call(effect, Attack { at, ..self }.at(step)),
            None => Attack { at: 0, ..self }.go(then),
        }
    }
}

/// GR-R175: the next card of the side, from this place on, that asks for more than Fighting Spirit.
fn next_given(cx: &Cx<'_>, side: Side, from: u8) -> Option<(Frame, u8)> {
    let combat = &cx.table().combat;
    let seat = combat.seat(side);
    let mut cards = combat.camp(side).cards.iter().zip(0u8..).skip(usize::from(from));
    let owes = |card: &CardInPlay| {
        !card.cancelled && !cx.table().facts(cx.content(), seat, card.card).pays.is_empty()
    };
    let (card, at) = cards.find(|(card, _)| owes(card))?;
    let text = Text { seat, source: Source::Card(card.card), part: Part::Pays };
    Some((Frame::Effect(Effect::new(text, combat.opponent(seat).unwrap_or(seat))), at + 1))
}

/// GR-10.24: whether no Fighting Spirit is paid for the attack of this side.
fn is_free(combat: &Combat, side: Side) -> bool {
    combat.free && side == Side::Active
}

/// The next card of the side, from this place on, whose Requirements have effects.
fn next_played(cx: &Cx<'_>, side: Side, from: u8) -> Option<(Frame, u8)> {
    let combat = &cx.table().combat;
    let seat = combat.seat(side);
    let mut cards = combat.camp(side).cards.iter().zip(0u8..).skip(usize::from(from));
    cards.find_map(|(card, at)| {
        let says = !cx.table().facts(cx.content(), seat, card.card).played.is_empty();
        says.then(|| (Frame::Effect(Effect::played(cx, seat, card.card)), at + 1))
    })
}

/// The cards leave the hand; everybody sees them.
fn lay_open(cx: &mut Cx<'_>, seat: Seat, cards: &[Card], side: Side) {
    let meter = cx.table().player(seat).meter;
    for card in cx.table_mut().combat.camp_mut(side).cards.iter_mut() {
        let slot = meter.iter().position(|slot| slot.cards.contains(card.card)).map(|slot| slot as u8 + 1);
        card.driven = card.driven.or(slot.filter(|_| cards.contains(&card.card)));
    }
    let secret = cards.iter().any(|&card| !cx.table().player(seat).shown.contains(card));
    if secret {
        cx.reveal();
    }
    for &card in cards {
        meter::lift(cx, seat, card);
        let player = cx.table_mut().player_mut(seat);
        player.hand.remove(card);
        player.shown.insert(card);
        player.used.insert(card);
    }
}

/// What waits for the next attack of this robot is in use now.
fn take_up(cx: &mut Cx<'_>, side: Side) {
    for at in 0..cx.table().lasting.len() {
        if is_taken_up(cx.table(), cx.content(), side, at) {
            cx.table_mut().lasting[at].spent = true;
        }
    }
}

/// GR-28.5, GR-31.9, GR-R67: whether what holds here waits for the next attack of this robot that fits, whoever of its
/// crew began it.
pub(crate) fn is_taken_up(table: &Table, content: &Content, side: Side, at: usize) -> bool {
    let lasting = table.lasting[at];
    let begun = lasting.text.begun(table, content);
    let wanted = begun.and_then(Static::attacks);
    let fits = wanted.is_none_or(|filter| pools::attack_fits(table, content, side, &filter));
    let waits = matches!(lasting.until, Until::NextAttack | Until::NextSuccess);
    waits && table.flies(lasting.seat) == table.combat.seat(side) && fits
}

/// GR-10.23, GR-10.24: what the cards of the side cost together.
pub(crate) fn cost_of(table: &Table, content: &Content, side: Side) -> u8 {
    let combat = &table.combat;
    if is_free(combat, side) {
        return 0;
    }
    let seat = combat.seat(side);
    let cost = |card: &CardInPlay| {
        let cost = statics::cost(table, content, seat, card.card);
        if card.driven.is_some() { statics::driven_cost(cost) } else { cost }
    };
    combat.camp(side).cards.iter().map(cost).sum()
}

/// GR-10.13, GR-10.22, GR-11.5: the first card reaches its Target, and every Requirement is met, but for cards that only
/// lose their Rules Text with it (GR-R1).
fn still_legal(cx: &Cx<'_>, side: Side) -> bool {
    let (table, content) = (cx.table(), cx.content());
    let seat = table.combat.seat(side);
    let camp = table.combat.camp(side);
    let Some(at) = queries::target(table, side) else { return false };
    let Some(first) = camp.cards.first() else { return false };
    let melee = queries::is_melee(table, content, side);
    let met = |card: Card| {
        let facts = table.facts(content, seat, card);
        // GR-R170: what has just been done before the attack stays so.
        let mut needs = facts.needs.iter().filter(|need| **need != Need::AfterMoving);
        needs.all(|&need| needs::met(table, content, seat, &[need], false).is_ok())
    };
    queries::reaches(table, content, seat, first.card, at, melee, (0, 0))
        && camp.cards.iter().all(|card| card.blank || card.cancelled || met(card.card))
}

/// GR-10.22, GR-27.2, GR-R20: the cards go back where they came from, but for Cancelled ones, and nothing is paid; what was
/// for this attack is gone. GR-R68: those of a repetition have been used already, and cool down.
fn take_back(cx: &mut Cx<'_>) -> Flow {
    let combat = cx.table().combat;
    let seat = combat.seats[0];
    for card in combat.camps[0].cards.iter() {
        if card.cancelled || combat.repeated {
            resolve::cool(cx, seat, card.card, !card.cancelled);
        } else {
            unmake::put_back(cx, seat, card);
        }
    }
    let table = cx.table_mut();
    table.lasting.retain(|lasting| lasting.until != Until::CombatEnds);
    table.lasting.iter_mut().for_each(|lasting| lasting.spent = false);
    table.combat = Combat::NONE;
    cx.tell(match combat.camps[0].cards.first() {
        Some(first) if combat.repeated => Event::Fizzled { of: seat, source: Source::Card(first.card) },
        Some(_) | None => Event::TookBack { seat },
    });
    Flow::Done(Out::Nothing)
}

/// Whether a reaction was made with cards (GR-11.2).
fn reacts_with_cards(combat: &Combat) -> bool {
    combat.reaction == Reaction::Attack
}
