//! Building a deck. GK-4: in secret, a quick deck or set by set.

use super::{Cx, Flow, Out, Step};
use crate::HeavyHitters;
use crate::content::{CardKind, Cards, DEPLOYS, Rank, UTILITIES};
use crate::event::Event;
use crate::question::{Answer, Question};
use kernel::{At, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat builds its deck, apart from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assembling {
    pub(crate) seat: Seat,
    /// What was chosen so far.
    pub(crate) cards: Cards,
    /// Whether the seat builds a deck of its own.
    pub(crate) own: bool,
}

kernel::known_to_its_seat! { Assembling { seat, cards, own }, |it| Assembling::begin(it.seat) }

impl Assembling {
    /// Nothing is chosen yet.
    pub(crate) fn begin(seat: Seat) -> Assembling {
        Assembling { seat, cards: Cards::new(), own: false }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        let content = cx.content();
        let faction = cx.table().player(seat).faction.expect("decks are built after factions are picked");
        let answer = if let Reply::Answer(answer) = reply { Some(answer) } else { None };
        if let Some(Answer::Quick(number)) = answer {
            return Flow::Done(Out::Cards(content.faction(faction).quick[usize::from(number)].cards));
        }
        if let Some(Answer::Take(card)) = answer {
            let copies = content.card(card).rank().map_or(1, Rank::copies);
            self.cards.add_many(card.0, copies).expect("a deck has 25 cards");
            cx.tell(Event::Took { seat, card });
        }
        if answer == Some(Answer::Pass) {
            self.add_deploys(cx.at());
            return Flow::Done(Out::Cards(self.cards));
        }
        if answer == Some(Answer::Back) {
            self = Assembling::begin(seat);
        }
        self.own |= answer == Some(Answer::Build);
        let question = self.wanted(cx.at());
        Flow::Ask { to: seat, question, then: self.into() }
    }

    /// What is asked next: a primary, two secondaries, seven further cards (GK-4.2, GK-4.3, GK-4.6).
    fn wanted(&self, at: At<'_, HeavyHitters>) -> Question {
        if !self.own {
            return Question::Deck;
        }
        let count = |rank: Option<Rank>| {
            let of = move |(id, _): &(u8, u8)| at.content.cards[usize::from(*id)].rank() == rank;
            self.cards.iter().filter(of)
        };
        if count(Some(Rank::Primary)).count() < 1 {
            Question::Set(Rank::Primary)
        } else if count(Some(Rank::Secondary)).count() < 2 {
            Question::Set(Rank::Secondary)
        } else {
            let further = UTILITIES + if at.table.options.free_deploys { DEPLOYS } else { 0 };
            match further - count(None).map(|(_, copies)| copies).sum::<u8>() {
                0 => Question::Confirm,
                left => Question::Fill(left),
            }
        }
    }

    /// GK-4.5, GK-R7: the Deploy Cards, unless they were chosen like the others.
    fn add_deploys(&mut self, at: At<'_, HeavyHitters>) {
        let pool = at.content.all().filter(|(_, card)| card.kind == CardKind::Deploy);
        let own = pool.filter(|(_, card)| card.faction == at.table.player(self.seat).faction);
        for (deploy, _) in own.filter(|_| !at.table.options.free_deploys) {
            self.cards.add_many(deploy.0, DEPLOYS).expect("a deck has 25 cards");
        }
    }
}

/// What the seat has chosen for its deck so far.
pub(crate) fn chosen(at: At<'_, HeavyHitters>) -> Cards {
    Assembling::of(at.strand).map(|assembling| assembling.cards).unwrap_or_default()
}
