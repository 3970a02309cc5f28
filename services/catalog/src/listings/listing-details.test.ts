import { aListing } from './a-listing.ts';
import { detailColumns, detailsOf, type ListingDetailRecord } from './listing-details.ts';

const unanswered = Object.fromEntries(
  Object.keys(detailColumns).map((field) => [field, null]),
) as unknown as ListingDetailRecord;
const offer = { specialOffer: 'One month free.', specialOfferStart: '2026-12-01', specialOfferEnd: '2026-12-31' };
/** Returns what visitors see at an instant of the offer of a home in Vancouver, 8 hours behind UTC. */
const shownAt = (instant: string, given: Partial<ListingDetailRecord> = {}) => {
  const home = aListing({ provinceCode: 'BC', longitude: -123.1 });
  return detailsOf({ ...home, ...unanswered, ...offer, ...given }, new Date(instant));
};

describe('a special offer', () => {
  it.each([
    ['2026-12-01T07:59:00Z', {}],
    ['2026-12-01T08:00:00Z', offer],
    ['2027-01-01T07:59:00Z', offer],
    ['2027-01-01T08:00:00Z', {}],
  ])('at %s is shown as %p', (instant, expected) => expect(shownAt(instant)).toEqual(expected));

  it.each([{ specialOffer: null }, { specialOfferStart: null }, { specialOfferEnd: null }])(
    'is not shown with %p, and neither are its days',
    (given) => expect(shownAt('2026-12-15T12:00:00Z', given)).toEqual({}),
  );
});
