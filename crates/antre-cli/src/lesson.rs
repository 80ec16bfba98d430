//! `antre duel lesson`: step by step with somebody at the terminal, printed otherwise.

use std::io::{self, Write as _};

use antre::duel::{self, Lesson};
use antre::{Answer, Error, Input, Query, Words};

use crate::output::Output;
use crate::{print, write};

/// Runs the lesson; `false` if an answer that was given is wrong.
pub(crate) fn run(query: Lesson, output: &Output) -> Result<bool, Error> {
    if query == Lesson::default() && output.interactive() {
        return Tour { output, words: output.detail().words() }.go();
    }
    print::answer(&Query::Duel(duel::Query::Lesson(query)), output, None)
}

/// The lesson at a terminal, line by line: nothing of the terminal is changed.
struct Tour<'a> {
    output: &'a Output,
    words: Words,
}

impl Tour<'_> {
    fn go(&self) -> Result<bool, Error> {
        let mut step = 1;
        loop {
            self.show(Lesson::step(step))?;
            let on = if Lesson::asks(step) {
                self.ask(step)?
            } else if step == Lesson::STEPS {
                self.exercise()?
            } else {
                true
            };
            if !on {
                return Ok(true);
            }
            if step == Lesson::STEPS {
                self.say(&self.words.word("lesson-end"))?;
            }
            let Some(line) = self.prompt("lesson-prompt-next")? else { return Ok(true) };
            step = match line.as_str() {
                "" if step == Lesson::STEPS => return Ok(true),
                "" => step + 1,
                "b" => (step - 1).max(1),
                "q" => return Ok(true),
                number => match number.parse() {
                    Ok(number) if (1..=Lesson::STEPS).contains(&number) => number,
                    _ => step,
                },
            };
        }
    }

    /// Asks until the answer is right or none is given; `false` at the end of the input.
    fn ask(&self, step: u32) -> Result<bool, Error> {
        loop {
            let Some(line) = self.prompt("lesson-prompt-answer")? else { return Ok(false) };
            if line.is_empty() {
                return Ok(true);
            }
            match self.answer(Lesson { answer: Some(line), ..Lesson::step(step) }) {
                Ok(answer) => {
                    self.lines(&answer)?;
                    if answer.found {
                        return Ok(true);
                    }
                }
                Err(error) => self.say(&error.to_string())?,
            }
        }
    }

    /// Takes an input of the learner's own; `false` at the end of the input.
    fn exercise(&self) -> Result<bool, Error> {
        loop {
            let mut text = String::new();
            let mut next = self.prompt("lesson-prompt-exercise")?;
            while let Some(line) = &next
                && !line.is_empty()
            {
                text.push_str(line);
                text.push('\n');
                next = read()?;
            }
            if text.is_empty() {
                return Ok(next.is_some());
            }
            let input = Some(Input::new("input", text));
            match self.answer(Lesson { input, ..Lesson::step(Lesson::STEPS) }) {
                Ok(answer) => self.lines(&answer)?,
                Err(error) => self.say(&format!("{error}{}", error.excerpt()))?,
            }
        }
    }

    fn answer(&self, query: Lesson) -> Result<Answer, Error> {
        antre::answer(&Query::Duel(duel::Query::Lesson(query)), &self.output.detail())
    }

    /// A whole step, without the hint for those who are not asked here.
    fn show(&self, query: Lesson) -> Result<(), Error> {
        let mut answer = self.answer(query)?;
        answer.notes.clear();
        write::stdout(format!("\n{}", print::text(&answer, self.output)).as_bytes())
    }

    fn lines(&self, answer: &Answer) -> Result<(), Error> {
        answer.lines.iter().flatten().try_for_each(|line| self.say(line))
    }

    fn say(&self, line: &str) -> Result<(), Error> {
        write::stdout(format!("{}\n", self.output.style().words(line)).as_bytes())
    }

    fn prompt(&self, id: &str) -> Result<Option<String>, Error> {
        let prompt = self.output.style().words(&self.words.word(id));
        write::stdout(format!("{prompt} ").as_bytes())?;
        read()
    }
}

/// A line that was typed, without its end; `None` at the end of the input.
fn read() -> Result<Option<String>, Error> {
    io::stdout().flush().ok();
    let mut line = String::new();
    match io::stdin().read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(line.trim_end().to_owned())),
        Err(error) => Err(Error::new(format!("standard input: cannot be read: {error}"))),
    }
}
