import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AnyRoute } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { words } from '../words.ts';

const everyMs = 1_000;
/** Seconds in a row that must be late: one slow page, or one collection of garbage, is no overload. */
const secondsInARow = 3;
// What is missed least goes first. Sign-in, money and everything that was begun always pass.
const shedding: readonly { readonly aboveMs: number; readonly holds: (route: AnyRoute) => boolean }[] = [
  { aboveMs: 100, holds: ({ path }) => path === '/activity' },
  { aboveMs: 200, holds: ({ path }) => path.startsWith('/listings-autocomplete') },
  { aboveMs: 400, holds: ({ lane, path }) => lane === 'search' || path.includes('map-marker') },
];

/** Whether a call must wait outside while the event loop is this late (99th percentile, ms). */
export const isShed = (route: AnyRoute, delayMs: number): boolean =>
  shedding.some(({ aboveMs, holds }) => delayMs > aboveMs && holds(route));

/** How late the event loop has been all the while: the best of the last seconds, once there are enough of them. */
export const latenessOf = (seconds: readonly number[]): number =>
  seconds.length < secondsInARow ? 0 : Math.min(...seconds.slice(-secondsInARow));

/** Watches how late the event loop is and turns calls away, the least needed first. */
export class Overload {
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #seconds: readonly number[] = [];

  constructor() {
    this.#delay.enable();
    this.#timer = setInterval(() => {
      this.#seconds = [...this.#seconds.slice(1 - secondsInARow), this.#delay.percentile(99) / 1e6 - 20];
      this.#delay.reset();
    }, everyMs);
    this.#timer.unref();
  }

  /** Throws a 503 problem for a call that can wait. */
  check(route: AnyRoute): void {
    if (isShed(route, latenessOf(this.#seconds)))
      throw new Problem(503, 'busy', words.busy, { retryAfter: 1 + Math.floor(Math.random() * 5) });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}
