//! Computers that think late, and everybody going away.

use super::World;
use lobby::PersonId;

impl World {
    /// Computers think, some of them late. Then the question may be gone.
    pub(super) fn think(&mut self) {
        self.thoughts.append(&mut self.lobby.thoughts());
        for thought in std::mem::take(&mut self.thoughts) {
            match self.chance(70) {
                true => self.lobby.take_thought(thought.think()),
                false => self.thoughts.push(thought),
            }
        }
    }

    /// Everybody goes away. Then every bout ends, and every table is closed.
    pub(super) fn come_to_rest(&mut self) {
        let persons: Vec<PersonId> = self.clients.keys().copied().collect();
        for person in persons {
            while !self.clients[&person].connections.is_empty() {
                self.disconnect(person);
            }
        }
        for _ in 0..20_000 {
            if self.lobby.wake_at().is_none() && self.thoughts.is_empty() {
                break;
            }
            self.now = self.lobby.wake_at().map_or(self.now, |at| self.now.max(at.0));
            self.wake();
        }
        assert_eq!(self.lobby.wake_at(), None, "there is no rest");
        assert!(self.lobby.listed(PersonId(0)).is_empty(), "a table without anybody stays open");
    }
}
