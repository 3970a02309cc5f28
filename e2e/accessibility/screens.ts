import type { APIRequestContext, Page } from '@playwright/test';

/** A public screen: its paths and the state that it needs. */
export interface Screen {
  readonly name: string;
  /** Paths without the language prefix; most screens have one. */
  readonly paths: (request: APIRequestContext) => Promise<readonly string[]>;
  /** Number of the visitor's favourites. */
  readonly favouriteCount?: number;
  /** Navigates to the screen; by its address unless set. */
  readonly navigate?: (page: Page, path: string) => Promise<void>;
  /** Also checked with the US English messages. */
  readonly hasUsMessages?: boolean;
}

const at =
  (...paths: readonly string[]) =>
  () =>
    Promise.resolve(paths);
const calgary = '/homes/alberta/calgary';

interface Card {
  readonly id: string;
  readonly url: string;
  readonly photoCount: number;
}
/** Returns listings of Calgary with at least five photos. */
export async function listingsWithPhotos(request: APIRequestContext): Promise<readonly Card[]> {
  const { listings } = (await (await request.get('/api/listings/alberta/calgary?perPage=60')).json()) as {
    listings: readonly Card[];
  };
  return listings.filter(({ photoCount }) => photoCount >= 5);
}
const listingPath = async (request: APIRequestContext) =>
  (await listingsWithPhotos(request)).slice(0, 1).map(({ url }) => url);
/**
 * Opens a listing that became unavailable after its link was drawn: every seeded listing is available, so the response
 * is changed.
 */
async function openUnavailable(page: Page, path: string): Promise<void> {
  await page.route(/\/api\/listing\/[0-9a-z]{10}(\?|$)/, async (route) => {
    const original = await route.fetch();
    const body = (await original.json()) as {
      listing: { id: string; title: string; city: string; descriptionLang: string };
      similar: unknown;
    };
    const { id, title, city, descriptionLang } = body.listing;
    await route.fulfill({
      response: original,
      json: { ...body, listing: { id, title, city, descriptionLang, unavailable: 'gone' } },
    });
  });
  await page.goto(path.slice(0, path.lastIndexOf('/')));
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}
const favouritesWith = (name: 'compare' | 'homes') => async (request: APIRequestContext) => [
  `/homes/favourites?${name}=${(await listingsWithPhotos(request))
    .slice(0, 3)
    .map(({ id }) => id)
    .join(',')}`,
];

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
/** Returns the pages that the owner of the site wrote, from the sitemap. */
async function sitePages(request: APIRequestContext): Promise<readonly string[]> {
  const read = async (path: string) => locations(await (await request.get(path)).text());
  const shards = await read('/sitemap.xml');
  const listed = (await Promise.all(shards.filter((path) => /pages/.test(path)).map(read))).flat();
  return [...new Set(listed.filter((path) => /^\/[a-z][a-z-]+$/.test(path) && path !== '/fr' && path !== '/en-us'))];
}

/** All public screens. */
export const screens: readonly Screen[] = [
  { name: 'home', paths: at('/'), hasUsMessages: true },
  { name: 'results of all listings', paths: at('/homes') },
  { name: 'results of a province', paths: at('/homes/alberta') },
  { name: 'results of a city, filtered', paths: at(`${calgary}?beds=2&maxrate=2200`) },
  { name: 'results of a metro area', paths: at('/homes/ontario/toronto-area') },
  { name: 'results, page 2', paths: at(`${calgary}?p=2`) },
  { name: 'no match', paths: at(`${calgary}?beds=4&maxrate=500&utilities=heat`) },
  { name: 'unknown location', paths: at('/homes/alberta/calgery') },
  { name: 'map of listings', paths: at(`${calgary}#map`) },
  { name: 'rent trends', paths: at(`${calgary}/rent-trends`) },
  { name: 'listing', paths: listingPath },
  { name: 'unavailable listing', paths: listingPath, navigate: openUnavailable },
  { name: 'My Picks, empty', paths: at('/homes/favourites') },
  { name: 'My Picks', paths: at('/homes/favourites'), favouriteCount: 3 },
  { name: 'My Picks, compared', paths: favouritesWith('compare'), favouriteCount: 3 },
  { name: 'My Picks, shared', paths: favouritesWith('homes') },
  { name: 'My Picks on a map', paths: at('/homes/favourites?view=map'), favouriteCount: 3 },
  { name: 'guides', paths: at('/guides') },
  { name: 'guides of a topic', paths: at('/guides/category/getting-started') },
  { name: 'guide', paths: at('/guides/how-to-spot-a-rental-scam') },
  { name: 'FAQs', paths: at('/faqs') },
  { name: 'pages of the site', paths: sitePages },
  { name: 'not found', paths: at('/nothing/here') },
  { name: 'login', paths: at('/login') },
  { name: 'sign up', paths: at('/register') },
];

/** Opens a screen as a visitor with a number of favourites, and waits until it is idle. */
export async function openScreen(
  page: Page,
  path: string,
  { favouriteCount = 0, navigate }: Pick<Screen, 'favouriteCount' | 'navigate'> = {},
): Promise<void> {
  if (favouriteCount > 0) {
    const ids = (await listingsWithPhotos(page.request)).slice(0, favouriteCount).map(({ id }) => id);
    await page.addInitScript((favourites) => {
      localStorage.setItem('porchlight:favourites', JSON.stringify({ value: favourites }));
    }, ids);
  }
  await (navigate ? navigate(page, path) : page.goto(path));
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
