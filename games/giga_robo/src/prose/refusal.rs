//! Refusals in words: what is wrong, by how much, and the rule.

use super::names::letter;
use crate::build::{ABILITIES, BuildFault, CARDS};
use crate::content::{Code, Content, name_of, say_need, say_price};
use crate::illegal::Illegal;
use crate::setup::Mode;
use kernel::Cited;
use words::{Arg, Message};

/// Why not.
pub(super) fn say(content: &Content, refusal: &Illegal) -> Message {
    let message = match *refusal {
        Illegal::SeatCount { seats, mode } => {
            Message::new("gr-no-seat-count").with("seats", seats).with("mode", mode_word(mode))
        }
        Illegal::TooManyBuilds { builds } => Message::new("gr-no-builds").with("builds", builds),
        Illegal::Build { seat, fault } => {
            Message::new("gr-no-build").with("seat", letter(seat)).with("fault", build(content, fault))
        }
        Illegal::Twin { seat, robot } => Message::new("gr-no-twin")
            .with("seat", letter(seat))
            .with("what", if robot { "robot" } else { "pilot" }),
        Illegal::TooFar { movement } => Message::new("gr-no-too-far").with("movement", movement),
        Illegal::CoolingDown { slot } => Message::new("gr-no-cooling").with("slot", slot),
        Illegal::TooDear { cost, has } => Message::new("gr-no-too-dear").with("cost", cost).with("has", has),
        Illegal::Need(need) => Message::new("gr-no-need").with("need", say_need(content, need)),
        Illegal::NothingInRange { least, most } => {
            Message::new("gr-no-target-near").with("least", least).with("most", most)
        }
        Illegal::OutOfRange { least, most, distance } => {
            Message::new("gr-no-range").with("least", least).with("most", most).with("distance", distance)
        }
        Illegal::TooMany { most } => Message::new("gr-no-too-many").with("most", most),
        Illegal::WrongNumber { least, most } => {
            Message::new("gr-no-number").with("least", least).with("most", most)
        }
        Illegal::TooFewTokens { cost, has } => {
            Message::new("gr-no-tokens").with("cost", cost).with("has", has)
        }
        Illegal::NeedsAbility(code) => Message::new("gr-no-ability").with("name", ability(content, code)),
        Illegal::CannotPay { price, has } => {
            Message::new("gr-no-pay").with("price", say_price(price, false)).with("has", has)
        }
        Illegal::WrongWay { how } => Message::new("gr-no-way").with("how", super::question::force_word(how)),
        ref plain => Message::new(plain_key(plain)),
    };
    message.with("rule", refusal.rule())
}

/// Refusals without further facts.
fn plain_key(refusal: &Illegal) -> &'static str {
    match refusal {
        Illegal::NoSuchMap => "gr-no-map",
        Illegal::NoPlaceForObstacle => "gr-no-place",
        Illegal::SupplyOut => "gr-no-supply",
        Illegal::PlaceTaken => "gr-no-free-place",
        Illegal::NotTeammate => "gr-no-teammate",
        Illegal::NoFreeZone => "gr-no-zone",
        Illegal::NoSuchSlot => "gr-no-slot",
        Illegal::HasMoved => "gr-no-movement",
        Illegal::NotInHand => "gr-no-hand",
        Illegal::NotAttack => "gr-no-attack",
        Illegal::NotInstant => "gr-no-instant",
        Illegal::NoObject => "gr-no-object",
        Illegal::NoTarget => "gr-no-target",
        Illegal::NoCombo => "gr-no-combo",
        Illegal::NotTarget => "gr-no-defend",
        Illegal::NoDefense => "gr-no-defense",
        Illegal::StackFull => "gr-no-room-to-respond",
        Illegal::NotActivated => "gr-no-activated",
        Illegal::AlwaysAvailable => "gr-no-activation",
        Illegal::AlreadyActive => "gr-no-second-activation",
        Illegal::OnceATurn => "gr-no-second-trigger",
        Illegal::NotDue => "gr-no-due",
        Illegal::NoneInSlot => "gr-no-in-slot",
        Illegal::NoSuchFoe => "gr-no-foe",
        Illegal::NoSuchDie => "gr-no-die",
        Illegal::NotThisCard => "gr-no-card",
        Illegal::NoSuchToken => "gr-no-token",
        Illegal::NoSuchResponse => "gr-no-response",
        Illegal::NotThere => "gr-no-there",
        Illegal::HasBarrier => "gr-no-barrier",
        Illegal::NoRoom => "gr-no-room",
        Illegal::TurnSkipped => "gr-no-skipped",
        Illegal::SameOrder => "gr-no-same-order",
        Illegal::NotAsked
        | Illegal::SeatCount { .. }
        | Illegal::TooManyBuilds { .. }
        | Illegal::Build { .. }
        | Illegal::Twin { .. }
        | Illegal::TooFar { .. }
        | Illegal::CoolingDown { .. }
        | Illegal::TooDear { .. }
        | Illegal::Need(_)
        | Illegal::NothingInRange { .. }
        | Illegal::OutOfRange { .. }
        | Illegal::TooMany { .. }
        | Illegal::WrongWay { .. }
        | Illegal::WrongNumber { .. }
        | Illegal::TooFewTokens { .. }
        | Illegal::NeedsAbility(_)
        | Illegal::CannotPay { .. } => "gr-no-question",
    }
}

/// What is wrong with a build.
pub(super) fn build(content: &Content, fault: BuildFault) -> Message {
    let about = |key: &'static str, card: Code| Message::new(key).with("card", piece(content, card));
    match fault {
        BuildFault::NoSuchPilot => Message::new("gr-build-pilot"),
        BuildFault::NoSuchRobot => Message::new("gr-build-robot"),
        BuildFault::NoSuchPilotAbility => Message::new("gr-build-pilot-ability"),
        BuildFault::NoSuchAbility => Message::new("gr-build-ability"),
        BuildFault::AbilityCount { abilities } => {
            Message::new("gr-build-abilities").with("wanted", ABILITIES).with("has", abilities)
        }
        BuildFault::AbilityTwice { ability: code } => {
            Message::new("gr-build-twice").with("card", ability(content, code))
        }
        BuildFault::NoSuchUltimate => Message::new("gr-build-ultimate"),
        BuildFault::NotUltimate { card } => about("gr-build-not-ultimate", card),
        BuildFault::CardCount { cards } => {
            Message::new("gr-build-cards").with("wanted", CARDS).with("has", cards)
        }
        BuildFault::NoSuchCard => Message::new("gr-build-card"),
        BuildFault::ForeignCard { card } => about("gr-build-foreign", card),
        BuildFault::UltimateAmongCards { card } => about("gr-build-second-ultimate", card),
        BuildFault::CardTwice { card } => about("gr-build-twice", card),
    }
}

/// A mode as a word of selectors and of set-ups.
pub(crate) fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Duel => "duel",
        Mode::Team => "team",
        Mode::FreeForAll => "free-for-all",
    }
}

/// The name of a card by its code; the code itself for one that is nowhere.
fn piece(content: &Content, code: Code) -> Arg {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.cards);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.cards).chain(of_robots);
    all.find(|card| card.code == code)
        .map_or_else(|| Arg::Text(code.to_string()), |card| name_of(&card.names))
}

fn ability(content: &Content, code: Code) -> Arg {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.abilities);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.abilities).chain(of_robots);
    let found = all.find(|ability| ability.code == code);
    found.map_or_else(|| Arg::Text(code.to_string()), |ability| name_of(&ability.names))
}
