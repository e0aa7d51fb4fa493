//! The program that drives browsers.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// How often it is started before it is given up.
const TRIES: usize = 5;

/// A running ChromeDriver; it ends with this value.
pub(crate) struct Driver {
    child: Child,
    url: String,
}

impl Driver {
    /// Starts it on a free port. It looks for one and then takes it: in between somebody else may have, and it
    /// gives up.
    pub(crate) fn start() -> Driver {
        let mut tries = std::iter::repeat_with(Driver::try_start).take(TRIES);
        tries.find_map(|started| started).expect("it says its port")
    }

    fn try_start() -> Option<Driver> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver is installed: ./scripts/test does that");
        let output = child.stdout.take().expect("its output is ours");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        let Some(port) = port else {
            let _ = child.wait();
            return None;
        };
        // It goes on talking; nobody listens, but it must not be cut off.
        std::thread::spawn(move || lines.for_each(drop));
        Some(Driver {
            child,
            url: format!("http://127.0.0.1:{port}"),
        })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Browsers whose test has failed go with it: they are of its group.
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-9", "--", &group]).status();
        let _ = self.child.wait();
    }
}
