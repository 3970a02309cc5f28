/** Coalesces concurrent work: while the work of a key runs, further callers of the key share its promise. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** Number of keys whose work is running. */
  get size(): number {
    return this.#running.size;
  }

  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
