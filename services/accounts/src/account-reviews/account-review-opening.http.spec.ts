import { randomUUID } from 'node:crypto';
import type { AccountReview, SupportUser } from '@porchlight/contracts/accounts';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { reviewsIn, support, suspended } from './testing/reviews-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { aReviewed, reviewIdsOf, decide, auditOf } = reviewsIn(() => app);
const open = (userId: string, as = support) => app.post(`/support/users/${userId}/account-review`, { as });
const recordOf = async (userId: string) =>
  (await app.get(`/support/users/${userId}`, { as: asStaff(['showUser'], 'support') })).body as SupportUser;

describe('REVIEW-7: support reviews the account of a landlord', () => {
  it('by its own choice, and finds the review on the record of the user', async () => {
    const { id } = await aUser(app, { roles: ['landlord'] });
    const review = (await open(id)).body as AccountReview;
    expect(review).toMatchObject({ state: 'open', triggers: ['support'] });
    expect(await recordOf(id)).toMatchObject({ accountReviewId: review.id });
    expect(await auditOf(id)).toEqual(['account-review.opened']);
  });
  it('in the review that is open already', async () => {
    const { user, id } = await aReviewed();
    expect((await open(user.id)).body).toMatchObject({ id, triggers: ['risk'] });
    expect([await reviewIdsOf(user.id), await auditOf(user.id)]).toEqual([[id], []]);
  });
  it('once when two colleagues open it at once', async () => {
    const { id } = await aUser(app, { roles: ['landlord'] });
    const [first, second] = (await Promise.all([open(id), open(id)])).map(({ body }) => (body as AccountReview).id);
    expect(first).toBe(second);
    expect(await auditOf(id)).toEqual(['account-review.opened']);
  });
  it('again after a decision, whose restriction the record of the user has', async () => {
    const { id } = await aUser(app, { roles: ['landlord'] });
    const first = (await open(id)).body as AccountReview;
    await decide(first.id, suspended);
    const record = await recordOf(id);
    expect(record.restriction).toBe('suspended');
    expect(record.accountReviewId).toBeUndefined();
    const second = (await open(id)).body as AccountReview;
    expect(second.id).not.toBe(first.id);
    await decide(second.id, { decision: 'approved' });
    expect((await recordOf(id)).restriction).toBeUndefined();
  });
  it('never that of staff, of a renter, of oneself or of an unknown user', async () => {
    const [staff, renter] = [await aUser(app, { roles: ['landlord', 'support'] }), await aUser(app)];
    expect(await open(staff.id)).toMatchObject({ status: 403, body: { code: 'staff-account' } });
    expect(await open(renter.id)).toMatchObject({ status: 409, body: { code: 'not-a-landlord' } });
    const own = await aUser(app, { roles: ['landlord'] });
    const self = { ...support, subject: { ...support.subject, sub: own.id } };
    expect(await open(own.id, self)).toMatchObject({ status: 403, body: { code: 'own-account' } });
    expect((await open(randomUUID())).status).toBe(404);
    expect(await open(renter.id, asStaff(['showAccountReviews'], 'support'))).toMatchObject({ status: 403 });
  });
});
