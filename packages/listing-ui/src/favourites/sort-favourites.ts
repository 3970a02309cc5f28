import {
  distanceKm,
  type FavouriteListing,
  type PointOfInterest,
  type UnavailableListing,
} from '@porchlight/contracts/catalog';

/** Favourite listing, or the remainder of a removed one. */
export type Favourite = FavouriteListing | UnavailableListing;
export const hasCardData = (pick: Favourite): pick is FavouriteListing => 'rent' in pick;
/** Returns whether a favourite is still available. */
export const isAvailable = (pick: Favourite): pick is FavouriteListing => hasCardData(pick) && !pick.unavailable;

/**
 * Sort orders of the favourites; `added` is the order of addition, newest first, and `near` the distance from the
 * renter's first point of interest.
 */
export const favouritesOrders = ['added', 'rent-asc', 'rent-desc', 'size-desc', 'near'] as const;
export type FavouritesOrder = (typeof favouritesOrders)[number];

type SortKey = (listing: FavouriteListing, point: PointOfInterest | undefined) => number;
const sortKeys: Readonly<Record<Exclude<FavouritesOrder, 'added'>, SortKey>> = {
  'rent-asc': ({ rent }) => rent,
  'rent-desc': ({ rent }) => -rent,
  'size-desc': ({ sqft }) => -(sqft ?? 0),
  near: (listing, point) => (point ? distanceKm(listing, point) : 0),
};
/**
 * Sorts favourites; `near` requires a point of interest. Unknown sizes come last when sorting by size; unavailable
 * listings come last in every order but `added`.
 */
export const sortFavourites = (
  picks: readonly Favourite[],
  order: FavouritesOrder,
  point?: PointOfInterest,
): readonly Favourite[] =>
  order === 'added' ? picks : sortFavouritesBy(picks, (listing) => sortKeys[order](listing, point));

/** Sorts favourites by a number, ascending, with unavailable listings last. */
function sortFavouritesBy(
  picks: readonly Favourite[],
  sortKeyOf: (listing: FavouriteListing) => number,
): readonly Favourite[] {
  const sortKey = (pick: Favourite) => (isAvailable(pick) ? sortKeyOf(pick) : Infinity);
  return [...picks].sort((a, b) => (sortKey(a) === sortKey(b) ? 0 : sortKey(a) - sortKey(b)));
}
