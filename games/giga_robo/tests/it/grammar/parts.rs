//! Where a text may stand, and the card or ability that has it there. `PROBE` is its code.

use schemars::JsonSchema;
use serde::Serialize;

/// The text on a card or an ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Part {
    /// The Rules Text of an Instant, what it says at once.
    Instant(&'static str),
    /// A part of an attack of this type.
    Attack(&'static str, &'static str),
    /// The effect that a Trigger buys.
    Trigger,
    /// What a Trigger costs.
    Price,
    /// A lasting text that waits for this moment.
    On(Carrier, &'static str),
    /// What holds.
    Holds(Carrier),
}

/// The carrier of a lasting text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Carrier {
    /// An ability that needs no activation.
    Ability,
    /// A card that is Activated in the Cooldown Meter.
    Card,
    /// A card that affects itself.
    Always,
    /// An Instant that begins it, for this span.
    Begun(&'static str),
}

/// The spans; [`every_moment_and_span_is_walked`] holds them against the vocabulary.
macro_rules! carriers {
    ($($span:literal)+) => {
        impl Carrier {
            pub(super) const ALL: &'static [Carrier] =
                &[Carrier::Ability, Carrier::Card, Carrier::Always, $(Carrier::Begun($span)),+];
        }
        const SPANS: &[&str] = &[$($span),+];
    };
}
carriers!("turn" "foes-turn" "my-turn" "foes-next" "next-attack" "next-success" "next-roll" "this-attack" "ever");

impl Carrier {
    /// The part, with a text that changes nothing there.
    pub(super) fn mute(self, part: Part) -> String {
        match self {
            Carrier::Always => part.with(""),
            Carrier::Ability | Carrier::Card => part.with("{ recovery = 0 }"),
            Carrier::Begun(_) => Part::Instant("rules").with(super::texts::MUTE),
        }
    }
}

/// The parts of clauses, the moments on each carrier that can have them.
macro_rules! parts {
    ($($hook:literal)+) => {
        pub(super) const PARTS: &[Part] = &[
            Part::Instant("rules"),
            Part::Attack("melee", "rules"),
            Part::Trigger,
            Part::Instant("played"),
            Part::Attack("melee", "played"),
            Part::Attack("melee", "hurt"),
            Part::Attack("ranged", "rules"),
            Part::Attack("melee", "before"),
            Part::Attack("melee", "pays"),
            Part::Instant("pays"),
            Part::Price,
            $(Part::On(Carrier::Ability, $hook), Part::On(Carrier::Card, $hook), Part::On(Carrier::Begun("ever"), $hook)),+
        ];
        const HOOKS: &[&str] = &[$($hook),+];
    };
}
parts!("upkeep" "hurt" "hurt-coming" "hurting" "success" "attacking" "held" "foe-spends-pt" "collision" "crashing" "foes-cooldown" "foes-turn-ends" "burnt" "deactivating" "foe-powers" "foe-rages" "unhurt" "foes-instant" "after-rules" "turn-begins" "turn-ends" "activated" "returning" "targeted" "defending" "leaving" "striking");

impl Part {
    pub(super) fn name(self) -> String {
        format!("{self:?}")
    }

    /// Whether it stands on an ability.
    pub(super) fn is_ability(self) -> bool {
        matches!(
            self,
            Part::Trigger | Part::Price | Part::On(Carrier::Ability, _) | Part::Holds(Carrier::Ability)
        )
    }

    /// Whether it works without being used.
    pub(super) fn is_there(self) -> bool {
        !self.is_woken()
            && matches!(
                self,
                Part::On(Carrier::Ability | Carrier::Card, _) | Part::Holds(Carrier::Ability | Carrier::Card)
            )
    }

    /// Whether it waits for the card to be Activated: then that is played.
    fn is_woken(self) -> bool {
        self == Part::On(Carrier::Card, "activated")
    }

    /// Whether it lies Activated in the Cooldown Meter from the beginning.
    pub(super) fn is_raised(self) -> bool {
        !self.is_woken() && matches!(self, Part::On(Carrier::Card, _) | Part::Holds(Carrier::Card))
    }

    /// The same without the effect: where only few deeds may stand, without any.
    pub(super) fn without(self, mute: &str) -> String {
        match self {
            Part::Price | Part::Instant("pays") | Part::Attack(_, "pays" | "before") => self.with(""),
            Part::Instant(_) | Part::Attack(..) | Part::Trigger | Part::On(..) | Part::Holds(_) => {
                self.with(mute)
            }
        }
    }

    /// The card or ability with this text, without its code and name.
    pub(super) fn with(self, text: &str) -> String {
        let card = |kind: &str, rest: &str| format!("type = \"{kind}\"\ncost = 3\ncooldown = 3\n{rest}\n");
        let instant = |rest: &str| card("instant", &format!("range = [1, 4]\n{rest}"));
        let attack = |kind: &str, rest: &str| {
            card(kind, &format!("range = [1, 3]\ndice = 3\ndamage = 2\ncombo = true\ncounter = true\n{rest}"))
        };
        let active = |what: &str| format!("active = [{what}]\n");
        let on = |hook: &str| format!("{{ on = {{ when = \"{hook}\", then = [{text}] }} }}");
        let begun = |span: &str, what: &str| {
            instant(&format!("rules = [{{ do = {{ until = {{ span = \"{span}\", what = {what} }} }} }}]"))
        };
        match self {
            Part::Instant("pays") => {
                instant(&format!("pays = [{text}]\nrules = [{{ do = {{ gain = {{ what = \"fs\" }} }} }}]"))
            }
            Part::Instant(key) => instant(&format!("{key} = [{text}]")),
            Part::Attack(kind, "before") if text.is_empty() => attack(kind, ""),
            Part::Attack(kind, "before") => {
                attack(kind, &format!("hurt = {{ before = [{text}], plus = {{ per = \"done\" }} }}"))
            }
            Part::Attack(kind, "hurt") => attack(kind, &format!("hurt = {{ then = [{text}] }}")),
            Part::Attack(kind, key) => attack(kind, &format!("{key} = [{text}]")),
            Part::Price => format!(
                "triggers = [{{ price = {{ fs = 1 }}, pays = [{text}], rules = [{{ do = {{ gain = {{ what = \"pt\" }} }} }}] }}]\n"
            ),
            Part::Trigger => format!("triggers = [{{ price = {{ fs = 1 }}, rules = [{text}] }}]\n"),
            Part::On(Carrier::Ability, hook) => active(&on(hook)),
            Part::On(Carrier::Card, hook) => instant(&active(&on(hook))),
            Part::On(Carrier::Begun(span), hook) => begun(span, &on(hook)),
            Part::Holds(Carrier::Ability) => active(text),
            Part::Holds(Carrier::Card) => instant(&active(text)),
            Part::Holds(Carrier::Always) | Part::On(Carrier::Always, _) => {
                attack("melee", &format!("always = [{text}]"))
            }
            Part::Holds(Carrier::Begun(span)) => begun(span, text),
        }
    }
}

/// The words of a plain enum of the vocabulary.
fn words<T: JsonSchema + Serialize>() -> Vec<String> {
    let words = super::samples::of::<T>();
    words.iter().filter_map(|word| word.as_str()).map(str::to_owned).collect()
}

#[test]
fn every_moment_and_span_is_walked() {
    assert_eq!(words::<giga_robo::content::Hook>(), HOOKS);
    assert_eq!(words::<giga_robo::content::Span>(), SPANS);
}
