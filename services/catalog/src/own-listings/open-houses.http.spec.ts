import type { OpenHouse, OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(2);
const { publicId: id, ownerUserId } = market.homes[0]!;
const as = asLandlord(ownerUserId);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, [entitled(id)]);
}, 60_000);
afterAll(() => app.stop());

const open = (day: string, given: Partial<OpenHouse> = {}): OpenHouse => ({
  day,
  from: '14:00',
  to: '16:00',
  ...given,
});
const own = async () => (await app.get(`/elandlord/listings/${id}`, { as })).body.listing as OwnListing;
async function change(openHouses: readonly object[]) {
  const { version } = await own();
  const { status, body } = await app.patch('/elandlord/listings', { as, body: { id, version, openHouses } });
  return { status, listing: body.listing as OwnListing, errors: (body as { errors?: object }).errors };
}
const onPage = async () => (await app.get(`/listing/${id}`)).body.listing as { openHouses?: OpenHouse[] };

describe('open houses', () => {
  it('are saved, and shown in their order', async () => {
    const [first, second] = [open('2099-12-05'), open('2099-12-12')];
    const { status, listing } = await change([second, first]);
    expect([status, listing.openHouses]).toEqual([200, [first, second]]);
    expect((await onPage()).openHouses).toEqual([first, second]);
  });

  it('are shown to no one once they ended, and need not be taken out by their landlord', async () => {
    const [past, next] = [open('2020-12-05'), open('2099-12-05')];
    await app.sql('update listing set open_houses = $2 where public_id = $1', [id, JSON.stringify([past, next])]);
    expect([(await own()).openHouses, (await onPage()).openHouses]).toEqual([[next], [next]]);
    const { body } = await app.get(`/support/listings/${id}`, { as: asStaff(['showListings'], 'support') });
    expect((body.listing as OwnListing).openHouses).toEqual([next]);
    const later = open('2099-12-12');
    expect((await change([next, later])).listing.openHouses).toEqual([next, later]);
  });

  it.each([
    ['have not passed', [open('2020-12-05')], 'openHouses'],
    ['end after they start', [open('2099-12-05', { to: '14:00' })], 'openHouses'],
    ['are five at most', Array.from({ length: 6 }, () => open('2099-12-05')), 'openHouses'],
    ['are on days of the calendar', [open('2099-02-30')], 'openHouses.0.day'],
    ['are at times of the day', [open('2099-12-05', { to: '24:00' })], 'openHouses.0.to'],
  ])('%s', async (_, openHouses, field) => {
    const { status, errors } = await change(openHouses);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it('are removed', async () => {
    expect((await change([])).listing.openHouses).toEqual([]);
    expect(await onPage()).not.toHaveProperty('openHouses');
  });
});
