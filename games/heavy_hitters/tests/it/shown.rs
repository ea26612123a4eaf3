//! What is shown and said in whole bouts: previews, badges and reasons as well, and the beats of all that happens.

use heavy_hitters::{HeavyHitters, Question};
use kernel::{
    Bout, Cited, Dealer, Input, Library, Notation, Refusal, Rules, Seat, Show, Waiting, heard, offers,
};
use scene::{Beat, Field, Mark, Part, Piece, Scene, Tone, faults};
use std::collections::{BTreeSet, HashSet};
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

/// Of each piece of the others that cannot be the target of the attack that is asked about: why.
fn reasons(bout: &Bout<HeavyHitters>, seat: Seat, scene: &Scene) -> Vec<String> {
    let Some(Question::Fire(_)) = bout.question(seat) else { return Vec::new() };
    let own = format!("piece:{}", seat.0);
    let aimed = |piece: &Piece| scene.prompt.choices.iter().any(|choice| choice.things.contains(&piece.id));
    let boards = scene.parts.iter().filter_map(|part| match part {
        Part::Board(board) => Some(&board.pieces),
        _ => None,
    });
    let others = boards.flatten().filter(|piece| {
        let id = piece.id.to_string();
        id.starts_with("piece:") && !id.starts_with(&own)
    });
    let barred = |piece: &Piece| {
        let said = piece.marks.iter().find(|mark| mark.words.key == "gk-scene-barred");
        assert_eq!(said.is_none(), aimed(piece), "{:?} is a target, or says why not", piece.id);
        said.map(|mark| format!("{:?}", mark.words))
    };
    others.filter_map(barred).collect()
}

/// Every hex that is no answer to this question says why not: by the rule of its refusal.
fn refused(bout: &Bout<HeavyHitters>, seat: Seat, scene: &Scene, rules: &mut BTreeSet<&'static str>) {
    if scene.prompt.why_not.is_none() {
        return;
    }
    let boards = scene.boards();
    let Field::Hexes(hexes) = &boards.first().expect("a city").field else { panic!("the city has hexes") };
    for cell in hexes.cells.iter().filter(|cell| cell.half.is_none()) {
        let tried = scene.tried(&cell.id).expect("a hex stands for an answer");
        let answer = HeavyHitters::read_answer(bout.at(seat), seat, &tried).expect("it can be read");
        let is_offered = scene.prompt.choices.iter().any(|choice| choice.answer == tried);
        match bout.check(seat, answer) {
            Ok(()) => assert!(is_offered, "{tried} is legal, and not offered"),
            Err(Refusal::Illegal(why)) => {
                assert!(!is_offered, "{tried} is offered, and not legal");
                rules.insert(why.rule());
            }
            Err(other) => panic!("{tried}: {other:?}"),
        }
    }
}

/// Each standing building can be tagged, or says why not.
fn tags(bout: &Bout<HeavyHitters>, seat: Seat, scene: &Scene, rules: &mut BTreeSet<String>) {
    let Some(Question::Tag) = bout.question(seat) else { return };
    let boards = scene.boards();
    for piece in boards[0].pieces.iter().filter(|piece| piece.id.to_string().starts_with("building:")) {
        let is_offered = scene.prompt.choices.iter().any(|choice| choice.things.contains(&piece.id));
        let alone = |mark: &&Mark| mark.tone == Tone::Spent && mark.glyph.is_none();
        let why = piece.marks.iter().find(alone).map(|mark| mark.words.key.to_string());
        assert_eq!(why.is_none(), is_offered, "{:?} is offered, or says why not", piece.id);
        rules.extend(why);
    }
}

#[test]
fn whole_scenes_are_sound_and_have_words() {
    let mut catalog = Catalog::new();
    let speaker = speaker(&mut catalog);
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack is sound");
    let (mut keys, mut beats, mut barred) = (BTreeSet::new(), 0, Vec::new());
    let mut heard = HashSet::new();
    let (mut rules, mut untagged) = (BTreeSet::new(), BTreeSet::new());
    for (seed, (name, setup)) in (3..).zip(HeavyHitters::setups()) {
        let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect("a legal set-up");
        let mut dealer = Dealer::new(seed);
        bout.settle(&mut dealer);
        for _ in 0..INPUTS {
            let Waiting::Seats(owing) = bout.waiting() else { break };
            let seat = owing.iter().next().expect("somebody is asked");
            let scene = shown(&bout, seat);
            assert_eq!(faults(&scene), [], "{name}");
            barred.extend(reasons(&bout, seat, &scene));
            refused(&bout, seat, &scene, &mut rules);
            tags(&bout, seat, &scene, &mut untagged);
            for message in messages(&scene) {
                // Most of a scene is as it was.
                if !heard.insert(message.clone()) {
                    continue;
                }
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
    for why in ["front", "far", "cover"] {
        assert!(barred.iter().any(|said| said.contains(why)), "nothing was barred for this reason: {why}");
    }
    let moved = ["GK-8.4", "GK-8.8", "GK-8.9", "GK-8.12", "GK-8.17", "GK-8.19", "GK-8.21", "GK-8.22"];
    for rule in moved.into_iter().chain(["GK-3.6", "GK-6.1", "GK-7.4", "GK-8.15"]) {
        assert!(rules.contains(rule), "no hex was refused by {rule}: {rules:?}");
    }
    for key in ["gk-scene-untouched", "gk-not-cannot-tag"] {
        assert!(untagged.contains(key), "no building said {key}: {untagged:?}");
    }
    assert!(beats > 1000, "only {beats} beats");
}
