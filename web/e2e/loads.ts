// What a page loads: the bytes that come over the wire, counted by the browser.
import type { Page } from '@playwright/test';

/** Bytes by kind of content: Document, Script, Stylesheet, Font, Fetch, WebSocket, … */
export type Loaded = ReadonlyMap<string, number>;

/** Begins to count what this page loads. What the browser has kept costs nothing; heads of answers count. */
export async function counted(page: Page): Promise<Loaded> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  const add = (kind: string, more: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + more);
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(kinds.get(requestId) ?? 'Other', encodedDataLength),
  );
  session.on('Network.webSocketFrameReceived', ({ response }) =>
    add('WebSocket', Buffer.byteLength(response.payloadData, response.opcode === 1 ? 'utf8' : 'base64')),
  );
  await session.send('Network.enable');
  return bytes;
}

/** All bytes together. */
export const total = (loaded: Loaded): number => [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);

/** The same in words. */
export const said = (loaded: Loaded): string =>
  [...loaded].map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)} kB`).join('   ');
