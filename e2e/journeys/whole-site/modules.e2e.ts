import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });
// Catalog reads the modules once a minute, and pages are cached for half a minute.
test.setTimeout(900_000);
const applied = { timeout: 120_000, intervals: [1_000, 3_000] };

const city = '/homes/alberta/calgary';
const tileUrl = 'https://tiles.example.org/{z}/{x}/{y}.png';
interface Visitor {
  readonly browser: Browser;
  readonly request: APIRequestContext;
}
interface Effect {
  /** Value of the setting with which visitors see its part of the site, and one without. */
  readonly shown: string;
  readonly hidden: string;
  /** Other settings of the module that the part requires. */
  readonly given?: Readonly<Record<string, string>>;
  readonly isSeen: (visitor: Visitor) => Promise<boolean>;
}

const htmlOf = async ({ request }: Visitor, path: string) => (await request.get(path)).text();
/** Returns whether the page of a home has a link or text that a content block of its province holds under a key. */
async function homeShows(visitor: Visitor, block: string, key: string): Promise<boolean> {
  const [home] = new RegExp(`${city}/[a-z0-9-]+`).exec(await htmlOf(visitor, city)) ?? [];
  const stored = (await (
    await visitor.request.get(`/api/admin/${block}`, { headers: await staff(visitor) })
  ).json()) as {
    contents: readonly { key: string; content: { 'en-CA': string } }[];
  } & Readonly<Record<string, string>>;
  const text = stored[key] ?? stored.contents.find((one) => one.key === key)?.content['en-CA'];
  expect([home, text]).toEqual([expect.any(String), expect.any(String)]);
  return (await htmlOf(visitor, home ?? '')).includes(text ?? '');
}
/** Opens the map of a city as a new visitor. Returns the addresses that it loads from other sites, and its text. */
async function openMap({ browser }: Visitor) {
  const context = await browser.newContext({ baseURL: String(test.info().project.use.baseURL) });
  const loaded: string[] = [];
  await context.route(/^https:\/\//, (route) => {
    loaded.push(route.request().url());
    return route.abort();
  });
  const page = await context.newPage();
  await page.goto(`${city}?view=map`);
  // Without Google's script, which is aborted, the map is drawn by ours.
  const credit = page.getByText('Natural Earth · GeoNames').first();
  await credit.waitFor();
  await page.waitForLoadState('networkidle');
  const text = (await credit.textContent()) ?? '';
  await context.close();
  return { loaded, text };
}
const zoomOf = (tile: string) => Number(/^https:\/\/tiles\.example\.org\/(\d+)\//.exec(tile)?.[1] ?? 0);

/** What visitors see of each setting of a module. */
const effects: Readonly<Record<string, Effect>> = {
  'newcomers.showGoodToKnow': {
    shown: 'true',
    hidden: 'false',
    isSeen: (visitor) => homeShows(visitor, 'rental-rules/alberta', 'sourceUrl'),
  },
  'newcomers.showUsualCosts': {
    shown: 'true',
    hidden: 'false',
    isSeen: (visitor) => homeShows(visitor, 'content-blocks/usual-costs.alberta', 'source'),
  },
  'maps.googleKey': {
    shown: 'a-key',
    hidden: '',
    isSeen: async (visitor) => (await openMap(visitor)).loaded.some((url) => url.includes('maps.googleapis.com')),
  },
  'maps.tilesUrl': {
    shown: tileUrl,
    hidden: '',
    isSeen: async (visitor) => (await openMap(visitor)).loaded.some((url) => zoomOf(url) > 0),
  },
  'maps.tilesAttribution': {
    shown: 'Example Tiles',
    hidden: '',
    given: { tilesUrl: tileUrl },
    isSeen: async (visitor) => (await openMap(visitor)).text.includes('Example Tiles'),
  },
  'maps.tilesMaxZoom': {
    shown: '22',
    hidden: '4',
    given: { tilesUrl: tileUrl },
    isSeen: async (visitor) => (await openMap(visitor)).loaded.some((url) => zoomOf(url) > 4),
  },
  'rentTrends.showSeries': {
    shown: 'true',
    hidden: 'false',
    isSeen: async (visitor) => (await htmlOf(visitor, `${city}/rent-trends`)).includes('The past 24 months'),
  },
};
/** Settings that landlords and staff notice: tested in catalog (listing reviews) and accounts (rights). */
const ofOthers = ['listings.reviewAll', 'security.staffTotp'];

const staff = ({ request }: Pick<Visitor, 'request'>) => authHeaders(request, 'owner');
async function modulesOf(visitor: Pick<Visitor, 'request'>) {
  const response = await visitor.request.get('/api/project-modules', { headers: await staff(visitor) });
  const { projectModules } = (await response.json()) as {
    projectModules: { id: string; version: number; settings: { key: string; defaultValue: string }[] }[];
  };
  return projectModules;
}
async function change(visitor: Visitor, id: string, path: string, body: object): Promise<void> {
  const version = (await modulesOf(visitor)).find((one) => one.id === id)?.version;
  const headers = await staff(visitor);
  const response = await visitor.request.post(`/api/${path}`, { headers, data: { id, version, ...body } });
  expect(response.status(), await response.text()).toBe(200);
}
const enter = (visitor: Visitor, id: string, values: Readonly<Record<string, string>>) => {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }));
  return change(visitor, id, 'project-module-settings', { settings });
};
const turn = (visitor: Visitor, id: string, isEnabled: boolean) =>
  change(visitor, id, 'project-modules', { isEnabled });
const expectSeen = ({ isSeen }: Effect, visitor: Visitor, expected: boolean) =>
  expect.poll(() => isSeen(visitor), applied).toBe(expected);

/** Settings that take effect as others do, after a minute. */
const variants: readonly string[] = [
  'maps.tilesUrl',
  'maps.tilesAttribution',
  'maps.tilesMaxZoom',
  'rentTrends.showSeries',
];

test('every setting of every module has a test of its effect', async ({ request }) => {
  const settings = (await modulesOf({ request })).flatMap(({ id, settings: own }) =>
    own.map(({ key }) => `${id}.${key}`),
  );
  expect([...Object.keys(effects), ...ofOthers].sort()).toEqual(settings.sort());
});

for (const [name, effect] of Object.entries(effects)) {
  const tag = variants.includes(name) ? '@variant' : [];
  test(
    `visitors see the effect of ${name}, and none while its module is off`,
    { tag },
    async ({ browser, request }) => {
      const [module = '', setting = ''] = name.split('.');
      const visitor = { browser, request };
      try {
        await enter(visitor, module, { ...effect.given, [setting]: effect.shown });
        await test.step('with it', () => expectSeen(effect, visitor, true));
        await enter(visitor, module, { [setting]: effect.hidden });
        await test.step('without it', () => expectSeen(effect, visitor, false));
        await enter(visitor, module, { [setting]: effect.shown });
        await turn(visitor, module, false);
        await test.step('while the module is off', () => expectSeen(effect, visitor, false));
      } finally {
        await turn(visitor, module, true);
        const own = (await modulesOf(visitor)).find(({ id }) => id === module)?.settings ?? [];
        await enter(visitor, module, Object.fromEntries(own.map(({ key, defaultValue }) => [key, defaultValue])));
      }
    },
  );
}

test('staff switch a module off, visitors no longer see its part, and see it again', async ({
  page,
  browser,
  request,
}) => {
  const errors = consoleErrors(page);
  const effect = effects['newcomers.showUsualCosts'] as Effect;
  const press = async () => {
    await page.goto('/admin/settings/modules/newcomers');
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  };
  await page.goto('/');
  await logInAs(page, 'owner');
  await expectSeen(effect, { browser, request }, true);
  await press();
  await expectSeen(effect, { browser, request }, false);
  await press();
  await expectSeen(effect, { browser, request }, true);
  expect(errors).toEqual([]);
});
