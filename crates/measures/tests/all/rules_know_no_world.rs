//! The kernel and the games know no files, clocks, threads, screens or addresses, so that they run anywhere and the
//! same way every time.

use catalog::GameId;
use measures::named::for_each_source;

/// What of the standard library leads out of a computation.
const WORLD: [&str; 8] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::os",
    "std::process",
    "std::thread",
    "std::time",
];

#[test]
fn the_rules_know_no_world() {
    for name in GameId::ALL.iter().map(|id| id.info().id).chain(["kernel"]) {
        let mut files = 0;
        let look = |source: &str| {
            files += 1;
            for used in source.lines().filter(|line| !line.trim().starts_with("//")) {
                let found = WORLD.iter().find(|way| used.contains(*way));
                assert_eq!(found, None, "{name}: {used}");
                // Everything is named by its whole path, so that nothing comes in beside something else.
                assert!(!used.contains("use std::{"), "{name}: {used}");
            }
        };
        for_each_source(name, look).expect("the sources can be read");
        assert!(files > 10, "the sources of {name} were not read");
    }
}
