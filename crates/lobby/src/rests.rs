//! Rests: for how long a seat passes wherever it is only asked for a response. They end by what everybody sees.

use anygame::Place;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A rest: when a seat passes wherever it is only asked for a response to what others do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Until the attack that goes on is over.
    ThisAttack,
    /// Until the next turn of the seat begins.
    UntilTurn,
    /// In every attack of its own, until it wants to be asked again.
    OwnAttacks,
}

impl Rest {
    /// All of them.
    pub const ALL: [Rest; 3] = [Rest::ThisAttack, Rest::UntilTurn, Rest::OwnAttacks];

    /// What counts up to its end: the number of the attack, or how many turns the seat had. `None` if the rest
    /// makes no sense here.
    fn count(self, place: &Place) -> Option<u32> {
        match self {
            Rest::ThisAttack => place.turns.and(place.attack).map(|attack| attack.number),
            Rest::UntilTurn => place.turns,
            Rest::OwnAttacks => place.turns.map(|_| 0),
        }
    }
}

/// The rests of one seat, each with the count at which it was given.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Rests(BTreeMap<Rest, u32>);

impl Rests {
    /// The rests that can begin at this place.
    pub fn offered(place: &Place) -> Vec<Rest> {
        Rest::ALL.into_iter().filter(|rest| rest.count(place).is_some()).collect()
    }

    /// The rests that stand.
    pub fn standing(&self) -> Vec<Rest> {
        self.0.keys().copied().collect()
    }

    /// Whether none stands.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Begins a rest. Returns whether it can begin here.
    pub fn begin(&mut self, rest: Rest, place: &Place) -> bool {
        let count = rest.count(place);
        self.0.extend(count.map(|count| (rest, count)));
        count.is_some()
    }

    /// Ends a rest: the seat wants to be asked again.
    pub fn end(&mut self, rest: Rest) {
        self.0.remove(&rest);
    }

    /// Drops the rests that are over at this place.
    pub fn lapse(&mut self, place: &Place) {
        self.0.retain(|rest, count| rest.count(place) == Some(*count));
    }

    /// Whether the seat passes at what it is asked at this place.
    pub fn passes(&self, place: &Place) -> bool {
        let holds = |(rest, count): (&Rest, &u32)| match rest {
            Rest::ThisAttack | Rest::UntilTurn => rest.count(place) == Some(*count),
            Rest::OwnAttacks => place.attack.is_some_and(|attack| attack.own),
        };
        place.window && self.0.iter().any(holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anygame::Attack;

    fn place(attack: Option<(u32, bool)>, turns: u32) -> Place {
        let attack = attack.map(|(number, own)| Attack { number, own });
        Place { window: true, attack, turns: Some(turns) }
    }

    #[test]
    fn a_rest_for_this_attack_is_over_with_it() {
        let mut rests = Rests::default();
        assert!(!rests.begin(Rest::ThisAttack, &place(None, 1)), "nobody attacks");
        assert!(rests.begin(Rest::ThisAttack, &place(Some((4, false)), 1)));
        assert!(rests.passes(&place(Some((4, false)), 1)));
        assert!(
            !rests.passes(&Place { window: false, ..place(Some((4, false)), 1) }),
            "no response is asked for"
        );
        assert!(!rests.passes(&place(Some((5, false)), 1)), "another attack followed at once");
        rests.lapse(&place(None, 1));
        assert!(rests.is_empty());
    }

    #[test]
    fn a_rest_until_the_own_turn_is_over_when_it_begins() {
        let mut rests = Rests::default();
        assert!(rests.begin(Rest::UntilTurn, &place(None, 2)));
        rests.lapse(&place(Some((1, false)), 2));
        assert!(rests.passes(&place(Some((1, false)), 2)));
        rests.lapse(&place(None, 3));
        assert!(rests.is_empty());
    }

    #[test]
    fn in_own_attacks_one_passes_until_one_asks() {
        let mut rests = Rests::default();
        assert!(rests.begin(Rest::OwnAttacks, &place(None, 0)));
        rests.lapse(&place(None, 7));
        assert!(rests.passes(&place(Some((1, true)), 7)));
        assert!(!rests.passes(&place(Some((2, false)), 7)) && !rests.passes(&place(None, 7)));
        rests.end(Rest::OwnAttacks);
        assert_eq!(rests.standing(), []);
    }

    #[test]
    fn a_game_that_tells_no_turns_offers_no_rests() {
        assert_eq!(Rests::offered(&Place { turns: None, ..place(Some((1, true)), 0) }), []);
        assert_eq!(Rests::offered(&place(None, 0)), [Rest::UntilTurn, Rest::OwnAttacks]);
        assert_eq!(Rests::offered(&place(Some((1, true)), 0)), Rest::ALL);
    }
}
