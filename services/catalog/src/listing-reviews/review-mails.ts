import type { MailRequested, MailTemplate } from '@porchlight/contracts/internal';
import type { LockedListing } from '../own-listings/own-listing-lock.ts';
import type { Decision } from './review-decisions.ts';

const templates: Readonly<Record<Decision['decision'], MailTemplate>> = {
  approved: 'listing-approved',
  'changes-requested': 'listing-changes-requested',
  rejected: 'listing-rejected',
};

/** Returns the mail to the landlord about a decision, in the language of the listing. */
export const reviewMailOf = (
  { id, title, lang, ownerId }: LockedListing,
  {
    id: reviewId,
    decision,
    reason,
  }: Pick<Decision, 'decision'> & { readonly id: string; readonly reason?: string | undefined },
): MailRequested => ({
  template: templates[decision],
  key: `${templates[decision]}:${reviewId}`,
  personId: ownerId,
  language: lang === 'fr' ? 'fr-CA' : 'en-CA',
  words: { title, ...(reason === undefined ? {} : { reason }), path: `/portal/listings/${id}` },
});
