//! The house pack of a game and its set-ups, read once because reading takes long.

use catalog::Playable;
use kernel::Header;
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What every bout of a game needs.
pub(crate) struct House<G: Playable> {
    pub(crate) content: Arc<G::Content>,
    /// The header of records.
    pub(crate) header: Header,
    pub(crate) setups: Vec<(String, G::Setup)>,
}

/// The content of a game's house pack, read once.
pub fn content<G: Playable>() -> Arc<G::Content> {
    Arc::clone(&house::<G>().content)
}

/// The house pack of a game and its set-ups, read once.
pub(crate) fn house<G: Playable>() -> Arc<House<G>> {
    type Houses = BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>;
    static HOUSES: OnceLock<Mutex<Houses>> = OnceLock::new();
    let mut houses = HOUSES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let read = || -> Arc<dyn Any + Send + Sync> {
        let content =
            G::content(&G::house()).unwrap_or_else(|_| unreachable!("a game's house pack has no faults"));
        let header = Header::of::<G>(vec![catalog::house_pack_ref::<G>()]);
        Arc::new(House::<G> { content, header, setups: G::setups() })
    };
    let house = Arc::clone(houses.entry(G::ID).or_insert_with(read));
    house.downcast().unwrap_or_else(|_| unreachable!("a game's name leads to its own pack"))
}
