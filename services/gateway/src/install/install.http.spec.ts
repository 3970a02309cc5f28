import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaThat, deploy, shellThat } from '../testing/front.ts';
import { openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

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
  permaLinks: { listings: 'rentals' },
  menus: {},
  contentVersion: 'v1',
};

async function openInstallable(environment: Readonly<Record<string, string>> = {}): Promise<House> {
  const house = await openHouse(environment);
  await deploy(house.frontDir, { version: 'v1', server: shellThat('return page({});'), area: areaThat() });
  const file = join(house.frontDir, 'shell', 'shell.json');
  await mkdir(join(house.frontDir, 'shell'), { recursive: true });
  await writeFile(join(house.frontDir, 'shell', 'service-worker.0123456789.js'), '// the worker');
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), app, worker: 'service-worker.0123456789.js' }),
  );
  house.content.answers(said(settings));
  return house;
}

describe('the site as an app', () => {
  let house: House;
  beforeAll(async () => {
    house = await openInstallable();
  });
  afterAll(async () => {
    await house.stop();
  });

  it('has a manifest in the reader’s language, named by the site settings; it is one app in all of them', async () => {
    const [english, french] = [await house.ask('/manifest.webmanifest'), await house.ask('/fr/manifest.webmanifest')];
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
      { name: 'Trouver un logement', url: '/fr/rentals' },
      { name: 'Mes choix', url: '/fr/rentals/favourites' },
    ]);
    expect(
      english.json.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
    ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });
  it('is named in the head of its pages, in their language', async () => {
    const { text, headers } = await house.ask('/homes');
    expect(text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/assets/shell/icon-apple.0123456789.png">',
    );
    expect(text).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">');
    expect(String(headers['content-security-policy'])).toMatch(/manifest-src 'self'.*worker-src 'self'/);
  });
  it('has its worker at an address that stays, asked for again each time', async () => {
    const { status, headers, text } = await house.ask('/service-worker.js');
    expect([status, text]).toEqual([200, '// the worker']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    });
  });
  it('sets no cookie with a page: a worker that keeps it could not see one', async () => {
    for (const path of ['/', '/homes', '/fr/guides', '/homes/favourites'])
      expect((await house.ask(path)).headers['set-cookie']).toBeUndefined();
  });
});

it('SERVICE_WORKER=off gives browsers a worker that removes what was kept and itself', async () => {
  const house = await openInstallable({ SERVICE_WORKER: 'off' });
  try {
    const { status, headers, text } = await house.ask('/service-worker.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    const heard: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => unknown> = {},
      done: string[] = [];
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
    await house.stop();
  }
});
