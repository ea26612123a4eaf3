//! Events: what happened. What only some may hear is told apart when it is told.

use crate::content::{CardId, MissionId, PilotId, QuickId, ReadyId, Resource, ScenarioId, Side, Stat};
use crate::places::Element;
use crate::queries::{Void, Way};
use crate::table::{Block, Target, Thing, Who};
use kernel::Seat;
use tabletop::plane::{Edge, Pose, Turn};

kernel::facts! {
    /// A fact that happened.
    pub enum Event {
        /// A quick play card was drawn.
        Drew { quick: QuickId },
        /// A round began.
        RoundBegan { round: u8 },
        /// The seat chose an action card, as it alone knows.
        Chose { seat: Seat, model: Who, card: CardId },
        /// The action card of a model was revealed.
        Revealed { who: Who, card: CardId },
        /// The side takes the first turn.
        Begins { side: Side },
        /// The side rolled the impulse die.
        RolledImpulse { side: Side, impulse: u8 },
        /// The leader of the side had the die rolled again.
        Commanded { side: Side },
        /// A model is activated.
        Activated { who: Who },
        /// A model moved from one place to another.
        Moved { who: Who, way: Way, from: Pose, to: Pose },
        /// A model stopped: the next step is not clear.
        Halted { who: Who },
        /// A model engaged that enemy.
        Engaged { who: Who, target: Target, to: Pose },
        /// A model pivoted.
        Turned { who: Who, turn: Turn, to: Pose },
        /// A model circled that enemy.
        Circled { who: Who, target: Target, to: Pose },
        /// A model uses an action of its card.
        Acted { who: Who, card: CardId, action: u8 },
        /// A model paid.
        Paid { who: Who, resource: Resource, n: u8 },
        /// A model gained a resource.
        Gained { who: Who, resource: Resource, n: u8 },
        /// A model lost a resource.
        Lost { who: Who, resource: Resource, n: u8 },
        /// The last space of a track is lower.
        Capped { who: Who, resource: Resource, most: u8 },
        /// A statistic is lower by 1.
        Weakened { who: Who, stat: Stat },
        /// A model picked up an object.
        Took { who: Who, thing: Thing },
        /// A carried object lies on the table again.
        Dropped { who: Who, thing: Thing },
        /// A carried object is out of the game.
        Spent { who: Who, thing: Thing },
        /// A model attacks.
        Attacked { who: Who, target: Target },
        /// What was declared is out of arc, out of sight, or too far.
        Void { who: Who, target: Target, why: Void },
        /// Combat dice were rolled: their successes and triggers.
        Rolled { side: Side, dice: u8, successes: u8, triggers: u8 },
        /// A die was rolled again.
        Rerolled { who: Who },
        /// The attack does so much damage.
        Hit { target: Target, damage: u8 },
        /// The attack is not successful.
        Missed { target: Target },
        /// A model lost this action card as damage.
        Hurt { who: Who, card: CardId },
        /// A face-up card went back to its deck.
        Folded { who: Who, card: CardId },
        /// A pilot died.
        PilotDied { who: Who, pilot: PilotId },
        /// A model is destroyed.
        Destroyed { who: Who },
        /// A building is destroyed.
        Ruined { block: Block },
        /// A model was pushed.
        Pushed { who: Who, to: Pose },
        /// A push was not possible.
        Jammed { who: Who },
        /// A model stepped into the place.
        SteppedIn { who: Who, to: Pose },
        /// A pilot used an ability.
        Used { who: Who, pilot: PilotId, ability: u8 },
        /// A Jaeger that lacks pilots makes the neural load test.
        Strained { who: Who, pilot: PilotId },
        /// The end-game check brought so many successes.
        Checked { successes: u8 },
        /// The secret mission of the side is shown.
        Unveiled { side: Side, mission: MissionId },
        /// The side scored.
        Scored { side: Side, points: u16 },
        /// The seat left the table.
        Left { seat: Seat },
        /// The time was up.
        TimeUp,
        /// The seat rolled for the choice of a side.
        RolledFaction { seat: Seat, successes: u8 },
        /// The seat took a side.
        TookFaction { seat: Seat, side: Side },
        /// A side took a ready force.
        Mustered { side: Side, force: ReadyId },
        /// A side drew its secret mission, as it alone knows.
        DrewMission { side: Side, mission: MissionId },
        /// The mission of both sides was drawn.
        CommonMission { mission: MissionId },
        /// The scenario was drawn.
        DrewScenario { scenario: ScenarioId },
        /// A side placed an element of the scenery.
        Laid { side: Side, element: Element, at: Pose },
        /// There was no place for an element.
        LeftOut { element: Element },
        /// A side deploys along this edge.
        TookEdge { side: Side, edge: Edge },
        /// A model was deployed, or came from the reserve.
        Deployed { who: Who, to: Pose },
        /// A model leads its side.
        Leads { side: Side, who: Who },
        /// A side rolled for its reserve.
        RolledReserve { side: Side, successes: u8 },
    }
}
