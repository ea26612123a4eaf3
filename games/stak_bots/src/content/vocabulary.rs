//! The words of a pack: parts, verbs and choices, with what each may be combined with.
//!
//! The reader, the schema and the printed text all walk these tables, so that none of them can know
//! a word that the others do not.

use super::{Choose, DamageVerb, Verb};

/// The part of a card that an instruction belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The entry effect, `>` (SB-1.13).
    Entry,
    /// The ability that acts when the card attacks, `A` (SB-13.6).
    Attack,
    /// The ability that acts when the card damages another card, `*` (SB-13.4).
    Damage,
}

/// All parts.
pub(super) const PARTS: [(&str, Part); 3] =
    [("entry", Part::Entry), ("attack", Part::Attack), ("damage", Part::Damage)];

/// All choices; `Choose::Nothing` has no word, it is left out.
pub(super) const CHOOSES: [(&str, Choose); 5] = [
    ("opponent", Choose::Opponent),
    ("any-stak", Choose::AnyStak),
    ("other-stak", Choose::OtherStak),
    ("every-stak", Choose::EveryStak),
    ("covered-card", Choose::CoveredCard),
];

/// A verb of the parts `entry` and `attack`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Usage {
    pub(super) word: &'static str,
    pub(super) verb: Verb,
    /// What it can be done to; one of these must be named, unless it is nothing.
    pub(super) chooses: &'static [Choose],
    /// Whether it takes a number of cards.
    pub(super) counts: bool,
}

const NOTHING: &[Choose] = &[Choose::Nothing];
const STAKS: &[Choose] = &[Choose::AnyStak, Choose::OtherStak, Choose::EveryStak];
const STAKS_OR_COVERED: &[Choose] =
    &[Choose::AnyStak, Choose::OtherStak, Choose::EveryStak, Choose::CoveredCard];

/// All verbs of the parts `entry` and `attack`.
pub(super) const VERBS: [Usage; 12] = [
    usage("draw", Verb::Draw, NOTHING, true),
    usage("discard", Verb::Discard, NOTHING, true),
    usage("play", Verb::Play, NOTHING, false),
    usage("donate", Verb::Donate, &[Choose::Opponent], false),
    usage("turn-up", Verb::TurnUp, STAKS, false),
    usage("turn-down", Verb::TurnDown, STAKS_OR_COVERED, false),
    usage("raise", Verb::Raise, STAKS, false),
    usage("sink", Verb::Sink, STAKS, false),
    usage("swap", Verb::Swap, &[Choose::OtherStak], false),
    usage("scrap-top", Verb::ScrapTop, STAKS, true),
    usage("scrap-below", Verb::ScrapBelow, NOTHING, true),
    usage("take-below", Verb::TakeBelow, NOTHING, false),
];

/// The verb of the part `attack` that names a later moment: the same Stak must be attacked again.
pub(super) const AGAIN: &str = "attack-again";

/// All verbs of the part `damage`, with a count of one, and whether they count.
pub(super) const DAMAGE_VERBS: [(&str, DamageVerb, bool); 3] = [
    ("scrap-damaged", DamageVerb::ScrapDamaged, false),
    ("scrap-below", DamageVerb::ScrapBelow(1), true),
    ("return-damaged", DamageVerb::ReturnDamaged, false),
];

const fn usage(word: &'static str, verb: Verb, chooses: &'static [Choose], counts: bool) -> Usage {
    Usage { word, verb, chooses, counts }
}

/// How this verb may be used.
pub(super) fn usage_of(verb: Verb) -> Usage {
    *VERBS.iter().find(|usage| usage.verb == verb).expect("every verb stands in the table")
}

/// The word of a choice, without one for nothing.
pub(super) fn choose_word(choose: Choose) -> Option<&'static str> {
    CHOOSES.iter().find(|(_, each)| *each == choose).map(|(word, _)| *word)
}

impl Part {
    /// The word of the part.
    pub(super) fn word(self) -> &'static str {
        match self {
            Part::Entry => PARTS[0].0,
            Part::Attack => PARTS[1].0,
            Part::Damage => PARTS[2].0,
        }
    }
}
