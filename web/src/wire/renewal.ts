// Reloads the page when the server has another version: once, at the same address, and never in a loop.
const MARK = 'hangar-renewed';
/** A second reload within this time is a loop. */
const SOON = 60_000;

/** Reloads the page unless it has just done so. Returns whether it does. */
export function renewOnce(): boolean {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < SOON) return false;
  sessionStorage.setItem(MARK, String(Date.now()));
  location.reload();
  return true;
}
