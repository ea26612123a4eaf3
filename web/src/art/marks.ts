// Small marks, drawn so that their outline alone tells them apart; in a square of 64, in the current colour.

/** The drawings by name. */
export const MARKS: Readonly<Record<string, string>> = {
  damage: '<path d="M32 2l7 15 15-8-6 16 15 7-15 7 6 16-15-8-7 15-7-15-15 8 6-16L1 32l15-7-6-16 15 8z"/>',
  attack: `<path d="M6 6l12 3 29 29 6-6 5 5-8 8 9 9-5 5-9-9-8 8-5-5 6-6L9 18z"/>
<path d="M58 6l-12 3-9 9 9 9 9-9zM17 38l-6-6-5 5 8 8-9 9 5 5 9-9 8 8 5-5-6-6 2-2-9-9z"/>`,
  barred: `<path fill-rule="evenodd" d="M32 3a29 29 0 1 0 .1 0zM32 12a20 20 0 0 1 11.700 3.700L15.700
43.700A20 20 0 0 1 32 12zm0 40a20 20 0 0 1-11.700-3.700l28-28A20 20 0 0 1 32 52z"/>`,
  out: '<path d="M12 4l20 19L52 4l8 8-19 20 19 20-8 8-20-19-20 19-8-8 19-20L4 12z"/>',
  fed: '<path d="M26 4h12v22h12L32 46 14 26h12zM6 40h9v12h34V40h9v20H6z"/>',
  deck: '<path d="M14 8h30v42H14z"/><path d="M48 14h4v44H20v-4h28z"/>',
  'face-down': `<path fill-rule="evenodd" d="M14 6h36v52H14zM20 12v40h24V12z"/>
<path d="M22 20l10-7 10 7v6l-10-7-10 7zM22 34l10-7 10 7v6l-10-7-10 7zM22 47l10-7 10 7v5H22z"/>`,
  shield: '<path d="M32 3l25 9v18q0 20-25 31Q7 50 7 30V12z"/>',
  heat: '<path d="M34 2q2 14 13 22 10 9 8 21-4 17-23 17T9 45q-2-11 8-20 1 8 7 9-1-18 10-32z"/>',
  power: '<path d="M38 2L10 37h17l-5 25 31-38H35z"/>',
  tag: '<path fill-rule="evenodd" d="M6 6h26l28 28-26 26L6 32zM19 13a6 6 0 1 0 .1 0z"/>',
  wall: '<path d="M4 10h34v12H4zM42 10h18v12H42zM4 26h18v12H4zM26 26h34v12H26zM4 42h34v12H4zM42 42h18v12H42z"/>',
  check: '<path d="M4 34l10-10 12 12L50 10l10 10-34 36z"/>',
  may: '<path d="M8 6l48 26L8 58l10-26z"/>',
  asked: '<path d="M26 4h12l-2 38h-8zM26 48h12v12H26z"/>',
  wreck: `<path d="M4 54l8-20 10 6 2-16 12-8-2 12 12 6-4 8 10-2 8 14z"/>
<path d="M40 8l4 8M52 16l-4 6M10 18l6 6" fill="none" stroke="currentColor" stroke-width="5"
stroke-linecap="round"/>`,
  crate: `<path fill-rule="evenodd" d="M6 10h52v44H6zM14 18v28h36V18z"/>
<path d="M13 17l5-1 33 30-5 1zM46 16l5 1-33 30-5-1z"/>`,
  kaiju: `<path d="M8 60q-4-12 6-18 2-12 12-16l-4-8 8 3 2-9 6 8 7-7v10q12 3 13 12l-10 3 8 4-12 2q10 4 10
16h-8q-1-7-7-8l-3 8h-8l1-8q-8 1-9 8z"/>`,
  minus: '<path d="M6 26h52v12H6z"/>',
  down: '<path d="M8 20h14L32 34l10-14h14L32 52z"/>',
};
