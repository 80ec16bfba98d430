//! `statistics.json`: distributions over stated seeds (section 8a). Counts are exact; what is rounded in the file is
//! compared in its own precision.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use antre_isaac::abplus::fast::Generator;
use antre_isaac::stage::CurseRule;
use antre_isaac::{AbplusSetup, Curse, Edge, FlashSetup, Kind, Profile, StartSeed, flash};
use serde_json::{Map, Value, json};

use super::super::{Document, Node, Unreadable};

/// What was counted before: counting takes seconds, and the same file is often read again and again.
static COUNTED: Mutex<BTreeMap<(String, u32), Map<String, Value>>> = Mutex::new(BTreeMap::new());

/// A distribution by its keys in the file.
#[derive(Default)]
struct Counts(BTreeMap<u32, u64>);

impl Counts {
    fn add(&mut self, key: u32) {
        *self.0.entry(key).or_default() += 1;
    }

    fn json(self) -> Value {
        self.0.into_iter().map(|(key, count)| (key.to_string(), json!(count))).collect::<Map<_, _>>().into()
    }
}

pub(super) fn entries(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for (name, entry) in root.get("entries")?.entries()? {
        let _case = entry.case();
        let n = entry.get("n")?.count()? as u32;
        let key = (name.to_owned(), n);
        let known = COUNTED.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let own = if let Some(known) = known {
            known
        } else {
            let counted = count(name, n, &entry)?;
            COUNTED.lock().unwrap_or_else(PoisonError::into_inner).insert(key, counted.clone());
            counted
        };
        for (key, node) in entry.entries()? {
            if key != "n" {
                compare(&node, own.get(key));
            }
        }
        for key in own.keys() {
            entry.get(key)?;
        }
    }
    Ok(())
}

/// Compares what the file has with what was counted; decimals to the digits that the file keeps.
fn compare(node: &Node<'_>, own: Option<&Value>) {
    const HALF: f64 = 0.500_001;
    let given = node.given();
    let Some(own) = own else {
        node.expect(Value::Null);
        return;
    };
    if let (Some(given_map), Some(own_map)) = (given.as_object(), own.as_object()) {
        // A rate may be rounded inside a table of rates.
        let close = own_map
            .iter()
            .map(|(key, own)| (key.clone(), rounded(given_map.get(key), own, 1e5, HALF)))
            .collect::<Map<_, _>>();
        node.expect(close);
        return;
    }
    let digits = if node.place().ends_with("mean_draws") {
        10.0
    } else if node.place().contains("mean_") {
        1e4
    } else {
        1e5
    };
    node.expect(rounded(Some(given), own, digits, HALF));
}

/// The file's own value where it is ours in its precision.
fn rounded(given: Option<&Value>, own: &Value, digits: f64, half: f64) -> Value {
    match (given.and_then(Value::as_f64), own.as_f64()) {
        (Some(file), Some(ours)) if !own.is_u64() && (file - ours).abs() * digits < half => {
            given.cloned().unwrap_or_default()
        }
        _ => own.clone(),
    }
}

fn count(name: &str, n: u32, node: &Node<'_>) -> Result<Map<String, Value>, Unreadable> {
    let unknown = || {
        Unreadable(format!(
            "{}: entry \"{name}\": expected a name such as abplus_s3_h0_none or flash_open_s1_xl",
            node.place()
        ))
    };
    let refused = |error: antre_isaac::Error| Unreadable(format!("{}: {error}", node.place()));
    let parts: Vec<&str> = name.split('_').collect();
    let stage = |part: &str| part.strip_prefix('s').and_then(|stage| stage.parse().ok());
    match parts[..] {
        ["abplus", stage_part, hard, curse] => {
            let curse = match curse {
                "none" => CurseRule::Forced(None),
                "xl" => CurseRule::Forced(Some(Curse::Labyrinth)),
                "lost" => CurseRule::Forced(Some(Curse::Lost)),
                "rolled" => CurseRule::Rolled,
                _ => return Err(unknown()),
            };
            let setup = AbplusSetup {
                stage: stage(stage_part).ok_or_else(unknown)?,
                hard: hard == "h1",
                curse,
                ..AbplusSetup::default()
            };
            setup.check(Profile::Abplus).map_err(refused)?;
            Ok(count_abplus(&setup, n))
        }
        ["flash", edge, stage_part] | ["flash", edge, stage_part, _] => {
            let setup = FlashSetup {
                stage: stage(stage_part).ok_or_else(unknown)?,
                xl: parts.get(3) == Some(&"xl"),
                lost: parts.get(3) == Some(&"lost"),
                coins: 5,
                edge: if edge == "open" { Edge::Open } else { Edge::Swf8 },
                ..FlashSetup::default()
            };
            setup.check(Profile::Flash).map_err(refused)?;
            Ok(count_flash(&setup, n))
        }
        _ => Err(unknown()),
    }
}

fn count_abplus(setup: &AbplusSetup, n: u32) -> Map<String, Value> {
    /// The names of special rooms in the file.
    const SPECIALS: [Kind; 18] = [
        Kind::Boss,
        Kind::SecondBoss,
        Kind::SuperSecret,
        Kind::Shop,
        Kind::Treasure,
        Kind::SecondTreasure,
        Kind::Dice,
        Kind::Sacrifice,
        Kind::Library,
        Kind::Curse,
        Kind::Miniboss,
        Kind::Challenge,
        Kind::Vault,
        Kind::Arcade,
        Kind::BedroomClean,
        Kind::BedroomDirty,
        Kind::Secret,
        Kind::Grave,
    ];
    let mut generator = Generator::new(*setup);
    let names = [
        "want",
        "dead_ends_first_layout",
        "dead_ends_accepted",
        "loops",
        "boss_distance",
        "layout_rooms_incl_start",
        "shapes_final_excl_start_secret",
        "secret_neighbours",
        "curse",
    ];
    let mut counts: [Counts; 9] = Default::default();
    let mut specials = [0u64; SPECIALS.len()];
    let (mut failed, mut first, mut loops) = (0u64, 0u64, 0u64);
    for start in 1..=n {
        let floor = generator.floor(StartSeed(start));
        loops += u64::from(floor.loops);
        counts[0].add(floor.wanted.rooms);
        counts[8].add(floor.wanted.curse.map_or(0, |curse| curse as u32 + 1));
        counts[1].add(floor.first_dead_ends);
        if !floor.accepted {
            failed += 1;
            continue;
        }
        first += u64::from(floor.loops == 1);
        counts[2].add(floor.dead_ends);
        counts[3].add(floor.loops);
        counts[5].add(floor.layout_rooms);
        counts[7].add(floor.secret_neighbours());
        for room in floor.rooms() {
            if room.kind == Kind::Boss {
                counts[4].add(room.distance.into());
            }
            if !matches!(room.kind, Kind::Start | Kind::Secret) {
                counts[6].add(room.shape.id().into());
            }
            if let Some(place) = SPECIALS.iter().position(|kind| *kind == room.kind) {
                specials[place] += 1;
            }
        }
    }
    let each = |count: u64| json!(count as f64 / f64::from(n));
    let mut out = Map::new();
    out.insert("failed".into(), json!(failed));
    out.insert("first_loop_ok".into(), each(first));
    out.insert("mean_loops".into(), each(loops));
    for (name, counts) in names.into_iter().zip(counts) {
        if name != "curse" || setup.curse == CurseRule::Rolled {
            out.insert(name.into(), counts.json());
        }
    }
    let rates =
        SPECIALS.iter().zip(specials).map(|(kind, count)| (super::abplus::kind_name(*kind), each(count)));
    out.insert("special_rate".into(), rates.collect::<Map<_, _>>().into());
    out
}

fn count_flash(setup: &FlashSetup, n: u32) -> Map<String, Value> {
    const SPECIALS: [(&str, usize); 9] = [
        ("shop", 0),
        ("treasure", 1),
        ("treasure2", 2),
        ("sacrifice", 3),
        ("library", 4),
        ("curse", 5),
        ("miniboss", 6),
        ("challenge", 7),
        ("arcade", 8),
    ];
    let names = ["dead_ends", "boss_distance", "cells_incl_start_excl_secret", "extra_rooms"];
    let mut counts: [Counts; 4] = Default::default();
    let mut neighbours: BTreeMap<String, u64> = BTreeMap::new();
    let mut phases = [0u64; 4];
    let mut specials = [0u64; 10];
    let (mut gave_up, mut first, mut draws, mut attempts) = (0u64, 0u64, 0u64, Vec::new());
    for seed in 0..n {
        let floor = flash::fast::generate(setup, seed);
        attempts.push(floor.attempts);
        // The file counts up to acceptance, also where the floor is given up afterwards.
        draws += u64::from(floor.draws - floor.fill_draws);
        let Some(accepted) = floor.accepted else {
            gave_up += 1;
            continue;
        };
        first += u64::from(floor.attempts == 1);
        counts[0].add(accepted.dead_ends.into());
        counts[1].add(accepted.boss_distance.into());
        counts[2].add(accepted.cells.count_ones());
        counts[3].add(accepted.extra.into());
        let beside = accepted.secret.map_or_else(|| "none".into(), |secret| secret.neighbours.to_string());
        *neighbours.entry(beside).or_default() += 1;
        phases[match accepted.secret.map(|secret| secret.found_at) {
            None => 3,
            Some(0..=300) => 0,
            Some(301..=600) => 1,
            Some(_) => 2,
        }] += 1;
        for (place, room) in accepted.specials.into_iter().chain([accepted.super_secret]).enumerate() {
            specials[place] += u64::from(room.is_some());
        }
    }
    attempts.sort_unstable();
    let accepted = u64::from(n) - gave_up;
    let each = |count: u64| json!(count as f64 / f64::from(n));
    let rate = |count: u64| json!(count as f64 / accepted.max(1) as f64);
    let percentile =
        |percent: usize| json!(attempts.get(attempts.len() * percent / 100).copied().unwrap_or(0));
    let mut out = Map::new();
    out.insert("gave_up".into(), json!(gave_up));
    out.insert("mean_attempts".into(), each(attempts.iter().map(|count| u64::from(*count)).sum()));
    out.insert("mean_draws".into(), each(draws));
    for (name, percent) in [("attempts_p50", 50), ("attempts_p90", 90), ("attempts_p99", 99)] {
        out.insert(name.into(), percentile(percent));
    }
    out.insert("first_attempt_ok".into(), each(first));
    for (name, counts) in names.into_iter().zip(counts) {
        out.insert(name.into(), counts.json());
    }
    out.insert("secret_neighbours".into(), json!(neighbours));
    let [strict, second, third, none] = phases;
    out.insert(
        "secret_phase".into(),
        json!({ "strict_le300": strict, "301_600": second, "gt600": third, "none": none }),
    );
    let mut rates: Map<String, Value> =
        SPECIALS.iter().map(|(name, place)| ((*name).into(), rate(specials[*place]))).collect();
    rates.insert("super_secret".into(), rate(specials[9]));
    out.insert("special_rate".into(), rates.into());
    out
}
