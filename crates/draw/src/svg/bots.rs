//! The robots of the house packs: bold silhouettes with one feature each, in a square of 64.
//!
//! Everything is drawn in the ink of the group around it; `{h}` is the colour of what lies behind,
//! for eyes and gaps.

/// The drawing of this name, if there is one.
pub(crate) fn drawing(name: &str) -> Option<&'static str> {
    BOTS.iter().find(|(known, _)| *known == name).map(|(_, shapes)| *shapes)
}

pub(crate) const BOTS: [(&str, &str); 16] = [
    ("bot-plain", PLAIN),
    ("bot-klutz", KLUTZ),
    ("bot-donor", DONOR),
    ("bot-beacon", BEACON),
    ("bot-shutter", SHUTTER),
    ("bot-lift", LIFT),
    ("bot-deploy", DEPLOY),
    ("bot-parcel", PARCEL),
    ("bot-recall", RECALL),
    ("bot-sink", SINK),
    ("bot-guzzle", GUZZLE),
    ("bot-crush", CRUSH),
    ("bot-swap", SWAP),
    ("bot-flare", FLARE),
    ("bot-skewer", SKEWER),
    ("bot-trample", TRAMPLE),
];

/// Tin Recruit: a can with a helmet too large for it.
const PLAIN: &str = r#"<path d="M14 17Q14 3 32 3t18 14z"/><rect x="10" y="15" width="44" height="4.5" rx="2"/>
<path d="M21 21h22v6q0 3-3 3H24q-3 0-3-3z"/><rect x="17" y="32" width="30" height="18" rx="3"/>
<rect x="9" y="33" width="6" height="15" rx="3"/><rect x="49" y="33" width="6" height="15" rx="3"/>
<path d="M21 51h8v6h2v4H18v-4h3zM35 51h8v6h3v4H33v-4h2z"/>
<g fill="{h}"><circle cx="27" cy="25" r="2.4"/><circle cx="37" cy="25" r="2.4"/>
<rect x="17" y="36" width="30" height="1.8"/><rect x="17" y="44.5" width="30" height="1.8"/></g>"#;

/// Butterclamp Bot: one huge open clamp, and what just fell out of it.
const KLUTZ: &str = r#"<rect x="8" y="20" width="17" height="13" rx="6"/><rect x="5" y="34" width="23" height="17" rx="4"/>
<path d="M8 52h7v9H5v-4h3zM19 52h7v5h3v4H19z"/><path d="M26 37l13-8 3 5-14 9z"/>
<circle cx="42" cy="29" r="6"/><path d="M39 27q-8-12 2-24l6 4q-6 8-2 17zM46 27q12-3 13-17l-7-2q0 9-9 13z"/>
<path d="M47 43l6-3.500 6 3.500v7l-6 3.500-6-3.500z"/>
<path d="M47 33v4M53 31v5M59 33v4" fill="none" stroke-width="2.2" stroke-linecap="round"/>
<g fill="{h}"><circle cx="16.500" cy="26.500" r="3.600"/><circle cx="53" cy="46.500" r="2.600"/><circle cx="42" cy="29" r="2.200"/></g>"#;

/// Spare-Parts Bot: an arm of its own is missing, and a gear is held out.
const DONOR: &str = r#"<rect x="19" y="8" width="20" height="15" rx="3"/><path d="M28 3h2v6h-2z"/><circle cx="29" cy="4" r="2.600"/>
<rect x="15" y="25" width="28" height="25" rx="2"/><rect x="9" y="27" width="5" height="6" rx="1"/>
<path d="M43 28h7v9h-5v-4h-2z"/><path d="M18 51h8v10H15v-4h3zM32 51h8v6h3v4H32z"/>
<circle cx="51" cy="45" r="8" stroke-width="4.500" stroke-dasharray="3.600 2.680"/>
<path d="M4 37l5 2-1 5-5-1z"/><path d="M7 48l4 1-1 4-4-1z"/>
<g fill="{h}"><rect x="22" y="13" width="14" height="4" rx="2"/><circle cx="51" cy="45" r="3.400"/>
<rect x="20" y="30" width="18" height="15" rx="2"/></g>
<circle cx="29" cy="37.500" r="3.600" stroke-width="2.400" stroke-dasharray="2 1.770"/>"#;

/// Lamp Bot: its head is a work lamp.
const BEACON: &str = r#"<path d="M21 22L27 7h10l6 15z"/><rect x="18" y="21" width="28" height="4" rx="1.500"/>
<rect x="28" y="25" width="8" height="7"/><rect x="20" y="32" width="24" height="17" rx="3"/>
<path d="M22 50h8v11H19v-4h3zM34 50h8v7h3v4H34z"/>
<path d="M12 34l6 2v8l-6 2zM52 34l-6 2v8l6 2z"/>
<path d="M12 25L3 29M12 17L2 16M52 25l9 4M52 17l10-1M32 4V1M20 7l-4-5M44 7l4-5" fill="none" stroke-width="3" stroke-linecap="round"/>
<g fill="{h}"><path d="M26.500 19.500L30 10h4l3.500 9.500z"/><circle cx="32" cy="40" r="4"/></g>"#;

/// Dustsheet Bot: a sheet over everything but the eyes and the wheels.
const SHUTTER: &str = r#"<path d="M10 52L14 24Q17 5 32 5t18 19l4 28-6-3.500-5 4.500-5.500-4.500-5.500 4.500-5.500-4.500-5.500 4.500-5-4.500z"/>
<circle cx="20" cy="57" r="5"/><circle cx="44" cy="57" r="5"/>
<g fill="{h}"><path d="M21 22h9v5q-4.500 3-9 0zM34 22h9v5q-4.500 3-9 0z"/><circle cx="20" cy="57" r="1.800"/><circle cx="44" cy="57" r="1.800"/></g>
<path d="M22 36l-3 12M32 34v15M42 36l3 12" fill="none" stroke="{h}" stroke-width="2" stroke-linecap="round"/>"#;

/// Forklift Bot: a mast, two forks, a crate high up.
const LIFT: &str = r#"<path d="M6 34h22v16H4V40z"/><rect x="10" y="17" width="15" height="14" rx="3"/><rect x="15" y="30" width="5" height="5"/>
<rect x="32" y="4" width="5" height="53"/><path d="M28 40h6v5h-6z"/><path d="M37 29h24v4H37z"/>
<rect x="40" y="10" width="19" height="17" rx="1"/><circle cx="11" cy="55" r="6"/><circle cx="26" cy="55" r="6"/>
<g fill="{h}"><circle cx="20" cy="23.500" r="3"/><circle cx="11" cy="55" r="2.200"/><circle cx="26" cy="55" r="2.200"/>
<path d="M42 13.500l1.700-1.700L57 23.500l-1.700 1.700zM55.300 11.800L57 13.500 43.700 25.200 42 23.500z"/></g>"#;

/// Hangar Bot: its belly is a hangar, and somebody walks out.
const DEPLOY: &str = r#"<path d="M5 50V30Q5 12 32 12t27 18v20z"/><rect x="24" y="3" width="16" height="10" rx="3"/>
<path d="M8 51h12v10H5v-4h3zM44 51h12v6h3v4H44z"/>
<g fill="{h}"><rect x="27.500" y="6" width="9" height="3.500" rx="1.700"/><path d="M15 51V33q0-12 17-12t17 12v18z"/></g>
<path d="M15 29h34M17 25h30" fill="none" stroke-width="2.400"/>
<rect x="27" y="31" width="10" height="7" rx="2.500"/><rect x="25" y="39" width="14" height="11" rx="2"/><path d="M27 50h4v11h-6v-3h2zM33 50h4v8h2v3h-6z"/>
<g fill="{h}"><circle cx="30" cy="34.500" r="1.200"/><circle cx="34" cy="34.500" r="1.200"/></g>"#;

/// Courier Bot: running, with a parcel in front.
const PARCEL: &str = r#"<rect x="21" y="4" width="17" height="13" rx="5"/><path d="M17 19h20l-3 20H16z"/>
<path d="M17 39l8 1-4 9-11 6-3-4 8-5zM26 39h9l5 9 9 4-2 5-12-4z"/><path d="M34 21h5v7h-5z"/>
<rect x="37" y="20" width="22" height="18" rx="1.500"/>
<path d="M12 20H3M13 27H6M12 34H2" fill="none" stroke-width="3" stroke-linecap="round"/>
<g fill="{h}"><rect x="29" y="8" width="9" height="4.500" rx="2"/><rect x="46.500" y="20" width="3" height="18"/><rect x="37" y="27.500" width="22" height="3"/></g>"#;

/// Winch Bot: a drum, a cable, a hook.
const RECALL: &str = r#"<rect x="8" y="16" width="18" height="13" rx="3"/><rect x="5" y="30" width="24" height="20" rx="3"/>
<path d="M8 51h7v10H5v-4h3zM19 51h7v6h3v4H19z"/><path d="M27 33L45 9l5 4-19 26z"/><circle cx="49" cy="10" r="7"/>
<path d="M52 14v21" fill="none" stroke-width="2.600"/><rect x="48.500" y="33" width="7" height="6" rx="1"/>
<path d="M52 38v7q0 5-5 5t-5-5" fill="none" stroke-width="4.500" stroke-linecap="round"/>
<g fill="{h}"><rect x="12" y="20" width="10" height="4.500" rx="2"/><circle cx="49" cy="10" r="3"/>
<path d="M9 36h16v2.200H9zM9 41h16v2.200H9z"/></g>"#;

/// Trapdoor Bot: half of it is below the floor, between two open flaps.
const SINK: &str = r#"<rect x="23" y="15" width="18" height="13" rx="4"/><path d="M20 30h24v13H20z"/>
<path d="M19 31l-6-13 4.500-2 5.500 13zM45 31l6-13-4.500-2-5.500 13z"/>
<path d="M2 43h16v5H2zM46 43h16v5H46z"/><path d="M17 47l-7 13 4.500 1.500L21 48zM47 47l7 13-4.500 1.500L43 48z"/>
<path d="M32 49v9M27.500 54l4.500 5 4.500-5" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="{h}"><circle cx="28.500" cy="21" r="2.400"/><circle cx="35.500" cy="21" r="2.400"/><rect x="24" y="34" width="16" height="2"/></g>"#;

/// Furnace Bot: a belly full of fire, and a chimney.
const GUZZLE: &str = r#"<path d="M42 4h10v16H42z"/><rect x="40" y="2" width="14" height="4" rx="1"/>
<rect x="14" y="7" width="19" height="12" rx="4"/><path d="M12 21h40q6 0 6 8v14q0 9-9 9H15q-9 0-9-9V29q0-8 6-8z"/>
<path d="M14 53h11v8H11v-4h3zM39 53h11v4h3v4H39z"/>
<g fill="{h}"><rect x="18" y="11" width="11" height="4" rx="2"/><path d="M17 47V35q0-10 15-10t15 10v12z"/></g>
<path d="M24 46q-4-7 2-12 0 4 3 4 0-7 5-11 0 6 4 9 4 5 1 10z"/>
<path d="M32 46q-3-3 0-7 4 4 1 7z" fill="{h}"/>"#;

/// Compactor Bot: two plates close on what is left of something.
const CRUSH: &str = r#"<rect x="6" y="3" width="52" height="10" rx="2"/><path d="M14 13h6v8h-6zM44 13h6v8h-6z"/><path d="M10 21h44v6H10z"/>
<path d="M14 27l4 6 4-6 5 6 5-6 5 6 5-6 4 6 4-6z"/>
<rect x="8" y="43" width="48" height="11" rx="2"/><path d="M14 44l4-6 4 6 5-6 5 6 5-6 5 6 4-6 4 6z"/>
<path d="M12 54h12v7H12zM40 54h12v7H40z"/><rect x="3" y="8" width="5" height="42" rx="1"/><rect x="56" y="8" width="5" height="42" rx="1"/>
<g fill="{h}"><circle cx="24" cy="8" r="2.200"/><circle cx="40" cy="8" r="2.200"/><rect x="18" y="47.500" width="28" height="2.400"/></g>"#;

/// Bodyswap Bot: two halves that do not belong together.
const SWAP: &str = r#"<path d="M31 7H19q-4 0-4 4v12h16zM31 25H13v25h18zM31 51H19v6h-3v4h15z"/>
<path d="M34 3h6q9 0 9 10t-9 10h-6zM34 25h10q7 0 7 12.500T44 50H34zM34 51h9l5 10H34z"/>
<path d="M10 30q-8 8 0 17M54 47q8-8 0-17" fill="none" stroke-width="3.400" stroke-linecap="round"/>
<path d="M4 44l9 5 0-9zM60 33l-9-5 0 9z"/>
<g fill="{h}"><rect x="19" y="13" width="8" height="4"/><circle cx="40.500" cy="13" r="3.200"/><path d="M17 31h10v2H17zM17 36h10v2H17zM17 41h10v2H17z"/><circle cx="42" cy="37" r="3"/></g>"#;

/// Rocket Bot: nose up, fins out, burning.
const FLARE: &str = r#"<path d="M32 1q11 9 11 23v19H21V24Q21 10 32 1z"/><path d="M20 29L9 42v9l11-7zM44 29l11 13v9l-11-7z"/>
<path d="M24 44h16l2 5H22z"/><path d="M25 50h14q1 6-7 13-8-7-7-13z"/>
<g fill="{h}"><rect x="25" y="17" width="14" height="7" rx="3.500"/><rect x="21" y="37" width="22" height="2"/><path d="M30 51h4q0 3-2 6-2-3-2-6z"/></g>
<circle cx="29" cy="20.500" r="1.700"/><circle cx="35" cy="20.500" r="1.700"/>"#;

/// Drill Bot: an arm that is a drill.
const SKEWER: &str = r#"<rect x="6" y="10" width="18" height="14" rx="3"/><path d="M13 4h3v7h-3z"/><rect x="3" y="26" width="25" height="23" rx="3"/>
<path d="M7 50h8v11H3v-4h4zM18 50h8v7h3v4H18z"/><rect x="27" y="27" width="9" height="20" rx="2"/>
<path d="M37 25h4l22 12-22 12h-4z"/>
<g fill="{h}"><path d="M9 14.500h12v4.500H9z"/><path d="M43 25.500l3 1.500-3 21-3 1.500zM50.500 29.500l2.500 1.500-2.500 12.500-2.500 1.500zM57 33.200l1.800 1-1.500 6-1.800 1z"/><circle cx="15" cy="37" r="4"/></g>"#;

/// Steamroller Bot: mostly drum.
const TRAMPLE: &str = r#"<circle cx="43" cy="43" r="18"/><path d="M4 27h24v18H4z"/><rect x="8" y="10" width="17" height="14" rx="3"/><rect x="14" y="23" width="5" height="5"/>
<path d="M26 28h14v5h9v13h-5V38H26z"/><circle cx="13" cy="52" r="9"/><path d="M27 9h5v14h-5z"/>
<g fill="{h}"><circle cx="43" cy="43" r="13.500"/><circle cx="13" cy="52" r="3"/><rect x="12" y="14" width="10" height="4.500" rx="2"/></g>
<circle cx="43" cy="43" r="10.500"/><circle cx="43" cy="43" r="3" fill="{h}"/>"#;
