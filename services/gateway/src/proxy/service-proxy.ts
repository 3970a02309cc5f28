import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { Pool, type Dispatcher } from 'undici';
import type { ServiceName } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import type { Deadline } from './deadline.ts';
import type { GatewayLane } from './lanes.ts';
import { maxOpenMs, ServicePolicies, ServiceFailure } from './service-policies.ts';
import { RetryBudget } from './retry-budget.ts';

/** Call to a service. `path` is relative to the service's root and includes the query. */
export interface ServiceCall {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly lane: GatewayLane;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | Readable;
}
/** Response of a service: small bodies are buffered, large ones are streamed. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/** Maximum body size in bytes that is buffered: cheaper than a stream, and such responses can be cached. */
const maxBufferedBytes = 64 * 1024;
const maxAttempts = 3;
const retryDelayMs = () => 50 + Math.random() * 950;
// Status codes that count as failures of the service rather than rejections.
const failureStatuses = new Set([502, 503, 504]);

/** Forwards calls to the services with a deadline, bulkhead, circuit breaker and retries of reads. */
export class ServiceProxy {
  readonly #pools: ReadonlyMap<string, Pool>;
  readonly #policies: ServicePolicies;
  readonly #budget = new RetryBudget();

  constructor(
    addresses: Readonly<Partial<Record<ServiceName, string | undefined>>>,
    onBreak: (circuit: string) => void,
  ) {
    this.#policies = new ServicePolicies(onBreak);
    this.#pools = new Map(
      Object.entries(addresses).flatMap(([service, address]) =>
        address === undefined
          ? []
          : [
              [
                service,
                new Pool(address, {
                  connections: 256,
                  connect: { timeout: 1_000 },
                  keepAliveTimeout: 30_000,
                  headersTimeout: 0,
                  bodyTimeout: 0,
                }),
              ],
            ],
      ),
    );
  }

  /** Sends a call. Throws a 503 or 504 problem when the service does not respond in time. */
  async send(call: ServiceCall, deadline: Deadline): Promise<ServiceResponse> {
    this.#budget.earn();
    const policy = this.#policies.policyFor(call.service, call.lane);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await policy.execute(() => this.#attempt(call, deadline), deadline.signal);
      } catch (error) {
        if (!this.#canRetry(call, error, attempt, deadline)) return this.#giveUp(error, deadline);
        await wait(retryDelayMs());
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #giveUp(error: unknown, deadline: Deadline): ServiceResponse {
    deadline.done();
    if (error instanceof FailureResponse) return error.response;
    throw toProblem(error, deadline);
  }

  #canRetry(call: ServiceCall, error: unknown, attempt: number, deadline: Deadline): boolean {
    const isRetryable =
      call.method === 'GET' && error instanceof ServiceFailure && error.isConnectionLost && attempt < maxAttempts;
    return isRetryable && !deadline.signal.aborted && deadline.remainingMs > 1_000 && this.#budget.spend();
  }

  async #attempt(call: ServiceCall, deadline: Deadline): Promise<ServiceResponse> {
    const pool = this.#pools.get(call.service);
    if (!pool) throw new ServiceFailure(false);
    try {
      const response = await pool.request({
        method: call.method,
        path: call.path,
        signal: deadline.signal,
        body: call.body ?? null,
        headers: { ...call.headers, 'x-porchlight-deadline': String(deadline.remainingMs) },
      });
      return failureStatuses.has(response.statusCode)
        ? await throwFailureResponse(response)
        : await toServiceResponse(response, deadline);
    } catch (error) {
      // A problem is one of the request's body: no failure of the service.
      if (deadline.isCancelled || error instanceof Problem || error instanceof FailureResponse) throw error;
      throw new ServiceFailure(!deadline.isExceeded, { cause: error });
    }
  }
}

// Failed attempt with a response (502, 503, 504): it is forwarded unchanged, but the circuit breaker counts it.
class FailureResponse extends ServiceFailure {
  readonly response: ServiceResponse;
  constructor(response: ServiceResponse) {
    super(false);
    this.response = response;
  }
}

async function throwFailureResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<never> {
  throw new FailureResponse({ status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) });
}

async function toServiceResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  deadline: Deadline,
): Promise<ServiceResponse> {
  const announced = Number(headers['content-length'] ?? (statusCode === 204 || statusCode === 304 ? 0 : Infinity));
  if (announced > maxBufferedBytes) {
    body.once('close', () => {
      deadline.done();
    });
    return { status: statusCode, headers, body };
  }
  const buffered = Buffer.from(await body.arrayBuffer());
  deadline.done();
  return { status: statusCode, headers, body: buffered };
}

function toProblem(error: unknown, deadline: Deadline): unknown {
  if (deadline.isExceeded) return new Problem(504, 'too-slow', messages.tooSlow, { retryAfter: 2 });
  if (isBrokenCircuitError(error))
    return new Problem(503, 'unavailable', messages.notNow, { retryAfter: maxOpenMs / 1000 });
  if (isBulkheadRejectedError(error))
    return new Problem(503, 'busy', messages.busy, { retryAfter: 1 + Math.floor(Math.random() * 5) });
  return error instanceof ServiceFailure ? new Problem(503, 'unavailable', messages.notNow, { retryAfter: 2 }) : error;
}
