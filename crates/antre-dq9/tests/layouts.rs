//! Every layout, by both generators, against the digests of the vectors.

mod common;

use antre_dq9::{FastLayout, Layout, LayoutCase, canonical};
use sha2::{Digest, Sha256};

fn name(case: LayoutCase) -> &'static str {
    match case {
        LayoutCase::One => "floor1or2",
        LayoutCase::Three => "floor3",
        LayoutCase::Four => "floor4",
        LayoutCase::Five => "floor5to8",
        LayoutCase::Nine => "floor9to12",
        LayoutCase::Thirteen => "floor13to16",
    }
}

#[test]
fn every_layout_has_the_digest_of_the_vectors() {
    let vectors = common::json("layout_digests.json");
    for case in LayoutCase::ALL {
        let expected = &vectors[name(case)];
        assert_eq!(expected["floor_used"], case.floors().0, "{case:?}");
        let mut whole = Sha256::new();
        let mut blocks = Vec::new();
        for block in (0..32_784u16).step_by(1_024) {
            let mut bytes = Vec::with_capacity(1_024 * 268);
            for v in block..(block + 1_024).min(32_784) {
                if v < u16::from(case.floors().0) {
                    bytes.extend_from_slice(&[0; 268]);
                } else {
                    bytes.extend_from_slice(&canonical::layout_record(&Layout::generate(case, v).0));
                }
            }
            whole.update(&bytes);
            blocks.push(common::sha256(&bytes)[..16].to_owned());
        }
        let wanted: Vec<String> =
            serde_json::from_value(expected["blocks_of_1024_floorseeds"].clone()).unwrap();
        assert_eq!(blocks, wanted, "{case:?}");
        assert_eq!(common::hex(&whole.finalize()), expected["sha256"], "{case:?}");
    }
}

#[test]
fn bit_rows_and_tiles_agree_on_every_layout_down_to_the_generator() {
    for case in LayoutCase::ALL {
        for v in u16::from(case.floors().0)..32_784 {
            let (layout, at) = Layout::generate(case, v);
            let (fast, fast_at) = FastLayout::generate(case, v);
            assert_eq!(fast.to_layout(), layout, "{case:?} {v}");
            assert_eq!(fast_at, at, "{case:?} {v}");
            assert_eq!(fast.open_rows(), layout.open_rows(), "{case:?} {v}");
        }
    }
}

#[test]
fn a_trace_draws_what_the_layout_draws() {
    use antre_dq9::{Seed, draws::At};
    for (seed, floor) in [(15_522, 14), (50, 1), (0x5BC4, 3), (0, 16)] {
        let seed = Seed::new(seed).unwrap();
        let (layout, records) = Layout::traced(seed, floor);
        assert_eq!(layout, Layout::of(seed, floor));
        let (_, end) = Layout::generate(LayoutCase::of_floor(floor), seed.get() + u16::from(floor));
        let start = At::new(u32::from(seed.get()) + u32::from(floor));
        assert_eq!(start.jump(records.len() as u32), end);
    }
}
