// A running lesson: one position after the other, the answer that was tried, and the comment on it.
import { message } from '../words/speaker';
import type { Choice, Effect, Id, Message, LessonPage, Overlay, Scene } from '../wire/types';
import * as choice from './choosing';
import { choiceOf, type Line } from './lines';
import { type Thing, thingsOf } from './things';

const PLACE = 'hangar-lessons';

/** The stage of a lesson: a question, a right answer, or the end. */
export type State = 'asking' | 'right' | 'done';

export class Lesson {
  readonly game: string;
  readonly moments: readonly LessonPage[];
  at = $state(0);
  state: State = $state('asking');
  choosing = $state.raw(choice.choosing([]));
  /** The comment on the last try. */
  told: Message | null = $state.raw(null);
  looked: Id | null = $state(null);
  /** The number of wrong tries at this position. After the second there is a hint. */
  tries = $state(0);
  readonly moment: LessonPage | null = $derived.by(() => this.moments[this.at] ?? null);
  /** The thing below the pointer, or with the focus. */
  private hovered: Id | null = $state(null);
  private readonly effect: Effect | null = $derived.by(() =>
    this.state === 'right' ? (this.moment?.effect ?? null) : null,
  );
  readonly scene: Scene | null = $derived.by(() => this.effect?.scene ?? this.moment?.scene ?? null);
  readonly events: Message[] = $derived.by(() => (this.effect?.events ?? []).map(({ words }) => words));
  readonly asks: boolean = $derived.by(() => this.state === 'asking' && this.moment?.answer != null);
  readonly may: ReadonlySet<Id> = $derived.by(() =>
    this.asks ? choice.possible(this.choosing) : new Set<Id>(),
  );
  readonly chosen: ReadonlySet<Id> = $derived.by(() => {
    if (this.asks) return choice.chosen(this.choosing);
    return new Set(this.state === 'right' && !this.effect ? this.right?.things : []);
  });
  readonly overlays: readonly Overlay[] = $derived.by(() => {
    const drawn = this.scene?.overlays ?? [];
    if (this.asks) return [...drawn, ...choice.previewOf(this.choosing, this.hovered)];
    return this.state === 'right' && !this.effect ? [...drawn, ...(this.right?.preview ?? [])] : drawn;
  });
  private readonly things: Map<Id, Thing> = $derived.by(() =>
    this.scene ? thingsOf(this.scene) : new Map<Id, Thing>(),
  );

  constructor(game: string, moments: readonly LessonPage[]) {
    [this.game, this.moments] = [game, moments];
    const reached = reachedIn(game);
    this.show(reached < moments.length ? reached : 0);
  }

  /** The right choice of the position. */
  private get right(): Choice | undefined {
    return this.moment?.scene.prompt.choices.find(({ answer }) => answer === this.moment?.answer);
  }

  private show(at: number): void {
    this.at = at;
    this.state = at < this.moments.length ? 'asking' : 'done';
    this.choosing = choice.choosing(this.asks ? (this.moment?.scene.prompt.choices ?? []) : []);
    [this.told, this.looked, this.tries] = [null, null, 0];
    keepReached(this.game, at);
  }

  /** Goes to the next position. */
  next(): void {
    if (!this.asks) this.show(Math.min(this.at + 1, this.moments.length));
  }

  back(): void {
    this.show(Math.max(0, Math.min(this.at, this.moments.length) - 1));
  }

  restart(): void {
    this.show(0);
  }

  hover(thing: Id | null): void {
    this.hovered = thing;
  }

  pick(thing: Id): void {
    if (!this.asks) {
      this.looked = this.looked === thing ? null : thing;
      return;
    }
    const picked = choice.pick(this.choosing, thing, false);
    if ('give' in picked) {
      this.give(picked.give);
    } else if ('choosing' in picked) {
      [this.told, this.choosing] = [null, picked.choosing];
    } else {
      const found = this.things.get(picked.ask);
      if (found)
        this.told = message('web-why-not', { thing: found.hidden ? message('web-that') : found.title });
    }
  }

  give(line: Line): void {
    const { moment } = this;
    if (!this.asks || !moment) return;
    const { answer, words } = choiceOf(line);
    this.looked = null;
    if (answer === moment.answer) {
      this.state = 'right';
      this.choosing = choice.choosing([]);
      this.told = moment.after ?? message('web-lesson-right');
      return;
    }
    this.tries += 1;
    this.told = message('web-lesson-other', { answer: words });
    this.choosing = { ...this.choosing, picked: [], at: null };
  }

  /** Highlights the right answer. */
  hint(): void {
    const lines = this.choosing.lines;
    const at = lines.findIndex(({ ways }) => ways.some(({ answer }) => answer === this.moment?.answer));
    const value = this.right?.amount?.value;
    if (at < 0) return;
    this.choosing = choice.highlight({ ...this.choosing, picked: [] }, at);
    if (value !== undefined) this.choosing = choice.setAmount(this.choosing, at, value);
  }

  move(by: 1 | -1): void {
    this.choosing = choice.moved(this.choosing, by);
  }

  highlight(at: number | null): void {
    if (this.choosing.at !== at) this.choosing = choice.highlight(this.choosing, at);
  }

  stepAmount(by: number): void {
    if (this.choosing.at !== null) this.choosing = choice.stepAmount(this.choosing, this.choosing.at, by);
  }

  undoPick(): void {
    this.told = null;
    this.choosing = choice.back(this.choosing);
  }
}

/** How many positions of a game's lesson the reader has done. If it is all of them, the lesson is done. */
export function reachedIn(game: string): number {
  const found = kept()[game];
  return typeof found === 'number' && Number.isInteger(found) && found > 0 ? found : 0;
}

function keepReached(game: string, at: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: at }));
  } catch {
    // If the device stores nothing, the lesson starts again with the page.
  }
}

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
