import type { ListingPreview } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aDraft, aLandlord, answers } from '../testing/drafts.ts';
import { support } from '../testing/reviews.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(16);
let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startCatalog(market);
  owner = await aLandlord(app);
}, 60_000);
afterAll(() => app.stop());

const ownPreview = (id: string, as: Actor = asLandlord(owner), query = '') =>
  app.get(`/elandlord/listings/${id}/preview${query}`, { as });
const supportPreview = (id: string, as: Actor = support) => app.get(`/support/listings/${id}/preview`, { as });
/** Puts a listing of the market in a state; returns its id and its landlord. */
async function inState(position: number, status: string): Promise<{ id: string; landlord: Actor }> {
  const { publicId: id, ownerUserId } = market.homes[position]!;
  await app.sql('alter table listing disable trigger listing_transition');
  await app.sql(
    `update listing set status = $2, merged_into_id = case when $2 = 'merged' then (select min(id) from listing) end,
      published_at = case when $2 not in ('draft', 'scheduled') then published_at end,
      publish_at = case when $2 = 'scheduled' then now() + interval '1 day' end,
      publish_for = case when $2 = 'scheduled' then 1 end
    where public_id = $1`,
    [id, status],
  );
  await app.sql('alter table listing enable trigger listing_transition');
  return { id, landlord: asLandlord(ownerUserId) };
}

describe('the preview of a draft', () => {
  it('is the page of the listing, and names what is unanswered', async () => {
    const { id } = await aDraft(app, owner);
    const { status, body } = await ownPreview(id);
    expect([status, body]).toMatchObject([
      200,
      {
        listing: { id, title: '', description: '', rent: 1_900, beds: 2, city: 'Calgary', fees: [], leaseTerm: '' },
        status: 'draft',
        isPublic: false,
      },
    ]);
    expect((body as ListingPreview).unanswered).toEqual([
      ...['title', 'photos', 'deposit', 'fees', 'leaseTerm', 'description'],
      ...['furnished', 'laundry', 'parkingType', 'petPolicies'],
    ]);
  });

  it('shows every answer, in the language of the reader', async () => {
    const { id } = await aCompleteDraft(app, owner);
    const { declaresFairHousing: _, ...shown } = answers;
    const { body } = await ownPreview(id, asLandlord(owner), '?lang=fr-CA');
    expect(body).toMatchObject({ listing: shown, unanswered: [] });
    expect(body.listing.photos).toMatchObject([{ alt: 'Pièce' }, { alt: 'Pièce' }, { alt: 'Pièce' }]);
  });

  it('has the public address only where the landlord hides the exact one', async () => {
    const { id, version } = await aDraft(app, owner);
    await app.patch('/elandlord/listings', { as: asLandlord(owner), body: { id, version, hideExactAddress: true } });
    const { listing } = (await ownPreview(id)).body as ListingPreview;
    expect([listing.address, listing.postalCode, listing.latitude === 51.05]).toEqual(['', 'T2P', false]);
  });
});

describe('a preview', () => {
  const states = [
    ...['draft', 'pending_review', 'changes_requested', 'scheduled', 'active', 'paused'],
    ...['expired', 'rented', 'suspended', 'rejected'],
  ];
  it.each(states.map((state, position) => [state, position] as const))(
    'of a listing that is %s is for its landlord and support',
    async (state, position) => {
      const { id, landlord } = await inState(position, state);
      const shown = { status: 200, body: { listing: { id }, status: state } };
      expect(await ownPreview(id, landlord)).toMatchObject(shown);
      expect(await supportPreview(id)).toMatchObject(shown);
    },
  );

  it.each(['merged', 'deleted'])('of a listing that is %s exists for no one', async (state) => {
    const { id, landlord } = await inState(state === 'merged' ? 14 : 15, state);
    expect([(await ownPreview(id, landlord)).status, (await supportPreview(id)).status]).toEqual([404, 404]);
  });

  it('of another landlord is answered as that of an unknown listing', async () => {
    const { id } = await aDraft(app, owner);
    const stranger = asLandlord();
    const [foreign, unknown] = [await ownPreview(id, stranger), await ownPreview('zzzzzzzzzz', stranger)];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(foreign.headers['content-length']).toBe(unknown.headers['content-length']);
  });

  it('is refused to guests, renters and staff without the right to see listings', async () => {
    const { id } = await aDraft(app, owner);
    const others = [guest, asRenter(), asStaff([])];
    const refusals = others.flatMap((as) => [ownPreview(id, as), supportPreview(id, as)]);
    expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([401, 401, 403, 403, 403, 403]);
    expect((await supportPreview(id, asLandlord(owner))).status).toBe(403);
    expect((await ownPreview(id, support)).status).toBe(403);
  });

  it('is stored by no cache, and leaves the public page unknown', async () => {
    const { id } = await aDraft(app, owner);
    for (const { headers } of [await ownPreview(id), await supportPreview(id)])
      expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
    expect(await app.get(`/listing/${id}`)).toMatchObject({ status: 404, body: { code: 'listing-not-found' } });
    expect((await app.get(`/listing/${id}`, { as: asLandlord(owner) })).status).toBe(404);
  });

  it('counts no view', async () => {
    const { id } = await aDraft(app, owner);
    await ownPreview(id);
    await supportPreview(id);
    const tables = await app.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'listing_id'
        and table_schema = current_schema() and table_name similar to '%(view|activity|stat)%'`,
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { name } of tables)
      expect(
        await app.sql(`select 1 from ${name} where listing_id = (select id from listing where public_id = $1)`, [id]),
      ).toEqual([]);
  });
});
