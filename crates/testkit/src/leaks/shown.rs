//! The wrapper made visible: words and scenes of the wrapped game, but for one fault.

use super::flaws::{Flaw, Plant};
use super::planted::Planted;
use crate::laws::Shown;
use kernel::{Bout, Offer, Prose, Seat, Show, digest};
use scene::{Id, Mark, Message, Part, Scene, Tone};

impl<G: Prose<Words = Message>, F: Flaw> Prose for Planted<G, F> {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = G::WORDS;

    fn say_about() -> Message {
        G::say_about()
    }

    fn say_question(bout: &Bout<Self>, seat: Seat, question: &G::Question) -> Message {
        G::say_question(&bout.recast(), seat, question)
    }

    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: G::Answer) -> Message {
        let words = G::say_answer(&bout.recast(), seat, answer);
        if F::PLANT == Plant::Words { with_truth(words, digest(bout.table())) } else { words }
    }

    fn say_event(bout: &Bout<Self>, event: &Self::Event, listener: Option<Seat>) -> Message {
        G::say_event(&bout.recast(), &event.shown, listener)
    }

    fn say_refusal(content: &G::Content, refusal: &Self::Illegal) -> Message {
        G::say_refusal(content, &refusal.shown)
    }

    fn say_piece(content: &G::Content, name: &str) -> Option<Vec<Message>> {
        G::say_piece(content, name)
    }

    fn say_setup(content: &G::Content, setup: &G::Setup) -> Vec<Message> {
        G::say_setup(content, setup)
    }
}

impl<G: Shown, F: Flaw> Show for Planted<G, F> {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &G::Content, view: &Self::View, offers: Vec<Offer<Self>>) -> Scene {
        let inner =
            |offer: Offer<Self>| Offer { answer: offer.answer, notation: offer.notation, words: offer.words };
        let mut scene = G::show(content, &view.shown, offers.into_iter().map(inner).collect());
        if let Some(truth) = view.truth {
            scene.headline = with_truth(scene.headline, truth);
        }
        break_scene::<F>(&mut scene);
        scene
    }
}

fn break_scene<F: Flaw>(scene: &mut Scene) {
    match F::PLANT {
        Plant::Unbound => {
            let bound = scene.prompt.choices.iter_mut().take(1);
            bound.for_each(|choice| choice.things.push(Id::of("nowhere", 0)));
        }
        Plant::Unoffered => {
            scene.prompt.choices.pop();
        }
        Plant::Remembering => {
            let count = COUNTED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let words = Message::new("seen").with("count", count);
            scene.parts.push(Part::Note(Mark::new(words, Tone::Plain)));
        }
        _ => {}
    }
}

/// How many scenes were ever made: nothing that a view says.
static COUNTED: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

fn with_truth(words: Message, truth: u64) -> Message {
    words.with("truth", truth.to_string())
}
