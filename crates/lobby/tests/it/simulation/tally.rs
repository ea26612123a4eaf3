//! The tally of the simulation: it shows that everything was tried that should be.

/// How often each thing happened.
#[derive(Default, Debug)]
pub(super) struct Tally {
    pub(super) moves: u32,
    pub(super) stale: u32,
    pub(super) doubles: u32,
    pub(super) restarts: u32,
    pub(super) lost_replies: u32,
    pub(super) taken_back: u32,
    pub(super) undone: u32,
    pub(super) rematches: u32,
    pub(super) played_out: u32,
    pub(super) drawn: u32,
    pub(super) by_computers: u32,
    pub(super) refused: u32,
    pub(super) snapshots: u32,
    pub(super) probes: u32,
    pub(super) probed_in_vain: u32,
    pub(super) forgotten: u32,
    pub(super) among_computers: u32,
    pub(super) read_back: u32,
}

impl Tally {
    pub(super) fn add(&mut self, other: &Tally) {
        self.moves += other.moves;
        self.stale += other.stale;
        self.doubles += other.doubles;
        self.restarts += other.restarts;
        self.lost_replies += other.lost_replies;
        self.taken_back += other.taken_back;
        self.undone += other.undone;
        self.rematches += other.rematches;
        self.played_out += other.played_out;
        self.drawn += other.drawn;
        self.by_computers += other.by_computers;
        self.refused += other.refused;
        self.snapshots += other.snapshots;
        self.probes += other.probes;
        self.probed_in_vain += other.probed_in_vain;
        self.forgotten += other.forgotten;
        self.among_computers += other.among_computers;
        self.read_back += other.read_back;
    }

    /// Nothing that should be tried is missing.
    pub(super) fn check(&self) {
        let all = [
            ("moves", self.moves),
            ("stale", self.stale),
            ("doubles", self.doubles),
            ("restarts", self.restarts),
            ("lost replies", self.lost_replies),
            ("taken back", self.taken_back),
            ("undone", self.undone),
            ("rematches", self.rematches),
            ("played out", self.played_out),
            ("drawn", self.drawn),
            ("by computers", self.by_computers),
            ("refused", self.refused),
            ("snapshots", self.snapshots),
            ("probes", self.probes),
            ("probed in vain", self.probed_in_vain),
            ("forgotten", self.forgotten),
            ("among computers", self.among_computers),
            ("read back", self.read_back),
        ];
        for (what, count) in all {
            assert!(count >= 3, "too little: {what}: {self:?}");
        }
    }
}
