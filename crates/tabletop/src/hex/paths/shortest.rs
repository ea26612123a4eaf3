//! All shortest paths between two hexes: the ways through one parallelogram of cells.

use crate::hex::{Direction, Hex};

/// The cells that lie on a shortest path between two hexes.
///
/// Every shortest path is made of `long` steps in one direction and `short` steps in one next to
/// it, in any order; so the cells form a parallelogram with the two hexes at opposite corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    from: Hex,
    ahead: Direction,
    aside: Direction,
    long: u16,
    short: u16,
}

impl Span {
    /// The span from one hex to another.
    #[must_use]
    pub fn between(from: Hex, to: Hex) -> Span {
        let mut span = Span { from, ahead: Direction::A, aside: Direction::B, long: 0, short: 0 };
        for side in Direction::ALL {
            // Turned so that this side becomes A and the next one B, the coordinates count steps.
            let way = (to - from).rotate(Hex::ORIGIN, -(side as i8));
            if way.q > 0 && way.r >= 0 {
                (span.ahead, span.long) = (side, way.q.unsigned_abs());
                (span.aside, span.short) = (side.clockwise(), way.r.unsigned_abs());
            }
        }
        if span.short > span.long {
            (span.ahead, span.aside) = (span.aside, span.ahead);
            (span.long, span.short) = (span.short, span.long);
        }
        span
    }

    /// How many steps each shortest path has.
    #[must_use]
    pub fn distance(self) -> u16 {
        self.long + self.short
    }

    /// The cell after this many steps ahead and this many aside.
    #[inline]
    fn cell(self, ahead: u16, aside: u16) -> Hex {
        // Both are steps within the board, therefore within i16.
        self.from + self.ahead.step() * ahead as i16 + self.aside.step() * aside as i16
    }

    /// All cells, the two ends included.
    pub fn cells(self) -> impl Iterator<Item = Hex> {
        (0..=self.long).flat_map(move |i| (0..=self.short).map(move |j| self.cell(i, j)))
    }

    /// Whether these are the steps to one of the two ends.
    #[inline]
    fn is_end(self, ahead: u16, aside: u16) -> bool {
        let gone = ahead + aside;
        gone == 0 || gone == self.distance()
    }

    /// Walks over all cells, each after those that lead to it, and joins what they bring: `one` at
    /// the start, nothing at a cell that is not open. Hands back what comes to the other end.
    fn sweep<T: Copy + Default + PartialEq>(
        self,
        one: T,
        join: impl Fn(T, T) -> T,
        mut is_open: impl FnMut(Hex) -> bool,
    ) -> T {
        // Boards are small: memory is only asked for when hexes are very far apart.
        let width = usize::from(self.short) + 1;
        let (mut inline, mut spilled) = ([T::default(); INLINE], Vec::new());
        let row = if width <= INLINE {
            &mut inline[..width]
        } else {
            spilled.resize(width, T::default());
            &mut spilled[..]
        };
        for i in 0..=self.long {
            let mut left = if i == 0 { one } else { T::default() };
            for j in 0..=self.short {
                let slot = &mut row[usize::from(j)];
                left = join(left, *slot);
                let comes = left != T::default();
                if comes && !self.is_end(i, j) && !is_open(self.cell(i, j)) {
                    left = T::default();
                }
                *slot = left;
            }
        }
        row[width - 1]
    }
}

/// So wide a span needs no allocation.
const INLINE: usize = 32;

/// Whether a shortest path from `a` to `b` exists on which no cell between the two is blocked.
/// The two ends are not asked. No cell is asked twice.
///
/// ```
/// use tabletop::hex::{Hex, paths};
///
/// let (a, b) = (Hex::new(0, 0), Hex::new(1, 1));
/// assert!(paths::exists_clear_shortest_path(a, b, |hex| hex == Hex::new(1, 0)));
/// assert!(!paths::exists_clear_shortest_path(a, b, |_| true));
/// ```
pub fn exists_clear_shortest_path(a: Hex, b: Hex, mut blocked: impl FnMut(Hex) -> bool) -> bool {
    Span::between(a, b).sweep(true, |x, y| x || y, |hex| !blocked(hex))
}

/// How many shortest paths lead from `a` to `b` over passable cells. The two ends are not asked.
/// Stops counting at the largest `u128`, which hexes less than 128 steps apart cannot reach.
pub fn count(a: Hex, b: Hex, passable: impl FnMut(Hex) -> bool) -> u128 {
    Span::between(a, b).sweep(1, u128::saturating_add, passable)
}

/// Every shortest path from `a` to `b` over passable cells, both ends included, in a fixed order.
/// The two ends are not asked. There can be very many; the work for each is its length.
pub fn between(a: Hex, b: Hex, passable: impl FnMut(Hex) -> bool) -> Paths {
    let span = Span::between(a, b);
    let mut paths = Paths { span, leads_on: leads_on(span, passable), asides: Vec::new(), done: false };
    paths.done = !paths.leads_on(0, 0);
    if !paths.done {
        paths.complete(0, 0);
    }
    paths
}

/// For each cell of the span, whether it is passable and a way leads on from it to the far end.
fn leads_on(span: Span, mut passable: impl FnMut(Hex) -> bool) -> Vec<bool> {
    let width = usize::from(span.short) + 1;
    let mut cells = vec![false; width * (usize::from(span.long) + 1)];
    for i in (0..=span.long).rev() {
        for j in (0..=span.short).rev() {
            let at = usize::from(i) * width + usize::from(j);
            let is_last = i == span.long && j == span.short;
            let ahead = i < span.long && cells[at + width];
            let aside = j < span.short && cells[at + 1];
            let open = span.is_end(i, j) || passable(span.cell(i, j));
            cells[at] = (is_last || ahead || aside) && open;
        }
    }
    cells
}

/// The shortest paths that [`between`] finds.
#[derive(Clone, Debug)]
pub struct Paths {
    span: Span,
    leads_on: Vec<bool>,
    /// The next path: for each of its steps, whether it goes aside instead of ahead.
    asides: Vec<bool>,
    done: bool,
}

impl Paths {
    fn leads_on(&self, ahead: u16, aside: u16) -> bool {
        let width = usize::from(self.span.short) + 1;
        let inside = ahead <= self.span.long && aside <= self.span.short;
        inside && self.leads_on[usize::from(ahead) * width + usize::from(aside)]
    }

    /// Adds steps up to the end, ahead wherever that leads on.
    fn complete(&mut self, mut ahead: u16, mut aside: u16) {
        while ahead + aside < self.span.distance() {
            let goes_aside = !self.leads_on(ahead + 1, aside);
            self.asides.push(goes_aside);
            aside += u16::from(goes_aside);
            ahead += u16::from(!goes_aside);
        }
    }

    /// Takes steps back to the last one that could have gone aside instead, and goes there.
    fn advance(&mut self) {
        let mut aside = self.asides.iter().filter(|&&aside| aside).count() as u16;
        let mut ahead = self.asides.len() as u16 - aside;
        while let Some(went_aside) = self.asides.pop() {
            aside -= u16::from(went_aside);
            ahead -= u16::from(!went_aside);
            if !went_aside && self.leads_on(ahead, aside + 1) {
                self.asides.push(true);
                return self.complete(ahead, aside + 1);
            }
        }
        self.done = true;
    }
}

impl Iterator for Paths {
    type Item = Vec<Hex>;

    fn next(&mut self) -> Option<Vec<Hex>> {
        if self.done {
            return None;
        }
        let (mut here, span) = (self.span.from, self.span);
        let mut path = vec![here];
        for &goes_aside in &self.asides {
            let side = if goes_aside { span.aside } else { span.ahead };
            here = here.neighbour(side);
            path.push(here);
        }
        self.advance();
        Some(path)
    }
}
