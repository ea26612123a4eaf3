//! Real positions of Giga-Robo!: a city with everything that may stand in it, power before a roll, dice that
//! lie, a robot that is pushed into a building, and three robots after some random play.

use super::bouts::{self, asked, shown, with_preview};
use giga_robo::{GigaRobo, Setup};
use kernel::{Bout, Dealer, Input, Library, Notation, Seat};
use scene::Scene;

const CITY: &str = r#"
[robots.A]
pilot = "DASH"
robot = "AYZN"
pilot-ability = "CIRCUIT-FLOW"
cards = []
at = "0,0"
fs = 6
pt = 3
hand = ["AYZN-GATLING-BLASTER", "AYZN-BLASTER"]
[robots.B]
pilot = "TAKASHI-KATO"
robot = "DAI-RAIJIN-V"
pilot-ability = "HONORABLE-DEFEAT"
cards = []
at = "2,0"
hand = ["BOLT-CASTER", "CHARGE"]
fs = 5
meter = { 1 = ["VOLT-SPIKE"], 3 = ["OVERVOLTAGE"] }
tokens = { 2 = { fire = 2 } }
[city]
"3,0" = "tier 2"
"3,-1" = "tier 2, barrier"
"-1,0" = "tier 1"
"-2,1" = "crater"
"-2,0" = "rubble"
"0,-2" = "flood"
"1,-2" = "inferno"
"2,-3" = "arc-hazard"
"#;

/// Every position by its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    let gatling = ["attack AYZN-GATLING-BLASTER", "aim 2,0 robot"];
    vec![
        ("giga-robo-reaction", after(&gatling, Seat(1))),
        ("giga-robo-power", with_preview(after(&[&gatling[..], &["defend"]].concat(), Seat(0)), "number 2")),
        ("giga-robo-force", forced()),
        ("giga-robo-three", shown(&bouts::after::<GigaRobo>(&Setup::standard(3), 3, 200), None)),
    ]
}

/// The city after these answers, as this seat sees it.
fn after(answers: &[&str], looker: Seat) -> Scene {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack is sound");
    let mut bout = GigaRobo::read_position(CITY, None, &content).expect("a sound position");
    let mut dealer = Dealer::new(5);
    bout.settle(&mut dealer);
    for text in answers {
        while !given(&mut bout, text) {
            assert!(given(&mut bout, "pass"), "neither `{text}` nor `pass` is listed");
            bout.settle(&mut dealer);
        }
        bout.settle(&mut dealer);
    }
    shown(&bout, Some(looker))
}

/// Gives this answer, if the asked seat may give it.
fn given(bout: &mut Bout<GigaRobo>, text: &str) -> bool {
    let seat = asked(bout).unwrap_or_else(|| panic!("nobody is asked before `{text}`"));
    let answer = GigaRobo::read_answer(bout.at(seat), seat, text).expect("notation");
    let mut listed = Vec::new();
    bout.answers(seat, &mut listed);
    listed.contains(&answer) && bout.play(Input::Answer(seat, answer)).is_ok()
}

/// A robot that is about to be pushed into a building.
fn forced() -> Scene {
    let answers = ["attack AYZN-BLASTER", "aim 2,0 robot", "take the hit", "number 0", "yes"];
    with_preview(after(&answers, Seat(0)), "hex 3,0")
}
