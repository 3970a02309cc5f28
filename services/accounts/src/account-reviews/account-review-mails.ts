import type { Language } from '@porchlight/contracts';
import type { AccountReviewDecision } from '@porchlight/contracts/accounts';
import type { MailRequested } from '@porchlight/contracts/internal';

/** Recipient of the mails about a review. */
export interface Reviewed {
  readonly personId: string;
  readonly firstName: string;
  readonly language: Language;
}
/** A decision with what the mail about it names. */
export interface MailedDecision {
  readonly decision: AccountReviewDecision;
  readonly reason?: string | undefined;
  readonly maxListings?: number | undefined;
}

const templates = {
  approved: 'account-approved',
  limited: 'account-limited',
  suspended: 'account-suspended',
  banned: 'account-banned',
} as const;
const accountPath = '/portal/account-details';

/** Returns the mail to the landlord with a request for documents; its time makes it one of this request. */
export const documentsMail = (
  { personId, firstName, language }: Reviewed,
  text: string,
  dueAt: Date,
): MailRequested => ({
  template: 'account-documents-requested',
  key: `account-documents-requested:${personId}:${dueAt.getTime()}`,
  personId,
  language,
  words: { firstName, message: text, dueAt: dueAt.toISOString(), path: accountPath },
});

/** Returns the mail to the landlord about a decision; its time makes it one of this decision. */
export const decisionMail = (
  { personId, firstName, language }: Reviewed,
  { decision, reason, maxListings }: MailedDecision,
  at: Date,
): MailRequested => ({
  template: templates[decision],
  key: `${templates[decision]}:${personId}:${at.getTime()}`,
  personId,
  language,
  words: {
    firstName,
    ...(reason === undefined ? {} : { reason }),
    ...(maxListings === undefined ? {} : { listingCount: maxListings }),
    ...(decision === 'banned' ? {} : { path: decision === 'approved' ? '/portal/listings' : accountPath }),
  },
});
