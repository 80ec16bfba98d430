//! Coordinates as pictures write them: at most two decimals, no trailing zeros.

use std::fmt;

/// A coordinate that is written when it is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Number(pub(crate) f64);

/// Bits of the fraction of a double.
const FRACTION: u32 = 52;
/// Beyond this hundredths are not counted in integers; no picture is so large.
const MOST: f64 = (1u64 << 50) as f64;

impl Number {
    /// Hundredths, rounded as `{:.2}` rounds: exactly, and a half to the even side. `None` where they are not counted so.
    fn hundredths(self) -> Option<u64> {
        let value = self.0.abs();
        if value.is_nan() || value > MOST {
            return None;
        }
        let bits = value.to_bits();
        let (exponent, fraction) = ((bits >> FRACTION) as u32, bits & ((1 << FRACTION) - 1));
        // value = mantissa / 2^shift; what is nearer to zero than the smallest normal number is 0.
        let mantissa = if exponent == 0 { 0 } else { fraction | 1 << FRACTION };
        let shift = (1023 + FRACTION).checked_sub(exponent)?;
        let product = u128::from(mantissa) * 100;
        if shift > 100 {
            return Some(0);
        }
        let (whole, rest) = ((product >> shift) as u64, product & ((1 << shift) - 1));
        let half = (1u128 << shift) / 2;
        let up = shift > 0 && (rest > half || (rest == half && whole % 2 == 1));
        Some(whole + u64::from(up))
    }
}

impl fmt::Display for Number {
    /// Written by hand: a picture has thousands, and `{:.2}` takes the long way for every one that has few digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(hundredths) = self.hundredths() else { return f.write_str(&plain(self.0)) };
        let mut text = [0u8; 24];
        let mut at = text.len();
        let mut put = |byte: u8| {
            at -= 1;
            text[at] = byte;
        };
        let (mut whole, rest) = (hundredths / 100, (hundredths % 100) as u8);
        if rest % 10 > 0 {
            put(b'0' + rest % 10);
        }
        if rest > 0 {
            put(b'0' + rest / 10);
            put(b'.');
        }
        loop {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.0.is_sign_negative() && hundredths > 0 {
            put(b'-');
        }
        // It is all ASCII.
        f.write_str(std::str::from_utf8(&text[at..]).unwrap_or_default())
    }
}

/// The same by the formatter of the language.
fn plain(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_plain_formatter() {
        let mut values =
            vec![0.0, 100.0, 1e12, 1.1e15, 1e16, 1e300, f64::INFINITY, f64::NAN, f64::MIN_POSITIVE, 5e-324];
        // Halves of a hundredth that are exact, and all around them.
        for eighth in 0..4_000 {
            let tie = f64::from(eighth) / 8.0;
            values.extend([tie, tie.next_up(), tie.next_down(), tie / 3.0, tie / 64.0, tie * 1e9]);
        }
        for hundredth in 0..20_000 {
            let value = f64::from(hundredth) / 100.0;
            values.extend([value, value + 0.005, value.next_up(), (value + 0.005).next_down()]);
        }
        for value in values {
            for value in [value, -value] {
                assert_eq!(Number(value).to_string(), plain(value), "{value:?}");
            }
        }
    }
}
