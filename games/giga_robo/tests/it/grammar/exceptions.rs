//! Texts that are accepted and do something that does not show in the positions of the walk, each with what shows it.

use super::Case;
use super::parts::Part;

/// Where it stands, a piece of the text, and why nothing shows there.
struct Exception {
    held: bool,
    /// Whether only a long walk meets it.
    rare: bool,
    text: &'static str,
    #[expect(dead_code, reason = "a reason is for reading")]
    why: &'static str,
}

/// A lasting text of an ability or a card that matters only in a special situation.
const fn held(text: &'static str, why: &'static str) -> Exception {
    Exception { held: true, rare: false, text, why }
}

/// A clause that only a long walk meets.
const fn rare(text: &'static str, why: &'static str) -> Exception {
    Exception { held: false, rare: true, text, why }
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
    held("{ unlock =", "no card asks for it; the scenario IRON-FUSION-OVERRIDE"),
    rare("how = \"pull\", who = \"passed\"", "those who roll there are adjacent; nobody comes closer"),
    rare("how = \"pull\", who = \"failed\"", "those who roll there are adjacent; nobody comes closer"),
    rare("to-me = true, who = \"passed\"", "those who roll there are adjacent; nobody comes closer"),
    rare("to-me = true, who = \"failed\"", "those who roll there are adjacent; nobody comes closer"),
    rare(
        "\"foe-spends-pt\", then = [{ do = { recover = { who = \"robots-near\", n = 2 } } }, { do = { lose = { what = \"pt\"",
        "the foes there spend all their Power Tokens at once",
    ),
    rare(
        "\"foe-spends-pt\", then = [{ do = { recover = { who = \"robots-near\", n = 2 } } }, { do = { lose-all = { what = \"pt\"",
        "the foes there spend all their Power Tokens at once",
    ),
    rare(
        "\"held\", then = [{ do = { spend = { cards = { combo = true",
        "no such card is left in hand at the end of A's turn",
    ),
    rare(
        "\"held\", then = [{ do = { spend = { cards = { kind = \"melee\"",
        "no such card is left in hand at the end of A's turn",
    ),
    rare("who = \"failed\" } }, if = \"recovered\"", "nobody there fails before somebody who passes"),
    rare("combo = true, kind = \"ranged\"", "no ranged card there has the Combo icon"),
    rare("combo = true, named = \"S\"", "the card with the Combo icon there is called JAB"),
    rare(
        "again = { per = \"success\" }, do = { cancel",
        "what is Cancelled there is declared before the dice",
    ),
    rare("per = \"success\", times = 1 }, do = { play-free", "nothing is left in hand there after the dice"),
    rare("per = \"success\" }, do = { play-free", "nothing is left in hand there after the dice"),
];

/// Those that a walk of this length meets.
pub(super) fn met_in(soak: u64) -> impl Iterator<Item = &'static str> {
    EXCEPTIONS.iter().filter(move |exception| soak > 1 || !exception.rare).map(|exception| exception.text)
}

/// The exception for this text.
pub(super) fn covers(case: &Case) -> Option<&'static str> {
    let holds = matches!(case.part, Part::Holds(_));
    let fits = |exception: &&Exception| exception.held == holds && case.text.contains(exception.text);
    EXCEPTIONS.iter().find(fits).map(|exception| exception.text)
}
