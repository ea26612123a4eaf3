//! Positions written by hand, or broken by chance: they are refused, or they can be played on.

use kernel::{Bout, Dealer, Input, Library, Notation, Waiting};
use steel_arena::SteelArena;
use testkit::laws::soak;

/// Plays at random, with a seat that leaves now and then.
fn play_on(bout: &mut Bout<SteelArena>, dealer: &mut Dealer, inputs: u32) {
    for _ in 0..inputs {
        let input = match bout.waiting() {
            Waiting::Over => return,
            Waiting::Chance(_) if bout.pile().iter().all(|&count| count == 0) && !bout.pile().is_empty() => {
                return;
            }
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                assert!(!listed.is_empty(), "{:?} has no answer", bout.question(seat));
                match dealer.below(30) {
                    0 => Input::Leave(seat),
                    _ => Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize]),
                }
            }
        };
        bout.play(input).expect("what is offered is legal");
    }
}

/// Some digits become other digits, some words other words.
fn broken(text: &str, dealer: &mut Dealer) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut digits = Vec::new();
    let mut start = 0;
    // Other coordinates are almost always refused.
    for line in text.split_inclusive('\n') {
        let inside = (0..line.len()).filter(|&at| line.as_bytes()[at].is_ascii_digit()).map(|at| start + at);
        digits.extend(inside.filter(|_| !line.starts_with("cells") && !line.starts_with('"')));
        start += line.len();
    }
    for _ in 0..=dealer.below(2) {
        let at = digits[dealer.below(digits.len() as u32) as usize];
        bytes[at] = b'0' + dealer.below(10) as u8;
    }
    let text = String::from_utf8(bytes).expect("digits stay digits");
    let words =
        [("true", "false"), ("false", "true"), ("hear", "act"), ("\"A\"", "\"B\""), ("\"e\"", "\"sw\"")];
    let (from, to) = words[dealer.below(words.len() as u32) as usize];
    if dealer.below(2) == 0 { text.replacen(from, to, 1) } else { text }
}

#[test]
fn a_broken_position_is_refused_or_can_be_played_on() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let (mut refused, mut played) = (0, 0);
    for (number, (_, setup)) in (0..).zip(SteelArena::setups()) {
        let mut dealer = Dealer::stream(number, 3);
        for _ in 0..4 * soak() {
            let mut bout = Bout::<SteelArena>::open(&setup, &content, None).expect("a legal set-up");
            for _ in 0..14 {
                let some = 1 + dealer.below(25);
                play_on(&mut bout, &mut dealer, some);
                let text = broken(&SteelArena::write_position(&bout), &mut dealer);
                match SteelArena::read_position(&text, None, &content) {
                    Err(faults) => refused += usize::from(!faults.is_empty()),
                    Ok(mut read) => {
                        played += 1;
                        play_on(&mut read, &mut dealer, 40);
                    }
                }
            }
        }
    }
    assert!(refused > 100 && played > 100, "{refused} refused, {played} played");
}

#[test]
fn all_faults_of_a_position_are_told() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = "turn = \"Q\"\nstak = 3\nstack = 99\n[robots]\nA = { at = \"0,0\", facing = \"up\" }\n\
                B = { at = \"0,0\" }\n[field]\n\"9,9\" = \"empty\"\n\"1,0\" = \"NOPE\"\n\
                [modules]\nA = [\"TRAP\", \"(CRAB) heavy\", \"(GYRO) cools\", \"RIVETER\", \"RIVETER\"]\n";
    let faults = SteelArena::read_position(text, None, &content).expect_err("faulty");
    let expected = [
        "this is no seat",
        "by the name `stak`",
        "`stack` must be",
        "`facing` cannot be",
        "two robots stand there",
        "`9,9` is no cell",
        "`NOPE` lies on no cell",
        "`TRAP` is no module",
        "`heavy` is nothing",
        "not what is concluded",
        "more tiles RIVETER",
    ];
    for what in expected {
        assert!(faults.iter().any(|fault| fault.what.contains(what)), "{what} is not among {faults:?}");
    }
}

#[test]
fn too_many_tiles_are_told_where_the_last_of_them_lies() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = "[robots]\nA = { at = \"0,0\" }\nB = { at = \"2,0\" }\n[field]\n\"1,0\" = \"RIVETER\"\n\
                [modules]\nA = [\"RIVETER hot\", \"(RIVETER)\"]\n";
    let faults = SteelArena::read_position(text, None, &content).expect_err("faulty");
    let told: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.what.as_str(), &text[fault.span.clone()])).collect();
    let what = "there are more tiles RIVETER than the packs have";
    assert!(told.contains(&(what, "\"(RIVETER)\"")), "{told:?}");
}
