//! The kinds of `duel` vectors (`docs/rules/duel.md`, section 10).

mod battles;
mod blows;
mod dice;
mod effects;
mod index;
mod queues;
mod screen;

use antre_duel::assumed::effects::EffectKind;
use antre_duel::{Fighter, Kind, KindSet, Span};
use sha2::{Digest, Sha256};

use super::{Node, Reader, Unreadable};

pub(super) const KINDS: &[(&str, Reader)] = &[
    ("INDEX.json", index::index),
    ("after_hit.json", effects::after_hit),
    ("armies.json", battles::armies),
    ("battle_16.json", battles::battle_16),
    ("battles_1_1000.json", battles::battles),
    ("battles_more.json", battles::battles_more),
    ("begin_turn.json", effects::begin_turn),
    ("damage.json", blows::damage),
    ("dice_and_hit.json", dice::dice_and_hit),
    ("game_battles.json", battles::game_battles),
    ("layers.json", blows::layers),
    ("preview.json", queues::preview),
    ("queue_random.json", queues::random),
    ("queue_small.json", queues::small),
    ("rng.json", dice::rng),
    ("screen.json", screen::screen),
    ("spells.json", blows::spells),
    ("strikes.json", blows::strikes),
    ("turn_limit.json", battles::turn_limit),
];

/// SHA-256 of bytes, in hexadecimal.
fn sha256(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes.as_ref()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Kinds by name; a name that the rules do not have becomes a kind of its own.
fn kind_of(name: &str) -> Kind {
    name.parse().unwrap_or_else(|_| Kind::Other(name.bytes().fold(7u8, |a, b| a.wrapping_mul(31) ^ b) % 59))
}

fn kind(node: &Node<'_>) -> Result<Kind, Unreadable> {
    Ok(kind_of(node.text()?))
}

fn kinds(node: &Node<'_>) -> Result<KindSet, Unreadable> {
    node.items()?.iter().map(kind).collect()
}

fn effect_of(name: &str) -> EffectKind {
    EffectKind::ALL.into_iter().find(|effect| effect.name() == name).unwrap_or(EffectKind::Other(0))
}

fn span(node: &Node<'_>, low: i64, high: i64) -> Result<Span, Unreadable> {
    Span::new("range", low, high).map_err(|error| Unreadable(format!("{}: {error}", node.place())))
}

/// A fighter as a list in the order of the lesson's fields, with or without the two lists of kinds.
fn fighter(node: &Node<'_>) -> Result<Fighter, Unreadable> {
    let f = node.items()?;
    if f.len() != 9 && f.len() != 11 {
        return Err(Unreadable(format!("{}: {} values: expected 9 or 11", node.place(), f.len())));
    }
    let fighter = Fighter {
        name: f[0].text()?.into(),
        max_hp: f[1].int()?,
        strength: f[2].int()?,
        agility: f[3].int()?,
        defense: f[4].int()?,
        speed: f[5].int()?,
        weapon: span(node, f[6].int()?, f[7].int()?)?,
        kind: kind(&f[8])?,
        resist: f.get(9).map(kinds).transpose()?.unwrap_or_default(),
        weak: f.get(10).map(kinds).transpose()?.unwrap_or_default(),
    };
    fighter.check().map_err(|error| Unreadable(format!("{}: {error}", node.place())))?;
    Ok(fighter)
}

/// `A..B` with both ends, as the vectors write ranges of seeds.
fn seeds(node: &Node<'_>, text: &str) -> Result<std::ops::RangeInclusive<i64>, Unreadable> {
    let ends = text.split_once("..").and_then(|(low, high)| {
        Some((low.trim().parse().ok()?, high.trim_start_matches('=').trim().parse().ok()?))
    });
    match ends {
        Some((low, high)) if low <= high && high - low <= 10_000_000 => Ok(low..=high),
        _ => {
            Err(Unreadable(format!("{}: \"{text}\": expected a range of seeds such as 1..500", node.place())))
        }
    }
}
