//! Plain texts: set-ups and kits as their game writes them, without comments and extra space.

use crate::command::Command;
use crate::terms::Terms;
use anygame::{Kit, SetupChoice, kits};

impl Terms {
    /// The same terms, with the set-up as the game writes it, which is how it is stored. A set-up that cannot
    /// be read stays as it is, and is refused when the table is opened.
    #[must_use]
    pub fn plain(mut self) -> Terms {
        if let SetupChoice::Written(text) = &mut self.setup
            && let Ok(Some(plain)) = anygame::plain(&self.game, text)
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
