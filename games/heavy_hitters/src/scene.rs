//! The scene: what is seen made visible, and every answer bound to the thing that it concerns.

mod aim;
mod beat;
mod binding;
mod board;
pub(crate) mod card;
mod fight;
mod ids;
mod odds;
mod panel;
mod pool;
mod preview;
mod verbs;

use crate::HeavyHitters;
use crate::content::Content;
use crate::event::Event;
use crate::prose::headline;
use crate::prose::names::Names;
use crate::prose::verdict;
use crate::question::Question;
use kernel::{At, Offer, Rules, Seat, Seen, Show};
use scene::{Part, Prompt, Scene};

type View = Seen<HeavyHitters>;

/// What a hex answers that is no choice: its refusal says why not.
const WHY_NOT: &str = "at {cell}";

impl Show for HeavyHitters {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<HeavyHitters>>) -> Scene {
        let look = Look::of(content, view);
        Scene {
            parts: parts(look),
            overlays: fight::overlays(look).into_iter().chain(preview::pending_front(look)).collect(),
            prompt: prompt(look, offers),
            outcome: verdict(look.names, view),
            ..Scene::of(Self::ID, view.seat(), view.seats(), headline(view), view.outcome().is_some())
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

    fn at(self) -> At<'a, HeavyHitters> {
        self.view.at(self.seat)
    }
}

fn prompt(look: Look<'_>, offers: Vec<Offer<HeavyHitters>>) -> Prompt {
    let view = look.view;
    let asked = view.question().zip(view.seat());
    let question = asked.map(|(asked, seat)| crate::prose::question(view.at(seat), seat, asked));
    let choices = offers.into_iter().map(|offer| binding::choice(look, offer)).collect();
    let prompt = Prompt::new(view.owing().iter(), question, choices)
        .because(verbs::why(look))
        .in_turn_of(verbs::turn_of(look).map(|seat| seat.0));
    let has_places = asked.is_some_and(|(asked, _)| *asked == Question::Start || look.names.table.turn > 0);
    if has_places { prompt.trying(WHY_NOT) } else { prompt }
}

/// The city, the attack in progress, the looking seat's things and then the others' clockwise, the Sponsor Cards.
fn parts(look: Look<'_>) -> Vec<Part> {
    let mut parts = vec![Part::Board(board::board(look))];
    parts.extend(fight::panel(look).map(Part::Panel));
    parts.extend(fight::order(look).map(Part::Order));
    let seats = look.seat.clockwise(look.view.seats());
    parts.extend(seats.map(|seat| Part::Panel(panel::panel(look, seat))));
    parts.extend(panel::sponsors(look).map(Part::Zone));
    parts
}
