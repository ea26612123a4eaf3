//! The real screen: taken over while a table is shown, and put back in order however that ends.

use super::face::Face;
use super::paint::{Brush, paint};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue, style};
use std::io::{self, BufWriter, Stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Where a face is shown, and where events come from: a terminal, or a test.
pub(crate) trait Surface {
    /// Shows the face.
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()>;

    /// The next event; none if the time is over before one comes.
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>>;
}

/// The terminal that the program runs in.
pub(crate) struct Real {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

/// The bytes of a large frame.
const FRAME_MAX: usize = 256 * 1024;

/// Whether the screen is taken over now.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

impl Real {
    /// Takes the screen over. What was written to it must have been flushed.
    pub(crate) fn open(colours: bool) -> io::Result<Real> {
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                before(panic);
            }));
        });
        style::force_color_output(colours);
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        let opened = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide);
        let terminal = opened.and_then(|()| Terminal::new(CrosstermBackend::new(whole())));
        match terminal {
            Ok(terminal) => Ok(Real { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }
}

impl Drop for Real {
    fn drop(&mut self) {
        restore();
    }
}

/// A frame is written as a whole, so that nobody sees half of one.
fn whole() -> BufWriter<Stdout> {
    BufWriter::with_capacity(FRAME_MAX, io::stdout())
}

/// Gives the screen back. Where even that fails, nothing more can be done.
fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show).ok();
        disable_raw_mode().ok();
    }
}

impl Surface for Real {
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        let drawn = self.terminal.draw(|frame| paint(face, brush, frame.buffer_mut())).map(drop);
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate).and(drawn)
    }

    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        match within {
            Some(within) if !event::poll(within)? => Ok(None),
            _ => event::read().map(Some),
        }
    }
}
