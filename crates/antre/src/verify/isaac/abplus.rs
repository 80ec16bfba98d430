//! `abplus.json`: floors of the Rebirth engine with their layouts (section 8a).

use antre_core::Xorshift32;
use antre_isaac::abplus::{self, AbplusFloor, GridRoom};
use antre_isaac::stage::CurseRule;
use antre_isaac::{AbplusSetup, Curse, Kind, Profile, Room, Shape, StartSeed};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::seeds::word;

/// The name of a kind in the vectors.
pub(super) fn kind_name(kind: Kind) -> String {
    match kind {
        Kind::SuperSecret => "supersecret".into(),
        Kind::SecondBoss => "boss2".into(),
        Kind::SecondTreasure => "treasure2".into(),
        other => other.name().replace('-', "_"),
    }
}

/// The inputs of a case; keys that are not there have their defaults.
fn setup(options: &Node<'_>) -> Result<AbplusSetup, Unreadable> {
    let mut setup = AbplusSetup::default();
    for (key, value) in options.entries()? {
        match key {
            "stage" => setup.stage = u8::try_from(value.count()?).unwrap_or(u8::MAX),
            "hard" => setup.hard = value.flag()?,
            "hearts" => setup.hearts = word(&value)?,
            "maxHearts" => setup.max_hearts = word(&value)?,
            "coins" => setup.coins = word(&value)?,
            "keys" => setup.keys = word(&value)?,
            "book" => setup.book = value.flag()?,
            "devilVisited" => setup.devil_visited = value.flag()?,
            "curse" => setup.curse = CurseRule::Forced(curse(&value)?),
            "bossTemplate" => {
                let name = value.text()?;
                setup.boss_shape = Shape::of_name(name).ok_or_else(|| {
                    Unreadable(format!("{}: \"{name}\": expected a shape such as 2x2", value.place()))
                })?;
            }
            "bossDoors" => setup.boss_doors = u8::try_from(value.count()?).unwrap_or(u8::MAX),
            // What else there is the document names as a value that nobody looked at.
            _ => {}
        }
    }
    let refused = |error| Unreadable(format!("{}: {error}", options.place()));
    setup.check(Profile::Abplus).map_err(refused)?;
    Ok(setup)
}

/// A curse, or none.
fn curse(node: &Node<'_>) -> Result<Option<Curse>, Unreadable> {
    match node.text()? {
        "none" => Ok(None),
        name => Curse::of_name(name).map(Some).ok_or_else(|| {
            Unreadable(format!("{}: \"{name}\": expected none or a curse such as lost", node.place()))
        }),
    }
}

pub(super) fn floors(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for case in root.get("cases")?.items()? {
        let setup = setup(&case.get("options")?)?;
        let floors = case.get("floors")?.items()?;
        case.get("n")?.expect(floors.len());
        for floor in floors {
            let _case = floor.case();
            let start = StartSeed(word(&floor.get("startSeed")?)?);
            expect(&floor, &setup, &abplus::generate::<Xorshift32>(start, &setup, &mut |_| {}))?;
        }
    }
    Ok(())
}

/// Compares every value of a floor.
fn expect(node: &Node<'_>, setup: &AbplusSetup, made: &AbplusFloor<Xorshift32>) -> Result<(), Unreadable> {
    let wanted = made.wanted;
    node.get("stageSeed")?.expect(wanted.stage_seed);
    node.get("stage")?.expect(setup.stage);
    node.get("variant")?.expect(wanted.variant);
    node.get("hard")?.expect(setup.hard);
    node.get("curse")?.expect(wanted.curse.map_or("none", Curse::name));
    node.get("want")?.expect(wanted.rooms);
    node.get("layoutSeed")?.expect(wanted.layout_seed);
    node.get("minDead")?.expect(wanted.dead_ends);
    node.get("loops")?.expect(made.loops);
    let streams = &made.streams;
    node.get("draws")?.expect(json!({ "stage": streams.stage.drawn(), "layout": streams.layout.drawn() }));
    let accepted = made.accepted.as_ref();
    let layout = accepted.map_or(&[][..], |made| &made.layout);
    node.get("layout")?.expect(layout.iter().map(layout_room).collect::<Vec<_>>());
    node.get("deadOrder")?.expect(accepted.map_or_else(Vec::new, |made| made.dead_order.clone()));
    let floor = accepted.map(abplus::Loop::floor);
    let rooms = floor.iter().flat_map(|floor| &floor.rooms);
    node.get("rooms")?.expect(rooms.map(room).collect::<Vec<_>>());
    let mut bosses = json!({});
    for (number, choice) in
        [("", accepted.and_then(|made| made.boss)), ("2", accepted.and_then(|made| made.boss2))]
    {
        if let Some(choice) = choice {
            bosses[format!("id{number}")] = choice.id.into();
            bosses[format!("doubleTrouble{number}")] = choice.double_trouble.into();
        }
    }
    node.get("boss")?.expect(bosses);
    Ok(())
}

fn layout_room(room: &GridRoom) -> Value {
    json!({
        "shape": room.shape.id(), "x": room.origin.x, "y": room.origin.y, "dist": room.distance,
        "dead": room.dead,
    })
}

fn room(room: &Room) -> Value {
    json!({
        "shape": room.shape.id(), "x": room.origin.x, "y": room.origin.y, "dist": room.distance,
        "type": kind_name(room.kind), "doors": room.doors,
    })
}
