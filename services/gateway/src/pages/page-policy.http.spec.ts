import { areaBuild, deploy, reportingShell } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway();
  await deploy(gatewayFixture.frontDir, { version: 'v1', server: reportingShell, area: areaBuild() });
});
afterAll(async () => {
  await gatewayFixture.stop();
});
beforeEach(() => {
  for (const one of [gatewayFixture.catalog, gatewayFixture.content])
    one.respondWith(jsonResponse({ homes: 3 }, { headers: { 'cache-control': 'public, max-age=60' } }));
});

describe('a page’s policy', () => {
  it('contains Google’s hosts only when the site has a key', async () => {
    const own = await startGateway();
    try {
      await deploy(own.frontDir, { version: 'v1', server: reportingShell, area: areaBuild() });
      own.content.respondWith(
        jsonResponse({
          projectModules: { maps: { isEnabled: true, settings: [{ key: 'googleKey', value: 'a-key' }] } },
        }),
      );
      const policy = String((await own.request('/homes')).headers['content-security-policy']);
      expect(policy).toContain(
        "connect-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com;",
      );
      expect(String((await gatewayFixture.request('/homes')).headers['content-security-policy'])).not.toContain(
        'google',
      );
    } finally {
      await own.stop();
    }
  });
});
