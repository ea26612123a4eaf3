//! The exact answers to whether a place is free, against slow searches.

use super::*;
use crate::content::tests::house;
use crate::content::{Content, MatId};
use crate::places::{Pin, berths, deployed, entered, entries, zone};
use crate::table::{Standing, Table, Tower};
use crate::{Setup, content::Building, content::Side};
use kernel::Dealer;
use tabletop::plane::Pose;

/// The first quick play on a mat of this size, with the models where they are put and no building.
fn small(width: u16, depth: u16) -> (Content, Table) {
    let mut content = house();
    (content.mats[0].width, content.mats[0].depth) = (width, depth);
    let mut table = Table::new(Setup::usual(2).sides(), MatId(0), &content);
    crate::procedures::lay_out(&mut table, &content, crate::content::QuickId(0));
    table.mat = MatId(0);
    table.towers.clear();
    (content, table)
}

/// Whole numbers below these, in turn.
fn place(dealer: &mut Dealer, mat: &Mat) -> Place {
    let mut below = |most: u16| dealer.below(u32::from(most)) as u16;
    Place { x: below(mat.width + 1), y: below(mat.depth + 1), facing: below(360) }
}

fn tower(pose: Pose) -> Tower {
    Tower { kind: Building::Skyscraper, pose, ruined: false }
}

/// Every place that a player can name there, tried one after the other.
fn is_any(mat: &Mat, facings: u16, may: impl Fn(Pin) -> bool) -> bool {
    let rows = (0..=mat.depth).flat_map(|y| (0..=mat.width).map(move |x| (x, y)));
    let all = rows.flat_map(|(x, y)| (0..facings).map(move |facing| Place { x, y, facing }));
    all.map(|place| Pin::of(place, mat)).any(may)
}

#[test]
fn a_place_to_deploy_is_found_exactly_when_there_is_one() {
    let (mut found, mut dealer) = ([0, 0], Dealer::new(7));
    for _ in 0..12 {
        let (content, mut table) = small(90 + dealer.below(70) as u16, 80 + dealer.below(50) as u16);
        for who in crate::table::Who::all() {
            let figure = table.models.get_mut(who);
            figure.into_iter().for_each(|figure| figure.standing = Standing::Reserve);
        }
        let mat = content.mat(MatId(0)).clone();
        table.towers.extend((0..dealer.below(2) + 1).map(|_| tower(place(&mut dealer, &mat).pose())));
        for (depth, edge) in [(1, Edge::Left), (1, Edge::Far), (0, Edge::Near)] {
            let may = |pin: Pin| deployed(&table, &content, depth, edge, pin).is_some();
            let facings = if depth == 0 { 1 } else { PIVOT };
            let is_there = is_any(&mat, facings, may);
            let listed: Vec<Pin> = berths(&table, &content, depth, edge).collect();
            assert_eq!(!listed.is_empty(), is_there, "{edge:?} {depth} {:?}", table.towers);
            assert!(listed.into_iter().all(may));
            assert_eq!(zone(&table, &content, depth, edge, None).free().is_some(), is_there);
            found[usize::from(is_there)] += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 2), "both come up: {found:?}");
}

#[test]
fn a_place_to_enter_is_found_exactly_when_there_is_one() {
    let (mut found, mut dealer) = ([0, 0, 0], Dealer::new(3));
    for _ in 0..30 {
        let (content, mut table) = small(420 + dealer.below(240) as u16, 330 + dealer.below(200) as u16);
        let mat = content.mat(MatId(0)).clone();
        for who in crate::table::Who::all() {
            let standing = Standing::At(place(&mut dealer, &mat).pose());
            let figure = table.models.get_mut(who);
            figure.into_iter().for_each(|figure| figure.standing = standing);
        }
        table.towers.extend((0..dealer.below(4)).map(|_| tower(place(&mut dealer, &mat).pose())));
        for side in Side::ALL {
            // Whoever enters slides straight to the edge: what is near the edge and looks along it stands for all.
            let ring = |pin: &Pin| {
                let (right, up) = (i32::from(mat.width) - pin.x, i32::from(mat.depth) - pin.y);
                [pin.x, pin.y, right, up].contains(&38)
            };
            let may = |pin: Pin| entered(&table, &content, side, pin).is_some();
            let is_there = is_any(&mat, 1, |pin| ring(&pin) && may(pin));
            let listed: Vec<Pin> = entries(&table, &content, side).collect();
            assert_eq!(!listed.is_empty(), is_there, "{side:?} {:?}", table.towers);
            assert!(listed.iter().all(|pin| may(*pin)));
            let by_sample = listed.iter().any(|pin| pin.x % 120 == 0 || pin.y % 120 == 0);
            found[usize::from(is_there) + usize::from(is_there && !by_sample)] += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 0), "all come up, also what no sample finds: {found:?}");
}

/// PR-R1: to the tolerance, and no further: a gap that is just wide enough is found, and a narrower one is not.
#[test]
fn the_only_place_is_found_and_a_narrower_one_is_none() {
    let (content, mut table) = small(1_130, 914);
    let mat = content.mat(MatId(0)).clone();
    for who in crate::table::Who::all() {
        let figure = table.models.get_mut(who);
        figure.into_iter().for_each(|figure| figure.standing = Standing::Reserve);
    }
    let row = |skips: u16, gap: u16| {
        let at = |number: u16| 45 + number * 66 + if number > skips { gap } else { 0 };
        let all = (0..16).map(move |number| Place { x: at(number), y: 37, facing: 90 });
        all.map(|place| tower(place.pose())).collect::<Vec<_>>()
    };
    for skips in [3, 9, 14] {
        for gap in 60..66 {
            table.towers.clear();
            table.towers.extend(row(skips, gap));
            let may = |x: u16| {
                let pin = Pin::of(Place { x, y: 37, facing: 90 }, &mat);
                deployed(&table, &content, 0, Edge::Near, pin).is_some()
            };
            let there = (0..=mat.width).any(may);
            assert_eq!(berths(&table, &content, 0, Edge::Near).next().is_some(), there, "{skips} {gap}");
        }
    }
}
