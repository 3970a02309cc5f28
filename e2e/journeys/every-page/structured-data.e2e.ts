import { expect, test, type APIRequestContext } from '@playwright/test';
import { structuredDataFaults, type Thing } from '../../structured-data-faults.ts';

async function thingsOn(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
}
interface Card {
  readonly url: string;
  readonly rentalType: string;
}
async function listingOfEachType(request: APIRequestContext): Promise<Card[]> {
  const types = [
    'apartment',
    'condo',
    'house',
    'townhouse',
    'duplex',
    'triplex-plex',
    'basement-suite',
    'loft',
    'studio',
    'laneway-coach-house',
    'room',
    'mobile-home',
    'student-residence',
    'seniors-residence',
  ];
  const found = await Promise.all(
    types.map(
      async (type) =>
        (
          (await (await request.get(`/api/listings?rentalTypes=${type}&rentaltypes=${type}`)).json()) as {
            listings: Card[];
          }
        ).listings[0],
    ),
  );
  return found.filter((one) => one !== undefined);
}
const kindsOf = (things: readonly Thing[]) => things.map((thing) => thing['@type']);

test('the structured data of every type of page and listing is valid schema.org', async ({ request }) => {
  test.setTimeout(120_000);
  const { posts } = (await (await request.get('/api/posts')).json()) as { posts: { slug: string }[] };
  const listingCards = await listingOfEachType(request);
  expect(listingCards.length).toBeGreaterThan(4);
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ['/', ['WebSite', 'Organization']],
    ['/fr', ['WebSite', 'Organization']],
    ['/homes/ontario/toronto', ['BreadcrumbList']],
    ['/homes/alberta/calgary/rent-trends', ['Dataset', 'BreadcrumbList']],
    ['/faqs', ['FAQPage']],
    ['/fr/faqs', ['FAQPage']],
    [`/guides/${posts[0]?.slug ?? ''}`, ['Article', 'BreadcrumbList']],
    ...listingCards.map(({ url }) => [url, ['RealEstateListing', 'BreadcrumbList']] as const),
  ];
  const all: Thing[] = [];
  for (const [path, kinds] of pages) {
    const things = await thingsOn(request, path);
    expect(kindsOf(things), path).toEqual(expect.arrayContaining([...kinds]));
    all.push(...things);
  }
  expect(structuredDataFaults(all)).toEqual([]);
});

test('planted errors are reported: an unknown property, a value of another type, a missing property', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const { listings } = (await (await request.get('/api/listings')).json()) as { listings: Card[] };
  const [home] = await thingsOn(request, listings[0]?.url ?? '');
  const entity = home?.['mainEntity'] as Thing;
  expect(structuredDataFaults([{ ...home, mainEntity: { ...entity, numberOfBedroms: 2 } }]).join()).toMatch(
    /RealEstateListing: .*numberOfBedroms/,
  );
  expect(structuredDataFaults([{ ...home, mainEntity: { ...entity, petsAllowed: { much: true } } }]).join()).toMatch(
    /RealEstateListing: /,
  );
  expect(structuredDataFaults([{ ...home, offers: undefined }]).join()).toContain(
    'RealEstateListing: offers.businessFunction.@id is missing',
  );
});

test('an unknown listing has no structured data', async ({ request }) => {
  expect(await thingsOn(request, '/homes/alberta/calgary/a-home-zzzzzzzzzz')).toEqual([]);
});
