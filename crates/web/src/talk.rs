//! What the people say to each other, in sentences.

use kernel::Phrase;
use table::{Remark, Request};

/// A remark in words.
pub(crate) fn said(remark: Remark) -> Phrase {
    match remark {
        Remark::Asks { by, request } => asks(request).with("name", by),
        Remark::Granted { by, request } => match request.absent() {
            None => Phrase::new("table-granted-back").with("name", by),
            Some(absent) => Phrase::new("table-granted-stand-in")
                .with("absent", absent)
                .with("name", by),
        },
        Remark::Declined { seat, by, request } => match request.absent() {
            None => Phrase::new("table-declined-back")
                .with("seat", seat)
                .with("name", by),
            Some(absent) if absent == seat => Phrase::new("table-declined-here").with("seat", seat),
            Some(absent) => Phrase::new("table-declined-stand-in")
                .with("seat", seat)
                .with("absent", absent),
        },
        Remark::Withdrawn { by, .. } => Phrase::new("table-withdrawn").with("name", by),
        Remark::Returned(seat) => Phrase::new("table-returned").with("name", seat),
        Remark::Conceded(seat) => Phrase::new("table-conceded").with("name", seat),
    }
}

fn asks(request: Request) -> Phrase {
    match request.absent() {
        None => Phrase::new("table-asks-back"),
        Some(absent) => Phrase::new("table-asks-stand-in").with("absent", absent),
    }
}
