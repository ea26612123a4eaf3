//! The scene: what is seen made visible, and every answer bound to the thing that it concerns.
//!
//! PR-R2: nothing is measured before a commitment. What is seen shows positions; a distance, a range, a sight or an arc is
//! told only by the overlays of an attack that was declared, and by the beats of what has happened.

mod beat;
mod binding;
mod board;
mod card;
mod fight;
mod ids;
mod odds;
mod panel;
mod place;
mod points;
mod preview;
mod strain;
mod verbs;

#[cfg(test)]
mod tests;

pub(crate) use board::portrait;
pub(crate) use card::{gear_picture, pilot_picture};

use crate::PacificRim;
use crate::content::Content;
use crate::event::Event;
use crate::prose::names::Names;
use crate::prose::{headline, said, verdict};
use kernel::{At, Offer, Rules, Seat, Seen, Show};
use scene::{Part, Prompt, Scene};

type View = Seen<PacificRim>;

impl Show for PacificRim {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<PacificRim>>) -> Scene {
        let look = Look::of(content, view);
        Scene {
            parts: parts(look, &offers),
            overlays: fight::overlays(look).into_iter().chain(strain::overlays(look)).collect(),
            prompt: prompt(look, offers),
            outcome: verdict(content, view),
            ..Scene::of(
                Self::ID,
                view.seat(),
                view.seats(),
                headline(content, view),
                view.outcome().is_some(),
            )
        }
    }

    fn beat(content: &Content, view: &View, event: &Event) -> Option<scene::Beat> {
        Some(beat::beat(Look::of(content, view), event))
    }
}

/// A view with the names of what is in it.
#[derive(Clone, Copy)]
struct Look<'a> {
    view: &'a View,
    names: Names<'a>,
    /// Who looks; a spectator looks over the shoulder of the first seat.
    seat: Seat,
}

impl<'a> Look<'a> {
    fn of(content: &'a Content, view: &'a View) -> Look<'a> {
        let names = Names::of(content, view.table(), view.seat());
        Look { view, names, seat: view.seat().unwrap_or(Seat(0)) }
    }

    fn at(self) -> At<'a, PacificRim> {
        self.view.at(self.seat)
    }
}

fn prompt(look: Look<'_>, offers: Vec<Offer<PacificRim>>) -> Prompt {
    let view = look.view;
    let asked = view.question().zip(view.seat());
    let question = asked.map(|(asked, seat)| said::question(view.at(seat), seat, asked));
    let pose = place::tool(look, &offers);
    let choices = offers.into_iter().map(|offer| binding::choice(look, offer)).collect();
    let prompt = Prompt::new(view.owing().iter(), question, choices)
        .because(verbs::why(look))
        .in_turn_of(verbs::turn_of(look).map(|seat| seat.0));
    Prompt { pose, ..prompt }
}

/// The plane, the fight in progress, the looking seat's things and then the others' clockwise, what is fought for.
fn parts(look: Look<'_>, offers: &[Offer<PacificRim>]) -> Vec<Part> {
    let mut parts = vec![Part::Board(board::board(look, offers))];
    parts.extend(fight::panel(look).map(Part::Panel));
    let seats = look.seat.clockwise(look.view.seats());
    parts.extend(seats.map(|seat| Part::Panel(panel::seat(look, seat))));
    parts.push(Part::Panel(points::battle(look)));
    parts
}
