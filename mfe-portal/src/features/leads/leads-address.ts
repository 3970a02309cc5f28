import { isDay, listingIdPattern, pageFromQuery, withPage } from '@porchlight/contracts';
import { leadLists, type LeadFilter, type LeadList } from '@porchlight/contracts/catalog';

/** Filters besides the list. */
export type LeadFilters = Omit<LeadFilter, 'list'>;
/** What the address of the screen chooses. */
export interface LeadsAddress {
  readonly list: LeadList;
  readonly filters: LeadFilters;
  readonly page?: number;
}

const maxTextLength = 100;
type FilterKey = keyof LeadFilters;
/** Names of the filters in the address. */
const names: Readonly<Record<FilterKey, string>> = { listingId: 'listing', from: 'from', to: 'to', text: 'text' };
const isValid: Readonly<Record<FilterKey, (text: string) => boolean>> = {
  listingId: (text) => listingIdPattern.test(text),
  from: isDay,
  to: isDay,
  text: (text) => text.length > 0 && text.length <= maxTextLength,
};
const filterKeys = Object.keys(names) as FilterKey[];

/** Reads list, filters and page; what is not valid in the address is ignored. */
export function readAddress(query: URLSearchParams): LeadsAddress {
  const list = leadLists.find((one) => one === query.get('list')) ?? 'open';
  const page = pageFromQuery(query);
  const entries = filterKeys
    .map((key) => [key, (query.get(names[key]) ?? '').trim()] as const)
    .filter(([key, text]) => isValid[key](text));
  return { list, filters: Object.fromEntries(entries), ...(page ? { page } : {}) };
}

/** Returns the query of the address; without a page, that of the first one. */
export function queryOf({ list, filters, page = 1 }: LeadsAddress): string {
  const chosen = filterKeys.flatMap((key) => (filters[key] === undefined ? [] : [[names[key], filters[key]]]));
  const query = new URLSearchParams([...(list === 'open' ? [] : [['list', list]]), ...chosen]);
  return withPage(query, page).toString();
}

/** Returns the query of the list of the API and, without page, of the file. */
export const requestOf = ({ list, filters, page }: LeadsAddress) => ({
  ...(list === 'open' ? {} : { list }),
  ...filters,
  ...(page ? { page } : {}),
});

/** Id of the conversation: a link to a lead goes to it, so that the shell moves the focus there. */
export const conversationId = 'conversation';

/** Returns the address of a lead beside the list that an address chooses; without an id, that of the list. */
export function leadHref(address: LeadsAddress, id?: string): string {
  const query = queryOf(address);
  const search = query ? `?${query}` : '';
  return id === undefined ? `/portal/leads${search}` : `/portal/leads/${id}${search}#${conversationId}`;
}
