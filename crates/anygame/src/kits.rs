//! Kits: what each seat brings to a bout. A kit is secret until the bout shows it, except for what the game
//! makes public.

use crate::house::content;
use crate::refusal::Refusal;
use catalog::{Playable, UnknownGame, Visitor};
use kernel::{Dealer, Fault, KitForm, KitRead, ReadyKit, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// Random kits have their own source of chance, which tells nothing about the chance of the bout.
const OF_KITS: u64 = 0x6b69_7473_0000_0004;

/// What a seat brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kit {
    /// The kit in this text, in the game's notation (TOML).
    Written(String),
    /// A random kit, made when the bout begins. Nobody knows it before then.
    Chance,
}

/// Everything there is to choose for a kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "KitPage")]
pub struct Page {
    /// What there is to choose.
    pub form: KitForm<Message>,
    /// Complete kits that can be taken as they are.
    pub ready: Vec<ReadyKit<Message>>,
}

/// What the game says about the text of a kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "CheckedKit")]
pub struct Checked {
    /// What was picked, right or wrong, part by part.
    pub picks: Vec<Picked>,
    /// The text as the game writes it; while it is faulty, the text as it was given.
    pub text: String,
    /// The kit in words; empty while it is faulty.
    pub words: Vec<Message>,
    /// Everything that is wrong with it.
    pub faults: Vec<Wrong>,
}

/// What was picked for one part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "KitPick")]
pub struct Picked {
    /// The key of the part.
    pub part: String,
    /// The codes of the pieces.
    pub codes: Vec<String>,
}

/// One fault in the text of a kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "KitFault")]
pub struct Wrong {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong, with the rule.
    pub what: String,
    /// How to fix it.
    pub help: Option<String>,
}

/// What a game calls the kit that each seat brings. `None` if seats bring nothing.
pub fn title<G: Playable>() -> Option<Message> {
    G::kits().map(|kits| (kits.form)(&content::<G>()).title)
}

/// Everything there is to choose for a kit. `None` if seats bring nothing.
pub fn page(game: &str) -> Result<Option<Page>, UnknownGame> {
    struct Describe;
    impl Visitor for Describe {
        type Out = Option<Page>;
        fn visit<G: Playable>(self) -> Option<Page> {
            let (kits, content) = (G::kits()?, content::<G>());
            Some(Page { form: (kits.form)(&content), ready: (kits.ready)(&content) })
        }
    }
    catalog::with_game(game, Describe)
}

/// What the game says about the text of a kit. `None` if seats bring nothing.
pub fn check(game: &str, text: &str) -> Result<Option<Checked>, UnknownGame> {
    let checked = |KitRead { picks, text: own, words, open: _, faults }: KitRead<Message>| Checked {
        picks: picks.into_iter().map(|(part, codes)| Picked { part, codes }).collect(),
        text: own.unwrap_or_else(|| text.to_owned()),
        words,
        faults: faults.into_iter().map(|fault| wrong(text, fault)).collect(),
    };
    Ok(read(game, text)?.map(checked))
}

/// The text of a random kit, with the pieces of these codes where possible. `None` if seats bring nothing.
pub fn random(game: &str, wanted: &[&str], seed: u64) -> Result<Option<String>, UnknownGame> {
    struct Make<'a>(&'a [&'a str], u64);
    impl Visitor for Make<'_> {
        type Out = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            Some((G::kits()?.random)(&content::<G>(), self.0, &mut Dealer::new(self.1)))
        }
    }
    catalog::with_game(game, Make(wanted, seed))
}

/// What everybody may know of the kit in this text before a bout. Empty if seats bring nothing.
pub fn open_words(game: &str, text: &str) -> Result<Vec<Message>, UnknownGame> {
    Ok(read(game, text)?.map(|found| found.open).unwrap_or_default())
}

fn read(game: &str, text: &str) -> Result<Option<KitRead<Message>>, UnknownGame> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Out = Option<KitRead<Message>>;
        fn visit<G: Playable>(self) -> Self::Out {
            Some((G::kits()?.read)(&content::<G>(), self.0))
        }
    }
    catalog::with_game(game, Read(text))
}

fn wrong(text: &str, Fault { span, what, help }: Fault) -> Wrong {
    let before = text.get(..span.start).unwrap_or(text);
    let line = u32::try_from(before.matches('\n').count() + 1).unwrap_or(u32::MAX);
    Wrong { line, what, help }
}

/// Adds the kits of the seats to the set-up: first the written ones, then the random ones.
pub(crate) fn equip<G: Playable>(
    setup: &mut G::Setup,
    content: &G::Content,
    kits: &[Option<Kit>],
    seed: u64,
) -> Result<(), Refusal> {
    if kits.iter().all(Option::is_none) {
        return Ok(());
    }
    let how = G::kits().ok_or(Refusal::NoKits)?;
    let seats = || (0..).map(Seat).zip(kits);
    for (seat, kit) in seats() {
        if let Some(Kit::Written(text)) = kit {
            (how.bring)(content, setup, seat, text).map_err(|faults| Refusal::FaultyKit {
                faults: faults.into_iter().map(|fault| fault.what).collect(),
            })?;
        }
    }
    for (seat, _) in seats().filter(|(_, kit)| **kit == Some(Kit::Chance)) {
        (how.surprise)(content, setup, seat, &mut Dealer::stream(seed ^ OF_KITS, seat.0.into()));
    }
    Ok(())
}
