import type { FavouriteListing, UnavailableListing } from '@porchlight/contracts/catalog';

/** A home somebody keeps, or what is left of it when it is gone. */
export type Pick = FavouriteListing | UnavailableListing;
export const isCard = (pick: Pick): pick is FavouriteListing => 'rent' in pick;
/** Whether a kept home can still be rented. */
export const isOpen = (pick: Pick): pick is FavouriteListing => isCard(pick) && !pick.unavailable;

/** How kept homes may be ordered; `added` is the order they were kept in, newest first. */
export const pickOrders = ['added', 'rent-asc', 'rent-desc', 'size-desc'] as const;
export type PickOrder = (typeof pickOrders)[number];

const worths: Readonly<Record<Exclude<PickOrder, 'added'>, (home: FavouriteListing) => number>> = {
  'rent-asc': ({ rent }) => rent,
  'rent-desc': ({ rent }) => -rent,
  'size-desc': ({ sqft }) => -(sqft ?? 0),
};
/** Kept homes in an order; homes whose size nobody said stand last among sizes, those that are gone stand last when anything but time decides. */
export const sortPicks = (picks: readonly Pick[], order: PickOrder): readonly Pick[] =>
  order === 'added' ? picks : sortPicksBy(picks, worths[order]);

/** Kept homes by a number of each, the least first and those that are gone last. */
export function sortPicksBy(picks: readonly Pick[], worthOf: (home: FavouriteListing) => number): readonly Pick[] {
  const worth = (pick: Pick) => (isOpen(pick) ? worthOf(pick) : Infinity);
  return [...picks].sort((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)));
}
