//! The table of Escape Plan: the city tile by tile, what lies ready, the thieves.

use catalog::Texts;
use catalog::games::EscapePlan;
use escape_plan::View;
use escape_plan::content::content;
use escape_plan::node::{Node, Site};
use escape_plan::pieces::{Exit, Officer, Tile};
use escape_plan::player::Fate;
use escape_plan::words;
use kernel::{Phrase, Seat};

use super::{Board, Frame};
use crate::style::{Ink, Style};

impl Board for EscapePlan {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene {
            view,
            texts,
            style: frame.style,
        };
        let lines = [
            vec![scene.time()],
            scene.city(),
            vec![scene.ready(), scene.exits(), scene.row()],
            scene.thieves(),
            scene.plan().into_iter().collect(),
        ];
        let fit = |line: &String| console::truncate_str(line, frame.width, "…").into_owned();
        lines.concat().iter().map(fit).collect()
    }
}

/// Everything that a drawing depends on.
struct Scene<'a> {
    view: &'a View,
    texts: &'a Texts,
    style: Style,
}

impl Scene<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase)
    }

    /// Day and part of the day.
    fn time(&self) -> String {
        let part = self.view.stage.part().map(words::part);
        let day = Phrase::new("board-city-day").with("day", self.view.day);
        let parts: Vec<String> = [Some(day), part]
            .iter()
            .flatten()
            .map(|phrase| self.say(phrase))
            .collect();
        self.style.paint(Ink::Bold, parts.join(", "))
    }

    /// A line for every tile: its code, its officers, its locations and who stands there.
    fn city(&self) -> Vec<String> {
        let tiles = self.view.city.placed().iter();
        tiles.map(|placed| self.tile(placed.tile)).collect()
    }

    fn tile(&self, tile: Tile) -> String {
        let sites: Vec<String> = tile.locations().iter().map(|at| self.site(at)).collect();
        format!(
            "{} {:<3} {}",
            self.style.paint(Ink::Bold, self.code(tile)),
            self.officers(tile),
            sites.join(" · ")
        )
    }

    fn code(&self, tile: Tile) -> String {
        self.say(&words::tile(tile))
    }

    fn officers(&self, tile: Tile) -> String {
        let on = self.view.police.on[tile as usize];
        let letter = |officer| match officer {
            Officer::County => 'C',
            Officer::Federal => 'F',
            Officer::Swat => 'S',
        };
        on.iter().map(letter).collect()
    }

    /// A location, who stands there, and whose cubes lie there.
    fn site(&self, node: Node) -> String {
        let named = self.view.named[node.tile() as usize];
        let name = match (node.site(), named) {
            (Some(Site::Business | Site::SafeHouse), Some(place)) => words::place(place),
            (Some(site), _) => words::site(site),
            (None, _) => words::node(node, None),
        };
        let players = || Seat::all(self.view.players.len() as u8).zip(&self.view.players);
        let here = players().filter(|(_, player)| player.at_large() && player.at == node);
        let here: Vec<String> = here.map(|(seat, _)| self.texts.name(seat)).collect();
        let visits =
            named.filter(|_| matches!(node.site(), Some(Site::Business | Site::SafeHouse)));
        let cubes = players()
            .filter(|(_, player)| visits.is_some_and(|place| player.visited.contains(place)));
        let mut text = self.say(&name);
        for _ in cubes {
            text.push('▪');
        }
        if !here.is_empty() {
            let who = format!(" ({})", here.join(", "));
            text.push_str(&self.style.paint(Ink::Yellow, who));
        }
        text
    }

    /// The tiles that come next.
    fn ready(&self) -> String {
        let tops = self.view.tops.iter().flatten();
        let tops: Vec<String> = tops
            .map(|tile| format!("{} {}", self.code(*tile), self.officers(*tile)))
            .collect();
        self.say(&Phrase::new("board-city-next").with("tiles", tops.join(" · ")))
    }

    fn exits(&self) -> String {
        let shut = content().patrol_deck.closes_exit_at;
        let exit = |exit: Exit| {
            let laid = self.view.patrols[exit as usize];
            format!("{} {laid}/{shut}", self.say(&words::exit(exit)))
        };
        Exit::ALL.map(exit).join(" · ")
    }

    fn row(&self) -> String {
        let cards = self.view.contacts.row.iter();
        let cards: Vec<String> = cards.map(|one| self.say(&words::contact(*one))).collect();
        self.say(&Phrase::new("board-city-row").with("cards", cards.join(" · ")))
    }

    fn thieves(&self) -> Vec<String> {
        let seats = Seat::all(self.view.players.len() as u8);
        seats.map(|seat| self.thief(seat)).collect()
    }

    fn thief(&self, seat: Seat) -> String {
        let player = &self.view.players[seat.index()];
        let fate = match player.fate {
            Fate::AtLarge => "board-city-thief",
            Fate::Escaped => "board-city-escaped",
            Fate::Arrested => "board-city-arrested",
        };
        let line = self.say(
            &Phrase::new(fate)
                .with("name", seat)
                .with("level", player.notoriety.level)
                .with("income", player.income())
                .with("wounds", player.wounds)
                .with("contacts", player.contacts.len() as i64)
                .with("gas", player.gas)
                .with("discs", player.discs),
        );
        match self.view.hands[seat.index()] {
            Some(hand) => format!("{line} · {}", self.say(&words::cash(hand.cash))),
            None => line,
        }
    }

    /// The viewer's own plan.
    fn plan(&self) -> Option<String> {
        let (_, _, hand) = self.view.own()?;
        let lines: Vec<String> = words::plan(hand.plan)
            .iter()
            .map(|line| self.say(line))
            .collect();
        Some(lines.join(" · "))
    }
}
