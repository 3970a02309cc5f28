import { pageFromQuery } from '@porchlight/contracts';
import { renterStates, type StaffRentersQuery } from '@porchlight/contracts/accounts';

/** Returns the query of the list in the address; what is unknown there is ignored. */
export function readRentersAddress(query: URLSearchParams): StaffRentersQuery {
  const state = renterStates.find((one) => one === query.get('state'));
  const search = (query.get('search') ?? '').trim().slice(0, 254);
  const page = pageFromQuery(query);
  return { ...(search ? { search } : {}), ...(state ? { state } : {}), ...(page ? { page } : {}) };
}

/** Returns the query of an address with a parameter changed, on the first page. */
export function withRenterParam(query: URLSearchParams, key: 'search' | 'state', value: string) {
  const next = new URLSearchParams(query);
  if (value) next.set(key, value);
  else next.delete(key);
  next.delete('p');
  return next;
}
