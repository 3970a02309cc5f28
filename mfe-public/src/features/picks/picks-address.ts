import { pickOrders, type PickOrder } from '@porchlight/listing-ui';

const listingId = /^[0-9a-z]{10}$/;
/** Most homes of one link: longer addresses are cut by chat apps. */
export const mostShared = 60;
const idsIn = (text: string | null, most: number): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => listingId.test(id)))].slice(0, most);

/** What the address of My Picks asks for: an order, homes to compare, or homes that somebody else shared. */
export interface PicksAsked {
  readonly order: PickOrder;
  readonly compared: readonly string[];
  readonly shared: readonly string[];
  readonly isMap: boolean;
}

/** Reads the address; what cannot be read is left out. */
export function readPicksAddress(query: URLSearchParams, mostCompared: number): PicksAsked {
  const order = pickOrders.find((one) => one === query.get('sort')) ?? 'added';
  return {
    order,
    compared: idsIn(query.get('compare'), mostCompared),
    shared: idsIn(query.get('homes'), mostShared),
    isMap: query.get('view') === 'map',
  };
}

/** The query of My Picks with one thing changed; undefined takes it away. */
export function changedQuery(
  query: URLSearchParams,
  key: 'sort' | 'compare' | 'view',
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
/** The query of a link that shows these homes to somebody else. */
export const sharedQuery = (ids: readonly string[]): string => `homes=${ids.slice(0, mostShared).join(',')}`;
