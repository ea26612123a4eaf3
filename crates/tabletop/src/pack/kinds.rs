//! Kinds: the pieces of a pack by their codes, each with a small id.

use super::{Keys, Outline, Part, describes};
use crate::Tally;
use crate::schema::{list, whole};
use crate::sheet::{Sheet, quoted};
use kernel::{Fault, PackFault, PackText};
use serde_json::json;
use words::telling::Codes;

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
    pub fn tally<const N: usize>(&self, copies: impl Fn(&K) -> u8) -> Tally<N> {
        self.iter().flat_map(|(id, kind)| std::iter::repeat_n(id, usize::from(copies(kind)))).collect()
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

impl<K: Kind> Codes for Kinds<K> {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        let is_here = of == K::ID || of == "Tally";
        self.0.get(id).filter(|_| is_here).map(K::code)
    }
}
