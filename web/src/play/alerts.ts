// Calling the reader: the title of the page, a short sound, a notification; each only when it is wanted.
import { settings } from './settings.svelte';

let speaker: AudioContext | null = null;

/** Two short tones, the second higher. */
export function chime(): void {
  speaker ??= new AudioContext();
  const begin = speaker.currentTime;
  for (const [pitch, at] of [
    [392, 0],
    [587, 0.12],
  ] as const) {
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin + at);
    volume.gain.linearRampToValueAtTime(0.12, begin + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + 0.25);
    tone.connect(volume).connect(speaker.destination);
    tone.start(begin + at);
    tone.stop(begin + at + 0.3);
  }
}

/** Asks the browser whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It is the reader's turn: called once for each question. */
export function call(title: string, body: string): void {
  if (settings.sound) chime();
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
