//! Where texts of the grammar walk are tried: a plain model with one more card, in front of or behind a plain enemy or a
//! building, near and far; and whether anything is otherwise than without the card.

use crate::stage::{HEX, preferred};
use kernel::{Bout, Chance, Faces, Input, Notation, Procedure, Rolled, Waiting};
use pacific_rim::content::{Content, Stat};
use pacific_rim::queries::stat;
use pacific_rim::{Activation, Answer, Event, PacificRim, Who};
use std::sync::Arc;

/// On what a trait stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Carrier {
    Upgrade,
    Offensive,
    Defensive,
}

impl Carrier {
    pub(super) const ALL: [Carrier; 3] = [Carrier::Upgrade, Carrier::Offensive, Carrier::Defensive];

    pub(super) fn kind(self) -> &'static str {
        match self {
            Carrier::Upgrade => "upgrade",
            Carrier::Offensive | Carrier::Defensive => "mutation",
        }
    }

    pub(super) fn slot(self) -> &'static str {
        match self {
            Carrier::Upgrade => "",
            Carrier::Offensive => "slot = \"offensive\"\n",
            Carrier::Defensive => "slot = \"defensive\"\n",
        }
    }

    /// The first track of its model.
    pub(super) fn track(self) -> &'static str {
        if self == Carrier::Upgrade { "charge" } else { "rage" }
    }

    fn kit(self, code: Option<&str>) -> String {
        let code = code.unwrap_or("-");
        match self {
            Carrier::Upgrade if code == "-" => "mutations = [\"-\", \"-\"]".to_owned(),
            Carrier::Upgrade => format!("upgrade = \"{code}\", mutations = [\"-\", \"-\"]"),
            Carrier::Offensive => format!("mutations = [\"{code}\", \"-\"]"),
            Carrier::Defensive => format!("mutations = [\"-\", \"{code}\"]"),
        }
    }
}

/// One situation: who acts with which card, how far apart, whether from behind, whether a building stands there; the
/// successes of the model with the card and of the other.
#[derive(Clone, Copy, Debug)]
struct Ground {
    acts: bool,
    card: u8,
    apart: i64,
    behind: bool,
    building: bool,
    hits: (usize, usize),
}

/// The cards of plain models: a melee attack that pushes, and a shot.
const PUSH: u8 = 3;
const SHOT: u8 = 4;

fn grounds() -> Vec<Ground> {
    let mut all = Vec::new();
    for (card, apart) in [(PUSH, 1), (SHOT, 4), (SHOT, 9)] {
        for hits in [(2, 0), (0, 2), (2, 2), (0, 1), (0, 0)] {
            for behind in [false, true] {
                all.extend([true, false].map(|acts| Ground {
                    acts,
                    card,
                    apart,
                    behind,
                    building: false,
                    hits,
                }));
            }
            all.push(Ground { acts: true, card, apart, behind: false, building: true, hits });
        }
    }
    all
}

/// Whether the card makes a difference anywhere.
pub(super) fn differs(content: &Arc<Content>, carrier: Carrier, code: &str) -> bool {
    grounds().into_iter().any(|ground| {
        let (with, without) =
            (ground.bout(content, carrier, Some(code)), ground.bout(content, carrier, None));
        numbers(&with, carrier) != numbers(&without, carrier) || ground.trace(with) != ground.trace(without)
    })
}

/// What statistics and tracks say.
fn numbers(bout: &Bout<PacificRim>, carrier: Carrier) -> Vec<u8> {
    let who = if carrier == Carrier::Upgrade { Who(0) } else { Who(4) };
    let stats = [Stat::Speed, Stat::Skill, Stat::Power, Stat::Armour];
    let all = stats.map(|one| stat(bout.table(), bout.content(), who, one));
    let kit = bout.table().model(who).map(|figure| figure.kit).expect("the model is there");
    let tracks = pacific_rim::queries::tracks(bout.content(), &kit);
    all.into_iter().chain(tracks.map(|track| track.most)).collect()
}

impl Ground {
    fn bout(&self, content: &Arc<Content>, carrier: Carrier, code: Option<&str>) -> Bout<PacificRim> {
        let is_jaeger = carrier == Carrier::Upgrade;
        let far = if self.building { 9 } else { self.apart };
        // The own model stands to the left. Who acts looks at the other one; that looks back, or away.
        let (own_facing, other_facing) = match (self.acts, self.behind) {
            (true, false) | (false, false) => (0, 180),
            (true, true) => (0, 0),
            (false, true) => (180, 180),
        };
        let tower = format!(
            "{{ kind = \"skyscraper\", pose = {{ at = {{ x = {}, y = 400_000_000 }}, facing = 0 }}, ruined = false }}",
            300_000_000 + self.apart * HEX
        );
        let own = figure(is_jaeger, &carrier.kit(code), self.card, (300_000_000, own_facing));
        // Behind a building nothing else is ahead.
        let other_at = if self.building {
            (300_000_000 - far * HEX / 3, 0)
        } else {
            (300_000_000 + far * HEX, other_facing)
        };
        let other = figure(!is_jaeger, "mutations = [\"-\", \"-\"]", self.card, other_at);
        let (jaeger, kaiju) = if is_jaeger { (own, other) } else { (other, own) };
        let (who, turn) = if is_jaeger == self.acts { ("P1", "ppdc") } else { ("K1", "kaiju") };
        let towers = if self.building { tower } else { String::new() };
        let text = format!(
            "seats = 2\nmat = \"CITY\"\nround = 1\ntowers = [{towers}]\nareas = []\ntokens = []\n\
             stack = [\n  {{ round = {{ step = \"activated\", turn = \"{turn}\", impulse = 0 }} }},\n  \
             {{ activation = {{ who = \"{who}\", step = \"act\", hexes = 0, rough = false, halted = false, drifted = false, \
             used = 0, accurate = false, push = false }} }},\n]\nmodels.p1 = {jaeger}\nmodels.k1 = {kaiju}\n"
        );
        PacificRim::read_position(&text, None, content)
            .unwrap_or_else(|faults| panic!("{self:?}: {faults:?}\n{text}"))
    }

    /// All that is asked and happens until the activation is over.
    fn trace(&self, mut bout: Bout<PacificRim>) -> Vec<String> {
        let (mut trace, mut rolls, mut first) = (Vec::new(), 0, Some(Answer::Do { action: 0, times: 0 }));
        while Activation::of(bout.stack()).is_some() {
            let input = match bout.waiting() {
                Waiting::Over => break,
                Waiting::Chance(chance) => Input::Chance(self.rolled(&bout, chance, rolls)),
                Waiting::Seats(owing) => {
                    let seat = owing.iter().next().expect("somebody is asked");
                    let question = *bout.question(seat).expect("there is a question");
                    trace.push(format!("{question:?}"));
                    let mut listed = Vec::new();
                    bout.answers(seat, &mut listed);
                    Input::Answer(seat, first.take().unwrap_or_else(|| preferred(question, &listed)))
                }
            };
            let mut told = Vec::new();
            bout.play_telling(input, Some(&mut told)).expect("a legal answer");
            rolls += told.iter().filter(|told| matches!(told.event, Event::Rolled { .. })).count();
            trace.extend(told.iter().map(|told| format!("{:?}", told.event)));
        }
        trace
    }

    /// The model with the card has three triggers, and each side its successes.
    fn rolled(&self, bout: &Bout<PacificRim>, chance: Chance, rolls: usize) -> Rolled {
        match chance {
            Chance::Dice { count, .. } => {
                let is_own = rolls.is_multiple_of(2) == self.acts;
                let (triggers, hits) = if is_own { (3, self.hits.0) } else { (0, self.hits.1) };
                let face = |die: usize| match die {
                    die if die < hits => 4,
                    die if die < hits + triggers => 3,
                    _ => 1,
                };
                Rolled::Dice((0..usize::from(count)).map(face).collect::<Faces>())
            }
            Chance::Draw { .. } => {
                let any = bout.pile().iter().position(|count| *count > 0).expect("a card can be drawn");
                Rolled::Drawn(any as u8)
            }
            Chance::Pick { .. } => Rolled::Picked(0),
        }
    }
}

/// A plain model with this card face up, all its counters at 2 of 9, at this place to the right, looking that way.
fn figure(is_jaeger: bool, kit: &str, face: u8, (x, facing): (i64, u16)) -> String {
    let (model, pilots, owner) = match is_jaeger {
        true => ("PLAIN-J1", "\"PLAIN-PILOT-4\", \"PLAIN-PILOT-3\", \"-\"", "A"),
        false => ("PLAIN-K1", "\"-\", \"-\", \"-\"", "B"),
    };
    let deck: Vec<u8> = (0..6).filter(|place| *place != face).collect();
    format!(
        "{{ kit = {{ model = \"{model}\", pilots = [{pilots}], {kit} }}, owner = \"{owner}\", \
         standing = {{ at = {{ at = {{ x = {x}, y = 400_000_000 }}, facing = {facing} }} }}, deck = {deck:?}, \
         face = {face}, damage = [], tracks = [2, 2], most = [9, 9], weak = [0, 0, 0, 0], \
         waits = {{ focus = false, brutal = false, momentum = false }} }}"
    )
}
