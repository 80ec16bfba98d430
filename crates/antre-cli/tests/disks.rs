//! Full and read-only disks, as the system itself makes them: a small file system in a namespace of its own. Where the
//! system allows none, the tests say so and check nothing.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Command, Output};

/// Runs a script of sh in the folder `disk` of a new file system of so many bytes; `$ANTRE` is the program.
fn on_a_disk(size: &str, script: &str) -> Option<Output> {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |script: &str| {
        Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-euc", script, "sh", size])
            .env("ANTRE", env!("CARGO_BIN_EXE_antre"))
            .env("LC_ALL", "C.UTF-8")
            .current_dir(folder.path())
            .output()
    };
    let mount = "mkdir -p disk; mount -t tmpfs -o size=\"$1\" antre disk";
    if !run(mount).is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: this system gives no file system of one's own");
        return None;
    }
    Some(run(&format!("{mount}; {script}")).expect("sh runs"))
}

fn parts(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_search_goes_on_after_its_disk_was_full() {
    // More hits than 64 kB of checkpoint can name; then the disk grows, and the same search goes on.
    let script = r#"
        find() { "$ANTRE" duel find "crits >= 2" --seeds 0..=99999 --quiet --threads 2 "$@"; }
        find > whole
        code=0; find --checkpoint disk/c > first 2> error || code=$?
        cat error; echo "code $code"; ls -A disk
        cmp -n "$(wc -c < first)" first whole && echo beginning
        mount -o remount,size=32m disk
        find --checkpoint disk/c --resume > second
        cmp second whole && echo same
    "#;
    let Some(output) = on_a_disk("64k", script) else { return };
    let (code, out, err) = parts(&output);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    let said = "antre: disk/c: the disk is full: expected room for the file\ncode 2\nc\nbeginning\nsame\n";
    assert_eq!(out, said);
}

#[test]
fn a_table_that_does_not_fit_leaves_nothing_behind() {
    for form in ["csv", "jsonl", "parquet", "arrow"] {
        let script = format!(
            r#"
            catalog() {{ "$ANTRE" duel catalog --seeds 0..=19999 --as {form} --folder disk --quiet; }}
            code=0; catalog 2> error || code=$?
            cat error; echo "code $code"; ls -A disk
            mount -o remount,size=32m disk
            catalog > said; ls -A disk
            "#
        );
        let Some(output) = on_a_disk("16k", &script) else { return };
        let (code, out, err) = parts(&output);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{form}: {out}");
        let file = format!("duel-fights-from-seed-0.{form}");
        let said = format!(
            "antre: disk/{file}: the disk is full: expected room for the file\ncode 2\n{file}\n{file}.manifest.json\n"
        );
        assert_eq!(out, said, "{form}");
    }
}

#[test]
fn a_read_only_folder_is_told_before_anything_is_searched() {
    let script = r#"
        mount -o remount,ro disk
        for command in \
            'dq9 find true --quiet --checkpoint disk/c' \
            'dq9 find true --quiet --out disk/hits' \
            'dq9 catalog maps --quiet --folder disk'
        do
            code=0; "$ANTRE" $command > told || code=$?
            echo "code $code"; cat told
        done
    "#;
    let Some(output) = on_a_disk("1m", script) else { return };
    let (code, out, err) = parts(&output);
    assert_eq!((code, out.as_str()), (Some(0), "code 2\ncode 2\ncode 2\n"), "{err}");
    let reason = "cannot be written: expected a file and a folder with the right to write";
    let told: Vec<String> = ["disk/c", "disk/hits", "disk/dq9-maps.parquet"]
        .map(|path| format!("antre: {path}: {reason}"))
        .into();
    assert_eq!(err.lines().collect::<Vec<_>>(), told);
    assert!(!Path::new("disk").exists());
}
