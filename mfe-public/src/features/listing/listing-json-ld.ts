import { messagesIn } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { Listing } from '@porchlight/contracts/catalog';
import { cardMessages, type CardMessage } from '@porchlight/listing-ui';

const schemaTypes: Readonly<Record<string, string>> = {
  house: 'SingleFamilyResidence',
  'mobile-home': 'House',
  townhouse: 'House',
  'laneway-coach-house': 'House',
  duplex: 'House',
  room: 'Room',
};
const maxPhotos = 5;

function postalAddress(listing: Listing): object {
  return {
    '@type': 'PostalAddress',
    addressLocality: listing.city,
    addressRegion: listing.province,
    addressCountry: listing.country ?? (listing.currency === 'USD' ? 'US' : 'CA'),
    // A hidden address omits the street, the postal code and the coordinates.
    ...(listing.hideExactAddress
      ? {}
      : { streetAddress: listing.address, ...(listing.postalCode ? { postalCode: listing.postalCode } : {}) }),
  };
}

/** Returns the dwelling as schema.org data. */
function dwellingJsonLd(listing: Listing, language: Language): object {
  const texts: Readonly<Partial<Record<CardMessage, string>>> = messagesIn(cardMessages, language);
  return {
    '@type': schemaTypes[listing.rentalType] ?? 'Apartment',
    name: listing.title,
    address: postalAddress(listing),
    numberOfBedrooms: listing.beds,
    numberOfFullBathrooms: listing.bathsFull,
    numberOfPartialBathrooms: listing.bathsHalf,
    numberOfBathroomsTotal: listing.bathsFull + listing.bathsHalf,
    ...(listing.sqft ? { floorSize: { '@type': 'QuantitativeValue', value: listing.sqft, unitCode: 'FTK' } } : {}),
    ...(listing.yearBuilt ? { yearBuilt: listing.yearBuilt } : {}),
    ...(listing.hideExactAddress
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude } }),
    ...petFields(listing),
    amenityFeature: listing.amenities.map((one) => ({
      '@type': 'LocationFeatureSpecification',
      name: texts[`amenity.${one}` as CardMessage] ?? one,
      value: true,
    })),
  };
}

// The policy `ask` is neither yes nor no, so `petsAllowed` is left out.
function petFields({ petPolicies }: Listing): object {
  if (petPolicies.includes('no-pets')) return { petsAllowed: false };
  return petPolicies.some((one) => one === 'cats' || one === 'other-pets' || one.endsWith('dogs'))
    ? { petsAllowed: true }
    : {};
}

function leaseFields({ leaseMinMonths: min, leaseMaxMonths: max }: Listing): object {
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

/** Returns schema.org `RealEstateListing` data of an available listing. */
export const listingJsonLd = (listing: Listing, origin: string, language: Language): object => ({
  '@type': 'RealEstateListing',
  name: listing.title,
  url: listing.url,
  inLanguage: listing.descriptionLang,
  datePosted: listing.listedAt,
  description: listing.description,
  image: listing.photos.slice(0, maxPhotos).map(({ url }) => origin + url),
  ...leaseFields(listing),
  mainEntity: dwellingJsonLd(listing, language),
  offers: {
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availabilityStarts: listing.availableDate,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: listing.rent,
      priceCurrency: listing.currency,
      unitCode: 'MON',
    },
  },
});
