// A running lesson: one position after the other, the answer that was tried, the comment on it, and what came of it.
import { message } from '../words/speaker';
import type { Choice, Effect, Id, Message, LessonPage, Overlay, Scene } from '../wire/types';
import * as choice from './choosing';
import { choiceOf, type Line } from './lines';
import { OnStage } from './onstage.svelte';
import type { Ring } from './ringing';
import { type Pace, Queue } from './telling.svelte';
import { barOf, type Verb } from './verbs';

const PLACE = 'hangar-lessons';

/** The stage of a lesson: a question, a right answer, or the end. */
export type State = 'asking' | 'right' | 'done';

/** A row of the list: an answer by its place among all, or a verb for several. */
export type Row = { at: number } | { verb: Verb };

/** More answers than this are listed by their verbs: all of them are in view. */
const LISTED_MOST = 10;

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
  /** The position that is shown: that of the moment, or what the right answer led to, once that was told. */
  scene: Scene | null = $state.raw(null);
  readonly telling: Queue<Scene>;
  readonly onStage = new OnStage<Scene>(
    () => this.telling,
    () => this.scene,
    (scene) => scene,
  );
  /** How much of what came of the answer was told. */
  private heard = $state(0);
  readonly events: Message[] = $derived.by(() =>
    (this.effect?.events ?? []).slice(0, this.heard).map(({ words }) => words),
  );
  readonly asks: boolean = $derived.by(() => this.state === 'asking' && this.moment?.answer != null);
  readonly may: ReadonlySet<Id> = $derived.by(() =>
    this.asks ? choice.possible(this.choosing) : new Set<Id>(),
  );
  readonly chosen: ReadonlySet<Id> = $derived.by(() => {
    if (this.asks) return choice.chosen(this.choosing);
    return new Set(this.state === 'right' && !this.effect ? this.right?.things : []);
  });
  readonly overlays: readonly Overlay[] = $derived.by(() => {
    const drawn = [
      ...(this.scene?.overlays ?? []),
      ...this.onStage.about.flatMap(({ overlays }) => overlays),
    ];
    if (this.asks) return [...drawn, ...choice.previewOf(this.choosing, this.hovered)];
    return this.state === 'right' && !this.effect ? [...drawn, ...(this.right?.preview ?? [])] : drawn;
  });
  /** The answers that are listed, by their verbs where there are many. */
  readonly rows: Row[] = $derived.by(() => rowsOf(this.choosing));

  constructor(
    game: string,
    moments: readonly LessonPage[],
    pace: () => Pace = () => ({ told: false, speed: 1 }),
    ring: Ring | null = null,
  ) {
    [this.game, this.moments] = [game, moments];
    this.telling = new Queue((scene) => (this.scene = scene), pace, {
      entries: (news) => (this.heard += news.length),
      moment: (telling) => ring?.moment(telling, this.onStage),
      die: () => ring?.die(),
      step: () => ring?.step(),
    });
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
    this.telling.push([], null, null, true);
    this.scene = this.moment?.scene ?? null;
    this.heard = 0;
    this.choosing = choice.choosing(this.asks ? (this.moment?.scene.prompt.choices ?? []) : []);
    [this.told, this.looked, this.tries] = [null, null, 0];
    keepReached(this.game, at);
  }

  /** Goes to the next position; or, while it is told what came of the answer, to the end of that. */
  next(): void {
    if (!this.asks && !this.telling.skip()) this.show(Math.min(this.at + 1, this.moments.length));
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
      const found = this.onStage.things.get(picked.ask);
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
      // Nothing is the learner's own yet: each deed stands as long as one of somebody else.
      if (moment.effect) this.telling.push(moment.effect.events, moment.effect.scene, null, false);
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
    const all = { ...this.choosing, verb: null, picked: [] };
    const row = rowsOf(all).find((row) => 'verb' in row && row.verb.places.includes(at));
    this.choosing = choice.highlight(row && 'verb' in row ? choice.narrow(all, row.verb.key) : all, at);
    if (value !== undefined) this.choosing = choice.setAmount(this.choosing, at, value);
  }

  move(by: 1 | -1): void {
    const places = this.rows.flatMap((row) => ('at' in row ? [row.at] : []));
    this.choosing = choice.moved(this.choosing, by, places);
  }

  /** The row of this number: its answer is highlighted, or the answers of its verb are listed. */
  take(number: number): void {
    const row = this.rows[number];
    if (row && 'at' in row) this.highlight(row.at);
    else if (row) this.narrow(row.verb.key);
  }

  /** Only the answers of this verb. */
  narrow(verb: string): void {
    this.told = null;
    this.choosing = choice.narrow(this.choosing, verb);
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

/** The rows of the list. */
function rowsOf(now: choice.Choosing): Row[] {
  const all = choice.shown(now).map((at): Row => ({ at }));
  if (all.length <= LISTED_MOST || now.verb !== null || now.picked.length > 0) return all;
  const bar = barOf(now.lines);
  const verbs = bar.verbs.map((verb): Row => {
    const [only, ...others] = verb.places;
    return only !== undefined && others.length === 0 ? { at: only } : { verb };
  });
  const rest = [bar.alone, bar.passes, bar.backs, bar.settings].flat().map((at): Row => ({ at }));
  // A verb that is the only row would say nothing.
  return verbs.length + rest.length > 1 ? [...verbs, ...rest] : all;
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
