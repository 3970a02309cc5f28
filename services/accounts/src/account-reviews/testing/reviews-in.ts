import { randomUUID } from 'node:crypto';
import type { AccountReview, AccountReviews } from '@porchlight/contracts/accounts';
import { asService, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aUser, type TestUser } from '../../testing/a-user.ts';

export const aColleague = () => asStaff(['showAccountReviews', 'modifyAccountReviews'], 'support');
export const support = aColleague();
export const reason = 'Please show us that you may let this home.';
export const suspended = { decision: 'suspended', code: 'scam', reason } as const;

/** Returns the calls of the tests about reviews of accounts. */
export function reviewsIn(app: () => TestApp) {
  const flag = (payload: object, key: string = randomUUID()) =>
    app().post('/internal/events', {
      as: asService('catalog'),
      body: { key, name: 'landlord.flagged', at: new Date().toISOString(), payload },
    });
  const queue = async (list = 'open') =>
    ((await app().get(`/support/account-reviews?list=${list}`, { as: support })).body as AccountReviews).accountReviews;
  const reviewIdsOf = async (personId: string) =>
    (
      await app().sql<{ id: string }>('select id from account_review where person_id = $1 order by opened_at desc', [
        personId,
      ])
    ).map(({ id }) => id);
  return {
    flag,
    queue,
    reviewIdsOf,
    /** A landlord with a review that is open. */
    aReviewed: async (): Promise<{ readonly user: TestUser; readonly id: string }> => {
      const user = await aUser(app(), { roles: ['landlord'] });
      await flag({ personId: user.id, trigger: 'risk', subject: 'abcdefghij', risk: 60 });
      const [id = ''] = await reviewIdsOf(user.id);
      return { user, id };
    },
    get: async (id: string) =>
      (await app().get(`/support/account-reviews/${id}`, { as: support })).body as AccountReview,
    decide: (id: string, body: object, as = support) =>
      app().post(`/support/account-reviews/${id}/decision`, { as, body }),
    restrictionOf: async (personId: string) =>
      (
        await app().sql<{ restriction: string | null; maxListings: number | null }>(
          'select restriction, max_listings as "maxListings" from person where id = $1',
          [personId],
        )
      )[0],
    reportedOf: async (personId: string) =>
      (
        await app().sql<{ landlord: { restriction?: string | null } }>(
          `select distinct payload->'landlords'->0 as landlord, id from job
          where name = 'landlords.changed' and payload->'landlords'->0->>'personId' = $1 order by id desc limit 1`,
          [personId],
        )
      )[0]?.landlord,
    auditOf: async (personId: string) =>
      (
        await app().sql<{ action: string }>(
          `select action from audit_event where object_id = $1 and action like 'account-review%' order by id`,
          [personId],
        )
      ).map(({ action }) => action),
  };
}
