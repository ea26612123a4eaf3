// Motion between two scenes: things travel from where they were to where they are, appear, leave, turn over, and shake.
import { harmOf, type Kind, type Thing, type Things } from './things';
import type { Id } from '../wire/types';

/** How long things travel, in milliseconds at the usual speed. */
const TRAVEL = 300;
const BRIEF = 190;
/** The delay from one thing to the next, and the longest delay in all. */
const STEP = 35;
const STEPS_MOST = 180;
/** Movements shorter than this are ignored. */
const STILL = 2;

interface Seen {
  box: DOMRect;
  /** How it looked, if it is about to go. */
  ghost: HTMLElement | null;
}

/** The position of everything before the scene changed. */
export interface Shot {
  things: Things;
  seen: Map<Id, Seen>;
  /** Where pieces stood. */
  pieces: Map<Id, DOMRect>;
  piles: Map<Id, DOMRect>;
}

interface Pace {
  enabled: boolean;
  speed: number;
}

/** Remembers where everything is, and which things are about to go. */
export function shoot(root: HTMLElement, things: Things, next: Things): Shot {
  const seen = new Map<Id, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('button[data-thing], [data-place]')) {
    const id = element.dataset['thing'] ?? element.dataset['place'];
    if (id === undefined) continue;
    const goes = next.get(id)?.likeness !== things.get(id)?.likeness;
    const box =
      element.dataset['place'] === undefined
        ? element.getBoundingClientRect()
        : (element.parentElement ?? element).getBoundingClientRect();
    seen.set(id, {
      box,
      ghost: goes && element.dataset['thing'] !== undefined ? (element.cloneNode(true) as HTMLElement) : null,
    });
  }
  return { things, seen, pieces: piecesOf(root, things, next), piles: pilesOf(root) };
}

/** Where everything is now. It is measured at once: to measure after a change would lay out the page once more. */
interface Measured {
  boxes: Map<HTMLElement, DOMRect>;
  elements: Map<Id, HTMLElement>;
  piles: Map<Id, DOMRect>;
  origin: DOMRect;
}

function measure(root: HTMLElement, layer: HTMLElement): Measured {
  const elements = new Map<Id, HTMLElement>();
  const boxes = new Map<HTMLElement, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('button[data-thing]')) {
    elements.set(element.dataset['thing'] ?? '', element);
    boxes.set(element, element.getBoundingClientRect());
  }
  return { boxes, elements, piles: pilesOf(root), origin: layer.getBoundingClientRect() };
}

/** Moves everything from its old position to its new one. Returns the running motions. */
export function play(root: HTMLElement, shot: Shot, things: Things, pace: Pace): Animation[] {
  if (!pace.enabled) return [];
  const running: Animation[] = [];
  const routes = plan(shot, things);
  const layer = root.querySelector<HTMLElement>('.ghosts') ?? root;
  const { boxes, elements, piles, origin } = measure(root, layer);
  let wait = 0;
  const run = (element: Element, frames: Keyframe[], millis: number, queued: boolean) => {
    const delay = queued ? Math.min(wait, STEPS_MOST) / pace.speed : 0;
    if (queued) wait += STEP;
    const motion = element.animate(frames, {
      duration: millis / pace.speed,
      delay,
      easing: 'cubic-bezier(.2,.8,.25,1.04)',
      fill: 'backwards',
    });
    running.push(motion);
    return motion;
  };

  for (const [id, element] of elements) {
    const thing = things.get(id);
    const box = boxes.get(element);
    if (!thing || !box) continue;
    const from = routes.from.get(id);
    if (from && routes.stayed.has(id)) shift(run, element, from, box, routes.turned.has(id));
    else if (from) travel(run, element, from, box, routes.turned.has(id));
    else if (routes.turned.has(id))
      run(
        element,
        [{ transform: 'perspective(600px) rotateY(88deg)' }, { transform: 'none' }],
        BRIEF + 60,
        true,
      );
    else if (routes.fresh.has(id))
      run(
        element,
        [
          { opacity: 0, transform: 'translateY(-10px) scale(.92)' },
          { opacity: 1, transform: 'none' },
        ],
        BRIEF,
        true,
      );
    if (hurt(shot.things.get(id), thing)) run(element, SHAKE, 360, false);
  }
  for (const { id, to } of routes.gone) {
    const seen = shot.seen.get(id);
    if (!seen?.ghost) continue;
    const element = to === null ? undefined : elements.get(to);
    const target = (element && boxes.get(element)) ?? (to === null ? null : (piles.get(to) ?? null));
    const ghost = haunt(layer, seen.ghost, seen.box, origin);
    const leave = run(ghost, leaving(seen.box, target), target ? TRAVEL : BRIEF, true);
    leave.onfinish = () => ghost.remove();
    leave.oncancel = () => ghost.remove();
  }
  for (const element of root.querySelectorAll<SVGElement>('g.piece[data-thing]')) {
    const id = element.dataset['thing'] ?? '';
    const thing = things.get(id);
    if (thing && !shot.things.has(id)) run(element, [{ opacity: 0 }, { opacity: 1 }], BRIEF, true);
    if (thing && hurt(shot.things.get(id), thing)) {
      run(element.querySelector('.ink') ?? element, SHAKE, 360, false);
      run(element.querySelector('.base') ?? element, FLASH, 420, false);
    }
  }
  for (const [id, box] of shot.pieces) {
    const kind = shot.things.get(id)?.kind;
    const bang = burst(layer, box, origin, kind !== undefined && harmOf(kind) > 0);
    const motion = run(bang, PULSE, 520, false);
    motion.onfinish = () => bang.remove();
    motion.oncancel = () => bang.remove();
  }
  return running;
}

interface Routes {
  from: Map<Id, DOMRect>;
  turned: Set<Id>;
  /** Things that are where they were, though the page around them may have moved. */
  stayed: Set<Id>;
  fresh: Set<Id>;
  gone: { id: Id; to: Id | null }[];
}

/** Where things went: found by ids, by likeness, and by what piles lost or gained. */
export function plan(shot: Shot, things: Things): Routes {
  const routes: Routes = {
    from: new Map(),
    turned: new Set(),
    stayed: new Set(),
    fresh: new Set(),
    gone: [],
  };
  const departed = new Map<string, Id[]>();
  const loose: Id[] = [];
  for (const [id, thing] of shot.things) {
    if (!isLoose(thing.kind) || things.get(id)?.likeness === thing.likeness) continue;
    departed.set(thing.likeness, [...(departed.get(thing.likeness) ?? []), id]);
    loose.push(id);
  }
  const used = new Set<Id>();
  const arrived: Thing[] = [];
  for (const [id, thing] of things) {
    if (!isLoose(thing.kind)) continue;
    const before = shot.things.get(id);
    if (before?.likeness === thing.likeness) {
      const box = shot.seen.get(id)?.box;
      if (box) routes.from.set(id, box);
      routes.stayed.add(id);
      if (lies(before.kind) !== lies(thing.kind)) routes.turned.add(id);
    } else arrived.push(thing);
  }
  const unknown: Thing[] = [];
  for (const thing of arrived) {
    const source = isBack(thing.kind) ? undefined : departed.get(thing.likeness)?.find((id) => !used.has(id));
    const box = source === undefined ? undefined : shot.seen.get(source)?.box;
    if (source === undefined || !box) {
      unknown.push(thing);
      continue;
    }
    used.add(source);
    routes.from.set(thing.id, box);
    const [was, is] = [shot.things.get(source)?.kind, thing.kind];
    if (was && lies(was) !== lies(is)) routes.turned.add(thing.id);
  }
  const drained = changed(shot.things, things, -1);
  for (const thing of unknown) {
    const before = shot.things.get(thing.id);
    if (before && 'card' in before.kind && 'card' in thing.kind && !used.has(thing.id)) {
      used.add(thing.id);
      routes.turned.add(thing.id);
      continue;
    }
    const pile = drained.find(({ left }) => left > 0);
    const box = pile && shot.piles.get(pile.id);
    if (pile && box) {
      pile.left -= 1;
      routes.from.set(thing.id, box);
      if (!isBack(thing.kind)) routes.turned.add(thing.id);
    } else routes.fresh.add(thing.id);
  }
  const filled = changed(shot.things, things, 1);
  for (const id of loose) {
    if (used.has(id)) continue;
    const thing = shot.things.get(id);
    if (!thing || 'empty' in thing.kind) continue;
    const same = [...things.values()].find(
      (other) =>
        other.likeness === thing.likeness && copies(other.kind) > copies(shot.things.get(other.id)?.kind),
    );
    const pile = same ? undefined : filled.find(({ left }) => left > 0);
    if (pile) pile.left -= 1;
    routes.gone.push({ id, to: same?.id ?? pile?.id ?? null });
  }
  return routes;
}

function isLoose(kind: Kind): boolean {
  return 'card' in kind || 'token' in kind || 'empty' in kind;
}

function isBack(kind: Kind): boolean {
  return 'card' in kind && 'back' in kind.card.face;
}

function lies(kind: Kind): boolean {
  return 'card' in kind && ('back' in kind.card.face || kind.card.face.front.turned_down);
}

function copies(kind: Kind | undefined): number {
  if (!kind) return 0;
  return 'card' in kind ? kind.card.copies : 'token' in kind ? kind.token.copies : 0;
}

/** Piles that lost (-1) or gained (1) cards, and how many. */
function changed(before: Things, after: Things, sign: 1 | -1): { id: Id; left: number }[] {
  const piles: { id: Id; left: number }[] = [];
  for (const [id, { kind }] of after) {
    const was = before.get(id)?.kind;
    if (!('zone' in kind) || !was || !('zone' in was)) continue;
    const left = (kind.zone.unlisted - was.zone.unlisted) * sign;
    if (left > 0) piles.push({ id, left });
  }
  return piles;
}

function hurt(before: Thing | undefined, now: Thing): boolean {
  return before !== undefined && before.likeness === now.likeness && harmOf(now.kind) > harmOf(before.kind);
}

const FLASH: Keyframe[] = [{ fill: 'var(--harm)' }, {}];
const PULSE: Keyframe[] = [
  { opacity: 0.95, transform: 'scale(.2)' },
  { opacity: 0.85, transform: 'scale(1)', offset: 0.55 },
  { opacity: 0, transform: 'scale(1.12)' },
];
const SHAKE: Keyframe[] = [0, -7, 6, -5, 4, -2, 0].map((x) => ({ translate: `${x}px ${x / 3}px` }));

type Run = (element: Element, frames: Keyframe[], millis: number, queued: boolean) => Animation;

/** A thing that keeps its place slides along with it. */
function shift(run: Run, element: HTMLElement, from: DOMRect, to: DOMRect, turned: boolean): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (turned)
    run(
      element,
      [{ transform: 'perspective(600px) rotateY(88deg)' }, { transform: 'none' }],
      BRIEF + 60,
      true,
    );
  else if (Math.hypot(x, y) >= STILL)
    run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], BRIEF, false);
}

function travel(run: Run, element: HTMLElement, from: DOMRect, to: DOMRect, turned: boolean): void {
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = Math.max(0.3, Math.min(2.4, from.height / Math.max(1, to.height)));
  if (Math.hypot(x, y) < STILL && !turned) return;
  const turn = turned ? ' rotateY(180deg)' : '';
  run(
    element,
    [
      { transform: `perspective(900px) translate(${x}px, ${y}px) scale(${scale})${turn}`, zIndex: 5 },
      {
        transform:
          `perspective(900px) translate(${x * 0.35}px, ${y * 0.35 - 14}px)` +
          ` scale(${(scale + 1.14) / 2})${turned ? ' rotateY(60deg)' : ''}`,
        zIndex: 5,
        offset: 0.55,
      },
      { transform: 'none', zIndex: 5 },
    ],
    TRAVEL,
    true,
  );
}

function leaving(from: DOMRect, to: DOMRect | null): Keyframe[] {
  if (!to) return [{ opacity: 1 }, { opacity: 0, transform: 'translateY(14px) scale(.86)' }];
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const scale = Math.max(0.25, to.height / Math.max(1, from.height));
  return [
    { opacity: 1 },
    {
      opacity: 1,
      transform: `translate(${x * 0.6}px, ${y * 0.6 - 18}px) scale(${(1 + scale) / 2}) rotate(5deg)`,
      offset: 0.6,
    },
    { opacity: 0.2, transform: `translate(${x}px, ${y}px) scale(${scale})` },
  ];
}

/** A wave at the place of a thing that went: a hot one if harm was done. */
function burst(layer: HTMLElement, box: DOMRect, origin: DOMRect, hot: boolean): HTMLElement {
  const wave = document.createElement('i');
  const side = Math.max(box.width, box.height) * (hot ? 1.9 : 1.1);
  Object.assign(wave.style, {
    position: 'absolute',
    left: `${box.left + box.width / 2 - origin.left - side / 2}px`,
    top: `${box.top + box.height / 2 - origin.top - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    borderRadius: '50%',
    border: `4px solid var(--${hot ? 'harm' : 'dim'})`,
    background: hot ? 'radial-gradient(circle, var(--may), var(--asked) 40%, transparent 72%)' : 'none',
  });
  layer.append(wave);
  return wave;
}

/** A picture of a removed thing, which cannot be clicked and which screen readers ignore. */
function haunt(layer: HTMLElement, ghost: HTMLElement, box: DOMRect, origin: DOMRect): HTMLElement {
  const shell = document.createElement('div');
  shell.style.position = 'absolute';
  shell.style.left = `${box.left - origin.left}px`;
  shell.style.top = `${box.top - origin.top}px`;
  shell.style.width = `${box.width}px`;
  ghost.removeAttribute('data-thing');
  ghost.removeAttribute('aria-label');
  ghost.tabIndex = -1;
  ghost.classList.remove('may', 'chosen');
  ghost.style.width = '100%';
  ghost.style.setProperty('--card', `${box.width}px`);
  shell.append(ghost);
  layer.append(shell);
  return shell;
}

/** Where those pieces stand that are about to go. */
function piecesOf(root: HTMLElement, things: Things, next: Things): Map<Id, DOMRect> {
  const pieces = new Map<Id, DOMRect>();
  for (const element of root.querySelectorAll<SVGElement>('g.piece[data-thing]')) {
    const id = element.dataset['thing'] ?? '';
    // What has faded while it was told is gone without a bang.
    if (things.has(id) && !next.has(id) && !element.classList.contains('gone'))
      pieces.set(id, (element.querySelector('.base') ?? element).getBoundingClientRect());
  }
  return pieces;
}

function pilesOf(root: HTMLElement): Map<Id, DOMRect> {
  const piles = new Map<Id, DOMRect>();
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    const id = pile.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    if (id !== undefined) piles.set(id, pile.getBoundingClientRect());
  }
  return piles;
}
