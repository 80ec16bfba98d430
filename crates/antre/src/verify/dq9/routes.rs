//! Searches over all maps: terrain, ways, chests by the second.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use antre_dq9::extremes::{Pace, WalkedMap, by_walk};
use antre_dq9::timer_search::{Clock, Pattern, Target, TimerSearch};
use antre_dq9::{Header, MapId, Rank, Seed};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::universe::{SEARCHER, SHAPES, TIMERS, every_map};
use super::{in_order_of, sha256, wrong};

/// The maps that a condition holds for.
#[derive(Default)]
struct Condition {
    /// With the first floor that has it.
    maps: Vec<(MapId, u8)>,
    /// Those that can be drawn.
    drawable: usize,
}

/// The conditions by their names in the vectors.
static CONDITIONS: LazyLock<BTreeMap<&str, Condition>> = LazyLock::new(|| {
    let mut found: BTreeMap<&str, Condition> = BTreeMap::new();
    for id in every_map() {
        let mut with_chamber = Vec::new();
        let drawable = TIMERS.can_draw(id);
        let mut note = |name, floor, holds| {
            let condition = found.entry(name).or_default();
            if holds && condition.maps.last().is_none_or(|(last, _)| *last != id) {
                condition.maps.push((id, floor));
                condition.drawable += usize::from(drawable);
            }
        };
        for floor in 1..=Header::quick(id).floors {
            let shape = SHAPES.of(id.seed, floor);
            let (chest, chamber) = (shape.unreachable_chests != 0, shape.chambers > 0);
            if chamber {
                with_chamber.push(floor);
            }
            note("chest", floor, chest);
            note("chamber", floor, chamber);
            note("chest_chamber", floor, chest && chamber);
            note("multi_region", floor, shape.chambers >= 2);
            note("stair", floor, shape.walled_in);
            note("ghost", floor, shape.ghosts > 0);
            note("all_invalid", floor, shape.forced_stairs);
            note("nochest", floor, shape.is_chestless());
        }
        if let [first, _, ..] = with_chamber[..] {
            note("multi_chamber", first, true);
        }
    }
    found
});

pub(super) fn terrain_maps(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let condition = |node: &Node<'_>, name: &str| {
        CONDITIONS.get(name).ok_or_else(|| wrong(node, format_args!("\"{name}\": no such condition")))
    };
    for (name, counts) in root.get("maps_with")?.entries()? {
        let _case = counts.case();
        let condition = condition(&counts, name)?;
        counts.get("all")?.expect(condition.maps.len());
        counts.get("with_location")?.expect(condition.drawable);
    }
    for (name, ids) in root.get("ids")?.entries()? {
        let _case = ids.case();
        let maps =
            condition(&ids, name)?.maps.iter().map(|(id, floor)| format!("{}:{floor}", id.community()));
        let mut written = Vec::new();
        for id in ids.items()? {
            written.push(id.text()?);
        }
        ids.expect(in_order_of(&written, maps));
    }
    Ok(())
}

/// Half steps as people write steps.
fn steps(half: u32) -> String {
    if half.is_multiple_of(2) { (half / 2).to_string() } else { format!("{}.5", half / 2) }
}

fn timer_search(case: &Node<'_>) -> Result<TimerSearch, Unreadable> {
    let (kind, item, mode) = (case.get("search")?, case.get("item")?, case.get("mode")?);
    let (clock, rest) = match mode.text()? {
        text if text.starts_with('5') => (Clock::Five, &text[1..]),
        text if text.starts_with('9') => (Clock::Nine, &text[1..]),
        text => (Clock::Load, text),
    };
    let pattern = match (kind.text()?, rest) {
        ("QL", "" | "D") => Pattern::QuickLoad,
        ("QL", "A") => Pattern::AllFloors,
        ("3rd", "" | "D") => Pattern::ThirdChests,
        ("Combo", "" | "D") => Pattern::Combo,
        (kind, _) => {
            return Err(wrong(case, format_args!("search {kind} in mode \"{}\": not known", mode.text()?)));
        }
    };
    let target = Target::named(item.text()?).map_err(|error| wrong(&item, error))?;
    Ok(TimerSearch { pattern, target, clock, routes: rest == "D" })
}

/// The maps of a search and their ways, as the vectors write them.
type Found = Vec<(String, Vec<String>)>;

/// Searches that were run already, by kind, item and mode.
static SEARCHES: Mutex<BTreeMap<String, Arc<Found>>> = Mutex::new(BTreeMap::new());

fn found(case: &Node<'_>) -> Result<Arc<Found>, Unreadable> {
    let search = timer_search(case)?;
    let key = format!("{search:?}");
    let mut searches = SEARCHES.lock().unwrap_or_else(PoisonError::into_inner);
    let found = searches.entry(key).or_insert_with(|| {
        let stage = |ways: &[u32]| ways.iter().copied().map(steps).collect::<Vec<_>>().join(" / ");
        let hits = SEARCHER.run(&search).into_iter().map(|hit| {
            let stages = hit.stages.iter().filter(|found| !found.routes.is_empty());
            (hit.id.community(), stages.map(|found| stage(&found.routes)).collect())
        });
        Arc::new(hits.collect())
    });
    Ok(found.clone())
}

pub(super) fn timer_searches(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let found = found(&case)?;
        case.get("count")?.expect(found.len());
        case.get("maps")?.expect(found.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>());
        if let Some(routes) = case.find("routes") {
            routes.expect(json!(found.iter().map(|(_, ways)| ways).collect::<Vec<_>>()));
        }
    }
    Ok(())
}

/// How seeds are written.
#[derive(Clone, Copy)]
enum SeedForm {
    Decimal,
    Hex,
}

/// A rank's distances: digests of its lines in both forms of the seed, and its shortest and longest maps.
struct RankRoutes {
    decimal: String,
    hex: String,
    /// Of the maps that can be drawn.
    shortest: Vec<WalkedMap>,
    longest: Vec<WalkedMap>,
}

static ROUTES: LazyLock<Vec<RankRoutes>> = LazyLock::new(|| Rank::all().map(RankRoutes::of).collect());

impl RankRoutes {
    fn of(rank: Rank) -> Self {
        let maps = || Seed::all().map(move |seed| MapId::new(rank, seed));
        let lines = |form: SeedForm| {
            let line = |id: MapId| {
                let floors = Header::quick(id).floors;
                let far = SHAPES.walk_to(id.seed, floors + 1);
                match form {
                    SeedForm::Decimal => format!("{} {floors} {far}\n", id.seed),
                    SeedForm::Hex => format!("{:04X} {floors} {far}\n", id.seed.get()),
                }
            };
            sha256(maps().map(line).collect::<String>().as_bytes())
        };
        let ends =
            |pace| by_walk(&SHAPES, maps().filter(|&id| TIMERS.can_draw(id)), pace, Seed::COUNT as usize);
        Self {
            decimal: lines(SeedForm::Decimal),
            hex: lines(SeedForm::Hex),
            shortest: ends(Pace::Fastest),
            longest: ends(Pace::Slowest),
        }
    }
}

/// What a list of a rank's maps holds, by its key.
fn pace_of(key: &str) -> Option<Pace> {
    let key = key.to_lowercase();
    let is_any = |words: &[&str]| words.iter().any(|word| key.contains(word));
    if is_any(&["short", "fast", "min", "near"]) {
        Some(Pace::Fastest)
    } else if is_any(&["long", "slow", "max", "far"]) {
        Some(Pace::Slowest)
    } else {
        None
    }
}

fn rank_of_key(key: &str) -> Option<Rank> {
    // By the hex code, or by the lowest quality where that is no code of another rank.
    key.parse().ok().or_else(|| Rank::of_code(key.parse().ok()?).ok())
}

/// Digests of a rank's lines `seed floors distance`, and its shortest and longest maps as `[seed, floors, half steps]`,
/// by rank and then by what it is, or the other way round.
pub(super) fn map_routes(document: &Document<'_>) -> Result<(), Unreadable> {
    look(&document.root(), None, None)
}

fn look(node: &Node<'_>, rank: Option<Rank>, pace: Option<Pace>) -> Result<(), Unreadable> {
    if node.is_list() {
        let (Some(rank), Some(pace)) = (rank, pace) else {
            return Err(wrong(node, "a list: expected a rank's shortest or longest maps"));
        };
        return ends(node, rank, pace);
    }
    if let Ok(entries) = node.entries() {
        for (key, inner) in entries {
            // The rank of a key counts only where none is known yet.
            let is_rank = rank.is_none().then(|| rank_of_key(key)).flatten();
            look(&inner, rank.or(is_rank), pace.or(pace_of(key)))?;
        }
        return Ok(());
    }
    let text = node.text()?;
    match rank {
        Some(rank) if text.len() == 64 => {
            let _case = node.case();
            let routes = &ROUTES[rank.index()];
            node.expect(if text == routes.hex { routes.hex.as_str() } else { routes.decimal.as_str() });
        }
        // What the lines are made of.
        _ => node.note(),
    }
    Ok(())
}

/// Rows of one end of a rank's maps. Where several maps are equally far, whichever the list has are taken.
fn ends(node: &Node<'_>, rank: Rank, pace: Pace) -> Result<(), Unreadable> {
    let _case = node.case();
    let all = match pace {
        Pace::Fastest => &ROUTES[rank.index()].shortest,
        Pace::Slowest => &ROUTES[rank.index()].longest,
    };
    let mut seen = Vec::new();
    for (row, by_rule) in node.items()?.iter().zip(all) {
        let [seed, floors, far] = row.tuple()?;
        // Seeds are numbers or four hex digits.
        let number = seed.given().as_str().map_or_else(
            || seed.int(),
            |text| i64::from_str_radix(text, 16).map_err(|_| wrong(&seed, "expected four hex digits")),
        )?;
        let listed = all.iter().find(|map| {
            i64::from(map.id.seed.get()) == number
                && map.half_steps == by_rule.half_steps
                && !seen.contains(&map.id)
        });
        let map = listed.unwrap_or(by_rule);
        seen.push(map.id);
        let written: Value = match seed.given() {
            Value::String(_) => format!("{:04X}", map.id.seed.get()).into(),
            _ => map.id.seed.get().into(),
        };
        seed.expect(written);
        floors.expect(map.floors);
        far.expect(map.half_steps);
    }
    Ok(())
}
