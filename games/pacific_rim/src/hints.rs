//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

mod chances;
mod outlook;
mod worth;

use crate::PacificRim;
use crate::content::{CARDS, Side, Special};
use crate::procedures::{ROUND_MAX, Round};
use crate::question::{Answer, Question};
use crate::table::{Figure, Goal, Standing};
use kernel::{Bout, Census, Figures, Hints, Procedure, Seat, SeatSet, Thought};

impl Hints for PacificRim {
    const SCALE: i64 = 140;

    /// Measured by play: see `docs/bots.md`.
    const THOUGHT: Thought =
        Thought { overlooked: [400, 120], walks: [800, 8_000], kept: 0, trust: 0, curious: 150, hope: 0 };

    fn mates(bout: &Bout<PacificRim>, seat: Seat) -> SeatSet {
        let table = bout.table();
        (0..bout.seats()).map(Seat).filter(|&other| table.side(other) == table.side(seat)).collect()
    }

    /// What the side has against the other: structure, victory points, where its models stand, what their cards promise.
    fn promise(bout: &Bout<PacificRim>, seat: Seat) -> i64 {
        worth::against(bout, seat)
    }

    /// Until all cards are revealed nothing has happened yet.
    fn is_halfway(bout: &Bout<PacificRim>, seat: Seat) -> bool {
        matches!(bout.question(seat), Some(Question::Card(_) | Question::Confirm))
    }

    /// Before the first round, everything may be left to chance; but of the forces that a side may take now, those that
    /// are worth most: a side that takes half of what it may has lost before it begins.
    fn by_chance(bout: &Bout<PacificRim>, seat: Seat) -> Vec<Answer> {
        let mut listed = Vec::new();
        let Some(question) = bout.question(seat).filter(|question| sets_up(question)) else { return listed };
        bout.answers(seat, &mut listed);
        if *question == Question::Force(Side::Ppdc) {
            let content = bout.content();
            let value = |answer: &Answer| match answer {
                Answer::Force(number) => content.forces[usize::from(number.0)].force.value(content),
                _ => 0,
            };
            let most = listed.iter().map(value).max();
            listed.retain(|answer| Some(value(answer)) == most);
        }
        listed
    }
}

/// Whether a question belongs to the set-up of a battle.
fn sets_up(question: &Question) -> bool {
    matches!(
        question,
        Question::Faction
            | Question::Force(_)
            | Question::Element
            | Question::Lay(_)
            | Question::Side(_)
            | Question::Deploy(_)
            | Question::Leader(_)
    )
}

impl Figures for PacificRim {
    /// Both sides and every model are worth playing.
    const WANTED: &'static [(&'static str, i64, i64)] =
        &[("limits", 0, 0), ("each side", 420, 580), ("each model", 350, 650)];

    /// In a battle forces, scenery and places are dealt.
    const DEALT: bool = true;

    /// Whoever acts first in the first round.
    fn starter(bout: &Bout<PacificRim>) -> Option<Seat> {
        let table = bout.table();
        let side = Round::of(bout.at(Seat(0)).stack).filter(|_| table.round == 1)?.acting()?;
        (0..bout.seats()).map(Seat).find(|seat| table.side(*seat) == side)
    }

    fn turns(bout: &Bout<PacificRim>) -> u32 {
        bout.table().round().into()
    }

    /// By the score, by destroying a whole side, or by the bomb.
    fn road(bout: &Bout<PacificRim>) -> Option<&'static str> {
        let (table, content) = (bout.table(), bout.content());
        let is_out = |side: Side| {
            let mut models = table.models().filter(|(who, _)| who.side() == side);
            models.all(|(_, figure)| figure.standing == Standing::Destroyed)
        };
        let bomb = table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb));
        Some(match bomb && table.round() < ROUND_MAX {
            _ if Side::ALL.into_iter().any(is_out) => "wipeout",
            true => "bomb",
            false => "score",
        })
    }

    /// The side of the seat, and its models.
    fn opening_labels(bout: &Bout<PacificRim>, seat: Seat) -> Vec<String> {
        let (table, content) = (bout.table(), bout.content());
        let side = match table.side(seat) {
            Side::Ppdc => "side PPDC",
            Side::Kaiju => "side KAIJU",
        };
        let own = table.models().filter(|(_, figure)| figure.owner == seat && table.round > 0);
        let models: Vec<String> =
            own.map(|(_, figure)| format!("model {}", content.model(figure.kit.model).code)).collect();
        let side = (!models.is_empty()).then(|| side.to_owned());
        side.into_iter().chain(models).collect()
    }
}

impl Census for PacificRim {
    /// The missions; and how many models lack one of their six cards, which is always none.
    fn census(bout: &Bout<PacificRim>) -> Vec<(String, u32)> {
        let table = bout.table();
        let held = match table.goals {
            [Goal::Card(one), Goal::Card(other)] if one == other => 1,
            goals => goals.iter().filter(|goal| **goal != Goal::None).count() as u32,
        };
        let lacks = |figure: &Figure| {
            let cards = figure.deck.len() + figure.damage.len() + figure.face.map_or(0, |_| 1);
            figure.standing != Standing::Destroyed && cards != CARDS
        };
        let lacking = table.models().filter(|(_, figure)| lacks(figure)).count() as u32;
        vec![
            ("missions".to_owned(), table.missions.total() + held),
            ("models that lack cards".to_owned(), lacking),
        ]
    }
}
