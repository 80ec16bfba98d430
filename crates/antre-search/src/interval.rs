//! Shares and means of samples with their intervals.

/// The two-sided normal quantile of 95 %.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's score interval of a share, in 0..=1. It never has an end at exactly 0 or 1 where the sample does not
/// enforce it: after any number of successes without a failure, a failure stays possible.
///
/// ```
/// let (low, high) = antre_search::interval::wilson(964, 1_000, antre_search::interval::Z95);
/// assert!((low - 0.9506).abs() < 1e-4 && (high - 0.9739).abs() < 1e-4);
/// ```
pub fn wilson(successes: u64, trials: u64, z: f64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = trials as f64;
    let share = successes as f64 / n;
    let z2 = z * z;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let low = if successes == 0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if successes == trials { 1.0 } else { (middle + half).min(1.0) };
    (low, high)
}

/// Half the width of Wilson's interval.
pub fn half_width(successes: u64, trials: u64, z: f64) -> f64 {
    let (low, high) = wilson(successes, trials, z);
    (high - low) / 2.0
}

/// A percentage of a sample with so many digits, never rounded to 0 % or 100 % where the sample was not: `> 99.99 %`.
///
/// ```
/// use antre_search::interval::percent;
/// assert_eq!(percent(0.964, 2), "96.40 %");
/// assert_eq!(percent(0.999_999, 2), "> 99.99 %");
/// assert_eq!(percent(1.0, 2), "> 99.99 %");
/// assert_eq!(percent(0.0, 1), "< 0.1 %");
/// ```
pub fn percent(share: f64, digits: usize) -> String {
    let unit = 10f64.powi(-(digits as i32));
    let percent = share * 100.0;
    let rounded = (percent / unit).round() * unit;
    if rounded >= 100.0 - unit / 2.0 {
        format!("> {:.digits$} %", 100.0 - unit)
    } else if rounded <= unit / 2.0 {
        format!("< {unit:.digits$} %")
    } else {
        format!("{percent:.digits$} %")
    }
}

/// Mean and the half width of its 95 % interval from a sum and a sum of squares.
pub fn mean(count: u64, sum: f64, squares: f64) -> (f64, f64) {
    if count == 0 {
        return (0.0, 0.0);
    }
    let n = count as f64;
    let mean = sum / n;
    if count == 1 {
        return (mean, f64::INFINITY);
    }
    let variance = ((squares - sum * mean) / (n - 1.0)).max(0.0);
    (mean, Z95 * (variance / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_stays_inside_and_shrinks() {
        for trials in [1u64, 10, 1_000, 1_000_000] {
            for successes in [0, 1, trials / 2, trials - 1, trials] {
                let (low, high) = wilson(successes, trials, Z95);
                let share = successes as f64 / trials as f64;
                assert!((0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
                assert!(low <= share && share <= high, "{successes}/{trials}");
                assert!(high - low > 0.0);
            }
        }
        assert!(half_width(50, 100, Z95) > half_width(500, 1_000, Z95));
        assert_eq!(wilson(0, 0, Z95), (0.0, 1.0));
    }

    #[test]
    fn shares_of_samples_are_never_certain() {
        for digits in 0..6 {
            for share in [0.0, 1e-12, 1.0 - 1e-12, 1.0] {
                let text = percent(share, digits);
                assert!(text.starts_with('<') || text.starts_with('>'), "{text}");
            }
        }
        assert_eq!(percent(0.5, 0), "50 %");
    }

    #[test]
    fn means_have_intervals() {
        let (middle, half) = mean(4, 10.0, 30.0);
        assert!((middle - 2.5).abs() < 1e-12);
        assert!((half - Z95 * (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(mean(0, 0.0, 0.0), (0.0, 0.0));
    }
}
