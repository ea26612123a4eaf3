//! Positions written by hand, or broken by chance: they are refused, at their place, or they can be played on.

use kernel::{Bout, Dealer, Input, Library, Notation, Waiting};
use stak_bots::StakBots;
use testkit::laws::soak;

/// The faults, each with the text that it points at.
fn faults(text: &str) -> Vec<(String, &str)> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let faults = StakBots::read_position(text, None, &content).expect_err("faulty");
    faults.into_iter().map(|fault| (fault.what, &text[fault.span])).collect()
}

#[test]
fn no_card_lies_there_more_often_than_the_deck_has_it() {
    let text = "[staks]\nA = [\"FLARE\", \"(FLARE)\"]\nB = [\"P1\"]\n[hands]\nB = [\"FLARE\", \"FLARE\"]\n";
    let more = text
        .replace("[hands]", "[scrapheap]\ncommon = [\"FLARE\", \"FLARE\", \"FLARE\", \"FLARE\"]\n[hands]");
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let copies = usize::from(content.kind(content.find("FLARE").expect("a house card")).copies);
    let told = faults(&more);
    assert_eq!(told.len(), 8 - copies, "{told:?}");
    let wanted = (format!("the deck has FLARE only {copies} times"), "\"FLARE\"");
    assert!(told.iter().all(|fault| *fault == wanted), "{told:?}");
}

#[test]
fn a_top_card_lies_face_up() {
    let told = faults("[staks]\nA = [\"(P3)\", \"P2\"]\nB = [\"P1\"]\n");
    assert_eq!(told, [("a top card lies face-up".to_owned(), "\"(P3)\"")]);
    let unseen = faults("[staks]\nA = [\"P2\"]\nB = [\"(?)\", \"P1\"]\n");
    assert_eq!(unseen[0], ("a top card lies face-up".to_owned(), "\"(?)\""));
}

/// Plays at random, with a seat that leaves now and then.
fn play_on(bout: &mut Bout<StakBots>, dealer: &mut Dealer, inputs: u32) {
    for _ in 0..inputs {
        let input = match bout.waiting() {
            Waiting::Over => return,
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

/// Some numbers become other numbers, some words other words.
fn broken(text: &str, dealer: &mut Dealer) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    for _ in 0..=dealer.below(2) {
        let at = digits[dealer.below(digits.len() as u32) as usize];
        bytes[at] = b'0' + dealer.below(10) as u8;
    }
    let text = String::from_utf8(bytes).expect("digits stay digits");
    let words = [
        ("true", "false"),
        ("false", "true"),
        ("hear", "act"),
        ("\"A\"", "\"B\""),
        ("after", "choose"),
        ("next", "hear-order"),
        ("null", "0"),
        ("(?)\", ", ""),
        ("turn-up", "raise"),
        ("order", "recycle-draw"),
    ];
    let (from, to) = words[dealer.below(words.len() as u32) as usize];
    if dealer.below(2) == 0 { text.replacen(from, to, 1) } else { text }
}

#[test]
fn a_broken_position_is_refused_or_can_be_played_on() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let (mut refused, mut played) = (0, 0);
    for (number, (_, setup)) in (0..).zip(StakBots::setups()) {
        let mut dealer = Dealer::stream(number, 3);
        for _ in 0..2 * soak() {
            let mut bout = Bout::<StakBots>::open(&setup, &content, None).expect("a legal set-up");
            for _ in 0..14 {
                let some = 1 + dealer.below(25);
                play_on(&mut bout, &mut dealer, some);
                let text = broken(&StakBots::write_position(&bout), &mut dealer);
                match StakBots::read_position(&text, None, &content) {
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
