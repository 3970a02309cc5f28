import type { APIRequestContext, Page } from '@playwright/test';
import type { Overlay } from '../accessibility/overlays.ts';
import { listingsWithPhotos, type Screen } from '../accessibility/screens.ts';

interface Listing {
  readonly url: string;
  readonly descriptionLang: string;
}
/** Returns the path of a listing whose description is in this language. */
export async function listingWrittenIn(request: APIRequestContext, lang: 'en' | 'fr'): Promise<string> {
  const { listings } = (await (await request.get('/api/listings/quebec/montreal?perPage=60')).json()) as {
    listings: readonly { id: string }[];
  };
  for (const { id } of listings) {
    const { listing } = (await (await request.get(`/api/listing/${id}`)).json()) as { listing: Listing };
    if (listing.descriptionLang === lang) return listing.url;
  }
  throw new Error(`no listing of Montréal is written in ${lang}`);
}

const at =
  (...paths: readonly string[]) =>
  () =>
    Promise.resolve(paths);
const calgary = '/homes/alberta/calgary';
const everyFilter =
  'beds=1,2&baths=1&minrate=500&maxrate=5000&minsqft=300&petpolicies=cats&newcomer=accepts-newcomers&amenities=balcony&furnished=true&utilities=heat&keyword=jardin';

/** Screens that are read in addition to those that axe checks. */
export const extraScreens: readonly Screen[] = [
  { name: 'listing in English', paths: async (request) => [await listingWrittenIn(request, 'en')] },
  { name: 'listing in French', paths: async (request) => [await listingWrittenIn(request, 'fr')] },
  {
    name: 'listings of the US',
    paths: async (request) => {
      const { listings } = (await (await request.get('/api/listings/new-york/buffalo?perPage=3')).json()) as {
        listings: readonly { url: string }[];
      };
      return ['/homes/new-york', ...listings.slice(0, 1).map(({ url }) => url)];
    },
  },
  { name: 'all filters active', paths: at(`${calgary}?${everyFilter}`) },
  { name: 'misspelt location', paths: at('/homes?q=calgry', '/homes?q=zzzzzz', '/homes?q=london') },
  {
    name: 'rent trends of a province and with few listings',
    paths: at('/homes/alberta/rent-trends', '/homes/ontario/toronto-area/rent-trends'),
  },
  {
    name: 'unknown listings',
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
const listingPath = async (page: Page) => (await listingsWithPhotos(page.request))[0]?.url ?? '/homes';
const notification = (page: Page) =>
  page.locator('[role=status], [role=alert]').filter({ hasText: /\S/ }).last().waitFor();

/** Overlays that are read in addition to those that axe checks. */
export const extraOverlays: readonly Overlay[] = [
  {
    name: 'contact form errors',
    path: () => Promise.resolve('/contact'),
    open: async (page) => {
      await page.locator('main form [type=submit]').scrollIntoViewIfNeeded();
      await press(page, 'main form [type=submit]');
      await page.locator('main form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'share',
    path: listingPath,
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await press(page, 'main h1 ~ * button, main div:has(> div > h1) > div:last-child button');
      await notification(page);
    },
  },
  {
    name: 'saved search',
    path: () => Promise.resolve(`${calgary}?beds=2`),
    on: 'desktop',
    open: async (page) => {
      await press(page, 'main button:has(.tabler-icon-bell)');
      await notification(page);
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
    name: 'current location',
    path: () => Promise.resolve('/'),
    open: async (page) => {
      await page.context().clearPermissions();
      await press(page, 'main button:has(.tabler-icon-current-location)');
      await notification(page);
    },
  },
];
