import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { IdentityReader, readPublicKeys } from '@porchlight/service-kit';
import { startForTest, testPublicKeys, type TestAnswer, type TestApp } from '@porchlight/service-kit/testing';
import type { Caller, ServiceName } from '@porchlight/contracts';
import { gateway } from '../main.ts';
import { builtWorker } from './built-worker.ts';
import { said, StandIn } from './stand-in.ts';

/** What a test says of a request beside its address. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
/** An answer as it came over the wire; `text` is unpacked. */
export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: TestAnswer['body'];
}

/** A gateway in front of stand-ins for the four services. */
export interface House {
  readonly app: TestApp;
  readonly frontDir: string;
  readonly catalog: StandIn;
  readonly accounts: StandIn;
  readonly content: StandIn;
  readonly commerce: StandIn;
  ask(path: string, sent?: Sent): Promise<Got>;
  stop(): Promise<void>;
}

/** Opens the house; variables override the defaults. */
export async function openHouse(environment: Readonly<Record<string, string>> = {}): Promise<House> {
  const [catalog, accounts, content, commerce] = await Promise.all([
    StandIn.open(),
    StandIn.open(said({})),
    StandIn.open(),
    StandIn.open(),
  ]);
  const closeAll = () => Promise.allSettled([catalog, accounts, content, commerce].map((one) => one.close()));
  const frontDir = await mkdtemp(join(tmpdir(), 'porchlight-front-'));
  const app = await startForTest(gateway, {
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    FRONT_DIR: frontDir,
    RENDER_WORKERS: '1',
    RENDER_WORKER_FILE: await builtWorker(),
    CATALOG_URL: catalog.url,
    ACCOUNTS_URL: accounts.url,
    CONTENT_URL: content.url,
    COMMERCE_URL: commerce.url,
    ...environment,
  }).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  return {
    app,
    frontDir,
    catalog,
    accounts,
    content,
    commerce,
    ask: (path, sent) => askAt(app.port, path, sent),
    async stop() {
      await app.stop();
      await closeAll();
      await rm(frontDir, { recursive: true, force: true });
    },
  };
}

const plainText = (bytes: Buffer, encoding: string | undefined) =>
  (encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();

/** Sends just the bytes of a request: no client mends addresses or adds headers. */
export function askAt(port: number, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false, insecureHTTPParser: true },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const text = plainText(Buffer.concat(chunks), answer.headers['content-encoding']);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text,
              get json() {
                return JSON.parse(text);
              },
            });
          });
      },
    );
    sent.on('error', reject).end(body);
  });
}

const readers = new Map<ServiceName, IdentityReader>();
/** Who a service would believe asks, from the identity that the gateway sent it. */
export function callerAt(service: ServiceName, headers: IncomingHttpHeaders): Caller | undefined {
  const reader = readers.get(service) ?? new IdentityReader(service, readPublicKeys(testPublicKeys));
  readers.set(service, reader);
  return reader.read(String(headers['x-porchlight-identity']));
}

/** An answer of accounts for a living session. */
export const aSession = (over: object = {}) => ({
  session: {
    sessionId: 's-1',
    userId: '7b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
    roles: ['renter'],
    permissions: ['viewFavouriteListings'],
    version: 1,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...over,
  },
});
