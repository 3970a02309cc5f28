import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import {
  sortFavourites,
  sortFavouritesBy,
  type Favourite,
  type FavouritesOrder,
} from '@porchlight/listing-ui/favourites';

/** Returns the sort orders beside the common ones: `near` requires a point of interest. */
export const ordersNear = (point: PointOfInterest | undefined): readonly 'near'[] => (point ? ['near'] : []);

/** Sorts favourites; `near` sorts by distance from the renter's first point of interest, nearest first. */
export function sortFavouritesNear(
  listings: readonly Favourite[],
  order: FavouritesOrder | 'near',
  point: PointOfInterest | undefined,
): readonly Favourite[] {
  if (order !== 'near') return sortFavourites(listings, order);
  return point ? sortFavouritesBy(listings, (listing) => distanceKm(listing, point)) : listings;
}
