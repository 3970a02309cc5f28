import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { deploy } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';

let gatewayFixture: GatewayFixture;
const script = `// ${'porch '.repeat(400)}`;
beforeAll(async () => {
  gatewayFixture = await startGateway({ RENDER_WORKERS: '0' });
  const { frontDir } = gatewayFixture;
  await deploy(frontDir, { version: 'v1' });
  const shell = (name: string, bytes: string | Buffer) => writeFile(join(frontDir, 'shell', name), bytes);
  await shell('part.0123456789.js', script);
  await shell('part.0123456789.js.br', brotliCompressSync(script));
  await shell('part.0123456789.js.gz', gzipSync(script));
  await shell('stray.html', '<script>alert(1)</script>');
});
afterAll(async () => {
  await gatewayFixture.stop();
});

const file = (accepted?: string, more: Readonly<Record<string, string>> = {}) =>
  gatewayFixture.request('/assets/shell/part.0123456789.js', {
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
  const { status, headers } = await gatewayFixture.request('/assets/shell/gone.0123456789.js');
  expect(status).toBe(404);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});

it.each(['/assets/shell/', '/assets/shell/.', '/areas/', '/areas/public'])(
  'the folder %s is 404, never a list',
  async (path) => {
    const { status, text } = await gatewayFixture.request(path);
    expect(status).toBe(404);
    expect(text).not.toContain('part.0123456789.js');
  },
);

it('an HTML file in a folder of files is text, never a page of our origin', async () => {
  const { status, headers } = await gatewayFixture.request('/assets/shell/stray.html');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});
