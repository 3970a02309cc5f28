/** One clock for a call: it ends when its time is up or when whoever asked has left, and says which. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  #state: 'running' | 'late' | 'left' = 'running';

  constructor(ms: number) {
    this.#endsAt = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#end('late');
    }, ms);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }
  get remainingMs(): number {
    return Math.max(0, Math.round(this.#endsAt - performance.now()));
  }
  get isLate(): boolean {
    return this.#state === 'late';
  }
  get isLeft(): boolean {
    return this.#state === 'left';
  }

  /** Whoever asked is gone: the service need not go on. */
  leave(): void {
    this.#end('left');
  }
  /** The answer is there. */
  done(): void {
    clearTimeout(this.#timer);
  }

  #end(state: 'late' | 'left'): void {
    if (this.#state !== 'running') return;
    this.#state = state;
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}
