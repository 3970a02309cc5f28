import { areaBuild, deploy, renderedWith, reportingShell } from '../testing/front-build.ts';
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

const request: GatewayFixture['request'] = (...call) => gatewayFixture.request(...call);

describe('a public page', () => {
  it('is rendered by the production build, with the area’s manifest bound to the shell’s modules', async () => {
    const { status, headers, text } = await request('/homes/alberta/calgary?beds=2');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(text).toMatch(/^<!doctype html><html lang="en-CA">/);
    expect(renderedWith(text)).toMatchObject({
      shared: 'ui',
      mode: 'production',
      url: '/homes/alberta/calgary?beds=2',
    });
    expect(text).toContain('<body class="public"><div id="root"><h1>Homes</h1>');
    expect(text).toContain('<script type="application/json" id="areas">{"areas":[{"name":"mfe-public"');
    expect(text).toContain('<script type="application/json" id="state">{}</script>');
    expect(text).toContain('<link rel="stylesheet" href="/areas/mfe-public/home.css">');
    expect(text).toContain('as="font" type="font/woff2" crossorigin');
  });
  it('has a policy without unsafe sources and a nonce on every script', async () => {
    const [first, second] = [await request('/homes'), await request('/homes')];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const scripts = first.text.match(/<script(?! type="application\/json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(first.text).toContain(`<link rel="preload" href="/areas/mfe-public/home.js" as="script" nonce="${nonce}">`);
    expect(first.text).not.toContain('__NONCE__');
    expect(second.text).not.toContain(nonce);
  });
  it('forwards 301, 404 and 410', async () => {
    expect(await request('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
    expect((await request('/nowhere')).status).toBe(404);
    expect((await request('/gone')).status).toBe(410);
  });
  it('has Retry-After when a service is unavailable', async () => {
    expect(await request('/away')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('<h1>Away</h1>'),
    });
  });
  it('is rendered once for concurrent requests, and again when a response in it is not cacheable', async () => {
    const drawnAt = async (path: string) => renderedWith((await request(path)).text).drawn as string;
    const all = await Promise.all(Array.from({ length: 8 }, () => drawnAt('/crowd?ask=/site-settings')));
    expect(new Set([...all, await drawnAt('/crowd?ask=/site-settings')]).size).toBe(1);
    gatewayFixture.catalog.respondWith(jsonResponse({}, { headers: { 'cache-control': 'private, no-store' } }));
    expect(await drawnAt('/rows?ask=/listings')).not.toBe(await drawnAt('/rows?ask=/listings'));
  });
});

describe('API calls of a page', () => {
  it('reach the service as the renderer, in the language of the page', async () => {
    const { answers } = renderedWith((await request('/ask?ask=/listings%3FcityId=7')).text);
    expect(answers).toEqual([{ status: 200, body: '{"homes":3}' }]);
    expect(gatewayFixture.catalog.lastRequest).toMatchObject({
      url: '/listings?cityId=7',
      headers: { 'accept-language': 'fr-CA' },
    });
    const claims = JSON.parse(
      Buffer.from(
        String(gatewayFixture.catalog.lastRequest.headers['x-porchlight-identity']).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    );
    expect(claims).toMatchObject({ aud: 'catalog', sub: 'svc:gateway', act: 'guest' });
  });
  it('are limited to public reads', async () => {
    const { answers } = renderedWith(
      (await request('/private?ask=/my-user&ask=/internal/events&ask=/../x&ask=/nothing')).text,
    );
    expect(answers.map(({ status }: { status: number }) => status)).toEqual([404, 404, 404, 404]);
  });
  it('return 503 for an unavailable service, and the page is rendered', async () => {
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.destroy();
    });
    const { status, text } = await request('/part?ask=/listings%3Fbeds=9&ask=/site-settings');
    expect(status).toBe(200);
    expect(renderedWith(text).answers.map((one: { status: number }) => one.status)).toEqual([503, 200]);
  });
  it('return stale content while content is down, for pages and for browsers', async () => {
    await request('/api/site-settings?lang=en-CA');
    gatewayFixture.content.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 503 }));
    expect(await request('/api/site-settings?lang=en-CA')).toMatchObject({
      status: 200,
      json: { homes: 3 },
    });
    expect((await request('/api/site-settings?lang=fr-CA')).status).toBe(503);
    expect(renderedWith((await request('/words?ask=/site-settings%3Flang=en-CA')).text).answers[0].status).toBe(200);
  });
});

describe('page URLs', () => {
  it.each([
    '/?p=0',
    '/homes?bounds=1,2,3&minrate=NaN',
    `/homes?keyword=${'x'.repeat(10_000)}`,
    '/homes?keyword=%00',
    '/homes?a=%',
    '/homes?%E0%A4%A',
    '/fr/homes',
    '/en-us',
    '/homes%00',
  ])('%s', async (path) => {
    const { status, text } = await request(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Homes</h1>');
  });
  it('responds 414 with an error page to a URL over 16 KB', async () => {
    const { status, headers, text } = await request(`/fr/homes?keyword=${'x'.repeat(17_000)}`);
    expect([status, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    expect(text).toMatch(/<html lang="fr-CA">.*<h1>Nous n’avons pas pu ouvrir cette page<\/h1>.*<a href="\/fr">/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(text).toContain(`<style nonce="${nonce}">`);
  });
  it('responds with a not-found page to a malformed escape', async () => {
    for (const path of ['/homes/%', '/homes/%zz', '/%E0%A4%A']) expect((await request(path)).status).toBe(404);
  });
  it('redirects /en to the page without prefix, and never to another site', async () => {
    expect(await request('/en/homes?beds=2')).toMatchObject({
      status: 301,
      headers: { location: '/homes?beds=2' },
    });
    expect((await request('/en')).headers.location).toBe('/');
    expect((await request('/en//evil/x')).headers.location).toBe('/evil/x');
    expect((await request('/en/%5Cevil')).headers.location).toBe('/%5Cevil');
    expect(renderedWith((await request('//evil.example/x')).text)).toMatchObject({
      url: '/evil.example/x',
      origin: gatewayFixture.app.url,
    });
    expect((await request('/a//evil.example/')).headers.location).toBe('/a/evil.example');
  });
  it('never renders a forged host', async () => {
    const { status, text } = await request('/host', { headers: { host: 'evil"><script>' } });
    expect(status).toBe(421);
    expect(text).not.toContain('evil');
  });
  it('responds 405 to methods other than GET and HEAD', async () => {
    expect(await request('/homes', { method: 'POST', body: 'a=b' })).toMatchObject({ status: 405 });
    expect(await request('/homes', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('consoles and account screens', () => {
  it.each([
    '/admin/posts',
    '/portal/dashboard',
    '/support',
    '/login',
    '/register',
    '/landlord/register',
    '/password-reset/abc',
    '/preview/abcdefghij',
  ])('%s is rendered by the browser', async (path) => {
    const { status, text } = await request(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div><noscript lang="en-CA"><main><h1>This page needs JavaScript</h1>');
    expect(text).not.toContain('id="state"');
    expect(text).toContain('<script defer nonce=');
  });
});

describe('pages of links in mails, and previews', () => {
  it.each([
    '/password-reset/abc',
    '/verify-email/abc',
    '/confirm/mail-change/abc',
    '/claim-account/abc',
    '/new-listings-alerts/unsubscribe/abc',
    '/landlord/verify/abc',
    '/outbox?mail=abc',
    '/preview/abcdefghij',
    '/preview/pages/abc',
    '/fr/verify-email/abc',
    '/en-us/landlord/verify/abc',
  ])('%s sends no referrer and is not indexed', async (path) => {
    expect((await request(path)).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  it('other pages may be indexed', async () => {
    for (const path of ['/landlord/register', '/confirmation'])
      expect((await request(path)).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('a deploy', () => {
  it('takes effect without a restart, and incomplete files are ignored', async () => {
    await deploy(gatewayFixture.frontDir, {
      version: 'v2',
      server: reportingShell.replaceAll('<h1>Homes</h1>', '<h1>Homes anew</h1>'),
      area: areaBuild(),
    });
    const { writeFile } = await import('node:fs/promises');
    await expect(until(async () => (await request('/homes')).text.includes('Homes anew'))).resolves.toBe(true);
    await writeFile(`${gatewayFixture.frontDir}/areas.json`, '{"areas":[{"na');
    await until(async () => (await request('/areas.json')).text.length < 20);
    expect((await request('/homes?after')).text).toContain('Homes anew');
    expect((await request('/assets/shell/main.7631000000.js')).status).toBe(200);
  });
});

/** Polls until the condition holds; the time limit of the test bounds the wait. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  while (!(await holds()))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return true;
}
