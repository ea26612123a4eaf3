//! The cards of Pacific Rim as they lie in a real box: the deck of each model in an order, face-up cards, missions.

use kernel::{Bout, Chance, Waiting};
use pacific_rim::content::{CardId, MissionId};
use pacific_rim::{Event, PacificRim, Who};
use testkit::laws::{Shadow, Shuffle};

/// So many models may be in the game.
const MODELS: usize = 8;

/// All cards that can still be drawn. Piles from the bottom to the top.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Box {
    decks: [Vec<u8>; MODELS],
    face_up: [Option<u8>; MODELS],
    missions: Vec<u8>,
}

impl Box {
    /// PR-1.23: six cards for every model that came into the game; in the middle of one, those that it has left.
    fn enlist(&mut self, bout: &Bout<PacificRim>, shuffle: Shuffle<'_>) {
        for (who, figure) in bout.table().models() {
            if self.is_new(who) {
                self.decks[who.index()] = figure.deck.iter().collect();
                self.face_up[who.index()] = figure.face;
                shuffle(&mut self.decks[who.index()]);
            }
        }
    }

    fn is_new(&self, who: Who) -> bool {
        self.decks[who.index()].is_empty() && self.face_up[who.index()].is_none()
    }

    /// PR-11.2, PR-11.3: the card on top of the shuffled deck, or the face-up one.
    fn lose(&mut self, who: Who, place: u8) -> Result<(), String> {
        let face_up = &mut self.face_up[who.index()];
        if *face_up == Some(place) {
            *face_up = None;
            return Ok(());
        }
        let drawn = self.decks[who.index()].pop();
        if drawn == Some(place) { Ok(()) } else { Err(format!("the deck gives {drawn:?}")) }
    }

    fn mission(&mut self, MissionId(mission): MissionId) -> Result<(), String> {
        let place = self.missions.iter().position(|there| *there == mission);
        self.missions.remove(place.ok_or("the mission is not there")?);
        Ok(())
    }
}

impl Shadow<PacificRim> for Box {
    fn lay(bout: &Bout<PacificRim>, shuffle: Shuffle<'_>) -> Box {
        let mut missions = (0..bout.content().missions.len() as u8).collect();
        // Once the battle has begun, no mission is drawn any more.
        if bout.table().round() == 0 {
            shuffle(&mut missions);
        }
        let mut laid = Box { missions, ..Box::default() };
        laid.enlist(bout, shuffle);
        laid
    }

    fn piece(&self, bout: &Bout<PacificRim>) -> Option<u8> {
        let Waiting::Chance(Chance::Draw { pile }) = bout.waiting() else { return None };
        self.decks.get(usize::from(pile)).unwrap_or(&self.missions).last().copied()
    }

    fn hear(&mut self, bout: &Bout<PacificRim>, event: &Event, shuffle: Shuffle<'_>) -> Result<(), String> {
        match *event {
            Event::Drew { .. } | Event::Mustered { .. } => self.enlist(bout, shuffle),
            // PR-5.2: a card of the deck, whichever it is.
            Event::Revealed { who, card } => {
                let deck = &mut self.decks[who.index()];
                let place = deck.iter().position(|there| *there == card.place());
                self.face_up[who.index()] = Some(deck.remove(place.ok_or("the card is not in the deck")?));
            }
            // PR-5.14: back, and nobody knows where.
            Event::Folded { who, card: _ } => {
                let card = self.face_up[who.index()].take().ok_or("no card is face up")?;
                self.decks[who.index()].push(card);
                shuffle(&mut self.decks[who.index()]);
            }
            Event::Hurt { who, card } => self.lose(who, CardId::place(card))?,
            Event::Destroyed { who } => {
                self.decks[who.index()].clear();
                self.face_up[who.index()] = None;
            }
            Event::CommonMission { mission } | Event::DrewMission { mission, .. } => self.mission(mission)?,
            _ => {}
        }
        Ok(())
    }
}
