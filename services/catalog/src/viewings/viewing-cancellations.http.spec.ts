import type { TestApp } from '@porchlight/service-kit/testing';
import { startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';
import { viewingsIn } from '../testing/viewings.ts';

let app: TestApp;
const { aProvedLead, leadOf } = leadsIn(() => app);
const { aViewing, accept, decline, cancelOwn, calendarOfRenter, storedStatus, mailsAbout } = viewingsIn(() => app);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

/** Returns a proposed viewing with its renter. */
const proposed = async () => {
  const { id: leadId, renter } = await aProvedLead();
  return { ...(await aViewing(leadId)), leadId, renter };
};
const accepted = async () => {
  const viewing = await proposed();
  await accept(viewing.id, viewing.times[0]!, viewing.renter);
  return viewing;
};
const declined = async () => {
  const viewing = await proposed();
  await decline(viewing.id, viewing.renter);
  return viewing;
};
const refusedIn = (status: string) => ({ status: 409, body: { code: 'viewing-changed', current: { status } } });

describe('a renter who cannot come', () => {
  it('cancels an accepted viewing once, and both sides get a mail', async () => {
    const { id, renter, leadId } = await accepted();
    const responses = await Promise.all([1, 2, 3].map(() => cancelOwn(id, renter)));
    expect(responses.map(({ status, body }) => [status, body.viewing.cancelledBy])).toEqual(
      Array.from({ length: 3 }, () => [200, 'renter']),
    );
    expect(await mailsAbout(id, 'viewing-cancelled-by-renter')).toMatchObject([{ words: { time: expect.anything() } }]);
    expect(await mailsAbout(id, 'viewing-cancellation-copy')).toHaveLength(1);
    expect(await leadOf(leadId)).toMatchObject({ viewings: [{ status: 'cancelled', cancelledBy: 'renter' }] });
    expect((await calendarOfRenter(id, renter)).status).toBe(404);
  });
  it('cancels neither a proposal nor a viewing that has begun', async () => {
    const open = await proposed();
    expect(await cancelOwn(open.id, open.renter)).toMatchObject(refusedIn('proposed'));
    const begun = await accepted();
    await app.sql(
      `update viewing set times = array[now() - interval '1 minute'], accepted_time = now() - interval '1 minute'
      where id = $1`,
      [begun.id],
    );
    expect(await cancelOwn(begun.id, begun.renter)).toMatchObject(refusedIn('accepted'));
  });
});

describe('a home that is rented', () => {
  it('has no open proposal and no viewing to come, and each renter reads why once', async () => {
    const viewings = [await proposed(), await accepted(), await declined()];
    const [{ id, version }] = (await app.sql<{ id: string; version: number }>(
      `select public_id as id, version from listing where id = (select listing_id from inquiry where id = $1)`,
      [viewings[0]!.leadId],
    )) as [{ id: string; version: number }];
    const rent = () => app.post(`/elandlord/listings/${id}/rented`, { as: landlord, body: { version } });
    expect((await Promise.all([rent(), rent()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await Promise.all(viewings.map((viewing) => storedStatus(viewing.id)))).toEqual([
      'cancelled',
      'cancelled',
      'declined',
    ]);
    const mails = await Promise.all(viewings.map((viewing) => mailsAbout(viewing.id, 'viewing-home-closed')));
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(await leadOf(viewings[1]!.leadId)).toMatchObject({ viewings: [{ cancelledBy: 'closing' }] });
  });
});
