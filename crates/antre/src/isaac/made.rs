//! A floor of any profile, with what led to it.

use antre_core::{DrawRecord, Fact, Mulberry32, Trace, Xorshift32, in_range};
use antre_isaac::abplus::{self, Choice, Wanted};
use antre_isaac::article::{self, ArticleFloor};
use antre_isaac::demo::{self, Event};
use antre_isaac::rooms::Library;
use antre_isaac::{
    AbplusSetup, Dice, Engine, FlashSetup, Floor, Kind, Profile, Rng, StartSeed, article_rebirth, flash,
    grown_cell, grown_room,
};

use super::RunOptions;
use crate::Error;
use crate::error::told;

/// A floor, and the attempts that it took.
#[derive(Debug, Clone)]
pub(super) struct Made {
    pub(super) profile: Profile,
    pub(super) floor: Floor,
    /// Attempts made in all.
    pub(super) attempts: u32,
    /// The attempt that is shown, from 1.
    pub(super) shown: u32,
    /// Why the attempt shown was rejected, as a word id.
    pub(super) rejected: Option<&'static str>,
    /// Whether the game gave the floor up.
    pub(super) given_up: bool,
    /// Dead ends as places in the list of rooms: in the order found, or the farthest first (abplus).
    pub(super) dead_ends: Vec<usize>,
    /// Rooms asked for beyond the start, in hundredths.
    pub(super) wanted_hundredths: u32,
    pub(super) stage: Option<Wanted>,
    pub(super) bosses: Vec<Choice>,
    /// Room numbers by place in the list of rooms: of the pools (flash), of the templates given (abplus).
    pub(super) content: Vec<(usize, u32)>,
    /// Tries for the secret room (flash, demo, article).
    pub(super) secret_tries: Option<u32>,
    /// Draws by stream.
    pub(super) drawn: Vec<(&'static str, u32)>,
    /// Every draw, where asked for.
    pub(super) records: Vec<DrawRecord>,
}

/// Makes the floor of a seed and keeps one attempt of it: the last without a number.
pub(super) fn make(
    run: &RunOptions,
    seed: StartSeed,
    stage: u8,
    attempt: Option<u32>,
    trace: bool,
) -> Result<Made, Error> {
    let profile = run.profile()?;
    match profile {
        Profile::Demo => {
            run.demo(stage)?;
            demo_floor(seed, attempt, trace)
        }
        Profile::Flash => flash_floor(&run.flash(stage)?, seed, attempt, trace),
        Profile::Article | Profile::ArticleRebirth => {
            article_floor(profile, &run.flash(stage)?, seed, attempt, trace)
        }
        Profile::Abplus if trace => {
            abplus_floor::<Trace<Xorshift32>>(&run.abplus(stage)?, run.library().as_ref(), seed, attempt)
        }
        Profile::Abplus => {
            abplus_floor::<Xorshift32>(&run.abplus(stage)?, run.library().as_ref(), seed, attempt)
        }
    }
}

/// Keeps the attempt asked for, else the last.
struct Keeper<T> {
    wanted: Option<u32>,
    kept: Option<(u32, T)>,
}

impl<T> Keeper<T> {
    const fn new(wanted: Option<u32>) -> Self {
        Self { wanted, kept: None }
    }

    fn see(&mut self, number: u32, attempt: impl FnOnce() -> T) {
        if self.wanted.is_none_or(|wanted| wanted == number) {
            self.kept = Some((number, attempt()));
        }
    }

    fn kept(self, attempts: u32) -> Result<(u32, T), Error> {
        let (wanted, kept) = (self.wanted, self.kept);
        kept.ok_or_else(|| match in_range("attempt", wanted.unwrap_or(0).into(), 1..=attempts.into()) {
            Err(error) => error.into(),
            Ok(_) => told!("error-isaac-attempt-none"),
        })
    }
}

/// Dice over the plain or the traced stream of a seed.
enum Stream {
    Plain(Dice<Mulberry32>),
    Traced(Dice<Trace<Mulberry32>>),
}

impl Stream {
    const fn new(seed: StartSeed, trace: bool) -> Self {
        let stream = Mulberry32::new(seed.0);
        if trace { Self::Traced(Dice::over(Trace::new(stream))) } else { Self::Plain(Dice::over(stream)) }
    }

    fn finish(self) -> (u32, Vec<DrawRecord>) {
        match self {
            Self::Plain(dice) => (dice.drawn(), Vec::new()),
            Self::Traced(dice) => (dice.drawn(), dice.into_stream().into_parts().1),
        }
    }
}

/// The number of a cell in the grids of the demo and of the Flash game, whose column 0 is never used.
const fn number(cell: antre_core::Cell) -> u8 {
    10 * cell.y + cell.x + 1
}

fn place(floor: &Floor, cell: u8) -> Option<usize> {
    floor.rooms.iter().position(|room| number(room.origin) == cell)
}

fn demo_floor(seed: StartSeed, attempt: Option<u32>, trace: bool) -> Result<Made, Error> {
    if let Some(attempt) = attempt.filter(|attempt| *attempt != 1) {
        return Err(told!("error-isaac-attempt-demo", attempt = attempt));
    }
    let mut stream = Stream::new(seed, trace);
    let (mut tries, mut ends) = (0, Vec::new());
    let mut watch = |_, event| match event {
        Event::SecretTry { number, .. } => tries = number + 1,
        Event::DeadEnd { cell } => ends.push(cell),
        Event::Restart { .. } => ends.clear(),
        _ => {}
    };
    let made = match &mut stream {
        Stream::Plain(dice) => demo::generate(dice, &mut watch),
        Stream::Traced(dice) => demo::generate(dice, &mut watch),
    };
    let floor = made.floor();
    let dead_ends = ends.iter().filter_map(|cell| place(&floor, *cell)).collect();
    let (drawn, records) = stream.finish();
    Ok(Made {
        profile: Profile::Demo,
        dead_ends,
        floor,
        attempts: made.attempts,
        shown: made.attempts,
        rejected: None,
        given_up: false,
        wanted_hundredths: 0,
        stage: None,
        bosses: Vec::new(),
        content: Vec::new(),
        secret_tries: Some(tries),
        drawn: vec![("all", drawn)],
        records,
    })
}

fn flash_floor(
    setup: &FlashSetup,
    seed: StartSeed,
    attempt: Option<u32>,
    trace: bool,
) -> Result<Made, Error> {
    let mut stream = Stream::new(seed, trace);
    let mut keeper = Keeper::new(attempt);
    let mut watch = |attempt: &flash::Attempt| keeper.see(attempt.number, || attempt.clone());
    let made = match &mut stream {
        Stream::Plain(dice) => flash::generate(setup, dice, &mut watch),
        Stream::Traced(dice) => flash::generate(setup, dice, &mut watch),
    };
    let (shown, kept) = keeper.kept(made.attempts)?;
    let floor = kept.floor();
    let cells = |cells: &[u8]| cells.iter().filter_map(|cell| place(&floor, *cell)).collect();
    let content = made.accepted.as_ref().filter(|(attempt, _)| attempt.number == shown);
    let content = content.map_or_else(Vec::new, |(_, content)| {
        content
            .rooms
            .iter()
            .filter_map(|(cell, room)| Some((place(&floor, *cell)?, u32::from(*room))))
            .collect()
    });
    let (drawn, records) = stream.finish();
    Ok(Made {
        profile: Profile::Flash,
        dead_ends: cells(&kept.dead_ends),
        attempts: made.attempts,
        shown,
        rejected: kept.rejected.map(|rejected| match rejected {
            flash::Rejected::DeadEnds => "dead-ends",
            flash::Rejected::TooFewRooms => "too-few-rooms",
            flash::Rejected::BossPlace => "boss-place",
            flash::Rejected::NoSecret => "secret",
        }),
        given_up: made.accepted.is_none(),
        wanted_hundredths: made.target.0,
        stage: None,
        bosses: Vec::new(),
        content,
        secret_tries: Some(kept.secret_tries),
        drawn: vec![("all", drawn)],
        records,
        floor,
    })
}

fn article_floor(
    profile: Profile,
    setup: &FlashSetup,
    seed: StartSeed,
    attempt: Option<u32>,
    trace: bool,
) -> Result<Made, Error> {
    fn run<D: antre_core::Draw>(
        profile: Profile,
        setup: &FlashSetup,
        dice: &mut Dice<D>,
        watch: &mut impl FnMut(&article::Attempt),
    ) -> ArticleFloor {
        if profile == Profile::Article {
            article::generate(setup, dice, watch)
        } else {
            article_rebirth::generate(setup, dice, watch)
        }
    }
    let mut stream = Stream::new(seed, trace);
    let mut keeper = Keeper::new(attempt);
    let mut watch = |attempt: &article::Attempt| keeper.see(attempt.number, || attempt.clone());
    let made = match &mut stream {
        Stream::Plain(dice) => run(profile, setup, dice, &mut watch),
        Stream::Traced(dice) => run(profile, setup, dice, &mut watch),
    };
    let (shown, kept) = keeper.kept(made.attempts)?;
    let (drawn, records) = stream.finish();
    Ok(Made {
        profile,
        floor: kept.floor,
        attempts: made.attempts,
        shown,
        rejected: kept.rejected.map(|rejected| match rejected {
            article::Rejected::DeadEnds => "dead-ends",
            article::Rejected::TooFewRooms => "too-few-rooms",
            article::Rejected::BossPlace => "boss-place",
            article::Rejected::NoSecret => "secret",
        }),
        given_up: made.accepted.is_none(),
        dead_ends: kept.dead_ends,
        wanted_hundredths: 100 * made.target.saturating_sub(1),
        stage: None,
        bosses: Vec::new(),
        content: Vec::new(),
        secret_tries: Some(kept.secret_tries),
        drawn: vec![("all", drawn)],
        records,
    })
}

/// The records of a stream, where it keeps some.
trait Recorded: Engine {
    fn records(self) -> Vec<DrawRecord>;
}

impl Recorded for Xorshift32 {
    fn records(self) -> Vec<DrawRecord> {
        Vec::new()
    }
}

impl Recorded for Trace<Xorshift32> {
    fn records(self) -> Vec<DrawRecord> {
        self.into_parts().1
    }
}

fn abplus_floor<D: Recorded>(
    setup: &AbplusSetup,
    library: Option<&Library>,
    seed: StartSeed,
    attempt: Option<u32>,
) -> Result<Made, Error> {
    let mut keeper = Keeper::new(attempt);
    let made = abplus::generate_with::<D>(seed, setup, library, &mut |made| {
        keeper.see(made.number, || made.clone());
    });
    let templates = library.map_or(&[][..], Library::templates);
    let variant = |template: usize| templates.get(template).map(|template| template.variant);
    let (shown, kept) = keeper.kept(made.loops)?;
    let streams = made.streams;
    let drawn = vec![
        ("stage", streams.stage.drawn()),
        ("curse", streams.curse.drawn()),
        ("layout", streams.layout.drawn()),
    ];
    let all = [streams.stage, streams.curse, streams.layout].into_iter().chain(streams.copies);
    let records = all.map(Rng::into_stream).flat_map(D::records).collect();
    Ok(Made {
        profile: Profile::Abplus,
        floor: if kept.rooms.is_empty() { kept.layout_floor() } else { kept.floor() },
        attempts: made.loops,
        shown,
        rejected: kept.rejected.map(|rejected| match rejected {
            abplus::Rejected::DeadEnds => "dead-ends",
            abplus::Rejected::Boss => "boss",
            abplus::Rejected::SecondBoss => "second-boss",
            abplus::Rejected::SuperSecret => "super-secret",
            abplus::Rejected::Shop => "shop",
            abplus::Rejected::Treasure => "treasure",
            abplus::Rejected::Secret => "secret",
            abplus::Rejected::Grave => "grave",
            abplus::Rejected::Template => "template",
        }),
        given_up: made.accepted.is_none(),
        dead_ends: kept.dead_order.iter().map(|end| usize::from(*end)).collect(),
        wanted_hundredths: 100 * made.wanted.rooms,
        stage: Some(made.wanted),
        bosses: kept.boss.into_iter().chain(kept.boss2).collect(),
        content: kept
            .content
            .iter()
            .filter_map(|(room, template)| Some((usize::from(*room), variant(*template)?)))
            .collect(),
        secret_tries: None,
        drawn,
        records,
    })
}

impl Made {
    /// What the draws of a room call it: a special room by its kind where it was drawn for, any other as it has grown.
    pub(super) fn fact(&self, index: usize) -> Fact {
        let room = &self.floor.rooms[index];
        let grown = match self.profile {
            Profile::Abplus | Profile::ArticleRebirth => grown_room(index as u8),
            Profile::Demo | Profile::Flash | Profile::Article => grown_cell(number(room.origin)),
        };
        let kind = room.kind.fact();
        if self.records.iter().any(|record| record.of == Some(kind)) { kind } else { grown }
    }

    /// Steps from the start through doors.
    pub(super) fn steps(&self) -> Vec<Option<u16>> {
        self.floor.walk()
    }

    /// Steps to the first room of a kind.
    pub(super) fn steps_to(&self, kind: Kind) -> Option<u16> {
        let place = self.floor.rooms.iter().position(|room| room.kind == kind)?;
        self.steps()[place]
    }

    /// How many rooms a room touches through doors.
    pub(super) fn touches(&self, place: usize) -> usize {
        let mut rooms: Vec<usize> = self.floor.doors(place).into_iter().map(|(_, room)| room).collect();
        rooms.sort_unstable();
        rooms.dedup();
        rooms.len()
    }
}
