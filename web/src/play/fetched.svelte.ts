// The data of a page: on its way, here, or not available.

export class Fetched<T> {
  /** Null while it is on its way, and if there is none. */
  value: T | null = $state.raw(null);
  here = $state(false);
  /** Why it is not available. */
  fault: unknown = $state.raw(null);
  private readonly fetch: () => Promise<T | null>;
  private asked = 0;

  constructor(fetch: () => Promise<T | null>) {
    this.fetch = fetch;
  }

  /** Fetches it again, and ignores the answers to earlier requests. */
  async load(): Promise<void> {
    const mine = (this.asked += 1);
    [this.value, this.here, this.fault] = [null, false, null];
    try {
      const value = await this.fetch();
      if (mine === this.asked) [this.value, this.here] = [value, true];
    } catch (fault) {
      if (mine === this.asked) this.fault = fault;
    }
  }
}
