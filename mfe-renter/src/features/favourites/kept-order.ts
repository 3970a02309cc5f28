import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import { pickOrders, sortPicks, sortPicksBy, type Pick, type PickOrder } from '@porchlight/listing-ui';

/** What kept homes stand by: what all lists have, and how far they are from a place of the renter. */
export type KeptOrder = PickOrder | 'near';

/** The order that an address asks for; whoever has no place has none to be near to. */
export const orderIn = (query: URLSearchParams, place: PointOfInterest | undefined): KeptOrder =>
  [...pickOrders, ...(place ? ['near' as const] : [])].find((one) => one === query.get('sort')) ?? 'added';

/** Kept homes in an order, the nearest first where a place decides. */
export function inOrder(homes: readonly Pick[], order: KeptOrder, place: PointOfInterest | undefined): readonly Pick[] {
  if (order !== 'near') return sortPicks(homes, order);
  return place ? sortPicksBy(homes, (home) => distanceKm(home, place)) : homes;
}
