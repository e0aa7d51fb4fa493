//! The `backroom` binary; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os())
}
