//! Toy games: small and original, so that laws, tools and benchmarks have something to play.

pub mod connect_four;
pub mod connect_four_bare;
pub mod flawed;
pub mod heap;
pub mod skirmish;

pub use connect_four::ConnectFour;
pub use flawed::Flawed;
pub use heap::Heap;
pub use skirmish::Skirmish;

/// The words of a toy: its text unchanged, without a language.
fn said(text: impl Into<String>) -> scene::Message {
    scene::Message::new("toy").with("text", text.into())
}
