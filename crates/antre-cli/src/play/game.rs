//! What the player does: choices made, the menu that is open, the cursor in it. Every fact comes from the answer.

use std::path::{Path, PathBuf};

use antre::core::Message;
use antre::draw::Style;
use antre::duel::{self, Choice, Command, PlayFacts, PlayOption, PlayStage};
use antre::{Detail, Error, Facts, Query, Words};
use crossterm::event::KeyCode;

use crate::output::Output;
use crate::write::Draft;

/// Whether the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    End,
}

/// Which menu is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Menu {
    /// Strike, skill, item, flee.
    Commands,
    /// The options of one command.
    Options(Command),
    /// At whom: an option, as a place among all of them.
    Aim(usize),
}

/// One line of the open menu.
pub(super) struct Entry {
    pub(super) text: String,
    pub(super) allowed: bool,
    /// Whether its rule is one that nobody states.
    pub(super) assumed: bool,
}

/// The commands in the order of their numbers.
const COMMANDS: [(Command, &str); 4] = [
    (Command::Strike, "play-strike"),
    (Command::Skill, "play-skill"),
    (Command::Item, "play-item"),
    (Command::Flight, "play-flee"),
];

/// A battle being played.
pub(super) struct Game {
    query: duel::Play,
    /// How many choices there were before each thing that can be taken back.
    before: Vec<usize>,
    detail: Detail,
    pub(super) words: Words,
    pub(super) style: Style,
    pub(super) colored: bool,
    /// Where it stands.
    pub(super) facts: PlayFacts,
    pub(super) sentence: String,
    pub(super) menu: Menu,
    pub(super) cursor: usize,
    pub(super) note: String,
    /// Where a recording goes at the end, if it was asked for.
    record: Option<PathBuf>,
}

impl Game {
    pub(super) fn new(query: duel::Play, record: Option<&Path>, output: &Output) -> Result<Self, Error> {
        let detail = output.detail();
        let (facts, sentence) = ask(&query, &detail)?;
        Ok(Self {
            query,
            before: Vec::new(),
            words: detail.words(),
            detail,
            style: output.style(),
            colored: output.colored(),
            facts,
            sentence,
            menu: Menu::Commands,
            cursor: 0,
            note: String::new(),
            record: record.map(Path::to_owned),
        })
    }

    /// Writes the recording, if one was asked for when the game began.
    pub(super) fn finish(&self) -> Result<(), Error> {
        self.record.as_deref().map_or(Ok(()), |path| self.write(path))
    }

    pub(super) fn over(&self) -> bool {
        self.facts.stage != PlayStage::Choose
    }

    /// The lines of the open menu.
    pub(super) fn entries(&self) -> Vec<Entry> {
        if self.over() {
            return Vec::new();
        }
        match self.menu {
            Menu::Commands => COMMANDS
                .iter()
                .map(|&(command, id)| {
                    let mut options = self.facts.options.iter().filter(|option| option.command == command);
                    Entry {
                        text: self.words.word(id),
                        allowed: options.any(|option| option.allowed),
                        assumed: command != Command::Strike,
                    }
                })
                .collect(),
            Menu::Options(command) => self
                .of(command)
                .map(|(_, option)| Entry {
                    text: format!("{}: {}", option.name, option.told),
                    allowed: option.allowed,
                    assumed: !option.choice.is_stated(),
                })
                .collect(),
            Menu::Aim(at) => self
                .facts
                .targets
                .iter()
                .map(|&target| {
                    let assumed = self.facts.options.get(at).is_some_and(|option| !option.choice.is_stated());
                    Entry { text: self.facts.names[target].clone(), allowed: true, assumed }
                })
                .collect(),
        }
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode) -> Flow {
        self.note.clear();
        match key {
            KeyCode::Char('q') => return Flow::End,
            KeyCode::Char('u') | KeyCode::Backspace => self.take_back(),
            KeyCode::Char('a') => self.strike_on(),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('n') => self.begin_anew(),
            KeyCode::Esc => self.open(Menu::Commands),
            KeyCode::Up | KeyCode::Left => self.move_cursor(-1),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.move_cursor(1),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(self.cursor),
            KeyCode::Char(digit) => {
                if let Some(number) = digit.to_digit(10).filter(|&number| number > 0) {
                    self.enter(number as usize - 1);
                }
            }
            _ => {}
        }
        Flow::On
    }

    fn of(&self, command: Command) -> impl Iterator<Item = (usize, &PlayOption)> {
        self.facts.options.iter().enumerate().filter(move |(_, option)| option.command == command)
    }

    fn open(&mut self, menu: Menu) {
        self.menu = menu;
        self.cursor = 0;
        self.consider();
    }

    fn move_cursor(&mut self, by: isize) {
        let count = self.entries().len();
        if count > 0 {
            self.cursor = (self.cursor as isize + by).rem_euclid(count as isize) as usize;
            self.consider();
        }
    }

    /// The choice under the cursor: the coming turns are shown as if it were made.
    fn considered(&self) -> Option<Choice> {
        let first = |command| self.of(command).next().map(|(_, option)| option.choice);
        match self.menu {
            // A skill has no price of its own before one is chosen.
            Menu::Commands => match COMMANDS.get(self.cursor)?.0 {
                Command::Skill => None,
                command => first(command),
            },
            Menu::Options(command) => self.of(command).nth(self.cursor).map(|(_, option)| option.choice),
            Menu::Aim(at) => self.aimed(at, self.cursor),
        }
    }

    /// An option at an enemy of the screen. A strike at the first one is the lesson's own.
    fn aimed(&self, option: usize, target: usize) -> Option<Choice> {
        let choice = self.facts.options.get(option)?.choice;
        let place = *self.facts.targets.get(target)?;
        Some(match choice {
            Choice::Strike | Choice::StrikeAt(_) if target == 0 => Choice::Strike,
            Choice::Strike | Choice::StrikeAt(_) => Choice::StrikeAt(place),
            Choice::Quick(_) => Choice::Quick(place),
            Choice::Heavy(_) => Choice::Heavy(place),
            Choice::Spark(_) => Choice::Spark(place),
            Choice::Potion | Choice::Flee => choice,
        })
    }

    fn consider(&mut self) {
        self.query.consider = self.considered().filter(|_| !self.over());
        self.look();
    }

    fn enter(&mut self, at: usize) {
        let count = self.entries().len();
        if at >= count {
            return;
        }
        self.cursor = at;
        match self.menu {
            Menu::Commands => match COMMANDS[at].0 {
                command @ (Command::Skill | Command::Item) => self.open(Menu::Options(command)),
                command => self.take(command, 0),
            },
            Menu::Options(command) => self.take(command, at),
            Menu::Aim(option) => {
                if let Some(choice) = self.aimed(option, at) {
                    self.choose(choice);
                }
            }
        }
    }

    /// Chooses one of a command's options, once it is known at whom.
    fn take(&mut self, command: Command, number: usize) {
        let option = self.of(command).nth(number).map(|(at, _)| at);
        let Some(at) = option else { return };
        let option = &self.facts.options[at];
        if !option.allowed {
            self.note = self.words.say(&Message::new("play-not-enough").with("name", option.name.as_str()));
        } else if option.aimed && self.facts.targets.len() > 1 {
            self.open(Menu::Aim(at));
        } else {
            self.choose(option.choice);
        }
    }

    fn choose(&mut self, choice: Choice) {
        self.before.push(self.query.choices.len());
        self.query.choices.push(choice);
        self.query.consider = None;
        self.look();
        self.open(Menu::Commands);
    }

    fn take_back(&mut self) {
        match self.before.pop() {
            Some(choices) => {
                self.query.choices.truncate(choices);
                self.query.consider = None;
                self.look();
                self.open(Menu::Commands);
            }
            None => self.note = self.words.word("play-nothing-to-undo"),
        }
    }

    fn strike_on(&mut self) {
        if self.over() {
            return;
        }
        self.before.push(self.query.choices.len());
        self.query.consider = None;
        self.query.auto = true;
        self.look();
        self.query.auto = false;
        self.query.choices.clone_from(&self.facts.choices);
        self.open(Menu::Commands);
    }

    fn begin_anew(&mut self) {
        self.query.seed = self.query.seed.wrapping_add(1);
        self.query.choices.clear();
        self.query.consider = None;
        self.before.clear();
        self.look();
        self.open(Menu::Commands);
    }

    fn save(&mut self) {
        let path =
            self.record.clone().unwrap_or_else(|| PathBuf::from(format!("duel-{}.json", self.query.seed)));
        let message = match self.write(&path) {
            Ok(()) => Message::new("play-saved").with("file", path.display().to_string()),
            Err(error) => Message::new("play-not-saved").with("why", error.to_string()),
        };
        self.note = self.words.say(&message);
    }

    fn write(&self, path: &Path) -> Result<(), Error> {
        let Some(recording) = &self.facts.recording else { return Ok(()) };
        let mut draft = Draft::default();
        draft.file(path, recording.to_json().as_bytes())?;
        draft.finish()
    }

    /// Asks where the battle stands. What cannot be answered is told, and changes nothing.
    fn look(&mut self) {
        match ask(&self.query, &self.detail) {
            Ok((facts, sentence)) => (self.facts, self.sentence) = (facts, sentence),
            Err(error) => self.note = error.to_string(),
        }
    }
}

fn ask(query: &duel::Play, detail: &Detail) -> Result<(PlayFacts, String), Error> {
    let answer = antre::answer(&Query::Duel(duel::Query::Play(query.clone())), detail)?;
    match answer.facts {
        Facts::DuelPlay(facts) => Ok((*facts, answer.sentence.text)),
        _ => unreachable!("a battle was asked for"),
    }
}
