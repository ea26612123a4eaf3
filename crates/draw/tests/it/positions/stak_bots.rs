//! Real positions of a real game: three tables of Stak Bots.

use super::bouts::{after, asked, opened, shown, step};
use kernel::{Bout, Notation};
use scene::Scene;
use stak_bots::{Setup, StakBots};

/// Every position by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    let reactive = Setup { reactive: true, ..Setup::standard(3) };
    let several = Setup { staks_each: 3, depth: Some(5), setup_effects: true, ..Setup::standard(3) };
    vec![
        ("stak-bots-opening", seen(&after(&Setup::standard(2), 3, 0))),
        ("stak-bots-battle", seen(&first(&Setup::standard(2), 2, 12, is_battle))),
        ("stak-bots-reaction", seen(&first(&reactive, 11, 12, |bout| is_asked(bout, "react")))),
        ("stak-bots-effects", seen(&first(&several, 5, 2, |bout| is_asked(bout, "order ")))),
        ("stak-bots-spectator", shown(&after::<StakBots>(&Setup::standard(4), 5, 40), None)),
    ]
}

/// Whether the asked seat may attack again with a damaged card.
fn is_battle(bout: &Bout<StakBots>) -> bool {
    let Some(seat) = asked(bout) else { return false };
    let top = bout.table().top(stak_bots::StakId(seat.0));
    is_asked(bout, "act") && top.is_some_and(|top| top.damage() > 0 && top.is_attacking())
}

fn is_asked(bout: &Bout<StakBots>, question: &str) -> bool {
    asked(bout).is_some_and(|seat| {
        let asked = bout.question(seat).expect("it owes");
        StakBots::write_question(bout.at(seat), seat, asked).contains(question)
    })
}

/// The first position of this kind after more than this many answers of a random bout, from this seed on.
fn first(setup: &Setup, seed: u64, past: u32, is_wanted: impl Fn(&Bout<StakBots>) -> bool) -> Bout<StakBots> {
    for seed in seed..seed + 300 {
        let (mut bout, mut dealer) = opened(setup, seed);
        for played in 0..300 {
            if played > past && is_wanted(&bout) {
                return bout;
            }
            step(&mut bout, &mut dealer);
        }
    }
    panic!("there is no such position of {} seats", setup.seats);
}

/// What the asked seat sees, with all that it can answer.
fn seen(bout: &Bout<StakBots>) -> Scene {
    shown(bout, asked(bout))
}
