// One reader at one table: what is asked of them, what they have highlighted, and what they send; the server decides.
import { message } from '../words/speaker';
import { type Arrival, desk, reasonOf, type Table } from '../wire/desk.svelte';
import { Refused } from '../wire/connection';
import type {
  Choice,
  Command,
  Heard,
  Id,
  Message,
  Overlay,
  Pose,
  PoseTool,
  Prompt,
  Scene,
  Sight,
} from '../wire/types';
import * as choice from './choosing';
import { Known } from './known';
import { answersOf, type Line } from './lines';
import { answerFor, toolsOf } from '../scene/pose';
import type { Posing } from '../scene/stage';
import { settings } from './settings.svelte';
import { OnStage } from './onstage.svelte';
import { Recent } from './recent.svelte';
import type { Ring } from './ringing';
import { type Pace, Queue } from './telling.svelte';
import { placesOf, triedAt } from './things';
import { badgesOf, barOf, offered } from './verbs';

/** How many answers are probed for one "why not". */
const PROBES_MOST = 4;

/** For how many milliseconds a pose must rest before it is tried. */
const TRY = 120;

/** The text beside the question: why something cannot be done. */
export interface Told {
  why: Message;
  rule: string | null;
}

/** A point of the screen. */
export interface At {
  x: number;
  y: number;
}

const NOTHING: readonly Choice[] = [];

export class Playing {
  readonly table: Table;
  choosing = $state.raw(choice.choosing(NOTHING));
  /** The pose that is set, while something is placed. */
  pose: Pose | null = $state.raw(null);
  /** Which of the pieces that can be placed it is. */
  private posed = $state(0);
  /** Whether the pose can be given: null while that is not known. */
  fits: Told | true | null = $state.raw(null);
  private tries = 0;
  told: Told | null = $state.raw(null);
  sending = $state(false);
  looked: Id | null = $state(null);
  /** The position that is shown: the newest, once all that led to it was told. */
  sight: Sight | null = $state.raw(null);
  readonly telling: Queue<Sight>;
  /** The log as far as it was told. */
  log: readonly Heard[] = $state.raw([]);
  /** What was told last without a question in between. */
  lately: readonly Heard[] = $state.raw([]);
  /** What can be told again. */
  readonly recent = new Recent<Sight>();
  readonly scene: Scene | null = $derived.by(() => this.sight?.look.scene ?? null);
  /** What is told over the position. */
  readonly onStage = new OnStage<Sight>(
    () => this.telling,
    () => this.scene,
    ({ look }) => look.scene,
  );
  readonly prompt: Prompt | null = $derived.by(() =>
    this.telling.busy ? null : (this.scene?.prompt ?? null),
  );
  /** The tools of all that can be placed, and that of what is placed now. */
  readonly tools: PoseTool[] = $derived.by(() => toolsOf(this.prompt));
  readonly tool: PoseTool | null = $derived.by(() => this.tools[this.posed] ?? null);
  /** What the plane draws of it. */
  readonly posing: Posing | null = $derived.by(() => {
    const { tool, tools, fits } = this;
    if (!tool) return null;
    const ghosts = new Set(tools.map(({ piece }) => piece));
    const known = fits === null ? null : fits === true;
    return { piece: tool.piece, covers: tool.covers, ghosts, turnStep: tool.turn_step, fits: known };
  });
  readonly asked: boolean = $derived.by(() => this.prompt?.question != null);
  /** The thing below the pointer, or with the focus. */
  private hovered: Id | null = $state(null);
  /** Where the last click was: there the chooser opens. */
  at: At | null = $state.raw(null);
  /** Lines to choose from where the click was. */
  readonly offered: number[] = $derived.by(() => {
    const { lines, verb, picked } = this.choosing;
    return this.sending ? [] : offered({ lines, verb, picked, left: choice.shown(this.choosing) });
  });
  readonly bar = $derived.by(() => barOf(this.choosing.lines));
  readonly badges = $derived.by(() => badgesOf(this.choosing.lines, choice.shown(this.choosing)));
  /** What would happen, drawn over the rest. */
  readonly overlays: Overlay[] = $derived.by(() => [
    ...(this.scene?.overlays ?? []),
    ...this.onStage.about.flatMap(({ overlays }) => overlays),
    ...choice.previewOf(this.choosing, this.hovered),
  ]);
  readonly may: Set<Id> = $derived.by(() => (this.sending ? new Set<Id>() : choice.possible(this.choosing)));
  readonly could: Set<Id> = $derived.by(() => (this.sending ? new Set<Id>() : choice.instead(this.choosing)));
  readonly chosen: Set<Id> = $derived.by(() => choice.chosen(this.choosing));
  private readonly known = new Known();
  private seen = '';

  constructor(table: Table, pace: () => Pace = () => ({ told: false, speed: 1 }), ring: Ring | null = null) {
    this.table = table;
    this.telling = new Queue((sight) => this.reach(sight), pace, {
      entries: (news) => {
        this.log = [...this.log, ...news];
        this.lately = [...this.lately, ...news];
      },
      moment: (telling) => ring?.moment(telling, this.onStage),
      die: () => ring?.die(),
      step: () => ring?.step(),
    });
  }

  /** There is something new to show. */
  see(): void {
    const first = this.sight === null;
    const arrivals = this.table.take();
    if (arrivals.length === 0 && !first) return;
    if (!this.telling.busy) this.lately = [];
    if (first) this.begin(arrivals.at(-1)?.news ?? []);
    else for (const arrival of arrivals) this.hear(arrival);
    if (this.telling.busy) this.hush();
  }

  /** What is on the table when the reader comes to it. */
  private begin(news: readonly Heard[]): void {
    const { log, sight } = this.table;
    this.telling.push(news, sight, null, true);
    this.recent.begin(sight);
    this.log = log;
  }

  private hear({ news, sight, whole, log }: Arrival): void {
    const mine = desk.seatAt(this.table.card);
    if (whole) this.recent.begin(sight ?? this.sight);
    else this.recent.happened({ news, sight }, mine);
    this.telling.push(news, sight, mine, whole);
    if (whole) this.log = log;
  }

  /** While something is told nobody is asked. */
  private hush(): void {
    this.seen = '';
    this.choosing = choice.choosing(NOTHING);
  }

  /** Tells the last turn again. What is asked stays asked, and nothing is sent. */
  again(): void {
    this.telling.skip();
    const { period } = this.recent;
    if (!period || !this.sight || this.sending) return;
    this.lately = period.batches.flatMap(({ news }) => news);
    this.telling.again(period.before, period.batches, this.sight);
    if (this.telling.busy) this.hush();
  }

  /** A position is reached. The highlight stays as long as the same answers are possible. */
  private reach(sight: Sight): void {
    this.sight = sight;
    // Only where the telling ends somebody is asked.
    if (this.telling.busy) return;
    const choices = this.scene?.prompt.choices ?? NOTHING;
    const offered = JSON.stringify([sight.number, choices.map(({ answer, then }) => [answer, then])]);
    if (offered === this.seen) return;
    this.seen = offered;
    this.choosing = choice.choosing(choices);
    this.choosePosed(0);
    this.told = null;
    this.sending = false;
    this.known.remember(choices, this.onStage.things);
  }

  hover(thing: Id | null): void {
    this.hovered = thing;
  }

  pick(thing: Id, at: At | null = null): void {
    if (this.sending) return;
    this.at = at;
    const picked = choice.pick(this.choosing, thing, settings.atOnce);
    if ('give' in picked) {
      void this.give(picked.give);
    } else if ('choosing' in picked) {
      this.told = null;
      this.choosing = picked.choosing;
    } else {
      void this.whyNot(picked.ask);
    }
  }

  /** A thing is taken up to be dragged: only where it may go still glows. */
  grab(thing: Id): void {
    const places = this.scene ? placesOf(this.scene, thing) : null;
    if (places) {
      this.at = null;
      this.choosing = choice.takenUp(this.choosing, thing, (id) => places.has(id));
      return;
    }
    const picked = this.may.has(thing) ? choice.pick(this.choosing, thing, false) : null;
    this.at = null;
    if (picked && 'choosing' in picked) this.choosing = picked.choosing;
  }

  /** It is let go: over a thing that may be chosen, that is a click on both, and the only answer is given. */
  drop(over: Id | null, at: At): void {
    this.hovered = null;
    if (over !== null) this.pick(over, at);
    else this.back();
    const line = choice.highlighted(this.choosing);
    if (over !== null && line && this.offered.length === 0) void this.give(line);
  }

  /** Only the answers of this verb; a second time, all answers again. */
  narrow(verb: string, at: At | null): void {
    this.at = at;
    this.told = null;
    this.choosing = choice.narrow(this.choosing, this.choosing.verb === verb ? null : verb);
  }

  async give(line: Line): Promise<void> {
    await this.answer(answersOf(line));
  }

  /** Ends or passes, where one of the answers does that. */
  pass(): void {
    const at = this.bar.passes[0];
    const line = at === undefined ? undefined : this.choosing.lines[at];
    if (line) void this.give(line);
  }

  async givePose(): Promise<void> {
    if (this.tool && this.pose) await this.answer([answerFor(this.tool, this.pose)]);
  }

  /** Places this of the pieces that can be placed. */
  choosePosed(at: number): void {
    this.posed = at;
    this.setPose(toolsOf(this.scene?.prompt)[at]?.start ?? null);
  }

  /** Sets the pose. A moment after the last change it is said whether it can be given. */
  setPose(pose: Pose | null): void {
    this.pose = pose;
    this.fits = null;
    const mine = (this.tries += 1);
    if (pose) setTimeout(() => void this.tryPose(mine), TRY);
  }

  /** Whether the pose that is set could be given. */
  private async tryPose(mine: number): Promise<void> {
    const { tool, pose } = this;
    if (mine !== this.tries || !tool || !pose || this.sending) return;
    const fault = await this.refusal([answerFor(tool, pose)]);
    if (mine === this.tries) this.fits = fault ?? true;
  }

  private async answer(answers: string[]): Promise<void> {
    const sight = this.table.sight;
    if (this.sending || !sight) return;
    this.sending = true;
    this.told = null;
    // A turn of somebody else is told again as a whole, also what the reader answered in it.
    const turn = this.prompt?.turn_of ?? null;
    if (turn === null || turn === desk.seatAt(this.table.card)) this.recent.answered();
    try {
      // What is given stands: the old answers stay shut until the next position is shown.
      await desk.do({ move: { table: this.table.card.table, number: sight.number, answers } });
    } catch (fault) {
      // Somebody has acted meanwhile. The new position says enough, so there is no message.
      if (!(fault instanceof Refused && fault.code === 'stale')) this.told = reasonOf(fault);
      this.sending = false;
    }
  }

  /** Sends another command about this table, and shows why if it is refused. */
  async do(command: Command): Promise<boolean> {
    try {
      await desk.do(command);
      return true;
    } catch (fault) {
      this.told = reasonOf(fault);
      return false;
    }
  }

  async undo(): Promise<void> {
    const sight = this.table.sight;
    if (sight?.undo) await this.do({ undo: { table: this.table.card.table, number: sight.number } });
  }

  /** Why nothing can be done with a thing: the server's refusals of answers that used it before. */
  private async whyNot(id: Id): Promise<void> {
    const thing = this.onStage.things.get(id);
    if (!this.scene || !thing) return;
    const name = thing.hidden ? message('web-that') : thing.title;
    if (!this.asked) {
      this.told = { why: message('web-why-not-asked'), rule: null };
      return;
    }
    // A thing may say itself why it is barred: in a mark of words alone.
    const barred = thing.marks.find(
      ({ tone, glyph, value }) => tone === 'spent' && glyph === null && value === null,
    );
    if (barred) {
      this.told = { why: barred.words, rule: null };
      return;
    }
    const tried = triedAt(this.scene, id);
    const answers = [...new Set([...(tried === null ? [] : [tried]), ...this.known.of(id, thing)])];
    for (const answer of answers.slice(0, PROBES_MOST)) {
      const told = await this.refusal([answer]);
      if (told?.rule) {
        this.told = told;
        return;
      }
    }
    this.told = { why: message('web-why-not', { thing: name }), rule: null };
  }

  private async refusal(answers: string[]): Promise<Told | null> {
    try {
      await desk.probe(this.table.card.table, answers);
      return null;
    } catch (fault) {
      return reasonOf(fault);
    }
  }

  move(by: 1 | -1): void {
    this.choosing = choice.moved(this.choosing, by);
  }

  /** All answers again. */
  all(): void {
    this.choosing = { ...this.choosing, verb: null, picked: [], at: null };
  }

  back(): void {
    this.told = null;
    this.choosing = choice.back(this.choosing);
  }

  highlight(at: number | null): void {
    if (this.choosing.at !== at) this.choosing = choice.highlight(this.choosing, at);
  }

  setAmount(at: number, value: number): void {
    this.choosing = choice.setAmount(this.choosing, at, value);
  }

  stepAmount(by: number): void {
    if (this.choosing.at !== null) this.choosing = choice.stepAmount(this.choosing, this.choosing.at, by);
  }
}
