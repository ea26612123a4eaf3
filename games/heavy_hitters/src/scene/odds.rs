//! Exact odds of an attack: how often it hits, and what the target may lose. GK-11, GK-12. Reactions are not counted.

/// The faces of a die.
const SIDES: u64 = 6;
/// The cases of the attack roll.
pub(super) const ROLLS: u64 = SIDES * SIDES;

/// The cases of two dice, of which each kind of result comes up so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rolls {
    /// GK-11.8: a hit with saves.
    pub(super) plain: u64,
    /// GK-11.10: a hit without saves.
    pub(super) critical: u64,
}

impl Rolls {
    /// GK-11.1, GK-11.8, GK-11.10, GK-11.11: two sixes always hit, two ones always miss.
    pub(super) fn against(number: u8) -> Rolls {
        let all = (1..=6u8).flat_map(|first| (1..=6u8).map(move |second| (first, second)));
        let plain = all.filter(|&(first, second)| {
            (first, second) != (1, 1) && (first, second) != (6, 6) && first + second >= number
        });
        Rolls { plain: plain.count() as u64, critical: 1 }
    }

    /// GK-13.11: no roll is needed.
    pub(super) fn sure() -> Rolls {
        Rolls { plain: ROLLS, critical: 0 }
    }

    /// How often it hits.
    pub(super) fn hits(self) -> u64 {
        self.plain + self.critical
    }
}

/// GK-12.1 to GK-12.6: how many points get through, from none to all: the cases of each. Their sum is
/// `36 · 6^damage`.
pub(super) fn harm(rolls: Rolls, damage: u8, armour: u8) -> Vec<u64> {
    let saves = u64::from(7u8.saturating_sub(armour.max(1)));
    let all = SIDES.pow(damage.into());
    let mut through = vec![1u64];
    for _ in 0..damage {
        let mut next = vec![0; through.len() + 1];
        for (points, cases) in through.iter().enumerate() {
            next[points] += cases * saves;
            next[points + 1] += cases * (SIDES - saves);
        }
        through = next;
    }
    let mut cases: Vec<u64> = through.into_iter().map(|cases| cases * rolls.plain).collect();
    cases[0] += all * (ROLLS - rolls.hits());
    if let Some(most) = cases.last_mut() {
        *most += all * rolls.critical;
    }
    cases
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cases_of_an_attack_add_up() {
        for (number, damage, armour) in [(5, 3, 5), (7, 0, 4), (12, 5, 6), (2, 1, 1)] {
            let cases = harm(Rolls::against(number), damage, armour);
            assert_eq!(
                cases.iter().sum::<u64>(),
                ROLLS * SIDES.pow(damage.into()),
                "{number} {damage} {armour}"
            );
            assert_eq!(cases.len(), usize::from(damage) + 1);
        }
    }

    #[test]
    fn two_sixes_hit_and_two_ones_miss() {
        assert_eq!(Rolls::against(13).hits(), 1);
        assert_eq!(Rolls::against(2).hits(), 35);
        assert_eq!(Rolls::against(7).hits(), 21);
    }

    #[test]
    fn one_point_against_armour_five_gets_through_in_two_thirds_of_all_hits() {
        assert_eq!(harm(Rolls::sure(), 1, 5), [36 * 2, 36 * 4]);
        assert_eq!(harm(Rolls { plain: 0, critical: 1 }, 2, 5), [35 * 36, 0, 36]);
    }
}
