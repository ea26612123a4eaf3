//! Pictures of cards and abilities, composed from what they do. GR-25: the same data that their text is printed from.

use crate::content::{
    Ability, Amount, Cancels, CardFacts, Chooser, Clause, DamageText, Filter, Force, Ground, Group, Icon,
    Kind, Landing, Lender, Place, Plain, Price, Reach, Rerolled, Splash, Stock, Strike, Sweep, Tile, Verb,
    Who, Whose, Zone,
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
        let when: Vec<&'static str> = std::iter::once("activated")
            .chain(trigger.price.map(price))
            .chain(trigger.own_cost.then_some("cost"))
            .collect();
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
        Verb::Plain(plain) => plain_verb(*plain),
        Verb::Gain { what, n, who } => counted(stock(*what), "+", *n).to(whom(*who)),
        Verb::Lose { what, n, who } => counted(stock(*what), "−", *n).to(whom(*who)),
        Verb::LoseAll { what, who } => Deed::of(stock(*what)).counting("0").to(whom(*who)),
        Verb::Recover { who, n } => counted("recover", "", *n).to(whom(*who)),
        Verb::Move(n) => counted("speed", "", *n),
        Verb::Leap { in_range } => Deed::of("close").when(["rise"]).when(in_range.then_some("aim")),
        Verb::Force { how, n, up_to, who, to_me, close, beside } => {
            let near = to_me.then_some("target").into_iter().chain(beside.then_some("close"));
            let extra = near.chain(close.then_some("close"));
            counted(force(*how), most(*up_to), *n).to(whom(*who)).when(extra)
        }
        Verb::Tile { tile, at } => Deed::of(ground(*tile)).to(place(*at)),
        Verb::RazeOrCrater(at) => Deed::of("struck").to(place(*at)).when(["crater"]),
        Verb::Raise { whose, n, top } => counted("rise", "", *n).to(side(*whose)).when(top.then_some("lock")),
        Verb::Shift { n, cards: filter } => {
            Deed::of("rise").counting(at_most(*n)).to("sink").when(cards(*filter))
        }
        Verb::Return { n, cards: filter } => counted("hand", "+", *n).when(cards(*filter)),
        Verb::LowerAll(filter) => Deed::of("sink").when(cards(*filter)),
        Verb::TurnDown(n) => counted("deactivated", "", *n).to("target").when(["deck"]),
        Verb::Grant(icon) => Deed::of(if *icon == Icon::Combo { "combo" } else { "counter" }).to("hand"),
        Verb::SwitchOff(_) => Deed::of("deactivated"),
        Verb::Turn { what, into, half } => turned(stock((*what).into()), stock((*into).into()), *half),
        Verb::RemoveTile { tile, at } => Deed::of("barred").to(place(*at)).when([ground(*tile)]),
        Verb::Cancel(what) => Deed::of("cancelled").to(cancelled(*what)),
        Verb::PlayFree(filter) => Deed::of("deck").counting("0").when(cards(*filter)),
        Verb::Spare(who) => Deed::of("shield").to(whom(*who)),
        Verb::Repeat { every } => Deed::of("attack").counting(if *every { "∞" } else { "2×" }),
        Verb::NextRange { min, max } => Deed::of("aim").counting(format!("{min:+}{max:+}")).when(["next"]),
        Verb::BreakBarrier { at, n, up_to, .. } => {
            counted("barrier", most(*up_to), *n).to("barred").when([reach(*at)])
        }
        Verb::Spend { who, n, chooser, cards, .. } => spent(*who, *n, *chooser, *cards),
        Verb::Expel { who, n, from, cards } => expelled(*who, *n, *from, *cards),
        Verb::DropAnchors(n) => counted("anchor", "", *n).to("speed"),
        Verb::Detonate(n) => Deed::of("damage").counting(n.to_string()).when(["anchor"]),
        Verb::PullTiles { n, .. } => counted("pull", "≤", *n).to("close").when(["inferno"]),
        Verb::LessDamage(n) => counted("damage", "−", *n),
        Verb::Immune(whose) => Deed::of("attack").to(side(*whose)).when(["shield", "instant"]),
        Verb::PlayUpTo { cards: filter, most } => {
            Deed::of("deck").counting(amount("≤", *most)).when(per(*most)).when(cards(*filter))
        }
        Verb::Jump(to) => Deed::of("speed").to("rise").when(tower(*to)),
        Verb::BreakAll(sweep) => Deed::of("barrier").counting("0").to("barred").when(swept(*sweep)),
        Verb::GateThrow(n) => Deed::of("throw").counting(format!("≤{n}")).to("barrier"),
        Verb::Borrow { from, cards: filter } => {
            Deed::of("swap").to("instant").when([lender(*from)]).when(cards(*filter))
        }
        Verb::HandOver(n) => counted("throw", "", *n).to("target").when(["panic"]),
        Verb::Mark { at, .. } => Deed::of("target-token").to(base(*at)),
        Verb::Unmark(at) => Deed::of("target-token").counting("−").to(place(*at)),
        Verb::Strike(strike) => strike_of(*strike).when(["target-token"]),
        Verb::Retreat(n) => counted("speed", "", *n).to("barred").when(["close"]),
        Verb::Concede(n) => Deed::of("flag").counting(n.to_string()),
        Verb::SkipTurn(n) => Deed::of("skip").counting(format!("+{n}")),
        Verb::Dice { whose, dice, n } => {
            counted("dice", "+", *n).to(side(*whose)).when([moments::dice(*dice)])
        }
        Verb::Reroll { whose, n, price, answered } => reroll(*whose, *n, *price, *answered),
        Verb::DropLowest(n) => counted("dice", "−", *n).to("sink"),
        Verb::DropSuccesses(n) => counted("dice", "−", *n).to("check"),
        Verb::RollPower(n) => counted("dice", "", *n).to("power"),
        Verb::Until { span, who, what } => until(*span, *who, what),
    }
}

fn spent(who: Who, n: Amount, chooser: Chooser, filter: Filter) -> Deed {
    let chance = (chooser == Chooser::Chance).then_some("dice");
    counted("hand", "−", n).to(whom(who)).when(chance).when(cards(filter))
}

fn expelled(who: Who, n: Amount, from: Zone, filter: Filter) -> Deed {
    let zone = if from == Zone::Hand { "hand" } else { "lasting" };
    counted("out", "−", n).to(whom(who)).when([zone]).when(cards(filter))
}

fn reroll(whose: Rerolled, n: Option<Amount>, cost: Option<Price>, answered: bool) -> Deed {
    let answer = answered.then_some("counter");
    Deed::of("reroll").counting(at_most(n)).to(rerolled(whose)).when(cost.map(price)).when(answer)
}

/// What is done, where its name alone says it.
fn plain_verb(plain: Plain) -> Deed {
    match plain {
        Plain::Close => Deed::of("close"),
        Plain::MoveAgain => Deed::of("speed").counting("2×"),
        Plain::Follow => Deed::of("next").to("impact"),
        Plain::Douse => Deed::of("barred").when(["flood", "inferno", "arc-hazard"]),
        Plain::Barrier => Deed::of("barrier"),
        Plain::Rage => Deed::of("flag").counting("+"),
        Plain::ExtraTurn => Deed::of("next").counting("+1"),
        Plain::Deactivate => Deed::of("deactivated").to("target"),
        Plain::Blank => Deed::of("blank").to("target"),
        Plain::Replace => Deed::of("swap").to("hand"),
        Plain::GainCost => Deed::of("cost").counting("+").to("deck"),
        Plain::KeepInHand => Deed::of("hand").to("counter"),
        Plain::AnchorLeap => Deed::of("close").when(["rise", "anchor"]),
        Plain::Stride => Deed::of("speed").when(["aim"]),
        Plain::Crash => Deed::of("impact").to("target").when(["structure-1"]),
        Plain::CrashBeside => Deed::of("impact").to("close"),
        Plain::Impact => Deed::of("impact").to("target"),
        Plain::Brace => Deed::of("impact").counting("0"),
        Plain::PullTile => Deed::of("pull").to("target").when(["inferno"]),
        Plain::Ground => Deed::of("deactivated").to("target").when(["rise"]),
        Plain::BreakCounter => Deed::of("counter").to("barred").when(["target"]),
        Plain::Disarm => Deed::of("damage").counting("0").to("target"),
        Plain::Void => Deed::of("blank").to("target").when(["damage"]),
        Plain::Scramble => Deed::of("swap").to("target").when(["dice"]),
        Plain::Reboot => Deed::of("skip").when(["hand", "barred"]),
        Plain::Approach => Deed::of("close"),
        Plain::Usurp => Deed::of("cancelled").to("instant").when(["swap"]),
        Plain::Mirror => Deed::of("swap").to("attack"),
        Plain::Store => Deed::of("surge").to("ability"),
        Plain::Activate => Deed::of("activated").counting("+").to("deck"),
        Plain::Graft => Deed::of("swap").to("target").when(["next"]),
        Plain::Surcharge => Deed::of("cost").counting("2×").to("target"),
        Plain::Deflect => Deed::of("damage").to("around"),
        Plain::Lock => Deed::of("lock"),
        Plain::Vanish => Deed::of("out"),
        Plain::HalveByDefense => Deed::of("damage").counting("½").to("defense"),
        Plain::HalveDamage => Deed::of("damage").counting("½"),
        Plain::RaiseDie => Deed::of("dice").to("rise"),
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

fn base(at: Ground) -> &'static str {
    match at {
        Ground::Unoccupied => "blank",
        Ground::Structure => "structure-1",
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
