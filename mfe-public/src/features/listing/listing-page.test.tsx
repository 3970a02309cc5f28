import type { HeadContext } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { listingHead, type ListingData } from './listing-page.ts';
import { aFullListing } from './testing/a-full-listing.ts';

const path = '/homes/ontario/toronto/bright-home-abcdefghij';
const context: HeadContext = {
  language: 'en-CA',
  siteName: 'Porchlight',
  origin: 'https://porchlight.test',
  path,
  params: { slugAndId: 'bright-home-abcdefghij' },
  query: new URLSearchParams(),
  now: new Date('2026-11-21'),
};
const headOf = (given: Partial<Listing> = {}, more: Partial<HeadContext> = {}) =>
  listingHead({ response: { listing: aFullListing(given) } }, { ...context, ...more });
const dataOf = (given: Partial<Listing> = {}, more: Partial<HeadContext> = {}) =>
  headOf(given, more).jsonLd?.[0] as Record<string, unknown> & { mainEntity: Record<string, unknown> };
const gone: ListingData = {
  response: { listing: { id: 'abcdefghij', unavailable: 'rented', city: 'Toronto' }, similar: [] },
};

describe('head of the listing page', () => {
  it('has the title, rent and city, and one canonical URL', () => {
    expect(headOf()).toMatchObject({
      title: 'Bright home · 88 Harbord St, 3 · Toronto',
      description: '1 bed for $2,150 a month in Toronto. Bright.',
      canonical: path,
    });
    expect(headOf().status).toBeUndefined();
    expect(headOf().noindex).toBeUndefined();
  });

  it.each([
    '/homes/ontario/toronto/old-name-abcdefghij',
    '/homes/alberta/calgary/bright-home-abcdefghij',
    '/homes/ontario/toronto/merged-zzzzzzzzzz',
  ])('redirects %s to the canonical address of the listing (301)', (other) => {
    expect(headOf({}, { path: other })).toMatchObject({ status: 301, location: path });
  });

  it('answers 200 with noindex and no structured data for a listing removed less than 30 days ago', () => {
    const head = listingHead(gone, context);
    expect(head).toEqual({ title: 'This home is no longer available', noindex: true });
  });

  it.each([
    [410, 'This home is no longer available'],
    [404, 'We can’t find this home'],
  ] as const)('responds %i for a listing that is not public, without data', (missing, title) => {
    expect(listingHead({ response: undefined, missing }, context)).toEqual({ status: missing, title, noindex: true });
  });
});

describe('structured data of a listing', () => {
  it('is a RealEstateListing with a dwelling and a monthly offer', () => {
    const data = dataOf({
      leaseMinMonths: 12,
      leaseMaxMonths: 12,
      bathsHalf: 1,
      yearBuilt: 1990,
      amenities: ['balcony'],
      petPolicies: ['cats'],
      postalCode: 'M5S 1G4',
    });
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: path,
      inLanguage: 'en',
      datePosted: '2026-10-01T00:00:00.000Z',
      image: ['https://porchlight.test/photos/p1-living-960.webp'],
      leaseLength: { '@type': 'QuantitativeValue', value: 12, unitCode: 'MON' },
      offers: {
        '@type': 'Offer',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        availabilityStarts: '2026-12-01',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: 2150, priceCurrency: 'CAD', unitCode: 'MON' },
      },
    });
    expect(data.mainEntity).toMatchObject({
      '@type': 'Apartment',
      numberOfBedrooms: 1,
      numberOfFullBathrooms: 1,
      numberOfPartialBathrooms: 1,
      numberOfBathroomsTotal: 2,
      yearBuilt: 1990,
      petsAllowed: true,
      floorSize: { '@type': 'QuantitativeValue', value: 620, unitCode: 'FTK' },
      geo: { '@type': 'GeoCoordinates', latitude: 43.66, longitude: -79.4 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '88 Harbord St, 3',
        postalCode: 'M5S 1G4',
        addressLocality: 'Toronto',
        addressRegion: 'ON',
        addressCountry: 'CA',
      },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Balcony', value: true }],
    });
  });

  it('omits street, postal code and coordinates when the address is hidden', () => {
    const text = JSON.stringify(dataOf({ hideExactAddress: true, postalCode: 'M5S' }));
    for (const hidden of ['Harbord', 'M5S', '43.66', '-79.4', 'GeoCoordinates']) expect(text).not.toContain(hidden);
  });

  it('omits unknown facts', () => {
    const data = dataOf({ sqft: null, petPolicies: ['ask'] });
    expect(data['leaseLength']).toBeUndefined();
    for (const unknown of ['floorSize', 'yearBuilt', 'petsAllowed']) expect(data.mainEntity[unknown]).toBeUndefined();
    expect(dataOf({ petPolicies: ['no-pets'] }).mainEntity['petsAllowed']).toBe(false);
  });

  it.each([
    ['house', 'SingleFamilyResidence'],
    ['townhouse', 'House'],
    ['room', 'Room'],
    ['condo', 'Apartment'],
    ['a-kind-of-tomorrow', 'Apartment'],
  ])('describes a %s as a schema.org %s', (rentalType, type) => {
    expect(dataOf({ rentalType }).mainEntity['@type']).toBe(type);
  });

  it('writes a lease range in months, in the language of the page', () => {
    expect(dataOf({ leaseMinMonths: 6, leaseMaxMonths: 12 })['leaseLength']).toMatchObject({
      minValue: 6,
      maxValue: 12,
    });
    expect(
      dataOf({ amenities: ['balcony', 'robot-butler'] }, { language: 'fr-CA' }).mainEntity['amenityFeature'],
    ).toEqual(['Balcon', 'robot-butler'].map((name) => expect.objectContaining({ name })));
  });
});
