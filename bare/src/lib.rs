//! The rules on a machine that has no standard library: an allocator, a place for panics, and one call of each system.
//!
//! It links only if nothing in the rules or below them uses `std`, which would bring a panic handler of its own. `.ci/run`
//! builds it.
#![no_std]

extern crate alloc;

use alloc::string::ToString;
use core::alloc::{GlobalAlloc, Layout};
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicUsize, Ordering};

use antre_core::{Draw, Mulberry32, Why};
use antre_duel::{Dice, Log, Rules, lesson};

/// Memory of the machine, in bytes.
const BYTES: usize = 1 << 20;

#[repr(align(16))]
struct Memory(core::cell::UnsafeCell<[u8; BYTES]>);

// SAFETY: every byte is given out once, see `Once`.
unsafe impl Sync for Memory {}

static MEMORY: Memory = Memory(core::cell::UnsafeCell::new([0; BYTES]));

/// Gives every byte out once: enough for a machine that answers one question and is switched off.
struct Once(AtomicUsize);

// SAFETY: ranges given out do not overlap, since the counter only grows, and are aligned from the memory's own 16 bytes on.
unsafe impl GlobalAlloc for Once {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let mut place = 0;
        let taken = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            place = used.checked_next_multiple_of(layout.align())?;
            place.checked_add(layout.size()).filter(|&end| end <= BYTES && layout.align() <= 16)
        });
        if taken.is_err() {
            return core::ptr::null_mut();
        }
        // SAFETY: `place` and what follows lie inside the memory.
        unsafe { MEMORY.0.get().cast::<u8>().add(place) }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Once = Once(AtomicUsize::new(0));

#[panic_handler]
fn halt(_: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// One question of each system; how many were answered as they should be.
#[unsafe(no_mangle)]
pub extern "C" fn antre_bare() -> u32 {
    let party = lesson::party();
    let mut log = Log::spanish(&party);
    let fight = lesson::fight(&party, &mut Dice::new(16), &Rules::LESSON, &mut log);

    let grotto = "02:50".parse().map(|id| antre_dq9::Header::of(id).level);

    let seed = "B911 97JS".parse::<antre_isaac::StartSeed>().map(|seed| seed.to_string());

    let mut floor = antre_sky::Floor::new(antre_sky::Rules::default());
    let placed = antre_sky::Slot::new(0).and_then(|slot| floor.place(slot, antre_sky::Monster::default()));

    let setup = antre_torneko3::Setup::short("@^A.../...... E trap=warp>5,1");
    let trapped = setup.is_ok_and(|mut setup| {
        let mut log = antre_torneko3::Recorder::default();
        setup.state.turn(&mut setup.script, &mut log);
        log.lines(&setup.labels).iter().any(|line| line.contains("cancel"))
    });

    let die = Mulberry32::new(16).draw(Why::new("bare", "1"));
    [
        fight.won && fight.draws == 23,
        grotto == Ok(1),
        seed.is_ok_and(|letters| letters == "B911 97JS"),
        placed.is_ok(),
        trapped,
        die != 0,
    ]
    .map(u32::from)
    .iter()
    .sum()
}
