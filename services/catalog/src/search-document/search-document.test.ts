import { amenities } from '@porchlight/contracts';
import { aListing } from '../listings/a-listing.ts';
import { searchDocumentOf } from './search-document.ts';

const surroundings = { isFeatured: false, version: '1' };
const secret = aListing({ hidesExactAddress: true, buildingId: 77, street: '99 Secret Lane', unitNumber: '1305' });

describe('the search document of a home', () => {
  it('holds no trace of a hidden address: not the street, the unit, the true point or the building', () => {
    const document = searchDocumentOf(secret, surroundings);
    const text = JSON.stringify(document).toLowerCase();
    for (const trace of ['secret', '1305', '51.044712', '114.071945', '114.071946']) expect(text).not.toContain(trace);
    expect(document.building_id).toBeNull();
  });
  it('lets a shown address be searched for', () =>
    expect(searchDocumentOf(aListing(), surroundings).words).toContain('1420 elm street'));
  it('is searched without accents', () =>
    expect(searchDocumentOf(aListing(), surroundings).words).toContain('cafe du coin'));
  it('counts a half bath as half', () => {
    const document = searchDocumentOf(aListing({ bathsFull: 2, bathsHalf: 1 }), surroundings);
    expect(document.baths2).toBe(5);
    expect(JSON.parse(document.card)).toMatchObject({ baths: 2.5 });
  });
  it('carries all amenities exactly, beyond what a JSON number can hold', () =>
    expect(searchDocumentOf(aListing({ amenities: [...amenities] }), surroundings).amen).toBe(
      String(2n ** BigInt(amenities.length) - 1n),
    ));
  it('says on the card that a home is featured', () =>
    expect(JSON.parse(searchDocumentOf(aListing(), { ...surroundings, isFeatured: true }).card)).toMatchObject({
      featured: true,
    }));
  it('says on the card of a whole home what such homes cost nearby, when that is known', () => {
    const cardOf = (listing: ReturnType<typeof aListing>, median?: number) =>
      JSON.parse(searchDocumentOf(listing, { ...surroundings, median }).card) as { areaMedian?: number };
    expect(cardOf(aListing(), 1500).areaMedian).toBe(1500);
    expect(cardOf(aListing())).not.toHaveProperty('areaMedian');
    expect(cardOf(aListing({ listingKind: 'room' }), 1500)).not.toHaveProperty('areaMedian');
  });
  it('ranks a home at the usual price before one at twice the price', () =>
    expect(searchDocumentOf(aListing({ rent: 1500 }), { ...surroundings, median: 1500 }).rank).toBeGreaterThan(
      searchDocumentOf(aListing({ rent: 3000 }), { ...surroundings, median: 1500 }).rank,
    ));
});
