import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';

let gatewayFixture: GatewayFixture;
const script = `// ${'porch '.repeat(400)}`;
beforeAll(async () => {
  gatewayFixture = await startGateway({ RENDER_WORKERS: '0' });
  const { frontDir } = gatewayFixture;
  await deploy(frontDir, { version: 'v1', server: shellBuild(''), area: areaBuild() });
  const shell = (name: string, bytes: string | Buffer) => writeFile(join(frontDir, 'shell', name), bytes);
  await shell('part.0123456789.js', script);
  await shell('part.0123456789.js.br', brotliCompressSync(script));
  await shell('part.0123456789.js.gz', gzipSync(script));
  await shell('stray.html', '<script>alert(1)</script>');
});
afterAll(async () => {
  await gatewayFixture.stop();
});

const request: GatewayFixture['request'] = (...call) => gatewayFixture.request(...call);
const file = (accepted?: string, more: Readonly<Record<string, string>> = {}) =>
  request('/assets/shell/part.0123456789.js', {
    headers: { ...(accepted === undefined ? {} : { 'accept-encoding': accepted }), ...more },
  });

describe('a built file with precompressed variants', () => {
  it('is sent in the best encoding that the client accepts', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      [undefined, undefined],
    ] as const) {
      const got = await file(accepted);
      expect(got).toMatchObject({
        status: 200,
        text: script,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          vary: expect.stringContaining('accept-encoding'),
        },
      });
      expect(got.headers['content-encoding']).toBe(encoding);
    }
  });

  it('has a strong ETag for each encoding, which answers 304 for that encoding only', async () => {
    const { etag = '' } = (await file('br')).headers;
    expect(etag).toMatch(/^"[\w.-]+br"$/);
    expect(await file('br', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await file('gzip', { 'if-none-match': etag })).status).toBe(200);
  });
});

it('a missing file is 404 and not cached as immutable', async () => {
  const { status, headers } = await request('/assets/shell/gone.0123456789.js');
  expect(status).toBe(404);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});

it.each(['/assets/shell/', '/assets/shell/.', '/areas/', '/areas/public'])(
  'the folder %s is 404, never a list',
  async (path) => {
    const { status, text } = await request(path);
    expect(status).toBe(404);
    expect(text).not.toContain('part.0123456789.js');
  },
);

it('an HTML file in a folder of files is text, never a page of our origin', async () => {
  const { status, headers } = await request('/assets/shell/stray.html');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});

describe('files', () => {
  it('are immutable with a hash in the name, and compressed where accepted', async () => {
    const { scripts } = (await request('/assets/shell/shell.json')).json;
    const got = await request(scripts[0], { headers: { 'accept-encoding': 'gzip' } });
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
        await request(scripts[0], {
          headers: { 'if-none-match': String((await request(scripts[0])).headers.etag) },
        })
      ).status,
    ).toBe(304);
  });
  it('include a robots.txt that disallows consoles and the API', async () => {
    const { status, text } = await request('/robots.txt', { headers: { host: 'porchlight.localhost' } });
    expect(status).toBe(200);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /portal',
      'Disallow: /preview',
      'Disallow: /support',
      '',
      'Sitemap: http://porchlight.localhost/sitemap.xml',
      '',
    ]);
  });
  it('include a list of areas that is always revalidated', async () => {
    const { headers } = await request('/areas.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await request('/areas.json', { headers: { 'if-none-match': String(headers.etag) } })).toMatchObject({
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
    const { status, headers } = await request(path);
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
    expect((await request(path)).status).toBe(404);
  });
  it('stream photos from catalog, under valid names only', async () => {
    gatewayFixture.catalog.respondWith((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .end(Buffer.alloc(200_000, 7));
    });
    const got = await request('/photos/p3-living-480.webp');
    expect(got).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(got.text).toHaveLength(200_000);
    expect((await request('/photos/..%2fx.webp')).status).toBe(404);
  });
  it('stream floor plans from catalog as downloads that run nothing', async () => {
    const disposition = 'attachment; filename="floor-plan.pdf"';
    gatewayFixture.catalog.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition }).end('%PDF');
    });
    const path = '/assets/floorplans/11111111-1111-4111-8111-111111111111.pdf';
    expect(await request(path)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': disposition,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    });
    expect(gatewayFixture.catalog.lastRequest.url).toBe(path);
    for (const name of ['folder-id', '..%2fx.pdf', '11111111-1111-4111-8111-111111111111.html'])
      expect((await request(`/assets/floorplans/${name}`)).status).toBe(404);
  });
  it('stream pictures of content, at addresses of its pictures only', async () => {
    gatewayFixture.content.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
      response.end('a picture');
    });
    const path = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
    expect(await request(path)).toMatchObject({
      status: 200,
      text: 'a picture',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    });
    expect(gatewayFixture.content.lastRequest.url).toBe(path);
    for (const name of ['x.webp', '..%2f..%2fsite-settings', '11111111-1111-4111-8111-111111111111-960.svg'])
      expect((await request(`/photos/content/${name}`)).status).toBe(404);
  });
  it.each(['people', 'companies'])('stream photos of %s from accounts, without content sniffing', async (folder) => {
    gatewayFixture.accounts.respondWith((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
        .end('a photo');
    });
    const got = await request(`/photos/${folder}/11111111-1111-4111-8111-111111111111`);
    expect(got).toMatchObject({
      status: 200,
      text: 'a photo',
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    });
    expect(gatewayFixture.accounts.lastRequest.url).toBe(`/photos/${folder}/11111111-1111-4111-8111-111111111111`);
    expect((await request(`/photos/${folder}/..%2f..%2fmy-user`)).status).toBe(404);
  });
});
