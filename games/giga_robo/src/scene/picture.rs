//! Pictures of cards and abilities, composed from what they do. GR-25: the same data that their text is printed from.

use crate::content::{
    Ability, Amount, Cancels, CardFacts, Chooser, Clause, DamageText, Filter, Force, Group, Kind, Place,
    Rerolled, Stock, Tile, Verb, Who, Whose,
};
use scene::{Deed, Glyph, Picture};

mod moments;

use moments::{condition, need, price, until};

/// The picture of a card: its blow, then what else it does.
pub(crate) fn card(facts: &CardFacts) -> Glyph {
    let mut texts: Vec<Deed> = facts.played.iter().map(clause).collect();
    texts.extend(facts.rules.iter().map(clause));
    texts.extend(facts.hurt.then.iter().map(clause));
    texts.extend(facts.always.iter().map(moments::holds));
    texts.extend(facts.active.iter().map(|what| moments::holds(what).when(["activated"])));
    let blow = facts.kind.is_attack().then(|| blow(facts));
    let of = match (facts.ultimate, facts.kind) {
        (true, _) => Some("ultimate"),
        (false, Kind::Instant) => Some("instant"),
        (false, Kind::Melee | Kind::Ranged) => None,
    };
    let needs = facts.needs.iter().map(|&each| need(each));
    let mut deeds: Vec<Deed> = blow.into_iter().chain(texts).collect();
    if let Some(first) = deeds.first_mut() {
        *first = first.clone().when(needs);
    }
    Picture::with(deeds).of(of).glyph()
}

/// The picture of an ability: what holds, then what may be triggered.
pub(crate) fn ability(ability: &Ability) -> Glyph {
    let after = ability.after.map(|_| "chain");
    let mut deeds: Vec<Deed> = ability.active.iter().map(|what| moments::holds(what).when(after)).collect();
    for trigger in &ability.triggers {
        let when = trigger.needs.iter().map(|&each| need(each)).chain(trigger.once.then_some("blank"));
        let when: Vec<&'static str> = std::iter::once(price(trigger.price)).chain(when).collect();
        deeds.extend(trigger.rules.iter().map(|rule| clause(rule).when(when.iter().copied())));
    }
    Picture::with(deeds).of("ability").glyph()
}

/// GR-25.1: type, dice and damage of an attack, with its icons.
fn blow(facts: &CardFacts) -> Deed {
    let what = if facts.kind == Kind::Melee { "melee" } else { "ranged" };
    let DamageText { per_success, plus, bought, around_me, .. } = &facts.hurt;
    let more = if plus.times != 0 || plus.plus != 0 || bought.is_some() { "+" } else { "" };
    let each = if *per_success { "×" } else { "" };
    let icons = [(facts.counter, "counter"), (facts.combo, "combo")];
    Deed::of(what)
        .with_pips(facts.dice)
        .counting(format!("{}{each}{more}", facts.damage))
        .to(around_me.then_some("around"))
        .when(bought.map(|bought| price(bought.price)).into_iter().chain(per(*plus)))
        .when(icons.into_iter().filter(|(on, _)| *on).map(|(_, icon)| icon))
}

/// GR-25.3: one deed of a text.
pub(super) fn clause(clause: &Clause) -> Deed {
    let mut when: Vec<&'static str> = clause.only_if.map(condition).into_iter().collect();
    when.extend(clause.price.map(price));
    when.extend(per(clause.again));
    verb(&clause.verb).when(when)
}

fn verb(verb: &Verb) -> Deed {
    match verb {
        Verb::Gain { what, n, who } => counted(stock(*what), "+", *n).to(whom(*who)),
        Verb::Lose { what, n, who } => counted(stock(*what), "−", *n).to(whom(*who)),
        Verb::LoseAll { what, who } => Deed::of(stock(*what)).counting("0").to(whom(*who)),
        Verb::Recover { who, n } => counted("recover", "", *n).to(whom(*who)),
        Verb::Move(n) => counted("speed", "", *n),
        Verb::Close => Deed::of("close"),
        Verb::Force { how, n, up_to, who, to_me, close } => {
            let most = if *up_to { "≤" } else { "" };
            let extra = [(*to_me, "target"), (*close, "close")];
            let extra = extra.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark);
            counted(force(*how), most, *n).to(whom(*who)).when(extra)
        }
        Verb::Follow => Deed::of("next").to("impact"),
        Verb::Tile { tile, at } => Deed::of(ground(*tile)).to(place(*at)),
        Verb::RazeOrCrater(at) => Deed::of("struck").to(place(*at)).when(["crater"]),
        Verb::Douse => Deed::of("barred").when(["flood", "inferno", "arc-hazard"]),
        Verb::Barrier => Deed::of("barrier"),
        Verb::Raise { whose, n } => counted("rise", "", *n).to(side(*whose)),
        Verb::LowerAll(filter) => Deed::of("sink").when(cards(*filter)),
        Verb::Spend { who, n, chooser, cards: filter } => {
            let chance = (*chooser == Chooser::Chance).then_some("dice");
            counted("hand", "−", *n).to(whom(*who)).when(chance).when(cards(*filter))
        }
        Verb::Banish(who) => Deed::of("out").to(whom(*who)).when(["hand"]),
        Verb::Deactivate => Deed::of("deactivated").to("target"),
        Verb::HandOver(n) => counted("throw", "", *n).to("target").when(["panic"]),
        Verb::Store => Deed::of("surge").to("ability"),
        Verb::Dice { whose, dice, n } => {
            counted("dice", "+", *n).to(side(*whose)).when([moments::dice(*dice)])
        }
        Verb::Reroll { whose, n, price: cost, answered } => {
            let many = n.map(|n| amount("≤", n)).unwrap_or_default();
            let whose = match whose {
                Rerolled::Mine => None,
                Rerolled::Foes => Some("target"),
                Rerolled::Either => Some("swap"),
            };
            let answer = answered.then_some("counter");
            Deed::of("reroll").counting(many).to(whose).when(cost.map(price)).when(answer)
        }
        Verb::DropLowest(n) => counted("dice", "−", *n).to("sink"),
        Verb::Concede(n) => Deed::of("flag").counting(n.to_string()),
        Verb::Lock => Deed::of("lock"),
        Verb::Cancel(what) => Deed::of("cancelled").to(cancelled(*what)),
        Verb::Blank => Deed::of("blank").to("target"),
        Verb::Replace => Deed::of("swap").to("hand"),
        Verb::GainCost => Deed::of("cost").counting("+").to("deck"),
        Verb::PlayFree(filter) => Deed::of("deck").counting("0").when(cards(*filter)),
        Verb::KeepInHand => Deed::of("hand").to("counter"),
        Verb::Vanish => Deed::of("out"),
        Verb::RollPower(n) => counted("dice", "", *n).to("power"),
        Verb::SkipTurn(n) => Deed::of("skip").counting(format!("+{n}")),
        Verb::HalveByDefense => Deed::of("damage").counting("½").to("defense"),
        Verb::HalveDamage => Deed::of("damage").counting("½"),
        Verb::RaiseDie => Deed::of("dice").to("rise"),
        Verb::NextRange { min, max } => Deed::of("aim").counting(format!("{min:+}{max:+}")).when(["next"]),
        Verb::Until { span, who, what } => until(*span, *who, what),
    }
}

/// A mark with a counted amount.
fn counted(what: &'static str, sign: &str, n: Amount) -> Deed {
    Deed::of(what).counting(amount(sign, n)).when(per(n))
}

/// As short as it can be: `+2`, `−1`, `×`, `2×`, `½×`.
fn amount(sign: &str, n: Amount) -> String {
    let Amount { plus, times, per, half } = n;
    let is_loss = plus < 0 || (plus == 0 && times < 0);
    let sign = if is_loss && sign != "≤" { "−" } else { sign };
    let (plus, times) = (plus.unsigned_abs(), times.unsigned_abs());
    let half = if half { "½" } else { "" };
    let many = if times > 1 { times.to_string() } else { String::new() };
    let fixed = if plus > 0 { plus.to_string() } else { String::new() };
    match per {
        crate::content::Per::Nothing => format!("{sign}{half}{fixed}"),
        crate::content::Per::X => format!("{sign}{half}{fixed}{many}X"),
        _ => format!("{sign}{half}{fixed}{many}×"),
    }
}

/// What an amount is counted from.
fn per(n: Amount) -> Option<&'static str> {
    moments::per(n.per)
}

fn stock(what: Stock) -> &'static str {
    match what {
        Stock::Fs => "cost",
        Stock::Pt => "power",
        Stock::Armor => "armor",
        Stock::Anchor => "anchor",
        Stock::Fire => "fire",
        Stock::Panic => "panic",
        Stock::Surge => "surge",
    }
}

pub(super) fn whom(who: Who) -> Option<&'static str> {
    match who {
        Who::Me => None,
        Who::Foe => Some("target"),
        Who::FoesInRange => Some("aim"),
        Who::FoesNear => Some("close"),
        Who::RobotsNear | Who::AllInRange => Some("around"),
        Who::Passed => Some("check"),
        Who::Failed => Some("minus"),
    }
}

fn side(whose: Whose) -> Option<&'static str> {
    match whose {
        Whose::Mine => None,
        Whose::Foes => Some("target"),
    }
}

fn force(how: Force) -> &'static str {
    match how {
        Force::Pull => "pull",
        Force::Push => "push",
        Force::Throw => "throw",
    }
}

fn ground(tile: Tile) -> &'static str {
    match tile {
        Tile::Flood => "flood",
        Tile::Inferno => "inferno",
        Tile::ArcHazard => "arc-hazard",
        Tile::Crater => "crater",
        Tile::Rubble => "rubble",
    }
}

fn place(at: Place) -> Option<&'static str> {
    match at {
        Place::MyHex => None,
        Place::FoesHex => Some("target"),
        Place::AroundFoe => Some("around"),
        Place::NearMe => Some("close"),
    }
}

fn cancelled(what: Cancels) -> &'static str {
    match what {
        Cancels::Instant => "instant",
        Cancels::Trigger => "ability",
        Cancels::Activation => "activated",
        Cancels::AttackCard => "attack",
    }
}

/// Which cards a text speaks of.
pub(super) fn cards(filter: Filter) -> Vec<&'static str> {
    let kind = filter.kind.map(|kind| match kind {
        Group::Melee => "melee",
        Group::Ranged => "ranged",
        Group::Attack => "attack",
        Group::Instant => "instant",
    });
    let owner = filter.robot.map(|robot| if robot { "kaiju" } else { "pilot" });
    let marks = [
        kind,
        owner,
        filter.combo.then_some("combo"),
        filter.named.map(|_| "tag"),
        filter.not_named.map(|_| "barred"),
    ];
    marks.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
