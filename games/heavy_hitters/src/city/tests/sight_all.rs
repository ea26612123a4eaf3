//! Sight, cover and Alley Shots against every shortest path there is: on all battlefields, and on any others.

use super::plain::Paths;
use super::{all_cities, any_city};
use crate::city::{Cell, City, Cover};
use kernel::Dealer;

/// How many questions had each answer.
#[derive(Debug, Default)]
struct Tried {
    none: u32,
    partial: u32,
    full: u32,
    alleys: u32,
    covered_alleys: u32,
}

fn agree(paths: &Paths, city: City, tried: &mut Tried) {
    let plain = &paths.plain;
    let standing = plain.mask(city.standing);
    let free = crate::city::Cells::ALL.minus(city.standing);
    for (from, to) in free.iter().flat_map(|from| free.without(from).iter().map(move |to| (from, to))) {
        let (here, there) = (plain.place(from), plain.place(to));
        let (cover, by) = paths.cover(here, there, standing);
        let sight = city.sight(from, to);
        assert_eq!((sight.cover, sight.by), (cover, plain.cells(by)), "{from} to {to} in {city:?}");
        assert_eq!(city.sees(from, to), cover != Cover::Full);
        assert_eq!(city.sees(to, from), cover != Cover::Full, "GK-10.10");
        match cover {
            Cover::None => tried.none += 1,
            Cover::Partial => tried.partial += 1,
            Cover::Full => tried.full += 1,
        }
        let expected = paths.alley(here, there, standing);
        let found =
            city.alley(from, to).map(|(gap, sight)| (plain.place(gap), sight.cover, plain.mask(sight.by)));
        assert_eq!(found, expected, "an Alley Shot from {from} to {to} in {city:?}");
        if let Some((gap, beyond, _)) = found {
            assert_eq!(cover, Cover::Full, "GK-R16");
            let back = city.alley(to, from).is_some();
            assert_eq!(back, gap == there, "GK-10.16, GK-10.17");
            tried.alleys += 1;
            tried.covered_alleys += u32::from(beyond == Cover::Partial);
        }
    }
}

#[test]
fn sight_agrees_with_every_shortest_path_on_all_battlefields() {
    let (paths, mut tried) = (Paths::all(), Tried::default());
    all_cities().for_each(|city| agree(&paths, city, &mut tried));
    assert!(tried.none > 20_000 && tried.partial > 2_000 && tried.full > 8_000, "{tried:?}");
    assert!(tried.alleys > 200 && tried.covered_alleys > 20, "{tried:?}");
}

#[test]
fn sight_agrees_with_every_shortest_path_on_any_map() {
    let (paths, mut tried) = (Paths::all(), Tried::default());
    let mut dealer = Dealer::new(1);
    for _ in 0..16 {
        agree(&paths, any_city(&mut dealer), &mut tried);
    }
    assert!(tried.alleys > 200 && tried.covered_alleys > 20, "{tried:?}");
}

/// GK-R2: on the battlefields of the game no half-hex changes anything.
#[test]
fn half_hexes_change_nothing_on_our_battlefields() {
    let paths = Paths::all();
    let halves: u128 = (0..105).filter(|&place| paths.plain.half[place]).map(|place| 1 << place).sum();
    for city in all_cities() {
        let standing = paths.plain.mask(city.standing);
        for (from, to) in Cell::all().flat_map(|from| Cell::all().map(move |to| (from, to))) {
            let inner = paths.between(paths.plain.place(from), paths.plain.place(to));
            let free = |path: &&u128| *path & standing == 0;
            let any = inner.iter().any(|path| free(&path));
            let without_halves = inner.iter().filter(|path| *path & halves == 0).any(|path| free(&path));
            assert!(any == without_halves || city.standing.contains(from) || city.standing.contains(to));
        }
    }
}
