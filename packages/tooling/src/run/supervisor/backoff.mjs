const MIN_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;
const WINDOW_MS = 60_000;
const MAX_EXITS = 4;

/**
 * Exponential backoff of restarts: 0.2 s doubling to 5 s; `next` returns undefined after the fifth exit in a minute.
 */
export class Backoff {
  #exits = [];

  next(now = performance.now()) {
    this.#exits = [...this.#exits.filter((at) => now - at < WINDOW_MS), now];
    if (this.#exits.length > MAX_EXITS) return undefined;
    return Math.min(MIN_DELAY_MS * 2 ** (this.#exits.length - 1), MAX_DELAY_MS);
  }
}
