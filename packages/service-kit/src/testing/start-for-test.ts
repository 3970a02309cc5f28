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

/** What a test call may say beside its path. */
export interface TestCall {
  readonly as?: Actor;
  /** Sent as JSON; a buffer as it is, with the `content-type` that the headers say. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The person's network address, as the gateway would tell it. */
  readonly ip?: string;
}
/** An answer as a test looks at it; `body` is the parsed JSON, or undefined when there is none. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test says what it expects of an answer, the compiler cannot
  readonly bytes: Buffer;
}
/** A service that runs on a database of its own, spoken to over real HTTP. */
export interface TestApp extends RunningService {
  get(path: string, call?: TestCall): Promise<TestAnswer>;
  post(path: string, call?: TestCall): Promise<TestAnswer>;
  patch(path: string, call?: TestCall): Promise<TestAnswer>;
  delete(path: string, call?: TestCall): Promise<TestAnswer>;
  /** Rows of a statement with the service's own role: what a test arranges or looks up behind the API. */
  sql<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  readonly databaseUrl: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Starts a service on a clone of its migrated database. Variables override the defaults (`SEED: 'demo'`). Stop it in `afterAll`. */
export async function startForTest<C extends ServiceConfig>(
  service: Service<C>,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const { name } = service.definition;
  const database = await cloneDatabase(testServerUrl(), service.definition);
  const running = await service
    .start({ ...testEnvironment(name, database.url), ...environment })
    .catch(async (error: unknown) => {
      await database.drop();
      throw error;
    });
  const pool = new Pool(running.url);
  const ask =
    (method: Method) =>
    (path: string, call: TestCall = {}) =>
      send(pool, { method, path, call, audience: name });
  return {
    ...running,
    databaseUrl: database.url,
    get: ask('GET'),
    post: ask('POST'),
    patch: ask('PATCH'),
    delete: ask('DELETE'),
    sql: (text, values = []) =>
      withClient(database.url, async (client) => {
        await client.query(`select set_config('search_path', $1, false)`, [`${name}, extensions`]);
        return (await client.query(text, [...values])).rows;
      }),
    async stop() {
      await pool.destroy();
      await running.stop();
      await database.drop();
    },
  };
}

const signers = new Map<string, IdentitySigner>();
/** The identity header's value for an actor: what the gateway or a service would send. */
export function identityOf({ issuer, subject }: Actor, audience: ServiceName): string {
  const signer = signers.get(issuer) ?? new IdentitySigner(issuer, privateKeyOf(issuer));
  signers.set(issuer, signer);
  return signer.sign({ ...subject, aud: audience });
}

async function send(
  pool: Pool,
  { method, path, call, audience }: { method: Method; path: string; call: TestCall; audience: ServiceName },
): Promise<TestAnswer> {
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
