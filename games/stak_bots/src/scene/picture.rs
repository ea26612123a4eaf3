//! The picture of a kind: the figure of its type with the marks of what it does. SB-1.13, SB-13.4, SB-13.6.

use crate::content::{Choose, Clause, DamageVerb, Kind, Verb};
use scene::{Deed, Glyph, figure};

/// A card without effects has its power in pips; a type without a figure of its own is a plain bot.
pub(super) fn kind(kind: &Kind) -> Glyph {
    let entry = kind.entry.iter().map(clause);
    let attack = kind.attack.iter().map(|each| clause(each).when(["attack"]));
    let damage = kind.damage.iter().map(|&each| hurt(each));
    let again = kind.again.then(|| Deed::of("attack").to("next"));
    let does: Vec<Deed> = entry.chain(attack).chain(damage).chain(again).collect();
    let body = format!("bot-{}|bot-plain", kind.type_code.to_ascii_lowercase());
    figure(&body, &does, if does.is_empty() { kind.power } else { 0 })
}

fn clause(clause: &Clause) -> Deed {
    let (what, counts) = match clause.verb {
        Verb::Draw => ("hand", "+"),
        Verb::Discard => ("hand", "−"),
        Verb::Play => ("deck", ""),
        Verb::Donate => ("throw", ""),
        Verb::TurnUp => ("turn-up", ""),
        Verb::TurnDown => ("turn-down", ""),
        Verb::Raise => ("rise", ""),
        Verb::Sink => ("sink", ""),
        Verb::Swap => ("swap", ""),
        Verb::ScrapTop => ("out", "−"),
        Verb::ScrapBelow => ("minus", "−"),
        Verb::TakeBelow => ("pull", ""),
    };
    let to = match clause.choose {
        Choose::Nothing | Choose::AnyStak => None,
        Choose::Opponent | Choose::OtherStak => Some("shield"),
        Choose::EveryStak => Some("around"),
        Choose::CoveredCard => Some("blank"),
    };
    let many = if counts.is_empty() { String::new() } else { format!("{counts}{}", clause.count) };
    Deed::of(what).counting(many).to(to).when(clause.optional.then_some("may"))
}

fn hurt(verb: DamageVerb) -> Deed {
    match verb {
        DamageVerb::ScrapDamaged => Deed::of("out").to("damage"),
        DamageVerb::ScrapBelow(many) => Deed::of("minus").counting(format!("−{many}")).to("damage"),
        DamageVerb::ReturnDamaged => Deed::of("hand").to("damage"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StakBots;
    use kernel::Library;
    use std::collections::BTreeMap;

    #[test]
    fn no_two_kinds_share_a_picture_unless_they_do_the_same() {
        let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (_, each) in content.iter() {
            let other = seen.insert(kind(each).0, &each.code);
            assert_eq!(other, None, "{} looks like it", each.code);
        }
        assert!(seen.len() > 15);
    }

    #[test]
    fn a_card_of_another_pack_is_a_plain_bot_with_its_own_marks() {
        let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
        let (_, lift) =
            content.iter().find(|(_, kind)| kind.code == "LIFT").expect("it is in the house pack");
        let own = Kind { type_code: "HOIST".to_owned(), ..lift.clone() };
        let glyph = super::kind(&own).0;
        assert!(glyph.starts_with("bot-hoist|bot-plain@") && glyph.contains(";rise@"), "{glyph}");
        let mut other = own.clone();
        other.entry[0].verb = Verb::Sink;
        assert_ne!(super::kind(&other).0, glyph);
    }
}
