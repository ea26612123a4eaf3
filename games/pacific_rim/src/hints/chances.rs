//! Chances: what an attack does on average, by the dice of both sides. Averages of all results of the dice, for about
//! fifteen dice; with other numbers they are off by a few hundredths.

/// The fewest dice more than the defender that are listed.
const FROM: i64 = -8;
/// PR-11.1: the damage in hundredths, by how many dice more the attacker has, from eight fewer.
const HURTS: [i64; 20] = [0, 0, 1, 4, 9, 17, 27, 39, 52, 68, 84, 100, 118, 137, 156, 175, 194, 214, 233, 253];
/// PR-9.7: how many of a hundred attacks are won.
const WINS: [i64; 20] = [0, 0, 2, 4, 9, 16, 24, 33, 42, 51, 60, 68, 74, 80, 84, 88, 91, 93, 95, 96];

/// The damage in hundredths.
pub(super) fn hurts(dice: (u8, u8)) -> i64 {
    HURTS[place(dice)]
}

/// How many of a hundred attacks are won.
pub(super) fn wins(dice: (u8, u8)) -> i64 {
    WINS[place(dice)]
}

fn place((attack, defence): (u8, u8)) -> usize {
    let more = i64::from(attack) - i64::from(defence) - FROM;
    more.clamp(0, HURTS.len() as i64 - 1) as usize
}
