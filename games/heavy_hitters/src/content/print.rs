//! Cards, units, Pilots and upgrades as words, printed from what they do, so that none can say one thing and do another.

use super::vocabulary::when_word;
use super::{Card, CardKind, Class, Clause, Deed, If, Rank, Unit, When};
use words::Message;

fn word(key: &str) -> Message {
    Message::new(format!("gk-text-{key}"))
}

/// All that is printed on a card below its name: its numbers, then when and under what conditions it is played, then
/// each sentence.
pub fn say_card(card: &Card) -> Vec<Message> {
    let mut lines = vec![say_facts(card)];
    if card.when != When::Always {
        let only = if card.needs.is_empty() { "no" } else { "yes" };
        let play = word("play").with("when", when_word(card.when)).with("only", only);
        lines.push(play.with("all", all(&card.needs)));
    }
    lines.extend(card.clauses.iter().map(|clause| say_clause(clause, card.when == When::Always)));
    lines
}

/// All that is printed on a Support Unit Card below its name.
pub fn say_unit(unit: &Unit) -> Vec<Message> {
    let numbers = word("unit")
        .with("speed", unit.speed)
        .with("defence", unit.defence)
        .with("moves", unit.moves)
        .with("range", unit.range)
        .with("damage", unit.damage)
        .with("sight", unit.sight);
    [numbers].into_iter().chain(say_clauses(&unit.clauses)).collect()
}

/// The sentences of a Pilot, a unit or an upgrade.
pub fn say_clauses(clauses: &[Clause]) -> Vec<Message> {
    clauses.iter().map(|clause| say_clause(clause, true)).collect()
}

fn say_facts(card: &Card) -> Message {
    match card.kind {
        CardKind::Sponsor { hack } => word("sponsor").with("hack", if hack { "yes" } else { "no" }),
        CardKind::Weapon(weapon) => word("weapon")
            .with("rank", rank_word(weapon.rank))
            .with("class", class_word(weapon.class))
            .with("speed", weapon.speed)
            .with("cost", weapon.cost)
            .with("range", weapon.range)
            .with("damage", weapon.damage)
            .with("round", if weapon.all_round { "yes" } else { "no" }),
        CardKind::Deploy => word("deploy"),
        CardKind::Orbital(orbital) => word("orbital")
            .with("speed", orbital.speed)
            .with("cost", orbital.cost)
            .with("range", orbital.range)
            .with("damage", orbital.damage)
            .with("spotted", if orbital.spotted { "yes" } else { "no" }),
        CardKind::Reaction => word("reaction"),
        CardKind::Manoeuvre(cost) => word("manoeuvre").with("cost", cost),
    }
}

fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Primary => "primary",
        Rank::Secondary => "secondary",
    }
}

fn class_word(class: Class) -> &'static str {
    match class {
        Class::Energy => "energy",
        Class::Ballistic => "ballistic",
        Class::Missile => "missile",
    }
}

/// One sentence: when, under what conditions, what, how long.
fn say_clause(clause: &Clause, with_when: bool) -> Message {
    let when = if with_when { clause.when } else { When::Always };
    let starts = |is_first: bool| if is_first { "first" } else { "later" };
    let is_led = when != When::Always;
    word("clause")
        .with("when", word("when").with("when", when_word(when)))
        .with("ifs", say_ifs(&clause.ifs).with("cap", starts(!is_led)))
        .with("deed", say_deed(clause.deed).with("cap", starts(!is_led && clause.ifs.is_empty())))
        .with("lasting", if clause.lasting { "yes" } else { "no" })
}

fn all(ifs: &[If]) -> Vec<Message> {
    ifs.iter().map(|each| say_if(*each)).collect()
}

fn say_ifs(ifs: &[If]) -> Message {
    match ifs {
        [] => word("no-if"),
        ifs => word("ifs").with("all", all(ifs)),
    }
}

fn say_if(condition: If) -> Message {
    match condition {
        If::Mine => word("if-mine"),
        If::AtMe => word("if-at-me"),
        If::Ours => word("if-ours"),
        If::AtOurs => word("if-at-ours"),
        If::AtHitter => word("if-at-hitter"),
        If::AtUnit => word("if-at-unit"),
        If::Direct => word("if-direct"),
        If::Indirect => word("if-indirect"),
        If::PartialCover => word("if-partial-cover"),
        If::Flank => word("if-flank"),
        If::Spots => word("if-spots"),
        If::Near(n) => word("if-near").with("n", n),
        If::Far(n) => word("if-far").with("n", n),
        If::Class(class) => word("if-class").with("class", class_word(class)),
        If::Rank(rank) => word("if-rank").with("rank", rank_word(rank)),
        If::Still => word("if-still"),
        If::Moved(n) => word("if-moved").with("n", n),
        If::RedLined => word("if-red-lined"),
        If::Hurt => word("if-hurt"),
        If::Unhurt => word("if-unhurt"),
        If::Flanked => word("if-flanked"),
        If::Units(n) => word("if-units").with("n", n),
        If::NearHitter(n) => word("if-near-hitter").with("n", n),
    }
}

fn say_deed(deed: Deed) -> Message {
    let signed = |key: &str, n: i8| {
        word(key).with("way", if n > 0 { "more" } else { "less" }).with("n", n.unsigned_abs())
    };
    match deed {
        Deed::Number(n) => signed("do-number", n),
        Deed::Damage(n) => signed("do-damage", n),
        Deed::Armour(n) => signed("do-armour", n),
        Deed::Range(n) => word("do-range").with("n", n),
        Deed::Stride(n) => word("do-stride").with("n", n),
        Deed::Cheaper(n) => word("do-cheaper").with("n", n),
        Deed::CheaperDeploy(n) => word("do-cheaper-deploy").with("n", n),
        Deed::Hand(n) => word("do-hand").with("n", n),
        Deed::Spare(n) => word("do-spare").with("n", n),
        Deed::RerollAttack => word("do-reroll-attack"),
        Deed::RerollSaves => word("do-reroll-saves"),
        Deed::Stop(n) => word("do-stop").with("n", n),
        Deed::Push(n) => word("do-push").with("n", n),
        Deed::Pull(n) => word("do-pull").with("n", n),
        Deed::Strip(n) => word("do-strip").with("n", n),
        Deed::Mark(n) => word("do-mark").with("n", n),
        Deed::Drain(n) => word("do-drain").with("n", n),
        Deed::Lose(n) => word("do-lose").with("n", n),
        Deed::Energy(n) => word("do-energy").with("n", n),
        Deed::Burn(n) => word("do-burn").with("n", n),
        Deed::Draw(n) => word("do-draw").with("n", n),
        Deed::Repair(n) => word("do-repair").with("n", n),
        Deed::Move(n) => word("do-move").with("n", n),
        Deed::Turn => word("do-turn"),
        Deed::Cancel => word("do-cancel"),
        Deed::Slow(n) => word("do-slow").with("n", n),
        Deed::Freeze => word("do-freeze"),
        Deed::Counter => word("do-counter"),
        Deed::Tag => word("do-tag"),
        Deed::Untag => word("do-untag"),
        Deed::Guard => word("do-guard"),
    }
}
