//! Whatever the browser table reads as the name of something (a deed, a person, a table, a key) reads
//! back as itself.
#![no_main]

use std::fmt::Debug;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use table::{Deed, Key, Name, TableId};

/// Reads a text, and reads again what is written of it.
fn round_trip<T: FromStr + PartialEq + Debug>(text: &str, write: impl Fn(&T) -> String) {
    let Ok(read) = text.parse::<T>() else {
        return;
    };
    let Ok(again) = write(&read).parse::<T>() else {
        panic!("{read:?} cannot be read again");
    };
    assert_eq!(again, read);
}

fuzz_target!(|text: &str| {
    round_trip(text, Deed::to_string);
    round_trip(text, Name::to_string);
    // These have one text each.
    round_trip(text, |id: &TableId| {
        assert_eq!(id.as_str(), text);
        id.to_string()
    });
    round_trip(text, |key: &Key| {
        assert_eq!(key.secret(), text);
        key.secret()
    });
    if let Ok(name) = text.parse::<Name>() {
        assert!(name.as_str().chars().count() <= Name::MAX);
        assert!(!name.as_str().contains(char::is_control));
    }
});
