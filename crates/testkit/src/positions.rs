//! Broken positions: a written position in which something is changed is refused, or it can be played on.

use crate::laws::soak;
use kernel::{Bout, Dealer, Input, Library, Notation, Pending, Waiting};

/// How positions of a game are broken.
#[derive(Clone, Copy, Debug)]
pub struct Breaking {
    /// Words that become other words, each with what it becomes.
    pub words: &'static [(&'static str, &'static str)],
    /// Lines whose digits stay: with others they would almost always be refused.
    pub spares: fn(&str) -> bool,
    /// One in so many inputs is a seat that leaves.
    pub leaves_one_in: u32,
    /// Bouts of each named set-up.
    pub bouts: u64,
    /// How many positions must at least be refused, and how many played on.
    pub least: usize,
}

impl Default for Breaking {
    fn default() -> Breaking {
        let words = &[("true", "false"), ("false", "true"), ("\"A\"", "\"B\""), ("hear", "ask")];
        Breaking { words, spares: |_| false, leaves_one_in: 30, bouts: 2, least: 10 }
    }
}

/// Positions of one bout.
const TEXTS: u32 = 14;

/// Plays bouts of every named set-up, and now and then breaks what is written of them.
///
/// # Panics
/// If a position is read that cannot be played on, or too few of them are read or refused to show anything.
pub fn assert_broken_ones_are_refused_or_played<G: Notation + Library>(breaking: &Breaking) {
    let content = match G::content(&G::house()) {
        Ok(content) => content,
        Err(faults) => panic!("the house pack of {} has faults: {faults:?}", G::ID),
    };
    let (mut refused, mut played) = (0, 0);
    for (number, (name, setup)) in (0..).zip(G::setups()) {
        let mut dealer = Dealer::stream(number, 3);
        for _ in 0..breaking.bouts * soak() {
            let mut bout = Bout::<G>::open(&setup, &content, None)
                .unwrap_or_else(|why| panic!("the set-up `{name}` is refused: {why:?}"));
            for _ in 0..TEXTS {
                let some = 1 + dealer.below(25);
                breaking.play_on(&mut bout, &mut dealer, some);
                if matches!(bout.pending(), Pending::Apart) {
                    continue;
                }
                let text = breaking.broken(&G::write_position(&bout), &mut dealer);
                match G::read_position(&text, None, &content) {
                    Err(faults) => refused += usize::from(!faults.is_empty()),
                    Ok(mut read) => {
                        played += 1;
                        breaking.play_on(&mut read, &mut dealer, 40);
                    }
                }
            }
        }
    }
    let least = breaking.least;
    assert!(refused >= least && played >= least, "{refused} refused, {played} played");
}

impl Breaking {
    /// Plays at random, with a seat that leaves now and then.
    fn play_on<G: Notation>(&self, bout: &mut Bout<G>, dealer: &mut Dealer, inputs: u32) {
        for _ in 0..inputs {
            let input = match bout.waiting() {
                Waiting::Over => return,
                Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
                Waiting::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let mut listed = Vec::new();
                    bout.answers(seat, &mut listed);
                    assert!(!listed.is_empty(), "{:?} has no answer", bout.question(seat));
                    match dealer.below(self.leaves_one_in) {
                        0 => Input::Leave(seat),
                        _ => Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize]),
                    }
                }
            };
            bout.play(input).expect("what is offered is legal");
        }
    }

    /// Some digits become other digits, some words other words.
    fn broken(&self, text: &str, dealer: &mut Dealer) -> String {
        let mut bytes = text.as_bytes().to_vec();
        let (mut digits, mut start) = (Vec::new(), 0);
        for line in text.split_inclusive('\n') {
            let inside = line.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit());
            digits.extend(inside.map(|(at, _)| start + at).filter(|_| !(self.spares)(line)));
            start += line.len();
        }
        for _ in 0..=dealer.below(2) {
            if digits.is_empty() {
                break;
            }
            let at = digits[dealer.below(digits.len() as u32) as usize];
            bytes[at] = b'0' + dealer.below(10) as u8;
        }
        let text = String::from_utf8(bytes).expect("digits stay digits");
        let (from, to) = self.words[dealer.below(self.words.len() as u32) as usize];
        if dealer.below(2) == 0 { text.replacen(from, to, 1) } else { text }
    }
}
