//! `observed_repentance.json`: what players saw. Matches are counted per check; nothing here is a difference, since the
//! profile is that of another version of the game (section 8).

use std::collections::BTreeMap;

use antre_core::{Cell, Xorshift32};
use antre_isaac::abplus::{self, AbplusFloor};
use antre_isaac::{AbplusSetup, Curse, Floor, Profile, StartSeed};
use serde_json::Value;

use super::super::{Document, Unreadable};
use super::abplus::kind_name;

/// The sides of the start room, as the rows name them, with the slot of each.
const SIDES: [(&str, usize); 4] = [("L", 0), ("U", 1), ("R", 2), ("D", 3)];

#[derive(Default)]
struct Tally(BTreeMap<&'static str, (usize, usize)>);

impl Tally {
    fn count(&mut self, check: &'static str, matches: bool) {
        let (matched, of) = self.0.entry(check).or_default();
        *matched += usize::from(matches);
        *of += 1;
    }
}

pub(super) fn rows(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    // Everything in the file is given: what is said of it are counts.
    let file = root.given();
    let settings = &file["settings"];
    let (mut tally, mut left_out) = (Tally::default(), Vec::new());
    for (row, node) in file["rows"].as_array().into_iter().flatten().zip(root.get("rows")?.items()?) {
        let _case = node.case();
        if let Err(reason) = check_row(row, settings, &mut tally) {
            left_out.push(format!("{}: not compared: {reason}", node.place()));
        }
    }
    for (check, (matched, of)) in tally.0 {
        document.tell(format!("{check}: {matched} of {of}"));
    }
    for reason in left_out {
        document.tell(reason);
    }
    Ok(())
}

fn text<'v>(row: &'v Value, keys: &[&str]) -> Option<&'v str> {
    keys.iter().find_map(|key| row.get(*key).and_then(Value::as_str))
}

/// Counts what a row has; says why where nothing of its floor can be compared.
fn check_row(row: &Value, settings: &Value, tally: &mut Tally) -> Result<(), String> {
    let seed = text(row, &["seed", "text", "seed_text", "seedText"]).ok_or("a row without a seed text")?;
    let start = StartSeed::of_typed(seed);
    tally.count("1 seed text valid", start.is_ok());
    if let Some(read) = text(row, &["as_read", "asRead"]) {
        tally.count("2 seed text valid as first read", StartSeed::of_typed(read).is_ok());
    }
    let start = start.map_err(|error| error.to_string())?;
    let stage = row.get("stage").and_then(Value::as_u64).and_then(|stage| u8::try_from(stage).ok());
    let curse_one_in = match &settings["curse_one_in"] {
        Value::Null => None,
        n => Some(
            n.as_u64()
                .and_then(|n| u32::try_from(n).ok())
                .ok_or_else(|| format!("curse_one_in {n}: expected 1..={}", AbplusSetup::MOST_CURSE_ODDS))?,
        ),
    };
    let setup = AbplusSetup {
        stage: stage.ok_or("a row without a stage")?,
        hard: settings["hard"].as_bool().unwrap_or_default(),
        curse_one_in,
        ..AbplusSetup::default()
    };
    setup.check(Profile::Abplus).map_err(|error| error.to_string())?;
    let made = abplus::generate::<Xorshift32>(start, &setup, &mut |_| {});
    if let Some(variant) = row.get("variant").and_then(Value::as_u64) {
        tally.count("3 stage variant", u64::from(made.wanted.variant) == variant);
    }
    if let Some(curse) = row.get("curse").and_then(Value::as_str) {
        tally.count("4 curse", made.wanted.curse.map_or("none", Curse::name) == curse.to_lowercase());
    }
    if row.get("not_labyrinth").and_then(Value::as_bool) == Some(true) {
        tally.count("5 not the labyrinth", made.wanted.curse != Some(Curse::Labyrinth));
    }
    layout(row, &made, tally);
    Ok(())
}

/// What stands beyond the doors of the start room.
fn layout(row: &Value, made: &AbplusFloor<Xorshift32>, tally: &mut Tally) {
    let Some(floor) = made.accepted.as_ref().map(abplus::Loop::floor) else { return };
    for (side, slot) in SIDES {
        let beyond = beyond(&floor, slot);
        let told = |key: &str| row.get(key).and_then(|sides| sides.get(side));
        if let Some(exit) = told("start_exits") {
            let open = exit.as_bool().unwrap_or_else(|| exit.as_i64() == Some(1));
            tally.count(
                "6 start exits",
                beyond.is_some_and(|room| !floor.rooms[room].kind.is_hidden()) == open,
            );
        }
        if let (Some(kind), Some(room)) = (told("start_exit_types").and_then(Value::as_str), beyond) {
            tally.count("7 kinds beside the start", kind_name(floor.rooms[room].kind) == kind.to_lowercase());
        }
        if let (Some(shape), Some(room)) = (told("shapes"), beyond) {
            let own = floor.rooms[room].shape;
            let same = shape.as_str() == Some(own.name()) || shape.as_u64() == Some(own.id().into());
            tally.count("8 shapes beside the start", same);
        }
    }
}

/// The room beyond a slot of the start.
fn beyond(floor: &Floor, slot: usize) -> Option<usize> {
    let start = floor.rooms.first()?;
    let (dx, dy) = start.shape.doors()[slot]?.target;
    let target = Cell::new(start.origin.x.checked_add_signed(dx)?, start.origin.y.checked_add_signed(dy)?);
    floor.room_at(target)
}
