import { isDay, pageFromQuery } from '@porchlight/contracts';
import { staffInquiryLists, type StaffInquiriesQuery } from '@porchlight/contracts/catalog';

/** Returns the query of the list in the address; what is unknown there is ignored. */
export function readInquiriesAddress(query: URLSearchParams): StaffInquiriesQuery {
  const list = staffInquiryLists.find((one) => one === query.get('list'));
  const search = (query.get('search') ?? '').trim().slice(0, 254);
  const [from, to] = ['from', 'to'].map((key) => query.get(key) ?? '');
  const page = pageFromQuery(query);
  return {
    ...(list ? { list } : {}),
    ...(search ? { search } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(to && isDay(to) ? { to } : {}),
    ...(page ? { page } : {}),
  };
}

/** Returns the query of an address with a parameter changed, on the first page. */
export function withInquiryParam(query: URLSearchParams, key: 'list' | 'search' | 'from' | 'to', value: string) {
  const next = new URLSearchParams(query);
  if (value) next.set(key, value);
  else next.delete(key);
  next.delete('p');
  return next;
}
