//! Words: every sentence that a player reads, as messages with typed arguments.

use crate::GigaRobo;
use crate::content::{Content, ToolId};
use crate::event::Event;
use crate::question::{Answer, Illegal, Question};
use crate::setup::Setup;
use crate::table::{Pocket, Tools};
use crate::view::View;
use kernel::{Bout, Cited, Prose, Seat};
use words::{Arg, Message};

impl Prose for GigaRobo {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] =
        &[(words::ENGLISH, include_str!("../words/en.ftl"))];

    fn say_question(bout: &Bout<GigaRobo>, _seat: Seat, question: &Question) -> Message {
        match question {
            Question::Take => Message::new("gr-ask-take").with("heap", bout.table().heap),
        }
    }

    fn say_answer(bout: &Bout<GigaRobo>, seat: Seat, answer: Answer) -> Message {
        match (answer, bout.table().pocket(seat)) {
            (Answer::Take(bolts), _) => Message::new("gr-answer-take").with("bolts", bolts),
            (Answer::Use, pocket) => {
                Message::new("gr-answer-use").with("tool", in_pocket(bout.content(), pocket))
            }
        }
    }

    fn say_event(bout: &Bout<GigaRobo>, event: &Event, listener: Option<Seat>) -> Message {
        let content = bout.content();
        let about = |key: &'static str, seat: Seat| about(key, seat, listener);
        match *event {
            Event::Drew { seat, tool } => about("gr-event-drew", seat).with("tool", known(content, tool)),
            Event::Used { seat, tool } => about("gr-event-used", seat).with("tool", named(content, tool)),
            Event::Took { seat, bolts } => about("gr-event-took", seat).with("bolts", bolts),
            Event::Lost { seat } => about("gr-event-lost", seat),
            Event::Left { seat } => about("gr-event-left", seat),
            Event::TimeUp => Message::new("gr-event-time-up"),
        }
    }

    fn say_refusal(_content: &Content, refusal: &Illegal) -> Message {
        let message = match *refusal {
            Illegal::Handful => Message::new("gr-not-a-handful"),
            Illegal::HeapTooSmall { heap } => Message::new("gr-not-so-many").with("heap", heap),
            Illegal::NoTool => Message::new("gr-no-tool"),
            Illegal::ToolTooLarge { bolts } => Message::new("gr-tool-too-large").with("bolts", bolts),
            Illegal::SeatCount { seats } => Message::new("gr-seat-count").with("seats", seats),
            Illegal::BoltCount { bolts } => Message::new("gr-bolt-count").with("bolts", bolts),
        };
        message.with("rule", refusal.rule())
    }

    fn say_view(content: &Content, view: &View) -> Vec<Message> {
        let mut lines = vec![Message::new("gr-view-heap").with("heap", view.heap)];
        for (seat, pocket) in (0..).map(Seat).zip(&view.pockets) {
            let line = about("gr-view-pocket", seat, view.seat);
            lines.push(line.with("tool", in_pocket(content, *pocket)));
        }
        lines.push(Message::new("gr-view-used").with("tools", listed(content, &view.used)));
        lines.push(Message::new("gr-view-unseen").with("tools", listed(content, &view.unseen)));
        lines
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        let same = |text: &str| text.eq_ignore_ascii_case(name.trim());
        let (id, tool) = content.iter().find(|(_, tool)| same(&tool.code) || same(&tool.name))?;
        let copies = Message::new("gr-tool-copies").with("copies", tool.copies);
        Some(vec![named(content, id), copies])
    }

    fn say_setup(_content: &Content, setup: &Setup) -> Vec<Message> {
        let Setup { seats, bolts } = *setup;
        vec![Message::new("gr-setup").with("seats", seats).with("bolts", bolts)]
    }
}

/// A message about a seat: `$who` and `$seat`.
fn about(key: &'static str, seat: Seat, reader: Option<Seat>) -> Message {
    let who = if reader == Some(seat) { "you" } else { "other" };
    Message::new(key).with("who", who).with("seat", char::from(b'A' + seat.0).to_string())
}

fn named(content: &Content, tool: ToolId) -> Message {
    let tool = content.tool(tool);
    Message::new("gr-tool").with("name", tool.name.as_str()).with("bolts", tool.bolts)
}

fn known(content: &Content, tool: Option<ToolId>) -> Message {
    tool.map_or_else(|| Message::new("gr-a-tool"), |tool| named(content, tool))
}

fn in_pocket(content: &Content, pocket: Pocket) -> Message {
    match pocket {
        Pocket::Empty => Message::new("gr-nothing"),
        Pocket::Hidden => known(content, None),
        Pocket::Holds(tool) => named(content, tool),
    }
}

fn listed(content: &Content, tools: &Tools) -> Arg {
    let line = |(tool, copies): (u8, u8)| {
        Message::new("gr-tools").with("tool", named(content, ToolId(tool))).with("copies", copies)
    };
    tools.iter().map(line).collect::<Vec<Message>>().into()
}
