//! How connections come and go.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_http::add_extension::AddExtension;

use crate::app::Closing;

/// The most that the head of a request takes; a browser's is a tenth of it.
const MAX_HEAD: usize = 32 << 10;

/// How long a client may take to send it, and may stay silent between two requests.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long answers under way may take when the server closes.
pub(crate) const GRACE: Duration = Duration::from_secs(5);

/// How long the server waits when the system gives it no more connections.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers everybody until the server closes, and then finishes the answers under way.
pub(crate) async fn serve(listener: TcpListener, router: Router, mut closing: Closing) {
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            () = closing.wait() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    open.spawn(answer(stream, peer, router.clone(), closing.clone()));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            // One has ended; there is nothing more to do about it.
            Some(_) = open.join_next() => {}
        }
    }
    drop(listener);
    let rest = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, rest).await.is_err() {
        tracing::info!("some connections were cut off");
    }
}

async fn answer(stream: TcpStream, peer: SocketAddr, router: Router, mut closing: Closing) {
    // The last part of a page must not wait until the first is acknowledged; where that cannot be had, it waits.
    let _ = stream.set_nodelay(true);
    let service = AddExtension::new(router, ConnectInfo(peer));
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(MAX_HEAD);
    let stream = TokioIo::new(stream);
    let mut talk = pin!(builder.serve_connection(stream, TowerToHyperService::new(service)));
    let ended = tokio::select! {
        ended = talk.as_mut() => ended,
        () = closing.wait() => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke off");
    }
}
