import { deploy, areaBuild, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

// Page that outputs its render request and calls the API path given in its URL.
const telling = shellBuild(`
  const url = new URL(request.url, request.origin);
  if (url.pathname === '/gone') return page({ status: 410, body: '<h1>Gone</h1>' });
  if (url.pathname === '/old') return page({ status: 301, location: '/new' });
  if (url.pathname === '/away') return page({ status: 503, body: '<h1>Away</h1>' });
  if (url.pathname.startsWith('/nowhere') || url.pathname.includes('%25')) return page({ status: 404, body: '<h1>Not found</h1>' });
  const asked = url.searchParams.getAll('ask');
  const answers = await Promise.all(asked.map((path) => request.fetchApi(path, { method: 'GET', headers: { 'accept-language': 'fr-CA' } })));
  return page({
    body: '<h1>Homes</h1><p>' + JSON.stringify({ shared: manifest.shared, mode: process.env.NODE_ENV, drawn: crypto.randomUUID(), answers, url: request.url, origin: request.origin }) + '</p>',
    files: { styles: ['/areas/mfe-public/home.css'], preloads: ['/areas/mfe-public/home.js', '/areas/mfe-public/font.woff2'] }, bodyClass: 'public',
  });`);
const renderedWith = (text: string) => JSON.parse(/<p>(\{.*?\})<\/p>/.exec(text)?.[1] ?? '{}');

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway();
  await deploy(gatewayFixture.frontDir, { version: 'v1', server: telling, area: areaBuild() });
});
afterAll(async () => {
  await gatewayFixture.stop();
});
beforeEach(() => {
  for (const one of [gatewayFixture.catalog, gatewayFixture.content])
    one.respondWith(jsonResponse({ homes: 3 }, { headers: { 'cache-control': 'public, max-age=60' } }));
});

describe('a public page', () => {
  it('is rendered by the production build, with the area’s manifest bound to the shell’s modules', async () => {
    const { status, headers, text } = await gatewayFixture.request('/homes/alberta/calgary?beds=2');
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
    const [first, second] = [await gatewayFixture.request('/homes'), await gatewayFixture.request('/homes')];
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
    expect(await gatewayFixture.request('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
    expect((await gatewayFixture.request('/nowhere')).status).toBe(404);
    expect((await gatewayFixture.request('/gone')).status).toBe(410);
  });
  it('has Retry-After when a service is unavailable', async () => {
    expect(await gatewayFixture.request('/away')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('<h1>Away</h1>'),
    });
  });
  it('is rendered once for concurrent requests, and again when a response in it is not cacheable', async () => {
    const drawnAt = async (path: string) => renderedWith((await gatewayFixture.request(path)).text).drawn as string;
    const all = await Promise.all(Array.from({ length: 8 }, () => drawnAt('/crowd?ask=/site-settings')));
    expect(new Set([...all, await drawnAt('/crowd?ask=/site-settings')]).size).toBe(1);
    gatewayFixture.catalog.respondWith(jsonResponse({}, { headers: { 'cache-control': 'private, no-store' } }));
    expect(await drawnAt('/rows?ask=/listings')).not.toBe(await drawnAt('/rows?ask=/listings'));
  });
});

describe('API calls of a page', () => {
  it('reach the service as the renderer, in the language of the page', async () => {
    const { answers } = renderedWith((await gatewayFixture.request('/ask?ask=/listings%3FcityId=7')).text);
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
      (await gatewayFixture.request('/private?ask=/my-user&ask=/internal/events&ask=/../x&ask=/nothing')).text,
    );
    expect(answers.map(({ status }: { status: number }) => status)).toEqual([404, 404, 404, 404]);
  });
  it('return 503 for an unavailable service, and the page is rendered', async () => {
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.destroy();
    });
    const { status, text } = await gatewayFixture.request('/part?ask=/listings%3Fbeds=9&ask=/site-settings');
    expect(status).toBe(200);
    expect(renderedWith(text).answers.map((one: { status: number }) => one.status)).toEqual([503, 200]);
  });
  it('return stale content while content is down, for pages and for browsers', async () => {
    await gatewayFixture.request('/api/site-settings?lang=en-CA');
    gatewayFixture.content.respondWith(jsonResponse({ message: 'x', code: 'x' }, { status: 503 }));
    expect(await gatewayFixture.request('/api/site-settings?lang=en-CA')).toMatchObject({
      status: 200,
      json: { homes: 3 },
    });
    expect((await gatewayFixture.request('/api/site-settings?lang=fr-CA')).status).toBe(503);
    expect(
      renderedWith((await gatewayFixture.request('/words?ask=/site-settings%3Flang=en-CA')).text).answers[0].status,
    ).toBe(200);
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
    const { status, text } = await gatewayFixture.request(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Homes</h1>');
  });
  it('responds 414 with an error page to a URL over 16 KB', async () => {
    const { status, headers, text } = await gatewayFixture.request(`/fr/homes?keyword=${'x'.repeat(17_000)}`);
    expect([status, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    expect(text).toMatch(/<html lang="fr-CA">.*<h1>Nous n’avons pas pu ouvrir cette page<\/h1>.*<a href="\/fr">/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(text).toContain(`<style nonce="${nonce}">`);
  });
  it('responds with a not-found page to a malformed escape', async () => {
    for (const path of ['/homes/%', '/homes/%zz', '/%E0%A4%A'])
      expect((await gatewayFixture.request(path)).status).toBe(404);
  });
  it('redirects /en to the page without prefix, and never to another site', async () => {
    expect(await gatewayFixture.request('/en/homes?beds=2')).toMatchObject({
      status: 301,
      headers: { location: '/homes?beds=2' },
    });
    expect((await gatewayFixture.request('/en')).headers.location).toBe('/');
    expect((await gatewayFixture.request('/en//evil/x')).headers.location).toBe('/evil/x');
    expect((await gatewayFixture.request('/en/%5Cevil')).headers.location).toBe('/%5Cevil');
    expect(renderedWith((await gatewayFixture.request('//evil.example/x')).text)).toMatchObject({
      url: '/evil.example/x',
      origin: gatewayFixture.app.url,
    });
    expect((await gatewayFixture.request('/a//evil.example/')).headers.location).toBe('/a/evil.example');
  });
  it('never renders a forged host', async () => {
    const { status, text } = await gatewayFixture.request('/host', { headers: { host: 'evil"><script>' } });
    expect(status).toBe(421);
    expect(text).not.toContain('evil');
  });
  it('responds 405 to methods other than GET and HEAD', async () => {
    expect(await gatewayFixture.request('/homes', { method: 'POST', body: 'a=b' })).toMatchObject({ status: 405 });
    expect(await gatewayFixture.request('/homes', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
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
  ])('%s is rendered by the browser', async (path) => {
    const { status, text } = await gatewayFixture.request(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div><noscript lang="en-CA"><main><h1>This page needs JavaScript</h1>');
    expect(text).not.toContain('id="state"');
    expect(text).toContain('<script defer nonce=');
  });
});

describe('pages of links in mails', () => {
  it.each([
    '/password-reset/abc',
    '/verify-email/abc',
    '/confirm/mail-change/abc',
    '/claim-account/abc',
    '/new-listings-alerts/unsubscribe/abc',
    '/landlord/verify/abc',
    '/outbox?mail=abc',
    '/fr/verify-email/abc',
    '/en-us/landlord/verify/abc',
  ])('%s sends no referrer and is not indexed', async (path) => {
    expect((await gatewayFixture.request(path)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  it('other pages may be indexed', async () => {
    for (const path of ['/landlord/register', '/confirmation'])
      expect((await gatewayFixture.request(path)).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('files', () => {
  it('are immutable with a hash in the name, and compressed where accepted', async () => {
    const { scripts } = (await gatewayFixture.request('/assets/shell/shell.json')).json;
    const got = await gatewayFixture.request(scripts[0], { headers: { 'accept-encoding': 'gzip' } });
    expect(got).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'gzip',
      },
    });
    expect(got.text).toContain('// v1');
    expect(
      (
        await gatewayFixture.request(scripts[0], {
          headers: { 'if-none-match': String((await gatewayFixture.request(scripts[0])).headers.etag) },
        })
      ).status,
    ).toBe(304);
  });
  it('include a robots.txt that disallows consoles and the API', async () => {
    const { status, text } = await gatewayFixture.request('/robots.txt', { headers: { host: 'porchlight.localhost' } });
    expect(status).toBe(200);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /portal',
      'Disallow: /support',
      '',
      'Sitemap: http://porchlight.localhost/sitemap.xml',
      '',
    ]);
  });
  it('include a list of areas that is always revalidated', async () => {
    const { headers } = await gatewayFixture.request('/areas.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(
      await gatewayFixture.request('/areas.json', { headers: { 'if-none-match': String(headers.etag) } }),
    ).toMatchObject({
      status: 304,
    });
  });
  it.each([
    '/assets/shell/missing.0123456789.js',
    '/areas/mfe-public/gone.css',
    '/areas/none/remoteEntry.js',
    '/missing.js',
    '/favicon.ico',
    '/assets/shell/',
    '/assets',
    '/areas/mfe-public',
  ])('respond 404, not a page, when missing: %s', async (path) => {
    const { status, headers } = await gatewayFixture.request(path);
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('html');
  });
  it.each([
    '/assets/shell/server.v1.cjs',
    '/areas/mfe-public/server.v1.cjs',
    '/assets/shell/../areas.json',
    '/assets/shell/%2e%2e/areas.json',
    '/assets/shell/..%2fareas.json',
    '/areas/..%2f..%2fetc/passwd',
  ])('never expose server builds or other folders: %s', async (path) => {
    expect((await gatewayFixture.request(path)).status).toBe(404);
  });
  it('stream photos from catalog, under valid names only', async () => {
    gatewayFixture.catalog.respondWith((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .end(Buffer.alloc(200_000, 7));
    });
    const got = await gatewayFixture.request('/photos/p3-living-480.webp');
    expect(got).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(got.text).toHaveLength(200_000);
    expect((await gatewayFixture.request('/photos/..%2fx.webp')).status).toBe(404);
  });
  it('stream user photos from accounts, without content sniffing', async () => {
    gatewayFixture.accounts.respondWith((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
        .end('a photo');
    });
    const got = await gatewayFixture.request('/photos/people/11111111-1111-4111-8111-111111111111');
    expect(got).toMatchObject({
      status: 200,
      text: 'a photo',
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(gatewayFixture.accounts.lastRequest.url).toBe('/photos/people/11111111-1111-4111-8111-111111111111');
    expect((await gatewayFixture.request('/photos/people/..%2f..%2fmy-user')).status).toBe(404);
  });
});

describe('a deploy', () => {
  it('takes effect without a restart, and incomplete files are ignored', async () => {
    await deploy(gatewayFixture.frontDir, {
      version: 'v2',
      server: telling.replaceAll('<h1>Homes</h1>', '<h1>Homes anew</h1>'),
      area: areaBuild(),
    });
    const { writeFile } = await import('node:fs/promises');
    await expect(until(async () => (await gatewayFixture.request('/homes')).text.includes('Homes anew'))).resolves.toBe(
      true,
    );
    await writeFile(`${gatewayFixture.frontDir}/areas.json`, '{"areas":[{"na');
    await until(async () => (await gatewayFixture.request('/areas.json')).text.length < 20);
    expect((await gatewayFixture.request('/homes?after')).text).toContain('Homes anew');
    expect((await gatewayFixture.request('/assets/shell/main.7631000000.js')).status).toBe(200);
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

describe('a page’s policy', () => {
  it('contains Google’s hosts only when the site has a key', async () => {
    const own = await startGateway();
    try {
      await deploy(own.frontDir, { version: 'v1', server: telling, area: areaBuild() });
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
