import { randomUUID } from 'node:crypto';
import { maxListingTitles } from '@porchlight/contracts/catalog';
import { asLandlord, asService, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(4);
const [own, deleted, hidden, foreign] = market.homes as [
  (typeof market.homes)[number],
  (typeof market.homes)[number],
  (typeof market.homes)[number],
  (typeof market.homes)[number],
];
const owner = own.ownerUserId;
foreign.ownerUserId = randomUUID();

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, []);
  await app.sql(`update listing set status = 'deleted' where public_id = $1`, [deleted.publicId]);
}, 60_000);
afterAll(() => app.stop());

const titlesOf = (ids: readonly string[]) =>
  app.get(`/elandlord/listing-titles?ids=${ids.join(',')}`, { as: asLandlord(owner) });

describe('the titles of listings', () => {
  it('are those of the own ones, deleted ones too, and of no other landlord', async () => {
    const { body } = await titlesOf([own, deleted, foreign].map(({ publicId }) => publicId));
    const sorted = [...body.listings].sort((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id));
    expect(sorted).toEqual(
      [own, deleted]
        .map(({ publicId, title, lang }) => ({ id: publicId, title, lang }))
        .sort((a, b) => a.id.localeCompare(b.id)),
    );
    expect(JSON.stringify(body)).not.toContain(hidden.publicId);
  });
  it('are addresses while listings have none', async () => {
    await app.sql(`update listing set title = '' where public_id = $1`, [hidden.publicId]);
    const { body } = await titlesOf([hidden.publicId]);
    const addressSql = `select concat_ws(', ', street, unit_number) as title from listing where public_id = $1`;
    expect(body.listings).toMatchObject(await app.sql(addressSql, [hidden.publicId]));
  });
  it('are reported to commerce by landlord, and to no other service', async () => {
    const body = { personId: owner, ids: [own, deleted, foreign].map(({ publicId }) => publicId) };
    const send = (as: typeof guest) => app.post('/internal/listing-titles', { as, body });
    const { listings } = (await send(asService('commerce'))).body as { listings: { id: string; title: string }[] };
    expect(new Map(listings.map(({ id, title }) => [id, title]))).toEqual(
      new Map([own, deleted].map(({ publicId, title }) => [publicId, title])),
    );
    for (const as of [guest, asLandlord(owner), asService('content')])
      expect((await send(as)).status).toBeGreaterThanOrEqual(400);
  });
  it('are requested of at most 25 listings at a time', async () => {
    const ids = Array.from({ length: maxListingTitles + 1 }, (_, at) => `a${String(at).padStart(9, '0')}`);
    expect([(await titlesOf(ids)).status, (await titlesOf(ids.slice(1))).status]).toEqual([422, 200]);
    expect((await titlesOf(['../etc'])).status).toBe(422);
  });
});
