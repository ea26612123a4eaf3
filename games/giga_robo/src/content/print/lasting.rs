//! Lasting texts as sentences: while something is Activated, for a while, or always.

use super::amount::{counted, unsigned};
use super::clause::{say_clause, say_if};
use super::noun::{say_cards, say_dice, say_who, who_word};
use super::{ability_name, in_a_row, word};
use crate::content::{Amount, Clause, Content, DiceKind, Filter, Hook, Span, Static, Who};
use words::Message;

/// The sentence of a lasting text for the player who has it, beginning with a capital letter.
pub(crate) fn say_static(content: &Content, what: &Static) -> Message {
    say_for(content, what, Who::Me, "first")
}

/// What holds for a while, and for whom.
pub(super) fn say_until(
    content: &Content,
    span: Span,
    who: Who,
    what: &Static,
    cap: &'static str,
) -> Message {
    if let Some(once) = say_once(span, who, what, cap) {
        return once;
    }
    let span = match span {
        Span::Turn => "turn",
        Span::FoesTurn => "foes-turn",
        Span::MyTurn => "my-turn",
        Span::FoesNext => "foes-next",
        Span::NextAttack => "next-attack",
        Span::NextRoll => "next-roll",
        Span::ThisAttack => "this-attack",
        Span::Ever => "ever",
    };
    let lead = match who {
        Who::Me | Who::Foe => "until",
        Who::FoesInRange | Who::FoesNear | Who::RobotsNear | Who::AllInRange | Who::Passed | Who::Failed => {
            "until-other"
        }
    };
    word(lead)
        .with("cap", cap)
        .with("span", span)
        .with("whom", say_who(who, "later"))
        .with("rest", say_for(content, what, who, "later"))
}

/// The shorter words for a gain of the next attack only.
fn say_once(span: Span, who: Who, what: &Static, cap: &'static str) -> Option<Message> {
    match (span, who, what) {
        (Span::NextAttack, Who::Me, Static::Damage { attacks, by, each_card: false })
            if *attacks == Filter::default() =>
        {
            let (n, fewer) = unsigned(*by);
            let damage = counted(word("n-damage").with("more", more(!fewer)), n);
            Some(word("next-damage").with("cap", cap).with("damage", damage))
        }
        (Span::NextRoll, Who::Me, Static::AttackDice(by)) => {
            let (n, fewer) = unsigned(Amount::fixed(*by));
            let dice = say_dice(DiceKind::Attack, n);
            Some(word("next-dice").with("cap", cap).with("dice", dice).with("more", more(!fewer)))
        }
        _ => None,
    }
}

fn say_for(content: &Content, what: &Static, who: Who, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap).with("who", who_word(who));
    let change = |key: &str, by: i8| changed(said(key), by);
    match what {
        Static::Cost { cards, by } => change("holds-cost", *by).with("cards", say_cards(*cards, "many")),
        Static::HalfCost(cards) => said("holds-half-cost").with("cards", say_cards(*cards, "many")),
        Static::FreeIf(only_if) => said("holds-free-if").with("if", say_if(*only_if)),
        Static::Damage { attacks, by, each_card } => {
            let (n, fewer) = unsigned(*by);
            let (key, form) =
                if *each_card { ("holds-damage-card", "many") } else { ("holds-damage", "attacks") };
            let said = said(key).with("cards", say_cards(*attacks, form));
            said.with("damage", counted(word("n-damage").with("more", more(!fewer)), n))
        }
        Static::AttackDamageTaken(by) => change("holds-damage-taken", *by),
        Static::HalfCollisions => said("holds-half-collisions"),
        Static::Results(by) => change("holds-results", *by),
        Static::FoesResults(by) => change("holds-foes-results", *by),
        Static::AttackDice(by) => change("holds-attack-dice", *by),
        Static::FoesAttackDice(by) => change("holds-foes-attack-dice", *by),
        Static::Defense(by) => change("holds-defense", *by),
        Static::DefenseOnCrater(by) => change("holds-defense-on-crater", *by),
        Static::NoDefense => said("holds-no-defense"),
        Static::Boost => said("holds-boost"),
        Static::Recovery(by) => said("holds-recovery").with("n", *by),
        Static::Rage(by) => said("holds-rage").with("n", *by),
        Static::RageTwice => said("holds-rage-twice"),
        Static::NoRage => said("holds-no-rage"),
        Static::NoPower => said("holds-no-power"),
        Static::Unmoved => said("holds-unmoved"),
        Static::Combo(cards) => said("holds-combo").with("cards", say_cards(*cards, "many")),
        Static::ComboReaction => said("holds-combo-reaction"),
        Static::HalfRangedReach => said("holds-half-ranged-reach"),
        Static::Unlock(code) => said("holds-unlock").with("name", ability_name(content, *code)),
        Static::Trample => said("holds-trample"),
        Static::Undying(n) => said("holds-undying").with("n", *n),
        Static::ArcHunter => said("holds-arc-hunter"),
        Static::SplitMovement => said("holds-split-movement"),
        Static::Overload => said("holds-overload"),
        Static::SecondTry(cards) => said("holds-second-try").with("cards", say_cards(*cards, "attacks")),
        Static::UntilHurt => said("holds-until-hurt"),
        Static::On { when, then } => say_on(content, *when, then).with("cap", cap).with("who", who_word(who)),
    }
}

fn say_on(content: &Content, when: Hook, then: &[Clause]) -> Message {
    let when = match when {
        Hook::Upkeep => "upkeep",
        Hook::Hurt => "hurt",
        Hook::HurtComing => "hurt-coming",
        Hook::Hurting => "hurting",
        Hook::Success => "success",
        Hook::Attacking => "attacking",
        Hook::Held => "held",
        Hook::FoeSpendsPt => "foe-spends-pt",
        Hook::Collision => "collision",
        Hook::FoesCooldown => "foes-cooldown",
    };
    let clauses = then.iter().map(|clause| say_clause(content, clause, "later"));
    word("on").with("when", when).with("rest", in_a_row(clauses))
}

/// The message with a change of `by`: `n` and whether it is more.
fn changed(message: Message, by: i8) -> Message {
    let (n, fewer) = unsigned(Amount::fixed(by));
    message.with("n", i32::from(n.plus)).with("more", more(!fewer))
}

fn more(more: bool) -> &'static str {
    if more { "yes" } else { "no" }
}
