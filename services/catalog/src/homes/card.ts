import { listingUrl, type Language } from '@porchlight/contracts';
import type { ListingCard, Photo } from '@porchlight/contracts/catalog';
import { publicPoint } from './public-point.ts';
import type { HomePhoto, HomeRow } from './home-row.ts';

// What a thumb goes through before it opens the home; a page of homes stays light.
const photosOnCard = 3;
// Scenes are drawn three to two; 960 is the width that addresses on the wire carry (decisions 5.26).
const size = { width: 960, height: 640 } as const;

/** A picture of a home as visitors get it; words in the language of the address. */
export const photoOf = ({ scene, altEn, altFr }: HomePhoto, isFrench: boolean): Photo => ({
  url: `/photos/${scene}-${size.width}.webp`,
  alt: isFrench ? altFr : altEn,
  ...size,
  formats: ['avif'],
});

/** All pictures of a home in the language of the address. */
export const photosOf = (home: HomeRow, language: Language): Photo[] =>
  home.photos.map((photo) => photoOf(photo, language === 'fr-CA'));

/** Street and unit, or nothing where the exact address is hidden. */
export function shownAddress({
  street,
  unitNumber,
  hidesExactAddress,
}: Pick<HomeRow, 'street' | 'unitNumber' | 'hidesExactAddress'>): string {
  if (hidesExactAddress) return '';
  return unitNumber ? `${street}, ${unitNumber}` : street;
}

/** A home as every list shows it; the same in all languages. Never the true place of a home whose address is hidden. */
export function cardOf(home: HomeRow, isFeatured: boolean, areaMedian?: number | null): ListingCard {
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
    address: shownAddress(home),
    city: home.cityName,
    province: home.provinceCode,
    country: home.country,
    latitude,
    longitude,
    photos: home.photos.slice(0, photosOnCard).map((photo) => ({ ...photoOf(photo, false), altFr: photo.altFr })),
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
    // A room or a sublet is not measured by what whole homes cost.
    ...(areaMedian && home.listingKind === 'entire' ? { areaMedian } : {}),
  };
}
