//! What this build is.

use crate::{Detail, Query, dq9, duel, isaac, sky, torneko3};

/// The usual edition of every system, as its answers name it: what two machines compare before they share work.
pub fn editions() -> Vec<(&'static str, String)> {
    let questions = [
        ("duel", Query::Duel(duel::Query::Preview(duel::Preview::default()))),
        ("dq9", Query::Dq9(dq9::Query::Boss(dq9::Boss::default()))),
        ("isaac", Query::Isaac(isaac::Query::Seed(isaac::Seed { seed: "1".into(), ..Default::default() }))),
        ("sky", Query::Sky(sky::Query::Timeline(sky::Timeline::default()))),
        ("torneko3", Query::Torneko3(torneko3::Query::Timeline(torneko3::Timeline::default()))),
    ];
    let edition = |query| crate::answer(query, &Detail::default()).map(|answer| answer.edition);
    questions
        .iter()
        .filter_map(|(system, query)| edition(query).ok().map(|edition| (*system, edition)))
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_system_has_one() {
        let editions = super::editions();
        let systems: Vec<&str> = editions.iter().map(|(system, _)| *system).collect();
        assert_eq!(systems, ["duel", "dq9", "isaac", "sky", "torneko3"]);
        assert!(editions.iter().all(|(_, edition)| !edition.is_empty()));
    }
}
