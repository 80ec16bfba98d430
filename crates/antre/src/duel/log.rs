//! The battle log in the language asked for: the lesson's own Spanish, or Fluent.

use antre_core::Message;
use antre_duel::{Event, Fighter, Log, Sink};

use crate::{Lang, Words};

/// Each fact, worded; `None` for what the log does not tell.
pub(super) fn worded(events: &[Event], party: &[Fighter], words: &Words) -> Vec<Option<String>> {
    events.iter().map(|&event| line(event, party, words)).collect()
}

/// One fact, worded; `None` for what the log does not tell.
pub(super) fn line(event: Event, party: &[Fighter], words: &Words) -> Option<String> {
    if words.lang() == Lang::Es {
        let mut log = Log::spanish(party);
        log.event(event);
        return log.lines().next().map(str::to_owned);
    }
    let name = |who: usize| party[who].name.clone();
    let message = match event {
        Event::Begins => {
            let enemies: Vec<&str> = party[1..].iter().map(|enemy| enemy.name.as_str()).collect();
            Message::new("duel-log-begins").with("enemies", enemies.join(", "))
        }
        Event::Misses { actor, target } => {
            Message::new("duel-log-misses").with("actor", name(actor)).with("target", name(target))
        }
        Event::Hits { actor, target, damage, crit, word, .. } => Message::new("duel-log-hits")
            .with("actor", name(actor))
            .with("target", name(target))
            .with("damage", damage)
            .with("word", i64::from(word))
            .with("crit", i64::from(crit)),
        Event::Uses { actor, skill } => Message::new("duel-log-uses")
            .with("actor", name(actor))
            .with("skill", words.word(&format!("play-{}", skill.name()))),
        Event::Heals { actor, item, gained, .. } => Message::new("duel-log-heals")
            .with("actor", name(actor))
            .with("item", words.word(&format!("play-{}", item.name())))
            .with("gained", gained),
        Event::Flees { actor, escaped } => {
            Message::new(if escaped { "duel-log-escapes" } else { "duel-log-caught" })
                .with("actor", name(actor))
        }
        Event::Falls { who: 0 } => Message::new("duel-log-hero-falls").with("who", name(0)),
        Event::Falls { who } => Message::new("duel-log-falls").with("who", name(who)),
        Event::Ends { won, hero_hp } => {
            Message::new(if won { "duel-log-victory" } else { "duel-log-defeat" })
                .with("hero", name(0))
                .with("hp", hero_hp)
                .with("max", party[0].max_hp)
        }
        Event::Turn { .. } | Event::LimitReached => return None,
    };
    Some(words.say(&message))
}
