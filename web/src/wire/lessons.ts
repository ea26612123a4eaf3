// What a game shows to people who learn it: a lesson to play, and pictures to read.
import { getJson } from './http';
import type { LessonPage, Picture } from './types';

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const lesson = (game: string) => getJson<LessonPage[]>(`${of(game)}/lesson`);
export const pictures = (game: string) => getJson<Picture[]>(`${of(game)}/pictures`);
