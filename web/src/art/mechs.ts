// Giant robots as they stand, from the front, in a square of 64. The paints are those of the other robots.

/** Ayzn: fists like wrecking balls, a horn, a core that glows. */
const ayzn = `
<path {d} d="M21 43h10v10l2 8H14l5-9zM33 43h10l2 9 5 9H31l2-8z"/>
<path {h} stroke="none" d="M20 53.500h11v2H20zM33 53.500h11v2H33z"/>
<path d="M17 21h30l-4 23H21z"/><path {h} stroke="none" d="M21.500 39h21l-.4 2.200H21.900z"/>
<path d="M3 22q0-9 8-11l12 2v13l-6 4H5q-2-4-2-8zM61 22q0-9-8-11l-12 2v13l6 4h12q2-4 2-8z"/>
<path {l} stroke="none" d="M7 19q1-4 6-5v2.200q-3 .8-3.800 3.200z"/>
<path {d} d="M6 30h10v8H6zM48 30h10v8H48z"/>
<rect x="1.500" y="36" width="18" height="17" rx="5"/><rect x="44.500" y="36" width="18" height="17" rx="5"/>
<path {h} stroke="none" d="M5.500 44h2v8h-2zM9.700 44h2v8h-2zM13.900 44h2v8h-2zM48.100 44h2v8h-2zM52.300
44h2v8h-2zM56.500 44h2v8h-2z"/>
<path d="M24 11h16v10l-5 4h-6l-5-4z"/><path {f} d="M32 .5l4.500 12h-9z"/>
<path {h} stroke="none" d="M26 15l6 2.200 6-2.200v3.600L32 20.500l-6-1.900z"/>
<circle {h} stroke="none" cx="32" cy="32" r="6.600"/><circle {f} stroke="none" cx="32" cy="32" r="4.600"/>`;

/** Dai-Raijin V: a crescent on its helmet, plates like a samurai's, a spear that ends in lightning. */
const raijin = `
<path {d} d="M19 50h10l-1 11H15zM35 50h10l4 11H36z"/>
<path {d} d="M11 31l7 2-2 15-7-1zM46 33l6-2 3 9-5 4z"/>
<path d="M22 19h20l-3 21H25z"/><path d="M21 39h22l6 13H15z"/>
<path {h} stroke="none" d="M19.500 44.500h25l.8 1.900H18.700zM17.600 48.700h28.800l.8 1.900H16.800z"/>
<path d="M5 22l17-5v7l-4 11L4 32zM59 22l-17-5v7l4 11 14-3z"/>
<path {h} stroke="none" d="M6.500 25.500l13.500-3v2L6 27.500zM5.800 29l12.600-1.500-.7 2L5.600 31zM57.500
25.500L44 22.500v2l14 3zM58.200 29l-12.600-1.500.7 2 12.100 1.500z"/>
<path {f} stroke="none" d="M25.500 22h4l2.500 9 2.500-9h4L34 37h-4z"/>
<path d="M26 9h12v9l-6 4-6-4z"/><path {h} stroke="none" d="M27.500 12.500h9v2.600h-9z"/>
<path {f} d="M32 10Q19 11 13 .5 22 6.500 32 5.500T51 .5Q45 11 32 10z"/>
<path {d} d="M54.500 24h3v38h-3z"/><path {f} d="M61 4l-9 11h4.500L51 27l11-13.500h-4.500z"/>`;

/** The drawings by name. */
export const MECHS: Readonly<Record<string, string>> = {
  'mech-ayzn': ayzn,
  'mech-dai-raijin-v': raijin,
};
