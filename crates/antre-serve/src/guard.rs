//! Who may ask, and what a browser may do with what it gets.

use std::net::IpAddr;

use axum::http::header::HeaderName;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};

use crate::problem::Problem;

/// The names that the server answers to. A page elsewhere that had its own name point here would otherwise speak to it
/// with its visitors' browsers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hosts {
    names: Vec<String>,
    port: u16,
}

impl Hosts {
    /// This machine's own names, and others that it is known by.
    pub fn new(port: u16, others: impl IntoIterator<Item = String>) -> Self {
        let own = ["localhost", "127.0.0.1", "[::1]"].map(String::from);
        let names = own.into_iter().chain(others).map(|name| name.to_ascii_lowercase()).collect();
        Self { names, port }
    }

    /// Adds the address that was bound, where it is one address.
    #[must_use]
    pub fn with_address(mut self, address: IpAddr) -> Self {
        if !address.is_unspecified() {
            self.names.push(match address {
                IpAddr::V4(address) => address.to_string(),
                IpAddr::V6(address) => format!("[{address}]"),
            });
        }
        self
    }

    /// Whether a request names one of them.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        let mut named = headers.get_all(header::HOST).iter();
        let (first, more) = (named.next(), named.next().is_some());
        let text = match (first, uri.authority()) {
            (Some(host), _) if !more => host.to_str().ok(),
            (None, Some(authority)) => Some(authority.as_str()),
            _ => None,
        };
        let known = text.is_some_and(|text| {
            text.parse::<Authority>().is_ok_and(|authority| {
                let name = authority.host().to_ascii_lowercase();
                let port = authority.port_u16().unwrap_or(80);
                !text.contains('@') && port == self.port && self.names.contains(&name)
            })
        });
        if known {
            return Ok(());
        }
        let found: String = text.unwrap_or_default().chars().take(60).collect();
        let expected: Vec<String> = self.names.iter().map(|name| format!("{name}:{}", self.port)).collect();
        Err(Problem::new(
            StatusCode::MISDIRECTED_REQUEST,
            format!("host \"{}\": expected {}", found.escape_default(), expected.join(" or ")),
        ))
    }
}

/// Refuses what a page of another site makes its visitor's browser ask. A link that somebody follows is no such thing, and
/// programs do not send these headers.
pub(crate) fn same_site(method: &Method, headers: &HeaderMap) -> Result<(), Problem> {
    let told = |name: &str| headers.get(name).map(HeaderValue::as_bytes);
    let foreign = told("sec-fetch-site") == Some(b"cross-site");
    let followed = told("sec-fetch-mode") == Some(b"navigate") && *method == Method::GET;
    if foreign && !followed {
        let sentence =
            "a page of another site asks: expected this page, a program, or a link that is followed";
        return Err(Problem::new(StatusCode::FORBIDDEN, sentence));
    }
    Ok(())
}

/// What a browser is told with every response.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// Adds them.
pub(crate) fn harden(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
