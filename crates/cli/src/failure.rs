//! Why a command came to nothing.

use std::io;
use std::process::ExitCode;

use catalog::Texts;
use kernel::Phrase;

use crate::layout;

/// What is told on standard error, and the exit code.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request cannot be carried out as it was made: exit code 2, as for any wrong argument.
    Usage(String),
    /// The request was carried out, and the answer is bad: exit code 1.
    Fault(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Tells it, in the language of the texts.
    pub(crate) fn tell(self, texts: &Texts) -> ExitCode {
        let (message, code) = match self {
            Failure::Usage(message) => (message, 2),
            Failure::Fault(message) => (message, 1),
            // Whoever listened has heard enough, as in `backroom rules fliptown | head`.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Io(error) => {
                let why = error.to_string();
                (texts.say(&Phrase::new("error-io").with("why", why)), 1)
            }
        };
        warn(message, texts);
        ExitCode::from(code)
    }
}

/// Tells on standard error what somebody should know, and goes on.
pub(crate) fn warn(message: String, texts: &Texts) {
    let line = Phrase::new("error-line").with("message", message);
    eprintln!("{}", layout::printable(&texts.say(&line)));
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}
