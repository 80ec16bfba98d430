//! The fast forms against the obvious ones, over random inputs.

use antre_duel::assumed::{Assumed, LimitAt, TurnLimit};
use antre_duel::queue::{HeapQueue, Queue, SkipQueue, TickQueue, preview};
use antre_duel::{
    CritSlope, Dice, Event, Fighter, HitClamp, Kind, KindSet, Payment, Rules, Span, fast, lesson,
};
use proptest::prelude::*;

fn kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(&Kind::ALL)
}

fn kinds() -> impl Strategy<Value = KindSet> {
    prop::collection::vec(kind(), 0..3).prop_map(|kinds| kinds.into_iter().collect())
}

fn fighter(name: String) -> impl Strategy<Value = Fighter> {
    ((1i64..80, -5i64..12, -10i64..60, -3i64..9, -3i64..40), (-2i64..6, 0i64..9), kind(), kinds(), kinds())
        .prop_map(move |((max_hp, strength, agility, defense, speed), (low, more), kind, resist, weak)| {
            let weapon = Span::new("weapon", low, low + more).expect("the high end is not below the low end");
            let name = name.clone();
            Fighter { name, max_hp, strength, agility, defense, speed, weapon, kind, resist, weak }
        })
}

fn party() -> impl Strategy<Value = Vec<Fighter>> {
    (2usize..=8).prop_flat_map(|n| (0..n).map(|i| fighter(format!("F{i}"))).collect::<Vec<_>>())
}

fn rules() -> impl Strategy<Value = Rules> {
    let clamp = (0i64..=100, 0i64..=100).prop_map(|(a, b)| HitClamp { low: a.min(b), high: a.max(b) });
    let limit = (0u32..40, any::<bool>()).prop_map(|(hero_turns, before)| TurnLimit {
        hero_turns,
        at: if before { LimitAt::BeforeTurn } else { LimitAt::AfterTurn },
    });
    (clamp, any::<bool>(), 1i64..4, 1i64..160, any::<bool>(), limit).prop_map(
        |(hit_clamp, whole, crit_factor, cost, reset, turn_limit)| Rules {
            hit_clamp,
            crit_slope: if whole { CritSlope::Whole } else { CritSlope::Tenth },
            crit_factor,
            cost,
            payment: if reset { Payment::Reset } else { Payment::Subtract },
            assumed: Assumed { turn_limit, ..Assumed::PROPOSED },
            ..Rules::LESSON
        },
    )
}

#[derive(Debug, Clone, Copy)]
enum Step {
    Act(i64),
    Kill(usize),
    Revive(usize),
    Speed(usize, i64),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => prop::sample::select(&[50i64, 100, 150][..]).prop_map(Step::Act),
        1 => (0usize..9).prop_map(Step::Kill),
        1 => (0usize..9).prop_map(Step::Revive),
        1 => (0usize..9, -5i64..40).prop_map(|(i, s)| Step::Speed(i, s)),
    ]
}

fn play<Q: Queue>(mut queue: Q, n: usize, steps: &[Step]) -> Vec<(i64, usize, i64, Vec<i64>)> {
    let mut seen = Vec::new();
    for &step in steps {
        match step {
            Step::Act(cost) => {
                if let Some(turn) = queue.next() {
                    queue.pay(turn.index, cost);
                    seen.push((
                        turn.tick,
                        turn.index,
                        turn.energy,
                        (0..n).map(|i| queue.energy(i)).collect(),
                    ));
                } else {
                    seen.push((queue.tick(), usize::MAX, 0, Vec::new()));
                }
            }
            Step::Kill(index) => queue.kill(index),
            Step::Revive(index) => queue.revive(index),
            Step::Speed(index, speed) => queue.set_speed(index, speed),
        }
    }
    seen
}

proptest! {
    #[test]
    fn the_three_queues_agree(
        who in prop::collection::vec((-5i64..40, -60i64..180), 1..9),
        steps in prop::collection::vec(step(), 1..120),
        floor in any::<bool>(),
        reset in any::<bool>(),
    ) {
        let (speeds, energies): (Vec<i64>, Vec<i64>) = who.into_iter().unzip();
        let rules = Rules {
            payment: if reset { Payment::Reset } else { Payment::Subtract },
            min_speed: floor.then_some(1),
            tick_limit: (!floor).then_some(300),
            ..Rules::LESSON
        };
        let tick = play(TickQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps);
        let skip = play(SkipQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps);
        let heap = play(HeapQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps);
        prop_assert_eq!(&tick, &skip);
        prop_assert_eq!(&tick, &heap);
    }

    #[test]
    fn a_preview_is_what_then_happens_and_changes_nothing(speeds in prop::collection::vec(-2i64..30, 1..7)) {
        let mut queue = HeapQueue::new(&speeds, &Rules::LESSON);
        queue.next();
        let before: Vec<i64> = (0..speeds.len()).map(|i| queue.energy(i)).collect();
        let seen = preview(&queue, 12, &Rules::LESSON);
        let after: Vec<i64> = (0..speeds.len()).map(|i| queue.energy(i)).collect();
        prop_assert_eq!(before, after);
        for expected in seen {
            let turn = queue.next().expect("somebody is alive");
            prop_assert_eq!(turn, expected);
            queue.pay(turn.index, 100);
        }
    }

    #[test]
    fn the_fast_fight_tells_the_same_story(party in party(), rules in rules(), seed: u32) {
        let seed = i64::from(seed);
        let plan = fast::Plan::new(&party, &rules).expect("a small party");
        let mut quick: Vec<Event> = Vec::new();
        let summary = plan.fight(seed, &mut quick);
        let mut slow: Vec<Event> = Vec::new();
        let outcome = lesson::fight(&party, &mut Dice::new(seed), &rules, &mut slow);
        prop_assert_eq!(quick, slow);
        prop_assert_eq!(
            (summary.won, i64::from(summary.hero_hp), summary.turns, summary.hero_turns, summary.ticks),
            (outcome.won, outcome.hp[0], outcome.turns, outcome.hero_turns, outcome.ticks)
        );
        prop_assert_eq!(
            (summary.crits, summary.misses, summary.draws, summary.stopped),
            (outcome.crits, outcome.misses, outcome.draws, outcome.stopped)
        );
    }
}

#[test]
fn a_fight_longer_than_the_list_goes_on() {
    let mut party = lesson::party();
    party[0].max_hp = 20_000;
    party[1].max_hp = 9_000;
    party[1].defense = 40;
    let rules = Rules {
        assumed: Assumed {
            turn_limit: TurnLimit { hero_turns: 5_000, at: LimitAt::BeforeTurn },
            ..Assumed::PROPOSED
        },
        ..Rules::LESSON
    };
    let plan = fast::Plan::new(&party, &rules).expect("a small party");
    let mut quick: Vec<Event> = Vec::new();
    let summary = plan.fight(3, &mut quick);
    let mut slow: Vec<Event> = Vec::new();
    lesson::fight(&party, &mut Dice::new(3), &rules, &mut slow);
    assert!(summary.turns > 5_000, "{summary:?}");
    assert_eq!(quick, slow);
}

#[test]
fn the_totals_that_the_source_states() {
    let party = lesson::party();
    let plan = fast::Plan::new(&party, &Rules::LESSON).expect("the lesson's party");
    let (mut wins, mut with_a_crit) = (0, 0);
    for seed in 1..=1_000 {
        let outcome = lesson::fight(&party, &mut Dice::new(seed), &Rules::LESSON, &mut antre_duel::Discard);
        let summary = plan.fight(seed, &mut antre_duel::Discard);
        assert_eq!(outcome.won, summary.won);
        wins += u32::from(outcome.won);
        with_a_crit += u32::from(outcome.crits > 0);
    }
    assert_eq!((wins, with_a_crit), (964, 598));
}

#[test]
fn a_range_wider_than_a_draw_is_refused() {
    assert!(Span::new("weapon", 0, i64::from(u32::MAX)).is_ok_and(|span| span.width() == 1 << 32));
    let error = Span::new("weapon", i64::MIN, i64::MAX).expect_err("too wide");
    assert!(error.to_string().ends_with("expected at most 4294967296 values"), "{error}");
}

#[test]
fn a_battle_without_anybody_is_over_before_it_begins() {
    let mut log = antre_duel::Log::spanish(&[]);
    let outcome = lesson::fight(&[], &mut Dice::new(1), &Rules::LESSON, &mut log);
    assert!(!outcome.won && outcome.turns == 0 && outcome.draws == 0);
    assert_eq!(log.lines().count(), 2);
}
