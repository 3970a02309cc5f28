import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { callerAt, startGateway, type GatewayFixture, type RawResponse } from './testing/gateway-fixture.ts';
import { deploy } from './testing/front-build.ts';

let gateway: GatewayFixture;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
  gateway = await startGateway({
    RATE_LIMITS: 'on',
    TRUST_PROXY_HOPS: '1',
    RENDER_WORKERS: '0',
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
  });
  await deploy(gateway.frontDir, { version: 'v1' });
});
afterAll(async () => {
  await gateway.stop();
  jest.restoreAllMocks();
});
/** Waits for the log line of a request, which follows its response, and returns its level. */
async function levelOf({ headers }: RawResponse): Promise<unknown> {
  const find = () =>
    lines.find(({ message, requestId }) => message === 'request' && requestId === headers['x-request-id']);
  while (!find()) await nextTurn();
  return find()?.['level'];
}

describe('the id of a request', () => {
  it('is made by the gateway: one that the client sends is ignored', async () => {
    const own = 'chosen-by-the-client-0001';
    const { headers } = await gateway.request('/api/listings', { headers: { 'x-request-id': own } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.catalog.lastRequest.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(callerAt('catalog', gateway.catalog.lastRequest.headers)).toBeDefined();
    expect(JSON.stringify(lines)).not.toContain(own);
  });
});

describe('the log line of a request', () => {
  it.each([
    ['a call', '/api/listings', 200, 'info'],
    ['an unknown call', '/api/wp-login', 404, 'debug'],
    ['an unknown file', '/wp-login.php', 404, 'debug'],
    ['the list of areas', '/areas.json', 200, 'debug'],
    ['a missing file', '/assets/shell/gone.js', 404, 'debug'],
    ['a photo', '/photos/home-1.webp', 200, 'debug'],
  ])('of %s has the level that its importance needs', async (_, path, status, level) => {
    const response = await gateway.request(path);
    expect([response.status, await levelOf(response)]).toEqual([status, level]);
  });
  it('of a failure is a warning', async () => {
    gateway.catalog.respondWith((_request, response) => response.writeHead(500).end());
    const response = await gateway.request('/api/listings');
    expect([response.status, await levelOf(response)]).toEqual([500, 'warn']);
  });
});

describe('a client that leaves before the response', () => {
  it('leaves a log line too', async () => {
    const arrived = new Promise<void>((resolve) => {
      gateway.catalog.respondWith((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
        resolve();
      });
    });
    const path = '/api/listings';
    const sent = get({ host: '127.0.0.1', port: gateway.app.port, path, agent: false }).on('error', () => undefined);
    await arrived;
    sent.destroy();
    const find = () => lines.find(({ route, aborted }) => route === '/api/*' && aborted === true);
    while (!find()) await nextTurn();
    expect(find()).toMatchObject({ message: 'request', status: 200, level: 'info' });
  });
});

describe('a flood', () => {
  const flood = async (path: string, count: number, ip: string) => {
    const statuses = new Set<number>();
    for (let n = 0; n < count; n += 50) {
      const batch = Array.from({ length: 50 }, () => gateway.request(path, { headers: { 'x-forwarded-for': ip } }));
      for (const { status } of await Promise.all(batch)) statuses.add(status);
    }
    return statuses;
  };
  it.each([
    ['unknown calls', '/api/wp-login', '203.0.113.1'],
    ['unknown files', '/wp-login.php', '203.0.113.2'],
  ])('of %s is limited for its address only', async (_, path, ip) => {
    expect(await flood(path, 300, ip)).toEqual(new Set([404, 429]));
    expect((await gateway.request(path, { headers: { 'x-forwarded-for': '203.0.113.3' } })).status).toBe(404);
  });
});
