//! Choosing a template as the engine does (section 6.7).

use alloc::vec::Vec;

use antre_core::Why;

use super::Template;
use crate::Shape;
use crate::draws::{Engine, Rng};

const PICK: Why = Why::new("isaac-room-pick", "6.7");

/// Index of the shift triple of the picker's stream.
const PICKER_STREAM: u8 = 7;

/// What a room must be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// Stage number of the rooms, as in the files' names.
    pub stage_id: u8,
    /// Room type, 1 for normal rooms.
    pub kind: u32,
    /// Shape.
    pub shape: Shape,
    /// Least and most difficulty.
    pub difficulties: (u8, u8),
    /// Doors that it must have, one bit per slot.
    pub doors: u8,
}

/// Templates with the weights of a level: a template that was used counts a tenth from then on.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Library {
    templates: Vec<Template>,
    weights: Vec<f32>,
}

impl Library {
    /// Templates, none of them used yet.
    pub fn new(templates: Vec<Template>) -> Self {
        let weights = templates.iter().map(|template| template.weight).collect();
        Self { templates, weights }
    }

    /// All templates.
    pub fn templates(&self) -> &[Template] {
        &self.templates
    }

    /// Chooses a template with a stream of its own, and marks it as used; `None` where none matches.
    pub fn pick<D: Engine>(&mut self, request: &Request, seed: u32) -> Option<usize> {
        let mut stream = Rng::<D>::new(seed, PICKER_STREAM);
        let roll = stream.float(PICK);
        let (least, most) = request.difficulties;
        let matching: Vec<usize> = (0..self.templates.len())
            .filter(|index| {
                let template = &self.templates[*index];
                template.stage_id == request.stage_id
                    && template.kind == request.kind
                    && template.shape == request.shape
                    && (least..=most).contains(&template.difficulty)
                    && template.doors & request.doors == request.doors
            })
            .collect();
        let sum = |indices: &[usize]| indices.iter().fold(0f32, |sum, index| sum + self.weights[*index]);
        let exact: Vec<usize> =
            matching.iter().copied().filter(|index| self.templates[*index].doors == request.doors).collect();
        let mut pool = &matching;
        if !exact.is_empty() && sum(&exact) / sum(&matching) * 9.99 > stream.float(PICK) {
            pool = &exact;
        }
        let target = roll * sum(pool);
        let mut running = 0f32;
        let chosen = pool.iter().copied().find(|index| {
            running += self.weights[*index];
            running > target
        })?;
        self.weights[chosen] = (0.1 * self.weights[chosen]).max(1e-7);
        Some(chosen)
    }
}
