import type { Listing } from '@porchlight/contracts/catalog';

const kinds: Readonly<Record<string, string>> = { house: 'House', townhouse: 'House', 'laneway-coach-house': 'House', room: 'Room' };

function addressOf(home: Listing): object {
  return {
    '@type': 'PostalAddress', addressLocality: home.city, addressRegion: home.province, addressCountry: home.country ?? (home.currency === 'USD' ? 'US' : 'CA'),
    // decisions 4.5: street and point stay out when the address is hidden
    ...(home.hideExactAddress ? {} : { streetAddress: home.address, ...(home.postalCode ? { postalCode: home.postalCode } : {}) }),
  };
}

/** A home for search engines (schema.org RealEstateListing, decisions 4.5). */
export const homeAsData = (home: Listing, origin: string): object => ({
  '@type': 'RealEstateListing', name: home.title, url: origin + home.url, datePosted: home.listedAt, description: home.description, image: home.photos.slice(0, 5).map(({ url }) => origin + url),
  mainEntity: {
    '@type': kinds[home.rentalType] ?? 'Apartment', name: home.title, numberOfBedrooms: home.beds, numberOfFullBathrooms: home.bathsFull, numberOfPartialBathrooms: home.bathsHalf,
    numberOfBathroomsTotal: home.bathsFull + home.bathsHalf, petsAllowed: home.petPolicies.some((one) => one === 'cats' || one.endsWith('dogs')), address: addressOf(home),
    ...(home.sqft ? { floorSize: { '@type': 'QuantitativeValue', value: home.sqft, unitCode: 'FTK' } } : {}), ...(home.yearBuilt ? { yearBuilt: home.yearBuilt } : {}),
    ...(home.hideExactAddress ? {} : { geo: { '@type': 'GeoCoordinates', latitude: home.latitude, longitude: home.longitude } }),
    amenityFeature: home.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  },
  offers: {
    '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut', availabilityStarts: home.availableDate,
    priceSpecification: { '@type': 'UnitPriceSpecification', price: home.rent, priceCurrency: home.currency, unitCode: 'MON' },
  },
});
