//! Cards and abilities as words, printed from what they do, so that none can say one thing and do another.

mod amount;
mod clause;
mod lasting;
mod noun;

use super::{
    Ability, Bought, CardFacts, Clause, Code, Content, DamageText, Kind, Need, Splash, Stock, Trigger, Verb,
    Who,
};
pub(crate) use clause::{say_clause, say_price};
pub(crate) use lasting::say_static;
pub(crate) use noun::{say_stock, say_tile};
use std::collections::BTreeMap;
use words::{Arg, Message};

/// The English name, as an argument of a message.
pub fn name_of(names: &BTreeMap<String, String>) -> Arg {
    Arg::Text(names.get(words::ENGLISH).cloned().unwrap_or_default())
}

/// All that is printed on a card: name, numbers and icons, then each part, one line each.
pub fn say_card(content: &Content, card: &CardFacts) -> Vec<Message> {
    let label = if card.ultimate { "ultimate" } else { "plain" };
    let mut lines =
        vec![word("name").with("name", name_of(&card.names)).with("label", label), say_facts(card)];
    let needs = card.needs.iter().map(|need| line("needs", say_need(content, *need)));
    lines.extend(card.spares_ultimates.then(|| line("needs", word("spares-ultimates"))));
    lines.extend(needs);
    lines.extend(card.always.iter().map(|what| line("needs", say_static(content, what))));
    lines.extend(card.pays.iter().map(|clause| line("pays", say_given(content, clause, "first"))));
    lines.extend(say_clauses("played", content, &card.played));
    lines.extend(say_clauses("rules", content, &card.rules));
    lines.extend(say_damage(content, &card.hurt));
    lines.extend(card.active.iter().map(|what| line("active", say_static(content, what))));
    lines.extend(card.triggers.iter().flat_map(|trigger| say_trigger(content, "active", trigger)));
    lines
}

/// All that is printed on an ability: name, activation, what holds, what may be triggered.
pub fn say_ability(content: &Content, ability: &Ability) -> Vec<Message> {
    let mut lines = vec![word("name").with("name", name_of(&ability.names)).with("label", "ability")];
    lines.extend(ability.activation.map(|tokens| word("activation").with("n", tokens)));
    lines.extend(ability.after.map(|code| line("needs", say_activated(content, code))));
    let part = if ability.activation.is_some() { "active" } else { "always" };
    lines.extend(ability.active.iter().map(|what| line(part, say_static(content, what))));
    let triggers = ability.triggers.iter();
    lines.extend(triggers.flat_map(|trigger| say_trigger(content, part, trigger)));
    lines
}

fn say_trigger(content: &Content, part: &'static str, trigger: &Trigger) -> Vec<Message> {
    let needs = trigger.needs.iter().map(|need| line("needs", say_need(content, *need)));
    let rules = trigger.rules.iter().map(|clause| say_clause(content, clause, "first"));
    let key = match (trigger.once_a_bout, trigger.once) {
        (true, _) => "trigger-once-a-bout",
        (false, true) => "trigger-once",
        (false, false) => "trigger",
    };
    let sentence = word(key).with("price", say_trigger_price(content, trigger)).with("rest", in_a_row(rules));
    needs.chain([line(part, sentence)]).collect()
}

/// GR-24.11, GR-24.12: all that a Trigger costs.
pub(crate) fn say_trigger_price(content: &Content, trigger: &Trigger) -> Message {
    let own = trigger.own_cost.then(|| word("price-own-cost"));
    let price = trigger.price.map(|price| say_price(price, trigger.x)).or(own);
    let pays = trigger.pays.iter().map(|clause| say_given(content, clause, "later"));
    let all: Vec<Message> = price.into_iter().chain(pays).collect();
    let joined =
        all.into_iter().rev().reduce(|rest, first| word("and").with("first", first).with("rest", rest));
    joined.unwrap_or_else(|| word("nothing"))
}

/// GR-25.1: type, cost, cooldown, range, dice, damage and icons.
fn say_facts(card: &CardFacts) -> Message {
    let (near, far) = card.range.unwrap_or_default();
    let flag = |flag: bool| if flag { "yes" } else { "no" };
    let (kind, is_attack) = match card.kind {
        Kind::Melee => ("melee", "yes"),
        Kind::Ranged => ("ranged", "yes"),
        Kind::Instant => ("instant", "no"),
    };
    let range = match card.range {
        None => "none",
        Some(_) if near == far => "one",
        Some(_) => "span",
    };
    word("facts")
        .with("kind", kind)
        .with("attack", is_attack)
        .with("cost", card.cost)
        .with("cooldown", card.cooldown.unwrap_or(0))
        .with("range", range)
        .with("near", near)
        .with("far", far)
        .with("dice", card.dice)
        .with("damage", card.damage)
        .with("each", flag(card.hurt.per_success))
        .with("combo", flag(card.combo))
        .with("counter", flag(card.counter))
}

/// GR-25.2: one prerequisite.
pub(crate) fn say_need(content: &Content, need: Need) -> Message {
    let key = match need {
        Need::Ability(code) => return say_activated(content, code),
        Need::Active => "need-active",
        Need::OnStructure => "need-on-structure",
        Need::OffStructure => "need-off-structure",
        Need::OnTile(tile) => return word("need-on-tile").with("tile", say_tile(tile)),
        Need::MyAttack => "need-my-attack",
        Need::Targeted => "need-targeted",
        Need::MayReact => "need-may-react",
        Need::AgainstMelee => "need-against-melee",
        Need::MyRoll => "need-my-roll",
        Need::FoesRoll => "need-foes-roll",
        Need::FoesDice => "need-foes-dice",
        Need::AnyRoll => "need-any-roll",
        Need::MySuccess => "need-my-success",
        Need::FoesSuccess => "need-foes-success",
        Need::FoesRangedSuccess => "need-foes-ranged-success",
        Need::FailedDefense => "need-failed-defense",
        Need::FoesInstant => "need-foes-instant",
        Need::FoesTrigger => "need-foes-trigger",
        Need::FoesActivation => "need-foes-activation",
        Need::FoesAttackCard => "need-foes-attack-card",
        Need::FoesCard => "need-foes-card",
        Need::FoeNear => "need-foe-near",
        Need::AnchorNear => "need-anchor-near",
        Need::StructureNear => "need-structure-near",
        Need::FoeAnchored => "need-foe-anchored",
        Need::AgainstRanged => "need-against-ranged",
        Need::FoesMove => "need-foes-move",
        Need::FoesCounter => "need-foes-counter",
        Need::FoesDeclaration => "need-foes-declaration",
        Need::BothDeclared => "need-both-declared",
        Need::MyReaction => "need-my-reaction",
        Need::MyReactionSuccess => "need-my-reaction-success",
        Need::Replacement => "need-replacement",
        Need::AfterMoving => "need-after-moving",
        Need::BeforeMoving => "need-before-moving",
        Need::BarrierNear => "need-barrier-near",
    };
    word(key)
}

/// Damage that is sold.
pub(crate) fn say_bought(bought: Bought) -> Message {
    let most = amount::counted(word("n-time"), bought.most);
    let key = if bought.all { "hurt-bought-all" } else { "hurt-bought" };
    let sentence = word(key).with("price", say_price(bought.price, false));
    sentence.with("damage", bought.damage).with("most", most)
}

/// GR-25.4: what is beside the number in the line of facts.
fn say_damage(content: &Content, hurt: &DamageText) -> Vec<Message> {
    let mut lines = say_clauses("before", content, &hurt.before);
    if hurt.plus != Default::default() {
        lines.push(line("hurt", amount::counted(word("hurt-plus"), hurt.plus)));
    }
    if hurt.each_done > 0 {
        lines.push(line("hurt", word("hurt-each-done").with("n", hurt.each_done)));
    }
    if hurt.higher > 0 {
        lines.push(line("hurt", word("hurt-higher").with("n", hurt.higher)));
    }
    lines.extend(hurt.bought.map(|bought| line("hurt", say_bought(bought))));
    lines.extend(hurt.around_me.then(|| line("hurt", word("hurt-around"))));
    lines.extend(hurt.splash.map(|splash| {
        let on = if splash == Splash::Hexes { "hexes" } else { "targets" };
        line("hurt", word("hurt-splash").with("on", on))
    }));
    lines.extend(hurt.in_range.then(|| line("hurt", word("hurt-in-range"))));
    lines.extend((hurt.repeat > 0).then(|| line("hurt", word("hurt-repeat").with("n", hurt.repeat))));
    lines.extend(say_clauses("hurt", content, &hurt.then));
    lines
}

pub(super) fn say_clauses(part: &'static str, content: &Content, clauses: &[Clause]) -> Vec<Message> {
    clauses.iter().map(|clause| line(part, say_clause(content, clause, "first"))).collect()
}

/// GR-25.2: what the user gives for a card or a Trigger: Fighting Spirit and Power Tokens are spent.
pub(crate) fn say_given(content: &Content, clause: &Clause, cap: &'static str) -> Message {
    match &clause.verb {
        Verb::Lose { what: what @ (Stock::Fs | Stock::Pt), n, who: Who::Me } => {
            let spends = word("give").with("cap", if clause.x { "later" } else { cap });
            let spends = spends.with("what", say_stock(*what, *n));
            if clause.x { word("lead-x").with("cap", cap).with("rest", spends) } else { spends }
        }
        _ => say_clause(content, clause, cap),
    }
}

/// GR-24.6: that an ability must be activated.
fn say_activated(content: &Content, code: Code) -> Message {
    word("need-ability").with("name", ability_name(content, code))
}

/// The name of an ability by its code; the code itself for one that is nowhere.
fn ability_name(content: &Content, code: Code) -> Arg {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.abilities);
    let all = content.pilots.iter().flat_map(|pilot| &pilot.abilities).chain(of_robots);
    let found = all.into_iter().find(|ability| ability.code == code);
    found.map_or_else(|| Arg::Text(code.to_string()), |ability| name_of(&ability.names))
}

/// Several sentences as one, in their order.
fn in_a_row(sentences: impl DoubleEndedIterator<Item = Message>) -> Message {
    let joined =
        sentences.rev().reduce(|rest, first| word("in-a-row").with("first", first).with("rest", rest));
    joined.unwrap_or_else(|| word("nothing"))
}

fn line(part: &'static str, sentence: Message) -> Message {
    word("line").with("part", part).with("text", sentence)
}

fn word(key: &str) -> Message {
    Message::new(format!("gr-card-{key}"))
}
