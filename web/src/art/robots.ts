// Robots seen from above, in a square of 64: they look to the right, and are turned as they face.
// The paints are those of the other robots.

/** Anvil: a block between two tracks, with a horn of iron in front. */
const anvil = `
<path {d} d="M4 6h44q3 0 3 3v7q0 3-3 3H4q-3 0-3-3V9q0-3 3-3zM4 45h44q3 0 3 3v7q0 3-3 3H4q-3 0-3-3v-7q0-3 3-3z"/>
<path {h} stroke="none" d="M7 6h2.600v13H7zM15 6h2.600v13H15zM23 6h2.600v13H23zM31 6h2.600v13H31zM39
6h2.600v13H39zM7 45h2.600v13H7zM15 45h2.600v13H15zM23 45h2.600v13H23zM31 45h2.600v13H31zM39
45h2.600v13H39z"/>
<path d="M5 17h34v30H5z"/><path {l} stroke="none" d="M8 20h12v2.500H8z"/>
<path {d} d="M5 24H1v16h4z"/>
<path {f} d="M37 11h8l4 10 14 9v4l-14 9-4 10h-8z"/><path {h} stroke="none" d="M42 17h2.200v30H42z"/>
<circle {d} cx="21" cy="32" r="11"/><circle cx="21" cy="32" r="7.500"/><path d="M24 28.500h17v7H24z"/>
<path {h} stroke="none" d="M37 28.500h2v7h-2z"/>
<circle {f} stroke="none" cx="20" cy="32" r="3"/>`;

/** Magpie: swept wings, a forked tail, a beak. */
const magpie = `
<path {d} d="M20 27L2 19l5 13-5 13 18-8z"/><path {h} stroke="none" d="M8 30.800h12v2.400H8z"/>
<path d="M42 25L25 1 11 3l7 25zM42 39L25 63l-14-2 7-25z"/>
<path {f} stroke="none" d="M20 7l6.500-.8L31 12l-9.800 2zM20 57l6.500.8L31 52l-9.800-2z"/>
<path {h} stroke="none" d="M21.500 17.500l11-2 1.300 2-11.800 2.200zM21.500 46.500l11 2 1.300-2-11.800-2.200z"/>
<path {d} d="M13 32q3-10 17-10h12q9 3 9 10t-9 10H30q-14 0-17-10z"/>
<path {l} stroke="none" d="M20 26.500q4-2 10-2v2q-5 0-9 1.800z"/>
<circle cx="43" cy="32" r="9.500"/><path {f} d="M48 24.500L63.500 32 48 39.500q3-7.500 0-15z"/>
<circle {h} stroke="none" cx="44.500" cy="27.500" r="2.600"/>
<circle {h} stroke="none" cx="44.500" cy="36.500" r="2.600"/>`;

/** Old Growl: a round back full of spikes, and jaws on two thick arms. */
const growl = `
<path {d} d="M14 16L4 8l4 13zM9 25L0 22.500 6 32 0 41.500 9 39zM14 48L4 56l4-13z"/>
<path d="M20 14Q30 1 46 6l14 11-3.500 8-12-8q-9-3-14 5zM20 50Q30 63 46 58l14-11-3.500-8-12 8q-9 3-14-5z"/>
<path {f} d="M62 15.500L50 22.500l1.500 5L63 25zM62 48.500l-12-7 1.500-5L63 39z"/>
<circle cx="25" cy="32" r="19"/><path {d} stroke="none" d="M25 51a19 19 0 0 0 17-10.500L25 32z"/>
<path {l} stroke="none" d="M11 29q1.500-10 10-12.500l.8 2.300Q15 21.500 13.500 29z"/>
<path {h} stroke="none" d="M22 20h2.400v24H22zM15 23h2.400v18H15z"/>
<path {d} d="M33 21h9q7 4 7 11t-7 11h-9z"/><path {h} stroke="none" d="M40.500 24h3.300q3 3 3.500
6.500h-6.800zM40.500 40h3.300q3-3 3.500-6.500h-6.800z"/>
<circle {f} stroke="none" cx="43" cy="27.800" r="2"/><circle {f} stroke="none" cx="43" cy="36.200" r="2"/>`;

/** Tinderbox: a boiler with stacks behind and two nozzles alight in front. */
const tinder = `
<circle {d} cx="8" cy="20" r="7"/><circle {d} cx="6.500" cy="32" r="6"/><circle {d} cx="8" cy="44" r="7"/>
<circle {h} stroke="none" cx="8" cy="20" r="3.400"/><circle {h} stroke="none" cx="6.500" cy="32" r="2.700"/>
<circle {h} stroke="none" cx="8" cy="44" r="3.400"/>
<path {d} d="M17 5h18v9H17zM17 50h18v9H17z"/><path {l} stroke="none" d="M20 7h12v2H20zM20 55h12v2H20z"/>
<path d="M12 12h26l8 8v24l-8 8H12l-4-6V18z"/><path {h} stroke="none" d="M15 16h20v2.200H15zM15 45.800h20V48H15z"/>
<path {d} d="M42 13l9-4v16l-9-4zM42 51l9 4V39l-9 4z"/>
<path {f} stroke="none" d="M51.500 10.500q8 1 11.500 6.500-3.500 5.500-11.500 6.500 2.500-6.500 0-13z
M51.500 40.500q8 1 11.500 6.500-3.500 5.500-11.500 6.500 2.500-6.500 0-13z"/>
<circle {d} cx="26" cy="32" r="11.500"/><circle {h} stroke="none" cx="26" cy="32" r="8"/>
<path {f} stroke="none" d="M19.500 32q2-6 8-6-2 2.800 0 4.200 3-.5 4.500-3.200 2 5.500-1 9-4.500
3.500-8.500.5-2.500-1.800-3-4.500z"/>
<path d="M44 27h8l4 5-4 5h-8z"/><path {h} stroke="none" d="M47 30.500h5v3h-5z"/>`;

/** The drawings by name. */
export const ROBOTS: Readonly<Record<string, string>> = {
  'robot-0': anvil,
  'robot-1': magpie,
  'robot-2': growl,
  'robot-3': tinder,
};
