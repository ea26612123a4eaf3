// Short notices that come up, are read out, and go by themselves.
import { reasonOf } from '../wire/desk.svelte';
import type { Message } from '../wire/types';

export interface Toast {
  id: number;
  said: Message;
  bad: boolean;
}

const LASTS = 8_000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function notify(said: Message, bad = false): void {
  last += 1;
  const id = last;
  toasts.push({ id, said, bad });
  setTimeout(() => dismiss(id), LASTS);
}

/** Shows why something failed. */
export function complain(fault: unknown): void {
  notify(reasonOf(fault).why, true);
}

/** Runs something that may fail, and shows why if it does. Returns whether it succeeded. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (fault) {
    complain(fault);
    return false;
  }
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
