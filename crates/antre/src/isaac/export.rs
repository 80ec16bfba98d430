//! A floor for other programs: JSON, Tiled, `LDtk`, ASCII.

use antre_core::Message;
use antre_draw::{Picture, Style};
use antre_isaac::Kind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::made::make;
use super::plan::{doors, plan};
use super::show::{FloorFacts, facts, facts_line, sentence, table};
use super::{RunOptions, edition, options};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Said};

/// Writes a floor for other programs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-export"))]
#[serde(default, deny_unknown_fields)]
pub struct Export {
    /// Seed: eight letters such as "B911 97JS", or a number
    #[cfg_attr(feature = "clap", arg(value_name = "SEED"))]
    pub seed: String,
    /// Stage
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    pub stage: u8,
    /// Form: json, tiled, ldtk or ascii [default: json]
    #[cfg_attr(feature = "clap", arg(long = "as", value_name = "FORM"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

impl Default for Export {
    fn default() -> Self {
        Self { seed: "1".into(), stage: 1, form: None, run: RunOptions::default() }
    }
}

/// An exported floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExportFacts {
    /// The form.
    pub form: String,
    /// The floor's facts.
    pub floor: Box<FloorFacts>,
    /// The text of the file.
    pub file: String,
}

/// Side of a cell in the exported maps, in pixels.
const TILE: i64 = 16;

impl Export {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let stage = options::stage(self.stage)?;
        let seed = self.run.seed(&self.seed)?;
        let made = make(&self.run, seed, stage, None, false)?;
        let floor = facts(&made, seed, stage, &self.run);
        let form = self.form.as_deref().unwrap_or("json");
        let edges: Vec<Value> = doors(&made.floor)
            .iter()
            .map(|door| json!({ "from": door.from, "to": door.to, "hidden": door.hidden }))
            .collect();
        let sentence = Said::new(&words, sentence(&made));
        let file = match form {
            "json" => pretty(&json!({
                "format": "antre-isaac-floor", "version": 1, "floor": floor, "doors": edges,
            })),
            "tiled" => pretty(&tiled(&floor, &edges)),
            "ldtk" => pretty(&ldtk(&floor)),
            "ascii" => {
                let line = facts_line(&floor, &words);
                let picture = plan(&made, &sentence.text, &line, &words);
                picture.terminal(&Style { unicode: false, width: 120 }).plain()
            }
            other => {
                return Err(told!(
                    "error-choice",
                    what = "form",
                    found = other,
                    expected = "json, tiled, ldtk, ascii"
                ));
            }
        };
        let note = Message::new("isaac-note-templates");
        Ok(Answer {
            edition: edition(made.profile, &self.run),
            evidence: made.profile.layout_evidence(),
            sentence,
            notes: vec![Said::new(&words, note)],
            draws: None,
            picture: Picture::None,
            table: table(&floor),
            lines: None,
            verbatim: Some(file.clone()),
            found: !made.given_up,
            facts: Facts::IsaacExport(ExportFacts { form: form.into(), floor: Box::new(floor), file }),
        })
    }
}

fn pretty(value: &Value) -> String {
    // A value of strings and numbers always has a text.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// A Tiled map: one layer with a number per kind of room, one with the rooms as polygons, one with the doors.
fn tiled(floor: &FloorFacts, doors: &[Value]) -> Value {
    let [width, height] = floor.grid.map(i64::from);
    let property =
        |name: &str, kind: &str, value: Value| json!({ "name": name, "type": kind, "value": value });
    let mut next = 1;
    let mut id = || {
        next += 1;
        next - 1
    };
    let rooms: Vec<Value> = floor
        .rooms
        .iter()
        .map(|room| {
            let cells: Vec<Value> = room.cells.iter().map(|cell| json!([cell.x, cell.y])).collect();
            let left = room.cells.iter().map(|cell| cell.x).min().unwrap_or(0);
            let top = room.cells.iter().map(|cell| cell.y).min().unwrap_or(0);
            let right = room.cells.iter().map(|cell| cell.x).max().unwrap_or(0) + 1;
            let bottom = room.cells.iter().map(|cell| cell.y).max().unwrap_or(0) + 1;
            json!({
                "id": id(), "name": room.kind.name(), "type": room.kind.name(), "rotation": 0, "visible": true,
                "x": i64::from(left) * TILE, "y": i64::from(top) * TILE,
                "width": i64::from(right - left) * TILE, "height": i64::from(bottom - top) * TILE,
                "properties": [
                    property("shape", "string", room.shape.into()),
                    property("distance", "int", room.distance.into()),
                    property("cells", "string", Value::from(cells).to_string().into()),
                ],
            })
        })
        .collect();
    let links: Vec<Value> = doors
        .iter()
        .map(|door| {
            let point = |end: &str, axis: &str| door[end][axis].as_i64().unwrap_or(0) * TILE + TILE / 2;
            let (x, y) = (point("from", "x"), point("from", "y"));
            json!({
                "id": id(), "name": if door["hidden"] == true { "hidden" } else { "door" }, "type": "door",
                "rotation": 0, "visible": true, "x": x, "y": y, "width": 0, "height": 0,
                "polyline": [
                    { "x": 0, "y": 0 },
                    { "x": point("to", "x") - x, "y": point("to", "y") - y },
                ],
            })
        })
        .collect();
    let count = rooms.len() + links.len() + 1;
    let objects = |id: i64, name: &str, objects: Vec<Value>| {
        json!({
            "id": id, "name": name, "type": "objectgroup", "draworder": "index", "opacity": 1, "visible": true,
            "x": 0, "y": 0, "objects": objects,
        })
    };
    json!({
        "type": "map", "version": "1.10", "tiledversion": "1.10.2", "orientation": "orthogonal",
        "renderorder": "right-down", "compressionlevel": -1, "infinite": false, "width": width, "height": height,
        "tilewidth": TILE, "tileheight": TILE, "nextlayerid": 3, "nextobjectid": count, "tilesets": [],
        "properties": [
            property("seed", "string", floor.seed_text.clone().into()),
            property("stage", "int", floor.stage.into()),
            property("profile", "string", floor.profile.name().into()),
        ],
        "layers": [objects(1, "rooms", rooms), objects(2, "doors", links)],
    })
}

/// Colour of a kind in the `LDtk` grid.
fn colour(kind: Kind) -> &'static str {
    match kind {
        Kind::Start => "#1B2024",
        Kind::Boss | Kind::SecondBoss | Kind::Miniboss | Kind::Sacrifice => "#96152A",
        Kind::Treasure | Kind::SecondTreasure | Kind::Vault | Kind::Arcade | Kind::Reward | Kind::Coin => {
            "#8A5F00"
        }
        Kind::Shop | Kind::BedroomClean | Kind::BedroomDirty => "#12745F",
        Kind::Curse | Kind::Dice | Kind::Grave => "#8230B8",
        Kind::Challenge | Kind::Library => "#0D4F94",
        Kind::Secret | Kind::SuperSecret => "#626B6F",
        Kind::Normal | Kind::Extra => "#D3D8D4",
    }
}

/// An `LDtk` project: one level with one grid of numbers, a number per kind.
fn ldtk(floor: &FloorFacts) -> Value {
    let [width, height] = floor.grid.map(i64::from);
    let number = |kind: Kind| Kind::ALL.iter().position(|other| *other == kind).unwrap_or(0) + 1;
    let mut grid = vec![0; usize::from(floor.grid[0]) * usize::from(floor.grid[1])];
    for room in &floor.rooms {
        for cell in &room.cells {
            let place = usize::from(cell.x) + usize::from(cell.y) * usize::from(floor.grid[0]);
            if let Some(value) = grid.get_mut(place) {
                *value = number(room.kind);
            }
        }
    }
    let values: Vec<Value> = Kind::ALL
        .into_iter()
        .map(|kind| {
            json!({
                "value": number(kind), "identifier": kind.name().replace('-', "_"), "color": colour(kind),
                "tile": null, "groupUid": 0,
            })
        })
        .collect();
    let mut level = ldtk_level(floor.stage, width * TILE, height * TILE);
    level["layerInstances"] = json!([{
        "__identifier": "Rooms", "__type": "IntGrid", "__cWid": width, "__cHei": height,
        "__gridSize": TILE, "__opacity": 1, "__pxTotalOffsetX": 0, "__pxTotalOffsetY": 0,
        "__tilesetDefUid": null, "__tilesetRelPath": null, "iid": iid(2), "levelId": 2,
        "layerDefUid": 1, "pxOffsetX": 0, "pxOffsetY": 0, "visible": true, "optionalRules": [],
        "intGridCsv": grid, "autoLayerTiles": [], "seed": 0, "overrideTilesetUid": null,
        "gridTiles": [], "entityInstances": [],
    }]);
    let mut project = ldtk_project(width * TILE, height * TILE);
    project["defs"] = json!({
        "layers": [ldtk_layer(&values)],
        "entities": [], "tilesets": [], "enums": [], "externalEnums": [], "levelFields": [],
    });
    project["levels"] = json!([level]);
    project
}

/// The ids of the project's parts: one floor, one project, so that they may be fixed.
fn iid(number: u8) -> String {
    format!("e2c0b7a0-0000-4000-8000-{number:012}")
}

fn ldtk_project(width: i64, height: i64) -> Value {
    json!({
        "__header__": {
            "fileType": "LDtk Project JSON", "app": "LDtk", "appVersion": "1.5.3",
            "schema": "https://ldtk.io/files/JSON_SCHEMA.json",
        },
        "iid": iid(0), "jsonVersion": "1.5.3", "appBuildId": 473_703, "nextUid": 10,
        "identifierStyle": "Free", "toc": [], "worldLayout": "Free", "worldGridWidth": TILE * 16,
        "worldGridHeight": TILE * 16, "defaultLevelWidth": width, "defaultLevelHeight": height,
        "defaultPivotX": 0, "defaultPivotY": 0, "defaultGridSize": TILE, "defaultEntityWidth": TILE,
        "defaultEntityHeight": TILE, "bgColor": "#FBFBF8", "defaultLevelBgColor": "#FBFBF8",
        "minifyJson": false, "externalLevels": false, "exportTiled": false, "simplifiedExport": false,
        "imageExportMode": "None", "exportLevelBg": true, "pngFilePattern": null, "backupOnSave": false,
        "backupLimit": 10, "backupRelPath": null, "levelNamePattern": "Level_%idx", "tutorialDesc": null,
        "customCommands": [], "flags": [], "dummyWorldIid": iid(3), "worlds": [],
    })
}

fn ldtk_layer(values: &[Value]) -> Value {
    json!({
        "__type": "IntGrid", "identifier": "Rooms", "type": "IntGrid", "uid": 1, "doc": null,
        "uiColor": null, "gridSize": TILE, "guideGridWid": 0, "guideGridHei": 0, "displayOpacity": 1,
        "inactiveOpacity": 1, "hideInList": false, "hideFieldsWhenInactive": false,
        "canSelectWhenInactive": true, "renderInWorldView": true, "pxOffsetX": 0, "pxOffsetY": 0,
        "parallaxFactorX": 0, "parallaxFactorY": 0, "parallaxScaling": true, "requiredTags": [],
        "excludedTags": [], "autoTilesKilledByOtherLayerUid": null, "uiFilterTags": [],
        "useAsyncRender": false, "intGridValues": values, "intGridValuesGroups": [],
        "autoRuleGroups": [], "autoSourceLayerDefUid": null, "tilesetDefUid": null,
        "tilePivotX": 0, "tilePivotY": 0, "biomeFieldUid": null,
    })
}

fn ldtk_level(stage: u8, width: i64, height: i64) -> Value {
    json!({
        "identifier": format!("stage_{stage}"), "iid": iid(1), "uid": 2, "worldX": 0, "worldY": 0,
        "worldDepth": 0, "pxWid": width, "pxHei": height, "__bgColor": "#FBFBF8",
        "bgColor": null, "useAutoIdentifier": false, "bgRelPath": null, "bgPos": null, "bgPivotX": 0.5,
        "bgPivotY": 0.5, "__smartColor": "#FBFBF8", "__bgPos": null, "externalRelPath": null,
        "fieldInstances": [], "__neighbours": [],
    })
}
