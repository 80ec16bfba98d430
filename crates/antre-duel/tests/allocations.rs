//! What runs in the innermost loops allocates nothing.

use antre_duel::queue::{HeapQueue, Queue};
use antre_duel::{Discard, Log, Rules, fast, lesson};

#[test]
fn a_turn_of_the_heap_allocates_nothing() {
    let speeds: Vec<i64> = (0..1_000).map(|i| 5 + i * 7 % 16).collect();
    let mut queue = HeapQueue::new(&speeds, &Rules::LESSON);
    let mut turns = 0u32;
    let allocated = allocation_counter::measure(|| {
        for step in 0..50_000usize {
            let Some(turn) = queue.next() else { continue };
            turns += 1;
            queue.pay(turn.index, 100);
            match step % 100 {
                10 => queue.set_speed(step % 1_000, 1 + step as i64 % 30),
                20 => queue.kill(step % 1_000),
                70 => queue.revive((step - 50) % 1_000),
                _ => {}
            }
        }
    });
    assert_eq!(turns, 50_000);
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn a_fast_fight_allocates_nothing() {
    let party = lesson::party();
    let plan = fast::Plan::new(&party, &Rules::LESSON).expect("the lesson's party");
    let mut log = Log::spanish(&party);
    // The log keeps its buffer from battle to battle: after the longest it grows no more.
    for seed in 0..1_000 {
        log.clear();
        plan.fight(seed, &mut log);
    }
    let mut wins = 0;
    let allocated = allocation_counter::measure(|| {
        for seed in 0..1_000 {
            wins += u32::from(plan.fight(seed, &mut Discard).won);
            log.clear();
            plan.fight(seed, &mut log);
        }
    });
    assert!(wins > 900);
    assert_eq!(allocated.count_total, 0);
}
