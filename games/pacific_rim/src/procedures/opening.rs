//! The opening. PR-3.6 to PR-3.9: a quick play card is drawn and laid out.

use super::{Contesting, Cx, Flow, Round, Step, call};
use crate::content::{Enlisted, QuickId, Side};
use crate::event::Event;
use crate::table::{Area, Figure, Load, Spot, Standing, Table, Token, Tower, Who};
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The set-up of a quick play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opening {
    /// PR-3.5: whether the dice decide first who plays which side.
    pub(crate) contested: bool,
    /// The card that was agreed on.
    pub(crate) quick: Option<u8>,
}

kernel::known_to_all! { Opening { contested, quick } }

impl Opening {
    /// A set-up that is about to begin.
    pub(crate) fn begin(contested: bool, quick: Option<u8>) -> Opening {
        Opening { contested, quick }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if self.contested {
            return call(Contesting::begin(cx.there()), Opening { contested: false, ..self });
        }
        let quick = match (reply, self.quick) {
            (Reply::Rolled(rolled), _) => rolled.picked() as u8,
            (_, Some(quick)) => quick,
            (_, None) => {
                let chance = Chance::Pick { of: cx.content().quick.len() as u32 };
                return Flow::Roll { chance, then: self.into() };
            }
        };
        cx.tell(Event::Drew { quick: QuickId(quick) });
        let content = cx.content();
        lay_out(cx.table_mut(), content, QuickId(quick));
        Flow::Go(Round::begin().into())
    }
}

/// PR-3.8, PR-20.12 to PR-20.14: everything stands as the card says.
pub(crate) fn lay_out(table: &mut Table, content: &crate::content::Content, quick: QuickId) {
    let card = content.quick(quick);
    table.mat = card.mat;
    table.areas =
        card.terrain.iter().map(|(piece, place)| Area { piece: *piece, pose: place.pose() }).collect();
    let tower =
        |(kind, place): &(_, crate::content::Place)| Tower { kind: *kind, pose: place.pose(), ruined: false };
    table.towers = card.buildings.iter().map(tower).collect();
    let token = |(kind, place): &(_, crate::content::Place)| Token {
        load: Load::Object(*kind),
        spot: Spot::Lying(place.pose().at),
    };
    table.tokens = card.objects.iter().map(token).collect();
    let mut free = Side::ALL.map(Who::of);
    for (kit, place) in &card.models {
        let side = if content.model(kit.model).is_jaeger() { Side::Ppdc } else { Side::Kaiju };
        let Some(who) = free[side as usize].next() else { continue };
        put(table, content, who, *kit, Standing::At(place.pose()));
    }
}

/// A whole model belongs to the game, in the hands of a player of its side (PR-19.4).
pub(crate) fn put(
    table: &mut Table,
    content: &crate::content::Content,
    who: Who,
    kit: Enlisted,
    standing: Standing,
) {
    let owner = owner(table, who);
    table.models.put(who, Figure::new(content, kit, owner, standing));
}

/// PR-R60: the sides have changed hands, and with them their models.
pub(super) fn deal(table: &mut Table) {
    for who in Who::all() {
        let owner = owner(table, who);
        table.models.get_mut(who).into_iter().for_each(|figure| figure.owner = owner);
    }
}

/// PR-19.4: the models of a side are dealt to its players in turn.
fn owner(table: &Table, who: Who) -> Seat {
    let players = (0..table.sides.seats()).map(Seat).filter(|seat| table.side(*seat) == who.side());
    let count = players.clone().count().max(1);
    let place = usize::from(who.0 % crate::table::SIDE_MAX) % count;
    { players }.nth(place).expect("each side has a player")
}
