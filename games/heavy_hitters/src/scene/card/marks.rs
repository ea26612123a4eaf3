//! The mark of each deed of a text.

use crate::content::Deed as Verb;
use scene::Deed;

/// A deed of a text at a look.
pub(super) fn deed(verb: Verb) -> Deed {
    let many = |what: &'static str, number: u8| Deed::of(what).counting(number.to_string());
    let change = |what: &'static str, by: i8| {
        let sign = if by < 0 { "−" } else { "+" };
        Deed::of(what).counting(format!("{sign}{}", by.unsigned_abs()))
    };
    match verb {
        Verb::Number(by) => change("dice", by),
        Verb::Damage(by) => change("damage", by),
        Verb::Armour(by) => change("shield", by),
        Verb::Range(by) => change("around", by as i8),
        Verb::Stride(by) => many("manoeuvre", by).to("energy"),
        Verb::Cheaper(by) => change("energy", -(by as i8)),
        Verb::CheaperDeploy(by) => change("energy", -(by as i8)).to("crate"),
        Verb::Hand(by) => change("hand", by as i8),
        Verb::Spare(by) => many("check", by).to("energy"),
        Verb::RerollAttack => Deed::of("reroll").to("attack"),
        Verb::RerollSaves => Deed::of("reroll").to("shield"),
        Verb::Stop(by) => many("barred", by).to("damage"),
        Verb::Push(by) => many("push", by),
        Verb::Pull(by) => many("pull", by),
        Verb::Strip(by) => many("hand", by).to("out"),
        Verb::Mark(by) => many("asked", by),
        Verb::Drain(by) => change("energy", -(by as i8)).to("attack"),
        Verb::Lose(by) => change("power", -(by as i8)),
        Verb::Energy(by) => change("power", by as i8),
        Verb::Burn(by) => many("deck", by).to("damage"),
        Verb::Draw(by) => many("deck", by),
        Verb::Repair(by) => many("recover", by),
        Verb::Move(by) => many("manoeuvre", by),
        Verb::Turn => Deed::of("around"),
        Verb::Cancel => Deed::of("barred").to("attack"),
        Verb::Slow(by) => many("down", by).to("attack"),
        Verb::Freeze => Deed::of("lock").to("crate"),
        Verb::Counter => Deed::of("barred").to("hack"),
        Verb::Tag => Deed::of("tag").to("reroll"),
        Verb::Untag => Deed::of("tag").to("out"),
        Verb::Guard => Deed::of("tag").to("shield"),
    }
}
