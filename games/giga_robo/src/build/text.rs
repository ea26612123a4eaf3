//! Builds as text: by the codes of what is chosen, as set-ups and files have them.

use super::{ABILITIES, Build, BuildFault};
use crate::content::{Ability, Card, CardFacts, Cards, Code, Content, PILOT_CARDS};
use kernel::Fault;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::ops::Range;
use tabletop::sheet::{Entry, Sheet, Table, nearest};

/// A build by codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Picks {
    /// The pilot.
    pub pilot: String,
    /// The robot.
    pub robot: String,
    /// The Pilot Ability.
    pub pilot_ability: String,
    /// The Robot Abilities.
    pub abilities: Vec<String>,
    /// The Ultimate Technique.
    pub ultimate: String,
    /// The other cards.
    pub cards: Vec<String>,
}

/// Which of the picks a fault concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Pilot,
    Robot,
    PilotAbility,
    Abilities,
    Ability(usize),
    Ultimate,
    Cards,
    Card(usize),
}

impl Picks {
    /// The codes of a build.
    pub fn of(build: &Build, content: &Content) -> Picks {
        let pilot = &content.pilots[usize::from(build.pilot)];
        let robot = &content.robots[usize::from(build.robot)];
        let card = |card: Card| content.card(build.pilot, build.robot, card).code.to_string();
        let ability = |place: &u8| robot.abilities[usize::from(*place)].code.to_string();
        Picks {
            pilot: pilot.code.to_string(),
            robot: robot.code.to_string(),
            pilot_ability: pilot.abilities[usize::from(build.pilot_ability)].code.to_string(),
            abilities: build.abilities.iter().map(ability).collect(),
            ultimate: card(build.ultimate),
            cards: build.cards.iter().map(card).collect(),
        }
    }

    /// The build of these codes, or everything that is wrong with it.
    pub fn compile(&self, content: &Content) -> Result<Build, Vec<BuildFault>> {
        self.find(content).map_err(|faults| faults.into_iter().map(|(_, fault)| fault).collect())
    }

    fn find(&self, content: &Content) -> Result<Build, Vec<(Spot, BuildFault)>> {
        let pilot = content.pilots.iter().position(|pilot| *pilot.code == *self.pilot);
        let robot = content.robots.iter().position(|robot| *robot.code == *self.robot);
        let mut faults = Vec::new();
        let unknown = [
            (pilot.is_none(), Spot::Pilot, BuildFault::NoSuchPilot),
            (robot.is_none(), Spot::Robot, BuildFault::NoSuchRobot),
        ];
        faults.extend(unknown.into_iter().filter(|(is, ..)| *is).map(|(_, spot, fault)| (spot, fault)));
        let (Some(pilot), Some(robot)) = (pilot, robot) else { return Err(faults) };
        let (of_pilot, of_robot) = (&content.pilots[pilot], &content.robots[robot]);
        let pilot_ability = place(&of_pilot.abilities, &self.pilot_ability);
        faults
            .extend(pilot_ability.is_none().then_some((Spot::PilotAbility, BuildFault::NoSuchPilotAbility)));
        let abilities = self.find_abilities(&of_robot.abilities, &mut faults);
        let ultimate = self.find_ultimate(&of_robot.cards, &mut faults);
        let cards = self.find_cards(content, &of_pilot.cards, &of_robot.cards, &mut faults);
        match (pilot_ability, ultimate) {
            (Some(pilot_ability), Some(ultimate)) if faults.is_empty() => {
                let (pilot, robot) = (pilot as u8, robot as u8);
                Ok(Build { pilot, robot, pilot_ability, abilities, ultimate, cards })
            }
            _ => Err(faults),
        }
    }

    /// GR-3.8: the three abilities.
    fn find_abilities(&self, known: &[Ability], faults: &mut Vec<(Spot, BuildFault)>) -> [u8; ABILITIES] {
        let mut found = [0; ABILITIES];
        for (at, code) in self.abilities.iter().enumerate() {
            match place(known, code) {
                None => faults.push((Spot::Ability(at), BuildFault::NoSuchAbility)),
                Some(ability) if self.abilities[..at].contains(code) => {
                    let ability = known[usize::from(ability)].code;
                    faults.push((Spot::Ability(at), BuildFault::AbilityTwice { ability }));
                }
                Some(ability) => found.iter_mut().skip(at).take(1).for_each(|slot| *slot = ability),
            }
        }
        if self.abilities.len() != ABILITIES {
            let abilities = small(self.abilities.len());
            faults.push((Spot::Abilities, BuildFault::AbilityCount { abilities }));
        }
        found
    }

    /// GR-3.9: the Ultimate Technique.
    fn find_ultimate(&self, known: &[CardFacts], faults: &mut Vec<(Spot, BuildFault)>) -> Option<Card> {
        let found = known.iter().position(|card| *card.code == *self.ultimate);
        let fault = match found.map(|at| &known[at]) {
            None => Some(BuildFault::NoSuchUltimate),
            Some(card) => (!card.ultimate).then_some(BuildFault::NotUltimate { card: card.code }),
        };
        faults.extend(fault.map(|fault| (Spot::Ultimate, fault)));
        found.map(|at| Card((at + PILOT_CARDS) as u8))
    }

    /// GR-1.6, GR-3.10 to GR-3.12: the other cards.
    fn find_cards(
        &self,
        content: &Content,
        of_pilot: &[CardFacts],
        of_robot: &[CardFacts],
        faults: &mut Vec<(Spot, BuildFault)>,
    ) -> Cards {
        let known: Vec<&CardFacts> = of_pilot.iter().chain(of_robot).collect();
        let mut cards = Cards::default();
        for (at, code) in self.cards.iter().enumerate() {
            let Some(place) = known.iter().position(|card| *card.code == **code) else {
                faults.push((Spot::Card(at), foreign(content, code)));
                continue;
            };
            let card = known[place].code;
            if cards.contains(Card(place as u8)) {
                faults.push((Spot::Card(at), BuildFault::CardTwice { card }));
            } else if known[place].ultimate {
                faults.push((Spot::Card(at), BuildFault::UltimateAmongCards { card }));
            }
            cards.insert(Card(place as u8));
        }
        if self.cards.len() != usize::from(super::CARDS) {
            faults.push((Spot::Cards, BuildFault::CardCount { cards: small(self.cards.len()) }));
        }
        cards
    }
}

/// The build of this TOML text, or every fault in it with its place.
pub fn read_build(text: &str, content: &Content) -> Result<Build, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let top = sheet.top();
    let read = read_picks(&top);
    top.finish();
    if let Some((picks, places)) = read
        && !sheet.is_faulty()
    {
        match picks.find(content) {
            Ok(build) => return Ok(build),
            Err(faults) => {
                for (spot, fault) in faults {
                    let help = picks.code(spot).and_then(|code| hint(&picks, content, spot, code));
                    sheet.fault(places.span(spot), fault.to_string(), help);
                }
            }
        }
    }
    Err(sheet.finish())
}

/// The build as TOML.
pub fn write_build(build: &Build, content: &Content) -> String {
    let picks = Picks::of(build, content);
    let quoted = |codes: &[String]| codes.iter().map(|code| format!("\"{code}\"")).collect::<Vec<_>>();
    let mut text = format!("pilot = \"{}\"\nrobot = \"{}\"\n", picks.pilot, picks.robot);
    writeln!(text, "pilot-ability = \"{}\"", picks.pilot_ability).expect("a text takes every line");
    writeln!(text, "abilities = [{}]", quoted(&picks.abilities).join(", ")).expect("a text takes every line");
    writeln!(text, "ultimate = \"{}\"", picks.ultimate).expect("a text takes every line");
    writeln!(text, "cards = [\n    {},\n]", quoted(&picks.cards).join(",\n    "))
        .expect("a text takes every line");
    text
}

/// Where each pick stands.
struct Places {
    single: [Range<usize>; 4],
    abilities: (Range<usize>, Vec<Range<usize>>),
    cards: (Range<usize>, Vec<Range<usize>>),
}

impl Places {
    fn span(&self, spot: Spot) -> Range<usize> {
        match spot {
            Spot::Pilot => self.single[0].clone(),
            Spot::Robot => self.single[1].clone(),
            Spot::PilotAbility => self.single[2].clone(),
            Spot::Ultimate => self.single[3].clone(),
            Spot::Abilities => self.abilities.0.clone(),
            Spot::Cards => self.cards.0.clone(),
            Spot::Ability(at) => self.abilities.1[at].clone(),
            Spot::Card(at) => self.cards.1[at].clone(),
        }
    }
}

impl Picks {
    fn code(&self, spot: Spot) -> Option<&str> {
        match spot {
            Spot::Pilot => Some(&self.pilot),
            Spot::Robot => Some(&self.robot),
            Spot::PilotAbility => Some(&self.pilot_ability),
            Spot::Ultimate => Some(&self.ultimate),
            Spot::Ability(at) => Some(&self.abilities[at]),
            Spot::Card(at) => Some(&self.cards[at]),
            Spot::Abilities | Spot::Cards => None,
        }
    }
}

fn read_picks(top: &Table<'_>) -> Option<(Picks, Places)> {
    let singles = ["pilot", "robot", "pilot-ability", "ultimate"].map(|key| top.need(key));
    let [abilities, cards] = ["abilities", "cards"].map(|key| top.need(key));
    let text = |at: usize| singles[at].as_ref().and_then(Entry::text).map(str::to_owned);
    let [pilot, robot, pilot_ability, ultimate] = [0, 1, 2, 3].map(text);
    let (abilities, cards) = (read_list(abilities), read_list(cards));
    let (abilities, cards) = (abilities?, cards?);
    let picks = Picks {
        pilot: pilot?,
        robot: robot?,
        pilot_ability: pilot_ability?,
        abilities: abilities.0,
        ultimate: ultimate?,
        cards: cards.0,
    };
    let single = singles.map(|entry| entry.map_or(0..0, |entry| entry.span()));
    Some((picks, Places { single, abilities: abilities.1, cards: cards.1 }))
}

type Listed = (Vec<String>, (Range<usize>, Vec<Range<usize>>));

fn read_list(entry: Option<Entry<'_>>) -> Option<Listed> {
    let entry = entry?;
    let items = entry.list()?;
    let codes = items.iter().filter_map(Entry::text).map(str::to_owned).collect();
    Some((codes, (entry.span(), items.iter().map(Entry::span).collect())))
}

/// The nearest code that would do in that spot.
fn hint(picks: &Picks, content: &Content, spot: Spot, code: &str) -> Option<String> {
    let pilot = content.pilots.iter().find(|pilot| *pilot.code == *picks.pilot);
    let robot = content.robots.iter().find(|robot| *robot.code == *picks.robot);
    let codes = |cards: Option<&Vec<CardFacts>>, ultimate: bool| -> Vec<Code> {
        let fitting = cards.into_iter().flatten().filter(move |card| card.ultimate == ultimate);
        fitting.map(|card| card.code).collect()
    };
    let abilities = |abilities: Option<&Vec<Ability>>| -> Vec<Code> {
        abilities.into_iter().flatten().map(|ability| ability.code).collect()
    };
    let of_robot = robot.map(|robot| &robot.cards);
    let known: Vec<Code> = match spot {
        Spot::Pilot => content.pilots.iter().map(|pilot| pilot.code).collect(),
        Spot::Robot => content.robots.iter().map(|robot| robot.code).collect(),
        Spot::PilotAbility => abilities(pilot.map(|pilot| &pilot.abilities)),
        Spot::Ability(_) => abilities(robot.map(|robot| &robot.abilities)),
        Spot::Ultimate => codes(of_robot, true),
        Spot::Card(_) => [codes(pilot.map(|pilot| &pilot.cards), false), codes(of_robot, false)].concat(),
        Spot::Abilities | Spot::Cards => Vec::new(),
    };
    let known: Vec<&str> = known.iter().map(|code| code.as_str()).collect();
    let near = nearest(code, &known).filter(|near| *near != code)?;
    Some(format!("did you mean `{near}`?"))
}

fn place(abilities: &[Ability], code: &str) -> Option<u8> {
    abilities.iter().position(|ability| *ability.code == *code).map(|place| place as u8)
}

/// GR-1.6: a card of somebody else, or of nobody.
fn foreign(content: &Content, code: &str) -> BuildFault {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.cards);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.cards).chain(of_robots);
    let found = all.find(|card| *card.code == *code);
    found.map_or(BuildFault::NoSuchCard, |card| BuildFault::ForeignCard { card: card.code })
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
