// What a key means while a seat is asked: the list can be walked, narrowed, counted and given by keyboard alone.

export type KeyDeed =
  | { move: 1 | -1 }
  | { line: number }
  | { amount: 1 | -1 }
  | 'give'
  | 'back'
  | 'undo'
  | 'log'
  | 'talk'
  | 'board'
  | 'pass'
  | 'list'
  | 'rests'
  | 'again';

/** A key press, as far as it matters. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What the key means. Nothing for a key without meaning. */
export function meaning({ key, ctrlKey, altKey, metaKey }: Press): KeyDeed | null {
  if (ctrlKey || altKey || metaKey) return null;
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return { move: 1 };
    case 'ArrowUp':
    case 'k':
      return { move: -1 };
    case 'ArrowRight':
    case '+':
      return { amount: 1 };
    case 'ArrowLeft':
    case '-':
      return { amount: -1 };
    case 'Enter':
      return 'give';
    case 'Escape':
      return 'back';
    case 'u':
      return 'undo';
    case 'l':
      return 'log';
    case 't':
      return 'talk';
    case 'b':
      return 'board';
    case 'a':
      return 'list';
    case 'e':
      return 'pass';
    case 'p':
      return 'rests';
    case 'r':
      return 'again';
    default:
      return /^[1-9]$/.test(key) ? { line: Number(key) - 1 } : null;
  }
}

/** Whether the element uses the keys itself: fields, and elements with their own use of the arrows. */
export function isWriting(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, select, [contenteditable], [role="slider"]');
}

/** Focuses where the arrows go on from: a thing on the table, or else whatever can have the focus there. */
export function focusTable(root: Element | null | undefined): void {
  const found = ['[data-thing][tabindex="0"]', 'button', '[tabindex="0"]'].map((what) =>
    root?.querySelector<HTMLElement>(`.table ${what}`),
  );
  found.find((element) => element)?.focus();
}
