// The robots of the house packs: bold silhouettes with one feature each, in a square of 64.
//
// Shapes are painted in the current colour unless they say otherwise: {d} in its shade, {l} in its light,
// {h} in the colour of what lies behind, {f} in the colour of the feature that tells the robot apart.
// {line} is a stroke in the current colour.

/** Tin Recruit: a can with a helmet too large for it. */
const plain = `
<path {d} d="M20 50h9v6h2.500v5H16.500v-4H20zM35 50h9v7h3.500v4H33v-5h2z"/>
<rect {d} x="8.500" y="32" width="8" height="17" rx="4"/><rect {d} x="47.500" y="32" width="8" height="17" rx="4"/>
<rect x="16" y="31" width="32" height="20.500" rx="3.500"/>
<path {h} stroke="none" d="M16 36h32v1.600H16zM16 45h32v1.600H16z"/>
<rect {l} stroke="none" x="19" y="38.600" width="3" height="5.400" rx="1.500"/>
<rect {d} x="20" y="20" width="24" height="11.500" rx="3"/>
<circle {f} stroke="none" cx="26.800" cy="26.200" r="2.700"/>
<circle {f} stroke="none" cx="37.200" cy="26.200" r="2.700"/>
<path d="M10 18.500Q9 2.500 32 2.500T54 18.500z"/><rect x="5.500" y="17" width="53" height="5.200" rx="2.600"/>
<path {l} stroke="none" d="M15 14.500q1.500-8 12-9.300l.4 2q-7.400 1.300-9.200 7.300z"/>
<path {f} stroke="none" d="M32 6.500l1.800 3.500 3.900.4-2.900 2.600.9 3.800-3.700-2-3.700 2
.9-3.800-2.900-2.600 3.900-.4z"/>`;

/** Butterclamp Bot: one huge open clamp, and what just fell out of it. */
const klutz = `
<path {d} d="M7 50h8.500v11H4v-4h3zM19 50h8v6h3.500v5H19z"/>
<rect x="4" y="33" width="25" height="18.500" rx="4.500"/><rect x="7" y="18" width="19" height="15" rx="6.500"/>
<circle {f} stroke="none" cx="17.500" cy="25.300" r="4.200"/>
<circle {h} stroke="none" cx="18.800" cy="24.400" r="1.500"/>
<path {h} stroke="none" d="M8 44.500h12v1.800H8z"/><path {l} stroke="none" d="M7.500 37h3v5h-3z"/>
<path d="M25 37.500l14.500-9.500 4 6L28 43.500z"/>
<path {f} d="M39.500 27.500q-9.500-12 1.500-25.500l7.500 4.600q-6.500 8-1 18.400zM45 31q14.500-2
17-18.500l-8-2.300q-1.500 9.800-11.500 13.300z"/>
<circle {d} cx="43" cy="29.500" r="6.300"/><circle {h} stroke="none" cx="43" cy="29.500" r="2.300"/>
<path {d} d="M47 45.500l6.300-3.700 6.300 3.700v7.200l-6.300 3.700-6.300-3.700z"/>
<circle {h} stroke="none" cx="53.300" cy="49.200" r="2.800"/>
<path {line} stroke-width="2.200" d="M48.500 36v4M53.500 34v5M58.500 36v4"/>`;

/** Spare-Parts Bot: an arm of its own is missing, and a gear is held out. */
const donor = `
<path {d} d="M16 50h9.500v11H12.500v-4H16zM32 50h9.500v7H45v4H32z"/>
<path {line} stroke-width="2.400" d="M28 9V3.500"/><circle {f} stroke="none" cx="28" cy="3.600" r="2.800"/>
<rect x="17" y="8" width="22" height="15.500" rx="3.500"/>
<rect {h} stroke="none" x="20.500" y="12.800" width="15" height="5.200" rx="2.600"/>
<circle {f} stroke="none" cx="24.600" cy="15.400" r="1.700"/>
<circle {f} stroke="none" cx="31.400" cy="15.400" r="1.700"/>
<rect x="13" y="24.500" width="30" height="26" rx="3"/><path {l} stroke="none" d="M16 28h2.600v9H16z"/>
<path {d} d="M6.500 26.500h6v7h-6z"/><path {line} stroke-width="1.800" d="M7 37l-2.500 3.500M10.500 36.500l.5 4.500"/>
<path {d} d="M43 27.500h8.500v10.500h-5.500v-4.500h-3z"/>
<circle {h} stroke="none" cx="28" cy="37.500" r="8.200"/><circle {d} stroke="none" cx="28" cy="37.500" r="3"/>
<path fill="none" stroke="var(--g-dark)" stroke-width="2.600" d="M28 31.500v12M22.800 34.500l10.400 6
M22.800 40.500l10.400-6"/>
<path {f} d="M48.300 35.500h5l.7 3 2.700 1.500 3-.9 2.300 4-2.200 2.200v3l2.200 2.200-2.300 4-3-.9-2.700
1.500-.7 3h-5l-.7-3-2.700-1.500-3 .9-2.300-4 2.200-2.200v-3l-2.200-2.200 2.300-4 3 .9 2.700-1.500z"/>
<circle {h} stroke="none" cx="50.800" cy="46.800" r="4.200"/>`;

/** Lamp Bot: its head is a work lamp. */
const beacon = `
<path {f} opacity="0.28" stroke="none" d="M23 20L8 4l20-3h8l20 3-15 16z"/>
<path {line} stroke-width="3" stroke-linecap="round" d="M10 25l-7 3.500M54 25l7 3.500M32 5V1.500M18
8l-4.500-5.500M46 8l4.500-5.500M11 16.500l-8-2M53 16.500l8-2"/>
<path {d} d="M21 49h9.500v12H17.500v-4H21zM33.500 49H43v8h3.500v4h-13z"/>
<path {d} d="M10 33.500l8.500 3v8l-8.500 3zM54 33.500l-8.500 3v8l8.500 3z"/>
<rect {d} x="27.500" y="24" width="9" height="8.500"/><rect x="18" y="31.500" width="28" height="18.500" rx="3.500"/>
<path {h} stroke="none" d="M22 44.500h20v1.800H22z"/><path {l} stroke="none" d="M21.500 35h3v6h-3z"/>
<circle {f} stroke="none" cx="32" cy="38.600" r="3.400"/>
<path d="M19 21.500L26.500 6h11L45 21.500z"/><path {f} stroke="none" d="M23.800 19.500L29 9h6l5.200
10.500z"/><rect x="16" y="20.500" width="32" height="5" rx="2"/>`;

/** Dustsheet Bot: a sheet over everything but the eyes and the wheels. */
const shutter = `
<circle {d} cx="19.500" cy="56.500" r="5.500"/><circle {d} cx="44.500" cy="56.500" r="5.500"/>
<circle {h} stroke="none" cx="19.500" cy="56.500" r="2"/><circle {h} stroke="none" cx="44.500" cy="56.500" r="2"/>
<path d="M9 52.500L13.500 23Q16.500 4 32 4t18.500 19L55 52.500l-6.500-4-5.500 5-5.500-5-5.500
5-5.500-5-5.500 5-5.500-5z"/>
<path {d} stroke="none" d="M44 9.500q5.300 5 6.500 13.500L55 52.500l-6.500-4-2.800 2.500-1.200-23z"/>
<path {l} stroke="none" d="M18.500 19q2-9.500 8.500-11.500l.7 1.800q-4.700 2.400-6.400 10z"/>
<path {h} stroke="none" d="M19.500 21h10.500v6.500q-5.500 3.800-10.500 0zM34 21h10.500v6.500q-5 3.800-10.500 0z"/>
<circle {f} stroke="none" cx="25.500" cy="25" r="2.500"/><circle {f} stroke="none" cx="38.500" cy="25" r="2.500"/>
<path fill="none" stroke="var(--g-hole)" stroke-width="1.900" stroke-linecap="round" d="M21.500 36l-3
11.500M32 34v15M42.500 36l3 11.500M26.500 39l-.8 5M37.500 39l.8 5"/>`;

/** Forklift Bot: a mast, two forks, a crate high up. */
const lift = `
<path d="M5 34h23.500v16.500H3V40.500z"/><path {d} d="M14.500 30h6v5h-6z"/>
<rect x="9" y="16" width="17" height="15" rx="3.500"/>
<path {h} stroke="none" d="M14 20.500h12v6H14z"/>
<circle {f} stroke="none" cx="21.500" cy="23.500" r="2.500"/><path {l} stroke="none" d="M7 38h8v2.600H6z"/>
<path {d} d="M27.500 40h6v5.500h-6z"/><rect x="32" y="2.500" width="5.800" height="55"/>
<path {h} stroke="none" d="M34.200 7h1.400v46h-1.400z"/>
<path {f} d="M37 29.500h25v4.500H37z"/>
<rect {d} x="40" y="9.500" width="20" height="19" rx="1.200"/>
<path {h} stroke="none" d="M42.500 13.500l1.800-1.700L57.600 24.500l-1.800 1.800zM55.800 11.800l1.800
1.700-13.300 12.800-1.800-1.800z"/>
<circle {d} cx="10.500" cy="54.500" r="6.700"/><circle {d} cx="25.500" cy="54.500" r="6.700"/>
<circle {l} stroke="none" cx="10.500" cy="54.500" r="2.400"/>
<circle {l} stroke="none" cx="25.500" cy="54.500" r="2.400"/>`;

/** Hangar Bot: its belly is a hangar, and somebody walks out. */
const deploy = `
<path {d} d="M8 50h13v11H4.500v-4H8zM43 50h13v7h3.500v4H43z"/>
<rect x="23" y="2" width="18" height="11.500" rx="3.500"/>
<rect {h} stroke="none" x="26.500" y="5.300" width="11" height="4.400" rx="2.200"/>
<circle {f} stroke="none" cx="29.500" cy="7.500" r="1.500"/><circle {f} stroke="none" cx="34.500" cy="7.500" r="1.500"/>
<path d="M4 51V30.500Q4 11.500 32 11.500t28 19V51z"/>
<path {l} stroke="none" d="M8 30q1.500-12.500 16-15l.5 2Q12.500 20 11 30z"/>
<path {h} stroke="none" d="M14 61V33.500Q14 20 32 20t18 13.500V61z"/>
<path fill="none" stroke="var(--g-dark)" stroke-width="2.500" d="M14.500 30h35M16.500 26h31"/>
<rect {f} x="26.500" y="31" width="11" height="8" rx="2.700"/>
<rect {f} x="24.500" y="39" width="15" height="12" rx="2"/>
<path {f} d="M26.500 50.500h5V61h-7v-3h2zM33 50.500h5V58h2v3h-7z"/>
<circle {h} stroke="none" cx="29.800" cy="35" r="1.400"/><circle {h} stroke="none" cx="34.200" cy="35" r="1.400"/>`;

/** Courier Bot: running, with a parcel in front. */
const parcel = `
<path {line} stroke-width="3" stroke-linecap="round" d="M11 19H2.500M12.500 26.500H6M11 34H2"/>
<path {d} d="M26 38.500h9.500l5 9 9.500 4-2.500 6-12.500-4.300z"/>
<path d="M16 38.500l10 1-4.500 10L10 56.500 6.500 52l8.500-5.500z"/>
<rect x="20" y="3" width="19" height="14" rx="5.500"/>
<path {h} stroke="none" d="M28 7h11v5.500H30.200q-2.200 0-2.200-2.700z"/>
<circle {f} stroke="none" cx="34.500" cy="9.800" r="1.900"/>
<path d="M16 18.500h22L35 40H15z"/><path {l} stroke="none" d="M18.600 21.500h3l-.8 8h-2.800z"/>
<path {d} d="M33.500 21.500h6v8h-6z"/>
<rect {f} x="37" y="19.500" width="24" height="20" rx="1.800"/>
<path {h} stroke="none" d="M47.300 19.500h3.400v20h-3.400zM37 27.600h24v3H37z"/>`;

/** Winch Bot: a drum, a cable, a hook. */
const recall = `
<path {d} d="M7 50h8.500v11H4v-4h3zM19 50h8v7h3.500v4H19z"/>
<path {d} d="M26.500 33.500L45 8l6 4.500-19.500 27.500z"/>
<rect x="7" y="15" width="20" height="14.500" rx="3.500"/>
<rect {h} stroke="none" x="11" y="19.300" width="12" height="5.600" rx="2.800"/>
<circle {f} stroke="none" cx="17" cy="22.100" r="2"/>
<rect x="4" y="29" width="26" height="22" rx="3.500"/>
<path {h} stroke="none" d="M8.500 35h17v2.200h-17zM8.500 40h17v2.200h-17zM8.500 45h17v2.200h-17z"/>
<circle cx="49" cy="10" r="7.700"/><circle {d} stroke="none" cx="49" cy="10" r="3.200"/>
<path fill="none" stroke="currentColor" stroke-width="2.600" d="M52.500 15.500V35"/>
<rect x="48" y="33" width="9" height="7" rx="1.500"/>
<path fill="none" stroke="var(--g-hot)" stroke-width="5" stroke-linecap="round" d="M52.500 40.500v6q0
6.500-6 6.500t-6-6"/>`;

/** Trapdoor Bot: half of it is below the floor, between two open flaps. */
const sink = `
<path {line} stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round" d="M32 49v9.500M26.500
54l5.500 5.500 5.500-5.500" color="var(--g-hot)"/>
<path {d} d="M16.500 47.500L9.500 60.500l5 2L21.500 49zM47.500 47.500l7 13-5 2L42.500 49z"/>
<path {d} d="M19 31.500L12.500 18l5-2.500L23.500 29zM45 31.500L51.500 18l-5-2.500L40.500 29z"/>
<rect x="22" y="13" width="20" height="15" rx="4.500"/><path {h} stroke="none" d="M25 17.500h14v6H25z"/>
<circle {f} stroke="none" cx="28.700" cy="20.500" r="2"/><circle {f} stroke="none" cx="35.300" cy="20.500" r="2"/>
<path d="M19 29h26v14.500H19z"/><path {h} stroke="none" d="M23.500 34h17v1.900h-17zM23.500 38h17v1.900h-17z"/>
<path d="M1.500 42.500H17.500v6.500h-16zM46.500 42.500h16v6.500h-16z"/>
<path {l} stroke="none" d="M3.500 44h12v1.500h-12zM48.500 44h12v1.500h-12z"/>`;

/** Furnace Bot: a belly full of fire, and a chimney. */
const guzzle = `
<path {d} d="M13.500 52h12v9h-15v-4h3zM38.500 52h12v5h3.500v4H38.500z"/>
<path d="M42 4.500h10.500V22H42z"/><rect x="39.500" y="1.500" width="15.500" height="5" rx="1.500"/>
<rect x="13" y="6" width="21" height="13.500" rx="4.500"/>
<rect {h} stroke="none" x="17" y="10" width="13" height="5.400" rx="2.700"/>
<circle {f} stroke="none" cx="21" cy="12.700" r="1.700"/>
<circle {f} stroke="none" cx="26" cy="12.700" r="1.700"/>
<path d="M12 20h40q7 0 7 9v14.500q0 9.500-9.500 9.500h-35Q5 53 5 43.500V29q0-9 7-9z"/>
<path {l} stroke="none" d="M8.500 29q0-4.500 3.500-5.500h3V26q-3.500.5-3.700 4v7H8.500z"/>
<path {h} stroke="none" d="M15.500 48V35Q15.500 24 32 24t16.500 11v13z"/>
<path {f} stroke="none" d="M23 47.500q-4.800-8 2-13.500.3 4.500 3.500 4.500 0-8 5.700-12.500 0 7 4.300
10.200 4.700 5.500.8 11.300z"/>
<path {h} stroke="none" d="M31 47.500q-3.800-3.500.3-8.500 5 5 1.500 8.500z"/>
<path {d} stroke="none" d="M15.500 47h33v2h-33z"/>`;

/** Compactor Bot: two plates close on what is left of something. */
const crush = `
<rect {d} x="2.500" y="7" width="6" height="44" rx="1.500"/>
<rect {d} x="55.500" y="7" width="6" height="44" rx="1.500"/>
<rect {d} x="14" y="11.500" width="7" height="11"/><rect {d} x="43" y="11.500" width="7" height="11"/>
<rect x="5" y="2.500" width="54" height="11" rx="2.500"/>
<circle {f} stroke="none" cx="24" cy="8" r="2.600"/><circle {f} stroke="none" cx="40" cy="8" r="2.600"/>
<path {l} stroke="none" d="M8 4.500h9V7H8z"/>
<path d="M9.500 20.500h45v6.500l-4.500 7-4.500-6-4.500 6-4.500-6-4.500 6-4.500-6-4.500 6-4.500-6-4.500 6-4.500-7z"/>
<path {f} d="M18 37.500l8-3.500 6 2 7-2.500 7 4-4 4.500H22z"/>
<path d="M7 56V43.500l3.500-5.500 4.500 6 4.500-6 4.500 6 4-5 4 5 4-5 4 5 4.500-6 4.500 6 4.500-6 3.500
5.500V56z"/><path {h} stroke="none" d="M17 48.500h30v2.200H17z"/>
<path {d} d="M11.500 54.500h13V62h-13zM39.500 54.500h13V62h-13z"/>`;

/** Bodyswap Bot: two halves that do not belong together. */
const swap = `
<path {d} d="M31 50.500H19v6.500h-3v4.500h15z"/><path {f} d="M34 50.500h9l5.500 11H34z"/>
<path d="M31 6H19q-4.500 0-4.500 4.500V23.500H31z"/><path {h} stroke="none" d="M18.500 12.500h9v4.500h-9z"/>
<path d="M31 24.500H12.500V50.500H31z"/><path {h} stroke="none" d="M16.500 31H27v2.100H16.500zM16.500
36H27v2.100H16.500zM16.500 41H27v2.100H16.500z"/><path {l} stroke="none" d="M15 26.500h8v1.800h-8z"/>
<path {f} d="M34 2h6.500q10 0 10 10.800t-10 10.700H34z"/>
<circle {h} stroke="none" cx="41" cy="12.800" r="3.700"/>
<circle {l} stroke="none" cx="41" cy="12.800" r="1.500"/>
<path {f} d="M34 24.500h10.500q8 0 8 13t-8 13H34z"/><circle {h} stroke="none" cx="42.800" cy="37.300" r="3.400"/>
<path {line} stroke-width="3.200" stroke-linecap="round" d="M9 28.500q-8 8.800 0 18M55.500 46.500q8-8.800 0-18"/>
<path stroke="none" d="M3.500 43.500l9.500 5.500.3-9.500zM61 31.500l-9.500-5.500-.3 9.500z"/>`;

/** Rocket Bot: nose up, fins out, burning. */
const flare = `
<path {f} stroke="none" d="M24.500 50h15q1.800 6.500-7.500 14-9.300-7.500-7.500-14z"/>
<path {h} stroke="none" d="M29.500 51h5q0 3.500-2.500 7-2.500-3.500-2.500-7z"/>
<path {d} d="M20.500 28L8.500 41.500V52l12-7.500zM43.500 28l12 13.500V52l-12-7.500z"/>
<path {d} d="M23.500 43.500h17l2 6h-21z"/>
<path d="M32 .8q12 9.200 12 23.700v19.500H20V24.500Q20 10 32 .8z"/>
<path {d} stroke="none" d="M36.500 5q7.500 8.500 7.500 19.500v19.500h-5V24q0-10-2.500-19z"/>
<path {l} stroke="none" d="M23 24q.3-9 6-14.500l1.200 1.700Q26 16 25.700 24z"/>
<rect {h} stroke="none" x="23.500" y="17.500" width="17" height="8.600" rx="4.300"/>
<circle {f} stroke="none" cx="28.500" cy="21.800" r="2.300"/>
<circle {f} stroke="none" cx="35.500" cy="21.800" r="2.300"/>
<path {h} stroke="none" d="M20 36.500h24v2.200H20zM31 30h2v6h-2z"/>`;

/** Drill Bot: an arm that is a drill. */
const skewer = `
<path {d} d="M6 49h9v12.500H2.500v-4H6zM18 49h9v8h3.500v4.500H18z"/>
<path {line} stroke-width="2.600" d="M13.500 10V3"/><circle {f} stroke="none" cx="13.500" cy="3.500" r="2.500"/>
<rect x="5" y="9" width="20" height="16" rx="3.500"/><path {h} stroke="none" d="M9 14h14v6H9z"/>
<circle {f} stroke="none" cx="18" cy="17" r="2.300"/>
<rect x="2.500" y="25" width="26.500" height="25" rx="3.500"/>
<path {l} stroke="none" d="M5.500 28.500h3v10h-3z"/><circle {h} stroke="none" cx="15.500" cy="37" r="5"/>
<circle {d} stroke="none" cx="15.500" cy="37" r="2.200"/>
<rect {d} x="27" y="26" width="10" height="22" rx="2"/>
<path {f} d="M36 24h5.500L63.500 37 41.500 50H36z"/>
<path {h} stroke="none" d="M42.500 24.600l3.200 1.900-3.400 21.600-3.200 1.900zM49.800 28.900l2.900
1.700-2.900 13.800-2.900 1.700zM56.300 32.800l2.300 1.300-1.900 6.900-2.300 1.300z"/>`;

/** Steamroller Bot: mostly drum. */
const trample = `
<path {d} d="M27 8.500h5.500V24H27z"/><path {f} stroke="none" d="M26 4.500h7.500v4H26z"/>
<rect x="6" y="8" width="18.500" height="16.500" rx="3.500"/>
<rect {h} stroke="none" x="10.500" y="12.500" width="14" height="6" rx="2"/>
<circle {f} stroke="none" cx="19.500" cy="15.500" r="2.100"/>
<path {d} d="M12.500 23.500h6v5h-6z"/><path d="M2 27H29V45.500H2z"/><path {l} stroke="none" d="M5 30h9v2.500H5z"/>
<circle {d} cx="12" cy="51.500" r="9.800"/><circle {h} stroke="none" cx="12" cy="51.500" r="4"/>
<circle {f} cx="43.500" cy="42" r="19.500"/><circle cx="43.500" cy="42" r="15"/>
<path {d} stroke="none" d="M43.500 57a15 15 0 0 0 13.500-21.500L43.500 42z"/>
<path {l} stroke="none" d="M31.500 40q1-8.500 8-11.200l.8 2q-5.400 2.400-6.400 9.200z"/>
<path d="M24.500 27H39.500v5.500h7.500V43H40V38H24.500z"/><circle {h} stroke="none" cx="43.500" cy="42" r="3.200"/>`;

/** The drawings by name. */
export const BOTS: Readonly<Record<string, string>> = {
  'bot-plain': plain,
  'bot-klutz': klutz,
  'bot-donor': donor,
  'bot-beacon': beacon,
  'bot-shutter': shutter,
  'bot-lift': lift,
  'bot-deploy': deploy,
  'bot-parcel': parcel,
  'bot-recall': recall,
  'bot-sink': sink,
  'bot-guzzle': guzzle,
  'bot-crush': crush,
  'bot-swap': swap,
  'bot-flare': flare,
  'bot-skewer': skewer,
  'bot-trample': trample,
};
