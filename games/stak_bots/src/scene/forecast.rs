//! How many cards a battle leaves in both Staks, as far as both top cards show it.

use super::cards::{place_id, stak_id};
use super::names::Names;
use super::preview;
use crate::card::StakId;
use crate::question::{Answer, Question};
use scene::{Outlook, Overlay, Tone};

/// SB-7.4 to SB-7.7: for the attacker before the attack, and for the defender who lets it go on.
pub(super) fn of(names: &Names<'_>, answer: Answer) -> Vec<Overlay> {
    match (answer, names.view.question) {
        (Answer::Attack { from, at }, _) | (Answer::Pass, Some(Question::React { at, from })) => {
            battle(names, from, at)
        }
        _ => Vec::new(),
    }
}

/// Nothing if the battle is not known: then its preview shows no more than the attack itself.
fn battle(names: &Names<'_>, from: StakId, at: StakId) -> Vec<Overlay> {
    let preview = preview::of(names, Answer::Attack { from, at });
    let settled =
        preview.iter().any(|overlay| matches!(overlay, Overlay::Things { .. } | Overlay::Mark { .. }));
    if !settled {
        return Vec::new();
    }
    let leaving = |stak: StakId, height: usize| {
        preview.iter().any(|overlay| match overlay {
            Overlay::Things { ids, tone: Tone::Harm } => ids.contains(&place_id(stak, height)),
            _ => false,
        })
    };
    let left = |stak: StakId| {
        let cards = names.stak_view(stak)?.cards.len();
        let stays = (0..cards).filter(|&height| !leaving(stak, height)).count();
        Some(Overlay::Forecast {
            on: stak_id(stak),
            title: names.about_stak("sb-forecast-cards", stak),
            now: cards as i64,
            outcomes: vec![Outlook { value: stays as i64, cases: 1 }],
        })
    };
    [at, from].into_iter().filter_map(left).collect()
}
