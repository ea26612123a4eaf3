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

/// All parts, with when they act.
pub(super) const PARTS: [(&str, Part, &str); 3] = [
    ("entry", Part::Entry, "When the card enters."),
    ("attack", Part::Attack, "Before the damage of its own attack."),
    ("damage", Part::Damage, "When it damages a card, attacking or defending."),
];

/// All choices with what they are; `Choose::Nothing` has no word, it is left out.
pub(super) const CHOOSES: [(&str, Choose, &str); 5] = [
    ("opponent", Choose::Opponent, "One opponent still in the game."),
    ("any-stak", Choose::AnyStak, "One Stak, your own too."),
    ("other-stak", Choose::OtherStak, "One Stak other than the one that this card is in."),
    ("every-stak", Choose::EveryStak, "Every Stak at once; nothing is chosen."),
    ("covered-card", Choose::CoveredCard, "One face-up card that is not on top, in any Stak."),
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
    /// What happens, for editors.
    pub(super) says: &'static str,
}

const NOTHING: &[Choose] = &[Choose::Nothing];
const STAKS: &[Choose] = &[Choose::AnyStak, Choose::OtherStak, Choose::EveryStak];
const STAKS_OR_COVERED: &[Choose] =
    &[Choose::AnyStak, Choose::OtherStak, Choose::EveryStak, Choose::CoveredCard];

/// All verbs of the parts `entry` and `attack`.
pub(super) const VERBS: [Usage; 12] = [
    usage("draw", Verb::Draw, NOTHING, true, "Draw cards."),
    usage("discard", Verb::Discard, NOTHING, true, "Discard cards of your choice."),
    usage("play", Verb::Play, NOTHING, false, "Play a card from your hand onto this Stak."),
    usage(
        "donate",
        Verb::Donate,
        &[Choose::Opponent],
        false,
        "A card of the supply goes face-down under the Stak of the chosen player.",
    ),
    usage(
        "turn-up",
        Verb::TurnUp,
        STAKS,
        false,
        "The uppermost face-down card is turned face-up where it lies.",
    ),
    usage(
        "turn-down",
        Verb::TurnDown,
        STAKS_OR_COVERED,
        false,
        "The top card, or the chosen card, is turned face-down.",
    ),
    usage("raise", Verb::Raise, STAKS, false, "The bottom card goes to the top."),
    usage("sink", Verb::Sink, STAKS, false, "The top card goes to the bottom."),
    usage(
        "swap",
        Verb::Swap,
        &[Choose::OtherStak],
        false,
        "This card and the top card of that Stak change places.",
    ),
    usage("scrap-top", Verb::ScrapTop, STAKS, true, "The top cards are scrapped together."),
    usage(
        "scrap-below",
        Verb::ScrapBelow,
        NOTHING,
        true,
        "The cards directly below this one are scrapped together.",
    ),
    usage(
        "take-below",
        Verb::TakeBelow,
        NOTHING,
        false,
        "The card directly below this one is taken into the hand.",
    ),
];

/// The verb of the part `attack` that names a later moment: the same Stak must be attacked again.
pub(super) const AGAIN: &str = "attack-again";

/// All verbs of the part `damage`, with a count of one, whether they count, and what happens.
pub(super) const DAMAGE_VERBS: [(&str, DamageVerb, bool, &str); 3] = [
    (
        "scrap-damaged",
        DamageVerb::ScrapDamaged,
        false,
        "A card that it damages is scrapped, whatever its power.",
    ),
    ("scrap-below", DamageVerb::ScrapBelow(1), true, "Cards below the damaged one are scrapped too."),
    (
        "return-damaged",
        DamageVerb::ReturnDamaged,
        false,
        "A card that it damages and does not scrap returns to the hand.",
    ),
];

const fn usage(
    word: &'static str,
    verb: Verb,
    chooses: &'static [Choose],
    counts: bool,
    says: &'static str,
) -> Usage {
    Usage { word, verb, chooses, counts, says }
}

/// How this verb may be used.
pub(super) fn usage_of(verb: Verb) -> Usage {
    *VERBS.iter().find(|usage| usage.verb == verb).expect("every verb stands in the table")
}

/// The word of a verb.
pub(crate) fn verb_word(verb: Verb) -> &'static str {
    usage_of(verb).word
}

/// The word of a choice, without one for nothing.
pub(crate) fn choose_word(choose: Choose) -> Option<&'static str> {
    CHOOSES.iter().find(|(_, each, _)| *each == choose).map(|(word, ..)| *word)
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
