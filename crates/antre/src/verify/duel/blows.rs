//! `damage.json`, `strikes.json`, `spells.json`, `layers.json`: one blow and what it is made of.

use antre_core::{Mulberry32, Trace};
use antre_duel::assumed::effects::EffectKind;
use antre_duel::assumed::game_fight::{Attack, Landed, strike};
use antre_duel::assumed::spell::{Spell, cast};
use antre_duel::strike::{Blow, resisted, word};
use antre_duel::{Creature, Dice, Effect, Fighter, Kind, KindSet, Rules, Span, Stat, Stats, VERBS};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::effects::effects;
use super::{effect_of, kind, kind_of, kinds, sha256, span};

/// A blow whose damage alone is asked for.
fn blow(strength: i64, defense: i64) -> Blow {
    Blow {
        accuracy: 0,
        evasion: 0,
        weapon: Span::HUNDRED,
        strength,
        power: 100,
        crit_chance: 0,
        kind: Kind::Slash,
        defense,
        resist: KindSet::NONE,
        weak: KindSet::NONE,
    }
}

/// Critical chance of a lesson fighter with this agility.
fn crit_chance(agility: i64, kind: Kind) -> i64 {
    let fighter = Fighter { agility, kind, ..antre_duel::lesson::party()[0].clone() };
    fighter.crit_chance(&Rules::LESSON)
}

pub(super) fn damage(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let rules = Rules::LESSON;
    let case = root.case();
    let shown = |weapon, strength, defense, crit| blow(strength, defense).damage(weapon, crit, &rules);
    let mut lines = vec![
        format!("golpe normal: 6 + 7 - 1 -> {}", shown(6, 7, 1, false)),
        format!("golpe crítico: (6 + 7) * 2 - 1 -> {}", shown(6, 7, 1, true)),
        format!("golpe débil contra armadura: 2 + 1 - 6 -> {}", shown(2, 1, 6, false)),
    ];
    lines.extend(
        [4, 8, 25, 40].map(|a| format!("golpe crítico: destreza {a} -> {}%", crit_chance(a, Kind::Slash))),
    );
    root.get("stdout_damage")?.expect(lines);
    // The lesson's skeleton resists slash and is weak to blunt.
    let (resist, weak) = (KindSet::NONE.with(Kind::Slash), KindSet::NONE.with(Kind::Blunt));
    let names = ["cortante", "perforante", "contundente", "fuego", "veneno"];
    let lines: Vec<String> = names
        .iter()
        .zip(Kind::ALL)
        .map(|(name, kind)| format!("{name}: 12 -> {}", resisted(resist, weak, kind, 12)))
        .collect();
    root.get("stdout_resist")?.expect(lines);
    let lines: Vec<String> = [1, 2, 4, 5, 8, 9, 10, 12]
        .map(|damage| {
            format!("{damage} de 20: {}%, {}", 100 * damage / 20, VERBS[usize::from(word(damage, 20))])
        })
        .into();
    root.get("stdout_words")?.expect(lines);
    root.get("word_names")?.expect(VERBS.to_vec());
    drop(case);
    for row in root.get_prefix("damage_grid")?.items()? {
        let _case = row.case();
        let [weapon, strength, defense, crit, damage] = row.tuple()?;
        damage.expect(blow(strength.int()?, defense.int()?).damage(weapon.int()?, crit.flag()?, &rules));
    }
    for row in root.get_prefix("resisted")?.items()? {
        let _case = row.case();
        let [resist, weak, of, before, out, least] = row.tuple()?;
        let got = resisted(kinds(&resist)?, kinds(&weak)?, kind(&of)?, before.int()?);
        out.expect(got);
        least.expect(got.max(1));
    }
    for row in root.get_prefix("words")?.items()? {
        let _case = row.case();
        let [max_hp, words] = row.tuple()?;
        let max_hp = max_hp.int()?.max(1);
        let count = words.items()?.len() as i64;
        words.expect((1..=count).map(|damage| word(damage, max_hp)).collect::<Vec<_>>());
    }
    for row in root.get_prefix("crit[")?.items()? {
        let _case = row.case();
        let [agility, plain, pierce] = row.tuple()?;
        plain.expect(crit_chance(agility.int()?, Kind::Slash));
        pierce.expect(crit_chance(agility.int()?, Kind::Pierce));
    }
    Ok(())
}

/// Everything that one strike of the grid depends on.
struct Grid {
    attacker: Creature,
    target: Creature,
    attack: Attack,
}

/// The grid's axes, slowest first, as the file's `grid` text says.
const ATTACKER_AGILITY: [i64; 4] = [0, 4, 25, 60];
const TARGET_AGILITY: [i64; 3] = [0, 8, 45];
const STRENGTH: [i64; 2] = [0, 7];
const DEFENSE: [i64; 3] = [0, 3, 12];
const WEAPON: [[i64; 2]; 3] = [[2, 5], [4, 7], [3, 3]];
const POWER: [i64; 3] = [50, 100, 150];
const SEED: i64 = 100_000;

fn grid(k: usize, at: &Node<'_>) -> Result<Grid, Unreadable> {
    let mut rest = k;
    let mut digit = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let wounded = digit(2) == 1;
    let power = POWER[digit(3)];
    let kind = Kind::ALL[digit(5)];
    let [low, high] = WEAPON[digit(3)];
    let defense = DEFENSE[digit(3)];
    let strength = STRENGTH[digit(2)];
    let target_agility = TARGET_AGILITY[digit(3)];
    let attacker_agility = ATTACKER_AGILITY[digit(4)];
    let (resist, weak) = match k % 3 {
        0 => (KindSet::NONE, KindSet::NONE),
        1 => (KindSet::NONE.with(Kind::Slash).with(Kind::Fire), KindSet::NONE.with(Kind::Blunt)),
        _ => (KindSet::NONE.with(Kind::Pierce), KindSet::NONE.with(Kind::Slash).with(Kind::Poison)),
    };
    let k = k as i64;
    let base = |max_hp, agility| Stats::default().with(Stat::MaxHp, max_hp).with(Stat::Agility, agility);
    let mut attacker = Creature::new("attacker", base(40, attacker_agility).with(Stat::Strength, strength));
    attacker.hp = if wounded { 9 } else { 40 };
    let max_hp = 20 + k % 31;
    let mut target = Creature::new("target", base(max_hp, target_agility).with(Stat::Defense, defense));
    target.hp = 1 + k % max_hp;
    (target.resist, target.weak) = (resist, weak);
    Ok(Grid { attacker, target, attack: Attack { weapon: span(at, low, high)?, kind, power } })
}

/// A strike of the grid, done.
struct Done {
    line: String,
    hit_chance: i64,
    landed: Option<Landed>,
    target: Creature,
    draws: Vec<Value>,
    state: u32,
}

fn done(k: usize, seed: i64, Grid { attacker, mut target, attack }: Grid) -> Done {
    let rules = Rules::LESSON;
    let mut dice: Dice<Trace<Mulberry32>> = Dice::traced(seed);
    let hit_chance = rules.hit_chance(attacker.accuracy(), target.evasion());
    let landed = strike(&mut dice, &attacker, &mut target, &attack, &rules);
    let (drawn, state) = (dice.drawn(), dice.stream().stream().state());
    let middle = match &landed {
        None => "miss".to_owned(),
        Some(Landed { hit, word, effect }) => {
            let effect = effect.map_or("-", |(kind, _)| kind.name());
            format!("{} {} {word} {effect}", hit.damage, u8::from(hit.crit))
        }
    };
    let line = format!("{k} {hit_chance} {middle} {} {drawn} {state}", target.hp);
    Done { line, hit_chance, landed, target, draws: draws(&dice), state }
}

/// `[[low, high, value], …]` of everything drawn.
pub(super) fn draws(dice: &Dice<Trace<Mulberry32>>) -> Vec<Value> {
    let readings = dice.stream().records().iter().filter_map(|record| record.reading);
    readings.map(|reading| json!([reading.low, reading.high, reading.value])).collect()
}

pub(super) fn strikes(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("grid")?.note();
    root.get("line")?.note();
    let size = 4 * 3 * 2 * 3 * 3 * 5 * 3 * 2;
    let case = root.case();
    root.get("count")?.expect(size);
    let mut lines = Vec::with_capacity(size);
    for k in 0..size {
        lines.push(done(k, SEED + k as i64, grid(k, &root)?).line);
    }
    root.get("sha256_lines")?
        .expect(sha256(lines.iter().flat_map(|l| [l.as_str(), "\n"]).collect::<String>()));
    let first = root.get("first_40")?;
    first.expect_lines(lines.iter().map(String::as_str).take(40));
    drop(case);
    for sample in root.get("samples")?.items()? {
        let _case = sample.case();
        strike_sample(&sample)?;
    }
    Ok(())
}

/// A strike in full: everything of it stands in the file, so it is built from there and not from the grid.
fn strike_sample(sample: &Node<'_>) -> Result<(), Unreadable> {
    let k = sample.get("k")?.count()?;
    let Grid { attacker, target, attack } = grid(k % 6_480, sample)?;
    // The file repeats the grid's values: those are expected ones.
    let (a, t) = (sample.get("attacker")?, sample.get("target")?);
    a.expect(json!({
        "agility": attacker.stat(Stat::Agility), "strength": attacker.stat(Stat::Strength),
        "hp": attacker.hp, "maxHp": attacker.max_hp(),
    }));
    let names = |set: KindSet| set.iter().map(Kind::name).collect::<Vec<_>>();
    let listed = |node: &Node<'_>, set: KindSet| -> Result<Vec<String>, Unreadable> {
        // The order inside a list says nothing.
        let mut given: Vec<String> =
            node.items()?.iter().map(|kind| kind.text().map(str::to_owned)).collect::<Result<_, _>>()?;
        let same = given.iter().map(|name| kind_of(name)).collect::<KindSet>() == set;
        if !same || given.len() != names(set).len() {
            given = names(set).into_iter().map(str::to_owned).collect();
        }
        Ok(given)
    };
    let (resist, weak) = (listed(&t.get("resist")?, target.resist)?, listed(&t.get("weak")?, target.weak)?);
    t.expect(json!({
        "agility": target.stat(Stat::Agility), "defense": target.stat(Stat::Defense),
        "maxHp": target.max_hp(), "hp": target.hp, "resist": resist, "weak": weak,
    }));
    sample.get("weapon")?.expect(vec![attack.weapon.low(), attack.weapon.high()]);
    sample.get("kind")?.expect(attack.kind.name());
    sample.get("power")?.expect(attack.power);
    sample.get("seed")?.expect(SEED + k as i64);
    let done = done(k, SEED + k as i64, Grid { attacker, target, attack });
    sample.get("hit_chance")?.expect(done.hit_chance);
    sample.get("draws")?.expect(done.draws);
    sample.get("miss")?.expect(done.landed.is_none());
    let landed = done.landed.as_ref();
    sample.get("damage")?.expect(json!(landed.map(|l| l.hit.damage)));
    sample.get("crit")?.expect(landed.is_some_and(|l| l.hit.crit));
    sample.get("word")?.expect(json!(landed.map(|l| l.word)));
    sample.get("effect")?.expect(json!(landed.and_then(|l| l.effect).map(|(kind, _)| kind.name())));
    sample.get("hp_after")?.expect(done.target.hp);
    sample.get("effects_after")?.expect(effects(&done.target));
    sample.get("state_after")?.expect(done.state);
    Ok(())
}

pub(super) fn spells(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("status")?.note();
    root.get("target")?.note();
    for vector in root.get("cases")?.items()? {
        let _case = vector.case();
        let mut dice: Dice<Trace<Mulberry32>> = Dice::traced(vector.get("seed")?.int()?);
        let [low, high] = vector.get("range")?.tuple()?;
        let spell = Spell {
            damage: span(&vector, low.int()?, high.int()?)?,
            bonus: vector.get("bonus")?.int()?,
            kind: kind(&vector.get("kind")?)?,
        };
        let stats = Stats::default().with(Stat::MaxHp, 30).with(Stat::Agility, 60);
        let mut target = Creature::new("target", stats.with(Stat::Defense, vector.get("defense")?.int()?));
        target.resist = kinds(&vector.get("resist")?)?;
        target.weak = kinds(&vector.get("weak")?)?;
        let cast = cast(&mut dice, &spell, &mut target);
        vector.get("damage")?.expect(cast.damage);
        vector.get("word")?.expect(cast.word);
        vector.get("effect")?.expect(json!(cast.effect.map(|(kind, _)| kind.name())));
        vector.get("draws")?.expect(draws(&dice));
    }
    Ok(())
}

/// Names of the stats in the vectors.
const STATS: [(&str, Stat); 8] = [
    ("maxHp", Stat::MaxHp),
    ("maxMana", Stat::MaxMana),
    ("strength", Stat::Strength),
    ("agility", Stat::Agility),
    ("defense", Stat::Defense),
    ("speed", Stat::Speed),
    ("accuracy", Stat::Accuracy),
    ("evasion", Stat::Evasion),
];

/// A number for every stat named; an unknown name is a form this kind does not have.
pub(super) fn stats(node: &Node<'_>) -> Result<Stats, Unreadable> {
    let mut stats = Stats::default();
    for (name, value) in node.entries()? {
        let Some((_, stat)) = STATS.iter().find(|(known, _)| *known == name) else {
            return Err(Unreadable(format!("{}: no stat has this name", value.place())));
        };
        stats = stats.with(*stat, value.int()?);
    }
    Ok(stats)
}

pub(super) fn layers(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let rules = Rules::LESSON;
    for vector in root.get("creatures")?.items()? {
        let _case = vector.case();
        let mut creature = Creature::new(vector.get("name")?.text()?, stats(&vector.get("base")?)?);
        creature.gear = vector.get("gear")?.items()?.iter().map(stats).collect::<Result<_, _>>()?;
        for effect in vector.get("effects")?.items()? {
            let named = effect_of(effect.get("kind")?.text()?);
            // Several effects of names that the rules do not have are still several effects.
            let kind = match named {
                EffectKind::Other(_) => EffectKind::Other(creature.effects.len() as u8),
                known => known,
            };
            creature.effects.push(Effect {
                kind,
                turns: effect.get("turns")?.int()?,
                power: effect.get("power")?.int()?,
                modifiers: effect.find("mods").map_or(Ok(Stats::default()), |mods| stats(&mods))?,
            });
        }
        let each = |number: &dyn Fn(Stat) -> i64| {
            let numbers = STATS.iter().map(|&(name, stat)| (name.to_owned(), Value::from(number(stat))));
            Value::Object(numbers.collect())
        };
        vector.get("raw")?.expect(each(&|stat| creature.raw(stat)));
        vector.get("stat")?.expect(each(&|stat| creature.stat(stat)));
        vector.get("maxHp")?.expect(creature.max_hp());
        vector.get("maxMana")?.expect(creature.max_mana());
        vector.get("evasion")?.expect(creature.evasion());
        vector.get("critChance")?.expect(creature.crit_chance(&rules));
        vector.get("queue_gain")?.expect(rules.gain(creature.stat(Stat::Speed)));
        for row in vector.get_prefix("by_hp")?.items()? {
            let [hp, heavy, accuracy] = row.tuple()?;
            creature.hp = hp.int()?;
            heavy.expect(creature.heavily_wounded());
            accuracy.expect(creature.accuracy());
        }
    }
    for row in root.get_prefix("heavy_wound_table")?.items()? {
        let _case = row.case();
        let [hp, max_hp, heavy] = row.tuple()?;
        let mut creature = Creature::new("wounded", Stats::default().with(Stat::MaxHp, max_hp.int()?));
        creature.hp = hp.int()?;
        heavy.expect(creature.heavily_wounded());
    }
    Ok(())
}
