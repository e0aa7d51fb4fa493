//! What a pack is held to: what the rulebook states, and what the program relies on. What the rulebook prints no pack
//! can change, so that only the rest is looked at.

use kernel::pack::{Content as _, Faults};
use kernel::{Member, Phrase, RuleId};

use super::{Content, CrimeData, DilemmaReward, Reward, SupportData, SupportKind};
use crate::crime::{Being, Clause, Count, Line, Named, To, Where};
use crate::pieces::{Deck, Difficulty, ItemKind, Outcome, Storyline, Support};

/// Spaces in a row of investigation spaces.
const IN_A_ROW: u8 = 3;
/// Scoring fields that the worked example shows (ID-E23).
const FIELDS: [u8; 3] = [4, 3, 2];
/// What a space of the grip track is worth in the worked example (ID-E20).
const EXAMPLE: u16 = 12;
/// The spaces that a grip track can have.
const SPACES: [i64; 2] = [6, 16];
/// Search tokens that can lie in a zone (ID-10.6).
const SEARCHES: i64 = 3;
/// Criminals that can be in play (ID-3.7).
const CRIMINALS: i64 = 6;
/// Conditions and lines of an effect that a card can have.
const LINES: i64 = 8;
/// The numbers that a support token can show, and the moves that a crime can bring.
const AMOUNTS: i64 = 6;

impl Content {
    /// Finds what does not fit together or contradicts the rulebook.
    pub(super) fn find_faults(&self, faults: &mut Faults<'_>) {
        self.check_boards(faults);
        self.check_grip_track(faults);
        self.check_items(faults);
        self.check_support(faults);
        for card in &self.crime {
            Checked { card, faults }.check();
        }
        self.check_plus4(faults);
        self.check_dilemmas(faults);
        self.check_echo(faults);
    }

    fn check_boards(&self, faults: &mut Faults<'_>) {
        for (nth, size) in self.table_size.iter().enumerate() {
            let place = format!("table_size {}, files_per_row", nth + 1);
            let found = list(&size.files_per_row);
            let files = match size.seats {
                2 => 5,
                3 => 7,
                _ => 9,
            };
            if size.files() != files || size.files_per_row.iter().any(|row| *row > IN_A_ROW) {
                let what = Phrase::new("pack-files").with("count", files);
                faults.rule(&place, found, RuleId("ID-3.14"), what);
            }
        }
        let [fields @ .., last] = self.values.evidence_fields;
        if fields != FIELDS || last > FIELDS[2] {
            let found = list(&self.values.evidence_fields);
            let what = Phrase::new("pack-evidence-fields");
            faults.rule("values, evidence_fields", found, RuleId("ID-23.9"), what);
        }
    }

    fn check_grip_track(&self, faults: &mut Faults<'_>) {
        let track = &self.grip_track;
        let values = "grip_track, end_values";
        let spaces = track.end_values.len() as i64;
        let [least, most] = SPACES;
        if !(least..=most).contains(&spaces) {
            let what = Phrase::new("pack-grip-spaces")
                .with("min", least)
                .with("max", most);
            faults.rule(values, spaces, RuleId("ID-6.2"), what);
            return;
        }
        if !track.end_values.is_sorted() || !track.end_values.contains(&EXAMPLE) {
            let what = Phrase::new("pack-grip-values");
            faults.rule(values, list(&track.end_values), RuleId("ID-6.7"), what);
        }
        let (ability, endurance) = (track.ability_from.into(), track.endurance_from.into());
        faults.number("grip_track, ability_from", ability, 1, spaces - 2);
        let first = (ability + 1).min(spaces - 1);
        faults.number("grip_track, endurance_from", endurance, first, spaces - 1);
    }

    fn check_items(&self, faults: &mut Faults<'_>) {
        let built_in = Content::built_in().content();
        for (item, before) in self.item.iter().zip(&built_in.item) {
            let alike = self.item.iter().filter(|other| other.kind == item.kind);
            let each = self.item.len() / ItemKind::ALL.len();
            if item.kind != before.kind && alike.count() > each {
                let place = format!("item {}, kind", item.id.id());
                let what = Phrase::new("pack-item-kinds");
                faults.rule(&place, item.kind.id(), RuleId("ID-R4"), what);
            }
        }
    }

    fn check_support(&self, faults: &mut Faults<'_>) {
        let built_in = Content::built_in().content();
        let copies = |token: &SupportData| format!("support {}, copies", token.id.id());
        for token in self.support.iter().filter(|one| one.kind.shows_a_number()) {
            let place = format!("support {}, amount", token.id.id());
            faults.number(&place, token.amount.into(), 1, AMOUNTS);
        }
        let example = &self.support[Support::GuardianBarriers3.index()];
        for (nth, token) in self.support.iter().enumerate() {
            let before = self.support[..nth].iter().filter(|one| one.copies > 0);
            let mut alike =
                before.filter(|one| (one.kind, one.amount) == (token.kind, token.amount));
            if token.copies > 0
                && let Some(other) = alike.next()
            {
                let changed = token.amount != built_in.support[nth].amount;
                let place = if changed { token } else { other };
                let place = format!("support {}, amount", place.id.id());
                let what = Phrase::new("pack-support-alike");
                faults.rule(&place, token.amount, RuleId("ID-11.7"), what);
            }
        }
        for kind in SupportKind::ALL {
            let mut all = self.support.iter().filter(|token| token.kind == kind);
            let missing = all.clone().all(|token| token.copies == 0);
            if let Some(token) = all.next().filter(|_| missing) {
                let what = Phrase::new("pack-support-kind");
                faults.rule(&copies(token), 0, RuleId("ID-11.7"), what);
            }
        }
        faults.number(
            &copies(example),
            example.copies.into(),
            1,
            i64::from(self.counts.support_tokens),
        );
        let sum: u32 = self
            .support
            .iter()
            .map(|token| u32::from(token.copies))
            .sum();
        let mut changed = self.support.iter().zip(&built_in.support).rev();
        let changed = changed.find(|(token, before)| token.copies != before.copies);
        if let Some((token, _)) = changed.filter(|_| sum != u32::from(self.counts.support_tokens)) {
            let what = Phrase::new("pack-support-copies")
                .with("count", self.counts.support_tokens)
                .with("sum", sum);
            faults.rule(&copies(token), token.copies, RuleId("ID-I10"), what);
        }
    }

    /// Two crimes of each storyline are left out when fewer than four play (ID-3.2).
    fn check_plus4(&self, faults: &mut Faults<'_>) {
        let built_in = Content::built_in().content();
        for storyline in Storyline::ALL {
            let along = self.along[storyline.index()];
            let marked = along.iter().filter(|crime| self.crime[crime.index()].plus4);
            let count = marked.count();
            let mut changed = along
                .iter()
                .map(|crime| (&self.crime[crime.index()], &built_in.crime[crime.index()]));
            let changed = changed.find(|(card, before)| card.plus4 != before.plus4);
            if let Some((card, _)) = changed.filter(|_| count != 2) {
                let place = format!("crime {}, plus4", card.id.id());
                let what = Phrase::new("pack-crime-plus4")
                    .with("storyline", Phrase::name("storyline", storyline.id()))
                    .with("count", count as i64);
                faults.rule(&place, card.plus4, RuleId("ID-3.2"), what);
            }
        }
    }

    fn check_dilemmas(&self, faults: &mut Faults<'_>) {
        for card in &self.dilemma {
            let place = format!("dilemma {}, reward", card.id.id());
            match &card.reward {
                DilemmaReward::Intel(intel) => faults.number(&place, (*intel).into(), 1, 30),
                DilemmaReward::Badge(badges) => faults.number(&place, (*badges).into(), 1, 3),
                DilemmaReward::Evidence(symbols) => {
                    if !(1..=2).contains(&symbols.len()) {
                        let what = Phrase::new("pack-dilemma-evidence");
                        faults.rule(&place, symbols.len(), RuleId("ID-20.1"), what);
                    }
                }
                DilemmaReward::Warrant(_) => {}
            }
        }
    }

    fn check_echo(&self, faults: &mut Faults<'_>) {
        let at = self.echo.crime_at;
        if at[0] == 0 || !at.is_sorted_by(|one, next| one < next) {
            let what = Phrase::new("pack-echo-track");
            faults.rule("echo, crime_at", list(&at), RuleId("ID-26.8"), what);
        }
        for (nth, side) in self.echo.side.iter().enumerate() {
            let values: &[u8] = match side.difficulty {
                Difficulty::Normal => &[1, 2, 3],
                Difficulty::Hard => &[2, 3],
            };
            let printed = values.iter().all(|value| side.progress.contains(value));
            if !printed || side.progress.iter().any(|one| !values.contains(one)) {
                let place = format!("echo, side {}, progress", nth + 1);
                let what = Phrase::new("pack-echo-progress").with("values", list(values));
                faults.rule(&place, list(&side.progress), RuleId("ID-25.3"), what);
            }
        }
    }
}

/// Numbers as they stand in the file.
fn list<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

/// A crime card that is looked at.
struct Checked<'a, 'b, 'c> {
    card: &'a CrimeData,
    faults: &'b mut Faults<'c>,
}

impl Checked<'_, '_, '_> {
    fn place(&self, key: &str) -> String {
        format!("crime {}, {key}", self.card.id.id())
    }

    fn fault(&mut self, key: &str, found: impl ToString, rule: &'static str, what: &'static str) {
        let place = self.place(key);
        self.faults
            .rule(&place, found, RuleId(rule), Phrase::new(what));
    }

    fn number(&mut self, key: &str, found: impl Into<i64>, min: i64, max: i64) {
        let place = self.place(key);
        self.faults.number(&place, found.into(), min, max);
    }

    fn check(&mut self) {
        let card = self.card;
        for (nth, role) in card.roles.iter().enumerate() {
            if card.roles[..nth].contains(role) {
                let key = if role.is_yours() { "you" } else { "others" };
                self.fault(key, role.id(), "ID-17.1", "pack-crime-role-once");
            }
        }
        self.number("when", card.when.len() as i64, 1, LINES);
        self.number("effect", card.effect.len() as i64, 0, LINES);
        for clause in &card.when {
            let mut named = Vec::new();
            clause.each_named(&mut |one| named.push(one));
            self.check_named("when", &named);
            self.check_clause(clause);
        }
        for line in &card.effect {
            let mut named = Vec::new();
            line.each_named(&mut |one| named.push(one));
            self.check_named("effect", &named);
            self.check_line(line);
        }
        if card.deck != Deck::Petty {
            let [careful, reckless] = Outcome::ALL.map(|outcome| card.rewards[outcome.index()]);
            for (key, reward) in [("careful", careful), ("reckless", reckless)] {
                self.check_reward(key, reward);
            }
            if careful.intel > reckless.intel || careful.dilemmas > reckless.dilemmas {
                let found = format!("{} / {}", careful.intel, careful.dilemmas);
                self.fault("careful", found, "ID-R87", "pack-crime-careful");
            }
        }
    }

    /// What is named has to be listed (ID-17.1).
    fn check_named(&mut self, key: &str, named: &[Named]) {
        for one in named {
            match one {
                Named::Role(role) if !self.card.roles.contains(role) => {
                    self.fault(key, role.id(), "ID-17.1", "pack-crime-role");
                }
                Named::OpenZone if !self.card.open_zone => {
                    self.fault(key, "z1", "ID-17.1", "pack-crime-zone");
                }
                _ => {}
            }
        }
    }

    fn check_clause(&mut self, clause: &Clause) {
        let apart = |beings: &[Being]| {
            let mut seen = beings.iter().enumerate();
            seen.all(|(nth, being)| !beings[..nth].contains(being))
        };
        match clause {
            Clause::In { who, zone } if *zone == Where::At(*who) => {
                self.fault("when", "in", "ID-17.6", "pack-crime-places");
            }
            Clause::Together { all } | Clause::Apart { all } if all.len() < 2 || !apart(all) => {
                self.fault("when", all.len(), "ID-17.8", "pack-crime-beings");
            }
            Clause::AloneWith { who, with }
                if with.is_empty() || !apart(with) || with.contains(&Being::Role(*who)) =>
            {
                self.fault("when", "alone_with", "ID-17.11", "pack-crime-others");
            }
            Clause::WithAny { who, any } if any.is_empty() || !apart(any) || any.contains(who) => {
                self.fault("when", "with_any", "ID-17.13", "pack-crime-others");
            }
            Clause::Adjacent { a, b }
            | Clause::Nearby { a, b }
            | Clause::Opposite { a, b }
            | Clause::BarrierBetween { a, b }
                if a == b =>
            {
                self.fault("when", "a, b", "ID-17.9", "pack-crime-places");
            }
            Clause::Criminals { count, n, .. } => self.check_count(*count, *n, CRIMINALS),
            Clause::Items { count, n, .. } => self.check_count(*count, *n, 8),
            Clause::Barriers { count, n, .. } => self.check_count(*count, *n, 2),
            Clause::Searches { count, n, .. } => self.check_count(*count, *n, SEARCHES),
            _ => {}
        }
    }

    /// A number that can be reached, and that asks for something (ID-17.4).
    fn check_count(&mut self, count: Count, n: u8, most: i64) {
        let least = i64::from(count == Count::AtLeast);
        self.number("when", n, least, most);
    }

    fn check_line(&mut self, line: &Line) {
        let same = match line {
            Line::Give { from, to } => from == to,
            Line::SwapItems { a, b } => a == b,
            Line::SwapCriminals { a, b } => a == b,
            _ => false,
        };
        if same {
            self.fault("effect", "a, b", "ID-18.4", "pack-crime-same");
        }
        match line {
            Line::DropWithGuardian { who } if who.is_empty() => {
                self.fault("effect", "[]", "ID-18.1", "pack-crime-nobody");
            }
            Line::StepGuardian { steps } | Line::StepBarrier { steps } => {
                self.number("effect", *steps, 1, AMOUNTS);
            }
            Line::MoveSearches { from, to }
                if [from, to].iter().any(|one| matches!(one, To::Adjacent(_))) =>
            {
                self.fault("effect", "adjacent", "ID-18.8", "pack-crime-searches");
            }
            _ => {}
        }
    }

    /// Support tokens are brought by petty crimes alone (ID-15.3, ID-16.4).
    fn check_reward(&mut self, key: &str, reward: Reward) {
        if reward.support > 0 {
            self.fault(key, reward.support, "ID-16.4", "pack-crime-support");
        }
    }
}
