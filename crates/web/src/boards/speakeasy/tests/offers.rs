//! What is offered in one go: the table takes it, it costs what it says, it is told beforehand.

use kernel::Viewer;
use speakeasy::Speakeasy;

use super::{english, own, watch};
use crate::board::{Board, Scene, button_id};
use crate::boards::speakeasy::bill::Bill;
use crate::boards::speakeasy::moves::{self, Aim};
use crate::boards::trial::values;

#[test]
fn the_table_takes_everything_that_is_offered_in_one_go() {
    let texts = english();
    let (mut ways, mut take_overs, mut asked) = (0, 0, 0);
    for seats in 1..=4 {
        watch(seats, 40 + seats, |people, sight| {
            let seat = sight.own().unwrap();
            let scene = Scene::new(sight, &texts, seat);
            let offers = &scene.outlook().offers;
            asked += usize::from(!offers.is_empty());
            // A table is folded from its beginning: some questions are enough.
            for offer in offers.iter().filter(|_| asked % 4 == 0) {
                match offer.aim {
                    Aim::Way { .. } => ways += 1,
                    Aim::TakeOver { .. } => take_overs += 1,
                }
                people.imagine(seat, offer.stroke().unwrap().to_string());
            }
        });
    }
    assert!(
        ways > 20 && take_overs > 10,
        "{ways} ways, {take_overs} take-overs"
    );
}

#[test]
fn a_take_over_costs_what_its_tag_and_its_bill_say() {
    let texts = english();
    let mut seen = 0;
    for seed in 9..14 {
        watch(3, seed, |people, sight| {
            let seat = sight.own().unwrap();
            let (_, before, screen) = sight.view.own().unwrap();
            let scene = Scene::new(sight, &texts, seat);
            let offers = scene.outlook().offers.iter();
            let mut offers = offers.filter_map(|offer| match offer.aim {
                Aim::TakeOver { cost, thugs, .. } if before.pocket >= cost => {
                    Some((offer, cost, thugs))
                }
                _ => None,
            });
            let Some((offer, cost, thugs)) = offers.next_back() else {
                return;
            };
            let bill = Bill::of_offer(&scene, offer);
            assert_eq!((bill.cash, bill.thugs), (cost, thugs));
            let (pocket, safe) = bill.left(before.pocket, screen.safe);
            people.act(seat, offer.stroke().unwrap().to_string());
            let sight = people.table.sight(Viewer::Seat(seat));
            let (_, after, screen) = sight.view.own().unwrap();
            // A building may bring thugs and money, but never costs more than was said.
            assert!(after.pocket >= pocket && after.thugs + thugs >= before.thugs);
            assert_eq!(screen.safe, safe);
            seen += 1;
        });
    }
    assert!(seen > 2, "{seen}");
}

#[test]
fn every_offer_is_told_in_the_look_box_with_its_price_and_what_is_left() {
    let texts = english();
    let (mut paid, mut driven, mut found) = (0, 0, 0);
    for seats in 2..=4 {
        watch(seats, 30 + seats, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            if moves::several(&scene).next().is_none() {
                return;
            }
            let markup = own(sight, &texts);
            for offer in moves::several(&scene) {
                let button = button_id(offer.stroke().unwrap());
                let told = format!("class=\"preview\" data-for=\"{button}\"");
                let told = markup.split(&told).nth(1).expect("a preview");
                let told = told.split("</button>").next().unwrap();
                match &offer.aim {
                    Aim::TakeOver { cost, .. } => {
                        let (_, player, _) = sight.view.own().unwrap();
                        let pocket = format!("pocket {} → ", player.pocket);
                        assert!(player.pocket == 0 || *cost == 0 || told.contains(&pocket));
                        paid += 1;
                    }
                    Aim::Way { path, stops, .. } => {
                        let points = format!("#i-truck\"></use></svg>{}", path.len() - 1);
                        assert!(told.contains(&points), "{told}");
                        assert_eq!(told.contains(">There<"), !stops.is_empty(), "{told}");
                        driven += 1;
                        found += usize::from(!stops.is_empty());
                    }
                }
            }
        });
    }
    assert!(
        paid > 10 && driven > 20 && found > 5,
        "{paid} {driven} {found}"
    );
}

#[test]
fn what_begins_an_offer_is_folded_behind_it() {
    let texts = english();
    let mut folded = 0;
    watch(3, 11, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let begun: Vec<_> = moves::several(&scene)
            .filter(|offer| matches!(offer.aim, Aim::TakeOver { .. }))
            .map(|offer| offer.actions[0])
            .collect();
        for action in &sight.legal {
            assert_eq!(moves::is_part(&scene, *action), begun.contains(action));
        }
        folded += begun.len();
        // The lines of ways are drawn on every plate that they cross.
        let ways = moves::several(&scene).count() - begun.len();
        if ways > 0 {
            let markup = own(sight, &texts);
            assert!(
                values(&markup, "class")
                    .iter()
                    .filter(|one| **one == "way")
                    .count()
                    >= ways
            );
        }
    });
    assert!(folded > 5, "{folded}");
}

/// Whether there is a choice of means or not: the list names every gangster bar once, with its whole price.
#[test]
fn every_take_over_is_listed_with_its_whole_price() {
    let texts = english();
    let (mut chosen, mut at_once) = (0, 0);
    for seed in 9..14 {
        watch(3, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let offers = scene.outlook().offers.iter();
            let take_overs = offers.filter(|offer| matches!(offer.aim, Aim::TakeOver { .. }));
            let moves = Speakeasy::moves(&scene);
            for offer in take_overs {
                let stroke = offer.stroke().unwrap();
                let listed = moves.iter().filter(|one| one.stroke == stroke);
                let listed: Vec<_> = listed.map(|one| &one.row).collect();
                let [row] = listed[..] else {
                    panic!("{stroke} is listed {} times", listed.len());
                };
                let price = Bill::of_offer(&scene, offer).chips(&scene).into_string();
                assert_eq!(row.price.as_ref().unwrap().0, price, "{stroke}");
                assert!(!row.folded, "{stroke}");
                // Nobody is to read that the ally stays away, too.
                let said = scene.say(&moves::choice(&scene, offer).phrase);
                assert!(!said.contains("without thugs and"), "{said}");
                let single = moves::at_once(&scene, offer.actions[0]).is_some();
                *(if single { &mut at_once } else { &mut chosen }) += 1;
            }
        });
    }
    assert!(chosen > 5 && at_once > 5, "{chosen} {at_once}");
}
