//! A panic in a game is a defect to report, not the end of the program.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// What the last panic of this thread said, while somebody listens.
    static HEARD: RefCell<Option<String>> = const { RefCell::new(None) };
}

static LISTEN: Once = Once::new();

/// Runs `work`; if it panics, the error is what it said and where. What `work` was changing is then in
/// an unknown state, and the caller must throw it away.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    LISTEN.call_once(listen);
    HEARD.set(Some(String::new()));
    let outcome = panic::catch_unwind(AssertUnwindSafe(work));
    let heard = HEARD.take().unwrap_or_default();
    outcome.map_err(|_| heard)
}

/// Panics that are caught are not printed as well; all others are, as ever.
fn listen() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let expected = HEARD.with_borrow_mut(|heard| match heard {
            Some(text) => {
                *text = info.to_string();
                true
            }
            None => false,
        });
        if !expected {
            usual(info);
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place() {
        assert_eq!(caught(|| 1), Ok(1));
        let heard = caught(|| panic!("out of cards")).unwrap_err();
        assert!(
            heard.contains("out of cards") && heard.contains("panics.rs"),
            "{heard}"
        );
        assert_eq!(caught(|| 2), Ok(2));
    }
}
