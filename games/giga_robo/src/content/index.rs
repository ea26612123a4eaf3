//! What the rules often need of the content, worked out once when a pack is read.

use super::{Ability, Card, CardFacts, Cards, Clause, Kind, Map, Need, Pilot, Robot, Static, Topic, Verb};
use crate::city::{Cells, Grid};
use crate::text::Source;
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
    /// Those of them that need a combat.
    in_combat: Cards,
    /// Those of them that need a declared response.
    answering: Cards,
    /// Cards without a Cooldown Value.
    pub returning: Cards,
    /// Cards that are free at times (GR-10.24).
    pub free_at_times: Cards,
    /// Cards that may count their range from Structures.
    pub recounting: Cards,
    /// For each cost the cards that cost no more than that as printed; the last one has all of them.
    costing: Vec<Cards>,
    /// Each Requirement of an Instant that is found out at a glance, with those that have it.
    pub needs: Vec<(Need, Cards)>,
    /// Instants with another Requirement, or with one that Ultimate Techniques may be spared from.
    pub needier: Cards,
    /// Where lasting texts about each topic stand.
    about: [About; Topic::COUNT],
}

/// Where the lasting texts of a pilot and a robot about one topic stand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct About {
    /// Whether some stand on Pilot Abilities.
    pub(crate) pilot: bool,
    /// Whether some stand on Robot Abilities.
    pub(crate) robot: bool,
    /// The cards with some that hold while they are Activated.
    pub(crate) cards: Cards,
    /// The cards that begin some for a while.
    begun_by: Cards,
    /// Whether abilities begin some for a while.
    begun_by_abilities: bool,
}

impl About {
    /// Whether what carries it may have begun some for a while.
    #[inline]
    pub(crate) fn may_be_begun_by(&self, source: Source) -> bool {
        match source {
            Source::Card(card) => self.begun_by.contains(card),
            Source::Pilot | Source::Ability(_) => self.begun_by_abilities,
        }
    }
}

impl Deck {
    fn of(pilot: &Pilot, robot: &Robot) -> Deck {
        let facts = || (0..).map(Card).zip(pilot.cards.iter().chain(&robot.cards));
        let those = |fits: &dyn Fn(&CardFacts) -> bool| {
            facts().filter(|(_, facts)| fits(facts)).map(|(card, _)| card).collect::<Cards>()
        };
        let dearest = facts().map(|(_, facts)| facts.cost).max().unwrap_or(0);
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
        let instants_needing = |fits: fn(Need) -> bool| {
            those(&|facts| facts.kind == Kind::Instant && facts.needs.iter().any(|&need| fits(need)))
        };
        Deck {
            attacks: those(&|facts| facts.kind.is_attack()),
            instants: those(&|facts| facts.kind == Kind::Instant),
            in_combat: instants_needing(|need| !need.needs_no_combat()),
            answering: instants_needing(Need::needs_response),
            returning: those(&|facts| facts.cooldown.is_none()),
            free_at_times: those(&|facts| facts.always.iter().any(|text| matches!(text, Static::FreeIf(_)))),
            recounting: those(&|facts| facts.always.contains(&Static::ArcHunter)),
            costing: (0..=dearest).map(|cost| those(&|facts| facts.cost <= cost)).collect(),
            needs: needs.into_iter().map(with).collect(),
            needier: those(&|facts| {
                facts.kind == Kind::Instant
                    && (facts.spares_ultimates || facts.needs.contains(&Need::Replacement))
            }),
            about: about(pilot, robot),
        }
    }

    /// The Instants that do not need a combat, or a declared response, where there is none.
    #[inline]
    pub(crate) fn instants_in(&self, combat: bool, response: bool) -> Cards {
        let without_combat = if combat { self.instants } else { self.instants.minus(self.in_combat) };
        if response { without_combat } else { without_combat.minus(self.answering) }
    }

    /// The cards that cost no more than this as printed.
    #[inline]
    pub(crate) fn costing_at_most(&self, cost: u8) -> Cards {
        self.costing[usize::from(cost).min(self.costing.len() - 1)]
    }

    /// Where lasting texts about this stand.
    #[inline]
    pub(crate) fn about(&self, topic: Topic) -> About {
        self.about[topic as usize]
    }

    /// One for each pilot with each robot, robot by robot.
    pub(super) fn all(pilots: &[Pilot], robots: &[Robot]) -> Vec<Deck> {
        robots.iter().flat_map(|robot| pilots.iter().map(move |pilot| Deck::of(pilot, robot))).collect()
    }
}

fn about(pilot: &Pilot, robot: &Robot) -> [About; Topic::COUNT] {
    let mut about = [About::default(); Topic::COUNT];
    for ability in &pilot.abilities {
        ability.active.iter().for_each(|text| about[text.topic() as usize].pilot = true);
    }
    for ability in &robot.abilities {
        ability.active.iter().for_each(|text| about[text.topic() as usize].robot = true);
    }
    for ability in pilot.abilities.iter().chain(&robot.abilities) {
        let done = ability.triggers.iter().flat_map(|trigger| &trigger.rules);
        begun(&ability.active, done).for_each(|text| about[text.topic() as usize].begun_by_abilities = true);
    }
    for (card, facts) in (0..).map(Card).zip(pilot.cards.iter().chain(&robot.cards)) {
        facts.active.iter().for_each(|text| about[text.topic() as usize].cards.insert(card));
        let done = facts.played.iter().chain(&facts.rules).chain(&facts.hurt.then);
        begun(&facts.active, done).for_each(|text| about[text.topic() as usize].begun_by.insert(card));
    }
    about
}

/// The lasting texts that these lasting texts and these clauses begin.
fn begun<'a>(
    active: &'a [Static],
    done: impl Iterator<Item = &'a Clause>,
) -> impl Iterator<Item = &'a Static> {
    let at_moments = active.iter().flat_map(|text| match text {
        Static::On { then, .. } => then.as_slice(),
        _ => &[],
    });
    at_moments.chain(done).filter_map(|clause| match &clause.verb {
        Verb::Until { what, .. } => Some(what),
        _ => None,
    })
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
