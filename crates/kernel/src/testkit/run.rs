//! One check: many games, one after another.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::option::Options;
use crate::seat::{Seat, Viewer};
use crate::testkit::copies;
use crate::testkit::defaults;
use crate::testkit::defect::{Defect, Kind, Site};
use crate::testkit::effort::{Effort, due};
use crate::testkit::position::{self, Position};
use crate::testkit::probe::{self, Pool};
use crate::testkit::report::Report;
use crate::testkit::score;
use crate::testkit::table::Table;
use crate::testkit::undo;
use crate::testkit::words::Words;
use crate::testkit::worlds::{self, Tally};

/// What is known so far.
pub(super) struct Run<'a, G: Game> {
    options: &'a G::Options,
    seed_text: &'a str,
    effort: &'a Effort,
    words: Words,
    pool: Pool<G::Action>,
    tally: Tally,
    report: Report,
}

impl<'a, G: Game> Run<'a, G> {
    pub(super) fn new(
        options: &'a G::Options,
        seed_text: &'a str,
        effort: &'a Effort,
    ) -> Run<'a, G> {
        Run {
            options,
            seed_text,
            effort,
            words: Words::new(&G::INFO),
            pool: Pool::new(),
            tally: Tally::new(),
            report: Report::default(),
        }
    }

    pub(super) fn games(mut self, games: u64) -> Result<Report, Defect> {
        let base = Seed::from_text(self.seed_text);
        let mut moves = Vec::new();
        for number in 0..games {
            let seed = base.nth(number);
            self.guard(number, &mut moves, |run, moves| run.game(&seed, moves))?;
            let one_in = u64::from(self.effort.defaults);
            if one_in > 0 && number % one_in == 0 {
                let max_plies = self.effort.max_plies;
                self.guard(number, &mut moves, |run, moves| {
                    defaults::game::<G>(run.options, &seed, max_plies, moves)
                })?;
                self.report.default_games += 1;
            }
        }
        self.report.actions = self.pool.len() as u64;
        let enough = self.effort.secret_comparisons;
        match worlds::honest(&self.tally, enough, &mut self.report) {
            Ok(()) => Ok(self.report),
            Err(kind) => Err(self.defect(kind, games.saturating_sub(1), &[])),
        }
    }

    /// Runs one game; a panic is a defect like any other, with its place.
    fn guard(
        &mut self,
        number: u64,
        moves: &mut Vec<(Seat, G::Action)>,
        game: impl FnOnce(&mut Self, &mut Vec<(Seat, G::Action)>) -> Result<(), Kind>,
    ) -> Result<(), Defect> {
        moves.clear();
        // After a panic nothing is looked at again but the moves, which are only ever appended to.
        catch_unwind(AssertUnwindSafe(|| game(self, moves)))
            .unwrap_or_else(|payload| {
                Err(Kind::Panicked {
                    message: panic_message(&*payload),
                })
            })
            .map_err(|kind| self.defect(kind, number, moves))
    }

    fn defect(&self, kind: Kind, number: u64, moves: &[(Seat, G::Action)]) -> Defect {
        let settings = self.options.settings();
        let settings = settings.iter().map(|(key, value)| format!("{key}={value}"));
        let site = Site {
            game: G::INFO.id,
            options: std::iter::once(format!("seats {}", self.options.seats()))
                .chain(settings)
                .collect(),
            seed_text: self.seed_text.to_owned(),
            number,
            seed: Seed::from_text(self.seed_text).nth(number).to_string(),
            moves: moves
                .iter()
                .map(|(seat, action)| format!("{seat} {action}"))
                .collect(),
        };
        Defect {
            kind,
            site: Box::new(site),
        }
    }

    /// Plays one game to its end at random.
    fn game(&mut self, seed: &Seed, moves: &mut Vec<(Seat, G::Action)>) -> Result<(), Kind> {
        let mut chooser = Chance::new(&seed.nth(0));
        let mut table = Table::<G>::new(self.options, seed);
        if table.state.options() != self.options {
            return Err(Kind::OtherOptions);
        }
        table.repeats()?;
        let mut told = self.story(&table, 0)?;
        loop {
            let ply = moves.len();
            table.state.validate().map_err(Kind::Invariant)?;
            let position = position::read(&table.state)?;
            self.pool.learn(&position)?;
            let over = position.to_act.is_empty();
            self.position(&mut table, &position, ply)?;
            self.worlds(&mut table, &position, ply)?;
            if over {
                break;
            }
            if ply as u64 >= u64::from(self.effort.max_plies) {
                let plies = self.effort.max_plies;
                return Err(Kind::Endless { plies });
            }
            let (seat, action) = position.choose(&mut chooser);
            moves.push((seat, action));
            table.take(seat, action, ply)?;
            told = self.story(&table, told)?;
            self.report.moves += 1;
            self.report.decisions += position.to_act.len() as u64;
            if due(&mut table.prober, self.effort.undos, ply == 0) {
                undo::steps_back(&mut table.twin, self.options, &mut self.report)?;
            }
        }
        table.finish()?;
        self.playouts(table.dreams, &mut table.prober)?;
        if let Some(reason) = score::standings(&table.state, &self.words)? {
            *self.report.ends.entry(reason).or_default() += 1;
        }
        self.report.games += 1;
        Ok(())
    }

    /// Checks what does not depend on what anybody knows.
    fn position(
        &mut self,
        table: &mut Table<G>,
        position: &Position<G::Action>,
        ply: usize,
    ) -> Result<(), Kind> {
        table.copies.keep(ply, &table.state)?;
        self.report.refusals += probe::refusals(
            &table.state,
            position,
            &table.chance,
            &self.pool,
            self.effort.probes,
            &mut table.prober,
            &self.words,
        )?;
        let always = ply == 0 || position.to_act.is_empty();
        if !due(&mut table.prober, self.effort.positions, always) {
            return Ok(());
        }
        let state = &table.state;
        copies::round_trips(state)?;
        let looks = copies::json(state).map_err(|problem| Kind::StateRoundTrip { problem })?;
        self.report.trials += probe::trials(state, position, &table.chance)?;
        copies::same(ply, state, &looks)?;
        table.copies.unchanged()?;
        self.words.offers(state, position)?;
        defaults::legal(state, position)?;
        score::standings(state, &self.words)?;
        Ok(())
    }

    /// Checks what each viewer knows.
    fn worlds(
        &mut self,
        table: &mut Table<G>,
        position: &Position<G::Action>,
        ply: usize,
    ) -> Result<(), Kind> {
        let always = ply == 0 || position.to_act.is_empty();
        let Table {
            state,
            chance,
            prober,
            dreams,
            ..
        } = table;
        if due(prober, self.effort.worlds, always) {
            let over = position.to_act.is_empty();
            let taken = (!over).then(|| position.choose(prober));
            for viewer in Viewer::all(self.options.seats()) {
                let world = worlds::imagine(state, viewer, prober, &mut self.tally)?;
                self.report.worlds += 1;
                if let Some((seat, action)) = taken {
                    worlds::tells_nothing(state, &world, viewer, chance, seat, action)?;
                }
            }
            if let Some((seat, action)) = taken {
                let other = *prober.pick(&position.legal[seat.index()]);
                worlds::look_alike(state, chance, seat, action, other)?;
            }
        }
        if due(prober, self.effort.playouts, ply == 0) {
            let viewers: Vec<Viewer> = Viewer::all(self.options.seats()).collect();
            let viewer = *prober.pick(&viewers);
            let world = G::imagine(&state.view(viewer), prober);
            dreams.push((ply, viewer, world));
        }
        Ok(())
    }

    /// Plays imagined worlds to their ends.
    fn playouts(
        &mut self,
        dreams: Vec<(usize, Viewer, G)>,
        chance: &mut Chance,
    ) -> Result<(), Kind> {
        for (ply, viewer, world) in dreams {
            worlds::playout(world, chance, self.effort.max_plies).map_err(|kind| {
                let kind = Box::new(kind);
                Kind::WorldUnplayable { viewer, ply, kind }
            })?;
            self.report.playouts += 1;
        }
        Ok(())
    }

    /// Checks the entries of the log from number `told` on; returns how many there are now.
    fn story(&self, table: &Table<G>, told: usize) -> Result<usize, Kind> {
        let mut count = told;
        for entry in table.log.entries().skip(told) {
            self.words.explain("an event", &entry.event)?;
            count += 1;
        }
        Ok(count)
    }
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
        .to_owned()
}
