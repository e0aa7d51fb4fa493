//! What the outside calls: tables are set, looked at and written here.
//!
//! Reads never wait for writes that are under way, and always show a durable state: the newest, whichever house has
//! written it. The house is told for which seat something is done; whether the caller may do that is the caller's to
//! check, by [`House::rights`].

mod error;
mod guests;
mod live;
mod players;
mod silence;
mod writing;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::Worth;
use catalog::with_game;
use kernel::{Options, Seat, Seed, StoredEdition};
use tokio::sync::{Semaphore, watch};

pub use error::{ActError, HouseError};
pub use silence::PATIENCE;

use crate::header::{Chair, Header, Name, Sitter, TableId};
use crate::key::Key;
use crate::store::{FirstKeys, Remains, Store, StoreError};
use crate::table::Table;
use live::{Live, Shelf};

/// How many tables are kept in memory, besides those that somebody listens to.
const ROOM: usize = 1000;

/// The house: all tables of a store. Clones are the same house.
#[derive(Clone)]
pub struct House(Arc<Rooms>);

struct Rooms {
    store: Arc<dyn Store>,
    shelf: Shelf,
    /// Whoever of the house decides something holds a permit for as long. Closed with the house.
    desk: Semaphore,
    desks: u32,
    patience: Duration,
}

/// A table to be set.
#[derive(Clone, Debug)]
pub struct Setup<G: Worth> {
    /// What it is called.
    pub title: Name,
    /// The options of the game.
    pub options: G::Options,
    /// The seats, as many as the options say.
    pub chairs: Vec<Chair>,
    /// The seat of whoever sets the table, if they play.
    pub own: Option<Seat>,
    /// The seed, if it is not left to chance.
    pub seed: Option<Seed>,
}

/// A table that was set.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Its id.
    pub id: TableId,
    /// The keys to the other people's seats, to be sent to them.
    pub invitations: Vec<(Seat, Key)>,
}

impl House {
    /// Opens the house over a store. See also [`House::wake`].
    pub fn open(store: Arc<dyn Store>) -> House {
        House::open_with(store, PATIENCE)
    }

    /// The same with another patience for those who do not come.
    pub fn open_with(store: Arc<dyn Store>, patience: Duration) -> House {
        let desks = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
        House(Arc::new(Rooms {
            store,
            shelf: Shelf::new(ROOM),
            desk: Semaphore::new(desks as usize),
            desks,
            patience,
        }))
    }

    /// Goes through the unfinished tables and lets the house move where it owes a decision. A table that somebody
    /// looks at wakes by itself; but whose turn it is at the others (the list on the front page tells it) would be
    /// wrong until then, for a bot may owe a move since the house was last closed.
    pub async fn wake(&self) -> Result<(), HouseError> {
        for id in self.0.store.unfinished().await? {
            if let Err(error) = self.wake_table(&id).await {
                tracing::warn!(table = %id, %error, "a table is left as it is");
            }
        }
        Ok(())
    }

    async fn wake_table(&self, id: &TableId) -> Result<(), HouseError> {
        let header = self.header(id).await?;
        with_game!(header.game, G => {
            let live = self.live::<G>(id).await?;
            self.settle(&live).await;
        });
        Ok(())
    }

    /// Lets the players of the house finish the move they are about, and no more. People's moves are
    /// still taken.
    pub async fn close(&self) {
        let _all = self.0.desk.acquire_many(self.0.desks).await;
        self.0.desk.close();
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.0.store.ping().await
    }

    /// Sets a table. The keys that lead to it are made from the key of whoever sets it.
    pub async fn set_table<G: Worth>(
        &self,
        setup: Setup<G>,
        host: &Key,
    ) -> Result<Placed, HouseError> {
        let header = new_header(&setup)?;
        let id = header.id.clone();
        let table = Table::<G>::new(header).map_err(HouseError::Options)?;
        let others = people(&setup.chairs).filter(|seat| Some(*seat) != setup.own);
        let invitations: Vec<(Seat, Key)> = others
            .map(|seat| (seat, host.invitation(&id, seat, 0)))
            .collect();
        let keys = FirstKeys {
            host: host.hash(),
            own: setup.own,
            invitations: invitations.iter().map(|(s, k)| (*s, k.hash())).collect(),
        };
        self.0.store.create(table.header(), &keys).await?;
        let live = self.0.shelf.put(Live::new(table));
        self.call_players(&live);
        Ok(Placed { id, invitations })
    }

    /// What is fixed about a table.
    pub async fn header(&self, id: &TableId) -> Result<Header, HouseError> {
        if let Some(header) = self.0.shelf.header(id) {
            return Ok(header);
        }
        let found = self.0.store.header(id).await?;
        found.ok_or(HouseError::NoSuchTable)
    }

    /// The table as it is now.
    pub async fn look<G: Worth>(&self, id: &TableId) -> Result<Arc<Table<G>>, HouseError> {
        Ok(self.newest(id).await?.now())
    }

    /// The table as it is now, and a bell for every change that this house hears of: it has written it, or somebody
    /// has looked.
    pub async fn listen<G: Worth>(
        &self,
        id: &TableId,
    ) -> Result<watch::Receiver<Arc<Table<G>>>, HouseError> {
        Ok(self.newest(id).await?.table.subscribe())
    }

    /// A table in memory, with all that other houses have written; while the store does not answer, with all that
    /// was known before.
    async fn newest<G: Worth>(&self, id: &TableId) -> Result<Arc<Live<G>>, HouseError> {
        let live = self.live(id).await?;
        if let Err(error) = self.read_on(&live).await {
            tracing::warn!(table = %id, %error, "what another house may have written is not seen");
        }
        Ok(live)
    }

    /// A table in memory, where it is put if it is not there.
    async fn live<G: Worth>(&self, id: &TableId) -> Result<Arc<Live<G>>, HouseError> {
        if let Some(live) = self.0.shelf.get(id) {
            return Ok(live);
        }
        let header = self.header(id).await?;
        if header.game.info().id != G::INFO.id {
            return Err(HouseError::NoSuchTable);
        }
        let ledger = self.0.store.entries(id, 0).await?;
        let fold = tokio::task::spawn_blocking(move || {
            let unreadable = Remains::of(&header);
            Table::<G>::fold(header, &ledger).map_err(|error| unreadable.because(&error))
        });
        let table = fold.await?.map_err(HouseError::Unreadable)?;
        if let Some(stopped) = table.stopped() {
            tracing::warn!(table = %id, ?stopped, "a table cannot go on");
        }
        let live = self.0.shelf.put(Live::new(table));
        self.call_players(&live);
        self.wait_for_silence(&live);
        Ok(live)
    }
}

/// The seats where people sit.
fn people(chairs: &[Chair]) -> impl Iterator<Item = Seat> {
    let seats = (0..).map(Seat).zip(chairs);
    seats
        .filter(|(_, chair)| chair.sitter == Sitter::Person)
        .map(|(seat, _)| seat)
}

fn new_header<G: Worth>(setup: &Setup<G>) -> Result<Header, HouseError> {
    let seats = setup.options.seats();
    if setup.chairs.len() != usize::from(seats) {
        let chairs = setup.chairs.len();
        return Err(HouseError::Chairs { chairs, seats });
    }
    if let Some(own) = setup.own
        && !people(&setup.chairs).any(|seat| seat == own)
    {
        return Err(HouseError::OwnSeat);
    }
    let seed = match setup.seed {
        Some(seed) => seed,
        None => Seed::from_bytes(entropy()?),
    };
    let options = setup.options.settings().into_iter();
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
    Ok(Header {
        id: TableId::from_bytes(entropy()?),
        title: setup.title.clone(),
        game: G::INFO.id.parse()?,
        edition: StoredEdition::of::<G::Options>(setup.options.edition()),
        options: options.map(|(k, v)| (k.to_owned(), v.to_owned())).collect(),
        seed,
        chairs: setup.chairs.clone(),
        created: since_1970.map_or(0, |time| time.as_secs() as i64),
    })
}

fn entropy<const N: usize>() -> Result<[u8; N], HouseError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
