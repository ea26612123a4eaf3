//! Forces by chance: any legal models and pilots can come, within what may be spent, with upgrades and mutations.

use super::{FORCE_MAX, Force, War, cheapest};
use crate::content::{Breed, Content, Enlisted, ModelId, MutationId, PilotId, Side, UpgradeId};
use kernel::Dealer;

/// The least and the most threat of a force by chance: battles of two or three models a side.
const THREATS: (u8, u8) = (6, 10);

/// What a force by chance may cost, and which codes are wanted in it.
struct Shopping<'a> {
    content: &'a Content,
    wanted: &'a [&'a str],
    left: u8,
    models: Vec<Enlisted>,
}

impl Force {
    /// A legal force with the pieces of these codes, as far as they go together: of Kaiju if most of the models that are
    /// wanted are Kaiju, or by chance if none is wanted.
    pub fn random(content: &Content, wanted: &[&str], dealer: &mut Dealer) -> Force {
        let named = content.models.iter().find(|model| wanted.contains(&model.code.as_str()));
        let mutated = content.mutations.iter().any(|one| wanted.contains(&one.code.as_str()));
        let crewed = content.pilots.iter().any(|one| wanted.contains(&one.code.as_str()))
            || content.upgrades.iter().any(|one| wanted.contains(&one.code.as_str()));
        let kaiju = named.map_or(mutated || (!crewed && dealer.below(2) == 0), |model| !model.is_jaeger());
        let threat = THREATS.0 + dealer.below(u32::from(THREATS.1 - THREATS.0) + 1) as u8;
        let (side, left) = if kaiju { (Side::Kaiju, threat) } else { (Side::Ppdc, 2 * threat) };
        Force::by_chance(content, side, left, wanted, dealer)
    }

    /// PR-3.10 to PR-3.21: a force of one faction; Kaiju of at most so much threat, or Jaegers for at most so many points.
    /// At least one model comes, even if it is beyond that.
    pub fn by_chance(content: &Content, side: Side, left: u8, wanted: &[&str], dealer: &mut Dealer) -> Force {
        let mut shopping = Shopping { content, wanted, left, models: Vec::new() };
        match side {
            Side::Ppdc => shopping.jaegers(dealer),
            Side::Kaiju => shopping.kaiju(dealer),
        }
        let mut force = Force::default();
        force.models.iter_mut().zip(shopping.models).for_each(|(place, one)| *place = Some(one));
        force
    }

    /// PR-3.14, PR-R81: a force for this side of such a war that goes with what the other side brings.
    pub fn fitting(
        content: &Content,
        foe: Option<&Force>,
        (side, war): (Side, War),
        dealer: &mut Dealer,
    ) -> Force {
        let threat = THREATS.0 + dealer.below(u32::from(THREATS.1 - THREATS.0) + 1) as u8;
        let left = match (war, side) {
            (War::Civil(most), Side::Ppdc) => most,
            (War::Civil(most), Side::Kaiju) => most / 2,
            (War::Usual, Side::Ppdc) => foe.map_or(2 * threat, |foe| foe.budget(content)),
            (War::Usual, Side::Kaiju) => {
                let least = foe.map_or(0, |foe| foe.points(content)).max(cheapest(content)).div_ceil(2);
                threat.max(least)
            }
        };
        let needed = match (war, side) {
            (War::Usual, Side::Kaiju) => foe.map_or(0, |foe| foe.points(content)),
            (War::Usual, Side::Ppdc) | (War::Civil(_), Side::Ppdc | Side::Kaiju) => 0,
        };
        // A few tries are enough: with so much threat most choices reach what is needed.
        let mut force = Force::by_chance(content, side, left, &[], dealer);
        for _ in 0..64 {
            if force.budget(content) >= needed {
                break;
            }
            force = Force::by_chance(content, side, left.saturating_add(2), &[], dealer);
        }
        force
    }
}

impl Shopping<'_> {
    fn is_wanted(&self, code: &str) -> bool {
        self.wanted.contains(&code)
    }

    /// The places of a list by chance, what is wanted first.
    fn mixed(&self, codes: &[&str], dealer: &mut Dealer) -> Vec<u8> {
        let mut all: Vec<u8> = (0..codes.len() as u8).collect();
        dealer.shuffle(&mut all);
        // The sort keeps the random order among equals.
        all.sort_by_key(|&at| !self.is_wanted(codes[usize::from(at)]));
        all
    }

    /// PR-3.10 to PR-3.13, PR-3.19, PR-3.21, PR-R63.
    fn kaiju(&mut self, dealer: &mut Dealer) {
        let content = self.content;
        let codes: Vec<&str> = content.models.iter().map(|model| model.code.as_str()).collect();
        for at in self.mixed(&codes, dealer) {
            let model = ModelId(at);
            let Breed::Kaiju { category, drone, .. } = content.model(model).breed else { continue };
            let copies = if drone { 1 + dealer.below(3) } else { 1 };
            for _ in 0..copies {
                if self.models.len() == FORCE_MAX || category > self.left {
                    break;
                }
                self.left -= category;
                let one = self.mutated(model, dealer);
                self.models.push(one);
            }
        }
        if self.models.is_empty() {
            let kaiju = (0..).map(ModelId).zip(&content.models).filter(|(_, model)| !model.is_jaeger());
            let least = kaiju.min_by_key(|(_, model)| model.category()).map(|(id, _)| id);
            self.models.extend(least.map(Enlisted::bare));
        }
    }

    /// PR-3.11, PR-3.12: mutations for its slots; a drone takes none that another drone has.
    fn mutated(&self, model: ModelId, dealer: &mut Dealer) -> Enlisted {
        let content = self.content;
        let mut one = Enlisted::bare(model);
        let Breed::Kaiju { slots, .. } = content.model(model).breed else { return one };
        let codes: Vec<&str> = content.mutations.iter().map(|kind| kind.code.as_str()).collect();
        let taken: Vec<MutationId> = self
            .models
            .iter()
            .filter(|other| other.model == model)
            .flat_map(|other| other.mutations.into_iter().flatten())
            .collect();
        for at in self.mixed(&codes, dealer).into_iter().map(MutationId) {
            let slot = usize::from(content.mutation(at).slot);
            if slots[slot] && one.mutations[slot].is_none() && !taken.contains(&at) {
                one.mutations[slot] = Some(at);
            }
        }
        one
    }

    /// PR-3.14 to PR-3.20.
    fn jaegers(&mut self, dealer: &mut Dealer) {
        let content = self.content;
        let codes: Vec<&str> = content.models.iter().map(|model| model.code.as_str()).collect();
        for model in self.mixed(&codes, dealer).into_iter().map(ModelId) {
            let Breed::Jaeger { cost, crew } = content.model(model).breed else { continue };
            if self.models.len() == FORCE_MAX || cost > self.left {
                continue;
            }
            let Some(crew) = self.crew(usize::from(crew), self.left - cost, dealer) else { continue };
            let mut one = Enlisted::bare(model);
            one.pilots.iter_mut().zip(crew).for_each(|(seat, pilot)| *seat = Some(pilot));
            one.upgrade = self.upgrade(model, dealer);
            self.left -= one.points(content);
            self.models.push(one);
        }
        if self.models.is_empty() {
            self.models.extend(cheapest_of(content));
        }
    }

    /// PR-3.16: pilots who are free and cost at most so much together.
    fn crew(&self, size: usize, left: u8, dealer: &mut Dealer) -> Option<Vec<PilotId>> {
        let content = self.content;
        let codes: Vec<&str> = content.pilots.iter().map(|pilot| pilot.code.as_str()).collect();
        let busy: Vec<PilotId> =
            self.models.iter().flat_map(|one| one.pilots.into_iter().flatten()).collect();
        let free = self.mixed(&codes, dealer).into_iter().map(PilotId).filter(|id| !busy.contains(id));
        let mut free: Vec<PilotId> = free.collect();
        let cost = |id: &PilotId| content.pilot(*id).cost;
        let (mut crew, mut left) = (Vec::new(), left);
        while crew.len() < size {
            let mut costs: Vec<u8> = free.iter().map(cost).collect();
            costs.sort_unstable();
            let rest: u8 = costs.iter().take(size - crew.len() - 1).sum();
            let at = free.iter().position(|id| cost(id) + rest <= left)?;
            let pilot = free.remove(at);
            left -= cost(&pilot);
            crew.push(pilot);
        }
        Some(crew)
    }

    /// PR-3.17, PR-3.18, PR-3.20: an upgrade that is free and fits, if there is one.
    fn upgrade(&self, model: ModelId, dealer: &mut Dealer) -> Option<UpgradeId> {
        let content = self.content;
        let codes: Vec<&str> = content.upgrades.iter().map(|upgrade| upgrade.code.as_str()).collect();
        let fits = |id: &UpgradeId| {
            let is_free = self.models.iter().all(|one| one.upgrade != Some(*id));
            is_free && content.upgrade(*id).only.is_none_or(|only| only == model)
        };
        self.mixed(&codes, dealer).into_iter().map(UpgradeId).find(fits)
    }
}

/// PR-R62: the cheapest Jaeger with the cheapest crew.
fn cheapest_of(content: &Content) -> Option<Enlisted> {
    let mut pilots: Vec<PilotId> = (0..content.pilots.len() as u8).map(PilotId).collect();
    pilots.sort_by_key(|id| content.pilot(*id).cost);
    let with_crew = |(id, model): (ModelId, &crate::content::Model)| {
        let mut one = Enlisted::bare(id);
        let crew = pilots.iter().take(usize::from(model.crew()));
        one.pilots.iter_mut().zip(crew).for_each(|(seat, pilot)| *seat = Some(*pilot));
        one
    };
    let jaegers = (0..).map(ModelId).zip(&content.models).filter(|(_, model)| model.is_jaeger());
    jaegers.map(with_crew).min_by_key(|one| one.points(content))
}
