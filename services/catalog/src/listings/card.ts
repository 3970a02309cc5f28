import { listingUrl, type Language } from '@porchlight/contracts';
import type { ListingCard, Photo } from '@porchlight/contracts/catalog';
import { publicPoint } from './public-point.ts';
import type { ListingRecordPhoto, ListingRecord } from './listing-record.ts';

// Maximum number of photos on a card, for its carousel; keeps pages of results small.
const maxPhotosPerCard = 3;
// Scenes are drawn 3:2; 960 is the width in photo URLs of the API. (docs/rules/search.md)
const photoSize = { width: 960, height: 640 } as const;

/** Returns a photo for visitors, with alt text in the language of the request. */
export const photoOf = ({ scene, altEn, altFr }: ListingRecordPhoto, isFrench: boolean): Photo => ({
  url: `/photos/${scene}-${photoSize.width}.webp`,
  alt: isFrench ? altFr : altEn,
  ...photoSize,
  formats: ['avif'],
});

/** Returns all photos of a listing, with alt texts in the language of the request. */
export const photosOf = (home: ListingRecord, language: Language): Photo[] =>
  home.photos.map((photo) => photoOf(photo, language === 'fr-CA'));

/** Returns street and unit, or an empty string when the exact address is hidden. */
export function publicAddress({
  street,
  unitNumber,
  hidesExactAddress,
}: Pick<ListingRecord, 'street' | 'unitNumber' | 'hidesExactAddress'>): string {
  if (hidesExactAddress) return '';
  return unitNumber ? `${street}, ${unitNumber}` : street;
}

/**
 * Returns the card of a listing, the same in all languages. Contains the public point, never the exact location of a
 * hidden address.
 */
export function cardOf(home: ListingRecord, isFeatured: boolean, areaMedian?: number | null): ListingCard {
  const { latitude, longitude } = publicPoint(home);
  return {
    id: home.publicId,
    url: listingUrl({ province: home.provinceSlug, city: home.citySlug, slug: home.slug, id: home.publicId }),
    title: home.title,
    rent: home.rent,
    ...(home.rentMax === null ? {} : { rentMax: home.rentMax }),
    currency: home.currency,
    beds: home.beds,
    baths: home.bathsFull + home.bathsHalf / 2,
    sqft: home.sqft,
    rentalType: home.rentalType,
    address: publicAddress(home),
    city: home.cityName,
    province: home.provinceCode,
    country: home.country,
    latitude,
    longitude,
    photos: home.photos.slice(0, maxPhotosPerCard).map((photo) => ({ ...photoOf(photo, false), altFr: photo.altFr })),
    photoCount: home.photos.length,
    featured: isFeatured,
    verified: home.isVerified,
    newcomer: [...home.newcomer],
    amenities: [...home.amenities],
    petPolicies: [...home.petPolicies],
    utilities: [...home.utilities],
    furnished: home.furnished,
    availableDate: home.availableDate,
    listedAt: home.listedAt.toISOString(),
    // The median covers entire homes only, so rooms and sublets are not compared with it.
    ...(areaMedian && home.listingKind === 'entire' ? { areaMedian } : {}),
  };
}
