import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OwnerListings } from '@porchlight/contracts/internal';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { CompanyMetering } from './company-metering.ts';

/** Landlords of the listings that catalog knows, by id. */
const owners = new Map<string, string>();
let isCatalogUp = true;
// Stub of catalog, which accepts events too; its response is covered by the test of listing titles.
const catalog = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    response.statusCode = isCatalogUp ? 200 : 503;
    const { personId, ids = [] } = JSON.parse(text) as Partial<OwnerListings>;
    const listings = ids.filter((id) => owners.get(id) === personId).map((id) => ({ id, title: `Home ${id.at(-1)}` }));
    response.end(JSON.stringify({ listings }));
  });
});
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    catalog.listen(0, '127.0.0.1', resolve);
  });
  const { port } = catalog.address() as AddressInfo;
  app = await startForTest(commerce, { SEED: 'none', CATALOG_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await app.stop();
  catalog.close();
});

/** Adds live listings in the order in which they were enabled; `*` marks a featured one. */
async function enable({ personId, companyId }: TestLandlord, listings: readonly string[]): Promise<void> {
  for (const [at, listing] of listings.entries()) {
    const id = `${randomUUID().replaceAll('-', '').slice(0, 9)}${listing[0]}`;
    owners.set(id, personId);
    await app.sql(
      `insert into entitlement (listing_id, account_id, enabled, featured, paid_through, enabled_at, featured_at)
       values ($1, $2, true, $3, '2026-03-01', now() - interval '1 day' * $4, now() - interval '1 day' * $4)`,
      [id, companyId, listing.endsWith('*'), listings.length - at],
    );
  }
}
const charge = ({ companyId }: TestLandlord) =>
  ledgerOf(app).source.transaction((manager) =>
    app.app.get(CompanyMetering, { strict: false }).charge({ companyId, date: '2026-03-02' }, manager),
  );
const readMail = async ({ personId }: TestLandlord) =>
  (
    await app.sql<{ words: { items: { title: string; change?: string }[] } }>(
      `select payload::jsonb -> 'words' as words from job
       where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`,
      [personId],
    )
  )[0]?.words;
/** Returns the variables of the mail; the time limit of the test bounds the wait. */
async function mailTo(landlord: TestLandlord) {
  let words = await readMail(landlord);
  while (!words) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    words = await readMail(landlord);
  }
  return words;
}

describe('the mail about missing credits', () => {
  it.each([
    ['en-CA', 'paused', 'no longer featured'],
    ['fr-CA', 'suspendue', 'n’est plus en vedette'],
  ])('lists in %s exactly the listings that changed', async (language, paused, unfeatured) => {
    const landlord = await aLandlord(app, { language });
    await enable(landlord, ['a', 'b*', 'c']);
    await ledgerOf(app).grant(landlord.companyId, 2);
    await charge(landlord);
    expect(await mailTo(landlord)).toEqual({
      pausedCount: 1,
      unfeaturedCount: 1,
      items: [
        { title: 'Home c', change: paused, path: '/portal/listings?state=off' },
        { title: 'Home b', change: unfeatured, path: '/portal/listings?state=live' },
      ],
      path: '/portal/billing',
    });
  });
  it.each([
    ['en-CA', 'And 2 more listings'],
    ['fr-CA', 'Et 2 autres annonces'],
  ])('in %s names ten listings, and counts the others', async (language, more) => {
    const landlord = await aLandlord(app, { language });
    await enable(landlord, [...'abcdefghijkl']);
    await charge(landlord);
    const { items } = await mailTo(landlord);
    expect(items).toHaveLength(11);
    expect(items.slice(0, 10).every(({ title }) => title.startsWith('Home '))).toBe(true);
    expect(items.at(-1)).toEqual({ title: more, path: '/portal/listings' });
  });
  it('counts the listings of colleagues, whose titles are theirs', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const third = await aLandlord(app, { companyId: landlord.companyId });
    await enable(landlord, ['a', 'b']);
    await enable(colleague, ['c']);
    await charge(landlord);
    const titlesOf = async (reader: TestLandlord) => (await mailTo(reader)).items.map(({ title }) => title);
    expect((await titlesOf(landlord)).sort()).toEqual(['And 1 more listing', 'Home a', 'Home b']);
    expect(await titlesOf(colleague)).toEqual(['Home c', 'And 2 more listings']);
    expect(await titlesOf(third)).toEqual([]);
  });
  it('is sent once catalog responds again', async () => {
    const landlord = await aLandlord(app);
    await enable(landlord, ['a']);
    isCatalogUp = false;
    await charge(landlord);
    while ((await app.sql(`select 1 from job where name = 'mail-shortfall' and last_error is not null`)).length === 0)
      await new Promise(setImmediate);
    expect(await readMail(landlord)).toBeUndefined();
    isCatalogUp = true;
    expect((await mailTo(landlord)).items).toEqual([
      { title: 'Home a', change: 'paused', path: '/portal/listings?state=off' },
    ]);
  });
});
