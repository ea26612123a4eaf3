// A running replay: the step that is shown, the point of view, the fetched frames, and the log so far.
import { FRAMES, frames } from '../wire/replay';
import type { Choice, Frame, Heard } from '../wire/types';
import { OnStage } from './onstage.svelte';
import type { Ring } from './ringing';
import { type Pace, Queue } from './telling.svelte';

/** One view of the bout: its frames as far as they were fetched. */
type View = Map<number, Frame>;

/** The steps of the log that are known without a gap up to the step shown. */
export interface LogPart {
  step: number;
  by: number | null;
  events: Heard[];
}

export class Replaying {
  readonly bout: string;
  step = $state(0);
  seat: number | null = $state(null);
  /** How many steps there are; 0 until the first page came. */
  steps = $state(0);
  seats: (number | null)[] = $state.raw([null]);
  /** Why nothing can be shown. */
  fault: unknown = $state.raw(null);
  running = $state(false);
  pace = $state(1);
  /** The frame that is shown: the one wanted, once what led to it was told. It stays while the next is on its way. */
  shown: Frame | null = $state.raw(null);
  /** Through whose eyes the shown frame is seen. */
  private shownTo: number | null = null;
  readonly telling: Queue<Frame>;
  readonly onStage = new OnStage<Frame>(
    () => this.telling,
    () => this.shown?.scene ?? null,
    ({ scene }) => scene,
  );
  /** Whether the last change was one step on: only that is animated. */
  near = $state(true);
  private views: Map<string, View> = $state.raw(new Map());
  private readonly asked = new Set<string>();
  readonly frame: Frame | null = $derived.by(() => this.view.get(this.step) ?? null);
  readonly last: number = $derived.by(() => Math.max(0, this.steps - 1));
  readonly given: Choice | null = $derived.by(() =>
    this.shown === this.frame && !this.telling.busy ? givenIn(this.frame) : null,
  );
  /** How many entries of the step were told, while it is told. */
  private heard = $state(0);
  readonly log: LogPart[] = $derived.by(() => {
    const parts = logOf(this.view, this.step);
    if (!this.telling.busy || this.shown === this.frame) return parts;
    return parts.map((part) =>
      part.step === this.step ? { ...part, events: part.events.slice(0, this.heard) } : part,
    );
  });

  constructor(
    bout: string,
    step: number,
    seat: number | null,
    pace: () => Pace = () => ({ told: false, speed: 1 }),
    ring: Ring | null = null,
  ) {
    [this.bout, this.step, this.seat] = [bout, step, seat];
    this.telling = new Queue((frame) => (this.shown = frame), pace, {
      entries: (news) => (this.heard += news.length),
      moment: (telling) => ring?.moment(telling, this.onStage),
      die: () => ring?.die(),
      step: () => ring?.step(),
    });
  }

  /** The wanted frame is there: what led to it is told first, if it is the next one. */
  see(): void {
    const { frame, shown, seat, telling } = this;
    if (!frame || frame === shown) return;
    const next = shown !== null && frame.step === shown.step + 1 && seat === this.shownTo;
    this.shownTo = seat;
    this.heard = 0;
    telling.push(next ? frame.events : [], frame, null, !next || telling.busy);
  }

  /** One step on; or, while it is told what led to this step, the step itself. */
  on(): void {
    if (!this.telling.skip()) this.go(this.step + 1);
  }

  private get view(): View {
    return this.views.get(String(this.seat)) ?? new Map<number, Frame>();
  }

  go(step: number, seat: number | null = this.seat): void {
    const wanted = this.steps === 0 ? Math.max(0, step) : Math.min(Math.max(0, step), this.last);
    this.near = seat === this.seat && Math.abs(wanted - this.step) <= 1;
    [this.step, this.seat] = [wanted, seat];
  }

  /** Plays, from the beginning again if the end is shown. */
  toggle(): void {
    if (!this.running && this.step >= this.last) this.go(0);
    this.running = !this.running;
  }

  /** Goes one step on, if that step is fetched. With the last step, playing stops. */
  tick(): void {
    if (this.frame && !this.telling.busy) this.go(this.step + 1);
    if (this.step >= this.last) this.running = false;
  }

  /** Fetches what is shown and what comes next. */
  async need(): Promise<void> {
    await Promise.all([this.page(this.step), this.page(this.step + FRAMES / 4)]);
  }

  /** Fetches the steps before those that the log knows. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.step ?? 0;
    if (first > 0) await this.page(first - 1);
  }

  private async page(step: number): Promise<void> {
    const { seat } = this;
    if (this.view.has(step) || (this.steps > 0 && step > this.last)) return;
    const page = Math.floor(step / FRAMES);
    const key = `${seat} ${page}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const found = await frames(this.bout, seat, page);
      [this.steps, this.seats, this.fault] = [found.steps, found.seats, null];
      const before = this.views.get(String(seat)) ?? [];
      const view = new Map([...before, ...found.frames.map((frame): [number, Frame] => [frame.step, frame])]);
      this.views = new Map([...this.views, [String(seat), view]]);
      if (this.step > this.last) this.go(this.last);
    } catch (fault) {
      // What is already shown stays. The next step asks again.
      if (this.view.size === 0) this.fault = fault;
    } finally {
      this.asked.delete(key);
    }
  }
}

/** The choice that was given to what is asked in the frame. */
export function givenIn(frame: Frame | null): Choice | null {
  if (!frame || frame.given === null) return null;
  const { choices } = frame.scene.prompt;
  return (
    choices.find(({ answer, then }) => answer === frame.given && then.length === 0) ??
    choices.find(({ answer }) => answer === frame.given) ??
    null
  );
}

/** The log up to a step, back to the first step that is missing. */
export function logOf(view: ReadonlyMap<number, Frame>, step: number): LogPart[] {
  const parts: LogPart[] = [];
  for (let at = step; at >= 0; at -= 1) {
    const frame = view.get(at);
    if (!frame) break;
    parts.unshift({ step: at, by: frame.by, events: frame.events });
  }
  return parts;
}

/** The address of a position. */
export function positionPath(bout: string, step: number, seat: number | null): string {
  return `/bouts/${encodeURIComponent(bout)}?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
}
