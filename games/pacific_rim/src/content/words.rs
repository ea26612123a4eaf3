//! The words of packs for the vocabulary: one table for each kind of text.

use super::phrase::{Form, Phrase, alone, with};
use super::texts::{ATTACK_MELEE, ATTACK_RANGED};
use super::vocabulary::Attack;
use super::{
    Ability, Blow, Boon, Boost, Building, Cost, EdgeOf, Grade, Ground, If, On, Per, Reach, Resource, Side,
    Special, Stat, Step, Wound,
};

/// The greatest number of a text.
const MOST: u8 = 9;

/// A word of packs that stands alone, its meaning, and what it means for people.
pub(super) type Word<T> = (&'static str, T, &'static str);

/// An ability as a pack names it: the card of ACTIVATE by its code, because it may stand in another file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Gift {
    /// Any other ability.
    Plain(Ability),
    /// ACTIVATE, with this card.
    Activate(String),
}

/// One number for each resource.
macro_rules! amounts {
    ($most:expr, $of:expr) => {
        Form::Inner(&[
            with("charge", Form::Number($most, |n| $of(Resource::Charge, n)), "Charge."),
            with("ammo", Form::Number($most, |n| $of(Resource::Ammo, n)), "Ammo."),
            with("rage", Form::Number($most, |n| $of(Resource::Rage, n)), "Rage."),
            with("blue", Form::Number($most, |n| $of(Resource::Blue, n)), "Kaiju Blue."),
        ])
    };
}

/// One word for each resource.
macro_rules! resources {
    ($of:expr) => {
        Form::Inner(&[
            alone("charge", $of(Resource::Charge), "Charge."),
            alone("ammo", $of(Resource::Ammo), "Ammo."),
            alone("rage", $of(Resource::Rage), "Rage."),
            alone("blue", $of(Resource::Blue), "Kaiju Blue."),
        ])
    };
}

const fn cost(resource: Resource, n: u8) -> Cost {
    Cost { resource, n }
}

/// PR-8.3: payments.
pub(super) static COSTS: [Phrase<Cost>; 4] = [
    with("charge", Form::Number(MOST, |n| cost(Resource::Charge, n)), "Charge."),
    with("ammo", Form::Number(MOST, |n| cost(Resource::Ammo, n)), "Ammo."),
    with("rage", Form::Number(MOST, |n| cost(Resource::Rage, n)), "Rage."),
    with("blue", Form::Number(MOST, |n| cost(Resource::Blue, n)), "Kaiju Blue."),
];

/// What a further payment gives.
pub(super) static BOOSTS: [Phrase<Boost>; 2] = [
    with("dice", Form::Number(MOST, Boost::Dice), "So many dice for every attack of the action."),
    with("push", Form::Number(MOST, Boost::Push), "The target is pushed so many hexes further."),
];

/// Steps of actions.
pub(super) static STEPS: [Phrase<Step>; 13] = [
    alone("run", Step::Run, "The second move of a run."),
    alone("pivot", Step::Pivot, "One pivot."),
    alone("circle", Step::Circle, "Circling an enemy."),
    alone("tactical", Step::Tactical, "A tactical action."),
    alone("pilots", Step::Pilots, "The abilities of all pilots: this is the Deep Drift card."),
    alone("melee", Step::Attack(Attack::plain(Reach::Melee)), "A melee attack with SKL + POW."),
    alone("ranged", Step::Attack(Attack::plain(Reach::Ranged)), "A ranged attack with SKL + POW."),
    with("melee", Form::Table(&ATTACK_MELEE), "A melee attack."),
    with("ranged", Form::Table(&ATTACK_RANGED), "A ranged attack."),
    with("move", Form::Number(MOST, Step::Move), "A move of up to so many hexes forward, or one backward."),
    with("seize", Form::Number(MOST, Step::Seize), "Picks up an object at most so many hexes away."),
    with("gain", amounts!(MOST, Step::Gain), "Gains so much."),
    with("fill", resources!(Step::Fill), "The counter goes to its maximum."),
];

/// What a trait gives.
pub(super) static BOONS: [Phrase<Boon>; 17] = [
    alone("firm", Boon::Firm, "It cannot be pushed."),
    alone("watchful", Boon::Watchful, "SKL counts against attacks from behind too."),
    alone("no-damage", Boon::NoDamage, "The attack does no damage."),
    alone("stun", Boon::Blow(Blow::Stun), "The face-up card of the other model goes back to its deck."),
    alone("turn", Boon::Blow(Blow::Turn), "The other model is turned by one hex side."),
    with("speed", Form::Change(3, |n| Boon::Stat(Stat::Speed, n)), "So much SPD."),
    with("skill", Form::Change(3, |n| Boon::Stat(Stat::Skill, n)), "So much SKL."),
    with("power", Form::Change(3, |n| Boon::Stat(Stat::Power, n)), "So much POW."),
    with("armour", Form::Change(3, |n| Boon::Stat(Stat::Armour, n)), "So much ARM."),
    with(
        "more",
        amounts!(3, Boon::Track),
        "The maximum is so much higher, and the counter starts so much higher.",
    ),
    with("dice", Form::Change(MOST as i8, Boon::Dice), "So many dice more or fewer."),
    with("reroll", Form::Number(MOST, Boon::Reroll), "So many own dice may be rolled again."),
    with("success", Form::Number(MOST, Boon::Success), "So many successes more."),
    with("gain", amounts!(MOST, Boon::Gain), "Gains so much."),
    with("push", Form::Number(3, |n| Boon::Blow(Blow::Push(n))), "The other model is pushed so many hexes."),
    with(
        "drain",
        Form::Number(MOST, |n| Boon::Blow(Blow::Drain(n))),
        "The other model loses so much Charge or Rage.",
    ),
    with("hurt", Form::Number(3, |n| Boon::Blow(Blow::Hurt(n))), "The other model suffers so much damage."),
];

/// What happens when a card is lost as damage.
pub(super) static WOUNDS: [Phrase<Wound>; 11] = [
    alone("pilot-dies", Wound::PilotDies, "A pilot dies."),
    alone("turn", Wound::Turn, "The striker turns the model by one hex side."),
    alone("stun", Wound::Stun, "The face-up card goes back to the deck."),
    alone("again", Wound::Again, "One more damage."),
    alone("drop", Wound::Drop, "The carried object falls down."),
    with("lose", amounts!(MOST, Wound::Lose), "Loses so much."),
    with("empty", resources!(Wound::Empty), "Loses all of it."),
    with("cap", amounts!(MOST, Wound::Cap), "The maximum is so much lower."),
    with("weaken", Form::Inner(&WEAKENED), "The statistic is lower by 1."),
    with("gain", amounts!(MOST, Wound::Gain), "Gains so much."),
    with("splash", Form::Number(MOST, Wound::Splash), "Enemy models in contact lose so much Charge or Rage."),
];

static WEAKENED: [Phrase<Wound>; 4] = [
    alone("speed", Wound::Weaken(Stat::Speed), "SPD."),
    alone("skill", Wound::Weaken(Stat::Skill), "SKL."),
    alone("power", Wound::Weaken(Stat::Power), "POW."),
    alone("armour", Wound::Weaken(Stat::Armour), "ARM."),
];

const fn gift(word: &'static str, ability: Ability, says: &'static str) -> Phrase<Gift> {
    alone(word, Gift::Plain(ability), says)
}

/// PR-13.5 to PR-13.20: the abilities of pilots.
pub(super) static ABILITIES: [Phrase<Gift>; 15] = [
    gift("accurate", Ability::Accurate, "PR-13.5."),
    with(
        "activate",
        Form::Code(|code| Gift::Activate(code.to_owned())),
        "PR-13.6: the code of an action card.",
    ),
    gift("brutal", Ability::Brutal, "PR-13.7."),
    gift("charge", Ability::Charge, "PR-13.8."),
    gift("momentum", Ability::Momentum, "PR-13.9."),
    gift("command", Ability::Command, "PR-13.10."),
    gift("focus", Ability::Focus, "PR-13.11."),
    gift("disengage", Ability::Disengage, "PR-13.12."),
    gift("unbreakable", Ability::Unbreakable, "PR-13.14."),
    gift("inspiring", Ability::Inspiring, "PR-13.15."),
    gift("mark-1", Ability::MarkOne, "PR-13.16."),
    gift("dynamo", Ability::Dynamo, "PR-13.17."),
    gift("push", Ability::Push, "PR-13.18."),
    gift("tactical", Ability::Tactical, "PR-13.19."),
    gift("solo-pilot", Ability::SoloPilot, "PR-13.20."),
];

/// What a line of a mission counts.
pub(super) const PERS: [Word<Per>; 13] = [
    ("intact-skyscraper", Per::Intact(Building::Skyscraper), "Intact skyscrapers."),
    ("intact-shelter", Per::Intact(Building::Shelter), "Intact anti-Kaiju shelters."),
    ("intact-base", Per::Intact(Building::Base), "Intact PPDC bases."),
    ("ruined-skyscraper", Per::Ruined(Building::Skyscraper), "Destroyed skyscrapers."),
    ("ruined-shelter", Per::Ruined(Building::Shelter), "Destroyed anti-Kaiju shelters."),
    ("ruined-base", Per::Ruined(Building::Base), "Destroyed PPDC bases."),
    ("damaged", Per::Damaged, "Damaged enemy models on the table."),
    ("destroyed", Per::Destroyed, "Destroyed enemy models."),
    ("leader", Per::Leader, "The destroyed leader of the enemy."),
    ("unhurt", Per::Unhurt, "Own models on the table without damage."),
    ("carrying", Per::Carrying, "Own models that carry an object."),
    ("terrain", Per::Terrain, "Own models in a terrain area."),
    (
        "breakthrough",
        Per::Breakthrough,
        "Own models within 4 hexes of an edge along which the enemy deployed.",
    ),
];

/// When traits work.
pub(super) const ONS: [Word<On>; 7] = [
    ("always", On::Always, "As long as it is in play."),
    ("attack", On::Attack, "In every attack of the model."),
    ("melee", On::Melee, "In every melee attack of the model."),
    ("ranged", On::Ranged, "In every ranged attack of the model."),
    ("defence", On::Defence, "Whenever the model is attacked."),
    ("melee-defence", On::MeleeDefence, "Whenever it is attacked in melee."),
    ("ranged-defence", On::RangedDefence, "Whenever it is attacked from afar."),
];

/// Conditions of attacks.
pub(super) const IFS: [Word<If>; 4] = [
    ("short", If::Short, "The target is at short range."),
    ("long", If::Long, "The target is at long range."),
    ("building", If::Building, "The target is a building."),
    ("behind", If::Behind, "The attacker is completely in the rear arc of the target."),
];

/// The kinds of buildings.
pub(super) const BUILDINGS: [Word<Building>; 4] = [
    ("skyscraper", Building::Skyscraper, "ARM 5."),
    ("shelter", Building::Shelter, "ARM 7, low."),
    ("base", Building::Base, "ARM 7, low; it gives Ammo."),
    ("rock", Building::Rock, "ARM 8, under water."),
];

/// The kinds of terrain.
pub(super) const GROUNDS: [Word<Ground>; 2] = [
    ("difficult", Ground::Difficult, "Nobody runs here."),
    ("populated", Ground::Populated, "Jaegers do not run here."),
];

/// The factions.
pub(super) const SIDES: [Word<Side>; 2] =
    [("ppdc", Side::Ppdc, "The Jaegers."), ("kaiju", Side::Kaiju, "The Kaiju.")];

/// The edges along which factions deploy.
pub(super) const EDGES: [Word<EdgeOf>; 4] = [
    ("any", EdgeOf::Any, "Any edge; for who deploys first."),
    ("long", EdgeOf::Long, "A long edge; for who deploys first."),
    ("short", EdgeOf::Short, "A short edge; for who deploys first."),
    ("opposite", EdgeOf::Opposite, "The edge opposite that of the other faction; for who deploys second."),
];

/// Special rules of scenarios.
pub(super) static SPECIALS: [Phrase<Special>; 3] = [
    alone("no-running", Special::NoRunning, "Jaegers cannot run."),
    alone("short-only", Special::ShortOnly, "Ranged attacks reach only what is at short range."),
    alone("bomb", Special::Bomb, "The breach and the bomb decide, instead of victory points."),
];

/// The grades of pilots.
pub(super) const GRADES: [Word<Grade>; 3] = [
    ("cadet", Grade::Cadet, "In training."),
    ("ranger", Grade::Ranger, "On duty."),
    ("marshal", Grade::Marshal, "With a command."),
];

/// The offensive and the defensive slot.
pub(super) const SLOTS: [Word<u8>; 2] = [("offensive", 0, "For attacks."), ("defensive", 1, "For defence.")];
