//! The cards of Heavy Hitters as they lie in a real box: decks in an order, hands, discards, lines, Sponsor Cards.

use heavy_hitters::content::{CardId, CardKind, Cards};
use heavy_hitters::{Event, HeavyHitters};
use kernel::{Bout, Chance, Seat, Waiting};
use testkit::laws::{Shadow, Shuffle};

/// The cards of one seat. Piles from the bottom to the top.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Zones {
    deck: Vec<u8>,
    hand: Vec<u8>,
    discard: Vec<u8>,
    line: Vec<u8>,
    sponsors: Vec<u8>,
}

impl Zones {
    fn discard_of_hand(&mut self, card: CardId) -> Result<(), String> {
        self.discard.push(take(&mut self.hand, card)?);
        Ok(())
    }
}

/// All cards that can still be drawn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Box {
    seats: Vec<Zones>,
    sponsors: Vec<u8>,
    sponsored: Vec<u8>,
}

fn listed(cards: &Cards) -> Vec<u8> {
    cards.copies().collect()
}

fn take(pile: &mut Vec<u8>, CardId(card): CardId) -> Result<u8, String> {
    let place = pile.iter().position(|&there| there == card);
    Ok(pile.remove(place.ok_or_else(|| format!("no card {card} lies there"))?))
}

fn top(pile: &mut Vec<u8>, CardId(card): CardId) -> Result<u8, String> {
    let there = pile.pop();
    if there == Some(card) { Ok(card) } else { Err(format!("the pile gives {there:?}")) }
}

impl Shadow<HeavyHitters> for Box {
    /// GK-3.14: the Sponsor Cards are shuffled; decks come later.
    fn lay(bout: &Bout<HeavyHitters>, shuffle: Shuffle<'_>) -> Box {
        let table = bout.table();
        let mut sponsors = listed(table.sponsors());
        shuffle(&mut sponsors);
        let zones = |seat: u8| {
            let player = table.player(Seat(seat));
            let mut deck = listed(player.deck());
            shuffle(&mut deck);
            let [hand, discard, line] = [player.hand(), player.discard(), player.line()].map(listed);
            Zones { deck, hand, discard, line, sponsors: Vec::new() }
        };
        Box { seats: (0..table.seats()).map(zones).collect(), sponsors, sponsored: Vec::new() }
    }

    fn piece(&self, bout: &Bout<HeavyHitters>) -> Option<u8> {
        let Waiting::Chance(Chance::Draw { pile }) = bout.waiting() else { return None };
        self.seats.get(usize::from(pile)).map_or(&self.sponsors, |zones| &zones.deck).last().copied()
    }

    fn hear(&mut self, bout: &Bout<HeavyHitters>, event: &Event, shuffle: Shuffle<'_>) -> Result<(), String> {
        let Box { seats, sponsors, sponsored } = self;
        let is_sponsor =
            |CardId(card)| matches!(bout.content().card(CardId(card)).kind, CardKind::Sponsor { .. });
        match *event {
            // GK-3.16: a deck is shuffled when it is built; nothing was drawn of it yet.
            Event::BuiltDeck { seat } => {
                seats[seat.index()].deck = listed(bout.table().player(seat).deck());
                shuffle(&mut seats[seat.index()].deck);
            }
            Event::Drew { seat, card: Some(card) } => {
                let drawn = top(&mut seats[seat.index()].deck, card)?;
                seats[seat.index()].hand.push(drawn);
            }
            // GK-3.21: all six cards are shuffled back.
            Event::Rebooted { seat } => {
                let Zones { deck, hand, .. } = &mut seats[seat.index()];
                deck.append(hand);
                shuffle(deck);
            }
            // GK-5.4: only an empty deck takes in the discard.
            Event::Reshuffled { seat, .. } => {
                let Zones { deck, discard, .. } = &mut seats[seat.index()];
                if !deck.is_empty() {
                    return Err("the deck is not empty".to_owned());
                }
                deck.append(discard);
                shuffle(deck);
            }
            Event::Played { seat, card } | Event::Discarded { seat, card } if is_sponsor(card) => {
                sponsored.push(take(&mut seats[seat.index()].sponsors, card)?);
            }
            // GK-R76.
            Event::Repaired { seat, card } => seats[seat.index()].discard.push(card.0),
            Event::Played { seat, card } | Event::Revealed { seat, card } => {
                let played = take(&mut seats[seat.index()].hand, card)?;
                seats[seat.index()].line.push(played);
            }
            Event::TookBack { seat, card } => {
                let back = take(&mut seats[seat.index()].line, card)?;
                seats[seat.index()].hand.push(back);
            }
            Event::DiscardedFromHand { seat, card } => seats[seat.index()].discard_of_hand(card)?,
            Event::Discarded { seat, card } => {
                let Zones { hand, discard, line, .. } = &mut seats[seat.index()];
                discard.push(take(line, card).or_else(|_| take(hand, card))?);
            }
            Event::LostFromHand { seat, card: Some(card) } => {
                take(&mut seats[seat.index()].hand, card)?;
            }
            Event::LostFromDeck { seat, card: Some(card) } => {
                top(&mut seats[seat.index()].deck, card)?;
            }
            Event::LostFromLine { seat, card } => {
                take(&mut seats[seat.index()].line, card)?;
            }
            Event::DrewSponsor { seat, card: Some(card) } => {
                let drawn = top(sponsors, card)?;
                seats[seat.index()].sponsors.push(drawn);
            }
            // GK-14.10.
            Event::SponsorsShuffled { .. } => {
                sponsors.append(sponsored);
                shuffle(sponsors);
            }
            _ => {}
        }
        Ok(())
    }
}
