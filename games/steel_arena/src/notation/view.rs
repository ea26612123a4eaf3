//! Views as text.

use super::event::{ground_word, side_word};
use super::{back_word, direction_word, letter, letters, shown_word};
use crate::content::Content;
use crate::event::Shown;
use crate::tile::Facts;
use crate::view::{ModuleView, RobotView, View};
use kernel::Seat;

pub(super) fn write(content: &Content, view: &View) -> String {
    let viewer = view.seat.map_or("a spectator".to_owned(), letter);
    let mut lines = vec![format!("seen by {viewer}")];
    for row in view.cells.chunk_by(|one, next| one.hex.r == next.hex.r) {
        let cells = row.iter().map(|cell| {
            let robot = cell.robot.map(|seat| format!(" robot {}", letter(seat))).unwrap_or_default();
            format!("cell {} {}{robot}", cell.hex, ground_word(content, cell.ground))
        });
        lines.push(cells.collect::<Vec<_>>().join("; "));
    }
    for (seat, robot) in (0..).map(Seat).zip(&view.robots) {
        lines.extend(robot_lines(content, view, seat, robot));
    }
    lines.push(format!("box {}", tiles(content, &view.boxed)));
    lines.push(format!("stack {} top {}", view.stack, view.top.map_or("-".to_owned(), back_word)));
    lines.push(format!("left {}", letters(view.left).join(" ")));
    let turn = view.turn.map(|(seat, number)| format!("turn {number} of {}", letter(seat)));
    let attack = view.attack.map(|attack| {
        let centre = view.cell(attack.centre).hex;
        format!("attack of {} to {} at {centre}", letter(attack.seat), direction_word(attack.to))
    });
    let asked = view.question.map(|question| format!("asked {question:?}"));
    let over = view.outcome.as_ref().map(|outcome| format!("over {outcome:?}"));
    lines.extend(turn.into_iter().chain(attack).chain(asked).chain(over));
    lines.into_iter().map(|line| line + "\n").collect()
}

fn robot_lines(content: &Content, view: &View, seat: Seat, robot: &RobotView) -> Vec<String> {
    let who = letter(seat);
    let place = robot.cell.map_or("nowhere".to_owned(), |cell| view.cell(cell).hex.to_string());
    let flags = [("hot", robot.hot), ("used", robot.used), ("spent", robot.spent)];
    let flags: String = flags.iter().filter(|(_, on)| *on).map(|(word, _)| format!(" {word}")).collect();
    let (facing, side) = (direction_word(robot.facing), side_word(robot.side));
    let mut lines =
        vec![format!("robot {who} on {place} facing {facing} side {side}{flags} damage {}", robot.damage)];
    lines.extend(
        robot.modules.iter().map(|module| format!("module of {who} {}", module_word(content, module))),
    );
    lines.push(format!("trophies of {who} {}", tiles(content, &robot.trophies)));
    lines
}

fn module_word(content: &Content, module: &ModuleView) -> String {
    let ModuleView { back, kind, open, hot, used, spent, facts } = *module;
    let word = shown_word(content, Shown { back, kind });
    let word = if open { word } else { format!("({word})") };
    let flags = [("hot", hot), ("used", used), ("spent", spent)];
    let flags: String = flags.iter().filter(|(_, on)| *on).map(|(word, _)| format!(" {word}")).collect();
    format!("{word}{flags}{}", facts_words(facts))
}

/// What everybody may conclude about a face-down module.
pub(super) const FACTS: [(&str, Facts); 5] = [
    ("not-front", Facts::NOT_FRONT),
    ("not-side", Facts::NOT_SIDE),
    ("not-rear", Facts::NOT_REAR),
    ("cools", Facts::COOLS),
    ("stays-hot", Facts::STAYS_HOT),
];

pub(super) fn facts_words(facts: Facts) -> String {
    FACTS.iter().filter(|(_, fact)| facts.has(*fact)).map(|(word, _)| format!(" {word}")).collect()
}

fn tiles(content: &Content, tiles: &[Shown]) -> String {
    let words: Vec<String> = tiles.iter().map(|shown| shown_word(content, *shown)).collect();
    format!("{}: {}", tiles.len(), words.join(", "))
}
