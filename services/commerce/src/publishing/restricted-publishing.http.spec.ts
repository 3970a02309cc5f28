import { randomUUID } from 'node:crypto';
import { asService, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';
import { ledgerOf } from '../testing/ledger-of.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const aKey = () => randomUUID().replaceAll('-', '');
const enable = ({ as }: TestLandlord, id: string, enabled = true) =>
  app.post(`/ecommerce/enable/${id}`, { as, body: { enabled, key: aKey() } });
const feature = ({ as }: TestLandlord, id: string) =>
  app.post(`/ecommerce/featured/${id}`, { as, body: { featured: true, key: aKey() } });
async function restricted(restriction: object) {
  const landlord = await aLandlord(app);
  await ledger.grant(landlord.companyId, 200);
  const { personId, companyId } = landlord;
  const payload = { landlords: [{ personId, companyId, isVerified: true, language: 'en-CA', ...restriction }] };
  const body = { key: randomUUID(), name: 'landlords.changed', at: new Date().toISOString(), payload };
  await app.post('/internal/events', { as: asService('accounts'), body });
  return landlord;
}
const limited = () => restricted({ restriction: 'limited', maxListings: 2 });

describe('turning listings on (REVIEW-5)', () => {
  it('of a limited account stops at its limit, also at once', async () => {
    for (const _ of raceRounds(3)) {
      const landlord = await limited();
      const ids = await Promise.all([1, 2, 3, 4].map(() => aListing(app, landlord)));
      const responses = await Promise.all(ids.map((id) => enable(landlord, id)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'account-restricted',
        message: '2 listings can be on while your account is limited. Turn one off first.',
      });
      const on = ids[responses.findIndex(({ status }) => status === 200)] ?? '';
      expect((await enable(landlord, on, false)).status).toBe(200);
      expect((await enable(landlord, ids[responses.findIndex(({ status }) => status === 409)] ?? '')).status).toBe(200);
    }
  });
  it('of a limited account features none', async () => {
    const landlord = await limited();
    const id = await aListing(app, landlord);
    await enable(landlord, id);
    expect(await feature(landlord, id)).toMatchObject({ status: 409, body: { code: 'account-restricted' } });
  });
  it.each(['suspended', 'banned'])('of a %s account is refused, and off stays possible', async (restriction) => {
    const landlord = await restricted({ restriction });
    const id = await aListing(app, landlord);
    expect(await enable(landlord, id)).toMatchObject({ status: 409, body: { code: 'account-restricted' } });
    expect((await enable(landlord, id, false)).status).toBe(200);
  });
});
