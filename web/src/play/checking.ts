// What is built is looked at by the game while it is built.

/** So long nothing must be changed before the game is asked. */
const SETTLED = 250;

/** What the game says to something that was built. */
export interface Judgement {
  /** Nothing where it may be played. */
  faults: readonly { what: string; rule: string | null; help: string | null }[];
  /** What was built, in words. */
  words: readonly string[];
}

/** Asks once nothing has changed for a while. Whoever calls the function that comes back hears of it no more. */
export function settled<T>(ask: () => Promise<T>, hear: (answer: T | null) => void): () => void {
  let over = false;
  const timer = setTimeout(async () => {
    const answer = await ask().catch(() => null);
    if (!over) hear(answer);
  }, SETTLED);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
