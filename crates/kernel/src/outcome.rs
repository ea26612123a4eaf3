//! Outcomes: how a bout ended, for every seat.

use crate::seat::{Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// Why a bout is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// The time of the bout ran out.
    Time,
    /// A limit of the game or of the kernel was reached: a technical draw.
    Limit,
}

impl Ending {
    /// The ending as a word of notation and of selectors.
    pub fn word(self) -> &'static str {
        match self {
            Ending::Rules => "rules",
            Ending::Time => "time",
            Ending::Limit => "limit",
        }
    }
}

/// The places of all seats. 1 is the best, and equal places are shared. The members of a team share theirs.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    places: SeatMap<u8>,
    drawn: bool,
    /// Why the bout is over.
    pub ending: Ending,
}

impl Outcome {
    /// `winners` (one seat, or a team) share the first place, all others the next.
    pub fn won(winners: SeatSet, seats: u8) -> Outcome {
        Outcome { drawn: false, ..Outcome::drawn(winners, seats, Ending::Rules) }
    }

    /// Nobody won: the seats of `among` share the first place, all others the next.
    pub fn drawn(among: SeatSet, seats: u8, ending: Ending) -> Outcome {
        let behind = among.len() + 1;
        let places = SeatMap::new(seats, |seat| if among.contains(seat) { 1 } else { behind });
        Outcome { places, drawn: true, ending }
    }

    /// A full ranking. A shared first place counts as a draw between those who share it.
    pub fn ranking(places: SeatMap<u8>) -> Outcome {
        let drawn = places.iter().filter(|&(_, &place)| place == 1).count() > 1;
        Outcome { places, drawn, ending: Ending::Rules }
    }

    /// How many seats have a place.
    pub fn seats(&self) -> u8 {
        self.places.seats()
    }

    /// The place of `seat`.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// The seats in first place.
    pub fn first(&self) -> SeatSet {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat).collect()
    }

    /// Whether nobody won: seats that are no team share the first place.
    pub fn is_draw(&self) -> bool {
        self.drawn
    }

    /// What a seat scored, in halves: 2 for a win, 1 for a draw, 0 otherwise.
    pub fn halves(&self, seat: Seat) -> u8 {
        match (self.place(seat), self.drawn) {
            (1, false) => 2,
            (1, true) => 1,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_draws_and_rankings_differ() {
        let team: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let won = Outcome::won(team, 4);
        assert_eq!((won.halves(Seat(0)), won.halves(Seat(1)), won.place(Seat(3))), (2, 0, 3));
        assert!(!won.is_draw());
        let drawn = Outcome::drawn(team, 3, Ending::Limit);
        assert_eq!((drawn.halves(Seat(0)), drawn.halves(Seat(1))), (1, 0));
        let ranking = Outcome::ranking(SeatMap::new(3, |seat| seat.0 + 1));
        assert_eq!(ranking.first(), SeatSet::only(Seat(0)));
        assert!(!ranking.is_draw());
    }
}
