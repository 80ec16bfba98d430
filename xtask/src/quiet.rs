//! Panics without words.
//!
//! A panic in a module traps, and its message goes nowhere: a browser has no place for it. What makes the message (and at each
//! of thousands of checks, what it is told) is a good part of what would be loaded, so that the functions that never return
//! are made to trap at once. The standard library built for that (`panic = "immediate-abort"`) would do the same, where it can be built.

use walrus::ir::{InstrLocId, Unreachable};
use walrus::{FunctionKind, Module, passes};

/// Functions that do nothing but say what is wrong and end the program, by the paths that they begin with.
const ENDS: [&str; 18] = [
    "alloc::alloc::handle_alloc_error",
    "alloc::raw_vec::capacity_overflow",
    "alloc::raw_vec::handle_error",
    "core::cell::panic_already_",
    "core::option::expect_failed",
    "core::option::unwrap_failed",
    "core::panicking::assert_failed",
    "core::panicking::panic",
    "core::panicking::unreachable_display",
    "core::result::unwrap_failed",
    "core::slice::copy_from_slice_impl::len_mismatch_fail",
    "core::slice::index::slice_end_index_len_fail",
    "core::slice::index::slice_index_fail",
    "core::slice::index::slice_start_index_len_fail",
    "core::str::slice_error_fail",
    "std::alloc::rust_oom",
    "std::panicking::begin_panic",
    "std::panicking::panic_handler",
];

/// Makes them trap at once; tells how many there were.
pub(crate) fn quiet(module: &mut Module) -> usize {
    let mut count = 0;
    for function in module.funcs.iter_mut() {
        let Some(name) = function.name.as_deref().map(plain) else { continue };
        if !ENDS.iter().any(|end| name.starts_with(end)) {
            continue;
        }
        if let FunctionKind::Local(local) = &mut function.kind {
            let entry = local.entry_block();
            local.block_mut(entry).instrs = vec![(Unreachable {}.into(), InstrLocId::default())];
            count += 1;
        }
    }
    passes::gc::run(module);
    count
}

/// A path without the marks that tell versions of a crate apart: `core[1f2e]::panicking::panic`.
fn plain(name: &str) -> String {
    let mut depth = 0_u32;
    let letters = name.chars().filter(|letter| {
        match letter {
            '[' => depth += 1,
            ']' => {
                depth = depth.saturating_sub(1);
                return false;
            }
            _ => {}
        }
        depth == 0
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_the_program_is_known_by_its_path() {
        for name in [
            "core[94b8d8b43f5aeaf9]::panicking::panic_fmt",
            "core::panicking::panic_bounds_check::h0123456789abcdef",
            "core[94b8d8b43f5aeaf9]::panicking::assert_failed::<usize, usize>",
        ] {
            assert!(ENDS.iter().any(|end| plain(name).starts_with(end)), "{name}");
        }
        for name in [
            "std[1]::panicking::panic_count::is_zero_slow_path",
            "<core[1]::panicking::AssertKind as core[1]::fmt::Debug>::fmt",
        ] {
            assert!(!ENDS.iter().any(|end| plain(name).starts_with(end)), "{name}");
        }
    }

    #[test]
    fn a_function_that_never_returns_traps_at_once() {
        let mut module = Module::default();
        let mut ends = walrus::FunctionBuilder::new(&mut module.types, &[], &[]);
        ends.name("core::option::unwrap_failed".into()).func_body().i32_const(1).drop();
        let ends = ends.finish(Vec::new(), &mut module.funcs);
        let mut other = walrus::FunctionBuilder::new(&mut module.types, &[], &[]);
        other.name("antre::answer".into()).func_body().i32_const(1).drop().call(ends);
        let other = other.finish(Vec::new(), &mut module.funcs);
        module.exports.add("answer", other);
        assert_eq!(quiet(&mut module), 1);
        let length = |module: &Module, id| {
            let local = module.funcs.get(id).kind.unwrap_local();
            local.block(local.entry_block()).instrs.len()
        };
        assert_eq!((length(&module, ends), length(&module, other)), (1, 3));
    }
}
