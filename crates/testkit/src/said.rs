//! Everything that a game says has words: in bouts of every named set-up, and before and after them.

use crate::laws::{Battery, Shown};
use crate::messages;
use kernel::{Bout, Dealer, Game, Input, OptionKind, Prose, Seat, Waiting};
use std::collections::{BTreeSet, HashSet};
use words::{Catalog, ENGLISH, Message, Speaker};

/// Answers of earlier positions that are tried at each.
const TRIED: usize = 40;

/// Plays a bout of every named set-up and says all that comes up: scenes, questions, answers, events, refusals; then
/// the set-ups, the choices before a bout, the pieces, the lesson. `refused` are answers that no list has.
///
/// # Panics
/// If anything has no words, or if words name what the message does not give.
pub fn assert_said<G: Game + Shown>(refused: &[&str]) {
    let catalog = catalog_of::<G>();
    let speaker = Speaker::new(&catalog, ENGLISH);
    let mut heard = HashSet::new();
    let mut hear = |messages: Vec<Message>| {
        for message in messages {
            // Most of a scene is as it was.
            if !heard.insert(message.clone()) {
                continue;
            }
            assert!(!speaker.say(&message).is_empty(), "{message:?} says nothing");
            assert_eq!(speaker.faults(), [], "{message:?}");
        }
    };
    let Battery { content, setups, .. } = Battery::<G>::house(1);
    for (name, setup) in &setups {
        let bout = Bout::<G>::open(setup, &content, None).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        hear(G::say_setup(&content, setup));
        hear(G::say_setup_name(name).into_iter().collect());
        let mut hearing = Hearing { bout, dealer: Dealer::new(5), known: BTreeSet::new(), refused };
        while let Some(said) = hearing.step() {
            hear(said);
        }
    }
    hear(before::<G>());
    let pieces = G::piece_names(&content);
    pieces.iter().for_each(|name| hear(G::say_piece(&content, name).expect("a piece of this name")));
    let pages = G::lesson(&content).into_iter().chain(G::pictures(&content));
    pages.for_each(|page| hear([page.words].into_iter().chain(page.after).collect()));
}

/// What the game is about, and the choices before a bout.
fn before<G: Prose<Words = Message>>() -> Vec<Message> {
    let mut said = vec![G::say_about()];
    for option in G::options() {
        said.extend([option.words, option.about]);
        if let OptionKind::OneOf(choices) = option.kind {
            said.extend(choices.into_iter().map(|choice| choice.words));
        }
    }
    said
}

/// What a seat or a spectator reads when the bout is over.
///
/// # Panics
/// If the bout is not over, or no more is said than who has won.
pub fn verdict<G: Game + Shown>(bout: &Bout<G>, looker: Option<Seat>) -> String {
    let catalog = catalog_of::<G>();
    let speaker = Speaker::new(&catalog, ENGLISH);
    let scene = G::show(bout.content(), &G::view(bout, looker), Vec::new());
    let said = speaker.say(scene.verdict().expect("the bout is over, and more is said than who has won"));
    assert_eq!(speaker.faults(), [], "{said}");
    said
}

fn catalog_of<G: Prose>() -> Catalog {
    let mut catalog = Catalog::new();
    for (language, source) in G::WORDS {
        catalog.add(language, source).unwrap_or_else(|faults| panic!("{language}: {faults:?}"));
    }
    catalog
}

/// A bout that is played, and the answers that came up in it.
struct Hearing<'a, G: Game> {
    bout: Bout<G>,
    dealer: Dealer,
    known: BTreeSet<G::Answer>,
    refused: &'a [&'a str],
}

impl<G: Game + Shown> Hearing<'_, G> {
    /// All that is said at one position, and of what a random answer leads to.
    fn step(&mut self) -> Option<Vec<Message>> {
        self.bout.settle(&mut self.dealer);
        let Waiting::Seats(owing) = self.bout.waiting() else { return None };
        let seat = owing.iter().next().expect("somebody is asked");
        let (bout, mut answers) = (&self.bout, Vec::new());
        bout.answers(seat, &mut answers);
        let question = bout.question(seat).expect("the seat is asked");
        let mut said = vec![G::say_question(bout, seat, question)];
        said.extend(answers.iter().map(|&answer| G::say_answer(bout, seat, answer)));
        for looker in [Some(seat), None] {
            said.extend(messages(&G::show(bout.content(), &G::view(bout, looker), Vec::new())));
        }
        said.extend(self.refusals(seat));
        self.known.extend(answers.iter().copied().take(TRIED));
        let answer = answers[self.dealer.below(answers.len() as u32) as usize];
        said.extend(self.events(seat, answer));
        Some(said)
    }

    /// Why answers of other positions are refused here.
    fn refusals(&self, seat: Seat) -> Vec<Message> {
        let bout = &self.bout;
        let written = self.refused.iter().map(|text| {
            G::read_answer(bout.at(seat), seat, text).unwrap_or_else(|why| panic!("`{text}`: {why}"))
        });
        let tried = self.known.iter().copied().take(TRIED).chain(written);
        let question = bout.question(seat).expect("the seat is asked");
        let refused = tried.filter_map(|answer| G::check(bout.at(seat), question, seat, answer).err());
        refused.map(|refusal| G::say_refusal(bout.content(), &refusal)).collect()
    }

    /// What this answer and the chance behind it bring, for its seat and for a spectator.
    fn events(&mut self, seat: Seat, answer: G::Answer) -> Vec<Message> {
        let (bout, mut told) = (&mut self.bout, Vec::new());
        bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("a listed answer is legal");
        while let Waiting::Chance(chance) = bout.waiting() {
            let rolled = self.dealer.roll(chance, bout.pile());
            bout.play_telling(Input::Chance(rolled), Some(&mut told))
                .expect("the dealer rolls what is possible");
        }
        let heard = |told: &kernel::Told<G::Event>| {
            [Some(seat), None].map(|listener| G::say_event(bout, &told.event, listener))
        };
        told.iter().flat_map(heard).collect()
    }
}
