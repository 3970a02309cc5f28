import type { Lead, LeadCounts, LeadsPage, LeadSummary } from '@porchlight/contracts/catalog';
import { aSummary } from '../../../testing/leads.ts';

/** Returns a lead with one message, and without what its renter may share. */
export const aLead = (given: Partial<Lead> = {}): Lead => ({
  ...aSummary(),
  listing: {
    ...aSummary().listing,
    rent: 1980,
    currency: 'CAD',
    url: '/homes/ontario/toronto/bright-home-abcdefghij',
    timeZone: 'America/Toronto',
    isClosed: false,
  },
  email: 'amara.k7p2@reply.porchlight.example',
  isErased: false,
  documentsReady: [],
  isAbroad: false,
  note: '',
  isBlocked: false,
  messages: [
    { id: '1', from: 'renter', text: 'Is it still available from February 1?', at: '2026-11-20T10:00:00.000Z' },
  ],
  viewings: [],
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
