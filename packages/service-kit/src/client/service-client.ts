import { Pool } from 'undici';
import type { AnswerOf, AnyRoute, InputOf, Lane, ServiceName } from '@porchlight/contracts';
import { unavailable } from '../http/problem.ts';
import { identityHeader } from '../http/http-adapter.ts';
import type { IdentitySigner, Subject } from '../identity/identity-signer.ts';

/** Milliseconds that a call may take, by its lane. */
const deadlines: Partial<Record<Lane, number>> = {
  write: 10_000,
  login: 10_000,
  checkout: 20_000,
  upload: 60_000,
  export: 20_000,
  webhook: 20_000,
};
const readDeadline = 3_000;

/** Another service refused a call: its status and code, for the caller to turn into words of its own. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly status: number;
  readonly code: string;
  constructor(service: string, status: number, code: string) {
    super(`${service} answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

type Given<R> = Partial<InputOf<R>>;
/** What a call may be told beside its input. */
export interface CallOptions {
  readonly requestId?: string;
  readonly language?: string;
  readonly signal?: AbortSignal;
}

const text = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** The path of a declared call with its parameters and query filled in. */
export function pathOf(declared: AnyRoute, params: object | undefined, query: object | undefined): string {
  const path = declared.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(text((params as Record<string, unknown>)[key])),
  );
  const entries = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, text(value)]);
  return entries.length ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}

/** Typed calls to other services: own identity, kept connections, a deadline. An outage is a 503 problem, a refusal a `ServiceRefused`. */
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

  /** Makes a declared call as this service. */
  async call<R extends AnyRoute>(declared: R, input: Given<R>, options: CallOptions = {}): Promise<AnswerOf<R>> {
    const pool = this.#pools.get(declared.service);
    if (!pool)
      throw new Error(
        `${this.#self} does not know where ${declared.service} listens: set ${declared.service.toUpperCase()}_URL`,
      );
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const deadline = AbortSignal.timeout(deadlines[declared.lane ?? 'read'] ?? readDeadline);
    const answer = await this.#ask(pool, declared, { path: pathOf(declared, params, query), body, options, deadline });
    if (answer.status >= 500 && answer.status !== 501) throw unavailable();
    if (answer.status >= 400) throw new ServiceRefused(declared.service, answer.status, codeOf(answer.text));
    return (answer.text ? JSON.parse(answer.text) : undefined) as AnswerOf<R>;
  }

  async #ask(
    pool: Pool,
    declared: AnyRoute,
    {
      path,
      body,
      options,
      deadline,
    }: { path: string; body: object | undefined; options: CallOptions; deadline: AbortSignal },
  ) {
    const subject: Subject = { aud: declared.service, sub: `svc:${this.#self}` };
    try {
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
    } catch (error) {
      throw Object.assign(unavailable(), { cause: error });
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }
}

function codeOf(answer: string): string {
  try {
    return String((JSON.parse(answer) as { code?: unknown }).code ?? 'refused');
  } catch {
    return 'refused';
  }
}
