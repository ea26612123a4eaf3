//! The benchmarks of a game: whole random bouts, and each thing that is done to a bout.

/// All of a game's file `examples/NAME_rate.rs`, for this set-up: random bouts and nothing else, to be timed or counted.
#[macro_export]
macro_rules! rate_bouts {
    ($game:ty, $setup:expr) => {
        /// Bouts where no number is given.
        const BOUTS: u64 = 2_000;

        fn main() {
            let bouts = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(BOUTS);
            let content = $crate::laws::Battery::<$game>::house(1).content;
            let player = $crate::rate::Player::<$game>::new(&$setup, &content, 1);
            let played = player.expect("the standard game is legal").play(bouts);
            print!("{}", $crate::rate::figures::<$game>(played));
        }
    };
}

/// All of a game's file `benches/bouts.rs`, for this set-up. Its package needs `divan` and `kernel`.
#[macro_export]
macro_rules! bench_bouts {
    ($game:ty, $setup:expr) => {
        use divan::counter::ItemsCount;
        use divan::{AllocProfiler, Bencher, black_box};
        use kernel::{Bout, Dealer, Imaginer, Input, Rules, Seat};
        use $crate::laws::Battery;
        use $crate::rate::Player;

        #[global_allocator]
        static ALLOCATOR: AllocProfiler = AllocProfiler::system();

        /// Bouts of one sample.
        const BOUTS: u64 = 100;
        /// Positions that are gone through again and again: more than a branch predictor learns by heart.
        const POSITIONS: usize = 2_000;
        /// Positions of one sample.
        const ROUND: u32 = 200;

        fn main() {
            divan::main();
        }

        fn player() -> Player<$game> {
            Player::new(&$setup, &Battery::<$game>::house(1).content, 1).expect("the set-up is legal")
        }

        type Position = (Bout<$game>, Seat, <$game as Rules>::Answer);

        /// Measures what is done at one position after the other.
        fn at_each<T>(bencher: Bencher<'_, '_>, mut act: impl FnMut(&Position) -> T) {
            let positions = player().positions(POSITIONS);
            let mut all = positions.iter().cycle();
            bencher.bench_local(|| all.next().map(|position| act(black_box(position))));
        }

        #[divan::bench]
        fn hundred_random_bouts(bencher: Bencher<'_, '_>) {
            let answers = player().play(BOUTS).answers;
            let mut player = player();
            bencher.counter(ItemsCount::new(answers)).bench_local(move || player.play(BOUTS));
        }

        #[divan::bench(sample_size = ROUND)]
        fn answers(bencher: Bencher<'_, '_>) {
            let mut listed = Vec::with_capacity(1024);
            at_each(bencher, |(bout, seat, _)| {
                listed.clear();
                bout.answers(*seat, &mut listed);
                listed.len()
            });
        }

        #[divan::bench(sample_size = ROUND)]
        fn check(bencher: Bencher<'_, '_>) {
            at_each(bencher, |(bout, seat, answer)| bout.check(*seat, *answer).is_ok());
        }

        #[divan::bench(sample_size = ROUND)]
        fn play(bencher: Bencher<'_, '_>) {
            let positions = player().positions(POSITIONS);
            let mut all = positions.iter().cycle();
            let next = || all.next().cloned().expect("there are positions");
            bencher
                .with_inputs(next)
                .bench_local_refs(|(bout, seat, answer)| bout.play(Input::Answer(*seat, *answer)).is_ok());
        }

        #[divan::bench(sample_size = ROUND)]
        fn clone_of_a_table(bencher: Bencher<'_, '_>) {
            at_each(bencher, |(bout, ..)| bout.table().clone());
        }

        #[divan::bench(sample_size = ROUND)]
        fn clone_of_a_bout(bencher: Bencher<'_, '_>) {
            at_each(bencher, |(bout, ..)| bout.clone());
        }

        #[divan::bench(sample_size = ROUND)]
        fn clone_from(bencher: Bencher<'_, '_>) {
            let (mut copy, ..) = player().positions(1).swap_remove(0);
            at_each(bencher, |(bout, ..)| copy.clone_from(bout));
        }

        #[divan::bench(sample_size = ROUND)]
        fn known_and_imagine(bencher: Bencher<'_, '_>) {
            let mut dealer = Dealer::new(1);
            at_each(bencher, |(bout, seat, _)| Imaginer::new(bout, *seat).imagine(&mut dealer));
        }

        #[divan::bench(sample_size = ROUND)]
        fn view(bencher: Bencher<'_, '_>) {
            at_each(bencher, |(bout, seat, _)| <$game>::view(bout, Some(*seat)));
        }

        #[divan::bench(sample_size = ROUND)]
        fn digest(bencher: Bencher<'_, '_>) {
            at_each(bencher, |(bout, ..)| bout.digest());
        }
    };
}
