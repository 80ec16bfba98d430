//! Room files: small ones written here, whole and broken.

use antre_core::Xorshift32;
use antre_isaac::Shape;
use antre_isaac::rooms::{Library, Request, read};
use proptest::prelude::*;

const XML: &str = r#"<?xml version="1.0"?>
<!-- made up -->
<rooms>
  <room variant="1" type="1" subtype="0" shape="1" difficulty="5" name="a > b" weight="1" width="13" height="7">
    <door exists="true" x="-1" y="3"/>
    <door exists="false" x="6" y="-1"/>
    <spawn x="6" y="3"><entity type="5" variant="0" subtype="0" weight="1"/></spawn>
  </room>
  <room variant="2" type="1" shape="8" difficulty="1" weight="0.5"><door x="26" y="10"/></room>
</rooms>"#;

fn stb(rooms: u32) -> Vec<u8> {
    let mut bytes = b"STB1".to_vec();
    bytes.extend(rooms.to_le_bytes());
    for number in 0..rooms {
        bytes.extend(1u32.to_le_bytes());
        bytes.extend(number.to_le_bytes());
        bytes.extend(0u32.to_le_bytes());
        bytes.push(5);
        bytes.extend(3u16.to_le_bytes());
        bytes.extend(b"one");
        bytes.extend(1f32.to_le_bytes());
        bytes.extend([13, 7, 1, 2]);
        bytes.extend(1u16.to_le_bytes());
        for (x, y, exists) in [(-1i16, 3i16, 1u8), (6, -1, 0)] {
            bytes.extend(x.to_le_bytes());
            bytes.extend(y.to_le_bytes());
            bytes.push(exists);
        }
        bytes.extend(6i16.to_le_bytes());
        bytes.extend(3i16.to_le_bytes());
        bytes.push(1);
        bytes.extend([0; 10]);
    }
    bytes
}

fn refused(file: &str, bytes: &[u8]) -> String {
    read(file, bytes).expect_err("refused").to_string()
}

#[test]
fn both_forms_are_read() {
    let rooms = read("rooms/01.basement.xml", XML.as_bytes()).expect("a room file");
    assert_eq!(rooms.len(), 2);
    assert_eq!((rooms[0].stage_id, rooms[0].doors, rooms[0].difficulty), (1, 1, 5));
    assert_eq!((rooms[1].shape, rooms[1].doors), (Shape::of_name("2x2").expect("a shape"), 1 << 6));
    let same = read("01.basement.stb", &stb(2)).expect("a room file");
    assert_eq!((same.len(), same[1].variant, same[0].doors), (2, 1, 1));
}

#[test]
fn broken_files_are_one_sentence() {
    let whole = stb(2);
    for length in 4..whole.len() {
        assert!(refused("01.a.stb", &whole[..length]).starts_with("01.a.stb: "), "{length}");
    }
    assert!(refused("01.a.stb", &[whole.clone(), vec![0]].concat()).contains("1 bytes after the last room"));
    let mut claims = b"STB1".to_vec();
    claims.extend(0x4000_0000u32.to_le_bytes());
    assert!(refused("01.a.stb", &claims).contains("1073741824 rooms: expected at most 0"));
    assert!(refused("01.a.stb", b"STB2\0\0\0\0").contains("53 54 42 32: expected STB1"));
    assert!(refused("basement.stb", &whole).contains("does not begin with two digits"));
    for (bad, says) in [
        (XML.replace("</rooms>", ""), "expected </rooms>"),
        (XML.replace("shape=\"8\"", "shape=\"13\""), "line 9: shape 13: expected 1..=12"),
        (XML.replace("x=\"26\"", "x=\"25\""), "door at 25 10"),
        (XML.replace("weight=\"0.5\"", "weight=\"NaN\""), "expected a number from 0"),
        (XML.replace("weight=\"0.5\"", "weight=\"much\""), "expected a number"),
        (XML.replace("<rooms>", "<!DOCTYPE a [<!ENTITY a \"&a;\">]><rooms>"), "which include nothing"),
        (XML.replace("<rooms>", "<rooms><xi:include href=\"01.xml\"/>"), "which include nothing"),
        (XML.replace("<rooms>", &"<a>".repeat(40)), "elements inside one another"),
        (XML.replace("/rooms>", "/rooms"), "expected >"),
    ] {
        let sentence = refused("01.a.xml", bad.as_bytes());
        assert!(sentence.contains(says), "{sentence}");
        assert!(!sentence.contains('\n'), "{sentence}");
    }
}

#[test]
fn a_pick_has_the_doors_and_a_used_template_comes_less_often() {
    let mut library = Library::new(read("01.a.stb", &stb(4)).expect("a room file"));
    let request = Request { stage_id: 1, kind: 1, shape: Shape::SQUARE, difficulties: (1, 5), doors: 1 };
    let first = library.pick::<Xorshift32>(&request, 7).expect("a template");
    let again: Vec<usize> =
        (1..200).filter_map(|seed| library.clone().pick::<Xorshift32>(&request, seed * 12345)).collect();
    assert_eq!(again.len(), 199);
    let same = again.iter().filter(|index| **index == first).count();
    assert!(same < 199 / 8, "used template {first} came {same} times of 199");
    let missing = Request { doors: 2, ..request };
    assert_eq!(library.pick::<Xorshift32>(&missing, 7), None);
}

proptest! {
    #[test]
    fn any_bytes_are_rooms_or_a_sentence(bytes in prop::collection::vec(any::<u8>(), 0..300), stb in any::<bool>()) {
        let mut file = if stb { b"STB1".to_vec() } else { b"<rooms>".to_vec() };
        file.extend(bytes);
        if let Err(error) = read("01.a", &file) {
            prop_assert!(error.to_string().starts_with("01.a: "));
        }
    }

    #[test]
    fn any_change_of_a_file_is_rooms_or_a_sentence(place in 0usize..500, byte in any::<u8>(), xml in any::<bool>()) {
        let mut file = if xml { XML.as_bytes().to_vec() } else { stb(3) };
        let length = file.len();
        file[place % length] = byte;
        let _ = read("01.a", &file);
    }
}
