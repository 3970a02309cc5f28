import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aDraft, aLandlord, submit } from '../testing/drafts.ts';
import { reviewCalls } from '../testing/reviews.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(12);
const [oldCompany] = market.companies.map(({ id }) => id) as [string];
let app: TestApp;
/** A landlord whose company has public listings. */
let known: string;
beforeAll(async () => {
  app = await startCatalog(market);
  known = await aLandlord(app, { companyId: oldCompany });
  await app.sql(`update landlord set known_since = now() - interval '1 year' where person_id = $1`, [known]);
}, 60_000);
afterAll(() => app.stop());
const { aPending, decide, offersOf, pending, reviewed } = reviewCalls(() => app);

describe('a submitted draft', () => {
  it('of a known company without a risk is published, and commerce learns that it is to be turned on', async () => {
    const draft = await aCompleteDraft(app, known);
    const { status, body } = await submit(app, asLandlord(known), draft);
    expect([status, body.listing]).toMatchObject([200, { status: 'active', isLive: false }]);
    expect(body.listing).not.toHaveProperty('missing');
    expect((await offersOf(draft.id)).at(-1)).toEqual({
      payload: { listingId: draft.id, landlordId: known, isOffered: true, version: draft.version + 1, turnOnFor: 10 },
    });
    await sendEntitlements(app, [entitled(draft.id)]);
    expect((await app.get(`/listing/${draft.id}`)).body.listing).toMatchObject({ title: draft.title });
    expect((await reviewed(draft.id)).reviews).toMatchObject([{ decision: 'automatic', risk: 0, reasons: [] }]);
  });

  it('is new from the moment at which it is public', async () => {
    const draft = await aCompleteDraft(app, known);
    await app.sql(`update listing set listed_at = now() - interval '20 days' where public_id = $1`, [draft.id]);
    await submit(app, asLandlord(known), draft, {});
    expect((await offersOf(draft.id)).at(-1)).not.toHaveProperty('payload.turnOnFor');
    await sendEntitlements(app, [entitled(draft.id)]);
    const [row] = await app.sql(
      `select listed_at > now() - interval '1 minute' as "isNew" from listing_search where public_id = $1`,
      [draft.id],
    );
    expect(row).toEqual({ isNew: true });
  });

  it('that lacks something stays one, and the response names what', async () => {
    const draft = await aDraft(app, known);
    const { status, body } = await submit(app, asLandlord(known), draft);
    expect([status, body.code, body.current]).toMatchObject([409, 'listing-incomplete', { missing: draft.missing }]);
    expect(await pending()).toEqual([]);
  });

  it('waits for support if it is the first of its company, and cannot be edited meanwhile', async () => {
    const { ownerId, listing } = await aPending();
    expect(listing).toMatchObject({ status: 'pending_review', isLive: false });
    expect((await offersOf(listing.id)).at(-1)).toMatchObject({ payload: { isOffered: false } });
    expect(await pending()).toMatchObject([
      { id: listing.id, title: listing.title, company: 'Elm Homes', isFirst: true, risk: 10, city: 'Calgary' },
    ]);
    const change = await app.patch('/elandlord/listings', {
      as: asLandlord(ownerId),
      body: { id: listing.id, version: listing.version, rent: 100 },
    });
    expect(change).toMatchObject({ status: 409, body: { code: 'listing-locked' } });
    expect(await submit(app, asLandlord(ownerId), listing)).toMatchObject({ status: 409 });
    await decide(listing, 'approved');
  });

  it('waits for support if its risk is high, which its reasons explain', async () => {
    await app.sql(
      `insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average)
      values ('city', 11, 2, date_trunc('month', now()), 40, 4000, 3500, 4500, 4000)
      on conflict (kind, place_id, beds, month) do update set median = 4000, n = 40`,
    );
    const draft = await aCompleteDraft(app, known, {
      description: 'Pay the deposit by Western Union and we send you the keys, no viewing needed at all. '.repeat(2),
    });
    const { body } = await submit(app, asLandlord(known), draft);
    expect(body.listing.status).toBe('pending_review');
    expect((await reviewed(draft.id)).reviews).toMatchObject([
      {
        risk: 60,
        reasons: [
          { rule: 'rent-very-low', points: 40 },
          { rule: 'payment-terms', points: 20 },
        ],
      },
    ]);
    await app.sql('delete from rent_trend_cell where kind = $1 and place_id = 11', ['city']);
    await decide(body.listing, 'rejected');
  });

  it('is recognized by the photos of another company', async () => {
    const draft = await aCompleteDraft(app, known);
    const hash = '7777777777';
    const attach = (id: string) =>
      app.sql(
        `with u as (insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height, perceptual_hash)
          select owner_user_id, id, 10, 'attached', 900, 700, $2::bigint from listing where public_id = $1
          returning id, listing_id)
        insert into listing_photo (listing_id, position, upload_id) select listing_id, 9, id from u`,
        [id, hash],
      );
    await attach(draft.id);
    const other = market.homes.find(({ companyId }) => companyId !== oldCompany)!;
    await attach(other.publicId);
    await app.sql(`update listing set listed_at = listed_at - interval '2 hours' where owner_user_id = $1`, [known]);
    await submit(app, asLandlord(known), draft);
    expect((await reviewed(draft.id)).reviews[0]!.reasons).toEqual([
      { rule: 'photos-of-another-company', points: 35 },
      { rule: 'earlier-rejection', points: 20 },
    ]);
  });

  it('of twenty submissions at once one wins', async () => {
    const ownerId = await aLandlord(app);
    const draft = await aCompleteDraft(app, ownerId);
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit(app, asLandlord(ownerId), draft)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reviewed(draft.id)).reviews).toHaveLength(1);
  });

  it('is withdrawn from support when it is deleted', async () => {
    const { ownerId, listing } = await aPending();
    const { id, version } = listing;
    await app.delete('/elandlord/listings', { as: asLandlord(ownerId), body: { id, version } });
    expect((await pending()).map((one) => one.id)).not.toContain(id);
    expect((await decide({ id, version: version + 1 }, 'approved')).status).toBe(404);
  });
});
