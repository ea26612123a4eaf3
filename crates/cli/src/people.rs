//! How many people can play a game: what its set-ups allow, without seats that the rules play themselves.

use crate::table::seats_of;
use catalog::Playable;
use kernel::{Bout, Dealer, OptionKind, Players, Seat, SeatSet};
use std::sync::Arc;

/// The choice of a set-up that says how many seats there are.
const SEATS: &str = "seats";
/// Who is asked nothing in this many random bouts, is played by the rules.
const TRIES: u64 = 3;
/// The answers of such a bout that may pass until it counts.
const ANSWERS: u32 = 400;

/// The fewest and the most people who can play the game.
pub(crate) fn range<G: Playable>() -> (u8, u8) {
    let Ok(content) = G::content(&G::house()) else { return (0, 0) };
    let setups: Vec<(G::Setup, u8)> = with_seats::<G>(&content);
    let (least, most) = seats::<G>(&setups);
    // Rules that play a seat themselves need fewer people than seats: only the smallest tables matter.
    let smallest = setups.iter().filter(|(_, seats)| *seats == least);
    let people = smallest.filter_map(|(setup, _)| people_at::<G>(setup, &content));
    (people.fold(least, u8::min), most)
}

/// The named table for so few people that the rules play the other seats.
pub(crate) fn against_the_rules<G: Playable>(people: u8) -> Option<String> {
    let content = G::content(&G::house()).ok()?;
    let fits = |setup: &G::Setup| {
        let seats = seats_of::<G>(setup, &content).ok()?;
        Some(people < seats && people_at::<G>(setup, &content)? == people)
    };
    G::setups().into_iter().find(|(_, setup)| fits(setup) == Some(true)).map(|(name, _)| name)
}

/// Whether a set-up may say that it has so many seats.
pub(crate) fn may_choose<G: Playable>(seats: usize) -> bool {
    chosen::<G>().is_some_and(|(least, most)| (usize::from(least)..=usize::from(most)).contains(&seats))
}

fn with_seats<G: Playable>(content: &G::Content) -> Vec<(G::Setup, u8)> {
    let named = G::setups().into_iter().map(|(_, setup)| setup);
    named.filter_map(|setup| seats_of::<G>(&setup, content).ok().map(|seats| (setup, seats))).collect()
}

/// The fewest and the most seats: those that can be chosen, and those of the named tables.
fn seats<G: Playable>(setups: &[(G::Setup, u8)]) -> (u8, u8) {
    let chosen = chosen::<G>().unwrap_or((u8::MAX, 0));
    setups.iter().fold(chosen, |(least, most), (_, seats)| (least.min(*seats), most.max(*seats)))
}

/// The bounds of the choice.
fn chosen<G: Playable>() -> Option<(u8, u8)> {
    let option = G::options().into_iter().find(|option| option.key == SEATS)?;
    match option.kind {
        OptionKind::Number { least, most } => Some((u8::try_from(least).ok()?, u8::try_from(most).ok()?)),
        OptionKind::Switch | OptionKind::OneOf(_) => None,
    }
}

/// How many seats of this table are asked anything.
fn people_at<G: Playable>(setup: &G::Setup, content: &Arc<G::Content>) -> Option<u8> {
    let mut listener = Listener { dealer: Dealer::new(0), asked: SeatSet::EMPTY, seats: 0, answers: 0 };
    for try_ in 0..TRIES {
        let mut bout = Bout::<G>::open(setup, content, None).ok()?;
        listener = Listener { dealer: Dealer::new(try_), seats: bout.seats(), answers: 0, ..listener };
        bout.playout(&mut listener, &mut Vec::new());
        if listener.all_were_asked() {
            break;
        }
    }
    Some(listener.asked.len())
}

/// Answers by chance, and notes who was asked.
struct Listener {
    dealer: Dealer,
    asked: SeatSet,
    seats: u8,
    answers: u32,
}

impl Listener {
    fn all_were_asked(&self) -> bool {
        self.asked.len() == self.seats
    }
}

impl<G: Playable> Players<G> for Listener {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.dealer
    }

    fn choose(&mut self, _bout: &Bout<G>, seat: Seat, answers: &[G::Answer]) -> Option<usize> {
        self.asked.insert(seat);
        self.answers += 1;
        let goes_on = !self.all_were_asked() && self.answers < ANSWERS;
        goes_on.then(|| self.dealer.below(answers.len() as u32) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::{against_the_rules, range};
    use crate::table::seats_of;
    use catalog::{Playable, Visitor};

    #[derive(Clone, Copy)]
    struct Range;

    impl Visitor for Range {
        type Out = (&'static str, (u8, u8));
        fn visit<G: Playable>(self) -> Self::Out {
            (G::ID, range::<G>())
        }
    }

    #[test]
    fn people_are_counted_by_what_set_ups_allow() {
        let expected = [
            ("stak-bots", (1, 6)),
            ("steel-arena", (2, 4)),
            ("giga-robo", (2, 6)),
            ("heavy-hitters", (2, 4)),
            ("pacific-rim", (2, 6)),
        ];
        assert_eq!(catalog::each(Range), expected);
    }

    /// Every number of people of the range that has no table.
    #[derive(Clone, Copy)]
    struct Without;

    impl Visitor for Without {
        type Out = Vec<u8>;
        fn visit<G: Playable>(self) -> Vec<u8> {
            let content = G::content(&G::house()).expect("the house pack is sound");
            let (least, most) = range::<G>();
            let opens = |people: u8| {
                let setup = G::read_setup(&format!("seats = {people}"), None, &content);
                setup.is_ok_and(|setup| seats_of::<G>(&setup, &content) == Ok(people))
            };
            (least..=most)
                .filter(|people| !opens(*people) && against_the_rules::<G>(*people).is_none())
                .collect()
        }
    }

    #[test]
    fn there_is_a_table_for_every_number_of_people() {
        assert_eq!(catalog::each(Without), vec![Vec::<u8>::new(); catalog::entries().len()]);
    }
}
