//! Builds by chance: every legal deck of a faction can come, and each as often as every other.

use super::{Build, SETS, deck_of};
use crate::content::{CardId, Content, FactionId, PilotId, UTILITIES};
use kernel::Dealer;

impl Build {
    /// A legal build with the pieces of these codes, as far as they go together.
    pub(crate) fn random(content: &Content, wanted: &[&str], dealer: &mut Dealer) -> Build {
        let is_wanted = |code: &str| wanted.contains(&code);
        let of_card = content.all().find(|(_, card)| is_wanted(&card.code));
        let of_pilot = content.pilots.iter().find(|pilot| is_wanted(&pilot.code));
        let named = (0..).map(FactionId).zip(&content.factions).find(|(_, faction)| is_wanted(&faction.code));
        let faction = named
            .map(|(id, _)| id)
            .or_else(|| of_pilot.map(|pilot| pilot.faction))
            .or_else(|| of_card.and_then(|(_, card)| card.faction))
            .unwrap_or_else(|| FactionId(dealer.below(content.factions.len() as u32) as u8));
        let mut pilots: Vec<PilotId> = content.pilots_of(faction).map(|(id, _)| id).collect();
        let named = |id: &PilotId| is_wanted(&content.pilots[usize::from(id.0)].code);
        if pilots.iter().any(named) {
            pilots.retain(named);
        }
        let pilot = pilots[dealer.below(pilots.len() as u32) as usize];
        Build::by_chance(content, (faction, pilot), wanted, dealer)
    }

    /// GK-4.1 to GK-4.6: any legal deck, with the cards of these codes as far as they fit.
    pub(crate) fn by_chance(
        content: &Content,
        (faction, pilot): (FactionId, PilotId),
        wanted: &[&str],
        dealer: &mut Dealer,
    ) -> Build {
        let is_wanted = |id: &CardId| wanted.contains(&content.card(*id).code.as_str());
        let mut sets = Vec::new();
        for (_, rank, count) in SETS {
            let of_rank = content.pool(faction).filter(|(_, card)| card.rank() == Some(rank));
            let mut all: Vec<CardId> = of_rank.map(|(id, _)| id).collect();
            dealer.shuffle(&mut all);
            // The sort keeps the random order among equals.
            all.sort_by_key(|id| !is_wanted(id));
            sets.extend(all.into_iter().take(count));
        }
        let kinds = content.pool(faction).filter(|(_, card)| card.is_utility());
        let mut kinds: Vec<(CardId, u8)> = kinds.map(|(id, card)| (id, card.copies)).collect();
        let mut further = Vec::new();
        for code in wanted {
            let found = kinds.iter_mut().find(|(id, left)| content.card(*id).code == **code && *left > 0);
            if let Some((id, left)) = found.filter(|_| further.len() < usize::from(UTILITIES)) {
                further.push(*id);
                *left -= 1;
            }
        }
        let left = usize::from(UTILITIES) - further.len();
        further.extend(any_of(&kinds, left, dealer));
        Build { faction, pilot, cards: deck_of(content, faction, &sets, &further) }
    }
}

/// So many cards of these kinds with these copies. Every choice is as likely as every other: of each kind come so many
/// as there are ways to choose the rest.
fn any_of(kinds: &[(CardId, u8)], count: usize, dealer: &mut Dealer) -> Vec<CardId> {
    let ways = ways_of(kinds, count);
    let (mut left, mut chosen) = (count, Vec::new());
    for (at, &(id, copies)) in kinds.iter().enumerate() {
        let mut place = dealer.below(ways[at][left]);
        let mut take = 0;
        while take < usize::from(copies).min(left) && place >= ways[at + 1][left - take] {
            place -= ways[at + 1][left - take];
            take += 1;
        }
        left -= take;
        chosen.extend(std::iter::repeat_n(id, take));
    }
    chosen
}

/// In how many ways so many cards can be chosen of the kinds from this one on.
fn ways_of(kinds: &[(CardId, u8)], count: usize) -> Vec<Vec<u32>> {
    let mut ways = vec![vec![0; count + 1]; kinds.len() + 1];
    ways[kinds.len()][0] = 1;
    for (at, (_, copies)) in kinds.iter().enumerate().rev() {
        for left in 0..=count {
            let most = usize::from(*copies).min(left);
            ways[at][left] = (0..=most).map(|take| ways[at + 1][left - take]).sum();
        }
    }
    ways
}
