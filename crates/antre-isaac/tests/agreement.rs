//! The fast forms give what the obvious ones give: 10⁴ seeds a profile, a million with `ANTRE_LONG`.

use antre_core::{Mulberry32, Xorshift32};
use antre_isaac::demo_fast::FastDemo;
use antre_isaac::stage::{Chapters, CurseRule, stage_head};
use antre_isaac::stage_fast::{HeadScan, HeadTest};
use antre_isaac::{
    AbplusSetup, Curse, Dice, Edge, FlashSetup, Shape, StartSeed, abplus, demo, demo_fast, flash,
};

/// Seeds a profile.
fn seeds() -> u32 {
    if std::env::var_os("ANTRE_LONG").is_some() { 1_000_000 } else { 10_000 }
}

#[test]
fn stage_heads() {
    for stage in 1..=9 {
        for (variant, curse, curse_one_in) in [
            (Some(0), None, 5),
            (Some(1), Some(None), 2),
            (Some(2), Some(Some(Curse::Labyrinth)), 3),
            (None, Some(Some(Curse::Blind)), 5),
        ] {
            for chapters in [Chapters::ALL, Chapters { second: true, third: false }] {
                let test = HeadTest { stage, chapters, variant, curse, curse_one_in };
                let scan = HeadScan::new(test);
                for block in (0..seeds() / 256 / 36).chain([0x00FF_FFFF]) {
                    let found: Vec<StartSeed> = scan.seeds(block).collect();
                    let obvious: Vec<StartSeed> = (0..256)
                        .map(|low| StartSeed(block << 8 | low))
                        .filter(|seed| {
                            let head = stage_head(*seed, stage, curse_one_in, CurseRule::Rolled, chapters);
                            variant.is_none_or(|variant| variant == head.variant)
                                && curse.is_none_or(|curse| curse == head.curse)
                        })
                        .collect();
                    assert_eq!(found, obvious, "{test:?} block {block}");
                }
            }
        }
    }
}

fn flash_setups() -> Vec<FlashSetup> {
    let mut setups = Vec::new();
    for edge in [Edge::Open, Edge::Swf8] {
        for stage in [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] {
            let plain = FlashSetup { stage, edge, coins: 5, ..FlashSetup::default() };
            setups.push(plain);
            setups.push(FlashSetup {
                lost: true,
                full_health: false,
                book: true,
                devil_visited: true,
                miniboss_pool: false,
                ..plain
            });
            if [1, 3].contains(&stage) {
                setups.push(FlashSetup { xl: true, ..plain });
            }
        }
    }
    setups
}

fn agree(setup: &FlashSetup, seed: u32) {
    let obvious = flash::generate(setup, &mut Dice::over(Mulberry32::new(seed)), &mut |_| {});
    let fast = flash::fast::generate(setup, seed);
    let at = || format!("{setup:?} seed {seed}");
    assert_eq!(
        (obvious.target, obvious.attempts, obvious.draws),
        (fast.target, fast.attempts, fast.draws),
        "{}",
        at()
    );
    let Some((attempt, _)) = obvious.accepted else {
        assert!(fast.accepted.is_none(), "{}", at());
        return;
    };
    let accepted = fast.accepted.unwrap_or_else(|| panic!("{}", at()));
    let cells: Vec<u8> = (0..100).filter(|cell| accepted.cells >> cell & 1 == 1).collect();
    assert_eq!(attempt.cells, cells, "{}", at());
    assert_eq!(attempt.dead_ends.len(), usize::from(accepted.dead_ends), "{}", at());
    assert_eq!(attempt.extra.len(), usize::from(accepted.extra), "{}", at());
    assert_eq!((attempt.boss, attempt.boss2), (Some(accepted.boss), accepted.boss2), "{}", at());
    assert_eq!(attempt.boss_distance, u16::from(accepted.boss_distance), "{}", at());
    assert_eq!(attempt.super_secret, accepted.super_secret, "{}", at());
    assert_eq!(attempt.secret, accepted.secret, "{}", at());
    let specials = attempt.specials.expect("an accepted attempt has them");
    let own = [
        specials.shop,
        specials.treasure,
        specials.treasure2,
        specials.sacrifice,
        specials.library,
        specials.curse,
        specials.miniboss,
        specials.challenge,
        specials.arcade,
    ];
    assert_eq!(own, accepted.specials, "{}", at());
}

#[test]
fn flash_floors() {
    let setups = flash_setups();
    let each = seeds() / setups.len() as u32 + 1;
    for (number, setup) in setups.iter().enumerate() {
        for seed in 0..each {
            agree(setup, seed.wrapping_mul(0x9E37_79B9) ^ number as u32);
        }
    }
}

#[test]
fn flash_floors_that_are_given_up() {
    // Joined floors of stages 5 and 7 are the ones that the game gives up.
    for edge in [Edge::Open, Edge::Swf8] {
        for seed in 0..seeds() / 2_500 {
            let setup = FlashSetup { stage: 5, xl: true, edge, coins: 5, ..FlashSetup::default() };
            agree(&setup, seed);
        }
    }
}

fn abplus_setups() -> Vec<AbplusSetup> {
    let mut setups = Vec::new();
    for stage in 1..=11 {
        let plain = AbplusSetup { stage, coins: 5, ..AbplusSetup::default() };
        setups.push(plain);
        setups.push(AbplusSetup { hard: true, keys: 2, devil_visited: true, hearts: 0, ..plain });
        if stage % 2 == 1 && stage < 8 {
            let curse = CurseRule::Forced(Some(Curse::Labyrinth));
            setups.push(AbplusSetup { curse, ..plain });
            setups.push(AbplusSetup { curse, hard: true, ..plain });
        }
        for name in ["2x2", "2x1", "1x2", "IH", "IV", "LTL", "IIH"] {
            let boss_shape = Shape::of_name(name).expect("a shape");
            setups.push(AbplusSetup { boss_shape, boss_doors: boss_shape.door_mask(), ..plain });
        }
    }
    setups
}

#[test]
fn abplus_floors() {
    let setups = abplus_setups();
    let each = seeds() / setups.len() as u32 + 1;
    for (number, setup) in setups.iter().enumerate() {
        let mut generator = abplus::fast::Generator::new(*setup);
        for seed in 1..=each {
            let start = StartSeed((seed.wrapping_mul(0x9E37_79B9) ^ number as u32).max(1));
            let obvious = abplus::generate::<Xorshift32>(start, setup, &mut |_| {});
            let fast = generator.floor(start);
            let at = || format!("{start} {setup:?}");
            assert_eq!(obvious.wanted, fast.wanted, "{}", at());
            assert_eq!((obvious.loops, obvious.accepted.is_some()), (fast.loops, fast.accepted), "{}", at());
            assert_eq!(obvious.streams.stage.drawn(), fast.stage_draws, "{}", at());
            assert_eq!(obvious.streams.layout.drawn(), fast.layout_draws, "{}", at());
            let Some(accepted) = obvious.accepted else { continue };
            assert_eq!((accepted.boss, accepted.boss2), (fast.boss, fast.boss2), "{}", at());
            assert_eq!(accepted.dead_order.len() as u32, fast.dead_ends, "{}", at());
            let mut rooms = accepted.floor().rooms;
            for room in &mut rooms {
                room.doors = 0;
            }
            assert_eq!(rooms, fast.rooms().collect::<Vec<_>>(), "{}", at());
        }
    }
}

#[test]
fn demo_floors() {
    let all: Vec<u32> = (0..seeds()).map(|seed| seed.wrapping_mul(0x9E37_79B9)).collect();
    // Blocks of many lengths below and above the number of floors that are made side by side.
    let (mut left, mut length) = (all.as_slice(), 0);
    while !left.is_empty() {
        let (block, rest) = left.split_at(left.len().min(length));
        let mut many = Vec::new();
        demo_fast::generate_many(block, &mut many);
        assert_eq!(many.len(), block.len());
        for (seed, many) in block.iter().zip(many) {
            agree_on_demo(*seed, &many);
        }
        (left, length) = (rest, (3 * length + 1) % 1500);
    }
}

fn agree_on_demo(seed: u32, many: &FastDemo) {
    let obvious = demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {});
    let fast = demo_fast::generate(seed);
    assert_eq!(fast, *many, "seed {seed}");
    let own = (obvious.attempts, obvious.draws, obvious.boss, obvious.reward, obvious.coin, obvious.secret);
    assert_eq!(
        own,
        (fast.attempts, fast.draws, fast.boss, fast.reward, fast.coin, fast.secret),
        "seed {seed}"
    );
    assert_eq!(obvious.cells, fast.cells().collect::<Vec<_>>(), "seed {seed}");
}
