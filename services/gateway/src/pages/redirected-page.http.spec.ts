import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
  await deploy(gateway.frontDir, {
    version: 'v1',
    server: shellBuild('return page({ status: 404 });'),
    area: areaBuild(),
  });
});
afterAll(() => gateway.stop());

const askedPages = () => gateway.content.requests.map(({ url }) => url).filter((url) => url.startsWith('/pages/'));

describe('an address without a guide', () => {
  it.each([
    ['/guides/old', { movedTo: '/guides/category/leases' }, '/guides/category/leases'],
    ['/fr/guides/old-one?page=2', { movedTo: '/guides/new#top' }, '/fr/guides/new#top'],
    ['/en-us/guides/old', { page: { slug: 'about' } }, '/en-us/about'],
    ['/fr/guides/away', { movedTo: 'https://www.example.org/a' }, 'https://www.example.org/a'],
  ])('redirects from %s', async (url, response, location) => {
    gateway.content.respondWith(jsonResponse(response));
    expect(await gateway.request(url)).toMatchObject({ status: 301, headers: { location } });
  });
  it('is a 404 without a redirect, and while content is away', async () => {
    for (const status of [404, 503]) {
      gateway.content.respondWith(jsonResponse({ code: 'x' }, { status }));
      expect((await gateway.request('/guides/nothing')).status).toBe(404);
    }
  });
  it('is not looked up again where the page has done so', async () => {
    const before = askedPages().length;
    expect((await gateway.request('/nothing/here')).status).toBe(404);
    expect(askedPages()).toHaveLength(before);
  });
});
