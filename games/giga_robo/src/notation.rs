//! Notation: answers, chance, events and views as short stable text, both ways.
//!
//! A seat is a letter (`A`), a tool its code (`WRENCH`), in view `?` if it is hidden and `-` if there is none.

mod position;

use crate::GigaRobo;
use crate::content::{Content, ToolId};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::table::{Pocket, Tools};
use crate::view::View;
use kernel::{At, Bout, Chance, Fault, Notation, Rolled, Seat, SeatSet};
use std::sync::Arc;

impl Notation for GigaRobo {
    fn seat_word(seat: Seat) -> String {
        letter(seat)
    }

    fn write_answer(_at: At<'_, Self>, _seat: Seat, answer: Answer) -> String {
        match answer {
            Answer::Take(bolts) => format!("take {bolts}"),
            Answer::Use => "use".to_owned(),
        }
    }

    fn read_answer(_at: At<'_, Self>, _seat: Seat, text: &str) -> Result<Answer, String> {
        let taken = text.strip_prefix("take ").and_then(|bolts| bolts.parse().ok()).map(Answer::Take);
        let used = (text == "use").then_some(Answer::Use);
        taken.or(used).ok_or_else(|| format!("`{text}` is no answer; write `take N` or `use`"))
    }

    fn write_question(_at: At<'_, Self>, _seat: Seat, question: &Question) -> String {
        match question {
            Question::Take => "take".to_owned(),
        }
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        format!("draw {}", at.content.tool(ToolId(rolled.drawn())).code)
    }

    fn read_rolled(at: At<'_, Self>, _chance: Chance, text: &str) -> Result<Rolled, String> {
        let tool = text.strip_prefix("draw ").and_then(|code| at.content.find(code));
        tool.map(|tool| Rolled::Drawn(tool.0)).ok_or_else(|| format!("`{text}`: write `draw` and a tool"))
    }

    fn write_event(content: &Content, event: &Event) -> String {
        let code = |tool: ToolId| content.tool(tool).code.as_str();
        match *event {
            Event::Drew { seat, tool } => format!("{} draws {}", letter(seat), tool.map_or("?", code)),
            Event::Used { seat, tool } => format!("{} uses {}", letter(seat), code(tool)),
            Event::Took { seat, bolts } => format!("{} takes {bolts}", letter(seat)),
            Event::Lost { seat } => format!("{} loses", letter(seat)),
            Event::Left { seat } => format!("{} leaves", letter(seat)),
            Event::TimeUp => "time is up".to_owned(),
        }
    }

    fn write_view(content: &Content, view: &View) -> String {
        let viewer = view.seat.map_or("a spectator".to_owned(), letter);
        let mut lines = vec![format!("seen by {viewer}"), format!("heap {}", view.heap)];
        for (seat, pocket) in (0..).map(Seat).zip(&view.pockets) {
            lines.push(format!("pocket of {} {}", letter(seat), pocket_word(content, *pocket)));
        }
        lines.push(format!("unseen {}", codes(content, &view.unseen).join(" ")));
        lines.push(format!("used {}", codes(content, &view.used).join(" ")));
        lines.push(format!("left {}", letters(view.left).join(" ")));
        let turn = view.turn.map(|(seat, number)| format!("turn {number} of {}", letter(seat)));
        let asked = view.question.map(|question| format!("asked {question:?}"));
        let over = view.outcome.as_ref().map(|outcome| format!("over {outcome:?}"));
        lines.into_iter().chain(turn).chain(asked).chain(over).map(|line| line + "\n").collect()
    }

    fn write_position(bout: &Bout<Self>) -> String {
        position::write(bout)
    }

    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<Content>,
    ) -> Result<Bout<Self>, Vec<Fault>> {
        position::read(text, table, content)
    }

    fn read_setup(text: &str, table: Option<&str>, _content: &Content) -> Result<Setup, Vec<Fault>> {
        position::read_setup(text, table)
    }

    /// `heap`, `tools to draw`.
    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        match name {
            "heap" => Ok(bout.table().heap.to_string()),
            "tools to draw" => Ok(bout.table().unseen.total().to_string()),
            other => Err(format!("`{other}` is no number; there are: heap, tools to draw")),
        }
    }
}

fn letter(seat: Seat) -> String {
    char::from(b'A' + seat.0).to_string()
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(letter).collect()
}

fn codes<'a>(content: &'a Content, tools: &Tools) -> Vec<&'a str> {
    tools.copies().map(|tool| content.tool(ToolId(tool)).code.as_str()).collect()
}

fn pocket_word(content: &Content, pocket: Pocket) -> &str {
    match pocket {
        Pocket::Empty => "-",
        Pocket::Hidden => "?",
        Pocket::Holds(tool) => &content.tool(tool).code,
    }
}
