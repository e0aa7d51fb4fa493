//! What every request is served from.

use std::num::NonZeroU32;
use std::sync::Arc;

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
    closing: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(house: House, config: &Config, closing: watch::Receiver<bool>) -> App {
        let rate = config.rate.and_then(NonZeroU32::new);
        App(Arc::new(Inner {
            house,
            public_url: config.public_url.clone(),
            rates: rate.map(|rate| Rates::new(rate, config.behind_proxy)),
            metrics: Metrics::new(),
            closing,
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

    /// Becomes true when the server shuts down: live streams end then.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.clone()
    }

    pub(crate) fn cookies(&self) -> Cookies {
        Cookies::new(self.public_url().is_some_and(PublicUrl::is_secure))
    }
}
