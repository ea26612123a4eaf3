//! Packs: the bytes are the files of a pack; if it can be read, bouts are played with it.

use super::{PLAYED_ON, fault_fits, seed_of};
use crate::ground::Ground;
use crate::playing::play_on;
use catalog::Playable;
use kernel::{Bout, PackFault, PackText};

/// Set-ups tried with each pack.
const SETUPS_TRIED: usize = 3;

pub(crate) fn seeds<G: Playable>() -> Vec<Vec<u8>> {
    let file = |pack: PackText| format!("{}\n{}", pack.file, pack.text);
    vec![G::house().into_iter().map(file).collect::<Vec<_>>().join("\0").into_bytes()]
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let file = |part: &str| {
        let (file, text) = part.split_once('\n').unwrap_or(("nameless.toml", part));
        PackText { file: file.to_owned(), text: text.to_owned() }
    };
    let packs: Vec<PackText> = text.split('\0').map(file).collect();
    let content = match G::content(&packs) {
        Ok(content) => content,
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a fault");
            faults.iter().for_each(|fault| lies_in_a_file(fault, &packs));
            return false;
        }
    };
    let seed = seed_of(data);
    for nth in 0..SETUPS_TRIED as u64 {
        let place = (seed.wrapping_add(nth * 31) % ground.setups.len() as u64) as usize;
        if let Ok(bout) = Bout::<G>::open(&ground.setups[place].1, &content, None) {
            play_on(bout, seed, PLAYED_ON);
        }
    }
    true
}

/// Several files may have the same name.
fn lies_in_a_file(fault: &PackFault, packs: &[PackText]) {
    let fits = |pack: &PackText| pack.file == fault.file && fault_fits(&pack.text, &fault.fault);
    assert!(packs.iter().any(fits), "{fault:?} lies in no file");
}
