//! The test kit: what every game must pass, and the tools that show it.
//!
//! - [`every_game!`]: the tests that every game has, one line each.
//! - [`laws`]: what must hold for every game, run on random bouts.
//! - [`leaks`]: games with one fault planted in them, to show that the laws would notice.
//! - [`scenario`]: situations as data: what is given, what is done, what must follow.
//! - [`messages`]: every message of a scene.
//! - [`positions`]: positions broken by chance: they are refused, or they can be played on.
//! - [`said`]: everything that a game says has words.
//! - [`faults`]: faulty packs and positions are told with all their faults.
//! - [`schemas`]: what the schema of a pack accepts, the reader accepts.
//! - [`lessons`]: the first lesson and the pictures of a game are sound.
//! - [`playthrough`]: whole seeded bouts as text, to be read and compared.
//! - [`exhaustive`]: a player that tries what it has not tried yet.
//! - [`rate`]: random bouts to be measured; [`bench_bouts!`] makes the benchmarks of a game of them.
//! - [`toys`]: small games for all of these.

mod bench;
mod every_game;
pub mod exhaustive;
pub mod faults;
pub mod laws;
pub mod leaks;
pub mod lessons;
mod messages;
pub mod past;
pub mod playthrough;
pub mod positions;
pub mod rate;
pub mod said;
pub mod scenario;
pub mod schemas;
pub mod toys;

pub use messages::messages;
