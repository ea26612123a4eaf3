//! Real positions of Steel Arena: a field of hexes with tiles face up and face down, and a blast that is aimed.

use kernel::{Bout, Dealer, Input, Library, Notation, Prose, Rules, Seat, Show, Waiting, offers};
use scene::Scene;
use steel_arena::{Setup, SteelArena};
use words::{Catalog, Speaker};

const BLAST: &str = r#"
[field]
"1,0" = "TRAP"
"1,-1" = "SURPRISE"
"-1,1" = "MORTAR"
[robots]
A = { at = "-2,0", facing = "e" }
B = { at = "0,0", facing = "w" }
C = { at = "2,0", facing = "w" }
[modules]
A = ["BOMBARD", "RUNNER-M1", "(AXIS-M1)"]
"#;

pub(crate) fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    for (language, source) in SteelArena::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    Speaker::new(&catalog, "en")
}

/// Every position by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    vec![("steel-arena-four", four()), ("steel-arena-blast", blast())]
}

/// A table of four after some random play.
fn four() -> Scene {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack is sound");
    let mut bout = Bout::open(&Setup::base(4), &content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(2);
    bout.settle(&mut dealer);
    for _ in 0..120 {
        let Waiting::Seats(seats) = bout.waiting() else { break };
        let seat = seats.iter().next().expect("somebody is waited for");
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let answer = answers[dealer.below(answers.len() as u32) as usize];
        bout.play(Input::Answer(seat, answer)).expect("it was listed");
        bout.settle(&mut dealer);
    }
    shown(&bout, Seat(0))
}

/// A blast about to be aimed, with all that it would bring.
fn blast() -> Scene {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack is sound");
    let mut bout = SteelArena::read_position(BLAST, None, &content).expect("a sound position");
    let fire = SteelArena::read_answer(bout.at(Seat(0)), Seat(0), "activate BOMBARD").expect("notation");
    bout.play(Input::Answer(Seat(0), fire)).expect("legal");
    let mut scene = shown(&bout, Seat(0));
    let aimed = scene.prompt.choices.iter().find(|choice| choice.answer == "cell 0,0");
    scene.overlays = aimed.expect("it can be aimed there").preview.clone();
    scene
}

fn shown(bout: &Bout<SteelArena>, seat: Seat) -> Scene {
    SteelArena::show(bout.content(), &SteelArena::view(bout, Some(seat)), offers(bout, seat))
}
