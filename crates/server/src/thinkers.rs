//! Thinkers: threads on which computers think, so that a thought holds nobody up.
//!
//! There is one thread less than the machine has cores, but at least one. At most one thought of each table
//! waits at a time, and tables take turns. Thoughts that a person waits for come first. Bouts between
//! computers get the rest, but always a turn now and then.

use lobby::{Done, Thought};
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// One of this many thoughts is for a bout between computers, if one is waiting.
const TURNS: u32 = 8;

/// The threads on which computers think. They end when this is dropped, each after its current thought.
pub(crate) struct Thinkers {
    room: Arc<Room>,
}

struct Room {
    desk: Mutex<Desk>,
    news: Condvar,
}

/// The thoughts that are still waiting.
#[derive(Default)]
struct Desk {
    awaited: VecDeque<Thought>,
    alone: VecDeque<Thought>,
    taken: u32,
    is_closed: bool,
}

impl Desk {
    fn put(&mut self, thought: Thought) {
        let queue = if thought.awaited { &mut self.awaited } else { &mut self.alone };
        queue.push_back(thought);
    }

    fn take(&mut self) -> Option<Thought> {
        self.taken = self.taken.wrapping_add(1);
        let alone_first = self.taken.is_multiple_of(TURNS);
        let queues = [&mut self.awaited, &mut self.alone];
        let [first, second] = if alone_first {
            let [a, b] = queues;
            [b, a]
        } else {
            queues
        };
        first.pop_front().or_else(|| second.pop_front())
    }
}

impl Room {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next thought, as soon as there is one. `None` once the room is closed.
    fn next(&self) -> Option<Thought> {
        let mut desk = self.desk();
        loop {
            if desk.is_closed {
                return None;
            }
            if let Some(thought) = desk.take() {
                return Some(thought);
            }
            desk = self.news.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self, tell: &dyn Fn(Done)) {
        while let Some(thought) = self.next() {
            tell(thought.think());
            // Threads that serve people go first.
            thread::yield_now();
        }
    }
}

impl Thinkers {
    /// Thinkers that pass each finished thought to `tell`.
    pub(crate) fn new(tell: impl Fn(Done) + Clone + Send + 'static) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let room = Arc::new(Room { desk: Mutex::default(), news: Condvar::new() });
        for number in 1..cores.max(2) {
            let (room, tell) = (Arc::clone(&room), tell.clone());
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            if let Err(why) = thread.spawn(move || room.work(&tell)) {
                tracing::error!(%why, "a thread on which computers think cannot be started");
            }
        }
        Thinkers { room }
    }

    /// Puts thoughts on the desk.
    pub(crate) fn put(&self, thoughts: Vec<Thought>) {
        if thoughts.is_empty() {
            return;
        }
        let mut desk = self.room.desk();
        thoughts.into_iter().for_each(|thought| desk.put(thought));
        drop(desk);
        self.room.news.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.room.desk().is_closed = true;
        self.room.news.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lobby::{
        Command, ConnectionId, Level, Lobby, Moment, PersonId, Request, SetupChoice, Terms, Token, Who,
    };

    /// Thoughts of this many tables. Computers play at each; at some, as `person` says, a person plays too.
    fn thoughts(tables: u64, person: impl Fn(u64) -> bool) -> Vec<Thought> {
        let mut lobby = Lobby::new();
        let mut send = |who: u64, command: Command| {
            let done = lobby.apply(Moment(1), Who::Person(PersonId(who)), Request::own(command));
            done.expect("it is allowed");
        };
        for number in 1..=tables {
            let table = lobby::TableId(number);
            let setup = SetupChoice::Written("seats = 2\nfirst = \"A\"".to_owned());
            let terms = Terms::of("stak-bots", setup);
            send(number, Command::Connect { connection: ConnectionId(1), name: "P".to_owned() });
            send(number, Command::Open { terms, token: Token(format!("{number:020}")), seed: number });
            let level = Some(Level::Random);
            send(number, Command::Fill { table, seat: kernel::Seat(0), level });
            if person(number) {
                send(number, Command::Sit { table, seat: kernel::Seat(1), token: None });
                send(number, Command::Ready { table, ready: true });
            } else {
                send(number, Command::Fill { table, seat: kernel::Seat(1), level });
                send(number, Command::Start { table });
            }
        }
        lobby.thoughts()
    }

    #[test]
    fn tables_take_turns_and_whom_a_person_waits_for_comes_first() {
        let mut desk = Desk::default();
        thoughts(6, |table| table % 2 == 0).into_iter().for_each(|thought| desk.put(thought));
        let order: Vec<u64> = std::iter::from_fn(|| desk.take()).map(|thought| thought.table.0).collect();
        assert_eq!(order, [2, 4, 6, 1, 3, 5]);
    }

    #[test]
    fn computers_alone_have_a_turn_now_and_then() {
        let mut desk = Desk::default();
        thoughts(20, |table| table != 1).into_iter().for_each(|thought| desk.put(thought));
        let order: Vec<u64> = std::iter::from_fn(|| desk.take()).map(|thought| thought.table.0).collect();
        assert_eq!(order.iter().position(|&table| table == 1), Some(TURNS as usize - 1), "{order:?}");
    }

    #[test]
    fn what_was_put_is_thought_and_told() {
        let (tell, told) = std::sync::mpsc::channel();
        let thinkers = Thinkers::new(move |done| drop(tell.send(done)));
        thinkers.put(thoughts(5, |_| false));
        assert_eq!(told.iter().take(5).count(), 5);
        drop(thinkers);
        assert_eq!(told.iter().count(), 0, "the threads end, and with them what they tell by");
    }
}
