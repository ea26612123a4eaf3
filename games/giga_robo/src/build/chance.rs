//! Builds by chance: always legal, and such that every card in them can be played.

use super::{ABILITIES, Build, CARDS};
use crate::content::{Ability, Card, CardFacts, Cards, Clause, Code, Content, Need, Robot, Static, Verb};
use kernel::Dealer;

/// The least number of attacks in a random build, if there are that many.
const ATTACKS: usize = 9;

impl Build {
    /// A legal build of this pilot in this robot: abilities that can be activated, an Ultimate
    /// Technique and cards whose Requirements they meet, all attacks that begin in hand (GR-3.22),
    /// and attacks enough.
    pub fn random(content: &Content, pilot: u8, robot: u8, dealer: &mut Dealer) -> Build {
        let of_robot = &content.robots[usize::from(robot)];
        let abilities = pick_abilities(of_robot, dealer);
        let chosen = abilities.map(|place| &of_robot.abilities[usize::from(place)]);
        let facts = |card: &Card| content.card(pilot, robot, *card);
        let mut all: Vec<Card> = (0..Card::COUNT).map(Card).collect();
        dealer.shuffle(&mut all);
        // Playable cards come first. The sort keeps the random order among equals.
        all.sort_by_key(|card| !is_playable(facts(card), &chosen));
        let (ultimates, mut cards): (Vec<Card>, Vec<Card>) =
            all.into_iter().partition(|card| facts(card).ultimate);
        cards.sort_by_key(|card| !(is_playable(facts(card), &chosen) && begins_in_hand(facts(card))));
        let attacks =
            cards.iter().filter(|card| facts(card).kind.is_attack() && is_playable(facts(card), &chosen));
        let mut picked: Cards = attacks.take(ATTACKS).copied().collect();
        for card in cards {
            if picked.len() < CARDS {
                picked.insert(card);
            }
        }
        let pilot_abilities = content.pilots[usize::from(pilot)].abilities.len();
        let pilot_ability = dealer.below(pilot_abilities as u32) as u8;
        Build { pilot, robot, pilot_ability, abilities, ultimate: ultimates[0], cards: picked }
    }
}

/// Three abilities, each with the one that it needs (GR-24.6).
fn pick_abilities(robot: &Robot, dealer: &mut Dealer) -> [u8; ABILITIES] {
    let mut places: Vec<u8> = (0..robot.abilities.len() as u8).collect();
    dealer.shuffle(&mut places);
    let mut picked: Vec<u8> = Vec::new();
    for place in places {
        let mut wanted = with_needed(robot, place);
        wanted.retain(|place| !picked.contains(place));
        if picked.len() + wanted.len() <= ABILITIES {
            picked.extend(wanted);
        }
    }
    picked.truncate(ABILITIES);
    <[u8; ABILITIES]>::try_from(picked).expect("three of the six abilities need no more than each other")
}

/// The ability and all that must be activated before it.
fn with_needed(robot: &Robot, place: u8) -> Vec<u8> {
    let mut chain = vec![place];
    let mut after = robot.abilities[usize::from(place)].after;
    while let Some(code) = after {
        let Some(at) = robot.abilities.iter().position(|ability| ability.code == code) else { break };
        if chain.contains(&(at as u8)) {
            break;
        }
        chain.push(at as u8);
        after = robot.abilities[at].after;
    }
    chain
}

/// GR-3.22: attacks without a Cooldown Value.
fn begins_in_hand(card: &CardFacts) -> bool {
    card.kind.is_attack() && card.cooldown.is_none()
}

/// Whether the abilities meet what the card needs of them.
fn is_playable(card: &CardFacts, abilities: &[&Ability; ABILITIES]) -> bool {
    card.needs.iter().all(|need| match need {
        Need::Ability(code) => {
            abilities.iter().any(|ability| ability.code == *code || unlocks(ability, *code))
        }
        Need::Active
        | Need::OnStructure
        | Need::OffStructure
        | Need::OnTile(_)
        | Need::FoeNear
        | Need::AnchorNear
        | Need::StructureNear
        | Need::FoeAnchored
        | Need::AgainstRanged
        | Need::FoesMove
        | Need::FoesCounter
        | Need::FoesDeclaration
        | Need::BothDeclared
        | Need::MyReaction
        | Need::MyReactionSuccess
        | Need::MyAttack
        | Need::Targeted
        | Need::MayReact
        | Need::AgainstMelee
        | Need::MyRoll
        | Need::FoesRoll
        | Need::FoesDice
        | Need::AnyRoll
        | Need::MySuccess
        | Need::FoesSuccess
        | Need::FoesRangedSuccess
        | Need::FailedDefense
        | Need::FoesInstant
        | Need::FoesTrigger
        | Need::FoesActivation
        | Need::FoesAttackCard
        | Need::FoesCard
        | Need::AfterMoving
        | Need::BeforeMoving
        | Need::BarrierNear
        | Need::Replacement => true,
    })
}

fn unlocks(ability: &Ability, wanted: Code) -> bool {
    let is_key = |clause: &Clause| match &clause.verb {
        Verb::Until { what: Static::Unlock(code), .. } => *code == wanted,
        _ => false,
    };
    ability.triggers.iter().flat_map(|trigger| &trigger.rules).any(is_key)
}
