//! What the people say to each other, in sentences.

use kernel::{Phrase, Seat};
use table::{Remark, Request};

/// A remark in words.
pub(crate) fn said(remark: Remark) -> Phrase {
    match remark {
        Remark::Asks { by, request } => asks(request).with("name", by),
        Remark::Granted { by, request } => granted(request).with("name", by),
        Remark::Declined { seat, by, request } => declined(seat, by, request).with("seat", seat),
        Remark::Withdrawn { by, .. } => Phrase::new("table-withdrawn").with("name", by),
        Remark::Returned(seat) => Phrase::new("table-returned").with("name", seat),
        Remark::Conceded(seat) => Phrase::new("table-conceded").with("name", seat),
    }
}

fn asks(request: Request) -> Phrase {
    match request {
        Request::Back => Phrase::new("table-asks-back"),
        Request::TakeUp(_) => Phrase::new("table-asks-take-up"),
        Request::StandIn(absent) | Request::PlayFor(absent) => {
            Phrase::new("table-asks-stand-in").with("absent", absent)
        }
    }
}

fn granted(request: Request) -> Phrase {
    match request {
        Request::Back => Phrase::new("table-granted-back"),
        Request::TakeUp(_) => Phrase::new("table-granted-take-up"),
        Request::StandIn(absent) | Request::PlayFor(absent) => {
            Phrase::new("table-granted-stand-in").with("absent", absent)
        }
    }
}

fn declined(seat: Seat, by: Seat, request: Request) -> Phrase {
    match request {
        Request::Back => Phrase::new("table-declined-back").with("name", by),
        Request::TakeUp(_) => Phrase::new("table-declined-take-up").with("name", by),
        Request::StandIn(absent) | Request::PlayFor(absent) if absent == seat => {
            Phrase::new("table-declined-here")
        }
        Request::StandIn(absent) | Request::PlayFor(absent) => {
            Phrase::new("table-declined-stand-in").with("absent", absent)
        }
    }
}
