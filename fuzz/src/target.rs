//! Targets: what a byte string is taken for.

use crate::corpus;
use crate::ground::Ground;
use crate::targets;
use catalog::{Playable, Visitor};
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a byte string is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Choices: a set-up, then inputs, legal and not.
    Bouts,
    /// The files of a pack: `name`, newline, text; a zero byte between two of them.
    Packs,
    /// A scenario.
    Scenarios,
    /// A position; if it is read, it is played on.
    Positions,
    /// A record in JSON.
    Records,
    /// Answers, one in each line; the whole as a set-up.
    Answers,
    /// Messages to a server, one in each line, before each the number of who sends it; in the first line
    /// the number of the room where they are heard.
    Wire,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 7] = [
        Target::Bouts,
        Target::Packs,
        Target::Scenarios,
        Target::Positions,
        Target::Records,
        Target::Answers,
        Target::Wire,
    ];

    /// The name of its folders.
    pub fn name(self) -> &'static str {
        match self {
            Target::Bouts => "bouts",
            Target::Packs => "packs",
            Target::Scenarios => "scenarios",
            Target::Positions => "positions",
            Target::Records => "records",
            Target::Answers => "answers",
            Target::Wire => "wire",
        }
    }

    /// The target of this name.
    pub fn of_name(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name() == name)
    }

    /// Tries one input. True if it went past the reader: worth changing further.
    pub(crate) fn run<G: Playable>(self, ground: &Ground<G>, data: &[u8]) -> bool {
        match self {
            Target::Bouts => targets::bouts::run(ground, data),
            Target::Packs => targets::packs::run::<G>(ground, data),
            Target::Scenarios => targets::scenarios::run::<G>(ground, data),
            Target::Positions => targets::positions::run(ground, data),
            Target::Records => targets::records::run(ground, data),
            Target::Answers => targets::answers::run(ground, data),
            Target::Wire => targets::wire::run(ground, data),
        }
    }

    /// Real inputs to begin with.
    fn seeds<G: Playable>(self, ground: &Ground<G>) -> Vec<Vec<u8>> {
        match self {
            Target::Bouts => targets::bouts::seeds(),
            Target::Packs => targets::packs::seeds::<G>(),
            Target::Scenarios => targets::scenarios::seeds::<G>(),
            Target::Positions => targets::positions::seeds(ground),
            Target::Records => targets::records::seeds(ground),
            Target::Answers => targets::answers::seeds(ground),
            Target::Wire => targets::wire::seeds(ground),
        }
    }
}

/// Tries one input; its first byte says for which game. For fuzzers that bring bytes alone.
pub fn any_game(target: Target, data: &[u8]) {
    let Some((&first, data)) = data.split_first() else { return };
    let entries = catalog::entries();
    let entry = entries[usize::from(first) % entries.len()];
    catalog::with_game(entry.id, One { target, data }).expect("the game is in the catalog");
}

/// Real inputs to begin with, for each game in the order of the catalog.
pub fn seeds(target: Target) -> Vec<Vec<Vec<u8>>> {
    catalog::each(Seeds(target))
}

#[derive(Clone, Copy)]
struct Seeds(Target);

impl Visitor for Seeds {
    type Out = Vec<Vec<u8>>;

    fn visit<G: Playable>(self) -> Vec<Vec<u8>> {
        seeds_of::<G>(self.0)
    }
}

/// Real inputs of one game: kept ones, then those that are made of what there is now.
pub(crate) fn seeds_of<G: Playable>(target: Target) -> Vec<Vec<u8>> {
    let kept = corpus::files(&corpus::folder("corpus", target, G::ID));
    let mut seeds: Vec<Vec<u8>> = kept.into_iter().map(|(_, input)| input).collect();
    seeds.extend(target.seeds(&*ground_of::<G>()));
    seeds
}

struct One<'a> {
    target: Target,
    data: &'a [u8],
}

impl Visitor for One<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        self.target.run(&*ground_of::<G>(), self.data);
    }
}

/// The ground of a game, laid once for each thread.
pub(crate) fn ground_of<G: Playable>() -> Rc<Ground<G>> {
    thread_local! {
        static GROUNDS: RefCell<BTreeMap<&'static str, Rc<dyn Any>>> = const { RefCell::new(BTreeMap::new()) };
    }
    let laid = GROUNDS.with(|grounds| grounds.borrow().get(G::ID).cloned());
    let ground = laid.unwrap_or_else(|| {
        let ground: Rc<dyn Any> = Rc::new(Ground::<G>::new());
        GROUNDS.with(|grounds| grounds.borrow_mut().insert(G::ID, Rc::clone(&ground)));
        ground
    });
    ground.downcast().expect("a game's id belongs to one game")
}
