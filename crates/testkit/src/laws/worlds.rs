//! Law 7: two bouts that a seat cannot tell apart show it the same, at once and as they go on.
//!
//! World B is imagined from what the seat knows of world A. Then both are played on side by side.
//! The measure of what a seat may learn is its own knowledge: as long as that is equal in both
//! worlds, everything it sees must be; and they may part only by an input that is marked as having
//! revealed something, at an event that shows a different piece in each.

use super::walk::{
    apart, conceivable, each_bout, listed, looker, one_of, owing, play_legal, random_answer, random_input,
    roll, settle, some_of,
};
use super::{Battery, Broken};
use kernel::{Bout, Chance, Dealer, Imaginer, Input, Pending, Rules, Seat, Told, Waiting, heard};

const LAW: &str = "7: two worlds";

/// Inputs that two worlds are played on side by side.
const STEPS: u32 = 12;
/// How seldom a seat leaves instead of answering.
const LEAVES_ONE_IN: u32 = 40;
/// Every position of a bout is tried up to this input; later one in eight.
const DENSE: usize = 40;

/// Imagine a bout that fits what a seat knows. View, question, list, the refusal of every
/// conceivable answer and who is waited for are equal, and stay so as both are played on with that
/// seat's answers and every public chance. Sealed strands show nowhere but to their owner.
pub fn worlds<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    let pool = conceivable(battery, LAW)?;
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut looker = looker(dealer);
        loop {
            settle(&mut bout, dealer)?;
            let Some(input) = random_input(&bout, dealer)? else { return Ok(()) };
            if *number >= battery.answers_max as usize {
                return Ok(());
            }
            if *number < DENSE || looker.below(8) == 0 {
                for seat in (0..bout.seats()).map(Seat).filter(|&seat| !bout.left().contains(seat)) {
                    compare(&bout, seat, &some_of(&pool, &mut looker), &mut looker)?;
                }
            }
            play_legal(&mut bout, input)?;
            *number += 1;
        }
    })
}

fn compare<R: Rules>(
    bout: &Bout<R>,
    seat: Seat,
    tried: &[R::Answer],
    dealer: &mut Dealer,
) -> Result<(), String> {
    let imagined = Imaginer::new(bout, seat).imagine(dealer);
    let mut pair = Pair { seat, tried, a: bout.clone(), b: imagined };
    pair.same().map_err(|what| format!("at once: {what}"))?;
    // What another seat has only begun is not part of what is known: from here on it begins in both worlds.
    pair.a = bout.before_plans(Some(seat)).into_owned();
    for step in 1..=STEPS {
        match pair.step(dealer) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(what) => return Err(format!("{step} inputs later: {what}")),
        }
    }
    Ok(())
}

/// Two worlds that one seat cannot tell apart.
struct Pair<'a, R: Rules> {
    seat: Seat,
    tried: &'a [R::Answer],
    a: Bout<R>,
    b: Bout<R>,
}

/// The events in both worlds since the last comparison.
struct Heard<R: Rules> {
    a: Vec<Told<R::Event>>,
    b: Vec<Told<R::Event>>,
    revealed: bool,
}

/// How two worlds part.
enum Parting {
    /// They do not.
    Never,
    /// The seat was shown different pieces.
    Shown,
}

impl<R: Rules> Pair<'_, R> {
    fn knows_the_same(&self) -> bool {
        R::known(&self.a, self.seat) == R::known(&self.b, self.seat)
    }

    fn step(&mut self, dealer: &mut Dealer) -> Result<bool, String> {
        let Some(acting) = one_of(owing(&self.a), dealer) else { return Ok(false) };
        if dealer.below(LEAVES_ONE_IN) == 0 {
            return self.both(Input::Leave(acting), dealer);
        }
        let secret = acting != self.seat && matches!(self.a.pending(), Pending::Apart);
        if secret && let Some(goes_on) = self.sealed(acting, dealer)? {
            return Ok(goes_on);
        }
        let answer = random_answer(&self.a, acting, dealer)?;
        if acting != self.seat && self.b.check(acting, answer).is_err() {
            return Ok(false);
        }
        self.both(Input::Answer(acting, answer), dealer)
    }

    /// Another seat answers in secret, with any answer in each world. As long as the strands go on
    /// alike, nothing of that may be seen. Nothing is decided if they do not.
    fn sealed(&mut self, acting: Seat, dealer: &mut Dealer) -> Result<Option<bool>, String> {
        let mut next = Pair { seat: self.seat, tried: self.tried, a: self.a.clone(), b: self.b.clone() };
        let mut told = Heard { a: Vec::new(), b: Vec::new(), revealed: false };
        for (bout, told) in [(&mut next.a, &mut told.a), (&mut next.b, &mut told.b)] {
            let answer = random_answer(bout, acting, dealer)?;
            play_telling(bout, Input::Answer(acting, answer), told)?;
            while let (Pending::Apart, Waiting::Chance(chance)) = (bout.pending(), bout.waiting()) {
                let rolled = roll(bout, chance, dealer)?;
                play_telling(bout, Input::Chance(rolled), told)?;
            }
        }
        let is_apart = |bout: &Bout<R>| matches!(bout.pending(), Pending::Apart);
        let alike = is_apart(&next.a) && is_apart(&next.b) && next.a.uncommitted() == next.b.uncommitted();
        // Private strands change nothing: if something is different, it was the last answer, and others are open now.
        let is_sealed =
            |now: &Bout<R>, before: &Bout<R>| now.table() == before.table() && now.stack() == before.stack();
        if !alike || !is_sealed(&next.a, &self.a) || !is_sealed(&next.b, &self.b) {
            return Ok(None);
        }
        if !next.knows_the_same() {
            return Err(format!("what seat {acting} chose in secret is known to seat {}", self.seat));
        }
        next.heard_the_same(&told)?;
        next.same()?;
        if next.a.uncommitted() == self.a.uncommitted() {
            let before = Pair { seat: self.seat, tried: self.tried, a: self.a.clone(), b: next.a.clone() };
            before.same().map_err(|what| format!("after a secret answer of seat {acting}: {what}"))?;
        }
        *self = next;
        Ok(Some(true))
    }

    /// The same input in both worlds, and the chance that follows. Whether it goes on.
    fn both(&mut self, input: Input<R>, dealer: &mut Dealer) -> Result<bool, String> {
        let mut told = Heard { a: Vec::new(), b: Vec::new(), revealed: false };
        let stills = self.stills(&input);
        told.revealed |= play_telling(&mut self.a, input.clone(), &mut told.a)?;
        let text = format!("{input:?}");
        let was_apart = matches!(self.b.pending(), Pending::Apart);
        told.revealed |= play_telling(&mut self.b, input, &mut told.b)?;
        let unsealed = was_apart && !matches!(self.b.pending(), Pending::Apart);
        let goes_on = self.chance(&mut told, dealer)?;
        if unsealed && (!goes_on || self.heard_the_same(&told).is_err()) {
            return Ok(false);
        }
        let after = |what: String| format!("after {text}: {what}");
        match self.parting(&told).map_err(after)? {
            Parting::Shown => return Ok(false),
            Parting::Never if !goes_on => return Ok(false),
            Parting::Never => {}
        }
        if self.knows_the_same() {
            self.same().map_err(after)?;
            return if stills[0] == stills[1] {
                Ok(true)
            } else {
                Err(after("what was seen on the way".to_owned()))
            };
        }
        if told.revealed { Ok(false) } else { Err(self.unmarked(&text)) }
    }

    /// What the seat and a spectator see on the way of this input in each world, with how much they have heard by then.
    fn stills(&self, input: &Input<R>) -> [Vec<(usize, R::View)>; 2] {
        [&self.a, &self.b].map(|bout| {
            let of = |listener| bout.stills(input, listener).into_iter().map(move |still| (listener, still));
            let all = of(Some(self.seat)).chain(of(None));
            all.map(|(listener, still)| (still.heard, R::view(&still.bout, listener))).collect()
        })
    }

    fn unmarked(&self, input: &str) -> String {
        let (a, b) = (R::known(&self.a, self.seat), R::known(&self.b, self.seat));
        format!("{input} let seat {} learn something unmarked; {}", self.seat, apart("it", &a, &b))
    }

    /// Where the two worlds part for the seat. They may part by an event that shows it different
    /// pieces, and by nothing else: not by one telling what the other does not, nor by whom they wait
    /// for.
    fn parting(&self, told: &Heard<R>) -> Result<Parting, String> {
        for listener in [Some(self.seat), None] {
            let hears = |told: &&Told<R::Event>| told.to.hears(listener);
            let mut a = told.a.iter().filter(hears);
            let mut b = told.b.iter().filter(hears);
            loop {
                let kind = |told: &Told<R::Event>| std::mem::discriminant(&told.event);
                match (a.next(), b.next()) {
                    (None, None) => break,
                    (Some(one), Some(other)) if one.event == other.event => {}
                    (Some(one), Some(other)) if one.shows && (other.shows || kind(one) == kind(other)) => {
                        return Ok(Parting::Shown);
                    }
                    _ => {
                        let (a, b) = (heard(&told.a, listener), heard(&told.b, listener));
                        return Err(apart(&format!("what {listener:?} heard"), &a, &b));
                    }
                }
            }
        }
        Ok(Parting::Never)
    }

    /// Chance comes in both worlds: another draw in each where the seat neither comes to know it nor
    /// hears of it (a piece may be shown and laid back at once), the same everywhere else. Whether
    /// that was possible.
    fn chance(&mut self, told: &mut Heard<R>, dealer: &mut Dealer) -> Result<bool, String> {
        loop {
            let (chance, other) = match (self.a.waiting(), self.b.waiting()) {
                (Waiting::Chance(a), Waiting::Chance(b)) => (a, b),
                (Waiting::Seats(_) | Waiting::Over, Waiting::Seats(_) | Waiting::Over) => return Ok(true),
                (one, another) => match self.parting(told)? {
                    Parting::Shown => return Ok(false),
                    Parting::Never => return Err(apart("who is waited for", &one, &another)),
                },
            };
            if chance != other {
                return Ok(false);
            }
            let rolled = roll(&self.a, chance, dealer)?;
            let before = told.a.len();
            told.revealed |= play_telling(&mut self.a, Input::Chance(rolled.clone()), &mut told.a)?;
            if matches!(chance, Chance::Draw { .. }) && self.another(told, before, dealer)? {
                continue;
            }
            if !chance.admits(&rolled, self.b.pile()) {
                told.a.truncate(before);
                return Ok(false);
            }
            told.revealed |= play_telling(&mut self.b, Input::Chance(rolled), &mut told.b)?;
        }
    }

    /// Draws something else in world B, if the seat cannot tell.
    fn another(&mut self, told: &mut Heard<R>, before: usize, dealer: &mut Dealer) -> Result<bool, String> {
        let Waiting::Chance(chance) = self.b.waiting() else { return Ok(false) };
        let another = roll(&self.b, chance, dealer)?;
        let kept = self.b.clone();
        let mut there = Heard { a: told.a[before..].to_vec(), b: Vec::new(), revealed: false };
        play_telling(&mut self.b, Input::Chance(another), &mut there.b)?;
        let unseen = self.knows_the_same() && !matches!(self.parting(&there), Ok(Parting::Shown));
        if unseen {
            told.b.append(&mut there.b);
        } else {
            self.b = kept;
        }
        Ok(unseen)
    }

    fn heard_the_same(&self, told: &Heard<R>) -> Result<(), String> {
        for listener in [Some(self.seat), None] {
            let (a, b) = (heard(&told.a, listener), heard(&told.b, listener));
            if a != b {
                return Err(apart(&format!("what {listener:?} heard"), &a, &b));
            }
        }
        Ok(())
    }

    /// Everything that the seat is shown is the same in both worlds.
    fn same(&self) -> Result<(), String> {
        let Pair { seat, tried, a, b } = self;
        let differs = |what: &str| format!("for seat {seat} {what}");
        if a.waiting() != b.waiting() {
            return Err(apart(&differs("who is waited for"), &a.waiting(), &b.waiting()));
        }
        if a.outcome() != b.outcome() {
            return Err(apart(&differs("the outcome"), &a.outcome(), &b.outcome()));
        }
        for viewer in [Some(*seat), None] {
            let (one, other) = (R::view(a, viewer), R::view(b, viewer));
            if one != other {
                return Err(apart(&differs(&format!("the view of {viewer:?}")), &one, &other));
            }
        }
        if a.question(*seat) != b.question(*seat) {
            return Err(apart(&differs("the question"), &a.question(*seat), &b.question(*seat)));
        }
        let (one, other) = (listed(a, *seat), listed(b, *seat));
        if one != other {
            return Err(apart(&differs("the list"), &one, &other));
        }
        if a.default_answer(*seat) != b.default_answer(*seat) {
            return Err(differs("the default answer differs"));
        }
        for &answer in *tried {
            let (one, other) = (a.check(*seat, answer), b.check(*seat, answer));
            if one != other {
                return Err(apart(&differs(&format!("the refusal of {answer:?}")), &one, &other));
            }
        }
        Ok(())
    }
}

/// Plays an input and keeps its events. Returns whether it revealed something.
fn play_telling<R: Rules>(
    bout: &mut Bout<R>,
    input: Input<R>,
    told: &mut Vec<Told<R::Event>>,
) -> Result<bool, String> {
    let text = format!("{input:?}");
    match bout.play_telling(input, Some(told)) {
        Ok(played) => Ok(played.revealed),
        Err(refusal) => Err(format!("{text} is refused: {refusal:?}")),
    }
}
