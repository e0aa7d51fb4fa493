//! The box of Fliptown: every site is gone to, every bounty claimed, every character, cowbot, item and poker hand
//! seen, every decision asked, every challenge of a single game met.

use bots::Moment;
use fliptown::Fliptown;
use fliptown::cards::Rank;
use fliptown::content::{Bounty, Character, Cowbot, Item, Scope, content};
use fliptown::event::Event;
use fliptown::map::{Region, Room, Site, Tombstone};
use fliptown::poker::Category;
use fliptown::score::challenges_met;
use kernel::{Game, Viewer};

use super::{Inventory, Mode, Thing, decision, thing, things};

/// The decisions, as their types are called.
const PROMPTS: &[&str] = &[
    "Mayor",
    "Bail",
    "Assign",
    "Main",
    "Wanted",
    "After",
    "Order",
    "Bank",
    "Shop",
    "Hotel",
    "Land",
    "Hunt",
    "Office",
    "BuyClear",
    "BuyStars",
    "Tool",
    "Clear",
    "Bonus",
    "AnyRegion",
    "Cheat",
    "Preach",
    "Bribe",
    "Marshal",
    "Fine",
];

impl Inventory for Fliptown {
    const MODES: &'static [Mode] = &[
        Mode::new(1, &[]),
        Mode::new(1, &[("characters", "on"), ("holdem", "on")]),
        Mode::new(1, &[("cowbot", "calamity_jane"), ("difficulty", "easy")]),
        Mode::new(1, &[("cowbot", "billy_the_kid"), ("characters", "on")]),
        Mode::new(1, &[("cowbot", "black_bart"), ("holdem", "on")]),
        Mode::new(1, &[("cowbot", "wyatt_earp"), ("difficulty", "hard")]),
        Mode::new(
            1,
            &[
                ("cowbot", "random"),
                ("characters", "on"),
                ("one_card_setup", "on"),
            ],
        ),
        Mode::new(2, &[]),
        Mode::new(3, &[("characters", "on")]),
        Mode::new(4, &[]),
        Mode::new(4, &[("characters", "on"), ("holdem", "on")]),
        Mode::new(4, &[("holdem", "on"), ("competitive", "on")]),
    ];

    const BEYOND_BOTS: &'static [(&'static str, &'static str)] = &[
        // Six stops from one end of the Trail to the other, and nothing but stars on some of them.
        ("challenge", "all_trail_stars"),
    ];

    fn contents() -> Vec<Thing> {
        let challenges = content().solo_challenges.iter();
        let challenges = challenges.filter(|one| one.scope == Scope::Game);
        let lands = content().land_office.placements.iter();
        things("site", sites().map(|site| site.to_string()))
            .chain(things("bonus action", Region::ALL.map(Region::id)))
            .chain(things("item", Item::ALL.map(Item::id)))
            .chain(things("land", lands.map(|one| one.land.to_string())))
            .chain(things("bounty", Bounty::ALL.map(Bounty::id)))
            .chain(things("character", Character::ALL.map(Character::id)))
            .chain(things("ability", Character::ALL.map(Character::id)))
            .chain(things("cowbot", Cowbot::ALL.map(Cowbot::id)))
            .chain(things("poker hand", Category::ALL.map(Category::id)))
            .chain(things("challenge", challenges.map(|one| &one.id)))
            .chain(things("decision", PROMPTS))
            .collect()
    }

    fn used(moment: &Moment<'_, Fliptown>) -> Vec<Thing> {
        let asked = moment.before.prompt(moment.seat).map(decision);
        let told = moment.log.entries();
        let told = told.filter_map(|entry| used(&entry.event));
        let mut uses: Vec<Thing> = asked.into_iter().chain(told).collect();
        if moment.after.is_over() {
            let met = challenges_met(&moment.after.view(Viewer::Spectator));
            uses.extend(things("challenge", met.iter().map(|one| &one.id)));
        }
        uses
    }
}

/// Every site that can be gone to; one tombstone is circled from the start.
fn sites() -> impl Iterator<Item = Site> {
    let targets = Rank::all().filter(|rank| content().badlands.target(*rank).is_some());
    let stones = Tombstone::all().filter(|stone| *stone != Tombstone::CENTRE);
    Rank::all()
        .map(Site::Stop)
        .chain(targets.map(Site::Target))
        .chain(Room::all().map(Site::Room))
        .chain(Rank::all().map(Site::Building))
        .chain(stones.map(Site::Tombstone))
}

/// What an event uses.
fn used(event: &Event) -> Option<Thing> {
    Some(match event {
        Event::Went { site, .. } => thing("site", site.to_string()),
        Event::BonusGained { region, .. } => thing("bonus action", region.id()),
        Event::ItemGained { item, .. } | Event::Bought { item, .. } => thing("item", item.id()),
        Event::LandClaimed { land, .. } => thing("land", land.to_string()),
        Event::BountyClaimed { bounty, .. } => thing("bounty", bounty.id()),
        Event::CharacterDealt { character, .. } => thing("character", character.id()),
        Event::AbilityUsed { character, .. } => thing("ability", character.id()),
        Event::Cheated { .. } => thing("ability", Character::Cheat.id()),
        Event::MarshalDrew { .. } => thing("ability", Character::Marshal.id()),
        Event::LineupRedrawn { .. } => thing("ability", Character::Mayor.id()),
        Event::ValueShifted { .. } => thing("ability", Character::Prospector.id()),
        Event::JokerOnSuit { .. } | Event::JokerOnValue { .. } => {
            thing("ability", Character::WildCard.id())
        }
        Event::CowbotStole { cowbot, .. } => thing("cowbot", cowbot.id()),
        Event::HandValued { hand, .. } => thing("poker hand", hand.id()),
        _ => return None,
    })
}
