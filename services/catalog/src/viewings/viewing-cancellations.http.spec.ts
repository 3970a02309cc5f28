import { setImmediate } from 'node:timers/promises';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { listingClosedTask, UnavailableListingNotices } from '../inquiries/unavailable-listing-notices.ts';
import { first, second, startWithListings, third } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';
import { viewingsIn } from '../testing/viewings.ts';

let app: TestApp;
const { aProvedLead, leadOf } = leadsIn(() => app);
const { propose, aViewing, accept, decline, cancelOwn, calendarOfRenter, storedStatus, mailsAbout } = viewingsIn(
  () => app,
);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

/** Returns a proposed viewing with its renter. */
const proposed = async (over: object = {}) => {
  const { id: leadId, renter, email } = await aProvedLead(over);
  return { ...(await aViewing(leadId)), leadId, renter, email };
};
const accepted = async (over: object = {}) => {
  const viewing = await proposed(over);
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

describe('a home that is off the market', () => {
  const close = (id: string) => app.sql(`update listing set status = 'suspended' where public_id = $1`, [id]);
  const versionOf = async (id: string) =>
    (await app.sql<{ version: number }>('select version from listing where public_id = $1', [id]))[0]!.version;
  const rent = async (id: string) =>
    app.post(`/elandlord/listings/${id}/rented`, { as: landlord, body: { version: await versionOf(id) } });
  const look = () =>
    app.app.get(DataSource).transaction((manager) => app.app.get(UnavailableListingNotices).send(manager));
  const untilNotified = async () => {
    while ((await app.sql(`select 1 from job where name = $1`, [listingClosedTask])).length > 0) await setImmediate();
  };
  /** Templates of the mails to the renter of a lead about a closed home. */
  const closingMailsTo = async ({ email }: { readonly email: string }) =>
    (
      await app.sql<{ template: string }>(
        `select payload ->> 'template' as template from job where name = 'mail.requested' and payload ->> 'email' = $1
          and payload ->> 'template' in ('viewing-home-closed', 'home-gone')`,
        [email],
      )
    ).map(({ template }) => template);

  it('has no open proposal and no viewing to come, and each renter gets one mail that gives the reason', async () => {
    const viewings = [await proposed(), await accepted(), await declined()];
    expect((await Promise.all([rent(first), rent(first)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await Promise.all(viewings.map((viewing) => storedStatus(viewing.id)))).toEqual([
      'cancelled',
      'cancelled',
      'declined',
    ]);
    await untilNotified();
    await look();
    expect(await Promise.all(viewings.map(closingMailsTo))).toEqual([
      ['viewing-home-closed'],
      ['viewing-home-closed'],
      ['home-gone'],
    ]);
    expect(await mailsAbout(viewings[1]!.id, 'viewing-home-closed')).toMatchObject([
      { words: { time: expect.any(String), items: expect.anything() } },
    ]);
    expect(await leadOf(viewings[1]!.leadId)).toMatchObject({ viewings: [{ cancelledBy: 'closing' }] });
  });
  it('is found by the regular run, whatever closed it', async () => {
    const viewing = await accepted({ listingId: second });
    await close(second);
    await look();
    await look();
    expect([await storedStatus(viewing.id), await closingMailsTo(viewing)]).toEqual([
      'cancelled',
      ['viewing-home-closed'],
    ]);
  });
  it('gets no proposal while it is being closed', async () => {
    const { id } = await aProvedLead({ listingId: third });
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%into viewing%'`;
    let response: ReturnType<typeof propose> | undefined;
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query(`update listing set status = 'rented' where public_id = $1`, [third]);
      let isDone = false;
      response = propose(id).finally(() => {
        isDone = true;
      });
      while (!isDone && (await app.sql(blocked)).length === 0) await setImmediate();
    });
    expect(await response).toMatchObject({ status: 409, body: { code: 'listing-closed' } });
  });
});
