import type { APIRequestContext, Page } from '@playwright/test';
import type { OpenPart } from '../accessibility/open-parts.ts';
import { someHomes, type Screen } from '../accessibility/screens.ts';

interface Home {
  readonly url: string;
  readonly descriptionLang: string;
}
/** The address of a home whose landlord writes in this language. */
export async function homeWrittenIn(request: APIRequestContext, lang: 'en' | 'fr'): Promise<string> {
  const { listings } = (await (await request.get('/api/listings/quebec/montreal?perPage=60')).json()) as {
    listings: readonly { id: string }[];
  };
  for (const { id } of listings) {
    const { listing } = (await (await request.get(`/api/listing/${id}`)).json()) as { listing: Home };
    if (listing.descriptionLang === lang) return listing.url;
  }
  throw new Error(`no home of Montréal is written in ${lang}`);
}

const at =
  (...paths: readonly string[]) =>
  () =>
    Promise.resolve(paths);
const calgary = '/homes/alberta/calgary';
const everyFilter =
  'beds=1,2&baths=1&minrate=500&maxrate=5000&minsqft=300&petpolicies=cats&newcomer=accepts-newcomers&amenities=balcony&furnished=true&utilities=heat&keyword=jardin';

/** What the words are read on beside the screens that axe looks at. */
export const moreScreens: readonly Screen[] = [
  { name: 'a home written in English', paths: async (request) => [await homeWrittenIn(request, 'en')] },
  { name: 'a home written in French', paths: async (request) => [await homeWrittenIn(request, 'fr')] },
  {
    name: 'homes of the US',
    paths: async (request) => {
      const { listings } = (await (await request.get('/api/listings/new-york/buffalo?perPage=3')).json()) as {
        listings: readonly { url: string }[];
      };
      return ['/homes/new-york', ...listings.slice(0, 1).map(({ url }) => url)];
    },
  },
  { name: 'every filter in use', paths: at(`${calgary}?${everyFilter}`) },
  { name: 'a place with a fault', paths: at('/homes?q=calgry', '/homes?q=zzzzzz', '/homes?q=london') },
  {
    name: 'rents of a province and of few homes',
    paths: at('/homes/alberta/rent-trends', '/homes/ontario/toronto-area/rent-trends'),
  },
  {
    name: 'homes that never were',
    paths: at(
      `${calgary}/a-home-zzzzzzzzzz`,
      '/homes/atlantis',
      '/guides/no-such-guide',
      '/guides/category/no-such-topic',
    ),
  },
  { name: 'guides searched', paths: at('/guides?q=zzzzzz', '/guides?q=bail') },
];

const press = async (page: Page, selector: string) => {
  await page.locator(selector).filter({ visible: true }).first().click();
};
const aHome = async (page: Page) => (await someHomes(page.request))[0]?.url ?? '/homes';
const flashed = (page: Page) => page.locator('[role=status], [role=alert]').filter({ hasText: /\S/ }).last().waitFor();

/** What is opened beside the parts that axe looks at. */
export const moreParts: readonly OpenPart[] = [
  {
    name: 'contact at fault',
    path: () => Promise.resolve('/contact'),
    open: async (page) => {
      await page.locator('main form [type=submit]').scrollIntoViewIfNeeded();
      await press(page, 'main form [type=submit]');
      await page.locator('main form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'share',
    path: aHome,
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await press(page, 'main h1 ~ * button, main div:has(> div > h1) > div:last-child button');
      await flashed(page);
    },
  },
  {
    name: 'search kept',
    path: () => Promise.resolve(`${calgary}?beds=2`),
    on: 'desktop',
    open: async (page) => {
      await press(page, 'main button:has(.tabler-icon-bell)');
      await flashed(page);
    },
  },
  {
    name: 'a pin of the map',
    path: () => Promise.resolve(`${calgary}#map`),
    on: 'desktop',
    open: async (page) => {
      const map = page.locator('[role=application]');
      await map.focus();
      await page.keyboard.press('n');
      await map
        .locator('button[aria-label^="Logement, "], button[aria-label^="Home, "]')
        .first()
        .dispatchEvent('click');
      await map.locator('a').first().waitFor();
    },
  },
  {
    name: 'where somebody is',
    path: () => Promise.resolve('/'),
    open: async (page) => {
      await page.context().clearPermissions();
      await press(page, 'main button:has(.tabler-icon-current-location)');
      await flashed(page);
    },
  },
];
