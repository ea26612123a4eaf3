//! Texts that are accepted and do something that does not show in the positions of the walk, each with what shows it.

use super::Case;
use super::parts::Part;

/// Where it stands, a piece of the text, and why nothing shows there.
struct Exception {
    held: bool,
    text: &'static str,
    #[expect(dead_code, reason = "a reason is for reading")]
    why: &'static str,
}

/// A lasting text of an ability or a card that matters only in a special situation.
const fn held(text: &'static str, why: &'static str) -> Exception {
    Exception { held: true, text, why }
}

/// A clause.
const fn clause(text: &'static str, why: &'static str) -> Exception {
    Exception { held: false, text, why }
}

const EXCEPTIONS: &[Exception] = &[
    held("[\"split-movement\"]", "A does not move twice; the scenario FTL-DRIVE-ENGAGE"),
    held("[\"boost\"]", "nobody climbs; the scenario ARC-WING"),
    held("[\"combo-reaction\"]", "nobody reacts with several cards; the scenario FTL-COMBO"),
    held("[\"half-ranged-reach\"]", "nobody shoots from afar; the scenario SENSOR-SMASHER"),
    held("[\"trample\"]", "nobody walks through Structures; the scenario TITANS-STRIDE"),
    held("{ undying =", "nobody comes to 0 Armor; the scenario HONORABLE-DEFEAT"),
    held("{ recovery =", "A makes no Recovery Roll; the scenario CIRCUIT-FLOW"),
    held("{ defense-on-crater =", "A does not Defend in a Crater; the scenario AYZN-BUNKER"),
    held("[\"half-collisions\"]", "what is halved is rounded up; the scenario THINK-YOU-CAN-STOP-ME"),
    held("{ unlock =", "no card asks for it; the scenario IRON-FUSION-OVERRIDE"),
    clause("if = \"not-recovered\"", "the Recovery Rolls there succeed; the scenario HIGH-STAKES-fails"),
    clause("halve-by-defense", "no Defense Die is higher; the scenario FLASH-SHIELD"),
];

/// All of them.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    EXCEPTIONS.iter().map(|exception| exception.text)
}

/// The exception for this text.
pub(super) fn covers(case: &Case) -> Option<&'static str> {
    let holds = matches!(case.part, Part::Holds(_));
    let fits = |exception: &&Exception| exception.held == holds && case.text.contains(exception.text);
    EXCEPTIONS.iter().find(fits).map(|exception| exception.text)
}
