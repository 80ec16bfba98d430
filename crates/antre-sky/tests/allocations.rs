//! A step that nobody watches allocates nothing.

use antre_sky::{Action, Floor, Length, Longest, Monster, NoSink, Rules, Slot};

#[test]
fn an_untraced_step_allocates_nothing() {
    let mut floor = Floor::new(Rules::default());
    for (number, flat) in [0, 1, 4, 5, 6].into_iter().zip([0, -1, 1, 2, 3]) {
        floor.place(Slot::new(number).expect("slot"), Monster { flat, ..Monster::default() }).expect("free");
    }
    floor.edit(|state| state.wind = i32::MAX).expect("valid");
    let mut number = 0u32;
    let allocated = allocation_counter::measure(|| {
        let mut mind = |_: &Floor, who: Slot| {
            number += 1;
            match number % 7 {
                0 => Action::raise(who.set(), Length::Drawn),
                1 => Action::lower(who.set(), 1, Length::Drawn),
                2 => Action::attack(),
                _ => Action::walk(),
            }
        };
        for _ in 0..10_000 {
            floor.step(&mut mind, &mut Longest, &mut NoSink).expect("step");
        }
    });
    assert_eq!(allocated.count_total, 0);
}
