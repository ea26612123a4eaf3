//! The Rules Texts of a successful attack. GR-9.14, GR-14.1 to GR-14.6, GR-R27, GR-R58.

use super::{Attack, AttackStep};
use crate::content::Need;
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::procedures::{Cx, Effect, Flow, call};
use crate::queries;
use crate::table::{Aim, CardInPlay};
use crate::text::{Part, Source, Text};

impl Attack {
    pub(super) fn rules_begin(self, _cx: &mut Cx<'_>) -> Flow {
        Attack { at: 0, ..self }.go(AttackStep::Rules)
    }

    /// GR-14.2, GR-14.3, GR-14.6, GR-R30: left to right, as long as each card can resolve.
    pub(super) fn rules(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let Some(&card) = combat.camp(self.side).cards.get(usize::from(self.at)) else {
            return Attack { at: 0, more: 0, ..self }.go(AttackStep::Damage);
        };
        if !can_resolve(cx, self.side, &card) {
            break_from(cx, self.side, self.at);
            return Attack { at: 0, more: 0, ..self }.go(AttackStep::Damage);
        }
        let next = Attack { at: self.at + 1, ..self };
        let text = Text { seat, source: Source::Card(card.card), part: Part::Rules };
        if card.blank || text.clauses(cx.table(), cx.content()).is_empty() {
            return next.go(AttackStep::Rules);
        }
        let foe = combat.opponent(seat).unwrap_or(seat);
        call(Frame::Effect(Effect::new(text, foe)), next.at(AttackStep::Rules))
    }
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
