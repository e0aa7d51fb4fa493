//! The server: its addresses, and how it begins and ends.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Uri;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, get, post};
use table::{House, SqliteStore, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::app::{App, Closing};
use crate::config::Config;
use crate::problem::{self, Problem};
use crate::routes::{
    export, follow, front, join, new_table, replay, rules, settings, table as at_table,
};
use crate::{api, connections, files, guard, metrics};

/// The largest body of a request: a form with every option is far smaller.
pub(crate) const MAX_BODY: usize = 32 << 10;

/// How long a client may pause while it sends it.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often addresses that no longer ask are forgotten.
const SWEEP: Duration = Duration::from_secs(60);

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The file of all tables.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {addr}: {error}")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// Why not.
        error: io::Error,
    },
}

/// A server that listens and has not yet answered anybody.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    store: Arc<SqliteStore>,
    app: App,
    close: watch::Sender<bool>,
}

impl Server {
    /// Opens the address and the file, in this order: without the one the other stays as it is.
    pub async fn start(config: &Config) -> Result<Server, ServeError> {
        let listen = |error| ServeError::Listen {
            addr: config.addr,
            error,
        };
        let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        let store = Arc::new(SqliteStore::open(&config.db).await?);
        let (close, closing) = watch::channel(false);
        let app = App::new(House::open(store.clone()), config, Closing(closing));
        Ok(Server {
            listener,
            addr,
            store,
            app,
            close,
        })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `end` comes; then live streams end, answers under way are finished, the players of the
    /// house finish their moves, and the file is closed. Whatever takes too long is cut off: nothing that
    /// was acknowledged is lost.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let (addr, app) = (self.addr, self.app);
        tracing::info!(%addr, "the server is open");
        tokio::spawn(wake(app.clone()));
        tokio::spawn(sweep(app.clone()));
        let serving = connections::serve(self.listener, router(app.clone()), app.closing());
        let closing = async {
            end.await;
            tracing::info!("the server closes");
            self.close.send_replace(true);
            let _ = tokio::time::timeout(connections::GRACE, app.house().close()).await;
        };
        tokio::join!(serving, closing);
        let _ = tokio::time::timeout(connections::GRACE, self.store.close()).await;
    }
}

/// Lets the house move where it owed a decision when it was last closed. Nobody waits for that.
async fn wake(app: App) {
    let mut closing = app.closing();
    tokio::select! {
        () = closing.wait() => {}
        woken = app.house().wake() => if let Err(error) = woken {
            tracing::error!(%error, "the tables could not be gone through");
        }
    }
}

async fn sweep(app: App) {
    let mut closing = app.closing();
    while tokio::time::timeout(SWEEP, closing.wait()).await.is_err() {
        if let Some(rates) = app.rates() {
            rates.sweep();
        }
    }
}

/// The address of a form at a table. Whoever opens it like a page (with the language of an answer to it, or after
/// a reload) is led to the table.
fn form<H: Handler<T, App>, T: 'static>(deed: H) -> MethodRouter<App> {
    get(at_table::lead).post(deed)
}

/// Every address of the server.
fn router(app: App) -> Router {
    let addresses = Router::new()
        .route("/", get(front::show))
        .route("/settings", post(settings::change))
        .route("/new/{game}", get(new_table::show).post(new_table::open))
        .route("/t/{table}", get(at_table::show))
        .route("/t/{table}/act", form(at_table::act))
        .route("/t/{table}/back", form(at_table::back))
        .route("/t/{table}/ask", form(at_table::ask))
        .route("/t/{table}/agree", form(at_table::agree))
        .route("/t/{table}/decline", form(at_table::decline))
        .route("/t/{table}/return", form(at_table::come_back))
        .route("/t/{table}/concede", form(at_table::concede))
        .route("/t/{table}/link", form(at_table::link))
        .route("/t/{table}/follow", form(follow::form))
        .route("/t/{table}/live", get(at_table::live))
        .route("/t/{table}/bell", get(at_table::bell))
        .route(
            "/t/{table}/sit/{invitation}",
            get(join::show).post(join::sit),
        )
        .route("/t/{table}/replay", get(replay::show))
        .route("/t/{table}/replay.txt", get(replay::file))
        .route("/t/{table}/export.json", get(export::show))
        .route("/t/{table}/verify", form(replay::verify))
        .route("/rules", get(rules::any))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/{rule}", get(rules::one))
        .route("/about", get(rules::about))
        .merge(api::router())
        .route("/assets/{file}", get(files::asset))
        .route("/icon.svg", get(files::icon))
        .route("/icon-turn.svg", get(files::icon_turn))
        .route("/healthz", get(files::health))
        .route("/metrics", get(metrics::show))
        .fallback(async |address: Uri| Problem::not_found(&address))
        .layer(from_fn_with_state(app.clone(), guard::origin))
        .layer(from_fn_with_state(app.clone(), guard::rate));
    problem::told(addresses)
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::headers))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(RequestBodyTimeoutLayer::new(PATIENCE))
        .with_state(app)
}
