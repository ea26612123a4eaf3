// The game checks a build while the person is building.

/** How long nothing must change before the game is asked. */
const SETTLED = 250;

/** What the game says about a build. */
export interface Judgement {
  /** Nothing if it may be played. */
  faults: readonly { what: string; rule: string | null; help: string | null }[];
  /** What was built, in words. */
  words: readonly string[];
}

/** Asks once nothing has changed for a while. Returns a function that cancels the question and its answer. */
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
