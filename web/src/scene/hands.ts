// Input on things: click, tap, hover, long press, dragging, focus and arrow keys, handled once for the whole scene.
import type { Id } from '../wire/types';
import { Drag } from './drag';
import type { At, Stage } from './stage';

/** How long a touch must last to open the details. */
const LONG_PRESS = 450;
/** How long the pointer rests on a thing before its details open. */
const HOVER = 180;

type Places = {
  stage: () => Stage;
  /** Goes to the end of what is being shown. Returns whether there was anything. */
  skip: () => boolean;
  /** Whether a thing may be dragged now. */
  grabbed: (is: boolean) => void;
};

/** Listens to everything that happens in this element. */
export function hands({ stage, skip, grabbed }: Places): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    /** The click that follows is no click: it ends a long press or a drag, or it has skipped something. */
    let spent = false;
    let touching = false;
    const drag = new Drag(root, stage, grabbed, around);

    const wait = (then: () => void, millis: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, millis);
    };

    const click = (event: Event) => {
      if (isQuiet(event.target)) return;
      if (spent) {
        spent = false;
        event.preventDefault();
        return;
      }
      const path = around(event.target, root);
      const now = stage();
      if (touching) now.look(null);
      const [inner] = path;
      const choosable = offered(path, now);
      const at = placeOf(event);
      if (choosable !== null) now.pick(choosable, at);
      else if (inner !== undefined && isItself(event.target)) now.pick(inner, at);
    };

    const down = (event: PointerEvent) => {
      spent = !isQuiet(event.target) && skip();
      touching = event.pointerType !== 'mouse';
      if (!spent) drag.down(event);
      if (!touching) return;
      const [id] = around(event.target, root);
      if (id === undefined) {
        stage().look(null);
        return;
      }
      wait(() => {
        spent = true;
        stage().look(id);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (touching && Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(timer);
      if (drag.move(event)) clearTimeout(timer);
    };
    const up = (event: PointerEvent) => {
      if (touching) clearTimeout(timer);
      if (drag.up(event)) spent = true;
    };
    const cancel = () => {
      if (touching) clearTimeout(timer);
      drag.cancel();
    };
    const menu = (event: Event) =>
      touching && around(event.target, root).length > 0 && event.preventDefault();

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || drag.on) return;
      const path = around(event.target, root);
      const id = isItself(event.target) ? path[0] : undefined;
      stage().hover?.(offered(path, stage()));
      if (id === undefined) wait(() => stage().look(null), 60);
      else if (id !== stage().looked) wait(() => stage().look(id), stage().looked === null ? HOVER : 40);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      stage().hover?.(null);
      wait(() => stage().look(null), 60);
    };

    const focus = (event: FocusEvent) => {
      const path = around(event.target, root);
      const [id] = path;
      if (id === undefined || !(event.target instanceof Element && event.target.matches(':focus-visible')))
        return;
      stage().hover?.(offered(path, stage()));
      stage().look(id);
    };
    // A thing that goes away loses the focus while the page is drawn: nothing may change then.
    const blur = () => {
      if (touching) return;
      queueMicrotask(() => {
        if (root.contains(document.activeElement)) return;
        stage().hover?.(null);
        stage().look(null);
      });
    };

    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null;
      if (!target) return;
      const step = STEPS[event.key];
      if (step) {
        event.preventDefault();
        event.stopPropagation();
        neighbour(root, target, step)?.focus();
      } else if (
        (event.key === 'Enter' || event.key === ' ') &&
        !(event.target instanceof HTMLButtonElement)
      ) {
        event.preventDefault();
        event.stopPropagation();
        spent = false;
        click(event);
      }
    };

    const heard: [string, EventListener][] = [
      ['click', click],
      ['pointerdown', down as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', cancel],
      ['pointermove', move as EventListener],
      ['contextmenu', menu],
      ['pointerover', over as EventListener],
      ['pointerleave', leave as EventListener],
      ['focusin', focus as EventListener],
      ['focusout', blur],
      ['keydown', key as EventListener],
    ];
    heard.forEach(([name, listener]) => root.addEventListener(name, listener));
    return () => {
      clearTimeout(timer);
      drag.cancel();
      heard.forEach(([name, listener]) => root.removeEventListener(name, listener));
    };
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The innermost thing that may be chosen; else the innermost that could be chosen instead. */
function offered(path: readonly Id[], { may, could }: Stage): Id | null {
  return path.find((id) => may.has(id)) ?? path.find((id) => could?.has(id)) ?? null;
}

/** Where the pointer is; for keys, the middle of the thing. */
function placeOf(event: Event): At {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const [x, y] = event.target instanceof Element ? middle(event.target.getBoundingClientRect()) : [0, 0];
  return { x, y };
}

/** The things that this point of the page belongs to, the innermost first; what stands on a cell is on it. */
function around(target: EventTarget | null, root: Element): Id[] {
  const ids: Id[] = [];
  let element = target instanceof Element ? target.closest('[data-thing]') : null;
  while (element && root.contains(element)) {
    const id = element.getAttribute('data-thing');
    if (id !== null) ids.push(id);
    const ground = element.getAttribute('data-on');
    if (ground !== null) ids.push(ground);
    element = element.parentElement?.closest('[data-thing]') ?? null;
  }
  return ids;
}

/** Whether it belongs to a control that opens or closes a part of the picture: it is not a thing. */
function isQuiet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-quiet]') !== null;
}

/** Whether the point is on a thing itself and not only on empty room inside one. */
function isItself(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-thing], button')?.matches('button, [role="button"]') === true
  );
}

/** The nearest thing in this direction. */
function neighbour(root: Element, from: Element, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of root.querySelectorAll<HTMLElement>('button[data-thing], [role="button"][data-thing]')) {
    if (each === from) continue;
    const [ex, ey] = middle(each.getBoundingClientRect());
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    // Things that are more to the side than ahead come last.
    const far = ahead + aside * 2.5 + (aside > ahead * 1.5 ? 1e6 : 0);
    if (ahead > 4 && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}
