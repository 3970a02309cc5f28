import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backServices, type ServiceName } from '@porchlight/contracts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../../services/accounts/src/accounts.ts';
import { aMarket } from '../../services/catalog/src/testing/a-market.ts';
import { startCatalog } from '../../services/catalog/src/testing/start-catalog.ts';
import { commerce } from '../../services/commerce/src/commerce.ts';
import { content } from '../../services/content/src/content.ts';
import { Overload } from '../../services/gateway/src/limits/overload.ts';
import { gateway } from '../../services/gateway/src/gateway.ts';
import { ApiReporter } from '../../services/gateway/src/report/api-reporter.ts';
import { sendRaw, type RawResponse } from '../../services/gateway/src/testing/gateway-fixture.ts';

/** A request to the site: `path` is sent exactly as written. */
export interface SiteRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
}

/** All services and the gateway in one process, each on its own database, without test doubles. */
export interface TestSite {
  readonly apps: Readonly<Record<ServiceName, TestApp>>;
  /** Ids of public listings. */
  readonly listingIds: readonly string[];
  /** Sends a request to the gateway, or directly to a service. */
  request(siteRequest: SiteRequest, at?: ServiceName): Promise<RawResponse>;
  stop(): Promise<void>;
}

// Views count for browsers only; a request without a user agent counts as a bot's.
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

const feedSql = `
  insert into feed (name, company_id, format, address, schedule, mode, identity)
  select 'Only ours', public_id, 'csv', 'https://feeds.example.com', 'daily', 'full', 'id' from company limit 1`;

/** Starts all services with a small market, without rate limits, because all requests come from one address. */
export async function startTestSite(): Promise<TestSite> {
  const ports = Object.fromEntries(
    await Promise.all(backServices.map(async (name) => [name, await freePort()] as const)),
  );
  const frontDir = await mkdtemp(join(tmpdir(), 'porchlight-front-'));
  const urls = Object.fromEntries(
    backServices.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`]),
  );
  const at = (name: string) => ({ ...urls, SERVICE_PORT: String(ports[name]) });
  const market = aMarket(40);
  const apps = {
    accounts: await startForTest(accounts, { ...at('accounts'), MAIL_OUTBOX_OPEN: 'on' }),
    catalog: await startCatalog(market, undefined, at('catalog')),
    commerce: await startForTest(commerce, at('commerce')),
    content: await startForTest(content, { ...at('content'), SEED: 'demo' }),
    gateway: await startForTest(gateway, {
      ...urls,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      FRONT_DIR: frontDir,
      RENDER_WORKERS: '0',
    }),
  };
  // Tests, services and gateway share one event loop, so its delay is not a sign of overload.
  apps.gateway.app.get(Overload).stop();
  // Its reports would count as changes that some call made.
  apps.gateway.app.get(ApiReporter).stop();
  // Staff read feeds; the demo market has some, this one has none.
  await apps.catalog.sql(feedSql);
  return {
    apps,
    listingIds: market.homes.map(({ publicId }) => publicId),
    request: ({ method = 'GET', path, headers = {}, body }, service = 'gateway') =>
      sendRaw(
        apps[service].port,
        path,
        body
          ? withBody(JSON.stringify(body), method, { ...browser, ...headers })
          : { method, headers: { ...browser, ...headers } },
      ),
    async stop() {
      for (const app of Object.values(apps).reverse()) await app.stop();
      await rm(frontDir, { recursive: true, force: true });
    },
  };
}

// Sets the length explicitly: without it Node sends the body of a DELETE as if it were the next request.
const withBody = (body: string, method: string, headers: Readonly<Record<string, string>>) => ({
  method,
  body,
  headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
});

// Services refer to each other by URL, so their ports must be known before the first one starts.
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
