//! Running the real binary.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What the binary did.
pub(crate) struct Run {
    /// Its exit code.
    pub(crate) code: i32,
    /// Its standard output.
    pub(crate) out: String,
    /// Its standard error.
    pub(crate) err: String,
}

/// Runs `backroom` in English without input.
pub(crate) fn backroom(args: &[&str]) -> Run {
    backroom_with(args, &[], b"")
}

/// Runs `backroom` with some environment and some input.
pub(crate) fn backroom_with(args: &[&str], env: &[(&str, &str)], input: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backroom"));
    command
        .args(args)
        .env_clear()
        .envs(env.iter().copied())
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_vec();
    // On another thread, since the binary may write before it has read everything. It may also end
    // before that, and then nobody reads the rest.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the input was sent");
    Run::from(output)
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Run {
            code: output.status.code().expect("it was not killed"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

/// The replies of the engine to these requests.
pub(crate) fn engine(requests: &[impl AsRef<str>]) -> Vec<Value> {
    let lines: Vec<&str> = requests.iter().map(AsRef::as_ref).collect();
    let run = backroom_with(&["engine", "fliptown"], &[], lines.join("\n").as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    run.out.lines().map(json).collect()
}

/// A line of JSON.
pub(crate) fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// A file of its own for a test.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the file can be written");
    path
}
