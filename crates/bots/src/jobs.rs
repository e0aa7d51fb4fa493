//! Many games on several threads, whose number changes nothing but the time.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{panic, thread};

/// Numbered jobs that threads share: each takes some of them, until none is left.
#[derive(Debug)]
pub struct Jobs {
    numbers: Range<u64>,
    batch: u64,
    taken: AtomicU64,
}

impl Jobs {
    /// Jobs with these numbers, so many of them taken at a time. Taking costs nothing beside a long job; short
    /// ones are better taken in larger batches.
    pub fn new(numbers: Range<u64>, batch: u64) -> Jobs {
        Jobs {
            numbers,
            batch,
            taken: AtomicU64::new(0),
        }
    }

    /// The next batch.
    pub fn take(&self) -> Option<Range<u64>> {
        let Range { start, end } = self.numbers;
        let taken = self.taken.fetch_add(self.batch, Ordering::Relaxed);
        let first = start.checked_add(taken).filter(|first| *first < end)?;
        Some(first..end.min(first.saturating_add(self.batch)))
    }

    /// Does `work` on so many threads, this one included. Each makes one result of the batches that it takes, and
    /// `add` puts these together, in any order. A panic of one of them goes on here.
    pub fn share<T: Send>(
        &self,
        threads: usize,
        work: impl Fn(&Jobs) -> T + Sync,
        add: impl Fn(&mut T, T),
    ) -> T {
        thread::scope(|scope| {
            let work = || work(self);
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut all = work();
            for other in others {
                match other.join() {
                    Ok(theirs) => add(&mut all, theirs),
                    Err(panic) => panic::resume_unwind(panic),
                }
            }
            all
        })
    }
}

/// How many threads this machine runs at once.
pub fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(numbers: Range<u64>, batch: u64, threads: usize) -> Vec<u64> {
        let work = |jobs: &Jobs| {
            let mut done = Vec::new();
            while let Some(batch) = jobs.take() {
                done.extend(batch);
            }
            done
        };
        let mut done = Jobs::new(numbers, batch).share(threads, work, Vec::extend);
        done.sort_unstable();
        done
    }

    #[test]
    fn every_job_is_done_once_whoever_does_it() {
        for threads in 1..=3 {
            assert_eq!(done(5..18, 4, threads), (5..18).collect::<Vec<_>>());
        }
        assert!(done(7..7, 4, 2).is_empty());
    }

    #[test]
    fn the_last_number_of_all_ends_it() {
        let numbers = u64::MAX - 3..u64::MAX;
        assert_eq!(done(numbers.clone(), 2, 2), numbers.collect::<Vec<_>>());
    }
}
