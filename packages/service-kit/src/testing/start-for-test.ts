import { setImmediate as turn } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ServiceName } from '@porchlight/contracts';
import type { ServiceConfig } from '../config/service-config.ts';
import { withClient } from '../database/provision.ts';
import { identityHeader } from '../http/http-adapter.ts';
import { clientAddressHeader } from '../http/request-context.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import type { RunningService, Service } from '../service/service-definition.ts';
import { guest, type Actor } from './actors.ts';
import { testServerUrl } from './config.ts';
import { cloneDatabase } from './test-database.ts';
import { privateKeyOf, testEnvironment } from './test-keys.ts';

/** Options of a test request. */
export interface TestCall {
  readonly as?: Actor;
  /** Sent as JSON; a buffer is sent unchanged, with the `content-type` given in `headers`. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Client IP address, as the gateway would forward it. */
  readonly ip?: string;
}
/** Response of a test request; `body` is the parsed JSON, or undefined when there is none. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests assert the shape of a response themselves
  readonly bytes: Buffer;
}
/** Requests to a service over real HTTP. */
export interface TestCalls {
  get(path: string, call?: TestCall): Promise<TestResponse>;
  post(path: string, call?: TestCall): Promise<TestResponse>;
  patch(path: string, call?: TestCall): Promise<TestResponse>;
  delete(path: string, call?: TestCall): Promise<TestResponse>;
}
/** Service running on a database of its own. */
export interface TestApp extends RunningService, TestCalls {
  /** Runs a statement with the service's own database role, to arrange or inspect data behind the API. */
  sql<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  readonly databaseUrl: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Starts a service on a clone of its migrated database. `environment` overrides the defaults (`SEED: 'demo'`);
 * `through` returns another address of the same database. Call `stop` in `afterAll`.
 */
export async function startForTest<C extends ServiceConfig>(
  service: Service<C>,
  environment: Readonly<Record<string, string>> = {},
  through = (databaseUrl: string) => databaseUrl,
): Promise<TestApp> {
  const { name } = service.definition;
  const database = await cloneDatabase(testServerUrl(), service.definition);
  const running = await service
    .start({ ...testEnvironment(name, through(database.url)), ...environment })
    .catch(async (error: unknown) => {
      await database.drop();
      throw error;
    });
  await firstRunsOfTasks(database.url, name);
  const { close, ...calls } = callsOf(running.url, name);
  return {
    ...running,
    ...calls,
    databaseUrl: database.url,
    sql: (text, values = []) =>
      withClient(database.url, async (client) => {
        await client.query(`select set_config('search_path', $1, false)`, [`${name}, extensions`]);
        return (await client.query(text, [...values])).rows;
      }),
    async stop() {
      await close();
      await running.stop();
      await database.drop();
    },
  };
}

/**
 * Waits for the recurring tasks that are due at the start. Otherwise they would run beside the first tests, and find
 * the rows of these.
 */
const firstRunsOfTasks = (databaseUrl: string, schema: string) =>
  withClient(databaseUrl, async (client) => {
    await client.query(`select set_config('search_path', $1, false)`, [schema]);
    const due = `
      select from job where kind = 'task' and key = name and state in ('ready', 'running') and run_at <= now()`;
    while ((await client.query(due)).rowCount) await turn();
  });

/** Returns the requests to a service at an address; `close` ends its connections. */
export function callsOf(url: string, audience: ServiceName): TestCalls & { close(): Promise<void> } {
  const pool = new Pool(url);
  const request =
    (method: Method) =>
    (path: string, call: TestCall = {}) =>
      send(pool, { method, path, call, audience });
  return {
    get: request('GET'),
    post: request('POST'),
    patch: request('PATCH'),
    delete: request('DELETE'),
    close: () => pool.destroy(),
  };
}

const signers = new Map<string, IdentitySigner>();
/** Returns the identity header value that the gateway or a service would send for an actor. */
export function identityOf({ issuer, subject }: Actor, audience: ServiceName): string {
  const signer = signers.get(issuer) ?? new IdentitySigner(issuer, privateKeyOf(issuer));
  signers.set(issuer, signer);
  return signer.sign({ ...subject, aud: audience });
}

async function send(
  pool: Pool,
  { method, path, call, audience }: { method: Method; path: string; call: TestCall; audience: ServiceName },
): Promise<TestResponse> {
  const response = await pool.request({
    method,
    path,
    headers: {
      [identityHeader]: identityOf(call.as ?? guest, audience),
      [clientAddressHeader]: call.ip ?? '203.0.113.7',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: Buffer.isBuffer(call.body) ? call.body : JSON.stringify(call.body) }),
  });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const isJson =
    String(response.headers['content-type'] ?? '').includes('json') &&
    bytes.length > 0 &&
    response.headers['content-encoding'] === undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
  };
}
