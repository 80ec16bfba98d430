//! Where maps come from, what their names mean, and what the source article claims.

use std::sync::LazyLock;

use antre_dq9::decode::{QUEST_LOCATION, QUEST_MAP};
use antre_dq9::draws::At;
use antre_dq9::memory::{self, AREA, CAP, FIXED, RECORD};
use antre_dq9::quality::{TIMERS as TIMER_VALUES, location};
use antre_dq9::tables::MONSTER_TABLES;
use antre_dq9::{Base, Edition, Header, MapId, MapName, Origin, Outcomes, Seed};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::universe::{NAMES, SPECIAL, TIMERS};
use super::{Table, map_of, wrong};

pub(super) fn timers(document: &Document<'_>) -> Result<(), Unreadable> {
    for row in Table::read(&document.root(), "timer,r1,seed,r3,loc47,loc131,loc150", ',')?.rows {
        let _case = row.node.case();
        let timer = antre_core::in_range("timer", row.int(0)?, 0..=i64::from(TIMER_VALUES) - 1);
        let timer = timer.map_err(|error| wrong(&row.node, error))? as u32;
        let mut at = At::new(timer);
        let (variation, seed, place) = (at.next(), at.next(), at.next());
        // One quality of each of the three ranges of locations.
        let [low, middle, high] = [50, 80, 81].map(|quality| u32::from(location(quality, place)));
        row.expect(&[timer, variation, seed, place, low, middle, high].map(|number| number.to_string()));
    }
    Ok(())
}

pub(super) fn never_seeds(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let _case = document.case();
    for line in root.items()? {
        line.line()?;
    }
    let lines = std::iter::once("seed".to_owned()).chain(TIMERS.never().map(|seed| seed.to_string()));
    root.expect(lines.map(Value::from).collect::<Vec<_>>());
    Ok(())
}

/// Timers by quality, by base − 1.
static QUALITIES: LazyLock<Vec<Vec<(u8, u32)>>> =
    LazyLock::new(|| Base::all().map(|base| Outcomes::of(base, |_| false).qualities).collect());

pub(super) fn quality_distribution(document: &Document<'_>) -> Result<(), Unreadable> {
    let rows = Table::read(&document.root(), "base,final_quality,timers_of_65536", ',')?.rows;
    // A case is a base with all its qualities.
    for rows in rows.chunk_by(|row, next| row.cells[0] == next.cells[0]) {
        let _case = document.case();
        let base = Base::new(rows[0].int(0)?).map_err(|error| wrong(&rows[0].node, error))?;
        let qualities = &QUALITIES[usize::from(base.get()) - 1];
        let last = &rows[rows.len() - 1];
        if rows.len() < qualities.len() {
            last.expect(&[format!("{} more qualities of base {base}", qualities.len() - rows.len())]);
        }
        for (place, row) in rows.iter().enumerate() {
            let cells = qualities
                .get(place)
                .map(|(quality, count)| [base.to_string(), quality.to_string(), count.to_string()]);
            row.expect(&cells.unwrap_or_default());
        }
    }
    Ok(())
}

pub(super) fn obtain(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let id = map_of(&case)?;
        let timers = TIMERS.of(id.seed);
        let origins: Vec<Origin> = TIMERS.origins(id).collect();
        let mut expected = Vec::new();
        for timer in timers {
            let mut ways: Vec<&Origin> =
                origins.iter().filter(|origin| origin.timer == timer.value).collect();
            ways.sort_by_key(|origin| origin.base);
            let ways: Vec<[u8; 3]> =
                ways.iter().map(|origin| [origin.base.get(), origin.quality, origin.location]).collect();
            expected.push(json!({
                "timer": timer.value, "r1": timer.variation, "r3": timer.place, "base_quality_location": ways,
            }));
        }
        case.get("timers")?.expect(expected);
    }
    Ok(())
}

pub(super) fn decode(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let number = |key: &str| -> Result<u8, Unreadable> {
            let node = case.get(key)?;
            u8::try_from(node.int()?).map_err(|_| wrong(&node, "expected 1..=99"))
        };
        let name = MapName {
            prefix: number("prefix")?,
            locale: number("locale")?,
            suffix: number("suffix")?,
            level: number("level")?,
        };
        let maps: Vec<[u16; 2]> =
            NAMES.named(&name).map(|id| [id.rank.lowest_quality().into(), id.seed.get()]).collect();
        case.get("candidates")?.expect(json!(maps));
    }
    Ok(())
}

fn quest_map() -> MapId {
    MapId::new(QUEST_MAP.0, Seed::of_output(QUEST_MAP.1.into()))
}

/// Floors of seeds that occur with a hollow chest, and on how many of them the records of Pandora's box, the mimic and
/// the cannibox are missing.
fn hollow_floors() -> [usize; 4] {
    let floors = SPECIAL.iter().filter(|found| {
        !TIMERS.of(found.id.seed).is_empty() && (0..3).any(|chest| found.floor.is_hollow(chest))
    });
    let mut counts = [0; 4];
    for found in floors {
        counts[0] += 1;
        for (count, trap) in counts[1..].iter_mut().zip([40, 39, 38]) {
            *count += usize::from(!found.floor.has_record(trap));
        }
    }
    counts
}

/// The computed value of a claim; `None` if nobody knows it.
fn claim(text: &str, article: Option<&Value>) -> Option<Value> {
    let name = MapName::of(&Header::of(quest_map()));
    Some(match text {
        "seeds that never occur" => TIMERS.never().count().into(),
        "maps per base (timers)" => {
            // Every base has as many outcomes; one stands for all.
            let base = Base::new(1).ok()?;
            Outcomes::of(base, |_| false).ranks.iter().map(|(_, count)| count).sum::<u32>().into()
        }
        "other maps named Granite Tunnel of Woe Lv. 1" => NAMES.named(&name).len().saturating_sub(1).into(),
        "quest-15 map: rank 02 seed 50 name ids (prefix,locale,suffix,level)" => {
            json!([name.prefix, name.locale, name.suffix, name.level])
        }
        "seed 50 in rank 02 drawn at random can be at location 5" => {
            TIMERS.entrances(quest_map()).iter().any(|entrance| entrance.location == QUEST_LOCATION).into()
        }
        "floors where a trap chest may be hollow (seeds that occur)" => hollow_floors()[0].into(),
        "... Pandora missing" => hollow_floors()[1].into(),
        "... mimic missing" => hollow_floors()[2].into(),
        "... cannibox missing" => hollow_floors()[3].into(),
        "record size / area size / fixed / cap" => json!([RECORD, AREA, FIXED, CAP]),
        "table bytes range" => {
            let tables = MONSTER_TABLES.iter().flatten();
            let bytes: Vec<u32> = tables.map(|table| memory::table_bytes(table, &Edition::WESTERN)).collect();
            let (low, high) = (bytes.iter().min()?, bytes.iter().max()?);
            let said: u32 = article?.as_str()?.split("..").next()?.parse().ok()?;
            format!("{low}..{high} (low end differs by {}, see SPEC section 11)", low.abs_diff(said)).into()
        }
        "decode statistics" => {
            let counts: Vec<usize> = NAMES.names().map(|(_, count)| count).collect();
            json!({
                "distinct_names_with_level": counts.len(),
                "max_candidates": counts.iter().max(),
                "names_with_exactly_one_map": counts.iter().filter(|&&count| count == 1).count(),
            })
        }
        _ => return None,
    })
}

pub(super) fn claims(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let text = case.get("claim")?;
        let article = case.find("seed_document").map(|node: Node<'_>| node.given());
        let Some(computed) = claim(text.text()?, article) else {
            return Err(wrong(&text, "a claim that nobody knows"));
        };
        case.get("computed")?.expect(computed.clone());
        if let Some(matches) = case.find("match") {
            matches.expect(article == Some(&computed));
        }
    }
    Ok(())
}
