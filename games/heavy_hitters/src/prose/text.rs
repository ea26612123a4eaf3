//! The texts of cards, Pilots, units and upgrades, printed from what they do. GK-13.

use super::names::{class_word, rank_word};
use crate::content::{Clause, Deed, If, When};
use words::Message;

/// Each sentence of a text.
pub(crate) fn sentences(clauses: &[Clause]) -> Vec<Message> {
    clauses.iter().map(sentence).collect()
}

fn sentence(clause: &Clause) -> Message {
    Message::new("gk-text")
        .with("when", when_word(clause.when))
        .with("count", clause.ifs.len())
        .with("ifs", clause.ifs.iter().copied().map(condition).collect::<Vec<_>>())
        .with("deed", deed(clause.deed))
        .with("lasting", if clause.lasting { "yes" } else { "no" })
}

/// GK-13.14: what a card that is played needs.
pub(crate) fn needs(ifs: &[If]) -> Option<Message> {
    let all = ifs.iter().copied().map(condition).collect::<Vec<_>>();
    (!ifs.is_empty()).then(|| Message::new("gk-text-needs").with("ifs", all))
}

/// The word of a moment.
pub(crate) fn when_word(when: When) -> &'static str {
    match when {
        When::Always => "always",
        When::Aimed => "aimed",
        When::Rolled => "rolled",
        When::Saving => "saving",
        When::Saved => "saved",
        When::Hurt => "hurt",
        When::Hit => "hit",
        When::Missed => "missed",
        When::Moving => "moving",
        When::Moved => "moved",
        When::MovesDone => "moves-done",
        When::Revealed => "revealed",
        When::Hacked => "hacked",
        When::Tagging => "tagging",
        When::AnyOwn => "any-own",
        When::Resetting => "resetting",
        When::Destroyed => "destroyed",
    }
}

fn condition(each: If) -> Message {
    let (word, number) = match each {
        If::Mine => ("mine", 0),
        If::AtMe => ("at-me", 0),
        If::Ours => ("ours", 0),
        If::AtOurs => ("at-ours", 0),
        If::AtHitter => ("at-hitter", 0),
        If::AtUnit => ("at-unit", 0),
        If::Direct => ("direct", 0),
        If::Indirect => ("indirect", 0),
        If::PartialCover => ("partial-cover", 0),
        If::Flank => ("flank", 0),
        If::Spots => ("spots", 0),
        If::Near(far) => ("near", far),
        If::Far(near) => ("far", near),
        If::Class(class) => (class_word(class), 0),
        If::Rank(rank) => (rank_word(rank), 0),
        If::Still => ("still", 0),
        If::Moved(hexes) => ("moved", hexes),
        If::RedLined => ("red-lined", 0),
        If::Hurt => ("hurt", 0),
        If::Unhurt => ("unhurt", 0),
        If::Flanked => ("flanked", 0),
        If::Units(count) => ("units", count),
        If::NearHitter(far) => ("near-hitter", far),
    };
    Message::new("gk-if").with("if", word).with("number", number)
}

/// The word of a deed and its number.
pub(crate) fn deed_word(deed: Deed) -> (&'static str, i8) {
    let count = |word: &'static str, number: u8| (word, number as i8);
    match deed {
        Deed::Number(by) => ("number", by),
        Deed::Damage(by) => ("damage", by),
        Deed::Armour(by) => ("armour", by),
        Deed::Range(by) => count("range", by),
        Deed::Stride(by) => count("stride", by),
        Deed::Cheaper(by) => count("cheaper", by),
        Deed::CheaperDeploy(by) => count("cheaper-deploy", by),
        Deed::Hand(by) => count("hand", by),
        Deed::Spare(by) => count("spare", by),
        Deed::RerollAttack => ("reroll-attack", 0),
        Deed::RerollSaves => ("reroll-saves", 0),
        Deed::Stop(by) => count("stop", by),
        Deed::Push(by) => count("push", by),
        Deed::Pull(by) => count("pull", by),
        Deed::Strip(by) => count("strip", by),
        Deed::Mark(by) => count("mark", by),
        Deed::Drain(by) => count("drain", by),
        Deed::Lose(by) => count("lose", by),
        Deed::Energy(by) => count("energy", by),
        Deed::Burn(by) => count("burn", by),
        Deed::Draw(by) => count("draw", by),
        Deed::Repair(by) => count("repair", by),
        Deed::Move(by) => count("move", by),
        Deed::Turn => ("turn", 0),
        Deed::Cancel => ("cancel", 0),
        Deed::Slow(by) => count("slow", by),
        Deed::Freeze => ("freeze", 0),
        Deed::Counter => ("counter", 0),
        Deed::Tag => ("tag", 0),
        Deed::Untag => ("untag", 0),
        Deed::Guard => ("guard", 0),
    }
}

fn deed(deed: Deed) -> Message {
    let (word, number) = deed_word(deed);
    let sign = if number < 0 { "less" } else { "more" };
    Message::new("gk-deed")
        .with("deed", word)
        .with("number", i32::from(number.unsigned_abs()))
        .with("sign", sign)
}
