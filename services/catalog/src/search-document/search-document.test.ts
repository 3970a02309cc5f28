import { amenities } from '@porchlight/contracts';
import { aListing } from '../listings/a-listing.ts';
import { searchDocumentOf } from './search-document.ts';

const surroundings = { isFeatured: false, version: '1' };
const secret = aListing({ hidesExactAddress: true, buildingId: 77, street: '99 Secret Lane', unitNumber: '1305' });

describe('the search document of a listing', () => {
  it('contains no part of a hidden address: street, unit, exact coordinates or building', () => {
    const document = searchDocumentOf(secret, surroundings);
    const text = JSON.stringify(document).toLowerCase();
    for (const trace of ['secret', '1305', '51.044712', '114.071945', '114.071946']) expect(text).not.toContain(trace);
    expect(document.building_id).toBeNull();
  });
  it('contains a public address as search terms', () =>
    expect(searchDocumentOf(aListing(), surroundings).words).toContain('1420 elm street'));
  it('contains search terms without accents', () =>
    expect(searchDocumentOf(aListing(), surroundings).words).toContain('cafe du coin'));
  it('counts a half bath as half', () => {
    const document = searchDocumentOf(aListing({ bathsFull: 2, bathsHalf: 1 }), surroundings);
    expect(document.baths2).toBe(5);
    expect(JSON.parse(document.card)).toMatchObject({ baths: 2.5 });
  });
  it('contains all amenities exactly, beyond the range of a JSON number', () =>
    expect(searchDocumentOf(aListing({ amenities: [...amenities] }), surroundings).amen).toBe(
      String(2n ** BigInt(amenities.length) - 1n),
    ));
  it('marks a featured listing on its card', () =>
    expect(JSON.parse(searchDocumentOf(aListing(), { ...surroundings, isFeatured: true }).card)).toMatchObject({
      featured: true,
    }));
  it('has the median rent of similar listings nearby on the card of an entire home, if known', () => {
    const cardOf = (listing: ReturnType<typeof aListing>, median?: number) =>
      JSON.parse(searchDocumentOf(listing, { ...surroundings, median }).card) as { areaMedian?: number };
    expect(cardOf(aListing(), 1500).areaMedian).toBe(1500);
    expect(cardOf(aListing())).not.toHaveProperty('areaMedian');
    expect(cardOf(aListing({ listingKind: 'room' }), 1500)).not.toHaveProperty('areaMedian');
  });
  it('ranks a listing at the median rent before one at twice the rent', () =>
    expect(searchDocumentOf(aListing({ rent: 1500 }), { ...surroundings, median: 1500 }).rank).toBeGreaterThan(
      searchDocumentOf(aListing({ rent: 3000 }), { ...surroundings, median: 1500 }).rank,
    ));
});
