import { randomUUID } from 'node:crypto';
import type { OwnListing, RiskReason } from '@porchlight/contracts/catalog';
import { asLandlord, asService, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aLandlord, address, submit } from '../testing/drafts.ts';
import { reviewCalls } from '../testing/reviews.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { kmOutside } from './risk-facts.ts';
import { TextCopies } from './text-copies/text-copies.ts';
import { bandsOf } from './text-copies/text-sketch.ts';

const market = aMarket(12);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
const { reviewed } = reviewCalls(() => app);

const aDescription = `Sunny corner apartment above a bakery, two blocks from the river path and the farmers
  market. The kitchen was renovated last spring and has a gas stove, a full-size dishwasher and a window over the
  sink. Both bedrooms face the garden, the larger one with a walk-in closet. Heat and water are included, storage
  is in the basement.`;
const copied = aDescription.replace('bakery', 'café').replace('gas stove', 'new oven').replace('Sunny', 'SUNNY');

/** Returns the rules that a draft met, without those of new landlords. */
const reasonsOf = async (ownerId: string, draft: OwnListing) => {
  const { status } = await submit(app, asLandlord(ownerId), draft);
  expect(status).toBe(200);
  const { reviews } = await reviewed(draft.id);
  return reviews[0]!.reasons.filter(({ rule }: RiskReason) => rule !== 'new-account').map(({ rule }) => rule);
};
const reasonsFor = async (over: object, landlord: Parameters<typeof aLandlord>[1] = {}) => {
  const ownerId = await aLandlord(app, landlord);
  return reasonsOf(ownerId, await aCompleteDraft(app, ownerId, over));
};
const companyChanged = (companyId: string, verifiedLevel: number) =>
  app.post('/internal/events', {
    as: asService('accounts'),
    body: {
      key: randomUUID(),
      name: 'company.changed',
      at: new Date().toISOString(),
      payload: { companyId, version: 1, name: 'Oak Homes', verifiedLevel, languages: [] },
    },
  });

describe('the risk of a submitted listing', () => {
  it('counts a description of another company, although a few words were changed', async () => {
    const companyId = randomUUID();
    expect(await reasonsFor({ description: aDescription }, { companyId })).toEqual([]);
    expect(await reasonsFor({ description: copied }, { companyId })).toEqual([]);
    expect(await reasonsFor({ description: copied })).toEqual(['text-of-another-company']);
  });

  it('does not count a description of the same landlord at an earlier company', async () => {
    const description = `${aDescription.split(' ').reverse().join(' ')}`;
    const personId = randomUUID();
    expect(await reasonsFor({ description }, { personId })).toEqual([]);
    expect(await reasonsFor({ description }, { personId })).toEqual([]);
    expect(await reasonsFor({ description })).toEqual(['text-of-another-company']);
  });

  it('counts photos of another unit of the company, but not of one that was deleted', async () => {
    const ownerId = await aLandlord(app);
    const [first, second] = [await aCompleteDraft(app, ownerId), await aCompleteDraft(app, ownerId)];
    for (const { id } of [first, second])
      await app.sql(
        `with u as (insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height, perceptual_hash)
          select owner_user_id, id, 10, 'attached', 900, 700, 4711 from listing where public_id = $1
          returning id, listing_id)
        insert into listing_photo (listing_id, position, upload_id) select listing_id, 9, id from u`,
        [id],
      );
    expect(await reasonsOf(ownerId, first)).toEqual(['photos-of-own-unit']);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [first.id]);
    expect(await reasonsOf(ownerId, second)).toEqual([]);
  });

  it('counts a disposable address of the landlord, until it has another one', async () => {
    const personId = randomUUID();
    const companyId = randomUUID();
    expect(await reasonsFor({}, { personId, companyId, hasDisposableEmail: true })).toEqual(['disposable-email']);
    expect(await reasonsFor({}, { personId, companyId })).toEqual([]);
  });

  it('counts a pin far outside the area of the city', async () => {
    expect(await reasonsFor({ address: { ...address, latitude: 51.41 } })).toEqual(['pin-outside-city']);
    expect(await reasonsFor({ address: { ...address, latitude: 51.3 } })).toEqual([]);
  });

  it.each([
    [1, []],
    [2, ['verified-company']],
    [3, ['known-company']],
  ] as const)('is lower for a company of level %i, as accounts reports it', async (level, rules) => {
    const companyId = randomUUID();
    expect((await companyChanged(companyId, level)).status).toBe(200);
    expect(await reasonsFor({}, { companyId })).toEqual(rules);
  });

  it('is not part of what its landlord gets', async () => {
    const ownerId = await aLandlord(app, { hasDisposableEmail: true });
    const draft = await aCompleteDraft(app, ownerId);
    const submitted = await submit(app, asLandlord(ownerId), draft);
    const read = await app.get(`/elandlord/listings/${draft.id}`, { as: asLandlord(ownerId) });
    for (const { body } of [submitted, read]) expect(JSON.stringify(body)).not.toMatch(/risk|disposable/i);
  });
});

describe('the bands of a description', () => {
  const stored = (id: string) =>
    app.sql<{ band: number }>(
      'select band from listing_text_band b join listing l on l.id = b.listing_id where public_id = $1',
      [id],
    );

  it('are stored of listings that were there before', async () => {
    const { publicId } = market.homes[0]!;
    const description = `${aDescription} It is free from June.`;
    await app.sql('update listing set description = $2 where public_id = $1', [publicId, description]);
    await app.app.get(DataSource).transaction((manager) => app.app.get(TextCopies).storeOlder({ after: '0' }, manager));
    expect((await stored(publicId)).map(({ band }) => band).sort()).toEqual([...bandsOf(description)].sort());
  });

  it('are read by their key, a few of each, however many listings have them', async () => {
    const [band] = bandsOf(aDescription) as [number];
    await app.sql(
      `insert into listing_text_band select $1 + n / 100, n, (select min(id) from listing)
      from generate_series(1, 20000) n on conflict do nothing`,
      [band],
    );
    await app.sql('analyze listing_text_band');
    const plan = await app.sql<{ 'QUERY PLAN': string }>(
      `explain select listing_id from listing_text_band where band = $1 and company_id > $2
      order by company_id, listing_id limit 3`,
      [band, 5],
    );
    expect(plan[1]!['QUERY PLAN']).toContain('Index Only Scan using listing_text_band_pkey');
  });
});

describe('the distance of a pin from the area of its city', () => {
  const area = { south: 51.3, west: 179.8, north: 51.7, east: 180.2 };
  it.each([
    ['inside', 51.5, 179.9, 0],
    ['inside across the date line', 51.5, -179.9, 0],
    ['north of it', 51.8, 180, 11.1],
    ['east of it', 51.5, -179.7, 6.9],
  ])('is that to its edge: %s', (_, latitude, longitude, km) =>
    expect(kmOutside({ latitude, longitude, ...area })).toBeCloseTo(km, 1),
  );
});
