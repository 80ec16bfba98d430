//! The properties of section 9, over random seeds and inputs.

use antre_core::{Cell, Mulberry32, Xorshift32};
use antre_isaac::stage::CurseRule;
use antre_isaac::{
    AbplusSetup, Curse, Dice, Edge, FlashSetup, Floor, Kind, StartSeed, abplus, article, article_rebirth,
    demo, flash,
};
use proptest::prelude::*;

fn cases() -> u32 {
    if std::env::var_os("ANTRE_LONG").is_some() { 10_000 } else { 200 }
}

/// No overlap, everything inside, doors seen from both sides.
fn sound(floor: &Floor) {
    let mut seen: Vec<Cell> = Vec::new();
    for room in &floor.rooms {
        for cell in room.cells() {
            assert!(cell.x < floor.width && cell.y < floor.height, "{room:?}");
            assert!(!seen.contains(&cell), "two rooms on {cell:?}");
            seen.push(cell);
        }
        assert_eq!(room.cells().count(), room.shape.cells().len());
    }
}

fn reachable(floor: &Floor) {
    let walk = floor.walk();
    for (room, steps) in floor.rooms.iter().zip(walk) {
        assert!(steps.is_some(), "no way to {room:?}");
    }
}

/// Links between rooms, each counted once, the hidden rooms left out.
fn links(floor: &Floor) -> usize {
    let mut links = 0;
    for index in 0..floor.rooms.len() {
        for (_, other) in floor.doors(index) {
            let hidden = [index, other].iter().any(|room| floor.rooms[*room].kind == Kind::Secret);
            assert!(
                floor.doors(other).iter().any(|(_, back)| *back == index),
                "a door from {index} to {other} and none back"
            );
            links += usize::from(!hidden && index < other);
        }
    }
    links
}

fn kinds_are_distinct(floor: &Floor, kinds: &[Kind]) {
    for kind in kinds {
        assert!(floor.rooms.iter().filter(|room| room.kind == *kind).count() <= 1, "{kind:?} twice");
    }
}

fn flash_setup() -> impl Strategy<Value = FlashSetup> {
    let stage = prop::sample::select(vec![1u8, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    (stage, any::<[bool; 8]>(), 0u32..10).prop_map(|(stage, flags, coins)| FlashSetup {
        stage,
        xl: flags[0] && [1, 3].contains(&stage),
        lost: flags[1],
        full_health: flags[2],
        coins,
        book: flags[3],
        devil_visited: flags[4],
        miniboss_pool: flags[5],
        alt_chapter: flags[6],
        edge: if flags[7] { Edge::Open } else { Edge::Swf8 },
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn seed_texts_come_back(number in any::<u32>(), place in 0usize..8, letter in any::<char>()) {
        let seed = StartSeed(number);
        let text = seed.to_string();
        prop_assert_eq!(StartSeed::of_text(&text), Ok(seed));
        prop_assert_eq!(StartSeed::of_text(&text.replace(' ', "")), Ok(seed));
        if number != 0 {
            prop_assert_eq!(StartSeed::of_typed(&text.to_lowercase()), Ok(seed));
        }
        // Any other letter in any place is read without a panic, and never as the same seed unless it is the same text.
        let mut other: Vec<char> = text.replace(' ', "").chars().collect();
        let same = other[place] == letter;
        other[place] = letter;
        let other: String = other.into_iter().collect();
        prop_assert_eq!(StartSeed::of_text(&other) == Ok(seed), same);
    }

    #[test]
    fn any_text_is_a_seed_or_a_sentence(text in "\\PC{0,12}") {
        if let Err(error) = StartSeed::of_typed(&text) {
            prop_assert!(error.to_string().contains("expected"), "{}", error);
        }
    }

    #[test]
    fn demo_floors(seed in any::<u32>()) {
        let made = demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {});
        let floor = made.floor();
        sound(&floor);
        reachable(&floor);
        prop_assert!((7..=15).contains(&made.cells.len()));
        prop_assert!(made.cells.iter().all(|cell| (1..=7).contains(&(cell / 10))));
        prop_assert_eq!(links(&floor), made.cells.len() - 1, "a loop");
        let mut specials = vec![made.boss, made.reward, made.coin, made.secret, demo::START];
        specials.sort_unstable();
        specials.dedup();
        prop_assert_eq!(specials.len(), 5);
        prop_assert!(made.cells.contains(&made.boss) && !made.cells.contains(&made.secret));
    }

    #[test]
    fn flash_floors(seed in any::<u32>(), setup in flash_setup()) {
        let made = flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |_| {});
        let Some((attempt, content)) = made.accepted else {
            prop_assert!(made.attempts >= flash::GIVE_UP);
            return Ok(());
        };
        let floor = attempt.floor();
        sound(&floor);
        reachable(&floor);
        let (boss, filled) = (attempt.boss.unwrap(), |cell: u8| attempt.cells.contains(&cell));
        prop_assert!(![25, 34, 36, 45].contains(&boss));
        let specials: Vec<u8> = attempt.specials.unwrap().list().map(|(_, cell)| cell).collect();
        let mut places = specials.clone();
        places.extend([boss]);
        places.extend(attempt.super_secret);
        places.extend(attempt.boss2);
        let count = places.len();
        places.sort_unstable();
        places.dedup();
        prop_assert_eq!(places.len(), count, "two special rooms on one cell");
        prop_assert!(specials.iter().all(|cell| filled(*cell)));
        if let Some(secret) = attempt.secret {
            prop_assert!(!filled(secret.cell) && secret.neighbours >= 2);
        }
        if setup.edge == Edge::Swf8 {
            let grown = attempt.cells.iter().filter(|cell| !attempt.extra.contains(cell));
            prop_assert!(grown.into_iter().all(|cell| (1..=6).contains(&(cell / 10))));
        }
        let least = made.target.0.div_ceil(100) as usize;
        if setup.xl {
            let first = attempt.boss2.unwrap();
            prop_assert!(!filled(boss) && filled(first) && [1, 10].contains(&boss.abs_diff(first)));
            prop_assert!(attempt.cells.len() > least);
        } else {
            prop_assert_eq!(attempt.cells.len(), least + 1);
            prop_assert_eq!(links(&floor), attempt.cells.len() - 1, "a loop");
            for cell in specials {
                let beside = [cell + 1, cell - 1, cell + 10, cell.wrapping_sub(10)];
                prop_assert_eq!(beside.into_iter().filter(|cell| filled(*cell)).count(), 1);
            }
        }
        prop_assert_eq!(content.rooms.len(), attempt.cells.len());
    }

    #[test]
    fn abplus_floors(
        start in 1u32..,
        stage in 1u8..=11,
        hard in any::<bool>(),
        labyrinth in any::<bool>(),
        coins in 0u32..10,
        keys in 0u32..4,
    ) {
        let curse = if labyrinth && stage % 2 == 1 && stage < 8 {
            CurseRule::Forced(Some(Curse::Labyrinth))
        } else {
            CurseRule::Rolled
        };
        let setup = AbplusSetup { stage, hard, curse, coins, keys, ..AbplusSetup::default() };
        let made = abplus::generate::<Xorshift32>(StartSeed(start), &setup, &mut |_| {});
        let accepted = made.accepted.expect("100 loops suffice");
        let floor = accepted.floor();
        sound(&floor);
        reachable(&floor);
        links(&floor);
        let wanted = made.wanted;
        prop_assert!(accepted.dead_order.len() as u32 >= wanted.dead_ends);
        let beyond = accepted.layout.len() as u32 - 1;
        prop_assert!((wanted.rooms..=wanted.rooms + 5).contains(&beyond));
        prop_assert!(floor.find(Kind::Boss).unwrap().distance >= 2);
        prop_assert_eq!(floor.rooms.iter().filter(|room| room.kind == Kind::Secret).count(), 1);
        kinds_are_distinct(&floor, &Kind::ALL[..20]);
        for (index, room) in floor.rooms.iter().enumerate() {
            let single = room.kind.is_special()
                && ![Kind::Secret, Kind::Boss].contains(&room.kind);
            if single {
                let open = floor.doors(index).into_iter().filter(|(_, other)| {
                    !floor.rooms[*other].kind.is_hidden()
                });
                prop_assert_eq!(open.count(), 1, "{:?}", room);
            }
        }
    }

    #[test]
    fn article_floors(seed in any::<u32>(), setup in flash_setup()) {
        for rebirth in [false, true] {
            let mut dice = Dice::over(Mulberry32::new(seed));
            let made = if rebirth {
                article_rebirth::generate(&setup, &mut dice, &mut |_| {})
            } else {
                article::generate(&setup, &mut dice, &mut |_| {})
            };
            let Some(attempt) = made.accepted else { continue };
            sound(&attempt.floor);
            kinds_are_distinct(&attempt.floor, &[Kind::Boss, Kind::Secret, Kind::Start]);
            let hidden = |room: &&antre_isaac::Room| {
                matches!(room.kind, Kind::Secret | Kind::SecondBoss)
            };
            let shown = attempt.floor.rooms.len() - attempt.floor.rooms.iter().filter(hidden).count();
            prop_assert_eq!(shown as u32, made.target);
        }
    }
}
