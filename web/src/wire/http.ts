// The server's pages: questions over plain HTTP, with faults that can be said in the reader's language.
import { whole } from './usual';
import type { BoutCard, Device, Fault, GameCard, Me, Message, PersonId, TableCard } from './types';

/** A page did not answer with what was asked for. */
export class PageFault extends Error {
  readonly status: number;
  readonly code: string;
  /** The reason in the reader's language. Nothing if the server could not be reached at all. */
  readonly why: Message | null;

  constructor(status: number, fault: Partial<Fault>) {
    super(fault.words ?? `status ${status}`);
    this.status = status;
    this.code = fault.code ?? 'unreachable';
    this.why = fault.why ?? null;
  }
}

/** Addresses of content that only another program changes. The browser keeps it: it asks for it once. */
const KEPT = (document.querySelector<HTMLMetaElement>('meta[name="kept"]')?.content ?? '').split(' ');
/** Where a page's content is kept, if the page that the server sent says so. */
const kept = (path: string) => KEPT.find((address) => address.startsWith(`${path}?`)) ?? path;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new PageFault(0, {});
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => ({}))) as Partial<Fault>;
  throw new PageFault(response.status, fault);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

export async function getJson<T>(path: string): Promise<T> {
  return json<T>('GET', path);
}

/** The same of a page with scenes or cards. */
export async function getWhole<T>(path: string): Promise<T> {
  return whole(await getJson<T>(path));
}

export async function postJson<T>(path: string, body: unknown): Promise<T> {
  return json<T>('POST', path, body);
}

const part = encodeURIComponent;

/** This device's person, as a new guest if it has none. */
export const asGuest = (name?: string) => json<Me>('POST', '/api/guest', name === undefined ? {} : { name });
export const me = () => json<Me>('GET', '/api/me');
export const rename = (name: string) => json<Me>('PATCH', '/api/me', { name });
export const signIn = (login: string, password: string) =>
  json<Me>('POST', '/api/login', { login, password });
export const signOut = () => ask('POST', '/api/logout');
export const setLogin = (login: string, password: string, old: string | null) =>
  json<Me>('PUT', '/api/me/login', { login, password, old });
export const signOutOthers = () => ask('DELETE', '/api/me/devices');
export const devices = () => json<Device[]>('GET', '/api/me/devices');
export const signOutDevice = (id: string | number) => ask('DELETE', `/api/me/devices/${part(id)}`);
export const deleteAccount = (name: string, password: string | null) =>
  ask('DELETE', '/api/me', { name, password });
/** The persons whom the reader has muted. */
export const muted = () => json<[PersonId, string][]>('GET', '/api/me/muted');
export const games = () => json<GameCard[]>('GET', kept('/api/games'));
export const rules = (game: string) => getText(`/api/games/${part(game)}/rules`);
/** The languages that the server has words in. */
export const languages = () => json<string[]>('GET', '/api/words');
/** The server's words of a language. */
export const words = (language: string) => getText(kept(`/api/words/${part(language)}`));
export const tables = () => json<TableCard[]>('GET', '/api/tables');
export const table = (id: number) => json<TableCard>('GET', `/api/tables/${id}`);
export const invited = (token: string) => json<TableCard>('GET', `/api/links/${part(token)}`);
export const bouts = (before?: number) =>
  json<BoutCard[]>('GET', before === undefined ? '/api/bouts' : `/api/bouts?before=${before}`);
export const bout = (id: string) => json<BoutCard>('GET', `/api/bouts/${part(id)}`);
