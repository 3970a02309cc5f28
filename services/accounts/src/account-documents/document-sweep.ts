import { documentRetentionDays } from '@porchlight/contracts/accounts';

/** Deletes documents 30 days after the decision of their review. */
export const documentSweep = `
  delete from account_document using account_review
  where account_review.id = review_id and decided_at < now() - interval '${documentRetentionDays} days'`;
