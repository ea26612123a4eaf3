//! The action cards of the house pack, one by one: what each action, each lost card and each passive says is what
//! happens. A second writing of the words, from the rulings alone (PR-R80, PR-R82, PR-R84, PR-R85, PR-R86).

use crate::stage::{Fate, Log, Stage, content, play};
use kernel::{Chance, Notation, Seat};
use pacific_rim::content::{
    Ability, Action, Attack, Blow, Boon, Boost, CardId, Content, If, ModelId, On, Reach, Resource, Stat,
    Step, Trait, Wound,
};
use pacific_rim::queries::stat;
use pacific_rim::{Answer, Event, PacificRim, Question, Who};
use std::sync::Arc;

const HIT: Fate = Fate { hits: true, triggers: 0, drawn: None };

/// The cards of the house pack, without those of the plain one.
fn cards(content: &Content) -> Vec<CardId> {
    let is_house = |id: &CardId| !content.model(id.model()).code.starts_with("PLAIN");
    let all: Vec<CardId> = (0..content.cards.len() as u8).map(CardId).filter(is_house).collect();
    assert!(all.len() >= 102, "only {} cards", all.len());
    all
}

fn stage(card: CardId, apart: i64) -> Stage {
    Stage { own: (card.model(), card.place()), acts: true, other: 1, apart, carries: false }
}

fn dice(log: &Log) -> Vec<u8> {
    let dice = |event: &Event| if let Event::Rolled { dice, .. } = event { Some(*dice) } else { None };
    log.events.iter().filter_map(dice).collect()
}

fn asked(log: &Log, is_it: impl Fn(&Question) -> bool) -> usize {
    log.asked.iter().filter(|(_, question)| is_it(question)).count()
}

fn happened(log: &Log, is_it: impl Fn(&Event) -> bool) -> usize {
    log.events.iter().filter(|event| is_it(event)).count()
}

/// PR-1.10, PR-1.11, PR-8.4, PR-10.8, PR-R86: the dice of an attack, by the board and the card alone.
fn dice_of(content: &Content, card: CardId, attack: &Attack, more: u8, short: bool) -> i32 {
    let holds = |condition: If| match condition {
        If::Short => short,
        If::Long => !short,
        If::Building | If::Behind => false,
    };
    let model = content.model(card.model());
    let odds = attack.odds.iter().flatten().filter(|(condition, _)| holds(*condition));
    let passive = |held: &Trait| match held.boon {
        Boon::Stat(Stat::Skill | Stat::Power, n) => i32::from(n),
        Boon::Dice(n) if held.on.works(attack.reach, true) && held.condition.is_none_or(holds) => {
            i32::from(n)
        }
        _ => 0,
    };
    i32::from(model.skill + model.power + more)
        + i32::from(attack.dice)
        + odds.map(|(_, n)| i32::from(*n)).sum::<i32>()
        + content.card(card).passives.iter().map(passive).sum::<i32>()
}

fn first_attack(action: &Action, reach: Reach) -> Option<Attack> {
    action.steps.iter().find_map(|step| match step {
        Step::Attack(attack) if attack.reach == reach => Some(*attack),
        _ => None,
    })
}

/// PR-8.3, PR-R80, PR-R85, PR-R40: what the counters show at the end.
fn counters(action: &Action, times: u8) -> [u8; 2] {
    let mut tracks = [5, 5];
    let extra = action.extra.map(|extra| (extra.cost, times));
    for (cost, times) in action.cost.map(|cost| (cost, 1)).into_iter().chain(extra) {
        tracks[cost.resource.track()] -= cost.n * times;
    }
    for step in &action.steps {
        match step {
            Step::Gain(resource, n) => tracks[resource.track()] = (tracks[resource.track()] + n).min(9),
            Step::Fill(resource) => tracks[resource.track()] = 9,
            _ => {}
        }
    }
    tracks
}

/// The questions that the steps ask wherever the model stands.
fn check_questions(action: &Action, apart: i64, log: &Log, what: &str) {
    let count = |is_it: fn(&Step) -> bool| action.steps.iter().filter(|step| is_it(step)).count();
    let moves = count(|step| matches!(step, Step::Move(_) | Step::Run));
    let starts = asked(log, |question| matches!(question, Question::Start(_)));
    assert_eq!(starts, moves, "{what}: moves");
    let pivots = moves + count(|step| *step == Step::Pivot);
    assert_eq!(asked(log, |question| matches!(question, Question::Pivot(_))), pivots, "{what}: pivots");
    let tactical = asked(log, |question| matches!(question, Question::Tactical(_)));
    // Far from everything a tactical action can do nothing, and nobody is asked.
    if apart == 1 || moves == 0 {
        assert_eq!(tactical, count(|step| *step == Step::Tactical), "{what}: tactical actions");
    }
    let drifts = asked(log, |question| matches!(question, Question::Ability(_))) > 0;
    assert_eq!(drifts, count(|step| *step == Step::Pilots) > 0, "{what}: pilots");
    let seizes = count(|step| matches!(step, Step::Seize(_)));
    assert_eq!(happened(log, |event| matches!(event, Event::Took { .. })), seizes, "{what}: objects");
}

/// PR-12.2, PR-R82: what the first successful attack does besides its damage.
fn check_blows(attack: &Attack, push: u8, other: Who, log: &Log, what: &str) {
    let end = log.events.iter().skip(1).position(|event| matches!(event, Event::Attacked { .. }));
    let second = log.events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Attacked { .. }));
    let until = { second }.nth(1).map_or(log.events.len(), |(at, _)| at);
    assert!(end.is_some(), "{what}: no attack");
    let during = &log.events[..until];
    let count = |is_it: &dyn Fn(&Event) -> bool| during.iter().filter(|event| is_it(event)).count();
    let (mut pushes, mut drains, mut turns, mut folds, mut hurts) = (0, 0, 0, 0, 1);
    for blow in attack.blows.iter().flatten() {
        match blow {
            Blow::Push(n) => pushes += usize::from(n + push),
            Blow::Drain(n) => drains += n,
            Blow::Stun => folds += 1,
            Blow::Turn => turns += 1,
            Blow::Hurt(n) => hurts += usize::from(*n),
        }
    }
    let drained = |event: &Event| match event {
        Event::Lost { who, n, .. } if *who == other => *n,
        _ => 0,
    };
    assert_eq!(
        count(&|event| matches!(event, Event::Pushed { who, .. } if *who == other)),
        pushes,
        "{what}: push"
    );
    assert_eq!(during.iter().map(drained).sum::<u8>(), drains, "{what}: drain");
    assert_eq!(
        count(&|event| matches!(event, Event::Turned { who, .. } if *who == other)),
        turns,
        "{what}: turn"
    );
    assert_eq!(
        count(&|event| matches!(event, Event::Folded { who, .. } if *who == other)),
        folds,
        "{what}: stun"
    );
    assert_eq!(
        count(&|event| matches!(event, Event::Hurt { who, .. } if *who == other)),
        hurts,
        "{what}: damage"
    );
}

/// One action, `times` further payments, so many hexes from the enemy.
fn check_action(content: &Arc<Content>, card: CardId, number: usize, times: u8, apart: i64) {
    let action = &content.card(card).actions[number];
    let what = format!("{} {number} {times} at {apart}", content.card(card).code);
    let stage = stage(card, apart);
    let (who, other) = stage.both(content);
    let mut bout = stage.bout(content);
    let log = play(&mut bout, Answer::Do { action: number as u8, times }, HIT);
    check_questions(action, apart, &log, &what);
    let figure = bout.table().model(who).expect("it is there");
    assert_eq!(figure.tracks, counters(action, times), "{what}: counters");
    let (reach, short) = if apart == 1 { (Reach::Melee, true) } else { (Reach::Ranged, apart <= 5) };
    let boost = action.extra.map(|extra| extra.gives);
    let (more, push) = match boost {
        Some(Boost::Dice(n)) => (n * times, 0),
        Some(Boost::Push(n)) => (0, n * times),
        None => (0, 0),
    };
    let moves = action.steps.iter().any(|step| matches!(step, Step::Move(_) | Step::Run));
    match first_attack(action, reach) {
        Some(attack) if !(moves && apart > 1) => {
            let wanted = dice_of(content, card, &attack, more, short);
            assert_eq!(dice(&log).first().map(|dice| i32::from(*dice)), Some(wanted), "{what}: dice");
            check_blows(&attack, push, other, &log, &what);
        }
        Some(_) | None => {}
    }
    if apart == 1 && first_attack(action, Reach::Melee).is_none() {
        assert!(dice(&log).is_empty(), "{what}: who is engaged does not shoot");
    }
    if apart > 5 {
        check_hexes(content, card, action, &log, &what);
    }
    let circles = action.steps.iter().filter(|step| **step == Step::Circle).count();
    let circled = happened(&log, |event| matches!(event, Event::Circled { .. }));
    assert_eq!(circled, if apart == 1 { circles } else { 0 }, "{what}: circling");
}

/// PR-8.5, PR-7.2: how far a move or a run goes where the way is clear.
fn check_hexes(content: &Content, card: CardId, action: &Action, log: &Log, what: &str) {
    let quick = |held: &Trait| if let Boon::Stat(Stat::Speed, n) = held.boon { i32::from(n) } else { 0 };
    let speed = i32::from(content.model(card.model()).speed);
    let speed = speed + content.card(card).passives.iter().map(quick).sum::<i32>();
    let hexes = |step: &Step| match step {
        Step::Move(n) => i32::from(*n),
        Step::Run => speed,
        _ => 0,
    };
    let wanted: i32 = action.steps.iter().map(hexes).sum();
    let moved = happened(log, |event| matches!(event, Event::Moved { .. }));
    assert_eq!(moved as i32, wanted, "{what}: hexes");
}

#[test]
fn every_action_does_what_its_card_says() {
    let content = content();
    for card in cards(&content) {
        for (number, action) in content.card(card).actions.iter().enumerate() {
            for times in 0..=action.extra.map_or(0, |extra| extra.times) {
                [1, 4, 12].into_iter().for_each(|apart| check_action(&content, card, number, times, apart));
            }
        }
    }
}

/// PR-R84: what a lost card does, as its one event; nothing of what only adds damage.
fn effect(event: &Event, wound: Wound, own: Who, other: Who) -> bool {
    match (wound, event) {
        (Wound::Lose(resource, n), Event::Lost { who, resource: of, n: lost }) => {
            (*who, *of, *lost) == (own, resource, n)
        }
        (Wound::Empty(resource), Event::Lost { who, resource: of, n: 5 }) => (*who, *of) == (own, resource),
        (Wound::Cap(resource, n), Event::Capped { who, resource: of, most }) => {
            (*who, *of, *most) == (own, resource, 9 - n)
        }
        (Wound::Weaken(stat), Event::Weakened { who, stat: of }) => (*who, *of) == (own, stat),
        (Wound::PilotDies, Event::PilotDied { who, .. }) => *who == own,
        (Wound::Turn, Event::Turned { who, .. }) | (Wound::Stun, Event::Folded { who, .. }) => *who == own,
        (Wound::Again, Event::Hurt { who, .. }) | (Wound::Drop, Event::Dropped { who, .. }) => *who == own,
        (Wound::Gain(resource, n), Event::Gained { who, resource: of, n: gained }) => {
            (*who, *of, *gained) == (own, resource, n)
        }
        (Wound::Splash(n), Event::Lost { who, n: lost, .. }) => (*who, *lost) == (other, n),
        _ => false,
    }
}

#[test]
fn every_lost_card_does_what_it_says() {
    let content = content();
    let mut seen = 0;
    for card in cards(&content) {
        let face = (card.place() + 1) % 6;
        let stage = Stage { own: (card.model(), face), acts: false, other: 2, apart: 1, carries: true };
        let (own, other) = stage.both(&content);
        let striker = Seat(if other.0 < 4 { 0 } else { 1 });
        let mut bout = stage.bout(&content);
        let fate = Fate { drawn: Some(card), ..HIT };
        let log = play(&mut bout, Answer::Do { action: 0, times: 0 }, fate);
        let lost = |event: &Event| matches!(event, Event::Hurt { card: lost, .. } if *lost == card);
        let start = log.events.iter().position(lost).expect("the card is lost");
        let mut after = log.events[start + 1..].iter();
        let what = &content.card(card).code;
        for wound in &content.card(card).wounds {
            assert!(
                after.any(|event| effect(event, *wound, own, other)),
                "{what}: {wound:?} in {:?}",
                log.events
            );
            let twisted = log.asked.iter().filter(|(_, question)| matches!(question, Question::Twist(_)));
            assert!(
                *wound != Wound::Turn || twisted.clone().all(|(seat, _)| *seat == striker),
                "{what}: who turns it"
            );
            seen += 1;
        }
    }
    assert!(seen >= 60, "only {seen} effects");
}

/// PR-1.26, PR-R83: a statistic while the card is face up, and without it.
fn check_stat(content: &Arc<Content>, card: CardId, wanted: Stat, n: i8) {
    let with = stage(card, 12).bout(content);
    let (who, _) = stage(card, 12).both(content);
    let own = content.model(card.model());
    let printed = i32::from(own.stat(wanted));
    let now = i32::from(stat(with.table(), content, who, wanted));
    assert_eq!(now, printed + i32::from(n), "{}: {wanted:?}", content.card(card).code);
}

/// PR-14.1, PR-R82: what the defender's card gives if the attack fails, with so many triggers.
fn check_defence(content: &Arc<Content>, card: CardId, held: &Trait, reach: Reach) {
    let what = format!("{} {held:?}", content.card(card).code);
    let (other, apart) = if reach == Reach::Melee { (2, 1) } else { (4, 12) };
    let stage = Stage { own: (card.model(), card.place()), acts: false, other, apart, carries: false };
    let (own, foe) = stage.both(content);
    let fate = Fate { hits: false, triggers: held.triggers.into(), drawn: None };
    let log = play(&mut stage.bout(content), Answer::Do { action: 0, times: 0 }, fate);
    match held.boon {
        Boon::Dice(n) => {
            let model = content.model(card.model());
            let wanted = i32::from(model.skill + model.armour) + i32::from(n);
            assert_eq!(dice(&log).get(1).map(|dice| i32::from(*dice)), Some(wanted), "{what}");
        }
        Boon::Reroll(n) => {
            let times = asked(&log, |question| *question == Question::Reroll(own));
            assert_eq!(times, 1, "{what}: asked, until it passes; {n} in all");
        }
        Boon::Gain(resource, n) => {
            let gains = |event: &Event| *event == Event::Gained { who: own, resource, n };
            assert_eq!(happened(&log, gains), 1, "{what}");
        }
        Boon::Blow(Blow::Drain(n)) => {
            let drains = |event: &Event| matches!(event, Event::Lost { who, n: lost, .. } if (*who, *lost) == (foe, n));
            assert_eq!(happened(&log, drains), 1, "{what}");
        }
        Boon::Blow(Blow::Hurt(n)) => {
            let hurts = |event: &Event| matches!(event, Event::Hurt { who, .. } if *who == foe);
            assert_eq!(happened(&log, hurts), usize::from(n), "{what}");
        }
        Boon::Blow(Blow::Push(n)) => {
            let pushes = |event: &Event| matches!(event, Event::Pushed { who, .. } if *who == foe);
            assert_eq!(happened(&log, pushes), usize::from(n), "{what}");
        }
        Boon::Blow(Blow::Turn) => {
            let turns = |event: &Event| matches!(event, Event::Turned { who, .. } if *who == foe);
            assert_eq!(happened(&log, turns), 1, "{what}");
        }
        Boon::Blow(Blow::Stun) => {
            let folds = |event: &Event| matches!(event, Event::Folded { who, .. } if *who == foe);
            assert_eq!(happened(&log, folds), 1, "{what}");
        }
        Boon::Success(n) => {
            let fate = Fate { hits: true, ..fate };
            let log = play(&mut stage.bout(content), Answer::Do { action: 0, times: 0 }, fate);
            let missed = |event: &Event| matches!(event, Event::Missed { .. });
            assert_eq!(happened(&log, missed) == 1, n > 0, "{what}");
        }
        Boon::NoDamage => {
            let fate = Fate { hits: true, ..fate };
            let log = play(&mut stage.bout(content), Answer::Do { action: 0, times: 0 }, fate);
            assert_eq!(happened(&log, |event| matches!(event, Event::Hurt { .. })), 0, "{what}");
        }
        Boon::Stat(..) | Boon::Track(..) | Boon::Firm | Boon::Watchful => {
            unreachable!("these hold always")
        }
    }
}

/// PR-R83: a firm model is not pushed.
fn check_firm(content: &Arc<Content>, card: CardId) {
    let stage = Stage { own: (card.model(), card.place()), acts: false, other: 3, apart: 1, carries: false };
    let log = play(&mut stage.bout(content), Answer::Do { action: 0, times: 0 }, HIT);
    assert_eq!(happened(&log, |event| matches!(event, Event::Pushed { .. })), 0);
    assert_eq!(happened(&log, |event| matches!(event, Event::Jammed { .. })), 1);
}

#[test]
fn every_passive_does_what_its_card_says() {
    let content = content();
    let mut seen = 0;
    for card in cards(&content) {
        for held in &content.card(card).passives {
            match (held.on, held.boon) {
                (On::Always, Boon::Stat(stat, n)) => check_stat(&content, card, stat, n),
                (On::Always, Boon::Firm) => check_firm(&content, card),
                // What attackers have is in the dice of `every_action_does_what_its_card_says`; PR-1.26 shows `watchful`.
                (On::Always | On::Attack | On::Melee | On::Ranged, _) => continue,
                (On::Defence | On::MeleeDefence, _) => check_defence(&content, card, held, Reach::Melee),
                (On::RangedDefence, _) => check_defence(&content, card, held, Reach::Ranged),
            }
            seen += 1;
        }
    }
    assert!(seen >= 15, "only {seen} passives");
}

/// PR-8.8: every ability of a pilot of the house pack has a scenario that uses it or lets it work.
#[test]
fn every_ability_has_a_scenario() {
    let content = content();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios/pilots");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let read = |file: std::fs::DirEntry| std::fs::read_to_string(file.path()).expect("a scenario is text");
    let all: String = files.map(|file| read(file.expect("a file"))).collect();
    for pilot in &content.pilots {
        for ability in &pilot.abilities {
            let title = title(*ability);
            assert!(all.contains(title), "no scenario has {title} of {}", pilot.code);
        }
    }
}

fn title(ability: Ability) -> &'static str {
    match ability {
        Ability::Accurate => "PR-13.5",
        Ability::Activate(_) => "PR-13.6",
        Ability::Brutal => "PR-13.7",
        Ability::Charge => "PR-13.8",
        Ability::Momentum => "PR-13.9",
        Ability::Command => "PR-13.10",
        Ability::Focus => "PR-13.11",
        Ability::Disengage => "PR-13.12",
        Ability::Unbreakable => "PR-13.14",
        Ability::Inspiring => "PR-13.15",
        Ability::MarkOne => "PR-13.16",
        Ability::Dynamo => "PR-13.17",
        Ability::Push => "PR-13.18",
        Ability::Tactical => "PR-13.19",
        Ability::SoloPilot => "PR-13.20",
    }
}

/// PR-T5: no text has more dice than chance gives at once.
#[test]
fn more_dice_than_can_be_thrown_at_once_are_refused() {
    let content = content();
    let bout = stage(CardId(0), 1).bout(&content);
    let read = |dice: usize| {
        let chance = Chance::Dice { count: 15, sides: 6 };
        PacificRim::read_rolled(bout.at(Seat(0)), chance, &format!("dice{}", " 1".repeat(dice)))
    };
    assert!(read(15).is_ok());
    assert!(read(16).is_err());
}

/// PR-3.21: which card of which model: the numbers of cards and models go together.
#[test]
fn every_model_has_six_cards() {
    let content = content();
    for (at, model) in content.models.iter().enumerate() {
        let cards = (0..6).map(|place| CardId::of(ModelId(at as u8), place));
        let resources =
            cards.flat_map(|card| content.card(card).actions.iter().filter_map(|action| action.cost));
        let fits = |resource: Resource| resource.is_of_jaegers() == model.is_jaeger();
        assert!({ resources }.all(|cost| fits(cost.resource)), "{}", model.code);
    }
}
