import { applyPermalinks, defaultPermalinks } from '@porchlight/contracts';
import { areaBuild, deploy, renderedWith, reportingShell } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

const permalinks = { chosen: { listings: 'rentals', posts: 'guides', faq: 'faqs' }, former: { homes: 'listings' } };
let gateway: GatewayFixture;
/** Starts a gateway whose content service gives every call the same response. */
async function open(response: object): Promise<void> {
  gateway = await startGateway();
  gateway.content.respondWith(jsonResponse(response));
  await deploy(gateway.frontDir, { version: 'v1', server: reportingShell, area: areaBuild() });
}
afterEach(async () => {
  applyPermalinks(defaultPermalinks);
  await gateway.stop();
});

describe('a renamed permalink', () => {
  it('is read and written by the pages, and its former addresses redirect', async () => {
    await open({ permalinks });
    const { status, text } = await gateway.request('/fr/rentals/alberta?beds=2');
    expect([status, renderedWith(text).url]).toEqual([200, '/fr/homes/alberta?beds=2']);
    expect(text).toContain('<meta name="permalinks" content="{&quot;listings&quot;:&quot;rentals&quot;,');
    expect(await gateway.request('/homes/alberta?beds=2')).toMatchObject({
      status: 301,
      headers: { location: '/rentals/alberta?beds=2' },
    });
  });
  it('is not named by the pages while it is the default', async () => {
    await open({});
    expect((await gateway.request('/homes')).text).not.toContain('name="permalinks"');
  });
});
