//! The scene: a view made visible, and every answer bound to the thing that it concerns.

use crate::GigaRobo;
use crate::content::{Content, ToolId};
use crate::question::{Answer, Question};
use crate::table::{Pocket, Tools};
use crate::view::View;
use kernel::{Offer, Prose, Rules, Seat, Show};
use scene::{
    Card, Choice, Face, Gauge, Glyph, Id, Item, Layout, Number, Panel, Part, Prompt, Scene, Tone, Zone,
};
use words::Message;

impl Show for GigaRobo {
    type Scene = Scene;

    fn show(content: &Content, view: &View, offers: Vec<Offer<GigaRobo>>) -> Scene {
        let headline = GigaRobo::say_view(content, view).swap_remove(0);
        let question = |question: Question| match question {
            Question::Take => Message::new("gr-ask-take").with("heap", view.heap),
        };
        Scene {
            game: GigaRobo::ID.to_owned(),
            outcome: view.outcome.is_some().then(|| headline.clone()),
            headline,
            looker: view.seat.map(|seat| seat.0),
            seats: view.pockets.len() as u8,
            parts: parts(content, view),
            overlays: Vec::new(),
            prompt: Prompt {
                owing: view.owing.iter().map(|seat| seat.0).collect(),
                question: view.question.map(question),
                choices: offers.into_iter().map(|offer| choice(view, offer)).collect(),
                pose: None,
            },
        }
    }
}

/// The heap, the pockets with one's own first, the tools.
fn parts(content: &Content, view: &View) -> Vec<Part> {
    let seats = view.pockets.len() as u8;
    let first = view.seat.map_or(0, |seat| seat.0);
    let around = (0..seats).map(|place| Seat((first + place) % seats));
    let (title, value) = (Message::new("gr-scene-heap"), view.heap.into());
    let heap = Gauge { id: Id::of("heap", 0), title, value, most: None, tone: Tone::Plain };
    let mut parts = vec![Part::Gauge(heap)];
    parts.extend(around.map(|seat| Part::Panel(panel(content, view, seat))));
    parts.push(Part::Zone(tools(content, "used", Message::new("gr-scene-used"), &view.used)));
    parts.push(Part::Zone(tools(content, "unseen", Message::new("gr-scene-unseen"), &view.unseen)));
    parts
}

fn panel(content: &Content, view: &View, seat: Seat) -> Panel {
    let who = if view.seat == Some(seat) { "you" } else { "other" };
    let letter = char::from(b'A' + seat.0).to_string();
    Panel {
        id: Id::of("seat", seat.0),
        title: Message::new("gr-scene-seat").with("who", who).with("seat", letter),
        seat: Some(seat.0),
        active: view.outcome.is_none() && view.turn.is_some_and(|(active, _)| active == seat),
        marks: Vec::new(),
        parts: vec![Part::Zone(pocket(content, view, seat))],
    }
}

fn pocket(content: &Content, view: &View, seat: Seat) -> Zone {
    let id = tool_id(seat);
    let card = |face| Item::Card(Card { id: id.clone(), face, marks: Vec::new(), copies: 1 });
    let item = match view.pockets[seat.index()] {
        Pocket::Empty => Item::Empty { id: id.clone(), title: Message::new("gr-nothing") },
        Pocket::Hidden => card(Face::Back { title: Message::new("gr-a-tool"), tone: Tone::Plain }),
        Pocket::Holds(tool) => card(front(content, tool)),
    };
    Zone {
        id: Id::of("pocket", seat.0),
        title: Message::new("gr-scene-pocket"),
        layout: Layout::Track,
        items: vec![item],
        unlisted: 0,
        marks: Vec::new(),
    }
}

/// What lies in the pocket of a seat: the place, whatever it is.
fn tool_id(seat: Seat) -> Id {
    Id::of("pocket", seat.0).at("tool")
}

fn front(content: &Content, tool: ToolId) -> Face {
    let tool = content.tool(tool);
    let (title, value) = (Message::new("gr-scene-bolts"), tool.bolts.into());
    Face::Front {
        turned_down: false,
        title: Message::new("gr-scene-tool").with("name", tool.name.as_str()),
        glyph: Glyph::named(format!("tool-{}", tool.code.to_lowercase())),
        numbers: vec![Number { title, value, tone: Tone::Power }],
        text: Vec::new(),
    }
}

fn tools(content: &Content, place: &str, title: Message, tools: &Tools) -> Zone {
    let id = Id::of(place, 0);
    let item = |(tool, copies): (u8, u8)| {
        let face = front(content, ToolId(tool));
        Item::Card(Card { id: id.at(tool), face, marks: Vec::new(), copies: copies.into() })
    };
    let items = tools.iter().map(item).collect();
    Zone { items, title, layout: Layout::Grid(4), unlisted: 0, marks: Vec::new(), id: id.clone() }
}

/// Bolts are on the heap, a tool is in the own pocket.
fn choice(view: &View, offer: Offer<GigaRobo>) -> Choice {
    let things = match offer.answer {
        Answer::Take(_) => vec![Id::of("heap", 0)],
        Answer::Use => view.seat.map(tool_id).into_iter().collect(),
    };
    let (answer, words) = (offer.notation, offer.words);
    Choice { answer, words, things, then: Vec::new(), amount: None, preview: Vec::new() }
}
