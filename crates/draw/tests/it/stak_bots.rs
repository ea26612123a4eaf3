//! Real positions of a real game: three tables of Stak Bots.

use kernel::{Bout, Dealer, Input, Library, Notation, Prose, Rules, Seat, Show, Waiting, offers};
use scene::Scene;
use stak_bots::{Setup, StakBots};
use words::{Catalog, Speaker};

pub(crate) fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    for (language, source) in StakBots::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    Speaker::new(&catalog, "en")
}

/// Every position by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    let reactive = Setup { reactive: true, ..Setup::standard(3) };
    let several = Setup { staks_each: 3, depth: Some(5), setup_effects: true, ..Setup::standard(3) };
    vec![
        ("stak-bots-opening", shown(&after(&Setup::standard(2), 3, 0), true)),
        ("stak-bots-battle", shown(&first(&Setup::standard(2), 2, is_battle), true)),
        ("stak-bots-reaction", shown(&first(&reactive, 11, |bout| is_asked(bout, "react")), true)),
        ("stak-bots-effects", shown(&first(&several, 5, |bout| is_asked(bout, "order of")), true)),
        ("stak-bots-spectator", shown(&after(&Setup::standard(4), 5, 40), false)),
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

/// A random bout after so many answers.
fn after(setup: &Setup, seed: u64, answers: u32) -> Bout<StakBots> {
    let (mut bout, mut dealer) = opened(setup, seed);
    (0..answers).for_each(|_| step(&mut bout, &mut dealer));
    bout
}

fn opened(setup: &Setup, seed: u64) -> (Bout<StakBots>, Dealer) {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    let mut bout = Bout::open(setup, &content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(seed);
    bout.settle(&mut dealer);
    (bout, dealer)
}

/// The first position of this kind in a random bout of this seed or a later one.
fn first(setup: &Setup, seed: u64, is_wanted: impl Fn(&Bout<StakBots>) -> bool) -> Bout<StakBots> {
    for seed in seed..seed + 300 {
        let (mut bout, mut dealer) = opened(setup, seed);
        for played in 0..300 {
            if played > 12 && is_wanted(&bout) {
                return bout;
            }
            step(&mut bout, &mut dealer);
        }
    }
    panic!("there is no such position of {} seats", setup.seats);
}

fn asked(bout: &Bout<StakBots>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

fn step(bout: &mut Bout<StakBots>, dealer: &mut Dealer) {
    let Some(seat) = asked(bout) else { return };
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play(Input::Answer(seat, answer)).expect("it was listed");
    bout.settle(dealer);
}

/// What the asked seat sees, or a spectator.
fn shown(bout: &Bout<StakBots>, seated: bool) -> Scene {
    let looker = asked(bout).filter(|_| seated);
    let offered = looker.map(|seat| offers(bout, seat)).unwrap_or_default();
    StakBots::show(bout.content(), &StakBots::view(bout, looker), offered)
}
