import { deploy, areaThat, shellThat } from '../testing/front.ts';
import { openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

// A page that tells what it was drawn with, and asks the API what the address says.
const telling = shellThat(`
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
const told = (text: string) => JSON.parse(/<p>(\{.*?\})<\/p>/.exec(text)?.[1] ?? '{}');

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await deploy(house.frontDir, { version: 'v1', server: telling, area: areaThat() });
});
afterAll(async () => {
  await house.stop();
});
beforeEach(() => {
  for (const one of [house.catalog, house.content])
    one.answers(said({ homes: 3 }, { headers: { 'cache-control': 'public, max-age=60' } }));
});

describe('a public page', () => {
  it('arrives drawn, by the production build, with the area’s manifest bound to the shell’s modules', async () => {
    const { status, headers, text } = await house.ask('/homes/alberta/calgary?beds=2');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(text).toMatch(/^<!doctype html><html lang="en-CA">/);
    expect(told(text)).toMatchObject({ shared: 'ui', mode: 'production', url: '/homes/alberta/calgary?beds=2' });
    expect(text).toContain('<body class="public"><div id="root"><h1>Homes</h1>');
    expect(text).toContain('<script type="application/json" id="areas">{"areas":[{"name":"mfe-public"');
    expect(text).toContain('<script type="application/json" id="state">{}</script>');
    expect(text).toContain('<link rel="stylesheet" href="/areas/mfe-public/home.css">');
    expect(text).toContain('as="font" type="font/woff2" crossorigin');
  });
  it('has a policy without unsafe words and a nonce of its own on every script', async () => {
    const [first, second] = [await house.ask('/homes'), await house.ask('/homes')];
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
  it('passes on 301, 404 and 410', async () => {
    expect(await house.ask('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
    expect((await house.ask('/nowhere')).status).toBe(404);
    expect((await house.ask('/gone')).status).toBe(410);
  });
  it('that a service keeps from being filled says when to come again', async () => {
    expect(await house.ask('/away')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('<h1>Away</h1>'),
    });
  });
  it('is drawn once for all who ask at once, and again when an answer in it may not be kept', async () => {
    const drawnAt = async (path: string) => told((await house.ask(path)).text).drawn as string;
    const all = await Promise.all(Array.from({ length: 8 }, () => drawnAt('/crowd?ask=/site-settings')));
    expect(new Set([...all, await drawnAt('/crowd?ask=/site-settings')]).size).toBe(1);
    house.catalog.answers(said({}, { headers: { 'cache-control': 'private, no-store' } }));
    expect(await drawnAt('/rows?ask=/listings')).not.toBe(await drawnAt('/rows?ask=/listings'));
  });
});

describe('what a page asks of the API', () => {
  it('goes to the service as the renderer, in the language of the page', async () => {
    const { answers } = told((await house.ask('/ask?ask=/listings%3FcityId=7')).text);
    expect(answers).toEqual([{ status: 200, body: '{"homes":3}' }]);
    expect(house.catalog.last).toMatchObject({ url: '/listings?cityId=7', headers: { 'accept-language': 'fr-CA' } });
    const claims = JSON.parse(
      Buffer.from(
        String(house.catalog.last.headers['x-porchlight-identity']).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    );
    expect(claims).toMatchObject({ aud: 'catalog', sub: 'svc:gateway', act: 'guest' });
  });
  it('is public reading only', async () => {
    const { answers } = told(
      (await house.ask('/private?ask=/my-user&ask=/internal/events&ask=/../x&ask=/nothing')).text,
    );
    expect(answers.map(({ status }: { status: number }) => status)).toEqual([404, 404, 404, 404]);
  });
  it('a dead service is a 503 for its part; the page is drawn', async () => {
    house.catalog.answers((_request, response) => {
      response.destroy();
    });
    const { status, text } = await house.ask('/part?ask=/listings%3Fbeds=9&ask=/site-settings');
    expect(status).toBe(200);
    expect(told(text).answers.map((one: { status: number }) => one.status)).toEqual([503, 200]);
  });
  it('the words of the site stay for a while when content is away, for pages and for browsers', async () => {
    await house.ask('/api/site-settings?lang=en-CA');
    house.content.answers(said({ message: 'x', code: 'x' }, { status: 503 }));
    expect(await house.ask('/api/site-settings?lang=en-CA')).toMatchObject({ status: 200, json: { homes: 3 } });
    expect((await house.ask('/api/site-settings?lang=fr-CA')).status).toBe(503);
    expect(told((await house.ask('/words?ask=/site-settings%3Flang=en-CA')).text).answers[0].status).toBe(200);
  });
});

describe('any address gives a page', () => {
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
    const { status, text } = await house.ask(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Homes</h1>');
  });
  it('but one over 16 KB, which is 414, said on a page of its own', async () => {
    const { status, headers, text } = await house.ask(`/fr/homes?keyword=${'x'.repeat(17_000)}`);
    expect([status, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    expect(text).toMatch(/<html lang="fr-CA">.*<h1>Nous n’avons pas pu ouvrir cette page<\/h1>.*<a href="\/fr">/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(text).toContain(`<style nonce="${nonce}">`);
  });
  it('a broken escape in the path is a page that is not found', async () => {
    for (const path of ['/homes/%', '/homes/%zz', '/%E0%A4%A']) expect((await house.ask(path)).status).toBe(404);
  });
  it('/en is another name of the page without prefix, and never leads to another site', async () => {
    expect(await house.ask('/en/homes?beds=2')).toMatchObject({ status: 301, headers: { location: '/homes?beds=2' } });
    expect((await house.ask('/en')).headers.location).toBe('/');
    expect((await house.ask('/en//evil/x')).headers.location).toBe('/evil/x');
    expect((await house.ask('/en/%5Cevil')).headers.location).toBe('/%5Cevil');
    expect(told((await house.ask('//evil.example/x')).text)).toMatchObject({
      url: '/evil.example/x',
      origin: house.app.url,
    });
    expect((await house.ask('/a//evil.example/')).headers.location).toBe('/a/evil.example');
  });
  it('a made-up host never gets into a page', async () => {
    const { text } = await house.ask('/host', { headers: { host: 'evil"><script>' } });
    expect(told(text).origin).toBe('http://localhost');
  });
  it('only reading gives a page', async () => {
    expect(await house.ask('/homes', { method: 'POST', body: 'a=b' })).toMatchObject({ status: 405 });
    expect(await house.ask('/homes', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
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
  ])('%s is drawn by the browser', async (path) => {
    const { status, text } = await house.ask(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div><noscript lang="en-CA"><main><h1>This page needs JavaScript</h1>');
    expect(text).not.toContain('id="state"');
    expect(text).toContain('<script defer nonce=');
  });
});

describe('pages of links that mails bring', () => {
  it.each([
    '/password-reset/abc',
    '/verify-email/abc',
    '/confirm/mail-change/abc',
    '/claim-account/abc',
    '/new-listings-alerts/unsubscribe/abc',
    '/landlord/verify/abc',
    '/outbox?mail=abc',
  ])('%s tells its address to nobody and stays out of every index', async (path) => {
    expect((await house.ask(path)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  it('other pages may be indexed', async () => {
    for (const path of ['/landlord/register', '/confirmation'])
      expect((await house.ask(path)).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('files', () => {
  it('a name with its hash is kept for ever, compressed where the browser takes it', async () => {
    const { scripts } = (await house.ask('/assets/shell/shell.json')).json;
    const got = await house.ask(scripts[0], { headers: { 'accept-encoding': 'gzip' } });
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
        await house.ask(scripts[0], {
          headers: { 'if-none-match': String((await house.ask(scripts[0])).headers.etag) },
        })
      ).status,
    ).toBe(304);
  });
  it('search engines are told to leave consoles and calls alone', async () => {
    const { status, text } = await house.ask('/robots.txt', { headers: { host: 'porchlight.example' } });
    expect(status).toBe(200);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /portal',
      'Disallow: /support',
      '',
      'Sitemap: http://porchlight.example/sitemap.xml',
      '',
    ]);
  });
  it('the list of areas is asked for again each time', async () => {
    const { headers } = await house.ask('/areas.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await house.ask('/areas.json', { headers: { 'if-none-match': String(headers.etag) } })).toMatchObject({
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
  ])('what is missing is 404 and no page: %s', async (path) => {
    const { status, headers } = await house.ask(path);
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
  ])('a server build or a file of another folder is never given: %s', async (path) => {
    expect((await house.ask(path)).status).toBe(404);
  });
  it('pictures flow from catalog, under plain names only', async () => {
    house.catalog.answers((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .end(Buffer.alloc(200_000, 7));
    });
    const got = await house.ask('/photos/p3-living-480.webp');
    expect(got).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(got.text).toHaveLength(200_000);
    expect((await house.ask('/photos/..%2fx.webp')).status).toBe(404);
  });
  it('photos of people flow from accounts, and browsers take them for nothing else', async () => {
    house.accounts.answers((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
        .end('a photo');
    });
    const got = await house.ask('/photos/people/11111111-1111-4111-8111-111111111111');
    expect(got).toMatchObject({
      status: 200,
      text: 'a photo',
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(house.accounts.last.url).toBe('/photos/people/11111111-1111-4111-8111-111111111111');
    expect((await house.ask('/photos/people/..%2f..%2fmy-user')).status).toBe(404);
  });
});

describe('a deploy', () => {
  it('is seen without a restart, and what is half written is not taken', async () => {
    await deploy(house.frontDir, {
      version: 'v2',
      server: telling.replaceAll('<h1>Homes</h1>', '<h1>Homes anew</h1>'),
      area: areaThat(),
    });
    const { writeFile } = await import('node:fs/promises');
    await expect(until(async () => (await house.ask('/homes')).text.includes('Homes anew'))).resolves.toBe(true);
    await writeFile(`${house.frontDir}/areas.json`, '{"areas":[{"na');
    await until(async () => (await house.ask('/areas.json')).text.length < 20);
    expect((await house.ask('/homes?after')).text).toContain('Homes anew');
    expect((await house.ask('/assets/shell/main.7631000000.js')).status).toBe(200);
  });
});

/** Asks until it holds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  while (!(await holds()))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return true;
}

describe('a page’s policy', () => {
  it('names Google’s hosts when the site has its key, and only then', async () => {
    const own = await openHouse();
    try {
      await deploy(own.frontDir, { version: 'v1', server: telling, area: areaThat() });
      own.content.answers(
        said({ projectModules: { maps: { isEnabled: true, settings: [{ key: 'googleKey', value: 'a-key' }] } } }),
      );
      const policy = String((await own.ask('/homes')).headers['content-security-policy']);
      expect(policy).toContain(
        "connect-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com;",
      );
      expect(String((await house.ask('/homes')).headers['content-security-policy'])).not.toContain('google');
    } finally {
      await own.stop();
    }
  });
});
