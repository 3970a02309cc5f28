import { asRenter, type TestApp } from '@porchlight/service-kit/testing';
import { aKey, first, startWithListings } from '../testing/inquiries.ts';
import { leadsIn, otherLandlord } from '../testing/leads.ts';
import { inHours } from './testing/in-hours.ts';
import { viewingsIn } from '../testing/viewings.ts';

let app: TestApp;
const { aLead, aProvedLead, leadOf, list, change, block, remove, view } = leadsIn(() => app);
const { propose, aViewing, cancel, accept, decline, overdue, storedStatus, mailsAbout } = viewingsIn(() => app);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

const outcomeOf = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) => [
  status,
  body.code,
];

describe('a proposal of viewing times', () => {
  it('stands in the thread of both sides, its times in order, with the time zone of the listing', async () => {
    const { id, renter } = await aProvedLead();
    const times = [inHours(50), inHours(2), inHours(26)];
    const { status, body } = await propose(id, { times, durationMinutes: 45, note: ' Ring twice. ' });
    const expected = {
      id: expect.any(String),
      status: 'proposed',
      times: [times[1], times[2], times[0]],
      timeZone: 'America/Edmonton',
      durationMinutes: 45,
      note: 'Ring twice.',
      proposedAt: expect.any(String),
      expiresAt: times[0],
    };
    const thread = (await app.get(`/my-inquiries/${id}`, { as: renter })).body;
    const lead = await leadOf(id);
    expect([status, body.viewing, thread.viewings, lead.viewings]).toEqual([201, expected, [expected], [expected]]);
    expect([thread.inquiry.status, lead.listing.timeZone]).toEqual(['replied', 'America/Edmonton']);
  });
  it('ends 72 hours later, when its last time is later than that', async () => {
    const { id } = await aProvedLead();
    const { proposedAt, expiresAt } = await aViewing(id, { times: [inHours(300)] });
    expect(Math.round((Date.parse(expiresAt) - Date.parse(proposedAt)) / 60_000)).toBe(72 * 60);
  });
  it('ends the wait and moves an early lead to the stage showing; a later stage stays', async () => {
    const { id } = await aProvedLead();
    await aViewing(id);
    expect([await leadOf(id), (await list()).counts.waiting]).toMatchObject([{ stage: 'showing' }, 0]);
    const later = await aProvedLead();
    await change(later.id, { stage: 'applied' });
    await aViewing(later.id);
    expect((await leadOf(later.id)).stage).toBe('applied');
  });
  it.each([
    ['in less than an hour', [inHours(0.9)]],
    ['more than 60 days ahead', [inHours(2), inHours(60 * 24 + 1)]],
    ['that are the same', [inHours(2), inHours(2).replace('Z', '+00:00')]],
    ['of which there are none', []],
    ['of which there are four', [inHours(2), inHours(3), inHours(4), inHours(5)]],
    ['that are no instants', ['tomorrow']],
    ['without a zone', [inHours(2).replace('Z', '')]],
  ])('is refused for times %s', async (_, times) => {
    const { id } = await aProvedLead();
    const { status, body } = await propose(id, { times });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['times']]);
  });
  it.each(['rented', 'expired', 'suspended', 'deleted'])('is refused for a home that is %s', async (status) => {
    const { id } = await aProvedLead();
    const setStatus = (to: string) => app.sql('update listing set status = $2 where public_id = $1', [first, to]);
    await setStatus(status);
    expect(outcomeOf(await propose(id))).toEqual([409, 'listing-closed']);
    expect((await leadOf(id)).listing.isClosed).toBe(true);
    await setStatus('active');
  });
  it.each([{ durationMinutes: 14 }, { durationMinutes: 121 }, { note: 'x'.repeat(501) }])(
    'is refused with %j',
    async (over) => {
      const { id } = await aProvedLead();
      expect((await propose(id, over)).status).toBe(422);
    },
  );
  it('is stored and mailed once for its key; the key of another proposal is refused', async () => {
    const [{ id }, other] = [await aProvedLead(), await aProvedLead()];
    const proposal = { key: aKey(), times: [inHours(26)] };
    const responses = await Promise.all([1, 2, 3, 4].map(() => propose(id, proposal)));
    const ids = new Set(responses.map(({ status, body }) => `${status} ${body.viewing.id}`));
    expect([ids.size, (await leadOf(id)).viewings.length]).toEqual([1, 1]);
    expect(await mailsAbout(responses[0]!.body.viewing.id, 'viewing-proposed')).toHaveLength(1);
    for (const refused of [await propose(id, { ...proposal, note: 'Other' }), await propose(other.id, proposal)])
      expect(outcomeOf(refused)).toEqual([409, 'key-taken']);
  });
  it('is the only open one of its inquiry, also of two that are sent at once', async () => {
    const { id } = await aProvedLead();
    const responses = await Promise.all([propose(id), propose(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'viewing-open',
      current: { status: 'proposed' },
    });
    const add = app.sql(
      `insert into viewing (inquiry_id, key, times, time_zone, duration_minutes, expires_at)
      select inquiry_id, 'another', times, time_zone, duration_minutes, expires_at from viewing`,
    );
    await expect(add).rejects.toThrow('viewing_open');
  });
  it('may follow one that is overdue, cancelled or declined; the eleventh is refused', async () => {
    const { id, renter } = await aProvedLead();
    const first = await aViewing(id);
    await overdue(first.id);
    const second = await aViewing(id);
    expect(await storedStatus(first.id)).toBe('expired');
    await cancel(second.id);
    for (let count = 3; count <= 10; count += 1) await decline((await aViewing(id)).id, renter);
    expect(outcomeOf(await propose(id))).toEqual([409, 'too-many-viewings']);
  });
  it('needs a lead of the landlord, whose renter has an account and is not blocked', async () => {
    const [deleted, blocked, erased, theirs] = [await aProvedLead(), await aProvedLead(), await aLead(), await aLead()];
    await remove(deleted.id);
    await block(blocked.id);
    await app.sql('update inquiry set email = null, writer = null where id = $1', [erased]);
    expect(outcomeOf(await propose(deleted.id))).toEqual([404, 'lead-not-found']);
    expect(outcomeOf(await propose(theirs, {}, otherLandlord))).toEqual([404, 'lead-not-found']);
    expect(outcomeOf(await propose(blocked.id))).toEqual([409, 'writer-blocked']);
    expect(outcomeOf(await propose(erased))).toEqual([410, 'writer-erased']);
    expect((await propose(theirs, {}, asRenter())).status).toBe(403);
  });
});

describe('the lead of a viewing', () => {
  it('is unread after an answer, and waits for a reply after a refusal', async () => {
    const { id, renter } = await aProvedLead();
    const first = await aViewing(id);
    await accept(first.id, first.times[0]!, renter);
    expect(await leadOf(id)).toMatchObject({ isUnread: true });
    expect(await leadOf(id)).not.toHaveProperty('waitingSince');
    await view(id);
    expect((await leadOf(id)).isUnread).toBe(false);
    await decline((await aViewing(id)).id, renter);
    expect(await leadOf(id)).toMatchObject({ isUnread: true, waitingSince: expect.any(String) });
  });
  it('that was deleted comes back with an answer', async () => {
    const { id, renter } = await aProvedLead();
    const { id: viewing, times } = await aViewing(id);
    await remove(id);
    await accept(viewing, times[0]!, renter);
    expect((await leadOf(id)).viewings).toMatchObject([{ status: 'accepted' }]);
  });
});
