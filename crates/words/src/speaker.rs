//! Turns messages into text in one language. What cannot be said is marked and remembered.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::pseudo::{BRACKETS, pseudo_source};
use crate::source::NUMBER;
use crate::{Arg, Catalog, ENGLISH, Message, PSEUDO};

/// How deep messages may hold messages. A deeper one is a fault.
const DEPTH_MAX: usize = 32;

/// How many different faults a speaker remembers. Later ones are only marked in the text.
const FAULTS_MAX: usize = 256;

/// Beyond this a number is not exact in Fluent, so it is passed as its digits.
const EXACT_MAX: u64 = 1 << 53;

/// Says messages in one language. Shared references are enough, from any thread.
///
/// ```
/// use words::{Catalog, Message, Speaker};
///
/// let speaker = Speaker::new(&Catalog::new(), "it-CH");
/// assert_eq!(speaker.language(), "en");
/// assert_eq!(speaker.say(&Message::new("no-such-key")), "⟦no-such-key⟧");
/// assert_eq!(speaker.faults().len(), 1);
/// ```
pub struct Speaker {
    /// The chosen language first, then those that stand in for it. Never empty.
    tongues: Vec<Tongue>,
    rest: Option<Rest>,
    faults: Mutex<Vec<Fault>>,
}

/// Words that are read when the first of them is wanted.
struct Rest {
    read: fn() -> Catalog,
    wanted: String,
    tongues: OnceLock<Vec<Tongue>>,
}

impl Rest {
    fn tongues(&self) -> &[Tongue] {
        self.tongues.get_or_init(|| tongues(&(self.read)(), &self.wanted))
    }
}

/// Something that could not be said as it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No language has words for the key.
    UnknownKey {
        /// The key of the message.
        key: String,
    },
    /// The words need something that is missing: an argument, a message or a term.
    Broken {
        /// The key of the message.
        key: String,
        /// The language whose words are meant.
        language: String,
        /// What is lacking, one reason after the other.
        why: String,
    },
    /// The message holds messages within messages beyond the limit of 32.
    TooDeep {
        /// The key of the message that was too deep.
        key: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnknownKey { key } => write!(f, "{key}: no words in any language"),
            Fault::Broken { key, language, why } => write!(f, "{key}: cannot be said in `{language}`: {why}"),
            Fault::TooDeep { key } => write!(f, "{key}: more than {DEPTH_MAX} messages deep"),
        }
    }
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tongues: Vec<&str> = self.tongues.iter().map(|tongue| tongue.language.as_str()).collect();
        f.debug_struct("Speaker").field("tongues", &tongues).field("faults", &self.faults()).finish()
    }
}

impl Speaker {
    /// A speaker of the wanted language if the catalog has it, else of the same language without region or script,
    /// else of English. What the language lacks is said in the next of these that has it.
    pub fn new(catalog: &Catalog, wanted: &str) -> Speaker {
        Speaker { tongues: tongues(catalog, wanted), rest: None, faults: Mutex::default() }
    }

    /// The same, where most of the words are read only when the first of them is wanted: `rest` has the words that
    /// `first` lacks, and refers to none of `first`.
    pub fn with_rest(first: &Catalog, wanted: &str, rest: fn() -> Catalog) -> Speaker {
        let rest = Rest { read: rest, wanted: wanted.to_owned(), tongues: OnceLock::new() };
        Speaker { rest: Some(rest), ..Speaker::new(first, wanted) }
    }

    /// The tag of the language that was chosen.
    pub fn language(&self) -> &str {
        self.tongues.first().map_or(ENGLISH, |tongue| &tongue.language)
    }

    /// The message in words. What cannot be said stands in it as `⟦key⟧` and is among the [`faults`](Self::faults).
    ///
    /// A sentence that ends in a name such as `Arc Heel!` has no full stop behind the name.
    pub fn say(&self, message: &Message) -> String {
        let said = self.say_within(message, 0);
        if said.contains("!.") { said.replace("!.", "!") } else { said }
    }

    /// The different faults so far, oldest first; at most 256 are kept.
    pub fn faults(&self) -> Vec<Fault> {
        self.kept().clone()
    }

    fn say_within(&self, message: &Message, depth: usize) -> String {
        if depth > DEPTH_MAX {
            self.note(Fault::TooDeep { key: message.key.to_string() });
            return marker(&message.key);
        }
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(name.as_ref(), self.value(arg, depth));
        }
        self.fill(&message.key, &args, Tongue::bracketed)
    }

    fn value<'a>(&self, arg: &'a Arg, depth: usize) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) if number.unsigned_abs() <= EXACT_MAX => FluentValue::from(*number),
            Arg::Number(number) => FluentValue::from(number.to_string()),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Message(message) => FluentValue::from(self.say_within(message, depth + 1)),
            Arg::List(messages) => FluentValue::from(self.list(messages, depth)),
        }
    }

    /// One item after the other: the second joined by `list-two` if it is all, else by `list-middle`, and so on to
    /// the last by `list-last`.
    fn list(&self, messages: &[Message], depth: usize) -> String {
        let Some((first, rest)) = messages.split_first() else {
            return self.say_within(&Message::new("list-none"), depth + 1);
        };
        let mut before = self.say_within(first, depth + 1);
        for (at, message) in rest.iter().enumerate() {
            let glue = match (rest.len(), at + 1 == rest.len()) {
                (1, _) => "list-two",
                (_, true) => "list-last",
                (_, false) => "list-middle",
            };
            let mut args = FluentArgs::with_capacity(2);
            args.set("before", before);
            args.set("next", self.say_within(message, depth + 1));
            before = self.fill(glue, &args, |_, text| text);
        }
        before
    }

    /// The words of the first language that can say the key, finished off in its way.
    fn fill(&self, key: &str, args: &FluentArgs<'_>, finish: impl Fn(&Tongue, String) -> String) -> String {
        let mut known = false;
        let mut fill = |tongues: &[Tongue]| {
            for tongue in tongues {
                match tongue.fill(key, args) {
                    None => {}
                    Some(Ok(text)) => return Some(finish(tongue, text)),
                    Some(Err(why)) => {
                        known = true;
                        self.note(Fault::Broken {
                            key: key.to_owned(),
                            language: tongue.language.clone(),
                            why,
                        });
                    }
                }
            }
            None
        };
        let said = fill(&self.tongues).or_else(|| self.rest.as_ref().and_then(|rest| fill(rest.tongues())));
        if let Some(text) = said {
            return text;
        }
        if !known {
            self.note(Fault::UnknownKey { key: key.to_owned() });
        }
        marker(key)
    }

    fn note(&self, fault: Fault) {
        let mut faults = self.kept();
        if faults.len() < FAULTS_MAX && !faults.contains(&fault) {
            faults.push(fault);
        }
    }

    /// If a thread dies while it speaks, the list is still whole, so the others go on using it.
    fn kept(&self) -> MutexGuard<'_, Vec<Fault>> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The chosen language and those that stand in for it, as far as the catalog has them.
fn tongues(catalog: &Catalog, wanted: &str) -> Vec<Tongue> {
    let tongue = |tag: LanguageIdentifier| match tag.to_string() {
        language if language == PSEUDO => Some(Tongue::pseudo(catalog, tag)),
        language if catalog.sources(&language).is_empty() => None,
        language => Some(Tongue::new(tag, catalog.sources(&language).iter().cloned())),
    };
    ladder(wanted).into_iter().filter_map(tongue).collect()
}

/// The text in place of a message that cannot be said.
fn marker(key: &str) -> String {
    format!("⟦{key}⟧")
}

/// The languages to try: the tag itself, its language alone, English.
fn ladder(wanted: &str) -> Vec<LanguageIdentifier> {
    let mut tags: Vec<LanguageIdentifier> = Vec::with_capacity(3);
    if let Ok(tag) = wanted.parse::<LanguageIdentifier>() {
        tags.push(tag.clone());
        tags.push(LanguageIdentifier::from_parts(tag.language, None, None, &[]));
    }
    tags.push(ENGLISH.parse().expect("`en` is a language tag"));
    tags.dedup();
    tags
}

/// The words of one language, ready to be filled in.
struct Tongue {
    language: String,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Tongue {
    fn new(tag: LanguageIdentifier, sources: impl Iterator<Item = Arc<FluentResource>>) -> Tongue {
        let language = tag.to_string();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.add_function(NUMBER, number).expect("a new bundle has no functions");
        for source in sources {
            // The catalog makes sure that nothing is overridden.
            bundle.add_resource_overriding(source);
        }
        Tongue { language, bundle }
    }

    /// English with an accent.
    fn pseudo(catalog: &Catalog, tag: LanguageIdentifier) -> Tongue {
        let accented = catalog.sources(ENGLISH).iter().map(|source| {
            let accented = FluentResource::try_new(pseudo_source(source));
            Arc::new(accented.unwrap_or_else(|(resource, _)| resource))
        });
        Tongue::new(tag, accented)
    }

    /// The filled-in words, or what is missing, or nothing if the language has no words for the key.
    fn fill(&self, key: &str, args: &FluentArgs<'_>) -> Option<Result<String, String>> {
        let words = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(words, Some(args), &mut errors).into_owned();
        if errors.is_empty() {
            return Some(Ok(text));
        }
        let mut reasons: Vec<String> = errors.iter().map(reason).collect();
        reasons.dedup();
        Some(Err(reasons.join("; ")))
    }

    /// A whole message of the made-up language stands in brackets, so that a cut or glued one shows.
    fn bracketed(&self, text: String) -> String {
        if self.language == PSEUDO { [BRACKETS.0, &text, BRACKETS.1].concat() } else { text }
    }
}

fn reason(error: &FluentError) -> String {
    match error {
        FluentError::ResolverError(lacking) => lacking.to_string(),
        FluentError::Overriding { .. } | FluentError::ParserError(_) => error.to_string(),
    }
}

/// `NUMBER($n, type: "ordinal")`: the same number, for plural forms of another kind. What is no number stays as it
/// is, and so does its look: the other options of Fluent are for money and fractions.
fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match (positional.first(), named.get("type")) {
        (Some(FluentValue::Number(number)), Some(FluentValue::String(kind))) => {
            let mut number: FluentNumber = number.clone();
            number.options.r#type = kind.as_ref().into();
            FluentValue::Number(number)
        }
        (Some(value), _) => value.clone(),
        (None, _) => FluentValue::Error,
    }
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
