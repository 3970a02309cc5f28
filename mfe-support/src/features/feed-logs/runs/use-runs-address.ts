import { useSearchParams } from '@porchlight/client/router';
import { isDay, pageFromQuery } from '@porchlight/contracts';
import { feedRunStates, type FeedRunsQuery } from '@porchlight/contracts/catalog';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Filters of the list of runs, in the address. */
type RunFilter = 'feed' | 'state' | 'from' | 'to';

/** Returns the filters of an address; values that the list cannot read are left out. */
function requestOf(query: URLSearchParams): FeedRunsQuery {
  const [feed, from, to] = ['feed', 'from', 'to'].map((name) => query.get(name) ?? '');
  const state = feedRunStates.find((one) => one === query.get('state'));
  return {
    ...(feed && uuid.test(feed) ? { feedId: feed } : {}),
    ...(state ? { state } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(to && isDay(to) ? { to } : {}),
  };
}

/** Returns what the address of the list of runs shows: the filters and the page. */
export function useRunsAddress() {
  const [query, setQuery] = useSearchParams();
  const filters = requestOf(query);
  const page = pageFromQuery(query);
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    request: { ...filters, ...(page ? { page } : {}) },
    /** Changes a filter, and shows the first page. */
    filter: (name: RunFilter, value: string) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.delete('p');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      }),
    clear: () => setQuery(new URLSearchParams()),
  };
}
