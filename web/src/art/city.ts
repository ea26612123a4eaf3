// What stands and lies in a city, and the signs of the cards and boards of those who fight in it; in a square of 64.

const line = (width: number) => `fill="none" stroke="currentColor" stroke-width="${width}"`;
const flame = 'M34 2q2 14 13 22 10 9 8 21-4 17-23 17T9 45q-2-11 8-20 1 8 7 9-1-18 10-32z';
const sight = `<circle cx="32" cy="32" r="19" ${line(6)}/>
<path d="M32 2v18M32 44v18M2 32h18M44 32h18" ${line(6)}/><circle cx="32" cy="32" r="4.500"/>`;

/** The tiles by the names of their drawings. */
export const CITY: Readonly<Record<string, string>> = {
  'structure-1': `<path fill-rule="evenodd" d="M8 60V26h48v34zM15 33v7h8v-7zM28 33v7h8v-7zM41 33v7h8v-7zM15
46v7h8v-7zM28 46v14h8V46zM41 46v7h8v-7z"/><path d="M12 18h14v6H12zM46 8h4v16h-4z"/>`,
  'structure-2': `<path fill-rule="evenodd" d="M19 61V9h26v52zM24 15v6h6v-6zM34 15v6h6v-6zM24 26v6h6v-6zM34
26v6h6v-6zM24 37v6h6v-6zM34 37v6h6v-6zM24 48v6h6v-6zM34 48v6h6v-6z"/><path d="M30 0h4v8h-4z"/>
<path fill-rule="evenodd" d="M3 61V33h14v28zM7 39v5h6v-5zM7 49v5h6v-5zM47 61V25h14v36zM51 31v5h6v-5zM51
41v5h6v-5zM51 51v5h6v-5z"/>`,
  crater: `<path fill-rule="evenodd" d="M32 15q29 2 29 20T32 55 3 35t29-20zM32 24q-17 1-18 11t18 11
18-11-18-11z"/><path d="M20 14l-4-10M44 14l5-10M6 22l-4-6M58 22l4-6" ${line(4)}/>`,
  rubble: `<path d="M1 60l7-18 11 5 2-15 13-6 5 12 11-5 3 14 10 2v11z"/>
<path d="M9 30l9-8 6 7-8 7zM38 8l12 2-2 12-11-3zM54 26l8 1-1 8-8-2z"/>`,
  flood: `<path d="M2 22q7.500-9 15 0t15 0 15 0 15 0M2 38q7.500-9 15 0t15 0 15 0 15 0M2 54q7.500-9 15 0t15 0
15 0 15 0" ${line(7)}/>`,
  inferno: `<path d="${flame}"/><path fill="var(--g-hole)" transform="translate(16 26) scale(.52)" d="${flame}"/>`,
  'arc-hazard': `<path d="M5 62V26h10v36zM49 62V26h10v36z"/><circle cx="10" cy="17" r="9"/>
<circle cx="54" cy="17" r="9"/><path d="M18 20l11 9-4 7 14-7-4 8 12-6" ${line(5)} stroke-linejoin="round"/>`,
  barrier: `<path fill-rule="evenodd" d="M32 2l27 11v19q0 20-27 30Q5 52 5 32V13zM32 11l-18 7.500V32q0 13 18
20.500Q50 45 50 32V18.500z"/><path d="M32 20l11 6.500v12L32 45l-11-6.500v-12z"/>`,
  target: sight,
};

/** Small signs by name. */
export const CITY_MARKS: Readonly<Record<string, string>> = {
  anchor: `<circle cx="32" cy="10" r="6.500" ${line(5)}/>
<path d="M32 17v41M17 27h30M7 40q3 18 25 18t25-18" ${line(7)}/>
<path d="M1 46l6-14 10 11zM63 46l-6-14-10 11z"/>`,
  fire: `<path d="${flame}"/>`,
  panic: '<path fill-rule="evenodd" d="M32 3l31 56H1zM28 22l1.500 19h5L36 22zM28.500 45v7h7v-7z"/>',
  surge: `<path fill-rule="evenodd" d="M32 1a31 31 0 1 0 .1 0zM38 9L16 36h12l-4 19 24-29H34z"/>`,
  melee: `<path fill-rule="evenodd" d="M13 19q0-5 5-5t5 4q0-6 5.500-6t5.500 5q0-5 5.500-5t5.500 6q0-4 5-4t5
5v21q0 12-12 15v8H20v-8Q8 50 8 40V30q0-5 5-5zM19 33h24v5H19z"/>`,
  ranged: '<path d="M2 20h32v-7h9v7h6v-3h8v3h5v13h-5v3h-8v-3H35l-3 9H21l-4 17H5l4-17H2z"/>',
  instant: '<path d="M32 1q4 27 31 31-27 4-31 31-4-27-31-31 27-4 31-31z"/>',
  ultimate:
    '<path d="M32 1l8.500 21L63 23.500 45.500 38l5.500 22.500L32 48 13 60.500 18.500 38 1 23.500 23.500 22z"/>',
  ability: '<path fill-rule="evenodd" d="M32 2l26 15v30L32 62 6 47V17zM32 19a13 13 0 1 0 .1 0z"/>',
  dice: `<path fill-rule="evenodd" d="M12 5h40q7 0 7 7v40q0 7-7 7H12q-7 0-7-7V12q0-7 7-7zM19 13a6 6 0 1 0 .1
0zM45 13a6 6 0 1 0 .1 0zM32 26a6 6 0 1 0 .1 0zM19 39a6 6 0 1 0 .1 0zM45 39a6 6 0 1 0 .1 0z"/>`,
  combo: `<path d="M25 18H15a14 14 0 0 0 0 28h10M39 18h10a14 14 0 0 1 0 28H39M20 32h24" ${line(8)}
stroke-linecap="round"/>`,
  counter: `<path d="M54 60V32a17 17 0 0 0-34 0v3" ${line(9)}/><path d="M4 32h32L20 54z"/>`,
  armor: '<path d="M8 6l14 4q10 7 20 0l14-4 6 17-9 4v29q-21 9-42 0V27l-9-4z"/>',
  speed: '<path d="M4 6l26 26L4 58V40l8-8-8-8zM32 6l28 26-28 26V40l8-8-8-8z"/>',
  defense: '<path fill-rule="evenodd" d="M32 2l27 10v19q0 21-27 31Q5 52 5 31V12zM32 11v41q18-8 18-21V18z"/>',
  activated: '<path fill-rule="evenodd" d="M15 3h34v58H15zM32 12L20 28h8v22h8V28h8z"/>',
  deactivated: '<path fill-rule="evenodd" d="M3 15h58v34H3zM11 22v20h42V22z"/><path d="M17 29h30v6H17z"/>',
  works: `<path d="M46 14a24 24 0 1 1-28 0" ${line(8)} stroke-linecap="round"/><path d="M28 2h8v28h-8z"/>`,
  idle: '<path d="M13 8h13v48H13zM38 8h13v48H38z"/>',
  struck: `<path fill-rule="evenodd" d="M14 3h36v58H14zM21 10v44h22V10z"/><path d="M3 58L61 6" ${line(8)}/>`,
  cancelled: `<circle cx="32" cy="32" r="26" ${line(8)}/><path d="M13 51L51 13" ${line(8)}/>`,
  lasting: '<path d="M11 3h42v10L39 32l14 19v10H11V51l14-19-14-19z"/>',
  skip: '<path d="M4 8l24 24L4 56zM28 8l24 24-24 24zM52 8h8v48h-8z"/>',
  next: '<path d="M3 24h30V9l28 23-28 23V40H3z"/>',
  cost: '<path d="M32 3l26 27H43v30H21V30H6z"/>',
  aim: sight,
  impact: '<path d="M32 1l6 18 17-9-9 17 17 5-17 6 9 17-17-9-6 18-6-18-17 9 9-17-17-6 17-5-9-17 17 9z"/>',
};
