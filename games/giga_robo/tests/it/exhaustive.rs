//! The exhaustive player: every card is played, every ability is used, every kind of event happens. What it cannot
//! reach has a scenario.

use giga_robo::build::Build;
use giga_robo::content::{Ability, Card, Cards, Content};
use giga_robo::{GigaRobo, Mode, Setup, Watch};
use std::path::Path;
use testkit::exhaustive::exhaust;
use testkit::laws::{Battery, soak};

/// Answers that name a card or an ability are told apart by it.
const NAMING: [&str; 6] = ["attack", "add", "react", "play", "trigger", "activate"];
/// A Trigger that costs only Fire, which never runs out: it can be repeated for ever. So it counts as what happens most,
/// and is chosen last. A plan that is taken back is not preferred to passing.
const ENDLESS: &str = "trigger IRON-FUSION-OVERRIDE";

/// The answers of each set-up.
const SHARE: u64 = 10_000;

/// How much a short run may leave out: it left out 43 when this was measured.
const SELDOM: usize = 50;

/// What the player reaches too seldom or never, each with the scenario that shows it.
const NEVER: [(&str, &str); 60] = [
    ("crashed-into tier at", "collision/GR-19.2.toml"),
    ("bumped", "collision/GR-19.7.toml"),
    ("banished of", "cards/ayzn/AYZN-BLACK-ONYX-GENERATOR.toml"),
    ("attack IRON-METEOR", "cards/ayzn/IRON-METEOR.toml"),
    ("attack AYZN-BLACK-ONYX-BLASTER", "cards/ayzn/AYZN-BLACK-ONYX-BLASTER.toml"),
    ("turned-die from to", "cards/ayzn/FEUERKRAFT.toml"),
    ("lost-die of", "cards/dai-raijin-v/ELECTRO-CLASH.toml"),
    ("crashed-into-barrier at", "examples/GR-E19.toml"),
    ("play CHANNEL-RAGE", "cards/takashi-kato/CHANNEL-RAGE.toml"),
    ("play UNSTOPPABLE", "cards/takashi-kato/UNSTOPPABLE.toml"),
    ("play AYZN-BLACK-ONYX-GENERATOR", "cards/ayzn/AYZN-BLACK-ONYX-GENERATOR.toml"),
    ("attack AYZN-BLACK-CALAMITY-KO", "cards/ayzn/AYZN-BLACK-CALAMITY-KO.toml"),
    ("attack AYZN-BLACK-CORE-COLLAPSE", "cards/ayzn/AYZN-BLACK-CORE-COLLAPSE.toml"),
    ("attack AYZN-BLACK-CROSS-COUNTER-STAGGER", "cards/ayzn/AYZN-BLACK-CROSS-COUNTER-STAGGER.toml"),
    ("attack CROSS-COUNTER", "cards/ayzn/CROSS-COUNTER.toml"),
    ("play ELECTRO-CLASH", "cards/dai-raijin-v/ELECTRO-CLASH.toml"),
    ("play FTL-COMBO", "cards/dai-raijin-v/FTL-COMBO.toml"),
    ("play FLASH-COUNTER", "cards/dai-raijin-v/FLASH-COUNTER.toml"),
    ("play FLASH-PHASE", "cards/dai-raijin-v/FLASH-PHASE.toml"),
    ("play FLASH-SHIELD", "cards/dai-raijin-v/FLASH-SHIELD.toml"),
    ("attack CORRODER-IMPACT", "cards/ayzn/CORRODER-IMPACT.toml"),
    ("attack PANZERSCHLAG", "cards/ayzn/PANZERSCHLAG.toml"),
    ("attack LIGHTNING-TEMPEST-STRIKER", "cards/dai-raijin-v/LIGHTNING-TEMPEST-STRIKER.toml"),
    ("attack THUNDER-WAVE", "cards/dai-raijin-v/THUNDER-WAVE.toml"),
    ("attack RAIDEN-CRUSH", "cards/dai-raijin-v/RAIDEN-CRUSH.toml"),
    ("joined", "teams/GR-28.4.toml"),
    ("play CORE-SHOT", "cards/terroch-arkan/CORE-SHOT.toml"),
    ("play CORE-STRIKE", "cards/terroch-arkan/CORE-STRIKE.toml"),
    ("play SOLDIERS-FOLLY", "cards/terroch-arkan/SOLDIERS-FOLLY.toml"),
    ("play SPEAR-OF-THE-ARMADA", "cards/terroch-arkan/SPEAR-OF-THE-ARMADA.toml"),
    ("play BULWARK", "cards/medracht-singh/BULWARK.toml"),
    ("play PERFECT-DEFENSE", "cards/medracht-singh/PERFECT-DEFENSE.toml"),
    ("play SHIELD-OF-THE-INSURRECTION", "cards/medracht-singh/SHIELD-OF-THE-INSURRECTION.toml"),
    ("play TACTICAL-INSTINCT", "cards/medracht-singh/TACTICAL-INSTINCT.toml"),
    ("play BREAK-THROUGH", "cards/noriko-nagare/BREAK-THROUGH.toml"),
    ("play POWER-LAUNCH", "cards/noriko-nagare/POWER-LAUNCH.toml"),
    ("play REACQUIRE-TARGET", "cards/noriko-nagare/REACQUIRE-TARGET.toml"),
    ("play SHIELD-SIPHON", "cards/noriko-nagare/SHIELD-SIPHON.toml"),
    ("play SPEAR", "cards/noriko-nagare/SPEAR.toml"),
    ("play AYZN-BLACK-IRON-FUSION-OVERKILL", "cards/ayzn/AYZN-BLACK-IRON-FUSION-OVERKILL.toml"),
    ("attack CORROSION-CUTTER", "cards/ayzn/CORROSION-CUTTER.toml"),
    ("attack KNUCKLE-DUSTER-WHIRLWIND", "cards/ayzn/KNUCKLE-DUSTER-WHIRLWIND.toml"),
    ("attack PANZERFAUST", "cards/ayzn/PANZERFAUST.toml"),
    ("attack SHATTER-HAND", "cards/ayzn/SHATTER-HAND.toml"),
    ("attack TUMULT-CASCADE", "cards/ayzn/TUMULT-CASCADE.toml"),
    ("attack INFERNO-BLADE", "cards/chogoking/INFERNO-BLADE.toml"),
    ("attack CHOGOKING-SABRE-ERUPTOR", "cards/chogoking/CHOGOKING-SABRE-ERUPTOR.toml"),
    ("attack VOLCANO-SLASHER", "cards/chogoking/VOLCANO-SLASHER.toml"),
    // Only Luftfaust removes such tiles, and they must lie beside its user.
    ("tile-removed flood at", "cards/ayzn/LUFTFAUST.toml"),
    ("tile-removed arc-hazard at", "cards/ayzn/LUFTFAUST.toml"),
    // It costs 10, and the player spends what it has on others before.
    ("play COUNTERMEASURES", "cards/chogoking/COUNTERMEASURES.toml"),
    // It costs 14, and must follow a movement that ends beside somebody.
    ("attack LONE-WOLFS-WRATH", "cards/shinokami/LONE-WOLFS-WRATH.toml"),
    // It costs 20.
    ("play BREAK-THE-SEAL-CERBERUS-FANG", "cards/shinokami/BREAK-THE-SEAL-CERBERUS-FANG.toml"),
    // An opponent must play an Instant while Static Barriers lie beside the user.
    ("play BLOOD-MOON-AEGIS", "cards/shinokami/BLOOD-MOON-AEGIS.toml"),
    ("play FULL-MOON-AEGIS", "cards/shinokami/FULL-MOON-AEGIS.toml"),
    // The answer to its attack must be a card with a Rules Text.
    ("play MIRROR-PHASE", "cards/shinokami/MIRROR-PHASE.toml"),
    ("attack BULLET-BUFFET", "cards/ascalon-alpha/BULLET-BUFFET.toml"),
    ("attack MAGNUM-HURRICANE", "cards/ascalon-alpha/MAGNUM-HURRICANE.toml"),
    ("play VULCAN-SHIELD", "cards/ascalon-alpha/VULCAN-SHIELD.toml"),
    ("trigger BULLET-HELL", "cards/ascalon-alpha/BULLET-HELL.toml"),
];

/// Every kind of event, without seats, hexes, cards and numbers.
const EVENTS: [&str; 83] = [
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

/// Builds of this pilot in this robot that together bring every card, every Ultimate Technique and every ability.
fn builds(content: &Content, pilot: u8, robot: u8) -> [Build; 3] {
    let is_ultimate = |card: &Card| content.card(pilot, robot, *card).ultimate;
    let (ultimates, others): (Vec<Card>, Vec<Card>) = (0..Card::COUNT).map(Card).partition(is_ultimate);
    let abilities = [[0, 1, 2], [3, 4, 5], [0, 1, 2]];
    [0, 1, 2].map(|at: u8| {
        let cards: Cards = others.iter().cycle().skip(usize::from(at) * 15).take(15).copied().collect();
        let (abilities, ultimate) = (abilities[usize::from(at)], ultimates[usize::from(at)]);
        Build { pilot, robot, pilot_ability: at, abilities, ultimate, cards }
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

#[test]
fn what_never_comes_up_has_a_scenario() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for (tag, scenario) in NEVER {
        let text = std::fs::read_to_string(scenarios.join(scenario)).expect(scenario);
        let shown = tag.split(' ').all(|word| text.contains(word));
        assert!(shown, "{scenario} does not show `{tag}`");
    }
}
