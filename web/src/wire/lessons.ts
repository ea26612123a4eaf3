// What a game shows to people who learn it: a lesson to play, and pictures to read.
import { getWhole } from './http';
import type { LessonPage, Picture } from './types';

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const lesson = (game: string) => getWhole<LessonPage[]>(`${of(game)}/lesson`);
export const pictures = (game: string) => getWhole<Picture[]>(`${of(game)}/pictures`);
