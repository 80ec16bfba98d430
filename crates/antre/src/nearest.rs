//! Suggestions for misspelt names.

/// The candidate that is closest to what was typed, if any is close enough to be worth naming.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&typed, &candidate.to_lowercase()), candidate))
        .filter(|&(score, _)| score > 0.72)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}
