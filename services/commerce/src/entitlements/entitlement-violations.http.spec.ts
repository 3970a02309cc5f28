import { randomUUID } from 'node:crypto';
import { Outbox } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { commerce } from '../commerce.ts';
import { LedgerWatch } from '../ledger/ledger-watch.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aListing } from '../testing/a-listing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const today = '2026-12-10';
const afterTheCharges = '2026-12-10T04:00:00-05:00';
/** Adds a live listing of a landlord's company that is paid for up to a day; returns its id. */
async function aLiveListing(landlord: TestLandlord, paidThrough = today): Promise<string> {
  const id = await aListing(app, landlord);
  await app.sql('update entitlement set enabled = true, paid_through = $2 where listing_id = $1', [id, paidThrough]);
  return id;
}
const violationsOf = async (listingId: string, at = afterTheCharges) =>
  (
    await app.sql<{ invariant: string }>(
      'select invariant from entitlement_violations($2::timestamptz) where subject = $1',
      [listingId, at],
    )
  ).map(({ invariant }) => invariant);

describe('an enabled listing', () => {
  it('that is paid for, of a company with a verified landlord, is no violation', async () => {
    expect(await violationsOf(await aLiveListing(await aLandlord(app)))).toEqual([]);
  });
  it('that is not paid for is a violation (L9) once the charges of the day were due', async () => {
    const listing = await aLiveListing(await aLandlord(app), '2026-12-09');
    expect(await violationsOf(listing, '2026-12-10T03:59:59-05:00')).toEqual([]);
    expect(await violationsOf(listing)).toEqual(['L9']);
    await app.sql('update entitlement set enabled = false where listing_id = $1', [listing]);
    expect(await violationsOf(listing)).toEqual([]);
  });
  it('of a company without a verified landlord is a violation (L9)', async () => {
    const companyId = randomUUID();
    const landlord = await aLandlord(app, { companyId, isVerified: false });
    const listing = await aLiveListing(landlord);
    expect(await violationsOf(listing)).toEqual(['L9']);
    await aLandlord(app, { companyId });
    expect(await violationsOf(listing)).toEqual([]);
  });
  it('is checked every hour', async () => {
    const listing = await aLiveListing(await aLandlord(app, { isVerified: false }), '2099-01-01');
    const reported: unknown[] = [];
    const log = { error: (_: unknown, fields: unknown) => reported.push(fields) };
    const source = app.app.get(DataSource, { strict: false });
    const watch = new LedgerWatch(app.app.get(Outbox, { strict: false }), log as never);
    await source.transaction((manager) => watch.check({}, manager));
    expect(reported).toContainEqual({ invariant: 'L9', subject: listing });
  });
});
