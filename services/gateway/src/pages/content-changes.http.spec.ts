import { areaBuild, deploy, renderedWith, reportingShell } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
  await deploy(gateway.frontDir, { version: 'v1', server: reportingShell, area: areaBuild() });
  gateway.content.respondWith(siteWith(3));
});
afterAll(() => gateway.stop());

const siteWith = (homes: number) => jsonResponse({ homes }, { headers: { 'cache-control': 'public, max-age=60' } });
const change = (version: string) => {
  gateway.content.respondWith(jsonResponse({ sent: true }, { headers: { 'x-porchlight-content-version': version } }));
  return gateway.request('/api/forms/contact/submissions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: '{}',
  });
};
const shownHomes = async () =>
  renderedWith((await gateway.request('/kept?ask=/site-settings')).text).answers[0].body as string;

describe('a page after a change of content', () => {
  it('is rendered anew, from responses that were requested after it', async () => {
    expect(await shownHomes()).toBe('{"homes":3}');
    const { headers } = await change('2');
    expect(headers).not.toHaveProperty('x-porchlight-content-version');
    gateway.content.respondWith(siteWith(4));
    expect(await shownHomes()).toBe('{"homes":4}');
  });
  it('is dropped once for each version, on all gateways', async () => {
    const drops = async () =>
      (await gateway.app.sql(`select from session_cache_drop where session_key = 'content'`)).length;
    const before = await drops();
    for (const version of ['3', '3', '4']) await change(version);
    expect((await drops()) - before).toBe(2);
  });
});
