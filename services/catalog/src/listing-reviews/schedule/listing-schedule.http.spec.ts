import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asService, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../../testing/a-market.ts';
import { aCompleteDraft, aDraft, aLandlord, submit } from '../../testing/drafts.ts';
import { reviewCalls } from '../../testing/reviews.ts';
import { entitled, sendEntitlements, startCatalog } from '../../testing/start-catalog.ts';
import { ScheduledPublishing } from './scheduled-publishing.ts';

const market = aMarket(6);
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
const { offersOf, mailsOf, pending } = reviewCalls(() => app);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const schedule = (
  ownerId: string,
  { id, version }: Pick<OwnListing, 'id' | 'version'>,
  body: object = { publishAt: inDays(3), turnOnFor: 10 },
) => app.post(`/elandlord/listings/${id}/scheduled`, { as: asLandlord(ownerId), body: { version, ...body } });
const unschedule = ({ id, version }: OwnListing) =>
  app.post(`/elandlord/listings/${id}/unscheduled`, { as: asLandlord(known), body: { version } });
const own = async (id: string, ownerId = known) =>
  (await app.get(`/elandlord/listings/${id}`, { as: asLandlord(ownerId) })).body.listing as OwnListing;
/** Returns a listing of a landlord that is published in three days. */
async function aScheduled(ownerId = known): Promise<OwnListing> {
  const { status, body } = await schedule(ownerId, await aCompleteDraft(app, ownerId));
  if (status !== 200) throw new Error(`scheduleListing returned ${status} ${JSON.stringify(body)}`);
  return body.listing as OwnListing;
}
/** Lets the time of a listing come. */
const comes = (id: string) =>
  app.sql(`update listing set publish_at = now() - interval '1 minute' where public_id = $1`, [id]);
const run = () =>
  app.app.get(DataSource).transaction((manager) => app.app.get(ScheduledPublishing).publishDue(manager));
const refuse = (listingId: string, version: number, reason = 'credits-short') =>
  app.post('/internal/events', {
    as: asService('commerce'),
    body: {
      key: randomUUID(),
      name: 'turn-on.refused',
      at: new Date().toISOString(),
      payload: { listingId, version, reason },
    },
  });

describe('a draft that is published later', () => {
  it('is scheduled, with the clock at the home, and in no search', async () => {
    const publishAt = inDays(59);
    const { status, body } = await schedule(known, await aCompleteDraft(app, known), { publishAt, turnOnFor: 10 });
    const { id } = body.listing as OwnListing;
    expect([status, body.listing]).toMatchObject([
      200,
      { status: 'scheduled', publishAt, timeZone: 'America/Edmonton', isLive: false, missing: [] },
    ]);
    await run();
    await sendEntitlements(app, [entitled(id)]);
    expect((await app.get(`/listing/${id}`)).status).toBe(404);
    const list = (await app.get('/elandlord/listings?state=scheduled', { as: asLandlord(known) })).body;
    expect(list).toMatchObject({
      listings: [{ id, publishAt, timeZone: 'America/Edmonton' }],
      counts: { scheduled: 1 },
    });
    const { activities } = (await app.get('/elandlord/activities?kind=scheduled', { as: asLandlord(known) })).body;
    expect(activities).toMatchObject([{ kind: 'scheduled', listing: { id } }]);
  });

  it.each([-0.01, 61])('is refused for a time %s days ahead', async (days) => {
    const draft = await aCompleteDraft(app, known);
    expect(await schedule(known, draft, { publishAt: inDays(days), turnOnFor: 10 })).toMatchObject({
      status: 422,
      body: { errors: { publishAt: ['Choose a time from now to 60 days from now.'] } },
    });
  });

  it('is refused while something is missing, to others, and without a confirmed address', async () => {
    expect(await schedule(known, await aDraft(app, known))).toMatchObject({
      status: 409,
      body: { code: 'listing-incomplete' },
    });
    const { id, version } = await aCompleteDraft(app, known);
    expect((await schedule(randomUUID(), { id, version })).status).toBe(404);
    const mine = asLandlord(known);
    const perms = (mine.subject.perms ?? []).filter((name) => name !== 'viewLeads');
    const unverified = { ...mine, subject: { ...mine.subject, perms } };
    const body = { version, publishAt: inDays(1), turnOnFor: 10 };
    expect((await app.post(`/elandlord/listings/${id}/scheduled`, { as: unverified, body })).status).toBe(403);
  });

  it('can be moved, edited, made a draft again, and published now', async () => {
    const publishAt = inDays(9);
    const moved = (await schedule(known, await aScheduled(), { publishAt, turnOnFor: 12 })).body.listing as OwnListing;
    expect(moved).toMatchObject({ status: 'scheduled', publishAt });
    const body = { id: moved.id, version: moved.version, rent: 2_000 };
    const edited = (await app.patch('/elandlord/listings', { as: asLandlord(known), body })).body.listing as OwnListing;
    expect(edited).toMatchObject({ status: 'scheduled', rent: 2_000, publishAt });
    const draft = (await unschedule(edited)).body.listing as OwnListing;
    expect(draft).toMatchObject({ status: 'draft' });
    expect(draft).not.toHaveProperty('publishAt');
    expect(await unschedule(draft)).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    const again = (await schedule(known, draft)).body.listing as OwnListing;
    expect((await submit(app, asLandlord(known), again)).body.listing).toMatchObject({ status: 'active' });
  });
});

describe('a scheduled listing whose time has come', () => {
  it('is offered once, for the credits that its landlord agreed to, however often and late the task runs', async () => {
    const { id, version } = await aScheduled();
    await comes(id);
    await Promise.all(Array.from({ length: 4 }, run));
    await run();
    expect(await own(id)).toMatchObject({ status: 'active', version: version + 1 });
    expect((await offersOf(id)).slice(-1)).toEqual([
      { payload: { listingId: id, landlordId: known, isOffered: true, version: version + 1, turnOnFor: 10 } },
    ]);
    await sendEntitlements(app, [entitled(id)]);
    expect((await app.get(`/listing/${id}`)).status).toBe(200);
  });

  it('waits for support if it is the first of its company', async () => {
    const ownerId = await aLandlord(app);
    const { id } = await aScheduled(ownerId);
    await comes(id);
    await run();
    expect(await own(id, ownerId)).toMatchObject({ status: 'pending_review' });
    expect((await pending()).map((listing) => listing.id)).toContain(id);
  });

  it('is a draft again, with a mail, if something is missing by then', async () => {
    const ownerId = await aLandlord(app);
    const { id } = await aScheduled(ownerId);
    await app.sql('update listing set declares_fair_housing = false where public_id = $1', [id]);
    await comes(id);
    await run();
    expect(await own(id, ownerId)).toMatchObject({ status: 'draft', missing: ['declaresFairHousing'] });
    expect(await mailsOf('schedule-incomplete', ownerId)).toMatchObject([
      { words: { path: `/portal/listings/${id}` } },
    ]);
  });

  it('is a draft again, with a mail that leads to the checkout, if the credits are short', async () => {
    const { id, version } = await aScheduled();
    await comes(id);
    await run();
    for (let at = 0; at < 2; at += 1) expect((await refuse(id, version + 1)).status).toBe(200);
    expect(await own(id)).toMatchObject({ status: 'draft', version: version + 2, missing: [] });
    expect((await offersOf(id)).at(-1)).toMatchObject({ payload: { isOffered: false, version: version + 2 } });
    expect(await mailsOf('schedule-credits-short', known)).toMatchObject([
      { words: { path: `/portal/billing/checkout?return=/portal/listings/${id}` } },
    ]);
  });

  it('stays published if it was published at once, or is public', async () => {
    const submitted = (await submit(app, asLandlord(known), await aCompleteDraft(app, known))).body.listing;
    await refuse(submitted.id, submitted.version);
    expect(await own(submitted.id)).toMatchObject({ status: 'active' });
    const { id, version } = await aScheduled();
    await comes(id);
    await run();
    await sendEntitlements(app, [entitled(id)]);
    await refuse(id, version + 1);
    expect(await own(id)).toMatchObject({ status: 'active', isLive: true });
  });
});

describe('the states of a scheduled listing', () => {
  it('are held by the database', async () => {
    const { id } = await aScheduled();
    const change = (set: string, publicId = id) =>
      app.sql(`update listing set ${set} where public_id = $1`, [publicId]);
    await expect(change(`publish_at = null`)).rejects.toThrow('listing_schedule');
    await expect(change(`status = 'rented', publish_at = null, publish_for = null`)).rejects.toThrow('never rented');
    await expect(change(`status = 'draft'`, market.homes[0]!.publicId)).rejects.toThrow('listing_unpublished');
  });
});
