// The chosen options of a set-up: the written set-up, and which option causes a fault.
import type { OptionKind, SetupFault, SetupOption } from '../wire/types';
import { type Lines, readSheet, type Sheet, type Value, writeSheet } from './toml';

/** The choice: a written set-up that holds only what differs from the usual. */
export type Chosen = Sheet;

export function nothingChosen(): Chosen {
  return { lines: {}, tables: {} };
}

/** The value of an option. Null if the program derives it from the rest. */
export function valueOf(option: SetupOption, chosen: Chosen): Value | null {
  const value = chosen.lines[option.key];
  return value !== undefined && fits(option.kind, value) ? value : option.usual;
}

function fits(kind: OptionKind, value: Value): boolean {
  if (kind === 'switch') return typeof value === 'boolean';
  return 'number' in kind ? typeof value === 'number' : typeof value === 'string';
}

/** The same with another value for the option. Null lets the program derive it from the rest. */
export function choose(option: SetupOption, value: Value | null, chosen: Chosen): Chosen {
  const { [option.key]: _before, ...rest } = chosen.lines;
  const lines: Lines = value === null || value === option.usual ? rest : { ...rest, [option.key]: value };
  return { ...chosen, lines };
}

/** The number that was typed, within its bounds; null for an empty field. */
export function typed(text: string, { least, most }: { least: number; most: number }): number | null {
  if (text.trim() === '' || Number.isNaN(Number(text))) return null;
  return Math.min(most, Math.max(least, Math.round(Number(text))));
}

/** The content of a written set-up, or nothing if it cannot be read here. */
export function chosenFrom(toml: string): Chosen | null {
  const sheet = readSheet(toml);
  return 'line' in sheet ? null : sheet;
}

/** The written set-up: the options in their order, then everything else that was in it. */
export function written(options: readonly SetupOption[], chosen: Chosen): string {
  const keys = options.map(({ key }) => key).filter((key) => key in chosen.lines);
  const others = Object.keys(chosen.lines).filter((key) => !keys.includes(key));
  const lines = Object.fromEntries([...keys, ...others].map((key) => [key, chosen.lines[key] as Value]));
  return writeSheet({ ...chosen, lines });
}

/** How many options differ from the usual. */
export function changes(options: readonly SetupOption[], chosen: Chosen): number {
  return options.filter((option) => valueOf(option, chosen) !== option.usual).length;
}

/** The faults by option. Faults without an option are under the empty key. */
export function faultsByOption(
  options: readonly SetupOption[],
  faults: readonly SetupFault[],
): Map<string, SetupFault[]> {
  const by = new Map<string, SetupFault[]>();
  for (const fault of faults) {
    const named = options.filter(({ key }) => fault.keys?.includes(key));
    const concerned = named.length > 0 ? named : options.filter(({ rule }) => rule === fault.rule);
    for (const key of concerned.length > 0 ? concerned.map((option) => option.key) : ['']) {
      by.set(key, [...(by.get(key) ?? []), fault]);
    }
  }
  return by;
}
