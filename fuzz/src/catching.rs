//! Panics caught: what was said, and where, instead of a trace on the screen.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// A caught panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Panic {
    /// File and line.
    pub(crate) place: String,
    /// What it said.
    pub(crate) what: String,
}

thread_local! {
    /// Whether panics of this thread are caught, and the last one.
    static CATCHING: RefCell<Option<Option<Panic>>> = const { RefCell::new(None) };
}

/// Runs `act`; a panic is handed back instead of told.
pub(crate) fn caught<T>(act: impl FnOnce() -> T) -> Result<T, Panic> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            let caught = CATCHING.with_borrow_mut(|catching| {
                let Some(last) = catching else { return false };
                let place =
                    info.location().map_or("nowhere".to_owned(), |at| format!("{}:{}", at.file(), at.line()));
                let what = info.payload_as_str().unwrap_or("a panic without words").to_owned();
                *last = Some(Panic { place, what });
                true
            });
            if !caught {
                usual(info);
            }
        }));
    });
    CATCHING.set(Some(None));
    let done = catch_unwind(AssertUnwindSafe(act));
    let last = CATCHING.replace(None).flatten();
    done.map_err(|_| last.unwrap_or(Panic { place: "nowhere".to_owned(), what: "a panic".to_owned() }))
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_handed_back_with_its_place() {
        let panic = caught(|| panic!("number {}", 7)).expect_err("it panics");
        assert_eq!(panic.what, "number 7");
        assert!(panic.place.contains("catching.rs:"), "{}", panic.place);
        assert_eq!(caught(|| 5), Ok(5));
    }
}
