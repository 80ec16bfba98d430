//! Making one stage's floors: the fast generators of each profile, and beside them the obvious ones.

use std::sync::Mutex;

use antre_core::{Cell, Mulberry32, Xorshift32};
use antre_isaac::abplus::fast::Generator;
use antre_isaac::abplus::{self, Loop};
use antre_isaac::flash::fast as flash_fast;
use antre_isaac::rooms::Library;
use antre_isaac::{
    AbplusSetup, Curse, Dice, FlashSetup, Floor, Kind, Profile, Shape, StartSeed, article, article_rebirth,
    demo, demo_fast, flash,
};

use super::survey::{Bare, obvious, survey};
use super::{Head, Plan};

/// The first cell of the Flash game's and the demo's grids.
const START: u8 = 35;
const DEMO_START: u8 = 45;

/// A stage of a profile.
pub(super) enum Maker {
    Demo,
    Flash(FlashSetup),
    Article(FlashSetup),
    ArticleRebirth(FlashSetup),
    Abplus(Box<Abplus>),
}

/// The Rebirth engine with generators for as many threads as ask.
pub(super) struct Abplus {
    pub(super) setup: AbplusSetup,
    library: Option<Library>,
    idle: Mutex<Vec<Box<Generator>>>,
}

impl Abplus {
    pub(super) const fn new(setup: AbplusSetup, library: Option<Library>) -> Self {
        Self { setup, library, idle: Mutex::new(Vec::new()) }
    }

    fn generator(&self) -> Box<Generator> {
        let idle = self.idle.lock().ok().and_then(|mut idle| idle.pop());
        idle.unwrap_or_else(|| Box::new(Generator::new(self.setup)))
    }

    fn put_back(&self, generator: Box<Generator>) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push(generator);
        }
    }

    fn by_loops(&self, start: StartSeed, plan: &mut Plan) {
        let made =
            abplus::generate_with::<Xorshift32>(start, &self.setup, self.library.as_ref(), &mut |_| {});
        plan.attempts = made.loops;
        plan.boss = made.accepted.as_ref().and_then(|made| made.boss).map_or(0, |boss| boss.id);
        fill(made.accepted.as_ref().map(Loop::floor).as_ref(), plan);
    }
}

/// The Flash game's numbers of cells as places of a grid: column 0 is none.
fn cell(number: u8) -> Option<Cell> {
    Some(Cell::new((number % 10).checked_sub(1)?, number / 10))
}

fn bare(number: u8, kind: Kind) -> Option<Bare> {
    Some(Bare { kind, shape: Shape::SQUARE, origin: cell(number)? })
}

impl Maker {
    /// The rules' inputs in words that tell two of them apart.
    pub(super) fn told(&self) -> String {
        match self {
            Self::Demo => String::new(),
            Self::Flash(setup) | Self::Article(setup) | Self::ArticleRebirth(setup) => format!("{setup:?}"),
            Self::Abplus(abplus) => {
                let templates = abplus.library.as_ref().map(|library| format!("{:?}", library.templates()));
                format!("{:?} {templates:?}", abplus.setup)
            }
        }
    }

    /// What is known without a layout.
    pub(super) fn head(&self, seed: u32) -> Head {
        match self {
            Self::Demo => Head { stage_seed: seed, ..Head::default() },
            Self::Flash(setup) | Self::Article(setup) | Self::ArticleRebirth(setup) => {
                let lost = setup.lost.then_some(Curse::Lost);
                Head {
                    stage_seed: seed,
                    curse: setup.xl.then_some(Curse::Labyrinth).or(lost),
                    ..Head::default()
                }
            }
            Self::Abplus(abplus) => {
                let (wanted, _) = abplus::wanted::<Xorshift32>(StartSeed(seed), &abplus.setup);
                Head {
                    stage_seed: wanted.stage_seed,
                    variant: wanted.variant,
                    curse: wanted.curse,
                    wanted: wanted.rooms,
                }
            }
        }
    }

    /// The floor, the fast way where there is one.
    pub(super) fn plan(&self, seed: u32, plan: &mut Plan) {
        match self {
            Self::Demo => {
                let made = demo_fast::generate(seed);
                let kind = |number: u8| match number {
                    DEMO_START => Kind::Start,
                    _ if number == made.boss => Kind::Boss,
                    _ if number == made.reward => Kind::Reward,
                    _ if number == made.coin => Kind::Coin,
                    _ => Kind::Normal,
                };
                let rooms = made.cells().map(|number| (number, kind(number)));
                let rooms = rooms.chain([(made.secret, Kind::Secret)]);
                (plan.given_up, plan.attempts, plan.boss) = (false, made.attempts, 0);
                survey(rooms.filter_map(|(number, kind)| bare(number, kind)), plan);
            }
            Self::Flash(setup) => flash_plan(setup, seed, plan),
            Self::Abplus(abplus) if abplus.library.is_none() => {
                let mut generator = abplus.generator();
                let made = generator.floor(StartSeed(seed));
                plan.attempts = made.loops;
                plan.given_up = !made.accepted;
                plan.boss = made.boss.filter(|_| made.accepted).map_or(0, |boss| boss.id);
                let rooms = made.rooms().filter(|_| made.accepted);
                survey(rooms.map(|room| Bare::from(&room)), plan);
                abplus.put_back(generator);
            }
            Self::Article(_) | Self::ArticleRebirth(_) | Self::Abplus(_) => self.obvious(seed, plan),
        }
    }

    /// The floor by the obvious generator.
    pub(super) fn obvious(&self, seed: u32, plan: &mut Plan) {
        let mut dice = Dice::over(Mulberry32::new(seed));
        plan.boss = 0;
        match self {
            Self::Demo => {
                let made = demo::generate(&mut dice, &mut |_, _| {});
                plan.attempts = made.attempts;
                fill(Some(&made.floor()), plan);
            }
            Self::Flash(setup) => {
                let made = flash::generate(setup, &mut dice, &mut |_| {});
                plan.attempts = made.attempts;
                fill(made.accepted.as_ref().map(|(attempt, _)| attempt.floor()).as_ref(), plan);
            }
            Self::Article(setup) => article_plan(Profile::Article, setup, dice, plan),
            Self::ArticleRebirth(setup) => article_plan(Profile::ArticleRebirth, setup, dice, plan),
            Self::Abplus(abplus) => abplus.by_loops(StartSeed(seed), plan),
        }
    }
}

/// The facts of a floor; of none where it was given up.
fn fill(floor: Option<&Floor>, plan: &mut Plan) {
    plan.given_up = floor.is_none();
    let nothing = Floor { width: 0, height: 0, rooms: Vec::new() };
    obvious(floor.unwrap_or(&nothing), plan);
}

fn article_plan(profile: Profile, setup: &FlashSetup, mut dice: Dice<Mulberry32>, plan: &mut Plan) {
    let made = if profile == Profile::Article {
        article::generate(setup, &mut dice, &mut |_| {})
    } else {
        article_rebirth::generate(setup, &mut dice, &mut |_| {})
    };
    plan.attempts = made.attempts;
    fill(made.accepted.as_ref().map(|attempt| &attempt.floor), plan);
}

/// A floor of the Flash game: what each room is, in the order in which the game says so.
fn flash_plan(setup: &FlashSetup, seed: u32, plan: &mut Plan) {
    const SPECIALS: [Kind; 9] = [
        Kind::Shop,
        Kind::Treasure,
        Kind::SecondTreasure,
        Kind::Sacrifice,
        Kind::Library,
        Kind::Curse,
        Kind::Miniboss,
        Kind::Challenge,
        Kind::Arcade,
    ];
    let made = flash_fast::generate(setup, seed);
    (plan.given_up, plan.attempts, plan.boss) = (made.accepted.is_none(), made.attempts, 0);
    let mut kinds = [None; 100];
    if let Some(accepted) = &made.accepted {
        let two = accepted.boss2.is_some();
        for number in (0..100u8).filter(|number| accepted.cells >> number & 1 == 1) {
            kinds[usize::from(number)] = Some(if number == START { Kind::Start } else { Kind::Normal });
        }
        let mut put = |number: Option<u8>, kind| {
            if let Some(place) = number.and_then(|number| kinds.get_mut(usize::from(number))) {
                *place = Some(kind);
            }
        };
        let boss = Some(accepted.boss).filter(|boss| two || accepted.cells >> boss & 1 == 1);
        put(boss, Kind::Boss);
        put(accepted.boss2, Kind::SecondBoss);
        put(accepted.super_secret, Kind::SuperSecret);
        for (number, kind) in accepted.specials.into_iter().zip(SPECIALS) {
            put(number, kind);
        }
        put(accepted.secret.map(|secret| secret.cell), Kind::Secret);
    }
    let rooms = kinds.iter().enumerate();
    survey(rooms.filter_map(|(number, kind)| bare(number as u8, (*kind)?)), plan);
}
