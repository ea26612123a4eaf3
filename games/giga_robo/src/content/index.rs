//! What the rules often need of the content, worked out once when a pack is read.

use super::{
    Ability, Card, CardFacts, Cards, Clause, Kind, Map, Need, Pilot, Plain, Robot, Static, Topic, Topics,
    Trait, Trigger, Verb,
};
use crate::city::{Cells, Grid};
use crate::dice::Side;
use crate::table::{Player, Stage};
use crate::text::{GRAFTED, Source};
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
    /// Those of them whose Requirements can be met at all, by [`Situation`].
    playable: BySituation<Cards>,
    /// Cards without a Cooldown Value.
    pub returning: Cards,
    /// Cards that are free at times (GR-10.24).
    pub free_at_times: Cards,
    /// Cards that may count their range from Structures.
    pub recounting: Cards,
    /// Cards that may count their range from Static Barriers (GR-R165).
    pub gating: Cards,
    /// For each cost the cards that cost no more than that as printed; the last one has all of them.
    costing: Vec<Cards>,
    /// By how much the texts on abilities and Activated cards make a card cheaper at most (GR-10.25).
    pub(crate) rebate: u8,
    /// What may be declared where such texts matter, by [`Matter`].
    mattering: [Mattering; Matter::ALL.len()],
    /// The abilities that cost something to activate.
    pub(crate) activated: Abilities,
    /// Where lasting texts about each topic stand.
    about: [About; Topic::COUNT],
}

/// Some abilities of a pilot and a robot, a bit for each place in their lists.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Abilities {
    pilots: u8,
    robots: u8,
}

impl Abilities {
    fn those(pilot: &Pilot, robot: &Robot, fits: impl Fn(&Ability) -> bool) -> Abilities {
        let places = |all: &[Ability]| {
            all.iter().enumerate().filter(|(_, one)| fits(one)).fold(0, |places, (at, _)| places | 1 << at)
        };
        Abilities { pilots: places(&pilot.abilities), robots: places(&robot.abilities) }
    }

    /// Whether the Pilot Ability at this place is one of them.
    #[inline]
    pub(crate) fn of_pilot(self, place: u8) -> bool {
        self.pilots & 1 << place != 0
    }

    /// Whether the Robot Ability at this place is one of them.
    #[inline]
    pub(crate) fn of_robot(self, place: u8) -> bool {
        self.robots & 1 << place != 0
    }
}

/// Where the lasting texts of a pilot and a robot about one topic stand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct About {
    /// The abilities with some.
    pub(crate) abilities: Abilities,
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

/// GR-T5: which responses matter at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Matter {
    /// Every one.
    Any,
    /// Those with Requirements that are tied to the moment.
    Tied,
    /// The same, and cards with a range.
    TiedOrRanged,
    /// Those with Requirements that a success meets.
    OfSuccess,
}

impl Matter {
    const ALL: [Matter; 4] = [Matter::Any, Matter::Tied, Matter::TiedOrRanged, Matter::OfSuccess];

    /// Whether one with such Requirements and such a range matters.
    pub(crate) fn fits(self, needs: &[Need], range: Option<(u8, u8)>) -> bool {
        let is_tied = || needs.iter().any(|need| !need.is_lasting());
        match self {
            Matter::Any => true,
            Matter::Tied => is_tied(),
            Matter::TiedOrRanged => range.is_some() || is_tied(),
            Matter::OfSuccess => needs.iter().any(|need| need.is_of_success()),
        }
    }
}

/// What a pilot and a robot have that matters at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mattering {
    /// Instants.
    pub(crate) instants: Cards,
    /// The abilities with such Triggers.
    pub(crate) abilities: Abilities,
    /// The cards with such Triggers.
    pub(crate) cards: Cards,
}

impl Mattering {
    /// Whether it has no such Trigger.
    #[inline]
    pub(crate) fn has_no_trigger(&self) -> bool {
        self.cards.is_empty() && self.abilities == Abilities::default()
    }
}

/// What tells of many Requirements at a glance that they are not met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Situation {
    /// The side of the seat in a combat.
    pub(crate) side: Option<Side>,
    /// How far that has come.
    pub(crate) stage: Stage,
    /// Whether a response waits to be resolved.
    pub(crate) declared: bool,
}

impl Situation {
    const SIDES: [Option<Side>; 3] = [None, Some(Side::Active), Some(Side::Reactive)];

    /// Something for every situation.
    fn each<T>(of: impl Fn(Situation) -> T) -> BySituation<T> {
        Situation::SIDES.map(|side| {
            [false, true].map(|declared| Stage::ALL.map(|stage| of(Situation { side, stage, declared })))
        })
    }

    #[inline]
    fn among<T>(self, all: &BySituation<T>) -> &T {
        let side = self.side.map_or(0, |side| 1 + side as usize);
        &all[side][usize::from(self.declared)][self.stage as usize]
    }
}

/// By side, by whether a response is declared, by stage.
type BySituation<T> = [[[T; Stage::ALL.len()]; 2]; Situation::SIDES.len()];

impl Deck {
    fn of(pilot: &Pilot, robot: &Robot) -> Deck {
        let facts = || (0..).map(Card).zip(pilot.cards.iter().chain(&robot.cards));
        let those = |fits: &dyn Fn(&CardFacts) -> bool| {
            facts().filter(|(_, facts)| fits(facts)).map(|(card, _)| card).collect::<Cards>()
        };
        let dearest = facts().map(|(_, facts)| facts.cost).max().unwrap_or(0);
        let can_be_played = |facts: &CardFacts, Situation { side, stage, declared }| {
            facts.kind == Kind::Instant
                && facts.needs.iter().all(|need| need.can_be_met(side, stage, declared))
        };
        Deck {
            attacks: those(&|facts| facts.kind.is_attack()),
            instants: those(&|facts| facts.kind == Kind::Instant),
            playable: Situation::each(|situation| those(&|facts| can_be_played(facts, situation))),
            returning: those(&|facts| facts.cooldown.is_none()),
            free_at_times: those(&|facts| {
                facts.always.iter().any(|text| matches!(text, Static::FreeIf(_) | Static::FreeFor(_)))
            }),
            recounting: those(&|facts| facts.always.contains(&Static::Trait(Trait::ArcHunter))),
            gating: those(&|facts| {
                facts
                    .always
                    .iter()
                    .any(|text| matches!(text, Static::Trait(Trait::FromBarriers | Trait::WarpGate)))
            }),
            costing: (0..=dearest).map(|cost| those(&|facts| facts.cost <= cost)).collect(),
            rebate: rebate(pilot, robot),
            mattering: Matter::ALL.map(|matter| {
                let any = |triggers: &[Trigger]| triggers.iter().any(|one| matter.fits(&one.needs, None));
                Mattering {
                    instants: those(&|facts| {
                        facts.kind == Kind::Instant && matter.fits(&facts.needs, facts.range)
                    }),
                    abilities: Abilities::those(pilot, robot, |ability| any(&ability.triggers)),
                    cards: those(&|facts| any(&facts.triggers)),
                }
            }),
            activated: Abilities::those(pilot, robot, |ability| ability.activation.is_some()),
            about: about(pilot, robot),
        }
    }

    /// The Instants of which no Requirement is ruled out by the situation.
    #[inline]
    pub(crate) fn instants_in(&self, situation: Situation) -> Cards {
        *situation.among(&self.playable)
    }

    /// What may be declared where such responses matter.
    #[inline]
    pub(crate) fn mattering(&self, matter: Matter) -> &Mattering {
        &self.mattering[matter as usize]
    }

    /// The cards that cost no more than this as printed.
    #[inline]
    pub(crate) fn costing_at_most(&self, cost: u8) -> Cards {
        self.costing[usize::from(cost).min(self.costing.len() - 1)]
    }

    /// Where lasting texts about this stand.
    #[inline]
    pub(crate) fn about(&self, topic: Topic) -> &About {
        &self.about[topic as usize]
    }

    /// What the texts of the abilities of this build may be about, and those of the cards.
    pub(crate) fn topics(&self, player: &Player) -> (Topics, Topics) {
        let (mut of_abilities, mut of_cards) = (Topics::NONE, Topics::NONE);
        for topic in Topic::ALL {
            let About { abilities, cards, .. } = *self.about(topic);
            let of_robot = player.abilities.iter().any(|&place| abilities.of_robot(place));
            if of_robot || abilities.of_pilot(player.pilot_ability) {
                of_abilities.insert(topic);
            }
            if !cards.is_empty() {
                of_cards.insert(topic);
            }
        }
        (of_abilities, of_cards)
    }

    /// One for each pilot with each robot, robot by robot.
    pub(super) fn all(pilots: &[Pilot], robots: &[Robot]) -> Vec<Deck> {
        robots.iter().flat_map(|robot| pilots.iter().map(move |pilot| Deck::of(pilot, robot))).collect()
    }
}

fn about(pilot: &Pilot, robot: &Robot) -> [About; Topic::COUNT] {
    let mut about = [About::default(); Topic::COUNT];
    for (topic, about) in about.iter_mut().enumerate() {
        let speaks = |ability: &Ability| ability.active.iter().any(|text| text.topic() as usize == topic);
        about.abilities = Abilities::those(pilot, robot, speaks);
    }
    for ability in pilot.abilities.iter().chain(&robot.abilities) {
        let done = ability.triggers.iter().flat_map(|trigger| &trigger.rules);
        begun(&ability.active, done).for_each(|text| about[text.topic() as usize].begun_by_abilities = true);
    }
    for (card, facts) in (0..).map(Card).zip(pilot.cards.iter().chain(&robot.cards)) {
        facts.active.iter().for_each(|text| about[text.topic() as usize].cards.insert(card));
        let triggers = facts.triggers.iter().flat_map(|trigger| &trigger.rules);
        let done = facts.played.iter().chain(&facts.rules).chain(&facts.hurt.before).chain(&facts.hurt.then);
        let done = done.chain(triggers);
        begun(&facts.active, done).for_each(|text| about[text.topic() as usize].begun_by.insert(card));
    }
    about
}

/// As if all of them held at once.
fn rebate(pilot: &Pilot, robot: &Robot) -> u8 {
    let abilities = pilot.abilities.iter().chain(&robot.abilities).flat_map(|ability| &ability.active);
    let cards = pilot.cards.iter().chain(&robot.cards).flat_map(|card| &card.active);
    abilities.chain(cards).fold(0u8, |rebate, text| match text {
        Static::Cost { by, .. } => rebate.saturating_add(by.min(&0).unsigned_abs()),
        Static::HalfCost(_) => u8::MAX,
        _ => rebate,
    })
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
        Verb::Plain(Plain::Graft) => Some(&GRAFTED),
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
