//! Plain texts: set-ups and kits as their game writes them, without comments and extra space.

use crate::command::Command;
use crate::kits::{self, Kit};
use crate::playing::content;
use crate::terms::{SetupChoice, Terms};
use catalog::{Playable, Visitor};

struct Plain<'a>(&'a str);

impl Visitor for Plain<'_> {
    type Out = Option<String>;

    fn visit<G: Playable>(self) -> Option<String> {
        G::read_setup(self.0, None, &content::<G>()).ok().and_then(|setup| G::write_setup(&setup))
    }
}

impl Terms {
    /// The same terms, with the set-up as the game writes it, which is how it is stored. A set-up that cannot
    /// be read stays as it is, and is refused when the table is opened.
    #[must_use]
    pub fn plain(mut self) -> Terms {
        if let SetupChoice::Written(text) = &mut self.setup
            && let Ok(Some(plain)) = catalog::with_game(&self.game, Plain(text))
            && plain.len() < text.len()
        {
            *text = plain;
        }
        self
    }
}

impl Command {
    /// The same command, with its kit as the game writes it.
    #[must_use]
    pub fn plain(mut self, game: &str) -> Command {
        if let Command::Bring { kit: Some(Kit::Written(text)), .. } = &mut self
            && let Ok(Some(checked)) = kits::check(game, text)
            && checked.faults.is_empty()
            && checked.text.len() < text.len()
        {
            *text = checked.text;
        }
        self
    }
}
