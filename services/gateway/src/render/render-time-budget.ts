/**
 * Time budget of rendering a page: the clock stops while the page waits for API responses; calls back when the budget
 * is exhausted.
 */
export class RenderTimeBudget {
  readonly #onExhausted: () => void;
  #leftMs: number;
  #runningSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waits = 0;

  constructor(ms: number, onExhausted: () => void) {
    this.#leftMs = ms;
    this.#onExhausted = onExhausted;
    this.#run();
  }

  /** Stops the clock while an API call is pending. */
  pause(): void {
    this.#waits += 1;
    if (this.#waits > 1 || this.#runningSince === undefined) return;
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#runningSince;
    this.#runningSince = undefined;
  }

  /** Restarts the clock when the last pending API call is complete. */
  resume(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.#runningSince = performance.now();
    this.#timer = setTimeout(this.#onExhausted, Math.max(0, this.#leftMs));
  }
}
