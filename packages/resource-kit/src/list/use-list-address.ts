import { useSearchParams } from '@porchlight/client/router';
import type { AnyResource, FilterValues } from '@porchlight/contracts';
import type { Sort } from '@porchlight/console-ui';

const pageSizes = [25, 50, 100] as const;
const readSort = (text: string): Sort => ({ column: text.replace(/^-/, ''), isDescending: text.startsWith('-') });
const writeSort = ({ column, isDescending }: Sort) => (isDescending ? `-${column}` : column);
const readCount = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1);

/** State of a list, as the address of its page holds it. */
export interface ListAddress {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
  readonly isTrash: boolean;
}
const filtersOf = ({ list }: AnyResource) => Object.entries((list.filters ?? {}) as Record<string, FilterValues>);
const readFilter = (text: string, values: FilterValues) => (values === 'id' || values.includes(text) ? text : '');

/** Reads the state of a list from a query string. Values that the resource does not know are dropped. */
export function readListAddress(resource: AnyResource, params: URLSearchParams): ListAddress {
  const sorts: readonly string[] = resource.list.sort;
  const sort = readSort(params.get('sort') ?? '');
  const perPage = Number(params.get('perPage'));
  return {
    search: params.get('search') ?? '',
    filters: Object.fromEntries(
      filtersOf(resource).map(([key, values]) => [key, readFilter(params.get(key) ?? '', values)]),
    ),
    sort: sorts.includes(sort.column) ? sort : { column: sorts[0] ?? '', isDescending: false },
    page: readCount(params.get('page')),
    perPage: pageSizes.find((size) => size === perPage) ?? pageSizes[0],
    isTrash: params.get('trash') === 'true' && resource.permissions.remove !== undefined,
  };
}

/** Returns the query of the file of a list, as text. */
export const toFileQuery = ({ search, filters, sort, isTrash }: ListAddress): Record<string, string> => ({
  sort: writeSort(sort),
  ...(search ? { search } : {}),
  ...(isTrash ? { trash: 'true' } : {}),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});

/** Returns the query of the list call. */
export const toListQuery = (state: ListAddress) => ({
  ...toFileQuery(state),
  page: state.page,
  perPage: state.perPage,
  ...(state.isTrash ? { trash: true } : {}),
});

/** Returns the query string with a parameter changed; any change but of the page returns to page 1. */
export function withParam(params: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(key, value);
  else next.delete(key);
  if (key !== 'page') next.delete('page');
  return next;
}

/**
 * Returns the state of a list from the address, and functions that change the address. Every change is a step of the
 * history but the letters of one search.
 */
export function useListAddress(resource: AnyResource) {
  const [params, setParams] = useSearchParams();
  const state = readListAddress(resource, params);
  const set = (key: string, value: string) =>
    setParams((now) => withParam(now, key, value), {
      replace: key === 'search' && state.search !== '' && value !== '',
    });
  const filterKeys = filtersOf(resource).map(([key]) => key);
  return {
    state,
    pageSizes,
    isFiltered: state.search !== '' || Object.values(state.filters).some((value) => value !== ''),
    set,
    setSort: (sort: Sort) => set('sort', writeSort(sort)),
    clear: () => setParams((now) => ['search', ...filterKeys].reduce((next, key) => withParam(next, key, ''), now)),
  };
}
