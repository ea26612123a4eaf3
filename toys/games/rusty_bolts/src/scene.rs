//! The scene: what is seen made visible, and every answer bound to the thing that it concerns.

use crate::RustyBolts;
use crate::content::{Content, ToolId};
use crate::procedures::Turn;
use crate::question::Answer;
use crate::table::{Pocket, Tools};
use kernel::{Offer, Procedure, Rules, Seat, Seen, Show};
use scene::{Card, Choice, Face, Gauge, Id, Item, Layout, Number, Panel, Part, Prompt, Scene, Tone, Zone};
use tabletop::worded::asked;
use words::{Message, telling::who};

type View = Seen<RustyBolts>;

impl Show for RustyBolts {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<RustyBolts>>) -> Scene {
        let headline = Message::new("rb-headline").with("heap", view.table().heap);
        let choices = offers.into_iter().map(|offer| choice(view, offer)).collect();
        Scene {
            parts: parts(content, view),
            prompt: Prompt::new(view.owing().iter(), asked(view), choices),
            ..Scene::of(Self::ID, view.seat(), view.seats(), headline, view.outcome().is_some())
        }
    }
}

/// The heap, the pockets with one's own first, the tools.
fn parts(content: &Content, view: &View) -> Vec<Part> {
    let table = view.table();
    let around = view.seat().unwrap_or(Seat(0)).clockwise(view.seats());
    let mut parts =
        vec![Part::Gauge(Gauge::new(Id::of("heap", 0), Message::new("rb-scene-heap"), table.heap))];
    parts.extend(around.map(|seat| Part::Panel(panel(content, view, seat))));
    parts.push(tools(content, "used", Message::new("rb-scene-used"), &table.used));
    parts.push(tools(content, "unseen", Message::new("rb-scene-unseen"), &table.unseen));
    parts
}

fn panel(content: &Content, view: &View, seat: Seat) -> Panel {
    let title = Message::new("rb-scene-seat").with_all(who(seat, view.seat()));
    let id = tool_id(seat);
    let item = match view.table().pocket(seat) {
        Pocket::Empty => Item::Empty { id, title: Message::new("rb-nothing") },
        Pocket::Hidden => Item::Card(Card::new(id, Face::back(Message::new("rb-a-tool")))),
        Pocket::Holds(tool) => Item::Card(Card::new(id, front(content, tool))),
    };
    let pocket =
        Zone::new(Id::of("pocket", seat), Message::new("rb-scene-pocket"), Layout::Track, vec![item]);
    let active = view.outcome().is_none() && Turn::of(view.stack()).is_some_and(|turn| turn.seat == seat);
    Panel::new(Id::of("seat", seat), title, vec![Part::Zone(pocket)]).of_seat(seat, active)
}

/// What lies in the pocket of a seat: the place, whatever it is.
fn tool_id(seat: Seat) -> Id {
    Id::of("pocket", seat).at("tool")
}

fn front(content: &Content, tool: ToolId) -> Face {
    let tool = content.get(tool.0);
    let title = Message::new("rb-scene-tool").with("name", tool.name.as_str());
    let bolts = Number::new(Message::new("rb-scene-bolts"), tool.bolts, Tone::Power);
    Face::front(title, format!("rb-{}", tool.code.to_lowercase()), vec![bolts])
}

fn tools(content: &Content, place: &str, title: Message, tools: &Tools) -> Part {
    let id = Id::of(place, 0);
    let items = Item::cards(&id, tools.iter(), |tool| front(content, ToolId(tool)));
    Part::Zone(Zone::new(id, title, Layout::Grid(4), items))
}

/// Bolts are on the heap, a tool is in the own pocket.
fn choice(view: &View, offer: Offer<RustyBolts>) -> Choice {
    let thing = match offer.answer {
        Answer::Take(_) => Some(Id::of("heap", 0)),
        Answer::Use => view.seat().map(tool_id),
    };
    Choice::new(offer.notation, offer.words, thing.into_iter().collect())
}
