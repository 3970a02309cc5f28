import { randomUUID } from 'node:crypto';
import { isOpenToKeys, permissionNames } from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { ApiReporter } from '../report/api-reporter.ts';
import { callerAt, startGateway, validSession, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const sessionCalls = Object.values(publicRoutes).filter(
  ({ access, method }) => !isOpenToKeys(access) && (access.kind !== 'anyone' || method !== 'GET'),
);

/** Makes accounts resolve a token to an API key of an owner; `resolved` counts how often it was asked. */
function aKey(over: object = {}) {
  const key = { token: randomUUID(), sessionId: randomUUID(), userId: randomUUID(), resolved: 0, status: 200 };
  const session = validSession({
    sessionId: key.sessionId,
    userId: key.userId,
    roles: ['site-owner'],
    permissions: ['viewBlogs'],
    isApiKey: true,
    authenticatedAt: 0,
    ...over,
  });
  gateway.accounts.respondWith((request, response, body) => {
    const isLookup = request.url === '/internal/sessions/resolve';
    if (isLookup) key.resolved += 1;
    return jsonResponse(isLookup ? session : {}, { status: key.status })(request, response, body);
  });
  const call = (path: string, method = 'GET', type = 'application/json') =>
    gateway.request(`/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key.token}`,
        ...(method === 'GET' ? {} : { 'content-type': type, 'content-length': '2' }),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
  return Object.assign(key, { call });
}

describe('an API key', () => {
  it('calls what needs a permission, as its owner and without a password', async () => {
    const key = aKey();
    expect((await key.call('/admin/posts')).status).toBe(200);
    expect(callerAt('content', gateway.content.lastRequest.headers)).toEqual({
      userId: key.userId,
      sessionId: key.sessionId,
      hasApiKey: true,
      authenticatedAt: 0,
      roles: ['site-owner'],
      permissions: ['viewBlogs'],
    });
  });

  it('reads pages and menus with the permissions of owners that it was given', async () => {
    const key = aKey({ permissions: ['made-viewPartnerPages'] });
    expect((await key.call('/own-pages/by-address?address=/partner-rates')).status).toBe(200);
    expect(callerAt('content', gateway.content.lastRequest.headers)).toMatchObject({
      hasApiKey: true,
      permissions: ['made-viewPartnerPages'],
    });
    expect((await key.call('/own-menus')).status).toBe(200);
  });

  it('reads what is public as a guest', async () => {
    expect((await aKey().call('/listings')).status).toBe(200);
    expect(callerAt('catalog', gateway.catalog.lastRequest.headers)).toEqual({ roles: [], permissions: [] });
  });

  it('cannot make a call that belongs to sessions, whatever its permissions', async () => {
    const key = aKey({ permissions: permissionNames });
    const { accounts, catalog, content, commerce } = gateway;
    const sentCalls = () =>
      [accounts, catalog, content, commerce].flatMap(({ requests }) => requests).length - key.resolved;
    const before = sentCalls();
    const codes: Record<string, string> = {};
    for (const { method, path, lane } of sessionCalls) {
      const type = lane === 'upload' ? 'application/offset+octet-stream' : 'application/json';
      codes[`${method} ${path}`] = (await key.call(path.replace(/:\w+/g, '1'), method, type)).json.code;
    }
    expect(Object.entries(codes).filter(([, code]) => code !== 'not-for-keys')).toEqual([]);
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining(['POST /logout', 'POST /admin/roles', 'GET /admin/permissions', 'POST /admin/api-keys']),
    );
    expect(sentCalls()).toBe(before);
  });

  it('is not used from the cache while accounts fails, unlike a session', async () => {
    const later = async (isApiKey: boolean) => {
      const key = aKey(isApiKey ? {} : { isApiKey: undefined });
      await key.call('/admin/posts');
      key.status = 503;
      const now = performance.now;
      performance.now = () => now.call(performance) + 11_000;
      try {
        return (await key.call('/admin/posts')).status;
      } finally {
        performance.now = now;
      }
    };
    expect({ session: await later(false), key: await later(true) }).toEqual({ session: 200, key: 503 });
  });

  it('is looked up again at once after any key was revoked on this gateway', async () => {
    const key = aKey({ permissions: ['viewBlogs'] });
    await key.call('/admin/posts');
    await key.call('/admin/posts');
    expect(key.resolved).toBe(1);
    await gateway.request(`/api/admin/api-keys/${randomUUID()}/revocation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await key.call('/admin/posts');
    expect(key.resolved).toBe(2);
  });
});

describe('the report to accounts', () => {
  const report = async () => {
    await gateway.app.app.get(ApiReporter).report();
    return JSON.parse(gateway.accounts.reports.at(-1)?.body ?? '') as {
      uses: { keyId: string }[];
      failures: object[];
      services: object[];
    };
  };

  it('counts the calls of each key and each failing call, once', async () => {
    await report();
    const key = aKey();
    gateway.content.respondWith(jsonResponse({}, { status: 404 }));
    await key.call('/admin/posts');
    gateway.content.respondWith(jsonResponse({}, { status: 500 }));
    await key.call('/admin/posts/1');
    gateway.content.respondWith(jsonResponse({}));
    await key.call('/admin/posts');
    const { uses, failures } = await report();
    expect(uses).toEqual([{ keyId: key.sessionId, calls: 3, refused: 1, failed: 1 }]);
    expect(failures).toEqual([{ call: 'GET /admin/posts/:id', failures: 1, lastStatus: 500 }]);
    expect(await report()).toMatchObject({ uses: [], failures: [] });
  });

  it('tells which services answer', async () => {
    const port = Number(new URL(gateway.commerce.url).port);
    await gateway.commerce.close();
    const { services } = await report();
    await gateway.commerce.reopen(port);
    expect(services).toContainEqual({ service: 'commerce', isReachable: false });
    expect(services).toContainEqual({ service: 'catalog', isReachable: true });
  });
});
