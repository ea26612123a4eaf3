//! Set-up: what is agreed before a bout, and every reason why it is not allowed.

mod choices;

pub(crate) use choices::{BY_ROLL, CHOICES, MAPS, MODES, WATCHES};

use crate::GigaRobo;
use crate::build::Build;
use crate::content::{Cards, Content, Static};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::procedures::Opening;
use crate::table::{Player, SEATS, State, Table};
use kernel::{Dealer, Seat};
use serde::{Deserialize, Serialize};
use tabletop::setup::word_of;

/// The mode (GR-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Head-to-head (GR-2.1).
    #[default]
    Duel,
    /// Team versus Team (GR-2.2).
    Team,
    /// Free-for-all (GR-2.3).
    FreeForAll,
}

/// When the seats are asked in response windows (GR-T5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// At every window in which a seat could respond or turn an ability on or off.
    Every,
    /// Whenever a seat could respond with a card or a Trigger for all that the others know.
    #[default]
    Could,
    /// The same, but only at key moments: its robot is attacked or attacks, or an opponent's Instant waits.
    Key,
    /// The same, but only where it matters that it is this moment and no other. New tables begin with this.
    Matters,
}

impl Mode {
    /// Its word, in files and in selectors.
    pub(crate) fn word(self) -> &'static str {
        word_of(MODES, &self)
    }
}

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// 2 to 6 (GR-1.1).
    pub seats: u8,
    /// The mode.
    #[serde(default)]
    pub mode: Mode,
    /// The build of each seat (GR-3.2 to GR-3.14); seats without one and seats beyond the list take quick starts.
    #[serde(default)]
    pub builds: Vec<Option<Build>>,
    /// Whether several seats may use the same pilot or robot (GR-3.4).
    #[serde(default)]
    pub twins: bool,
    /// The map, if it is agreed and not chosen by the winner of the roll.
    #[serde(default)]
    pub map: Option<u8>,
    /// When everybody is asked in response windows (GR-T5). Records of earlier versions leave it out.
    #[serde(default)]
    pub watch: Watch,
}

/// The choices that the rules need while the bout runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// How many seats.
    pub seats: u8,
    /// The mode.
    pub mode: Mode,
    /// The agreed map.
    pub map: Option<u8>,
    /// When everybody is asked in response windows.
    pub watch: Watch,
}

impl Setup {
    /// The standard game for this many seats: quick starts.
    pub fn standard(seats: u8) -> Setup {
        let mode = if seats == 2 { Mode::Duel } else { Mode::FreeForAll };
        Setup { seats, mode, builds: Vec::new(), twins: seats > 2, map: None, watch: Watch::Matters }
    }

    /// GR-R47: builds are chosen secretly. So the set-up that `seat` may keep has only the cards of its own build.
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> Setup {
        let mut seen = self.clone();
        for (at, build) in seen.builds.iter_mut().enumerate() {
            if let Some(build) = build
                && seat != Some(Seat(at as u8))
            {
                build.cards = Cards::default();
            }
        }
        seen
    }

    /// Puts in what `seat` brings, in place of its earlier build.
    pub(crate) fn bring(&mut self, seat: Seat, build: Build) {
        if self.builds.len() <= seat.index() {
            self.builds.resize(seat.index() + 1, None);
        }
        self.builds[seat.index()] = Some(build);
    }

    /// The build of every seat. GR-3.4, GR-3.14: who has chosen none takes a quick start, of a pilot and a robot that
    /// nobody has, as long as there are any.
    pub(crate) fn all_builds(&self, content: &Content) -> Vec<Build> {
        let mut builds: Vec<Option<Build>> = self.builds.clone();
        builds.resize(usize::from(self.seats).min(SEATS), None);
        for seat in 0..builds.len() {
            if builds[seat].is_none() {
                let (pilot, robot) = self.free_pair(content, usual_pair(content, seat as u8), &builds);
                builds[seat] = Some(Build::quick(content, pilot, robot));
            }
        }
        builds.into_iter().flatten().collect()
    }

    /// GR-3.3: this pilot and this robot, or the next ones that nobody has, as long as there are any.
    fn free_pair(&self, content: &Content, wanted: (u8, u8), builds: &[Option<Build>]) -> (u8, u8) {
        let taken = |place: fn(&Build) -> u8, wanted: u8| {
            !self.twins && builds.iter().flatten().any(|build| place(build) == wanted)
        };
        let free = |first: u8, count: usize, place: fn(&Build) -> u8| {
            let mut in_turn = (0..count as u8).map(|step| (first + step) % count as u8);
            in_turn.find(|&other| !taken(place, other)).unwrap_or(first)
        };
        let (pilot, robot) = wanted;
        (
            free(pilot, content.pilots.len(), |build| build.pilot),
            free(robot, content.robots.len(), |build| build.robot),
        )
    }

    /// A build by chance, of a pilot and a robot that nobody else has chosen, as long as there are any.
    pub(crate) fn surprise(&self, content: &Content, seat: Seat, dealer: &mut Dealer) -> Build {
        let mut others = self.builds.clone();
        others.iter_mut().skip(seat.index()).take(1).for_each(|own| *own = None);
        let [pilot, robot] =
            [content.pilots.len(), content.robots.len()].map(|count| dealer.below(count as u32) as u8);
        let (pilot, robot) = self.free_pair(content, (pilot, robot), &others);
        Build::random(content, pilot, robot, dealer)
    }

    /// Every reason why the choices are not allowed.
    fn faults(&self, content: &Content) -> Vec<Illegal> {
        let mut faults = Vec::new();
        let fits = match self.mode {
            Mode::Duel => self.seats == 2,
            Mode::Team => (4..=6).contains(&self.seats),
            Mode::FreeForAll => (3..=6).contains(&self.seats),
        };
        if !fits {
            faults.push(Illegal::SeatCount { seats: self.seats, mode: self.mode });
        }
        if self.builds.len() > usize::from(self.seats) {
            faults.push(Illegal::TooManyBuilds { builds: self.builds.len() });
        }
        if self.map.is_some_and(|map| usize::from(map) >= content.maps.len()) {
            faults.push(Illegal::NoSuchMap);
        }
        faults
    }

    /// The opening table and its first procedure, or every reason why not.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<GigaRobo>, Vec<Illegal>> {
        let mut faults = self.faults(content);
        let builds = self.all_builds(content);
        for (seat, build) in (0..).map(Seat).zip(&builds) {
            let wrong = build.check(content);
            faults.extend(wrong.into_iter().map(|fault| Illegal::Build { seat, fault }));
        }
        if !self.twins {
            faults.extend(twins(&builds));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut players = [Player::ABSENT; SEATS];
        for (player, build) in players.iter_mut().zip(&builds) {
            *player = seated(build, content);
        }
        let options = Options { seats: self.seats, mode: self.mode, map: self.map, watch: self.watch };
        Ok(kernel::Opening {
            seats: self.seats,
            table: Table::new(options, players, content),
            frame: Frame::Opening(Opening::new()),
        })
    }
}

/// GR-3.3, GR-3.4, GR-R4: the same pilot or robot twice.
fn twins(builds: &[Build]) -> Vec<Illegal> {
    let mut faults = Vec::new();
    for (at, build) in builds.iter().enumerate() {
        let earlier = &builds[..at];
        if earlier.iter().any(|other| other.pilot == build.pilot) {
            faults.push(Illegal::Twin { seat: Seat(at as u8), robot: false });
        }
        if earlier.iter().any(|other| other.robot == build.robot) {
            faults.push(Illegal::Twin { seat: Seat(at as u8), robot: true });
        }
    }
    faults
}

/// GR-3.18 to GR-3.23, GR-R5: the player at the start: Armor full, Fighting Spirit and Power Tokens 0, every card with
/// a Cooldown Value in the meter, Deactivated, the others in hand.
fn seated(build: &Build, content: &Content) -> Player {
    let mut player = Player {
        pilot: build.pilot,
        robot: build.robot,
        pilot_ability: build.pilot_ability,
        abilities: build.abilities,
        state: State::Flying,
        armor: start_armor(build, content),
        ..Player::ABSENT
    };
    for card in build.hand().iter() {
        match content.card(build.pilot, build.robot, card).cooldown {
            None => player.hand.insert(card),
            slot => player.cool(card, slot, false),
        }
    }
    player
}

/// GR-3.20: Max Armor, or the share of it that an ability says.
fn start_armor(build: &Build, content: &Content) -> u8 {
    let most = content.robots[usize::from(build.robot)].armor;
    let ability = &content.pilots[usize::from(build.pilot)].abilities[usize::from(build.pilot_ability)];
    let quarters = ability.active.iter().find_map(|what| match what {
        Static::StartArmor(quarters) => Some(*quarters),
        _ => None,
    });
    quarters.map_or(most, |quarters| (u16::from(most) * u16::from(quarters)).div_ceil(4) as u8)
}

/// GR-3.14: the quick start of a seat which has chosen nothing: the pairs of the pack in turn.
pub(crate) fn usual(content: &Content, seat: u8) -> Build {
    let (pilot, robot) = usual_pair(content, seat);
    Build::quick(content, pilot, robot)
}

fn usual_pair(content: &Content, seat: u8) -> (u8, u8) {
    let robots = content.robots.len() as u8;
    let place = seat % robots;
    let robot = Some(place ^ 1).filter(|&other| other < robots).unwrap_or(place);
    (seat % content.pilots.len() as u8, robot)
}
