//! `flash.json` and `flash_trace.json`: floors of the Flash game, whole and attempt by attempt.

use antre_core::Mulberry32;
use antre_isaac::flash::{self, Attempt, FlashFloor, Specials, Target};
use antre_isaac::{Dice, Edge, FlashSetup, Profile};
use serde_json::{Map, Value, json};

use super::super::{Document, Node, Unreadable};
use super::seeds::word;

/// The inputs of a case (section 8a); keys that are not there have their defaults.
fn setup(options: &Node<'_>) -> Result<FlashSetup, Unreadable> {
    let mut setup = FlashSetup::default();
    for (key, value) in options.entries()? {
        match key {
            "stage" => setup.stage = u8::try_from(value.count()?).unwrap_or(u8::MAX),
            "xl" => setup.xl = value.flag()?,
            "lost" => setup.lost = value.flag()?,
            "fullHp" => setup.full_health = value.flag()?,
            "coins" => setup.coins = word(&value)?,
            "book" => setup.book = value.flag()?,
            "devil" => setup.devil_visited = value.flag()?,
            "minibossPool" => setup.miniboss_pool = value.flag()?,
            "alt" => setup.alt_chapter = value.flag()?,
            "edge" => {
                setup.edge = match value.text()? {
                    "open" => Edge::Open,
                    "swf8" => Edge::Swf8,
                    other => {
                        let place = value.place();
                        return Err(Unreadable(format!("{place}: \"{other}\": expected open or swf8")));
                    }
                };
            }
            // What else there is the document names as a value that nobody looked at.
            _ => {}
        }
    }
    let refused = |error| Unreadable(format!("{}: {error}", options.place()));
    setup.check(Profile::Flash).map_err(refused)?;
    Ok(setup)
}

/// Compares the rooms asked for: the file carries the error of the game's own floating-point sum, the rules count in
/// hundredths.
fn expect_target(node: &Node<'_>, target: Target) {
    let same =
        node.given().as_f64().is_some_and(|given| (given * 100.0).round() as i64 == i64::from(target.0));
    let own = || Value::from(f64::from(target.0) / 100.0);
    node.expect(if same { node.given().clone() } else { own() });
}

/// Compares every value of a floor; `fill` says whether it has its content.
fn expect(node: &Node<'_>, setup: &FlashSetup, floor: &FlashFloor, fill: bool) -> Result<(), Unreadable> {
    node.get("stage")?.expect(setup.stage);
    node.get("xl")?.expect(setup.xl);
    expect_target(&node.get("target")?, floor.target);
    node.get("attempts")?.expect(floor.attempts);
    node.get("draws")?.expect(floor.draws);
    let Some((attempt, content)) = &floor.accepted else {
        node.get("gaveUp")?.expect(true);
        return Ok(());
    };
    let specials = attempt.specials.iter().flat_map(Specials::list).map(|(kind, cell)| {
        let name = if kind.name() == "second-treasure" { "treasure2" } else { kind.name() };
        (name.to_owned(), Value::from(cell))
    });
    let secret = attempt.secret;
    node.get("cells")?.expect(attempt.cells.clone());
    node.get("extra")?.expect(attempt.extra.clone());
    node.get("boss")?.expect(attempt.boss);
    node.get("boss2")?.expect(attempt.boss2);
    node.get("superSecret")?.expect(attempt.super_secret);
    node.get("secret")?.expect(secret.map(|secret| secret.cell));
    node.get("secretVariant")?.expect(secret.map(|secret| secret.variant));
    node.get("specials")?.expect(specials.collect::<Map<_, _>>());
    node.get("unusedEnds")?.expect(attempt.unused.clone());
    node.get("deadEnds")?.expect(attempt.dead_ends.len());
    node.get("secretTries")?.expect(attempt.secret_tries);
    node.get("secretTry")?.expect(secret.map_or(-1, |secret| i64::from(secret.found_at)));
    node.get("secretNeighbours")?.expect(secret.map(|secret| secret.neighbours));
    node.get("bossDist")?.expect(attempt.boss_distance);
    if fill {
        let rooms = content.rooms.iter().map(|(cell, room)| (cell.to_string(), Value::from(*room)));
        node.get("rooms")?.expect(rooms.collect::<Map<_, _>>());
        node.get("drawsAfterFill")?.expect(content.draws);
    }
    Ok(())
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
            let seed = word(&floor.get("seed")?)?;
            let made = flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |_| {});
            expect(&floor, &setup, &made, true)?;
        }
    }
    Ok(())
}

pub(super) fn traces(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for case in root.get("cases")?.items()? {
        let _case = case.case();
        let (setup, seed) = (setup(&case.get("options")?)?, word(&case.get("seed")?)?);
        let mut attempts = Vec::new();
        let made = flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |attempt| {
            attempts.push(checkpoint(attempt));
        });
        case.get("attempts")?.expect(attempts);
        let accepted = case.get("accepted")?;
        accepted.get("seed")?.expect(seed);
        expect(&accepted, &setup, &made, false)?;
    }
    Ok(())
}

/// What is known after each part of an attempt.
fn checkpoint(attempt: &Attempt) -> Value {
    json!({
        "attempt": attempt.number,
        "drawsAfterGrowth": attempt.draws_after_growth,
        "grown": attempt.grown,
        "endrooms": attempt.dead_ends,
        "boss": attempt.boss,
        "boss2": attempt.boss2,
        "superSecret": attempt.super_secret,
        "drawsAfterSuperSecret": attempt.draws_after_super_secret,
        "secret": attempt.secret.map(|secret| secret.cell),
        "secretTries": attempt.secret_tries,
        "mapsize": attempt.total,
        "endroomsLeft": attempt.ends_left,
        "drawsAfterSecret": attempt.draws_after_secret,
        "drawsAfterSpecials": attempt.draws,
        "enoughEndrooms": attempt.specials.is_some(),
    })
}
