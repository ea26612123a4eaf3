//! The list of games: the only place that names them, one line each.
//!
//! A program that does not know its game at compile time brings a [`Visitor`] to [`with_game`]:
//!
//! ```
//! use catalog::{Playable, Visitor};
//!
//! struct Title;
//!
//! impl Visitor for Title {
//!     type Out = &'static str;
//!     fn visit<G: Playable>(self) -> &'static str {
//!         G::TITLE
//!     }
//! }
//!
//! for entry in catalog::entries() {
//!     assert_eq!(catalog::with_game(entry.id, Title), Ok(entry.title));
//! }
//! assert!(catalog::with_game("no-such-game", Title).is_err());
//! ```

mod measures;
mod packs;
mod unknown;

pub use measures::{LabelsOf, Measures, RoadOf, StarterOf, Wanted};
pub use packs::{HOUSE, house_pack_ref, pack_hash};
pub use unknown::UnknownGame;

/// A game with everything that the programs need, words that can be said, and scenes that can be drawn.
pub trait Playable:
    kernel::Game<Words = words::Message>
    + kernel::Show<Scene = scene::Scene, Beat = scene::Beat>
    + kernel::Figures
{
}
impl<G> Playable for G where
    G: kernel::Game<Words = words::Message>
        + kernel::Show<Scene = scene::Scene, Beat = scene::Beat>
        + kernel::Figures
{
}

/// What is to be done with a game that is known only when the program runs.
pub trait Visitor {
    /// The result.
    type Out;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// A game of the catalog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The name in commands and files.
    pub id: &'static str,
    /// The name as its publisher writes it.
    pub title: &'static str,
}

/// The catalog from its lines: one type for each game.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// All games, in the order of the catalog.
        pub fn entries() -> Vec<Entry> {
            vec![$(Entry {
                id: <$game as kernel::Rules>::ID,
                title: <$game as kernel::Library>::TITLE,
            }),*]
        }

        /// Brings the visitor to the game of this name.
        pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as kernel::Rules>::ID {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame::new(id, entries().iter().map(|entry| entry.id).collect()))
        }

        /// Brings a copy of the visitor to every game, in the order of the catalog.
        pub fn each<V: Visitor + Clone>(visitor: V) -> Vec<V::Out> {
            vec![$(visitor.clone().visit::<$game>()),*]
        }
    };
}

games! {
    stak_bots::StakBots,
    steel_arena::SteelArena,
    giga_robo::GigaRobo,
    heavy_hitters::HeavyHitters,
    pacific_rim::PacificRim,
}

/// All words of all games, in all their languages.
pub fn words() -> words::Catalog {
    #[derive(Clone, Copy)]
    struct Sources;
    impl Visitor for Sources {
        type Out = &'static [(&'static str, &'static str)];
        fn visit<G: Playable>(self) -> Self::Out {
            G::WORDS
        }
    }
    let mut catalog = words::Catalog::new();
    for (language, source) in each(Sources).into_iter().flatten() {
        catalog.add(language, source).expect("the words of the games are sound and clash with none");
    }
    catalog
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy)]
    struct Id;

    impl Visitor for Id {
        type Out = &'static str;
        fn visit<G: Playable>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_entry_is_found_by_its_id_and_no_id_comes_twice() {
        let ids: Vec<&str> = entries().iter().map(|entry| entry.id).collect();
        assert!(!ids.is_empty());
        assert_eq!(each(Id), ids);
        for (place, id) in ids.iter().enumerate() {
            assert_eq!(with_game(id, Id), Ok(*id));
            assert!(!ids[..place].contains(id), "{id} stands twice in the catalog");
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_the_nearest() {
        let unknown = with_game("stak-bot", Id).expect_err("no such game");
        assert_eq!(unknown.nearest, Some("stak-bots"));
        assert_eq!(unknown.known, each(Id));
    }

    #[test]
    fn the_words_of_all_games_go_together() {
        assert!(words().languages().contains(&words::ENGLISH));
        assert!(words().dangling(words::ENGLISH).is_empty());
    }

    #[test]
    fn the_house_pack_has_one_hash() {
        let first = house_pack_ref::<stak_bots::StakBots>();
        assert_eq!(first, house_pack_ref::<stak_bots::StakBots>());
        assert_eq!((first.name.as_str(), first.hash.len()), ("house", 16));
    }
}
