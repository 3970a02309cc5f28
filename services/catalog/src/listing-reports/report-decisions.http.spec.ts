import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../testing/inquiries.ts';
import { aColleague, reportsIn, support } from './testing/reports-in.ts';
import { reportSweeps } from './report-retention.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, queue, decide, settle, dismiss, get, mailsAbout, mailsTo, stateOf, offersOf, aConversation } =
  reportsIn(() => app);
const homes = [...many];
const aReported = async (over: object = {}) => {
  const listing = homes.pop()!;
  await report(listing, over);
  return { listing, id: (await caseOf(listing)).id };
};
const suspended = { decision: 'suspended', confirmed: 'scam', reason: 'The photos show another home.' };
const ownerOf = async (listing: string) =>
  (await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [listing]))[0]!.id;
const settled = async (name: string) => {
  while ((await app.sql('select 1 from job where name = $1', [name])).length > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
};

describe('a decision about reports', () => {
  it('closes all of them at once, and each reporter gets the outcome', async () => {
    const { listing, id } = await aReported({ email: 'Guest.One@example.com' });
    const renter = randomUUID();
    await report(listing, {}, { as: asRenter(renter) });
    const { status, body } = await decide(id, suspended);
    expect([status, body]).toMatchObject([
      200,
      { status: 'suspended', outcome: { ...suspended, decidedBy: support.subject.sub } },
    ]);
    expect(body).toMatchObject({ landlordId: await ownerOf(listing) });
    expect(await mailsTo('guest.one@example.com')).toEqual(['report-confirmed']);
    expect(await mailsTo(renter)).toEqual(['report-confirmed']);
    expect(
      await app.sql('select from listing_report where reported_listing_id = $1 and email is not null', [id]),
    ).toEqual([]);
    expect(await mailsAbout('listing-suspended', listing)).toBe(1);
    expect(await offersOf(listing)).toEqual([{ isOffered: false, isRestored: undefined }]);
    expect((await queue()).some((one) => one.id === id)).toBe(false);
    expect((await queue('closed'))[0]).toMatchObject({ id, decision: 'suspended' });
  });
  it('that dismisses them changes nothing public', async () => {
    const { listing, id } = await aReported();
    await dismiss(id);
    expect(await stateOf(listing)).toEqual({ status: 'active', isShown: true });
    expect(await offersOf(listing)).toEqual([]);
    await report(listing);
    expect((await get((await caseOf(listing)).id)).earlier).toMatchObject([{ decision: 'dismissed' }]);
  });
  it('asks for changes: its landlord reads why', async () => {
    const { listing, id } = await aReported();
    const reason = 'The rent is without the heating.';
    await decide(id, { decision: 'changes-requested', confirmed: 'wrong-details', reason });
    expect(await stateOf(listing)).toEqual({ status: 'changes_requested', isShown: false });
    const as = asLandlord(await ownerOf(listing));
    expect((await app.get(`/elandlord/listings/${listing}`, { as })).body.listing).toMatchObject({
      reviewReason: reason,
    });
    expect(await mailsAbout('listing-changes-requested', listing)).toBe(1);
  });
  it.each([
    ['shown', 1, []],
    [
      'hidden',
      3,
      [
        { isOffered: false, isRestored: undefined },
        { isOffered: true, isRestored: true },
      ],
    ],
  ] as const)('marks a %s listing as rented', async (_, reporters, earlierOffers) => {
    const listing = homes.pop()!;
    for (let one = 0; one < reporters; one += 1) await report(listing, { reason: 'unavailable' });
    const { id } = await caseOf(listing);
    const reason = 'Three people saw the home with other tenants.';
    await decide(id, { decision: 'rented', confirmed: 'unavailable', reason });
    expect(await stateOf(listing)).toEqual({ status: 'rented', isShown: false });
    expect(await offersOf(listing)).toEqual([...earlierOffers, { isOffered: false, isRestored: undefined }]);
    expect(await mailsAbout('listing-marked-rented', listing)).toBe(1);
  });
  it('about a scam warns all who wrote about the listing, instead of the notice that it is gone', async () => {
    const { listing, id } = await aReported();
    const emails = [await aConversation(listing, randomUUID()), await aConversation(listing, randomUUID(), ['renter'])];
    await decide(id, suspended);
    await settled('warn-renters-of-scam');
    await settled('notify-of-closed-listing');
    for (const email of emails) expect(await mailsTo(email)).toEqual(['scam-warning']);
  });
  it.each([
    ['a reason', { decision: 'suspended', confirmed: 'scam' }],
    ['the confirmed problem', { decision: 'suspended', reason: 'The photos show another home.' }],
  ])('is refused without %s', async (_, body) => {
    const { listing, id } = await aReported();
    expect((await decide(id, body)).status).toBe(422);
    expect(await stateOf(listing)).toMatchObject({ status: 'active' });
  });
  it('of two at once is the first: the second gets 409, and no mail is doubled', async () => {
    for (const round of raceRounds(5)) {
      const { listing, id } = await aReported({ email: `race${round}.${id8()}@example.com` });
      const colleague = aColleague();
      const both = await Promise.all([decide(id, suspended), decide(id, { decision: 'dismissed' }, colleague)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = both.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'already-decided' });
      const { outcome } = await get(id);
      await settle(id);
      expect((await stateOf(listing))?.status).toBe(outcome?.decision === 'dismissed' ? 'active' : 'suspended');
      const mails = await app.sql(
        `select from job where name = 'mail.requested' and payload->>'template' like 'report-%'
          and payload->'words'->>'reference' in (select reference from listing_report where reported_listing_id = $1)`,
        [id],
      );
      expect(mails).toHaveLength(1);
    }
  });
  it('keeps a listing down that its landlord deleted meanwhile', async () => {
    const { listing, id } = await aReported();
    await app.sql(
      `update listing set status = 'deleted', deleted_at = now(), status_before = 'active' where public_id = $1`,
      [listing],
    );
    expect((await get(id)).listing).toBeUndefined();
    const changes = { ...suspended, decision: 'changes-requested' };
    expect((await decide(id, changes)).body).toMatchObject({ code: 'state-refused' });
    expect((await decide(id, suspended)).status).toBe(200);
    const as = asLandlord(await ownerOf(listing));
    const { version } = (
      await app.sql<{ version: number }>('select version from listing where public_id = $1', [listing])
    )[0]!;
    const restored = await app.post(`/elandlord/listings/${listing}/restored`, { as, body: { version } });
    expect([restored.status, restored.body.listing?.status]).toEqual([200, 'rejected']);
  });
  it('counts for other listings of the landlord, and listings of others with the same contact are shown', async () => {
    const [one, other] = [await aReported(), await aReported()];
    const [stranger] = [homes.pop()!];
    await app.sql(`update listing set owner_user_id = $2 where public_id = any($1)`, [
      [one.listing, other.listing],
      randomUUID(),
    ]);
    await app.sql(`update listing set contact_phone = '+14165550123' where public_id = any($1)`, [
      [one.listing, other.listing, stranger],
    ]);
    await decide(other.id, suspended);
    expect((await get(one.id)).evidence).toMatchObject({
      otherConfirmed: 1,
      otherDismissed: 0,
      sameContact: [{ id: stranger }],
    });
  });
  it('is not made about the own listing', async () => {
    const { listing, id } = await aReported();
    const own = aColleague();
    await app.sql('update listing set owner_user_id = $2 where public_id = $1', [listing, own.subject.sub]);
    expect((await decide(id, { decision: 'dismissed' }, own)).body).toMatchObject({ code: 'own-listing' });
  });
  it('is deleted with its reports after two years', async () => {
    const { id } = await aReported();
    await decide(id, { decision: 'dismissed' });
    await app.sql(`update reported_listing set decided_at = now() - interval '25 months' where id = $1`, [id]);
    for (const statement of reportSweeps) await app.sql(statement);
    expect(await app.sql('select from listing_report where reported_listing_id = $1', [id])).toEqual([]);
  });
});

describe('an appeal', () => {
  const text = 'I live in this home, and can show the lease.';
  const reason = 'The lease shows that the home is hers.';
  const aSuspended = async () => {
    const { listing, id } = await aReported();
    await decide(id, suspended);
    const as = asLandlord(await ownerOf(listing));
    const appeal = (by = as) => app.post(`/elandlord/listings/${listing}/report-appeal`, { as: by, body: { text } });
    return { listing, id, as, appeal };
  };
  const decideAppeal = (id: string, decision: string, as = aColleague()) =>
    app.post(`/support/reported-listings/${id}/appeal-decision`, { as, body: { decision, reason } });

  it('is decided by a colleague, who can restore the listing', async () => {
    const { listing, id, as, appeal } = await aSuspended();
    expect((await appeal()).body).toMatchObject({ outcome: { decision: 'suspended', confirmed: 'scam' } });
    expect(await queue('appealed')).toMatchObject([{ id }]);
    expect((await decideAppeal(id, 'reversed', support)).body).toMatchObject({ code: 'own-decision' });
    expect((await decideAppeal(id, 'reversed')).status).toBe(200);
    expect(await stateOf(listing)).toMatchObject({ status: 'active' });
    expect((await offersOf(listing)).at(-1)).toEqual({ isOffered: true, isRestored: true });
    expect(await mailsAbout('listing-restored', listing)).toBe(1);
    const { body } = await app.get(`/elandlord/listings/${listing}/report-outcome`, { as });
    expect(body.outcome).toMatchObject({ appealDecision: 'reversed', appealReason: reason });
    expect(body.outcome).not.toHaveProperty('decidedBy');
  });
  it('that changes nothing ends the listing', async () => {
    const { listing, id, as, appeal } = await aSuspended();
    await appeal();
    await decideAppeal(id, 'upheld');
    expect((await app.get(`/elandlord/listings/${listing}`, { as })).body.listing).toMatchObject({
      status: 'rejected',
      reviewReason: reason,
    });
    expect(await mailsAbout('listing-appeal-upheld', listing)).toBe(1);
    expect((await decideAppeal(id, 'reversed')).body).toMatchObject({ code: 'already-decided' });
  });
  it('is made once, by its landlord, within 14 days', async () => {
    const { id, appeal } = await aSuspended();
    expect((await appeal(asLandlord())).status).toBe(404);
    expect((await decideAppeal(id, 'reversed')).body).toMatchObject({ code: 'state-refused' });
    const twice = await Promise.all([appeal(), appeal()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await aSuspended();
    await app.sql(`update reported_listing set decided_at = now() - interval '15 days' where id = $1`, [late.id]);
    expect((await late.appeal()).body).toMatchObject({ code: 'appeal-refused' });
  });
  it('shows its landlord neither reporters nor reports', async () => {
    const { listing, id } = await aReported({ reason: 'other', details: 'A secret of the reporter.' });
    await decide(id, suspended);
    const as = asLandlord(await ownerOf(listing));
    const { bytes } = await app.get(`/elandlord/listings/${listing}/report-outcome`, { as });
    expect(bytes.toString()).not.toContain('secret');
    expect((await app.get(`/elandlord/listings/${listing}/report-outcome`, { as: asLandlord() })).status).toBe(404);
  });
});

const id8 = () => randomUUID().slice(0, 8);
