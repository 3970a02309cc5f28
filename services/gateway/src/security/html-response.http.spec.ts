import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture, type RawResponse } from '../testing/gateway-fixture.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
});

const names = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];
const withoutNonce = ({ headers }: RawResponse) =>
  Object.fromEntries(names.map((name) => [name, String(headers[name]).replaceAll(/'nonce-[^']+'/g, "'nonce-'")]));

const server = shellBuild(`
  if (request.url === '/broken') throw new Error('broken');
  return page({ body: '<h1>Homes</h1>' });`);

/** Every kind of HTML response: page, client-rendered page, failed page, error pages, API reader. */
const responses: readonly { readonly path: string; readonly status: number; readonly method?: 'POST' }[] = [
  { path: '/', status: 200 },
  { path: '/admin', status: 200 },
  { path: '/broken', status: 500 },
  { path: '/', method: 'POST', status: 405 },
  { path: `/${'a'.repeat(17_000)}`, status: 414 },
  { path: '/api/docs', status: 200 },
];

describe('the headers of an HTML response', () => {
  it('are the same for every kind of response', async () => {
    const notBuilt = await gateway.request('/');
    expect(notBuilt.status).toBe(503);
    await deploy(gateway.frontDir, { version: 'v1', server, area: areaBuild() });
    const all = await Promise.all(
      responses.map(async ({ path, method = 'GET', status }) => {
        const response = await gateway.request(path, { method });
        expect([path.slice(0, 20), response.status]).toEqual([path.slice(0, 20), status]);
        return withoutNonce(response);
      }),
    );
    for (const headers of all) expect(headers).toEqual(withoutNonce(notBuilt));
    expect(all[0]).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    for (const directive of [
      "default-src 'none'",
      "script-src 'nonce-' 'strict-dynamic'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ])
      expect(all[0]?.['content-security-policy']).toContain(`${directive};`);
  });
  it('have a new nonce each time', async () => {
    const nonces = await Promise.all(
      responses.map(async ({ path, method = 'GET' }) => {
        const { headers } = await gateway.request(path, { method });
        return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      }),
    );
    expect(new Set(nonces).size).toBe(responses.length);
  });
  it('keep the URL of a link secret, also on an error page', async () => {
    for (const method of ['GET', 'POST'] as const)
      expect((await gateway.request('/password-reset/secret', { method })).headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });
});
