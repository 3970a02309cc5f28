/** Measures a page's own time: it stands still while the page waits for an answer of the API, and says when it is used up. */
export class OwnTime {
  readonly #onUsedUp: () => void;
  #leftMs: number;
  #runningSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waits = 0;

  constructor(ms: number, onUsedUp: () => void) {
    this.#leftMs = ms;
    this.#onUsedUp = onUsedUp;
    this.#run();
  }

  /** The page asks the API something. */
  pause(): void {
    this.#waits += 1;
    if (this.#waits > 1 || this.#runningSince === undefined) return;
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#runningSince;
    this.#runningSince = undefined;
  }

  /** One answer is there. */
  resume(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.#runningSince = performance.now();
    this.#timer = setTimeout(this.#onUsedUp, Math.max(0, this.#leftMs));
  }
}
