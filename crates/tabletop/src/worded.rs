//! Words by declaration: what players read of questions, answers, events, refusals, pieces and set-ups, as messages whose
//! keys and arguments follow from the types.
//!
//! A game implements [`Worded`] and lets [`prose!`](crate::prose) do the rest.

use crate::pack::Pieces;
use crate::told::Told;
use kernel::{At, Cited, Seat, Seen};
use serde::Serialize;
use words::telling::{About, Node, message};
use words::{Arg, Message};

/// A game whose messages follow from its declarations. Their keys begin with [`Worded::PREFIX`]:
///
/// | Key | Says |
/// |---|---|
/// | `xx-about` | what the game is about |
/// | `xx-ask-…`, `xx-answer-…`, `xx-event-…` | a question, an answer, an event, by its variant, with its fields |
/// | `xx-not-…` | a refusal, with its fields and `$rule` |
/// | `xx-piece-tool`, `xx-piece-tool-about` | a piece of the kind `tool`, and what else is printed on it |
/// | `xx-setup` | a set-up, with all its choices |
/// | `xx-option-…` | a choice before the bout ([`crate::setup`]) |
///
/// A field `seat` is `$who` (`you` or `other`) and the letter `$seat`; an id of a piece is the piece.
pub trait Worded: Told<Content: Pieces> {
    /// The beginning of all keys of the game.
    const PREFIX: &'static str;

    /// What the words of questions to `seat`, and of its answers, may name besides their own fields.
    fn besides(_at: At<'_, Self>, _seat: Seat) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
}

fn said<G: Worded>(
    what: &str,
    value: &impl Serialize,
    content: &G::Content,
    reader: Option<Seat>,
) -> Message {
    let name = |_: &'static str, node: &Node| content.say(G::PREFIX, node).map(Arg::from);
    message(&format!("{}-{what}", G::PREFIX), value, &About { reader: reader.map(u8::from), name })
}

/// A question to `seat`.
pub fn question<G: Worded>(at: At<'_, G>, seat: Seat, question: &G::Question) -> Message {
    said::<G>("ask", question, at.content, Some(seat)).with_all(G::besides(at, seat))
}

/// What the one who looks is asked.
pub fn asked<G: Worded<View = Seen<G>>>(view: &Seen<G>) -> Option<Message> {
    let (seat, asked) = (view.seat()?, view.question()?);
    Some(question(view.at(seat), seat, asked))
}

/// An answer that `seat` may give.
pub fn answer<G: Worded>(at: At<'_, G>, seat: Seat, answer: G::Answer) -> Message {
    said::<G>("answer", &answer, at.content, Some(seat)).with_all(G::besides(at, seat))
}

/// What happened.
pub fn event<G: Worded>(content: &G::Content, event: &G::Event, listener: Option<Seat>) -> Message {
    said::<G>("event", event, content, listener)
}

/// Why not.
pub fn refusal<G: Worded<Illegal: Serialize>>(content: &G::Content, refusal: &G::Illegal) -> Message {
    said::<G>("not", refusal, content, None).with("rule", refusal.rule())
}

/// The words of this value of the game's own, such as the id of a piece.
pub fn piece<G: Worded>(content: &G::Content, id: &impl Serialize) -> Message {
    content.say(G::PREFIX, &Node::of(id)).expect("the packs have every piece that a game names")
}

/// A set-up.
pub fn setup<G: Worded>(setup: &G::Setup) -> Message {
    Message::new(format!("{}-setup", G::PREFIX)).with_all(G::choices().args(setup))
}

/// Implements [`kernel::Prose`] for a game that is [`Worded`], with the words in `words/en.ftl`. What stands in braces
/// behind the game joins it: words that only some games have, such as `lesson`.
#[macro_export]
macro_rules! prose {
    ($game:ty $({ $($more:tt)* })?) => {
        impl ::kernel::Prose for $game {
            type Words = ::words::Message;

            const WORDS: &'static [(&'static str, &'static str)] =
                &[(::words::ENGLISH, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.ftl")))];

            fn say_about() -> ::words::Message {
                ::words::Message::new(format!("{}-about", <Self as $crate::worded::Worded>::PREFIX))
            }

            fn say_question(
                bout: &::kernel::Bout<Self>,
                seat: ::kernel::Seat,
                question: &Self::Question,
            ) -> ::words::Message {
                $crate::worded::question(bout.at(seat), seat, question)
            }

            fn say_answer(
                bout: &::kernel::Bout<Self>,
                seat: ::kernel::Seat,
                answer: Self::Answer,
            ) -> ::words::Message {
                $crate::worded::answer(bout.at(seat), seat, answer)
            }

            fn say_event(
                bout: &::kernel::Bout<Self>,
                event: &Self::Event,
                listener: Option<::kernel::Seat>,
            ) -> ::words::Message {
                $crate::worded::event::<Self>(bout.content(), event, listener)
            }

            fn say_refusal(content: &Self::Content, refusal: &Self::Illegal) -> ::words::Message {
                $crate::worded::refusal::<Self>(content, refusal)
            }

            fn say_piece(content: &Self::Content, name: &str) -> Option<Vec<::words::Message>> {
                $crate::pack::Pieces::say_named(content, <Self as $crate::worded::Worded>::PREFIX, name)
            }

            fn piece_names(content: &Self::Content) -> Vec<String> {
                $crate::pack::Pieces::names(content)
            }

            fn say_setup(_content: &Self::Content, setup: &Self::Setup) -> Vec<::words::Message> {
                vec![$crate::worded::setup::<Self>(setup)]
            }

            fn options() -> Vec<::kernel::SetupOption<::words::Message>> {
                <Self as $crate::setup::Chosen>::choices().options()
            }

            $($($more)*)?
        }
    };
}
