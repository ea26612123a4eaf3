// Loading the page anew when the server speaks otherwise: once, at the same address, and never in a circle.
const MARK = 'hangar-renewed';
/** A second time within this is a circle. */
const SOON = 60_000;

/** Loads the page anew unless that was done just now; says whether it does. */
export function renewOnce(): boolean {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < SOON) return false;
  sessionStorage.setItem(MARK, String(Date.now()));
  location.reload();
  return true;
}
