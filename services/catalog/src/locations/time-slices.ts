import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const sliceMs = 10;

/**
 * Divides background work into slices of 10 ms, between which the event loop serves requests
 * (docs/rules/reliability.md#rel-13-background-work-yields-to-requests-every-10-milliseconds). The work checks `isOver`
 * after each small step and awaits `next` when it is true.
 */
export class TimeSlices {
  readonly #now: () => number;
  #began: number;
  /** Number of times that the work yielded. */
  yields = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#began = now();
  }

  get isOver(): boolean {
    return this.#now() - this.#began >= sliceMs;
  }

  /** Lets the event loop run, then begins the next slice. */
  async next(): Promise<void> {
    this.yields += 1;
    await yieldToEventLoop();
    this.#began = this.#now();
  }
}
