//! STB1: little-endian rooms, one after the other.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{MOST_ROOMS, Parts, Template, template};

/// Bytes of a room without name, doors and spawns: a file cannot hold more rooms than it has bytes for.
const LEAST_ROOM: usize = 3 * 4 + 1 + 2 + 4 + 4 + 2;

struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn take<const N: usize>(&mut self, what: &str) -> Result<[u8; N], String> {
        let part = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let part = part.ok_or_else(|| self.short(what, N))?;
        self.at += N;
        Ok(*part)
    }

    fn skip(&mut self, count: usize, what: &str) -> Result<(), String> {
        if self.bytes.len() - self.at < count {
            return Err(self.short(what, count));
        }
        self.at += count;
        Ok(())
    }

    fn short(&self, what: &str, count: usize) -> String {
        let left = self.bytes.len() - self.at;
        format!("byte {}: {left} bytes left for {what}: expected {count} more", self.at)
    }

    fn u32(&mut self, what: &str) -> Result<u32, String> {
        self.take(what).map(u32::from_le_bytes)
    }

    fn u16(&mut self, what: &str) -> Result<u16, String> {
        self.take(what).map(u16::from_le_bytes)
    }

    fn u8(&mut self, what: &str) -> Result<u8, String> {
        self.take(what).map(u8::from_le_bytes)
    }
}

pub(super) fn read(bytes: &[u8], stage_id: u8) -> Result<Vec<Template>, String> {
    let mut input = Bytes { bytes, at: 4 };
    let count = input.u32("the count of rooms")? as usize;
    let room_for = (bytes.len() - input.at) / LEAST_ROOM;
    if count > room_for.min(MOST_ROOMS) {
        return Err(format!(
            "{count} rooms: expected at most {} in a file of this size",
            room_for.min(MOST_ROOMS)
        ));
    }
    let mut rooms = Vec::with_capacity(count);
    for number in 1..=count {
        let parts = room(&mut input).map_err(|problem| format!("room {number}: {problem}"))?;
        rooms.push(template(stage_id, &parts).map_err(|problem| format!("room {number}: {problem}"))?);
    }
    if input.at < bytes.len() {
        return Err(format!("{} bytes after the last room: expected none", bytes.len() - input.at));
    }
    Ok(rooms)
}

fn room(input: &mut Bytes<'_>) -> Result<Parts, String> {
    let mut parts = Parts {
        kind: input.u32("type")?,
        variant: input.u32("variant")?,
        subtype: input.u32("subtype")?,
        difficulty: input.u8("difficulty")?,
        ..Parts::default()
    };
    let name = input.u16("length of the name")?;
    input.skip(name.into(), "the name")?;
    parts.weight = input.take("weight").map(f32::from_le_bytes)?;
    input.skip(2, "width and height")?;
    parts.shape = input.u8("shape")?.into();
    let doors = input.u8("count of doors")?;
    let spawns = input.u16("count of spawns")?;
    for _ in 0..doors {
        let x = input.take("door").map(i16::from_le_bytes)?;
        let y = input.take("door").map(i16::from_le_bytes)?;
        if input.u8("door")? != 0 {
            parts.doors.push((x.into(), y.into()));
        }
    }
    for _ in 0..spawns {
        input.skip(4, "spawn")?;
        let entities = input.u8("spawn")?;
        input.skip(usize::from(entities) * 10, "entities")?;
    }
    Ok(parts)
}
