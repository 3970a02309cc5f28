import { asLandlord, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { documentsIn, requestText } from '../account-documents/testing/documents-in.ts';
import { accounts } from '../accounts.ts';
import { mailsTo } from '../testing/queued-mail.ts';
import { aColleague, support, suspended } from './testing/reviews-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { aReviewed, aRequested, aHandedIn, request, handIn, takeBack, get, queue, decide, decideNow, auditOf } =
  documentsIn(() => app);
const daysUntil = (time: string | undefined) => (Date.parse(time ?? '') - Date.now()) / 86_400_000;
const summaryOf = async (id: string) => (await queue()).find((review) => review.id === id);
const expire = (id: string) =>
  app.sql(`update account_review set documents_due_at = now() - interval '1 minute', due_at = now() where id = $1`, [
    id,
  ]);
const stateOf = async (id: string) => (await app.get('/user/account-state', { as: asLandlord(id) })).body;
const decided = 'already-decided';
const requested = 'documents-requested';

describe('a request for documents (REVIEW-6)', () => {
  it('is mailed, and keeps the review open for seven days', async () => {
    const { user, id } = await aReviewed();
    const { status, body } = await request(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'open',
      documents: [],
      documentRequest: { kinds: ['address', 'identity'], text: requestText, requestedBy: support.subject.sub },
    });
    for (const time of [body.dueAt, body.documentsDueAt, body.documentRequest.dueAt])
      expect(daysUntil(time)).toBeCloseTo(7, 1);
    expect(await mailsTo(app, user.id)).toMatchObject([
      { template: 'account-documents-requested', words: { message: requestText, path: '/portal/account-details' } },
    ]);
    expect(await auditOf(user.id)).toEqual(['account-review.documents-requested']);
    expect(daysUntil((await stateOf(user.id)).documentsDueAt)).toBeCloseTo(7, 1);
  });
  it('shows in the queue that documents arrived, or are overdue', async () => {
    const { user, id } = await aRequested();
    expect((await summaryOf(id))?.documentsArrivedAt).toBeUndefined();
    await expire(id);
    expect(daysUntil((await summaryOf(id))?.documentsDueAt)).toBeLessThan(0);
    const { body } = await handIn(user.id);
    const arrived = await summaryOf(id);
    expect(arrived?.documentsArrivedAt).toBe(body.document.handedInAt);
    expect(daysUntil(arrived?.dueAt)).toBeGreaterThan(0.9);
    expect(await stateOf(user.id)).toEqual({});
    await takeBack(body.document.id, user.id);
    expect((await summaryOf(id))?.documentsArrivedAt).toBeUndefined();
    expect(daysUntil((await summaryOf(id))?.dueAt)).toBeLessThan(0);
  });
  it('can be repeated once documents arrived, or are overdue', async () => {
    const { id } = await aHandedIn();
    expect((await request(id)).status).toBe(200);
    expect((await request(id)).body.code).toBe(requested);
    await expire(id);
    expect((await request(id)).status).toBe(200);
  });
  it.each([
    ['kinds', { kinds: [] }],
    ['kinds', { kinds: ['menu'] }],
    ['text', { text: 'short' }],
  ])('needs its %s: %o', async (field, given) => {
    const { id } = await aReviewed();
    expect(await request(id, given)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });
  it('is for members of support, about others, and not about staff or closed accounts', async () => {
    const { user, id } = await aReviewed();
    expect((await request(id, { as: asLandlord(user.id) })).status).toBe(403);
    await decide(id, { ...suspended, decision: 'banned' });
    const { body } = await app.post(`/support/account-reviews/${id}/reopen`, { as: support });
    expect(await request(body.id)).toMatchObject({ status: 403, body: { code: 'banned-account' } });
    await app.sql(`insert into person_role (person_id, role_key) values ($1, 'support')`, [user.id]);
    expect(await request(body.id)).toMatchObject({ status: 403, body: { code: 'staff-account' } });
    expect((await request('44444444-4444-4444-8444-444444444444')).status).toBe(404);
  });
  it('and a decision at once: the first counts, and the other sees it', async () => {
    for (const _ of raceRounds(5)) {
      const { user, id } = await aReviewed();
      const both = await Promise.all([request(id), decide(id, suspended, aColleague())]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { state } = await get(id);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe(state === 'open' ? requested : decided);
      expect(await mailsTo(app, user.id)).toHaveLength(1);
    }
  });
  it('of two at once is the first, mailed once', async () => {
    for (const _ of raceRounds(5)) {
      const { user, id } = await aReviewed();
      const both = await Promise.all([request(id), request(id, { as: aColleague(), kinds: ['licence'] })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await mailsTo(app, user.id)).toHaveLength(1);
    }
  });
  it('changes what a decision is based on: one that did not see it is refused', async () => {
    const { id } = await aRequested();
    expect(await decide(id, suspended)).toMatchObject({ status: 409, body: { code: requested } });
    expect((await decideNow(id, suspended)).status).toBe(200);
    expect((await request(id)).body.code).toBe(decided);
  });
});
