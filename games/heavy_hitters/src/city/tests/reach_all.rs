//! Movement against trying every way, on any tables.

use super::plain::{Place, Plain};
use super::{any_city, any_of};
use crate::city::{Cells, City, Mover, Pieces};
use kernel::Dealer;
use std::collections::BTreeMap;

/// What is in a hex, for the side that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum There {
    Nothing,
    Building,
    Own,
    OtherHitter,
    OtherUnit,
}

/// A table in the words of the rules: what is in every full hex but the unit that moves.
struct Scene<'a> {
    plain: &'a Plain,
    there: BTreeMap<Place, There>,
    mover: Mover,
    from: Place,
}

impl Scene<'_> {
    fn may_pass(&self, place: Place) -> bool {
        match self.there.get(&place) {
            None => false,
            Some(There::Nothing | There::Own) => true,
            Some(There::Building | There::OtherHitter | There::OtherUnit) => self.mover == Mover::Flyer,
        }
    }

    fn may_end(&self, place: Place) -> bool {
        let free = |place: &Place| self.there.get(place) == Some(&There::Nothing);
        match self.there.get(&place) {
            Some(There::Nothing) => true,
            Some(There::OtherUnit) => self.mover == Mover::Hitter && self.plain.near[place].iter().any(free),
            None | Some(There::Building | There::Own | There::OtherHitter) => false,
        }
    }

    /// The ends of all ways of at most so many steps, each with its fewest.
    fn try_all(&self, here: Place, taken: u8, most: u8, ends: &mut BTreeMap<Place, u8>) {
        if self.may_end(here) {
            let best = ends.entry(here).or_insert(taken);
            *best = taken.min(*best);
        }
        if taken < most && (here == self.from || self.may_pass(here)) {
            self.plain.near[here].iter().for_each(|&next| self.try_all(next, taken + 1, most, ends));
        }
    }

    /// The same without a limit: numbers fall until none falls any more.
    fn settle(&self) -> BTreeMap<Place, u8> {
        let mut taken = BTreeMap::from([(self.from, 0_u8)]);
        loop {
            let mut better = taken.clone();
            for (&here, &steps) in &taken {
                if here == self.from || self.may_pass(here) {
                    for &next in &self.plain.near[here] {
                        let best = better.entry(next).or_insert(steps + 1);
                        *best = (steps + 1).min(*best);
                    }
                }
            }
            if better == taken {
                taken.retain(|&place, _| self.may_end(place));
                return taken;
            }
            taken = better;
        }
    }
}

fn scene<'a>(plain: &'a Plain, city: City, pieces: Pieces, mover: Mover, from: Place) -> Scene<'a> {
    let what = |place: Place| {
        let cell = plain.cell(place).expect("a full hex");
        let piece = |cells: Cells| place != from && cells.contains(cell);
        match () {
            () if city.standing.contains(cell) || city.rubble.contains(cell) => There::Building,
            () if piece(pieces.own) => There::Own,
            () if piece(pieces.hitters) => There::OtherHitter,
            () if piece(pieces.units) => There::OtherUnit,
            () => There::Nothing,
        }
    };
    let there = plain.full().map(|place| (place, what(place))).collect();
    Scene { plain, there, mover, from }
}

/// A table with up to four sides, crowded enough for units to stand in each other's way.
fn any_pieces(dealer: &mut Dealer, city: City) -> Pieces {
    let mut pieces = Pieces::default();
    for (most, which) in [(4, 0), (3, 1), (14, 2)] {
        for _ in 0..1 + dealer.below(most) {
            let cell = any_of(dealer, city.open().minus(pieces.all()));
            [&mut pieces.own, &mut pieces.hitters, &mut pieces.units][which].insert(cell);
        }
    }
    pieces
}

#[test]
fn movement_agrees_with_trying_every_way() {
    let plain = Plain::board();
    let (mut dealer, mut pushes) = (Dealer::new(7), 0);
    for round in 0..600 {
        let city = any_city(&mut dealer);
        let pieces = any_pieces(&mut dealer, city);
        let from = any_of(&mut dealer, pieces.own);
        let mover = [Mover::Hitter, Mover::Unit, Mover::Flyer][round % 3];
        let scene = scene(&plain, city, pieces, mover, plain.place(from));
        let limited = dealer.below(2) == 0;
        let most = if limited { dealer.below(5) as u8 } else { 93 };
        let mut ends = BTreeMap::new();
        if limited {
            scene.try_all(scene.from, 0, most, &mut ends)
        } else {
            ends = scene.settle()
        }

        let reach = city.reach(mover, from, most, pieces);
        let found = reach.ends().iter().map(|end| (plain.place(end), reach.steps(end).expect("an end")));
        assert_eq!(
            found.collect::<BTreeMap<_, _>>(),
            ends,
            "{mover:?} from {from} in {city:?} with {pieces:?}"
        );
        for end in reach.ends().iter() {
            let way = reach.way(end).expect("a way to every end");
            assert_eq!(way.len(), usize::from(ends[&plain.place(end)]));
            assert_eq!(way.last().copied().unwrap_or(from), end);
            let mut here = scene.from;
            for next in way.iter().map(|&cell| plain.place(cell)) {
                assert!(here == scene.from || scene.may_pass(here), "{way:?}");
                assert!(plain.near[here].contains(&next), "{way:?}");
                here = next;
            }
        }
        let pushed = reach.ends().both(pieces.units);
        assert_eq!(reach.pushes(), pushed);
        pushes += u32::from(pushed.len());
    }
    assert!(pushes > 100);
}
