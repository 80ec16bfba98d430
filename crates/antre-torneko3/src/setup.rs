//! From a scenario to a state that can run: every name and place is checked here, once.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use antre_core::{Cell, in_range};

use crate::actor::{Actor, ActorId, Class, StatusTimer};
use crate::drawing::Drawing;
use crate::edition::{Rules, words};
use crate::error::Torneko3Error;
use crate::event::Recorder;
use crate::floor::{Floor, Ground, Pillar, PillarKind, Shop, Spike, Statue, StatueEffect, Trap, TrapKind};
use crate::labels::Labels;
use crate::play::{Input, Kind, Special};
use crate::presets::{Dungeon, Family, Party, dungeon, family};
use crate::scenario::{At, CharSpec, DecisionSpec, InputSpec, Scenario, SpawnCell};
use crate::script::{Decision, Mind, RingHit, Script, SpawnPlan};
use crate::speed::Speed;
use crate::state::{House, State};
use crate::turn::Step;

/// A scenario made ready.
#[derive(Debug, Clone, PartialEq)]
pub struct Setup {
    /// The start.
    pub state: State,
    /// Who does what.
    pub script: Script,
    /// Names.
    pub labels: Labels,
    /// Turns to run.
    pub turns: u32,
    /// Whether the vectors' log has a line for each turn.
    pub log_turns: bool,
    /// The scenario's own sentence.
    pub title: String,
}

impl Setup {
    /// Runs the scenario from its start.
    pub fn run(&self) -> (State, Recorder) {
        self.run_with(self.state.rules)
    }

    /// Runs the scenario under other readings of the rules.
    pub fn run_with(&self, rules: Rules) -> (State, Recorder) {
        let (mut state, mut script, mut log) = (self.state.clone(), self.script.clone(), Recorder::default());
        state.rules = rules;
        state.run(self.turns, &mut script, &mut log);
        (state, log)
    }

    /// Runs the scenario up to a moment: the state just before `phase` of turn `run` (turns of the run, from 1).
    pub fn state_before(&self, run: u32, phase: crate::Phase) -> State {
        let (mut state, mut script) = (self.state.clone(), self.script.clone());
        while !(state.phase == phase && state.turns_run + u32::from(phase == crate::Phase::W) >= run) {
            match state.step(&mut script, &mut ()) {
                Step::Went => {}
                Step::Stairs => state.next_floor(),
                Step::Over => break,
            }
            if state.turns_run > run.saturating_add(1) {
                break;
            }
        }
        state
    }

    /// Makes a scenario ready.
    ///
    /// # Errors
    /// A sentence on whatever cannot be meant: unknown names, places outside the map or on one another, verbs without
    /// what they need.
    pub fn new(scenario: &Scenario) -> Result<Self, Torneko3Error> {
        Builder::new(scenario)?.build()
    }
}

struct Builder<'a> {
    scenario: &'a Scenario,
    floor: Floor,
    labels: Labels,
    drawing: Drawing,
    rules: Rules,
}

impl<'a> Builder<'a> {
    fn new(scenario: &'a Scenario) -> Result<Self, Torneko3Error> {
        let drawing = Drawing::new(&scenario.map)?;
        let mut floor = Floor::open(0, 0);
        floor.ground = drawing.ground.clone();
        let mut rules = scenario.config;
        if let Some(name) = &scenario.dungeon {
            let known = dungeon(name).ok_or_else(|| Torneko3Error::Unknown {
                what: "dungeon".into(),
                found: name.clone(),
                expected: words(Dungeon::ALL.iter().map(|known| known.id)),
            })?;
            rules.wind_limit = known.wind_limit;
        }
        Ok(Self { scenario, floor, labels: Labels::default(), drawing, rules })
    }

    fn build(mut self) -> Result<Setup, Torneko3Error> {
        self.lay_floor()?;
        let chars = self.characters()?;
        self.labels.actors = chars.iter().map(|spec| spec.id.clone()).collect();
        let mut state = State::empty(self.rules, self.floor.clone());
        state.turn = self.scenario.turn_counter;
        state.extra_enemies = self.scenario.extra_enemies;
        state.thief = self.scenario.thief;
        state.unpaid = self.scenario.unpaid;
        state.ring = self.scenario.ring.is_some();
        let house = self.scenario.map.mh.as_ref();
        let has_house = house.is_some() || self.drawing.has(Ground::HOUSE);
        state.house =
            has_house.then(|| House { active: house.is_some_and(|house| house.active), activated: 0 });
        for spec in &chars {
            let actor = self.actor(spec)?;
            state.put(actor);
        }
        number(&mut state)?;
        let script = self.script(&chars)?;
        let inputs = u32::try_from(script.inputs.len()).unwrap_or(u32::MAX);
        let turns = self.scenario.turns.unwrap_or(inputs.max(1));
        let title = self.scenario.title.clone();
        let log_turns = self.scenario.log_turns;
        Ok(Setup { state, script, labels: self.labels, turns, log_turns, title })
    }

    fn cell(&self, what: &str, at: At) -> Result<Cell, Torneko3Error> {
        let [x, y] = at;
        let (width, height) = (self.floor.ground.width(), self.floor.ground.height());
        let inside = (0..i64::from(width)).contains(&x) && (0..i64::from(height)).contains(&y);
        if inside {
            Ok(Cell::new(x as u8, y as u8))
        } else {
            Err(Torneko3Error::OffMap { what: what.into(), x, y, width, height })
        }
    }

    fn need(
        &self,
        place: &str,
        verb: &str,
        key: &'static str,
        at: Option<At>,
    ) -> Result<Cell, Torneko3Error> {
        let at = at.ok_or_else(|| missing(place, verb, key))?;
        self.cell(&format!("{place}, `{key}`"), at)
    }

    fn lay_floor(&mut self) -> Result<(), Torneko3Error> {
        let map = &self.scenario.map;
        let marks = [
            ("slippery floor", &map.slip, Ground::SLIP),
            ("water", &map.water, Ground::WATER),
            ("crystal", &map.crystal, Ground::CRYSTAL),
            ("an item", &map.items, Ground::ITEM),
        ];
        for (what, cells, ground) in marks {
            self.mark(what, cells, ground)?;
        }
        if let Some(house) = &map.mh {
            self.mark("the monster house", &house.cells, Ground::HOUSE)?;
        }
        if let Some(shop) = &map.shop {
            self.mark("the shop", &shop.room, Ground::SHOP)?;
            self.mark("the carpet", &shop.carpet, Ground::CARPET)?;
            self.floor.shop = Some(Shop { gold: shop.gold, price: shop.price.unwrap_or(1) });
        } else if self.drawing.has(Ground::SHOP) || self.drawing.has(Ground::CARPET) {
            self.floor.shop = Some(Shop { gold: 0, price: 1 });
        }
        let stairs = map.stairs.map(|at| self.cell("the stairs", at)).transpose()?;
        self.floor.stairs = stairs.or(self.drawing.stairs);
        self.traps()?;
        self.pillars_and_spikes()?;
        self.statues()
    }

    fn mark(&mut self, what: &str, cells: &[At], ground: Ground) -> Result<(), Torneko3Error> {
        for &at in cells {
            let cell = self.cell(what, at)?;
            self.floor.mark(cell, ground);
        }
        Ok(())
    }

    fn traps(&mut self) -> Result<(), Torneko3Error> {
        let specs = &self.scenario.map.traps;
        let drawn = core::mem::take(&mut self.drawing.traps);
        for (at, spec) in placed(specs, |spec| spec.at, &drawn, "trap")? {
            let place = format!("trap at {},{}", at[0], at[1]);
            let cell = self.cell("a trap", at)?;
            if self.floor.trap_at(cell).is_some() {
                return Err(overlap(cell, "a trap", "another trap"));
            }
            let kind = match spec.kind.as_str() {
                "warp" => TrapKind::Warp { to: self.need(&place, "warp", "to", spec.to)? },
                "damage" => TrapKind::Damage(spec.dmg.unwrap_or(10)),
                "" => return Err(missing(&place, "trap", "kind")),
                _ => TrapKind::Other,
            };
            self.floor.lay(Trap { at: cell, kind, enemies: spec.enemies });
            self.labels.traps.push(spec.kind.clone());
        }
        Ok(())
    }

    fn pillars_and_spikes(&mut self) -> Result<(), Torneko3Error> {
        let drawn = core::mem::take(&mut self.drawing.pillars);
        let usual = [crate::scenario::PillarSpec::default()];
        let specs = &self.scenario.map.pillars;
        let specs = if specs.is_empty() { &usual[..] } else { specs };
        for (at, spec) in placed(specs, |spec| spec.at, &drawn, "pillar")? {
            let place = format!("pillar at {},{}", at[0], at[1]);
            let cell = self.cell("a pillar", at)?;
            if self.floor.pillar_at(cell).is_some() {
                return Err(overlap(cell, "a pillar", "another pillar"));
            }
            let kind = if spec.kind == "wind" {
                PillarKind::Wind { to: self.need(&place, "wind", "to", spec.to)? }
            } else {
                PillarKind::Damage(spec.dmg.unwrap_or(10))
            };
            self.floor.raise(Pillar { at: cell, kind });
        }
        let drawn = core::mem::take(&mut self.drawing.spikes);
        let usual = [crate::scenario::SpikeSpec::default()];
        let specs = &self.scenario.map.spikes;
        let specs = if specs.is_empty() { &usual[..] } else { specs };
        for (at, spec) in placed(specs, |spec| spec.at, &drawn, "spikes")? {
            let cell = self.cell("spikes", at)?;
            if self.floor.spike_at(cell).is_some() {
                return Err(overlap(cell, "spikes", "more spikes"));
            }
            self.floor.spike(Spike { at: cell, damage: spec.dmg.unwrap_or(10) });
        }
        Ok(())
    }

    fn statues(&mut self) -> Result<(), Torneko3Error> {
        let mut specs: Vec<_> = self.scenario.map.statues.iter().collect();
        specs.sort_by_key(|spec| spec.placed);
        for spec in specs {
            let effect = if spec.kind == "slow_player" {
                let place = format!("statue `{}`", spec.id);
                let turns = spec.turns.ok_or_else(|| missing(&place, "slow_player", "turns"))?;
                StatueEffect::SlowPlayer { turns: at_least_1(&place, turns)? }
            } else {
                StatueEffect::None
            };
            self.floor.statues.push(Statue { effect });
            self.labels.statues.push((spec.id.clone(), spec.kind.clone()));
        }
        Ok(())
    }

    /// The characters of the list, with what the drawing knows of them, then those that only the drawing shows.
    fn characters(&mut self) -> Result<Vec<CharSpec>, Torneko3Error> {
        let mut chars = self.scenario.chars.clone();
        for &(mark, cell) in &self.drawing.marks {
            let class = match mark {
                '@' => Class::Player,
                'A'..='Z' => Class::Enemy,
                _ => Class::Ally,
            };
            let fits = |spec: &CharSpec| match spec.mark {
                Some(own) => own == mark,
                None if mark == '@' => spec.cls == Some(Class::Player) || spec.id == "player",
                None => spec.id.chars().eq([mark]),
            };
            let at = [i64::from(cell.x), i64::from(cell.y)];
            if let Some(spec) = chars.iter_mut().find(|spec| fits(spec)) {
                spec.cls = spec.cls.or(Some(class));
                spec.pos = spec.pos.or(Some(at));
                continue;
            }
            let id = if mark == '@' { "player".into() } else { mark.to_string() };
            chars.push(CharSpec { id, cls: Some(class), pos: Some(at), ..CharSpec::default() });
        }
        let mut names = BTreeSet::new();
        for spec in &chars {
            if !names.insert(spec.id.as_str()) {
                return Err(Torneko3Error::SameName { name: spec.id.clone() });
            }
        }
        let players = chars.iter().filter(|spec| spec.cls == Some(Class::Player)).count();
        if players != 1 {
            return Err(Torneko3Error::Players { found: players });
        }
        if self.scenario.hero == Some(Party::Torneko)
            && let Some(ally) = chars.iter().find(|spec| spec.cls == Some(Class::Ally))
        {
            let place = format!("character `{}`", ally.id);
            return Err(Torneko3Error::Meaning {
                place,
                problem: "Torneko has no allies; say hero = \"popolo\"".into(),
            });
        }
        self.no_overlaps(&chars)?;
        Ok(chars)
    }

    fn no_overlaps(&self, chars: &[CharSpec]) -> Result<(), Torneko3Error> {
        let mut taken: BTreeMap<Cell, &str> = BTreeMap::new();
        for spec in chars {
            let place = format!("character `{}`", spec.id);
            let at = spec.pos.ok_or_else(|| missing(&place, "character", "pos"))?;
            let cell = self.cell(&place, at)?;
            if self.floor.at(cell).is(Ground::WALL) {
                return Err(Torneko3Error::InWall { what: place, x: cell.x, y: cell.y });
            }
            if let Some(first) = taken.insert(cell, &spec.id) {
                return Err(overlap(cell, first, &spec.id));
            }
        }
        Ok(())
    }

    fn actor(&self, spec: &CharSpec) -> Result<Actor, Torneko3Error> {
        let place = format!("character `{}`", spec.id);
        let class = spec.cls.ok_or_else(|| missing(&place, "character", "cls"))?;
        let at = spec.pos.ok_or_else(|| missing(&place, "character", "pos"))?;
        let mut actor = Actor::new(class, self.cell(&place, at)?);
        let kin = match &spec.family {
            None => None,
            Some(name) => Some(family(name).ok_or_else(|| Torneko3Error::Unknown {
                what: format!("{place}, family"),
                found: name.clone(),
                expected: words(Family::ALL.iter().map(|known| known.id)),
            })?),
        };
        if let Some(order) = spec.order {
            let allowed = class.orders();
            let allowed = i64::from(*allowed.start())..=i64::from(*allowed.end());
            in_range(format!("{place}, order"), i64::from(order), allowed)?;
            actor.order = order;
        }
        actor.base = spec.speed.or(kin.map(|kin| kin.speed)).unwrap_or(Speed::Normal);
        actor.hp = spec.hp.unwrap_or(100);
        in_range(format!("{place}, hp"), i64::from(actor.hp), 1..=i64::from(i32::MAX))?;
        actor.regen = spec.regen;
        actor.nap = spec.nap;
        actor.hostile = spec.hostile.unwrap_or(true);
        actor.keeper = spec.keeper;
        actor.gargoyle = spec.species == "gargoyle" || spec.family.as_deref() == Some("gargoyle");
        actor.statuses = spec.status.iter().map(|&(status, left)| StatusTimer { status, left }).collect();
        Ok(actor)
    }

    fn script(&mut self, chars: &[CharSpec]) -> Result<Script, Torneko3Error> {
        let mut script = Script { pays: self.answer()?, ..Script::default() };
        for spec in chars {
            script.minds.push(self.mind(spec)?);
        }
        let mut specs = self.scenario.inputs.clone();
        specs.extend(crate::short::inputs(&self.scenario.play)?);
        for (index, spec) in specs.iter().enumerate() {
            let input = self.input(&format!("input {}", index + 1), spec)?;
            script.inputs.push(input);
        }
        for hit in self.scenario.ring.iter().flatten() {
            let to = self.cell("the ring's target", hit.to)?;
            script.ring.push(RingHit { turn: hit.t, half: hit.half, to });
        }
        script.spawn = match (self.scenario.spawn_cell, self.scenario.spawn_none) {
            (SpawnCell::NoCell, _) | (_, true) => SpawnPlan::NoCell,
            _ if self.scenario.spawn_count_only => SpawnPlan::Counted,
            (SpawnCell::Here(at), _) => SpawnPlan::At(self.cell("a new enemy", at)?),
            (SpawnCell::Unsaid, _) => SpawnPlan::At(self.cell("a new enemy", [0, 0])?),
        };
        Ok(script)
    }

    fn answer(&self) -> Result<bool, Torneko3Error> {
        match self.scenario.map.shop.as_ref().map_or("", |shop| shop.answer.as_str()) {
            "yes" => Ok(true),
            "no" | "" => Ok(false),
            other => Err(Torneko3Error::Unknown {
                what: "shop answer".into(),
                found: other.into(),
                expected: "yes or no".into(),
            }),
        }
    }

    fn mind(&mut self, spec: &CharSpec) -> Result<Mind, Torneko3Error> {
        let mut mind = Mind { ai: spec.ai, script: Vec::new() };
        for (key, decision) in &spec.script {
            let place = format!("character `{}`, script \"{key}\"", spec.id);
            let when =
                key.split_once('.').and_then(|(turn, half)| Some((turn.parse().ok()?, half.parse().ok()?)));
            let when: (u32, u8) = when
                .filter(|&(turn, half)| turn > 0 && (1..=2).contains(&half))
                .ok_or_else(|| Torneko3Error::Meaning {
                    place: place.clone(),
                    problem:
                        "expected \"turn.half\", such as \"1.2\"; turns count from 1, halves are 1 and 2"
                            .into(),
                })?;
            mind.script.push((when, self.decision(&place, decision)?));
        }
        mind.script.sort_by_key(|&(when, _)| when);
        Ok(mind)
    }

    fn decision(&mut self, place: &str, spec: &DecisionSpec) -> Result<Decision, Torneko3Error> {
        let special = match (spec.kind, spec.name.as_deref()) {
            (Kind::Special, None) => return Err(missing(place, "special", "name")),
            (Kind::Special, Some(name)) => Some(match name {
                "warp_player" => Special::WarpPlayer { to: self.need(place, name, "to", spec.to)? },
                "leap" => Special::Leap { to: self.need(place, name, "to", spec.to)? },
                "slow_player" | "haste_player" => {
                    let turns = spec.turns.ok_or_else(|| missing(place, name, "turns"))?;
                    let turns = at_least_1(place, turns)?;
                    if name == "slow_player" {
                        Special::SlowPlayer { turns }
                    } else {
                        Special::HastePlayer { turns }
                    }
                }
                other => Special::Other(self.special(other)),
            }),
            _ => None,
        };
        Ok(Decision { kind: spec.kind, dir: spec.dir, damage: spec.dmg.unwrap_or(1), special })
    }

    fn special(&mut self, name: &str) -> u16 {
        let known = self.labels.specials.iter().position(|special| special == name);
        known.unwrap_or_else(|| {
            self.labels.specials.push(name.into());
            self.labels.specials.len() - 1
        }) as u16
    }

    fn input(&self, place: &str, spec: &InputSpec) -> Result<Input, Torneko3Error> {
        let verb = spec.act.as_str();
        let turns = || at_least_1(place, spec.turns.unwrap_or(10));
        Ok(match verb {
            "move" => Input::Move(spec.dir.ok_or_else(|| missing(place, verb, "dir"))?),
            "attack" => {
                Input::Attack { target: self.target(place, verb, spec)?, damage: spec.dmg.unwrap_or(10) }
            }
            "wait" => Input::Wait,
            "drink_quick" => Input::DrinkQuick { turns: turns()? },
            "cure_slow" => Input::CureSlow,
            "pillar_staff" => Input::PillarStaff {
                at: self.need(place, verb, "at", spec.at)?,
                damage: spec.dmg.unwrap_or(10),
            },
            "warp_self" => Input::WarpSelf { to: self.need(place, verb, "to", spec.to)? },
            "speed_on" => {
                let target = self.target(place, verb, spec)?;
                if self
                    .scenario
                    .chars
                    .iter()
                    .any(|known| known.cls == Some(Class::Player) && Some(&known.id) == spec.target.as_ref())
                {
                    return Err(Torneko3Error::Meaning {
                        place: place.into(),
                        problem: "speed_on is for monsters; the player drinks (drink_quick)".into(),
                    });
                }
                let fast = match spec.eff.as_deref() {
                    Some("fast") => true,
                    Some("slow") => false,
                    Some(other) => {
                        return Err(Torneko3Error::Unknown {
                            what: format!("{place}, eff"),
                            found: other.into(),
                            expected: "fast or slow".into(),
                        });
                    }
                    None => return Err(missing(place, verb, "eff")),
                };
                Input::SpeedOn { target, fast }
            }
            other => {
                return Err(Torneko3Error::Unknown {
                    what: format!("{place}, act"),
                    found: other.into(),
                    expected: words([
                        "move",
                        "attack",
                        "wait",
                        "drink_quick",
                        "cure_slow",
                        "pillar_staff",
                        "warp_self",
                        "speed_on",
                    ]),
                });
            }
        })
    }

    /// A character by name: one of the scenario, or S1, S2, … if new enemies really appear.
    fn target(&self, place: &str, verb: &str, spec: &InputSpec) -> Result<ActorId, Torneko3Error> {
        let name = spec.target.as_deref().ok_or_else(|| missing(place, verb, "target"))?;
        let found = self
            .labels
            .find(name)
            .filter(|id| (id.0 as usize) < self.labels.actors.len() || !self.scenario.spawn_count_only);
        found.ok_or_else(|| Torneko3Error::NoSuchCharacter {
            place: place.into(),
            name: name.into(),
            known: words(self.labels.actors.iter().map(String::as_str)),
        })
    }
}

/// Order numbers for those without one: the keeper's 2, then the others in the order of the list (section 4).
fn number(state: &mut State) -> Result<(), Torneko3Error> {
    for index in 0..state.actors.len() {
        let actor = &mut state.actors[index];
        if actor.class == Class::Player {
            actor.order = 1;
        } else if actor.keeper && actor.class == Class::Enemy && actor.order == 0 {
            actor.order = 2;
        }
    }
    for index in 0..state.actors.len() {
        if state.actors[index].order == 0 {
            let class = state.actors[index].class;
            let order = state.free_order(class).ok_or(Torneko3Error::NoOrder { class: class.name() })?;
            state.actors[index].order = order;
        }
    }
    state.sort();
    let mut orders: Vec<u8> = state.actors.iter().map(|actor| actor.order).collect();
    orders.sort_unstable();
    match orders.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Torneko3Error::OrderTaken { order: pair[0] }),
        None => Ok(()),
    }
}

/// The entries of a list with their places: those with a place of their own, then the drawing's places with the entry
/// that has none.
fn placed<'s, T>(
    specs: &'s [T],
    at: impl Fn(&T) -> Option<At>,
    drawn: &[Cell],
    what: &str,
) -> Result<Vec<(At, &'s T)>, Torneko3Error> {
    let mut out: Vec<(At, &T)> = specs.iter().filter_map(|spec| Some((at(spec)?, spec))).collect();
    let usual = specs.iter().find(|spec| at(spec).is_none());
    for cell in drawn {
        let here = [i64::from(cell.x), i64::from(cell.y)];
        if out.iter().any(|&(known, _)| known == here) {
            continue;
        }
        let spec = usual.ok_or_else(|| Torneko3Error::Meaning {
            place: format!("map cell {},{}", cell.x, cell.y),
            problem: format!("the drawing shows a {what}, and no entry describes it"),
        })?;
        out.push((here, spec));
    }
    Ok(out)
}

fn at_least_1(place: &str, turns: i32) -> Result<i32, Torneko3Error> {
    in_range(format!("{place}, turns"), i64::from(turns), 1..=i64::from(i32::MAX))?;
    Ok(turns)
}

fn missing(place: &str, verb: &str, key: &'static str) -> Torneko3Error {
    Torneko3Error::Missing { place: place.into(), verb: verb.into(), key }
}

fn overlap(cell: Cell, first: &str, second: &str) -> Torneko3Error {
    Torneko3Error::Overlap { x: cell.x, y: cell.y, first: first.into(), second: second.into() }
}
