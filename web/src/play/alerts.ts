// Calling the reader: a short sound, a notification; each only when it is wanted.
import { ringAsked } from './ringing';
import { settings } from './settings.svelte';

/** Asks the browser whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It is the reader's turn: called once for each question. */
export function call(title: string, body: string): void {
  ringAsked();
  if (
    settings.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const shown = new Notification(title, { body, tag: 'hangar-turn' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}
