//! The kernel runs the procedures of a tabletop game until someone must decide.
//!
//! A game is a set of types and a step function ([`Rules`]); the kernel owns the stack of frames
//! and everything around it:
//!
//! - [`Bout`]: one playing of a game. It changes only by [`Bout::play`], and a refused [`Input`]
//!   changes nothing. [`Waiting`] alone says who acts.
//! - [`Flow`] and [`Reply`]: what a procedure wants next, and what resumes it.
//! - Private strands ([`Flow::Apart`]): secret choices run apart from each other, so no game can leak one.
//! - [`Chance`] comes from outside: the rules name what they need, and a driver, such as the [`Dealer`],
//!   supplies it.
//! - [`Told`]: an event with its audience, which is fixed when the event is told.
//! - [`Recording`] and [`Record`]: a set-up and its inputs are the whole bout; it can be replayed,
//!   rewound, compared and redacted.
//! - [`Sketch`]: a copy of a bout, where alone a game may change a table otherwise than by its procedures.
//! - [`Imaginer`]: what a computer opponent gets instead of the bout.
//!
//! The kernel knows no game.

mod bout;
mod chance;
mod dealer;
mod declared;
mod digest;
mod event;
mod flow;
mod former;
mod game;
mod hints;
mod imaginer;
mod input;
mod kept;
mod kit;
mod outcome;
mod plan;
mod playout;
mod recast;
mod record;
mod rehearsal;
mod review;
mod rules;
mod run;
mod seat;
mod seen;
mod sketch;
mod stills;
mod strand;
mod veil;

pub use bout::Bout;
pub use chance::{Chance, DICE_MAX, Faces, Results, Rolled};
pub use dealer::Dealer;
pub use declared::Procedure;
pub use digest::{Digester, digest};
pub use event::{Audience, Told, heard};
pub use flow::{Flow, Reply};
pub use former::{Former, Lifted};
pub use game::{
    Census, Fault, Figures, Game, Library, Mark, Moment, Notation, Offer, OptionChoice, OptionKind,
    OptionValue, PackFault, PackText, Prose, SetupOption, Show, named, offers,
};
pub use hints::{Hints, OnTheWay, Thought};
pub use imaginer::Imaginer;
pub use input::{Input, Pending, Played, Refusal, Waiting};
pub use kit::{Brought, KitFact, KitForm, KitPart, KitPiece, KitRead, Kits, ReadyKit};
pub use outcome::{Ending, Outcome};
pub use playout::Players;
pub use record::{Difference, Header, PackRef, Record, Recording, SeatEntry, SeatRecord};
pub use rehearsal::Foresight;
pub use review::{Feat, Luck, Standing};
pub use rules::{At, Cited, Cx, DEPTH_MAX, Leaving, Listing, Opening, Rules, Sole};
pub use run::STEPS_MAX;
pub use seat::{SEATS_MAX, Seat, SeatMap, SeatSet, letter};
pub use seen::{Conceal, Seen};
pub use sketch::Sketch;
pub use stills::Still;
pub use veil::Veiled;
