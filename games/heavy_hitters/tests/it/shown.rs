//! What is shown and said in whole bouts: previews, badges and reasons as well, and the beats of all that happens.

use heavy_hitters::HeavyHitters;
use kernel::{Bout, Dealer, Input, Library, Rules, Seat, Show, Waiting, heard, offers};
use scene::{Beat, Scene, faults};
use std::collections::BTreeSet;
use testkit::messages;
use words::{Catalog, ENGLISH, Speaker};

/// The inputs of a bout that are looked at.
const INPUTS: u32 = 300;

fn speaker(catalog: &mut Catalog) -> Speaker {
    for (language, source) in <HeavyHitters as kernel::Prose>::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    Speaker::new(catalog, ENGLISH)
}

fn shown(bout: &Bout<HeavyHitters>, seat: Seat) -> Scene {
    let view = HeavyHitters::view(bout, Some(seat));
    HeavyHitters::show(bout.content(), &view, offers(bout, seat))
}

/// Plays an answer by chance, and shows what everybody hears of it.
fn play(bout: &mut Bout<HeavyHitters>, dealer: &mut Dealer, seat: Seat) -> Vec<Beat> {
    let (mut listed, mut told) = (Vec::new(), Vec::new());
    bout.answers(seat, &mut listed);
    let answer = listed[dealer.below(listed.len() as u32) as usize];
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("it was listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("the dealer rolls what is possible");
    }
    let view = HeavyHitters::view(bout, None);
    let events = heard(&told, None);
    events.iter().filter_map(|event| HeavyHitters::beat(bout.content(), &view, event)).collect()
}

#[test]
fn whole_scenes_are_sound_and_have_words() {
    let mut catalog = Catalog::new();
    let speaker = speaker(&mut catalog);
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack is sound");
    let (mut keys, mut beats) = (BTreeSet::new(), 0);
    for (seed, (name, setup)) in (3..).zip(HeavyHitters::setups()) {
        let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect("a legal set-up");
        let mut dealer = Dealer::new(seed);
        bout.settle(&mut dealer);
        for _ in 0..INPUTS {
            let Waiting::Seats(owing) = bout.waiting() else { break };
            let seat = owing.iter().next().expect("somebody is asked");
            let scene = shown(&bout, seat);
            assert_eq!(faults(&scene), [], "{name}");
            for message in messages(&scene) {
                assert!(!speaker.say(&message).is_empty(), "{message:?} says nothing");
                assert_eq!(speaker.faults(), [], "{message:?}");
                keys.insert(message.key);
            }
            beats += play(&mut bout, &mut dealer, seat).len();
        }
    }
    for key in ["gk-number", "gk-odds", "gk-sight", "gk-cost", "gk-tagging", "gk-why-attack", "gk-scene-next"]
    {
        assert!(keys.contains(key), "{key} never came up");
    }
    assert!(beats > 1000, "only {beats} beats");
}
