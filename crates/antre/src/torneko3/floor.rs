//! The floor at one moment, as it is drawn.

use antre_core::{Cell, Role};
use antre_draw::{FloorGround, FloorPerson, FloorThing, FloorView};
use antre_torneko3::{
    ActorId, Aim, Class, Ground, Input, Kind, Labels, Phase, Play, Script, Setup, Spawn, State, Step,
};

use super::chart::shown;
use super::scenario::At;
use crate::{Error, Words};

/// The floor with everybody who stands on it.
pub(super) fn view(state: &State, labels: &Labels, title: String, words: &Words) -> FloorView {
    let floor = &state.floor;
    let mut rows = Vec::new();
    let mut things = Vec::new();
    for (y, row) in floor.ground.rows().enumerate() {
        rows.push(row.iter().map(|ground| drawn(*ground)).collect::<Vec<_>>());
        for (x, ground) in row.iter().enumerate() {
            let cell = Cell::new(x as u8, y as u8);
            let kinds = [
                (ground.is(Ground::TRAP), FloorThing::Trap),
                (ground.is(Ground::PILLAR), FloorThing::Pillar),
                (ground.is(Ground::SPIKES), FloorThing::Spikes),
                (ground.is(Ground::ITEM), FloorThing::Item),
                (floor.stairs == Some(cell), FloorThing::Stairs),
            ];
            things.extend(
                kinds.into_iter().filter(|(here, _)| *here).map(|(_, thing)| (cell.x, cell.y, thing)),
            );
        }
    }
    let people = state.actors.iter().filter(|actor| actor.alive).map(|actor| {
        let name = labels.actor(actor.id);
        let letter: String = if actor.id.0 as usize >= labels.actors.len() {
            "S".into()
        } else {
            name.chars().next().map_or_else(String::new, |first| match actor.class {
                Class::Ally => first.to_string(),
                Class::Player | Class::Enemy => first.to_uppercase().to_string(),
            })
        };
        FloorPerson {
            role: match actor.class {
                Class::Player => Role::Hero,
                Class::Enemy => Role::Enemy,
                Class::Ally => Role::Ally,
            },
            letter,
            name: shown(&name, words),
            x: actor.cell.x,
            y: actor.cell.y,
        }
    });
    FloorView { title, rows, things, people: people.collect(), numbers: Vec::new(), legend: Vec::new() }
        .with_legend(words)
}

fn drawn(ground: Ground) -> FloorGround {
    let kinds = [
        (Ground::WALL, FloorGround::Wall),
        (Ground::SLIP, FloorGround::Slip),
        (Ground::WATER, FloorGround::Water),
        (Ground::CRYSTAL, FloorGround::Crystal),
        (Ground::CARPET, FloorGround::Carpet),
        (Ground::SHOP, FloorGround::Shop),
        (Ground::HOUSE, FloorGround::House),
    ];
    kinds.into_iter().find(|(kind, _)| ground.is(*kind)).map_or(FloorGround::Plain, |(_, ground)| ground)
}

trait Legend {
    fn with_legend(self, words: &Words) -> Self;
}

impl Legend for FloorView {
    /// The words of what occurs.
    fn with_legend(mut self, words: &Words) -> Self {
        let grounds = [
            (FloorGround::Slip, "~", "slip"),
            (FloorGround::Water, "-", "water"),
            (FloorGround::Crystal, "+", "crystal"),
            (FloorGround::Carpet, "=", "carpet"),
            (FloorGround::Shop, ":", "shop"),
            (FloorGround::House, "%", "house"),
        ];
        let things = [
            (FloorThing::Trap, "^", "trap"),
            (FloorThing::Pillar, "*", "pillar"),
            (FloorThing::Spikes, "!", "spikes"),
            (FloorThing::Item, "$", "item"),
            (FloorThing::Stairs, ">", "stairs"),
        ];
        let word = |id: &str| words.word(&format!("torneko3-floor-{id}"));
        for (ground, mark, id) in grounds {
            if self.rows.iter().flatten().any(|here| *here == ground) {
                self.legend.push((mark.into(), word(id)));
            }
        }
        for (thing, mark, id) in things {
            if self.things.iter().any(|(_, _, here)| *here == thing) {
                self.legend.push((mark.into(), word(id)));
            }
        }
        self
    }
}

/// A script that keeps the state in which one character decides.
struct Watch<'a> {
    script: &'a mut Script,
    phase: Phase,
    who: ActorId,
    seen: Option<State>,
}

impl Play for Watch<'_> {
    fn input(&mut self, state: &State) -> Input {
        self.script.input(state)
    }

    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind {
        if state.phase == self.phase && state.actors[who].id == self.who && self.seen.is_none() {
            self.seen = Some(state.clone());
        }
        self.script.decide(state, who, only)
    }

    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim {
        self.script.aim(state, who, kind)
    }

    fn spawn(&mut self, state: &State, rule: u8) -> Spawn {
        self.script.spawn(state, rule)
    }

    fn ring(&mut self, state: &State, half: u8) -> Option<Cell> {
        self.script.ring(state, half)
    }

    fn pays(&mut self, state: &State) -> bool {
        self.script.pays(state)
    }
}

/// The state at a moment, with the script as far as it has come.
///
/// # Errors
/// If the run never comes there.
pub(super) fn state_at(setup: &Setup, at: &At) -> Result<(State, Script), Error> {
    let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
    let At::Turn { turn, phase, who } = at else {
        if *at == At::End {
            state.run(setup.turns, &mut script, &mut ());
        }
        return Ok((state, script));
    };
    let wanted = who.as_deref().map(|name| watched(setup, name)).transpose()?;
    // Only the turns of the scenario are run; the moment before the first phase of the next one is its end.
    while state.turns_run <= setup.turns {
        let next = state.turn.saturating_add(u32::from(state.phase == Phase::W));
        if state.phase == *phase && next == *turn && wanted.is_none() {
            return Ok((state, script));
        }
        let before = script.clone();
        let mut watch = Watch {
            script: &mut script,
            phase: *phase,
            who: wanted.filter(|_| next == *turn).unwrap_or(ActorId(u32::MAX)),
            seen: None,
        };
        let step = state.step(&mut watch, &mut ());
        if let Some(seen) = watch.seen {
            return Ok((seen, before));
        }
        match step {
            Step::Went => {}
            Step::Stairs => state.next_floor(),
            Step::Over => break,
        }
    }
    let phase = phase.name();
    Err(Error::new(match who {
        Some(name) => format!(
            "moment {turn}.{phase}.{name}: {name} decides nothing there: expected a moment of the run"
        ),
        None => format!("moment {turn}.{phase}: the run never comes there: expected a moment of the run"),
    }))
}

fn watched(setup: &Setup, name: &str) -> Result<ActorId, Error> {
    setup.labels.find(name).ok_or_else(|| {
        Error::new(format!(
            "moment: no character \"{name}\": expected one of {}",
            setup.labels.actors.join(", ")
        ))
    })
}
