//! The content pack against the rules: order, counts and sums.

use kernel::testkit::assert_pack_is_read;
use kernel::{Game, Rulebook};

use crate::content::{Content, DATA, content, harbours};
use crate::pieces::{
    Ability, Bottle, Building, Card, CityToken, Crate, Difficulty, District, Gangster, Helper,
    Location, ParkGoal, Region, RegionGoal, Ship, Slot, Track,
};
use crate::player::TRUCKS;
use crate::state::Speakeasy;

/// Code looks data up by the number of a variant, so the order has to be the same.
#[test]
fn every_list_has_the_order_of_the_code() {
    let pack = content();
    assert!(pack.track.iter().map(|one| one.id).eq(Track::ALL));
    assert!(pack.slot.iter().map(|one| one.id).eq(Slot::ALL));
    assert!(pack.gangster.iter().map(|one| one.id).eq(Gangster::ALL));
    assert!(pack.ally_ability.iter().map(|one| one.id).eq(Ability::ALL));
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

#[test]
fn every_key_of_the_pack_is_read() {
    assert_pack_is_read::<Content>(DATA);
}

/// Section 3: everything of a colour is there four times.
#[test]
fn the_pieces_of_four_colours_are_all_the_pieces() {
    let (one, all) = (&content().per_player, &content().components);
    for (each, all) in [
        (one.operation_markers, all.operation_markers),
        (one.strength_markers, all.strength_markers),
        (one.control_markers, all.player_control_markers),
        (one.capos, all.capos),
        (one.mobsters, all.mobsters),
        (one.books, all.books),
        (one.trucks, all.trucks),
        (one.stills, all.stills),
        (one.bars, all.bars),
        (one.nightclubs, all.nightclubs),
        (one.casinos, all.casinos),
    ] {
        assert_eq!(content().game.max_players * each, all);
    }
    let markers = usize::from(one.operation_markers + one.strength_markers);
    assert_eq!(markers, Track::ALL.len());
    assert_eq!(usize::from(one.control_markers), Region::ALL.len());
    assert_eq!(usize::from(one.trucks), TRUCKS);
    let of = |building| {
        let slots = Slot::ALL.iter();
        slots.filter(|slot| slot.building() == building).count()
    };
    for (building, each) in [
        (Building::Still, one.stills),
        (Building::Bar, one.bars),
        (Building::Nightclub, one.nightclubs),
        (Building::Casino, one.casinos),
    ] {
        assert_eq!(of(building), usize::from(each));
    }
}

/// Section 3.
#[test]
fn the_lists_have_the_counts_of_the_components() {
    let all = &content().components;
    let closed = &content().side[0].closed_districts;
    for (all, count) in [
        (all.gangster_tiles, Gangster::ALL.len()),
        (all.gangster_strength_tokens, Gangster::ALL.len()),
        (all.gangster_control_markers, Region::ALL.len()),
        (all.region_goals, RegionGoal::ALL.len()),
        (all.park_goals, ParkGoal::ALL.len()),
        (all.crates, Crate::ALL.len()),
        (all.ships, Ship::ALL.len()),
        (all.harbour_tokens, harbours().len()),
        (all.operation_cards, Card::ALL.len()),
        (all.helper_cards, Helper::ALL.len()),
        (all.cops, District::ALL.len()),
        (all.cop_district_tokens, District::ALL.len()),
        (all.gangster_district_tokens, District::ALL.len()),
        (
            all.closed_district_markers,
            closed.iter().sum::<u8>().into(),
        ),
    ] {
        assert_eq!(usize::from(all), count);
    }
    assert!(content().city_token.iter().all(|token| token.count == 3));
    assert_eq!((all.thugs, all.barrels, all.gangster_bars), (24, 40, 24));
    assert_eq!((all.leverage_tokens, all.city_tokens), (20, 54));
}

/// SP-R3: one token for every tile.
#[test]
fn sp_r3_the_strength_tokens_are_those_of_the_tiles() {
    let tokens = &content().gangster_strength_tokens;
    for (value, count) in tokens.values.into_iter().zip(tokens.counts) {
        let tiles = Gangster::ALL.into_iter();
        let tiles = tiles.filter(|one| one.data().strength == value);
        assert_eq!(tiles.count(), usize::from(count), "strength {value}");
    }
    assert_eq!(tokens.counts.iter().sum::<u8>(), 20);
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
