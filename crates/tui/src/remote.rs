//! A table on a server: the connection, what is known of the table, and what is done there.
//!
//! - `pages`: a server and its pages; `servers`: the cookies by which servers know this device.
//! - `connection`: the line for play, which lasts through breaks.
//! - `seen`: what was told of a table; `bench`: a place there, from which everything is done.
//! - `words`: the table in words; `gathering`: a table before its bout as a scene.
//! - `typed`: standard input, for which one can wait for a while only.

mod bench;
mod connection;
mod gathering;
mod pages;
mod seen;
mod servers;
mod trouble;
pub mod typed;
mod words;

pub use bench::{Bench, Note, Possible};
pub(crate) use gathering::scene as gathering_scene;
pub use pages::{Game, House};
pub use seen::Stand;
pub use trouble::{failed, refused};
pub use words::{seat_word, title};
