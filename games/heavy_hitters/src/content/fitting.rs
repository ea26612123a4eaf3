//! Which sentences make sense: every text that is read works, and every other one is refused.

use super::vocabulary::{Clause, Deed, If, When};

/// What bears a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bearer {
    Weapon,
    Orbital,
    Reaction,
    Manoeuvre,
    Sponsor,
    Hack,
    Unit,
    Pilot,
    Upgrade,
}

impl Bearer {
    fn is_played(self) -> bool {
        matches!(self, Bearer::Reaction | Bearer::Manoeuvre | Bearer::Sponsor | Bearer::Hack)
    }

    /// When a text of it may work.
    pub(super) fn whens(self) -> &'static [When] {
        match self {
            Bearer::Weapon => &[When::Always, When::Hit, When::Missed],
            Bearer::Orbital => &[When::Always, When::Hit],
            Bearer::Reaction => &[When::Aimed, When::Rolled, When::Saving, When::Saved, When::Hurt],
            Bearer::Manoeuvre => &[When::Moving, When::Moved, When::Revealed],
            Bearer::Sponsor => &[
                When::Aimed,
                When::Rolled,
                When::Saving,
                When::Saved,
                When::Hurt,
                When::Moving,
                When::Moved,
                When::Revealed,
                When::Hacked,
                When::Tagging,
                When::AnyOwn,
            ],
            Bearer::Hack => &[When::Moving, When::Revealed],
            Bearer::Unit => &[When::Always, When::Hit, When::MovesDone, When::Resetting, When::Destroyed],
            Bearer::Pilot | Bearer::Upgrade => &[When::Always, When::MovesDone, When::Resetting],
        }
    }
}

/// Why this sentence can do nothing there.
pub(super) fn unfit(bearer: Bearer, clause: &Clause) -> Option<&'static str> {
    if !bearer.whens().contains(&clause.when) {
        return Some("a text of this kind never works then");
    }
    if !clause.when.has_attack() && clause.ifs.iter().any(|each| each.is_of_attack()) {
        return Some("there is no attack at that moment that a condition could look at");
    }
    if clause.ifs.iter().any(|each| matches!(each, If::Spots | If::NearHitter(_))) && bearer != Bearer::Unit {
        return Some("only a Support Unit can say that of itself");
    }
    if clause.lasting {
        let lasts = matches!(clause.deed, Deed::Armour(_) | Deed::Range(_) | Deed::Stride(_));
        let when = matches!(clause.when, When::Moving | When::Moved | When::Revealed);
        let no_stride = !matches!(clause.deed, Deed::Stride(_)) || clause.when == When::Moving;
        return (!(bearer.is_played() && lasts && when && no_stride)).then_some("this cannot last");
    }
    if clause.when == When::Always {
        return unfit_always(bearer, clause);
    }
    (!works(bearer, clause)).then_some("this does nothing at that moment")
}

/// What holds as long as its bearer is there.
fn unfit_always(bearer: Bearer, clause: &Clause) -> Option<&'static str> {
    let has_side = clause.ifs.iter().any(|each| each.is_side());
    let is_card = matches!(bearer, Bearer::Weapon | Bearer::Orbital);
    let is_person = matches!(bearer, Bearer::Pilot | Bearer::Upgrade);
    match clause.deed {
        Deed::Number(_) if bearer == Bearer::Orbital => Some("an Orbital Strike is not rolled"),
        Deed::Number(_) | Deed::Damage(_) | Deed::Armour(_) => {
            (!is_card && !has_side).then_some("say whose attack is meant: `mine`, `at-me`, `ours`, `at-ours`")
        }
        Deed::Cheaper(_) => {
            let fits = clause.ifs.iter().all(|each| matches!(each, If::Class(_) | If::Rank(_)));
            (!is_person || !fits).then_some("weapons get cheaper by a Pilot or an upgrade, by class or rank")
        }
        Deed::Range(_) | Deed::Stride(_) | Deed::CheaperDeploy(_) | Deed::Hand(_) | Deed::Spare(_) => {
            (!is_person || !clause.ifs.is_empty())
                .then_some("only a Pilot or an upgrade says that, and always")
        }
        Deed::RerollAttack
        | Deed::RerollSaves
        | Deed::Stop(_)
        | Deed::Push(_)
        | Deed::Pull(_)
        | Deed::Strip(_)
        | Deed::Mark(_)
        | Deed::Drain(_)
        | Deed::Lose(_)
        | Deed::Energy(_)
        | Deed::Burn(_)
        | Deed::Draw(_)
        | Deed::Repair(_)
        | Deed::Move(_)
        | Deed::Turn
        | Deed::Cancel
        | Deed::Slow(_)
        | Deed::Freeze
        | Deed::Counter
        | Deed::Tag
        | Deed::Untag
        | Deed::Guard => Some("this happens once; say when"),
    }
}

/// Whether the deed can do something at that moment.
fn works(bearer: Bearer, clause: &Clause) -> bool {
    let when = clause.when;
    let played = bearer.is_played() && bearer != Bearer::Hack;
    let before_saves = matches!(when, When::Aimed | When::Rolled | When::Saving);
    match clause.deed {
        Deed::Number(_) => played && when == When::Aimed,
        Deed::Damage(_) | Deed::Armour(_) => played && before_saves,
        Deed::RerollAttack => played && when == When::Rolled,
        Deed::RerollSaves | Deed::Stop(_) => played && when == When::Saved,
        Deed::Push(_) | Deed::Pull(_) | Deed::Strip(_) | Deed::Mark(_) => when == When::Hit,
        Deed::Drain(_) => when == When::Hit || bearer == Bearer::Hack,
        Deed::Freeze => bearer == Bearer::Hack && when == When::Moving,
        Deed::Cancel | Deed::Slow(_) => bearer == Bearer::Hack && when == When::Revealed,
        Deed::Lose(_) => matches!(when, When::Hit | When::Missed),
        Deed::Energy(_) => bearer != Bearer::Hack,
        Deed::Draw(_) | Deed::Repair(_) => bearer != Bearer::Hack && when != When::Destroyed,
        Deed::Burn(_) | Deed::Move(_) | Deed::Turn => {
            played && matches!(when, When::Hurt | When::Moving | When::Moved | When::Revealed)
        }
        Deed::Counter => when == When::Hacked,
        Deed::Tag | Deed::Untag | Deed::Guard => when == When::Tagging,
        Deed::Range(_)
        | Deed::Stride(_)
        | Deed::Cheaper(_)
        | Deed::CheaperDeploy(_)
        | Deed::Hand(_)
        | Deed::Spare(_) => false,
    }
}
