import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aCompleteDraft, aLandlord, submit } from '../testing/drafts.ts';
import { reviewCalls, support } from '../testing/reviews.ts';
import { startCatalog } from '../testing/start-catalog.ts';

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
const { aPending, decide, offersOf, mailsOf, pending, reviewed } = reviewCalls(() => app);

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
    await app.sql(`update company set is_verified = false, verified_level = 0 where public_id = $1`, [oldCompany]);
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
