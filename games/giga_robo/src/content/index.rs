//! What the rules often need of the content, worked out once when a pack is read.

use super::{Ability, Card, CardFacts, Cards, Clause, Kind, Map, Need, Pilot, Robot, Static, Verb};
use crate::city::{Cells, Grid};
use std::slice;

/// A map as the rules ask for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its shape.
    pub grid: Grid,
    /// The Starting Zones.
    pub zones: Cells,
    /// Ruin hexes.
    pub ruins: Cells,
    /// Hexes on which nothing is printed.
    pub plain: Cells,
}

impl Board {
    pub(super) fn of(map: &Map) -> Board {
        let grid = Grid::disc(map.radius);
        let cells =
            |hexes: &[tabletop::Hex]| hexes.iter().filter_map(|&hex| grid.cell(hex)).collect::<Cells>();
        let (zones, ruins, roads) = (cells(&map.zones), cells(&map.ruins), cells(&map.roads));
        let plain = grid.cells().minus(zones).minus(ruins).minus(roads);
        Board { zones, ruins, plain, grid }
    }
}

/// The cards of a pilot and a robot together, sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// Melee and ranged attacks.
    pub attacks: Cards,
    /// Instants.
    pub instants: Cards,
    /// Cards without a Cooldown Value.
    pub returning: Cards,
    /// Each Requirement of an Instant that is found out at a glance, with those that have it.
    pub needs: Vec<(Need, Cards)>,
}

impl Deck {
    fn of(pilot: &Pilot, robot: &Robot) -> Deck {
        let facts = || (0..).map(Card).zip(pilot.cards.iter().chain(&robot.cards));
        let those = |fits: &dyn Fn(&CardFacts) -> bool| {
            facts().filter(|(_, facts)| fits(facts)).map(|(card, _)| card).collect::<Cards>()
        };
        let mut needs: Vec<Need> = Vec::new();
        for need in
            facts().filter(|(_, facts)| facts.kind == Kind::Instant).flat_map(|(_, facts)| &facts.needs)
        {
            if *need != Need::Replacement && !needs.contains(need) {
                needs.push(*need);
            }
        }
        let with =
            |need: Need| (need, those(&|facts| facts.kind == Kind::Instant && facts.needs.contains(&need)));
        Deck {
            attacks: those(&|facts| facts.kind.is_attack()),
            instants: those(&|facts| facts.kind == Kind::Instant),
            returning: those(&|facts| facts.cooldown.is_none()),
            needs: needs.into_iter().map(with).collect(),
        }
    }

    /// One for each pilot with each robot, robot by robot.
    pub(super) fn all(pilots: &[Pilot], robots: &[Robot]) -> Vec<Deck> {
        robots.iter().flat_map(|robot| pilots.iter().map(move |pilot| Deck::of(pilot, robot))).collect()
    }
}

/// GR-10.25: whether some text makes cards dearer; where none does, what is printed is the most that a card can cost.
pub(super) fn makes_dearer(pilots: &[Pilot], robots: &[Robot]) -> bool {
    let card = |card: &CardFacts| {
        let lasting = [&card.active, &card.always];
        let done = [&card.played, &card.rules, &card.hurt.then];
        lasting.into_iter().any(|texts| holds_dearer(texts))
            || done.into_iter().any(|clauses| begins_dearer(clauses))
    };
    let ability = |ability: &Ability| {
        holds_dearer(&ability.active) || ability.triggers.iter().any(|trigger| begins_dearer(&trigger.rules))
    };
    pilots.iter().any(|pilot| pilot.cards.iter().any(card) || pilot.abilities.iter().any(ability))
        || robots.iter().any(|robot| robot.cards.iter().any(card) || robot.abilities.iter().any(ability))
}

fn holds_dearer(texts: &[Static]) -> bool {
    texts.iter().any(|what| match what {
        Static::Cost { by, .. } => *by > 0,
        Static::On { then, .. } => begins_dearer(then),
        _ => false,
    })
}

fn begins_dearer(clauses: &[Clause]) -> bool {
    clauses
        .iter()
        .any(|clause| matches!(&clause.verb, Verb::Until { what, .. } if holds_dearer(slice::from_ref(what))))
}
