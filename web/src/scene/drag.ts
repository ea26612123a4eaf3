// Dragging a card or a piece to where it goes: the same as a click on both.
import type { Id } from '../wire/types';
import type { Stage } from './stage';

/** A pointer that moves less than this has clicked. */
const FAR = 9;

interface Grip {
  id: Id;
  element: Element;
  pointer: number;
  x: number;
  y: number;
}

type Around = (target: EventTarget | null, root: Element) => Id[];

export class Drag {
  /** Whether something is on its way. */
  on = false;
  private grip: Grip | null = null;
  private ghost: HTMLElement | null = null;
  private target: Id | null = null;
  private readonly root: HTMLElement;
  private readonly stage: () => Stage;
  private readonly grabbed: (is: boolean) => void;
  private readonly around: Around;

  constructor(root: HTMLElement, stage: () => Stage, grabbed: (is: boolean) => void, around: Around) {
    [this.root, this.stage, this.grabbed, this.around] = [root, stage, grabbed, around];
  }

  down(event: PointerEvent): void {
    this.cancel();
    const { may, drop } = this.stage();
    if (!drop || event.button > 0 || may.size === 0 || !(event.target instanceof Element)) return;
    // Tiles and cells are the ground: dragging them moves the camera.
    const element = event.target.closest('button[data-thing], g.piece:not(.tile)[data-thing]');
    const id = element?.getAttribute('data-thing');
    if (!element || id == null || !this.root.contains(element)) return;
    if (!may.has(id) && !element.classList.contains('mine')) return;
    this.grip = { id, element, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    this.grabbed(true);
  }

  /** Returns whether something is being dragged. */
  move(event: PointerEvent): boolean {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.pointer) return false;
    if (!this.on) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FAR) return false;
      this.on = true;
      this.root.setPointerCapture(event.pointerId);
      this.ghost = haunt(grip.element);
      this.stage().look(null);
      this.stage().grab?.(grip.id);
    }
    if (this.ghost) this.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const { may, hover } = this.stage();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const target = this.around(below, this.root).find((id) => id !== grip.id && may.has(id)) ?? null;
    if (target !== this.target) hover?.(target);
    this.target = target;
    return true;
  }

  /** Returns whether something was dropped, wherever it was. */
  up(event: PointerEvent): boolean {
    const { grip, on, target } = this;
    if (!grip || event.pointerId !== grip.pointer) return false;
    this.clear();
    if (on) this.stage().drop?.(grip.id, target, { x: event.clientX, y: event.clientY });
    return on;
  }

  cancel(): void {
    const { grip, on } = this;
    this.clear();
    if (grip && on) this.stage().drop?.(grip.id, null, { x: 0, y: 0 });
  }

  private clear(): void {
    this.ghost?.remove();
    if (this.grip) this.grabbed(false);
    [this.grip, this.ghost, this.target, this.on] = [null, null, null, false];
  }
}

/** A picture of the thing, which follows the pointer. */
function haunt(element: Element): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
    width: `${width}px`,
    pointerEvents: 'none',
    zIndex: '60',
    opacity: '0.85',
  });
  const copy = element.cloneNode(true) as HTMLElement | SVGGElement;
  copy.removeAttribute('data-thing');
  if (element instanceof SVGGraphicsElement) {
    const { x, y, width: w, height: h } = element.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
    frame.setAttribute('width', String(width));
    copy.style.transform = 'none';
    frame.append(copy);
    ghost.append(frame);
  } else {
    copy.style.width = '100%';
    (copy as HTMLElement).style.setProperty('--card', `${width}px`);
    ghost.append(copy);
  }
  // It keeps the colours of the game around it.
  (element.closest('[data-game]') ?? document.body).append(ghost);
  return ghost;
}
