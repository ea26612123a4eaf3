//! Who is not in the battle: nothing may be asked of it but whether it is there.

use kernel::{Bout, Library, Notation};
use pacific_rim::{PacificRim, Who};
use testkit::laws::Battery;

/// The numbers that a scenario may ask of a model.
const ASKED: [&str; 8] = ["at", "speed", "skill", "power", "armour", "within", "wholly", "short"];
/// The places of models.
const PLACES: [&str; 8] = ["P1", "P2", "P3", "P4", "K1", "K2", "K3", "K4"];

/// PR-3.23: before the set-up no model is in the battle, and of a place without a model there is no number.
#[test]
fn a_model_that_is_not_in_the_battle_has_no_numbers() {
    let Battery { content, .. } = Battery::<PacificRim>::house(1);
    for (name, setup) in PacificRim::setups() {
        let bout = Bout::<PacificRim>::open(&setup, &content, None).expect("a named set-up is legal");
        for what in ASKED {
            let absent = |who: &u8| bout.table().model(Who(*who)).is_none();
            for place in (0..8).filter(absent).map(|who| PLACES[usize::from(who)]) {
                let asked = PacificRim::ask(&bout, &format!("{what} {place} {place}"));
                assert!(asked.is_err(), "{name}: {what} of {place} is {asked:?}");
            }
        }
    }
}

/// A position in which a procedure is about somebody who is not in the battle, or cannot be in progress like this.
#[test]
fn positions_with_what_is_not_in_the_battle_are_refused() {
    let Battery { content, .. } = Battery::<PacificRim>::house(1);
    let absent = "names what is not in the battle";
    let disorder = "cannot be in progress like this";
    let active = |who: &str, step: &str| {
        format!(
            "activation = {{ who = \"{who}\", step = \"{step}\", hexes = 0, rough = false, halted = false, \
             drifted = false, used = 0, accurate = false, push = false }}"
        )
    };
    let spoils = |by: &str, on: &str, step: &str| {
        format!("spoiling = {{ by = \"{by}\", on = \"{on}\", step = {step}, moved = false }}")
    };
    let stacks = [
        (active("P3", "act"), absent),
        (active("K4", "late"), absent),
        (spoils("P1", "K2", "\"turn\""), absent),
        (spoils("P2", "K1", "\"turn\""), absent),
        (spoils("P1", "K1", "{ push = 0 }"), disorder),
        ("opening = { contested = false, quick = 200 }".to_owned(), disorder),
        ("laying = { turn = \"kaiju\", left = 1 }".to_owned(), disorder),
        ("deploying = { step = { models = 7 } }".to_owned(), disorder),
    ];
    for (frame, why) in stacks {
        let text = format!("stack = [{{ {frame} }}]\n");
        let read = PacificRim::read_position(&text, None, &content);
        let faults = read.err().unwrap_or_default();
        println!("{frame}: {faults:?}");
        assert!(faults.iter().any(|fault| format!("{fault:?}").contains(why)), "{frame}: {faults:?}");
    }
}
