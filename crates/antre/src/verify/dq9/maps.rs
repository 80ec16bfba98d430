//! Headers, whole maps, their texts' digests, what their chests hold.

use antre_dq9::tables::Language;
use antre_dq9::{Edition, Floor, Grotto, Header, MapId, MapName, Memory, Rank, Seed, chests};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::universe::MAPS;
use super::{Table, floor_of, map_of, wrong};

fn header_numbers(header: &Header) -> [u8; 8] {
    let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = *header;
    [environment.number(), floors, smr, boss, prefix, suffix, locale_rank, level]
}

pub(super) fn headers(document: &Document<'_>) -> Result<(), Unreadable> {
    const COLUMNS: &str = "rank,seed,env,floors,smr,boss,prefix,suffix,localeRank,level";
    for row in Table::read(&document.root(), COLUMNS, ',')?.rows {
        let _case = row.node.case();
        let id = row.map(0, 1)?;
        let mut cells = vec![id.rank.lowest_quality().to_string(), id.seed.to_string()];
        cells.extend(header_numbers(&Header::of(id)).map(|number| number.to_string()));
        row.expect(&cells);
    }
    Ok(())
}

pub(super) fn full_records(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let grotto = Grotto::of(map_of(&case)?, &Edition::WESTERN);
        let names = ["env", "floors", "smr", "boss", "prefix", "suffix", "localeRank", "level"];
        for (name, number) in names.into_iter().zip(header_numbers(&grotto.header)) {
            case.get(name)?.expect(number);
        }
        case.get("floor")?.expect(grotto.floors.iter().map(floor_record).collect::<Vec<_>>());
    }
    Ok(())
}

fn floor_record(floor: &Floor) -> Value {
    let chests: Vec<[u8; 3]> = floor.chests().map(|chest| [chest.cell.x, chest.cell.y, chest.rank]).collect();
    let Memory { cells, touching, passages, isolated } = floor.memory;
    let ids = |entries: &[antre_dq9::tables::TableEntry]| {
        entries.iter().map(|entry| entry.monster).collect::<Vec<_>>()
    };
    let side = usize::from(floor.layout.side);
    let rows = floor.layout.tiles[..side].iter();
    let tiles: Vec<String> =
        rows.map(|row| row[..side].iter().map(|tile| char::from(b'0' + tile.number())).collect()).collect();
    let (up, down) = (floor.layout.up, floor.layout.down);
    json!({
        "n": floor.number, "size": side, "mr": floor.monster_rank, "up": [up.x, up.y], "down": [down.x, down.y],
        "chests": chests, "W": cells, "X": touching, "E": passages, "Z": isolated, "bytes": floor.bytes,
        "fit": floor.fit, "monsters": ids(floor.present()), "lost": ids(floor.lost()), "tiles": tiles,
    })
}

pub(super) fn chest_contents(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let id = map_of(&case)?;
        let (number, chest) = (case.get("floor")?, case.get("chest")?);
        let floor = floor_of(&number, number.int()?)?;
        let made = Floor::of(id, &Header::of(id), floor, &Edition::WESTERN)
            .map_err(|error| wrong(&number, error))?;
        let index = chest.count()?.wrapping_sub(1);
        let Some(found) = made.chests().nth(index) else {
            return Err(wrong(&chest, format_args!("{id} floor {floor} has {} chests", made.chests().len())));
        };
        case.get("chest_rank")?.expect(found.rank);
        let rolls = case.get("rolls_s0_to_s60")?;
        let roll = |second| chests::rolls(id.seed, floor, second)[index];
        rolls.expect((0..61).map(roll).collect::<Vec<_>>());
        for (second, item) in (0..).zip(case.get("items_s0_to_s60")?.items()?) {
            let content = chests::item(found.rank, roll(second));
            expect_name(&item, |name| content.is_called(name), content.words.english())?;
        }
    }
    Ok(())
}

/// Compares a name: as it stands if it is one of the thing's spellings, else with the table's.
fn expect_name(node: &Node<'_>, is_called: impl Fn(&str) -> bool, name: &str) -> Result<(), Unreadable> {
    let written = node.text()?;
    node.expect(if is_called(written) { written } else { name });
    Ok(())
}

pub(super) fn digests(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("format")?.note();
    for (key, sums) in root.get("ranks")?.entries()? {
        let _case = sums.case();
        let quality =
            key.parse().map_err(|_| wrong(&sums, format_args!("{key}: expected a lowest quality")))?;
        let (whole, blocks) = &MAPS.ranks[super::rank_of(&sums, quality)?.index()];
        sums.get("sha256")?.expect(whole.as_str());
        sums.get("blocks_of_1024_seeds")?.expect(blocks.clone());
    }
    let _case = root.case();
    root.get("maps")?.expect(MapId::COUNT);
    root.get("floors")?.expect(MAPS.floors);
    root.get("all_sha256")?.expect(MAPS.all.as_str());
    Ok(())
}

pub(super) fn crcs(document: &Document<'_>) -> Result<(), Unreadable> {
    let words = document.root().items()?;
    if words.len() != MAPS.crcs.len() {
        let expected = MAPS.crcs.len();
        return Err(wrong(&document.root(), format_args!("{} words: expected {expected}", words.len())));
    }
    // A case is a rank: 32,768 maps.
    let mut words = words.into_iter().zip(&MAPS.crcs);
    for _ in Rank::all() {
        let _case = document.case();
        for (word, &crc) in words.by_ref().take(Seed::COUNT as usize) {
            word.expect(crc);
        }
    }
    Ok(())
}

pub(super) fn famous_maps(document: &Document<'_>) -> Result<(), Unreadable> {
    const COLUMNS: &str = "rank,rank_hex,seed,seed_hex,nickname,japanese_name,match";
    for row in Table::read(&document.root(), COLUMNS, ',')?.rows {
        let _case = row.node.case();
        let id = row.map(0, 2)?;
        let name = MapName::of(&Header::of(id)).in_language(Language::Japanese);
        row.expect(&[
            id.rank.lowest_quality().to_string(),
            id.rank.to_string(),
            id.seed.to_string(),
            format!("{:04X}", id.seed.get()),
            row.cells[4].to_owned(),
            name.clone(),
            row.flag(6, row.cells[5] == name),
        ]);
    }
    Ok(())
}
