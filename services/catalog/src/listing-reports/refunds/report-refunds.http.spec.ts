import { randomUUID } from 'node:crypto';
import { asLandlord, asStaff, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../../testing/inquiries.ts';
import { reportsIn } from '../testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, dismiss, get, stateOf } = reportsIn(() => app);
const homes = [...many];
const reason = 'An error of our site took it down.';
const aMover = () => asStaff(['showReportedListings', 'modifyReportedListings', 'modifyWallets'], 'support');
const mover = aMover();

const aReported = async () => {
  const listing = homes.pop()!;
  await report(listing);
  return { listing, id: (await caseOf(listing)).id };
};
const refund = (id: string, as = mover) =>
  app.post(`/support/reported-listings/${id}/refund`, { as, body: { scope: 'activation', reason } });
const requestsOf = (id: string) =>
  app.sql<{ payload: Record<string, unknown> }>(
    `select payload from job where name = 'listing.refund-requested' and payload->>'id' = $1`,
    [id],
  );

describe('credits of a reported listing', () => {
  it('are requested of commerce by an event, and the reports stay open', async () => {
    const { listing, id } = await aReported();
    const { status, body } = await refund(id);
    expect([status, body]).toMatchObject([
      200,
      { refund: { scope: 'activation', reason, requestedBy: mover.subject.sub }, status: 'active' },
    ]);
    expect(body).not.toHaveProperty('decision');
    const [owner] = await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [
      listing,
    ]);
    expect(await requestsOf(id)).toMatchObject([
      {
        payload: {
          listingId: listing,
          landlordId: owner?.id,
          scope: 'activation',
          reason,
          personId: mover.subject.sub,
        },
      },
    ]);
    expect(await stateOf(listing)).toEqual({ status: 'active', isShown: true });
  });
  it('are requested after the decision too', async () => {
    const { id } = await aReported();
    await dismiss(id);
    expect((await refund(id)).status).toBe(200);
    expect(await get(id)).toMatchObject({ decision: 'dismissed', refund: { reason } });
  });
  it('are requested once for the same reports, also by two at once', async () => {
    for (const _ of raceRounds(5)) {
      const { id } = await aReported();
      const both = await Promise.all([refund(id), refund(id, aMover())]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-refunded' });
      expect(await requestsOf(id)).toHaveLength(1);
    }
  });
  it('are returned by those who may move credits and decide about reports, and not of the own listing', async () => {
    const { listing, id } = await aReported();
    expect((await refund(id, asStaff(['showReportedListings', 'modifyReportedListings'], 'support'))).status).toBe(403);
    expect((await refund(id, asStaff(['modifyWallets'], 'support'))).status).toBe(403);
    const own = aMover();
    await app.sql('update listing set owner_user_id = $2 where public_id = $1', [listing, own.subject.sub]);
    expect((await refund(id, own)).body).toMatchObject({ code: 'own-listing' });
    expect((await refund(randomUUID())).status).toBe(404);
    expect((await refund(id, asLandlord())).status).toBe(403);
    expect(await requestsOf(id)).toEqual([]);
  });
});
