//! How the bout of a scenario begins: what the scenario says itself, on top of the start that it names.

use super::merge::Merged;
use super::place::{self, Flaw, nearest_help};
use super::read::{Opening, Refused, Scenario, Start, Text};
use super::sources::Sources;
use kernel::{Fault, Library, PackText};
use std::ops::Range;
use std::sync::Arc;

/// A scenario and the start that it names.
pub(super) struct Whole<'a> {
    text: &'a str,
    pub(super) scenario: Scenario,
    start: Option<Start>,
}

/// The name under which content of the scenario itself is read.
const INLINE: &str = "this scenario";

impl<'a> Whole<'a> {
    pub(super) fn read(text: &'a str, sources: Sources<'_>) -> Result<Whole<'a>, Vec<Flaw>> {
        let scenario = Scenario::read(text)?;
        let start = scenario.start.as_ref().map(|name| named(name, sources)).transpose()?;
        let whole = Whole { text, scenario, start };
        match whole.is_at_odds() {
            Some(flaw) => Err(vec![flaw]),
            None => Ok(whole),
        }
    }

    /// Scenario and start must both begin with a position, or both with a set-up.
    fn is_at_odds(&self) -> Option<Flaw> {
        let own = self.scenario.opening.as_ref();
        match (own, self.start.as_ref().and_then(|start| start.opening.as_ref())) {
            (None, None) => {
                let place = self.scenario.start.as_ref().map_or(0..0, |name| name.span.clone());
                Some(Flaw::at(&place, "neither [given] nor [setup]".to_owned()))
            }
            (Some(own), Some(start)) if own.key() != start.key() => {
                let what =
                    format!("the start has [{}]: write what differs from it there as well", start.key());
                Some(Flaw::at(&own.span(), what))
            }
            _ => None,
        }
    }

    /// A flaw for each place that names another game than this one, or for none that names any.
    pub(super) fn other_game(&self, id: &str, of_folder: Option<&str>) -> Vec<Flaw> {
        let flaw = |game: &Text, kind: &str| {
            let what = format!("this is a {kind} of `{}`, not of `{id}`", game.value);
            (game.value != id).then(|| Flaw::at(&game.span, what))
        };
        let own = self.scenario.game.as_ref().and_then(|game| flaw(game, "scenario"));
        let start = self.start.as_ref().and_then(|start| {
            let flaw = flaw(start.game.as_ref()?, "start")?;
            Some(flaw.within(&start.file))
        });
        let is_named = self.scenario.game.is_some()
            || self.start.as_ref().is_some_and(|start| start.game.is_some())
            || of_folder.is_some();
        let missing = (!is_named).then(|| Flaw::at(&(0..0), "`game` is missing".to_owned()));
        own.into_iter().chain(start).chain(missing).collect()
    }

    /// Where the scenario says how the bout begins.
    pub(super) fn span(&self) -> Range<usize> {
        let named = self.scenario.start.as_ref().map(|name| name.span.clone());
        self.scenario.opening.as_ref().map(Opening::span).or(named).unwrap_or(0..0)
    }

    /// The table that says it, `given` or `setup`.
    pub(super) fn key(&self) -> &'static str {
        let start = self.start.as_ref().and_then(|start| start.opening.as_ref());
        self.scenario.opening.as_ref().or(start).map_or("given", Opening::key)
    }

    /// What must refuse the set-up.
    pub(super) fn refused(&self) -> Option<&Refused> {
        match &self.scenario.opening {
            Some(Opening::Setup { refused, .. }) => refused.as_ref(),
            Some(Opening::Given(_)) | None => None,
        }
    }

    /// The position or the set-up as one text, in the table `given` or `setup`.
    pub(super) fn merged(&self) -> Result<Merged, Vec<Flaw>> {
        let own = match self.refused() {
            Some(refused) => place::blank(self.text, &refused.whole),
            None => self.text.to_owned(),
        };
        match &self.start {
            None => Ok(Merged::alone(own)),
            Some(start) => Merged::of(&start.file, &self.scenario.without, &own, self.key()),
        }
    }

    pub(super) fn content<G: Library>(&self, sources: Sources<'_>) -> Result<Arc<G::Content>, Vec<Flaw>> {
        let (mut files, mut flaws) = (Vec::new(), Vec::new());
        let start = self.start.as_ref();
        let house = [Text { value: "house".to_owned(), span: 0..0 }];
        let own = self.scenario.packs.as_deref();
        let of_start = start.and_then(|start| start.packs.as_deref()).filter(|_| own.is_none());
        for pack in own.or(of_start).unwrap_or(&house) {
            match (sources.packs)(&pack.value) {
                Ok(found) => files.extend(found),
                Err(what) => {
                    let flaw = Flaw::at(&pack.span, format!("pack `{}`: {what}", pack.value));
                    let start = start.filter(|_| of_start.is_some());
                    flaws.push(start.map_or(flaw.clone(), |start| flaw.within(&start.file)));
                }
            }
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        if let Some(start) = start.filter(|start| !start.inline.is_empty()) {
            let text = place::blank_but(&start.file.text, &start.inline);
            files.push(PackText { file: start.file.file.clone(), text });
        }
        if !self.scenario.inline.is_empty() {
            let text = place::blank_but(self.text, &self.scenario.inline);
            files.push(PackText { file: INLINE.to_owned(), text });
        }
        G::content(&files).map_err(|faults| faults.into_iter().map(|fault| self.in_content(fault)).collect())
    }

    fn in_content(&self, kernel::PackFault { file, fault }: kernel::PackFault) -> Flaw {
        let Fault { span, what, help } = fault;
        let start = self.start.as_ref().filter(|start| start.file.file == file);
        let flaw = match start {
            Some(start) => Flaw::at(&span, what).within(&start.file),
            None if file == INLINE => Flaw::at(&span, what),
            None => Flaw::at(&(0..0), format!("{file}: {what}")),
        };
        flaw.help(help)
    }
}

fn named(name: &Text, sources: Sources<'_>) -> Result<Start, Vec<Flaw>> {
    let file = (sources.starts)(&name.value).map_err(|no_start| {
        let flaw = Flaw::at(&name.span, format!("start `{}`: {}", name.value, no_start.what));
        let near = nearest_help(&name.value, no_start.known.iter().map(String::as_str));
        let all = (!no_start.known.is_empty()).then(|| format!("known here: {}", no_start.known.join(", ")));
        vec![flaw.help(near.or(all))]
    })?;
    Start::read(file)
}
