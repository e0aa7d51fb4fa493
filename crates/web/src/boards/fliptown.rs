//! Fliptown in the browser.
