import { orderStates, type StaffOrdersQuery } from '@porchlight/contracts/commerce';
import { pageFromQuery } from '@porchlight/contracts';

/** Returns what the address of the list asks for; what is unknown there is ignored. */
export function readOrderAddress(query: URLSearchParams): StaffOrdersQuery {
  const state = orderStates.find((one) => one === query.get('state'));
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const page = pageFromQuery(query);
  return { ...(search ? { search } : {}), ...(state ? { state } : {}), ...(page ? { page } : {}) };
}

/** Returns the query with a parameter changed, on the first page. */
export function withOrderParam(query: URLSearchParams, key: 'search' | 'state' | 'order', value: string) {
  const next = new URLSearchParams(query);
  if (value) next.set(key, value);
  else next.delete(key);
  if (key !== 'order') next.delete('p');
  return next;
}
