//! Lasting texts as sentences: while something is Activated, for a while, or always.

use super::amount::{counted, unsigned};
use super::clause::{icon_word, say_clause, say_if, say_price};
use super::noun::{say_cards, say_dice, say_tile, say_who, stock_word, who_word};
use super::{ability_name, in_a_row, word};
use crate::content::{Amount, Clause, Content, DiceKind, Filter, Group, Hook, Span, Static, Tile, Who};
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
    let kind = match what {
        Static::On { attacks, .. } => *attacks,
        Static::Splash(attacks) => attacks.kind,
        _ => None,
    };
    let span = match span {
        Span::Turn => "turn",
        Span::FoesTurn => "foes-turn",
        Span::MyTurn => "my-turn",
        Span::FoesNext => "foes-next",
        Span::NextAttack => "next-attack",
        Span::NextSuccess => "next-success",
        Span::NextRoll => "next-roll",
        Span::ThisAttack => "this-attack",
        Span::Ever => "ever",
    };
    let lead = match who {
        Who::Me | Who::Foe => "until",
        Who::FoesInRange
        | Who::FoesNear
        | Who::RobotsNear
        | Who::AllInRange
        | Who::OnTheWay
        | Who::Passed
        | Who::Failed => "until-other",
    };
    word(lead)
        .with("cap", cap)
        .with("span", span)
        .with("kind", kind.map_or("any", group_word))
        .with("whom", say_who(who, "later"))
        .with("rest", say_for(content, what, who, "later"))
}

/// The shorter words for a gain of the next attack only.
fn say_once(span: Span, who: Who, what: &Static, cap: &'static str) -> Option<Message> {
    match (span, who, what) {
        (Span::NextAttack, Who::Me, Static::Damage { attacks, by, each_card: false, near: None })
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
    let of = |key: &str, cards: Filter, form: &'static str| said(key).with("cards", say_cards(cards, form));
    match what {
        Static::Trait(what) => said(&format!("holds-{}", words::telling::kind(what))),
        Static::Cost { cards, by } => change("holds-cost", *by).with("cards", say_cards(*cards, "many")),
        Static::HalfCost(cards) => of("holds-half-cost", *cards, "many"),
        Static::FreeFor(tile) => said("holds-free-for").with("tile", say_tile(*tile)),
        Static::FreeIf(only_if) => said("holds-free-if").with("if", say_if(*only_if)),
        Static::Damage { attacks, by, each_card, near } => {
            say_damage((cap, who), *attacks, *by, *each_card, *near)
        }
        Static::Splash(attacks) => of("holds-splash", *attacks, "attacks"),
        Static::AttackDamageTaken(by) => {
            said("holds-damage-taken").with("damage", either_way("n-damage", *by))
        }
        Static::AllDamage(by) => said("holds-all-damage").with("n", *by),
        Static::Undying(n) => said("holds-undying").with("n", *n),
        Static::Results(by) => change("holds-results", *by),
        Static::AttackResults(by) => change("holds-attack-results", *by),
        Static::FoesResults(by) => change("holds-foes-results", *by),
        Static::AttackDice(by) => change("holds-attack-dice", *by),
        Static::FoesAttackDice(by) => change("holds-foes-attack-dice", *by),
        Static::FoesDice { attacks, by } => {
            change("holds-foes-dice", *by).with("cards", say_cards(*attacks, "attacks"))
        }
        Static::Advantage(by) => change("holds-advantage", *by as i8),
        Static::CoverDice(n) => {
            said("holds-cover-dice").with("dice", say_dice(DiceKind::Defense, Amount::fixed(*n as i8)))
        }
        Static::TryAgain(n) => said("holds-try-again").with("n", *n),
        Static::SecondTry(cards) => of("holds-second-try", *cards, "attacks"),
        Static::TryFor { attacks, price } => {
            of("holds-try-for", *attacks, "attacks").with("price", say_price(*price, false))
        }
        Static::ImpactWith(cards) => of("holds-impact-with", *cards, "attacks"),
        Static::Defense(by) => said("holds-defense").with("by", either_way("n-level", *by)),
        Static::DefenseUpTo { by, most } => {
            said("holds-defense-up-to").with("by", either_way("n-level", *by)).with("most", *most)
        }
        Static::DefenseOnCrater(by) => change("holds-defense-on-crater", *by),
        Static::MovingHurts(n) => said("holds-moving-hurts").with("n", *n),
        Static::Speed { by, most } => say_speed(said("holds-speed"), *by, *most),
        Static::Forbid(icon) => said("holds-forbid").with("icon", icon_word(*icon)),
        Static::Range { attacks, least, twice, more } => {
            say_range(of("holds-range", *attacks, "attacks"), *least, *twice, *more)
        }
        Static::Recovery(by) => said("holds-recovery").with("n", *by),
        Static::Rage(by) => said("holds-rage").with("n", *by),
        Static::Combo(cards) => of("holds-combo", *cards, "many"),
        Static::Receive { what, more } => {
            said("holds-receive").with("what", stock_word((*what).into())).with("n", *more)
        }
        Static::FsGains(by) => said("holds-fs-gains").with("n", *by),
        Static::Heart(is) => said("holds-heart").with("is", counted(word("n-number"), *is)),
        Static::MoreHeart(by) => said("holds-more-heart").with("n", *by),
        Static::StartArmor(quarters) => said("holds-start-armor").with("n", *quarters),
        Static::PtRoom(n) => said("holds-pt-room").with("n", *n),
        Static::RageToll(n) => said("holds-rage-toll").with("n", *n),
        Static::NoCooldown(cards) => of("holds-no-cooldown", *cards, "many"),
        Static::LendText(cards) => of("holds-lend-text", *cards, "one"),
        Static::Unlock(code) => said("holds-unlock").with("name", ability_name(content, *code)),
        Static::On { when, then, .. } => {
            say_on(content, *when, then).with("cap", cap).with("who", who_word(who))
        }
    }
}

fn say_speed(said: Message, by: u8, most: Option<u8>) -> Message {
    said.with("n", by).with("capped", more(most.is_some())).with("most", most.unwrap_or(0))
}

fn say_range(said: Message, least: Option<u8>, twice: bool, by: u8) -> Message {
    said.with("near", least.unwrap_or(0))
        .with("twice", more(twice))
        .with("n", by)
        .with("ends", reach_word(least, twice, by))
}

/// More damage of own attacks.
fn say_damage(
    (cap, who): (&'static str, Who),
    attacks: Filter,
    by: Amount,
    each_card: bool,
    near: Option<Tile>,
) -> Message {
    let (key, form) = if each_card { ("holds-damage-card", "many") } else { ("holds-damage", "attacks") };
    let cards = say_cards(attacks, form);
    let said = |cap| word(key).with("cap", cap).with("who", who_word(who)).with("cards", cards.clone());
    let damage = either_way("n-damage", by);
    match near {
        Some(tile) => word("while-near")
            .with("cap", cap)
            .with("who", who_word(who))
            .with("tile", say_tile(tile))
            .with("rest", said("later").with("damage", damage)),
        None => said(cap).with("damage", damage),
    }
}

/// So much more, or so much less.
fn either_way(key: &str, by: Amount) -> Message {
    let (n, fewer) = unsigned(by);
    counted(word(key).with("more", more(!fewer)), n)
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
        Hook::Crashing => "crashing",
        Hook::FoesCooldown => "foes-cooldown",
        Hook::FoesTurnEnds => "foes-turn-ends",
        Hook::Burnt => "burnt",
        Hook::Deactivating => "deactivating",
        Hook::FoePowers => "foe-powers",
        Hook::FoeRages => "foe-rages",
        Hook::Unhurt => "unhurt",
        Hook::FoesInstant => "foes-instant",
        Hook::AfterRules => "after-rules",
        Hook::TurnBegins => "turn-begins",
        Hook::TurnEnds => "turn-ends",
        Hook::Activated => "activated",
        Hook::Returning => "returning",
        Hook::Targeted => "targeted",
        Hook::Defending => "defending",
        Hook::Leaving => "leaving",
        Hook::Striking => "striking",
    };
    let clauses = then.iter().map(|clause| say_clause(content, clause, "later"));
    word("on").with("when", when).with("rest", in_a_row(clauses))
}

/// The message with a change of `by`: `n` and whether it is more.
fn changed(message: Message, by: i8) -> Message {
    let (n, fewer) = unsigned(Amount::fixed(by));
    message.with("n", i32::from(n.plus)).with("more", more(!fewer))
}

/// A type of attack, as a word of selectors.
fn group_word(group: Group) -> &'static str {
    match group {
        Group::Melee => "melee",
        Group::Ranged => "ranged",
        Group::Attack | Group::Instant => "any",
    }
}

/// Which ends of a range change.
fn reach_word(least: Option<u8>, twice: bool, more: u8) -> &'static str {
    match (least, twice || more > 0) {
        (Some(_), true) => "both",
        (Some(_), false) => "min",
        (None, _) => "max",
    }
}

fn more(more: bool) -> &'static str {
    if more { "yes" } else { "no" }
}
