//! Refusals in words: what is wrong, and the rule.

use crate::illegal::Illegal;
use crate::notation::letter;
use kernel::Cited;
use words::Message;

pub(super) fn say(refusal: &Illegal) -> Message {
    let message = match *refusal {
        Illegal::SeatCount { seats } => Message::new("sa-no-seat-count").with("seats", seats),
        Illegal::TeamSeats { seats } => Message::new("sa-no-team-seats").with("seats", seats),
        Illegal::NoSuchFirst { first } => Message::new("sa-no-such-first").with("seat", letter(first)),
        Illegal::CellCount { cells, wanted } => {
            Message::new("sa-no-cell-count").with("cells", cells).with("wanted", wanted)
        }
        Illegal::PushSize { most } => Message::new("sa-no-push-size").with("most", most),
        Illegal::SpinSize { most } => Message::new("sa-no-spin-size").with("most", most),
        Illegal::SplitSize { least, most } => {
            Message::new("sa-no-split-size").with("least", least).with("most", most)
        }
        ref plain => Message::new(plain_key(plain)),
    };
    message.with("rule", refusal.rule())
}

/// Refusals without further facts.
fn plain_key(refusal: &Illegal) -> &'static str {
    match refusal {
        Illegal::CellTwice => "sa-no-cell-twice",
        Illegal::CellTooFar => "sa-no-cell-too-far",
        Illegal::NotConnected => "sa-no-connection",
        Illegal::NoSuchCell => "sa-no-such-cell",
        Illegal::NoSuchModule => "sa-no-such-module",
        Illegal::NotBorder => "sa-no-border",
        Illegal::NoPlaceToStart => "sa-no-place",
        Illegal::DefenceNotActivated => "sa-no-defence-activated",
        Illegal::UsedThisTurn => "sa-no-second-use",
        Illegal::AttackOverheated => "sa-no-hot-attack",
        Illegal::CentralOverheated => "sa-no-hot-central",
        Illegal::AbilityUnnamed => "sa-no-ability",
        Illegal::NoTarget => "sa-no-target",
        Illegal::NowhereToGo => "sa-no-way",
        Illegal::TurnSize => "sa-no-turn-size",
        Illegal::WrongWay { diagonal: false } => "sa-no-forward",
        Illegal::WrongWay { diagonal: true } => "sa-no-diagonal",
        Illegal::Distance => "sa-no-distance",
        Illegal::Edge => "sa-no-edge",
        Illegal::Obstacle => "sa-no-obstacle",
        Illegal::Chain => "sa-no-chain",
        Illegal::JumpOntoObstacle => "sa-no-jump-obstacle",
        Illegal::JumpOntoRobot => "sa-no-jump-robot",
        Illegal::JumpOutside => "sa-no-jump-outside",
        Illegal::OffLine => "sa-no-line",
        Illegal::BehindRobot => "sa-no-behind-robot",
        Illegal::BehindInterference => "sa-no-behind-interference",
        Illegal::EffectNeedsRobot => "sa-no-effect-robot",
        Illegal::NothingToDeal => "sa-no-deal",
        Illegal::NoSuchExplosion => "sa-no-explosion",
        Illegal::NoDefence => "sa-no-defence",
        Illegal::Spent => "sa-no-spent",
        Illegal::OtherSide { beneath: false } => "sa-no-side",
        Illegal::OtherSide { beneath: true } => "sa-no-beneath",
        Illegal::ReactionOverheated => "sa-no-hot-reaction",
        Illegal::ReactionInOwnTurn => "sa-no-own-reaction",
        Illegal::PassiveFirst => "sa-no-passive-first",
        Illegal::AlreadyHot => "sa-no-already-hot",
        Illegal::NotHot => "sa-no-not-hot",
        Illegal::CentralStays => "sa-no-central",
        Illegal::NotEmpty => "sa-no-empty",
        Illegal::RobotThere => "sa-no-robot-there",
        Illegal::NotAsked
        | Illegal::SeatCount { .. }
        | Illegal::TeamSeats { .. }
        | Illegal::NoSuchFirst { .. }
        | Illegal::CellCount { .. }
        | Illegal::PushSize { .. }
        | Illegal::SpinSize { .. }
        | Illegal::SplitSize { .. } => "sa-no-question",
    }
}
