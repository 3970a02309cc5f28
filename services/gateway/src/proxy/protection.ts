import {
  bulkhead,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
  SamplingBreaker,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { laneRules, type GatewayLane } from './lanes.ts';

/** What one attempt at a service ended with, as far as the breaker is concerned. */
export class ServiceFailure extends Error {
  /** Nothing of the call reached the service, or it was cut: a GET may be tried again. */
  readonly isCut: boolean;
  constructor(isCut: boolean, options?: ErrorOptions) {
    super('service failure', options);
    this.isCut = isCut;
  }
}

const sampled = { threshold: 0.5, duration: 10_000, minimumRps: 2 };
/** How long an open breaker keeps a service in peace at most, in ms. */
export const breakMs = 5_000;
// The first look is soon, for a database is back within seconds; every look in vain doubles the peace.
const peace = new ExponentialBackoff({
  initialDelay: 1_000,
  maxDelay: breakMs,
  exponent: 2,
  generator: noJitterGenerator,
});

/** A breaker and a bulkhead for each service and lane, made at the first call. */
export class Protections {
  readonly #policies = new Map<string, IPolicy>();
  readonly #onBreak: (place: string) => void;
  constructor(onBreak: (place: string) => void) {
    this.#onBreak = onBreak;
  }

  of(service: string, lane: GatewayLane): IPolicy {
    const place = `${service} ${lane}`;
    const made = this.#policies.get(place) ?? this.#make(place, lane);
    this.#policies.set(place, made);
    return made;
  }

  #make(place: string, lane: GatewayLane): IPolicy {
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof ServiceFailure),
      { halfOpenAfter: peace, breaker: new SamplingBreaker(sampled) },
    );
    breaker.onBreak(() => {
      this.#onBreak(place);
    });
    const { running, waiting } = laneRules[lane];
    return wrap(bulkhead(running, waiting), breaker);
  }
}
