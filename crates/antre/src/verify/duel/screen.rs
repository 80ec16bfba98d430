//! `screen.json`: whole frames, and bars.

use antre_duel::{Bar, Combatant, Hero, Screen, bar};

use super::super::{Document, Node, Unreadable};

fn gauge(node: &Node<'_>, now: &str, max: &str) -> Result<Bar, Unreadable> {
    Ok(Bar { now: node.get(now)?.int()?, max: node.get(max)?.int()? })
}

fn label(node: &Node<'_>) -> Result<String, Unreadable> {
    node.find("effects").map_or(Ok(String::new()), |effects| effects.text().map(str::to_owned))
}

pub(super) fn screen(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    for vector in root.get("frames")?.items()? {
        let _case = vector.case();
        vector.get("name")?.note();
        vector.get("status")?.note();
        let h = vector.get("hero")?;
        let hero = Hero {
            name: h.get("name")?.text()?.into(),
            class: h.get("cls")?.text()?.into(),
            level: h.get("level")?.int()?,
            hp: gauge(&h, "hp", "maxHp")?,
            mana: gauge(&h, "mana", "maxMana")?,
            effects: label(&h)?,
        };
        let enemies = vector.get("enemies")?.items()?;
        let enemies = enemies.iter().map(|enemy| {
            Ok(Combatant {
                name: enemy.get("name")?.text()?.into(),
                hp: gauge(enemy, "hp", "maxHp")?,
                effects: label(enemy)?,
            })
        });
        let log = vector.get("log")?.items()?;
        let screen = Screen {
            hero,
            enemies: enemies.collect::<Result<_, Unreadable>>()?,
            log: log.iter().map(|line| line.text().map(str::to_owned)).collect::<Result<_, _>>()?,
            footer: vector.get("footer")?.text()?.into(),
        };
        vector.get("frame")?.expect(screen.rows());
    }
    for row in root.get_prefix("bars")?.items()? {
        let _case = row.case();
        let [width, now, max, text] = row.tuple()?;
        let width = width.count()?.min(1_000);
        text.expect(bar(width, Bar { now: now.int()?, max: max.int()? }));
    }
    Ok(())
}
