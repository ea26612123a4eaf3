//! The scene: what is seen made visible, and every answer bound to the thing that it concerns.

use crate::HeavyHitters;
use crate::content::Content;
use kernel::{Offer, Rules, Seat, Seen, Show};
use scene::{Choice, Gauge, Id, Panel, Part, Prompt, Scene};
use tabletop::worded::asked;
use words::{Message, telling::who};

type View = Seen<HeavyHitters>;

impl Show for HeavyHitters {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(_content: &Content, view: &View, offers: Vec<Offer<HeavyHitters>>) -> Scene {
        let headline = Message::new("gk-headline").with("turn", view.table().turn);
        let own = view.seat().map(|seat| Id::of("seat", seat));
        let choice = |offer: Offer<HeavyHitters>| {
            Choice::new(offer.notation, offer.words, own.clone().into_iter().collect())
        };
        Scene {
            parts: view
                .seat()
                .unwrap_or(Seat(0))
                .clockwise(view.seats())
                .map(|seat| panel(view, seat))
                .collect(),
            prompt: Prompt::new(view.owing().iter(), asked(view), offers.into_iter().map(choice).collect()),
            ..Scene::of(Self::ID, view.seat(), view.seats(), headline, view.outcome().is_some())
        }
    }
}

fn panel(view: &View, seat: Seat) -> Part {
    let title = Message::new("gk-scene-seat").with_all(who(seat, view.seat()));
    let player = view.table().player(seat);
    let gauge = |name: &'static str, amount: u8| {
        let words = Message::new(format!("gk-scene-{name}"));
        Part::Gauge(Gauge::new(Id::of("seat", seat).at(name), words, amount))
    };
    let gauges = vec![
        gauge("energy", player.energy),
        gauge("hand", player.hand_size()),
        gauge("deck", player.deck_size()),
        gauge("damage", player.damage_size()),
        gauge("space", player.space),
    ];
    let active = view.owing().contains(seat);
    Part::Panel(Panel::new(Id::of("seat", seat), title, gauges).of_seat(seat, active))
}
