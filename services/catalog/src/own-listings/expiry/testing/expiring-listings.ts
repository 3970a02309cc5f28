import { randomUUID } from 'node:crypto';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { ListingExpiry } from '../listing-expiry.ts';
import { aMarket } from '../../../testing/a-market.ts';

/** Market whose listings have a landlord each. */
export function aMarketOfLandlords(size: number): ReturnType<typeof aMarket> {
  const market = aMarket(size);
  for (const home of market.homes) home.ownerUserId = randomUUID();
  return market;
}

/** Returns what tests of the expiry do and read, of a catalog of such a market that starts later. */
export function expiryCalls(app: () => TestApp, market: ReturnType<typeof aMarketOfLandlords>) {
  let used = 0;
  /** Returns a public listing that no other test changes, with the account of its landlord. */
  const aListing = async (confirmedAgo: string, { hasAccount = true } = {}) => {
    const { publicId: id, ownerUserId: ownerId } = market.homes[used++]!;
    if (hasAccount)
      await app().sql('insert into known_address (address, person_id, is_proved) values ($1, $2, true)', [
        `${id}@example.com`,
        ownerId,
      ]);
    await app().sql(
      `
        update listing set refreshed_at = now() - $2::interval, published_at = now() - $2::interval where public_id = $1`,
      [id, confirmedAgo],
    );
    return { id, ownerId, as: asLandlord(ownerId) };
  };
  /** Lets time pass for a listing. */
  const pass = (id: string, time: string) =>
    app().sql(
      `update listing set refreshed_at = refreshed_at - $2::interval, published_at = published_at - $2::interval,
        expiry_notice_at = expiry_notice_at - $2::interval, closed_at = closed_at - $2::interval where public_id = $1`,
      [id, time],
    );
  const sweep = () =>
    app()
      .app.get(DataSource)
      .transaction((manager) => app().app.get(ListingExpiry).sweep(manager));
  /** Sweeps at the last notice and a day later: a listing that expires within a day does. */
  const expire = async (id: string) => {
    await sweep();
    await pass(id, '1 day');
    await sweep();
  };
  const stored = async (id: string) =>
    (
      await app().sql<{ status: string; reason: string | null; isLive: boolean; listedAt: Date; refreshedAt: Date }>(
        `select status, status_reason as reason, exists (select from listing_search s where s.id = l.id) as "isLive",
          listed_at as "listedAt", refreshed_at as "refreshedAt" from listing l where public_id = $1`,
        [id],
      )
    )[0]!;
  const mailsTo = async (ownerId: string) =>
    (
      await app().sql<{ template: string; words: { path: string; dayCount?: number } }>(
        `select payload->>'template' as template, payload->'words' as words from job
        where name = 'mail.requested' and payload->>'personId' = $1 order by id`,
        [ownerId],
      )
    ).map(({ template, words }) => ({ template, ...words }));
  const offersOf = (id: string) =>
    app().sql<{ payload: object }>(
      `select payload from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
      [id],
    );
  return { aListing, pass, sweep, expire, stored, mailsTo, offersOf };
}
