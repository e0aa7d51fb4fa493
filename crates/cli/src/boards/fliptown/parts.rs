//! Pieces that every form of the table has: the time, the cards, the purse, the others.

use catalog::Texts;
use fliptown::cards::{Card, Colour, Rank, Suit};
use fliptown::content::{Bounty, Building, Cowbot, Effect, Item, Trigger, content};
use fliptown::goal::Progress;
use fliptown::map::{Land, Region};
use fliptown::score;
use fliptown::sheet::Sheet;
use fliptown::step::Stage;
use kernel::{Phrase, Seat};

use super::scene::Scene;
use super::signs::Pen;
use crate::layout::DOT;
use crate::style::Ink;

/// What a card of the lineup is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Suit,
    Value,
    Poker,
}

impl Role {
    pub(super) fn word(self, texts: &Texts) -> String {
        texts.word(match self {
            Role::Suit => "board-suit",
            Role::Value => "board-value",
            Role::Poker => "board-poker",
        })
    }
}

impl Scene<'_> {
    /// Round, and turn or phase.
    pub(super) fn time(&self) -> Vec<String> {
        let game = &content().game;
        let round = Phrase::new("board-round")
            .with("round", self.view.round)
            .with("rounds", game.rounds);
        let stage = match self.view.stage {
            Stage::Flip | Stage::Turn => Phrase::new("board-turn")
                .with("turn", self.view.turn)
                .with("turns", game.turns_per_round),
            Stage::Poker => Phrase::new("board-stage-poker"),
            Stage::Preacher => Phrase::new("board-stage-preacher"),
            Stage::Bribes => Phrase::new("board-stage-bribes"),
            Stage::Arrest => Phrase::new("board-stage-arrest"),
            Stage::Over => Phrase::new("board-stage-over"),
        };
        vec![self.texts.say(&round), self.texts.say(&stage)]
    }

    /// The turns of the three rounds as beads.
    pub(super) fn beads(&self) -> String {
        let game = &content().game;
        let over = self.view.stage == Stage::Over;
        let rounds = (1..=game.rounds).map(|round| {
            let beads = (1..=game.turns_per_round).map(|turn| {
                let at = (round, turn);
                let now = (self.view.round, self.view.turn);
                let in_turns = matches!(self.view.stage, Stage::Flip | Stage::Turn);
                if at == now && in_turns {
                    self.pen.paint(Ink::Cyan, "◉")
                } else if over || at <= now {
                    "●".to_owned()
                } else {
                    self.pen.dim("○")
                }
            });
            beads.collect::<String>()
        });
        rounds.collect::<Vec<_>>().join(" ")
    }

    /// The cards of the lineup with what each is used for, once that is known.
    pub(super) fn lineup(&self) -> Vec<(Card, Option<Role>)> {
        let cards = self.view.lineup.iter().flatten();
        let Some(assigned) = &self.assigned else {
            return cards.map(|card| (*card, None)).collect();
        };
        // In the order in which they are used.
        vec![
            (assigned.suit_card, Some(Role::Suit)),
            (assigned.value_card, Some(Role::Value)),
            (assigned.poker_card, Some(Role::Poker)),
        ]
    }

    /// What a suit or a value has been changed to.
    pub(super) fn changed(&self, role: Role) -> Option<String> {
        let assigned = self.assigned.as_ref()?;
        match role {
            Role::Suit if assigned.suit != assigned.suit_card.suit() => {
                Some(self.pen.suit(assigned.suit))
            }
            Role::Value if assigned.value != assigned.value_card.rank() => {
                Some(assigned.value.to_string())
            }
            _ => None,
        }
    }

    /// The lineup in a few words: `suit 8♦→♣`.
    pub(super) fn lineup_line(&self) -> String {
        let card = |(card, role): &(Card, Option<Role>)| {
            let face = self.pen.bold(self.pen.card(*card));
            match role {
                None => face,
                Some(role) => {
                    let to = self.changed(*role).map(|to| format!("→{to}"));
                    let word = self.pen.dim(role.word(self.texts));
                    format!("{word} {face}{}", to.unwrap_or_default())
                }
            }
        };
        let cards: Vec<String> = self.lineup().iter().map(card).collect();
        cards.join("  ")
    }

    /// Deck, discards and the sheriff card.
    pub(super) fn stock(&self) -> [String; 3] {
        let deck = Phrase::new("board-deck").with("count", self.view.deck);
        let out = Phrase::new("board-discards").with("count", self.view.discards.len() as i64);
        [self.texts.say(&deck), self.texts.say(&out), self.sheriff()]
    }

    /// The sheriff card, or a question mark.
    pub(super) fn sheriff(&self) -> String {
        let card = self.view.sheriff;
        let card = card.map_or("?".to_owned(), |card| self.pen.bold(self.pen.card(card)));
        format!("{} {card}", self.texts.word("board-sheriff"))
    }

    /// The fine of this round.
    pub(super) fn fine(&self) -> String {
        let fine = content().sheriff.fines[usize::from(self.view.round.clamp(1, 3) - 1)];
        format!(
            "{} {}/{}",
            self.texts.word("board-fine"),
            self.pen.cash(fine.cash),
            self.pen.stars(fine.stars)
        )
    }

    /// Cash, gold, stars and Wanted.
    pub(super) fn purse(&self) -> Vec<String> {
        counters(self.pen, self.sheet)
    }

    /// Pans and hammers.
    pub(super) fn tools(&self) -> Vec<String> {
        let tracks = &content().tool_tracks;
        vec![
            format!("◡ {}", self.pen.track(self.sheet.pans, tracks.pans)),
            format!("⊤ {}", self.pen.track(self.sheet.hammers, tracks.hammers)),
        ]
    }

    /// Points if the game ended now.
    pub(super) fn points(&self, sheet: &Sheet) -> String {
        let points = Phrase::new("board-points").with("points", score::points(sheet));
        self.texts.say(&points)
    }

    /// The character, its ability, and whether that is used up.
    pub(super) fn character(&self) -> Option<String> {
        let character = self.sheet.character?;
        let name = self.texts.say(&Phrase::name("character", character.id()));
        let ability = character.fill(Phrase::name("board-ability", character.id()));
        let ability = self.texts.say(&ability.with("jokers", self.sheet.jokers()));
        Some(if self.sheet.ability().is_some() {
            format!("{}: {ability}", self.pen.bold(name))
        } else {
            let used = self.texts.word("board-used");
            self.pen.dim(format!("{name} ({used})"))
        })
    }

    /// Everything owned that works from now on.
    pub(super) fn items(&self) -> Vec<String> {
        // The work horse and the gold pan are a hammer and a pan on their tracks.
        let lasting = |item: &Item| !matches!(item, Item::WorkHorse | Item::GoldPan);
        let items = self.sheet.items.iter().filter(lasting);
        items
            .map(|item| self.texts.say(&Phrase::name("item", item.id())))
            .collect()
    }

    /// The short name of a building.
    pub(super) fn short(&self, building: Building) -> String {
        self.texts.say(&Phrase::new(format!(
            "board-building-{}",
            dashed(building.id())
        )))
    }

    /// The hotel's silver stars.
    pub(super) fn hotel(&self) -> String {
        let track = content().hotel.silver_track.iter().zip(1..);
        // Only the last circled star counts (FT-20.3).
        let stars = track.map(|(stars, at)| {
            self.pen.faint_if(at < self.sheet.hotel, |pen| {
                pen.owned(stars, at == self.sheet.hotel)
            })
        });
        format!("☆{}", stars.collect::<Vec<_>>().join(" "))
    }

    /// The colours of the bank.
    pub(super) fn bank(&self) -> String {
        let colours = Colour::ALL.into_iter().map(|colour| {
            let suits: String = Suit::ALL
                .into_iter()
                .filter(|suit| suit.colour() == colour)
                .map(Suit::symbol)
                .collect();
            self.pen.owned(suits, self.sheet.banked.contains(colour))
        });
        colours.collect::<Vec<_>>().join(" ")
    }

    /// The outlaws of the bail bonds.
    pub(super) fn outlaws(&self) -> String {
        let outlaws = [Rank::JACK, Rank::QUEEN, Rank::KING];
        let outlaws = outlaws.map(|rank| self.pen.owned(rank, self.sheet.outlaws.contains(rank)));
        outlaws.join(" ")
    }

    /// The rows of the land office: stars, or a square that is claimed.
    pub(super) fn land(&self) -> Vec<String> {
        let square = |row: usize, column: usize| {
            let stars = content().land_office.grid[row][column];
            let claimed = !Land::square(row as u8, column as u8).is_apart_from(self.sheet.land);
            if claimed {
                self.pen.paint(Ink::Magenta, "■")
            } else {
                stars.to_string()
            }
        };
        (0..3)
            .map(|row| [0, 1, 2].map(|column| square(row, column)).join(" "))
            .collect()
    }

    /// Hotel, land, bank and outlaws, each with the short name of its building.
    pub(super) fn holdings(&self) -> Vec<String> {
        let land: Vec<String> = self.land().iter().map(|row| row.replace(' ', "")).collect();
        [
            (Building::Bank, self.bank()),
            (Building::Hotel, self.hotel()),
            (Building::LandOffice, land.join("/")),
            (Building::BailBonds, self.outlaws()),
        ]
        .map(|(building, what)| format!("{} {what}", self.pen.dim(self.short(building))))
        .into()
    }

    /// The poker cards of a round, and what the hand was worth.
    pub(super) fn column(&self, round: u8) -> Vec<String> {
        let size = usize::from(content().game.turns_per_round);
        let mut cards: Vec<String> = self
            .sheet
            .column(round)
            .iter()
            .map(|card| self.pen.card(*card))
            .collect();
        let waiting = size.saturating_sub(cards.len());
        cards.extend(std::iter::repeat_n(self.pen.dim("·"), waiting));
        cards
    }

    /// The hand of a round that has been paid.
    pub(super) fn hand(&self, round: u8) -> Option<String> {
        let hand = self.sheet.hands.get(usize::from(round - 1))?;
        Some(self.texts.say(&Phrase::name("hand", hand.id())))
    }

    /// The Hold 'em cards of the round.
    pub(super) fn holdem(&self) -> Option<String> {
        let dealt = matches!(self.view.stage, Stage::Flip | Stage::Turn | Stage::Poker);
        if !self.view.options.holdem() || !dealt {
            return None;
        }
        let cards = match self.seen.holdem {
            Some(cards) => cards.map(|card| self.pen.card(card)).join(" "),
            None => "? ?".to_owned(),
        };
        Some(format!("Hold ’em {cards}"))
    }

    /// The cowbot: what makes it steal, its multipliers, what it has stolen.
    pub(super) fn cowbot(&self) -> Option<Vec<String>> {
        let (cowbot, opponent) = (self.view.cowbot?, self.view.options.opponent()?);
        let name = self.texts.say(&Phrase::name("cowbot", cowbot.id()));
        let difficulty = Phrase::name("difficulty", opponent.difficulty.id());
        let rules = &content().cowbot_rules;
        let counted = rules.regions_counted.at(opponent.difficulty);
        let each = rules.points_per_stolen_card.at(opponent.difficulty);
        let factors = cowbot.data().multipliers[..counted].iter();
        let factors: Vec<String> = factors
            .map(|factor| format!("{}×{}", self.pen.region(factor.region), factor.x))
            .collect();
        let stolen = Phrase::new("board-stolen").with("count", self.view.stolen() as i64);
        Some(vec![
            format!("{} ({})", self.pen.bold(name), self.texts.say(&difficulty)),
            format!(
                "{} {} & {}",
                self.texts.word("board-steals"),
                self.pen.suit(cowbot.data().suit),
                self.trigger(cowbot)
            ),
            format!("{}×{each}", self.texts.say(&stolen)),
            factors.join(" "),
        ])
    }

    fn trigger(&self, cowbot: Cowbot) -> String {
        match cowbot.data().trigger {
            Trigger::Stars => self.pen.stars(""),
            Trigger::Wanted => self.pen.wanted(""),
            Trigger::Gold => self.pen.gold(""),
            Trigger::BonusAction => "+".to_owned() + &self.texts.word("board-bonus"),
        }
    }

    /// The bounties: stars, short goal, how far along, who has claimed.
    pub(super) fn bounties(&self) -> Vec<String> {
        let rules = &content().bounty_rules;
        let bounty = |bounty: Bounty| {
            let turned = self.view.turned.contains(bounty);
            let stars = if turned {
                rules.stars_later
            } else {
                rules.stars_first
            };
            let goal = self
                .texts
                .say(&bounty.fill(Phrase::name("board-bounty", bounty.id())));
            let state = if self.sheet.claimed.contains(bounty) {
                "✓".to_owned()
            } else {
                let Progress { done, asked } = self.sheet.progress(bounty.condition());
                self.pen.dim(format!("{done}/{asked}"))
            };
            let seats = self.view.seats.iter().enumerate();
            let others: Vec<String> = seats
                .filter(|(at, seat)| {
                    *at != self.seat.index() && seat.sheet.claimed.contains(bounty)
                })
                .map(|(at, _)| self.texts.name(Seat(at as u8)))
                .collect();
            let others = if others.is_empty() {
                String::new()
            } else {
                self.pen.dim(format!(" ({})", others.join(", ")))
            };
            format!("{} {goal} {state}{others}", self.pen.stars(stars))
        };
        self.view.bounties.iter().map(|b| bounty(*b)).collect()
    }

    /// The other seats.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let seats = self.view.seats.len() as u8;
        let hero = self.seat;
        Seat::all(seats).filter(move |seat| *seat != hero)
    }

    /// Another seat in short: name, counters, circled sites, whether it has decided.
    pub(super) fn other(&self, seat: Seat) -> String {
        let seen = &self.view.seats[seat.index()];
        let counts = Region::ALL.map(|region| {
            let circled = seen.sheet.circled_in(region);
            format!("{}{circled}", self.pen.region(region))
        });
        format!(
            "{} {} {} {}",
            self.pen.bold(self.texts.name(seat)),
            counters(self.pen, &seen.sheet).join(" "),
            counts.concat(),
            if seen.busy { "…" } else { "✓" }
        )
    }

    /// What the other seat's character is, and what it has left.
    pub(super) fn other_more(&self, seat: Seat) -> String {
        let seen = &self.view.seats[seat.index()];
        let sheet = &seen.sheet;
        let state = if seen.busy {
            "board-busy"
        } else {
            "board-done"
        };
        let mut parts = vec![
            self.points(sheet),
            format!("◡{} ⊤{}", sheet.pans, sheet.hammers),
        ];
        parts.extend(sheet.character.map(|character| {
            let name = self.texts.say(&Phrase::name("character", character.id()));
            match sheet.ability() {
                Some(_) => name,
                None => format!("{name} ({})", self.texts.word("board-used")),
            }
        }));
        parts.push(self.texts.word(state));
        parts.join(DOT)
    }

    /// What a building does, in signs and with what is bought or claimed there.
    pub(super) fn effect(&self, building: Building) -> String {
        let pen = self.pen;
        let items = self.sheet.items;
        match &building.data().effect {
            Effect::SequenceItems { .. } => [("†-W", Item::Friendship), ("†+★", Item::Shovel)]
                .map(|(sign, item)| pen.owned(sign, items.contains(item)))
                .join(" "),
            Effect::Deposit { cost, .. } => format!("${cost} {}", self.bank()),
            Effect::ClearWanted { max, cost_each: 0 } => format!("-{max}W"),
            Effect::ClearWanted { max, cost_each } => format!("${cost_each}:-1W ≤{max}"),
            Effect::Shop { wares } => wares
                .iter()
                .map(|ware| {
                    let sign = ware_sign(ware.id);
                    if items.contains(ware.id) {
                        pen.owned(sign, true)
                    } else {
                        format!("{sign}${}", ware.cost)
                    }
                })
                .collect::<Vec<_>>()
                .join(" "),
            Effect::Hotel { cost } => format!("${cost} {}", self.hotel()),
            Effect::LandClaim => {
                let shapes = &content().land_office.shapes;
                let costs: Vec<String> = shapes.iter().map(|s| format!("${}", s.cost)).collect();
                format!("{} {}/9", costs.join("/"), self.sheet.land.len())
            }
            Effect::HuntOutlaw { .. } => self.outlaws(),
            Effect::PeekSheriff { .. } => "?, 1★/-2W".to_owned(),
            Effect::BuyStars {
                pay,
                cost_each,
                max,
            } => match pay {
                fliptown::content::Currency::Cash => format!("${cost_each}:1★ ≤{max}"),
                fliptown::content::Currency::Gold => format!("{cost_each}G:1★ ≤{max}"),
            },
        }
    }
}

/// An id as it stands in the id of a message.
fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

/// Signs of what the shops sell.
fn ware_sign(item: Item) -> &'static str {
    match item {
        Item::WorkHorse => "⊤★",
        Item::TrailHorse => "♥+6",
        Item::GoldPan => "◡★",
        Item::Pickaxe => "♦±2",
        Item::Bandana => "♠-W",
        Item::Pistol => "♠+2",
        Item::Rifle => "♠+4",
        Item::Friendship | Item::Shovel => "†",
    }
}

fn counters(pen: Pen, sheet: &Sheet) -> Vec<String> {
    vec![
        pen.cash(sheet.cash),
        pen.gold(sheet.gold),
        pen.stars(sheet.stars),
        pen.wanted(sheet.wanted),
    ]
}
