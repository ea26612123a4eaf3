//! The real screen: taken over while a table is shown, and put back in order however that ends.

use super::face::Face;
use super::paint::{Brush, paint};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue, style};
use ratatui::layout::{Position, Rect};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::{flag, low_level};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, LazyLock, Once};
use std::time::{Duration, Instant};

/// Where a face is shown, and where events come from: a terminal, or a test.
pub(crate) trait Surface {
    /// Shows the face.
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()>;

    /// The next event; none if the time is over before one comes, or the screen is to be given back.
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>>;

    /// What time it is.
    fn now(&self) -> Instant {
        Instant::now()
    }

    /// Whether somebody wants the screen back: the program was told to end.
    fn must_go(&self) -> bool {
        false
    }
}

/// The terminal that the program runs in.
pub(crate) struct Real {
    /// A frame is written as a whole, so that nobody sees half of one.
    backend: CrosstermBackend<BufWriter<Stdout>>,
    /// The last frame: only what differs from it is written.
    last: Buffer,
    keys: Option<Keys>,
    /// Whether the terminal has become another size: what is on it may have moved, even if the size
    /// is the old one again.
    is_stirred: bool,
}

/// The bytes of a large frame.
const FRAME_MAX: usize = 256 * 1024;

/// Whether the screen is taken over now.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// So often it is looked whether the program was told to end.
const WATCH: Duration = Duration::from_millis(100);

/// The flags that a signal reads and sets.
struct Signals {
    /// Nothing would restore the screen, so the signal ends the program as usual.
    is_free: Arc<AtomicBool>,
    /// The signal by which the program was told to end.
    told: Arc<AtomicUsize>,
}

static SIGNALS: LazyLock<Signals> = LazyLock::new(|| {
    let signals = Signals { is_free: Arc::new(AtomicBool::new(true)), told: Arc::default() };
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        // If a signal cannot be caught, it ends the program as before.
        flag::register_conditional_default(signal, Arc::clone(&signals.is_free)).ok();
        flag::register_usize(signal, Arc::clone(&signals.told), signal as usize).ok();
    }
    signals
});

/// Reads the keys on a separate thread: if the terminal has gone away, reading never returns.
struct Keys {
    events: Receiver<io::Result<Event>>,
    is_over: Arc<AtomicBool>,
}

impl Keys {
    fn open() -> Keys {
        let (send, events) = mpsc::channel();
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        std::thread::spawn(move || {
            while !over.load(Ordering::SeqCst) {
                let event = match event::poll(WATCH) {
                    Ok(false) => continue,
                    Ok(true) => event::read(),
                    Err(error) => Err(error),
                };
                let is_last = event.is_err();
                if send.send(event).is_err() || is_last {
                    return;
                }
            }
        });
        Keys { events, is_over }
    }
}

impl Drop for Keys {
    /// Keys from here on are for other programs. Waits until nothing more is read, or the terminal
    /// has gone away, at whatever moment.
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        while told().is_none() && is_there() {
            if matches!(self.events.recv_timeout(WATCH), Err(RecvTimeoutError::Disconnected)) {
                return;
            }
        }
    }
}

/// The signal by which the program was told to end.
fn told() -> Option<i32> {
    i32::try_from(SIGNALS.told.load(Ordering::SeqCst)).ok().filter(|signal| *signal != 0)
}

/// Whether the terminal is still there: it may go away without a word.
fn is_there() -> bool {
    io::stdin().is_terminal()
}

/// Ends the program if a signal told it to, after the screen was given back.
pub(crate) fn end_if_told(last_words: impl FnOnce() -> String) {
    let Some(signal) = told() else { return };
    // Perhaps nobody is there to read it any more.
    io::stdout().write_all(last_words().as_bytes()).and_then(|()| io::stdout().flush()).ok();
    low_level::emulate_default_handler(signal).ok();
}

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
        SIGNALS.told.store(0, Ordering::SeqCst);
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        SIGNALS.is_free.store(false, Ordering::SeqCst);
        if let Err(error) = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide) {
            restore();
            return Err(error);
        }
        let backend = CrosstermBackend::new(BufWriter::with_capacity(FRAME_MAX, io::stdout()));
        Ok(Real { backend, last: Buffer::default(), keys: Some(Keys::open()), is_stirred: true })
    }

    /// Writes a frame, or as much of it as differs from the last one.
    fn write(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        let area = Rect::from((Position::ORIGIN, self.backend.size()?));
        if std::mem::take(&mut self.is_stirred) || self.last.area != area {
            // Written together with the frame, so that nobody sees an empty screen.
            queue!(self.backend, Clear(ClearType::All))?;
            self.last = Buffer::empty(area);
        }
        let mut frame = Buffer::empty(area);
        paint(face, brush, &mut frame);
        self.backend.draw(self.last.diff(&frame).into_iter())?;
        self.last = frame;
        Ok(())
    }
}

impl Drop for Real {
    fn drop(&mut self) {
        self.keys = None;
        restore();
    }
}

/// Gives the screen back. Where even that fails, nothing more can be done.
fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show).ok();
        disable_raw_mode().ok();
        SIGNALS.is_free.store(true, Ordering::SeqCst);
    }
}

impl Surface for Real {
    fn show(&mut self, face: &mut Face, brush: Brush<'_>) -> io::Result<()> {
        queue!(self.backend, BeginSynchronizedUpdate)?;
        let written = self.write(face, brush);
        execute!(self.backend, EndSynchronizedUpdate).and(written)
    }

    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        let begun = Instant::now();
        let Some(keys) = &self.keys else { return Ok(None) };
        while !self.must_go() {
            let left = within.map(|within| within.saturating_sub(begun.elapsed()));
            match keys.events.recv_timeout(left.unwrap_or(WATCH).min(WATCH)) {
                Ok(event) => {
                    self.is_stirred |= matches!(event, Ok(Event::Resize(..)));
                    return event.map(Some);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
            if left.is_some_and(|left| left <= WATCH) {
                break;
            }
        }
        Ok(None)
    }

    fn must_go(&self) -> bool {
        told().is_some() || !is_there()
    }
}
