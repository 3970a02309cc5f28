import { textsIn } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { Listing } from '@porchlight/contracts/catalog';
import { homeWords, type HomeWord } from '@porchlight/listing-ui';

const kinds: Readonly<Record<string, string>> = {
  house: 'SingleFamilyResidence',
  'mobile-home': 'House',
  townhouse: 'House',
  'laneway-coach-house': 'House',
  duplex: 'House',
  room: 'Room',
};
const photosShown = 5;

function addressOf(home: Listing): object {
  return {
    '@type': 'PostalAddress',
    addressLocality: home.city,
    addressRegion: home.province,
    addressCountry: home.country ?? (home.currency === 'USD' ? 'US' : 'CA'),
    // decisions 4.5: street and point stay out when the address is hidden
    ...(home.hideExactAddress
      ? {}
      : { streetAddress: home.address, ...(home.postalCode ? { postalCode: home.postalCode } : {}) }),
  };
}

/** What the landlord lets, as far as schema.org has a word for it. */
function dwellingOf(home: Listing, language: Language): object {
  const texts: Readonly<Partial<Record<HomeWord, string>>> = textsIn(homeWords, language);
  return {
    '@type': kinds[home.rentalType] ?? 'Apartment',
    name: home.title,
    address: addressOf(home),
    numberOfBedrooms: home.beds,
    numberOfFullBathrooms: home.bathsFull,
    numberOfPartialBathrooms: home.bathsHalf,
    numberOfBathroomsTotal: home.bathsFull + home.bathsHalf,
    ...(home.sqft ? { floorSize: { '@type': 'QuantitativeValue', value: home.sqft, unitCode: 'FTK' } } : {}),
    ...(home.yearBuilt ? { yearBuilt: home.yearBuilt } : {}),
    ...(home.hideExactAddress
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: home.latitude, longitude: home.longitude } }),
    ...petsOf(home),
    amenityFeature: home.amenities.map((one) => ({
      '@type': 'LocationFeatureSpecification',
      name: texts[`amenity.${one}` as HomeWord] ?? one,
      value: true,
    })),
  };
}

// Who says 'ask' has said neither yes nor no.
function petsOf({ petPolicies }: Listing): object {
  if (petPolicies.includes('no-pets')) return { petsAllowed: false };
  return petPolicies.some((one) => one === 'cats' || one === 'other-pets' || one.endsWith('dogs'))
    ? { petsAllowed: true }
    : {};
}

function leaseOf({ leaseMinMonths: min, leaseMaxMonths: max }: Listing): object {
  if (min === undefined && max === undefined) return {};
  return {
    leaseLength: {
      '@type': 'QuantitativeValue',
      unitCode: 'MON',
      ...(min === max
        ? { value: min }
        : { ...(min === undefined ? {} : { minValue: min }), ...(max === undefined ? {} : { maxValue: max }) }),
    },
  };
}

/** A home that can be had, for search engines (schema.org RealEstateListing, decisions 4.5). */
export const homeAsData = (home: Listing, origin: string, language: Language): object => ({
  '@type': 'RealEstateListing',
  name: home.title,
  url: origin + home.url,
  inLanguage: home.descriptionLang,
  datePosted: home.listedAt,
  description: home.description,
  image: home.photos.slice(0, photosShown).map(({ url }) => origin + url),
  ...leaseOf(home),
  mainEntity: dwellingOf(home, language),
  offers: {
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availabilityStarts: home.availableDate,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: home.rent,
      priceCurrency: home.currency,
      unitCode: 'MON',
    },
  },
});
