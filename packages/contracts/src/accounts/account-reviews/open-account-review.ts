import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { SupportUserParams } from '../support-users/user-record.ts';
import { AccountReview } from './account-reviews.ts';

/** Returns the review that is open already, if there is one. */
export const openAccountReview = route({
  service: 'accounts',
  method: 'POST',
  path: '/support/users/:id/account-review',
  access: access.permission('modifyAccountReviews'),
  params: SupportUserParams,
  response: AccountReview,
  lane: 'write',
  errors: ['not-found', 'own-account', 'staff-account', 'not-a-landlord'],
  summary: 'Open a review of the account of a landlord',
});
