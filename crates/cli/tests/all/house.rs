//! A running server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process, thread};

/// The binary at work in a directory of its own; it ends with this value.
pub(crate) struct House {
    child: Child,
    url: String,
    dir: PathBuf,
}

static NEXT: AtomicU32 = AtomicU32::new(0);

impl House {
    /// Starts it in a new and empty directory.
    pub(crate) fn open() -> House {
        let dir = new_directory();
        let (child, url) = start(&dir, "127.0.0.1:0");
        House { child, url, dir }
    }

    /// Another one with a copy of everything that was acknowledged so far.
    pub(crate) fn twin(&self) -> House {
        let dir = new_directory();
        for file in fs::read_dir(&self.dir).expect("a directory") {
            let file = file.expect("a file");
            fs::copy(file.path(), dir.join(file.file_name())).expect("a copy");
        }
        let (child, url) = start(&dir, "127.0.0.1:0");
        House { child, url, dir }
    }

    /// Another one over the same file. It must not outlive this one.
    pub(crate) fn beside(&self) -> House {
        let dir = self.dir.clone();
        let (child, url) = start(&dir, "127.0.0.1:0");
        House { child, url, dir }
    }

    /// Its address without a slash at the end.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Ends it without a warning, as a power failure would, and starts it again at the same address.
    pub(crate) fn crash(&mut self) {
        self.kill();
        let addr = self.url.trim_start_matches("http://").to_owned();
        let (child, _) = start(&self.dir, &addr);
        self.child = child;
    }

    fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ends");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        // What is left behind lies in the system's own place for such things.
        let _ = fs::remove_dir_all(&self.dir);
    }
}

/// A directory that nobody else uses.
pub(crate) fn new_directory() -> PathBuf {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = env::temp_dir().join(format!("backroom-{}-{number}", process::id()));
    fs::create_dir(&dir).expect("a new directory");
    dir
}

fn start(dir: &Path, addr: &str) -> (Child, String) {
    // Each test is dealt its own cards, and the same ones each time.
    let test = thread::current();
    let seed = test.name().unwrap_or("a test");
    let mut child = Command::new(env!("CARGO_BIN_EXE_backroom"))
        .args(["serve", "--addr", addr, "--rate", "0", "--lang", "en"])
        .args(["--seed", seed])
        .current_dir(dir)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let output = child.stdout.take().expect("its output is ours");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let first = lines.next().expect("it says where it is");
    let url = first.split_whitespace().last().expect("an address");
    // It may say more; nobody listens, but it must not be cut off.
    thread::spawn(move || lines.for_each(drop));
    (child, url.to_owned())
}
