import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { Pool, type Dispatcher } from 'undici';
import type { ServiceName } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { words } from '../words.ts';
import type { Deadline } from './deadline.ts';
import type { GatewayLane } from './lanes.ts';
import { breakMs, Protections, ServiceFailure } from './protection.ts';
import { RetryBudget } from './retry-budget.ts';

/** One call on its way to a service. `path` is below the service's root, with its query. */
export interface ServiceCall {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly lane: GatewayLane;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}
/** What came back: small bodies whole, large ones as they flow. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/** Answers up to this size are taken whole: cheaper than a stream, and they can be kept and tried again. */
const wholeUpTo = 64 * 1024;
const tries = 3;
const pauseMs = () => 50 + Math.random() * 950;
// Answers by which a service says that it cannot, rather than that it will not.
const failing = new Set([502, 503, 504]);

/** Carries calls to the services: deadline, bulkhead, breaker, and a second try for what only reads. */
export class ServiceProxy {
  readonly #pools: ReadonlyMap<string, Pool>;
  readonly #protections: Protections;
  readonly #budget = new RetryBudget();

  constructor(addresses: Readonly<Partial<Record<ServiceName, string | undefined>>>, onBreak: (place: string) => void) {
    this.#protections = new Protections(onBreak);
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

  /** Throws a 503 or 504 problem when the service cannot answer in time. */
  async send(call: ServiceCall, deadline: Deadline): Promise<ServiceAnswer> {
    this.#budget.earn();
    const policy = this.#protections.of(call.service, call.lane);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await policy.execute(() => this.#attempt(call, deadline), deadline.signal);
      } catch (error) {
        if (!this.#mayTryAgain(call, error, attempt, deadline)) return this.#giveUp(error, deadline);
        await wait(pauseMs());
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #giveUp(error: unknown, deadline: Deadline): ServiceAnswer {
    deadline.done();
    if (error instanceof FailingAnswer) return error.answer;
    throw refusalOf(error, deadline);
  }

  #mayTryAgain(call: ServiceCall, error: unknown, attempt: number, deadline: Deadline): boolean {
    const isWorthIt = call.method === 'GET' && error instanceof ServiceFailure && error.isCut && attempt < tries;
    return isWorthIt && !deadline.signal.aborted && deadline.remainingMs > 1_000 && this.#budget.spend();
  }

  async #attempt(call: ServiceCall, deadline: Deadline): Promise<ServiceAnswer> {
    const pool = this.#pools.get(call.service);
    if (!pool) throw new ServiceFailure(false);
    try {
      const answer = await pool.request({
        method: call.method,
        path: call.path,
        signal: deadline.signal,
        body: call.body ?? null,
        headers: { ...call.headers, 'x-porchlight-deadline': String(deadline.remainingMs) },
      });
      return failing.has(answer.statusCode) ? await refusedAnswer(answer) : await answerOf(answer, deadline);
    } catch (error) {
      if (deadline.isLeft || error instanceof FailingAnswer) throw error;
      throw new ServiceFailure(!deadline.isLate, { cause: error });
    }
  }
}

// The service itself said 503: its words go out as they are, but the breaker counts it.
class FailingAnswer extends ServiceFailure {
  readonly answer: ServiceAnswer;
  constructor(answer: ServiceAnswer) {
    super(false);
    this.answer = answer;
  }
}

async function refusedAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<never> {
  throw new FailingAnswer({ status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) });
}

async function answerOf(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  deadline: Deadline,
): Promise<ServiceAnswer> {
  const announced = Number(headers['content-length'] ?? (statusCode === 204 || statusCode === 304 ? 0 : Infinity));
  if (announced > wholeUpTo) {
    body.once('close', () => {
      deadline.done();
    });
    return { status: statusCode, headers, body };
  }
  const whole = Buffer.from(await body.arrayBuffer());
  deadline.done();
  return { status: statusCode, headers, body: whole };
}

function refusalOf(error: unknown, deadline: Deadline): unknown {
  if (deadline.isLate) return new Problem(504, 'too-slow', words.tooSlow, { retryAfter: 2 });
  if (isBrokenCircuitError(error)) return new Problem(503, 'unavailable', words.notNow, { retryAfter: breakMs / 1000 });
  if (isBulkheadRejectedError(error))
    return new Problem(503, 'busy', words.busy, { retryAfter: 1 + Math.floor(Math.random() * 5) });
  return error instanceof ServiceFailure ? new Problem(503, 'unavailable', words.notNow, { retryAfter: 2 }) : error;
}
