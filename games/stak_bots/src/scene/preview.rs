//! What an attack would do: its battle is fought on a sketch of what the seat knows.

use super::cards::place_id;
use super::names::Names;
use crate::StakBots;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use kernel::{At, Foresight, Seat};
use scene::{Id, Mark, Overlay, Tone};
use words::Message;

/// The overlays of an answer: those of an attack.
pub(super) fn of(names: &Names<'_>, answer: Answer) -> Vec<Overlay> {
    let Answer::Attack { from, at } = answer else { return Vec::new() };
    let mut overlays = vec![Overlay::Line { from: names.top(from), to: names.top(at), blocker: None }];
    overlays.extend(battle(names, answer).unwrap_or_default());
    overlays
}

/// SB-7.4 to SB-7.7: what leaves, and the damage of what stays.
fn battle(names: &Names<'_>, answer: Answer) -> Option<Vec<Overlay>> {
    let Answer::Attack { from, at } = answer else { return None };
    let mut sketch = names.view.known.as_ref()?.sketch();
    sketch.rehearse(names.view.seat?, answer, &UpToRemoval);
    let Some(Frame::Removal(removal)) = sketch.bout().stack().last() else { return None };
    let table = sketch.bout().table();
    let (mut leaving, mut staying): (Vec<Id>, Vec<Overlay>) = (Vec::new(), Vec::new());
    for stak in [at, from] {
        let damage = table.top(stak)?.damage();
        if removal.takes_top(stak) {
            leaving.push(names.top(stak));
        } else if damage > 0 {
            let words = Message::new("sb-scene-damage").with("damage", damage);
            let mark = Mark::new(words, Tone::Harm).drawn("damage").counting(damage);
            staying.push(Overlay::Mark { on: names.top(stak), mark });
        }
        leaving.extend(removal.below_heights(table, stak).rev().map(|height| place_id(stak, height)));
    }
    let leaves = (!leaving.is_empty()).then_some(Overlay::Things { ids: leaving, tone: Tone::Harm });
    Some(leaves.into_iter().chain(staying).collect())
}

/// Nobody reacts, and the battle is fought up to the removal of cards, which may have to draw what nobody has seen.
/// Nothing is certain before an ability that acts first (SB-13.6).
struct UpToRemoval;

impl Foresight<StakBots> for UpToRemoval {
    fn suppose(&self, _at: At<'_, StakBots>, _seat: Seat, question: &Question) -> Option<Answer> {
        matches!(question, Question::React { .. }).then_some(Answer::Pass)
    }

    fn goes_on(&self, _at: At<'_, StakBots>, frame: &Frame) -> bool {
        matches!(frame, Frame::Turn(_) | Frame::Attack(_))
    }
}
