// The builds on this device, by game. Each has its own name.

export interface Named {
  name: string;
}

/** Whether a stored thing has the right form. */
type IsRight<T extends Named> = (one: Partial<T>) => boolean;

/** The stored things; anything of another form is dropped. */
export function keptFrom<T extends Named>(text: string | null, isRight: IsRight<T>): Record<string, T[]> {
  const isOne = (one: unknown): one is T => isNamed(one) && isRight(one as Partial<T>);
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isOne) : []]),
    );
  } catch {
    return {};
  }
}

function isNamed(one: unknown): one is Named {
  return typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';
}

export class Shelf<T extends Named> {
  private readonly place: string;
  private all: Record<string, T[]> = $state({});

  /** What the device stores under this key. */
  constructor(place: string, isRight: IsRight<T>) {
    this.place = place;
    this.all = keptFrom(kept(place), isRight);
  }

  of(game: string): T[] {
    return this.all[game] ?? [];
  }

  /** Stores it under its name. It replaces the one with that name, or its own older version. */
  keep(game: string, one: T, before: string | null = null): void {
    const list = this.of(game).filter(({ name }) => name !== one.name || name === before);
    const at = list.findIndex(({ name }) => name === before);
    this.all[game] = at < 0 ? [...list, one] : list.with(at, one);
    this.store();
  }

  /** Stores it in addition to all others, and returns the free name that it was given. */
  add(game: string, one: T): string {
    const name = freeName(one.name, this.of(game));
    this.keep(game, { ...one, name });
    return name;
  }

  /** Renames it. An empty name changes nothing, and a taken one gets a number. Returns the name that it then has. */
  rename(game: string, before: string, wanted: string): string {
    const one = this.of(game).find(({ name }) => name === before);
    if (!one || wanted.trim() === '') return before;
    const name = freeName(
      wanted.trim(),
      this.of(game).filter((other) => other !== one),
    );
    this.keep(game, { ...one, name }, before);
    return name;
  }

  remove(game: string, name: string): void {
    this.all[game] = this.of(game).filter((one) => one.name !== name);
    this.store();
  }

  private store(): void {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.all));
    } catch {
      // If the device stores nothing, builds last as long as the page. They can still be saved as text.
    }
  }
}

function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** A name that nothing else has. */
function freeName(wanted: string, taken: readonly Named[]): string {
  const names = new Set(taken.map(({ name }) => name));
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? wanted : `${wanted} ${at}`;
    if (!names.has(name)) return name;
  }
}
