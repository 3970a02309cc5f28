import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import { pickOrders, sortPicks, sortPicksBy, type PickedListing, type PickOrder } from '@porchlight/listing-ui';

/** Sort order of favourites: the common orders, and the distance from the renter's first point of interest. */
export type FavouritesOrder = PickOrder | 'near';

/** Returns the sort order of the URL. `near` requires a point of interest; the default is `added`. */
export const orderFromQuery = (query: URLSearchParams, point: PointOfInterest | undefined): FavouritesOrder =>
  [...pickOrders, ...(point ? ['near' as const] : [])].find((one) => one === query.get('sort')) ?? 'added';

/** Sorts favourites; `near` sorts by distance from the point of interest, nearest first. */
export function sortFavourites(
  listings: readonly PickedListing[],
  order: FavouritesOrder,
  point: PointOfInterest | undefined,
): readonly PickedListing[] {
  if (order !== 'near') return sortPicks(listings, order);
  return point ? sortPicksBy(listings, (listing) => distanceKm(listing, point)) : listings;
}
