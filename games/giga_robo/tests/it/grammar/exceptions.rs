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

/// A clause in a moment in which nothing can come of it.
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
    held("{ unlock =", "no card asks for it; the scenario IRON-FUSION-OVERRIDE"),
    held("[\"no-counter\"]", "no dice of A's Reactive Attacks are tied"),
    held("[\"own-landing\"]", "A would choose the same hexes as those who move it; the scenario EVAC-ASSIST"),
    held("[\"no-force\"]", "no card of A forces anybody; the scenario POWER-LAUNCH"),
    held(
        "{ lend-text =",
        "no attack card with a Rules Text lies in A's meter; the scenario JAWS-OF-THE-WOLF",
    ),
    clause("per = \"barrier-in-path\"", "no Barrier lies in a Path there; the scenario BURNING-GATE"),
    clause("at = \"in-path\"", "no Barrier lies in a Path there; the scenario BARRIER-DRIVE"),
    clause("borrow = { cards = { word", "no Instant there has that word; the scenario TOOTH-AND-CLAW"),
    clause(
        "\"leaving\", then = [{ do = { until = { span = \"foes-turn\", what = { all-damage",
        "nobody attacks there after that; the scenario DEATH-SPORE",
    ),
    clause(
        "\"leaving\", then = [{ do = \"ground\" }]",
        "nobody with Boost is near when the card leaves; the scenario SKY-ANCHOR-DEPTH-CHARGE",
    ),
    held("{ gives = \"anchor\"", "no card there gives such tokens"),
    held("{ gives = \"fire\"", "no card there gives such tokens"),
    held("{ gives = \"panic\"", "no card there gives such tokens"),
    held("speed = { by = 3, most = 3", "A is faster than that"),
    clause("{ gives = \"anchor\"", "no card there gives such tokens"),
    clause("{ gives = \"fire\"", "no card there gives such tokens"),
    clause("{ gives = \"panic\"", "no card there gives such tokens"),
    clause("\"hurt\", then = [{ do = \"move-again\"", "A is not damaged there before it moves"),
    clause("how = \"pull\", who = \"passed\"", "those who roll there are adjacent; nobody comes closer"),
    clause("how = \"pull\", who = \"failed\"", "those who roll there are adjacent; nobody comes closer"),
    clause("to-me = true, who = \"passed\"", "those who roll there are adjacent; nobody comes closer"),
    clause("to-me = true, who = \"failed\"", "those who roll there are adjacent; nobody comes closer"),
    clause(
        "\"foe-spends-pt\", then = [{ do = { recover = { who = \"robots-near\", n = 2 } } }, { do = { lose = { what = \"pt\"",
        "the foes there spend all their Power Tokens at once",
    ),
    clause(
        "\"foe-spends-pt\", then = [{ do = { recover = { who = \"robots-near\", n = 2 } } }, { do = { lose-all = { what = \"pt\"",
        "the foes there spend all their Power Tokens at once",
    ),
    clause(
        "\"held\", then = [{ do = { spend = { cards = { combo = true",
        "no such card is left in hand at the end of A's turn",
    ),
    clause(
        "\"held\", then = [{ do = { spend = { cards = { kind = \"melee\"",
        "no such card is left in hand at the end of A's turn",
    ),
    clause("who = \"failed\" } }, if = \"recovered\"", "nobody there fails before somebody who passes"),
    clause(
        "\"returning\", then = [{ do = { roll-power = 2 } }, { do = { lose = { n = { per = \"half-sum\" }, what = \"pt\"",
        "no Power Tokens are left there when the card comes back",
    ),
    clause("combo = true, kind = \"ranged\"", "no ranged card there has the Combo icon"),
    clause("combo = true, named = \"S\"", "the card with the Combo icon there is called JAB"),
    clause(
        "again = { per = \"success\" }, do = { cancel",
        "what is Cancelled there is declared before the dice",
    ),
    clause(
        "per = \"success\", times = 1 }, do = { play-free",
        "nothing is left in hand there after the dice",
    ),
    clause("per = \"success\" }, do = { play-free", "nothing is left in hand there after the dice"),
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
