//! Models in play: where they stand, their cards, their counters. And all of them, by their numbers.

use super::ids::{Cards, MODELS, Thing, Who};
use crate::content::{CardId, Content, Enlisted, Model, Resource};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use tabletop::plane::Pose;

/// Where a model is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// PR-4.12: not on the table yet.
    Reserve,
    /// On the table.
    At(Pose),
    /// PR-11.6: out of the game.
    Destroyed,
}

/// PR-R34: abilities that wait for the next attack.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Waits {
    /// PR-13.11.
    pub focus: bool,
    /// PR-13.7.
    pub brutal: bool,
    /// PR-13.9.
    pub momentum: bool,
}

/// A model in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Figure {
    /// The model with its crew, upgrade and mutations; pilots that died are gone (PR-R41).
    pub kit: Enlisted,
    /// PR-19.4: whose it is.
    pub owner: Seat,
    /// Where it is.
    pub standing: Standing,
    /// PR-1.24: the cards of its deck.
    pub deck: Cards,
    /// PR-5.5: the place of its face-up card.
    pub face: Option<u8>,
    /// PR-11.5: the cards lost as damage.
    pub damage: Cards,
    /// The counters of its two tracks.
    pub tracks: [u8; 2],
    /// The last spaces of its tracks.
    pub most: [u8; 2],
    /// How much lower SPD, SKL, POW and ARM are by damage effects.
    pub weak: [u8; 4],
    /// PR-15.4: the object that it carries.
    pub carries: Option<Thing>,
    /// PR-R34: what waits for its next attack.
    pub waits: Waits,
}

impl Figure {
    /// A whole model.
    pub(crate) fn new(content: &Content, kit: Enlisted, owner: Seat, standing: Standing) -> Figure {
        let tracks = crate::queries::tracks(content, &kit);
        Figure {
            kit,
            owner,
            standing,
            deck: Cards::ALL,
            face: None,
            damage: Cards::NONE,
            tracks: tracks.map(|track| track.start),
            most: tracks.map(|track| track.most),
            weak: [0; 4],
            carries: None,
            waits: Waits::default(),
        }
    }

    /// What its board says.
    pub fn model<'a>(&self, content: &'a Content) -> &'a Model {
        content.model(self.kit.model)
    }

    /// The card of it at this place.
    pub fn card(&self, place: u8) -> CardId {
        CardId::of(self.kit.model, place)
    }

    /// PR-5.5: its face-up card.
    pub fn face_up(&self) -> Option<CardId> {
        self.face.map(|place| self.card(place))
    }

    /// Where it stands, if it is on the table.
    pub fn pose(&self) -> Option<Pose> {
        match self.standing {
            Standing::At(pose) => Some(pose),
            Standing::Reserve | Standing::Destroyed => None,
        }
    }

    /// Its crew that is alive, with their seats.
    pub fn pilots(&self) -> impl Iterator<Item = (u8, crate::content::PilotId)> + use<> {
        (0..).zip(self.kit.pilots).filter_map(|(slot, pilot)| Some((slot, pilot?)))
    }

    /// PR-R40: the counter goes up, not above its last space. How much.
    pub(crate) fn gain(&mut self, resource: Resource, n: u8) -> u8 {
        let track = resource.track();
        let gained = n.min(self.most[track].saturating_sub(self.tracks[track]));
        self.tracks[track] += gained;
        gained
    }

    /// PR-R25: the counter goes down, not below 0. How much.
    pub(crate) fn lose(&mut self, track: usize, n: u8) -> u8 {
        let lost = n.min(self.tracks[track]);
        self.tracks[track] -= lost;
        lost
    }

    /// PR-5.14: the face-up card goes back to the deck. Which.
    pub(crate) fn fold(&mut self) -> Option<CardId> {
        let place = self.face.take()?;
        self.deck = self.deck.with(place);
        Some(self.card(place))
    }
}

/// All models, by their numbers; written with a key for each.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Named", into = "Named")]
pub struct Models([Option<Figure>; MODELS]);

/// How they are written.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename = "Models")]
struct Named {
    p1: Option<Figure>,
    p2: Option<Figure>,
    p3: Option<Figure>,
    p4: Option<Figure>,
    k1: Option<Figure>,
    k2: Option<Figure>,
    k3: Option<Figure>,
    k4: Option<Figure>,
}

impl From<Named> for Models {
    fn from(named: Named) -> Models {
        let Named { p1, p2, p3, p4, k1, k2, k3, k4 } = named;
        Models([p1, p2, p3, p4, k1, k2, k3, k4])
    }
}

impl From<Models> for Named {
    fn from(Models([p1, p2, p3, p4, k1, k2, k3, k4]): Models) -> Named {
        Named { p1, p2, p3, p4, k1, k2, k3, k4 }
    }
}

impl Models {
    /// The model with this number, if there is one.
    pub fn get(&self, who: Who) -> Option<&Figure> {
        self.0.get(who.index())?.as_ref()
    }

    /// The same, to be changed.
    pub(crate) fn get_mut(&mut self, who: Who) -> Option<&mut Figure> {
        self.0[who.index()].as_mut()
    }

    /// Puts a model there.
    pub(crate) fn put(&mut self, who: Who, figure: Figure) {
        self.0[who.index()] = Some(figure);
    }

    /// All models that belong to the game, destroyed or not.
    pub fn iter(&self) -> impl Iterator<Item = (Who, &Figure)> {
        Who::all().zip(&self.0).filter_map(|(who, figure)| Some((who, figure.as_ref()?)))
    }
}
