// What a game shows to those who learn it: a lesson to play, and pictures to read.
import { getJson } from './http';
import type { Heard, Message, Scene } from './types';

/** A position of the lesson. */
export interface Moment {
  /** What to look at, or what to do. */
  words: Message;
  scene: Scene;
  /** The answer that is right here; null where there is only something to see. */
  answer: string | null;
  /** What to say when it was given. */
  after: Message | null;
  /** What the answer brings. */
  effect?: Effect | null;
  /** Why other answers are not the right ones. */
  others?: { answer: string; why: Message }[];
}

export interface Effect {
  events: Heard[];
  scene: Scene;
}

export interface Picture {
  words: Message;
  scene: Scene;
}

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const lesson = (game: string) => getJson<Moment[]>(`${of(game)}/lesson`);
export const pictures = (game: string) => getJson<Picture[]>(`${of(game)}/pictures`);
