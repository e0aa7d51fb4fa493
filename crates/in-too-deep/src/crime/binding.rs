//! Who plays which role when a crime is committed.

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError};
use serde::{Deserialize, Serialize};

use super::term::Role;
use crate::pieces::{Criminal, Zone};

/// The criminals in the roles of a card, and the zone that it leaves open. A role that does not matter is
/// empty.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Binding {
    roles: [Option<Criminal>; Role::ALL.len()],
    /// `z1`.
    pub zone: Option<Zone>,
}

impl Binding {
    /// Who plays a role.
    pub fn get(&self, role: Role) -> Option<Criminal> {
        self.roles[role.index()]
    }

    /// Casts somebody in a role.
    pub fn set(&mut self, role: Role, criminal: Option<Criminal>) {
        self.roles[role.index()] = criminal;
    }

    /// Whether somebody plays a role already.
    pub fn has(&self, criminal: Criminal) -> bool {
        self.roles.contains(&Some(criminal))
    }

    /// The roles that are cast.
    pub fn cast(&self) -> impl Iterator<Item = (Role, Criminal)> {
        let roles = self.roles;
        let cast = Role::ALL.into_iter();
        cast.filter_map(move |role| Some((role, roles[role.index()]?)))
    }

    /// The same with the agent's own criminals alone.
    pub fn yours(&self) -> Binding {
        let mut yours = Binding::default();
        for (role, criminal) in self.cast().filter(|(role, _)| role.is_yours()) {
            yours.set(role, Some(criminal));
        }
        yours
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = self
            .cast()
            .map(|(role, criminal)| format!("{}={}", role.id(), criminal.id()))
            .collect();
        parts.extend(self.zone.map(|zone| format!("z1={}", zone.id())));
        f.write_str(&parts.join(" "))
    }
}

impl FromStr for Binding {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Binding, NotationError> {
        let mut binding = Binding::default();
        for part in text.split(' ') {
            let (role, who) = part
                .split_once('=')
                .ok_or_else(|| NotationError::new(text))?;
            if role == "z1" {
                binding.zone = Some(who.parse()?);
            } else {
                binding.set(role.parse()?, Some(who.parse()?));
            }
        }
        Ok(binding)
    }
}
