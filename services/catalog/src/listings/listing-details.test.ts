import { aListing } from './a-listing.ts';
import { detailColumns, detailsOf, type ListingDetailRecord } from './listing-details.ts';

const unanswered = Object.fromEntries(
  Object.keys(detailColumns).map((field) => [field, field === 'openHouses' ? [] : null]),
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

describe('open houses', () => {
  const openHouses = [
    { day: '2026-12-12', from: '10:00', to: '11:00' },
    { day: '2026-12-05', from: '16:30', to: '17:00' },
    { day: '2026-12-05', from: '14:00', to: '16:00' },
  ];
  const shown = (instant: string) =>
    (shownAt(instant, { ...unanswered, openHouses }).openHouses ?? []).map(({ day, from }) => `${day} ${from}`);
  it.each([
    ['2026-12-05T23:59:00Z', ['2026-12-05 14:00', '2026-12-05 16:30', '2026-12-12 10:00']],
    ['2026-12-06T00:00:00Z', ['2026-12-05 16:30', '2026-12-12 10:00']],
    ['2026-12-12T19:00:00Z', []],
  ])('at %s are those that have not ended, in their order: %p', (instant, expected) =>
    expect(shown(instant)).toEqual(expected),
  );
});

describe('the contact of a listing', () => {
  const contact = { contactName: 'Leila', contactPhone: '+14165550123', contactPreference: 'call' } as const;
  const shown = (given: Partial<ListingDetailRecord>) =>
    shownAt('2026-12-15T12:00:00Z', { specialOffer: null, ...contact, ...given });
  it('has a phone number only if its landlord shows it', () => {
    expect(shown({ showPhone: true })).toEqual(contact);
    expect(shown({ showPhone: false })).toEqual({ contactName: 'Leila' });
  });
  it('has a preference only where renters can follow it', () => {
    expect(shown({ showPhone: true, contactPhone: null })).toEqual({ contactName: 'Leila' });
    expect(shown({ contactPreference: 'message' })).toEqual({ contactName: 'Leila', contactPreference: 'message' });
  });
});
