/** Deadline of one call: aborts its signal when the time is up or the client disconnects, and records which. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  #state: 'running' | 'exceeded' | 'cancelled' = 'running';

  constructor(ms: number) {
    this.#endsAt = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#end('exceeded');
    }, ms);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }
  get remainingMs(): number {
    return Math.max(0, Math.round(this.#endsAt - performance.now()));
  }
  get isExceeded(): boolean {
    return this.#state === 'exceeded';
  }
  get isCancelled(): boolean {
    return this.#state === 'cancelled';
  }

  /** Cancels the call because the client disconnected. */
  cancel(): void {
    this.#end('cancelled');
  }
  /** Stops the timer once the response is complete. */
  done(): void {
    clearTimeout(this.#timer);
  }

  #end(state: 'exceeded' | 'cancelled'): void {
    if (this.#state !== 'running') return;
    this.#state = state;
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}
