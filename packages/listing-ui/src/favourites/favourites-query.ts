import { listingIdPattern } from '@porchlight/contracts';

/** Returns the distinct listing ids of a parameter, at most `max`; invalid ones are dropped. */
export const parseListingIds = (text: string | null, max: number): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => listingIdPattern.test(id)))].slice(0, max);

/** Returns the sort order of the address (`sort`), or `added`, the order of addition. */
export const orderIn = <Order extends string>(query: URLSearchParams, orders: readonly Order[]): Order | 'added' =>
  orders.find((one) => one === query.get('sort')) ?? 'added';

/** Returns the query with one parameter set, or removed when the value is undefined. */
export function withParam(query: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
