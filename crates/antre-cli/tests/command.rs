//! The command line that the page and the API give asks the same question: it is run through a shell.

use std::process::Command;

use antre::{Detail, command, link};

#[test]
fn a_copied_command_has_the_same_answer() {
    for text in [
        "duel/fight",
        "duel/fight?seed=-3&hit_clamp=30..%3D70&payment=reset",
        "duel/fight?roster=%5B%5Bfighter%5D%5D%0Aname%3D%22It%27s+%24HOME%22%0Amax_hp%3D9%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A%5B%5Bfighter%5D%5D%0Aname%3D%22B%22%0Amax_hp%3D9%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A&seed=4",
        "duel/preview?count=4&cost=150%2C50&after=2",
        "duel/queue?exercise=3%0AMaga+10%0AArquero+15%0A&cost_by=fighter&cost=100%2C50",
        "sky/timeline?scenario=agility-three&steps=24",
        "sky/timeline?scenario=L%2B1%3Aagility*3%2Cattack+E1-1%3Aattack&rules=sky&draws=9%2C10%2C9",
        "sky/diff?scenario=agility-three&article_reset=own-action",
        "sky/due",
        "sky/stage?up=9%2C8&modifier=ice-type&enemy=true&flat=-1",
        "sky/plan?scenario=all-normal&depth=4&payload=attack%2Cattack",
        "compare/turns?party=L%3Afast%3Aattack%2CA%2CE1%3Anormal%3Aattack&turns=4&until=A",
        "dq9/boss?boss=Trauminator",
        "dq9/chests?map=B5%3A15522&floor=14&seconds=1..%3D60",
        "dq9/decode?name=Granite+Tunnel+of+Woe+Lv.+1&location=27",
        "dq9/next?level=40&revocations=2&grotto_level=86",
        "dq9/save?file=QjU6MTU1MjIK",
        "dq9/show?map=B5%3A15522&floor=14&second=30&names=ja",
        "dq9/table?table=locations",
        "duel/compare?a=%5B%5Bfighter%5D%5D%0Aname%3D%22A%22%0Amax_hp%3D19%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A%5B%5Bfighter%5D%5D%0Aname%3D%22B%22%0Amax_hp%3D9%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A&b=%5B%5Bfighter%5D%5D%0Aname%3D%22A%22%0Amax_hp%3D9%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A%5B%5Bfighter%5D%5D%0Aname%3D%22B%22%0Amax_hp%3D9%0Astrength%3D7%0Aagility%3D4%0Adefense%3D3%0Aspeed%3D10%0Aweapon%3D%5B4%2C7%5D%0Akind%3D%22slash%22%0A&seeds=1..%3D300",
        "duel/lesson?step=8&answer=1",
        "duel/play?choices=strike%2Cpotion&seed=7",
        "duel/sim?seeds=-5..%3D500",
        "duel/sweep?vary=hero.speed%3D10..%3D20%2F5&seeds=1..%3D50",
        "isaac/diff?seed=3&stage=2&profile=flash",
        "isaac/export?seed=B911+97JS&form=tiled",
        "isaac/seed?seed=B911+97JS",
        "isaac/show?seed=B911+97JS&stage=3&hard=true&coins=20",
        "isaac/stages?seed=B911+97JS",
        "torneko3/plan?scenario=theft-1",
        "torneko3/readings?scenario=warp-trap",
        "torneko3/timeline?scenario=warp-trap&rules=mh_entry%3Dimmediate_if_not_move&at=1.E1.C%2Cend",
    ] {
        let (query, _) = link::of_link(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let line = command(&query);
        let program = format!("'{}' --format json --lang en ", env!("CARGO_BIN_EXE_antre"));
        let run =
            Command::new("sh").arg("-c").arg(line.replacen("antre ", &program, 1)).output().expect("a shell");
        assert!(run.status.success(), "{line}: {}", String::from_utf8_lossy(&run.stderr));
        let printed: serde_json::Value = serde_json::from_slice(&run.stdout).expect("JSON");
        let answer = antre::answer(&query, &Detail::default()).expect("an answer");
        // Read back as the printed one was: reading decimals may move their last place.
        let ours = serde_json::to_string(&answer).expect("JSON");
        let ours: serde_json::Value = serde_json::from_str(&ours).expect("JSON");
        for part in ["edition", "facts", "sentence"] {
            assert_eq!(printed[part], ours[part], "{line}: {part}");
        }
    }
}
