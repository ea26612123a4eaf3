// A rulebook as it is served, in Markdown: its blocks for reading, and each rule by its id.

export type Span =
  { text: string } | { strong: Span[] } | { em: Span[] } | { code: string } | { rule: string };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: { rule: string | null; spans: Span[] }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

/** An id of a rule, such as `SB-4.10` or `SB-R17`. */
const RULE = /\b[A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?\b/;

/** The blocks of a rulebook. The tags of proof at the end of rules are for its authors, and left out. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] as string)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] as string;
    if (line.trim() === '') {
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      blocks.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') });
      at += 1;
    } else if (/^#{1,6} /.test(line)) {
      at += 1;
      const level = line.indexOf(' ');
      blocks.push({ kind: 'heading', level, spans: spansOf(line.slice(level + 1)) });
    } else if (line.startsWith('|')) {
      const rows = take((next) => next.startsWith('|')).map(cells);
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (isItem(line)) {
      blocks.push(list(take((next) => isItem(next) || /^\s+\S/.test(next))));
    } else {
      const text = take((next) => next.trim() !== '' && !/^(#|\||```|[-*] |\d+\. )/.test(next));
      if (text.length === 0) at += 1;
      blocks.push({ kind: 'paragraph', spans: spansOf(text.join(' ') || line) });
    }
  }
  return blocks;
}

function isItem(line: string): boolean {
  return /^\s*([-*]|\d+\.) /.test(line);
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*([-*]|\d+\.) /, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return {
    kind: 'list',
    items: items.map((item) => {
      const found = /^\*\*([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?)\*\*\s*/.exec(item);
      const rule = found?.[1] ?? null;
      return {
        rule,
        spans: spansOf(untagged(rule ? item.slice((found as RegExpExecArray)[0].length) : item)),
      };
    }),
  };
}

/**
 * Without the tags at its end: `scenario`, `type`, `ui`, `mode`, `content`; and without a reason that points at lines
 * of a rulebook, which says nothing to those who have no such numbers.
 */
function untagged(item: string): string {
  const told = item.replace(/(\s*`(scenario|type|ui|mode|content)`)+\s*$/, '');
  return told.replace(/\s*Reason: (?=.*\bL\d).*$/s, '');
}

function cells(row: string): Span[][] {
  return row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

/** The spans of a line: strong, emphasised, code, and ids of rules. */
export function spansOf(text: string): Span[] {
  const marks = new RegExp(
    `\\*\\*(.+?)\\*\\*|\\*([^*\\s][^*]*?)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\([^)]*\\)|(${RULE.source})`,
  );
  const found = marks.exec(text);
  if (!found) return text === '' ? [] : [{ text }];
  const [whole, strong, em, code, link, rule] = found;
  const before = text.slice(0, found.index);
  const after = spansOf(text.slice(found.index + whole.length));
  let span: Span[];
  if (strong !== undefined) span = [{ strong: spansOf(strong) }];
  else if (em !== undefined) span = [{ em: spansOf(em) }];
  else if (code !== undefined) span = [{ code }];
  else if (rule !== undefined) span = [{ rule }];
  else span = spansOf(link ?? '');
  return [...(before === '' ? [] : [{ text: before }]), ...span, ...after];
}

/** The text of one rule with the heading above it. */
export function ruleOf(blocks: readonly Block[], id: string): { heading: Span[]; spans: Span[] } | null {
  let heading: Span[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.spans;
    if (block.kind !== 'list') continue;
    const item = block.items.find(({ rule }) => rule === id);
    if (item) return { heading, spans: item.spans };
  }
  return null;
}

/** A sentence with the ids of rules in it set apart. */
export function citing(text: string): ({ text: string } | { rule: string })[] {
  const parts = text.split(new RegExp(`(${RULE.source})`));
  return parts.flatMap((part, at) => (part === '' ? [] : [at % 2 === 1 ? { rule: part } : { text: part }]));
}
