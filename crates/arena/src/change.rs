//! What has changed between two standings of the same table: each player against the others that both have.

use crate::elo::Elo;
use crate::groups::Groups;
use crate::ladder::Ladder;
use crate::standing::Standing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How much stronger a player has become, measured by the others that it met both times.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Change {
    /// The player.
    pub player: String,
    /// How far it was from the mean of the others.
    pub before: Elo,
    /// How far it is now.
    pub after: Elo,
    /// The difference.
    pub change: Elo,
    /// What the difference shows.
    pub shows: Shown,
}

/// What a difference shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// Nothing: it is within what chance explains.
    Nothing,
    /// The player has become stronger.
    Stronger,
    /// The player has become weaker.
    Weaker,
}

/// What has changed from one standing to another, for each player that both have. Of two players only the first is told:
/// the other one mirrors it. Empty if there are no two such players.
pub fn changes(before: &Standing, after: &Standing) -> Vec<Change> {
    let place = |standing: &Standing, name: &str| standing.ladder.iter().position(|rated| rated.name == name);
    let both: Vec<(&str, usize, usize)> = after
        .ladder
        .iter()
        .enumerate()
        .filter_map(|(now, rated)| Some((rated.name.as_str(), place(before, &rated.name)?, now)))
        .collect();
    let told = match both.len() {
        0 | 1 => return Vec::new(),
        2 => 1,
        players => players,
    };
    let was = ladder(before, &both.iter().map(|(_, was, _)| *was).collect::<Vec<usize>>());
    let is = ladder(after, &both.iter().map(|(_, _, is)| *is).collect::<Vec<usize>>());
    let change = |(player, (name, ..)): (usize, &(&str, usize, usize))| {
        let (old, new) = (was.over_others(player), is.over_others(player));
        let change = Elo::of(new.0 - old.0, new.1.hypot(old.1));
        let shows = match change {
            Elo { low, .. } if low > 0.0 => Shown::Stronger,
            Elo { high, .. } if high < 0.0 => Shown::Weaker,
            _ => Shown::Nothing,
        };
        let [before, after] = [old, new].map(|(odds, error)| Elo::of(odds, error));
        Change { player: (*name).to_owned(), before, after, change, shows }
    };
    both.iter().take(told).enumerate().map(change).collect()
}

/// The ladder of these players alone.
fn ladder(standing: &Standing, players: &[usize]) -> Ladder {
    let mut met: Vec<(usize, usize, Groups)> = Vec::new();
    for one in 0..players.len() {
        for other in one + 1..players.len() {
            let found = standing.between(players[one], players[other]);
            met.extend(found.map(|found| (one, other, found.groups)));
        }
    }
    Ladder::of(players.len(), met.iter().map(|(one, other, groups)| (*one, *other, groups)))
}
