//! Toy games: small and original, so that laws, tools and benchmarks have something to play.

pub mod connect_four;
pub mod connect_four_bare;
pub mod flawed;
pub mod skirmish;

pub use connect_four::ConnectFour;
pub use flawed::Flawed;
pub use skirmish::Skirmish;
