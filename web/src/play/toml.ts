// The part of TOML that set-ups and decks use: lines of plain values, and lists of named tables.

export type Value = boolean | number | string;
export type Lines = Record<string, Value>;

export interface Sheet {
  lines: Lines;
  /** The tables of a name, `[name]` and `[[name]]` alike, in their order. */
  tables: Record<string, Lines[]>;
}

/** Reads a sheet from text, or returns the number of the line that cannot be read. */
export function readSheet(text: string): Sheet | { line: number } {
  const sheet: Sheet = { lines: {}, tables: {} };
  let into = sheet.lines;
  for (const [at, whole] of text.split('\n').entries()) {
    const line = uncommented(whole).trim();
    if (line === '') continue;
    const head = /^\[{1,2}\s*([\w.-]+)\s*\]{1,2}$/.exec(line)?.[1];
    if (head !== undefined) {
      into = {};
      (sheet.tables[head] ??= []).push(into);
      continue;
    }
    const [, bare, quoted, rest] = /^(?:([\w-]+)|"([^"\\]*)")\s*=\s*(.+)$/.exec(line) ?? [];
    const key = bare ?? quoted;
    const value = rest === undefined ? undefined : valueOf(rest);
    if (key === undefined || value === undefined || Object.hasOwn(into, key)) return { line: at + 1 };
    into[key] = value;
  }
  return sheet;
}

export function writeSheet({ lines, tables }: Sheet): string {
  const rows = written(lines);
  for (const [name, all] of Object.entries(tables)) {
    for (const table of all) rows.push(...(rows.length > 0 ? [''] : []), `[[${name}]]`, ...written(table));
  }
  return rows.map((row) => `${row}\n`).join('');
}

function written(lines: Lines): string[] {
  return Object.entries(lines).map(([key, value]) => {
    const name = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
    return `${name} = ${JSON.stringify(value)}`;
  });
}

/** The line without the comment at its end. A `#` within quotes does not begin a comment. */
function uncommented(line: string): string {
  return /^((?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*)/.exec(line)?.[1] ?? line;
}

function valueOf(text: string): Value | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^[+-]?\d[\d_]*$/.test(text)) return Number(text.replaceAll('_', ''));
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return undefined;
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
