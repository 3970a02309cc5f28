import type { OwnListing, PendingListings, PortalListingsPage } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalog } from '../catalog.ts';
import { demoListings } from './demo-listing-states.ts';

describe('the demo', () => {
  let app: TestApp;
  let as = asLandlord();
  beforeAll(async () => {
    app = await startForTest(catalog, { SEED: 'demo' });
    const [owner] = await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [
      demoListings[0]!.like,
    ]);
    as = asLandlord(owner?.id);
  }, 120_000);
  afterAll(() => app.stop());

  it('has a landlord with forty listings, in many states', async () => {
    const pages = await Promise.all([1, 2].map((page) => app.get(`/elandlord/listings?page=${page}`, { as })));
    const [first, second] = pages.map(({ body }) => body as PortalListingsPage);
    const listings = [...first!.listings, ...second!.listings];
    expect([...new Set(listings.map(({ status }) => status))].sort()).toEqual([
      'active',
      'changes_requested',
      'draft',
      'expired',
      'pending_review',
      'rejected',
      'rented',
      'suspended',
    ]);
    expect(first!.counts).toMatchObject({ all: 40, draft: 7, deleted: 2 });
    const draft = await app.get('/elandlord/listings/dem0draft1', { as });
    expect(draft.body.listing.missing).toContain('leaseTerm');
    const asked = await app.get('/elandlord/listings/dem0asked1', { as });
    expect(asked.body.listing).toMatchObject({ missing: [], reviewReason: expect.stringContaining('bedroom') });
  });

  it('has details on a part of its landlord’s listings', async () => {
    const [count] = await app.sql<{ some: number; none: number }>(
      `
        select count(*) filter (where heating is not null)::int as some,
          count(*) filter (where heating is null)::int as none
      from listing where owner_user_id = (select owner_user_id from listing where public_id = $1)`,
      [demoListings[0]!.like],
    );
    expect([count!.some > 5, count!.none > 5]).toEqual([true, true]);
  });

  it('has a special offer, and open houses on a weekend that is to come', async () => {
    const listingOf = async (id: string) =>
      (await app.get(`/elandlord/listings/${id}`, { as })).body.listing as OwnListing;
    expect((await listingOf('qd4z3v0elj')).specialOffer).toContain('half the rent');
    const { openHouses } = await listingOf('elsbspo1wm');
    expect(openHouses.map(({ day }) => new Date(day).getUTCDay())).toEqual([6, 0]);
    expect(openHouses.every(({ day }) => new Date(day).getTime() > Date.now())).toBe(true);
  });

  it('has listings that wait for support, the riskiest first', async () => {
    const { body } = await app.get('/support/pending-listings', { as: asStaff(['showListings'], 'support') });
    expect((body as PendingListings).listings.map(({ id, risk }) => [id, risk])).toEqual([
      ['dem0wait02', 75],
      ['dem0wait01', 50],
    ]);
  });
});
