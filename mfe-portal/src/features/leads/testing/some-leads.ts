import type { Lead, LeadCounts, LeadsPage, LeadSummary } from '@porchlight/contracts/catalog';

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

/** Returns a lead with one message, and without what its renter may share. */
export const aLead = (given: Partial<Lead> = {}): Lead => ({
  ...aSummary(),
  listing: { ...aSummary().listing, rent: 1980, currency: 'CAD', url: '/homes/ontario/toronto/bright-home-abcdefghij' },
  email: 'amara.k7p2@reply.porchlight.example',
  documentsReady: [],
  isAbroad: false,
  note: '',
  isBlocked: false,
  messages: [
    { id: '1', from: 'renter', text: 'Is it still available from February 1?', at: '2026-11-20T10:00:00.000Z' },
  ],
  ...given,
});

const noCounts: LeadCounts = {
  open: 0,
  waiting: 0,
  new: 0,
  viewed: 0,
  replied: 0,
  showing: 0,
  applied: 0,
  leased: 0,
  lost: 0,
  spam: 0,
  archived: 0,
};
/** Returns a page of leads with the counts of its own ones. */
export const pageOf = (leads: readonly LeadSummary[], counts: Partial<LeadCounts> = {}): LeadsPage => {
  const waits = leads.flatMap(({ waitingSince }) => waitingSince ?? []).sort();
  return {
    leads: [...leads],
    counts: { ...noCounts, open: leads.length, waiting: waits.length, ...counts },
    ...(waits[0] === undefined ? {} : { longestWaitSince: waits[0] }),
    pagination: {
      currentPage: 1,
      prevPages: [],
      nextPages: [],
      showing: { start: 1, end: leads.length },
      total: leads.length,
      more: false,
      numOfListingsFromPageOne: leads.length,
      endOfListings: true,
    },
  };
};
