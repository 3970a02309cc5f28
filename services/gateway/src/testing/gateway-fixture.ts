import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { IdentityReader, readPublicKeys } from '@porchlight/service-kit';
import { startForTest, testPublicKeys, type TestResponse, type TestApp } from '@porchlight/service-kit/testing';
import type { Caller, ServiceName } from '@porchlight/contracts';
import { gateway } from '../gateway.ts';
import { builtWorker } from './built-worker.ts';
import { jsonResponse, StubService } from './stub-service.ts';

/** Options of a test request. */
export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
/** Response as received; `text` is decompressed. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: TestResponse['body'];
}

/** Gateway with stubs of the four services. */
export interface GatewayFixture {
  readonly app: TestApp;
  readonly frontDir: string;
  readonly catalog: StubService;
  readonly accounts: StubService;
  readonly content: StubService;
  readonly commerce: StubService;
  request(path: string, sent?: TestRequest): Promise<RawResponse>;
  stop(): Promise<void>;
}

/** Starts the gateway and the stubs; `environment` overrides the defaults. */
export async function startGateway(environment: Readonly<Record<string, string>> = {}): Promise<GatewayFixture> {
  const [catalog, accounts, content, commerce] = await Promise.all([
    StubService.open(),
    StubService.open(jsonResponse({})),
    StubService.open(),
    StubService.open(),
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
    request: (path, sent) => sendRaw(app.port, path, sent),
    async stop() {
      await app.stop();
      await closeAll();
      await rm(frontDir, { recursive: true, force: true });
    },
  };
}

const decompress = (bytes: Buffer, encoding: string | undefined) =>
  (encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();

/** Sends a request byte for byte: no client normalizes the URL or adds headers. */
export function sendRaw(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false, insecureHTTPParser: true },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const text = decompress(Buffer.concat(chunks), response.headers['content-encoding']);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
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
/** Returns the caller that a service would accept for the identity header sent by the gateway. */
export function callerAt(service: ServiceName, headers: IncomingHttpHeaders): Caller | undefined {
  const reader = readers.get(service) ?? new IdentityReader(service, readPublicKeys(testPublicKeys));
  readers.set(service, reader);
  return reader.read(String(headers['x-porchlight-identity']));
}

/** Response of accounts for a valid session. */
export const validSession = (over: object = {}) => ({
  session: {
    sessionId: 's-1',
    userId: '7b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
    roles: ['renter'],
    permissions: ['viewFavouriteListings'],
    version: 1,
    authenticatedAt: Math.floor(Date.now() / 1000),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...over,
  },
});
