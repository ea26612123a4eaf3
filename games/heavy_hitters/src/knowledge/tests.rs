//! What is imagined keeps what everybody knows of a deck since the Discard Pile became it.

use crate::content::{CardId, Cards, Content};
use crate::event::Event;
use crate::queries::Guess;
use crate::{HeavyHitters, Setup};
use kernel::{Bout, Dealer, Imaginer, Input, Library, Seat, SeatMap, Sketch, Waiting};
use std::sync::Arc;

/// The seeds of the bouts that are looked at.
const SEEDS: std::ops::Range<u64> = 0..12;

/// What everybody knows of the cards of one seat since they were reshuffled, from what was told alone.
#[derive(Clone, Copy, Default)]
struct Public {
    /// What became the deck.
    deck: Option<Cards>,
    /// Cards that went from the deck to the Damage Pile since.
    milled: u8,
    /// Cards in the Damage Pile since before, if none was repaired.
    buried: u8,
    /// Cards that are lost unseen.
    lost: u8,
}

impl Public {
    fn hear(&mut self, event: &Event, seat: Seat, discards: &Cards) {
        match *event {
            Event::Reshuffled { seat: of, .. } if of == seat => {
                let Public { lost, .. } = *self;
                *self = Public { deck: Some(*discards), milled: 0, buried: lost, lost };
            }
            Event::LostFromDeck { seat: of, .. } if of == seat => {
                self.milled += 1;
                self.lost += 1;
            }
            Event::LostFromHand { seat: of, .. } if of == seat => self.lost += 1,
            Event::Repaired { seat: of, .. } if of == seat => {
                let less = |count: u8| count.saturating_sub(1);
                (self.milled, self.buried, self.lost) =
                    (less(self.milled), less(self.buried), less(self.lost));
            }
            _ => {}
        }
    }

    /// What cannot be so in this bout.
    fn breach(&self, bout: &Bout<HeavyHitters>, seat: Seat) -> Option<String> {
        let (last, player) = (self.deck?, bout.table().player(seat));
        if !player.deck.is_subset(&last) {
            return Some(format!("{:?} cannot all be in a deck of {last:?}", player.deck));
        }
        let of_last: u8 = player.damage.iter().map(|(id, count)| count.min(last.count(id))).sum();
        if of_last < self.milled {
            return Some(format!("{} cards came from the deck, not {of_last}", self.milled));
        }
        // A whole set of weapons was reshuffled: none of it can have been lost before.
        let is_set = |id: u8| bout.content().cards[usize::from(id)].rank().map(|rank| rank.copies());
        let late: u8 =
            player.damage.iter().filter(|(id, _)| is_set(*id) == Some(last.count(*id))).map(|(_, n)| n).sum();
        let room = (player.damage.total() as u8).saturating_sub(self.buried);
        (late > room).then(|| format!("{late} cards were reshuffled, and only {room} were lost since"))
    }
}

/// Plays a bout by chance; `look` sees every position with what is known of each seat, until it says stop.
fn watch(
    content: &Arc<Content>,
    seed: u64,
    mut look: impl FnMut(&Bout<HeavyHitters>, &SeatMap<Public>, &mut Dealer) -> bool,
) {
    let mut bout: Bout<HeavyHitters> = Bout::open(&Setup::usual(2), content, None).expect("a legal set-up");
    let (mut dealer, mut eye) = (Dealer::new(seed), Dealer::new(!seed));
    let mut known = SeatMap::new(2, |_| Public::default());
    let mut listed = Vec::new();
    while bout.waiting() != Waiting::Over {
        let input = match bout.waiting() {
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(owing) => {
                let seat = owing.iter().next().expect("somebody is asked");
                listed.clear();
                bout.answers(seat, &mut listed);
                Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize])
            }
            Waiting::Over => return,
        };
        let mut told = Vec::new();
        bout.play_telling(input, Some(&mut told)).expect("it was listed");
        for (seat, public) in known.iter_mut() {
            // Nothing leaves a deck in the input in which it is reshuffled.
            let deck = *bout.table().player(seat).deck();
            kernel::heard(&told, None).iter().for_each(|event| public.hear(event, seat, &deck));
        }
        if matches!(bout.waiting(), Waiting::Seats(_)) && !look(&bout, &known, &mut eye) {
            return;
        }
    }
}

fn house() -> Arc<Content> {
    HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults")
}

#[test]
fn no_card_is_imagined_in_a_deck_that_was_made_without_it() {
    let (content, mut looked) = (house(), 0);
    for seed in SEEDS {
        watch(&content, seed, |bout, known, eye| {
            for (seat, public) in known.iter().filter(|(_, public)| public.deck.is_some()) {
                assert_eq!(public.breach(bout, seat), None, "the truth of seed {seed}");
                let world = Imaginer::new(bout, Seat(1 - seat.0)).imagine(eye);
                assert_eq!(public.breach(&world, seat), None, "seed {seed}");
                looked += 1;
            }
            true
        });
    }
    assert!(looked > 500, "only {looked} positions after a reshuffle");
}

/// A world in which cards of the deck and of the Damage Pile were exchanged, as if nobody had watched.
#[test]
fn a_world_that_forgets_the_reshuffle_is_noticed() {
    let (content, mut caught) = (house(), 0);
    for seed in SEEDS {
        watch(&content, seed, |bout, known, eye| {
            for (seat, public) in known.iter() {
                let mut sketch = Sketch::of(&Imaginer::new(bout, Seat(1 - seat.0)).imagine(eye));
                let player = sketch.table_mut().player_mut(seat);
                let foreign = |last: Cards| player.damage.copies().find(|id| !last.contains(*id));
                let (Some(card), Some(other)) = (public.deck.and_then(foreign), player.deck.nth(0)) else {
                    continue;
                };
                assert!(player.damage.take(card) && player.deck.take(other));
                player.deck.add(card);
                player.damage.add(other);
                assert!(public.breach(&sketch.into_bout(), seat).is_some(), "seed {seed}");
                caught += 1;
            }
            caught < 20
        });
    }
    assert!(caught >= 20, "only {caught} worlds");
}

/// GK-4.1, GK-5.4: what everybody concludes of a hand never excludes a card that it holds, in truth or in a world.
#[test]
fn no_card_of_a_hand_is_held_impossible() {
    let (content, mut looked, mut fresh) = (house(), 0, 0);
    for seed in 0..60 {
        watch(&content, seed, |bout, known, eye| {
            for (seat, public) in known.iter() {
                let world = Imaginer::new(bout, Seat(1 - seat.0)).imagine(eye);
                for bout in [bout, &world] {
                    let player = bout.table().player(seat);
                    let guess = Guess::of(&content, player, false);
                    for (id, _) in player.hand().iter() {
                        assert!(
                            guess.could_hold(CardId(id)),
                            "seed {seed}: seat {seat} holds {id}: {player:?}"
                        );
                        looked += 1;
                    }
                    fresh += u32::from(public.deck.is_some());
                }
            }
            true
        });
    }
    assert!(looked > 10_000 && fresh > 2_000, "{looked} cards, {fresh} hands after a reshuffle");
}
