//! What a seat or a spectator sees and hears of a bout, without the game's types.

use catalog::Playable;
use kernel::{Bout, Seat, Told};
use scene::{Beat, Scene};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// A view made visible, with the question that the reader is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Look {
    /// What the reader sees and can answer.
    pub scene: Scene,
    /// The question in notation and its kind, for standing orders.
    pub asked: Option<Asked>,
}

/// What a seat is asked, in notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// The question.
    pub question: String,
    /// Its kind: the question with its names left out.
    pub kind: String,
}

/// Something that the reader heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Heard {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Message,
    /// The rule that explains it best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub rule: Option<String>,
    /// How it is shown, if its game says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beat: Option<Beat>,
}

/// What `listener` hears of these events.
pub(crate) fn heard_of<'a, G: Playable>(
    bout: &Bout<G>,
    told: impl IntoIterator<Item = &'a Told<G::Event>>,
    listener: Option<Seat>,
) -> Vec<Heard> {
    let view = G::view(bout, listener);
    let heard = |told: &Told<G::Event>| Heard {
        notation: G::write_event(bout.at(listener.unwrap_or(Seat(0))), &told.event),
        words: G::say_event(bout, &told.event, listener),
        rule: G::rule_of(&told.event).map(str::to_owned),
        beat: G::beat(bout.content(), &view, &told.event),
    };
    told.into_iter().filter(|told| told.to.hears(listener)).map(heard).collect()
}

/// What `listener` sees, and what it can answer.
pub(crate) fn look_at<G: Playable>(bout: &Bout<G>, listener: Option<Seat>) -> Scene {
    let offers = listener.map_or_else(Vec::new, |seat| kernel::offers(bout, seat));
    G::show(bout.content(), &G::view(bout, listener), offers)
}
