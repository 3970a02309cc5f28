import { randomUUID } from 'node:crypto';
import { guestWithDevice, asRenter, raceRounds, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(8);
const listings = market.homes.map(({ publicId }) => publicId);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
});
afterAll(async () => {
  await app.stop();
});

const favourite = (as: Actor, listingId: string, active: 0 | 1) =>
  app.patch('/favourite-listing', { as, body: { listingId, active } });
const rowsOf = (userId: string) =>
  app.sql<{ id: string }>(
    'select l.public_id as id from favourite f join listing l on l.id = f.listing_id where f.user_id = $1 order by 1',
    [userId],
  );
/** Returns the same renter on four devices. */
const fourDevices = (userId: string): Actor[] =>
  Array.from({ length: 4 }, () => ({
    ...asRenter(userId),
    subject: { ...asRenter(userId).subject, dev: randomUUID() },
  }));

describe('a listing saved and removed on four devices at once (T-R08)', () => {
  it.each(raceRounds())('is on the list at most once, and the last request wins, round %i', async (round) => {
    const userId = randomUUID();
    const devices = fourDevices(userId);
    const [contested = '', ...steady] = listings;
    // Twenty requests at once: every device saves its own listings, and all of them change one shared listing.
    const responses = await Promise.all(
      devices.flatMap((as, at) => [
        favourite(as, contested, 1),
        favourite(as, contested, at % 2 === 0 ? 0 : 1),
        favourite(as, contested, 1),
        favourite(as, contested, 0),
        favourite(as, steady[at % steady.length] ?? '', 1),
      ]),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    for (const { body } of responses) expect(new Set(body.favouriteListings).size).toBe(body.favouriteListings.length);
    const last = round % 2 === 0 ? 1 : 0;
    await favourite(devices[round % 4] as Actor, contested, last);
    expect((await rowsOf(userId)).map(({ id }) => id)).toEqual(
      [...(last ? [contested] : []), ...steady.slice(0, 4)].sort(),
    );
  });
  it.each(raceRounds(3))('is stored once for a guest’s device, round %i', async () => {
    const device = guestWithDevice(randomUUID());
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => favourite(device, listings[0] ?? '', at % 3 === 0 ? 0 : 1)),
    );
    expect((await favourite(device, listings[0] ?? '', 1)).body).toEqual({
      favouriteListings: [listings[0]],
      count: 1,
    });
  });
});
