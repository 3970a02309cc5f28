import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

const app = {
  icons: {
    small: '/assets/shell/icon-small.0123456789.png',
    large: '/assets/shell/icon-large.0123456789.png',
    maskable: '/assets/shell/icon-maskable.0123456789.png',
    apple: '/assets/shell/icon-apple.0123456789.png',
  },
  colours: { light: '#fff', dark: '#000' },
};
const settings = {
  siteSettings: {
    siteName: 'Test "Homes"',
    companyInfo: { logo: null, socialMedia: {} },
    links: { listYourAd: '/x' },
    languages: [],
  },
  permaLinks: {},
  menus: {},
  contentVersion: 'v1',
};

async function openInstallable(environment: Readonly<Record<string, string>> = {}): Promise<GatewayFixture> {
  const gatewayFixture = await startGateway(environment);
  await deploy(gatewayFixture.frontDir, { version: 'v1', server: shellBuild('return page({});'), area: areaBuild() });
  const file = join(gatewayFixture.frontDir, 'shell', 'shell.json');
  await mkdir(join(gatewayFixture.frontDir, 'shell'), { recursive: true });
  await writeFile(join(gatewayFixture.frontDir, 'shell', 'service-worker.0123456789.js'), '// the worker');
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), app, worker: 'service-worker.0123456789.js' }),
  );
  gatewayFixture.content.respondWith(jsonResponse(settings));
  return gatewayFixture;
}

describe('the installable site', () => {
  let gatewayFixture: GatewayFixture;
  beforeAll(async () => {
    gatewayFixture = await openInstallable();
  });
  afterAll(async () => {
    await gatewayFixture.stop();
  });

  it('has a manifest per language, named by the site settings and with one app id', async () => {
    const [english, french] = [
      await gatewayFixture.request('/manifest.webmanifest'),
      await gatewayFixture.request('/fr/manifest.webmanifest'),
    ];
    expect(english.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(english.json).toMatchObject({
      id: '/',
      name: 'Test "Homes"',
      start_url: '/',
      scope: '/',
      lang: 'en-CA',
      display: 'standalone',
    });
    expect(french.json).toMatchObject({ id: '/', start_url: '/fr', lang: 'fr-CA' });
    expect(french.json.shortcuts).toEqual([
      { name: 'Trouver un logement', url: '/fr/homes' },
      { name: 'Mes choix', url: '/fr/homes/favourites' },
    ]);
    expect(
      english.json.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
    ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });
  it('links the manifest of the page language in the head', async () => {
    const { text, headers } = await gatewayFixture.request('/homes');
    expect(text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/assets/shell/icon-apple.0123456789.png">',
    );
    expect(text).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">');
    expect(String(headers['content-security-policy'])).toMatch(/manifest-src 'self'.*worker-src 'self'/);
  });
  it('serves its worker at a stable URL that is always revalidated', async () => {
    const { status, headers, text } = await gatewayFixture.request('/service-worker.js');
    expect([status, text]).toEqual([200, '// the worker']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    });
  });
  it('sets no cookie with a page, so that the worker can cache it', async () => {
    for (const path of ['/', '/homes', '/fr/guides', '/homes/favourites'])
      expect((await gatewayFixture.request(path)).headers['set-cookie']).toBeUndefined();
  });
});

it('SERVICE_WORKER=off serves a worker that deletes all caches and unregisters itself', async () => {
  const gatewayFixture = await openInstallable({ SERVICE_WORKER: 'off' });
  try {
    const { status, headers, text } = await gatewayFixture.request('/service-worker.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    const heard: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => unknown> = {};
    const done: string[] = [];
    const self = {
      addEventListener: (name: string, act: never) => {
        heard[name] = act;
      },
      skipWaiting: () => done.push('taken over'),
      registration: { unregister: () => Promise.resolve(done.push('gone')) },
    };
    const caches = {
      keys: () => Promise.resolve(['pages', 'picks']),
      delete: (name: string) => Promise.resolve(done.push(name)),
    };
    new Function('self', 'caches', text)(self, caches);
    await heard['install']?.({ waitUntil: () => undefined });
    await new Promise((resolve) => {
      heard['activate']?.({
        waitUntil: (work) => {
          void work.then(resolve);
        },
      });
    });
    expect(done).toEqual(['taken over', 'pages', 'picks', 'gone']);
  } finally {
    await gatewayFixture.stop();
  }
});
