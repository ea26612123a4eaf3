//! Results of chance: `dice 11 5 4`, `draw GAS-MAIN`, `pick 2`.

use crate::content::Content;
use kernel::{Chance, Rolled};

pub(super) fn write(content: &Content, rolled: &Rolled) -> String {
    match rolled {
        Rolled::Dice(faces) => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            format!("dice {}", faces.join(" "))
        }
        Rolled::Drawn(kind) => {
            let impact = content.impacts.get(usize::from(*kind));
            format!("draw {}", impact.map_or("?", |impact| impact.code.as_str()))
        }
        Rolled::Picked(number) => format!("pick {number}"),
    }
}

pub(super) fn read(content: &Content, chance: Chance, text: &str) -> Result<Rolled, String> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (chance, kind) {
        (Chance::Dice { count, sides }, "dice") => dice(count, sides, rest),
        (Chance::Draw { .. }, "draw") => {
            let found = content.impacts.iter().position(|impact| impact.code.as_str() == rest);
            found
                .map(|at| Rolled::Drawn(at as u8))
                .ok_or_else(|| format!("no Impact Card has the code `{rest}`"))
        }
        (Chance::Pick { of }, "pick") => match rest.parse() {
            Ok(number) if number < of => Ok(Rolled::Picked(number)),
            _ => Err(format!("`pick` needs a number from 0 to {}", of.saturating_sub(1))),
        },
        (Chance::Dice { count, sides }, _) => {
            Err(format!("{count} dice with {sides} sides are rolled here: write `dice 3 5`, not `{text}`"))
        }
        (Chance::Draw { .. }, _) => Err(format!("a card is drawn here: write `draw CODE`, not `{text}`")),
        (Chance::Pick { of }, _) => {
            Err(format!("a number below {of} is picked here: write `pick N`, not `{text}`"))
        }
    }
}

fn dice(count: u8, sides: u8, faces: &str) -> Result<Rolled, String> {
    let read: Option<kernel::Faces> = match faces.split_whitespace().count() == usize::from(count) {
        true => faces.split_whitespace().map(|face| face.parse().ok()).collect(),
        false => None,
    };
    let fits = read.filter(|faces| faces.iter().all(|face| (1..=sides).contains(face)));
    fits.map(Rolled::Dice)
        .ok_or_else(|| format!("{count} dice with {sides} sides are rolled here, not `{faces}`"))
}
