//! Rasterising, with a font of our own so that the same picture looks the same everywhere.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

/// Why a picture could not be rasterised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PngError(String);

impl std::fmt::Display for PngError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture cannot be turned into a PNG: {}", self.0)
    }
}

impl std::error::Error for PngError {}

/// Letters of Chinese, Japanese and Korean.
const fn is_east_asian(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

/// Whether a font family has such letters, by the names that these families have.
fn shows_east_asian(family: &str) -> bool {
    const NAMES: [&str; 12] = [
        "CJK",
        " JP",
        "Gothic",
        "Mincho",
        "Hiragino",
        "Meiryo",
        "Yu ",
        "Fallback",
        "Unifont",
        "WenQuanYi",
        "Arial Unicode",
        "Hei",
    ];
    NAMES.iter().any(|name| family.contains(name))
}

/// Largest side of a picture, in pixels.
const LARGEST: f32 = 16_384.0;

/// Turns an SVG of [`Form::Literal`](crate::Form::Literal) into a PNG, `scale` pixels to a unit.
///
/// # Errors
/// [`PngError`] if the SVG does not parse, is too large, or has letters that no font here has.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let mut fonts = Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.load_font_data(dejavu::sans_mono::regular().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    fonts.set_monospace_family("DejaVu Sans Mono");
    if svg.chars().any(is_east_asian) {
        // DejaVu has none of these letters, and a font that has them is too large to carry along.
        fonts.load_system_fonts();
        if !fonts.faces().any(|face| face.families.iter().any(|(name, _)| shows_east_asian(name))) {
            return Err(PngError(
                "no font with its letters is installed; expected an SVG file (--svg), or such a font".into(),
            ));
        }
    }
    let options =
        Options { fontdb: Arc::new(fonts), font_family: "DejaVu Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError(error.to_string()))?;
    let size = tree.size();
    let (width, height) = (size.width() * scale, size.height() * scale);
    if width > LARGEST || height > LARGEST {
        return Err(PngError(format!("{width:.0}×{height:.0} pixels: expected at most {LARGEST}×{LARGEST}")));
    }
    let mut pixmap = Pixmap::new(width.ceil() as u32, height.ceil() as u32)
        .ok_or_else(|| PngError("it has no size".into()))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| PngError(error.to_string()))
}
