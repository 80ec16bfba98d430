//! A floor in numbers, in words and as a picture.

use antre_core::{Cell, Evidence, Fact, Message};
use antre_dq9::chests::{item, rolls};
use antre_dq9::memory::{AREA, RECORD};
use antre_dq9::tables::{ChestItem, Content, Language, TableEntry, monster};
use antre_dq9::terrain::{Terrain, stairs_walk, traps_player, unreached, walk};
use antre_dq9::{Chest, Edition, Floor, MapId, Memory, NoMonsters, Special, Tile};
use antre_draw::{GrottoChest, GrottoContent, GrottoFloor, GrottoMemory, GrottoMonster, GrottoTile};
use schemars::JsonSchema;
use serde::Serialize;

use super::{evidence, grouped, percent, steps};
use crate::Words;

/// What a chest holds when the chests are laid at a second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ContentFacts {
    /// Whole seconds of the game's clock since the save was loaded.
    pub second: u32,
    /// The same on a stopwatch started with A at the title screen.
    pub stopwatch: u32,
    /// Roll, 0..=99.
    pub roll: u8,
    /// What it is called.
    pub item: String,
    /// What it is.
    pub kind: Content,
    /// Chance of this entry in percent.
    pub weight: u8,
    /// The chest opens without a fight and holds nothing: its monster has no record here.
    pub hollow: bool,
}

/// A chest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChestFacts {
    /// Place in the order of laying, from 1.
    pub number: u8,
    /// Where it stands.
    pub cell: Cell,
    /// Rank, 1 to 10.
    pub rank: u8,
    /// The rank's letter, I to A, then S.
    pub letter: char,
    /// It can hold a trap monster that has no record on this floor.
    pub hollow: bool,
    /// Nobody can reach it.
    pub unreachable: bool,
    /// Way from the up stairs in half steps; `None` if there is none.
    pub walk: Option<u16>,
    /// What it holds at each of the seconds asked for.
    pub contents: Vec<ContentFacts>,
}

/// A monster of a floor's table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MonsterFacts {
    /// Number.
    pub id: u16,
    /// What it is called.
    pub name: String,
    /// Outputs of 32,768 that pick it for a new roaming monster (single source); `None` for trap chests.
    pub rolls: Option<u16>,
    /// It has a record; without one it never appears on this floor.
    pub present: bool,
}

/// A floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FloorFacts {
    /// Number, from 1.
    pub number: u8,
    /// Monster rank, 1 to 12.
    pub monster_rank: u8,
    /// Side length, borders included.
    pub side: u8,
    /// Rows of the game's tile numbers: 0 floor, 1 and 3 rock, 2 corridor, 4 up, 5 down, 6 chest, 8 doorway.
    pub rows: Vec<String>,
    /// Where one arrives.
    pub up: Cell,
    /// The way down.
    pub down: Cell,
    /// From the up stairs to the down stairs in half steps.
    pub walk: u16,
    /// Chests in the order of laying.
    pub chests: Vec<ChestFacts>,
    /// What its shape has of note.
    pub terrain: Terrain,
    /// Forced stairs that really trap the player (single source).
    pub traps_player: bool,
    /// Open cells that nobody can reach.
    pub closed: Vec<Cell>,
    /// Open cells without a passage.
    pub isolated: Vec<Cell>,
    /// Walkable cells, touching pairs, passages, isolated cells.
    pub memory: Memory,
    /// Bytes taken before the monsters' records, of 11,344.
    pub bytes: u32,
    /// How many records of 20 bytes fit, at most one an entry.
    pub fit: u8,
    /// The monsters of its table.
    pub monsters: Vec<MonsterFacts>,
    /// What a shortage of memory did here.
    pub special: Option<Special>,
}

/// How floors are told.
pub(super) struct Telling<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) edition: Edition,
    /// Seconds whose contents are told.
    pub(super) seconds: Vec<u32>,
}

impl FloorFacts {
    /// Everything about a floor.
    pub(super) fn of(id: MapId, floor: &Floor, telling: &Telling<'_>) -> Self {
        let layout = &floor.layout;
        let terrain = Terrain::of(layout);
        let chests = floor.chests().map(|chest| {
            let contents = telling.seconds.iter().map(|&second| content(id, floor, &chest, second, telling));
            ChestFacts {
                number: chest.number,
                cell: chest.cell,
                rank: chest.rank,
                letter: chest.letter(),
                hollow: chest.hollow,
                unreachable: terrain.unreachable_chests.contains(&chest.number),
                walk: walk(layout, layout.up, chest.cell),
                contents: contents.collect(),
            }
        });
        let chests = chests.collect();
        let monsters = floor.table.entries.iter().enumerate().map(|(index, entry)| MonsterFacts {
            id: entry.monster,
            name: name_of(entry, telling.language),
            rolls: entry.rolls.map(|(low, high)| high - low + 1),
            present: index < usize::from(floor.fit),
        });
        let side = usize::from(layout.side);
        let row =
            |row: &[Tile; 16]| row[..side].iter().map(|tile| char::from(b'0' + tile.number())).collect();
        Self {
            number: floor.number,
            monster_rank: floor.monster_rank,
            side: layout.side,
            rows: layout.tiles[..side].iter().map(row).collect(),
            up: layout.up,
            down: layout.down,
            walk: stairs_walk(layout),
            chests,
            traps_player: traps_player(id.seed, floor.number),
            closed: unreached(layout),
            isolated: Memory::isolated_cells(layout),
            terrain,
            memory: floor.memory,
            bytes: floor.bytes,
            fit: floor.fit,
            monsters: monsters.collect(),
            special: floor.special(),
        }
    }

    /// `B14F`.
    pub(super) fn name(&self) -> String {
        format!("B{}F", self.number)
    }

    fn lost(&self) -> impl Iterator<Item = &MonsterFacts> {
        self.monsters.iter().filter(|monster| !monster.present)
    }

    /// What a shortage of memory did, as a part of a sentence: `no monster is lost`.
    pub(super) fn monsters_said(&self, words: &Words) -> String {
        let lost = self.lost().count();
        let only = |id: u16| self.monsters.iter().find(|monster| monster.id == id);
        words.say(&match self.special {
            None => Message::new("dq9-floor-none-lost"),
            Some(Special::CutPassages) => {
                Message::new("dq9-floor-cut").with("count", self.memory.touching - self.memory.passages)
            }
            Some(Special::NoMonsters(NoMonsters::TrapsOnly)) => {
                Message::new("dq9-floor-traps-only").with("fit", i64::from(self.fit))
            }
            Some(Special::NoMonsters(NoMonsters::MemoryFull)) => Message::new("dq9-floor-memory-full"),
            Some(Special::Single(id)) => Message::new("dq9-floor-single")
                .with("monster", only(id).map_or("", |monster| monster.name.as_str()))
                .with("count", lost),
            Some(Special::Few(kinds)) => {
                Message::new("dq9-floor-few").with("kinds", i64::from(kinds)).with("count", lost)
            }
        })
    }

    /// The floor in one sentence.
    pub(super) fn sentence(&self, words: &Words) -> Message {
        let best =
            self.chests.iter().filter(|chest| !chest.unreachable).max_by_key(|chest| {
                (chest.rank, std::cmp::Reverse(chest.walk), std::cmp::Reverse(chest.number))
            });
        let message = match best {
            Some(chest) => {
                let way = chest.walk.map_or_else(String::new, |way| steps(way, words));
                Message::new("dq9-floor").with("letter", chest.letter.to_string()).with("way", way)
            }
            None if self.chests.is_empty() => Message::new("dq9-floor-empty"),
            None => Message::new("dq9-floor-unreachable"),
        };
        message.with("floor", self.name()).with("monsters", self.monsters_said(words))
    }

    /// The lines below the floor's plan.
    fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = |label: &str, said: String| {
            lines.push(format!("{}\t{said}", words.word(&format!("dq9-label-{label}"))));
        };
        let roaming = self.monsters.iter().filter(|monster| monster.present);
        let roaming =
            roaming.filter_map(|monster| Some(format!("{} {}", monster.name, share(monster.rolls?))));
        let roaming: Vec<String> = roaming.collect();
        line(
            "roam",
            if roaming.is_empty() {
                words.word("dq9-floor-nobody")
            } else {
                // Who roams is certain; how often each is drawn has one source.
                let said = Message::new("dq9-floor-roam").with("names", roaming.join(", "));
                words.say(&said.with("evidence", evidence(Evidence::SingleSource, words)))
            },
        );
        let lost: Vec<&str> = self.lost().map(|monster| monster.name.as_str()).collect();
        if !lost.is_empty() {
            let left = AREA.saturating_sub(self.bytes);
            let said = Message::new("dq9-floor-never").with("names", lost.join(", "));
            let said = said.with("left", left).with("fit", i64::from(self.fit));
            line("never", words.say(&said.with("entries", self.monsters.len())));
        }
        let way = steps(self.walk, words);
        line("way", words.say(&Message::new("dq9-floor-way").with("way", way)));
        for said in self.oddities(words) {
            line("odd", said);
        }
        lines
    }

    /// What is odd about the floor, one sentence each.
    fn oddities(&self, words: &Words) -> Vec<String> {
        let terrain = &self.terrain;
        let mut odd = Vec::new();
        for chest in &self.chests {
            let said = |id| Message::new(id).with("letter", chest.letter.to_string());
            let at = format!("{},{}", chest.cell.x, chest.cell.y);
            if chest.unreachable {
                odd.push(said("dq9-odd-unreachable").with("at", at.clone()));
            }
            if chest.hollow {
                odd.push(said("dq9-odd-hollow").with("at", at));
            }
        }
        if !self.chests.is_empty() && self.chests.iter().all(|chest| chest.unreachable) {
            odd.push(Message::new("dq9-odd-chestless"));
        }
        for &size in &terrain.chambers {
            odd.push(Message::new("dq9-odd-chamber").with("size", i64::from(size)));
        }
        if terrain.walled_in {
            odd.push(Message::new("dq9-odd-walled-in"));
        }
        if !terrain.ghosts.is_empty() {
            odd.push(Message::new("dq9-odd-ghosts").with("count", terrain.ghosts.len()));
        }
        if self.traps_player {
            odd.push(Message::new("dq9-odd-trapped"));
        } else if terrain.forced_stairs {
            odd.push(Message::new("dq9-odd-forced"));
        }
        if self.side == 15 {
            odd.push(Message::new("dq9-odd-fifteen"));
        }
        if self.memory.is_cut() {
            let cut = self.memory.touching - self.memory.passages;
            odd.push(
                Message::new("dq9-odd-cut")
                    .with("count", i64::from(cut))
                    .with("isolated", self.isolated.len()),
            );
        }
        odd.iter().map(|message| words.say(message)).collect()
    }

    /// The floor as it is drawn.
    pub(super) fn drawn(&self, telling: &Telling<'_>) -> GrottoFloor {
        let words = telling.words;
        let tile = |digit: u8| match digit {
            b'1' | b'3' => GrottoTile::Rock,
            b'2' => GrottoTile::Corridor,
            b'8' => GrottoTile::Doorway,
            _ => GrottoTile::Floor,
        };
        let present = self.monsters.iter().filter(|monster| monster.present).count();
        let all = present == self.monsters.len();
        let counts = |id| {
            let message = Message::new(id).with("rank", i64::from(self.monster_rank));
            words.say(&message.with("present", present).with("all", self.monsters.len()))
        };
        let memory = |id| {
            let message =
                Message::new(id).with("bytes", self.bytes).with("grouped", grouped(self.bytes.into()));
            let message =
                message.with("fit", i64::from(self.fit)).with("cells", i64::from(self.memory.cells));
            words.say(&message.with("passages", i64::from(self.memory.passages)))
        };
        GrottoFloor {
            name: self.name(),
            side: self.side,
            tiles: self.rows.iter().map(|row| row.bytes().map(tile).collect()).collect(),
            up: self.up,
            down: self.down,
            chests: self
                .chests
                .iter()
                .enumerate()
                .map(|(index, chest)| drawn_chest(index, chest, words))
                .collect(),
            ghosts: self.terrain.ghosts.clone(),
            closed: self.closed.clone(),
            isolated: self.isolated.clone(),
            monsters: self.monsters.iter().map(|monster| drawn_monster(monster, words)).collect(),
            memory: GrottoMemory { area: AREA, taken: self.bytes, records: RECORD * u32::from(self.fit) },
            monsters_line: counts(if all { "dq9-floor-monsters-all" } else { "dq9-floor-monsters" }),
            monsters_told: counts(if all {
                "dq9-floor-monsters-told-all"
            } else {
                "dq9-floor-monsters-told"
            }),
            memory_line: memory("dq9-floor-memory"),
            memory_told: memory("dq9-floor-memory-told"),
            memory_note: memory("dq9-floor-memory-note"),
            short: format!("{} · {}", self.monsters_said(words), steps(self.walk, words)),
            lines: self.lines(words),
        }
    }
}

/// What a chest holds at a second.
pub(super) fn content(
    id: MapId,
    floor: &Floor,
    chest: &Chest,
    second: u32,
    telling: &Telling<'_>,
) -> ContentFacts {
    let roll = rolls(id.seed, floor.number, second)[usize::from(chest.number) - 1];
    let entry = item(chest.rank, roll);
    ContentFacts {
        second,
        stopwatch: second + telling.edition.stopwatch_offset,
        roll,
        item: item_name(entry, telling),
        kind: entry.content,
        weight: entry.roll_to - entry.roll_from + 1,
        hollow: matches!(entry.content, Content::Monster(trap) if !floor.has_record(trap)),
    }
}

/// An item's name; an amount of gold is worded, since the tables have it in English only.
fn item_name(entry: &ChestItem, telling: &Telling<'_>) -> String {
    match entry.content {
        Content::Gold(gold) => telling.words.say(&Message::new("dq9-gold").with("gold", i64::from(gold))),
        _ => entry.words.in_language(telling.language).to_owned(),
    }
}

fn name_of(entry: &TableEntry, language: Language) -> String {
    monster(entry.monster)
        .map_or_else(|| entry.monster.to_string(), |monster| monster.words.in_language(language).to_owned())
}

/// Share of all outputs.
fn share(rolls: u16) -> String {
    percent(rolls.into(), 32_768)
}

fn drawn_monster(monster: &MonsterFacts, words: &Words) -> GrottoMonster {
    let note = match (monster.present, monster.rolls) {
        (false, _) => words.word("dq9-monster-never"),
        (true, None) => words.word("dq9-monster-chests"),
        (true, Some(rolls)) => share(rolls),
    };
    GrottoMonster {
        number: monster.id.to_string(),
        name: monster.name.clone(),
        note,
        present: monster.present,
    }
}

fn drawn_chest(index: usize, chest: &ChestFacts, words: &Words) -> GrottoChest {
    let contents = chest.contents.iter().map(|content| {
        let message = Message::new(if content.hollow { "dq9-content-hollow" } else { "dq9-content" });
        let message = message.with("second", content.second).with("roll", i64::from(content.roll));
        let note = Message::new("dq9-content-note").with("weight", i64::from(content.weight));
        GrottoContent {
            name: if content.hollow {
                words.say(&Message::new("dq9-hollow").with("item", content.item.as_str()))
            } else {
                content.item.clone()
            },
            note: words.say(&note.with("roll", i64::from(content.roll))),
            trap: matches!(content.kind, Content::Monster(_)),
            rare: content.weight == 1,
            told: words.say(&message.with("item", content.item.as_str())),
            fact: Fact::new("chest-content").number(index as u32).part(content.second).to_string(),
        }
    });
    let message = Message::new("dq9-chest-told")
        .with("number", i64::from(chest.number))
        .with("letter", chest.letter.to_string())
        .with("at", format!("{},{}", chest.cell.x, chest.cell.y));
    GrottoChest {
        cell: chest.cell,
        letter: chest.letter,
        top: chest.rank >= 9,
        unreachable: chest.unreachable,
        told: words.say(&message),
        contents: contents.collect(),
    }
}
