//! Everything limited is somewhere (EP-I1, EP-I4, EP-I13, EP-I14).

use kernel::Seat;

use super::{Check, unless};
use crate::content::content;
use crate::pieces::{Contact, Equipment, Fixer, Gang, Officer, Pile, Tile};
use crate::piles::PILE;
use crate::player::Item;
use crate::state::EscapePlan;
use crate::step::{Step, Task, Ware};

impl EscapePlan {
    /// EP-I1, EP-3.8.
    pub(super) fn check_police(&self) -> Check {
        for officer in Officer::ALL {
            let on = self.police.on.iter().filter(|on| on.contains(officer));
            let there = on.count() + usize::from(self.police.bag[officer as usize]);
            let all = usize::from(content().officer_types[officer as usize].count);
            unless(there <= all, "EP-I1", "there are too many officers")?;
        }
        let hospital = self.police.on[Tile::StartHospital as usize];
        unless(
            hospital.is_empty(),
            "EP-I1",
            "an officer stands on the hospital's tile",
        )?;
        let hidden = Tile::ALL
            .into_iter()
            .filter(|tile| !self.city.contains(*tile) && !self.tops.contains(&Some(*tile)));
        for tile in hidden {
            let on = self.police.on[tile as usize];
            unless(
                on.is_empty(),
                "EP-I1",
                "an officer stands on a tile that nobody has seen",
            )?;
        }
        Ok(())
    }

    /// EP-I13, EP-I14.
    pub(super) fn check_supplies(&self) -> Check {
        self.check_contacts()?;
        self.check_counts()?;
        self.check_wares()?;
        self.check_keys()?;
        self.check_piles()
    }

    fn check_contacts(&self) -> Check {
        let contacts = &self.contacts;
        // The card that somebody has taken out of the row and not put anywhere yet.
        let chosen = match self.asked() {
            Some((_, Step::PlaceContact(contact))) => Some(contact),
            _ => None,
        };
        for contact in Contact::ALL {
            let row = contacts.row.iter();
            let held = self.players.iter().flat_map(|player| &player.contacts);
            let costas = self.costa.map(|costa| costa.contacts).unwrap_or_default();
            let seen = row
                .copied()
                .chain(held.map(|card| card.contact))
                .chain(costas)
                .chain(chosen)
                .filter(|other| *other == contact)
                .count();
            let there = seen + usize::from(contacts.deck[contact as usize]);
            unless(
                there <= usize::from(contact.data().copies),
                "EP-I13",
                "there are too many copies of a contact card",
            )?;
        }
        let deck: usize = contacts
            .deck
            .iter()
            .map(|copies| usize::from(*copies))
            .sum();
        let shown = contacts.row.len() + chosen.iter().len();
        let full = shown == usize::from(content().contact_row.size);
        unless(
            full || deck == 0,
            "EP-I13",
            "the contact row is not full though the deck is not empty",
        )
    }

    fn check_counts(&self) -> Check {
        let total = |supply: u8, held: fn(&crate::player::Player) -> u8| {
            let players = self.players.iter().map(|player| usize::from(held(player)));
            usize::from(supply) + players.sum::<usize>()
        };
        let components = &content().components;
        unless(
            total(self.supply.gas, |player| player.gas) == usize::from(components.gas_cans),
            "EP-I14",
            "gas cans are missing",
        )?;
        let automas = [self.sandra.map(|s| s.agent), self.costa.map(|c| c.agent)];
        let automas: usize = automas.iter().flatten().map(|a| usize::from(a.discs)).sum();
        unless(
            total(self.supply.discs, |player| player.discs) + automas
                == usize::from(components.extra_action_discs),
            "EP-I14",
            "extra action discs are missing",
        )?;
        unless(
            total(self.supply.handcuffs, |player| player.handcuffs)
                == usize::from(components.handcuffs_cards),
            "EP-I14",
            "handcuffs are missing",
        )
    }

    /// Tiles on their way into an inventory.
    fn coming(&self) -> impl Iterator<Item = (Seat, Ware)> + '_ {
        self.agenda.iter().filter_map(|task| match task {
            Task::Ask(seat, Step::Stow(ware)) => Some((*seat, *ware)),
            _ => None,
        })
    }

    fn check_wares(&self) -> Check {
        let items = || self.players.iter().flat_map(|player| player.items);
        for kind in Equipment::ALL {
            let held = items().filter(|item| matches!(item, Item::Equipment(k, _) if *k == kind));
            let coming = self
                .coming()
                .filter(|(_, ware)| *ware == Ware::Equipment(kind));
            let there = held.count() + coming.count();
            let there = there + usize::from(self.supply.equipment[kind as usize]);
            unless(
                there <= usize::from(kind.data().copies),
                "EP-I14",
                "there is too much equipment",
            )?;
        }
        for fixer in Fixer::ALL {
            let held = items().filter(|item| matches!(item, Item::Fixer(f, _) if *f == fixer));
            let coming = self
                .coming()
                .filter(|(_, ware)| *ware == Ware::Fixer(fixer));
            let supply = usize::from(self.supply.fixers.contains(fixer));
            unless(
                held.count() + coming.count() + supply <= 1,
                "EP-I14",
                "a fixer tile is there twice",
            )?;
        }
        Ok(())
    }

    fn check_keys(&self) -> Check {
        for colour in 0..3 {
            let houses = self.supply.keys.iter().map(|keys| keys[colour]);
            let players = self.players.iter().map(|player| player.keys[colour]);
            let players = players.flat_map(|keys| [keys.ready, keys.used]);
            unless(
                sum(houses.chain(players)) <= u16::from(content().keys.copies),
                "EP-I14",
                "there are too many keys",
            )?;
        }
        Ok(())
    }

    fn check_piles(&self) -> Check {
        let seats = usize::from(self.options.seats());
        let piles = &self.piles;
        unless(
            piles.memories.len() == seats,
            "EP-I14",
            "not everybody remembers the piles",
        )?;
        for pile in Pile::ALL {
            let heap = piles.heap(pile);
            let taken = &heap.taken;
            let sound = taken
                .iter()
                .enumerate()
                .all(|(at, tile)| usize::from(*tile) < PILE && !taken[..at].contains(tile));
            unless(
                sound && heap.takers.len() == taken.len(),
                "EP-I14",
                "a tile was taken twice from a pile",
            )?;
            self.check_sealed(pile)?;
        }
        Ok(())
    }

    /// Every hidden tile was taken from its pile, and nobody else has it.
    fn check_sealed(&self, pile: Pile) -> Check {
        let taken = self.piles.heap(pile).taken.len();
        let mut holders = [0; PILE + 1];
        let players = self.seats().flat_map(|seat| self.sealed_of(seat));
        let loot = self.costa.map(|costa| costa.loot).unwrap_or_default();
        for sealed in players.chain(loot.into_iter().flatten()) {
            if sealed.pile != pile {
                continue;
            }
            let size = usize::from(sealed.size);
            unless(
                (1..=PILE).contains(&size) && PILE - size < taken,
                "EP-I14",
                "a hidden tile comes from nowhere",
            )?;
            holders[size] += 1;
        }
        unless(
            holders.iter().all(|count| *count <= 1),
            "EP-I14",
            "two players hold one tile",
        )
    }

    /// EP-I4, EP-I5.
    pub(super) fn check_gangs(&self) -> Check {
        let bases = self.gangs.iter().map(|base| base.members);
        let held = self.players.iter().map(|player| player.members);
        let members = sum(bases.chain(held).chain([self.supply.members]));
        unless(
            members == u16::from(content().components.gang_members),
            "EP-I4",
            "gang members are missing",
        )?;
        for gang in Gang::ALL {
            let base = self.gangs[gang as usize];
            let placed = self.city.contains(crate::node::Node::of_gang(gang).tile());
            let sound = match base.owner {
                Some(owner) => placed && owner.0 < self.options.seats() && base.members < 2,
                None => base.members == if placed { 2 } else { 0 },
            };
            unless(
                sound,
                "EP-I4",
                "a gang base holds the wrong number of members",
            )?;
        }
        for seat in self.seats() {
            let own = self.gangs.iter().filter(|base| base.owner == Some(seat));
            let (mut markers, mut away) = (0, 0);
            for base in own {
                markers += 1;
                away += 2 - base.members;
            }
            let player = self.player(seat);
            unless(
                sum([player.markers, markers]) == u16::from(content().player_board.control_markers),
                "EP-I5",
                "control markers are missing",
            )?;
            unless(
                player.members == away,
                "EP-I4",
                "a player's gang members do not match the bases",
            )?;
        }
        Ok(())
    }
}

/// Numbers of pieces together, however large somebody wrote them down.
fn sum(parts: impl IntoIterator<Item = u8>) -> u16 {
    parts.into_iter().map(u16::from).sum()
}
