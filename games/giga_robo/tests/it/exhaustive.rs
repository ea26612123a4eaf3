//! The exhaustive player: every card is played, every ability is used, every kind of event happens. What it cannot
//! reach has a scenario.

use giga_robo::build::Build;
use giga_robo::content::{Ability, Card, Cards, Content};
use giga_robo::{GigaRobo, Mode, Setup, Watch};
use std::path::Path;
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};
use testkit::scenario::told_in;

/// Answers that name a card or an ability are told apart by it.
const NAMING: [&str; 6] = ["attack", "add", "react", "play", "trigger", "activate"];
/// A Trigger that costs only Fire, which never runs out: it can be repeated for ever. So it counts as what happens most,
/// and is chosen last. A plan that is taken back is not preferred to passing.
const ENDLESS: &str = "trigger IRON-FUSION-OVERRIDE";

/// The answers of each set-up.
const SHARE: u64 = 5_000;

/// How much a short run may leave out: it left out 11 when this was measured.
const SELDOM: usize = 25;

/// What three times as long a run never reached, each with the scenario that shows it.
const NEVER: [(&str, &str); 40] = [
    // It costs 18 or more, and the player spends what it has on others before.
    ("attack ELECTRO-DETONATOR", "cards/dai-raijin-v/ELECTRO-DETONATOR.toml"),
    ("attack SOL-SPHERE", "cards/chogoking/SOL-SPHERE.toml"),
    ("attack INFERNO-BLADE", "cards/chogoking/INFERNO-BLADE.toml"),
    ("attack SUPERNOVA-STAR-SPANNER", "cards/o-gun/SUPERNOVA-STAR-SPANNER.toml"),
    ("attack PHANTASM-CHAIN-BLASTER", "cards/o-gun/PHANTASM-CHAIN-BLASTER.toml"),
    ("attack APOCALYPSE-GATE", "cards/shinokami/APOCALYPSE-GATE.toml"),
    ("play BREAK-THE-SEAL-CERBERUS-FANG", "cards/shinokami/BREAK-THE-SEAL-CERBERUS-FANG.toml"),
    // It needs an ability that must be activated before; for the black cards of Ayzn two others come first.
    ("attack AYZN-BLACK-ONYX-BLASTER", "cards/ayzn/AYZN-BLACK-ONYX-BLASTER.toml"),
    ("attack AYZN-BLACK-CALAMITY-KO", "cards/ayzn/AYZN-BLACK-CALAMITY-KO.toml"),
    ("attack AYZN-BLACK-CROSS-COUNTER-STAGGER", "cards/ayzn/AYZN-BLACK-CROSS-COUNTER-STAGGER.toml"),
    ("play AYZN-BLACK-IRON-FUSION-OVERKILL", "cards/ayzn/AYZN-BLACK-IRON-FUSION-OVERKILL.toml"),
    ("attack CHOGOKING-SABRE-ERUPTOR", "cards/chogoking/CHOGOKING-SABRE-ERUPTOR.toml"),
    ("attack VOLCANO-SLASHER", "cards/chogoking/VOLCANO-SLASHER.toml"),
    ("attack BURNING-CHROME-BLADE", "cards/chogoking/BURNING-CHROME-BLADE.toml"),
    ("trigger STAR-SPANNER-SACRIFICE", "cards/o-gun/STAR-SPANNER-SACRIFICE.toml"),
    // Both sides must attack, which is rare: the reactive one must succeed, or have what the card asks for.
    ("attack CROSS-COUNTER", "cards/ayzn/CROSS-COUNTER.toml"),
    ("attack BULLET-BUFFET", "cards/ascalon-alpha/BULLET-BUFFET.toml"),
    ("play CORE-STRIKE", "cards/terroch-arkan/CORE-STRIKE.toml"),
    ("play BULWARK", "cards/medracht-singh/BULWARK.toml"),
    ("play SHIELD-OF-THE-INSURRECTION", "cards/medracht-singh/SHIELD-OF-THE-INSURRECTION.toml"),
    ("play MIRROR-PHASE", "cards/shinokami/MIRROR-PHASE.toml"),
    // It answers a success, a failed defense or a roll, and is ready and paid for too seldom at that moment.
    ("play CHANNEL-RAGE", "cards/takashi-kato/CHANNEL-RAGE.toml"),
    ("play FLASH-SHIELD", "cards/dai-raijin-v/FLASH-SHIELD.toml"),
    ("play BACKFIRE", "cards/hadrian-corto/BACKFIRE.toml"),
    ("play REACQUIRE-TARGET", "cards/noriko-nagare/REACQUIRE-TARGET.toml"),
    ("play ARMORVORE", "cards/shinokami/ARMORVORE.toml"),
    ("play DEFLECTOR", "cards/ascalon-alpha/DEFLECTOR.toml"),
    ("deflected at", "cards/ascalon-alpha/DEFLECTOR.toml"),
    // It answers what only opponents do: an Instant, a movement, an attack while a Structure is near.
    ("play BLOOD-MOON-AEGIS", "cards/shinokami/BLOOD-MOON-AEGIS.toml"),
    ("play FULL-MOON-AEGIS", "cards/shinokami/FULL-MOON-AEGIS.toml"),
    ("play BURST-CHAIN-SURUJIN", "cards/o-gun/BURST-CHAIN-SURUJIN.toml"),
    ("play BURST-CHAIN-TYPHOON", "cards/o-gun/BURST-CHAIN-TYPHOON.toml"),
    // It does nothing but guard a card of an attack, and the player has other answers that it has used less.
    ("play DEFLECTOR-WAVE", "cards/hadrian-corto/DEFLECTOR-WAVE.toml"),
    ("guarded of", "cards/hadrian-corto/DEFLECTOR-WAVE.toml"),
    // It must be beside somebody, or at a distance, with other things given or done before.
    ("attack LONE-WOLFS-WRATH", "cards/shinokami/LONE-WOLFS-WRATH.toml"),
    ("attack RAZING-STORM", "cards/chogoking/RAZING-STORM.toml"),
    ("attack GIGA-GATE", "cards/shinokami/GIGA-GATE.toml"),
    ("attack SKY-ANCHOR-EXO-DRIVER", "cards/o-gun/SKY-ANCHOR-EXO-DRIVER.toml"),
    // It costs 6 Power Tokens, and abilities want them first.
    ("play SPEAR-OF-THE-ARMADA", "cards/terroch-arkan/SPEAR-OF-THE-ARMADA.toml"),
    // Only in teams, when a robot falls while another one of its side stands.
    ("joined", "teams/GR-28.4.toml"),
];

/// Every kind of event, without seats, hexes, cards and numbers.
const EVENTS: [&str; 88] = [
    "start-rolled face",
    "won-start",
    "chose-map",
    "placed tier at",
    "placed flood at",
    "positioned at",
    "started at",
    "attacked at robot",
    "attacked at structure",
    "attacked at barrier",
    "took-back",
    "reacted at robot",
    "defended",
    "took-hit",
    "added-power dice",
    "rolled",
    "rerolled from to",
    "turned-die from to",
    "lost-die of",
    "led with",
    "nobody-led",
    "broke of",
    "recovered",
    "not-recovered",
    "stepped to",
    "forced to",
    "bumped",
    "crashed-into tier at",
    "crashed-into-barrier at",
    "collapsed tier at",
    "reshuffled cards",
    "impact",
    "tile-created flood at",
    "tile-created inferno at",
    "tile-created arc-hazard at",
    "tile-created crater at",
    "tile-created rubble at",
    "tile-removed flood at",
    "tile-removed inferno at",
    "tile-removed arc-hazard at",
    "set-barrier at",
    "barrier-broken at",
    "marked at",
    "unmarked at",
    "deflected at",
    "grafted of",
    "began turn",
    "skipped-turn",
    "gained fs",
    "gained pt",
    "gained fire",
    "gained panic",
    "gained surge",
    "lost fs",
    "lost pt",
    "lost surge",
    "cleared fire",
    "cleared surge",
    "worn",
    "stored",
    "released",
    "shielded",
    "shield-broken",
    "took damage by",
    "took damage",
    "declared play",
    "declared trigger",
    "declared activate",
    "declared deactivate",
    "cancelled of",
    "fizzled of",
    "resolved of",
    "came-back of",
    "took-place of",
    "returned of",
    "cooled of slot activated",
    "cooled of slot",
    "slid of to",
    "held of",
    "banished of",
    "deactivated of",
    "guarded of",
    "dropped-anchor at",
    "anchors-gone at",
    "activated of",
    "defeated",
    "joined",
    "turn-limit",
];

/// The kind of event or answer; but which card or ability is used counts.
fn tag(text: &str) -> String {
    if text == ENDLESS {
        return "stepped to".to_owned();
    }
    if text == "back" {
        return "pass".to_owned();
    }
    let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_end_matches(':')).collect();
    if let [verb, code, ..] = words.as_slice()
        && NAMING.contains(verb)
    {
        return format!("{verb} {code}");
    }
    let plain = |word: &&&str| {
        word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    words.iter().filter(plain).copied().collect::<Vec<_>>().join(" ")
}

/// Builds of this pilot in this robot that together bring every card with each half of the abilities, every Ultimate
/// Technique, and attacks of both types with Instants in every build.
fn builds(content: &Content, pilot: u8, robot: u8) -> [Build; 6] {
    let is_ultimate = |card: &Card| content.card(pilot, robot, *card).ultimate;
    let (ultimates, others): (Vec<Card>, Vec<Card>) = (0..Card::COUNT).map(Card).partition(is_ultimate);
    let mixed: Vec<Card> = (0..3).flat_map(|first| others.iter().copied().skip(first).step_by(3)).collect();
    [0, 1, 2, 3, 4, 5].map(|at: u8| {
        let cards: Cards = mixed.iter().cycle().skip(usize::from(at / 2) * 15).take(15).copied().collect();
        let abilities = if at.is_multiple_of(2) { [0, 1, 2] } else { [3, 4, 5] };
        let ultimate = ultimates[usize::from(at) % ultimates.len()];
        Build { pilot, robot, pilot_ability: at % 3, abilities, ultimate, cards }
    })
}

fn setups(content: &Content) -> Vec<(String, Setup)> {
    let mut setups = Vec::new();
    let (pilots, robots) = (content.pilots.len() as u8, content.robots.len() as u8);
    for at in 0..pilots.max(robots) {
        let next = at + 1;
        let one = builds(content, at % pilots, at % robots);
        let other = builds(content, next % pilots, next % robots);
        for (turn, (a, b)) in one.into_iter().zip(other).enumerate() {
            let map = Some((turn % content.maps.len()) as u8);
            let builds = vec![Some(a), Some(b)];
            setups.push((format!("{at} {turn}"), Setup { builds, map, ..Setup::standard(2) }));
        }
    }
    setups.push(("teams".to_owned(), Setup { mode: Mode::Team, ..Setup::standard(4) }));
    // The fewer questions, the more bouts: every window is another test's.
    setups.iter_mut().for_each(|(_, setup)| setup.watch = Watch::Key);
    setups
}

/// What must come up: a use of every card and ability that has one, and every kind of event.
fn wanted(content: &Content) -> Vec<String> {
    let of_pilots = content.pilots.iter().map(|pilot| (&pilot.abilities, &pilot.cards));
    let of_robots = content.robots.iter().map(|robot| (&robot.abilities, &robot.cards));
    let mut wanted: Vec<String> = EVENTS.map(str::to_owned).to_vec();
    for (abilities, cards) in of_pilots.chain(of_robots) {
        let verb = |attacks: bool| if attacks { "attack" } else { "play" };
        wanted.extend(cards.iter().map(|card| format!("{} {}", verb(card.kind.is_attack()), card.code)));
        let activated = |ability: &&Ability| ability.activation.is_some();
        wanted.extend(abilities.iter().filter(activated).map(|it| format!("activate {}", it.code)));
        let triggered = |ability: &&Ability| !ability.triggers.is_empty();
        wanted.extend(abilities.iter().filter(triggered).map(|it| format!("trigger {}", it.code)));
    }
    wanted.retain(|tag| tag != ENDLESS && NEVER.iter().all(|(never, _)| never != tag));
    wanted
}

#[test]
fn every_card_and_event_comes_up() {
    let content = Battery::<GigaRobo>::house(1).content;
    let mut missing = wanted(&content);
    let (mut bouts, mut answers) = (0, 0);
    // Each set-up has its share, so that no long bout takes it from the others.
    for setup in setups(&content) {
        let battery = Battery { setups: vec![setup], ..Battery::<GigaRobo>::house(1) };
        let reached = exhaust::<GigaRobo>(&battery, tag, &missing, SHARE * soak());
        let exhausted = reached.expect("every set-up is legal");
        (bouts, answers) = (bouts + exhausted.bouts, answers + exhausted.answers);
        missing = exhausted.missing;
    }
    println!("{bouts} bouts, {answers} answers");
    // A short run finds nearly all; a long one has to find the rest.
    let rest = if soak() == 1 { SELDOM } else { 0 };
    assert!(missing.len() <= rest, "never came up: {missing:?}");
}

/// Whether it came to this in the scenario: a response resolved, an attack was declared and none of its cards fell out.
fn is_shown(tag: &str, told: &[String]) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let names = |event: &str, code: &str| event.split(|letter| !is_letter(letter)).any(|word| word == code);
    let has = |verbs: &[&str], code: &str| {
        told.iter().any(|event| event.split(' ').any(|word| verbs.contains(&word)) && names(event, code))
    };
    match tag.split_once(' ') {
        Some(("play" | "trigger", code)) => has(&["resolved"], code),
        Some(("attack", code)) => has(&["attacked", "reacted"], code) && !has(&["broke", "cancelled"], code),
        Some(_) | None => told.iter().any(|event| self::tag(event) == tag),
    }
}

#[test]
fn what_never_comes_up_is_shown_by_its_scenario() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for (tag, scenario) in NEVER {
        let told = told_in::<GigaRobo>(scenarios.join(scenario));
        assert!(is_shown(tag, &told), "{scenario} does not show `{tag}`: {told:#?}");
    }
}
