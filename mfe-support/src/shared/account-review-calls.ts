import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const queueTag = { type: 'Resource', id: 'account-reviews' } as const;
const decides = { invalidates: [queueTag] } as const;

/** Calls of account reviews, and of the decisions about them. */
export const accountReviewCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountReviews: queryOf(build, accounts.listAccountReviews, { provides: [queueTag] }),
    // A decision is based on the facts that its reader saw, not on a copy of an earlier visit.
    getAccountReview: queryOf(build, accounts.getAccountReview, { keepUnusedDataFor: 0 }),
    claimAccountReview: mutationOf(build, accounts.claimAccountReview, decides),
    requestAccountDocuments: mutationOf(build, accounts.requestAccountDocuments, decides),
    decideAccountReview: mutationOf(build, accounts.decideAccountReview, decides),
    openAccountReview: mutationOf(build, accounts.openAccountReview, decides),
    reopenAccountReview: mutationOf(build, accounts.reopenAccountReview, decides),
  }),
});
