//! What is chosen before a bout, as a name or a text.

use crate::house::{House, content, house};
use crate::refusal::Refusal;
use catalog::{Playable, UnknownGame, Visitor};
use kernel::{Bout, Dealer, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is chosen before the bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetupChoice {
    /// The game's set-up of this name.
    Named(String),
    /// A set-up in the game's notation (TOML).
    Written(String),
    /// A position of a finished bout ([`crate::replay::past`]).
    From {
        /// The bout.
        bout: String,
        /// The number of the step.
        step: u32,
    },
}

/// The text of a set-up as the game writes it, without comments and extra space. `None` if it cannot be read.
pub fn plain(game: &str, text: &str) -> Result<Option<String>, UnknownGame> {
    struct Plain<'a>(&'a str);
    impl Visitor for Plain<'_> {
        type Out = Option<String>;
        fn visit<G: Playable>(self) -> Option<String> {
            G::read_setup(self.0, None, &content::<G>()).ok().and_then(|setup| G::write_setup(&setup))
        }
    }
    catalog::with_game(game, Plain(text))
}

/// Whether the seats are asked for something before the first turn that chance could settle as well, with the first set-up
/// of the game.
pub fn sets_up<G: Playable>() -> bool {
    let house = house::<G>();
    let opened = house.setups.first().map(|(_, setup)| Bout::<G>::open(setup, &house.content, None));
    let Some(Ok(mut bout)) = opened else { return false };
    bout.settle(&mut Dealer::new(0));
    (0..bout.seats()).map(Seat).any(|seat| !G::by_chance(&bout, seat).is_empty())
}

/// The chosen set-up.
pub(crate) fn chosen<G: Playable>(choice: &SetupChoice, house: &House<G>) -> Result<G::Setup, Refusal> {
    match choice {
        SetupChoice::Named(name) => {
            let found = house.setups.iter().find(|(each, _)| each == name);
            found.map(|(_, setup)| setup.clone()).ok_or_else(|| Refusal::NoSuchSetup { name: name.clone() })
        }
        SetupChoice::From { bout, .. } => Err(Refusal::NoSuchSetup { name: bout.clone() }),
        SetupChoice::Written(text) => G::read_setup(text, None, &house.content).map_err(|faults| {
            Refusal::UnreadableSetup { faults: faults.into_iter().map(|fault| fault.what).collect() }
        }),
    }
}
