import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@porchlight/contracts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../../services/accounts/src/accounts.ts';
import { aMarket } from '../../services/catalog/src/testing/a-market.ts';
import { startCatalog } from '../../services/catalog/src/testing/start-catalog.ts';
import { commerce } from '../../services/commerce/src/commerce.service-definition.ts';
import { content } from '../../services/content/src/content.service-definition.ts';
import { Overload } from '../../services/gateway/src/limits/overload.ts';
import { gateway } from '../../services/gateway/src/main.ts';
import { askAt, type Got } from '../../services/gateway/src/testing/house.ts';

/** A request of the house: `path` is the whole address, sent as it is spelled. */
export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
}

/** All services and the gateway before them, in one process, each on a database of its own: nothing stands in for anything. */
export interface WholeHouse {
  readonly apps: Readonly<Record<ServiceName, TestApp>>;
  /** Ids of homes that anybody may see. */
  readonly homes: readonly string[];
  /** Asks the gateway, or a service at its own door. */
  ask(asked: Asked, at?: ServiceName): Promise<Got>;
  stop(): Promise<void>;
}

// What is looked at counts when people look; a request without a name is a program's.
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const inner = ['accounts', 'catalog', 'commerce', 'content'] as const;

/** Opens a house with a small market. No limits: one visitor asks for everybody. */
export async function openWholeHouse(): Promise<WholeHouse> {
  const ports = Object.fromEntries(await Promise.all(inner.map(async (name) => [name, await freePort()] as const)));
  const frontDir = await mkdtemp(join(tmpdir(), 'porchlight-front-'));
  const urls = Object.fromEntries(
    inner.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`]),
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
  // Tests, services and gateway share one thread: how late that is says nothing of a gateway.
  apps.gateway.app.get(Overload).stop();
  return {
    apps,
    homes: market.homes.map(({ publicId }) => publicId),
    ask: ({ method = 'GET', path, headers = {}, body }, service = 'gateway') =>
      askAt(
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

// The length is said: without it Node sends the body of a DELETE as if it were the next request.
const withBody = (body: string, method: string, headers: Readonly<Record<string, string>>) => ({
  method,
  body,
  headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
});

// The services name each other: their ports must be known before the first one starts.
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
