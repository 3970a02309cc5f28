import { maxSharedFavourites } from '@porchlight/contracts/catalog';
import { pickOrders, type PickOrder } from '@porchlight/listing-ui';

const listingId = /^[0-9a-z]{10}$/;
const parseIds = (text: string | null, max: number): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => listingId.test(id)))].slice(0, max);

/**
 * Parameters of the My Picks URL: sort order, listings to compare, listings shared by another user, and the map view.
 */
export interface PicksQuery {
  readonly order: PickOrder;
  readonly compared: readonly string[];
  readonly shared: readonly string[];
  readonly isMap: boolean;
}

/** Reads the query parameters and drops invalid values. */
export function readPicksQuery(query: URLSearchParams, maxComparedListings: number): PicksQuery {
  const order = pickOrders.find((one) => one === query.get('sort')) ?? 'added';
  return {
    order,
    compared: parseIds(query.get('compare'), maxComparedListings),
    shared: parseIds(query.get('homes'), maxSharedFavourites),
    isMap: query.get('view') === 'map',
  };
}

/** Returns the query with one parameter set, or removed when the value is undefined. */
export function withParam(
  query: URLSearchParams,
  key: 'sort' | 'compare' | 'view',
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
/** Returns the query of a link that shares the listings. */
export const shareQuery = (ids: readonly string[]): string => `homes=${ids.slice(0, maxSharedFavourites).join(',')}`;
