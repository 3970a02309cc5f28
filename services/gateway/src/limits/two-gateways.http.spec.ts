import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { gateway } from '../gateway.ts';
import { validSession, sendRaw, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

// Two gateways that share only the store, as in a deployment with two hosts.
let gatewayFixture: GatewayFixture;
let second: TestApp;
beforeAll(async () => {
  const limited = { RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' };
  gatewayFixture = await startGateway(limited);
  const { catalog, accounts, content, commerce, frontDir } = gatewayFixture;
  second = await startForTest(gateway, {
    ...limited,
    PORT: '0',
    LOG_LEVEL: 'silent',
    FRONT_DIR: frontDir,
    RENDER_WORKERS: '0',
    DATABASE_URL: gatewayFixture.app.databaseUrl,
    CATALOG_URL: catalog.url,
    ACCOUNTS_URL: accounts.url,
    CONTENT_URL: content.url,
    COMMERCE_URL: commerce.url,
  });
});
afterAll(async () => {
  await second.stop();
  await gatewayFixture.stop();
});

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly as?: 'guest' | 'person';
}
/**
 * Limits of one visitor across all gateways: `burst` at once, then one more every `everySeconds`
 * (docs/rules/limits.md).
 */
const limits: readonly (Call & { readonly name: string; readonly burst: number; readonly everySeconds: number })[] = [
  { name: 'log-ins', method: 'POST', path: '/api/login', burst: 100, everySeconds: 36 },
  { name: 'registrations', method: 'POST', path: '/api/register', burst: 10, everySeconds: 360 },
  { name: 'registrations of landlords', method: 'POST', path: '/api/elandlord/register', burst: 10, everySeconds: 360 },
  {
    name: 'new codes',
    method: 'POST',
    path: '/api/elandlord/resend-verify',
    burst: 10,
    everySeconds: 360,
  },
  { name: 'password resets', method: 'POST', path: '/api/password-reset', burst: 10, everySeconds: 360 },
  {
    name: 'inquiries of guests',
    method: 'POST',
    path: '/api/renter-inquire',
    burst: 10,
    everySeconds: 360,
  },
  {
    name: 'inquiries of users',
    method: 'POST',
    path: '/api/renter-inquire',
    as: 'person',
    burst: 20,
    everySeconds: 180,
  },
  {
    name: 'writing to us, signed out',
    method: 'POST',
    path: '/api/forms/contact/submissions',
    burst: 10,
    everySeconds: 360,
  },
  {
    name: 'writing to us, signed in',
    method: 'POST',
    path: '/api/forms/contact/submissions',
    as: 'person',
    burst: 20,
    everySeconds: 180,
  },
  {
    name: 'data exports',
    method: 'GET',
    path: '/api/user/export/00000000-0000-4000-8000-000000000000/file/x.y',
    burst: 5,
    everySeconds: 17_280,
  },
  { name: 'account links', method: 'GET', path: '/api/claim-account/x.y', burst: 10, everySeconds: 6 },
  {
    name: 'favourites',
    method: 'PATCH',
    path: '/api/favourite-listing',
    as: 'person',
    burst: 240,
    everySeconds: 0.5,
  },
  { name: 'pages', method: 'GET', path: '/', burst: 600, everySeconds: 0.2 },
  { name: 'search', method: 'GET', path: '/api/listings', burst: 600, everySeconds: 0.2 },
  { name: 'markers', method: 'GET', path: '/api/map-markers', burst: 600, everySeconds: 0.2 },
  { name: 'autocomplete', method: 'GET', path: '/api/listings-autocomplete', burst: 600, everySeconds: 0.2 },
];

let visitors = 0;
const crowd = 20;
/**
 * Sends requests to both gateways in turn until one is refused; permits that become available meanwhile only delay it.
 */
async function countLetIn({ method, path, as }: Call): Promise<{ readonly letIn: number; readonly seconds: number }> {
  visitors += 1;
  const token = `pl1_${randomUUID().slice(0, 8)}_secret`;
  gatewayFixture.accounts.respondWith(jsonResponse(as === 'person' ? validSession({ userId: randomUUID() }) : {}));
  const headers = {
    'x-forwarded-for': `198.51.100.${visitors}`,
    'content-type': 'application/json',
    ...(as === 'person' ? { authorization: `Bearer ${token}` } : {}),
  };
  const ports = [gatewayFixture.app.port, second.port];
  const since = performance.now();
  const statuses: number[] = [];
  while (!statuses.includes(429)) {
    const requests = Array.from({ length: crowd }, (_, at) =>
      sendRaw(ports[at % 2] as number, path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) }),
    );
    statuses.push(...(await Promise.all(requests)).map(({ status }) => status));
  }
  return {
    letIn: statuses.filter((status) => status !== 429).length,
    seconds: (performance.now() - since) / 1_000,
  };
}

describe('a limit', () => {
  it.each(limits)(
    'of $name counts the requests to both gateways: $burst at once',
    async ({ burst, everySeconds, ...ask }) => {
      const { letIn, seconds } = await countLetIn(ask);
      expect(letIn).toBeGreaterThanOrEqual(burst);
      // Permits that became available during the test.
      expect(letIn).toBeLessThanOrEqual(burst + Math.ceil(seconds / everySeconds) + 1);
    },
    60_000,
  );
});
