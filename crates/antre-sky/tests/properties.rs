//! Properties of every run: long runs, saving and restoring, the two forms of the machine.

use antre_core::Mulberry32;
use antre_sky::{
    Action, Asked, Floor, Layout, Length, Longest, Memory, Mind, Modifier, Monster, NoSink, Recorder, Region,
    RuleSet, Rules, Slot, SlotSet, State,
};
use proptest::prelude::*;

/// Somebody who does whatever a stream says.
struct Whim(Mulberry32);

impl Mind for Whim {
    fn decide(&mut self, floor: &Floor, slot: Slot) -> Action {
        let raw = antre_core::Draw::draw(&mut self.0, antre_core::Why::new("whim", "12"));
        let anybody: SlotSet =
            floor.order().into_iter().filter(|slot| raw >> (8 + slot.number()) & 1 == 1).collect();
        match raw % 16 {
            0..=6 => Action::walk(),
            7 => Action::pass(),
            8..=10 => Action::attack(),
            11 => Action::raise(slot.set(), Length::Drawn),
            12 => Action::raise(anybody, Length::Drawn),
            13 => Action::lower(anybody, 1, Length::Drawn),
            14 => Action::blocked(),
            _ => Action::swap(Slot::new((raw >> 8) as u8 % 20).expect("slot")),
        }
    }
}

fn floor(rules: Rules, seed: u32, enemies: u8) -> Floor {
    let mut floor = Floor::new(rules);
    for number in (0..3).chain(4..4 + enemies) {
        let mut monster = Monster { flat: ((seed >> number) % 4) as i8 - 1, ..Monster::default() };
        if number % 3 == 0 {
            monster = monster.with(Modifier::SpeedBoost);
        }
        floor.place(Slot::new(number).expect("slot"), monster).expect("free");
    }
    floor.edit(|state| state.wind = i32::MAX).expect("valid");
    floor
}

#[test]
fn a_million_steps() {
    for set in [RuleSet::Sky, RuleSet::Article] {
        let mut floor = floor(Rules::of(set), 0b10_0111_0001, 5);
        let mut whim = Whim(Mulberry32::new(1));
        let mut draws = Mulberry32::new(2);
        for step in 0..1_000_000u64 {
            assert_eq!(floor.step_index(), step);
            assert_eq!(floor.step(&mut whim, &mut draws, &mut NoSink), Ok(None));
        }
        assert!(floor.counter() < 24);
    }
}

/// The same run, stopped and restored at every question.
fn restored(mut floor: Floor, seed: u32, steps: u64) -> State {
    let mut whim = Whim(Mulberry32::new(seed));
    let mut draws = Mulberry32::new(seed ^ 7);
    let mut done = 0;
    while done < steps {
        match floor.advance(&mut draws, &mut NoSink) {
            Asked::Action(slot) => {
                let text = serde_json::to_string(floor.state()).expect("JSON");
                floor = Floor::restore(serde_json::from_str(&text).expect("a state")).expect("valid");
                let action = whim.decide(&floor, slot);
                floor.act(action, &mut draws, &mut NoSink).expect("act");
            }
            Asked::Monster(_) => floor.spawn(None, &mut NoSink).expect("spawn"),
            Asked::Step => done += 1,
            Asked::Over(_) => break,
        }
    }
    floor.state().clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn saving_at_any_moment_changes_nothing(seed: u32, enemies in 0u8..6, article: bool) {
        let rules = if article { Rules::article() } else { Rules::default() };
        let mut once = floor(rules, seed, enemies);
        let (mut whim, mut draws) = (Whim(Mulberry32::new(seed)), Mulberry32::new(seed ^ 7));
        for _ in 0..100 {
            once.step(&mut whim, &mut draws, &mut NoSink).expect("step");
        }
        prop_assert_eq!(once.state(), &restored(floor(rules, seed, enemies), seed, 100));
    }

    #[test]
    fn being_watched_changes_nothing(seed: u32, enemies in 0u8..6, article: bool) {
        let rules = if article { Rules::article() } else { Rules::default() };
        let (mut seen, mut unseen) = (floor(rules, seed, enemies), floor(rules, seed, enemies));
        let (mut a, mut b) = (Whim(Mulberry32::new(seed)), Whim(Mulberry32::new(seed)));
        let (mut c, mut d) = (Mulberry32::new(!seed), Mulberry32::new(!seed));
        let mut recorder = Recorder::default();
        for _ in 0..200 {
            seen.step(&mut a, &mut c, &mut recorder).expect("step");
            unseen.step(&mut b, &mut d, &mut NoSink).expect("step");
            prop_assert_eq!(seen.state(), unseen.state());
        }
    }

    #[test]
    fn only_the_remainder_of_eight_is_seen(seed: u32) {
        // Two floors whose counters differ by 8 do the same for ever, but for the counter itself.
        let start = floor(Rules::default(), seed, 3);
        let runs: Vec<Vec<(u64, Slot)>> = [0u8, 8, 16].iter().map(|shift| {
            let mut floor = start.clone();
            floor.edit(|state| state.counter = *shift).expect("valid");
            let (mut whim, mut draws) = (Whim(Mulberry32::new(seed)), Mulberry32::new(seed));
            let mut acts = Vec::new();
            for _ in 0..100 {
                let mut mind = |floor: &Floor, slot: Slot| {
                    acts.push((floor.step_index(), slot));
                    whim.decide(floor, slot)
                };
                floor.step(&mut mind, &mut draws, &mut NoSink).expect("step");
            }
            acts
        }).collect();
        prop_assert_eq!(&runs[0], &runs[1]);
        prop_assert_eq!(&runs[0], &runs[2]);
    }

    #[test]
    fn any_bytes_are_a_dump_or_a_sentence(bytes in proptest::collection::vec(any::<u8>(), 0..4096), dungeon: u32, table: u32) {
        let memory = Memory { bytes: &bytes, base: 0x0200_0000 };
        let layout = Layout::of(Region::NaEu);
        for (dungeon, table) in [(dungeon, table), (0x0200_0000, 0x0200_0000 + table % 4096)] {
            if let Err(error) = memory.floor(Rules::default(), &layout, dungeon, table, Slot::default()) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn one_locking_action_in_each_whole_turn_between_clears() {
    // Without raises nobody acts twice between two shared ticks if every action locks (section 4).
    for stage in -1..=3 {
        let mut floor = Floor::new(Rules::default());
        floor.place(Slot::default(), Monster { flat: stage, ..Monster::default() }).expect("free");
        let mut turns = Vec::new();
        for _ in 0..240 {
            let mut mind = |floor: &Floor, _: Slot| {
                turns.push((floor.step_index() + 1) / 4);
                Action::attack()
            };
            floor.step(&mut mind, &mut Longest, &mut NoSink).expect("step");
        }
        let before = turns.len();
        turns.dedup();
        assert_eq!(turns.len(), before, "stage {stage}");
    }
}

/// A dump made by hand: two monsters, in both layouts.
#[test]
fn a_dump_gives_the_floor_it_was_made_of() -> Result<(), antre_sky::SkyError> {
    for region in [Region::NaEu, Region::Jp] {
        let layout = Layout::of(region);
        let (base, dungeon, table, entity, monster) =
            (0x0200_0000u32, 0x0200_0000u32, 0x0200_1000u32, 0x0200_2000u32, 0x0200_3000u32);
        let mut bytes = vec![0u8; 0x4000];
        let mut put = |address: u32, data: &[u8]| {
            let at = (address - base) as usize;
            bytes[at..at + data.len()].copy_from_slice(data);
        };
        put(dungeon + layout.fractional_turn, &7u16.to_le_bytes());
        for (slot, index, up, down, stage, flags) in
            [(0u32, 0u32, [9, 8, 0, 0, 0], [0u8; 5], 3u32, 0u16), (6, 1, [0; 5], [7, 0, 0, 0, 0], 0, 0x4000)]
        {
            let (entity, monster) = (entity + 0x100 * index, monster + 0x200 * index);
            put(table + layout.slots + 4 * slot, &entity.to_le_bytes());
            put(entity + layout.info, &monster.to_le_bytes());
            put(monster, &flags.to_le_bytes());
            put(monster + layout.statuses + layout.stage, &stage.to_le_bytes());
            put(monster + layout.statuses + layout.up, &up);
            put(monster + layout.statuses + layout.down, &down);
            put(monster + layout.locked, &[u8::from(index == 0)]);
        }
        let memory = Memory { bytes: &bytes, base };
        let floor = memory.floor(Rules::default(), &layout, dungeon, table, Slot::default())?;
        let (leader, enemy) = (Slot::new(0)?, Slot::new(6)?);
        assert_eq!(floor.counter(), 7);
        assert_eq!(floor.stage(leader).shown(), 2);
        assert_eq!(floor.stage(enemy).shown(), -1);
        assert_eq!(floor.monster(leader).map(|monster| monster.up), Some([9, 8, 0, 0, 0]));
        assert!(floor.state().locked.has(leader) && !floor.state().locked.has(enemy));
        assert!(floor.state().skip.has(enemy) && !floor.state().first);
        let short = Memory { bytes: &bytes[..0x2100], base };
        let error = short.floor(Rules::default(), &layout, dungeon, table, leader).expect_err("too short");
        assert_eq!(
            error.to_string(),
            "memory dump: flags at 0x2003000: expected an address in 0x2000000..0x2002100"
                .replace("flags", "stage")
                .replace("0x2003000", &format!("{:#x}", monster + layout.statuses + layout.stage))
        );
    }
    Ok(())
}
