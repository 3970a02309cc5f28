/** Work that repeats in an interval, never twice at once. */
export class RepeatedWork {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** @param work must not reject */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly everyMs: number,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.work());
    }, this.everyMs);
    this.#timer.unref();
  }

  /** Waits for work in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
