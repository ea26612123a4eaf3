//! The Rules Texts of a successful attack. GR-9.14, GR-14.1 to GR-14.6, GR-R27, GR-R58, GR-R166.

use super::{Attack, AttackStep};
use crate::content::{Card, Cards, Hook, Need, Static, Topic, Trait};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::procedures::{Collide, Cx, Effect, Flow, Hooks, Step, ask, call, hooks};
use crate::queries;
use crate::question::{Answer, Chosen, Question};
use crate::statics;
use crate::table::{Aim, CardInPlay, Lasting, Lent, Until};
use crate::text::{Part, Source, Text};

impl Attack {
    /// GR-R143: the texts by which a success brings Impact Cards.
    pub(super) fn impacts(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let mut more = 0u8;
        statics::each(cx.table(), cx.content(), seat, Topic::Roll, |holding| {
            let Static::ImpactWith(filter) = holding.what else { return };
            more += u8::from(super::pools::attack_fits(cx.table(), cx.content(), self.side, filter));
        });
        Attack { more, ..self }.next_impact(cx)
    }

    /// The next of these Impact Cards, for the opponent.
    pub(super) fn next_impact(self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.table().combat.seat(self.side);
        let foe = cx.table().combat.opponent(seat);
        let there = foe.and_then(|foe| Some((foe, cx.table().cell(foe)?)));
        if let (Some((foe, cell)), Some(more)) = (there, self.more.checked_sub(1)) {
            let then = Attack { more, ..self }.at(AttackStep::Impacts);
            return call(Frame::Collide(Collide::card(foe, cell, seat)), then);
        }
        self.rules_begin(cx)
    }

    /// GR-R134: first it is settled which card a borrowed text goes to.
    pub(super) fn rules_begin(self, cx: &mut Cx<'_>) -> Flow {
        let begins = Attack { at: 0, ..self };
        let Some(at) = borrowed(cx, self.side) else { return begins.go(AttackStep::Rules) };
        let from = overwritable(cx, self.side, at);
        if from.len() > 1 {
            let seat = cx.table().combat.seat(self.side);
            let question = Question::Card { chosen: Chosen::Overwrite, of: seat, from, may_stop: false };
            return ask(cx.table().lasting[at].seat, question, self.at(AttackStep::HearBorrowed));
        }
        overwrite(cx, self.side, at, from.nth(0));
        begins.go(AttackStep::SuccessHooks)
    }

    pub(super) fn hear_borrowed(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Some(at) = borrowed(cx, self.side) {
            let named = if let Step::Answer(Answer::Card(card)) = reply { Some(card) } else { None };
            let card = named.or(overwritable(cx, self.side, at).nth(0));
            overwrite(cx, self.side, at, card);
        }
        self.go(AttackStep::SuccessHooks)
    }

    /// GR-14.2, GR-14.3, GR-14.6, GR-R30: left to right, as long as each card can resolve.
    pub(super) fn rules(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let Some(&card) = combat.camp(self.side).cards.get(usize::from(self.at)) else {
            return self.rules_end(cx);
        };
        if !can_resolve(cx, self.side, &card) {
            break_from(cx, self.side, self.at);
            return self.rules_end(cx);
        }
        let from = statics::lent_text(cx.table(), cx.content(), seat, card.card);
        if !card.blank && card.lent.is_none() && !from.is_empty() && !cx.left().contains(seat) {
            let question = Question::Card { chosen: Chosen::Lend, of: seat, from, may_stop: true };
            return ask(seat, question, self.at(AttackStep::HearLent));
        }
        self.resolve_card(cx, &card)
    }

    /// GR-R166: the card has the Rules Text of the one that was named, or its own.
    pub(super) fn hear_lent(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = cx.table().combat.seat(self.side);
        let mut cards = cx.table().combat.camp(self.side).cards;
        let card = &mut cards[usize::from(self.at)];
        if let Step::Answer(Answer::Card(lender)) = reply {
            card.lent = Some(Lent { of: seat, card: lender });
        }
        let card = *card;
        cx.table_mut().combat.camp_mut(self.side).cards = cards;
        self.resolve_card(cx, &card)
    }

    fn resolve_card(self, cx: &Cx<'_>, card: &CardInPlay) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let next = Attack { at: self.at + 1, ..self };
        let part = card.lent.map_or(Part::Rules, |Lent { of, card }| Part::Borrowed { of, card });
        let text = Text { seat, source: Source::Card(card.card), part };
        if card.blank || text.clauses(cx.table(), cx.content()).is_empty() {
            return next.go(AttackStep::Rules);
        }
        let foe = combat.opponent(seat).unwrap_or(seat);
        call(Frame::Effect(Effect::new(text, foe)), next.at(AttackStep::Rules))
    }

    /// GR-R104: texts that wait for the end of the Rules Texts; the damage follows.
    fn rules_end(self, cx: &Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let foe = combat.other(seat).unwrap_or(seat);
        let then = Attack { at: 0, more: 0, ..self }.at(AttackStep::Before);
        hooks(cx, Hooks::one(Hook::AfterRules, seat, foe), then)
    }
}

/// GR-R134: the place of a borrowed text that is in use for the attack of this side and has not found its card.
fn borrowed(cx: &Cx<'_>, side: Side) -> Option<usize> {
    let (table, content) = (cx.table(), cx.content());
    let seat = table.combat.seat(side);
    let waits = |lasting: &Lasting| {
        lasting.spent
            && lasting.until == Until::NextAttack
            && table.flies(lasting.seat) == seat
            && lasting.text.begun(table, content) == Some(&Static::Trait(Trait::Grafted))
    };
    table.lasting.iter().position(waits)
}

/// GR-R157: the cards of the attack that may get the borrowed text: none that has got one or is immune to Instants, and no
/// Ultimate Technique if it spares those.
fn overwritable(cx: &Cx<'_>, side: Side, at: usize) -> Cards {
    let (table, content) = (cx.table(), cx.content());
    let seat = table.combat.seat(side);
    let spares = table.lasting[at].text.card(table, content).is_some_and(|card| card.spares_ultimates);
    let immune = table.player(seat).immune;
    let fits = |card: &&CardInPlay| {
        let ultimate = table.facts(content, seat, card.card).ultimate;
        let spared = spares && ultimate || immune.contains(card.card);
        !(card.cancelled || card.blank || card.lent.is_some() || spared)
    };
    table.combat.camp(side).cards.iter().filter(fits).map(|card| card.card).collect()
}

/// The borrowed text goes to this card, and is used up.
fn overwrite(cx: &mut Cx<'_>, side: Side, at: usize, card: Option<Card>) {
    let Lasting { foe, counted, .. } = cx.table().lasting[at];
    let camp = cx.table_mut().combat.camp_mut(side);
    let cards = camp.cards.iter_mut().filter(|other| Some(other.card) == card);
    cards.for_each(|other| other.lent = Some(Lent { of: foe, card: Card(counted) }));
    if card.is_some() {
        let to = cx.table().combat.seat(side);
        cx.tell(Event::Lent { of: foe, card: Card(counted), to });
    }
    let mut place = 0..;
    cx.table_mut().lasting.retain(|_| place.next() != Some(at));
}

/// GR-14.2, GR-R27: not Cancelled, its Requirements met, its Target there and within range. A card that has lost its Rules
/// Text still does its damage (GR-R1).
fn can_resolve(cx: &Cx<'_>, side: Side, card: &CardInPlay) -> bool {
    let (table, content) = (cx.table(), cx.content());
    let seat = table.combat.seat(side);
    let facts = table.facts(content, seat, card.card);
    let melee = queries::is_melee(table, content, side);
    let mut lasting = facts.needs.iter().filter(|need| lasts(need));
    let lasting_needs_met = lasting.all(|&need| needs::met(table, content, seat, &[need], false).is_ok());
    let there = queries::target(table, side);
    let robot_there = table.combat.aim_of(side) == Aim::Robot;
    !card.cancelled
        && (card.blank || lasting_needs_met)
        && there.is_some_and(|at| {
            queries::reaches(table, content, seat, card.card, at, melee, card.reach)
                || (robot_there && facts.range.is_none())
        })
}

/// Whether a Requirement has to be met still when the card resolves; the others speak of the moment it is played.
fn lasts(need: &Need) -> bool {
    matches!(need, Need::Ability(_) | Need::OnStructure | Need::OffStructure)
}

/// GR-14.6, GR-R27: this card and all after it do not resolve.
fn break_from(cx: &mut Cx<'_>, side: Side, at: u8) {
    let seat = cx.table().combat.seat(side);
    let mut cards = cx.table().combat.camp(side).cards;
    for card in cards.iter_mut().skip(usize::from(at)) {
        card.broken = true;
        cx.tell(Event::Broke { of: seat, card: card.card });
    }
    cx.table_mut().combat.camp_mut(side).cards = cards;
}
