//! A position of a new bout, dealt and played at random.

use super::look::{LookArgs, show};
use crate::commands::{Desk, with_game};
use crate::table::{TableArgs, Wanted, choose};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Bout, Dealer, Input, Seat, Waiting};
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{self, Packs};
use words::Message;

/// Which bout, and how far it is played.
#[derive(Args, Debug)]
pub(super) struct NewSource {
    /// The game; `hangar games` lists them
    game: String,
    /// Draw the position after this many inputs of random play
    #[arg(long, value_name = "N", default_value_t = 0)]
    inputs: usize,
    /// The seed of all chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    look: LookArgs,
}

pub(super) fn run(desk: &mut Desk<'_>, source: &NewSource) -> Run<Verdict> {
    with_game(&source.game, Draw { desk, source })?
}

struct Draw<'d, 'a> {
    desk: &'d mut Desk<'a>,
    source: &'d NewSource,
}

impl Visitor for Draw<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Draw { desk, source } = self;
        let packs: Packs<G> = packs::load(&source.table.packs, desk.paint)?;
        let wanted = Wanted { args: &source.table, seats: None };
        let (setup, _) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
        let mut bout = Bout::<G>::open(&setup, &packs.content, None).expect("the set-up was found legal");
        let mut dealer = Dealer::new(source.seed);
        for played in 0..source.inputs {
            let Some(input) = drawn_input(&bout, &mut dealer) else {
                let what = Message::new("cli-picture-over").with("inputs", played);
                return Err(Failure::usage(what).help(Message::new("cli-picture-over-help")).into());
            };
            bout.play(input).unwrap_or_else(|_| unreachable!("what is listed or rolled is legal"));
        }
        bout.settle(&mut dealer);
        show(desk, &bout, &source.look)?;
        Ok(Verdict::Good)
    }
}

/// The chance that is due, or any answer of the first seat that owes one; nothing when the bout is over.
fn drawn_input<G: Playable>(bout: &Bout<G>, dealer: &mut Dealer) -> Option<Input<G>> {
    match bout.waiting() {
        Waiting::Chance(chance) => Some(Input::Chance(dealer.roll(chance, bout.pile()))),
        Waiting::Seats(seats) => {
            let seat: Seat = seats.iter().next()?;
            let mut answers = Vec::new();
            bout.answers(seat, &mut answers);
            let place = dealer.below(answers.len() as u32) as usize;
            Some(Input::Answer(seat, answers[place]))
        }
        Waiting::Over => None,
    }
}
