//! The server through its front door. Every answer, whatever it answers, is held to what all have in
//! common: see `hold`.

mod again;
mod bell;
mod closing;
mod guest;
mod guests;
mod hold;
mod house;
mod kept;
mod language;
mod live;
mod logs;
mod metrics;
mod nonsense;
mod openapi;
mod origin;
mod outside;
mod play;
mod rates;
mod rules;
mod seed;
mod talk;
