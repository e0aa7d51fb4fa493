//! A browser window and somebody in front of it.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Map, Value, json};

use super::driver::Driver;

/// What kind of browser it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// 1440x900.
    Desktop,
    /// 390x844, touched.
    Phone,
    /// 1440x900 without JavaScript.
    Plain,
}

/// A browser with a profile of its own.
pub(crate) struct Window {
    pub(crate) client: Client,
    kind: Kind,
}

/// How long anything may take to appear on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait before looking again.
pub(crate) const PAUSE: Duration = Duration::from_millis(25);

/// Chromium without a screen, without a sandbox (containers have none to give), and without calls home.
const FLAGS: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-prefers-reduced-motion",
    "--accept-lang=en",
];

impl Window {
    /// Whether a finger touches it.
    pub(crate) fn is_touched(&self) -> bool {
        self.kind == Kind::Phone
    }

    pub(crate) async fn open(driver: &Driver, kind: Kind) -> Window {
        let mut options = json!({ "args": FLAGS });
        if let Some(light) = installed("chromium-headless-shell") {
            options["binary"] = json!(light);
        }
        match kind {
            Kind::Desktop => {}
            Kind::Phone => {
                let metrics =
                    json!({ "width": 390, "height": 844, "pixelRatio": 1, "touch": true });
                options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
            }
            Kind::Plain => {
                let off = ["--blink-settings=scriptEnabled=false"];
                options["args"] = json!([&FLAGS[..], &off].concat());
            }
        }
        let mut capabilities = Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        // The page itself may wait for news for ever; its parts are waited for one by one.
        capabilities.insert("pageLoadStrategy".to_owned(), json!("normal"));
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities)
            .connect(driver.url())
            .await
            .expect("a browser opens");
        let window = Window { client, kind };
        if kind != Kind::Phone {
            window.resize(1440, 900).await;
        }
        if kind == Kind::Plain {
            window.go("data:text/html,<body><noscript><p>").await;
            assert!(window.has("noscript p").await, "scripts still run");
        }
        window
    }

    /// Makes the page so large; the window's own frame comes on top of it.
    async fn resize(&self, width: u32, height: u32) {
        self.client
            .set_window_size(width, height)
            .await
            .expect("a window");
        let inner = self.run("return [innerWidth, innerHeight]").await;
        let inner = |i: usize| inner[i].as_u64().map_or(0, |size| size as u32);
        let (more, taller) = (width - inner(0).min(width), height - inner(1).min(height));
        self.client
            .set_window_size(width + more, height + taller)
            .await
            .expect("a window");
    }

    pub(crate) async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }

    pub(crate) async fn go(&self, url: &str) {
        self.client.goto(url).await.expect("the page loads");
    }

    /// The first element that a selector finds, when it is there.
    pub(crate) async fn wait(&self, css: &str) -> Element {
        let found = self
            .client
            .wait()
            .at_most(PATIENCE)
            .every(PAUSE)
            .for_element(Locator::Css(css))
            .await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("{css} did not appear ({error}) on:\n{}", self.text().await),
        }
    }

    /// All elements that a selector finds now.
    pub(crate) async fn all(&self, css: &str) -> Vec<Element> {
        self.client
            .find_all(Locator::Css(css))
            .await
            .expect("a selector")
    }

    pub(crate) async fn has(&self, css: &str) -> bool {
        !self.all(css).await.is_empty()
    }

    /// Clicks the first element that a selector finds. A live page may put another one in its place between the
    /// look and the click: a person would click that one.
    pub(crate) async fn click(&self, css: &str) {
        let start = Instant::now();
        while let Err(error) = self.wait(css).await.click().await {
            let swapped = matches!(&error, CmdError::Standard(told)
                if told.error == ErrorStatus::StaleElementReference);
            assert!(swapped && start.elapsed() < PATIENCE, "{css}: {error}");
        }
    }

    /// What a script returns.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.client
            .execute(script, Vec::new())
            .await
            .expect("a script")
    }

    /// Scrolls to where the page ends.
    pub(crate) async fn scroll_to_the_end(&self) {
        self.run("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
            .await;
    }

    /// Waits until a script returns true.
    pub(crate) async fn until(&self, what: &str, script: &str) {
        let start = Instant::now();
        while self.run(script).await != Value::Bool(true) {
            if start.elapsed() > PATIENCE {
                self.picture("stuck").await;
                panic!("{what} did not come:\n{}", self.text().await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// All text of the page.
    pub(crate) async fn text(&self) -> String {
        let body = self
            .client
            .find(Locator::Css("body"))
            .await
            .expect("a page");
        body.text().await.unwrap_or_default()
    }

    /// Keeps a picture of the window under a name, to be looked at by people.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = pictures();
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let png = self.client.screenshot().await.expect("a picture");
        fs::write(folder.join(format!("{name}.png")), png).expect("a file");
    }
}

/// Where a program is, if it is installed. Chromium without a window to open is a program of its own, which takes
/// half of the time; where it is missing the whole one does the same.
fn installed(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

fn pictures() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures")
}
