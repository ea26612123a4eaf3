//! The ladder: all players on one scale, after Bradley and Terry. The mean of the players is 0.
//!
//! The log odds of a meeting are the difference of two ratings, and a draw is half a win. The likeliest ratings are found
//! by Newton's steps. How sure they are follows from how much the groups of each meeting really vary, not from how much
//! single bouts would.

use crate::elo::{Elo, odds_to_share};
use crate::groups::{Groups, Moments};

/// Newton's steps at most; five or six are enough.
const STEPS: usize = 100;
/// The longest step in log odds: from far away whole steps would go past the mark.
const STRIDE: f64 = 2.0;
/// A step that is shorter than this is the last.
const NEAR: f64 = 1e-10;

/// A square of numbers.
type Square = Vec<Vec<f64>>;

/// Ratings in log odds, and how they vary together.
pub(crate) struct Ladder {
    ratings: Vec<f64>,
    covariance: Square,
}

impl Ladder {
    /// The likeliest ratings of so many players, from meetings: the one, the other, and the groups as the one scored.
    pub(crate) fn of<'a>(
        players: usize,
        meetings: impl Iterator<Item = (usize, usize, &'a Groups)>,
    ) -> Ladder {
        let met: Vec<(usize, usize, Moments)> =
            meetings.map(|(one, other, groups)| (one, other, groups.moments())).collect();
        let mut ratings = vec![0.0; players];
        for _ in 0..STEPS {
            let slope = slope(&ratings, &met);
            let inverse = inverse(curvature(&ratings, &met));
            let step: Vec<f64> = inverse.iter().map(|row| dot(row, &slope)).collect();
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            let scale = if longest > STRIDE { STRIDE / longest } else { 1.0 };
            ratings.iter_mut().zip(&step).for_each(|(rating, part)| *rating += scale * part);
            if longest < NEAR {
                break;
            }
        }
        let inverse = inverse(curvature(&ratings, &met));
        let varied = sum_of(players, &met, |_, _, known| known.groups * known.variance);
        let covariance = product(&product(&inverse, &varied), &inverse);
        Ladder { ratings, covariance }
    }

    /// The rating of a player over the mean of all.
    pub(crate) fn rating(&self, player: usize) -> Elo {
        let (odds, error) = self.apart(player, 1.0);
        Elo::of(odds, error)
    }

    /// How far a player is from the mean of the others, in log odds, and the standard error.
    pub(crate) fn over_others(&self, player: usize) -> (f64, f64) {
        let players = self.ratings.len() as f64;
        self.apart(player, players / (players - 1.0))
    }

    fn apart(&self, player: usize, scale: f64) -> (f64, f64) {
        (scale * self.ratings[player], scale * self.covariance[player][player].max(0.0).sqrt())
    }
}

/// How much more each player scored than its rating says.
fn slope(ratings: &[f64], met: &[(usize, usize, Moments)]) -> Vec<f64> {
    let mut slope = vec![0.0; ratings.len()];
    for &(one, other, known) in met {
        let more = known.groups * (known.mean - odds_to_share(ratings[one] - ratings[other]));
        slope[one] += more;
        slope[other] -= more;
    }
    slope
}

/// How fast the slope falls; made regular, as only differences of ratings can be known.
fn curvature(ratings: &[f64], met: &[(usize, usize, Moments)]) -> Square {
    let players = ratings.len();
    let mut sum = sum_of(players, met, |one, other, known| {
        let share = odds_to_share(ratings[one] - ratings[other]);
        known.groups * share * (1.0 - share)
    });
    sum.iter_mut().flatten().for_each(|cell| *cell += 1.0 / players as f64);
    sum
}

/// The sum over all meetings of a weight times the square of the difference of the two.
fn sum_of(
    players: usize,
    met: &[(usize, usize, Moments)],
    weight: impl Fn(usize, usize, Moments) -> f64,
) -> Square {
    let mut sum = vec![vec![0.0; players]; players];
    for &(one, other, known) in met {
        let weight = weight(one, other, known);
        sum[one][one] += weight;
        sum[other][other] += weight;
        sum[one][other] -= weight;
        sum[other][one] -= weight;
    }
    sum
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn product(one: &Square, other: &Square) -> Square {
    let column = |column: usize| other.iter().map(|row| row[column]).collect::<Vec<f64>>();
    let columns: Square = (0..other.len()).map(column).collect();
    one.iter().map(|row| columns.iter().map(|column| dot(row, column)).collect()).collect()
}

/// By elimination. The square is positive definite, so no row need be exchanged.
fn inverse(mut square: Square) -> Square {
    let size = square.len();
    let unit = |row: usize| (0..size).map(|column| f64::from(u8::from(row == column))).collect::<Vec<f64>>();
    square.iter_mut().enumerate().for_each(|(place, row)| row.extend(unit(place)));
    for pivot in 0..size {
        let head = square[pivot][pivot];
        square[pivot].iter_mut().for_each(|cell| *cell /= head);
        let lead = square[pivot].clone();
        for (_, row) in square.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&lead).for_each(|(cell, of_lead)| *cell -= factor * of_lead);
        }
    }
    square.iter_mut().for_each(|row| drop(row.drain(..size)));
    square
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo::expected;
    use kernel::Dealer;

    /// Pairs between a player and one who is so many points behind.
    fn played(ahead: f64, pairs: u32, dealer: &mut Dealer) -> Groups {
        let mut groups = Groups::new(4);
        let wins = (expected(ahead) * 1e6) as u32;
        (0..pairs)
            .for_each(|_| groups.add((0..2).map(|_| 2 * u32::from(dealer.below(1_000_000) < wins)).sum()));
        groups
    }

    #[test]
    fn two_players_stand_as_far_apart_as_their_score_says() {
        let mut groups = Groups::new(4);
        // 3 of 4 points, so 190.8 Elo; the one group that is added takes a little of it.
        (0..5_000).for_each(|_| groups.add(2));
        (0..5_000).for_each(|_| groups.add(4));
        let ladder = Ladder::of(2, [(0, 1, &groups)].into_iter());
        let (one, other) = (ladder.rating(0), ladder.rating(1));
        assert!((one.points - 190.8 / 2.0).abs() < 0.1, "{one:?}");
        assert!((one.points + other.points).abs() < 1e-6, "their mean is nought");
        // Half the error of the difference: a group varies by 1/16 about its mean.
        let error = (1.0_f64 / 16.0 / 10_000.0).sqrt() / (0.75 * 0.25) * 173.72 / 2.0;
        assert!(((one.high - one.low) / 2.0 - 1.96 * error).abs() < 0.02, "{one:?}, {error}");
    }

    #[test]
    fn known_strengths_are_found_again_within_their_intervals() {
        let strengths = [-220.0, -60.0, 80.0, 200.0];
        let mut dealer = Dealer::new(3);
        let mut held = 0;
        for _ in 0..100 {
            let mut met = Vec::new();
            for one in 0..4 {
                for other in one + 1..4 {
                    met.push((one, other, played(strengths[one] - strengths[other], 100, &mut dealer)));
                }
            }
            let ladder = Ladder::of(4, met.iter().map(|(one, other, groups)| (*one, *other, groups)));
            let is_held = |(player, strength): (usize, &f64)| {
                let Elo { low, high, .. } = ladder.rating(player);
                (low..=high).contains(strength)
            };
            held += strengths.iter().enumerate().filter(|it| is_held(*it)).count();
        }
        assert!((364..=395).contains(&held), "{held} of 400 intervals hold what they promise");
    }

    #[test]
    fn who_wins_all_or_meets_nobody_keeps_a_finite_rating() {
        let mut all = Groups::new(4);
        (0..30).for_each(|_| all.add(4));
        let nothing = Groups::new(4);
        let ladder = Ladder::of(3, [(0, 1, &all), (0, 2, &all), (1, 2, &nothing)].into_iter());
        let best = ladder.rating(0);
        assert!(best.points > 300.0 && best.high.is_finite() && best.low > 100.0, "{best:?}");
        let (odds, _) = ladder.over_others(0);
        assert!((odds * 1.5_f64.recip() * 173.72 - best.points).abs() < 0.1);
    }
}
