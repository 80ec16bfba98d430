//! Single answers and whole universes.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use std::hint::black_box;

use antre_dq9::universe::Layouts;
use antre_dq9::{Edition, FastLayout, Floor, Grotto, Header, Layout, LayoutCase, MapId};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn singles(criterion: &mut Criterion) {
    let id: MapId = "B5:15522".parse().expect("a map");
    criterion.bench_function("header, draw by draw", |b| b.iter(|| Header::of(black_box(id))));
    criterion.bench_function("header, quick", |b| b.iter(|| Header::quick(black_box(id))));
    let header = Header::of(id);
    criterion.bench_function("one floor", |b| {
        b.iter(|| Floor::of(black_box(id), &header, 14, &Edition::WESTERN));
    });
    criterion.bench_function("whole map", |b| b.iter(|| Grotto::of(black_box(id), &Edition::WESTERN)));
    let mut group = criterion.benchmark_group("layout");
    group.bench_function("tiles", |b| b.iter(|| Layout::generate(LayoutCase::Nine, black_box(15_536))));
    group
        .bench_function("bit rows", |b| b.iter(|| FastLayout::generate(LayoutCase::Nine, black_box(15_536))));
}

fn universe(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("universe");
    group.sample_size(10);
    group.throughput(Throughput::Elements(Layouts::COUNT as u64));
    group.bench_function("layouts", |b| b.iter(Layouts::all));
    let layouts = Layouts::all();
    group.throughput(Throughput::Elements(MapId::COUNT.into()));
    group.bench_function("maps", |b| {
        b.iter(|| {
            let mut floors_seen = 0;
            layouts.visit(0..MapId::COUNT, &Edition::WESTERN, |_, _, floors| floors_seen += floors.len());
            floors_seen
        });
    });
}

criterion_group!(benches, singles, universe);
criterion_main!(benches);
