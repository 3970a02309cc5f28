import { listingUrl, type Language } from '@porchlight/contracts';
import type { ListingCard, Photo } from '@porchlight/contracts/catalog';
import { publicPoint } from './public-point.ts';
import { cardPhotoOf, photoOf } from './listing-photo.ts';
import type { ListingRecord } from './listing-record.ts';

// Maximum number of photos on a card, for its carousel; keeps pages of results small.
const maxPhotosPerCard = 3;
/** Returns all photos of a listing, with alt texts in the language of the request. */
export const photosOf = (listing: ListingRecord, language: Language): Photo[] =>
  listing.photos.map((photo) => photoOf(photo, language === 'fr-CA'));

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
export function cardOf(listing: ListingRecord, isFeatured: boolean, areaMedian?: number | null): ListingCard {
  const { latitude, longitude } = publicPoint(listing);
  return {
    id: listing.publicId,
    url: listingUrl({
      province: listing.provinceSlug,
      city: listing.citySlug,
      slug: listing.slug,
      id: listing.publicId,
    }),
    title: listing.title,
    rent: listing.rent,
    ...(listing.rentMax === null ? {} : { rentMax: listing.rentMax }),
    currency: listing.currency,
    beds: listing.beds,
    baths: listing.bathsFull + listing.bathsHalf / 2,
    sqft: listing.sqft,
    rentalType: listing.rentalType,
    address: publicAddress(listing),
    city: listing.cityName,
    province: listing.provinceCode,
    country: listing.country,
    latitude,
    longitude,
    photos: listing.photos.slice(0, maxPhotosPerCard).map(cardPhotoOf),
    photoCount: listing.photos.length,
    featured: isFeatured,
    verified: listing.isVerified,
    newcomer: [...listing.newcomer],
    amenities: [...listing.amenities],
    petPolicies: [...listing.petPolicies],
    utilities: [...listing.utilities],
    furnished: listing.furnished,
    availableDate: listing.availableDate,
    listedAt: listing.listedAt.toISOString(),
    // The median covers entire homes only, so rooms and sublets are not compared with it.
    ...(areaMedian && listing.listingKind === 'entire' ? { areaMedian } : {}),
  };
}
