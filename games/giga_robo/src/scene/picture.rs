//! Pictures of cards and abilities, composed from what they do. GR-25: the same data that their text is printed from.

use crate::content::{
    Ability, Amount, Cancels, CardFacts, Chooser, Clause, DamageText, Filter, Force, Ground, Group, Icon,
    Kind, Landing, Lender, Place, Reach, Rerolled, Splash, Stock, Strike, Sweep, Tile, Verb, Who, Whose,
    Zone,
};
use scene::{Deed, Glyph, Picture};

mod moments;

use moments::{condition, need, price, until};

/// The picture of a card: its blow, then what else it does.
pub(crate) fn card(facts: &CardFacts) -> Glyph {
    let mut texts: Vec<Deed> = facts.pays.iter().chain(&facts.played).map(clause).collect();
    texts.extend(facts.rules.iter().map(clause));
    texts.extend(facts.hurt.before.iter().chain(&facts.hurt.then).map(clause));
    texts.extend(facts.always.iter().map(moments::holds));
    texts.extend(facts.active.iter().map(|what| moments::holds(what).when(["activated"])));
    texts.extend(facts.triggers.iter().flat_map(|trigger| {
        let when: Vec<&'static str> = std::iter::once("activated").chain(trigger.price.map(price)).collect();
        trigger.rules.iter().map(move |rule| clause(rule).when(when.iter().copied()))
    }));
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
        let seldom = trigger.once || trigger.once_a_bout;
        let when = trigger.needs.iter().map(|&each| need(each)).chain(seldom.then_some("blank"));
        let paid = trigger.pays.iter().map(|pays| given(&pays.verb));
        let when: Vec<&'static str> = trigger.price.map(price).into_iter().chain(paid).chain(when).collect();
        deeds.extend(trigger.rules.iter().map(|rule| clause(rule).when(when.iter().copied())));
    }
    Picture::with(deeds).of("ability").glyph()
}

/// GR-25.1: type, dice and damage of an attack, with its icons.
fn blow(facts: &CardFacts) -> Deed {
    let what = if facts.kind == Kind::Melee { "melee" } else { "ranged" };
    let DamageText { per_success, plus, bought, around_me, splash, in_range, repeat, each_done, .. } =
        &facts.hurt;
    let more = plus.times != 0 || plus.plus != 0 || bought.is_some() || *repeat > 0 || *each_done > 0;
    let more = if more { "+" } else { "" };
    let each = if *per_success { "×" } else { "" };
    let icons = [(facts.counter, "counter"), (facts.combo, "combo")];
    Deed::of(what)
        .with_pips(facts.dice)
        .counting(format!("{}{each}{more}", facts.damage))
        .to(around_me.then_some("around").or(in_range.then_some("aim")))
        .when(splash.map(|splash| if splash == Splash::Hexes { "around" } else { "target" }))
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
        Verb::Leap { in_range } => Deed::of("close").when(["rise"]).when(in_range.then_some("aim")),
        Verb::Approach | Verb::Jump(_) | Verb::BreakAll(_) | Verb::GateThrow(_) => chained(verb),
        Verb::Borrow { .. } | Verb::Usurp | Verb::Mirror => chained(verb),
        Verb::MoveAgain => Deed::of("speed").counting("2×"),
        Verb::Force { how, n, up_to, who, to_me, close, beside } => {
            let near = to_me.then_some("target").into_iter().chain(beside.then_some("close"));
            let extra = near.chain(close.then_some("close"));
            counted(force(*how), most(*up_to), *n).to(whom(*who)).when(extra)
        }
        Verb::Follow => Deed::of("next").to("impact"),
        Verb::AnchorLeap | Verb::Stride | Verb::DropAnchors(_) | Verb::Detonate(_) | Verb::Crash => {
            chained(verb)
        }
        Verb::CrashBeside | Verb::Impact | Verb::Brace | Verb::PullTile | Verb::PullTiles { .. } => {
            chained(verb)
        }
        Verb::Ground | Verb::Disarm | Verb::LessDamage(_) | Verb::Void | Verb::Immune(_) => chained(verb),
        Verb::Scramble | Verb::PlayUpTo { .. } | Verb::Reboot => chained(verb),
        Verb::Spend { .. } | Verb::Expel { .. } | Verb::BreakBarrier { .. } => chained(verb),
        Verb::Tile { tile, at } => Deed::of(ground(*tile)).to(place(*at)),
        Verb::RazeOrCrater(at) => Deed::of("struck").to(place(*at)).when(["crater"]),
        Verb::Douse => Deed::of("barred").when(["flood", "inferno", "arc-hazard"]),
        Verb::Barrier => Deed::of("barrier"),
        Verb::Raise { whose, n, top } => counted("rise", "", *n).to(side(*whose)).when(top.then_some("lock")),
        Verb::Shift { n, cards: filter } => {
            Deed::of("rise").counting(at_most(*n)).to("sink").when(cards(*filter))
        }
        Verb::Return { n, cards: filter } => counted("hand", "+", *n).when(cards(*filter)),
        Verb::LowerAll(filter) => Deed::of("sink").when(cards(*filter)),
        Verb::TurnDown(n) => counted("deactivated", "", *n).to("target").when(["deck"]),
        Verb::Grant(icon) => Deed::of(if *icon == Icon::Combo { "combo" } else { "counter" }).to("hand"),
        Verb::Rage => Deed::of("flag").counting("+"),
        Verb::ExtraTurn => Deed::of("next").counting("+1"),
        Verb::Deactivate => Deed::of("deactivated").to("target"),
        Verb::SwitchOff(_) => Deed::of("deactivated"),
        Verb::Turn { what, into, half } => turned(stock((*what).into()), stock((*into).into()), *half),
        Verb::RemoveTile { tile, at } => Deed::of("barred").to(place(*at)).when([ground(*tile)]),
        Verb::HandOver(_) | Verb::Store | Verb::Mark { .. } | Verb::Unmark(_) => chained(verb),
        Verb::Strike(_) | Verb::Activate | Verb::Graft | Verb::Surcharge => chained(verb),
        Verb::Retreat(_) | Verb::Deflect => chained(verb),
        Verb::Concede(_) | Verb::Lock | Verb::Vanish | Verb::SkipTurn(_) => chained(verb),
        Verb::HalveByDefense | Verb::HalveDamage => chained(verb),
        Verb::Cancel(what) => Deed::of("cancelled").to(cancelled(*what)),
        Verb::Blank => Deed::of("blank").to("target"),
        Verb::Replace => Deed::of("swap").to("hand"),
        Verb::GainCost => Deed::of("cost").counting("+").to("deck"),
        Verb::PlayFree(filter) => Deed::of("deck").counting("0").when(cards(*filter)),
        Verb::Spare(who) => Deed::of("shield").to(whom(*who)),
        Verb::Repeat { every } => Deed::of("attack").counting(if *every { "∞" } else { "2×" }),
        Verb::KeepInHand => Deed::of("hand").to("counter"),
        Verb::NextRange { min, max } => Deed::of("aim").counting(format!("{min:+}{max:+}")).when(["next"]),
        Verb::Until { span, who, what } => until(*span, *who, what),
        Verb::Dice { .. }
        | Verb::Reroll { .. }
        | Verb::DropLowest(_)
        | Verb::DropSuccesses(_)
        | Verb::RollPower(_)
        | Verb::RaiseDie => dice(verb),
    }
}

/// What is done with Anchors, Impact Cards and what lies around, and to attacks of others.
fn chained(verb: &Verb) -> Deed {
    match verb {
        Verb::BreakBarrier { at, n, up_to, .. } => {
            counted("barrier", most(*up_to), *n).to("barred").when([reach(*at)])
        }
        Verb::Spend { who, n, chooser, cards: filter, .. } => {
            let chance = (*chooser == Chooser::Chance).then_some("dice");
            counted("hand", "−", *n).to(whom(*who)).when(chance).when(cards(*filter))
        }
        Verb::Expel { who, n, from, cards: filter } => {
            let zone = if *from == Zone::Hand { "hand" } else { "lasting" };
            counted("out", "−", *n).to(whom(*who)).when([zone]).when(cards(*filter))
        }
        Verb::AnchorLeap => Deed::of("close").when(["rise", "anchor"]),
        Verb::Stride => Deed::of("speed").when(["aim"]),
        Verb::DropAnchors(n) => counted("anchor", "", *n).to("speed"),
        Verb::Detonate(n) => Deed::of("damage").counting(n.to_string()).when(["anchor"]),
        Verb::Crash => Deed::of("impact").to("target").when(["structure-1"]),
        Verb::CrashBeside => Deed::of("impact").to("close"),
        Verb::Impact => Deed::of("impact").to("target"),
        Verb::Brace => Deed::of("impact").counting("0"),
        Verb::PullTile => Deed::of("pull").to("target").when(["inferno"]),
        Verb::PullTiles { n, .. } => counted("pull", "≤", *n).to("close").when(["inferno"]),
        Verb::Ground => Deed::of("deactivated").to("target").when(["rise"]),
        Verb::Disarm => Deed::of("damage").counting("0").to("target"),
        Verb::LessDamage(n) => counted("damage", "−", *n),
        Verb::Void => Deed::of("blank").to("target").when(["damage"]),
        Verb::Immune(whose) => Deed::of("attack").to(side(*whose)).when(["shield", "instant"]),
        Verb::Scramble => Deed::of("swap").to("target").when(["dice"]),
        Verb::PlayUpTo { cards: filter, most } => {
            Deed::of("deck").counting(amount("≤", *most)).when(per(*most)).when(cards(*filter))
        }
        Verb::Reboot => Deed::of("skip").when(["hand", "barred"]),
        Verb::Approach => Deed::of("close"),
        Verb::Jump(to) => Deed::of("speed").to("rise").when(tower(*to)),
        Verb::BreakAll(sweep) => Deed::of("barrier").counting("0").to("barred").when(swept(*sweep)),
        Verb::GateThrow(n) => Deed::of("throw").counting(format!("≤{n}")).to("barrier"),
        Verb::Borrow { from, cards: filter } => {
            Deed::of("swap").to("instant").when([lender(*from)]).when(cards(*filter))
        }
        Verb::Usurp => Deed::of("cancelled").to("instant").when(["swap"]),
        Verb::Mirror => Deed::of("swap").to("attack"),
        Verb::HandOver(n) => counted("throw", "", *n).to("target").when(["panic"]),
        Verb::Store => Deed::of("surge").to("ability"),
        Verb::Mark { at, .. } => {
            let on = if *at == Ground::Structure { "structure-1" } else { "blank" };
            Deed::of("target-token").to(on)
        }
        Verb::Unmark(at) => Deed::of("target-token").counting("−").to(place(*at)),
        Verb::Strike(strike) => strike_of(*strike).when(["target-token"]),
        Verb::Activate => Deed::of("activated").counting("+").to("deck"),
        Verb::Graft => Deed::of("swap").to("target").when(["next"]),
        Verb::Surcharge => Deed::of("cost").counting("2×").to("target"),
        Verb::Retreat(n) => counted("speed", "", *n).to("barred").when(["close"]),
        Verb::Deflect => Deed::of("damage").to("around"),
        Verb::Concede(n) => Deed::of("flag").counting(n.to_string()),
        Verb::Lock => Deed::of("lock"),
        Verb::Vanish => Deed::of("out"),
        Verb::SkipTurn(n) => Deed::of("skip").counting(format!("+{n}")),
        Verb::HalveByDefense => Deed::of("damage").counting("½").to("defense"),
        Verb::HalveDamage => Deed::of("damage").counting("½"),
        _ => unreachable!("only deeds of this kind come here"),
    }
}

/// What is done with dice.
fn dice(verb: &Verb) -> Deed {
    match verb {
        Verb::Dice { whose, dice, n } => {
            counted("dice", "+", *n).to(side(*whose)).when([moments::dice(*dice)])
        }
        Verb::Reroll { whose, n, price: cost, answered } => {
            let answer = answered.then_some("counter");
            Deed::of("reroll").counting(at_most(*n)).to(rerolled(*whose)).when(cost.map(price)).when(answer)
        }
        Verb::DropLowest(n) => counted("dice", "−", *n).to("sink"),
        Verb::DropSuccesses(n) => counted("dice", "−", *n).to("check"),
        Verb::RollPower(n) => counted("dice", "", *n).to("power"),
        Verb::RaiseDie => Deed::of("dice").to("rise"),
        _ => unreachable!("only deeds with dice come here"),
    }
}

/// What comes down on a hex with a Target Token.
fn strike_of(strike: Strike) -> Deed {
    match strike {
        Strike::Damage(n) => Deed::of("damage").counting(n.to_string()),
        Strike::Raze => Deed::of("struck").to("structure-1"),
        Strike::Scorch => Deed::of("inferno").when(["fire", "around"]),
    }
}

/// The sign before a number that need not be reached.
fn most(up_to: bool) -> &'static str {
    if up_to { "≤" } else { "" }
}

fn at_most(n: Option<Amount>) -> String {
    n.map(|n| amount("≤", n)).unwrap_or_default()
}

fn turned(what: &'static str, into: &'static str, half: bool) -> Deed {
    Deed::of(into).counting(if half { "½" } else { "" }).when(["swap", what])
}

fn rerolled(whose: Rerolled) -> Option<&'static str> {
    match whose {
        Rerolled::Mine => None,
        Rerolled::MyDefense => Some("defense"),
        Rerolled::Foes => Some("target"),
        Rerolled::Either => Some("swap"),
    }
}

/// What is given for something.
fn given(verb: &Verb) -> &'static str {
    match verb {
        Verb::Lose { what, .. } | Verb::Gain { what, .. } => stock(*what),
        Verb::RemoveTile { tile, .. } => ground(*tile),
        Verb::SwitchOff(_) => "deactivated",
        Verb::Expel { .. } => "out",
        Verb::Unmark(_) => "target-token",
        Verb::BreakBarrier { .. } => "barrier",
        _ => "hand",
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
        Who::OnTheWay => Some("speed"),
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
        Place::NearMe | Place::AroundMe => Some("close"),
    }
}

fn reach(at: Reach) -> &'static str {
    match at {
        Reach::NearMe => "close",
        Reach::InRange => "aim",
        Reach::InPath => "attack",
        Reach::Gates => "swap",
    }
}

fn tower(to: Landing) -> Option<&'static str> {
    match to {
        Landing::NearMe => None,
        Landing::ByStructure => Some("structure-1"),
    }
}

fn swept(sweep: Sweep) -> Option<&'static str> {
    match sweep {
        Sweep::OnMap => None,
        Sweep::NearFoe => Some("target"),
    }
}

fn lender(from: Lender) -> &'static str {
    match from {
        Lender::FoesHand => "target",
        Lender::MyMeter => "lasting",
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
        filter.named.or(filter.word).map(|_| "tag"),
        filter.not_named.map(|_| "barred"),
    ];
    marks.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
