//! Whoever does not come does not answer: after a while the house takes silence for consent that it should play.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::Worth;

use super::House;
use super::error::ActError;
use super::live::Live;
use crate::entry::{Deed, Entry};
use crate::table::Table;

/// How long somebody has to say that they are here before the house plays for them.
pub const PATIENCE: Duration = Duration::from_secs(120);

impl House {
    /// How long the house waits for an answer whether it should play for somebody.
    pub fn patience(&self) -> Duration {
        self.0.patience
    }

    /// Waits for those who have to say whether the house should play for somebody.
    pub(super) fn wait_for_silence<G: Worth>(&self, live: &Arc<Live<G>>) {
        let Some((question, _)) = live.now().left_to_silence() else {
            return;
        };
        if live.awaited.swap(question, Ordering::AcqRel) == question {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tokio::time::sleep(house.patience()).await;
            let Ok(_permit) = house.0.desk.acquire().await else {
                return;
            };
            let spoken = house.speak_for_the_silent(&live, question).await;
            // Another question may be waited for by now.
            let _ = live
                .awaited
                .compare_exchange(question, 0, Ordering::AcqRel, Ordering::Acquire);
            if let Err(error) = spoken {
                let table = live.now();
                tracing::error!(table = %table.header().id, %error, "the house cannot agree; it will try again");
                house.wait_for_silence(&live);
            }
        });
    }

    /// Writes the consent of everybody who has said nothing. Meanwhile it may have been answered.
    async fn speak_for_the_silent<G: Worth>(
        &self,
        live: &Arc<Live<G>>,
        question: u32,
    ) -> Result<(), ActError> {
        let silent = move |table: &Table<G>| {
            let left = table.left_to_silence();
            left.filter(|(number, _)| *number == question)
        };
        while silent(&live.now()).is_some() {
            let plan = move |now: &Table<G>| {
                Ok(silent(now).map(|(_, seat)| Entry {
                    seat,
                    deed: Deed::Agree(question),
                }))
            };
            self.write_live(live, plan).await?;
        }
        Ok(())
    }
}
