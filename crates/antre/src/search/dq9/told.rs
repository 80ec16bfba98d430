//! Maps, floors, chests and timers in words.

use antre_core::Message;
use antre_dq9::chests::letter;
use antre_dq9::tables::{BOSSES, Language};
use antre_dq9::{Header, MapId, MapName};

use super::{Chests, Floors, Maps, TimerMaps};
use crate::search::Told;

impl Told for Maps {
    fn sentence(&self, _position: u64, item: &Self::Item) -> Message {
        let chests: Vec<String> = (1..=10u8)
            .rev()
            .map(|rank| (rank, item.totals.chests[usize::from(rank)]))
            .filter(|&(_, count)| count > 0)
            .map(|(rank, count)| format!("{count} {}", letter(rank)))
            .collect();
        // Once they are counted, the two first floors alone have six places without a chest.
        let counted = item.totals.chests[0] > 0;
        let id = if counted { "search-dq9-map-chests" } else { "search-dq9-map" };
        map_message(id, item.id, &item.header).with("count", chests.len()).with("chests", chests.join(", "))
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        format!("/dq9/show?map={}", item.id)
    }
}

impl Told for Floors {
    fn sentence(&self, _position: u64, item: &Self::Item) -> Message {
        map_message("search-dq9-floor", item.id, &item.header).with("number", u32::from(item.number))
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        format!("/dq9/show?map={}&floor={}", item.id, item.number)
    }
}

impl Told for Chests {
    fn sentence(&self, _position: u64, item: &Self::Item) -> Message {
        let rank = item.floor.as_ref().and_then(|floor| floor.ranks.get(item.place).copied()).unwrap_or(0);
        map_message("search-dq9-chest", item.id, &item.header)
            .with("number", item.floor.as_ref().map_or(0, |floor| u32::from(floor.number)))
            .with("chest", item.place + 1)
            .with("letter", letter(rank).to_string())
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        let floor = item.floor.as_ref().map_or(0, |floor| floor.number);
        format!("/dq9/show?map={}&floor={floor}", item.id)
    }
}

impl Told for TimerMaps {
    fn sentence(&self, _position: u64, item: &Self::Item) -> Message {
        map_message("search-dq9-timer", item.id, &item.header)
            .with("base", u32::from(item.base.get()))
            .with("timer", u32::from(item.timer))
            .with("location", u32::from(item.map.location))
    }

    fn anchor(&self, _position: u64, item: &Self::Item) -> String {
        format!("/dq9/show?map={}", item.id)
    }
}

fn map_message(message: &'static str, id: MapId, header: &Header) -> Message {
    let boss = &BOSSES[usize::from(header.boss.clamp(1, 12)) - 1];
    Message::new(message)
        .with("id", id.to_string())
        .with("name", MapName::of(header).in_language(Language::English))
        .with("boss", boss.words.english())
        .with("depth", u32::from(header.floors))
}
