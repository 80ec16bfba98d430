//! Floors of Isaac in words.

use antre_core::Message;
use antre_isaac::{Curse, Kind, stage_name};
use antre_search::Space;

use super::Floors;
use crate::link::link;
use crate::search::Told;

impl Told for Floors {
    fn sentence(&self, position: u64, item: &Self::Item) -> Message {
        let made = item.plan.attempts > 0;
        let name = stage_name(item.stage, item.head.variant);
        let id = self.id(position);
        Message::new(if made { "search-isaac-floor" } else { "search-isaac-head" })
            .with("seed", id.split(':').next().unwrap_or_default())
            .with("stage", u32::from(item.stage))
            .with("name", if name.is_empty() { String::new() } else { format!(" {name}") })
            .with("curse", item.head.curse.map_or("none", Curse::name))
            .with("rooms", item.plan.rooms.len())
            .with("steps", item.plan.steps_to(Kind::Boss))
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        format!("/{}", link(&self.question(item)))
    }
}
