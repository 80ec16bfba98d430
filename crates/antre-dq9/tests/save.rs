//! Section 15: a save that the test writes itself is read back; whatever else is refused in a sentence.

use antre_dq9::Error;
use antre_dq9::save::{Destination, MARK, MOST_IN_FRONT, Progress, SAVE, SLOT, Save, SlotKind, crc32};
use proptest::prelude::*;

/// Letters as a western save writes them.
fn letters(name: &str) -> Vec<u8> {
    name.bytes()
        .map(|letter| match letter {
            b'A'..=b'Z' => letter - b'A' + 18,
            b'a'..=b'z' => letter - b'a' + 44,
            _ => letter - b'0' + 8,
        })
        .collect()
}

struct Written {
    bytes: Vec<u8>,
}

impl Written {
    fn empty() -> Self {
        let mut bytes = vec![0; SAVE];
        bytes[..MARK.len()].copy_from_slice(MARK);
        Self { bytes }
    }

    fn slot(&mut self, slot: usize) -> &mut [u8] {
        &mut self.bytes[slot * SLOT..(slot + 1) * SLOT]
    }

    fn hero(mut self, slot: usize, number: usize, name: &str, level: u8, revocations: u8) -> Self {
        let bytes = self.slot(slot);
        bytes[7_577] = 1;
        bytes[7_572] = u8::try_from(number).expect("few heroes");
        let record = &mut bytes[number * 572..];
        record[456..456 + name.len()].copy_from_slice(&letters(name));
        record[138 + 5] = level;
        // The high half of the byte means something else.
        record[151 + 7] = revocations | 0x30;
        self
    }

    fn map(mut self, slot: usize, flags: u8, location: u8, rank: u8, level: u8, last: u16) -> Self {
        let bytes = self.slot(slot);
        let at = 24_206 + 28 * usize::from(bytes[24_204]);
        bytes[24_204] += 1;
        bytes[at] = flags;
        bytes[at + 1..at + 5].copy_from_slice(&letters("Erik"));
        bytes[at + 21] = location;
        bytes[at + 22] = 0b101;
        bytes[at + 23] = rank;
        bytes[at + 24] = level;
        bytes[at + 26..at + 28].copy_from_slice(&last.to_le_bytes());
        self
    }

    fn sealed(mut self) -> Vec<u8> {
        for slot in 0..2 {
            let bytes = self.slot(slot);
            let head = crc32(&bytes[20..36]);
            let body = crc32(&bytes[136..28_644]);
            bytes[16..20].copy_from_slice(&head.to_le_bytes());
            bytes[132..136].copy_from_slice(&body.to_le_bytes());
        }
        self.bytes
    }
}

fn two_slots() -> Vec<u8> {
    let mut written = Written::empty()
        .hero(0, 0, "Sue", 12, 0)
        .hero(0, 1, "Nine9", 99, 10)
        .map(0, 0b00_1001, 5, 2, 0, 50)
        .map(0, 0b10_1100, 150, 0xB5, 0, 15_522)
        .map(0, 0b01_0010, 77, 3, 12, 4)
        .map(0, 0b00_1010, 0, 249, 0, 40_000)
        .hero(1, 0, "Sue", 40, 3);
    written.slot(1)[20] = 1;
    written.slot(0)[16_037..16_041].copy_from_slice(&(321u32 << 6 | 0xFFF0_003F).to_le_bytes());
    written.sealed()
}

#[test]
fn crc_of_the_usual_check_text() {
    assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
}

#[test]
fn what_was_written_is_read() {
    let save = Save::read(&two_slots()).expect("a sound save");
    assert_eq!((save.in_front, save.slots.len()), (0, 2));
    let church = save.slot(SlotKind::Church).expect("a church save");
    assert_eq!(church.check(), Ok(()));
    assert_eq!((church.party, church.cleared), (1, 321));
    let heroes: Vec<_> = church.heroes.iter().map(|hero| (hero.name.as_str(), hero.counting())).collect();
    assert_eq!(heroes, [("Sue", (12, 0)), ("Nine9", (99, 10))]);
    assert_eq!(church.heroes[1].boss_base(99).map(u8::from), Ok(248));
    assert_eq!(church.heroes[0].reward_base().map(u8::from), Ok(18));
    let maps = &church.maps;
    assert_eq!(maps.len(), 4);
    assert_eq!((maps[0].progress, maps[0].followed), (Progress::Undiscovered, false));
    assert_eq!((maps[0].finder.as_str(), maps[0].conqueror.as_str()), ("Erik", ""));
    assert_eq!(maps[0].id().map(|id| id.to_string()).as_deref(), Some("02:50"));
    assert_eq!(maps[0].loot_seen, [true, false, true]);
    assert_eq!((maps[1].progress, maps[1].followed), (Progress::Cleared, true));
    assert_eq!(maps[1].id().map(|id| id.to_string()).as_deref(), Some("B5:15522"));
    assert_eq!(maps[1].fault(), None);
    assert_eq!(maps[2].destination, Destination::Legacy { boss: 3, level: 12, turns: 4 });
    assert_eq!((maps[2].id(), maps[2].fault()), (None, None));
    assert_eq!(
        maps[3].fault().map(|fault| fault.to_string()).as_deref(),
        Some("quality 249: expected 2..=248")
    );
    let quick = save.slot(SlotKind::Quick).expect("a quick save");
    assert_eq!(quick.heroes[0].counting(), (40, 3));
}

#[test]
fn a_quick_save_is_there_only_when_it_says_so() {
    let mut file = two_slots();
    file[SLOT + 20] = 0;
    assert_eq!(Save::read(&file).expect("a save").slots.len(), 1);
}

#[test]
fn bytes_in_front_and_behind_do_no_harm() {
    for front in [0, 1, 122, 1_007, MOST_IN_FRONT] {
        let mut file = vec![0xA5; front];
        file.extend(two_slots());
        file.extend([0xFF; 512]);
        let save = Save::read(&file).expect("a sound save");
        assert_eq!(save.in_front as usize, front);
        assert_eq!(
            save.slots.iter().map(antre_dq9::save::SaveSlot::check).collect::<Vec<_>>(),
            [Ok(()), Ok(())]
        );
    }
    let mut file = vec![0xA5; MOST_IN_FRONT + 1];
    file.extend(two_slots());
    assert_eq!(Save::read(&file), Err(Error::SaveForeign));
}

#[test]
fn every_byte_under_a_checksum_is_guarded() {
    let sound = two_slots();
    for at in [20, 35, 136, 24_204 + 2, 28_643] {
        let mut file = sound.clone();
        file[at] ^= 0x10;
        let error =
            Save::read(&file).expect("it can be read").slots[0].check().expect_err("a checksum is off");
        assert!(error.to_string().starts_with("church save: checksum of bytes "), "{at}: {error}");
    }
    for at in [15, 36, 131, 28_644, SLOT - 1] {
        let mut file = sound.clone();
        file[at] ^= 0x10;
        assert_eq!(Save::read(&file).expect("it can be read").slots[0].check(), Ok(()), "{at}");
    }
}

#[test]
fn what_is_no_save_is_refused_in_a_sentence() {
    let sound = two_slots();
    let says = |file: &[u8]| Save::read(file).expect_err("no save").to_string();
    assert_eq!(says(&[]), "save: expected the text DRAGON QUEST IX within the first 1008 bytes");
    assert_eq!(says(&vec![7; 70_000]), says(&[]));
    assert_eq!(
        says(&sound[..SAVE - 1]),
        "save of 65535 bytes: expected at least 65536 from the text DRAGON QUEST IX on"
    );
    let mut crowded = sound;
    crowded[24_204] = 100;
    assert_eq!(says(&crowded), "maps in the bag 100: expected 0..=99");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// No file makes the reader fall.
    #[test]
    fn any_bytes_are_read_or_refused(
        front in 0usize..1_100,
        changes in proptest::collection::vec((0usize..SAVE, any::<u8>()), 0..200),
        length in 0usize..=SAVE + 1_100,
    ) {
        let mut file = vec![1; front];
        file.extend(two_slots());
        for (at, byte) in changes {
            file[front + at] = byte;
        }
        file.truncate(length);
        match Save::read(&file) {
            Ok(save) => {
                for slot in &save.slots {
                    prop_assert!(slot.heroes.len() <= 13 && slot.maps.len() <= 99);
                    for map in &slot.maps {
                        prop_assert!(map.id().is_none() || map.fault().is_none_or(|fault| fault.what == "location"));
                    }
                    for hero in &slot.heroes {
                        prop_assert!(hero.reward_base().is_ok());
                    }
                }
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
