//! `backroom serve` of a program that was built without the browser table: it says so.

use catalog::Texts;

use crate::failure::Failure;

/// Nothing can be said about what is not there.
#[derive(clap::Args, Debug)]
pub(crate) struct ServeArgs {}

impl ServeArgs {
    pub(crate) fn to_play_now() -> ServeArgs {
        ServeArgs {}
    }
}

pub(crate) fn run(_: &ServeArgs, texts: &Texts) -> Result<(), Failure> {
    Err(Failure::Usage(texts.word("serve-left-out")))
}
