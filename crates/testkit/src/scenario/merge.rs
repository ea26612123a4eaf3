//! Two tables merged key by key, as one text that knows where each part of it comes from.

use super::place::{Flaw, nearest_help};
use super::read::{Text, key_span};
use super::sources::StartText;
use kernel::Fault;
use std::ops::Range;
use std::sync::Arc;
use toml_edit::{Document, Item, Key, TableLike, Value};

/// A text in TOML, and the places that its parts come from.
pub(super) struct Merged {
    pub(super) text: String,
    /// In order; empty if the whole text is the scenario's own.
    parts: Vec<Part>,
    start: Option<Arc<StartText>>,
}

/// A part of the text, up to the next one.
struct Part {
    at: usize,
    from: Place,
    /// Whether it stands there letter by letter.
    is_verbatim: bool,
}

/// A place in the scenario or in its start.
#[derive(Clone)]
struct Place {
    is_starts: bool,
    span: Range<usize>,
}

/// A table: where it stands, and its keys.
struct Branch {
    place: Place,
    twigs: Vec<Twig>,
}

struct Twig {
    name: String,
    /// Where the name stands.
    place: Place,
    holds: Holds,
}

enum Holds {
    Value(Place),
    Table(Branch),
    Tables(Vec<Branch>),
}

impl Merged {
    /// The scenario as it is.
    pub(super) fn alone(text: String) -> Merged {
        Merged { text, parts: Vec::new(), start: None }
    }

    /// The table `key` of the start, without some of its parts, with that of the scenario on top.
    pub(super) fn of(
        start: &Arc<StartText>,
        without: &[Text],
        own: &str,
        key: &str,
    ) -> Result<Merged, Vec<Flaw>> {
        let of_start = branch(&start.text, key, true).map_err(|flaw| vec![flaw.within(start)])?;
        let mut all =
            of_start.unwrap_or(Branch { place: Place { is_starts: false, span: 0..0 }, twigs: Vec::new() });
        let flaws: Vec<Flaw> = without.iter().filter_map(|path| all.remove(path)).collect();
        if !flaws.is_empty() {
            return Err(flaws);
        }
        if let Some(own) = branch(own, key, false).map_err(|flaw| vec![flaw])? {
            all.put(own);
        }
        let mut written = Merged { text: String::new(), parts: Vec::new(), start: Some(start.clone()) };
        written.table(&[own, &start.text], &format!("[{key}]"), key, &all);
        Ok(written)
    }

    /// A fault in this text, at its place in the file that it comes from.
    pub(super) fn flaw(&self, fault: Fault) -> Flaw {
        let Fault { span, what, help } = fault;
        let before = self.parts.partition_point(|part| part.at <= span.start);
        let Some(part) = before.checked_sub(1).map(|last| &self.parts[last]) else {
            return Flaw::at(&span, what).help(help);
        };
        let mut place = part.from.span.clone();
        if part.is_verbatim {
            place.start = (place.start + span.start - part.at).min(place.end);
        }
        let flaw = Flaw::at(&place, what).help(help);
        match &self.start {
            Some(start) if part.from.is_starts => flaw.within(start),
            _ => flaw,
        }
    }

    fn part(&mut self, text: &str, from: &Place, is_verbatim: bool) {
        self.parts.push(Part { at: self.text.len(), from: from.clone(), is_verbatim });
        self.text.push_str(text);
    }

    /// `files` are the scenario and the start.
    fn table(&mut self, files: &[&str; 2], heading: &str, path: &str, branch: &Branch) {
        self.part(heading, &branch.place, false);
        self.text.push('\n');
        for twig in &branch.twigs {
            if let Holds::Value(value) = &twig.holds {
                self.part(&format!("{} = ", Key::new(&twig.name)), &twig.place, false);
                self.part(&files[usize::from(value.is_starts)][value.span.clone()], value, true);
                self.text.push('\n');
            }
        }
        for twig in &branch.twigs {
            let path = format!("{path}.{}", Key::new(&twig.name));
            match &twig.holds {
                Holds::Value(_) => {}
                Holds::Table(below) => self.table(files, &format!("[{path}]"), &path, below),
                Holds::Tables(all) => {
                    all.iter().for_each(|below| self.table(files, &format!("[[{path}]]"), &path, below));
                }
            }
        }
    }
}

/// The table `key` of a file.
fn branch(file: &str, key: &str, is_starts: bool) -> Result<Option<Branch>, Flaw> {
    let document = Document::parse(file)
        .map_err(|error| Flaw::at(&error.span().unwrap_or(0..0), error.message().to_owned()))?;
    let Some(item) = document.get(key) else { return Ok(None) };
    let place = key_span(document.as_table(), key);
    let Some(table) = item.as_table_like() else {
        return Err(Flaw::at(&place, format!("`{key}` must be a table")));
    };
    let span = item.span().unwrap_or(place);
    Ok(Some(Branch::of(table, Place { is_starts, span })))
}

impl Branch {
    fn of(table: &dyn TableLike, place: Place) -> Branch {
        let at = |span| Place { is_starts: place.is_starts, span };
        let twig = |(name, item): (&str, &Item)| {
            let key = key_span(table, name);
            let span = item.span().unwrap_or(key.clone());
            let holds = match item {
                Item::ArrayOfTables(all) => {
                    let below =
                        |table: &toml_edit::Table| Branch::of(table, at(table.span().unwrap_or(key.clone())));
                    Holds::Tables(all.iter().map(below).collect())
                }
                Item::Table(below) => Holds::Table(Branch::of(below, at(span))),
                Item::Value(Value::InlineTable(below)) => Holds::Table(Branch::of(below, at(span))),
                Item::Value(_) | Item::None => Holds::Value(at(span)),
            };
            Twig { name: name.to_owned(), place: at(key), holds }
        };
        let twigs = table.iter().map(twig).collect();
        Branch { place, twigs }
    }

    fn find(&mut self, name: &str) -> Option<&mut Twig> {
        self.twigs.iter_mut().find(|twig| twig.name == name)
    }

    /// Tables are merged key by key; everything else takes the place of what was there.
    fn put(&mut self, own: Branch) {
        self.place = own.place;
        for new in own.twigs {
            let Some(twig) = self.find(&new.name) else {
                self.twigs.push(new);
                continue;
            };
            match (&mut twig.holds, new.holds) {
                (Holds::Table(below), Holds::Table(own)) => {
                    below.put(own);
                    twig.place = new.place;
                }
                (_, holds) => *twig = Twig { holds, ..new },
            }
        }
    }

    /// Takes out what stands at the path; a flaw if nothing does.
    fn remove(&mut self, path: &Text) -> Option<Flaw> {
        let keys = match Key::parse(&path.value) {
            Ok(keys) => keys,
            Err(error) => return Some(Flaw::at(&path.span, format!("this is no path: {}", error.message()))),
        };
        let mut branch = self;
        for (depth, key) in keys.iter().enumerate() {
            let known: Vec<String> = branch.twigs.iter().map(|twig| twig.name.clone()).collect();
            let Some(at) = branch.twigs.iter().position(|twig| twig.name == key.get()) else {
                return Some(absent(path, &keys[..=depth], &known));
            };
            if depth + 1 == keys.len() {
                branch.twigs.remove(at);
                return None;
            }
            branch = match &mut branch.twigs[at].holds {
                Holds::Table(below) => below,
                Holds::Value(_) | Holds::Tables(_) => return Some(absent(path, &keys[..=depth + 1], &[])),
            };
        }
        None
    }
}

fn absent(path: &Text, keys: &[Key], known: &[String]) -> Flaw {
    let written = |keys: &[Key]| {
        keys.iter().map(|key| Key::new(key.get()).to_string()).collect::<Vec<String>>().join(".")
    };
    let last = keys.last().map_or("", Key::get);
    let help = nearest_help(last, known.iter().map(String::as_str));
    Flaw::at(&path.span, format!("the start has no `{}`", written(keys))).help(help)
}
