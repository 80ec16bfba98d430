//! What the environment says about language and letters.

use std::env;

use antre::Lang;

/// The first variable that is set and not empty, as POSIX reads them.
fn first_set(names: [&str; 3]) -> Option<String> {
    names.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
}

/// The language of the locale, else English.
pub(crate) fn lang() -> Lang {
    first_set(["LC_ALL", "LC_MESSAGES", "LANG"])
        .and_then(|locale| Lang::of_locale(&locale))
        .unwrap_or_default()
}

/// Whether marks beyond ASCII come out one column wide.
pub(crate) fn shows_unicode() -> bool {
    first_set(["LC_ALL", "LC_CTYPE", "LANG"]).is_none_or(|locale| is_narrow_utf8(&locale))
}

/// UTF-8, and not of a language whose terminals draw the ambiguous marks two columns wide.
fn is_narrow_utf8(locale: &str) -> bool {
    let lower = locale.to_ascii_lowercase();
    let utf8 = lower.contains("utf-8") || lower.contains("utf8");
    let wide = ["zh", "ja", "ko"].iter().any(|code| lower.starts_with(code));
    utf8 && !wide
}

#[cfg(test)]
mod tests {
    use super::is_narrow_utf8;

    #[test]
    fn only_utf8_without_wide_marks_is_unicode() {
        for locale in ["en_US.UTF-8", "C.UTF-8", "es_ES.utf8"] {
            assert!(is_narrow_utf8(locale), "{locale}");
        }
        for locale in ["C", "POSIX", "es_ES.ISO-8859-1", "en_US", "ja_JP.UTF-8", "zh_CN.UTF-8", "ko_KR.utf8"]
        {
            assert!(!is_narrow_utf8(locale), "{locale}");
        }
    }
}
