import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { feedRowActions, type FeedRowsQuery } from '@porchlight/contracts/catalog';

/** Filters of the homes of a run, in the address. */
type RowFilter = 'action' | 'issues' | 'search';
const filterNames: readonly RowFilter[] = ['action', 'issues', 'search'];
/** Value of the filter that shows only homes with an issue. */
export const onlyIssues = 'only';

/** Returns the filters of an address; values that the list cannot read are left out. */
function requestOf(query: URLSearchParams): FeedRowsQuery {
  const action = feedRowActions.find((one) => one === query.get('action'));
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  return {
    ...(action ? { action } : {}),
    ...(query.get('issues') === onlyIssues ? { hasIssue: true } : {}),
    ...(search ? { search } : {}),
  };
}

/** Returns what the address shows of the homes of a run: the filters and the page. */
export function useRowsAddress() {
  const [query, setQuery] = useSearchParams();
  const filters = requestOf(query);
  const page = pageFromQuery(query);
  const change = (values: Readonly<Partial<Record<RowFilter, string>>>) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('p');
      for (const [name, value] of Object.entries(values))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    request: { ...filters, ...(page ? { page } : {}) },
    /** Changes a filter, and shows the first page. */
    filter: (name: RowFilter, value: string) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
}
