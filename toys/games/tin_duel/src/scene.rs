//! The scene: what is seen made visible, and every answer bound to the thing that it concerns.

use crate::TinDuel;
use crate::content::{Content, MoveId};
use crate::procedures::Round;
use crate::question::Answer;
use crate::table::Moves;
use kernel::{Offer, Procedure, Rules, Seat, Seen, Show};
use scene::{Choice, Face, Gauge, Id, Item, Layout, Number, Panel, Part, Prompt, Scene, Tone, Zone};
use tabletop::worded::asked;
use words::{Message, telling::who};

type View = Seen<TinDuel>;

impl Show for TinDuel {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<TinDuel>>) -> Scene {
        let round = Round::of(view.stack()).map_or(0, |round| round.number);
        let headline = Message::new("td-headline").with("round", round);
        let choices = offers.into_iter().map(|offer| choice(view, offer)).collect();
        Scene {
            outcome: view.outcome().is_some().then(|| Message::new("td-over")),
            parts: parts(content, view),
            prompt: Prompt::new(view.owing().iter(), asked(view), choices),
            ..Scene::of(Self::ID, view.seat(), 2, headline, false)
        }
    }
}

/// The robots with the own one first, then the moves that were shown, then those that may come.
fn parts(content: &Content, view: &View) -> Vec<Part> {
    let table = view.table();
    let around = view.seat().unwrap_or(Seat(0)).clockwise(2);
    let mut parts: Vec<Part> = around.map(|seat| Part::Panel(panel(content, view, seat))).collect();
    parts.push(moves(content, Id::of("shown", 0), Message::new("td-scene-shown"), &table.shown));
    parts.push(moves(content, Id::of("unseen", 0), Message::new("td-scene-unseen"), &table.unseen));
    parts
}

fn panel(content: &Content, view: &View, seat: Seat) -> Panel {
    let title = Message::new("td-scene-seat").with_all(who(seat, view.seat()));
    let armour =
        Gauge::new(Id::of("armour", seat), Message::new("td-scene-armour"), view.table().armour[seat]);
    let hand = view.table().hand(seat);
    let (id, title_of_hand) = (hand_id(seat), Message::new("td-scene-hand"));
    let hand = Zone::new(id.clone(), title_of_hand, Layout::Fan, cards(content, &id, &hand.moves))
        .with_unlisted(hand.hidden.into());
    Panel::new(Id::of("seat", seat), title, vec![Part::Gauge(armour), Part::Zone(hand)])
        .of_seat(seat, view.owing().contains(seat))
}

fn hand_id(seat: Seat) -> Id {
    Id::of("hand", seat)
}

fn cards(content: &Content, place: &Id, moves: &Moves) -> Vec<Item> {
    Item::cards(place, moves.iter(), |id| front(content, MoveId(id)))
}

fn front(content: &Content, id: MoveId) -> Face {
    let kind = content.get(id.0);
    let title = Message::new("td-scene-move").with("name", kind.name.as_str());
    let power = Number::new(Message::new("td-scene-power"), kind.power, Tone::Power);
    let guard = Number::new(Message::new("td-scene-guard"), kind.guard, Tone::Plain);
    Face::front(title, format!("td-{}", kind.code.to_lowercase()), vec![power, guard])
}

fn moves(content: &Content, id: Id, title: Message, moves: &Moves) -> Part {
    let items = cards(content, &id, moves);
    Part::Zone(Zone::new(id, title, Layout::Grid(4), items))
}

/// A move is in the own hand.
fn choice(view: &View, offer: Offer<TinDuel>) -> Choice {
    let Answer::Play(chosen) = offer.answer;
    let thing = view.seat().map(|seat| hand_id(seat).at(chosen.0));
    Choice::new(offer.notation, offer.words, thing.into_iter().collect())
}
