import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { many, never, owner, rented, startWithListings } from '../testing/inquiries.ts';
import { entitled, sendEntitlements } from '../testing/start-catalog.ts';
import { anIp, reportsIn, support } from './testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, queue, caseOf, decide, dismiss, get, mailsAbout, stateOf, aConversation } = reportsIn(() => app);
const homes = [...many];
const aHome = () => homes.pop()!;
const scam = { reason: 'scam', details: 'Asked for the deposit before a viewing.' };

describe('a report', () => {
  it('gets a number, and one report of a reporter is open for a listing', async () => {
    const [listing, ip] = [aHome(), anIp()];
    const first = await report(listing, {}, { ip });
    expect([first.status, first.body.reference]).toEqual([202, expect.stringMatching(/^R-[2-9A-Z]{8}$/)]);
    expect((await report(listing, { reason: 'spam' }, { ip })).body).toEqual(first.body);
    expect((await report(listing)).body.reference).not.toBe(first.body.reference);
    expect(await caseOf(listing)).toMatchObject({ reporters: 2, reason: 'wrong-details', severity: 'medium' });
  });
  it('sent twice at once is stored once', async () => {
    const [listing, as] = [aHome(), asRenter()];
    const sent = await Promise.all([1, 2, 3, 4].map(() => report(listing, {}, { as })));
    expect(new Set(sent.map(({ body }) => body.reference)).size).toBe(1);
    expect(await caseOf(listing)).toMatchObject({ reporters: 1 });
  });
  it.each([
    ['without a reason', { reason: undefined }],
    ['with an unknown reason', { reason: 'ugly' }],
    ['about something else, without details', { reason: 'other' }],
    ['with too short details', { details: 'No.' }],
    ['with too long details', { details: 'x'.repeat(1_001) }],
    ['with details of spaces', { details: ' '.repeat(20) }],
    ['with an email address that is none', { email: 'me' }],
  ])('%s is refused', async (_, over) => {
    expect((await report(aHome(), over)).status).toBe(422);
  });
  it('is refused for unknown, never public, closed and own listings', async () => {
    const statuses = [
      await report('zzzzzzzzzz'),
      await report(never),
      await report(rented),
      await report(many[0]!, {}, { as: asLandlord(owner) }),
    ].map(({ status }) => status);
    expect(statuses.slice(0, 3)).toEqual([404, 404, 200].map((status, at) => (at === 2 ? 410 : status)));
    const [{ ownerId }] = (await app.sql<{ ownerId: string }>(
      'select owner_user_id as "ownerId" from listing where public_id = $1',
      [many[0]],
    )) as [{ ownerId: string }];
    const own = await report(many[0]!, {}, { as: asLandlord(ownerId) });
    expect([own.status, own.body.code]).toEqual([422, 'own-listing']);
  });
  it('is limited to five listings in a day, also when they are sent at once', async () => {
    const as = asRenter();
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => report(aHome(), {}, { as })))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  });
});

describe('a listing is hidden until support decides', () => {
  const hidden = { status: 'suspended', isShown: false };
  const shown = { status: 'active', isShown: true };

  it('after reports of three reporters, which its landlord is notified of once', async () => {
    const listing = aHome();
    await report(listing);
    await report(listing);
    expect(await stateOf(listing)).toEqual(shown);
    await report(listing);
    expect(await stateOf(listing)).toEqual(hidden);
    expect(await mailsAbout('listing-held', listing)).toBe(1);
    expect(await caseOf(listing)).toMatchObject({ hold: 'several-reporters', reporters: 3 });
  });
  it('not by reports that are older than three days', async () => {
    const listing = aHome();
    await report(listing);
    await report(listing);
    await app.sql(
      `update listing_report set reported_at = now() - interval '73 hours' where reported_listing_id = $1`,
      [(await caseOf(listing)).id],
    );
    await report(listing);
    expect(await stateOf(listing)).toEqual(shown);
  });
  it('when a renter reports a scam with whom its landlord wrote', async () => {
    const [listing, renter] = [aHome(), randomUUID()];
    await aConversation(listing, renter);
    await report(listing, scam, { as: asRenter(renter) });
    expect(await stateOf(listing)).toEqual(hidden);
    expect((await get((await caseOf(listing)).id)).reports).toMatchObject([
      { hasConversation: true, hasAccount: true },
    ]);
  });
  it.each([
    ['without details', { reason: 'scam' }, ['renter', 'landlord']],
    ['without a message of the landlord', scam, ['renter']],
    ['about another problem', { ...scam, reason: 'spam' }, ['renter', 'landlord']],
  ])('not when that renter reports %s', async (_, over, authors) => {
    const [listing, renter] = [aHome(), randomUUID()];
    await aConversation(listing, renter, authors);
    await report(listing, over, { as: asRenter(renter) });
    expect(await stateOf(listing)).toEqual(shown);
  });
  it('not when a renter reports a scam with whom its landlord did not write, but with another one', async () => {
    const listing = aHome();
    await aConversation(listing, randomUUID());
    await report(listing, scam, { as: asRenter() });
    expect(await stateOf(listing)).toEqual(shown);
  });
  it('when its risk is high', async () => {
    const listing = aHome();
    await app.sql(
      `insert into listing_review (listing_id, risk, reasons, decision, decided_at)
      select id, 75, '[]', 'automatic', now() from listing where public_id = $1`,
      [listing],
    );
    await report(listing);
    expect(await stateOf(listing)).toEqual(hidden);
  });
  it('not by reporters whose reports were all dismissed', async () => {
    const reporters = [anIp(), anIp(), anIp()];
    for (let time = 0; time < 3; time += 1) {
      const listing = aHome();
      for (const ip of reporters.slice(0, 2)) await report(listing, {}, { ip });
      expect((await decide((await caseOf(listing)).id, { decision: 'dismissed' })).status).toBe(200);
    }
    const listing = aHome();
    for (const ip of reporters) await report(listing, {}, { ip });
    expect(await stateOf(listing)).toEqual(shown);
    const { reports } = await get((await caseOf(listing)).id);
    expect(reports.map(({ earlierReports, confirmedReports }) => [earlierReports, confirmedReports])).toEqual([
      [0, 0],
      [3, 0],
      [3, 0],
    ]);
  });
  it('not again by the same reporters, nor for the same risk, after the reports were dismissed', async () => {
    const [listing, reporters] = [aHome(), [anIp(), anIp(), anIp()]];
    await app.sql(
      `insert into listing_review (listing_id, submitted_at, risk, reasons, decision, decided_at)
      select id, now() - interval '1 day', 80, '[]', 'approved', now() from listing where public_id = $1`,
      [listing],
    );
    for (const ip of reporters) await report(listing, {}, { ip });
    // The report that hides it is the first; later ones find it gone.
    expect(await stateOf(listing)).toEqual(hidden);
    await dismiss((await caseOf(listing)).id);
    await sendEntitlements(app, [entitled(listing, { version: 2 })]);
    for (const ip of [reporters[0]!, anIp(), anIp()]) await report(listing, {}, { ip });
    expect(await stateOf(listing)).toEqual(shown);
  });
  it('and can be restored without a charge, when the reports are dismissed', async () => {
    const listing = aHome();
    for (let time = 0; time < 3; time += 1) await report(listing);
    await dismiss((await caseOf(listing)).id);
    expect(await stateOf(listing)).toMatchObject({ status: 'active' });
    expect(await reportsIn(() => app).offersOf(listing)).toEqual([
      { isOffered: false, isRestored: undefined },
      { isOffered: true, isRestored: true },
    ]);
    expect(await mailsAbout('listing-restored', listing)).toBe(1);
  });
});

describe('the queue of support', () => {
  it('has the highest severity first, then most reporters, then the oldest', async () => {
    const [low, medium, busy, high] = [aHome(), aHome(), aHome(), aHome()];
    await report(low, { reason: 'unavailable' });
    await report(medium);
    await report(busy);
    await report(busy);
    await report(high, { reason: 'stolen' });
    const order = (await queue())
      .map(({ listingId }) => listingId)
      .filter((id) => [low, medium, busy, high].includes(id));
    expect(order).toEqual([high, busy, medium, low]);
    const { openedAt, dueAt } = await caseOf(high);
    expect(Date.parse(dueAt) - Date.parse(openedAt)).toBe(4 * 3_600_000);
  });
  it('is closed to others, and to support who may only look, decisions', async () => {
    const listing = aHome();
    await report(listing);
    const { id } = await caseOf(listing);
    const viewer = asStaff(['showReportedListings'], 'support');
    const statuses = await Promise.all([
      app.get('/support/reported-listings', { as: asRenter() }),
      app.get(`/support/reported-listings/${id}`, { as: asLandlord() }),
      decide(id, { decision: 'dismissed' }, viewer),
      app.get(`/support/reported-listings/${id}`, { as: viewer }),
      app.get(`/support/reported-listings/${randomUUID()}`, { as: viewer }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 200, 404]);
  });
  it('shows who works on a report, whom a colleague does not replace for half an hour', async () => {
    const listing = aHome();
    await report(listing);
    const { id } = await caseOf(listing);
    const claim = (as = support) => app.post(`/support/reported-listings/${id}/claim`, { as });
    expect((await claim()).body).toMatchObject({ claimedBy: support.subject.sub });
    const colleague = asStaff(['showReportedListings', 'modifyReportedListings'], 'support');
    expect((await claim(colleague)).body).toMatchObject({ code: 'already-claimed' });
    await app.sql(`update reported_listing set claimed_at = now() - interval '31 minutes' where id = $1`, [id]);
    expect((await claim(colleague)).body).toMatchObject({ claimedBy: colleague.subject.sub });
  });
});
