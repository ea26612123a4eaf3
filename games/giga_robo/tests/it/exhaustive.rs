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
/// A Trigger that costs only Fire, which never runs out. It can be repeated for ever, as a plan can be taken back: neither
/// is preferred to passing.
const ENDLESS: &str = "trigger IRON-FUSION-OVERRIDE";

/// What the player reaches too seldom or never, each with the scenario that shows it.
const NEVER: [(&str, &str); 25] = [
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
];

/// Every kind of event, without seats, hexes, cards and numbers.
const EVENTS: [&str; 76] = [
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
    "activated of",
    "defeated",
    "joined",
    "turn-limit",
];

/// The kind of event or answer; but which card or ability is used counts.
fn tag(text: &str) -> String {
    if [ENDLESS, "back"].contains(&text) {
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
    for (one, other) in [(0, 1), (1, 0)] {
        for (a, b) in builds(content, 0, one).into_iter().zip(builds(content, 1, other)) {
            let map = Some(u8::from(one > other));
            setups.push((
                format!("{one} {other}"),
                Setup { builds: vec![Some(a), Some(b)], map, ..Setup::standard(2) },
            ));
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
    let battery = Battery { setups: setups(&content), ..Battery::<GigaRobo>::house(1) };
    let reached = exhaust::<GigaRobo>(&battery, tag, &wanted(&content), 400_000 * soak());
    let exhausted = reached.expect("every set-up is legal");
    println!("{} bouts, {} answers", exhausted.bouts, exhausted.answers);
    assert!(exhausted.missing.is_empty(), "never came up: {:?}", exhausted.missing);
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
