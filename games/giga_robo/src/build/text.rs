//! Builds as text: by the codes of what is chosen, as set-ups and files have them.

use super::{ABILITIES, Build, BuildFault};
use crate::content::{Ability, Card, CardFacts, Cards, Code, Content, PILOT_CARDS, Pilot, Robot};
use kernel::Fault;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::ops::Range;
use tabletop::sheet::{Entry, Sheet, Table, nearest};

/// The most codes that a message lists.
const FEW: usize = 8;

/// A build by codes.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
        let owners = Owners {
            pilot: pilot.map(|pilot| &content.pilots[pilot]),
            robot: robot.map(|robot| &content.robots[robot]),
        };
        let mut faults = Vec::new();
        let unknown = [
            (pilot.is_none(), Spot::Pilot, BuildFault::NoSuchPilot),
            (robot.is_none(), Spot::Robot, BuildFault::NoSuchRobot),
        ];
        faults.extend(unknown.into_iter().filter(|(is, ..)| *is).map(|(_, spot, fault)| (spot, fault)));
        let pilot_ability = owners.pilot.and_then(|pilot| place(&pilot.abilities, &self.pilot_ability));
        let misses = owners.pilot.is_some() && pilot_ability.is_none();
        faults.extend(misses.then_some((Spot::PilotAbility, BuildFault::NoSuchPilotAbility)));
        let abilities = self.find_abilities(owners, &mut faults);
        let ultimate = owners.robot.and_then(|robot| self.find_ultimate(&robot.cards, &mut faults));
        let cards = self.find_cards(content, owners, &mut faults);
        match (pilot, robot, pilot_ability, ultimate) {
            (Some(pilot), Some(robot), Some(pilot_ability), Some(ultimate)) if faults.is_empty() => {
                let (pilot, robot) = (pilot as u8, robot as u8);
                Ok(Build { pilot, robot, pilot_ability, abilities, ultimate, cards })
            }
            _ => Err(faults),
        }
    }

    /// GR-3.8: the three abilities. Of a robot that there is not, only their number and their being different count.
    fn find_abilities(&self, owners: Owners<'_>, faults: &mut Vec<(Spot, BuildFault)>) -> [u8; ABILITIES] {
        let mut found = [0; ABILITIES];
        for (at, code) in self.abilities.iter().enumerate() {
            let known = owners.robot.map(|robot| place(&robot.abilities, code));
            match (known, Code::from(code)) {
                (Some(None), _) => faults.push((Spot::Ability(at), BuildFault::NoSuchAbility)),
                (_, Ok(ability)) if self.abilities[..at].contains(code) => {
                    faults.push((Spot::Ability(at), BuildFault::AbilityTwice { ability }));
                }
                (place, _) => {
                    found.iter_mut().skip(at).take(1).for_each(|slot| *slot = place.flatten().unwrap_or(0));
                }
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

    /// GR-1.6, GR-3.10 to GR-3.12: the other cards. A card is somebody else's only where pilot and robot are known.
    fn find_cards(
        &self,
        content: &Content,
        owners: Owners<'_>,
        faults: &mut Vec<(Spot, BuildFault)>,
    ) -> Cards {
        let own = owners.cards();
        let everybodys = owners.pilot.is_none() || owners.robot.is_none();
        let mut cards = Cards::default();
        for (at, code) in self.cards.iter().enumerate() {
            let place = own.iter().position(|card| card.is_some_and(|card| *card.code == **code));
            let card = place.and_then(|place| own[place]);
            let fault = match card.or_else(|| anybodys(content, code).filter(|_| everybodys)) {
                None => Some(foreign(content, code)),
                Some(card) if self.cards[..at].contains(code) => {
                    Some(BuildFault::CardTwice { card: card.code })
                }
                Some(card) => card.ultimate.then_some(BuildFault::UltimateAmongCards { card: card.code }),
            };
            faults.extend(fault.map(|fault| (Spot::Card(at), fault)));
            place.into_iter().for_each(|place| cards.insert(Card(place as u8)));
        }
        if self.cards.len() != usize::from(super::CARDS) {
            faults.push((Spot::Cards, BuildFault::CardCount { cards: small(self.cards.len()) }));
        }
        cards
    }
}

/// Whose abilities and cards may be chosen, as far as that is known.
#[derive(Clone, Copy)]
struct Owners<'a> {
    pilot: Option<&'a Pilot>,
    robot: Option<&'a Robot>,
}

impl<'a> Owners<'a> {
    /// The cards in the order of [`Card`]; none in the places of an owner that is not known.
    fn cards(self) -> Vec<Option<&'a CardFacts>> {
        let mut cards = vec![None; usize::from(Card::COUNT)];
        let of_pilot = self.pilot.into_iter().flat_map(|pilot| &pilot.cards);
        let of_robot = self.robot.into_iter().flat_map(|robot| &robot.cards);
        cards.iter_mut().zip(of_pilot).for_each(|(place, card)| *place = Some(card));
        cards.iter_mut().skip(PILOT_CARDS).zip(of_robot).for_each(|(place, card)| *place = Some(card));
        cards
    }
}

/// The build of this TOML text, or every fault in it with its place.
pub fn read_build(text: &str, content: &Content) -> Result<Build, Vec<Fault>> {
    read(text, content).1
}

/// The picks in this TOML text, legal or not, and the build that they make.
pub(crate) fn read(text: &str, content: &Content) -> (Picks, Result<Build, Vec<Fault>>) {
    let sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(fault) => return (Picks::default(), Err(vec![fault])),
    };
    let top = sheet.top();
    let (picks, places) = read_picks(&top);
    top.finish();
    match picks.find(content) {
        Ok(build) if !sheet.is_faulty() => return (picks, Ok(build)),
        Ok(_) => {}
        Err(faults) => {
            for (spot, fault) in faults {
                if let Some(span) = places.span(spot) {
                    let help = fault.help().or_else(|| hint(&picks, content, spot));
                    sheet.fault(span, fault.to_string(), help);
                }
            }
        }
    }
    (picks, Err(sheet.finish()))
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

/// The place of each pick. None if its key is missing.
struct Places {
    single: [Option<Range<usize>>; 4],
    abilities: Option<(Range<usize>, Vec<Range<usize>>)>,
    cards: Option<(Range<usize>, Vec<Range<usize>>)>,
}

impl Places {
    fn span(&self, spot: Spot) -> Option<Range<usize>> {
        let all = |list: &Option<(Range<usize>, Vec<Range<usize>>)>| list.as_ref().map(|list| list.0.clone());
        let one = |list: &Option<(Range<usize>, Vec<Range<usize>>)>, at: usize| {
            list.as_ref().map(|list| list.1[at].clone())
        };
        match spot {
            Spot::Pilot => self.single[0].clone(),
            Spot::Robot => self.single[1].clone(),
            Spot::PilotAbility => self.single[2].clone(),
            Spot::Ultimate => self.single[3].clone(),
            Spot::Abilities => all(&self.abilities),
            Spot::Cards => all(&self.cards),
            Spot::Ability(at) => one(&self.abilities, at),
            Spot::Card(at) => one(&self.cards, at),
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

/// The picks that can be read. Others are faults of the sheet and have no place.
fn read_picks(top: &Table<'_>) -> (Picks, Places) {
    let single = |key| {
        let entry = top.need(key);
        entry.and_then(|entry| Some((entry.text()?.to_owned(), entry.span()))).unzip()
    };
    let (pilot, pilot_at) = single("pilot");
    let (robot, robot_at) = single("robot");
    let (pilot_ability, pilot_ability_at) = single("pilot-ability");
    let (ultimate, ultimate_at) = single("ultimate");
    let [abilities, cards] =
        ["abilities", "cards"].map(|key| top.need(key).and_then(|entry| read_list(&entry)));
    let codes = |list: &Option<Listed>| list.as_ref().map_or_else(Vec::new, |list| list.0.clone());
    let picks = Picks {
        pilot: pilot.unwrap_or_default(),
        robot: robot.unwrap_or_default(),
        pilot_ability: pilot_ability.unwrap_or_default(),
        abilities: codes(&abilities),
        ultimate: ultimate.unwrap_or_default(),
        cards: codes(&cards),
    };
    let single = [pilot_at, robot_at, pilot_ability_at, ultimate_at];
    (picks, Places { single, abilities: abilities.map(|list| list.1), cards: cards.map(|list| list.1) })
}

type Listed = (Vec<String>, (Range<usize>, Vec<Range<usize>>));

fn read_list(entry: &Entry<'_>) -> Option<Listed> {
    let read = |item: &Entry<'_>| Some((item.text()?.to_owned(), item.span()));
    let (codes, spans) = entry.list()?.iter().filter_map(read).unzip();
    Some((codes, (entry.span(), spans)))
}

/// The nearest code that would do in that spot; all that would, where they are few.
fn hint(picks: &Picks, content: &Content, spot: Spot) -> Option<String> {
    let code = picks.code(spot)?;
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
    match nearest(code, &known).filter(|near| *near != code) {
        Some(near) => Some(format!("did you mean `{near}`?")),
        None if known.contains(&code) || known.is_empty() || known.len() > FEW => None,
        None => Some(format!("choose from {}", known.join(", "))),
    }
}

fn place(abilities: &[Ability], code: &str) -> Option<u8> {
    abilities.iter().position(|ability| *ability.code == *code).map(|place| place as u8)
}

/// GR-1.6: a card of somebody else, or of nobody.
fn foreign(content: &Content, code: &str) -> BuildFault {
    anybodys(content, code).map_or(BuildFault::NoSuchCard, |card| BuildFault::ForeignCard { card: card.code })
}

/// The card of this code, of any pilot or robot.
fn anybodys<'a>(content: &'a Content, code: &str) -> Option<&'a CardFacts> {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.cards);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.cards).chain(of_robots);
    all.find(|card| *card.code == *code)
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
