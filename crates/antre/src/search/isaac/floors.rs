//! Floors of consecutive seeds.

use std::ops::RangeInclusive;

use antre_core::{Evidence, in_range};
use antre_isaac::{Profile, StartSeed};
use antre_search::{Schema, Sieve, Space, Stage, Stages, Wanted};

use super::columns::{LAYOUT, SCHEMA};
use super::maker::{Abplus, Maker};
use super::sieve::HeadSieve;
use super::{FloorItem, Head, Plan};
use crate::error::told;
use crate::isaac::{self, RunOptions, Show, edition, seeds};
use crate::{Error, Query};

/// Stages that one space has at most.
const MOST_STAGES: usize = 13;

/// Floors of some stages on consecutive seeds: position = (seed − first)·stages + place of the stage.
pub struct Floors {
    run: RunOptions,
    first: u32,
    seeds: u64,
    stages: Vec<(u8, Maker)>,
    edition: String,
    profile: Profile,
}

impl Floors {
    /// Floors of a kind of run.
    ///
    /// # Errors
    /// A sentence about the first input that is not possible.
    pub fn new(run: &RunOptions, seeds: &RangeInclusive<u32>, stages: &[u8]) -> Result<Self, Error> {
        let profile = run.profile()?;
        let (first, last) = (*seeds.start(), *seeds.end());
        if last < first {
            return Err(told!("error-seeds-none", range = format!("{first}..={last}")));
        }
        if profile == Profile::Abplus && first == 0 {
            return Err(told!("error-isaac-seeds-zero"));
        }
        in_range("number of stages", stages.len() as i64, 1..=MOST_STAGES as i64)?;
        let mut makers: Vec<(u8, Maker)> = Vec::new();
        for &stage in stages {
            if makers.iter().any(|(known, _)| *known == stage) {
                return Err(told!("error-isaac-stage-twice", stage = stage));
            }
            let maker = match profile {
                Profile::Demo => {
                    run.demo(stage)?;
                    Maker::Demo
                }
                Profile::Flash => Maker::Flash(run.flash(stage)?),
                Profile::Article => Maker::Article(run.flash(stage)?),
                Profile::ArticleRebirth => Maker::ArticleRebirth(run.flash(stage)?),
                Profile::Abplus => Maker::Abplus(Box::new(Abplus::new(run.abplus(stage)?, run.library()))),
            };
            makers.push((stage, maker));
        }
        let told: Vec<String> =
            makers.iter().map(|(stage, maker)| format!("{stage} {}", maker.told())).collect();
        let sum = antre_search::sha256(told.join("\n").as_bytes());
        let edition = format!("{}, setup {}", edition(profile, run), &sum[..8]);
        let seeds = u64::from(last) - u64::from(first) + 1;
        Ok(Self { run: run.clone(), first, seeds, stages: makers, edition, profile })
    }

    /// Floors of seeds and stages as they are typed: `1..=1000`, `QSDC 8R0A..=5000`; `1`, `1,3`, `1..=4`.
    ///
    /// # Errors
    /// As [`Floors::new`], and where a seed or a stage cannot be read.
    pub fn read(run: &RunOptions, seeds: &str, stages: &str) -> Result<Self, Error> {
        Self::new(run, &seeds::seeds(run, seeds)?, &seeds::stages(stages)?)
    }

    /// How well the rules behind the floors are known.
    pub const fn evidence(&self) -> Evidence {
        self.profile.layout_evidence()
    }

    /// The question that shows a floor of the space.
    pub(crate) fn question(&self, item: &FloorItem) -> Query {
        let show = Show {
            seed: self.seed_word(item.seed),
            stage: item.stage,
            run: self.run.clone(),
            ..Show::default()
        };
        Query::Isaac(isaac::Query::Show(show))
    }

    fn at(&self, position: u64) -> (u32, &(u8, Maker)) {
        let count = self.stages.len() as u64;
        let seed = (u64::from(self.first) + position / count).min(u32::MAX.into()) as u32;
        (seed, &self.stages[(position % count) as usize])
    }

    /// The run that a seed begins, in the words of its game.
    fn seed_word(&self, seed: u32) -> String {
        if self.profile == Profile::Abplus { StartSeed(seed).to_string() } else { seed.to_string() }
    }

    fn maker(&self, stage: u8) -> Option<&Maker> {
        self.stages.iter().find(|(own, _)| *own == stage).map(|(_, maker)| maker)
    }

    /// Seed and stage of what somebody typed; no stage where they typed none.
    fn typed(&self, id: &str) -> Result<(u64, Option<usize>), String> {
        let (seed, stage) = match id.split_once(':') {
            None => (id, None),
            Some((seed, stage)) => (seed, Some(stage)),
        };
        let seed = self.run.seed(seed).map_err(|error| error.to_string())?;
        let place = u64::from(seed.0).checked_sub(self.first.into()).filter(|place| *place < self.seeds);
        let place = place.ok_or_else(|| {
            let last = u64::from(self.first) + self.seeds - 1;
            format!("seed {}: expected {}..={last}", seed.0, self.first)
        })?;
        let Some(stage) = stage else { return Ok((place, None)) };
        let known = self.stages.iter().position(|(own, _)| stage.trim().parse() == Ok(*own));
        let known = known.ok_or_else(|| {
            let stages: Vec<String> = self.stages.iter().map(|(own, _)| own.to_string()).collect();
            format!("stage \"{stage}\": expected {}", stages.join(", "))
        })?;
        Ok((place, Some(known)))
    }
}

impl Space for Floors {
    type Item = FloorItem;

    fn name(&self) -> String {
        let stages: Vec<String> = self.stages.iter().map(|(stage, _)| stage.to_string()).collect();
        format!("isaac floors of stage {} from seed {}", stages.join("+"), self.first)
    }

    fn edition(&self) -> String {
        self.edition.clone()
    }

    fn size(&self) -> u64 {
        self.seeds * self.stages.len() as u64
    }

    fn schema(&self) -> &Schema<FloorItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[
            Stage { name: "head", doc: "stage seed, variant, curse, rooms asked for" },
            Stage { name: "layout", doc: "every room with its kind, its doors and the way there" },
        ]
    }

    fn blank(&self) -> FloorItem {
        FloorItem { seed: 0, stage: 0, head: Head::default(), plan: Plan::default() }
    }

    fn open(&self, first: u64, items: &mut [FloorItem]) {
        for (position, item) in (first..).zip(items) {
            let (seed, (stage, maker)) = self.at(position);
            item.seed = seed;
            item.stage = *stage;
            item.head = maker.head(seed);
        }
    }

    fn deepen(&self, _stage: usize, item: &mut FloorItem) {
        if let Some(maker) = self.maker(item.stage) {
            maker.plan(item.seed, &mut item.plan);
        }
    }

    fn obvious(&self, position: u64, stages: Stages) -> FloorItem {
        let (seed, (stage, maker)) = self.at(position);
        let mut item = FloorItem { seed, stage: *stage, head: maker.head(seed), plan: Plan::default() };
        if stages.has(LAYOUT) {
            maker.obvious(seed, &mut item.plan);
        }
        item
    }

    fn id(&self, position: u64) -> String {
        let (seed, (stage, _)) = self.at(position);
        let seed = self.seed_word(seed);
        if self.stages.len() == 1 { seed } else { format!("{seed}:{stage}") }
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        let (seed, stage) = self.typed(id)?;
        let count = self.stages.len() as u64;
        match stage {
            Some(stage) => Ok(seed * count + stage as u64),
            None if count == 1 => Ok(seed),
            None => Err(format!(
                "seed \"{id}\": expected a seed with its stage, such as {id}:{}",
                self.stages[0].0
            )),
        }
    }

    fn positions(&self, id: &str) -> Result<Vec<u64>, String> {
        let (seed, stage) = self.typed(id)?;
        let count = self.stages.len() as u64;
        Ok(match stage {
            Some(stage) => vec![seed * count + stage as u64],
            None => (0..count).map(|stage| seed * count + stage).collect(),
        })
    }

    fn sieve(&self, wanted: &[Wanted<'_>]) -> Option<Box<dyn Sieve + '_>> {
        match self.stages.as_slice() {
            [(_, Maker::Abplus(abplus))] => HeadSieve::new(self.first, &abplus.setup, wanted)
                .map(|sieve| Box::new(sieve) as Box<dyn Sieve>),
            _ => None,
        }
    }
}
