//! `backroom serve`, and `backroom` alone: the browser table.

use std::env::{self, VarError};
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use catalog::Texts;
use kernel::{Phrase, Seed};
use table::StoreError;
use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::{Config, PublicUrl, ServeError, Server};

use crate::args::whole;
use crate::failure::Failure;
use crate::pack;

/// Which messages are logged, such as `debug` or `web=debug,sqlx=warn`.
const LOG: &str = "BACKROOM_LOG";

/// What is logged when nobody says otherwise: how the server begins and ends, and trouble.
const DEFAULT_LOG: &str = "info,sqlx=warn";

/// What can be said about the browser table.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "IP:PORT", value_parser = address)]
    pub(crate) addr: Option<SocketAddr>,

    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,

    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    #[arg(long)]
    pub(crate) behind_proxy: bool,

    #[arg(long, value_name = "N", value_parser = whole::<u32>)]
    pub(crate) rate: Option<u32>,

    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,

    #[arg(long, value_name = "DIR")]
    pub(crate) packs: Option<PathBuf>,

    #[arg(long)]
    pub(crate) open: bool,

    #[arg(long)]
    pub(crate) json_logs: bool,
}

impl ServeArgs {
    /// The browser table for whoever just started the program.
    pub(crate) fn to_play_now() -> ServeArgs {
        ServeArgs {
            open: true,
            ..ServeArgs::default()
        }
    }
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse()
        .map_err(|_| "it must have the form IP:PORT, such as 127.0.0.1:7272")
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, texts: &Texts) -> Result<(), Failure> {
    if let Some(folder) = &args.packs {
        pack::load_folder(folder, texts)?;
    }
    start_log(args.json_logs, texts)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(args, texts))
}

async fn serve(args: &ServeArgs, texts: &Texts) -> Result<(), Failure> {
    let config = config(args);
    let started = Server::start(&config).await;
    let server = started.map_err(|error| Failure::Fault(texts.say(&why(&error))))?;
    let url = match &config.public_url {
        Some(url) => url.as_str().to_owned(),
        None => format!("http://{}", reachable(server.addr())),
    };
    // A table is open whether or not somebody reads where.
    let _ = tell(texts, &url, &config);
    if args.open {
        open_browser(&url);
    }
    server.run(told_to_stop()).await;
    Ok(())
}

fn config(args: &ServeArgs) -> Config {
    let default = Config::default();
    Config {
        addr: args.addr.unwrap_or(default.addr),
        db: args.db.clone().unwrap_or(default.db),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        rate: args.rate.map_or(default.rate, NonZeroU32::new),
        seed: args.seed.as_deref().map(Seed::from_text),
    }
}

/// Why the server cannot start, and what to do about it.
fn why(error: &ServeError) -> Phrase {
    let of =
        |id: &'static str, file: &Path| Phrase::new(id).with("file", file.display().to_string());
    match error {
        ServeError::Listen { addr, error } => Phrase::new(match error.kind() {
            io::ErrorKind::AddrInUse => "serve-in-use",
            io::ErrorKind::PermissionDenied => "serve-no-right",
            _ => "serve-cannot-listen",
        })
        .with("addr", addr.to_string())
        .with("why", error.to_string()),
        ServeError::Store(StoreError::CannotOpen { path, .. }) if path.is_dir() => {
            let example = path.join(Config::default().db);
            of("serve-directory", path).with("example", example.display().to_string())
        }
        ServeError::Store(StoreError::CannotOpen { path, why }) => {
            of("serve-cannot-open", path).with("why", why.as_str())
        }
        ServeError::Store(StoreError::NotAFile(path)) => of("serve-not-a-file", path),
        ServeError::Store(StoreError::NotOurs(path)) => of("serve-not-ours", path),
        ServeError::Store(StoreError::Broken(path)) => of("serve-broken", path),
        ServeError::Store(StoreError::Newer { path, found, known }) => of("serve-newer", path)
            .with("found", *found)
            .with("known", *known),
        ServeError::Store(
            error @ (StoreError::Damaged(_) | StoreError::Unreadable(_) | StoreError::Failed(_)),
        ) => Phrase::new("serve-data").with("why", error.to_string()),
    }
}

/// The address as this machine's own browser reaches it: nobody can browse to "everywhere".
fn reachable(mut addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() {
        let loopback = SocketAddr::from(([127, 0, 0, 1], addr.port()));
        addr.set_ip(loopback.ip());
    }
    addr
}

fn tell(texts: &Texts, url: &str, config: &Config) -> io::Result<()> {
    let db = config.db.display().to_string();
    let mut output = io::stdout().lock();
    writeln!(
        output,
        "{}",
        texts.say(&Phrase::new("serve-open").with("url", url))
    )?;
    writeln!(
        output,
        "{}",
        texts.say(&Phrase::new("serve-file").with("file", db))
    )?;
    writeln!(output, "{}", texts.word("serve-more"))?;
    output.flush()
}

/// Opens a browser where somebody sits in front of one. If it does not come up, the address is printed.
fn open_browser(url: &str) {
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| env::var_os(name).is_some());
    let desktop = cfg!(any(target_os = "macos", target_os = "windows")) || has_screen;
    if desktop && io::stdout().is_terminal() {
        let _ = open::that_detached(url);
    }
}

/// Logs go to standard error, so that what is printed stays readable.
fn start_log(json: bool, texts: &Texts) -> Result<(), Failure> {
    let wrong = |why: String| {
        let phrase = Phrase::new("error-log")
            .with("name", LOG)
            .with("why", why)
            .with("example", "debug")
            .with("more", DEFAULT_LOG);
        Failure::Usage(texts.say(&phrase))
    };
    let wanted = match env::var(LOG) {
        Err(VarError::NotPresent) => DEFAULT_LOG.to_owned(),
        wanted => wanted.map_err(|error| wrong(error.to_string()))?,
    };
    let log = tracing_subscriber::registry().with(targets(&wanted).map_err(wrong)?);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    if json {
        log.with(lines.json()).init();
    } else {
        log.with(lines.with_ansi(io::stderr().is_terminal())).init();
    }
    Ok(())
}

/// What is logged of which part. A word alone has to be a level: a mistyped one would be taken for a part that never
/// says anything.
fn targets(wanted: &str) -> Result<Targets, String> {
    for word in wanted.split(',').filter(|word| !word.contains('=')) {
        let level: Result<LevelFilter, _> = word.trim().parse();
        level.map_err(|error| format!("{word:?}: {error}"))?;
    }
    wanted
        .parse()
        .map_err(|error: ParseError| error.to_string())
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_stop() {
    tokio::select! {
        () = interrupted() => {}
        () = terminated() => {}
    }
}

/// Where a signal cannot be heard it ends the program by itself, and nothing that was acknowledged is lost.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_in_use_may_have_a_server() {
        let told = |kind: io::ErrorKind| {
            let (addr, error) = (Config::default().addr, kind.into());
            why(&ServeError::Listen { addr, error }).id
        };
        assert_eq!(told(io::ErrorKind::AddrInUse), "serve-in-use");
        assert_eq!(told(io::ErrorKind::PermissionDenied), "serve-no-right");
        assert_eq!(told(io::ErrorKind::NotFound), "serve-cannot-listen");
    }
}
