// The set-up of a new table while the person chooses it: a preset or own options, as the game checked it last.
import * as wire from '../wire/setups';
import type { DeckCard, GameCard, SetupCard, SetupChoice, SetupFault, SetupOption } from '../wire/types';
import { type Copies } from './decks.svelte';
import { choose, type Chosen, chosenFrom, nothingChosen, valueOf, written } from './options';
import { usualSetup } from './terms';

/** How long nothing must change before the game is asked. */
const SETTLED = 250;
/** The option that says where the cards come from, and its value for own decks. */
const DECKS = 'decks';
const OWN = 'own';
/** The table of a written set-up that is one seat's deck. */
const OWN_DECK = 'own-deck';

export class SetupForm {
  readonly game: GameCard;
  /** The preset that the choice began with. */
  preset: SetupCard = $state.raw(null as never);
  /** None if the game has no options, or if they could not be fetched. */
  options: SetupOption[] = $state.raw([]);
  cards: DeckCard[] = $state.raw([]);
  /** What is chosen, once the preset could be read or something was changed. */
  chosen: Chosen | null = $state.raw(null);
  /** Whether the preset was changed. */
  own = $state(false);
  faults: SetupFault[] = $state.raw([]);
  seats = $state(0);
  checking = $state(false);
  /** Whether the options have arrived. Until then, their arrival would move the rest of the form. */
  loaded = $state(false);
  /** Whether the preset is still being read. */
  filling = $state(false);
  /** The deck of each seat, if players bring own decks. */
  decks: (Copies | null)[] = $state.raw([]);
  readonly ownDecks: boolean = $derived.by(() => this.chosen !== null && this.isOwn(this.chosen));
  readonly written: string = $derived.by(() => (this.chosen ? this.text(this.chosen) : ''));
  readonly choice: SetupChoice = $derived.by(() =>
    this.own ? { written: this.written } : { named: this.preset.name },
  );
  readonly right: boolean = $derived.by(() => !this.checking && this.faults.length === 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(game: GameCard) {
    this.game = game;
    const usual = usualSetup(game);
    [this.preset, this.seats] = [usual, usual.seats];
  }

  /** Fetches what can be chosen; a game without options keeps its presets. */
  async load(): Promise<void> {
    [this.options, this.cards] = await Promise.all([
      wire.options(this.game.id).catch(() => []),
      wire.cards(this.game.id).catch(() => []),
    ]);
    if (this.options.length > 0) await this.fill();
    this.loaded = true;
  }

  begin(preset: SetupCard): void {
    [this.preset, this.seats, this.own, this.chosen, this.faults, this.decks] = [
      preset,
      preset.seats,
      false,
      null,
      [],
      [],
    ];
    this.cancel();
    if (this.options.length > 0) void this.fill();
  }

  /** The preset's choices: none in the usual one. One that cannot be read has no options to change. */
  private async fill(): Promise<void> {
    if (this.preset === usualSetup(this.game)) {
      [this.chosen, this.filling] = [nothingChosen(), false];
      return;
    }
    const asked = (this.asked += 1);
    this.filling = true;
    const checked = await wire.checkNamed(this.game.id, this.preset.name).catch(() => null);
    if (asked !== this.asked || this.own) return;
    [this.chosen, this.filling] = [checked ? chosenFrom(checked.toml) : null, false];
  }

  change(chosen: Chosen): void {
    [this.chosen, this.own] = [chosen, true];
    this.check();
  }

  /** Sets the deck of a seat. Null is the common deck. */
  giveDeck(seat: number, copies: Copies | null): void {
    this.decks = Array.from({ length: Math.max(this.seats, seat + 1) }, (_, at) =>
      at === seat ? copies : (this.decks[at] ?? null),
    );
    if (this.chosen) this.change(this.chosen);
  }

  /** Whether each seat has a deck of its own. */
  private isOwn(chosen: Chosen): boolean {
    const option = this.options.find(({ key }) => key === DECKS);
    return option !== undefined && valueOf(option, chosen) === OWN;
  }

  /** The written set-up, with a deck for each seat if players bring own decks. */
  private text(chosen: Chosen): string {
    const { [OWN_DECK]: _decks, ...tables } = chosen.tables;
    if (!this.isOwn(chosen)) return written(this.options, { ...chosen, tables });
    const named = chosen.lines['seats'];
    const seats = typeof named === 'number' ? named : this.seats;
    const usual = Object.fromEntries(this.cards.map(({ code, copies }) => [code, copies]));
    const decks = Array.from({ length: seats }, (_, seat) => this.decks[seat] ?? usual);
    return written(this.options, { ...chosen, tables: { ...tables, [OWN_DECK]: decks } });
  }

  /** A fault belongs to the options that cause it. To find them, each changed option is left out once. */
  private async placed(chosen: Chosen, faults: SetupFault[]): Promise<SetupFault[]> {
    const changed = this.options.filter((option) => valueOf(option, chosen) !== option.usual);
    const same = (one: SetupFault) => JSON.stringify(one.why);
    const left = await Promise.all(
      changed.map(async (option) => {
        const without = await wire.checkWritten(
          this.game.id,
          this.text(choose(option, option.usual, chosen)),
        );
        return { key: option.key, faults: new Set(without.faults.map(same)) };
      }),
    );
    return faults.map((fault) => ({
      ...fault,
      keys: fault.keys ?? left.flatMap(({ key, faults: others }) => (others.has(same(fault)) ? [] : [key])),
    }));
  }

  /** Waits until the game has said what is wrong. A click on a button that leaves a field changes the field first. */
  async settled(): Promise<void> {
    while (this.checking) await new Promise((done) => setTimeout(done, SETTLED));
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.checking = false;
  }

  /** Asks the game as soon as nothing has changed for a moment. Only the last question counts. */
  private check(): void {
    this.cancel();
    const asked = this.asked;
    this.checking = true;
    this.timer = setTimeout(async () => {
      if (!this.chosen) return;
      try {
        const { seats, faults } = await wire.checkWritten(this.game.id, this.text(this.chosen));
        if (asked !== this.asked) return;
        this.faults = faults;
        if (seats !== null && seats > 0) this.seats = seats;
        if (faults.length === 0) return;
        const placed = await this.placed(this.chosen, faults);
        if (asked === this.asked) this.faults = placed;
      } catch {
        // Opening the table is refused then, with the reason.
        if (asked === this.asked) this.faults = [];
      } finally {
        if (asked === this.asked) this.checking = false;
      }
    }, SETTLED);
  }
}
