//! What a player has seen before: the last positions at which it was asked, as fingerprints.

use kernel::{Bout, Digester, Hints, OnTheWay, Seat};
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

/// How many positions are remembered: more than any turn has questions.
const REMEMBERED: usize = 512;

/// The views at which a seat was asked. A view holds all that matters and no counters of limits, so
/// a position that comes back is known again.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seen {
    prints: VecDeque<u64>,
    /// Where views are written.
    room: Vec<u8>,
}

impl Seen {
    /// Remembers the position as `seat` sees it.
    pub(crate) fn remember<R: Hints>(&mut self, bout: &Bout<R>, seat: Seat) {
        if self.prints.len() == REMEMBERED {
            self.prints.pop_front();
        }
        let print = self.print(bout, seat);
        self.prints.push_back(print);
    }

    /// Whether `seat` is asked at a position that it has seen before.
    pub(crate) fn again<R: Hints>(&mut self, bout: &Bout<R>, seat: Seat) -> bool {
        bout.question(seat).is_some() && {
            let print = self.print(bout, seat);
            self.prints.contains(&print)
        }
    }

    /// The fingerprint of what the seat sees. Where answers are followed by answers, also of the procedures in progress: one
    /// window after another one may look the same, and to pass from one to the next is no step back.
    fn print<R: Hints>(&mut self, bout: &Bout<R>, seat: Seat) -> u64 {
        self.room.clear();
        serde_json::to_writer(&mut self.room, &R::view(bout, Some(seat))).expect("a view can be written");
        let (words, rest) = self.room.as_chunks::<8>();
        let mut digester = Digester::default();
        words.iter().for_each(|word| digester.write_u64(u64::from_le_bytes(*word)));
        digester.write(rest);
        if R::ON_THE_WAY == OnTheWay::Through {
            bout.stack().hash(&mut digester);
        }
        digester.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Input;
    use testkit::toys::ConnectFour;
    use testkit::toys::connect_four::Column;

    #[test]
    fn a_position_is_known_again_by_the_seat_that_is_asked() {
        let opened = Bout::<ConnectFour>::open(&Default::default(), &().into(), None).expect("legal");
        let mut seen = Seen::default();
        assert!(!seen.again(&opened, Seat(0)));
        seen.remember(&opened, Seat(0));
        assert!(seen.again(&opened.clone(), Seat(0)));
        assert!(!seen.again(&opened, Seat(1)), "it is not asked");
        let mut later = opened.clone();
        for (seat, column) in [(0, 3), (1, 3)] {
            later.play(Input::Answer(Seat(seat), Column(column))).expect("legal");
        }
        assert!(!seen.again(&later, Seat(0)));
    }

    #[test]
    fn only_so_many_positions_are_remembered() {
        let opened = Bout::<ConnectFour>::open(&Default::default(), &().into(), None).expect("legal");
        let mut seen = Seen::default();
        (0..2 * REMEMBERED).for_each(|_| seen.remember(&opened, Seat(0)));
        assert_eq!(seen.prints.len(), REMEMBERED);
    }
}
