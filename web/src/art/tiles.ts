// What is printed on hexagonal tiles, and the small marks that go with them; a robot that uses them looks up.

const line = (width: number) => `fill="none" stroke="currentColor" stroke-width="${width}"`;
const dot = '<circle cx="32" cy="36" r="6"/>';
const cross = (x: number, y: number) =>
  `<path d="M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16" ${line(6)}/>`;
const flame = 'M34 2q2 14 13 22 10 9 8 21-4 17-23 17T9 45q-2-11 8-20 1 8 7 9-1-18 10-32z';
const snow = `<path d="M32 3v58M7 17.500l50 29M57 17.500l-50 29M24 8l8 8 8-8M24 56l8-8 8 8M8 27l11-3-3-11M56
37l-11 3 3 11M56 27l-11-3 3-11M8 37l11 3-3 11" ${line(5)} stroke-linejoin="round"/>`;

/** Where each sort of tile has its colour: the number of its ground. */
const GROUNDS: Readonly<Record<string, number>> = { attack: 0, movement: 1, turn: 2, defence: 3, terrain: 4 };

/** The tiles by the names of their drawings. */
export const TILES: Readonly<Record<string, string>> = {
  'attack-direct': '<path d="M32 2q13 11 13 27v15H19V29Q19 13 32 2zM17 48h30v9q0 4-4 4H21q-4 0-4-4z"/>',
  'attack-indirect': `<path d="M7 56Q8 14 32 14q17 0 20 23" ${line(7)} stroke-linecap="round"/>
<path d="M39 33h25L52 53z"/><path d="M22 40h20v22H22z"/>`,
  'attack-beam': '<path d="M13 2h8v42h-8zM28 2h8v42h-8zM43 2h8v42h-8zM6 47h52L48 62H16z"/>',
  'attack-blast': `<path d="M27 21a20 20 0 1 0 .1 0z"/><path d="M36 24q2-12 12-10" ${line(5)}/>
<path d="M51 1l2.500 7 7-3-3 7 6.500 3-6.500 3 3 7-7-3-2.500 7-2.500-7-6 3 2-7-6-3 6-3-2-7 6 3z"/>`,
  'attack-melee': '<path d="M10 5h40l6 7v12H10q-6 0-6-6v-7q0-6 6-6zM26 27h12l2 33q-8 5-16 0z"/>',
  'attack-sweep': '<path d="M1 36Q6 5 32 4t31 32Q51 17 32 17T1 36zM28 21h8v40h-8z"/>',
  'attack-push': '<path d="M16 2h32v22H16zM32 27l20 18v9L32 37 12 54v-9zM32 44l14 12v7L32 52 18 63v-7z"/>',
  'attack-spin': `<path d="M23 23h18v18H23z"/><path d="M7 32A25 25 0 0 1 46 11M57 32A25 25 0 0 1 18 53"
${line(7)}/><path d="M40 1l19 10-16 13zM24 63L5 53l16-13z"/>`,
  'attack-heat': `<path d="M32 4v9M32 51v9M4 32h9M51 32h9" ${line(6)}/>
<circle cx="32" cy="32" r="23" ${line(5)}/><path transform="translate(17 15) scale(.47)" d="${flame}"/>`,
  'movement-forward': '<path d="M32 2l25 28H43v32H21V30H7z"/>',
  'movement-diagonal': `<path d="M32 63V45L15 24M32 45l17-21" ${line(9)} stroke-linejoin="round"/>
<path d="M3 4l26 7L8 30zM61 4l-26 7 21 19z"/>`,
  'movement-jump': `<path d="M32 1l20 22H41v8H23v-8H12z"/><path d="M14 35l36 6-36 7 36 6-36 7" ${line(6)}
stroke-linejoin="round"/>`,
  turn: `<path d="M11 45A25 25 0 1 1 52 47" ${line(9)}/><path d="M64 41L55 63 37 48z"/><path d="M32 24l9 16H23z"/>`,
  'defence-front': `${dot}<path d="M5 34A28 28 0 0 1 59 34" ${line(9)}/>
<path d="M17 40v16h30V40" ${line(3)} stroke-dasharray="3 5"/>`,
  'defence-side': `<circle cx="32" cy="32" r="6"/><path d="M20 6A28 28 0 0 0 20 58M44 6A28 28 0 0 1 44 58"
${line(9)}/>`,
  'defence-circular': `<circle cx="32" cy="32" r="6"/><circle cx="32" cy="32" r="24" ${line(9)}/>`,
  'defence-umbrella': `<path d="M3 34Q6 8 32 6q26 2 29 28-7-6-14 0-8-6-15 0-7-6-15 0-7-6-14 0zM29.500
1h5v8h-5z"/><path d="M32 32v21q0 7 7 7t7-7" ${line(5)} stroke-linecap="round"/>`,
  'defence-swarm': `<path d="M32 24l8 8-8 8-8-8zM32 1l6 7-6 7-6-7zM32 49l6 7-6 7-6-7zM8 12l8 3-1 8-8-2zM56
12l-8 3 1 8 8-2zM8 52l8-3-1-8-8 2zM56 52l-8-3 1-8 8 2z"/>`,
  'terrain-trap': `<path d="M4 32l8-12 2 9 8-14 3 12 7-13 7 13 3-12 8 14 2-9 8 12zM4 37l8 12 2-9 8 14 3-12 7
13 7-13 3 12 8-14 2 9 8-12z"/>`,
  'terrain-surprise': `<path fill-rule="evenodd" d="M4 22h56v11H4zM8 36h48v25H8zM32 38q-8 0-8 6h5q0-2 3-2t3
2q0 2-3 3-2 1-2 4h5q0-2 2-3 3-1 3-4 0-6-8-6zM29.500 53v5h5v-5z"/>
<path d="M32 20Q10 20 14 8q6-9 18 12Q44-1 50 8q4 12-18 12z"/>`,
  'terrain-water': `<path d="M32 2q12 15 12 22a12 12 0 0 1-24 0q0-7 12-22z"/>
<path d="M2 46q7.500-7 15 0t15 0 15 0 15 0M2 58q7.500-7 15 0t15 0 15 0 15 0" ${line(6)}/>`,
  'terrain-scrap': `<path d="M2 60l9-22 11 6-3-14 12-10 5 10 12-6-1 14 13 4-7 18z"/>
<path d="M36 4l10-3 5 11-8 3zM8 14l12-6 3 8-11 6zM53 20l8-2 2 9-7 2z"/>`,
  'terrain-cover': `<path d="M22 8h20q5 0 5 7.500T42 23H22q-5 0-5-7.500T22 8zM9 25h20q5 0 5 7.500T29 40H9q-5
0-5-7.500T9 25zM41 25h14q5 0 5 7.500T55 40H41q-5 0-5-7.500T41 25zM4 42h14q5 0 5 7.500T18 57H4q-4
0-4-7.500T4 42zM30 42h30q4 0 4 7.500T60 57H30q-5 0-5-7.500t5-7.500z"/>`,
  'terrain-fuel': `<path d="M32 43q30 1 30 10 0 9-30 9T2 53q0-9 30-10z"/>
<path transform="translate(10 0) scale(.7)" d="${flame}"/>`,
  'back-attack': `<path d="M32 2v18M32 44v18M2 32h18M44 32h18" ${line(7)}/>
<circle cx="32" cy="32" r="19" ${line(7)}/><circle cx="32" cy="32" r="4"/>`,
  'back-movement': '<path d="M32 4l26 25v13L32 18 6 42V29zM32 27l26 25v10L32 41 6 62V52z"/>',
  'back-turn': `<path d="M8 32A24 24 0 0 1 50 16M56 32A24 24 0 0 1 14 48" ${line(8)}/>
<path d="M42 23l20 1L60 4zM22 41L2 40l2 20z"/>`,
  'back-defence':
    '<path fill-rule="evenodd" d="M32 2l26 9v19q0 21-26 32Q6 51 6 30V11zM32 11l-17 6v13q0 14 17 22z"/>',
  'back-terrain': '<path d="M2 56L23 14l11 20 8-12 20 34z"/>',
};

/** Small marks of tiles by name. */
export const TILE_MARKS: Readonly<Record<string, string>> = {
  hot: `<path d="${flame}"/>`,
  used: '<path d="M4 34l10-10 12 12L50 10l10 10-34 36z"/>',
  spent: `<path d="M32 3l25 9v18q0 20-25 31Q7 50 7 30V12z" ${line(5)}/><path d="M20 22l24 24M44 22L20 46" ${line(6)}/>`,
  speedy: '<path d="M4 6l26 26L4 58V40l8-8-8-8zM32 6l28 26-28 26V40l8-8-8-8z"/>',
  'auto-cool': snow,
  'one-use': `<circle cx="32" cy="32" r="27" ${line(6)} stroke-dasharray="10 7"/>
<path d="M22 22l10-8h6v36h-9V25l-7 5z"/>`,
  reinforced: `<path fill-rule="evenodd" d="M32 2l26 15v30L32 62 6 47V17zM32 11L14 21.500v21L32
53l18-10.500v-21zM28 22h8v6h6v8h-6v6h-8v-6h-6v-8h6z"/>`,
  obstacle: '<path d="M4 18h56v18H4z"/><path d="M10 40h9v20h-9zM45 40h9v20h-9zM10 6h9v8h-9zM45 6h9v8h-9z"/>',
  interference: `<path d="M3 40l10-22 12 30 13-34 12 30 11-18" ${line(7)} stroke-linejoin="round"/>`,
  blast: '<path d="M32 1l6 18 17-9-9 17 17 5-17 6 9 17-17-9-6 18-6-18-17 9 9-17-17-6 17-5-9-17 17 9z"/>',
  splinter: `<path d="M32 26l6 6-6 6-6-6zM32 2l5 16H27zM32 62l-5-16h10zM2 32l16-5v10zM62 32l-16 5V27zM10
10l14 8-6 6zM54 54l-14-8 6-6zM54 10l-8 14-6-6zM10 54l8-14 6 6z"/>`,
  burns: `<path d="${flame}"/>`,
  cools: snow,
  melts: '<path d="M32 2q20 24 20 38a20 20 0 0 1-40 0Q12 26 32 2z"/>',
  cover: '<path d="M32 3l25 9v18q0 20-25 31Q7 50 7 30V12z"/>',
  'stays-hot': `<path transform="translate(-8 4) scale(.86)" d="${flame}"/><path d="M52 4v34M52 46v10" ${line(8)}/>`,
  'not-front': `${dot}${cross(32, 13)}<path d="M8 40a24 24 0 0 0 48 0" ${line(4)}/>`,
  'not-side': `<circle cx="32" cy="32" r="6"/>${cross(11, 32)}${cross(53, 32)}`,
  'not-rear': `<circle cx="32" cy="28" r="6"/>${cross(32, 51)}<path d="M8 24a24 24 0 0 1 48 0" ${line(4)}/>`,
};

/** The ground of the tile with this drawing; none where it is no tile. */
export function groundOf(name: string): number | null {
  if (!(name in TILES)) return null;
  const [first = '', second = ''] = name.split('-');
  return GROUNDS[first === 'back' ? second : first] ?? null;
}

/** Whether the tile is a building: then the sides of its cell have windows. */
export function isBuilt(name: string): boolean {
  return name.startsWith('structure-');
}

/** Whether the drawing is that of a back. */
export function isBack(name: string): boolean {
  return name.startsWith('back-');
}
