import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aDraft, aLandlord } from '../testing/drafts.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(2);
const home = market.homes[0]!;
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, [entitled(home.publicId)]);
}, 60_000);
afterAll(() => app.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const offer = (start: number, end: number) => ({
  specialOffer: 'One month free.',
  specialOfferStart: dayFromNow(start),
  specialOfferEnd: dayFromNow(end),
});
const none = { specialOffer: null, specialOfferStart: null, specialOfferEnd: null };
async function change(fields: object, id = home.publicId, as = asLandlord(home.ownerUserId)) {
  const { version } = (await app.get(`/elandlord/listings/${id}`, { as })).body.listing as OwnListing;
  return app.patch('/elandlord/listings', { as, body: { id, version, ...fields } });
}
const onPage = async () => (await app.get(`/listing/${home.publicId}`)).body.listing as Record<string, unknown>;

describe('a special offer', () => {
  it('is on the page in its period only; its landlord always has it', async () => {
    const [past, current, future] = [offer(-20, -10), offer(-10, 10), offer(10, 20)];
    for (const [given, isShown] of [
      [past, false],
      [current, true],
      [future, false],
    ] as const) {
      const { status, body } = await change(given);
      expect([status, body.listing]).toMatchObject([200, given]);
      const shown = await onPage();
      expect(['specialOffer', 'specialOfferStart', 'specialOfferEnd'].map((field) => field in shown)).toEqual(
        Array.from({ length: 3 }, () => isShown),
      );
    }
    expect((await change(none)).status).toBe(200);
  });

  it.each([
    ['has both days', { specialOffer: 'One month free.', specialOfferStart: dayFromNow(0) }, 'specialOfferEnd'],
    ['does not end before it starts', offer(10, 9), 'specialOfferEnd'],
    ['runs for 180 days at most', offer(0, 180), 'specialOfferEnd'],
    ['has days of the calendar', { ...offer(0, 10), specialOfferStart: '2026-02-30' }, 'specialOfferStart'],
    ['excludes no one', { ...offer(0, 10), specialOffer: 'Half price, no children.' }, 'specialOffer'],
    ['has no contact details', { ...offer(0, 10), specialOffer: 'Call 416 555 0123.' }, 'specialOffer'],
    ['has 200 characters at most', { ...offer(0, 10), specialOffer: 'x'.repeat(201) }, 'specialOffer'],
  ])('%s', async (_, fields, field) => {
    const { status, body } = await change({ ...none, ...fields });
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, [field]]);
  });

  it('may run for 180 days, counted with the first and the last', async () => {
    expect((await change(offer(0, 179))).status).toBe(200);
  });

  it('may wait for its days in a draft', async () => {
    const owner = await aLandlord(app);
    const { id } = await aDraft(app, owner);
    expect((await change({ specialOffer: 'One month free.' }, id, asLandlord(owner))).status).toBe(200);
  });
});
