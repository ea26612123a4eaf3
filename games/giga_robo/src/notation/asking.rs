//! Numbers that scenarios can ask for.

use super::names::Names;
use super::terms::AIMS;
use crate::GigaRobo;
use crate::city::{Cell, sight};
use crate::dice::{Odds, Side, counter};
use crate::procedures::{turn, walking};
use crate::statics;
use kernel::{Bout, Seat};

const KNOWN: &str = "cost of CODE for A, reach of A to 1,0, pool of A, armor of A, fs of A, \
    pt of A, all pt of A, speed of A, defense of A, movement of A, rage of A, level at 1,0, distance of A to 1,0, \
    cover of A against B, advantage of A over B, successes, winner, odds";

pub(super) fn ask(bout: &Bout<GigaRobo>, name: &str) -> Result<String, String> {
    let (table, content) = (bout.table(), bout.content());
    let names = Names::of(table, content);
    let words: Vec<&str> = name.split_whitespace().collect();
    let seat = |word: &str| names.read_seat(word);
    let number = match words.as_slice() {
        ["cost", "of", code, "for", of] => {
            let of = seat(of)?;
            statics::cost(table, content, of, names.read_card(of, code)?).to_string()
        }
        ["reach", "of", of, "to", cell] => return reach(bout, seat(of)?, names.read_cell(cell)?),
        ["movement", "of", of] => turn::movement(table, content, seat(of)?).to_string(),
        ["armor", "of", of] => table.player(table.flies(seat(of)?)).armor.to_string(),
        ["fs", "of", of] => table.player(seat(of)?).fs.to_string(),
        ["pt", "of", of] => table.player(seat(of)?).pt.to_string(),
        ["all", "pt", "of", of] => table.all_pt(seat(of)?).to_string(),
        ["speed", "of", of] => statics::speed(table, content, seat(of)?).to_string(),
        ["defense", "of", of] => statics::defense(table, content, seat(of)?).to_string(),
        ["rage", "of", of] => statics::rage(table, content, seat(of)?).to_string(),
        ["level", "at", cell] => table.city.level(names.read_cell(cell)?).to_string(),
        ["distance", "of", of, "to", cell] => {
            names.grid().distance(stands(bout, seat(of)?)?, names.read_cell(cell)?).to_string()
        }
        ["cover", "of", of, "against", other] => {
            let (of, other) = (stands(bout, seat(of)?)?, stands(bout, seat(other)?)?);
            sight::cover(names.grid(), &table.city, other, of, AIMS[0].1).to_string()
        }
        ["advantage", "of", of, "over", other] => {
            let (of, other) = (stands(bout, seat(of)?)?, stands(bout, seat(other)?)?);
            sight::combat_advantage(&table.city, of, other).to_string()
        }
        ["pool", "of", of] => pool(bout, seat(of)?)?,
        ["successes"] => table.combat.successes.to_string(),
        ["winner"] => {
            let winner = table.combat.winner.map(|side| table.combat.seat(side));
            winner.map_or_else(|| "nobody".to_owned(), super::letter)
        }
        ["odds"] => odds(bout)?,
        _ => return Err(format!("`{name}` is no number of Giga-Robo!; there are: {KNOWN}")),
    };
    Ok(number)
}

fn stands(bout: &Bout<GigaRobo>, seat: Seat) -> Result<Cell, String> {
    bout.table().cell(seat).ok_or_else(|| "that robot is not on the map".to_owned())
}

/// GR-7.4 to GR-7.20: the movement that the cheapest way costs, whatever movement the robot has.
fn reach(bout: &Bout<GigaRobo>, seat: Seat, to: Cell) -> Result<String, String> {
    let (table, content) = (bout.table(), bout.content());
    let from = stands(bout, seat)?;
    let walk = walking::walk(table, content, seat, FAR, from);
    let cost = walk.reach().cost(to);
    Ok(cost.map_or_else(|| "none".to_owned(), |cost| cost.to_string()))
}

/// More movement than any robot has.
const FAR: u8 = 14;

fn side_of(bout: &Bout<GigaRobo>, seat: Seat) -> Result<Side, String> {
    let table = bout.table();
    table.combat.side_of(table.flies(seat)).ok_or_else(|| "that seat is in no combat".to_owned())
}

/// Attack, Power and Defense Dice: `3 + 1 + 0`.
fn pool(bout: &Bout<GigaRobo>, seat: Seat) -> Result<String, String> {
    let pool = crate::procedures::attack::pools::pool(bout.table(), bout.content(), side_of(bout, seat)?);
    Ok(format!("{} + {} + {}", pool.attack(), pool.power(), pool.defense()))
}

/// GR-13: how likely the attacker, nobody and the other side are ahead after the roll of the pools of now.
fn odds(bout: &Bout<GigaRobo>) -> Result<String, String> {
    let (table, content) = (bout.table(), bout.content());
    if !table.combat.is_on() {
        return Err("there is no combat".to_owned());
    }
    let pool = |side| crate::procedures::attack::pools::pool(table, content, side);
    let [one, other] = table.combat.camps.map(|camp| camp.counter);
    let odds = Odds::of(pool(Side::Active), pool(Side::Reactive), counter(one, other));
    Ok(format!("{} win, {} nobody, {} lose", odds.win(), odds.nobody(), odds.lose()))
}
