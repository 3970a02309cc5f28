import type { ListingCard, OwnListing } from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import type { ListingValues } from '../form/listing-values.ts';
import { perMonth } from '../form/monthly-costs.ts';

/** Returns a typed number, or the stored one while the text is no number. */
const numberOr = <T>(text: string, stored: T): number | T => {
  const read = readNumber(text);
  return Number.isNaN(read) ? stored : read;
};
// The carousel of a card has a few photos.
const previewPhotos = 3;
// The age of a listing is not known here: an old one has no mark.
const listedAt = new Date(0).toISOString();

type Place = Pick<ListingCard, 'address' | 'city' | 'province' | 'latitude' | 'longitude'>;
/** Returns where the home is as visitors see it. */
function placeOf({ address, hideExactAddress, unitNumber }: ListingValues, stored: OwnListing): Place {
  const { street, city, latitude, longitude } = address;
  return {
    address: hideExactAddress ? '' : [street.trim(), unitNumber.trim()].filter(Boolean).join(', '),
    city: city?.name ?? stored.city,
    province: stored.province,
    latitude: latitude ?? stored.latitude,
    longitude: longitude ?? stored.longitude,
  };
}

/** Returns the card that visitors see once the values of the form are saved. */
export function cardOfValues(values: ListingValues, stored: OwnListing): ListingCard {
  const { id, currency, areaMedian } = stored;
  const { rentMax, rentFrequency, sqft, photos } = values;
  const highest = perMonth(rentMax, rentFrequency);
  return {
    id,
    url: stored.url ?? '/',
    title: values.title.trim() || values.address.street,
    rent: perMonth(values.rent, rentFrequency) ?? stored.rent,
    ...(highest === undefined ? {} : { rentMax: highest }),
    currency,
    beds: numberOr(values.beds, stored.beds),
    baths: numberOr(values.bathsFull, stored.bathsFull) + numberOr(values.bathsHalf, stored.bathsHalf) / 2,
    sqft: numberOr(sqft, null),
    rentalType: values.rentalType,
    ...placeOf(values, stored),
    photos: photos.slice(0, previewPhotos),
    photoCount: photos.length,
    featured: stored.isFeatured,
    verified: false,
    newcomer: [...values.newcomer],
    amenities: [...values.amenities],
    petPolicies: [...values.petPolicies],
    utilities: [...values.utilities],
    furnished: (values.furnished || 'no') as ListingCard['furnished'],
    availableDate: values.availableDate,
    listedAt,
    ...(areaMedian !== undefined && values.listingKind === 'entire' ? { areaMedian } : {}),
  };
}
