import type { APIRequestContext, Page } from '@playwright/test';

/** A public screen: where it is, and what makes it so before it is opened. */
export interface Screen {
  readonly name: string;
  /** Addresses without the language; most screens have one. */
  readonly paths: (request: APIRequestContext) => Promise<readonly string[]>;
  /** Homes that the visitor has kept. */
  readonly keeps?: number;
  /** How it is reached, unless by its address. */
  readonly arrive?: (page: Page, path: string) => Promise<void>;
  /** Also looked at in the words of the US. */
  readonly isOverlaid?: boolean;
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
/** Homes of Calgary with photos enough to turn. */
export async function someHomes(request: APIRequestContext): Promise<readonly Card[]> {
  const { listings } = (await (await request.get('/api/listings/alberta/calgary?perPage=60')).json()) as {
    listings: readonly Card[];
  };
  return listings.filter(({ photoCount }) => photoCount >= 5);
}
const aHome = async (request: APIRequestContext) => (await someHomes(request)).slice(0, 1).map(({ url }) => url);
/** No seeded home is off the market: this one goes while its link is on the visitor's screen. */
async function arriveTooLate(page: Page, path: string): Promise<void> {
  await page.route(/\/api\/listing\/[0-9a-z]{10}(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as {
      listing: { id: string; title: string; city: string; descriptionLang: string };
      similar: unknown;
    };
    const { id, title, city, descriptionLang } = told.listing;
    await route.fulfill({
      response: answer,
      json: { ...told, listing: { id, title, city, descriptionLang, unavailable: 'gone' } },
    });
  });
  await page.goto(path.slice(0, path.lastIndexOf('/')));
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}
const picksWith = (name: 'compare' | 'homes') => async (request: APIRequestContext) => [
  `/homes/favourites?${name}=${(await someHomes(request))
    .slice(0, 3)
    .map(({ id }) => id)
    .join(',')}`,
];

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
/** The pages that the site's owner wrote, as the site map lists them. */
async function sitePages(request: APIRequestContext): Promise<readonly string[]> {
  const read = async (path: string) => locations(await (await request.get(path)).text());
  const shards = await read('/sitemap.xml');
  const listed = (await Promise.all(shards.filter((path) => /pages/.test(path)).map(read))).flat();
  return [...new Set(listed.filter((path) => /^\/[a-z][a-z-]+$/.test(path) && path !== '/fr' && path !== '/en-us'))];
}

/** Every public screen. */
export const screens: readonly Screen[] = [
  { name: 'home', paths: at('/'), isOverlaid: true },
  { name: 'results of the whole market', paths: at('/homes') },
  { name: 'results of a province', paths: at('/homes/alberta') },
  { name: 'results of a city, filtered', paths: at(`${calgary}?beds=2&maxrate=2200`) },
  { name: 'results of a metro area', paths: at('/homes/ontario/toronto-area') },
  { name: 'results, page 2', paths: at(`${calgary}?p=2`) },
  { name: 'no match', paths: at(`${calgary}?beds=4&maxrate=500&utilities=heat`) },
  { name: 'unknown place', paths: at('/homes/alberta/calgery') },
  { name: 'map of homes', paths: at(`${calgary}#map`) },
  { name: 'rent trends', paths: at(`${calgary}/rent-trends`) },
  { name: 'a home', paths: aHome },
  { name: 'a home that is gone', paths: aHome, arrive: arriveTooLate },
  { name: 'My Picks, empty', paths: at('/homes/favourites') },
  { name: 'My Picks', paths: at('/homes/favourites'), keeps: 3 },
  { name: 'My Picks, compared', paths: picksWith('compare'), keeps: 3 },
  { name: 'My Picks, shared', paths: picksWith('homes') },
  { name: 'My Picks on a map', paths: at('/homes/favourites?view=map'), keeps: 3 },
  { name: 'guides', paths: at('/guides') },
  { name: 'guides of a topic', paths: at('/guides/category/getting-started') },
  { name: 'a guide', paths: at('/guides/how-to-spot-a-rental-scam') },
  { name: 'questions', paths: at('/faqs') },
  { name: 'pages of the site', paths: sitePages },
  { name: 'nothing here', paths: at('/nothing/here') },
  { name: 'login', paths: at('/login') },
  { name: 'sign up', paths: at('/register') },
];

/** Opens a screen as a visitor who keeps so many homes, and waits until it stands. */
export async function openScreen(
  page: Page,
  path: string,
  { keeps = 0, arrive }: Pick<Screen, 'keeps' | 'arrive'> = {},
): Promise<void> {
  if (keeps > 0) {
    const ids = (await someHomes(page.request)).slice(0, keeps).map(({ id }) => id);
    await page.addInitScript((kept) => {
      localStorage.setItem('porchlight:favourites', JSON.stringify({ value: kept }));
    }, ids);
  }
  await (arrive ? arrive(page, path) : page.goto(path));
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
