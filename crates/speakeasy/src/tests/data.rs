//! The content pack against the rules: order, counts and sums.

use kernel::{Game, Rulebook};
use toml::Table;

use crate::content::{DATA, content};
use crate::pieces::{
    Bottle, Building, Card, CityToken, Crate, Difficulty, District, Gangster, Helper, Location,
    ParkGoal, RegionGoal, Ship, Slot, Track,
};
use crate::state::Speakeasy;

fn pack() -> Table {
    toml::from_str(DATA).unwrap()
}

/// A number of `[components]` or `[per_player]`.
fn number(table: &str, name: &str) -> i64 {
    pack()[table][name].as_integer().unwrap()
}

/// Code looks data up by the number of a variant, so the order has to be the same.
#[test]
fn every_list_has_the_order_of_the_code() {
    let pack = content();
    assert!(pack.track.iter().map(|one| one.id).eq(Track::ALL));
    assert!(pack.slot.iter().map(|one| one.id).eq(Slot::ALL));
    assert!(pack.gangster.iter().map(|one| one.id).eq(Gangster::ALL));
    assert!(pack.ship.iter().map(|one| one.id).eq(Ship::ALL));
    assert!(pack.crates.iter().map(|one| one.id).eq(Crate::ALL));
    assert!(pack.location.iter().map(|one| one.id).eq(Location::ALL));
    assert!(
        pack.region_goal
            .iter()
            .map(|one| one.id)
            .eq(RegionGoal::ALL)
    );
    assert!(pack.park_goal.iter().map(|one| one.id).eq(ParkGoal::ALL));
    assert!(pack.city_token.iter().map(|one| one.id).eq(CityToken::ALL));
    assert!(pack.bottle.iter().map(|one| one.id).eq(Bottle::ALL));
    assert!(pack.helper.iter().map(|one| one.id).eq(Helper::ALL));
    assert!(pack.operation_card.iter().map(|one| one.id).eq(Card::ALL));
    assert!(
        pack.solo
            .difficulty
            .iter()
            .map(|one| one.id)
            .eq(Difficulty::ALL)
    );
    assert!(pack.district.iter().map(|one| one.id).eq(1..=16));
}

/// What the code knows by itself agrees with the pack.
#[test]
fn the_code_agrees_with_the_pack() {
    for slot in Slot::ALL {
        assert_eq!(slot.data().building, slot.building());
    }
    for card in Card::ALL {
        assert_eq!(card.data().operation, card.operation());
    }
    for district in District::ALL {
        assert_eq!(
            content().district[district as usize].region,
            district.region()
        );
    }
}

/// Section 3: everything of a colour is there four times.
#[test]
fn the_pieces_of_four_colours_are_all_the_pieces() {
    for name in [
        "operation_markers",
        "strength_markers",
        "capos",
        "mobsters",
        "books",
        "trucks",
        "stills",
        "bars",
        "nightclubs",
        "casinos",
    ] {
        let all = number("components", name);
        assert_eq!(4 * number("per_player", name), all, "{name}");
    }
    assert_eq!(4 * number("per_player", "control_markers"), 12);
    let of = |building| {
        Slot::ALL
            .iter()
            .filter(|slot| slot.building() == building)
            .count()
    };
    for (building, name) in [
        (Building::Still, "stills"),
        (Building::Bar, "bars"),
        (Building::Nightclub, "nightclubs"),
        (Building::Casino, "casinos"),
    ] {
        assert_eq!(of(building) as i64, number("per_player", name));
    }
}

/// Section 3.
#[test]
fn the_lists_have_the_counts_of_the_components() {
    for (name, count) in [
        ("gangster_tiles", Gangster::ALL.len()),
        ("gangster_strength_tokens", Gangster::ALL.len()),
        ("region_goals", RegionGoal::ALL.len()),
        ("park_goals", ParkGoal::ALL.len()),
        ("crates", Crate::ALL.len()),
        ("ships", Ship::ALL.len()),
        ("harbour_tokens", content().harbours.clockwise.len()),
        ("operation_cards", Card::ALL.len()),
        ("helper_cards", Helper::ALL.len()),
        ("cops", District::ALL.len()),
        ("cop_district_tokens", District::ALL.len()),
        ("gangster_district_tokens", District::ALL.len()),
    ] {
        assert_eq!(number("components", name), count as i64, "{name}");
    }
    let tokens: u8 = content().city_token.iter().map(|token| token.count).sum();
    assert_eq!(tokens, content().components.city_tokens);
    assert!(content().city_token.iter().all(|token| token.count == 3));
    let all = &content().components;
    assert_eq!((all.thugs, all.barrels, all.gangster_bars), (24, 40, 24));
    assert_eq!((all.leverage_tokens, all.city_tokens), (20, 54));
}

/// SP-R3: one token for every tile.
#[test]
fn sp_r3_the_strength_tokens_are_those_of_the_tiles() {
    let table = &pack()["gangster_strength_tokens"];
    let numbers = |key: &str| -> Vec<i64> {
        let list = table[key].as_array().unwrap().iter();
        list.map(|value| value.as_integer().unwrap()).collect()
    };
    for (value, count) in numbers("values").into_iter().zip(numbers("counts")) {
        let tiles = Gangster::ALL.into_iter();
        let tiles = tiles.filter(|one| i64::from(one.data().strength) == value);
        assert_eq!(tiles.count() as i64, count, "strength {value}");
    }
    assert_eq!(numbers("counts").iter().sum::<i64>(), 20);
}

/// SP-27.2: the numbers of the Rival stand in the rule, in every language.
#[test]
fn the_lists_of_persons_and_of_the_rival_are_read_with_their_rules() {
    for (lang, text) in Speakeasy::INFO.rules {
        let book = Rulebook::parse(text, "SP");
        let persons = &book.get("SP-12.3").unwrap().text;
        for chapter in 13..=20 {
            let chapter = format!("SP-{chapter}");
            assert!(persons.contains(&chapter), "{lang}: {chapter}");
        }
        let values = &book.get("SP-27.2").unwrap().text;
        let solo = &content().solo;
        let joined = |list: &[u8]| {
            list.iter()
                .map(u8::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let levels = |list: fn(&crate::content::SoloLevel) -> &[u8]| {
            let lists = solo.difficulty.iter().map(|level| joined(list(level)));
            lists.collect::<Vec<_>>().join(" / ")
        };
        for line in [
            levels(|level| std::slice::from_ref(&level.protect)),
            levels(|level| std::slice::from_ref(&level.sale_cap)),
            joined(&solo.difficulty[0].books),
            levels(|level| &level.power),
            levels(|level| &level.defence),
            solo.sale_price.map(|price| price.to_string()).join(", "),
            solo.raid_cash.map(|cash| cash.to_string()).join(", "),
        ] {
            assert!(values.contains(&format!(": {line}")), "{lang}: {line}");
        }
    }
}
