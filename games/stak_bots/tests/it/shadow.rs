//! The cards of Stak Bots as they lie in a real box: supplies in an order, Staks, hands, scrapheaps.

use kernel::{Bout, Pending, Rules, Seat};
use serde_json::Value;
use stak_bots::{Card, Event, Seen, StakBots, StakId};
use testkit::laws::{Shadow, Shuffle};

/// A card: its kind and its deck.
type Piece = (u8, u8);

/// Every card that is not in the box lid.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Cards {
    /// For each deck, from the bottom to the top.
    supplies: Vec<Vec<u8>>,
    scrapheaps: Vec<Vec<u8>>,
    /// From the bottom to the top.
    staks: Vec<Vec<Piece>>,
    hands: Vec<Vec<Piece>>,
}

fn piece(card: Card) -> Piece {
    (card.kind().expect("the box follows what happens to known cards").0, card.deck())
}

impl Cards {
    /// SB-15.1, SB-17.26: the deck that a seat draws from.
    fn deck_of(&self, seat: Seat) -> usize {
        if self.supplies.len() == 1 { 0 } else { seat.index() }
    }

    fn draw(&mut self, deck: usize) -> Result<Piece, String> {
        let kind = self.supplies[deck].pop().ok_or("the supply is empty")?;
        Ok((kind, deck as u8))
    }

    fn scrap(&mut self, card: Card) {
        self.scrapheaps[usize::from(card.deck())].push(piece(card).0);
    }

    /// Several equal cards that leave one Stak leave it next to each other, so the uppermost goes.
    fn take(&mut self, stak: StakId, card: Card) -> Result<(), String> {
        let there = self.staks[stak.index()].iter().rposition(|&there| there == piece(card));
        self.staks[stak.index()].remove(there.ok_or("no such card lies in the Stak")?);
        Ok(())
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) -> Result<(), String> {
        let there = self.hands[seat.index()].iter().position(|&held| held == piece(card));
        self.hands[seat.index()].remove(there.ok_or("no such card is held")?);
        Ok(())
    }

    fn is(&self, stak: StakId, height: usize, card: Card) -> Result<(), String> {
        let there = self.staks[stak.index()].get(height).copied();
        if there == Some(piece(card)) { Ok(()) } else { Err(format!("there lies {there:?}")) }
    }
}

/// The place of the card that is turned over now: in a Stak, or on top of the supply of a deck.
enum Place {
    Stak(usize, usize),
    Supply(usize),
}

/// Read from the procedure in progress and from how the cards lie.
fn place(cards: &Cards, bout: &Bout<StakBots>) -> Option<Place> {
    let Value::Object(frame) = serde_json::to_value(bout.stack().last()?).ok()? else { return None };
    let (name, body) = frame.into_iter().next()?;
    let number =
        |body: &Value, key: &str| body.get(key).and_then(Value::as_u64).map(|number| number as usize);
    let stak = |at: usize| bout.table().stak(StakId(at as u8));
    let face_down = |at: usize| stak(at).iter().rposition(|lying| !lying.is_open());
    let staks = 0..cards.staks.len();
    let top = |at: usize| Some(Place::Stak(at, stak(at).len().checked_sub(1)?));
    let supply = |seat: usize| Some(Place::Supply(cards.deck_of(Seat(seat as u8))));
    match name.as_str() {
        "drawing" => supply(number(&body, "seat")?),
        "drone" => supply(0),
        "opening" => match (body["step"].get("top"), body["step"].get("hand")) {
            (Some(step), _) => top(number(step, "stak")?),
            (None, Some(step)) => supply(number(step, "seat")?),
            (None, None) => None,
        },
        "settling" => {
            staks.into_iter().find(|&at| stak(at).last().is_some_and(|lying| !lying.is_open())).and_then(top)
        }
        "clearing" => {
            let owner = Seat(number(&body, "seat")? as u8);
            staks
                .into_iter()
                .find(|&at| bout.table().owner(StakId(at as u8)) == owner && !stak(at).is_empty())
                .and_then(top)
        }
        "removal" => staks.into_iter().find_map(|at| {
            let below = body["below"][at].as_u64()? as usize;
            let height = stak(at).len().checked_sub(1)?;
            let unknown = |&height: &usize| stak(at)[height].card.kind().is_none();
            let found = (height.saturating_sub(below)..height).rev().find(unknown)?;
            Some(Place::Stak(at, found))
        }),
        "deed" => match (body.get("turn-up"), body.get("take-below")) {
            (Some(deed), _) => {
                let at = number(deed, "staks")?.trailing_zeros() as usize;
                Some(Place::Stak(at, face_down(at)?))
            }
            (None, Some(deed)) => {
                let at = number(deed, "stak")?;
                Some(Place::Stak(at, stak(at).len().checked_sub(2)?))
            }
            (None, None) => None,
        },
        _ => None,
    }
}

impl Shadow<StakBots> for Cards {
    /// SB-3.1, SB-3.2: the deck is shuffled, unknown places are filled from it, the rest is the supply.
    fn lay(bout: &Bout<StakBots>, shuffle: Shuffle<'_>) -> Cards {
        let (table, view) = (bout.table(), StakBots::view(bout, None));
        let own = |seat| StakBots::view(bout, Some(Seat(seat))).players[usize::from(seat)].hand.clone();
        let hands: Vec<Vec<Piece>> =
            (0..table.seats()).map(|seat| own(seat).into_iter().map(piece).collect()).collect();
        let mut supplies: Vec<Vec<u8>> = Vec::new();
        for (deck, seen) in (0u8..).zip(&view.decks) {
            let mut unseen = seen.unseen;
            hands.iter().flatten().filter(|held| held.1 == deck).for_each(|held| {
                // The cards of a hand that everybody knows do not count as unseen.
                let _ = unseen.take(held.0);
            });
            let mut pile: Vec<u8> = unseen.copies().collect();
            shuffle(&mut pile);
            supplies.push(pile);
        }
        let mut cards = Cards { supplies, hands, ..Cards::default() };
        cards.scrapheaps = view.decks.iter().map(|deck| deck.scrapheap.copies().collect()).collect();
        for stak in table.staks() {
            let lie = |lying: &stak_bots::Lying| match lying.card.kind() {
                Some(_) => piece(lying.card),
                None => cards.draw(usize::from(lying.card.deck())).expect("there is a card for every place"),
            };
            let laid = table.stak(stak).iter().map(lie).collect();
            cards.staks.push(laid);
        }
        cards
    }

    fn piece(&self, bout: &Bout<StakBots>) -> Option<u8> {
        assert!(matches!(bout.pending(), Pending::Rolling(_)), "a piece is wanted");
        match place(self, bout)? {
            Place::Stak(stak, height) => Some(self.staks[stak].get(height)?.0),
            Place::Supply(deck) => self.supplies[deck].last().copied(),
        }
    }

    fn hear(&mut self, bout: &Bout<StakBots>, event: &Event, shuffle: Shuffle<'_>) -> Result<(), String> {
        match *event {
            Event::Dealt => *self = Cards::lay(bout, shuffle),
            Event::Drew { seat, card: Seen(Some(card)) } => {
                let drawn = self.draw(self.deck_of(seat))?;
                if drawn != piece(card) {
                    return Err(format!("the supply gives {drawn:?}"));
                }
                self.hands[seat.index()].push(drawn);
            }
            Event::Reshuffled { deck, cards } => return self.reshuffle(deck.into(), cards, shuffle),
            Event::Played { seat, card, on: onto } => {
                if bout.table().options.is_drone(seat) && self.hands[seat.index()].is_empty() {
                    self.draw(0)?;
                } else {
                    self.take_from_hand(seat, card)?;
                }
                self.staks[onto.index()].push(piece(card));
            }
            Event::Discarded { seat, card } => {
                self.take_from_hand(seat, card)?;
                self.scrap(card);
            }
            Event::Scrapped { stak, card, .. } => {
                self.take(stak, card)?;
                self.scrap(card);
            }
            // The player who may know gets the secret form of an event, which names the card.
            Event::Took { seat, card: Seen(Some(card)), from: stak, .. } => {
                self.take(stak, card)?;
                self.hands[seat.index()].push(piece(card));
            }
            Event::Donated { to: stak } => {
                let deck = self.deck_of(bout.table().owner(stak));
                let given = self.draw(deck)?;
                self.staks[stak.index()].insert(0, given);
            }
            _ => return self.inside(event),
        }
        Ok(())
    }
}

impl Cards {
    /// SB-15.2: the scrapheap lay open, in any order: only the order of the supply counts.
    fn reshuffle(&mut self, deck: usize, cards: u8, shuffle: Shuffle<'_>) -> Result<(), String> {
        let (supply, scrapheap) = (&mut self.supplies[deck], &mut self.scrapheaps[deck]);
        if !supply.is_empty() || scrapheap.len() != usize::from(cards) {
            return Err(format!("{scrapheap:?} in the scrapheap, {supply:?} in the supply"));
        }
        std::mem::swap(supply, scrapheap);
        supply.sort_unstable();
        shuffle(supply);
        Ok(())
    }

    /// Events that move or turn cards of Staks which stay in Staks.
    fn inside(&mut self, event: &Event) -> Result<(), String> {
        match *event {
            Event::Raised { stak } => self.staks[stak.index()].rotate_left(1),
            Event::Sank { stak } => self.staks[stak.index()].rotate_right(1),
            Event::Swapped { a, b } => {
                let (one, other) = (self.staks[a.index()].pop(), self.staks[b.index()].pop());
                self.staks[a.index()].extend(other);
                self.staks[b.index()].extend(one);
            }
            Event::TurnedUpOnTop { stak, card } => {
                let top = self.staks[stak.index()].len().saturating_sub(1);
                return self.is(stak, top, card);
            }
            Event::TurnedUp { stak, height, card } | Event::TurnedDown { stak, height, card } => {
                return self.is(stak, usize::from(height), card);
            }
            _ => {}
        }
        Ok(())
    }
}
