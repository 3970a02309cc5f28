import type { FavouriteListing, UnavailableListing } from '@porchlight/contracts/catalog';

/** Favourite listing, or the remainder of a removed one. */
export type PickedListing = FavouriteListing | UnavailableListing;
export const hasCardData = (pick: PickedListing): pick is FavouriteListing => 'rent' in pick;
/** Returns whether a favourite is still available. */
export const isAvailable = (pick: PickedListing): pick is FavouriteListing => hasCardData(pick) && !pick.unavailable;

/** Sort orders of the favourites; `added` is the order of addition, newest first. */
export const pickOrders = ['added', 'rent-asc', 'rent-desc', 'size-desc'] as const;
export type PickOrder = (typeof pickOrders)[number];

const sortKeys: Readonly<Record<Exclude<PickOrder, 'added'>, (listing: FavouriteListing) => number>> = {
  'rent-asc': ({ rent }) => rent,
  'rent-desc': ({ rent }) => -rent,
  'size-desc': ({ sqft }) => -(sqft ?? 0),
};
/**
 * Sorts favourites. Unknown sizes come last when sorting by size; unavailable listings come last in every order but
 * `added`.
 */
export const sortPicks = (picks: readonly PickedListing[], order: PickOrder): readonly PickedListing[] =>
  order === 'added' ? picks : sortPicksBy(picks, sortKeys[order]);

/** Sorts favourites by a number, ascending, with unavailable listings last. */
export function sortPicksBy(
  picks: readonly PickedListing[],
  sortKeyOf: (listing: FavouriteListing) => number,
): readonly PickedListing[] {
  const sortKey = (pick: PickedListing) => (isAvailable(pick) ? sortKeyOf(pick) : Infinity);
  return [...picks].sort((a, b) => (sortKey(a) === sortKey(b) ? 0 : sortKey(a) - sortKey(b)));
}
