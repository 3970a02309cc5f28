import { setImmediate as turn } from 'node:timers/promises';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../../testing/inquiries.ts';
import { aColleague, reportsIn, support } from '../testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, queue, decide, get, mailsAbout } = reportsIn(() => app);
const homes = [...many];
const question = 'Is this home still free? Two people saw other tenants in it.';
const text = 'Yes, the tenants moved out last week.';
const ask = (id: string, as = support) =>
  app.post(`/support/reported-listings/${id}/question`, { as, body: { question } });
const aReported = async () => {
  const listing = homes.pop()!;
  await report(listing);
  const [owner] = await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [
    listing,
  ]);
  const as = asLandlord(owner!.id);
  return {
    listing,
    id: (await caseOf(listing)).id,
    respond: (by = as) => app.post(`/elandlord/listings/${listing}/report-response`, { as: by, body: { text } }),
    outcome: async (by = as) => (await app.get(`/elandlord/listings/${listing}/report-outcome`, { as: by })).body,
  };
};
const listsWith = async (id: string) => {
  const lists = ['open', 'waiting'] as const;
  const found = await Promise.all(lists.map(async (list) => (await queue(list)).some((one) => one.id === id)));
  return lists.filter((_, at) => found[at]);
};

describe('a question to the landlord of a reported listing', () => {
  it('takes it out of the queue until the landlord responds', async () => {
    const { listing, id, respond, outcome } = await aReported();
    expect((await ask(id)).body.questions).toMatchObject([{ question }]);
    expect(await listsWith(id)).toEqual(['waiting']);
    expect(await mailsAbout('listing-question', listing)).toBe(1);
    expect(await outcome()).toEqual({ question: expect.objectContaining({ question }) });
    expect((await respond()).body.question).toMatchObject({ question, response: text });
    expect(await listsWith(id)).toEqual(['open']);
    expect(await get(id)).toMatchObject({ respondedAt: expect.any(String), questions: [{ question, response: text }] });
  });
  it('ends after 48 hours, and the landlord can still respond', async () => {
    const { id, respond } = await aReported();
    await ask(id);
    const due = await app.sql<{ hours: number }>(
      `update job set run_at = now() from landlord_question q
        where name = 'end-wait-for-landlord' and payload->>'questionId' = q.id::text and q.reported_listing_id = $1
        returning extract(epoch from q.due_at - q.asked_at)::int / 3600 as hours`,
      [id],
    );
    expect(due).toEqual([{ hours: 48 }]);
    await app.sql(`select pg_notify('job_catalog', '')`);
    while ((await listsWith(id))[0] === 'waiting') await turn();
    expect(await listsWith(id)).toEqual(['open']);
    expect((await respond()).status).toBe(200);
  });
  it('ends when the listing is reported again', async () => {
    const { listing, id } = await aReported();
    await ask(id);
    await report(listing);
    expect(await listsWith(id)).toEqual(['open']);
  });
  it('of two agents at once is asked once', async () => {
    const { listing, id } = await aReported();
    const both = await Promise.all([ask(id), ask(id, aColleague())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-asked' });
    expect(await mailsAbout('listing-question', listing)).toBe(1);
  });
  it('is neither asked nor responded to once it is decided', async () => {
    const { id, respond, outcome } = await aReported();
    await ask(id);
    await decide(id, { decision: 'suspended', confirmed: 'spam', reason: 'It offers no home.' });
    expect((await ask(id)).body).toMatchObject({ code: 'already-decided' });
    expect((await respond()).body).toMatchObject({ code: 'response-refused' });
    expect((await outcome()).question).toBeUndefined();
  });
  it('is responded to once, by its landlord only', async () => {
    const { id, respond, outcome } = await aReported();
    expect((await respond()).body).toMatchObject({ code: 'response-refused' });
    await ask(id);
    expect((await respond(asLandlord())).status).toBe(404);
    expect(
      (await app.post(`/support/reported-listings/${id}/question`, { as: support, body: { question: 'Why?' } })).status,
    ).toBe(422);
    const twice = await Promise.all([respond(), respond()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(JSON.stringify(await outcome())).not.toContain(support.subject.sub);
  });
});
