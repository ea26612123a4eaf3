//! Connect Four in the kernel against the bare loop: what the kernel costs.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use kernel::Dealer;
use std::sync::Arc;
use testkit::rate::Player;
use testkit::toys::connect_four::NoChoice;
use testkit::toys::{ConnectFour, connect_four_bare};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// Bouts of one sample.
const BOUTS: u64 = 100;

fn main() {
    divan::main();
}

fn player() -> Player<ConnectFour> {
    Player::new(&NoChoice {}, &Arc::new(()), 1).expect("the set-up is legal")
}

#[divan::bench]
fn hundred_random_bouts(bencher: Bencher<'_, '_>) {
    let answers = player().play(BOUTS).answers;
    let mut player = player();
    bencher.counter(ItemsCount::new(answers)).bench_local(move || player.play(BOUTS));
}

#[divan::bench]
fn hundred_bare_bouts(bencher: Bencher<'_, '_>) {
    let bare = |dealer: &mut Dealer| -> u64 {
        (0..BOUTS).map(|_| u64::from(connect_four_bare::random_bout(dealer).0)).sum()
    };
    let answers = bare(&mut Dealer::new(1));
    let mut dealer = Dealer::new(1);
    bencher.counter(ItemsCount::new(answers)).bench_local(move || bare(&mut dealer));
}

#[divan::bench]
fn clone_of_a_bout(bencher: Bencher<'_, '_>) {
    let positions = player().positions(64);
    let mut bouts = positions.iter().map(|(bout, ..)| bout).cycle();
    bencher.bench_local(|| black_box(bouts.next()).cloned());
}
