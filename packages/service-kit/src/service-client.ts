import { Pool } from 'undici';
import {
  fillPath,
  type ResponseOf,
  type AnyRoute,
  type InputOf,
  type Lane,
  type ServiceName,
} from '@porchlight/contracts';
import { unavailable } from './http/problem.ts';
import { identityHeader } from './http/http-adapter.ts';
import type { IdentitySigner, Subject } from './identity/identity-signer.ts';

/** Timeouts of calls by lane, in milliseconds. */
const timeouts: Partial<Record<Lane, number>> = {
  write: 10_000,
  login: 10_000,
  checkout: 20_000,
  upload: 60_000,
  export: 20_000,
  webhook: 20_000,
};
const readTimeout = 3_000;

/** Error response of another service, with its status and code. The caller maps it to a message of its own. */
export class ServiceResponseError extends Error {
  override readonly name = 'ServiceResponseError';
  readonly status: number;
  readonly code: string;
  constructor(service: string, status: number, code: string) {
    super(`${service} answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

type PartialInput<R> = Partial<InputOf<R>>;
/** Options of a call besides its input. */
export interface CallOptions {
  readonly requestId?: string;
  readonly language?: string;
  readonly signal?: AbortSignal;
}

/** Request of a call, with the signal that ends it. */
interface ServiceRequest {
  readonly path: string;
  readonly body: object | undefined;
  readonly options: CallOptions;
  readonly deadline: AbortSignal;
}
const lostConnectionCodes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const isConnectionLost = (error: unknown) => lostConnectionCodes.has((error as NodeJS.ErrnoException).code);
const unreachableCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns whether a call of `ServiceClient` failed before the service received it. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && unreachableCodes.has((error.cause as NodeJS.ErrnoException | undefined)?.code);

/** Returns the path of a route with its parameters and query filled in. */
export function buildPath(declared: AnyRoute, params: object | undefined, query: object | undefined): string {
  const path = fillPath(declared.path, (params ?? {}) as Readonly<Record<string, unknown>>);
  const entries = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, String(value)]);
  return entries.length ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}

/**
 * Typed client of the other services, with a signed identity, keep-alive connections and timeouts. An outage throws a
 * 503 problem, an error response a `ServiceResponseError`.
 */
export class ServiceClient {
  readonly #pools = new Map<ServiceName, Pool>();
  readonly #signer: IdentitySigner;
  readonly #self: string;

  constructor(self: string, signer: IdentitySigner, addresses: Partial<Record<ServiceName, string | undefined>>) {
    this.#self = self;
    this.#signer = signer;
    for (const [service, address] of Object.entries(addresses))
      if (address)
        this.#pools.set(
          service as ServiceName,
          new Pool(address, { connections: 20, connect: { timeout: 1_000 }, headersTimeout: 0, bodyTimeout: 0 }),
        );
  }

  /** Calls a route as this service. */
  async call<R extends AnyRoute>(
    declared: R,
    input: PartialInput<R>,
    options: CallOptions = {},
  ): Promise<ResponseOf<R>> {
    const pool = this.#pools.get(declared.service);
    if (!pool)
      throw new Error(
        `${this.#self} has no address for ${declared.service}: set ${declared.service.toUpperCase()}_URL`,
      );
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const timeout = AbortSignal.timeout(timeouts[declared.lane ?? 'read'] ?? readTimeout);
    const response = await this.#send(pool, declared, {
      path: buildPath(declared, params, query),
      body,
      options,
      deadline: timeout,
    });
    if (response.status >= 500 && response.status !== 501) throw unavailable();
    if (response.status >= 400)
      throw new ServiceResponseError(declared.service, response.status, codeOf(response.text));
    return (response.text ? JSON.parse(response.text) : undefined) as ResponseOf<R>;
  }

  /**
   * Sends a request. A read whose connection was lost, such as one that the service closed when idle, is sent once
   * more.
   */
  async #send(pool: Pool, declared: AnyRoute, request: ServiceRequest): Promise<{ status: number; text: string }> {
    try {
      try {
        return await this.#attempt(pool, declared, request);
      } catch (error) {
        if (declared.method !== 'GET' || !isConnectionLost(error)) throw error;
        return await this.#attempt(pool, declared, request);
      }
    } catch (error) {
      throw Object.assign(unavailable(), { cause: error });
    }
  }

  async #attempt(pool: Pool, declared: AnyRoute, { path, body, options, deadline }: ServiceRequest) {
    const subject: Subject = { aud: declared.service, sub: `svc:${this.#self}` };
    const response = await pool.request({
      method: declared.method,
      path,
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
      headers: {
        [identityHeader]: this.#signer.signCached(`svc:${declared.service}`, subject),
        accept: 'application/json',
        ...(options.requestId ? { 'x-request-id': options.requestId } : {}),
        ...(options.language ? { 'accept-language': options.language } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.statusCode, text: await response.body.text() };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }
}

function codeOf(response: string): string {
  try {
    return String((JSON.parse(response) as { code?: unknown }).code ?? 'refused');
  } catch {
    return 'refused';
  }
}
