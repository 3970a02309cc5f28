const SHORTEST_MS = 200;
const LONGEST_MS = 5000;
const WINDOW_MS = 60_000;
const EXITS_ALLOWED = 4;

/** How long to wait before something that exited is started again: 0.2 s doubling to 5 s; undefined after the fifth exit in a minute. */
export class Backoff {
  #exits = [];

  next(now = performance.now()) {
    this.#exits = [...this.#exits.filter((at) => now - at < WINDOW_MS), now];
    if (this.#exits.length > EXITS_ALLOWED) return undefined;
    return Math.min(SHORTEST_MS * 2 ** (this.#exits.length - 1), LONGEST_MS);
  }
}
