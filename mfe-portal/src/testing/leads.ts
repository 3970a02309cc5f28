import type { LeadSummary } from '@porchlight/contracts/catalog';

export const leadId = '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
export const secondId = '1b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d12';

/** Returns a lead of a list: Amara has waited 26 hours at noon of 2026-11-21 (UTC). */
export const aSummary = (given: Partial<LeadSummary> = {}): LeadSummary => ({
  id: leadId,
  firstName: 'Amara',
  lastName: 'Osei',
  listing: { id: 'abcdefghij', title: 'Bright home', lang: 'en', address: '67 Sorauren Ave, upper' },
  excerpt: 'Is it still available from February 1?',
  lastAuthor: 'renter',
  stage: 'viewed',
  isArchived: false,
  isUnread: false,
  isAddressConfirmed: true,
  cautions: [],
  sentAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  waitingSince: '2026-11-20T10:00:00.000Z',
  ...given,
});
/** Returns an answered lead of a list. */
export const anAnswered = (given: Partial<LeadSummary> = {}): LeadSummary => {
  const { waitingSince: _, ...summary } = aSummary();
  return {
    ...summary,
    id: secondId,
    firstName: 'Wei',
    lastName: 'Chen',
    excerpt: 'Saturday at 11 works.',
    lastAuthor: 'landlord',
    stage: 'showing',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...given,
  };
};
