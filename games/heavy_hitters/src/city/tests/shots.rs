//! Shots: the worked examples, and every pair of hexes with every facing against the rules one by one.

use super::plain::{Paths, Place};
use super::{all_cities, any_city, any_of, at, cells, landing};
use crate::city::{Aim, Attacker, Cells, City, Cover, Hindrance, Spotter, Target, Trajectory, Way};
use kernel::Dealer;
use std::collections::BTreeMap;

/// A Heavy Hitter with a weapon that reaches everything.
fn hitter(cell: &str, facing: Way) -> Attacker {
    Attacker { cell: at(cell), facing: Some(facing), range: 12, missile: false }
}

fn target(cell: &str, facing: Way) -> Target {
    Target { cell: at(cell), facing: Some(facing) }
}

/// The trajectories and what each adds to the Target Number.
fn shots(city: City, attacker: Attacker, target: Target, spotters: &[Spotter]) -> Vec<(Trajectory, i8)> {
    let shots = city.shots(&Aim { attacker, target, spotters });
    shots
        .map(|shots| shots.iter().map(|shot| (shot.trajectory, shot.modifiers().sum())).collect())
        .unwrap_or_default()
}

fn refusal(city: City, attacker: Attacker, target: Target) -> Option<Hindrance> {
    city.shots(&Aim { attacker, target, spotters: &[] }).err()
}

/// GK-E12, GK-E13, GK-E14.
#[test]
fn cover_is_added_to_the_target_number() {
    let blocked = refusal(landing(), hitter("4E", Way::S), target("6E", Way::N));
    assert_eq!(blocked, Some(Hindrance::Covered { by: cells("5E") }));
    let partial = shots(landing(), hitter("5D", Way::NE), target("5F", Way::SW), &[]);
    assert_eq!(partial, [(Trajectory::Direct, 1)]);
    assert_eq!(
        shots(landing(), hitter("3A", Way::SE), target("4E", Way::NW), &[]),
        [(Trajectory::Direct, 0)]
    );
}

/// GK-E15, GK-E16, GK-10.14 to GK-10.18, GK-R55.
#[test]
fn an_alley_is_narrow_and_answered_only_from_across() {
    let (here, across) = (hitter("2C", Way::S), target("4D", Way::N));
    assert_eq!(shots(landing(), here, across, &[]), [(Trajectory::Alley, 2)]);
    assert_eq!(shots(landing(), hitter("4D", Way::N), target("2C", Way::S), &[]), [(Trajectory::Alley, 2)]);
    assert_eq!(shots(landing(), here, target("5F", Way::N), &[]), [(Trajectory::Alley, 2)]);
    assert_eq!(shots(landing(), hitter("5F", Way::N), target("2C", Way::S), &[]), []);
    assert_eq!(shots(landing(), here, target("6F", Way::N), &[]), [(Trajectory::Alley, 3)]);
    assert_eq!(shots(landing(), here, target("3E", Way::N), &[]), []);
    let shot = landing().shots(&Aim { attacker: here, target: target("6F", Way::N), spotters: &[] });
    let shot = shot.ok().and_then(|shots| shots.of(Trajectory::Alley)).expect("an Alley Shot");
    assert_eq!((shot.over, shot.sight.by, shot.sight.cover), (Some(at("4D")), cells("5E"), Cover::Partial));
}

/// GK-10.18: a Support Unit fires through an alley as well, and a Heavy Hitter needs the target in front.
#[test]
fn an_alley_shot_still_needs_arc_and_range() {
    let unit = Attacker { cell: at("2C"), facing: None, range: 2, missile: false };
    assert_eq!(shots(landing(), unit, target("4D", Way::N), &[]), [(Trajectory::Alley, 2)]);
    let far = refusal(landing(), unit, target("5F", Way::N));
    assert_eq!(far, Some(Hindrance::TooFar { distance: 4, range: 2 }));
    let behind = refusal(landing(), hitter("2C", Way::N), target("4D", Way::N));
    assert_eq!(behind, Some(Hindrance::NotInFront));
}

/// GK-E17, GK-R53.
#[test]
fn an_alley_shot_can_come_from_the_flank() {
    assert_eq!(shots(landing(), hitter("2C", Way::S), target("4D", Way::S), &[]), [(Trajectory::Alley, 1)]);
}

/// GK-E18, GK-10.20 to GK-10.25, GK-R17, GK-R48, GK-R50.
#[test]
fn a_missile_reaches_what_a_support_unit_spots() {
    let missile = Attacker { missile: true, range: 2, ..hitter("4E", Way::S) };
    let recon = [Spotter { cell: at("6G"), range: 5 }];
    let front = target("6E", Way::N);
    assert_eq!(shots(landing(), missile, front, &recon), [(Trajectory::Indirect, 0)]);
    assert_eq!(shots(landing(), missile, target("6E", Way::S), &recon), [(Trajectory::Indirect, -1)]);
    assert_eq!(shots(landing(), missile, front, &[]), []);
    assert_eq!(shots(landing(), missile, front, &[Spotter { range: 1, ..recon[0] }]), []);
    assert_eq!(
        shots(landing(), missile, front, &[Spotter { cell: at("4E"), range: 5 }]),
        [],
        "it sees nothing"
    );
    assert_eq!(shots(landing(), Attacker { missile: false, ..missile }, front, &recon), []);
    assert_eq!(shots(landing(), Attacker { range: 1, ..missile }, front, &recon), [], "GK-R49");
    assert_eq!(shots(landing(), Attacker { facing: Some(Way::N), ..missile }, front, &recon), [], "GK-R49");
    assert_eq!(shots(landing(), Attacker { facing: None, ..missile }, front, &recon), [], "GK-10.25");
    let both = Attacker { missile: true, ..hitter("2C", Way::S) };
    let beyond = [Spotter { cell: at("6F"), range: 2 }];
    assert_eq!(
        shots(landing(), both, target("4D", Way::N), &beyond),
        [(Trajectory::Alley, 2)],
        "Partial Cover at 2"
    );
    let beyond = [Spotter { cell: at("5D"), range: 2 }];
    let modes = shots(landing(), both, target("4D", Way::N), &beyond);
    assert_eq!(modes, [(Trajectory::Alley, 2), (Trajectory::Indirect, 0)], "GK-R48");
}

/// GK-E19, GK-11.6.
#[test]
fn a_flank_is_what_the_target_does_not_look_at() {
    let here = hitter("4F", Way::S);
    assert_eq!(shots(landing(), here, target("6F", Way::NE), &[]), [(Trajectory::Direct, 0)]);
    for facing in [Way::SE, Way::S, Way::SW] {
        assert_eq!(shots(landing(), here, target("6F", facing), &[]), [(Trajectory::Direct, -1)]);
    }
    assert_eq!(
        shots(landing(), here, Target { cell: at("6F"), facing: None }, &[]),
        [(Trajectory::Direct, 0)]
    );
}

/// What the shortest paths of a city say of each pair of places.
struct Plainly<'a> {
    paths: &'a Paths,
    covers: Vec<Vec<Cover>>,
    alleys: BTreeMap<(Place, Place), Cover>,
}

impl Plainly<'_> {
    fn of(paths: &Paths, city: City) -> Plainly<'_> {
        let (plain, standing) = (&paths.plain, paths.plain.mask(city.standing));
        let places = 0..plain.at.len();
        let row = |from: Place| places.clone().map(|to| paths.cover(from, to, standing).0).collect();
        let covers = places.clone().map(row).collect();
        let pairs = plain.full().flat_map(|from| plain.full().map(move |to| (from, to)));
        let alley = |(from, to)| Some(((from, to), paths.alley(from, to, standing)?.1));
        Plainly { paths, covers, alleys: pairs.filter_map(alley).collect() }
    }

    /// The rules one by one.
    fn shots(&self, aim: &Aim<'_>) -> Vec<(Trajectory, Cover, i8)> {
        let Aim { attacker, target, spotters } = *aim;
        let plain = &self.paths.plain;
        let (here, there) = (plain.place(attacker.cell), plain.place(target.cell));
        if attacker.facing.is_some_and(|facing| !self.paths.in_front(here, facing, there)) {
            return Vec::new();
        }
        if plain.steps[here][there] > u32::from(attacker.range) {
            return Vec::new();
        }
        let flank = target.facing.is_some_and(|facing| !self.paths.in_front(there, facing, here));
        let number = |cover: Cover| i8::from(cover == Cover::Partial) - i8::from(flank);
        let cover = self.covers[here][there];
        if cover != Cover::Full {
            return vec![(Trajectory::Direct, cover, number(cover))];
        }
        let spots = |spotter: &Spotter| {
            let from = plain.place(spotter.cell);
            plain.steps[from][there] <= u32::from(spotter.range) && self.covers[from][there] != Cover::Full
        };
        let over = attacker.missile && attacker.facing.is_some() && spotters.iter().any(spots);
        let alley =
            self.alleys.get(&(here, there)).map(|&cover| (Trajectory::Alley, cover, 2 + number(cover)));
        alley
            .into_iter()
            .chain(over.then_some((Trajectory::Indirect, Cover::None, number(Cover::None))))
            .collect()
    }
}

/// For every pair of free hexes every facing of the attacker and of the target, paired by chance; ranges and spotters by
/// chance as well.
fn agree(paths: &Paths, city: City, dealer: &mut Dealer, both: &mut u32) {
    let plainly = Plainly::of(paths, city);
    let free = Cells::ALL.minus(city.standing).minus(city.rubble);
    let facings = || Way::ALL.into_iter().map(Some).chain([None]);
    for (from, to) in free.iter().flat_map(|from| free.without(from).iter().map(move |to| (from, to))) {
        let spotters = [0, 1, 2]
            .map(|_| Spotter { cell: any_of(dealer, free.without(to)), range: 1 + dealer.below(6) as u8 });
        let spotters = &spotters[..dealer.below(4) as usize];
        let turned = dealer.below(7) as usize;
        for (number, facing) in facings().enumerate() {
            let range = from.distance(to).saturating_sub(1) + u8::from(dealer.below(8) > 0);
            let attacker = Attacker { cell: from, facing, range, missile: dealer.below(2) == 0 };
            let target = Target { cell: to, facing: facings().nth((number + turned) % 7).flatten() };
            let aim = Aim { attacker, target, spotters };
            let found: Vec<_> = match city.shots(&aim) {
                Ok(shots) => shots
                    .iter()
                    .map(|shot| (shot.trajectory, shot.sight.cover, shot.modifiers().sum()))
                    .collect(),
                Err(_) => Vec::new(),
            };
            assert_eq!(found, plainly.shots(&aim), "{aim:?} in {city:?}");
            *both += u32::from(found.len() == 2);
        }
    }
}

#[test]
fn shots_agree_with_the_rules_one_by_one() {
    let (paths, mut dealer, mut both) = (Paths::all(), Dealer::new(4), 0);
    all_cities().for_each(|city| agree(&paths, city, &mut dealer, &mut both));
    for _ in 0..4 {
        let city = any_city(&mut dealer);
        agree(&paths, city, &mut dealer, &mut both);
    }
    assert!(both > 100, "an Alley Shot and an indirect one at once");
}
