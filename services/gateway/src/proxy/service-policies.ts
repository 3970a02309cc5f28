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
import { laneLimits, type GatewayLane } from './lanes.ts';

/** Failed attempt to call a service, as counted by the circuit breaker. */
export class ServiceFailure extends Error {
  /** Whether the connection failed or was cut; then a GET may be retried. */
  readonly isConnectionLost: boolean;
  constructor(isConnectionLost: boolean, options?: ErrorOptions) {
    super('service failure', options);
    this.isConnectionLost = isConnectionLost;
  }
}

const breakerSampling = { threshold: 0.5, duration: 10_000, minimumRps: 2 };
/** Maximum time in milliseconds before an open circuit breaker becomes half-open. */
export const maxOpenMs = 5_000;
// The first attempt follows after 1 s, because a database recovers within seconds; each failed attempt doubles the
// wait.
const halfOpenBackoff = new ExponentialBackoff({
  initialDelay: 1_000,
  maxDelay: maxOpenMs,
  exponent: 2,
  generator: noJitterGenerator,
});

/** Circuit breaker and bulkhead per service and lane, created on first use. */
export class ServicePolicies {
  readonly #policies = new Map<string, IPolicy>();
  constructor(private readonly onBreak: (circuit: string) => void) {}

  policyFor(service: string, lane: GatewayLane): IPolicy {
    const circuit = `${service} ${lane}`;
    const policy = this.#policies.get(circuit) ?? this.#create(circuit, lane);
    this.#policies.set(circuit, policy);
    return policy;
  }

  #create(circuit: string, lane: GatewayLane): IPolicy {
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof ServiceFailure),
      { halfOpenAfter: halfOpenBackoff, breaker: new SamplingBreaker(breakerSampling) },
    );
    breaker.onBreak(() => {
      this.onBreak(circuit);
    });
    const { maxConcurrent, maxQueued } = laneLimits[lane];
    return wrap(bulkhead(maxConcurrent, maxQueued), breaker);
  }
}
