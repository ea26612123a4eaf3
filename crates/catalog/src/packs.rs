//! Packs by their content: a record names the pack of its bout like this.

use kernel::{Library, PackRef, PackText, digest};

/// The name of the pack that a game ships.
pub const HOUSE: &str = "house";

/// The hash of a pack: over the names and texts of its files, in hexadecimal digits. The order of
/// the files does not count.
pub fn pack_hash(files: &[PackText]) -> String {
    let mut parts: Vec<(&str, &str)> =
        files.iter().map(|pack| (pack.file.as_str(), pack.text.as_str())).collect();
    parts.sort_unstable();
    format!("{:016x}", digest(&parts))
}

/// The house pack of a game, as records name it.
pub fn house_pack_ref<G: Library>() -> PackRef {
    PackRef { name: HOUSE.to_owned(), hash: pack_hash(&G::house()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> PackText {
        PackText { file: name.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn names_and_texts_count_and_order_does_not() {
        let (a, b) = (file("a.toml", "x = 1"), file("b.toml", "y = 2"));
        let hash = pack_hash(&[a.clone(), b.clone()]);
        assert_eq!(hash.len(), 16);
        assert_eq!(pack_hash(&[b.clone(), a.clone()]), hash);
        assert_ne!(pack_hash(&[a.clone(), file("c.toml", "y = 2")]), hash);
        assert_ne!(pack_hash(&[a, file("b.toml", "y = 3")]), hash);
        assert_ne!(pack_hash(&[b]), hash);
    }

    #[test]
    fn the_hash_is_pinned() {
        assert_eq!(pack_hash(&[file("a.toml", "x = 1")]), PINNED);
    }

    const PINNED: &str = "c56a1e5ad549d793";
}
