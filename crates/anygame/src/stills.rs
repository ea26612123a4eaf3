//! Stills: what a listener saw on the way to the newest position, deed by deed.

use catalog::Playable;
use kernel::{Bout, Recording, Seat};
use scene::{BeatKind, Prompt, Scene};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use ts_rs::TS;

/// So many positions before the newest inputs are kept, until everybody was told of them.
const KEPT_MAX: usize = 64;
/// The most stills that are shown of what happened at once.
const SHOWN_MAX: usize = 12;

/// What a listener saw between two deeds. Nobody was asked anything then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Still {
    /// How much of what was heard since then came before it.
    pub after: u32,
    /// What was seen. Words and prompt are those of the sight that follows.
    pub scene: Scene,
}

/// The positions before the newest inputs, the last one before the newest.
#[derive(Debug)]
pub(crate) struct Recent<G: Playable>(VecDeque<Bout<G>>);

impl<G: Playable> Default for Recent<G> {
    fn default() -> Recent<G> {
        Recent(VecDeque::new())
    }
}

impl<G: Playable> Recent<G> {
    /// An input was put in where the bout stood so.
    pub(crate) fn keep(&mut self, stood: Bout<G>) {
        if self.0.len() == KEPT_MAX {
            self.0.pop_front();
        }
        self.0.push_back(stood);
    }

    /// The bout went back, or everybody was told. An idle table holds no room for positions.
    pub(crate) fn forget(&mut self) {
        self.0 = VecDeque::new();
    }

    /// The position before this step, if it is still kept.
    fn before(&self, step: usize, recording: &Recording<G>) -> Option<&Bout<G>> {
        let back = (recording.len() + 1).checked_sub(step)?;
        self.0.get(self.0.len().checked_sub(back)?)
    }
}

/// Whether what follows is a new deed, before which the table is shown as it stands.
fn begins_deed<G: Playable>(bout: &Bout<G>, view: &G::View, event: &G::Event) -> bool {
    let kind = G::beat(bout.content(), view, event).map(|beat| beat.kind);
    matches!(kind, Some(BeatKind::Deed | BeatKind::Turn))
}

/// What `listener` saw before each deed that it has heard of since step `from`, but for the first.
///
/// Between two inputs that is the position itself, within an input a still of it ([`Bout::stills`]).
pub(crate) fn stills_of<G: Playable>(
    recording: &Recording<G>,
    recent: &Recent<G>,
    from: usize,
    listener: Option<Seat>,
    now: &Scene,
) -> Vec<Still> {
    let newest = recording.bout();
    let view = G::view(newest, listener);
    let (mut stood, mut heard) = (Vec::new(), 0);
    for step in from..=recording.len() {
        let told = recording.told(step).iter().filter(|told| told.to.hears(listener));
        let Some(before) = recent.before(step, recording) else {
            heard += told.count();
            continue;
        };
        let within = before.stills(&recording.record().inputs[step - 1], listener);
        for (place, told) in told.enumerate() {
            if heard > 0 && begins_deed(newest, &view, &told.event) {
                let still = within.iter().find(|still| still.heard == place).map(|still| &still.bout);
                stood.extend(still.or((place == 0).then_some(before)).map(|bout| (heard, bout.clone())));
            }
            heard += 1;
        }
    }
    let all = stood.len().div_ceil(SHOWN_MAX).max(1);
    let shown = stood.into_iter().step_by(all);
    shown.map(|(after, bout)| Still { after: after as u32, scene: seen(&bout, listener, now) }).collect()
}

/// The things on the table as they stood, under the words of what is seen now.
fn seen<G: Playable>(bout: &Bout<G>, listener: Option<Seat>, now: &Scene) -> Scene {
    let scene = G::show(bout.content(), &G::view(bout, listener), Vec::new());
    let prompt = Prompt::default();
    Scene { headline: now.headline.clone(), overlays: Vec::new(), prompt, ..scene }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Deed, Live};
    use crate::playing::Playing;
    use crate::setup::SetupChoice;
    use catalog::Visitor;
    use kernel::Dealer;

    /// Answers of each bout.
    const ANSWERS: u32 = 150;

    /// Random bouts of the first set-up. Each still is a sound scene that asks nobody anything, and a deed follows it. Gives
    /// how many stills there were.
    struct Random;

    impl Visitor for Random {
        type Out = usize;
        fn visit<G: Playable>(self) -> usize {
            let (name, _) = G::setups().swap_remove(0);
            let mut live =
                Playing::<G>::open(&SetupChoice::Named(name), &[], 1).expect("a set-up of the house");
            let (mut dealer, mut rolls) = (Dealer::new(1), Dealer::new(2));
            let mut chance = |chance, pile: &[u8]| Some(rolls.roll(chance, pile));
            live.settle(&mut chance);
            let mut shown = 0;
            for _ in 0..ANSWERS {
                let Some(seat) = live.owing().iter().next() else { break };
                let choices = live.look(Some(seat)).scene.prompt.choices;
                let answer = choices[dealer.below(choices.len() as u32) as usize].answer.clone();
                let from = live.inputs() + 1;
                live.put(Deed::Answers(seat, vec![answer]), &mut chance).expect("it is offered");
                for listener in [Some(Seat(0)), Some(Seat(1)), None] {
                    shown += sound(&live, from, listener);
                }
                // Whoever was told keeps no room at an idle table.
                live.forget_way();
                assert_eq!(sound(&live, from, None) + live.recent.0.capacity(), 0);
            }
            shown
        }
    }

    fn sound<G: Playable>(live: &Playing<G>, from: usize, listener: Option<Seat>) -> usize {
        let heard = live.heard(from, listener);
        let stills = live.stills(from, listener, &live.look(listener).scene);
        assert!(stills.len() <= SHOWN_MAX && stills.is_sorted_by(|one, other| one.after < other.after));
        for Still { after, scene } in &stills {
            let next = heard[*after as usize].beat.as_ref().map(|beat| beat.kind);
            assert!(*after > 0 && matches!(next, Some(BeatKind::Deed | BeatKind::Turn)), "{next:?}");
            assert_eq!((scene::faults(scene), &scene.prompt), (Vec::new(), &Prompt::default()));
        }
        stills.len()
    }

    #[test]
    fn every_game_shows_what_stood_between_two_deeds() {
        let of = |id| (id, catalog::with_game(id, Random).expect("it is in the catalog"));
        let shown: Vec<(&str, usize)> = catalog::entries().iter().map(|entry| of(entry.id)).collect();
        assert!(shown.iter().all(|&(_, shown)| shown > 5), "{shown:?}");
        println!("{shown:?}");
    }
}
