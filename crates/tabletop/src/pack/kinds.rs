//! Kinds: the pieces of a pack by their codes, each with a small id.

use super::{Keys, Outline, Part, describes};
use crate::Tally;
use crate::schema::{list, whole};
use crate::sheet::{Sheet, quoted};
use kernel::{Fault, PackFault, PackText};
use serde_json::json;
use words::Message;
use words::telling::{Codes, Node};

/// One kind of pieces, as a pack describes it.
pub trait Kind: Sized {
    /// The name of its type of ids: `ToolId`.
    const ID: &'static str;
    /// The key of its tables in a pack: `tool`.
    const KEY: &'static str;
    /// The most kinds.
    const MOST: usize;

    /// Its code.
    fn code(&self) -> &str;

    /// The name that players read.
    fn name(&self) -> &str;

    /// How many of them there are.
    fn copies(&self) -> u8;

    /// All its numbers, by the names of their keys.
    fn numbers(&self) -> Vec<(&'static str, u8)>;

    /// The kind with these keys. All of them are read before one that is missing ends the reading.
    fn read(keys: &Keys<'_>) -> Option<Self>;
}

/// All kinds of the packs of a bout, in the order of their codes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kinds<K>(Vec<K>);

impl<K: Kind> Kinds<K> {
    /// The kind with this number.
    pub fn get(&self, id: u8) -> &K {
        &self.0[usize::from(id)]
    }

    /// All kinds with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &K)> {
        (0..).zip(&self.0)
    }

    /// All copies of all kinds.
    pub fn tally<const N: usize>(&self) -> Tally<N> {
        self.iter().flat_map(|(id, kind)| std::iter::repeat_n(id, usize::from(kind.copies()))).collect()
    }

    /// How many pieces of each kind a value holds: in tallies, and one for each id.
    pub fn held(&self, value: &Node) -> Vec<u32> {
        let mut counts = vec![0; self.0.len()];
        count(value, K::ID, &mut counts);
        counts
    }

    /// The piece in words: `PREFIX-piece-tool`, with its name and all its numbers.
    fn said(&self, prefix: &str, kind: &K) -> Message {
        let said = Message::new(format!("{prefix}-piece-{}", K::KEY)).with("name", kind.name());
        kind.numbers().into_iter().fold(said, |said, (key, number)| said.with(key, number))
    }

    /// The kinds in all these files together, or every fault in them.
    pub fn read(files: &[PackText]) -> Result<Kinds<K>, Vec<PackFault>> {
        let (mut kinds, mut faults) = (Vec::new(), Vec::new());
        for file in files.iter().filter(|file| !describes(&file.file)) {
            let found = read_file(&file.text, &mut kinds);
            faults.extend(found.into_iter().map(|fault| PackFault { file: file.file.clone(), fault }));
        }
        kinds.sort_by(|a: &K, b| a.code().cmp(b.code()));
        if faults.is_empty() { Ok(Kinds(kinds)) } else { Err(faults) }
    }

    /// A JSON Schema of the files, for editors.
    pub fn schema(title: &str) -> String {
        let kind = Outline::of(K::read).object("One of them.");
        whole(title, &[], json!({ K::KEY: list("All of them.", kind) }), json!({}))
    }
}

fn read_file<K: Kind>(text: &str, kinds: &mut Vec<K>) -> Vec<Fault> {
    let sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(fault) => return vec![fault],
    };
    let top = sheet.top();
    for table in top.tables(K::KEY) {
        let kind = Part { name: K::KEY, says: "", read: K::read }.of(&table);
        let Some(kind) = kind else { continue };
        if kinds.len() == K::MOST {
            table.fault(format!("there are more than {} tables `{}`", K::MOST, K::KEY), None);
            break;
        }
        if kinds.iter().any(|other| other.code() == kind.code()) {
            table.fault(format!("there is another {} with the code {}", K::KEY, quoted(kind.code())), None);
        }
        kinds.push(kind);
    }
    top.finish();
    sheet.finish()
}

/// Counts what the value holds.
fn count(value: &Node, id: &str, counts: &mut [u32]) {
    match value {
        Node::Named { of: "Tally", fields, .. } => {
            let Some((_, Node::List(copies))) = fields.first() else { return };
            counts.iter_mut().zip(copies).for_each(|(count, copies)| *count += number(copies));
        }
        Node::Named { of, .. } if *of == id => {
            if let Some(count) = counts.get_mut(number(value) as usize) {
                *count += 1;
            }
        }
        Node::Named { fields, .. } => fields.iter().for_each(|(_, field)| count(field, id, counts)),
        Node::List(list) => list.iter().for_each(|one| count(one, id, counts)),
        Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) => {}
    }
}

fn number(node: &Node) -> u32 {
    node.number().and_then(|number| u32::try_from(number).ok()).unwrap_or(0)
}

/// Content whose pieces have words.
pub trait Pieces: Codes {
    /// The words of this id of a piece; `None` if the value is none.
    fn say(&self, prefix: &str, id: &Node) -> Option<Message>;

    /// Everything printed on the piece of this code or name: itself, then `PREFIX-piece-tool-about`.
    fn say_named(&self, prefix: &str, name: &str) -> Option<Vec<Message>>;

    /// The names of all pieces.
    fn names(&self) -> Vec<String>;
}

impl<K: Kind> Pieces for Kinds<K> {
    fn say(&self, prefix: &str, id: &Node) -> Option<Message> {
        let kind = self.0.get(usize::try_from(id.number()?).ok()?)?;
        (id.type_name() == Some(K::ID)).then(|| self.said(prefix, kind))
    }

    fn say_named(&self, prefix: &str, name: &str) -> Option<Vec<Message>> {
        let same = |text: &str| text.to_lowercase() == name.trim().to_lowercase();
        let said = self.0.iter().find(|kind| same(kind.code()) || same(kind.name()));
        let said = said.map(|kind| self.said(prefix, kind))?;
        let about = Message { key: format!("{}-about", said.key).into(), ..said.clone() };
        Some(vec![said, about])
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().map(|kind| kind.name().to_owned()).collect()
    }
}

impl<K: Kind> Codes for Kinds<K> {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        let is_here = of == K::ID || of == "Tally";
        self.0.get(id).filter(|_| is_here).map(K::code)
    }
}

/// The pieces of a pack, declared once: the type of their ids, and their numbers with the bounds and what they say, for
/// people who read the code or write a pack. One of them is `copies`: how many there are. Code and name come by
/// themselves.
///
/// ```
/// tabletop::kinds! {
///     /// One kind of tool.
///     pub struct Tool, ToolId, "tool", at most 16 {
///         /// How many bolts it takes.
///         bolts: 0..=9,
///         /// How many of them there are.
///         copies: 0..=9,
///     }
/// }
/// use tabletop::pack::Kinds;
/// use kernel::PackText;
///
/// let text = "[[tool]]\ncode = 'SAW'\nname = { en = 'Saw' }\nbolts = 3\ncopies = 2";
/// let tools = Kinds::<Tool>::read(&[PackText::embedded("tools.toml", text)]).expect("the pack is sound");
/// assert_eq!((tools.get(0).bolts, tools.tally::<16>().total()), (3, 2));
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$about:meta])*
        pub struct $kind:ident, $id:ident, $key:literal, at most $most:literal {
            $($(#[doc = $says:literal])+ $number:ident: $range:expr),+ $(,)?
        }
    ) => {
        /// The number of a kind in the table of one content.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        pub struct $id(pub u8);

        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $kind {
            /// The short name in notation.
            pub code: String,
            /// The name that players read.
            pub name: String,
            $($(#[doc = $says])+ pub $number: u8,)+
        }

        impl $crate::pack::Kind for $kind {
            const ID: &'static str = stringify!($id);
            const KEY: &'static str = $key;
            const MOST: usize = $most;

            fn code(&self) -> &str {
                &self.code
            }

            fn name(&self) -> &str {
                &self.name
            }

            fn copies(&self) -> u8 {
                self.copies
            }

            fn numbers(&self) -> Vec<(&'static str, u8)> {
                vec![$((stringify!($number), self.$number)),+]
            }

            fn read(keys: &$crate::pack::Keys<'_>) -> Option<$kind> {
                let (code, name) = (keys.code(), keys.name());
                $(let $number = keys.number(stringify!($number), $range, concat!($($says),+).trim());)+
                Some($kind { code: code?, name: name?, $($number: $number?),+ })
            }
        }
    };
}

/// Inside `impl Library` of a game whose content are [`Kinds`](crate::pack::Kinds) and whose set-ups follow from one
/// table of choices: the files of its house pack (`"tin-soldiers": "tools.toml"`), how packs are read, the schemas.
#[macro_export]
macro_rules! packed {
    ($game:literal: $($file:literal),+ $(,)?) => {
        fn house() -> Vec<::kernel::PackText> {
            ::kernel::house!($game: $($file),+)
        }

        fn content(
            packs: &[::kernel::PackText],
        ) -> Result<::std::sync::Arc<Self::Content>, Vec<::kernel::PackFault>> {
            <Self::Content>::read(packs).map(::std::sync::Arc::new)
        }

        fn schemas() -> Vec<(&'static str, String)> {
            let title = <Self as ::kernel::Library>::TITLE;
            let setup = <Self as $crate::setup::Chosen>::choices().schema(&format!("{title}: a set-up"), None);
            vec![
                ("content", <Self::Content>::schema(&format!("{title}: the pieces of a pack"))),
                ("set-up", setup),
                ("pack", $crate::pack::schema()),
            ]
        }
    };
}
