import { once } from 'node:events';
import { request } from 'node:http';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeEach(async () => {
  gatewayFixture = await startGateway();
});
afterEach(async () => {
  await gatewayFixture.stop();
});

describe('a failing service', () => {
  it('responds 504 after 3 s and cancels the service’s work', async () => {
    const isCut = new Promise<boolean>((resolve) => {
      gatewayFixture.catalog.respondWith((_request, response) => {
        response.on('close', () => {
          resolve(!response.writableEnded);
        });
      });
    });
    const since = performance.now();
    expect(await gatewayFixture.request('/api/listings')).toMatchObject({ status: 504, json: { code: 'too-slow' } });
    expect(performance.now() - since).toBeLessThan(3_600);
    await expect(isCut).resolves.toBe(true);
    expect(Number(gatewayFixture.catalog.lastRequest.headers['x-porchlight-deadline'])).toBeLessThanOrEqual(3_000);
  });

  it('cancels the call when the client disconnects', async () => {
    const isCut = new Promise<boolean>((resolve) => {
      gatewayFixture.catalog.respondWith((_request, response) => {
        response.on('close', () => {
          resolve(!response.writableEnded);
        });
      });
    });
    const visitor = request({ port: gatewayFixture.app.port, path: '/api/listings', agent: false })
      .on('error', () => undefined)
      .end();
    while (gatewayFixture.catalog.requests.length === 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    visitor.destroy();
    await expect(isCut).resolves.toBe(true);
  });

  it('retries a read after a lost connection, never a write', async () => {
    let calls = 0;
    gatewayFixture.catalog.respondWith((requested, response, body) => {
      if ((calls += 1) === 1) response.destroy();
      else void jsonResponse({ ok: true })(requested, response, body);
    });
    expect((await gatewayFixture.request('/api/listings')).status).toBe(200);
    expect(calls).toBe(2);
    gatewayFixture.accounts.respondWith((_request, response) => {
      response.destroy();
    });
    expect(
      (
        await gatewayFixture.request('/api/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(503);
    expect(gatewayFixture.accounts.requests).toHaveLength(1);
  });

  it('opens the circuit breaker after many failures, for this service only', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 503 }));
    for (let n = 0; n < 40; n += 1) await gatewayFixture.request('/api/listings');
    const before = gatewayFixture.catalog.requests.length;
    expect(await gatewayFixture.request('/api/listings')).toMatchObject({
      status: 503,
      json: { code: 'unavailable' },
      headers: { 'retry-after': '5' },
    });
    expect(gatewayFixture.catalog.requests).toHaveLength(before);
    expect((await gatewayFixture.request('/api/site-settings')).status).toBe(200);
    gatewayFixture.catalog.respondWith(jsonResponse({ ok: true }));
    expect((await gatewayFixture.request('/api/locations')).status).toBe(200);
  });

  it('forwards client errors unchanged and does not count them as failures', async () => {
    gatewayFixture.catalog.respondWith(
      jsonResponse({ message: 'No such place', code: 'place-not-found', suggestions: [1] }, { status: 404 }),
    );
    for (let n = 0; n < 30; n += 1)
      expect((await gatewayFixture.request('/api/listings/alberta/nowhere')).json.suggestions).toEqual([1]);
  });

  it('rejects excess calls of one lane while other lanes stay available', async () => {
    const open: (() => void)[] = [];
    gatewayFixture.catalog.respondWith((requested, response, body) => {
      if (requested.url?.startsWith('/listings'))
        open.push(() => {
          void jsonResponse({})(requested, response, body);
        });
      else void jsonResponse({})(requested, response, body);
    });
    const crowd = Array.from({ length: 120 }, () => gatewayFixture.request('/api/listings'));
    const refused = await Promise.race(crowd);
    expect(refused).toMatchObject({ status: 503, json: { code: 'busy' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await gatewayFixture.request('/api/locations')).status).toBe(200);
    const letGo = setInterval(() => {
      for (const go of open.splice(0)) go();
    }, 5);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    clearInterval(letGo);
    // On a busy machine some of the hundred that were admitted reach their deadline (504) first.
    expect(statuses.filter((status) => status === 200 || status === 504)).toHaveLength(100);
    expect(statuses).toContain(200);
  });

  it('streams a large response completely', async () => {
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.alloc(3_000_000, 65));
    });
    expect((await gatewayFixture.request('/api/listings')).text).toHaveLength(3_000_000);
  });

  it('completes responses in progress on shutdown', async () => {
    let finish = () => {};
    gatewayFixture.catalog.respondWith((requested, response, body) => {
      finish = () => {
        void jsonResponse({ whole: true })(requested, response, body);
      };
    });
    const answer = gatewayFixture.request('/api/listings');
    while (gatewayFixture.catalog.requests.length === 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    const stopped = gatewayFixture.app.stop();
    finish();
    expect((await answer).json).toEqual({ whole: true });
    await stopped;
    await expect(once(request({ port: gatewayFixture.app.port }).end(), 'response')).rejects.toThrow('ECONNREFUSED');
  });
});
