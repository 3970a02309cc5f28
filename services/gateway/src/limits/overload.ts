import { monitorEventLoopDelay, performance, type EventLoopUtilization } from 'node:perf_hooks';
import type { AnyRoute } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';

const sampleIntervalMs = 1_000;
/**
 * Number of consecutive seconds with a late event loop that count as overload; a single slow page or garbage collection
 * does not.
 */
const consecutiveSeconds = 3;
/**
 * Share of a second that an overloaded event loop works. One that is late while it mostly waits shares its processor
 * with other programs, which shedding does not relieve.
 */
const minUtilization = 0.7;
// The least important calls are rejected first: activity tracking, autocomplete, then search and map markers. All other
// calls, such as login and checkout, always pass.
const sheddingRules: readonly { readonly aboveMs: number; readonly matches: (route: AnyRoute) => boolean }[] = [
  { aboveMs: 100, matches: ({ path }) => path === '/activity' },
  { aboveMs: 200, matches: ({ path }) => path.startsWith('/listings-autocomplete') },
  { aboveMs: 400, matches: ({ lane, path }) => lane === 'search' || path.includes('map-marker') },
];

/** Returns whether a call is rejected at this event loop delay (99th percentile, in milliseconds). */
export const isShed = (route: AnyRoute, delayMs: number): boolean =>
  sheddingRules.some(({ aboveMs, matches }) => delayMs > aboveMs && matches(route));

/** Returns the sustained event loop delay: the minimum of the last seconds, or 0 until there are enough samples. */
export const sustainedDelay = (seconds: readonly number[]): number =>
  seconds.length < consecutiveSeconds ? 0 : Math.min(...seconds.slice(-consecutiveSeconds));

/** Returns the delay of a second that counts: none while the event loop was mostly idle. */
export const countedDelay = (delayMs: number, utilization: number): number =>
  utilization < minUtilization ? 0 : delayMs;

/** Sheds load: measures the event loop delay and rejects calls, the least important first. */
export class Overload {
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #seconds: readonly number[] = [];
  #measured: EventLoopUtilization = performance.eventLoopUtilization();

  constructor() {
    this.#delay.enable();
    this.#timer = setInterval(() => {
      const { utilization } = performance.eventLoopUtilization(this.#measured);
      const second = countedDelay(this.#delay.percentile(99) / 1e6 - 20, utilization);
      this.#seconds = [...this.#seconds.slice(1 - consecutiveSeconds), second];
      this.#measured = performance.eventLoopUtilization();
      this.#delay.reset();
    }, sampleIntervalMs);
    this.#timer.unref();
  }

  /** Throws a 503 problem for a call that is shed. */
  check(route: AnyRoute): void {
    if (isShed(route, sustainedDelay(this.#seconds)))
      throw new Problem(503, 'busy', messages.busy, { retryAfter: 1 + Math.floor(Math.random() * 5) });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}
