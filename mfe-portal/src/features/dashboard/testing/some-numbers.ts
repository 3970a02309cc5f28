import type { LeadsPage, LeadSummary, NewListingStats, PortalListing } from '@porchlight/contracts/catalog';

const pageOf = (count: number) => ({
  currentPage: 1,
  prevPages: [],
  nextPages: [],
  showing: { start: 1, end: count },
  total: count,
  more: false,
  numOfListingsFromPageOne: count,
  endOfListings: true,
});

/** Returns the first page of leads, with numbers of all pages. */
export const leadsOf = (leads: readonly LeadSummary[], counts: Partial<LeadsPage['counts']> = {}): object => ({
  leads,
  counts: { open: leads.length, waiting: leads.filter(({ waitingSince }) => waitingSince).length, ...counts },
  pagination: pageOf(leads.length),
});

/** Returns a live listing. */
export const aListing = (given: Partial<PortalListing> = {}): PortalListing => ({
  id: 'abcdefghij',
  title: 'Bright home',
  lang: 'en',
  url: '/homes/ontario/toronto/bright-home-abcdefghij',
  status: 'active',
  address: '88 Harbord St, 3',
  city: 'Toronto',
  province: 'ON',
  timeZone: 'America/Toronto',
  rent: 2150,
  currency: 'CAD',
  beds: 1,
  isLive: true,
  isFeatured: false,
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...given,
});
/** Returns the first page of listings. */
export const listingsOf = (listings: readonly PortalListing[], all = listings.length): object => {
  const live = listings.filter(({ isLive }) => isLive).length;
  return {
    listings,
    counts: { all, live, off: all - live, scheduled: 0, draft: 0, deleted: 0 },
    pagination: pageOf(all),
  };
};

const dayMs = 86_400_000;
/**
 * Returns numbers of the days up to 2026-11-21: 10 views and 1 lead on each of the last 7 days, 4 views and 2 leads on
 * each of the days before.
 */
export const statsOf = (days: number, given: Partial<NewListingStats> = {}): NewListingStats => {
  const byDay = Array.from({ length: days }, (_, at) => {
    const isRecent = at >= days - 7;
    const date = new Date(Date.parse('2026-11-21') - (days - 1 - at) * dayMs).toISOString().slice(0, 10);
    return { date, impressions: 0, views: isRecent ? 10 : 4, leads: isRecent ? 1 : 2 };
  });
  const sum = (key: 'views' | 'leads') => byDay.reduce((total, day) => total + day[key], 0);
  return {
    days: byDay,
    total: { impressions: 0, views: sum('views'), leads: sum('leads') },
    previous: { impressions: 0, views: 450, leads: 17 },
    listings: [],
    countedAt: '2026-11-21T12:00:00.000Z',
    ...given,
  };
};
