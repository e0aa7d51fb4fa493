//! The board of the hero: what it has, what of it can be used now, and what only its owner sees.

use escape_plan::action::{Slot, Tool};
use escape_plan::content::content;
use escape_plan::node::Node;
use escape_plan::pieces::{Asset, Colour, Gang, Pile, Place, Plan};
use escape_plan::piles::Sealed;
use escape_plan::player::{Card, INCOME_CUBES, Item, PRICE_SLOTS, Player, SLOTS, item_slots};
use escape_plan::step::Step;
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{cards, city, signs};
use crate::board::Scene;
use crate::draw;

/// The hero's board.
struct Desk<'a> {
    scene: &'a Scene<'a, EscapePlan>,
    player: &'a Player,
}

pub(super) fn panel(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let seat = scene.hero;
    let Some(player) = view.players.get(seat.index()) else {
        return Markup::default();
    };
    let desk = Desk { scene, player };
    let hand = view.hands[seat.index()];
    html! {
        section.dossier.panel #dossier {
            h2 {
                (draw::small_token(seat, &scene.initial(seat))) " " (scene.say(&words::thief(seat)))
                @if let Some(hand) = hand {
                    @if !scene.sight.finished { small { (draw::icon("eye")) " " (scene.word("ep-only-you")) } }
                    span.money title=(scene.word("ep-cash")) { (draw::icon("cash")) b.n { (hand.cash) } }
                }
            }
            (desk.income(seat))
            (desk.contacts())
            (desk.items())
            (desk.assets())
            (desk.tokens())
            @if let Some(hand) = hand { (desk.plan(hand.plan)) }
        }
    }
}

impl Desk<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    fn word(&self, id: &'static str) -> String {
        self.scene.word(id)
    }

    /// The ways to use something of the viewer's own to some effect; in vain it is used only from the list.
    fn uses(&self, tool: Tool) -> impl Iterator<Item = Action> {
        let idle = !self.scene.is_own() || self.scene.sight.view.is_idle(tool);
        let legal = self.scene.sight.legal.iter().copied();
        let of_it = move |action: &Action| matches!(action, Action::Use(one, _) if *one == tool);
        legal.filter(of_it).filter(move |_| !idle)
    }

    /// The action that uses something, if there is one way to use it.
    fn usable(&self, tool: Tool) -> Option<Action> {
        let mut uses = self.uses(tool);
        let only = uses.next()?;
        uses.next().is_none().then_some(only)
    }

    fn is_ready(&self, tool: Tool) -> bool {
        self.uses(tool).next().is_some()
    }

    /// The first of these that the viewer can do on its own board.
    fn able(&self, actions: impl IntoIterator<Item = Action>) -> Option<Action> {
        let mut actions = actions.into_iter().filter(|_| self.scene.is_own());
        actions.find(|action| self.scene.is_legal(*action))
    }

    /// What an action does, for whoever asks a thing that would be pressed for it.
    fn told(&self, action: Action) -> String {
        self.say(&self.scene.describe(action).phrase)
    }

    /// A slot with nothing in it; the first one may take what is being put away.
    fn free(&self, takes: bool) -> Markup {
        let keep = self.able([Action::Keep]).filter(|_| takes);
        let title = keep.map(|action| self.told(action));
        let state = if keep.is_some() { "ready" } else { "free" };
        let inside = html! { @if keep.is_some() { (draw::icon("check")) } };
        cards::pressed(keep, "cell", Some(state), title.as_deref(), &inside)
    }

    fn step(&self) -> Option<Step> {
        self.scene.sight.prompt.as_ref().map(|prompt| prompt.step)
    }

    /// A tile of the inventory: it can perhaps be used, or make room for another.
    fn ware(
        &self,
        tool: Tool,
        used: bool,
        swapped: Option<Action>,
        icon: &str,
        name: &Phrase,
    ) -> Markup {
        let ready = swapped.is_some() || !used && self.is_ready(tool);
        let state = match (ready, used) {
            (true, _) => "ready",
            (false, true) => "used",
            (false, false) => "held",
        };
        let title = match swapped {
            Some(action) => self.told(action),
            None => self.say(&words::effect(tool, None)),
        };
        let action = swapped.or(self.usable(tool).filter(|_| !used));
        let note = self.small(if used { "ep-used" } else { "ep-face-up" });
        let inside = html! { (draw::icon(icon)) b { (signs::hyphened(&self.say(name))) } (note) };
        cards::pressed(action, "cell", Some(state), Some(&title), &inside)
    }

    fn small(&self, id: &'static str) -> Markup {
        html! { small { (self.word(id)) } }
    }

    /// The cubes on the track, and what is uncovered.
    fn income(&self, seat: Seat) -> Markup {
        let left = usize::from(self.player.income());
        html! {
            div.inc {
                h3 { (self.word("ep-income")) }
                ol.itrack aria-hidden="true" {
                    @for at in 0..INCOME_CUBES {
                        @if at < left { li.cube { (city::cube(seat)) } }
                        @else { li.now[at == left] { (at) } }
                    }
                }
                p { (self.say(&Phrase::new("ep-each-time").with("cash", left as i64))) }
            }
        }
    }

    /// Cards from the left, locked assets from the right, handcuffs at the end.
    fn contacts(&self) -> Markup {
        let open = SLOTS - usize::from(self.player.handcuffs);
        let takes = matches!(self.step(), Some(Step::PlaceContact(_)));
        let locked: Vec<Asset> = self.player.book.iter().collect();
        html! {
            h3 { (self.word("ep-contacts")) " " small { (self.say(&self.counted())) } }
            ol.five {
                @for slot in 0..SLOTS {
                    li {
                        @if slot >= open { (self.handcuffs(slot)) }
                        @else if let Some(card) = self.player.contacts.get(slot) { (self.card(slot, *card)) }
                        @else if let Some(asset) = (slot + locked.len()).checked_sub(open).and_then(|at| locked.get(at)) {
                            (self.locked(*asset))
                        }
                        @else { (self.free(takes && slot == self.player.contacts.len())) }
                    }
                }
            }
        }
    }

    /// How many cards count: those that are free; at the end handcuffs take one away each (EP-17.4).
    fn counted(&self) -> Phrase {
        let count = i64::from(self.player.contact_count());
        match self.player.handcuffs {
            0 => Phrase::new("ep-cards-count").with("count", count),
            _ => Phrase::new("ep-cards-count-cuffed")
                .with("count", count)
                .with("scored", self.player.contacts_scored() as i64),
        }
    }

    /// A contact card: it can be used, or make room for another.
    fn card(&self, slot: usize, card: Card) -> Markup {
        let tool = Tool::Contact(card.contact);
        let twin = self.player.contacts[..slot].contains(&card);
        let replaced = self.able([match twin {
            true => Action::ReplaceRight(card),
            false => Action::Replace(card),
        }]);
        let used = self.usable(tool).filter(|_| !card.used);
        let ready = replaced.is_some() || !card.used && self.is_ready(tool);
        let title = match replaced {
            Some(action) => self.told(action),
            None => self.say(&words::effect(tool, None)),
        };
        cards::pressed(
            replaced.or(used),
            if card.used { "cc used" } else { "cc" },
            ready.then_some("ready"),
            Some(&title),
            &cards::face(self.scene, card.contact),
        )
    }

    /// A lost slot, with the card that lies under the handcuffs.
    fn handcuffs(&self, slot: usize) -> Markup {
        let under = self.player.contacts.get(slot);
        html! {
            div.cell data-s="lost" {
                (draw::icon("cuffs")) b { (self.word("ep-handcuffs")) }
                @match under {
                    Some(card) => { small { (self.say(&words::contact(card.contact))) } }
                    None => { (self.small("ep-slot-lost")) }
                }
            }
        }
    }

    /// An asset that is locked; it can be unlocked or lost where it lies.
    fn locked(&self, asset: Asset) -> Markup {
        let action = self.able([Action::Unlock(asset), Action::Lose(asset)]);
        let state = if action.is_some() { "ready" } else { "locked" };
        let effect = self.say(&words::effect(Tool::Asset(asset), None));
        let inside = html! {
            (draw::icon(signs::asset(asset))) b { (signs::hyphened(&self.say(&words::asset(asset)))) } (self.small("ep-locked"))
        };
        cards::pressed(action, "cell", Some(state), Some(&effect), &inside)
    }

    /// Equipment, fixer tiles and hidden money from the left, locked assets at the right.
    fn items(&self) -> Markup {
        let locked: Vec<Asset> = self.player.pouch.iter().collect();
        let takes = matches!(self.step(), Some(Step::Stow(_)));
        html! {
            h3 { (self.word("ep-inventory")) }
            ol.five {
                @for slot in 0..item_slots() {
                    li {
                        @if let Some(item) = self.player.items.get(slot) { (self.item(*item)) }
                        @else if let Some(asset) = (slot + locked.len()).checked_sub(item_slots()).and_then(|at| locked.get(at)) {
                            (self.locked(*asset))
                        }
                        @else { (self.free(takes && slot == self.player.items.len())) }
                    }
                }
            }
        }
    }

    fn item(&self, item: Item) -> Markup {
        let swapped = self.able([Action::Swap(Slot::from(item))]);
        match item {
            Item::Equipment(kind, used) => {
                let (tool, name) = (Tool::Equipment(kind), words::equipment(kind));
                self.ware(tool, used, swapped, signs::equipment(kind), &name)
            }
            Item::Fixer(kind, used) => {
                let (tool, name) = (Tool::Fixer(kind), words::fixer(kind));
                self.ware(tool, used, swapped, signs::fixer(kind), &name)
            }
            Item::Sealed(sealed) => self.money(sealed, swapped),
        }
    }

    /// A tile of hidden money; only its owner knows what it is worth.
    fn money(&self, sealed: Sealed, swapped: Option<Action>) -> Markup {
        let value = self.scene.sight.view.piles.value(sealed);
        let icon = match sealed.pile {
            Pile::Exit1 | Pile::Exit2 => "exit",
            _ => "bag",
        };
        let title = match swapped {
            Some(action) => self.told(action),
            None => self.say(&words::pile(sealed.pile)),
        };
        let inside = html! {
            (draw::icon(icon)) b { (self.word("ep-hidden-tile")) }
            small { @match value { Some(value) => (value), None => "?" } }
        };
        let state = value.map(|_| "secret");
        cards::pressed(swapped, "cell", state, Some(&title), &inside)
    }

    /// The price slots, the dearest first.
    fn assets(&self) -> Markup {
        let prices = content().player_board.asset_slot_prices;
        html! {
            h3 { (self.word("ep-assets")) " " small { (self.word("ep-assets-help")) } }
            ol.five.six {
                @for slot in 0..PRICE_SLOTS {
                    li {
                        @let price = html! { span.ct { (prices[slot]) } };
                        @match self.player.priced.get(slot) {
                            Some(priced) => {
                                @let tool = Tool::Asset(priced.asset);
                                @let effect = self.say(&words::effect(tool, None));
                                @let action = self.usable(tool).filter(|_| !priced.used);
                                @let state = if priced.used { "used" } else if self.is_ready(tool) { "ready" } else { "held" };
                                @let inside = html! { (price) (draw::icon(signs::asset(priced.asset))) b { (signs::hyphened(&self.say(&words::asset(priced.asset)))) } };
                                (cards::pressed(action, "cell", Some(state), Some(&effect), &inside))
                            }
                            None => { div.cell data-s="free" { (price) } }
                        }
                    }
                }
            }
        }
    }

    /// Wounds, notoriety of this turn, rest, first aid; then gas, keys, gang members, markers, discs.
    fn tokens(&self) -> Markup {
        let player = self.player;
        let board = &content().player_board;
        let notoriety = player.notoriety;
        html! {
            ul.toks {
                li title=(self.word("ep-wounds")) {
                    span.wb.ok { @for _ in 0..player.green() { i {} } }
                    span.wb.bad { @for _ in 0..player.wounds { i {} } }
                    small { (self.word("ep-wounds")) }
                }
                li title=(self.word("ep-cubes-help")) {
                    span.wb.star { "−" @for _ in 0..notoriety.blue { i {} } }
                    span.wb { @for _ in 0..notoriety.pool() { i {} } }
                    span.wb.bad { "+" @for _ in 0..notoriety.red { i {} } }
                    small { (self.word("ep-cubes")) }
                }
                (self.token(!player.rested, if player.rested { "moon" } else { "sun" }, if player.rested { "ep-rested" } else { "ep-may-rest" }, Action::Rest))
                (self.token(!player.aided, "aid", if player.aided { "ep-aid-used" } else { "ep-aid" }, Action::Use(Tool::FirstAid, None)))
                (self.pile("disc", "", player.discs, 0, &self.word("ep-discs-short")))
            }
            ul.toks {
                (self.pile("gas", "", player.gas, board.gas_can_slots.saturating_sub(player.gas), &self.word("ep-gas")))
                (self.keys(board.key_slots))
                (self.pile("gang", "", player.members, 0, &self.gangs()))
                (self.pile("flag", "", player.markers, board.control_markers.saturating_sub(player.markers), &self.word("ep-markers")))
            }
        }
    }

    fn token(&self, on: bool, icon: &str, word: &'static str, action: Action) -> Markup {
        let action = self.able([action]).filter(|action| match action {
            Action::Use(tool, _) => self.is_ready(*tool),
            _ => true,
        });
        let inside = html! { (draw::icon(icon)) small { (self.word(word)) } };
        html! { li.on[on].off[!on] { (cards::pressed(action, "tk", action.map(|_| "ready"), None, &inside)) } }
    }

    fn pile(&self, icon: &str, class: &str, count: u8, room: u8, words: &str) -> Markup {
        html! {
            li title=(words) {
                @for _ in 0..count { (draw::icon_in(class, icon)) }
                @for _ in 0..room { i.em {} }
                @if count == 0 && room == 0 { i.em {} }
                small { (words) }
            }
        }
    }

    fn keys(&self, slots: u8) -> Markup {
        let keys = |colour: Colour| self.player.keys[colour as usize];
        let room = slots.saturating_sub(self.player.key_count());
        html! {
            li title=(self.word("ep-keys")) {
                @for colour in Colour::ALL {
                    @for _ in 0..keys(colour).ready { (signs::key(colour)) }
                    @for _ in 0..keys(colour).used { (draw::icon_in("gone", "key")) }
                }
                @for _ in 0..room { i.em {} }
                small { (self.word("ep-keys")) }
            }
        }
    }

    /// Whose gang members they are.
    fn gangs(&self) -> String {
        let view = &self.scene.sight.view;
        let own = Gang::ALL
            .into_iter()
            .filter(|gang| view.gangs[*gang as usize].owner == Some(self.scene.hero));
        let tiles: Vec<Phrase> = own
            .map(|gang| words::tile(Node::of_gang(gang).tile()))
            .collect();
        match tiles.is_empty() {
            true => self.word("ep-members"),
            false => self.say(&Phrase::new("ep-gang-of").with("tiles", tiles)),
        }
    }

    /// The plan card: what lies where, and where its owner has been.
    fn plan(&self, plan: Plan) -> Markup {
        let found = self.player.hidden_money(plan);
        let total: u16 = found.map(|(_, amount)| amount).sum();
        let open = self.scene.sight.finished;
        let found = if open {
            "ep-plan-brought"
        } else {
            "ep-plan-found"
        };
        let found = Phrase::new(found).with("cash", words::cash(total));
        html! {
            h3 { (self.word("ep-plan")) " " small { @if !open { (draw::icon("eye")) " " } (self.say(&found)) } }
            ol.plan {
                @for place in Place::ALL {
                    li.got[self.player.visited.contains(place)] {
                        (self.say(&words::place(place)))
                        b { @match plan.amount(place) { Some(amount) => (amount), None => (draw::icon("income")) } }
                    }
                }
            }
        }
    }
}
