//! What an attack would do, as far as both top cards show it.

use super::cards::place_id;
use super::names::Names;
use crate::card::StakId;
use crate::content::{DamageVerb, Kind};
use crate::queries::is_lethal;
use crate::question::Answer;
use scene::{Id, Mark, Overlay, Tone};
use words::Message;

/// The overlays of an answer: those of an attack.
pub(super) fn of(names: &Names<'_>, answer: Answer) -> Vec<Overlay> {
    let Answer::Attack { from, at } = answer else { return Vec::new() };
    let mut overlays = vec![Overlay::Line { from: names.top(from), to: names.top(at), blocker: None }];
    overlays.extend(battle(names, from, at).unwrap_or_default());
    overlays
}

/// SB-7.4 to SB-7.7: what leaves, and the damage of what stays. Nothing is certain before an ability
/// that acts first (SB-13.6), nor of a card that is not known.
fn battle(names: &Names<'_>, from: StakId, at: StakId) -> Option<Vec<Overlay>> {
    let kind = |stak| names.kind_of(names.top_card(stak)).map(|id| names.content.kind(id));
    let (attacker, defender) = (kind(from)?, kind(at)?);
    if !attacker.attack.is_empty() {
        return None;
    }
    let mut leaving = Vec::new();
    let mut staying = Vec::new();
    for (stak, own, striker) in [(at, defender, attacker), (from, attacker, defender)] {
        let hit = strike(names, stak, own, striker)?;
        leaving.extend(hit.leaving);
        staying.extend(hit.damaged);
    }
    let leaves = (!leaving.is_empty()).then_some(Overlay::Things { ids: leaving, tone: Tone::Harm });
    Some(leaves.into_iter().chain(staying).collect())
}

/// What one of the two strikes does.
struct Hit {
    leaving: Vec<Id>,
    damaged: Option<Overlay>,
}

/// SB-7.7, SB-13.4, SB-R14, SB-R19: the top card of `stak` is struck; damage on it counts.
fn strike(names: &Names<'_>, stak: StakId, own: &Kind, striker: &Kind) -> Option<Hit> {
    let cards = &names.stak_view(stak)?.cards;
    let damage = cards.first()?.damage.saturating_add(striker.power);
    let abilities = if striker.power > 0 { &striker.damage[..] } else { &[] };
    let removes = |verb: &DamageVerb| matches!(verb, DamageVerb::ScrapDamaged | DamageVerb::ReturnDamaged);
    let leaves = is_lethal(damage, own.power) || abilities.iter().any(removes);
    let below = abilities.iter().map(|verb| match verb {
        DamageVerb::ScrapBelow(count) => usize::from(*count),
        DamageVerb::ScrapDamaged | DamageVerb::ReturnDamaged => 0,
    });
    let top = cards.len() - 1;
    let deep = below.sum::<usize>().min(top);
    let mut leaving = if leaves { vec![names.top(stak)] } else { Vec::new() };
    leaving.extend((top - deep..top).rev().map(|height| place_id(stak, height)));
    let words = Message::new("sb-scene-damage").with("damage", damage);
    let mark = Mark::new(words, Tone::Harm).drawn("damage").counting(damage);
    let damaged = (!leaves && damage > 0).then(|| Overlay::Mark { on: names.top(stak), mark });
    Some(Hit { leaving, damaged })
}
