import type { OwnListing, PendingListing, ReviewedListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aDraft, aLandlord, submit } from '../testing/drafts.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(12);
const [oldCompany] = market.companies.map(({ id }) => id) as [string];
const support = asStaff(['showListings', 'modifyListingStatus'], 'support');
let app: TestApp;
/** A landlord whose company has public listings. */
let known: string;
beforeAll(async () => {
  app = await startCatalog(market);
  known = await aLandlord(app, { companyId: oldCompany });
  await app.sql(`update landlord set known_since = now() - interval '1 year' where person_id = $1`, [known]);
}, 60_000);
afterAll(() => app.stop());

async function aPending(over: object = {}): Promise<{ ownerId: string; listing: OwnListing }> {
  const ownerId = await aLandlord(app);
  const draft = await aCompleteDraft(app, ownerId, over);
  const { status, body } = await submit(app, asLandlord(ownerId), draft);
  if (status !== 200) throw new Error(`submitListing returned ${status} ${JSON.stringify(body)}`);
  return { ownerId, listing: body.listing as OwnListing };
}
const decide = (
  { id, version }: Pick<OwnListing, 'id' | 'version'>,
  decision: 'approved' | 'changes-requested' | 'rejected',
  { as = support, reason }: { as?: Actor; reason?: string } = {},
) =>
  app.post(`/support/listings/${id}/${decision}`, {
    as,
    body: { version, ...(decision === 'approved' ? {} : { reason: reason ?? 'The photos show another home.' }) },
  });
const offersOf = (id: string) =>
  app.sql<{ payload: object }>(
    `select payload from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
    [id],
  );
const mailsOf = (template: string, ownerId: string) =>
  app.sql<{ words: object }>(
    `select payload->'words' as words from job where name = 'mail.requested' and payload->>'template' = $1
      and payload->>'personId' = $2`,
    [template, ownerId],
  );
const pending = async () =>
  (await app.get('/support/pending-listings', { as: support })).body.listings as PendingListing[];
const reviewed = async (id: string) =>
  (await app.get(`/support/listings/${id}`, { as: support })).body as ReviewedListing;

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
          select owner_user_id, id, 10, 'attached', 900, 700, $2::bigint from listing where public_id = $1 returning id, listing_id)
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

describe('a decision of support', () => {
  it('approves: the listing is offered, turned on if that was asked for, and its landlord gets a mail', async () => {
    const { ownerId, listing } = await aPending();
    const { status, body } = await decide(listing, 'approved');
    expect([status, body]).toMatchObject([
      200,
      { listing: { status: 'active' }, reviews: [{ decision: 'approved', decidedBy: support.subject.sub }] },
    ]);
    expect((await offersOf(listing.id)).at(-1)).toMatchObject({ payload: { isOffered: true, turnOnFor: 10 } });
    expect(await mailsOf('listing-approved', ownerId)).toEqual([
      { words: { title: listing.title, path: `/portal/listings/${listing.id}` } },
    ]);
    expect(
      await app.sql(
        `select payload->>'action' as action from job where name = 'resource.changed' and payload->>'recordId' = $1`,
        [listing.id],
      ),
    ).toEqual([{ action: 'modified' }]);
  });

  it('asks for changes: the landlord reads why, edits, submits again, and support decides again', async () => {
    const { ownerId, listing } = await aPending();
    const asked = await decide(listing, 'changes-requested', { reason: 'Please show the kitchen too.' });
    expect(asked.body.listing).toMatchObject({ status: 'changes_requested' });
    expect(await mailsOf('listing-changes-requested', ownerId)).toMatchObject([
      { words: { reason: 'Please show the kitchen too.' } },
    ]);
    const as = asLandlord(ownerId);
    const own = (await app.get(`/elandlord/listings/${listing.id}`, { as })).body.listing as OwnListing;
    expect(own).toMatchObject({ reviewReason: 'Please show the kitchen too.', missing: [] });
    const changed = await app.patch('/elandlord/listings', {
      as,
      body: { id: own.id, version: own.version, title: 'Bright two-bedroom with a kitchen' },
    });
    const again = await submit(app, as, changed.body.listing);
    expect(again.body.listing.status).toBe('pending_review');
    expect((await reviewed(own.id)).reviews.map(({ decision }) => decision)).toEqual([undefined, 'changes-requested']);
  });

  it('about changes is not evaded by deleting and restoring the listing', async () => {
    await app.sql(`update landlord set known_since = now() - interval '1 year' where person_id = $1`, [known]);
    const draft = await aCompleteDraft(app, known);
    await app.sql(`update company set is_verified = false where public_id = $1`, [oldCompany]);
    await app.sql(
      `insert into listing_review (listing_id, risk, reasons, decision, decided_at, reason)
      select id, 0, '[]', 'changes-requested', now(), 'Show the kitchen.' from listing where public_id = $1`,
      [draft.id],
    );
    expect((await submit(app, asLandlord(known), draft)).body.listing.status).toBe('pending_review');
  });

  it('rejects: the landlord reads why, cannot edit or submit it, and later listings count it', async () => {
    const { ownerId, listing } = await aPending();
    const { body } = await decide(listing, 'rejected');
    const as = asLandlord(ownerId);
    expect((await app.get(`/elandlord/listings/${listing.id}`, { as })).body.listing).toMatchObject({
      status: 'rejected',
      reviewReason: 'The photos show another home.',
    });
    const { id, version } = body.listing as OwnListing;
    expect(await submit(app, as, { id, version })).toMatchObject({ status: 409, body: { code: 'listing-locked' } });
    const next = await aCompleteDraft(app, ownerId);
    await submit(app, as, next);
    expect((await reviewed(next.id)).reviews[0]!.reasons).toContainEqual({ rule: 'earlier-rejection', points: 20 });
  });

  it('is made once, also by twenty colleagues at once', async () => {
    const { ownerId, listing } = await aPending();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(listing, at % 2 === 0 ? 'approved' : 'rejected')),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const mails = [...(await mailsOf('listing-approved', ownerId)), ...(await mailsOf('listing-rejected', ownerId))];
    expect(mails).toHaveLength(1);
    const { listing: decided } = await reviewed(listing.id);
    expect(await decide(decided, 'approved')).toMatchObject({ status: 409, body: { code: 'state-refused' } });
  });

  it('is not that of a staff member about a listing of their own', async () => {
    const { ownerId, listing } = await aPending();
    const as = { ...support, subject: { ...support.subject, sub: ownerId } };
    expect(await decide(listing, 'approved', { as })).toMatchObject({ status: 403, body: { code: 'own-listing' } });
  });

  it('needs a reason of some words, the version that was seen, and the permission', async () => {
    const { listing } = await aPending();
    for (const reason of ['No.', '              ', ' Looks wrong to me.'])
      expect((await decide(listing, 'rejected', { reason })).status).toBe(422);
    expect(await decide({ ...listing, version: listing.version - 1 }, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    });
    for (const [as, status] of [
      [guest, 401],
      [asRenter(), 403],
      [asLandlord(), 403],
      [asStaff(['showListings']), 403],
    ] as const)
      expect((await decide(listing, 'approved', { as })).status).toBe(status);
    expect((await decide({ id: 'zzzzzzzzzz', version: 1 }, 'approved')).status).toBe(404);
    expect((await app.get(`/support/listings/${listing.id}`, { as: asLandlord() })).status).toBe(403);
  });
});

describe('the queue of support', () => {
  it('has what is urgent first, then what waits longest', async () => {
    await app.sql('delete from listing_review where decision is null');
    const listings = [(await aPending()).listing, (await aPending()).listing, (await aPending()).listing];
    const [first, second, third] = listings.map(({ id }) => id) as [string, string, string];
    await app.sql(
      `update listing_review set risk = 75 where decision is null
        and listing_id = (select id from listing where public_id = $1)`,
      [third],
    );
    expect((await pending()).map(({ id }) => id)).toEqual([third, first, second]);
  });
});
