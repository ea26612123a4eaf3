//! Which texts make sense: every text that is read works, and every other one is refused.

use super::texts::is_plain;
use super::vocabulary::{Ability, Action, Blow, Boon, Boost, If, On, Reach, Resource, Step, Trait, Wound};
use super::{ActionCard, Model};

/// Why this action can do nothing, or not all that it says.
pub(super) fn unfit_action(action: &Action) -> Option<&'static str> {
    let attacks = || action.steps.iter().filter(|step| matches!(step, Step::Attack(_)));
    if action.steps.is_empty() {
        return Some("an action does something: `do` lists its steps");
    }
    if action.steps.contains(&Step::Run) && action.steps.len() > 1 {
        return Some(
            "a run may end in a charge attack, which ends the activation (PR-7.4): `run` is the only step",
        );
    }
    if action.steps.iter().filter(|step| **step == Step::Pilots).count() > 1 {
        return Some("the abilities of pilots are used once");
    }
    match action.extra.map(|extra| extra.gives) {
        Some(Boost::Dice(_)) if attacks().next().is_none() => Some("dice are added to an attack"),
        Some(Boost::Push(_)) if !attacks().any(pushes) => {
            Some("a push is made longer: an attack needs `push`")
        }
        Some(Boost::Dice(_) | Boost::Push(_)) | None => None,
    }
}

fn pushes(step: &Step) -> bool {
    match step {
        Step::Attack(attack) => attack.blows.iter().flatten().any(|blow| matches!(blow, Blow::Push(_))),
        Step::Move(_)
        | Step::Run
        | Step::Pivot
        | Step::Circle
        | Step::Seize(_)
        | Step::Tactical
        | Step::Gain(..)
        | Step::Fill(_)
        | Step::Pilots => false,
    }
}

/// Why this trait can do nothing.
pub(super) fn unfit_trait(one: &Trait) -> Option<&'static str> {
    let always = is_plain(one);
    let in_attacks = one.on != On::Always;
    match one.on {
        On::Melee | On::MeleeDefence if matches!(one.condition, Some(If::Short | If::Long)) => {
            return Some("range is asked of ranged attacks alone");
        }
        On::Defence | On::MeleeDefence | On::RangedDefence if one.condition == Some(If::Building) => {
            return Some("a model that is attacked is no building");
        }
        On::Always
        | On::Attack
        | On::Melee
        | On::Ranged
        | On::Defence
        | On::MeleeDefence
        | On::RangedDefence => {}
    }
    if one.condition == Some(If::Building) && matches!(one.boon, Boon::Blow(_)) {
        return Some("a building suffers nothing but damage (PR-R82)");
    }
    match one.boon {
        Boon::Stat(..) | Boon::Track(..) | Boon::Firm | Boon::Watchful => {
            (!always).then_some("this holds always: `on = \"always\"`, without condition and triggers")
        }
        Boon::Dice(_) | Boon::Reroll(_) if one.triggers > 0 => {
            Some("triggers are counted after the dice are rolled (PR-R22)")
        }
        Boon::NoDamage if one.on.works(Reach::Melee, true) || one.on.works(Reach::Ranged, true) => {
            Some("only who is attacked takes no damage")
        }
        Boon::Dice(_)
        | Boon::Reroll(_)
        | Boon::Success(_)
        | Boon::NoDamage
        | Boon::Gain(..)
        | Boon::Blow(_) => (!in_attacks).then_some("this happens in attacks: say in which"),
    }
}

/// The resources that these traits name.
pub(super) fn of_traits(traits: &[Trait]) -> impl Iterator<Item = Resource> + '_ {
    traits.iter().filter_map(|one| match one.boon {
        Boon::Track(resource, _) | Boon::Gain(resource, _) => Some(resource),
        Boon::Stat(..)
        | Boon::Firm
        | Boon::Watchful
        | Boon::Dice(_)
        | Boon::Reroll(_)
        | Boon::Success(_)
        | Boon::NoDamage
        | Boon::Blow(_) => None,
    })
}

/// All resources that a card names.
fn of_card(card: &ActionCard) -> Vec<Resource> {
    let costs = card.actions.iter().flat_map(|action| {
        action.cost.into_iter().chain(action.extra.map(|extra| extra.cost)).map(|cost| cost.resource)
    });
    let steps = card.steps().filter_map(|step| match step {
        Step::Gain(resource, _) | Step::Fill(resource) => Some(resource),
        Step::Move(_)
        | Step::Run
        | Step::Pivot
        | Step::Circle
        | Step::Seize(_)
        | Step::Attack(_)
        | Step::Tactical
        | Step::Pilots => None,
    });
    let wounds = card.wounds.iter().filter_map(|wound| match *wound {
        Wound::Lose(resource, _)
        | Wound::Empty(resource)
        | Wound::Cap(resource, _)
        | Wound::Gain(resource, _) => Some(resource),
        Wound::Weaken(_)
        | Wound::PilotDies
        | Wound::Turn
        | Wound::Stun
        | Wound::Again
        | Wound::Drop
        | Wound::Splash(_) => None,
    });
    costs.chain(steps).chain(wounds).chain(of_traits(&card.passives)).collect()
}

/// Why this card cannot belong to this model.
pub(super) fn unfit_card(model: &Model, card: &ActionCard) -> Option<&'static str> {
    let jaeger = model.is_jaeger();
    if of_card(card).iter().any(|resource| resource.is_of_jaegers() != jaeger) {
        return Some("a Jaeger has Charge and Ammo, a Kaiju has Rage and Kaiju Blue");
    }
    let unpayable = card
        .actions
        .iter()
        .filter_map(|action| action.cost)
        .any(|cost| cost.n > model.tracks[cost.resource.track()].most);
    if unpayable {
        return Some("an action costs more than the track of the model holds");
    }
    let too_much =
        card.actions.iter().filter_map(|action| action.extra.map(|extra| (action.cost, extra.cost)));
    let too_much = { too_much }.any(|(cost, extra)| {
        let first = cost.filter(|cost| cost.resource == extra.resource).map_or(0, |cost| cost.n);
        first + extra.n > model.tracks[extra.resource.track()].most
    });
    if too_much {
        return Some("a further payment costs more than the track of the model holds");
    }
    if !jaeger && (card.is_deep_drift() || card.wounds.contains(&Wound::PilotDies)) {
        return Some("a Kaiju has no pilots");
    }
    let tracks = card.passives.iter().any(|one| matches!(one.boon, Boon::Track(..)));
    tracks.then_some("a passive cannot change a track")
}

/// PR-1.23, PR-6.21, PR-7.1, PR-12.8, PR-17: what the six cards of a model have among them.
pub(super) fn unfit_set(model: &Model, cards: &[ActionCard]) -> Vec<&'static str> {
    let count = |is_so: &dyn Fn(&ActionCard) -> bool| cards.iter().filter(|card| is_so(card)).count();
    let has = |card: &ActionCard, wanted: &dyn Fn(Step) -> bool| card.steps().any(wanted);
    let runs = count(&|card| has(card, &|step| step == Step::Run));
    let tactical = count(&|card| has(card, &|step| step == Step::Tactical));
    let melee = count(&|card| {
        has(card, &|step| matches!(step, Step::Attack(attack) if attack.reach == Reach::Melee))
    });
    let drift = count(&ActionCard::is_deep_drift);
    let rage = |step| matches!(step, Step::Gain(Resource::Rage, _) | Step::Fill(Resource::Rage));
    let raging = count(&|card| has(card, &rage));
    let rules = [
        (cards.len() == 6, "a model has six action cards (PR-1.23)"),
        (runs == 1, "exactly one action card lets its model run (PR-7.1)"),
        (tactical >= 1, "one action card at least grants a tactical action (PR-6.21)"),
        (melee >= 2, "two action cards at least have a melee attack"),
        (drift == usize::from(model.is_jaeger()), "a Jaeger has exactly one Deep Drift card (PR-12.8)"),
        (model.is_jaeger() || raging >= 1, "one action card at least lets a Kaiju gain Rage (PR-1.21)"),
    ];
    rules.into_iter().filter(|(holds, _)| !holds).map(|(_, why)| why).collect()
}

/// PR-13.6, PR-R36: whether ACTIVATE can name this card.
pub(super) fn can_activate(card: &ActionCard) -> bool {
    !card.is_deep_drift() && card.steps().all(|step| step != Step::Run)
}

/// Whether two abilities of one pilot are the same.
pub(super) fn doubled(abilities: &[Ability]) -> bool {
    (1..abilities.len()).any(|at| abilities[..at].contains(&abilities[at]))
}
