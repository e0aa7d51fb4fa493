//! What every request is served from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Seed;
use table::House;
use tokio::sync::watch;

use crate::config::{Config, PublicUrl};
use crate::guard::Rates;
use crate::guest::Cookies;
use crate::metrics::Metrics;

/// The house and what is around it; a copy is the same one.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

struct Inner {
    house: House,
    public_url: Option<PublicUrl>,
    rates: Option<Rates>,
    metrics: Metrics,
    closing: Closing,
    seed: Option<Seed>,
    tables: AtomicU64,
}

/// Knows when the server closes.
#[derive(Clone)]
pub(crate) struct Closing(pub(crate) watch::Receiver<bool>);

impl Closing {
    /// Waits for the moment, which may have been.
    pub(crate) async fn wait(&mut self) {
        // Where nobody is left who could say so, it is closed as well.
        let _ = self.0.wait_for(|closed| *closed).await;
    }
}

impl App {
    pub(crate) fn new(house: House, config: &Config, closing: Closing) -> App {
        App(Arc::new(Inner {
            house,
            public_url: config.public_url.clone(),
            rates: config
                .rate
                .map(|rate| Rates::new(rate, config.behind_proxy)),
            metrics: Metrics::new(),
            closing,
            seed: config.seed,
            tables: AtomicU64::new(0),
        }))
    }

    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.0.public_url.as_ref()
    }

    pub(crate) fn rates(&self) -> Option<&Rates> {
        self.0.rates.as_ref()
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// For everything that has no end of its own, such as live streams.
    pub(crate) fn closing(&self) -> Closing {
        self.0.closing.clone()
    }

    /// What the next table is dealt from, if that is not left to chance.
    pub(crate) fn next_seed(&self) -> Option<Seed> {
        let table = self.0.tables.fetch_add(1, Ordering::Relaxed);
        self.0.seed.map(|seed| seed.nth(table))
    }

    pub(crate) fn cookies(&self) -> Cookies {
        Cookies::new(self.public_url().is_some_and(PublicUrl::is_secure))
    }
}
