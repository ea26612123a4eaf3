//! The kernel's own limits, met by a table of Stak Bots.

use kernel::{Ending, Input, Library, Notation, Seat, SeatSet};
use stak_bots::StakBots;

/// Below the chain that asks there are so many empty chains that one more procedure is too many.
const CHAINS: usize = 253;

#[test]
fn a_technical_draw_is_shared_by_those_still_in_the_game() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    let turn = r#"'{"turn":{"seat":0,"number":2,"fed":false,"closed":0,"attacks":0,"actions":1,"effects":0,"last":false,"step":"eliminate"}}'"#;
    let chains = r#"'{"chain":{"waiting":0,"step":"next"}}', "#.repeat(CHAINS);
    let asked = r#"'{"chain":{"waiting":3,"step":"hear-order"}}'"#;
    let text = format!(
        "options = {{ staks-each = 2 }}\nout = ['C']\ngone = ['C1', 'C2']\ndoing = [{turn}, {chains}{asked}]\n\
         asked = '[0,{{\"order\":{{\"among\":3}}}}]'\n[staks]\nA1 = ['PARCEL']\nA2 = ['PARCEL']\nB1 = ['P1']\n\
         B2 = ['P1']\nC1 = []\nC2 = []\n"
    );
    let mut bout = StakBots::read_position(&text, None, &content).expect("the position can be played on");
    let first = StakBots::read_answer(bout.at(Seat(0)), Seat(0), "first A2").expect("an answer");
    bout.play(Input::Answer(Seat(0), first)).expect("it is legal");
    let outcome = bout.outcome().expect("the stack is too deep");
    assert_eq!(outcome.ending, Ending::Limit);
    assert!(outcome.is_draw());
    assert_eq!(outcome.first(), SeatSet::first(2));
}
