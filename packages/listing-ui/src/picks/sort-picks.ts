import type { FavouriteListing, UnavailableListing } from '@porchlight/contracts/catalog';

/** A home somebody keeps, or what is left of it when it is gone. */
export type Pick = FavouriteListing | UnavailableListing;
export const isCard = (pick: Pick): pick is FavouriteListing => 'rent' in pick;
/** Whether a kept home can still be rented. */
export const isOpen = (pick: Pick): pick is FavouriteListing => isCard(pick) && !pick.unavailable;

/** How kept homes may be ordered; `added` is the order they were kept in, newest first. */
export const pickOrders = ['added', 'rent-asc', 'rent-desc'] as const;
export type PickOrder = (typeof pickOrders)[number];

/** Kept homes in an order; those that are gone stand last when rents decide. */
export function sortPicks(picks: readonly Pick[], order: PickOrder): readonly Pick[] {
  if (order === 'added') return picks;
  const direction = order === 'rent-asc' ? 1 : -1;
  const worth = (pick: Pick) => (isOpen(pick) ? pick.rent * direction : Infinity);
  return [...picks].sort((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)));
}
