//! Rasterising, with a font of our own so that the same picture looks the same everywhere.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use crate::svg::is_japanese;

/// Why a picture could not be rasterised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PngError(String);

impl std::fmt::Display for PngError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture cannot be turned into a PNG: {}", self.0)
    }
}

impl std::error::Error for PngError {}

/// Largest side of a picture, in pixels.
const LARGEST: f32 = 16_384.0;

/// Turns an SVG of [`Form::Literal`](crate::Form::Literal) into a PNG, `scale` pixels to a unit.
///
/// # Errors
/// [`PngError`] if the SVG does not parse, is too large, or has Japanese letters, which its font lacks.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    if is_japanese(svg) {
        let expected = "expected an SVG, or names in another language";
        return Err(PngError(format!("its font has no Japanese letters: {expected}")));
    }
    let mut fonts = Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.load_font_data(dejavu::sans_mono::regular().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    fonts.set_monospace_family("DejaVu Sans Mono");
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
