//! Bytes: what a server sends for a move.

use crate::bed::Bed;
use crate::home::Home;
use crate::player::{Player, pair_by, play_on, terms_of};
use kernel::Dealer;
use lobby::Command;
use wire::protocol::Came;

/// So many moves are counted.
const MOVES: usize = 240;
/// For each game, the most bytes that both seats may receive for a move, on average and unpacked. Chance makes a tenth more
/// or less of it, two tenths in Giga-Robo!.
const MOST: &[(&str, usize)] = &[("stak-bots", 5_200), ("steel-arena", 3_400), ("giga-robo", 7_200)];

pub(crate) async fn a_move_sends_few_bytes(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    for &(game, most) in MOST {
        let (mut ada, mut bo, table) = pair_by(&home, terms_of(game)).await;
        let first = sent(&ada) + sent(&bo);
        let came = packed(&ada) + packed(&bo);
        let (mut moves, mut dealer) = (0, Dealer::new(7));
        loop {
            moves += play_on(&mut [&mut ada, &mut bo], table, &mut dealer, MOVES - moves).await;
            if moves == MOVES {
                break;
            }
            for player in [&mut ada, &mut bo] {
                assert_eq!(player.order(Command::Rematch { table }).await, Ok(Came::Done));
            }
            ada.catch_up().await;
            bo.catch_up().await;
        }
        let each = (sent(&ada) + sent(&bo) - first) / moves;
        let short = (packed(&ada) + packed(&bo) - came) / moves;
        println!(
            "{game}: {first} bytes before the first move ({came} packed), {each} for a move ({short} packed)"
        );
        assert!(each <= most, "{game}: {each} bytes for a move");
        assert!(short < each * 3 / 4, "{game}: {short} packed bytes for a move, {each} without");
    }
}

/// The bytes that a player was sent, unpacked.
fn sent(player: &Player) -> usize {
    bytes(player, |is_refusal| !is_refusal)
}

/// The bytes that came to a player, most of them packed. Refusals are short and are never packed.
fn packed(player: &Player) -> usize {
    player.line.bytes() as usize - bytes(player, |is_refusal| is_refusal)
}

/// The bytes of all texts but refusals, which only this test provokes; or of refusals alone.
fn bytes(player: &Player, counts: impl Fn(bool) -> bool) -> usize {
    let texts = player.texts.iter().filter(|text| counts(text.starts_with("{\"refused\"")));
    texts.map(String::len).sum()
}
