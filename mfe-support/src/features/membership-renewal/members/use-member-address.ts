import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';

type Filter = 'search' | 'province' | 'planId';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the filters of an address; values that the list cannot read are empty. */
function filtersOf(query: URLSearchParams): Readonly<Record<Filter, string>> {
  const of = (name: Filter) => (query.get(name) ?? '').trim();
  const planId = of('planId');
  return {
    search: of('search').slice(0, 100),
    province: of('province').slice(0, 2),
    planId: uuid.test(planId) ? planId : '',
  };
}

/** Returns what the address shows: the filters and the page. */
export function useMemberAddress() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const page = pageFromQuery(query);
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    ...filters,
    isFiltered: given.length > 0,
    request: { ...(Object.fromEntries(given) as Partial<typeof filters>), ...(page ? { page } : {}) },
    /** Changes a filter, and shows the first page. */
    filter: (name: Filter, value: string) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      }),
    clear: () => setQuery(new URLSearchParams()),
  };
}
