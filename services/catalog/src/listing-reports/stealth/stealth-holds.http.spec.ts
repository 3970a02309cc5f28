import { setImmediate as turn } from 'node:timers/promises';
import type { OwnListing, PortalListingsPage } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { first, inquiry, many, owner, startWithListings } from '../../testing/inquiries.ts';
import { ReportHolds } from '../report-holds.ts';
import { lockHome } from '../reported-home.ts';
import { aColleague, reportsIn, support } from '../testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, queue, caseOf, decide, dismiss, get, mailsAbout, mailsTo, stateOf, aConversation } = reportsIn(
  () => app,
);
const homes = [...many];
const reason = 'The bank looks at the account. Do not warn the landlord.';
const hold = (id: string, as = support, body: object = { reason }) =>
  app.post(`/support/reported-listings/${id}/stealth-hold`, { as, body });
const end = (id: string, as = support) => app.post(`/support/reported-listings/${id}/stealth-hold-end`, { as });
const aReported = async (over: object = { reason: 'scam' }) => {
  const listing = homes.pop()!;
  await report(listing, over);
  return { listing, id: (await caseOf(listing)).id };
};
const aHeld = async () => {
  const reported = await aReported();
  expect((await hold(reported.id)).status).toBe(200);
  return reported;
};
const publicStatus = async (listing: string) => (await app.get(`/listing/${listing}`)).status;
const asOwner = asLandlord(owner);
/** Returns what the landlord sees of a listing, on its page and in the list. */
const ownViews = async (listing: string) => {
  const own = (await app.get(`/elandlord/listings/${listing}`, { as: asOwner })).body.listing as OwnListing;
  const pages = await Promise.all(
    [1, 2, 3].map((page) => app.get(`/elandlord/listings?state=live&page=${page}`, { as: asOwner })),
  );
  const listed = pages.flatMap(({ body }) => (body as PortalListingsPage).listings).filter(({ id }) => id === listing);
  const outcome = (await app.get(`/elandlord/listings/${listing}/report-outcome`, { as: asOwner })).body as object;
  return { own, listed, outcome, counts: (pages[0]!.body as PortalListingsPage).counts };
};
const heldEvents = async (listing: string) =>
  (
    await app.sql<{ isHeld: boolean }>(
      `select (payload->>'isHeld')::boolean as "isHeld" from job where name = 'listing.held'
        and payload->>'listingId' = $1 order by id`,
      [listing],
    )
  ).map(({ isHeld }) => isHeld);
/** Lets the time of a hold pass. */
const expire = async (listing: string) => {
  await app.sql(`update job set run_at = now() where name = 'end-stealth-hold'`);
  await app.sql(`select pg_notify('job_catalog', '')`);
  while ((await stateOf(listing))?.isShown === false) await turn();
};

describe('a listing that is hidden without a notice', () => {
  it('is gone for visitors, and takes no inquiry', async () => {
    const { listing } = await aHeld();
    expect(await stateOf(listing)).toEqual({ status: 'active', isShown: false });
    expect((await app.get(`/listing/${listing}`)).body).toMatchObject({ code: 'gone' });
    expect(await publicStatus(listing)).toBe(410);
    const sent = await app.post('/renter-inquire', { as: guest, body: inquiry({ listingId: listing }) });
    expect(sent.status).toBe(410);
    expect((await report(listing)).status).toBe(410);
  });

  it('looks public to its landlord, who gets no mail', async () => {
    const { listing, id } = await aReported();
    const before = await ownViews(listing);
    const mails = await mailsTo(owner);
    await hold(id);
    expect(await ownViews(listing)).toEqual(before);
    expect(before.own).toMatchObject({ status: 'active', isLive: true });
    expect(before.listed).toHaveLength(1);
    await end(id);
    expect(await ownViews(listing)).toEqual(before);
    expect(await mailsTo(owner)).toEqual(mails);
  });

  it('keeps its leads, whose renters are not notified', async () => {
    const { listing, id } = await aReported();
    const email = await aConversation(listing, asRenter().subject.sub);
    await hold(id);
    expect(await mailsTo(email)).toEqual([]);
    expect(await app.sql(`select from job where name = 'notify-of-closed-listing'`)).toEqual([]);
  });

  it('is in the queue with its end, and its colleagues see why', async () => {
    const { listing, id } = await aHeld();
    const { stealthUntil, claimedBy } = await caseOf(listing);
    expect((Date.parse(stealthUntil!) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
    expect(claimedBy).toBe(support.subject.sub);
    expect(await get(id)).toMatchObject({
      stealthHold: { reason, heldBy: support.subject.sub, until: expect.any(String) },
      listing: { isLive: false },
    });
    expect((await get(id)).stealthHold).not.toHaveProperty('endedAt');
  });

  it('is public again after 72 hours, and costs nothing until then', async () => {
    const { listing, id } = await aHeld();
    expect(await heldEvents(listing)).toEqual([true]);
    await expire(listing);
    expect(await publicStatus(listing)).toBe(200);
    expect(await heldEvents(listing)).toEqual([true, false]);
    expect(await get(id)).toMatchObject({ stealthHold: { endedAt: expect.any(String) } });
    expect((await queue()).find((one) => one.id === id)).not.toHaveProperty('stealthUntil');
    await expect(
      app.sql(`update stealth_hold set until = held_at + interval '73 hours' where reported_listing_id = $1`, [id]),
    ).rejects.toThrow('stealth_hold_until');
  });

  it('is public again when support ends it, which is recorded, and is not hidden a second time', async () => {
    const { listing, id } = await aHeld();
    expect((await end(id)).body.stealthHold).toMatchObject({ endedAt: expect.any(String) });
    expect(await publicStatus(listing)).toBe(200);
    expect(await end(id)).toMatchObject({ status: 409, body: { code: 'already-ended' } });
    expect(await hold(id)).toMatchObject({ status: 409, body: { code: 'already-held' } });
    const recorded = await app.sql(
      `select payload->>'action' as action from job where name = 'resource.changed' and payload->>'recordId' = $1`,
      [id],
    );
    expect(recorded).toEqual([{ action: 'modified' }, { action: 'modified' }]);
  });

  it('is not held automatically besides, which would notify its landlord', async () => {
    const { listing, id } = await aHeld();
    const [row] = await app.sql<{ id: string }>('select id::text from listing where public_id = $1', [listing]);
    // A report that was received before the listing was hidden.
    const stored = {
      reportedListingId: id,
      reporter: { key: 'account of a renter', userId: undefined, isVerifiedRenter: true },
      report: { reason: 'scam', details: 'Asked for the deposit before a viewing.' } as const,
      hasConversation: true,
    };
    await app.app
      .get(DataSource)
      .transaction(async (manager) =>
        app.app.get(ReportHolds, { strict: false }).apply(manager, await lockHome(manager, row!.id), stored),
      );
    expect(await stateOf(listing)).toEqual({ status: 'active', isShown: false });
    expect(await mailsAbout('listing-held', listing)).toBe(0);
  });

  it('that its landlord pauses and turns on again stays hidden', async () => {
    const { listing } = await aHeld();
    for (const status of ['paused', 'active'])
      await app.sql('update listing set status = $2 where public_id = $1', [listing, status]);
    const { version } = (await ownViews(listing)).own;
    await app.patch('/elandlord/listings', { as: asOwner, body: { id: listing, version, title: 'A brighter home' } });
    expect(await stateOf(listing)).toEqual({ status: 'active', isShown: false });
  });
});

describe('a decision about such a listing', () => {
  const confirmed = { confirmed: 'scam', reason: 'The photos belong to another home.' };
  it('suspends it as any other, and the landlord is notified then', async () => {
    const { listing, id } = await aHeld();
    await decide(id, { decision: 'suspended', ...confirmed });
    expect(await stateOf(listing)).toEqual({ status: 'suspended', isShown: false });
    expect(await heldEvents(listing)).toEqual([true, false]);
    expect((await mailsTo(owner)).at(-1)).toBe('listing-suspended');
  });
  it('dismisses the reports: it is public again, and the landlord gets no mail', async () => {
    const { listing, id } = await aHeld();
    const mails = await mailsTo(owner);
    await dismiss(id);
    expect(await publicStatus(listing)).toBe(200);
    expect(await mailsTo(owner)).toEqual(mails);
  });
  it('comes after the end of the hold if the landlord is to be asked', async () => {
    const { id } = await aHeld();
    const ask = () =>
      app.post(`/support/reported-listings/${id}/question`, { as: support, body: { question: 'Is it still free?' } });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    await end(id);
    expect((await ask()).status).toBe(200);
  });
});

describe('hiding a listing without a notice', () => {
  it('is done by one of two colleagues at once; the other sees who did', async () => {
    const { id } = await aReported();
    const responses = await Promise.all([hold(id), hold(id, aColleague())]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'already-held' });
  });
  it('is for scams and stolen photos only, and for public listings', async () => {
    const { id } = await aReported({ reason: 'wrong-details' });
    expect(await hold(id)).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    const stolen = await aReported({ reason: 'stolen' });
    await app.sql(`update listing set status = 'paused' where public_id = $1`, [stolen.listing]);
    expect(await hold(stolen.id)).toMatchObject({ status: 409, body: { code: 'state-refused' } });
  });
  it('is not possible once the reports are decided', async () => {
    const { id } = await aReported();
    await decide(id, { decision: 'dismissed' });
    expect(await hold(id)).toMatchObject({ status: 409, body: { code: 'already-decided' } });
  });
  it('needs the permission, a written reason, and another listing than the own', async () => {
    const { id } = await aReported();
    for (const [as, status] of [
      [guest, 401],
      [asRenter(), 403],
      [asOwner, 403],
      [asStaff(['showReportedListings'], 'support'), 403],
      [{ ...support, subject: { ...support.subject, sub: owner } }, 403],
    ] as const) {
      expect((await hold(id, as)).status).toBe(status);
      expect((await end(id, as)).status).toBe(status);
    }
    for (const bad of ['', 'Too short', ' Bank asked for it. '])
      expect((await hold(id, support, { reason: bad })).status).toBe(422);
    expect((await hold('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(await publicStatus(first)).toBe(200);
  });
});
